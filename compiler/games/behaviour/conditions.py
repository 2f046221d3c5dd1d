"""Conditions in code."""

from __future__ import annotations

import re

from compiler.games.behaviour import events
from compiler.games.behaviour.ability import Ability, NoBehaviour
from compiler.games.behaviour.selections import OPERATORS, about, amount, condition, count, narrowing, seen, single
from compiler.language import meaning as m
from compiler.language.ast import Node

IN_GRAVEYARD = m.Is(m.ThisCard(), m.InZone(m.Zone("graveyard")))


def require(ability: Ability, node: Node) -> None:
    """Make an ability ask for a condition; *this card is in the graveyard* says where it works (112.9, 114)."""
    if node == IN_GRAVEYARD:
        ability.use("GRAVEYARD")
        ability.draft.set("zone", "GRAVEYARD")
    else:
        ability.requires(expression(ability, node))


def method(ability: Ability, node: Node) -> str:
    """Add a method ``(self, see) -> bool`` for a condition and return its name. Raises NoBehaviour."""
    ability.use("See")
    return ability.helper("holds", "(self, see: See) -> bool", f"return {expression(ability, node)}")


def expression(ability: Ability, node: Node) -> str:
    """Return a condition as an expression of ``see``."""
    own = ability.tables.conditions.write(node, ability, node)
    if own is not None:
        return own
    match node:
        case m.Is():
            subject = seen(single(ability, node.what))
            said = _is(ability, subject, node.is_)
            return f"not ({said})" if node.negated else said
        case m.Happens(event=m.Do(agent=Node() as agent, deed=m.Own(cards=m.Cards() as owned), modal=None)):
            return _owns(ability, agent, owned)
        case m.Happens(event=m.Do(agent=Node() as agent, deed=m.Own(cards=m.AnyOf(parts=parts)), modal=None)):
            either = [_owns(ability, agent, each) for each in parts if isinstance(each, m.Cards)]
            if len(either) < len(parts):
                raise NoBehaviour(node)
            return f"({' or '.join(either)})"
        case m.Survived():
            ability.use("PLAY")
            aimed = isinstance(node.what, m.AttackTarget)
            what = _aimed_at(ability, node) if aimed else seen(single(ability, node.what))
            return f"{'not ' if node.negated else ''}see.in_zone({what}, PLAY)"
        case m.WentFirst():
            first = f"see.went_first(see.{player(node.player)})"
            return f"not {first}" if node.negated else first
        case m.TurnOf():
            return "see.your_turn" if player(node.player) == "you" else "not see.your_turn"
        case m.Attacking():
            return f"see.is_attacking({seen(single(ability, node.what))})"
        case m.Occurred():
            return _occurred(ability, node)
        case m.Compare() if node.relation in OPERATORS:
            left, right = (seen(amount(ability, each)) for each in (node.left, node.right))
            return f"{left} {OPERATORS[node.relation]} {right}"
    raise NoBehaviour(node)


def _aimed_at(ability: Ability, node: Node) -> str:
    """The target of the shot said before, else of the attack that the ability waits for."""
    if ability.shot is not None and not ability.shot.many:
        return seen(ability.shot.code)
    waited = ability.waits.pattern if ability.waits is not None else ""
    if ability.shot is not None or not waited.startswith(("on.attacks(", "on.strikes(")):
        raise NoBehaviour(node)
    return "see.event.target"


def _occurred(ability: Ability, node: m.Occurred) -> str:
    """Something happened this turn, or in the last one."""
    last = ", last_turn=True" if node.when == "last turn" else ""
    often = events.so_often(ability, events.pattern(ability, node.event) + last)
    return f"{often} {'==' if node.negated else '>'} 0"


def player(node: Node) -> str:
    if not isinstance(node, m.You | m.Opponent):
        raise NoBehaviour(node)
    return "you" if isinstance(node, m.You) else "opponent"


def _owns(ability: Ability, agent: Node, owned: m.Cards) -> str:
    """A player has cards of a kind, so many of them, or none."""
    player(agent)
    kind = owned.kind
    assert isinstance(kind, m.Kind)
    held = m.Kind(kind.noun, (*kind.where, m.Whose(agent)), span=kind.span)
    number = seen(count(ability, held))
    match owned.quantity:
        case m.No():
            return f"{number} == 0"
        case m.One() | m.All():
            return f"{number} > 0"
        case m.Exactly() as exactly:
            return f"{number} >= {seen(amount(ability, exactly.count))}"
    raise NoBehaviour(owned)


def _is(ability: Ability, subject: str, what: Node) -> str:
    if subject.startswith(("see.event.source", *ability.tables.lacking)):
        said = re.sub(r"(?<![.\w])source(?!\w)", subject, _is(ability, "source", what))
        return f"{subject} != 0 and ({said})"  # there may be no such card
    match what:
        case m.AnyOf(parts=parts):
            return " or ".join(f"({_is(ability, subject, part)})" for part in parts)
        case m.Cards(kind=m.Kind() as kind):
            return about(subject, condition(ability, kind))
        case m.InZone(zone=m.Zone() as zone) if zone.name in ability.tables.zones:
            return f"see.in_zone({subject}, {ability.zone(zone.name, what)})"
        case m.InState() | m.OfElement() | m.WithKeyword():
            return about(subject, narrowing(ability, what))
        case _ if ability.tables.narrowings.find(what):
            return about(subject, narrowing(ability, what))
    raise NoBehaviour(what)
