"""Pain Shared / Разделённая боль. Generated from cardscripts/heroes/first-light/pain-shared.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class PainSharedTrigger(TriggeredAbility):
    """When Pain Shared receives wounds, the opposing hero receives the same number of wounds.

    Когда Разделённая боль получает раны, герой противника получает столько же ран.
    """

    trigger = on.wounded(card=this_card)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, act.event.amount)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="pain-shared",
    type="creature",
    elements=("darkness",),
    classes=("spirit",),
    cost=5,
    strike=3,
    lives=5,
    names={
        "en": {"nom": "Pain Shared"},
        "ru": {"nom": "Разделённая боль", "gen": "Разделённой боли", "dat": "Разделённой боли", "acc": "Разделённую боль", "ins": "Разделённой болью", "prep": "Разделённой боли"},
    },
    abilities=(PainSharedTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/pain-shared.yaml"
LINES: dict[int, int] = {22: 12}
