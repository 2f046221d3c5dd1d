"""Suppression / Подавление. Generated from cardscripts/heroes/keywords/suppression.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    KeywordRule,
    ONCE,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class SuppressionKeywordTrigger(TriggeredAbility):
    """When attacking a creature, close the creature chosen as the original target of the attack.

    При атаке по существу закройте существо, выбранное первоначальной целью атаки.
    """

    keyword = "suppression"

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.attacks(card=this_card, target=fits_1)

    def step_1(self, act: Act) -> None:
        act.close(act.event.original)

    steps = (Step(step_1),)


KEYWORD = KeywordRule(
    id="suppression",
    names={"en": "Suppression", "ru": "Подавление"},
    stacking=ONCE,
    abilities=(SuppressionKeywordTrigger,),
)

SOURCE = "cardscripts/heroes/keywords/suppression.yaml"
LINES: dict[int, int] = {29: 9}
