"""Squares in code: cards that swap places, and how cards may move from square to square."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability, NoBehaviour
from compiler.games.behaviour.selections import cards, condition
from compiler.games.behaviour.tables import Table
from compiler.language import meaning as m
from compiler.language.ast import with_fields

DEEDS: Table[None] = Table()
ROWS: Table[list[str]] = Table()


@DEEDS.of(m.SwapTwo)
def swap_two(ability: Ability, deed: m.SwapTwo) -> None:
    """Let two cards chosen together swap places; perhaps only two that stand next to each other (glossary)."""
    chosen = deed.cards
    if not isinstance(chosen, m.Cards) or not isinstance(chosen.kind, m.Kind) or chosen.quantity != m.Exactly(m.Number(2)):
        raise NoBehaviour(deed)
    together = [each for each in chosen.kind.where if isinstance(each, m.NextToEachOther)]
    where = tuple(each for each in chosen.kind.where if each not in together)
    rest = m.Kind(chosen.kind.noun, where, span=chosen.kind.span)
    outside, ability.offered = ability.offered, "see.stands_alone(card)"
    if together:
        such = f"{ability.draft.name}.{ability.predicate('such', condition(ability, rest))}"
        ability.offered += f" and see.makes_pair({len(ability.rows) + 1}, card, {such})"
    picked = cards(ability, with_fields(chosen, kind=rest))
    ability.offered = outside
    ability.remember(chosen, picked)
    ability.now.do(f"act.swap_two({picked.code})")


@ROWS.of(m.MoveDiagonally)
def moves_diagonally(ability: Ability, clause: m.Do) -> list[str] | None:
    """Cards may move diagonally, too."""
    if not isinstance(clause.deed, m.MoveDiagonally) or clause.modal != "may":
        return None
    ability.use("Rule")
    return ['Rule("moves_diagonally")']
