"""The vocabulary of each game: its types, classes, elements, keywords and the phrases only it has.

A new game is a row of `GAMES` and a folder of its id beside each of the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from compiler.diagnostics.wording import Wording


@dataclass(frozen=True, slots=True)
class Listed:
    """What is known of a game before any of its code is read."""

    title: Wording
    types: tuple[str, ...]
    """The types of its cards, the commonest first."""


GAMES: Mapping[str, Listed] = {
    "heroes": Listed(Wording("Berserk: Heroes", "Берсерк. Герои"), ("creature", "hero", "spell", "support")),
    "tcg": Listed(Wording("Berserk TCG", "Берсерк. ККИ"), ("creature", "artifact", "terrain")),
}
