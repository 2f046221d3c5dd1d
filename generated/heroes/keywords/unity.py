"""Unity / Единение. Generated from cardscripts/heroes/keywords/unity.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    Count,
    DECK,
    GREATEST,
    KeywordRule,
    See,
    Step,
    Target,
    TriggeredAbility,
    YOURS,
    on,
    this_card,
)


class UnityKeywordDeath(TriggeredAbility):
    """Death: Search for a creature of cost X or less.

    Гибель: Поиск – существо стоимостью Х или менее.
    """

    keyword = "unity"
    trigger = on.dies(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.cost(card) <= see.value

    def step_1(self, act: Act) -> None:
        act.search(act.targets(1))

    targets = (Target(1, may_target_1, count=Count(0, 1), zone=DECK, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)

    def condition(self, see: See) -> bool:
        return see.value > 0


KEYWORD = KeywordRule(
    id="unity",
    names={"en": "Unity", "ru": "Единение"},
    stacking=GREATEST,
    abilities=(UnityKeywordDeath,),
    numbered=True,
)

SOURCE = "cardscripts/heroes/keywords/unity.yaml"
LINES: dict[int, int] = {32: 9}
