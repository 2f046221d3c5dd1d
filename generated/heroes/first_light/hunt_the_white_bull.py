"""Hunt the White Bull / Охота на белого быка. Generated from cardscripts/heroes/first-light/hunt-the-white-bull.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    IN_DOING_SO,
    See,
    Step,
    TriggeredAbility,
    on,
)


class HuntTheWhiteBullTrigger(TriggeredAbility):
    """When an opposing creature dies, you may complete Hunt the White Bull, and in doing so wound the opposing hero for X, where X is the number of quests completed by you.

    Когда погибает существо противника, можете завершить Охоту на белого быка, при этом ранить героя противника на Х, где Х – количество завершённых вами квестов.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    trigger = on.dies(card=fits_1)
    may = True

    def step_1(self, act: Act) -> None:
        act.complete(act.this)

    def step_2(self, act: Act) -> None:
        act.wound(act.opposing_hero, act.completed(act.you))

    steps = (Step(step_1), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="hunt-the-white-bull",
    type="support",
    elements=("steppes",),
    classes=("quest",),
    cost=2,
    names={
        "en": {"nom": "Hunt the White Bull"},
        "ru": {"nom": "Охота на белого быка", "gen": "Охоты на белого быка", "dat": "Охоте на белого быка", "acc": "Охоту на белого быка", "ins": "Охотой на белого быка", "prep": "Охоте на белого быка"},
    },
    abilities=(HuntTheWhiteBullTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/hunt-the-white-bull.yaml"
LINES: dict[int, int] = {27: 10, 30: 10}
