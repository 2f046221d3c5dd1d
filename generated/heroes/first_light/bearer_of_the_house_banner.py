"""Bearer of the House Banner / Носитель родового стяга. Generated from cardscripts/heroes/first-light/bearer-of-the-house-banner.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class BearerOfTheHouseBannerTrigger(TriggeredAbility):
    """When attacking, use your hero's ability for free.

    При атаке используйте способность вашего героя бесплатно.
    """

    trigger = on.attacks(card=this_card)

    def step_1(self, act: Act) -> None:
        act.use_free(act.your_hero)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="bearer-of-the-house-banner",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Bearer of the House Banner"},
        "ru": {"nom": "Носитель родового стяга", "gen": "Носителя родового стяга", "dat": "Носителю родового стяга", "acc": "Носителя родового стяга", "ins": "Носителем родового стяга", "prep": "Носителе родового стяга"},
    },
    abilities=(BearerOfTheHouseBannerTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/bearer-of-the-house-banner.yaml"
LINES: dict[int, int] = {22: 12}
