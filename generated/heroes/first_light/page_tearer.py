"""Page-Tearer / Рвущий страницы. Generated from cardscripts/heroes/first-light/page-tearer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class PageTearerTrigger(TriggeredAbility):
    """When attacking, the opponent discards a random card.

    При атаке противник сбрасывает случайную карту.
    """

    trigger = on.attacks(card=this_card)

    def step_1(self, act: Act) -> None:
        act.discard_random(act.opponent, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="page-tearer",
    type="creature",
    elements=("darkness",),
    classes=("demon",),
    cost=4,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Page-Tearer"},
        "ru": {"nom": "Рвущий страницы", "gen": "Рвущего страницы", "dat": "Рвущему страницы", "acc": "Рвущего страницы", "ins": "Рвущим страницы", "prep": "Рвущем страницы"},
    },
    abilities=(PageTearerTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/page-tearer.yaml"
LINES: dict[int, int] = {22: 12}
