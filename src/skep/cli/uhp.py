"""``skep uhp``: the engine on standard input and output."""

from __future__ import annotations

from skep.cli.options import NetworkName, Rules
from skep.engine import PACKAGED
from skep.uhp.server.server_state import RULES


def uhp(
    rules: Rules = RULES,
    network: NetworkName = PACKAGED,
) -> None:
    """Run the engine over the Universal Hive Protocol (UHP).

    It reads commands from standard input and answers on standard output. Type help
    for the commands and exit to leave.

    Example: skep uhp --rules tournament
    """
    from skep.engine.network import find_network
    from skep.rulesets import RuleSet
    from skep.uhp.server.served_skep import ServedSkep
    from skep.uhp.server.serving import serve_engine

    RuleSet.preset(rules)
    serve_engine(ServedSkep(find_network(network)), rules)
