"""Payments that only this game has: tokens, and the mark of a sudden action (1.9.4, 1.11)."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability
from compiler.games.behaviour.payments import legal, number, of
from compiler.games.behaviour.selections import bound
from compiler.language import meaning as m
from compiler.language.ast import Node


def code(ability: Ability, payment: Node) -> str | None:
    """Return a payment as code; [instant] is none, it makes the ability sudden."""
    match payment:
        case m.Instant():
            ability.draft.set("instant", "True")
            return ""
        case m.PayTokens():
            return of(ability, "Tokens", bound(ability, payment.amount))
        case m.PayDeed(deed=m.Close(target=m.Cards(kind=m.Kind() as kind) as chosen)):
            ability.use("Act")
            pay = ability.helper("pay", "(self, act: Act, cards: list[int]) -> None", "act.close(cards)")
            open_ = m.Kind(kind.noun, (*kind.where, m.InState("open")))
            return of(ability, "PayWithCards", number(ability, chosen), pay, legal(ability, open_))
    return None
