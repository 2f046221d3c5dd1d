"""Light the Beacon / Зажечь маяк. Generated from cardscripts/heroes/first-light/light-the-beacon.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    IN_DOING_SO,
    Step,
)


class LightTheBeaconAction(ActivatedAbility):
    """(2), (T): Complete this quest, and in doing so wound the opposing hero for X, where X is the number of quests completed by all players.

    (2)(Т): Завершите этот квест, при этом ранить героя противника на Х, где Х – количество завершённых всеми игроками квестов.
    """

    payments = (Coins(2), CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.complete(act.this)

    def step_2(self, act: Act) -> None:
        act.wound(act.opposing_hero, act.completed())

    steps = (Step(step_1), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="light-the-beacon",
    type="support",
    elements=("mountains",),
    classes=("quest",),
    cost=1,
    names={
        "en": {"nom": "Light the Beacon"},
        "ru": {"nom": "Зажечь маяк", "gen": "Зажечь маяк", "dat": "Зажечь маяк", "acc": "Зажечь маяк", "ins": "Зажечь маяк", "prep": "Зажечь маяк"},
    },
    abilities=(LightTheBeaconAction,),
)

SOURCE = "cardscripts/heroes/first-light/light-the-beacon.yaml"
LINES: dict[int, int] = {23: 10, 26: 10}
