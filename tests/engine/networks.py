"""Networks with random weights, for tests."""

from __future__ import annotations

import numpy as np

from skep.engine.network import SHAPE, Network, network_content


def random_body(seed: int = 1, row: int = 30, weight: int = 60) -> bytes:
    inputs, width, first, second, buckets = SHAPE
    rng = np.random.default_rng(seed)

    def numbers(most: int, kind: str, *shape: int) -> bytes:
        return rng.integers(-most, most, shape, endpoint=True).astype(kind).tobytes()

    parts = [numbers(100, "<i2", width), numbers(row, "<i2", inputs, width)]
    for _ in range(buckets):
        for taken, given in ((2 * width, first), (first, second), (second, 1)):
            parts += [numbers(weight, "<i2", given, taken), numbers(5000, "<i4", given)]
    return b"".join(parts)


def random_network(seed: int = 1) -> Network:
    return Network(network_content(random_body(seed), {"seed": seed}), f"random network {seed}")
