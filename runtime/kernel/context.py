"""What abilities of every game may ask about events, about what became of their parts, and about masses of cards."""

from __future__ import annotations

from runtime.kernel.data import Data


class Mass(list[int]):
    """The cards of a mass effect: it is carried out even if there are none (502.6)."""


class Happening:
    """An event as cards ask about it; parts that it does not have are 0 or ""."""

    __slots__ = ("data",)

    def __init__(self, data: Data) -> None:
        self.data = data

    @property
    def kind(self) -> str:
        """The kind of event."""
        return str(self.data.get("kind", ""))

    @property
    def card(self) -> int:
        """The card it happens to (for an attack: the attacking card)."""
        return int(self.data.get("card") or 0)

    @property
    def source(self) -> int:
        """The card that does it."""
        return int(self.data.get("source") or 0)

    @property
    def target(self) -> int:
        """The attacked card."""
        return int(self.data.get("target") or 0)

    @property
    def original(self) -> int:
        """The card that was chosen as the first target of the attack (508.3)."""
        return int(self.data.get("original") or self.data.get("target") or 0)

    @property
    def attacker(self) -> int:
        """The card against which a blocker was assigned."""
        return int(self.data.get("attacker") or 0)

    @property
    def holder(self) -> int:
        """The card that obtains, or to which a card is attached."""
        return int(self.data.get("holder") or 0)

    @property
    def player(self) -> int:
        """The player it happens to."""
        return int(self.data.get("player") or 0)

    @property
    def amount(self) -> int:
        """How many wounds, cards, coins …; after it happened: how many really."""
        return int(self.data.get("amount") or 0)

    @property
    def how(self) -> str:
        """The way it happens."""
        return str(self.data.get("how", ""))

    @property
    def excess(self) -> int:
        """Wounds beyond maximum lives (7 Excess damage)."""
        return int(self.data.get("excess") or 0)

    @property
    def x(self) -> int:
        """The X of the card that was played."""
        return int(self.data.get("x") or 0)


class Result:
    """What became of a part of an ability (118.4, 119.7)."""

    __slots__ = ("rows",)

    def __init__(self, rows: list[Data]) -> None:
        self.rows = rows

    @property
    def done(self) -> bool:
        """At least something was carried out."""
        return any(row["done"] for row in self.rows)

    @property
    def tried(self) -> bool:
        """It was begun: its condition held and nobody declined it (118.5)."""
        return bool(self.rows)

    @property
    def in_full(self) -> bool:
        """Everything was carried out, in full, and nothing was replaced (118.4)."""
        return bool(self.rows) and all(row["full"] and not row.get("replaced") for row in self.rows)

    @property
    def replaced(self) -> bool:
        """A replacement effect was applied."""
        return any(row.get("replaced") for row in self.rows)

    @property
    def amount(self) -> int:
        """The sum of what was done: wounds inflicted, lives healed, cards drawn …"""
        return sum(row["amount"] for row in self.rows)

    @property
    def excess(self) -> int:
        """The sum of excess damage."""
        return sum(row.get("excess", 0) for row in self.rows)

    @property
    def cards(self) -> list[int]:
        """The cards that were drawn, discarded, created, destroyed … this way."""
        return [card for row in self.rows for card in row["cards"]]


