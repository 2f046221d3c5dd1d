"""Payments that only Heroes has: coins, prayers, cards of the hand, heroes (113, 501.2)."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability, NoBehaviour
from compiler.games.behaviour.payments import legal, number, of
from compiler.games.behaviour.selections import amount, bound, effects_on
from compiler.language import meaning as m
from compiler.language.ast import Node

YOUR_HERO = m.Cards(m.One(), m.Kind(m.TypeNoun("hero"), (m.Whose(m.You()),)))


def code(ability: Ability, payment: Node) -> str | None:
    """Return a payment that only Heroes has as code."""
    match payment:
        case m.PayCoins():
            return of(ability, "Coins", bound(ability, payment.amount))
        case m.PayDeed(deed=m.Draw() as draw):
            return _draw(ability, draw)
        case m.PayDeed(deed=m.Do(deed=m.Obtain(cards=m.Cards(kind=m.Kind() as kind) as taken))):
            return _obtained(ability, taken, kind)
        case m.PayDeed():
            return _deed(ability, payment.deed)
    return None


def _deed(ability: Ability, deed: Node) -> str | None:
    match deed:
        case m.Wound() if deed.target == YOUR_HERO:
            return of(ability, "WoundYourHero", bound(ability, deed.amount))
        case m.Destroy(target=m.Cards(kind=m.Kind() as kind) as chosen):
            return of(ability, "DestroyCards", number(ability, chosen), legal(ability, kind))
        case m.Close(target=m.Cards(kind=m.Kind() as kind) as chosen) if chosen != YOUR_HERO:
            return of(ability, "CloseCards", number(ability, chosen), legal(ability, kind))
        case m.Close() if deed.target != m.ThisCard():
            return of(ability, "CloseYourHero")
        case m.Discard(cards=m.Cards(kind=m.Kind() as kind) as chosen):
            any_card = kind == m.Kind(m.TypeNoun("card"))
            return of(
                ability, "DiscardCards", number(ability, chosen), *([] if any_card else [legal(ability, kind)])
            )
        case m.Move(
            cards=m.Cards(kind=m.Kind(where=(*_, m.InZone(zone=m.Zone(name="graveyard") as zone))) as kind) as chosen,
            to=m.Zone(name="deck", place="shuffled"),
        ):
            return _shuffled(ability, chosen, kind, zone)
        case m.RemoveEffects(target=m.ThisCard(), effect=m.EffectNoun() as effect, count=m.Number() as count):
            return _removed(ability, effect, count)
        case m.LoseTokens():
            return of(ability, "LosePrayers", bound(ability, deed.amount))
        case m.LoseCoins():
            return of(ability, "LoseCoins", bound(ability, deed.amount))
    return None


def _removed(ability: Ability, effect: m.EffectNoun, count: m.Number) -> str:
    """Effects are taken off this card, if so many lie on it."""
    ability.use("Act", "See")
    verb = "remove_enhancement(act.this" if effect.effect == "enhancement" else f'remove_tokens(act.this, "{effect.effect}"'
    pay = ability.helper("pay", "(self, act: Act) -> None", f"act.{verb}, {count.value})")
    line = f"return {effects_on(ability, 'see.this', effect)} >= {count.value}"
    return of(ability, "PayBy", pay, ability.helper("possible", "(self, see: See) -> bool", line))


def _draw(ability: Ability, draw: m.Draw) -> str:
    """Cards are drawn as a payment (527.2.2)."""
    ability.use("Act")
    line = f"act.draw({amount(ability, draw.count)})"
    return of(ability, "PayBy", ability.helper("pay", "(self, act: Act) -> None", line))


def _shuffled(ability: Ability, chosen: m.Cards, kind: m.Kind, zone: m.Zone) -> str:
    """Cards of a graveyard go back to their owners' decks."""
    whose = "OPPOSING" if isinstance(zone.player, m.Opponent) else "YOURS"
    ability.use("Act", "GRAVEYARD", whose)
    pay = ability.helper("pay", "(self, act: Act, cards: list[int]) -> None", "act.shuffle_into_deck(cards)")
    return of(
        ability,
        "PayWithCards",
        number(ability, chosen),
        pay,
        legal(ability, kind),
        "zone=GRAVEYARD",
        f"whose={whose}",
    )


def _obtained(ability: Ability, taken: m.Cards, kind: m.Kind) -> str:
    """Your hero obtains cards of your graveyard."""
    if m.InZone(m.Zone("graveyard")) not in kind.where:
        raise NoBehaviour(taken)
    ability.use("Act", "GRAVEYARD", "YOURS")
    pay = ability.helper("pay", "(self, act: Act, cards: list[int]) -> None", "act.obtain(act.your_hero, cards)")
    return of(ability, "PayWithCards", number(ability, taken), pay, legal(ability, kind), "zone=GRAVEYARD", "whose=YOURS")
