"""A battlefield for tests: cards by their squares, choices by what they are about."""

from __future__ import annotations

from typing import Any

from runtime.kernel.data import Data
from runtime.tcg import Definitions, InPlay, Side, TcgGame, board
from runtime.tcg.battlefield import AWAY, name, number
from tests.runtime.tcg.cards import TCG_CARDS


class Field:
    """A position: `mine` and `theirs` are cards, as "square card" or InPlay; the First player is active."""

    def __init__(self, mine: list[str | InPlay], theirs: list[str | InPlay], *, dice: tuple[int, ...] = (),
                 cards: Definitions = TCG_CARDS, **values: Any) -> None:
        rows = [[row if isinstance(row, InPlay) else in_play(row) for row in side] for side in (mine, theirs)]
        extra = [{key: values.pop(f"{whose}_{key}", ()) for key in ("deck", "graveyard")} for whose in ("my", "their")]
        self.game: TcgGame = board((Side(rows[0], **extra[0]), Side(rows[1], **extra[1])), cards, dice=dice,
                                   **values)

    def id(self, what: str) -> int:
        """Return a card by its name, or by its square."""
        for card in self.game.everything():
            if what in (card.definition.id, name(card.square) if card.square != AWAY else ""):
                return card.id
        raise KeyError(what)

    def card(self, what: str) -> Any:
        """Return a card."""
        return self.game.cards[self.id(what)]

    def options(self, key: str | None = None) -> list[Data]:
        """Return the options, of a kind."""
        decision = self.game.decision
        return [] if decision is None else [row for row in decision.options if key in (None, row["key"])]

    def targets(self, key: str, card: str) -> set[str]:
        """Return the names of the targets of a card's options."""
        return {self.game.cards[row["target"]].definition.id for row in self.options(key)
                if row["card"] == self.id(card)}

    def squares(self, key: str, card: str) -> set[str]:
        """Return the squares of a card's options."""
        return {name(row["square"]) for row in self.options(key) if row["card"] == self.id(card)}

    def choose(self, key: str, **wanted: Any) -> Field:
        """Choose the only option of a kind that is about these cards and squares."""
        meant = {part: number(value) if part == "square" else self.id(value) if isinstance(value, str)
                 and part in ("card", "target") else value for part, value in wanted.items()}
        found = [row for row in self.options(key) if all(row.get(part) == value for part, value in meant.items())]
        assert len(found) == 1, (key, wanted, self.game.decision)
        self.game.choose(found[0])
        return self

    def attack(self, card: str, target: str) -> Field:
        """Announce an attack with a simple strike."""
        return self.choose("attack", card=card, target=target)

    def target(self, card: str) -> Field:
        """Choose a target, unless it is the only one."""
        if self.options("target"):
            return self.choose("target", card=card)
        return self

    def use(self, card: str, ability: str | None = None) -> Field:
        """Announce an ability."""
        return self.choose("use", card=card) if ability is None else self.choose("use", card=card, ability=ability)

    def passing(self) -> Field:
        """Pass until the turn's next choice, or another question."""
        while self.game.decision is not None and self.game.decision.key == "priority":
            self.choose("pass")
        return self

    def end(self) -> Field:
        """End the turn."""
        return self.choose("end").passing()

    def wounds(self, what: str) -> int:
        """Return the wounds of a card."""
        return int(self.card(what).wounds)

    def lives(self, what: str) -> int:
        """Return the current life of a card."""
        return self.game.lives(self.id(what))

    def where(self, what: str) -> str:
        """Return a card's square, or its zone."""
        card = self.card(what)
        return name(card.square) if card.square != AWAY else str(card.zone)

    def causes(self, kind: str) -> list[Any]:
        """Return the causes of the log entries of a kind."""
        return [entry.get("cause") for entry in self.game.log if entry["kind"] == kind]


def in_play(row: str) -> InPlay:
    """Return a card from "c3 dzar", "c3 dzar closed" or "dragon"."""
    first, *rest = row.split()
    if not rest or first[0] not in "abcde" or len(first) != 2:
        return InPlay(first, closed="closed" in rest)
    return InPlay(rest[0], first, closed="closed" in rest)
