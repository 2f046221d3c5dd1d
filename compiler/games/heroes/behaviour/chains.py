"""Parts that only Heroes has: first targets, heroes spoken of as players, hands that are empty."""

from __future__ import annotations

from compiler.games.behaviour import deeds
from compiler.games.behaviour.ability import Ability, NoBehaviour
from compiler.games.behaviour.tables import Table
from compiler.language import meaning as m
from compiler.language.ast import Node

ACTS: Table[bool] = Table()


@ACTS.of(m.FirstAttackTarget)
def first_attack_target(ability: Ability, node: m.FirstAttackTarget, options: list[str], where: Node | None) -> bool:
    """Oblige the opponent's first attack (502.9)."""
    ability.step(node.span, *options)
    deeds.write(ability, node)
    return True


def possible(ability: Ability, node: Node) -> list[str]:
    """A part that nothing can be done for is passed over: what follows asks whether it was done."""
    match node:
        case m.Do(agent=m.Opponent(), deed=m.Discard(), modal=None):
            ability.use("See")
            line = "return bool(see.hand(see.opponent))"
            return [f"condition={ability.helper('possible', '(self, see: See) -> bool', line)}"]
    raise NoBehaviour(node)


def is_opponents(ability: Ability, to: int, deed: Node) -> bool:
    """Whether *they* are the opponent, whose hero was spoken of, and do what only players do."""
    inner = deed.act if isinstance(deed, m.During) else deed
    known = ability.picked.get(to)
    return known is not None and known.code == "act.opposing_hero" and isinstance(inner, m.Draw | m.DrawBeyond | m.Nth | m.Discard)
