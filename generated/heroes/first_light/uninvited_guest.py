"""Uninvited Guest / Незваный гость. Generated from cardscripts/heroes/first-light/uninvited-guest.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    AlternativeCost,
    CardDefinition,
    DestroyCards,
    HAND,
    See,
    StaticAbility,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class UninvitedGuestCost(StaticAbility):
    """Instead of paying its cost, you may destroy your creature.

    Вместо оплаты стоимости можете уничтожить ваше существо.
    """

    def may_pay_with_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    zone = HAND
    rows = (AlternativeCost((DestroyCards(1, may_pay_with_1),)),)


class UninvitedGuestHire(TriggeredAbility):
    """Hire: If no coins were paid when Uninvited Guest was played, draw a card.

    Найм: Если при розыгрыше Незваного гостя не были заплачены монеты, возьмите карту.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def condition(self, see: See) -> bool:
        return see.paid(see.this, "coins") == 0

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="uninvited-guest",
    type="creature",
    elements=("darkness",),
    classes=("demon",),
    cost=6,
    strike=5,
    lives=5,
    names={
        "en": {"nom": "Uninvited Guest"},
        "ru": {"nom": "Незваный гость", "gen": "Незваного гостя", "dat": "Незваному гостю", "acc": "Незваного гостя", "ins": "Незваным гостем", "prep": "Незваном госте"},
    },
    abilities=(UninvitedGuestCost, UninvitedGuestHire,),
)

SOURCE = "cardscripts/heroes/first-light/uninvited-guest.yaml"
LINES: dict[int, int] = {41: 12, 44: 12}
