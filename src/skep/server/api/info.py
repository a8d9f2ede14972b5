"""Facts about this server."""

from __future__ import annotations

from litestar import get

from skep.server.answers.info import Info, answer_info


@get("/info", sync_to_thread=False, response_description="What the server can do.")
def info() -> Info:
    """The version, the languages and the number of levels."""
    return answer_info()
