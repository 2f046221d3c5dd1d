"""Nodes of fights: strikes several times a turn, one of several conditions."""

from __future__ import annotations

from compiler.language.ast import Node, node


@node
class Either(Node):
    """Narrowed by at least one of several conditions: *steppe or dark cards*."""

    conditions: tuple[Node, ...]


@node
class StrikeTimes(Node):
    """May attack so many times a turn with simple strikes, and stays open until the last of them.

    ``together``: nothing else may be done between them; ``different``: each time another card.
    """

    times: Node
    together: bool = False
    different: bool = False


@node
class DefendsOften(Node):
    """Act as a defender any number of times a turn, staying open."""


@node
class AttackOnly(Node):
    """Make attacks of some kinds against some cards only; ``anywhere``: however far away those are."""

    kinds: tuple[str, ...]
    at: Node
    anywhere: bool = False


@node
class TotalOf(Node):
    """The sum of a property of all cards of a kind."""

    property: str
    of: Node


@node
class ChangeRoll(Node):
    """Change the die roll that is on the stack, perhaps only one for some card: ``to`` a number, or ``by`` one."""

    of: Node | None = None
    to: Node | None = None
    by: Node | None = None


@node
class ShootsNear(Node):
    """Announce attacks of a kind against adjacent cards, too."""

    kind: str


@node
class NextOnly(Node):
    """So much more or less, once: for the next attack of a kind, or the next die roll."""

    amount: Node
    by: str
    negative: bool = False


@node
class FightsClosed(Node):
    """Fight an attack with a simple strike while closed, as an open card would."""
