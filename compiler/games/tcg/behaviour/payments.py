"""Payments that only this game has: tokens, and the mark of a sudden action (1.9.4, 1.11)."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability, NoBehaviour
from compiler.games.behaviour.payments import legal, number, of
from compiler.games.behaviour.selections import bound
from compiler.games.tcg.behaviour import lives
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
        case m.PayDeed(deed=m.RemoveLives() as deed):
            return lives.payment(ability, deed)
        case m.PayDeed(deed=m.Close(target=m.Cards(kind=m.Kind() as kind) as chosen)):
            ability.use("Act")
            pay = ability.helper("pay", "(self, act: Act, cards: list[int]) -> None", "act.close(cards)")
            open_ = m.Kind(kind.noun, (*kind.where, m.InState("open")))
            return of(ability, "PayWithCards", number(ability, chosen), pay, legal(ability, open_))
        case m.PayDeed(deed=m.Exile(cards=m.Cards(kind=m.Kind() as kind) as chosen)):
            ability.use("Act")
            pay = ability.helper("pay", "(self, act: Act, cards: list[int]) -> None", "act.exile(cards)")
            return of(ability, "PayWithCards", number(ability, chosen), pay, legal(ability, kind), *_from(ability, kind))
    return None


def _from(ability: Ability, kind: m.Kind) -> list[str]:
    """The zone with whose cards is paid, if it is not the game zone: your own."""
    zone = next((each.zone for each in kind.where if isinstance(each, m.InZone)), None)
    if zone is None:
        return []
    if not isinstance(zone, m.Zone) or zone.player not in (None, m.You()):
        raise NoBehaviour(kind)
    return [f"zone={ability.zone(zone.name, kind)}"]
