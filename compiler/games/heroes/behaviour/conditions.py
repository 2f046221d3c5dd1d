"""Conditions in code."""

from __future__ import annotations

from compiler.games.heroes.behaviour.ability import Ability, NoBehaviour
from compiler.games.heroes.behaviour.selections import cards, condition
from compiler.language import meaning as m
from compiler.language.ast import Node


def method(ability: Ability, node: Node) -> str:
    """Add a method ``(self, see) -> bool`` for a condition and return its name. Raises NoBehaviour."""
    ability.use("See")
    return ability.helper("holds", "(self, see: See) -> bool", f"return {expression(ability, node)}")


def expression(ability: Ability, node: Node) -> str:
    """Return a condition as an expression of ``see``."""
    match node:
        case m.IsA(is_=m.Cards(kind=m.Kind())):
            subject = cards(ability, node.what).code.replace("act.", "see.")
            return condition(ability, node.is_.kind).replace("(card", f"({subject}")
    raise NoBehaviour(node)
