"""Documents: content made once and sent often, compressed and with an entity tag."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from litestar import Request, Response
from litestar.response import Stream

CHECKED: Final = "no-cache"
"""May be cached, but the client must ask each time whether it is still current."""
KEPT: Final = "public, max-age=31536000, immutable"
"""Never changes under its name."""
_PACKED: Final = ("application/octet-stream", "application/zip")
"""Content that is compressed already."""
_CHUNK: Final = 64 * 1024  # bytes buffered for a slow reader


@dataclass(frozen=True, slots=True)
class Document:
    """Content, ready to be sent."""

    content: bytes
    zipped: bytes | None
    media_type: str
    tag: str
    caching: str

    @classmethod
    def of(cls, content: bytes, media_type: str, caching: str = CHECKED) -> Document:
        zipped = b"" if media_type in _PACKED else gzip.compress(content, 9, mtime=0)
        return cls(
            content,
            zipped if 0 < len(zipped) < 0.9 * len(content) else None,
            media_type,
            f'"{hashlib.sha256(content).hexdigest()[:20]}"',
            caching,
        )


def send_document(request: Request[Any, Any, Any], document: Document) -> Response[Any]:
    """Answer with a document, compressed if possible, unless the client already has it."""
    headers = {"cache-control": document.caching, "etag": document.tag, "vary": "accept-encoding"}
    if document.tag in _known_tags(request):
        return Response(b"", status_code=304, headers=headers, media_type=document.media_type)
    content = document.content
    if document.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = document.zipped
        headers["content-encoding"] = "gzip"
    if len(content) <= _CHUNK:
        return Response(content, headers=headers, media_type=document.media_type)
    headers["content-length"] = str(len(content))
    return Stream(_chunks(content), headers=headers, media_type=document.media_type)


def _known_tags(request: Request[Any, Any, Any]) -> set[str]:
    """The tags of what the client has; compressing proxies mark them as weak."""
    listed = request.headers.get("if-none-match", "").split(",")
    return {tag.strip().removeprefix("W/") for tag in listed}


def _chunks(content: bytes) -> Iterator[bytes]:
    for begin in range(0, len(content), _CHUNK):
        yield content[begin : begin + _CHUNK]
