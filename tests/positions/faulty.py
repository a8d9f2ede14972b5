"""A position for every fault that the rulebook can find, and all faults that it has."""

from __future__ import annotations

FAULTY: dict[str, tuple[str, set[str]]] = {
    "apart": ("Base_w3_wS1-bS1-2wQ-bQ", {"apart"}),
    "cannot-climb": ("Base_w5_wQ-bQ.wA1bA1-wA2-bA2", {"cannot-climb"}),
    "not-in-game": ("Base_w3_wQ-bQ.wM-bA1", {"not-in-game"}),
    "doubled": ("Base_w3_wQ-bQ.wA1-wA1-bA1", {"doubled"}),
    "skipped": ("Base_w3_wQ-bQ.wA2-bA1", {"skipped"}),
    "queen-overdue": ("Base_w5_wQ-wA1-wA2-bA1-bA2-bA3", {"queen-overdue"}),
    "queen-too-early": ("Base_w3_wQ-bA1-bQ", {"queen-too-early"}),
    "moved-too-early": ("Base_b4_wQbB1-wA1-bS1-bA1", {"moved-too-early", "too-few-turns"}),
    "colors-touch": ("Base_w3_wS1-bS1.bA1-wA1", {"colors-touch"}),
    "no-such-turn": ("Base_w500001_wQ-wS1-bS1-bQ", {"no-such-turn"}),
    "too-few-turns": ("Base_w2_wQ-wA1-bA1", {"too-few-turns"}),
    "idle-turns": ("Base_w4_wS1-wQ-bA1-bA2", {"idle-turns"}),
    "resting-covered": ("P_w6_wP-wQ-bA1~bB1-bQ", {"resting-covered"}),
    "resting-needless": ("P_w4_wA1-wQ-bA1~-bQ", {"resting-needless"}),
    "resting-unmoved": ("P_b3_wP-wA1~-wA2-bA1-bQ", {"resting-unmoved", "too-few-turns"}),
    "resting-unthrown": ("P_b4_wA1-wQ-bA1~-bP-bQ", {"resting-unthrown"}),
}
