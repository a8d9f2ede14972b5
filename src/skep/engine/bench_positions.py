"""The positions of the benchmark: game types, phases and shapes of hive that differ.

A change here changes the signature.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class BenchPosition(NamedTuple):
    """A game and how deep it is counted and searched."""

    name: str
    game: str
    perft_depth: int
    search_depth: int


MIDDLE_GAME: Final = (
    r"Base+MLP;InProgress;White[10];wG1;bL /wG1;wM wG1/;bM /bL;wA1 wM\;bQ bL\;wQ \wM;bP /bQ;"
    r"wP /wQ;bA1 -bP;wM bQ\;bM wA1\;wB1 wQ\;bA2 /bP;wB2 wM-;bA1 wB2\;wB1 wG1;bA2 wQ-"
)
"""The position in which the engines of the field publish their counts."""

POSITIONS: Final = (
    BenchPosition("Base, start", "Base", 7, 8),
    BenchPosition("Base+MLP, start", "Base+MLP", 6, 7),
    BenchPosition(
        "Base+MLP, middle",
        MIDDLE_GAME,
        5,
        6,
    ),
    BenchPosition(
        "Base, beetle on the queen",
        r"Base;InProgress;White[13];wB1;bA1 wB1-;wB2 \wB1;bQ bA1/;wA1 -wB1;bA2 bA1\;wQ \wB2;"
        r"bS1 bQ\;wA1 \bQ;bS1 wA1/;wA2 -wB1;bA2 -wA1;wB2 wB1;bS1 \wQ;wA2 bQ-;bA3 \bS1;wA2 wA1-;"
        r"bA3 -wQ;wB2 bA1;bS2 /bA3;wA2 \bS1;bB1 /bS2;wB2 bQ;"
        "bB2 bS2\\",
        5,
        7,
    ),
    BenchPosition(
        "Base+P, throws",
        r"Base+P;InProgress;White[16];wP;bB1 wP\;wG1 wP/;bG1 /bB1;wA1 -wP;bA1 bB1-;wQ \wG1;"
        r"bQ -bG1;wA2 -wG1;bA1 \wQ;wS1 -wA2;bA2 bB1-;wA1 \bQ;bA2 bA1-;wG1 \bA1;bG2 bB1\;wB1 wG1/;"
        r"bA3 bB1-;wA1 wP-;bS1 bA2-;bB1 wQ\;bS1 wB1-;wS2 /wS1;bG3 /bG1;wA3 -wP;bB2 bS1-;bB1 /wP;"
        r"bG1 \wS1;wS2 -bG3;bG3 -wS2",
        4,
        6,
    ),
    BenchPosition(
        "Base+M, 24 cells long",
        r"Base+M;InProgress;White[16];wG1;bA1 wG1-;wS1 /wG1;bQ bA1-;wM -wS1;bG1 bQ/;wQ -wM;"
        r"bS1 bG1-;wB1 /wQ;bM bS1-;wG2 /wB1;bA2 bM-;wS2 -wG2;bS2 bA2-;wG3 -wS2;bA3 bS2/;wB2 -wG3;"
        r"bB1 bA3-;wA1 /wB2;bG2 bB1/;wA2 /wA1;bB2 bG2/;wA3 /wA2;bG3 bB2-;wA3 bG3-;pass;wA2 -wA1;"
        r"pass;wA3 bG3/;pass",
        5,
        6,
    ),
    BenchPosition(
        "Base+ML, all pieces placed",
        r"Base+ML;InProgress;White[26];wB1;bA1 wB1/;wA1 -wB1;bS1 bA1/;wQ /wA1;bG1 \bS1;wA2 /wB1;"
        r"bQ bS1-;wA1 bQ/;bL bG1/;wA3 -wB1;bA2 -bL;wA3 bQ\;bA2 \wQ;wM wB1\;bA3 -bL;wM wA1\;"
        r"bA3 -wQ;wL wB1\;bM -bS1;wL -wA3;bM /wQ;wL wA1/;bA3 wL-;wB2 wB1\;bS2 -bL;wG1 /wB2;"
        r"bB1 bS2/;wG2 wB2\;bB2 -bB1;wG3 wB2-;bG2 bB2/;wS1 wM-;bG3 -bG2;wA3 bG2-;bA3 wA3-;"
        r"wL /bQ;bA2 wS1/;wL /wM;bA2 \wQ;wS2 wA1-;bA2 bL-;wL wS1\;bA3 wS2/;wL /wM;bA3 wA3/;"
        r"wG3 /wG2;bM -wQ;wS1 bA2-;bA2 /wQ",
        4,
        5,
    ),
)
