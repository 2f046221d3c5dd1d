"""Vampirism / Вампиризм. Generated from cardscripts/heroes/keywords/vampirism.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    GREATEST,
    KeywordRule,
    PLAY,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class VampirismKeywordTrigger(TriggeredAbility):
    """When this creature inflicts wounds with a strike, if this creature survived, heal this creature for X with the rest as additional lives.

    Когда это существо наносит раны ударом, если это существо выжило, излечить это существо на Х, остаток добавить к жизням.
    """

    keyword = "vampirism"
    trigger = on.wounded(source=this_card, how="strike")

    def condition(self, see: See) -> bool:
        return see.value > 0 and see.in_zone(see.this, PLAY)

    def step_1(self, act: Act) -> None:
        act.heal_over(act.this, act.value)

    steps = (Step(step_1),)


KEYWORD = KeywordRule(
    id="vampirism",
    names={"en": "Vampirism", "ru": "Вампиризм"},
    stacking=GREATEST,
    abilities=(VampirismKeywordTrigger,),
    numbered=True,
)

SOURCE = "cardscripts/heroes/keywords/vampirism.yaml"
LINES: dict[int, int] = {26: 9, 29: 9}
