"""The state of a game: cards and players, as plain as can be."""

from __future__ import annotations

from runtime.kernel.data import Data
from runtime.kernel.pieces import Piece, restore, saved, usual_fields
from runtime.tcg.abilities import CardDefinition
from runtime.tcg.battlefield import AWAY

CARD = (
    "definition", "owner", "controller", "zone", "square", "host", "wounds", "closed", "hidden", "tokens",
    "effects", "marks", "spent", "facts", "acted", "steps", "still", "last",
)
"""The fields of a card beside its number."""


class Card(Piece):
    """A card in some zone.

    In the game zone (PLAY) its `square` is where it stands, AWAY in the auxiliary zone; a symbiote has a `host` and its
    square. `acted` counts its actions of this turn, `steps` the squares it moved; `still`: it moves no more this turn.
    `effects` are laid on it, oldest first, each a data object that is never changed in place; `marks` count uses of
    abilities, `spent` used-up budgets, `facts` remember the turn in which something last happened to it. `last` is what
    was last known of it in the game zone.
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
        self.marks: dict[str, list[int]] = {}
        self.last: Data | None = None
        self.clear()

    def clear(self) -> None:
        """Lose all tokens, markers and acquired abilities (2.1.4); "X times per battle" stays used up."""
        self.square = AWAY
        self.host = 0
        self.wounds = 0
        self.closed = False
        self.hidden = False
        self.tokens = 0
        self.effects: tuple[Data, ...] = ()
        self.spent: dict[str, list[int]] = {}
        self.facts: dict[str, int] = {}
        self.acted = 0
        self.steps = 0
        self.still = False

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
    """A player's crystals (3.3), how many turns each had, and how many games of the campaign each has won (8.1)."""

    __slots__ = ("gold", "silver", "redeals", "turns", "won")

    def __init__(self) -> None:
        self.gold = 0
        self.silver = 0
        self.redeals = 0
        self.turns = 0
        self.won = 0

    def copy(self) -> Player:
        """Return an independent copy."""
        twin = Player()
        for name in Player.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin

    def save(self) -> Data:
        """Return the player as plain data."""
        return {name: getattr(self, name) for name in Player.__slots__}

    @classmethod
    def load(cls, data: Data) -> Player:
        """Return the player that `save` wrote."""
        player = cls()
        for name in cls.__slots__:
            setattr(player, name, data.get(name, 0))
        return player
