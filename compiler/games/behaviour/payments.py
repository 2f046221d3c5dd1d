"""Payments in code: what stands before the colon of an activated ability (113)."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability, NoBehaviour
from compiler.games.behaviour.selections import amount, bound, condition
from compiler.language import meaning as m
from compiler.language.ast import Node


def code(ability: Ability, payment: Node) -> str:
    """Return a payment as code. Raises NoBehaviour."""
    own: str | None = ability.tables.payment(ability, payment)
    if own is not None:
        return own
    match payment:
        case m.PayClose() | m.PayDeed(deed=m.Close(target=m.ThisCard())):
            return of(ability, "CloseThis")
        case m.PayDeed(deed=m.Wound(target=m.ThisCard(), amount=wounds)):
            return of(ability, "WoundThis", bound(ability, wounds))
        case m.PayDeed(deed=m.Wound(target=m.Cards(quantity=m.One(), kind=m.Kind() as kind), amount=wounds)):
            return _wound_one(ability, kind, wounds)
        case m.PayDeed(deed=m.Destroy(target=m.ThisCard())):
            return of(ability, "DestroyThis")
    raise NoBehaviour(payment)


def of(ability: Ability, name: str, *arguments: str) -> str:
    """Return a payment by its name in the runtime's API."""
    ability.use(name)
    return f"{name}({', '.join(arguments)})"


def number(ability: Ability, chosen: m.Cards) -> str:
    """How many cards pay."""
    match chosen.quantity:
        case m.One():
            return "1"
        case m.Exactly() as exactly:
            return bound(ability, exactly.count)
    raise NoBehaviour(chosen)


def legal(ability: Ability, kind: m.Kind) -> str:
    """Add the method that says which cards may pay."""
    return ability.predicate("may_pay_with", condition(ability, kind))


def _wound_one(ability: Ability, kind: m.Kind, wounds: Node) -> str:
    """One chosen card is wounded: the method that pays is the ability's own."""
    ability.use("Act")
    line = f"act.wound(cards, {amount(ability, wounds)})"
    pay = ability.helper("pay", "(self, act: Act, cards: list[int]) -> None", line)
    return of(ability, "PayWithCards", "1", pay, legal(ability, kind))
