"""Kinds of creatures that texts name like keywords: they are properties of the card (1.5), not abilities."""

from __future__ import annotations

from compiler.codegen.draft import ModuleDraft
from compiler.games.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.games.behaviour.statements import give_rule
from compiler.games.behaviour.tables import Table
from compiler.games.tcg.behaviour.fights import against_rows
from compiler.language import meaning as m
from compiler.language.ast import Node

PROPERTIES: Table[bool] = Table()
GIFTS: Table[bool] = Table()
GIFT_ROWS: Table[list[str]] = Table()
NARROWINGS: Table[str] = Table()
KINDS = {"flight": "flying", "symbiote": "symbiote", "parasite": "parasite"}
ASKED = {
    "flight": "see.is_flying(card)",
    "symbiote": "see.is_symbiote(card)",
    "parasite": "see.is_parasite(card)",
    "uniqueness": "see.is_unique(card)",
}


@PROPERTIES.of(m.Keyword)
def kind(draft: ModuleDraft, feature: m.Keyword) -> bool:
    """A symbiote says so in its text (1.5.2)."""
    if feature.id == "uniqueness":
        draft.properties.append(("unique", "True"))
        return True
    if feature.id not in KINDS:
        return False
    draft.properties.append(("kind", f'"{KINDS[feature.id]}"'))
    return True


@GIFTS.of(m.Keyword)
def becomes(ability: Ability, picked: Picked, gift: m.Keyword) -> bool:
    """A creature that gets flight becomes a flying one, to the end of the battle."""
    if gift.object is not None:
        give_rule(ability, picked, gift)
        return True
    if gift.id not in KINDS:
        return False
    if gift.id != "flight" or ability.lasting:
        raise NoBehaviour(gift)
    ability.now.do(f'act.become({picked.code}, "flying")')
    return True


@GIFT_ROWS.of(m.Keyword)
def has(ability: Ability, gift: m.Keyword, each: Node | None) -> list[str] | None:
    """A kind is nothing that a constant ability gives; what is had against some cards only is no keyword."""
    if gift.id in KINDS or (gift.object is not None and each is not None):
        raise NoBehaviour(gift)
    if gift.object is not None:
        return against_rows(ability, gift)
    return None


@NARROWINGS.of(m.WithKeyword)
def with_kind(ability: Ability, node: m.WithKeyword) -> str | None:
    """Cards of a kind, or unique ones."""
    said = ASKED.get(node.keyword.id) if isinstance(node.keyword, m.Keyword) else None
    return said and f"not {said}" if node.negated else said
