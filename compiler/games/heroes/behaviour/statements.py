"""Statements in code: what cards get, lose and become as a step of an ability."""

from __future__ import annotations

from compiler.games.heroes.behaviour.ability import Ability, NoBehaviour
from compiler.games.heroes.behaviour.selections import amount, cards
from compiler.language import meaning as m
from compiler.language.ast import Node

DURATIONS = {
    "end of turn": "END_OF_TURN",
    "start of your turn": "START_OF_YOUR_NEXT_TURN",
    "next turn": "YOUR_NEXT_TURN",
    "end of battle": "END_OF_GAME",
}
VERBS = {"strike": ("add_strike",), "lives": ("add_lives",), "strike and lives": ("add_strike", "add_lives")}


def write(ability: Ability, node: Node) -> None:
    """Write a statement into the current step. Raises NoBehaviour."""
    match node:
        case m.Gets():
            _gets(ability, node)
        case _:
            raise NoBehaviour(node)


def until(ability: Ability, duration: Node | None) -> str:
    """Return the argument for a duration; none lasts to the end of the game (7 Gains)."""
    if duration is None:
        return ""
    if not isinstance(duration, m.Until) or duration.moment not in DURATIONS:
        raise NoBehaviour(duration)
    ability.use(DURATIONS[duration.moment])
    return f", until={DURATIONS[duration.moment]}"


def _gets(ability: Ability, node: m.Gets) -> None:
    picked = cards(ability, node.who)
    lasting = until(ability, node.duration)
    for gift in node.what:
        match gift:
            case m.Bonus(against=None) if gift.property in VERBS:
                sign = "-" if gift.negative else ""
                for verb in VERBS[gift.property]:
                    ability.now.do(f"act.{verb}({picked.code}, {sign}{amount(ability, gift.amount)}{lasting})")
            case m.Keyword():
                ability.now.do(f"act.gain({picked.code}, {keyword(ability, gift)}{lasting})")
            case _:
                raise NoBehaviour(gift)


def keyword(ability: Ability, node: m.Keyword) -> str:
    """Return a keyword as code."""
    if node.object is not None:
        raise NoBehaviour(node)
    ability.use("Keyword")
    if node.amount is None:
        return f'Keyword("{node.id}")'
    if not isinstance(node.amount, m.Number):
        return f'Keyword("{node.id}", {amount(ability, node.amount)})'
    return f'Keyword("{node.id}", {node.amount.value})'
