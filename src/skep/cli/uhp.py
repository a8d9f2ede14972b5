"""``skep uhp``: the engine on standard input and output."""

from __future__ import annotations

from skep.cli.options import NetworkName, Rules
from skep.engine import PACKAGED
from skep.uhp.engine_options import RULES


def uhp(
    rules: Rules = RULES,
    network: NetworkName = PACKAGED,
) -> None:
    """Talk the Universal Hive Protocol on standard input and output.

    Type help for its commands and exit to leave.

    Example: skep uhp --rules tournament
    """
    from skep.engine.network import find_network
    from skep.rulesets import RuleSet
    from skep.uhp import serve_standard_streams

    RuleSet.preset(rules)
    serve_standard_streams(find_network(network), rules)
