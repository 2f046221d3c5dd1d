"""What numbers are added to in this game: rolls, ranges, strikes of one strength; and what its properties are called."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability, NoBehaviour
from compiler.games.behaviour.selections import OPERATORS, amount, condition, seen, single
from compiler.games.behaviour.statics import all_of, bonus
from compiler.games.behaviour.tables import Table
from compiler.games.tcg.behaviour import attacks
from compiler.language import meaning as m
from compiler.language.ast import Node

GIFT_ROWS: Table[list[str]] = Table()
AMOUNTS: Table[str] = Table()
COMPARED: Table[str] = Table()
ROLLS = {"roll": "any", "attack roll": "attack", "defense roll": "defense", "strike roll": "strike"}
ROLLS |= {f"{kind} roll": kind for kind in attacks.KINDS if kind != "strike"}
"""Modifiers of die rolls (2.14), and which rolls they are for."""
REACHES = {f"{kind} range": kind for kind in (*attacks.KINDS, "ranged")}
STRENGTHS = {f"{name} strike": name.upper() for name in ("weak", "medium", "strong")}
PROPERTIES = {
    **{name: f"{name}({{card}})" for name in ("cost", "lives", "tokens", "wounds", "strike")},
    "move": "movement({card})",
    **{name: f"strike({{card}}, {strength})" for name, strength in STRENGTHS.items()},
    "maximum lives": "maximum_lives({card})",
    "initial lives": "initial_lives({card})",
}
"""What properties of a card are asked by."""


@GIFT_ROWS.of(m.Bonus)
def bonus_rows(ability: Ability, gift: m.Bonus, each: Node | None) -> list[str] | None:
    """Modifiers of rolls, of ranges, of strikes of one strength."""
    if gift.property in ROLLS:
        on = ROLLS[gift.property]
        return [_row(ability, "Roll", gift, each, *([f'"{on}"'] if on != "any" else []))]
    if gift.against is not None:
        return None
    if gift.property in REACHES:
        return [_row(ability, "Reach", gift, each, f'"{REACHES[gift.property]}"')]
    if gift.property in STRENGTHS:
        strength = STRENGTHS[gift.property]
        ability.use(strength)
        return [_row(ability, "StrikeOf", gift, each, strength)]
    return None


def _row(ability: Ability, name: str, gift: m.Bonus, each: Node | None, *more: str) -> str:
    ability.use(name)
    said = [bonus(ability, gift, each), *more]
    if gift.against is not None:
        said.append(f"against={_against(ability, gift.against)}")
    return f"{name}({', '.join(said)})"


def _against(ability: Ability, against: Node) -> str:
    ability.use("See")
    kind = against.kind if isinstance(against, m.Cards) and isinstance(against.kind, m.Kind) else None
    line = f"return {condition(ability, kind or all_of(ability, against)).replace('(card', '(other')}"
    return ability.helper("against", "(self, see: See, card: int, other: int) -> bool", line)


@AMOUNTS.of(m.PropertyOf)
def property_of(ability: Ability, node: m.PropertyOf) -> str:
    """A property of a card, under the name that the runtime knows it by."""
    return f"act.{_asked(ability, node, node.property).format(card=single(ability, node.of))}"


@COMPARED.of(m.Compared)
def compared(ability: Ability, node: m.Compared) -> str:
    """A property of a card compared with an amount."""
    said = _asked(ability, node, node.property).format(card="card")
    return f"see.{said} {OPERATORS[node.relation]} {seen(amount(ability, node.amount))}"


def _asked(ability: Ability, node: Node, name: str) -> str:
    if name not in PROPERTIES:
        raise NoBehaviour(node)
    if name in STRENGTHS:
        ability.use(STRENGTHS[name])
    return PROPERTIES[name]
