"""The files of the web app, held in memory; every route of the app is its index page."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

_APP_ROUTES: Final = ("", "game/", "learn", "rules", "settings")
_NOT_BUILT: Final = """<!doctype html>
<html lang="en"><title>Skep</title>
<h1>The server runs, but the web app is not built</h1>
<p>In the project's folder run <code>make web</code>, then load this page again.</p>
</html>
"""


@dataclass(frozen=True, slots=True)
class Asset:
    """A file, ready to be sent."""

    content: bytes
    zipped: bytes | None
    media_type: str
    tag: str
    is_hashed: bool  # its name changes with its content

    @classmethod
    def read(cls, path: Path, name: str) -> Asset:
        content = path.read_bytes()
        zipped = gzip.compress(content, 9, mtime=0)
        media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if name.endswith(".webmanifest"):
            media_type = "application/manifest+json"
        return cls(
            content,
            zipped if len(zipped) < 0.9 * len(content) else None,
            media_type,
            f'"{hashlib.sha256(content).hexdigest()[:20]}"',
            name.startswith("assets/"),
        )


class WebApp:
    """The built web app, read when it is new."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._stamp: tuple[int | None, ...] = ()
        self._assets: dict[str, Asset] = {}
        self._read_if_new()

    def find(self, path: str) -> Asset | None:
        """The file of a path, or the index page for a route of the app."""
        self._read_if_new()
        name = path.lstrip("/")
        if name in self._assets:
            return self._assets[name]
        is_route = name == "" or any(
            name == route.rstrip("/") or name.startswith(f"{route.rstrip('/')}/")
            for route in _APP_ROUTES[1:]
        )
        return self.index if is_route else None

    @property
    def index(self) -> Asset | None:
        return self._assets.get("index.html")

    @property
    def is_built(self) -> bool:
        return self.index is not None

    def _read_if_new(self) -> None:
        """Read the files again after another build, which puts new ones into the folders."""
        stamp = (_changed_at(self._folder), _changed_at(self._folder / "assets"))
        if stamp == self._stamp:
            return
        try:
            found = {
                name: Asset.read(path, name)
                for path in sorted(self._folder.rglob("*"))
                if path.is_file()
                and not (name := path.relative_to(self._folder).as_posix()).startswith(".")
            }
        except FileNotFoundError:
            return  # a build is on its way: the next request tries again
        # Pages that are open load parts of the build before.
        before = {name: asset for name, asset in self._assets.items() if asset.is_hashed}
        self._stamp, self._assets = stamp, before | found


def _changed_at(folder: Path) -> int | None:
    try:
        return folder.stat().st_mtime_ns
    except FileNotFoundError:
        return None


@route(
    ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False
)
async def show_page(
    request: Request[Any, Any, State], path: FromPath[str] = "/"
) -> Response[bytes]:
    """A file of the web app."""
    app: WebApp = request.app.state.web_app
    asset = app.find(path)
    if asset is None:
        if path == "/" and not app.is_built:
            return Response(_NOT_BUILT.encode(), media_type="text/html; charset=utf-8")
        if app.index is None or not _is_for_people(request):
            raise NotFoundException("there is no such page")
        # The app itself says, in the reader's language, that there is no such page.
        return Response(app.index.content, status_code=404, media_type=app.index.media_type)
    cache = "public, max-age=31536000, immutable" if asset.is_hashed else "no-cache"
    headers = {"cache-control": cache, "etag": asset.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(b"", status_code=304, headers=headers, media_type=asset.media_type)
    content = asset.content
    if asset.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = asset.zipped
        headers["content-encoding"] = "gzip"
    return Response(content, headers=headers, media_type=asset.media_type)


def _is_for_people(request: Request[Any, Any, State]) -> bool:
    """Whether a browser asks for a page, and not a program for a part of the API."""
    is_api = request.url.path.startswith("/api/")
    return not is_api and "text/html" in request.headers.get("accept", "")
