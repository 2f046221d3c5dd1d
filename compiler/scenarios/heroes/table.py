"""The table: a game laid out as a scenario says, and its cards by the names that the scenario gives them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from compiler.diagnostics import Refused, make
from compiler.scenarios.model import Name, Scenario
from compiler.scenarios.table import Asking, Entry, Table, card_of, cards_of, named
from runtime.heroes import Definitions, HeroesGame
from runtime.heroes.decks import check_deck
from runtime.heroes.editions import EDITIONS
from runtime.heroes.script import CardDefinition
from runtime.heroes.setup import SELECTION, InPlay, Side, check_made, fill_side, place_hero
from runtime.heroes.terms import HAND, SIDEBOARD
from runtime.kernel.data import Data
from runtime.kernel.definitions import DefinitionError
from runtime.kernel.terms import DECK, END_OF_GAME, GRAVEYARD, PLAY

PLAIN_HERO = CardDefinition(
    "plain-hero", "hero", lives=25,
    names={"en": {"nom": "Plain Hero"}, "ru": {"nom": "Простой герой", "acc": "простого героя"}},
)  # fmt: skip
"""Leads a side whose hero does not matter."""
COINS = 10
TURN = 3
SIDES = ("you", "opponent")
"""The players by number."""
HEROES = ("your-hero", "opposing-hero")
"""Names that need no card to be given: the hero of each side."""


class AskingGame(Asking, HeroesGame):
    """A game that leaves even a choice of one option to the scenario."""

    __slots__ = ()


class HeroesTable(Table):
    """A game and the names of its cards; the heroes have names of their own."""

    def __init__(self, game: HeroesGame, aliases: Mapping[str, int], named: Mapping[str, Any] | None = None) -> None:
        super().__init__(game, aliases)
        self.named = named or {
            name: (game.card(card).definition.id, game.card(card).owner) for name, card in aliases.items()
        }

    def again(self) -> HeroesTable:
        """Return the same position as a game of its own."""
        return HeroesTable(AskingGame.load(self.game.save(), self.game.definitions), self.aliases, self.named)

    def cards(self, name: Name) -> list[int]:
        """Return the cards that a name can mean, in the order of their making."""
        if name.text in HEROES:
            return [self.game.players[HEROES.index(name.text)].hero]
        return super().cards(name)

    def aliased(self, alias: str) -> list[int]:
        """Return the card of an alias; one that has become a new card in a hand or deck (201.4) is found there."""
        number = self.aliases[alias]
        if number in self.game.cards:
            return [number]
        others = set(self.aliases.values()) - {number}
        alike = [card.id for card in self.game.everything() if card.id not in others
                 and (card.definition.id, card.owner) == self.named[alias] and card.zone in (HAND, DECK)]
        return alike[-1:]

    def given(self) -> Sequence[str]:
        """Return the names that a card is called by before its id."""
        return [*HEROES, *self.aliases]


def lay_out(scenario: Scenario, definitions: Definitions) -> HeroesTable:
    """Return the table of a scenario at its first choice; Refused if the cards make no game."""
    board = scenario.board
    game = AskingGame(definitions, board.get("seed", 0), EDITIONS[scenario.edition])
    game.turn = board.get("turn_number", TURN)
    game.active = SIDES.index(board.get("turn", "you"))
    sides = [board.get(side, {}) for side in SIDES]
    try:
        for player, side in enumerate(sides):
            place_hero(game, player, card_of(side.get("hero", PLAIN_HERO.id)))
        for player, side in enumerate(sides):
            if "begin" in board:
                check_deck(definitions, card_of(side.get("hero", PLAIN_HERO.id)), cards_of(side.get("deck", ())))
            fill_side(game, player, _side(side))
        check_made(game)
    except DefinitionError as error:
        where = scenario.where.inside("board")
        raise Refused(make("board-refused", where.span(), problem=str(error))) from None
    table = HeroesTable(game, dict(_aliases(game, sides)))
    _start(game, board)
    return table


def _start(game: AskingGame, board: Entry) -> None:
    """Run to the first choice: of the Selection phase, or of a new game."""
    begin = board.get("begin")
    if begin is None:
        game.push("turn").step = SELECTION
    else:
        game.turn = 0
        game.push("preparation", **({} if begin == "roll" else {"first": SIDES.index(begin)}))
    game.run()


def _side(side: Entry) -> Side:
    """Return a side as the referee lays it out."""
    hero = side.get("hero", PLAIN_HERO.id)
    standing = {} if isinstance(hero, str) else hero
    return Side(
        card_of(hero),
        play=[_in_play(row) for row in side.get("squad", ())],
        hand=cards_of(side.get("hand", ())),
        deck=cards_of(side.get("deck", ())),
        graveyard=cards_of(side.get("graveyard", ())),
        sideboard=cards_of(side.get("sideboard", ())),
        coins=side.get("coins", COINS),
        closed_coins=side.get("closed_coins", 0),
        prayers=side.get("prayers", 0),
        failed_draws=side.get("failed_draws", 0),
        wounds=standing.get("wounds", 0),
        hero_closed=standing.get("closed", standing.get("stunned", False)),
        hero_effects=_effects(standing),
    )


def _in_play(row: str | Entry) -> InPlay:
    if isinstance(row, str):
        return InPlay(row)
    return InPlay(
        row["card"],
        wounds=row.get("wounds", 0),
        closed=row.get("closed", row.get("stunned", False)),
        hidden=row.get("hidden", False),
        fresh=row.get("came_this_turn", False),
        effects=_effects(row),
        parts=row.get("parts", ()),
        obtained=row.get("obtained", ()),
        owner=SIDES.index(row["owner"]) if "owner" in row else None,
    )


def _effects(row: Entry) -> list[Data]:
    """Return the effects that a row of the board names."""
    keywords = [_keyword(feature) for feature in row.get("has", ())]
    if row.get("poison"):
        keywords.append(("poison", row["poison"]))
    if row.get("stunned"):
        keywords.append(("stun", 1))
    effects = [{"kind": "keyword", "keyword": name, "amount": value} for name, value in keywords]
    effects += [{"kind": kind, "amount": row[kind]} for kind in ("strike", "lives", "enhancement") if row.get(kind)]
    effects += [{"kind": "tokens", "name": name, "amount": amount} for name, amount in row.get("tokens", {}).items()]
    return [{**effect, "until": END_OF_GAME} for effect in effects]


def _keyword(feature: str) -> tuple[str, int]:
    name, _, value = feature.partition(" ")
    return name, int(value or 1)


def _aliases(game: HeroesGame, sides: Sequence[Entry]) -> Iterator[tuple[str, int]]:
    """Yield the aliases of the board with the cards that were made for them."""
    for player, side in enumerate(sides):
        yield from named([side.get("hero", "")], [game.players[player].hero])
        squad = [card for card in game.zone(PLAY, player) if card != game.players[player].hero]
        yield from named(side.get("squad", ()), squad)
        yield from named(side.get("hand", ()), game.zone(HAND, player))
        for zone in (DECK, GRAVEYARD):
            yield from named(side.get(zone, ()), game.zone(zone, player)[::-1])
        yield from named(side.get("sideboard", ()), game.zone(SIDEBOARD, player))
