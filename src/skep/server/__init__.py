"""The server: games in the browser, over REST and WebSockets, kept in one SQLite file.

    app, run → api | realtime → views → services → storage → domain

Each imports only from those after it. ``docs/server.md`` describes the protocol.
"""

__all__: list[str] = []
"""A program: it offers nothing to import."""
