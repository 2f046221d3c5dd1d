"""Last of the Standard / Последний у знамени. Generated from cardscripts/heroes/first-light/last-of-the-standard.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class LastOfTheStandardTrigger(TriggeredAbility):
    """When Last of the Standard leaves play, your creatures get +1 to strike until the end of the turn.

    Когда Последний у знамени покидает игру, ваши существа получают +1 к удару до конца хода.
    """

    trigger = on.leaves_play(card=this_card)

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.all(LastOfTheStandardTrigger.such_1), 1, until=END_OF_TURN)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="last-of-the-standard",
    type="creature",
    elements=("steppes",),
    classes=("orc",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Last of the Standard"},
        "ru": {"nom": "Последний у знамени", "gen": "Последнего у знамени", "dat": "Последнему у знамени", "acc": "Последнего у знамени", "ins": "Последним у знамени", "prep": "Последнем у знамени"},
    },
    abilities=(LastOfTheStandardTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/last-of-the-standard.yaml"
LINES: dict[int, int] = {27: 12}
