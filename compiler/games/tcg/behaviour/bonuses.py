"""What numbers are added to in this game: rolls, ranges, strikes of one strength; and what its properties are called."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.games.behaviour.selections import OPERATORS, all_such, amount, cards, seen
from compiler.games.behaviour.statements import give_rule
from compiler.games.behaviour.statics import bonus, is_one, number_of
from compiler.games.behaviour.tables import Table
from compiler.games.tcg.behaviour import attacks
from compiler.games.tcg.behaviour.statics import protection_row
from compiler.language import meaning as m
from compiler.language.ast import Node

GIFT_ROWS: Table[list[str]] = Table()
GIFTS: Table[bool] = Table()
AMOUNTS: Table[str] = Table()
NARROWINGS: Table[str] = Table()
ROLLS = {"roll": "any", "attack roll": "attack", "defense roll": "defense", "strike roll": "strike"}
ROLLS |= {f"{kind} roll": kind for kind in attacks.KINDS if kind != "strike"}
"""Modifiers of die rolls (2.14), and which rolls they are for."""
REACHES = {f"{kind} range": kind for kind in (*attacks.KINDS, "ranged")}
STRENGTHS = {f"{name} strike": name.upper() for name in ("weak", "medium", "strong")}
STRIKES_OF = {f"{both} strike": [name.upper() for name in both.split(" and ")]
              for both in ("weak", "medium", "strong", "weak and medium", "medium and strong", "weak and strong")}
PROPERTIES = {
    **{name: f"{name}({{card}})" for name in ("cost", "lives", "tokens", "wounds", "strike")},
    "move": "movement({card})",
    **{name: f"strike({{card}}, {strength})" for name, strength in STRENGTHS.items()},
    "additional_lives": "additional_lives({card})",
    "units of armor": "armor_left({card})",
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
    if gift.property == "frenzy":
        ability.attacked = "act.event.target"  # the number is asked for by a roll of an attack
        row = _row(ability, "Frenzy", gift, each)
        ability.attacked = ""
        return [row]
    if gift.property in REACHES:
        return [_row(ability, "Reach", gift, each, f'"{REACHES[gift.property]}"')]
    if gift.property in STRIKES_OF:
        strengths = STRIKES_OF[gift.property]
        ability.use(*strengths)
        return [_row(ability, "StrikeOf", gift, each, strength) for strength in strengths]
    return None


def _row(ability: Ability, name: str, gift: m.Bonus, each: Node | None, *more: str) -> str:
    ability.use(name)
    said = [bonus(ability, gift, each), *more]
    if gift.against is not None:
        said.append(f"against={_other(ability, 'against', gift.against)}")
    return f"{name}({', '.join(said)})"


@GIFT_ROWS.of(m.Less)
def less(ability: Ability, gift: m.Less, each: Node | None) -> list[str]:
    """So much less from attacks of some kinds (glossary: -X/+X from attack)."""
    if each is not None or any(kind not in (*attacks.KINDS, *attacks.FAMILIES) for kind in gift.kinds):
        raise NoBehaviour(gift)
    ability.use("Incoming")
    number = number_of(ability, gift.amount, "-" if gift.negative else "")
    source = f", source={_other(ability, 'source', gift.of)}" if gift.of is not None else ""
    return [f'Incoming({number}, by="{kind}"{source})' for kind in gift.kinds]


@GIFT_ROWS.of(m.ProtectedFrom)
def protected(ability: Ability, gift: m.ProtectedFrom, each: Node | None) -> list[str]:
    """A protection that no keyword names."""
    if each is not None:
        raise NoBehaviour(gift)
    return [protection_row(ability, gift)]


@GIFT_ROWS.of(m.MostTokens)
def most_tokens(ability: Ability, gift: m.MostTokens, each: Node | None) -> list[str]:
    """No more than so many tokens (glossary: Maximum tokens)."""
    if not isinstance(gift.amount, m.Number) or each is not None:
        raise NoBehaviour(gift)
    ability.use("Grants", "Keyword")
    return [f'Grants((Keyword("maximum-tokens", {gift.amount.value}),))']


@GIFTS.of(m.Less, m.ProtectedFrom, m.MostTokens)
def for_a_time(ability: Ability, picked: Picked, gift: Node) -> bool:
    """Given for a time, it is a rule about the card."""
    give_rule(ability, picked, gift)
    return True


def _other(ability: Ability, role: str, of: Node) -> str:
    """Add a filter for the other card of a row."""
    ability.use("See")
    return ability.helper(role, "(self, see: See, card: int, other: int) -> bool", f"return {is_one(ability, 'other', of)}")


@AMOUNTS.of(m.PropertyOf)
def property_of(ability: Ability, node: m.PropertyOf) -> str:
    """A property of a card, under the name that the runtime knows it by."""
    of = cards(ability, node.of)
    if of.many:
        if node.property not in ("tokens", "wounds"):
            raise NoBehaviour(node)
        return f"sum(act.{_asked(ability, node, node.property).format(card='card')} for card in {of.code})"
    card = of.code
    said = f"act.{_asked(ability, node, node.property).format(card=card)}"
    return f"({card} and {said})" if seen(card).startswith(ability.tables.lacking) else said


@AMOUNTS.of(m.TotalOf)
def total_of(ability: Ability, node: m.TotalOf) -> str:
    """The sum of a property of cards."""
    if not isinstance(node.of, m.Kind):
        raise NoBehaviour(node)
    asked = _asked(ability, node, node.property).format(card="card")
    return f"sum(act.{asked} for card in {all_such(ability, node.of, 'play').code})"


@NARROWINGS.of(m.Compared)
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
