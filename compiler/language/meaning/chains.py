"""Nodes of chains: clauses, how long they last, and how they follow each other."""

from __future__ import annotations

from compiler.language.ast import Node, node


@node
class ForTurns(Node):
    """A duration: so many next turns of a player (7 Until (X) turns of the player)."""

    count: Node
    player: Node


@node
class Do(Node):
    """A clause: who, and what they do. Without an agent the deed happens whoever does it (*is destroyed*).

    ``modal`` is ``may``, ``must``, ``cannot`` or ``not``.
    """

    agent: Node | None
    deed: Node
    modal: str | None = None


@node
class Joint(Node):
    """Several deeds of one agent: close X coins and wound this card."""

    deeds: tuple[Node, ...]


@node
class ForEach(Node):
    """A deed whose amount counts once for each of something."""

    deed: Node
    each: Node


@node
class During(Node):
    """An act whose effect lasts so long; without this, to the end of the game."""

    act: Node
    duration: Node


@node
class Until(Node):
    """A duration, by its usual name."""

    moment: str


@node
class Later(Node):
    """An act at a later moment (521)."""

    moment: Node
    act: Node


@node
class If(Node):
    """Something done only on a condition."""

    condition: Node
    then: Node


@node
class ForTheSake(Node):
    """You may do one thing to do another (118.3, Alp)."""

    price: Node
    aim: Node


@node
class Options(Node):
    """Choose so many of several chains (524)."""

    count: Node
    options: tuple[Node, ...]


@node
class Part(Node):
    """A part of a complex ability with its link to the parts before (118)."""

    link: str
    act: Node


@node
class Chain(Node):
    """The parts of an ability in the order of the text (118.2)."""

    parts: tuple[Part, ...]
    where: Node | None = None


@node
class NextTime(Node):
    """What is done instead, once, when something must happen the next time (521)."""

    event: Node
    act: Node


@node
class NextWounds(Node):
    """The next wounds that one of your cards inflicts (or receives) are twice as many, or half."""

    who: Node
    receives: bool = False
    halved: bool = False
