"""Captain of One Kin / Вождь одного рода. Generated from cardscripts/heroes/first-light/captain-of-one-kin.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    StaticAbility,
    Step,
    Strike,
    TriggeredAbility,
    on,
    this_card,
)


class CaptainOfOneKinHire(TriggeredAbility):
    """Hire: Choose a class.

    Найм: Выберите класс.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.choose_class()

    steps = (Step(step_1),)


class CaptainOfOneKinRule(StaticAbility):
    """Your creatures of the chosen class have +1 to strike.

    Ваши существа с выбранным классом имеют +1 к удару.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.has_class(card, see.chosen("class"))

    rows = (Strike(1),)


CARD = CardDefinition(
    id="captain-of-one-kin",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Captain of One Kin"},
        "ru": {"nom": "Вождь одного рода", "gen": "Вождя одного рода", "dat": "Вождю одного рода", "acc": "Вождя одного рода", "ins": "Вождём одного рода", "prep": "Вожде одного рода"},
    },
    abilities=(CaptainOfOneKinHire, CaptainOfOneKinRule,),
)

SOURCE = "cardscripts/heroes/first-light/captain-of-one-kin.yaml"
LINES: dict[int, int] = {26: 12, 38: 12}
