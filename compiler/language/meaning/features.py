"""Nodes of features: what stands by itself in a text."""

from __future__ import annotations

from compiler.language.ast import Node, node, surface


@node
class Obligations(Node):
    """The features that oblige to choose some target (7 Ignore)."""

    what: str


@node
class Keyword(Node):
    """A keyword of the game, with its number or object; in a chain, what it tells to do (Plague 2)."""

    id: str
    amount: Node | None = None
    object: Node | None = None
    reminder: Node | None = surface()


@node
class Trigger(Node):
    """When an ability triggers; ``each_time`` is free of the limit of once a turn (112.5)."""

    event: Node
    each_time: bool = False


@node
class While(Node):
    """Something true as long as a condition holds (114)."""

    condition: Node
    chain: Node
    limit: Node | None = None
    zone: Node | None = None
    reminder: Node | None = surface()


@node
class Noted(Node):
    """A feature with a note in brackets that it has no use for."""

    feature: Node
    note: Node


@node
class Triggered(Node):
    """A triggered ability (112), perhaps limited, perhaps working only in a zone (112.8)."""

    trigger: Node
    chain: Node
    limit: Node | None = None
    zone: Node | None = None
    reminder: Node | None = surface()


@node
class Activated(Node):
    """An activated ability (113)."""

    payment: tuple[Node, ...]
    chain: Node
    limit: Node | None = None
    zone: Node | None = None
    user: Node | None = None
    reminder: Node | None = surface()


@node
class Instructions(Node):
    """A feature without trigger or payment: done when a spell is played (116), always true on other cards (114)."""

    chain: Node
    limit: Node | None = None
    zone: Node | None = None
    reminder: Node | None = surface()


@node
class Note(Node):
    """A note in brackets that only explains."""

    about: str


@node
class Limit(Node):
    """How often an ability may be used (112.5, 113.4)."""

    times: Node
    per: str


@node
class PayCoins(Node):
    """Closing coins as payment."""

    amount: Node


@node
class PayClose(Node):
    """Closing the card itself as payment (506.2)."""


@node
class PayDeed(Node):
    """Doing something as payment: discard a card, wound your hero."""

    deed: Node


@node
class Replaces(Node):
    """If something must happen, something else happens instead (517)."""

    event: Node
    chain: Node
    limit: Node | None = None
    zone: Node | None = None
    reminder: Node | None = surface()


@node
class ReplacesKeyword(Node):
    """Instead of a keyword of this card, something else may be done."""

    keyword: Node
    chain: Node


@node
class FirstAttackTarget(Node):
    """The target of the opponent's first attack each turn must be a card (502.9)."""

    target: Node


@node
class PlayInstead(Node):
    """What may be done instead of paying the cost of this card (7 Alternative cost)."""

    deed: Node


@node
class DeckOnly(Node):
    """Your deck may contain only such cards."""

    cards: Node


@node
class DeckCopies(Node):
    """How many cards with this name a deck may have (7 Card name, Horde)."""

    most: Node


@node
class NotInDecks(Node):
    """This card cannot be in a deck when a game begins (7 Created, Placed, Reversed)."""


@node
class ToReserve(Node):
    """Where this card would go, but goes to the reserve (7 Created, Placed)."""

    instead: tuple[str, ...]


@node
class FirstTurn(Node):
    """You take the first turn (301.4.1)."""


@node
class SecondTurn(Node):
    """You take the second turn (301.4.1)."""


@node
class PlayableWithoutEffect(Node):
    """This card may be played without effect (8 Black Mark)."""


@node
class DecksOf(Node):
    """This card may be in the deck of any hero of a class (106.3.3)."""

    cls: str
    only: bool = False


@node
class Explained(Node):
    """A note that says again what a keyword does: no game text."""

    keyword: str


@node
class Body(Node):
    """In the definition of a keyword: the chain that a card says behind the keyword's name."""


@node
class DemandOf(Node):
    """In the definition of a keyword: what a card says behind the keyword's dash."""


@node
class ObjectOf(Node):
    """In the definition of a keyword: what a card says as the keyword's object."""


@node
class CardText(Node):
    """All features of a card (110.1)."""

    features: tuple[Node, ...]


@node
class KeywordBonus(Node):
    """A number added to that of a keyword: *+1 to Might*."""

    amount: Node
    keyword: Node


@node
class Equals(Node):
    """What a property is as long as a rule acts."""

    amount: Node


@node
class PlayableFromGraveyard(Node):
    """This card may be played from the graveyard; its player's hero obtains it then."""
