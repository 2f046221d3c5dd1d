"""Last Reserve / Последний резерв. Generated from cardscripts/heroes/first-light/last-reserve.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Count,
    DECK,
    See,
    SpellAbility,
    Step,
    Target,
    YOURS,
)


class LastReserveSpell(SpellAbility):
    """If you have no creatures, summon up to two creatures of cost 3 or less; otherwise draw a card.

    Если у вас нет существ, вызовите до двух существ стоимостью 3 или менее; иначе возьмите карту.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def holds_2(self, see: See) -> bool:
        return len(see.all(LastReserveSpell.such_1)) == 0

    def may_target_3(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.cost(card) <= 3

    def otherwise_4(self, see: See) -> bool:
        return not see.result(1).tried

    def step_1(self, act: Act) -> None:
        act.summon(act.targets(1))

    def step_2(self, act: Act) -> None:
        act.draw(1)

    targets = (Target(1, may_target_3, count=Count(0, 2), zone=DECK, whose=YOURS, role="choice"),)
    steps = (Step(step_1, condition=holds_2, targets=(1,)), Step(step_2, condition=otherwise_4))


CARD = CardDefinition(
    id="last-reserve",
    type="spell",
    elements=(),
    classes=("order",),
    cost=4,
    names={
        "en": {"nom": "Last Reserve"},
        "ru": {"nom": "Последний резерв", "gen": "Последнего резерва", "dat": "Последнему резерву", "acc": "Последний резерв", "ins": "Последним резервом", "prep": "Последнем резерве"},
    },
    abilities=(LastReserveSpell,),
)

SOURCE = "cardscripts/heroes/first-light/last-reserve.yaml"
LINES: dict[int, int] = {35: 10, 38: 10}
