"""Short games that end or get stuck in the ways tests need."""

SURROUNDED = (
    r"Base;WhiteWins;White[6];wS1;bS1 wS1/;wQ -wS1;bQ \bS1;wQ -bS1;bA1 \bQ;wS1 -bQ;bS2 bA1-;"
    "wG1 -wQ;bA2 bS2\\"
)
DOUBLE_SURROUND = (
    r"Base+MLP;Draw;White[10];wG1;bB1 \wG1;wS1 wG1-;bB2 bB1/;wQ wS1/;bS1 \bB2;wB1 wQ\;bQ bS1-;"
    r"wB2 wQ/;bQ -wB2;wP wB1\;bS2 bS1-;wM wB2\;bS1 bS2-;wM wB2;bB1 bB2;wG2 wM\;bB1 -wQ"
)
FORCED_PASS = (
    r"Base;InProgress;Black[6];wB1;bB1 -wB1;wQ wB1\;bQ /bB1;wS1 wQ-;bQ -wQ;wG1 wB1-;bQ /wQ;"
    r"wG1 -bB1;bQ -wQ;wS1 /bQ"
)
