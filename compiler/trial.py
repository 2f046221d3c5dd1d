"""Random games with the cards of a corpus: a text that is read whole is also played before it counts for much."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import yaml

from compiler.corpora import Corpus, corpus
from compiler.coverage import Row
from compiler.diagnostics import LANGUAGES, Language
from compiler.games.game import Game
from compiler.language.lexer import Name
from compiler.language.meaning import CardText
from compiler.scenarios.cards import load_module
from compiler.sources import CardSource, Source
from runtime.kernel.agents import RandomAgent, play

MOST_DECISIONS = 5_000
"""A game that is not over by then counts as endless."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A card of a corpus that is read whole: its row, its meaning, its text and its name in each language."""

    number: int
    row: Row
    type: str
    tree: CardText
    texts: Mapping[Language, str]
    names: Mapping[str, Name]
    meanings: Mapping[str, CardText]
    """The definitions of keywords that are said out where a card has them."""

    @property
    def id(self) -> str:
        """The id by which texts of the corpus name the card."""
        return f"row-{self.number}"


@dataclass(slots=True)
class Trial:
    """What came of the games."""

    games: int = 0
    decisions: int = 0
    cards: int = 0
    """How many cards were in decks, or led them."""
    entered: set[str] = field(default_factory=set)
    """The cards that were played at least once."""
    failed: list[dict[str, Any]] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        """Return the trial as plain data."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "cards": self.cards,
            "entered": len(self.entered),
            "failed": self.failed,
        }


def tried(cards: Sequence[Whole], game: Game, definitions: Any, games: int) -> Trial:
    """Play so many random games with the cards; cards that they create are looked up in ``definitions``."""
    trial, rows = Trial(), corpus(game.id)
    playable = [card.id for card in cards if _added(card, game, definitions, trial)]
    trial.cards, begin = rows.gathered(playable, definitions)
    if trial.cards:
        for seed in range(games):
            _play(seed, begin, rows, trial)
    return trial


def _added(card: Whole, game: Game, definitions: Any, trial: Trial) -> bool:
    """Compile a card and add it to the definitions; return whether it is there."""
    source = card_source(card)
    try:
        write, found = game.generate(source, dict.fromkeys(LANGUAGES, card.tree), card.names, card.meanings)
        if found:
            raise ValueError(found[0].message("en"))
        definitions.add(load_module(card.row.name("en"), write()).CARD)
    except Exception as error:  # one card must not take the games with the others with it
        trial.failed.append({"card": card.row.name("en"), "problem": _said(error)})
        return False
    return True


def card_source(card: Whole) -> CardSource:
    """Return a row of a corpus as a card script; numbers that it does not say are chosen."""
    row = card.row
    data: dict[str, Any] = {"id": card.id, "type": card.type, **corpus(row.game).script(row.props, card.type)}
    data |= {language: {"name": row.name(language), "text": card.texts[language]} for language in LANGUAGES}
    text = yaml.safe_dump(data, allow_unicode=True, sort_keys=False)
    return CardSource.of(data, Source(row.name("en"), text), row.game, "corpus")


def _play(seed: int, begin: Callable[[int], Any], rows: Corpus, trial: Trial) -> None:
    """Play one game; what fails is noted with the seed that repeats it."""
    trial.games += 1
    try:
        game = begin(seed)
        trial.decisions += play(game, [RandomAgent(seed), RandomAgent(seed + 1)], MOST_DECISIONS)
        trial.entered |= rows.entered(game)
        if not game.over:
            trial.failed.append({"seed": seed, "problem": "endless"})
    except Exception as error:
        trial.failed.append({"seed": seed, "problem": _said(error)})


def _said(error: Exception) -> str:
    """Return an error with the place where it arose."""
    places = traceback.extract_tb(error.__traceback__)
    where = f" ({places[-1].name}, line {places[-1].lineno})" if places else ""
    return f"{type(error).__name__}: {error}{where}"
