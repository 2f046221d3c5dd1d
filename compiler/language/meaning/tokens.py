"""Nodes of deeds with coins, prayer tokens and the effects that lie on cards."""

from __future__ import annotations

from compiler.language.ast import Node, node


@node
class CloseCoins(Node):
    """Close coins of one's own."""

    amount: Node


@node
class PutEffect(Node):
    """Put effects of a kind (enhancement, maturation …) on cards."""

    count: Node
    effect: Node
    target: Node


@node
class OpenCoins(Node):
    """Open closed coins; all of them without an amount."""

    amount: Node | None = None


@node
class LoseCoins(Node):
    """Lose coins."""

    amount: Node


@node
class Pay(Node):
    """Pay coins."""

    amount: Node


@node
class GetTokens(Node):
    """Receive prayer tokens; an amount or a change of it."""

    amount: Node


@node
class LoseTokens(Node):
    """Lose prayer tokens."""

    amount: Node


@node
class RemoveEffects(Node):
    """Take effects of a kind off cards (504.1)."""

    count: Node
    effect: Node
    target: Node


@node
class GainCoins(Node):
    """Receive coins."""

    amount: Node
