"""From the data of a file to scenarios: every name, clause and word in them is checked."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from compiler.diagnostics import Diagnostic, Refused, make, suggestions
from compiler.scenarios.game import ScenarioGame, scenario_game
from compiler.scenarios.model import Check, Move, Name, Scenario, Where
from compiler.scenarios.moves import read_move
from compiler.sources import Source
from compiler.sources.validation import faults, kind_in

Data = Mapping[str, Any]
OF_GAME = ("winner", "turn", "turn_number", "log", "not_in_log")
"""What an expectation may speak of besides players and cards."""


@dataclass(frozen=True, slots=True)
class Known:
    """What scenarios of a game may speak of."""

    cards: Mapping[str, str]
    """Types of cards by id."""
    keywords: Collection[str]
    rules: Collection[str]
    editions: Collection[str]
    log_kinds: Collection[str]


@dataclass(frozen=True, slots=True)
class Home:
    """Where scenarios belong: their game, and the edition that they are played by if they do not say."""

    game: str
    edition: str


def read(source: Source, data: Any, home: Home, known: Known) -> tuple[list[Scenario], list[Diagnostic]]:
    """Return the scenarios of a file, and what is wrong with others of them."""
    game = scenario_game(home.game)
    found = faults(kind_in(home.game, "scenario"), data, source)
    if found:
        return [], found
    scenarios = []
    for index, row in enumerate(data):
        reader = Reader(row, Where(source, (index,)), known, game)
        scenario = reader.scenario(home)
        found += reader.faults
        if not reader.faults:
            scenarios.append(scenario)
    return scenarios, found


class Reader:
    """Reads one scenario and gathers its faults."""

    def __init__(self, row: Data, where: Where, known: Known, game: ScenarioGame) -> None:
        self.row = row
        self.where = where
        self.known = known
        self.game = game
        self.faults: list[Diagnostic] = []
        self.aliases: dict[str, Where] = {}

    def scenario(self, home: Home) -> Scenario:
        """Return the scenario; it is whole only if there are no faults."""
        row = self.row
        self.game.board(self, row["board"], self.where.inside("board"))
        for index, rule in enumerate(row["rules"]):
            self.one_of(rule, self.known.rules, "unknown-rule", self.where.inside("rules", index))
        edition = row.get("edition", home.edition)
        self.one_of(edition, self.known.editions, "unknown-edition", self.where.inside("edition"))
        return Scenario(
            self.where, row["id"], home.game, tuple(row["rules"]), row.get("title", {}), edition, row["board"],
            tuple(self.aliases), tuple(self.script()), row.get("else"),
        )  # fmt: skip

    def one_of(self, value: str, allowed: Collection[str], code: str, where: Where) -> None:
        """Note a fault if the value is none of those allowed."""
        if value not in allowed:
            self.faults.append(make(code, where.span(), value=value).suggesting(*suggestions(value, allowed)))

    # The board, as the game reads it

    def card(self, identity: str, where: Where, types: tuple[str, ...]) -> None:
        """Check that there is such a card and that it may lie here."""
        kind = self.known.cards.get(identity)
        if kind is None:
            near = suggestions(identity, self.known.cards)
            self.faults.append(make("unknown-card", where.span(), value=identity).suggesting(*near))
        elif kind not in types:
            self.faults.append(make("card-misplaced", where.span(), value=identity))

    def alias(self, alias: str, where: Where) -> None:
        """Take an alias; it must be free."""
        taken = (*self.game.names, *self.game.sides, *OF_GAME)
        if alias in self.aliases or alias in self.known.cards or alias in taken:
            self.faults.append(make("name-taken", where.span(), value=alias))
        self.aliases[alias] = where

    def features(self, rows: Iterable[str], where: Where) -> None:
        """Check keywords."""
        for index, row in enumerate(rows):
            self.one_of(row.partition(" ")[0], self.known.keywords, "unknown-keyword", where.inside(index))

    # Names

    def name(self, text: str, where: Where) -> None:
        """Check that a name means something."""
        word = text.partition("#")[0]
        if word in self.aliases or word in self.game.names or word in self.known.cards:
            return
        near = suggestions(word, (*self.aliases, *self.game.names, *self.known.cards))
        self.faults.append(make("unknown-name", where.span(), value=word).suggesting(*near))

    def names(self, names: Iterable[Name]) -> None:
        """Check the names of a move."""
        for name in names:
            self.name(name.text, name.where)

    # Moves and expectations

    def script(self) -> Iterator[Move | Check]:
        """Yield the moves and checks in order; those at the end of the scenario come last."""
        for index, row in enumerate(self.row.get("do", ())):
            where = self.where.inside("do", index)
            if isinstance(row, str):
                yield from self.move(row, where, None)
                continue
            for player, side in enumerate(self.game.sides):
                if side in row:
                    yield from self.move(row[side], where.inside(side), player)
            yield from self.check(row, where)
        yield from self.check(self.row, self.where)

    def move(self, text: str, where: Where, player: int | None) -> Iterator[Move]:
        """Yield the move that a line says, if it can be read."""
        try:
            move = read_move(text, where, self.game.verbs, self.game.behind, player)
        except Refused as refused:
            self.faults += refused.diagnostics
            return
        for answer in move.answers:
            self.names(answer.names)
        yield move

    def check(self, row: Data, where: Where) -> Iterator[Check]:
        """Yield what is expected and refused at a point, if anything."""
        refused = [move for index, line in enumerate(row.get("refused", ()))
                   for move in self.move(line, where.inside("refused", index), None)]
        expected = self.expected(row["expect"], where.inside("expect")) if "expect" in row else {}
        if expected or refused:
            yield Check(where, expected, tuple(refused))

    def expected(self, rows: Data, where: Where) -> Data:
        """Return an expectation with its short forms written out."""
        found: dict[str, Any] = {}
        for key, value in rows.items():
            inner = where.inside(key)
            if key in self.game.sides:
                self.piles(value, inner)
            elif key in ("log", "not_in_log"):
                self.log(value, inner)
            elif key not in OF_GAME:
                self.name(key, where.of_key(key))
                value = self.words(value, inner) if isinstance(value, str) else value
                self.of_card(value, inner)
            found[key] = value
        return found

    def piles(self, player: Data, where: Where) -> None:
        """Check the names in what is expected of a player."""
        for pile, rows in player.items():
            if isinstance(rows, list):
                for index, name in enumerate(rows):
                    self.name(name, where.inside(pile, index))

    def of_card(self, fields: Data, where: Where) -> None:
        """Check the names and keywords in what is expected of a card."""
        for field in ("has", "lacks"):
            self.features(fields.get(field, ()), where.inside(field))
        for field in self.game.facts.named:
            for index, name in enumerate(fields.get(field, ())):
                self.name(name, where.inside(field, index))

    def log(self, lines: Iterable[Data], where: Where) -> None:
        """Check the lines of a log."""
        for index, line in enumerate(lines):
            self.one_of(line["kind"], self.known.log_kinds, "unknown-log-line", where.inside(index, "kind"))
            for part in ("card", "source", "target"):
                if part in line:
                    self.name(line[part], where.inside(index, part))

    def words(self, text: str, where: Where) -> Data:
        """Write out the short form of what is expected of a card."""
        fields: dict[str, Any] = {}
        for phrase in re.finditer(r"[^,]+", text):
            said = phrase[0].strip()
            field = self.game.phrase(said)
            if field is None:
                self.faults.append(make("unreadable-words", where.cut(*phrase.span()).span(), words=said))
            else:
                fields[field[0]] = field[1]
        return fields
