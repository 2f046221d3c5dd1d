"""Random games with the cards of a corpus: a text that is read whole is also played before it counts for much."""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import yaml

from compiler.coverage import Row
from compiler.diagnostics import LANGUAGES, Language
from compiler.games.game import Game
from compiler.language.lexer import Name
from compiler.language.meaning import CardText
from compiler.scenarios.cards import load_module
from compiler.scenarios.heroes.table import PLAIN_HERO
from compiler.sources import CardSource, Source
from runtime.heroes import Deck, Definitions, HeroesGame, new_game
from runtime.heroes.decks import may_be_in_decks
from runtime.kernel.agents import RandomAgent, play
from runtime.kernel.chance import Chance

DECK_SIZE = 30
COPIES = 2
MOST_DECISIONS = 5_000
"""A game that is not over by then counts as endless."""
COST, STRIKE, LIVES, HERO_LIVES = 3, 2, 3, 25
"""What a card has whose numbers the corpus does not say."""


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


def tried(cards: Sequence[Whole], game: Game, definitions: Definitions, games: int) -> Trial:
    """Play so many random games with the cards; cards that they create are looked up in ``definitions``."""
    trial = Trial()
    playable = [card.id for card in cards if _added(card, game, definitions, trial)]
    heroes = [each for each in playable if definitions.card(each).type == "hero"] or [PLAIN_HERO.id]
    deckable = [each for each in playable if may_be_in_decks(definitions, definitions.card(each))]
    trial.cards = len(deckable) + sum(hero != PLAIN_HERO.id for hero in heroes)
    if deckable:
        for seed in range(games):
            _play(seed, heroes, deckable, definitions, trial)
    return trial


def _added(card: Whole, game: Game, definitions: Definitions, trial: Trial) -> bool:
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
    data: dict[str, Any] = {"id": card.id, "type": card.type, "elements": row.elements, "classes": row.classes}
    if card.type != "hero":
        data["cost"] = COST if row.cost is None else row.cost
    if card.type == "creature":
        data["strike"] = STRIKE if row.strike is None else row.strike
    if card.type in ("creature", "hero"):
        data["lives"] = row.lives or (LIVES if card.type == "creature" else HERO_LIVES)
    data |= {language: {"name": row.name(language), "text": card.texts[language]} for language in LANGUAGES}
    text = yaml.safe_dump(data, allow_unicode=True, sort_keys=False)
    return CardSource.of(data, Source(row.name("en"), text), row.game, "corpus")


def _play(seed: int, heroes: Sequence[str], deckable: Sequence[str], definitions: Definitions, trial: Trial) -> None:
    """Play one game; what fails is noted with the seed that repeats it."""
    chance = Chance(seed)
    decks = [_deck(heroes[(seed + side) % len(heroes)], deckable, chance) for side in range(2)]
    trial.games += 1
    try:
        game = new_game(decks, definitions, seed)
        trial.decisions += play(game, [RandomAgent(seed), RandomAgent(seed + 1)], MOST_DECISIONS)
        trial.entered |= _entered(game)
        if not game.over:
            trial.failed.append({"seed": seed, "problem": "endless"})
    except Exception as error:
        trial.failed.append({"seed": seed, "problem": _said(error)})


def _deck(hero: str, deckable: Sequence[str], chance: Chance) -> Deck:
    names = list(deckable)
    chance.shuffle(names)
    chosen = [name for name in names[: DECK_SIZE // COPIES] for _ in range(COPIES)]
    return Deck(hero, (chosen * DECK_SIZE)[:DECK_SIZE])


def _entered(game: HeroesGame) -> set[str]:
    """Return the cards of the corpus that were played."""
    played = (entry["card"] for entry in game.log if entry["kind"] == "plays")
    return {name for name in _names(played) if name.startswith("row-")}


def _names(labels: Iterable[Any]) -> Iterable[str]:
    return (label[1] for label in labels if isinstance(label, list))


def _said(error: Exception) -> str:
    """Return an error with the place where it arose."""
    places = traceback.extract_tb(error.__traceback__)
    where = f" ({places[-1].name}, line {places[-1].lineno})" if places else ""
    return f"{type(error).__name__}: {error}{where}"
