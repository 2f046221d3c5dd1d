"""Payments in code: what an activated ability costs besides coins (113, 501.2)."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability, NoBehaviour
from compiler.games.behaviour.selections import amount, bound, condition
from compiler.language import meaning as m
from compiler.language.ast import Node

YOUR_HERO = m.Cards(m.One(), m.Kind(m.TypeNoun("hero"), (m.Whose(m.You()),)))


def code(ability: Ability, payment: Node) -> str:
    """Return a payment as code. Raises NoBehaviour."""
    match payment:
        case m.PayCoins():
            return _of(ability, "Coins", bound(ability, payment.amount))
        case m.PayClose():
            return _of(ability, "CloseThis")
        case m.PayDeed(deed=m.Draw() as draw):
            return _draw(ability, draw)
        case m.PayDeed(deed=m.Do(deed=m.Obtain(cards=m.Cards(kind=m.Kind() as kind) as taken))):
            return _obtained(ability, taken, kind)
        case m.PayDeed():
            return _deed(ability, payment.deed)
    raise NoBehaviour(payment)


def _deed(ability: Ability, deed: Node) -> str:
    match deed:
        case m.Wound() if deed.target == YOUR_HERO:
            return _of(ability, "WoundYourHero", bound(ability, deed.amount))
        case m.Wound(target=m.ThisCard()):
            return _of(ability, "WoundThis", bound(ability, deed.amount))
        case m.Wound(target=m.Cards(quantity=m.One(), kind=m.Kind() as kind)):
            return _wound_one(ability, kind, deed.amount)
        case m.Destroy(target=m.ThisCard()):
            return _of(ability, "DestroyThis")
        case m.Destroy(target=m.Cards(kind=m.Kind() as kind) as chosen):
            return _of(ability, "DestroyCards", _number(ability, chosen), _legal(ability, kind))
        case m.Close(target=m.Cards(kind=m.Kind() as kind) as chosen) if chosen != YOUR_HERO:
            return _of(ability, "CloseCards", _number(ability, chosen), _legal(ability, kind))
        case m.Close():
            return _of(ability, "CloseThis" if deed.target == m.ThisCard() else "CloseYourHero")
        case m.Discard(cards=m.Cards(kind=m.Kind() as kind) as chosen):
            legal = [] if kind == m.Kind(m.TypeNoun("card")) else [_legal(ability, kind)]
            return _of(ability, "DiscardCards", _number(ability, chosen), *legal)
        case m.Move(
            cards=m.Cards(kind=m.Kind(where=(*_, m.InZone(zone=m.Zone(name="graveyard") as zone))) as kind) as chosen,
            to=m.Zone(name="deck", place="shuffled"),
        ):
            return _shuffled(ability, chosen, kind, zone)
        case m.LoseTokens():
            return _of(ability, "LosePrayers", bound(ability, deed.amount))
        case m.LoseCoins():
            return _of(ability, "LoseCoins", bound(ability, deed.amount))
    raise NoBehaviour(deed)


def _draw(ability: Ability, draw: m.Draw) -> str:
    """Cards are drawn as a payment (527.2.2)."""
    ability.use("Act")
    line = f"act.draw({amount(ability, draw.count)})"
    return _of(ability, "PayBy", ability.helper("pay", "(self, act: Act) -> None", line))


def _of(ability: Ability, name: str, *arguments: str) -> str:
    ability.use(name)
    return f"{name}({', '.join(arguments)})"


def _number(ability: Ability, chosen: m.Cards) -> str:
    match chosen.quantity:
        case m.One():
            return "1"
        case m.Exactly() as exactly:
            return bound(ability, exactly.count)
    raise NoBehaviour(chosen)


def _legal(ability: Ability, kind: m.Kind) -> str:
    return ability.predicate("may_pay_with", condition(ability, kind))


def _shuffled(ability: Ability, chosen: m.Cards, kind: m.Kind, zone: m.Zone) -> str:
    """Cards of a graveyard go back to their owners' decks."""
    whose = "OPPOSING" if isinstance(zone.player, m.Opponent) else "YOURS"
    ability.use("Act", "GRAVEYARD", whose)
    pay = ability.helper("pay", "(self, act: Act, cards: list[int]) -> None", "act.shuffle_into_deck(cards)")
    return _of(
        ability,
        "PayWithCards",
        _number(ability, chosen),
        pay,
        _legal(ability, kind),
        "zone=GRAVEYARD",
        f"whose={whose}",
    )


def _wound_one(ability: Ability, kind: m.Kind, wounds: Node) -> str:
    """One chosen card is wounded: the method that pays is the ability's own."""
    ability.use("Act")
    line = f"act.wound(cards, {amount(ability, wounds)})"
    pay = ability.helper("pay", "(self, act: Act, cards: list[int]) -> None", line)
    return _of(ability, "PayWithCards", "1", pay, _legal(ability, kind))


def _obtained(ability: Ability, taken: m.Cards, kind: m.Kind) -> str:
    """Your hero obtains cards of your graveyard."""
    if m.InZone(m.Zone("graveyard")) not in kind.where:
        raise NoBehaviour(taken)
    ability.use("Act", "GRAVEYARD", "YOURS")
    pay = ability.helper("pay", "(self, act: Act, cards: list[int]) -> None", "act.obtain(act.your_hero, cards)")
    legal = _legal(ability, kind)
    return _of(ability, "PayWithCards", _number(ability, taken), pay, legal, "zone=GRAVEYARD", "whose=YOURS")
