"""Deeds in code: each node of doing becomes calls of the runtime's verbs, in the step being written."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from compiler.games.heroes.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.games.heroes.behaviour.selections import amount, cards
from compiler.language import meaning as m
from compiler.language.ast import Node

N = TypeVar("N", bound=Node)
Writer = Callable[[Ability, Node], None]

WRITERS: dict[type[Node], Writer] = {}
PLAYERS = {m.You: "act.you", m.Opponent: "act.opponent"}


def writes(kind: type[N]) -> Callable[[Callable[[Ability, N], None]], Callable[[Ability, N], None]]:
    """Register the function that writes a deed."""

    def register(function: Callable[[Ability, N], None]) -> Callable[[Ability, N], None]:
        WRITERS[kind] = function  # type: ignore[assignment]
        return function

    return register


def write(ability: Ability, deed: Node) -> None:
    """Write a deed into the current step. Raises NoBehaviour."""
    writer = WRITERS.get(type(deed))
    if writer is None:
        raise NoBehaviour(deed)
    writer(ability, deed)


def _simple(kind: type[Node], verb: str, field: str = "target", zone: str = "play", amount_field: str = "") -> None:
    """A deed that is one verb on some cards, perhaps with an amount."""

    def function(ability: Ability, deed: Node) -> None:
        picked = cards(ability, getattr(deed, field), zone=zone)
        extra = f", {amount(ability, getattr(deed, amount_field))}" if amount_field else ""
        ability.now.do(f"act.{verb}({picked.code}{extra})")

    WRITERS[kind] = function


_simple(m.Wound, "wound", amount_field="amount")
_simple(m.Destroy, "destroy")
_simple(m.Stun, "stun")
_simple(m.Close, "close")
_simple(m.Open, "open")
_simple(m.Ready, "ready")
_simple(m.Hide, "hide")
_simple(m.Poison, "poison", amount_field="amount")
_simple(m.RemovePoison, "remove_poison")
_simple(m.Upgrade, "upgrade")
_simple(m.Summon, "summon", "cards", "deck")
_simple(m.Search, "search", "cards", "deck")


@writes(m.Heal)
def heal(ability: Ability, deed: m.Heal) -> None:
    """Heal for an amount, or fully."""
    picked = cards(ability, deed.target)
    if deed.amount is None:
        ability.now.do(f"act.fully_heal({picked.code})")
    else:
        ability.now.do(f"act.heal({picked.code}, {amount(ability, deed.amount)})")


@writes(m.Resurrect)
def resurrect(ability: Ability, deed: m.Resurrect) -> None:
    """Resurrect from the graveyard (519.4)."""
    picked = cards(ability, deed.cards, zone="graveyard")
    ability.now.do(f"act.resurrect({picked.code}{', closed=True' if deed.closed else ''})")


@writes(m.Draw)
def draw(ability: Ability, deed: m.Draw) -> None:
    """Draw cards, whoever does it (527)."""
    number = amount(ability, deed.count)
    if ability.agent == "each":
        ability.now.do(f"act.each_draws({number})")
    else:
        ability.now.do(f"act.draw({number}{player_argument(ability)})")


def player_argument(ability: Ability) -> str:
    """The argument that says which player does it, unless it is you."""
    return "" if ability.agent == "you" else f", {player(ability)}"


def player(ability: Ability) -> str:
    """The player who does it."""
    if ability.agent == "each":
        raise NoBehaviour(m.EachPlayer())
    return {"you": "act.you", "opponent": "act.opponent"}.get(ability.agent, ability.agent)


@writes(m.Discard)
def discard(ability: Ability, deed: m.Discard) -> None:
    """Discard cards from the hand of whoever does it (520.4)."""
    whose = {"you": m.You(), "opponent": m.Opponent()}.get(ability.agent)
    if whose is None:
        raise NoBehaviour(deed)
    picked = cards(ability, _in_hand(deed.cards, whose), zone="hand")
    ability.now.do(f"act.discard({picked.code})")


def _in_hand(node: Node, whose: Node) -> Node:
    """The selection with the hand it is made from said."""
    if not isinstance(node, m.Cards) or not isinstance(node.kind, m.Kind):
        return node
    if any(isinstance(each, m.Whose | m.InZone) for each in node.kind.where):
        return node
    return m.Cards(node.quantity, m.Kind(node.kind.noun, (*node.kind.where, m.Whose(whose))), span=node.span)


@writes(m.Shoot)
def shoot(ability: Ability, deed: m.Shoot) -> None:
    """A shot; without a target said, at an opposing character (7 Shot)."""
    at = deed.target or m.Cards(m.One(), m.Kind(m.TypeNoun("character"), (m.Whose(m.Opponent()),)))
    picked = cards(ability, at)
    ability.now.do(f"act.shoot({picked.code}, {amount(ability, deed.amount)})")


@writes(m.Fight)
def fight(ability: Ability, deed: m.Fight) -> None:
    """A fight (7 Fight)."""
    fighter, foe = cards(ability, deed.fighter), cards(ability, deed.foe)
    if fighter.many or foe.many:
        raise NoBehaviour(deed)
    ability.now.do(f"act.fight({fighter.code}, {foe.code})")


@writes(m.ChooseCards)
def choose(ability: Ability, deed: m.ChooseCards) -> None:
    """Only choose; what follows speaks of the chosen cards."""
    cards(ability, deed.cards)


@writes(m.Pay)
def pay(ability: Ability, deed: m.Pay) -> None:
    """Pay coins inside an effect."""
    ability.now.do(f"act.close_coins({amount(ability, deed.amount)}{player_argument(ability)})")


@writes(m.Plague)
def plague(ability: Ability, deed: m.Plague) -> None:
    """Plague: the player chooses whose deck (7 Plague)."""
    number = ability.target("players=True")
    ability.now.do(f"act.plague({amount(ability, deed.amount)}, act.controller(act.target({number})))")


def as_list(picked: Picked) -> str:
    """An expression that is a list whatever was picked."""
    return picked.as_list
