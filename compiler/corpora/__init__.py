"""What rows of corpora say of each game's cards, and random games with them; what reads their texts is elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from runtime.kernel.chance import Chance

Props = Mapping[str, Any]
"""What a row says of a card besides its name and text, in the words of the corpus."""
DECK_SIZE = 30


@dataclass(frozen=True, slots=True)
class Corpus:
    """The rows of one game."""

    types: Callable[[Props], Sequence[str]]
    """The types of card that a text is tried as: one if the row says it."""
    script: Callable[[Props, str], dict[str, Any]]
    """What a card script says of a card of a type besides its names and texts; numbers not said are chosen."""
    gathered: Callable[[Sequence[str], Any], tuple[int, Callable[[int], Any]]]
    """Of the ids of cards and the definitions: how many play, and what begins a game with them by its seed."""
    entered: Callable[[Any], set[str]]
    """The ids of the cards that were played in a game."""


def corpus(game: str) -> Corpus:
    """Return what the rows of a game's corpora say."""
    found: Corpus = import_module(f"compiler.corpora.{game}").CORPUS
    return found


def listed(value: object) -> list[str]:
    """Return one or several words as a list."""
    return [str(each) for each in (value if isinstance(value, list) else [value] if value else [])]


def dealt(names: Sequence[str], chance: Chance, copies: int) -> list[str]:
    """Return a deck of cards chosen by chance, so many copies of each while there are enough."""
    shuffled = list(names)
    chance.shuffle(shuffled)
    chosen = [name for name in shuffled[: DECK_SIZE // copies] for _ in range(copies)]
    return (chosen * DECK_SIZE)[:DECK_SIZE]


def logged(game: Any, kind: str) -> set[str]:
    """Return the ids of the cards of the corpus that lines of the log of a kind tell of."""
    labels = (entry["card"] for entry in game.log if entry["kind"] == kind)
    return {label[1] for label in labels if isinstance(label, list) and label[1].startswith("row-")}
