"""The Strike Table (4.3), weakening on it (4.5), and attacks against cards that do not fight (4.9)."""

from __future__ import annotations

from runtime.tcg.terms import MEDIUM, MISS, STRONG, WEAK

Blows = tuple[str, str]
"""What the attacker and what the parrier deals."""

FOR_ATTACKER: dict[int, Blows] = {1: (WEAK, MISS), 2: (MEDIUM, WEAK), 3: (MEDIUM, MISS), 4: (STRONG, WEAK),
                                  5: (STRONG, MISS)}
FOR_PARRIER: dict[int, Blows] = {1: (WEAK, MISS), 2: (MISS, MISS), 3: (MISS, WEAK), 4: (WEAK, MEDIUM),
                                 5: (MISS, MEDIUM)}


def blows(attacker: int, parrier: int) -> Blows:
    """Return what both deal after these rolls (4.3)."""
    difference = attacker - parrier
    if difference > 0:
        return FOR_ATTACKER[min(5, difference)]
    if difference < 0:
        return FOR_PARRIER[min(5, -difference)]
    return (WEAK, MISS) if attacker <= 4 else (MISS, WEAK)


def weakened(attacker: int, parrier: int) -> Blows | None:
    """Return what both deal one line up, if both would deal strikes and one rolled higher (4.5); None if not so."""
    difference = attacker - parrier
    if MISS in blows(attacker, parrier) or not difference:
        return None
    table = FOR_ATTACKER if difference > 0 else FOR_PARRIER
    return table[min(5, abs(difference)) - 1]
