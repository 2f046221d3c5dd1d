"""A dry run of a card: what a game tells of it when it is tried out on a small table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the dry run: what was chosen or what happened, and the clause or text that it rests on."""

    text: str
    cause: str = ""
    chosen: bool = False
