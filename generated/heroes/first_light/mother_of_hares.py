"""Mother of Hares / Мать зайцев. Generated from cardscripts/heroes/first-light/mother-of-hares.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class MotherOfHaresHire(TriggeredAbility):
    """Hire: Create two copies of another of your creatures of cost 1 or less.

    Найм: Создайте две копии вашего другого существа стоимостью 1 или менее.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this and see.cost(card) <= 1

    def step_1(self, act: Act) -> None:
        act.create_copy(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="mother-of-hares",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=5,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Mother of Hares"},
        "ru": {"nom": "Мать зайцев", "gen": "Матери зайцев", "dat": "Матери зайцев", "acc": "Мать зайцев", "ins": "Матерью зайцев", "prep": "Матери зайцев"},
    },
    abilities=(MotherOfHaresHire,),
)

SOURCE = "cardscripts/heroes/first-light/mother-of-hares.yaml"
LINES: dict[int, int] = {28: 12}
