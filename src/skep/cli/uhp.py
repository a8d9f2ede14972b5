"""``skep uhp``: the engine on standard input and output."""

from __future__ import annotations

from skep.cli.networks import PACKAGED, NetworkName


def uhp(
    network: NetworkName = PACKAGED,
) -> None:
    """Talk the Universal Hive Protocol on standard input and output.

    Type help for its commands and exit to leave.

    Example: skep uhp
    """
    from skep.engine.network import find_network
    from skep.uhp import serve_standard_streams

    serve_standard_streams(find_network(network))
