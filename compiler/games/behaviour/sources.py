"""Where wounds come from, in code: strikes, shots, spells, attacks of some cards (515, 517.1.1)."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability, NoBehaviour
from compiler.games.behaviour.selections import about, condition
from compiler.language import meaning as m
from compiler.language.ast import Node

WAYS = {
    "strikes": ("strike",),
    "shots": ("shot",),
    "spells": ("spell",),
    "poison": ("poison",),
}


def how(ability: Ability, source: m.Source) -> str:
    """Return the expression that says whether the wounds come in one of the ways."""
    known = {**WAYS, **ability.tables.attack_ways}
    ways = [way for kind in source.kinds for way in known.get(kind, ())]
    if len(ways) < len(source.kinds):
        raise NoBehaviour(source)
    if not ways:
        return "True"  # any source
    if len(ways) == 1:
        return f'see.event.how == "{ways[0]}"'
    return "see.event.how in (" + ", ".join(f'"{way}"' for way in ways) + ")"


def expression(ability: Ability, node: Node) -> str:
    """Return the expression that says whether wounds from ``source`` are meant."""
    match node:
        case m.Source(kinds=("this feature",), of=None, at_most=None) if ability.keyword:
            return f'see.caused_by("{ability.keyword}")'
        case m.Source(of=None, at_most=None):
            return how(ability, node)
        case m.Source(of=m.Cards(quantity=m.All() | m.One(), kind=m.Kind() as kind), at_most=None):
            return f"{how(ability, node)} and {of(ability, kind)}"
        case m.Cards(quantity=m.All(), kind=m.Kind() as kind):
            return of(ability, kind)
        case m.Kind():
            return of(ability, node)
    raise NoBehaviour(node)


def of(ability: Ability, kind: m.Kind) -> str:
    """Return the condition of a kind about the source of the wounds, which may be no card."""
    return "source != 0 and " + about("source", condition(ability, kind))
