"""The origin that browsers see, as a browser itself would write it."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

from skep.errors import SettingError

_DEFAULT_PORTS: Final = {"http": 80, "https": 443}
_HOST = re.compile(r"[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?|[0-9a-f:.]*:[0-9a-f:.]*")
_FORM = "scheme://host[:port] with http or https, such as https://hive.example"


def parse_origin(text: str) -> str:
    """Read an origin: the host in lower case, without a slash at the end or a default port.

    >>> parse_origin("HTTPS://Hive.Example:443/")
    'https://hive.example'
    """
    try:
        parts = urlsplit(text.strip())
        host, port = parts.hostname or "", parts.port
    except ValueError as error:  # a port or an IPv6 address that is none
        raise _refusal(text, str(error)) from None
    if parts.scheme not in _DEFAULT_PORTS:
        raise _refusal(text, "it does not begin with http:// or https://")
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise _refusal(text, "there is a path after the host")
    if "@" in parts.netloc:
        raise _refusal(text, "there is a user name in it")
    if not host.isascii():
        raise _refusal(text, "the host has letters that browsers send as xn--…: write it so")
    if not _HOST.fullmatch(host) or port == 0:
        raise _refusal(text, "there is no such host" if host else "there is no host")
    shown = f"[{host}]" if ":" in host else host
    is_default = port in (None, _DEFAULT_PORTS[parts.scheme])
    return f"{parts.scheme}://{shown}" + ("" if is_default else f":{port}")


def _refusal(text: str, problem: str) -> SettingError:
    return SettingError(f"--public-origin is {text[:60]!r}: {problem}; expected {_FORM}")
