"""The server's origin and hosts, written as browsers write them."""

from __future__ import annotations

import re
from ipaddress import IPv6Address
from typing import Final
from urllib.parse import urlsplit

from skep.errors import SettingError

_DEFAULT_PORTS: Final = {"http": 80, "https": 443}
_NAME = re.compile(r"[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?")
_XN_FORM = "write the host in its xn--… form, as browsers send it"
_FORM = "scheme://host[:port] with http or https, such as https://hive.example"


def parse_origin(text: str) -> str:
    """Read an origin: the host in lower case, without a slash at the end or a default port.

    >>> parse_origin("HTTPS://Hive.Example:443/")
    'https://hive.example'
    """
    try:
        parts = urlsplit(text.strip())
        host, port = parts.hostname or "", parts.port
    except ValueError as error:  # an invalid port or IPv6 address
        raise _refusal(text, str(error)) from None
    if parts.scheme not in _DEFAULT_PORTS:
        raise _refusal(text, "it does not begin with http:// or https://")
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise _refusal(text, "there is a path after the host")
    if "@" in parts.netloc:
        raise _refusal(text, "there is a user name in it")
    if not host.isascii():
        raise _refusal(text, _XN_FORM)
    if not _is_host(host) or port == 0:
        raise _refusal(text, "there is no such host" if host else "there is no host")
    shown = f"[{host}]" if ":" in host else host
    is_default = port in (None, _DEFAULT_PORTS[parts.scheme])
    return f"{parts.scheme}://{shown}" + ("" if is_default else f":{port}")


def parse_host(text: str) -> str:
    """Read another name of the server, without a port.

    >>> parse_host("Hive.Local")
    'hive.local'
    """
    host = text.strip().lower()
    if _is_host(host):
        return host
    problem = "that is not a host" if host.isascii() else _XN_FORM
    raise SettingError(
        f"--allowed-host is {text[:60]!r}: {problem};"
        " expected a name such as hive.example, without scheme and port"
    )


def _is_host(text: str) -> bool:
    if ":" not in text:
        return _NAME.fullmatch(text) is not None
    try:
        return IPv6Address(text).scope_id is None
    except ValueError:
        return False


def _refusal(text: str, problem: str) -> SettingError:
    return SettingError(f"--public-origin is {text[:60]!r}: {problem}; expected {_FORM}")
