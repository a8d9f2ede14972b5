"""The web app's files, held in memory; each of its routes gets the index page."""

from __future__ import annotations

import mimetypes
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from skep.server.api.documents import CHECKED, KEPT, Document, send_document

ON_DEMAND: Final = "assets/python/"
"""The server in the tab: megabytes that few visitors ask for. They are read when one does."""
_APP_ROUTES: Final = ("", "game/", "games", "learn", "rules", "settings", "view")
_NOT_BUILT: Final = """<!doctype html>
<html lang="en"><title>Skep</title>
<h1>The server runs, but the web app is not built</h1>
<p>In the project's folder run <code>make web</code>, then load this page again.</p>
</html>
"""


class WebApp:
    """The built web app, reloaded after each build."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._stamp: tuple[int | None, ...] = ()
        self._files: dict[str, Document] = {}
        self._unread: dict[str, Path] = {}
        self._read_if_new()

    def find(self, path: str) -> Document | None:
        """The file of a path, or the index page for a route of the app."""
        self._read_if_new()
        name = path.lstrip("/")
        if name in self._unread:
            with suppress(FileNotFoundError):  # a build is under way
                self._files[name] = read_file(self._unread.pop(name), name)
        if name in self._files:
            return self._files[name]
        is_route = name == "" or any(
            name == route.rstrip("/") or name.startswith(f"{route.rstrip('/')}/")
            for route in _APP_ROUTES[1:]
        )
        return self.index if is_route else None

    @property
    def index(self) -> Document | None:
        return self._files.get("index.html")

    @property
    def is_built(self) -> bool:
        return self.index is not None

    def _read_if_new(self) -> None:
        """Reload the files if there is a new build."""
        stamp = (_changed_at(self._folder), _changed_at(self._folder / "assets"))
        if stamp == self._stamp:
            return
        paths = {
            name: path
            for path in sorted(self._folder.rglob("*"))
            if path.is_file()
            and not (name := path.relative_to(self._folder).as_posix()).startswith(".")
        }
        unread = {name: paths.pop(name) for name in tuple(paths) if name.startswith(ON_DEMAND)}
        try:
            found = {name: read_file(path, name) for name, path in paths.items()}
        except FileNotFoundError:
            return  # a build is under way: the next request tries again
        # Pages that are still open load parts of the previous build.
        before = {name: file for name, file in self._files.items() if file.caching == KEPT}
        self._stamp, self._files, self._unread = stamp, before | found, unread


def read_file(path: Path, name: str) -> Document:
    """A file of the app; those in assets have names that change with their content."""
    media_type, packed = mimetypes.guess_type(name)
    if media_type is None or packed is not None:
        media_type = "application/octet-stream"
    if name.endswith(".webmanifest"):
        media_type = "application/manifest+json"
    caching = KEPT if name.startswith("assets/") else CHECKED
    return Document.of(path.read_bytes(), media_type, caching)


def _changed_at(folder: Path) -> int | None:
    try:
        return folder.stat().st_mtime_ns
    except FileNotFoundError:
        return None


@route(
    ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False
)
async def show_page(request: Request[Any, Any, State], path: FromPath[str] = "/") -> Response[Any]:
    """A file of the web app."""
    app: WebApp = request.app.state.web_app
    file = app.find(path)
    if file is not None:
        return send_document(request, file)
    if path == "/" and not app.is_built:
        return Response(_NOT_BUILT.encode(), media_type="text/html; charset=utf-8")
    if app.index is None or not _is_for_people(request):
        raise NotFoundException("there is no such page")
    # The app says so itself, in the reader's language.
    return Response(app.index.content, status_code=404, media_type=app.index.media_type)


def _is_for_people(request: Request[Any, Any, State]) -> bool:
    """Whether a browser asks for a page, rather than a program for the API."""
    is_api = request.scope["path"].startswith("/api/")
    return not is_api and "text/html" in request.headers.get("accept", "")
