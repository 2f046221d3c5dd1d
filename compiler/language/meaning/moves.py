"""Nodes of deeds that bring cards from one place to another, or show them there."""

from __future__ import annotations

from compiler.language.ast import Node, node


@node
class Draw(Node):
    """Draw cards."""

    count: Node


@node
class Discard(Node):
    """Discard cards from hand."""

    cards: Node


@node
class DiscardUntilEqual(Node):
    """Discard until as many cards are left as another player has (118.6)."""

    other: Node


@node
class Move(Node):
    """Put cards somewhere: hand, deck top, bottom or shuffled, graveyard."""

    cards: Node
    to: Node
    from_: Node | None = None
    instead: Node | None = None


@node
class Exile(Node):
    """Put cards out of the game, from where only what names it returns them."""

    cards: Node
    from_: Node | None = None


@node
class Search(Node):
    """Find cards in the deck, show them, take them into hand."""

    cards: Node


@node
class Show(Node):
    """Show cards to all."""

    cards: Node
    from_: Node | None = None


@node
class LookAt(Node):
    """Look at cards."""

    cards: Node


@node
class Summon(Node):
    """Summon cards, from the deck unless said, perhaps closed and onto a square."""

    cards: Node
    from_: Node | None = None
    closed: bool = False
    onto: Node | None = None


@node
class Resurrect(Node):
    """Resurrect cards, from the graveyard unless said, perhaps closed and onto a square."""

    cards: Node
    closed: bool = False
    from_: Node | None = None
    control: Node | None = None
    onto: Node | None = None


@node
class Create(Node):
    """Create one of the named cards."""

    cards: Node


@node
class CreateCopy(Node):
    """Create a copy of a card, perhaps with a keyword that does not work."""

    of: Node
    without: str | None = None


@node
class PlayCard(Node):
    """Play a card; free, or with its cost changed."""

    card: Node
    cost: Node | None = None


@node
class Free(Node):
    """Without paying."""


@node
class ChooseCards(Node):
    """Choose cards and nothing else yet."""

    cards: Node


@node
class Repeat(Node):
    """Carry out a spell once more."""

    card: Node


@node
class Obtain(Node):
    """Obtain cards: put them under the one that does it."""

    cards: Node
    from_: Node | None = None


@node
class TakeControl(Node):
    """Take cards under control."""

    target: Node


@node
class Cancel(Node):
    """Cancel the play of a card (518)."""

    card: Node


@node
class ShowHand(Node):
    """Show one's hand to all."""


@node
class ShuffleDeck(Node):
    """Shuffle a deck."""


@node
class CreateCopies(Node):
    """Create several copies of a card."""

    of: Node
    count: Node


@node
class DiscardRandom(Node):
    """Discard random cards from hand (526)."""

    count: Node


@node
class Attach(Node):
    """Attach a card to another."""

    card: Node
    to: Node


@node
class AttachHiring(Node):
    """Attach a card to another, so that its own Hire abilities trigger (7 Module)."""

    card: Node
    to: Node


@node
class UseSearch(Node):
    """Use a search (112.8)."""


@node
class LookThrough(Node):
    """Look through the deck (112.8)."""


@node
class Flip(Node):
    """Turn cards to their other side (7 Flip)."""

    target: Node


@node
class NameCard(Node):
    """Name a card."""


@node
class PutIntoPlay(Node):
    """Put cards into play."""

    cards: Node
