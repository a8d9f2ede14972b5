"""The network in PyTorch, with the same sums and layers as native/evaluation/nnue."""

from __future__ import annotations

from typing import Final

import torch
from torch import Tensor, nn

from skep import _core
from skep.engine.network import SHAPE

INPUTS, WIDTH, FIRST, SECOND, BUCKETS = SHAPE
ONE: Final[int] = _core.NETWORK_ONE
"""The whole number that stands for 1 between layers."""
WEIGHT_ONE: Final[int] = _core.NETWORK_WEIGHT_ONE
"""The whole number that stands for a weight of 1 in a layer."""
MAX_ROW: Final = 4.0
MAX_START: Final = 16.0
"""28 weights of inputs and the start of their sum fit into sixteen bits."""
MAX_WEIGHT: Final = 120.0
MAX_BIAS: Final = 2000.0

_KINDS: Final[int] = _core.NETWORK_KINDS
_STATES: Final[int] = _core.NETWORK_STATES
_OF_KIND = INPUTS // _KINDS
_PLACES = (_OF_KIND - 1) // _STATES


class Model(nn.Module):
    """Sums for each queen's view, then three layers per bucket.

    From the first step on, weights are rounded as they will be in the file; the gradient
    ignores the rounding.
    """

    def __init__(self) -> None:
        super().__init__()
        # What an insect's inputs share is learned once: the meaning of its state anywhere, and
        # of its place in any state.
        self.rows = nn.Parameter(torch.zeros(_KINDS, _STATES, _PLACES, WIDTH))
        self.of_state = nn.Parameter(torch.randn(_KINDS, _STATES, 1, WIDTH) * 0.05)
        self.of_place = nn.Parameter(torch.randn(_KINDS, 1, _PLACES, WIDTH) * 0.05)
        self.of_reserve = nn.Parameter(torch.randn(_KINDS, 1, WIDTH) * 0.05)
        self.start = nn.Parameter(torch.full((WIDTH,), 0.3))
        self.first = Layers(2 * WIDTH, FIRST)
        self.second = Layers(FIRST, SECOND)
        self.last = Layers(SECOND, 1)

    def table(self) -> Tensor:
        """The weights of every input, and zeros for pieces not in the game."""
        on_board = (self.rows + self.of_state + self.of_place).flatten(1, 2)
        rows = torch.cat([on_board, self.of_reserve], 1).flatten(0, 1)
        rows = rounded(rows.clamp(-MAX_ROW, MAX_ROW), ONE)
        return torch.cat([rows, rows.new_zeros(1, WIDTH)])

    def forward(self, inputs: Tensor, buckets: Tensor) -> Tensor:
        """The log-odds of winning for the player to move."""
        table = self.table()
        start = rounded(self.start.clamp(-MAX_START, MAX_START), ONE)
        views = inputs.long().view(2 * len(inputs), -1)  # each row's two views
        sums = nn.functional.embedding_bag(views, table, mode="sum") + start
        x = sums.view(len(inputs), 2 * WIDTH).clamp(0, 1)
        x = self.first(x, buckets).clamp(0, 1)
        x = self.second(x, buckets).clamp(0, 1)
        odds: Tensor = self.last(x, buckets).squeeze(1)
        return odds


class Layers(nn.Module):
    """A layer for each bucket."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__()
        bound = inputs**-0.5
        self.weight = nn.Parameter(torch.empty(BUCKETS, outputs, inputs).uniform_(-bound, bound))
        self.weight.data[1:] = self.weight.data[0]
        self.bias = nn.Parameter(torch.zeros(BUCKETS, outputs))

    def forward(self, x: Tensor, buckets: Tensor) -> Tensor:
        weight = rounded(self.weight.clamp(-MAX_WEIGHT, MAX_WEIGHT), WEIGHT_ONE)
        of_all = torch.einsum("ni,boi->nbo", x, weight)
        of_all = of_all + self.bias.clamp(-MAX_BIAS, MAX_BIAS)
        return of_all[torch.arange(len(x), device=x.device), buckets.long()]


def rounded(x: Tensor, one: int) -> Tensor:
    """Round to steps of 1 / one; the gradient is that of x itself."""
    return x + ((x * one).round() / one - x).detach()


def body(model: Model) -> bytes:
    """The weights as native/evaluation/nnue reads them."""
    start = model.start.clamp(-MAX_START, MAX_START)
    whole = [_numbers(start, ONE, "<i2"), _numbers(model.table()[:INPUTS], ONE, "<i2")]
    for bucket in range(BUCKETS):
        for layers in (model.first, model.second, model.last):
            weight = layers.weight[bucket].clamp(-MAX_WEIGHT, MAX_WEIGHT)
            whole.append(_numbers(weight, WEIGHT_ONE, "<i2"))
            bias = layers.bias[bucket].clamp(-MAX_BIAS, MAX_BIAS)
            whole.append(_numbers(bias, ONE * WEIGHT_ONE, "<i4"))
    return b"".join(whole)


def _numbers(x: Tensor, one: int, kind: str) -> bytes:
    return (x.detach().double().cpu() * one).round().numpy().astype(kind).tobytes()
