"""Chance: a small generator whose whole state is one integer (SplitMix64)."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15


def advance(state: int) -> tuple[int, int]:
    """Return the next state and 64 random bits."""
    state = (state + STEP) & MASK
    bits = state
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
    return state, bits ^ (bits >> 31)


class Chance:
    """A source of uniform random numbers (526.1) with a state that fits into a saved game."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & MASK

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1, each equally likely."""
        while True:
            self.state, bits = advance(self.state)
            if bits <= MASK - limit or bits < MASK + 1 - (MASK + 1) % limit:
                return bits % limit

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put the items into a random order."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
