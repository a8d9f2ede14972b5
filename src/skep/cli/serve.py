"""``skep serve``: the server for the browser."""

from __future__ import annotations

import webbrowser
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, TypedDict, Unpack

import typer

from skep._disk import file_errors
from skep.cli.files import data_folder, expect_database, is_there
from skep.cli.public_origin import parse_host, parse_origin
from skep.errors import SettingError
from skep.server.addresses import IpNetwork
from skep.server.settings import (
    CONNECTIONS_PER_ADDRESS,
    NEW_GAMES_PER_MINUTE,
    REQUESTS_PER_SECOND,
    SOCKETS_PER_ADDRESS,
    LogFormat,
    LogLevel,
    ServerSettings,
)


class Rest(TypedDict, total=False):
    """A server's settings, except the database."""

    host: str
    port: int
    public_origin: str | None
    allowed_hosts: tuple[str, ...]
    trusted_proxies: tuple[IpNetwork, ...]
    new_games_per_minute: int
    requests_per_second: int
    sockets_per_address: int
    connections_per_address: int
    log_format: LogFormat
    log_level: LogLevel
    metrics_token: str | None


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Listen on this address.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Listen on this port; 0 takes a free one.")
    ] = 8400,
    database: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Save the games in this file.",
            show_default="games.db in the data folder",
        ),
    ] = None,
    public_origin: Annotated[
        str | None,
        typer.Option(
            metavar="ORIGIN",
            help="Name the origin that browsers see, such as https://hive.example.",
        ),
    ] = None,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Accept requests to this host name, too."),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="CIDR", help="Trust X-Forwarded-For from this proxy or network."),
    ] = None,
    new_games_per_minute: Annotated[
        int, typer.Option(min=1, help="Let one address start this many games per minute.")
    ] = NEW_GAMES_PER_MINUTE,
    requests_per_second: Annotated[
        int, typer.Option(min=1, help="Let one address make this many requests per second.")
    ] = REQUESTS_PER_SECOND,
    sockets_per_address: Annotated[
        int, typer.Option(min=1, help="Let one address have this many pages open.")
    ] = SOCKETS_PER_ADDRESS,
    connections_per_address: Annotated[
        int, typer.Option(min=1, help="Let one address have this many connections.")
    ] = CONNECTIONS_PER_ADDRESS,
    log_format: Annotated[
        LogFormat, typer.Option(help="Write the log for people, or as one JSON object per line.")
    ] = LogFormat.CONSOLE,
    log_level: Annotated[
        LogLevel, typer.Option(help="Log messages of this level and above.")
    ] = LogLevel.INFO,
    metrics_token: Annotated[
        str | None,
        typer.Option(
            metavar="SECRET",
            envvar="SKEP_METRICS_TOKEN",
            help="Allow other machines to read /metrics with this bearer token.",
        ),
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the browser.")
    ] = False,
) -> None:
    """Serve Hive to browsers on this machine and elsewhere.

    Games are saved in games.db in ~/.local/share/skep (macOS: ~/Library/Application
    Support/skep), or in the folder named by SKEP_DATA.

    Example: skep serve --port 8400 --open
    """
    if database is not None:
        expect_database(database)
    origin = None if public_origin is None else parse_origin(public_origin)
    if origin is not None and not trusted_proxy:
        typer.echo(
            "warning: --public-origin without --trusted-proxy: all visitors who come through"
            " your proxy count as one address",
            err=True,
        )
    run_server(
        open_browser=open_browser,
        database=database,
        host=host,
        port=port,
        public_origin=origin,
        allowed_hosts=tuple(map(parse_host, allowed_host or ())),
        trusted_proxies=tuple(_network(text) for text in trusted_proxy or ()),
        new_games_per_minute=new_games_per_minute,
        requests_per_second=requests_per_second,
        sockets_per_address=sockets_per_address,
        connections_per_address=connections_per_address,
        log_format=log_format,
        log_level=log_level,
        metrics_token=metrics_token,
    )


def _network(text: str) -> IpNetwork:
    try:
        return ip_network(text)
    except ValueError as error:
        raise SettingError(
            f"--trusted-proxy is {text!r}: {error}; expected an address or a network"
            " such as 127.0.0.1 or 10.0.0.0/8"
        ) from None


def run_server(
    *, open_browser: bool, database: Path | None = None, **settings: Unpack[Rest]
) -> None:
    """Serve until Ctrl-C, and print the address once the server answers."""
    try:
        from skep.server.run import run
    except ModuleNotFoundError as error:
        raise SettingError(
            f"the server needs {error.name}: install it with pip install 'skep[server]'"
        ) from None

    def announce(address: str) -> None:
        typer.echo(f"Skep is at {address} (Ctrl-C ends it)")
        if open_browser:
            webbrowser.open(address)

    if database is None:
        database = data_folder() / "games.db"
        with file_errors("make", database.parent):  # a folder named by the user must exist
            database.parent.mkdir(parents=True, exist_ok=True)
    elif not is_there(database.absolute().parent):
        raise SettingError(
            f"there is no folder {database.absolute().parent} for the database: create it first"
        )
    run(ServerSettings(database=database.absolute(), **settings), announce)
