"""A plain file server with a strict policy, as any host of static files might be."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

POLICY: Final = (
    "default-src 'none'; connect-src 'self'; worker-src 'self'; "
    "script-src 'self' 'wasm-unsafe-eval'"
)


class _Files(SimpleHTTPRequestHandler):
    """Files, and an empty page, with a strict policy and the headers that the caller wants."""

    def __init__(self, *args: Any, headers: dict[str, str], directory: str) -> None:  # noqa: ANN401
        self.more_headers = headers
        super().__init__(*args, directory=directory)

    def do_GET(self) -> None:
        if self.path == "/empty":
            body = b"<!doctype html><title>empty</title>"
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        else:
            super().do_GET()

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        for name, value in self.more_headers.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_args: object) -> None:
        """Nobody reads it."""


@contextmanager
def file_server(folder: Path, headers: dict[str, str]) -> Iterator[str]:
    """Serve a folder, and an empty page at ``/empty``; this is the address."""
    handler = partial(_Files, headers=headers, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()
