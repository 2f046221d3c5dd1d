"""Choir of the Spring / Хор родника. Generated from cardscripts/heroes/first-light/choir-of-the-spring.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class ChoirOfTheSpringTrigger(TriggeredAbility):
    """When this creature receives the fourth (or a further) enhancement effect, fully heal your hero.

    Когда это существо получает четвертый (или более) эффект усиления, полностью излечить вашего героя.
    """

    def condition(self, see: See) -> bool:
        return see.enhancements(see.this) >= 4

    trigger = on.enhanced(card=this_card)

    def step_1(self, act: Act) -> None:
        act.fully_heal(act.your_hero)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="choir-of-the-spring",
    type="creature",
    elements=("swamps",),
    classes=("spirit",),
    cost=4,
    strike=2,
    lives=5,
    names={
        "en": {"nom": "Choir of the Spring"},
        "ru": {"nom": "Хор родника", "gen": "Хора родника", "dat": "Хору родника", "acc": "Хор родника", "ins": "Хором родника", "prep": "Хоре родника"},
    },
    abilities=(ChoirOfTheSpringTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/choir-of-the-spring.yaml"
LINES: dict[int, int] = {21: 12, 26: 12}
