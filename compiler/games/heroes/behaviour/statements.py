"""What only cards of Heroes get and become: costs, effects that lie on them, cards under them."""

from __future__ import annotations

from compiler.codegen.draft import Line
from compiler.games.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.games.behaviour.counted import placed, zone_of
from compiler.games.behaviour.selections import amount, cards, count, single
from compiler.games.behaviour.statements import until
from compiler.games.behaviour.tables import Table
from compiler.language import meaning as m
from compiler.language.ast import Node

STATEMENTS: Table[bool] = Table()
DONE: Table[bool] = Table()
GIFTS: Table[bool] = Table()
SUPPORTS = ("amulet", "armor", "weapon", "terrain", "event")
"""Classes of which only cards of support are."""


@STATEMENTS.of(m.Cost, m.ForEach, m.During)
def costs(ability: Ability, agent: Node, deed: Node, modal: str | None) -> bool:
    """The next card of a kind, or all of a name, cost more or less."""
    if isinstance(agent, m.Cards) and isinstance(agent.quantity, m.Next) and modal is None:
        _next_costs(ability, agent, deed)
        return True
    if isinstance(deed, m.During) and isinstance(deed.act, m.Cost) and isinstance(agent, m.Cards):
        _costs_of_kind(ability, agent, deed)
        return True
    return False


@DONE.of(m.GetEffects)
def gets_effects(ability: Ability, picked: Picked, deed: m.GetEffects) -> bool:
    """Get effects of a kind (504.1)."""
    if not isinstance(deed.effect, m.EffectNoun):
        raise NoBehaviour(deed)
    number, name = amount(ability, deed.count), deed.effect.effect
    if name == "enhancement":
        ability.now.do(f"act.enhance({picked.code}, {number}{ability.lasting})")
    else:
        ability.now.do(f'act.put_tokens({picked.code}, "{name}", {number}{ability.lasting})')
    return True


@DONE.of(m.Become)
def becomes(ability: Ability, picked: Picked, deed: m.Become) -> bool:
    """Become a card of another type."""
    match deed.what:
        case m.ClassNoun(cls=name) if name in SUPPORTS:
            ability.now.do(f'act.change_type({picked.code}, "support", ("{name}",){ability.lasting})')
        case m.TypeNoun(type="hero" | "creature" as name):
            ability.now.do(f'act.change_type({picked.code}, "{name}"{ability.lasting})')
        case _:
            return False
    return True


@DONE.of(m.Cost)
def costs_so_much(ability: Ability, picked: Picked, deed: m.Cost) -> bool:
    """Cost more or less, as a feature of the card in hand."""
    ability.now.do(f"act.gain({picked.code}, {ability.granted(own_cost(deed))}{ability.lasting})")
    return True


@DONE.of(m.Obtain)
def obtains(ability: Ability, picked: Picked, deed: m.Obtain) -> bool:
    """Obtain cards (7 Obtains)."""
    if picked.many:
        raise NoBehaviour(deed)
    taken = cards(ability, placed(deed.cards, deed.from_), zone=zone_of(deed.from_, "play"))
    ability.now.do(f"act.obtain({picked.code}, {taken.code})")
    return True


@GIFTS.of(m.Keyword)
def directed_at(ability: Ability, picked: Picked, gift: m.Keyword) -> bool:
    """Directed strike against a card said before."""
    if gift.id != "directed-strike" or not isinstance(gift.object, m.Referent):
        return False
    _directed(ability, picked, gift.object)
    return True


def _costs_of_kind(ability: Ability, agent: m.Cards, deed: m.During) -> None:
    """A delayed rule lies on the hero of whoever controls the ability (521.1); it remembers whose name is meant."""
    if not isinstance(agent.kind, m.Kind) or agent.kind.where != (m.SameName(),):
        raise NoBehaviour(deed.act)
    clause = m.Do(agent, deed.act)
    rule = m.Instructions(m.Chain((m.Part("first", clause),)), span=deed.span)
    lasting = until(ability, deed.duration)
    remember = f'remember={{"names": {ability.latest.names}}}'
    ability.later(f"{ability.granted(rule)}{lasting}, {remember}")


def _directed(ability: Ability, picked: Picked, at: m.Referent) -> None:
    """Directed strike against a card said before: the feature remembers which (502.9)."""
    ability.use("StaticAbility", "Must", "See")
    name = ability.extra_class("Directed", "StaticAbility")
    rule = ability.module.classes[-1]
    line = Line('return other == see.remembered("target")')
    rule.method("against", "(self, see: See, card: int, other: int) -> bool", line)
    rule.set("rows", '(Must("strike_directed", against),)')
    ability.module.classes.sort(key=lambda each: each is ability.draft)
    ability.grants.append(name)
    remember = f'remember={{"target": {single(ability, at)}}}'
    ability.now.do(f"act.gain({picked.code}, {name}{ability.lasting}, {remember})")


def _next_costs(ability: Ability, agent: m.Cards, deed: Node) -> None:
    """The next card of a kind costs more or less: a delayed rule that goes away when such a card is played (521)."""
    cost = deed.act if isinstance(deed, m.During) else deed
    remember = ""
    if isinstance(cost, m.ForEach) and not isinstance(deed, m.During):
        remember = f', remember={{"counted": {count(ability, cost.each)}}}'
        deed, cost = m.ForEach(cost.deed, m.Counted(), span=cost.span), cost.deed
    if not isinstance(cost, m.Cost) or not isinstance(cost.amount, m.Change):
        raise NoBehaviour(deed)
    rule = m.Instructions(m.Chain((m.Part("first", m.Do(m.Cards(m.All(), agent.kind), deed.act if isinstance(deed, m.During) else deed)),)), span=deed.span)
    lasting = until(ability, deed.duration) if isinstance(deed, m.During) else ""
    ability.later(f"{ability.granted(rule)}{lasting}, uses=1{remember}")


def own_cost(deed: Node) -> Node:
    """The feature of a card in hand that it costs less or more (203.2)."""
    clause = m.Do(m.ThisCard(), deed)
    return m.Instructions(m.Chain((m.Part("first", clause),)), span=deed.span)
