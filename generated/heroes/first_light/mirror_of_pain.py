"""Mirror of Pain / Зеркало боли. Generated from cardscripts/heroes/first-light/mirror-of-pain.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class MirrorOfPainTrigger(TriggeredAbility):
    """When Mirror of Pain receives wounds, wound their source for 2.

    Когда Зеркало боли получает раны, ранить их источник на 2.
    """

    trigger = on.wounded(card=this_card)

    def step_1(self, act: Act) -> None:
        act.wound(act.event.source, 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="mirror-of-pain",
    type="creature",
    elements=("darkness",),
    classes=("spirit",),
    cost=4,
    strike=2,
    lives=5,
    names={
        "en": {"nom": "Mirror of Pain"},
        "ru": {"nom": "Зеркало боли", "gen": "Зеркала боли", "dat": "Зеркалу боли", "acc": "Зеркало боли", "ins": "Зеркалом боли", "prep": "Зеркале боли"},
    },
    abilities=(MirrorOfPainTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/mirror-of-pain.yaml"
LINES: dict[int, int] = {22: 12}
