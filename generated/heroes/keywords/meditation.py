"""Meditation / Медитация. Generated from cardscripts/heroes/keywords/meditation.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    GREATEST,
    KeywordRule,
    See,
    Step,
    THEN,
    TriggeredAbility,
    on,
    this_card,
)


class MeditationKeywordTrigger(TriggeredAbility):
    """When this card is attacked, the opponent pays (X) as far as possible, if coins are missing, wound the opposing hero for the number of missing coins.

    Когда эта карта атакована, противник платит (Х) насколько возможно, если монет не хватило, ранить героя противника на количество недостающих монет.
    """

    keyword = "meditation"
    trigger = on.attacks(target=this_card)

    def holds_1(self, see: See) -> bool:
        return see.missing_coins > 0

    def step_1(self, act: Act) -> None:
        act.pay_what_one_can(act.value, act.opponent)

    def step_2(self, act: Act) -> None:
        act.wound(act.opposing_hero, act.missing_coins)

    steps = (Step(step_1), Step(step_2, link=THEN, condition=holds_1))

    def condition(self, see: See) -> bool:
        return see.value > 0


KEYWORD = KeywordRule(
    id="meditation",
    names={"en": "Meditation", "ru": "Медитация"},
    stacking=GREATEST,
    abilities=(MeditationKeywordTrigger,),
    numbered=True,
)

SOURCE = "cardscripts/heroes/keywords/meditation.yaml"
LINES: dict[int, int] = {29: 9, 32: 9}
