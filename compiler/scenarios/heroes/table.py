"""The table: a game laid out as a scenario says, and its cards by the names that the scenario gives them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from compiler.diagnostics import Refused, make
from compiler.scenarios.model import HEROES, SIDES, Name, Scenario
from runtime.heroes import Definitions, HeroesGame
from runtime.heroes.decks import check_deck
from runtime.heroes.editions import EDITIONS
from runtime.heroes.script import CardDefinition
from runtime.heroes.setup import SELECTION, InPlay, Side, check_made, fill_side, place_hero
from runtime.heroes.terms import HAND, SIDEBOARD
from runtime.kernel.agenda import Frame
from runtime.kernel.data import Data
from runtime.kernel.decisions import Decision
from runtime.kernel.definitions import DefinitionError
from runtime.kernel.terms import DECK, END_OF_GAME, GRAVEYARD, PLAY

PLAIN_HERO = CardDefinition(
    "plain-hero", "hero", lives=25,
    names={"en": {"nom": "Plain Hero"}, "ru": {"nom": "Простой герой", "acc": "простого героя"}},
)  # fmt: skip
"""Leads a side whose hero does not matter."""
COINS = 10
TURN = 3
Entry = Mapping[str, Any]


class AskingGame(HeroesGame):
    """A game that leaves even a choice of one option to the scenario, which may speak of it."""

    def ask(self, frame: Frame, player: int, key: str, options: list[Data], **data: Any) -> None:
        """Ask a player, also where there is nothing to choose."""
        self.decision = Decision(player, key, data, options)


class Table:
    """A game and the names of its cards."""

    def __init__(self, game: AskingGame, aliases: Mapping[str, int]) -> None:
        self.game = game
        self.aliases = dict(aliases)
        self.named = {name: (game.card(card).definition.id, game.card(card).owner) for name, card in aliases.items()}

    def again(self) -> Table:
        """Return the same position as a game of its own."""
        twin = AskingGame.load(self.game.save(), self.game.definitions)
        table = Table.__new__(Table)
        table.game, table.aliases, table.named = twin, self.aliases, self.named  # type: ignore[assignment]
        return table

    def cards(self, name: Name) -> list[int]:
        """Return the cards that a name can mean, in the order of their making."""
        if name.text in HEROES:
            return [self.game.players[HEROES.index(name.text)].hero]
        if name.text in self.aliases:
            return self.aliased(name.text)
        found = [card.id for card in self.game.everything() if card.definition.id == name.text]
        return found[name.number - 1:name.number] if name.number else found

    def aliased(self, alias: str) -> list[int]:
        """Return the card of an alias; one that has become a new card in a hand or deck (201.4) is found there."""
        number = self.aliases[alias]
        if number in self.game.cards:
            return [number]
        others = set(self.aliases.values()) - {number}
        alike = [card.id for card in self.game.everything() if card.id not in others
                 and (card.definition.id, card.owner) == self.named[alias] and card.zone in (HAND, DECK)]
        return alike[-1:]

    def one(self, name: Name) -> int:
        """Return the card that a name means; Refused if it is none or several."""
        found = self.cards(name)
        if not found:
            raise Refused(make("name-not-in-game", name.where.span(), value=str(name)))
        if len(found) > 1:
            raise Refused(make("name-ambiguous", name.where.span(), value=str(name)))
        return found[0]

    def call(self, card: int) -> str:
        """Return what the scenario calls a card."""
        for name in (*HEROES, *self.aliases):
            if self.cards(Name(name, None)) == [card]:  # type: ignore[arg-type]
                return name
        identity = self.game.card(card).definition.id
        alike = [other.id for other in self.game.everything() if other.definition.id == identity]
        return f"{identity}#{alike.index(card) + 1}" if len(alike) > 1 else identity


def lay_out(scenario: Scenario, definitions: Definitions) -> Table:
    """Return the table of a scenario at its first choice; Refused if the cards make no game."""
    board = scenario.board
    game = AskingGame(definitions, board.get("seed", 0), EDITIONS[scenario.edition])
    game.turn = board.get("turn_number", TURN)
    game.active = SIDES.index(board.get("turn", "you"))
    sides = [board.get(side, {}) for side in SIDES]
    try:
        for player, side in enumerate(sides):
            place_hero(game, player, _card(side.get("hero", PLAIN_HERO.id)))
        for player, side in enumerate(sides):
            if "begin" in board:
                check_deck(definitions, _card(side.get("hero", PLAIN_HERO.id)), _cards(side.get("deck", ())))
            fill_side(game, player, _side(side))
        check_made(game)
    except DefinitionError as error:
        where = scenario.where.inside("board")
        raise Refused(make("board-refused", where.span(), problem=str(error))) from None
    table = Table(game, dict(_aliases(game, sides)))
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


def _card(row: str | Entry) -> str:
    return row if isinstance(row, str) else str(row["card"])


def _cards(rows: Sequence[str | Entry]) -> list[str]:
    return [_card(row) for row in _spread(rows)]


def _spread(rows: Sequence[str | Entry]) -> Iterator[str | Entry]:
    """Yield each row as often as its `times` says."""
    for row in rows:
        yield from [row] * (1 if isinstance(row, str) else row.get("times", 1))


def _side(side: Entry) -> Side:
    """Return a side as the referee lays it out."""
    hero = side.get("hero", PLAIN_HERO.id)
    standing = {} if isinstance(hero, str) else hero
    return Side(
        _card(hero),
        play=[_in_play(row) for row in side.get("squad", ())],
        hand=_cards(side.get("hand", ())),
        deck=_cards(side.get("deck", ())),
        graveyard=_cards(side.get("graveyard", ())),
        sideboard=_cards(side.get("sideboard", ())),
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
        yield from _named([side.get("hero", "")], [game.players[player].hero])
        squad = [card for card in game.zone(PLAY, player) if card != game.players[player].hero]
        yield from _named(side.get("squad", ()), squad)
        yield from _named(side.get("hand", ()), game.zone(HAND, player))
        for zone in (DECK, GRAVEYARD):
            yield from _named(side.get(zone, ()), game.zone(zone, player)[::-1])
        yield from _named(side.get("sideboard", ()), game.zone(SIDEBOARD, player))


def _named(rows: Sequence[str | Entry], cards: Sequence[int]) -> Iterator[tuple[str, int]]:
    for row, card in zip(_spread(rows), cards, strict=True):
        if not isinstance(row, str) and "as" in row:
            yield row["as"], card


