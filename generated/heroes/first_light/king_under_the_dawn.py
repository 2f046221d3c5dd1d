"""King under the Dawn / Король под рассветом. Generated from cardscripts/heroes/first-light/king-under-the-dawn.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Count,
    DECK,
    Keyword,
    See,
    Step,
    Target,
    TriggeredAbility,
    YOURS,
    on,
    this_card,
)


class KingUnderTheDawnHire(TriggeredAbility):
    """Hire: Summon up to two gnomes of cost 3 or less.

    Найм: Вызовите до двух гномов стоимостью 3 или менее.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.has_class(card, "gnome") and see.cost(card) <= 3

    def step_1(self, act: Act) -> None:
        act.summon(act.targets(1))

    targets = (Target(1, may_target_1, count=Count(0, 2), zone=DECK, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="king-under-the-dawn",
    type="creature",
    elements=("mountains",),
    classes=("gnome",),
    cost=7,
    strike=5,
    lives=5,
    names={
        "en": {"nom": "King under the Dawn"},
        "ru": {"nom": "Король под рассветом", "gen": "Короля под рассветом", "dat": "Королю под рассветом", "acc": "Короля под рассветом", "ins": "Королём под рассветом", "prep": "Короле под рассветом"},
    },
    abilities=(KingUnderTheDawnHire,),
    keywords=(Keyword("uniqueness"),),
)

SOURCE = "cardscripts/heroes/first-light/king-under-the-dawn.yaml"
LINES: dict[int, int] = {32: 12}
