"""The state of a game: cards and players, as plain as can be."""

from __future__ import annotations

from runtime.heroes.abilities import CardDefinition
from runtime.kernel.data import Data, copied
from runtime.kernel.pieces import Piece, restore, saved, usual_fields

CARD = (
    "definition", "owner", "controller", "zone", "wounds", "closed", "hidden", "effects", "marks", "spent",
    "facts", "since", "entered", "holder", "parts", "under", "last", "paid",
)
"""The fields of a card beside its number."""
PLAYER = ("hero", "coins", "closed", "temporary", "prayers", "failed_draws", "drawn", "played", "attacks")
"""The fields of a player."""


class Card(Piece):
    """A card in some zone.

    `effects` are laid on it (119), oldest first, each a data object that is never changed in place. `marks` are its
    use markers (112.5, 113.4): ability -> [turn or 0, times]. `spent` counts used-up budgets, `facts` remember the
    turn in which something last happened to it. `last` holds what was last known of it in play (403.1).
    """

    __slots__ = CARD
    fields = CARD

    def __init__(self, number: int, definition: CardDefinition, owner: int, zone: str) -> None:
        self.id = number
        self.token = None
        self.definition = definition
        self.owner = owner
        self.controller = owner
        self.zone = zone
        self.entered = 0
        self.last: Data | None = None
        self.marks: dict[str, list[int]] = {}
        self.spent: dict[str, list[int]] = {}
        self.facts: dict[str, int] = {}
        self.paid: Data = {}
        self.clear()

    def clear(self) -> None:
        """Lose all wounds, effects and states (205.3, 203.4); use markers are another matter."""
        self.wounds = 0
        self.closed = False
        self.hidden = False
        self.effects: tuple[Data, ...] = ()
        self.since = 0
        self.holder = 0
        self.parts: tuple[int, ...] = ()
        self.under: tuple[int, ...] = ()

    def copy(self, token: object) -> Card:
        """Return a private copy for the clone that this token marks."""
        return self.copied_to(Card(self.id, self.definition, self.owner, self.zone), token)

    def save(self) -> Data:
        """Return the card as plain data: which it is, and in what it differs from a new card."""
        return saved(self, NEW_CARD)

    @classmethod
    def load(cls, data: Data, definition: CardDefinition) -> Card:
        """Return the card that `save` wrote."""
        card = cls(data["id"], definition, data["owner"], data["zone"])
        restore(card, NEW_CARD, data)
        return card


NEW_CARD = usual_fields(Card(0, CardDefinition("", ""), 0, ""))


class Player:
    """A player's coins, prayers and count of failed draws; what affects a player lies on the hero (208.5)."""

    __slots__ = PLAYER

    def __init__(self, hero: int = 0) -> None:
        self.hero = hero
        self.coins = 0
        self.closed = 0
        self.temporary: list[Data] = []
        """Coins received or lost for a time (522.4), each {amount, until}."""
        self.prayers = 0
        self.failed_draws = 0
        self.drawn = 0
        self.played = 0
        self.attacks = 0

    @property
    def open_coins(self) -> int:
        """Coins that can be closed to pay."""
        return self.coins - self.closed

    def copy(self) -> Player:
        """Return an independent copy."""
        twin = Player.__new__(Player)
        for name in PLAYER:
            setattr(twin, name, getattr(self, name))
        twin.temporary = list(self.temporary)
        return twin

    def save(self) -> Data:
        """Return the player as plain data."""
        return {name: copied(getattr(self, name)) for name in PLAYER}

    @classmethod
    def load(cls, data: Data) -> Player:
        """Return the player that `save` wrote."""
        player = cls()
        for name in PLAYER:
            setattr(player, name, copied(data[name]))
        return player
