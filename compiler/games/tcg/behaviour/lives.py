"""Additional life in code: lost, removed, paid with (9, Additional life; To lose life)."""

from __future__ import annotations

from compiler.games.behaviour import conditions
from compiler.games.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.games.behaviour.events import card, on
from compiler.games.behaviour.payments import legal, of
from compiler.games.behaviour.selections import amount, cards
from compiler.games.behaviour.tables import Table
from compiler.language import meaning as m
from compiler.language.ast import Node, with_fields
from compiler.language.kinds import ordered

DEEDS: Table[None] = Table()
DONE: Table[bool] = Table()
CONDITIONS: Table[str] = Table()
BY_CARDS: Table[str] = Table()
PROPERTY = "additional_lives"


@DEEDS.of(m.RemoveLives)
def remove(ability: Ability, deed: m.RemoveLives) -> None:
    """Remove additional life from cards; one that is chosen must have it (2.11)."""
    number = amount(ability, deed.amount)
    picked = ability.remember(deed.target, cards(ability, _having(deed)))
    ability.now.do(f"act.remove_lives({picked.code}, {number})")


def _having(deed: m.RemoveLives) -> Node:
    """The target, which has so much additional life."""
    target = deed.target
    chosen = isinstance(target, m.Cards) and not isinstance(target.quantity, m.All) and isinstance(target.kind, m.Kind)
    if not chosen or not isinstance(deed.amount, m.Number):
        return target
    return with_fields(target, kind=_with_lives(target.kind, deed.amount))  # type: ignore[attr-defined]


def _with_lives(kind: m.Kind, least: Node) -> m.Kind:
    return m.Kind(kind.noun, ordered((*kind.where, m.Compared(PROPERTY, "at least", least))), span=kind.span)


@DONE.of(m.LoseLives)
def loses(ability: Ability, picked: Picked, deed: m.LoseLives) -> bool:
    """Cards lose additional life."""
    ability.now.do(f"act.remove_lives({picked.code}, {amount(ability, deed.amount)})")
    return True


@BY_CARDS.of(m.LoseLives)
def lost(ability: Ability, agent: Node, deed: m.LoseLives) -> str:
    """A card loses additional life."""
    if not isinstance(deed.amount, m.AnyNumber):
        raise NoBehaviour(deed)
    return on("loses_lives", card=card(ability, agent, "card"))


def payment(ability: Ability, deed: m.RemoveLives) -> str:
    """Return the payment with additional life of one card."""
    match deed.target, deed.amount:
        case m.Cards(quantity=m.One(), kind=m.Kind() as kind), m.Number() as number:
            pass
        case _:
            raise NoBehaviour(deed)
    ability.use("Act")
    pay = ability.helper("pay", "(self, act: Act, cards: list[int]) -> None", f"act.remove_lives(cards, {amount(ability, number)})")
    return of(ability, "PayWithCards", "1", pay, legal(ability, _with_lives(kind, number)))


@CONDITIONS.of(m.Compare)
def either_has(ability: Ability, node: m.Compare) -> str | None:
    """*This card or a creature next to it has additional life*: one of them has."""
    left = node.left
    if not isinstance(left, m.PropertyOf) or left.property != PROPERTY or not isinstance(left.of, m.AnyOf):
        return None
    return f"({' or '.join(_has(ability, node, each) for each in left.of.parts)})"


def _has(ability: Ability, node: m.Compare, card: Node) -> str:
    if isinstance(card, m.Cards) and isinstance(card.kind, m.Kind) and isinstance(card.quantity, m.One):
        such = m.CountOf(_with_lives(card.kind, node.right))
        return conditions.expression(ability, m.Compare(such, "at least", m.Number(1)))
    if not isinstance(card, m.ThisCard):
        raise NoBehaviour(card)
    return conditions.expression(ability, m.Compare(m.PropertyOf(PROPERTY, card), node.relation, node.right))
