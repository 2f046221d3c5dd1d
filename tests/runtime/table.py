"""A table to play at in tests: cards by name, choices by what they say."""

from __future__ import annotations

from typing import Any

from runtime.heroes import Definitions, HeroesGame, InPlay, Side, board
from runtime.heroes.editions import CURRENT, Edition
from runtime.kernel.data import Data
from tests.runtime.cards import ALL


def side(*play: str | InPlay, hero: str = "krom", **values: Any) -> Side:
    """Return a side with these cards in play."""
    return Side(hero, play, **values)


class Table:
    """A board and the choices made on it."""

    def __init__(self, yours: Side | None = None, theirs: Side | None = None, *, edition: Edition = CURRENT,
                 active: int = 0, turn: int = 3, cards: Definitions = ALL) -> None:
        self.game: HeroesGame = board((yours or side(), theirs or side(hero="giuel")), cards, edition=edition,
                                      active=active, turn=turn)

    def id(self, name: str, zone: str | None = None, player: int | None = None, number: int = 0) -> int:
        """Return the number of a card by name, in a zone and under a controller if they are given."""
        found = [card.id for card in self.game.everything() if card.definition.id == name
                 and (zone is None or card.zone == zone) and (player is None or card.controller == player)]
        return found[number]

    def hero(self, player: int) -> int:
        """Return a hero."""
        return self.game.players[player].hero

    def card_of(self, what: Any) -> Any:
        """Return the card that a test names: a name, or a player's hero."""
        return self.id(what) if isinstance(what, str) else what

    def options(self, key: str | None = None) -> list[Data]:
        """Return the options, or those of a kind."""
        assert self.game.decision is not None
        return [option for option in self.game.decision.options if key is None or option["key"] == key]

    def cards(self, key: str) -> list[str]:
        """Return the names of the cards that options of a kind name."""
        return [self.game.card(option["card"]).definition.id for option in self.options(key)]

    def choose(self, key: str, **wanted: Any) -> Table:
        """Choose the first option of a kind whose parts are as wanted."""
        wanted = {name: self.card_of(value) if name in ("card", "target") else value for name, value in wanted.items()}
        for option in self.options(key):
            if all(option.get(name) == value for name, value in wanted.items()):
                self.game.choose(option)
                return self
        raise AssertionError(f"no option {key} {wanted} among {self.game.decision}")

    def attack(self, card: str, target: str | int) -> Table:
        """Declare a strike attack; a player's number stands for the hero."""
        return self.choose("attack", card=card, target=self.hero(target) if isinstance(target, int) else target)

    def play(self, card: str) -> Table:
        """Play a card from hand."""
        return self.choose("play", card=self.id(card, "hand", self.game.active))

    def use(self, card: str | int) -> Table:
        """Use an activated ability."""
        return self.choose("use", card=card)

    def target(self, card: str | int) -> Table:
        """Choose a target."""
        return self.choose("target", card=card)

    def end_turn(self) -> Table:
        """Pass the turn."""
        return self.choose("pass")

    def lives(self, what: str | int) -> int:
        """Return the current lives of a card, or of a player's hero."""
        return self.game.lives(self.hero(what) if isinstance(what, int) else self.id(what))

    def strike(self, name: str) -> int:
        """Return the strike of a card."""
        return self.game.traits(self.id(name)).strike

    def zone_of(self, name: str) -> str:
        """Return the zone of a card."""
        return self.game.card(self.id(name)).zone

    def zone(self, name: str, player: int) -> list[str]:
        """Return the names in a zone."""
        return [self.game.card(card).definition.id for card in self.game.zone(name, player)]

    def closed(self, name: str) -> bool:
        """Tell whether a card is closed."""
        return self.game.card(self.id(name)).closed
