"""Facts of a game that a scenario can expect: of cards, of players, of the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from compiler.diagnostics import Diagnostic, make
from compiler.scenarios.model import Check, Name, Where
from compiler.scenarios.table import Table
from runtime.kernel.data import Data

Fact = Callable[[Table, int], Any]
Compared = Callable[[Table, str, Any, Any, Where], Iterator[Diagnostic]]
"""`(table, subject, expected, got, where)`: what is said where they differ."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What can be expected, by the words of scenarios."""

    sides: tuple[str, str]
    game: Mapping[str, Callable[[Table], object]]
    players: Mapping[str, Fact]
    piles: Mapping[str, Callable[[Table, int], list[int]]]
    """The cards of a pile of a player, from the top."""
    ordered: frozenset[str]
    """The piles whose order matters."""
    cards: Mapping[str, Fact]
    compared: Mapping[str, Compared]
    """Facts of cards that are compared in a way of their own."""

    @property
    def named(self) -> Iterator[str]:
        """The facts of cards that are cards."""
        return (field for field, compare in self.compared.items() if compare is these)

    def differences(self, table: Table, check: Check) -> Iterator[Diagnostic]:
        """Yield where the game is not as expected."""
        where = check.where.inside("expect")
        for key, expected in check.expected.items():
            inner = where.inside(key)
            if key in self.sides:
                yield from self._player(table, self.sides.index(key), expected, inner)
            elif key in self.game:
                yield from differs(key, expected, self.game[key](table), inner)
            elif key == "log":
                yield from self._missing(table, expected, inner)
            elif key == "not_in_log":
                yield from self._present(table, expected, inner)
            else:
                yield from self._card(table, name_of(key, where.of_key(key)), expected, inner)

    # Players

    def _player(self, table: Table, player: int, expected: Mapping[str, Any], where: Where) -> Iterator[Diagnostic]:
        for field, value in expected.items():
            inner = where.inside(field)
            if field in self.piles:
                yield from self._pile(table, player, field, value, inner)
            elif field in ("knows", "knows_not"):
                yield from self._knowledge(table, player, field, value, inner)
            else:
                yield from differs(field, value, self.players[field](table, player), inner)

    def _pile(self, table: Table, player: int, field: str, expected: int | list[str],
              where: Where) -> Iterator[Diagnostic]:
        cards, ordered = self.piles[field](table, player), field in self.ordered
        if isinstance(expected, int):
            yield from differs(field, expected, len(cards), where)
        elif not same_cards(table, [name_of(text, where) for text in expected], cards, ordered=ordered):
            got = [table.call(card) for card in (cards if ordered else sorted(cards))]
            yield make("not-as-expected", where.span(), subject=field, expected=shown(expected), got=shown(got))

    def _knowledge(self, table: Table, player: int, field: str, expected: list[str],
                   where: Where) -> Iterator[Diagnostic]:
        view = table.game.view(player)
        for index, text in enumerate(expected):
            inner = where.inside(index)
            known = view.knows(table.one(name_of(text, inner)))
            yield from differs(f"{self.sides[player]}.knows {text}", field == "knows", known, inner)

    # Cards

    def _card(self, table: Table, name: Name, expected: Mapping[str, Any], where: Where) -> Iterator[Diagnostic]:
        if expected.get("zone") == "absent":
            found = table.cards(name)
            yield from differs(str(name), "absent", self.cards["zone"](table, found[0]) if found else "absent", where)
            return
        card = table.one(name)
        for field, value in expected.items():
            compare = self.compared.get(field, _plain)
            yield from compare(table, f"{name}.{field}", value, self.cards[field](table, card), where.inside(field))

    # The log

    def _missing(self, table: Table, lines: Sequence[Mapping[str, Any]], where: Where) -> Iterator[Diagnostic]:
        """Yield the first line that does not come after those before it."""
        entries = iter(table.game.log)
        for index, line in enumerate(lines):
            if not any(self._is_line(table, line, entry, where.inside(index)) for entry in entries):
                yield make("log-line-missing", where.inside(index).span(), line=shown(dict(line)))
                return

    def _present(self, table: Table, lines: Sequence[Mapping[str, Any]], where: Where) -> Iterator[Diagnostic]:
        for index, line in enumerate(lines):
            if any(self._is_line(table, line, entry, where.inside(index)) for entry in table.game.log):
                yield make("log-line-present", where.inside(index).span(), line=shown(dict(line)))

    def _is_line(self, table: Table, line: Mapping[str, Any], entry: Data, where: Where) -> bool:
        """Return whether an entry of the log has all the parts of a line."""
        for part, value in line.items():
            got = entry.get(part)
            if part in ("card", "source", "target"):
                if not _is_card(table, name_of(value, where), got):
                    return False
            elif part == "player":
                if got is None or self.sides[got] != value:
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


def name_of(text: str, where: Where) -> Name:
    """Return the name that a text is."""
    word, _, number = text.partition("#")
    return Name(word, where, int(number or 0))


def differs(subject: str, expected: object, got: object, where: Where) -> Iterator[Diagnostic]:
    """Yield the difference if there is one."""
    if expected != got:
        yield make("not-as-expected", where.span(), subject=subject, expected=shown(expected), got=shown(got))


def shown(value: object) -> str:
    """Return a value as a scenario writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return ", ".join(f"{key}: {shown(inner)}" for key, inner in value.items())
    return f"[{', '.join(map(str, value))}]" if isinstance(value, list | tuple) else str(value)


def winner(sides: tuple[str, str]) -> Callable[[Table], str]:
    """Return the fact who has won."""
    def found(table: Table) -> str:
        game = table.game
        if not game.over:
            return "nobody"
        return "draw" if game.winner is None else sides[game.winner]

    return found


def same_cards(table: Table, names: Sequence[Name], cards: Sequence[int], *, ordered: bool) -> bool:
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


# Ways to compare what is expected of a card

def _plain(_: Table, subject: str, expected: Any, got: Any, where: Where) -> Iterator[Diagnostic]:
    yield from differs(subject, expected, got, where)


def has(_: Table, subject: str, expected: Sequence[str], got: Mapping[str, int], where: Where) -> Iterator[Diagnostic]:
    """Compare keywords that must be there."""
    yield from _keywords(subject, expected, got, where, there=True)


def lacks(_: Table, subject: str, expected: Sequence[str], got: Mapping[str, int],
          where: Where) -> Iterator[Diagnostic]:
    """Compare keywords that must not be there."""
    yield from _keywords(subject, expected, got, where, there=False)


def _keywords(subject: str, expected: Sequence[str], got: Mapping[str, int], where: Where, *,
              there: bool) -> Iterator[Diagnostic]:
    for feature in expected:
        name, _, value = feature.partition(" ")
        if (name in got and (not value or got[name] == int(value))) != there:
            said = f"{name} {got[name]}" if name in got else "-"
            yield make("not-as-expected", where.span(), subject=subject, expected=feature, got=said)


def some(_: Table, subject: str, expected: Mapping[str, int], got: Mapping[str, int],
         where: Where) -> Iterator[Diagnostic]:
    """Compare those numbers that are expected."""
    yield from differs(subject, expected, {key: got.get(key, 0) for key in expected}, where)


def unordered(_: Table, subject: str, expected: Sequence[str], got: Sequence[str],
              where: Where) -> Iterator[Diagnostic]:
    """Compare words in any order."""
    yield from differs(subject, sorted(expected), sorted(got), where)


def these(table: Table, subject: str, expected: Sequence[str], got: Sequence[int],
          where: Where) -> Iterator[Diagnostic]:
    """Compare cards in any order."""
    if not same_cards(table, [name_of(text, where) for text in expected], got, ordered=False):
        yield from differs(subject, expected, [table.call(one) for one in got], where)
