"""Nodes of conditions: what may be true or not."""

from __future__ import annotations

from compiler.language.ast import Node, node


@node
class Own(Node):
    """Have cards of a kind under control, in hand …"""

    cards: Node


@node
class OwnMore(Node):
    """Have more (or fewer) cards in hand than another player."""

    than: Node
    fewer: bool = False


@node
class Is(Node):
    """A card is (or is not) of a kind, in a state or in a zone."""

    what: Node
    is_: Node
    negated: bool = False


@node
class FewerEffects(Node):
    """There are fewer effects of a kind on a card than so many."""

    effect: Node
    on: Node
    than: Node


@node
class HasDone(Node):
    """You have done something with at least so many cards of a kind this turn."""

    deed: str
    least: Node
    kind: Node


@node
class Happens(Node):
    """Something happens that a clause says."""

    event: Node


@node
class CoinsMissing(Node):
    """Not all coins that were to be paid could be."""


@node
class NoCoinsPaid(Node):
    """A card was played without paying coins."""

    card: Node


@node
class Survived(Node):
    """A card is still in play after what was done to it (or is not)."""

    what: Node
    negated: bool = False


@node
class WentFirst(Node):
    """A player took the first turn of the game (301.4)."""

    player: Node
    negated: bool = False


@node
class Compare(Node):
    """One amount is less than, equal to or greater than another."""

    left: Node
    relation: str
    right: Node


@node
class Occurred(Node):
    """Something happened (or did not) in this turn or in the last one."""

    event: Node
    when: str
    negated: bool = False


@node
class TurnOf(Node):
    """It is a player's turn."""

    player: Node


@node
class Attacking(Node):
    """A card is making an attack (508)."""

    what: Node


@node
class KilledByKeyword(Node):
    """A creature died of a keyword of this card."""

    keyword: str
