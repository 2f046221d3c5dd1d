"""Facts of a game that a scenario can expect: of cards, of players, of the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from compiler.diagnostics import Diagnostic, make
from compiler.scenarios.heroes.table import Table
from compiler.scenarios.model import SIDES, Check, Name, Where
from runtime.heroes.happening import SILENT
from runtime.heroes.messages import LOG
from runtime.heroes.terms import HAND, RESERVE
from runtime.kernel.data import Data
from runtime.kernel.messages import EXPLANATIONS
from runtime.kernel.terms import DECK, GRAVEYARD, PLAY

LOG_KINDS = frozenset(LOG) - (SILENT - {"moved"}) | frozenset(EXPLANATIONS)
"""The kinds of lines that a log can have."""


def differences(table: Table, check: Check) -> Iterator[Diagnostic]:
    """Yield where the game is not as expected."""
    where = check.where.inside("expect")
    for key, expected in check.expected.items():
        inner = where.inside(key)
        if key in SIDES:
            yield from _player(table, SIDES.index(key), expected, inner)
        elif key in _GAME:
            yield from _differs(key, expected, _GAME[key](table), inner)
        elif key == "log":
            yield from _missing(table, expected, inner)
        elif key == "not_in_log":
            yield from _present(table, expected, inner)
        else:
            yield from _of_card(table, _name(key, where.of_key(key)), expected, inner)


def _name(text: str, where: Where) -> Name:
    word, _, number = text.partition("#")
    return Name(word, where, int(number or 0))


def _differs(subject: str, expected: object, got: object, where: Where) -> Iterator[Diagnostic]:
    if expected != got:
        yield make("not-as-expected", where.span(), subject=subject, expected=_shown(expected), got=_shown(got))


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_shown(inner)}" for key, inner in value.items())
    return f"[{', '.join(map(str, value))}]" if isinstance(value, list | tuple) else str(value)


# The game

def _winner(table: Table) -> str:
    game = table.game
    if not game.over:
        return "nobody"
    return "draw" if game.winner is None else SIDES[game.winner]


_GAME: Mapping[str, Callable[[Table], object]] = {
    "winner": _winner,
    "turn": lambda table: SIDES[table.game.active],
    "turn_number": lambda table: table.game.turn,
}


# Players

_PILES: Mapping[str, tuple[str, bool]] = {
    "hand": (HAND, False), "deck": (DECK, True), "graveyard": (GRAVEYARD, True), "squad": (PLAY, False),
    "reserve": (RESERVE, False),
}  # fmt: skip
"""The zone of a pile, and whether its order matters."""


def _player(table: Table, player: int, expected: Mapping[str, Any], where: Where) -> Iterator[Diagnostic]:
    state = table.game.players[player]
    for field, value in expected.items():
        inner = where.inside(field)
        if field in _PILES:
            yield from _pile(table, player, field, value, inner)
        elif field in ("knows", "knows_not"):
            yield from _knowledge(table, player, field, value, inner)
        else:
            yield from _differs(field, value, getattr(state, field), inner)


def _pile(table: Table, player: int, field: str, expected: int | list[str], where: Where) -> Iterator[Diagnostic]:
    zone, ordered = _PILES[field]
    cards = [card for card in table.game.zone(zone, player)[::-1] if card != table.game.players[player].hero]
    if isinstance(expected, int):
        yield from _differs(field, expected, len(cards), where)
    elif not _same_cards(table, [_name(text, where) for text in expected], cards, ordered):
        got = [table.call(card) for card in (cards if ordered else sorted(cards))]
        yield make("not-as-expected", where.span(), subject=field, expected=_shown(expected), got=_shown(got))


def _knowledge(table: Table, player: int, field: str, expected: list[str], where: Where) -> Iterator[Diagnostic]:
    view = table.game.view(player)
    for index, text in enumerate(expected):
        inner = where.inside(index)
        known = view.knows(table.one(_name(text, inner)))
        yield from _differs(f"{SIDES[player]}.knows {text}", field == "knows", known, inner)


def _same_cards(table: Table, names: Sequence[Name], cards: Sequence[int], ordered: bool) -> bool:
    """Return whether names and cards are the same; a name that fits several takes the first one left."""
    if len(names) != len(cards):
        return False
    if ordered:
        return all(card in table.cards(name) for name, card in zip(names, cards, strict=True))
    left = list(cards)
    for name in sorted(names, key=lambda name: len(table.cards(name))):
        found = next((card for card in left if card in table.cards(name)), None)
        if found is None:
            return False
        left.remove(found)
    return True


# Cards

def _of_card(table: Table, name: Name, expected: Mapping[str, Any], where: Where) -> Iterator[Diagnostic]:
    if expected.get("zone") == "absent":
        got = "absent" if not table.cards(name) else table.game.card(table.cards(name)[0]).zone
        yield from _differs(str(name), "absent", got, where)
        return
    card = table.one(name)
    for field, value in expected.items():
        got = _FACTS[field](table, card)
        inner = where.inside(field)
        subject = f"{name}.{field}"
        if field in ("has", "lacks"):
            yield from _keywords(subject, field, value, got, inner)
        elif field == "tokens":
            yield from _differs(subject, value, {key: got.get(key, 0) for key in value}, inner)
        elif field in ("parts", "obtained"):
            if not _same_cards(table, [_name(text, inner) for text in value], got, ordered=False):
                yield from _differs(subject, value, [table.call(one) for one in got], inner)
        elif field in ("classes", "elements", "names"):
            yield from _differs(subject, sorted(value), sorted(got), inner)
        else:
            yield from _differs(subject, value, got, inner)


def _keywords(subject: str, field: str, expected: Sequence[str], got: Mapping[str, int],
              where: Where) -> Iterator[Diagnostic]:
    for feature in expected:
        name, _, value = feature.partition(" ")
        there = name in got and (not value or got[name] == int(value))
        if there != (field == "has"):
            shown = f"{name} {got[name]}" if name in got else "-"
            yield make("not-as-expected", where.span(), subject=subject, expected=feature, got=shown)


def _sum(kind: str) -> Callable[[Table, int], int]:
    return lambda table, card: sum(effect["amount"] for effect in table.game.card(card).effects
                                   if effect["kind"] == kind)


def _tokens(table: Table, card: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for effect in table.game.card(card).effects:
        if effect["kind"] == "tokens":
            found[effect["name"]] = found.get(effect["name"], 0) + effect["amount"]
    return found


_FACTS: Mapping[str, Callable[[Table, int], Any]] = {
    "zone": lambda table, card: table.game.card(card).zone,
    "type": lambda table, card: table.game.traits(card).type,
    "wounds": lambda table, card: table.game.card(card).wounds,
    "lives": lambda table, card: table.game.lives(card),
    "maximum_lives": lambda table, card: table.game.traits(card).lives,
    "additional_lives": _sum("lives"),
    "strike": lambda table, card: table.game.traits(card).strike,
    "cost": lambda table, card: table.game.traits(card).cost,
    "closed": lambda table, card: table.game.card(card).closed,
    "hidden": lambda table, card: table.game.card(card).hidden,
    "has": lambda table, card: table.game.traits(card).keywords,
    "lacks": lambda table, card: table.game.traits(card).keywords,
    "poison": lambda table, card: table.game.traits(card).keywords.get("poison", 0),
    "enhancement": _sum("enhancement"),
    "tokens": _tokens,
    "use_markers": lambda table, card: sum(times for _, times in table.game.card(card).marks.values()),
    "controller": lambda table, card: SIDES[table.game.card(card).controller],
    "owner": lambda table, card: SIDES[table.game.card(card).owner],
    "classes": lambda table, card: table.game.traits(card).classes,
    "elements": lambda table, card: table.game.traits(card).elements,
    "names": lambda table, card: table.game.traits(card).names,
    "parts": lambda table, card: list(table.game.card(card).parts),
    "obtained": lambda table, card: list(table.game.card(card).under),
}


# The log

def _missing(table: Table, lines: Sequence[Mapping[str, Any]], where: Where) -> Iterator[Diagnostic]:
    """Yield the first line that does not come after those before it."""
    entries = iter(table.game.log)
    for index, line in enumerate(lines):
        if not any(_is_line(table, line, entry, where.inside(index)) for entry in entries):
            yield make("log-line-missing", where.inside(index).span(), line=_shown(dict(line)))
            return


def _present(table: Table, lines: Sequence[Mapping[str, Any]], where: Where) -> Iterator[Diagnostic]:
    for index, line in enumerate(lines):
        if any(_is_line(table, line, entry, where.inside(index)) for entry in table.game.log):
            yield make("log-line-present", where.inside(index).span(), line=_shown(dict(line)))


def _is_line(table: Table, line: Mapping[str, Any], entry: Data, where: Where) -> bool:
    """Return whether an entry of the log has all the parts of a line."""
    for part, value in line.items():
        got = entry.get(part)
        if part in ("card", "source", "target"):
            if not _is_card(table, _name(value, where), got):
                return False
        elif part == "player":
            if got is None or SIDES[got] != value:
                return False
        elif (got or 0) != value and got != value:
            return False
    return True


def _is_card(table: Table, name: Name, label: Sequence[Any] | None) -> bool:
    """Return whether the log names this card: by its number, or by its id where the name is an id."""
    if not label:
        return False
    number, identity = label
    return number in table.cards(name) or (not name.number and name.text not in table.aliases and identity == name.text)
