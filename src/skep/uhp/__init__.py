"""The Universal Hive Protocol: Skep as an engine that viewers and arenas talk to in lines."""

from skep.uhp.process import serve_standard_streams
from skep.uhp.server import serve
from skep.uhp.session import Session

__all__ = ["Session", "serve", "serve_standard_streams"]
