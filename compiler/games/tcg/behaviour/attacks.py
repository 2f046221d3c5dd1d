"""Attacks in code: as what an ability is, as a part of a chain, as what cards are told to do (2.6, 4.1)."""

from __future__ import annotations

import re

from compiler.games.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.games.behaviour.selections import amount, bound, cards, condition, seen
from compiler.language import meaning as m
from compiler.language.ast import Node

KINDS = ("strike", "special strike", "magic strike", "shot", "throw", "discharge", "row strike")
FAMILIES = {
    "attack": KINDS,
    "any strike": ("strike", "special strike", "magic strike", "row strike"),
    "close": ("strike", "special strike", "magic strike"),
    "ranged": ("shot", "throw", "discharge", "row strike"),
    "magical": ("magic strike", "discharge"),
    "return strike": ("strike",),
    "non-magical": ("strike", "special strike", "shot", "throw", "row strike"),
}
WAYS = {"attacks": KINDS, **{kind: (kind,) for kind in KINDS}, **{kind: ways for kind, ways in FAMILIES.items() if kind != "return strike"}}
"""The ways in which wounds come from attacks; that a strike returns another is not among them."""
FIGHTS = ("declares_attack", "attacks", "rolled", "hits", "misses", "after_attack")
"""Events whose parts are the attacking and the attacked card."""
ATTACKING = ("ActivatedAbility", "TriggeredAbility")
ATTACKED = "act.target(0)"


def opened(ability: Ability, chain: m.Chain) -> m.Chain:
    """Make an ability that begins with an attack of this card an attack; return the parts that accompany it."""
    first, *rest = chain.parts
    match first.act:
        case m.Do(agent=m.You() | m.ThisCard(), deed=m.MakeAttack() as attack, modal=modal) if _whole(ability, modal):
            pass
        case _:
            return chain
    ability.where = chain.where
    ability.draft.set("attack", code(ability, attack, target=True))
    ability.attacked = ATTACKED
    ability.asked = False
    if isinstance(attack.at, m.Cards):
        ability.remember(attack.at, Picked(ATTACKED))
    parts = [m.Part("first" if not at else each.link, each.act, span=each.span) for at, each in enumerate(rest)]
    return m.Chain(tuple(parts), chain.where, span=chain.span)


def _whole(ability: Ability, modal: str | None) -> bool:
    return ability.draft.base in ATTACKING and (modal is None or (modal == "may" and ability.asked))


def code(ability: Ability, attack: m.MakeAttack, *, target: bool = False) -> str:
    """Return an attack as code; with ``target`` it says itself whom it may be made at."""
    if attack.kind not in KINDS or (attack.count is not None and not target):
        raise NoBehaviour(attack)
    ability.use("Attack")
    number = bound if target else amount
    said = [f'"{attack.kind}"', _power([number(ability, each) for each in attack.power], attack)]
    if attack.reach is not None:
        said.append(f"reach={number(ability, attack.reach)}")
    if target and attack.at is not None:
        said.append(f"legal={_legal(ability, attack)}")
    count = attack.count or _several(attack.at)
    if target and count is not None:
        said.append(f"count={_count(ability, count)}")
    for manner in attack.manner:
        if manner not in ("unanswerable", "directed"):
            raise NoBehaviour(attack)
        if not (manner == "unanswerable" and attack.kind == "special strike"):  # it always is (glossary)
            said.append(f"{manner}=True")
    return f"Attack({', '.join(said)})"


def _count(ability: Ability, count: Node) -> str:
    """How many cards are attacked, each by an attack of its own."""
    if isinstance(count, m.AtMost):
        ability.use("UP_TO")
        return f"UP_TO({bound(ability, count.amount)})"
    ability.use("EXACTLY")
    return f"EXACTLY({bound(ability, count)})"


def _several(at: Node | None) -> Node | None:
    """How many cards an attack is against, if that is said of them: *against two creatures*."""
    match at:
        case m.Cards(quantity=m.Exactly(count=count)):
            return count
        case m.Cards(quantity=m.UpTo(count=count)):
            return m.AtMost(count)
    return None


def attacked(ability: Ability, node: Node) -> str:
    """The attacked card: of this ability's own attack, or of the one that it waits for. Raises NoBehaviour."""
    return ability.attacked or _part_of_the_attack(ability, node, "target", "card")


def attacker(ability: Ability, node: Node) -> str:
    """The card whose attack an ability waits for. Raises NoBehaviour."""
    return _part_of_the_attack(ability, node, "card", "source")


def _part_of_the_attack(ability: Ability, node: Node, of_attack: str, of_wounds: str) -> str:
    """A card of an attack is a part of an attack's event, or of the event of wounds that come from one."""
    waits = ability.waits
    if waits is None:
        raise NoBehaviour(node)
    if re.match(rf"\(?on\.({'|'.join(FIGHTS)})\(", waits.pattern):
        return f"act.event.{of_attack}"
    match waits.event:
        case m.Do(deed=(m.ReceiveWounds() | m.Die()) as deed) if isinstance(deed.source, m.Source):
            kinds = deed.source.kinds
        case m.Do(deed=m.InflictWounds(by=str() as kind)):
            kinds = (kind,)
        case _:
            kinds = ()
    if not kinds or not all(kind in WAYS or kind in ("strikes", "shots") for kind in kinds):
        raise NoBehaviour(node)
    return f"act.event.{of_wounds}"


def _power(numbers: list[str], attack: m.MakeAttack) -> str:
    if len(numbers) == 1:
        numbers *= 3  # an attack at X is one at X-X-X
    if len(numbers) != 3:
        raise NoBehaviour(attack)
    return f"({', '.join(numbers)})"


def _legal(ability: Ability, attack: m.MakeAttack) -> str:
    match attack.at:
        case m.Cards(quantity=m.One() | m.Exactly() | m.UpTo(), kind=m.Kind() as kind):
            return ability.predicate("may_attack", condition(ability, kind))
        case m.Attacker():
            return ability.predicate("may_attack", f"card == {seen(attacker(ability, attack))}")
        case m.Attacked():
            return ability.predicate("may_attack", f"card == {seen(attacked(ability, attack))}")
    raise NoBehaviour(attack.at or attack)


def made(ability: Ability, picked: Picked, attack: m.MakeAttack) -> None:
    """Let a card make an attack as a part of an ability."""
    if picked.many:
        raise NoBehaviour(attack)
    target = _target(ability, attack)
    if not attack.power:
        ability.now.do(f"act.simple_strike({picked.code}, {target})")
    else:
        ability.now.do(f"act.attack({picked.code}, {target}, {code(ability, attack)})")
    if ability.waits is None and not ability.attacked:
        ability.attacked = target


def _target(ability: Ability, attack: m.MakeAttack) -> str:
    """The card attacked: one said before, or one that may be attacked so."""
    reach = f", {seen(amount(ability, attack.reach))}" if attack.reach is not None else ""
    may = f'see.may_attack(card, "{attack.kind}"{reach})'
    match attack.at:
        case None:
            fits = may
        case m.Cards(quantity=m.One(), kind=m.Kind() as kind):
            fits = f"{may} and {condition(ability, kind)}"
        case _:
            picked = cards(ability, attack.at)
            if picked.many:
                raise NoBehaviour(attack)
            return picked.code
    code_ = f"act.target({ability.target(ability.predicate('may_attack', fits))})"
    if attack.at is not None:
        ability.remember(attack.at, Picked(code_))
    return code_


def how(ability: Ability, kind: str) -> str | None:
    """Return the filter for a kind of attack in a pattern; a family becomes a condition of the ability."""
    if kind in KINDS:
        return f'"{kind}"'
    ways = FAMILIES.get(kind) if kind != "return strike" else None
    if ways is None:
        raise NoBehaviour(m.Hit(kind))
    if kind != "attack":
        said = ", ".join(f'"{each}"' for each in ways)
        ability.requires(f"see.event.how in ({said})")
    return None


def strength(ability: Ability, said: str | None) -> str | None:
    """Return the filter for weak, medium or strong attacks; one of several becomes a condition of the ability."""
    if said is None:
        return None
    names = strengths(ability, said)
    if " or " not in said:
        return said.upper()
    ability.requires(f'see.event.data["strength"] in {names}')
    return None


def strengths(ability: Ability, said: str) -> str:
    """Return the kinds weak, medium, strong that are said as code."""
    names = [each.upper() for each in said.split(" or ")]
    ability.use(*names)
    return f"({', '.join(names)})" if len(names) > 1 else f"({names[0]},)"
