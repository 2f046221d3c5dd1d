"""Herald / Глашатай. Generated from cardscripts/heroes/editions/herald.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class HeraldTrigger(TriggeredAbility):
    """When one of your creatures enters play, wound the opposing hero for 1.

    Когда ваше существо входит в игру, ранить героя противника на 1.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    trigger = on.enters_play(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="herald",
    type="creature",
    elements=(),
    classes=("human",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Herald"},
        "ru": {"nom": "Глашатай", "gen": "Глашатая", "dat": "Глашатаю", "acc": "Глашатая", "ins": "Глашатаем", "prep": "Глашатае"},
    },
    abilities=(HeraldTrigger,),
)

SOURCE = "cardscripts/heroes/editions/herald.yaml"
LINES: dict[int, int] = {25: 12}
