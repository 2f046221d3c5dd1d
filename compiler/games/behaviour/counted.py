"""Deeds rewritten before they are carried out: amounts that count for each of something, zones that cards come from."""

from __future__ import annotations

from compiler.games.behaviour.ability import NoBehaviour
from compiler.language import meaning as m
from compiler.language.ast import Node, with_fields

COUNTED = {m.Wound: "amount", m.Heal: "amount", m.Shoot: "amount", m.Draw: "count", m.GainCoins: "amount"}
COUNTED |= {m.PutEffect: "count", m.Poison: "amount", m.GetLives: "amount", m.OpenCoins: "amount"}
COUNTED |= {m.GetTokens: "amount"}


def times(deed: m.ForEach) -> Node:
    """Return a deed with its amount multiplied. Raises NoBehaviour for one without an amount."""
    inner = deed.deed
    if isinstance(inner, m.Get):
        bonuses = [
            with_fields(each, amount=m.Times(each.amount, deed.each)) for each in inner.what if isinstance(each, m.Bonus)
        ]
        if len(bonuses) == len(inner.what):
            return with_fields(inner, what=tuple(bonuses))
    if isinstance(inner, m.Create) and isinstance(inner.cards, m.Cards) and isinstance(inner.cards.quantity, m.One):
        so_many = m.Exactly(m.Times(m.Number(1), deed.each))
        return with_fields(inner, cards=with_fields(inner.cards, quantity=so_many))
    field = COUNTED.get(type(inner))
    number = getattr(inner, field) if field else None
    if field is None or not isinstance(number, m.Number | m.Variable):
        raise NoBehaviour(deed)
    return with_fields(inner, **{field: m.Times(number, deed.each)})


def zone_of(node: Node | None, default: str) -> str:
    """The zone that a deed takes its cards from."""
    if node is None:
        return default
    if not isinstance(node, m.Zone):
        raise NoBehaviour(node)
    return node.name


def placed(node: Node, zone: Node | None) -> Node:
    """The selection with the zone said that it is made from, and whose it is."""
    if not isinstance(zone, m.Zone) or not isinstance(node, m.Cards) or not isinstance(node.kind, m.Kind):
        return node
    return m.Cards(node.quantity, m.Kind(node.kind.noun, (*node.kind.where, m.InZone(zone))), span=node.span)
