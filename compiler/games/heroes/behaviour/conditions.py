"""Conditions in code."""

from __future__ import annotations

from compiler.games.heroes.behaviour.ability import Ability, NoBehaviour
from compiler.games.heroes.behaviour.selections import STATES, amount, condition, seen, single
from compiler.language import meaning as m
from compiler.language.ast import Node

ZONES = {"play": "PLAY", "graveyard": "GRAVEYARD", "hand": "HAND", "deck": "DECK"}


def method(ability: Ability, node: Node) -> str:
    """Add a method ``(self, see) -> bool`` for a condition and return its name. Raises NoBehaviour."""
    ability.use("See")
    return ability.helper("holds", "(self, see: See) -> bool", f"return {expression(ability, node)}")


def expression(ability: Ability, node: Node) -> str:
    """Return a condition as an expression of ``see``."""
    match node:
        case m.Is():
            subject = seen(single(ability, node.what))
            return _is(ability, subject, node.is_)
        case m.NoCoinsPaid(card=m.ThisCard()):
            return 'see.paid(see.this, "coins") == 0'
        case m.FewerEffects(effect=m.EffectNoun(effect="enhancement"), on=m.ThisCard()):
            return f"see.enhancements(see.this) < {seen(amount(ability, node.than))}"
    raise NoBehaviour(node)


def _is(ability: Ability, subject: str, what: Node) -> str:
    match what:
        case m.Cards(kind=m.Kind() as kind):
            return condition(ability, kind).replace("(card", f"({subject}")
        case m.InZone(zone=m.Zone() as zone) if zone.name in ZONES:
            ability.use(ZONES[zone.name])
            return f"see.in_zone({subject}, {ZONES[zone.name]})"
        case m.InState() if what.state in STATES:
            said = STATES[what.state].replace("(card", f"({subject}")
            return f"not ({said})" if what.negated else said
    raise NoBehaviour(what)
