"""What an ability of any game does: the acting side of generated code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from runtime.kernel.abilities import Until, known
from runtime.kernel.context import Mass, See
from runtime.kernel.data import Data
from runtime.kernel.effects import expiry
from runtime.kernel.terms import END_OF_GAME, END_OF_TURN

Cards = int | Sequence[int]
"""One card or several; the cards of one call are affected at the same time."""


def many(cards: Cards) -> list[int]:
    """Return the cards as a list, without the 0 that stands for no card."""
    return [cards] if isinstance(cards, int) and cards else [] if isinstance(cards, int) else [c for c in cards if c]


class Verbs(See):
    """The verbs that all games share; a game's `Act` is this and what an ability sees.

    A verb proposes; it is carried out after the step's method returns, so its result is read in the next step
    (`act.previous`, `act.result(n)`). Verbs of one step are carried out one after another; the cards of one call at
    the same time. `until` is a duration of runtime.kernel.terms, or a condition method `(self, see) -> bool`.
    """

    __slots__ = ()

    game: Any
    batches: list[list[Data]]
    is_payment: bool
    prohibitions: ClassVar[frozenset[str]] = frozenset()
    obligations: ClassVar[frozenset[str]] = frozenset()

    def propose(self, kind: str, cards: Cards, **values: Any) -> None:
        """Propose an event for each card, all at the same time."""
        self.batches.append([self.proposal(kind, card=card, **values) for card in many(cards)]
                            or [self.nothing(kind, cards)])

    def nothing(self, kind: str, cards: Cards = 0) -> Data:
        """Return the event of a verb that has no card to act on."""
        return self.proposal("nothing", verb=kind, mass=isinstance(cards, Mass))

    def propose_once(self, kind: str, **values: Any) -> None:
        """Propose one event."""
        self.batches.append([self.proposal(kind, **values)])

    def proposal(self, kind: str, **values: Any) -> Data:
        """Return an event that names its source and cause; a payment has no source."""
        event = {"kind": kind, "source": 0 if self.is_payment else self.this, "by": self.you,
                 "cause": self.ability.key, **values}
        if self.values.get("replacing"):  # what was applied to the replaced event is not applied again
            event["applied"] = list((self.values["event"] or {}).get("applied", ()))
        return event

    def ends(self, until: Until, card: int) -> list[Any] | None:
        """Return a duration as data; a condition method ends the effect as soon as it fails."""
        if isinstance(until, str):
            return expiry(self.game, until, self.you, self.this, card)
        return ["holds", self.ability.key, until.__name__, self.this, self.you, self.values.get("targets", {})]

    def lasting(self, kind: str, cards: Cards, until: Until, **values: Any) -> None:
        """Propose an event whose effect lasts."""
        self.batches.append([self.proposal(kind, card=card, ends=self.ends(until, card), **values)
                             for card in many(cards)] or [self.nothing(kind, cards)])

    def heal(self, cards: Cards, amount: int) -> None:
        """Heal characters for an amount."""
        self.propose("heal", cards, amount=amount)

    def fully_heal(self, cards: Cards) -> None:
        """Remove all wounds from characters."""
        self.propose("heal", cards, amount=-1)

    def destroy(self, cards: Cards) -> None:
        """Destroy cards in play."""
        self.propose("dies", cards, how="destroy")

    def add_strike(self, cards: Cards, amount: int, until: Until = END_OF_GAME) -> None:
        """Give +X (or -X) to strike."""
        self.lasting("add_strike", cards, until, amount=amount)

    def add_lives(self, cards: Cards, amount: int, until: Until = END_OF_GAME) -> None:
        """Give additional (or negative) lives."""
        self.lasting("add_lives", cards, until, amount=amount)

    def remove_lives(self, cards: Cards, amount: int) -> None:
        """Remove up to so many additional lives."""
        self.propose("remove_lives", cards, amount=amount)

    def lose_features(self, cards: Cards, until: Until = END_OF_GAME) -> None:
        """Cards lose their printed features; acquired ones stay (7 Loses features)."""
        self.lasting("lose_features", cards, until)

    def forbid(self, cards: Cards, action: str, until: Until = END_OF_TURN) -> None:
        """Cards cannot do an action (one that the game knows)."""
        known(action, self.prohibitions)
        self.lasting("forbid", cards, until, action=action)

    def oblige(self, cards: Cards, action: str, until: Until = END_OF_TURN) -> None:
        """Cards must do an action: "attack", "block", "be_attacked", "be_target"."""
        known(action, self.obligations)
        self.lasting("oblige", cards, until, action=action)

    def change_classes(self, cards: Cards, become: Sequence[str] | None = None, add: Sequence[str] = (),
                       lose: Sequence[str] = (), until: Until = END_OF_GAME) -> None:
        """Change classes; `become` overwrites them."""
        self.lasting("change_classes", cards, until, set=None if become is None else list(become), add=list(add),
                     lose=list(lose))

    def change_elements(self, cards: Cards, become: Sequence[str] | None = None, add: Sequence[str] = (),
                        lose: Sequence[str] = (), until: Until = END_OF_GAME) -> None:
        """Change elements; `become` overwrites them."""
        self.lasting("change_elements", cards, until, set=None if become is None else list(become), add=list(add),
                     lose=list(lose))

    def close(self, cards: Cards) -> None:
        """Close cards."""
        self.propose("close", cards)

    def open(self, cards: Cards) -> None:
        """Open cards."""
        self.propose("open", cards)

    def take_control(self, cards: Cards, until: Until = END_OF_GAME, player: int | None = None) -> None:
        """Take cards under your control, or a player's."""
        self.lasting("control", cards, until, player=self.you if player is None else player)

    def keep(self, *, amount: int | None = None, card: int | None = None) -> None:
        """In a replacement: let the replaced event happen after all, with another amount or card if given.

        "prevent" in a replacement is `act.keep(amount=less)`, or not calling it at all.
        """
        event = {**self.values["event"], "kept": True}
        if amount is not None:
            event["amount"] = amount
        if card is not None:
            event["card"] = card
        self.batches.append([event])

