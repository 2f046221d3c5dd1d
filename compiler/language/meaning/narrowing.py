"""Nodes of what narrows a noun: whose, which, in what state, where."""

from __future__ import annotations

from compiler.language.ast import Node, node


@node
class Whose(Node):
    """Under the control of a player."""

    player: Node


@node
class Other(Node):
    """Not this card (or not the one said before)."""


@node
class OfElement(Node):
    """Of an element, or ``neutral``."""

    element: str


@node
class HasElement(Node):
    """Having an element at all."""


@node
class InState(Node):
    """Open, closed, stunned, poisoned, hidden, wounded …"""

    state: str
    negated: bool = False


@node
class Compared(Node):
    """A property compared with an amount: cost 3 or less."""

    property: str
    relation: str
    amount: Node


@node
class WithKeyword(Node):
    """Having (or lacking) a keyword: created, not created, with Charge."""

    keyword: Node
    negated: bool = False


@node
class AllOf(Node):
    """All of several conditions, said together: *with Curse and Poisoning*."""

    conditions: tuple[Node, ...]


@node
class ThisWay(Node):
    """To which the part before did something: *discarded this way*."""

    deed: str


@node
class Extreme(Node):
    """With the highest (or lowest) of a property among its kind."""

    property: str
    highest: bool = False


@node
class NotA(Node):
    """Not of a class: *a non-demon creature*."""

    noun: Node


@node
class Except(Node):
    """Of none of some sorts, types or states: *(except flying ones and symbiotes)*."""

    sorts: tuple[Node, ...]


@node
class WithEffect(Node):
    """Having an effect of a kind on it (504.1)."""

    effect: Node
    negated: bool = False


@node
class OtherName(Node):
    """With another name than what was said before."""


@node
class SameName(Node):
    """With the same name as what was said before."""


@node
class InZone(Node):
    """In a zone (502.3)."""

    zone: Node


@node
class Position(Node):
    """The top (or bottom) of a deck."""

    place: str


@node
class Obtained(Node):
    """Obtained by a card."""

    by: Node


@node
class Did(Node):
    """That did or suffered something in some time: received wounds this turn."""

    what: str
    when: str


@node
class OtherThan(Node):
    """Not a card that something else names: *other than the attacked one*."""

    card: Node


@node
class Failed(Node):
    """Who did not do what the part before told them: *each opponent who did not discard a card*."""

    deed: str


@node
class OtherClass(Node):
    """Sharing no class with this card."""


@node
class Featureless(Node):
    """Without any features."""


@node
class HasObtained(Node):
    """Having obtained a card."""


@node
class OfChosenClass(Node):
    """Of the class that was chosen."""


@node
class OfChosenName(Node):
    """With the name that was said."""


@node
class NotFrom(Node):
    """Not in a zone, when it is played from another one."""

    zone: Node


@node
class ElementCount(Node):
    """Of one element only, or of several."""

    several: bool = False
