"""Deeds in code: each node of doing becomes calls of the runtime's verbs, in the step being written."""

from __future__ import annotations

from compiler.codegen.draft import Line
from compiler.games.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.games.behaviour.counted import times, zone_of
from compiler.games.behaviour.selections import amount, cards, single
from compiler.games.behaviour.statements import until
from compiler.games.behaviour.tables import Table
from compiler.language import meaning as m
from compiler.language.ast import Node

DEEDS: Table[None] = Table()


def write(ability: Ability, deed: Node) -> None:
    """Write what a player does into the current step. Raises NoBehaviour."""
    writer = ability.tables.deeds.find(deed) or DEEDS.find(deed)
    if writer is None:
        raise NoBehaviour(deed)
    writer(ability, deed)


def simple(table: Table[None], kind: type[Node], verb: str, amount_field: str = "") -> None:
    """Add a deed that is one verb on some cards, perhaps with an amount."""

    @table.of(kind)
    def function(ability: Ability, deed: Node) -> None:
        picked = cards(ability, deed.target)  # type: ignore[attr-defined]
        extra = f", {amount(ability, getattr(deed, amount_field))}" if amount_field else ""
        ability.now.do(f"act.{verb}({picked.code}{extra})")


simple(DEEDS, m.Wound, "wound", amount_field="amount")
simple(DEEDS, m.Destroy, "destroy")
simple(DEEDS, m.Close, "close")
simple(DEEDS, m.Open, "open")
simple(DEEDS, m.Poison, "poison", amount_field="amount")
simple(DEEDS, m.RemovePoison, "remove_poison")


@DEEDS.of(m.LookAt)
def look_at(ability: Ability, deed: m.LookAt) -> None:
    """Look at cards; those that nothing more is done with are the rest."""
    ability.now.do(f"act.look({cards(ability, deed.cards).code})")
    ability.looked = ability.now.number


@DEEDS.of(m.Show)
def show(ability: Ability, deed: m.Show) -> None:
    """Show cards, from the hand if that is said."""
    picked = cards(ability, deed.cards, zone=zone_of(deed.from_, "hand" if deed.from_ else "play"))
    ability.now.do(f"act.show({picked.code}{player_argument(ability)})")
    ability.looked = ability.now.number


@DEEDS.of(m.Heal)
def heal(ability: Ability, deed: m.Heal) -> None:
    """Heal for an amount, or fully."""
    healed(ability, deed, cards(ability, deed.target))


def healed(ability: Ability, deed: m.Heal, picked: Picked) -> None:
    """Heal cards for an amount, or fully."""
    if deed.amount is None:
        ability.now.do(f"act.fully_heal({picked.code})")
    else:
        ability.now.do(f"act.heal({picked.code}, {amount(ability, deed.amount)})")


@DEEDS.of(m.CloseSelf)
def close_itself(ability: Ability, deed: m.CloseSelf) -> None:
    """This card closes (306.2)."""
    ability.now.do("act.close(act.this)")


@DEEDS.of(m.Prevent)
def prevent_those(ability: Ability, deed: m.Prevent) -> None:
    """In a replacement: the wounds just do not happen (517). The next so many wounds: an effect on a card (516.4)."""
    if ability.draft.base == "ReplacingAbility" and deed == m.Prevent():
        ability.now.do("pass  # the wounds do not happen")
        return
    if deed.amount is None or deed.each_turn:
        raise NoBehaviour(deed)
    counted = not isinstance(deed.amount, m.Number)  # how many, is known now
    so_many = m.Variable() if counted else deed.amount
    value = f", value={amount(ability, deed.amount)}" if counted else ""
    together = isinstance(deed.on, m.Cards) and isinstance(deed.on.quantity, m.All)
    on = deed.on if together else m.ThisCard()
    rule = m.Do(m.You(), m.Prevent(deed.source, so_many, on), span=deed.span)
    feature = m.Instructions(m.Chain((m.Part("first", rule),)), span=deed.span)
    arguments = f"{ability.granted(feature)}{ability.lasting}{value}"
    if together and ability.draft.base == "Mode":
        raise NoBehaviour(deed)
    if together and ability.draft.base != "SpellAbility":  # it is over when its source leaves play (516.6)
        ability.now.do(f"act.gain(act.this, {arguments})")
    elif together:
        ability.later(arguments)
    elif deed.on is not None:
        ability.now.do(f"act.gain({cards(ability, deed.on).code}, {arguments})")
    else:
        ability.later(arguments)


SHARED = {"wound": "wound(card, {number})", "heal": "heal(card, {number})"}


@DEEDS.of(m.Share)
def share(ability: Ability, deed: m.Share) -> None:
    """Divide an amount: each point chooses its target, one after another (309.1 item 6, 502.6)."""
    said = (SHARED | dict(ability.tables.shared)).get(deed.deed)
    if said is None or not isinstance(deed.targets, m.Cards | m.Both | m.AnyOf):
        raise NoBehaviour(deed)
    code = cards(ability, deed.targets, shared=deed.amount).code
    ability.now.do(f"for card in dict.fromkeys({code}):")
    ability.now.do(f"    act.{said.format(number=f'{code}.count(card)')}")


@DEEDS.of(m.Summon)
def summon(ability: Ability, deed: m.Summon) -> None:
    """Summon, from the deck unless said (519.3)."""
    picked = cards(ability, deed.cards, zone=zone_of(deed.from_, "deck"))
    ability.now.do(f"act.summon({picked.code})")


@DEEDS.of(m.Resurrect)
def resurrect(ability: Ability, deed: m.Resurrect) -> None:
    """Resurrect from the graveyard (519.4)."""
    picked = cards(ability, deed.cards, zone="graveyard")
    ability.now.do(f"act.resurrect({picked.code}{', closed=True' if deed.closed else ''})")


def player_argument(ability: Ability) -> str:
    """The argument that says which player does it, unless it is you."""
    return "" if ability.agent == "you" else f", {player(ability)}"


def player(ability: Ability) -> str:
    """The player who does it, as code."""
    if ability.agent == "each":
        raise NoBehaviour(m.EachPlayer())
    return {"you": "act.you", "opponent": "act.opponent"}.get(ability.agent, ability.agent)


@DEEDS.of(m.ChooseCards)
def choose(ability: Ability, deed: m.ChooseCards) -> None:
    """Only choose; what follows speaks of the chosen cards."""
    cards(ability, deed.cards)


LASTING = (m.TakeControl, m.CopyFeature, m.Prevent)
"""What players do that can be for a time."""


@DEEDS.of(m.During)
def during(ability: Ability, deed: m.During) -> None:
    """Do something for a time."""
    inner = deed.act.deed if isinstance(deed.act, m.ForEach) else deed.act
    if isinstance(inner, m.Prevent) and inner == m.Prevent(m.Source(()), on=inner.on):
        next_prevention(ability, inner, until(ability, deed.duration))
        return
    if not isinstance(inner, LASTING + ability.tables.lasting):
        raise NoBehaviour(deed)
    ability.lasting = until(ability, deed.duration, m.Opponent() if ability.agent == "opponent" else None)
    write(ability, times(deed.act) if isinstance(deed.act, m.ForEach) else deed.act)
    ability.lasting = ""


def next_prevention(ability: Ability, deed: m.Prevent, lasting: str) -> None:
    """Prevent the next wounds that a card receives: it has a prevention for one event (516.3)."""
    if deed.on is None:
        raise NoBehaviour(deed)
    ability.use("on", "See", "PreventingAbility", "this_card")
    name = ability.extra_class("Next", "PreventingAbility")
    extra = ability.module.classes[-1]
    extra.set("prevents", "on.wounded(this_card)")
    extra.set("uses", "1")
    extra.method("amount", "(self, see: See) -> int", Line("return see.event.amount"))
    ability.module.classes.sort(key=lambda each: each is ability.draft)
    ability.grants.append(name)
    ability.now.do(f"act.gain({cards(ability, deed.on).code}, {name}{lasting}, uses=1)")


@DEEDS.of(m.ForEach)
def for_each(ability: Ability, deed: m.ForEach) -> None:
    """A deed whose amount counts once for each of something."""
    write(ability, times(deed))


@DEEDS.of(m.Move)
def move(ability: Ability, deed: m.Move) -> None:
    """Put cards into a deck or a graveyard."""
    picked = cards(ability, deed.cards, zone=zone_of(deed.from_, "play"))
    match deed.to:
        case m.Zone(name="graveyard", place=None):
            ability.now.do(f"act.to_graveyard({picked.code})")
        case m.Zone(name="deck", place="shuffled" | None):
            ability.now.do(f"act.{ability.tables.into_deck}({picked.code})")
        case _:
            raise NoBehaviour(deed.to)


@DEEDS.of(m.TakeControl)
def take_control(ability: Ability, deed: m.TakeControl) -> None:
    """Take cards under control (519.5)."""
    picked = cards(ability, deed.target)
    whose = "" if ability.agent == "you" else f", player={player(ability)}"
    ability.now.do(f"act.take_control({picked.code}{ability.lasting}{whose})")


@DEEDS.of(m.RedirectWounds)
def redirect_wounds(ability: Ability, deed: m.RedirectWounds) -> None:
    """In a replacement of wounds: another card receives them (517)."""
    waits = dict(each for each in ability.draft.members if isinstance(each, tuple))
    if ability.draft.base != "ReplacingAbility" or not waits.get("replaces", "").startswith("on.wounded("):
        raise NoBehaviour(deed)
    ability.now.do(f"act.keep(card={single(ability, deed.to)})")


