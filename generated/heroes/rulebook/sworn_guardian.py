"""Sworn Guardian / Верный страж. Generated from cardscripts/heroes/rulebook/sworn-guardian.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    See,
    Step,
    TriggeredAbility,
    on,
    opponent,
)


class SwornGuardianReplacement(ReplacingAbility):
    """If your hero must receive wounds, instead you may redirect those wounds to Sworn Guardian.

    Если ваш герой должен получить раны, вместо этого можете перенаправить эти раны в Верного стража.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_hero(card) and see.is_yours(card)

    replaces = on.wounded(card=fits_1)
    may = True

    def step_1(self, act: Act) -> None:
        act.keep(card=act.this)

    steps = (Step(step_1),)


class SwornGuardianTrigger(TriggeredAbility):
    """When the opponent declares an attack, you may redirect it to Sworn Guardian.

    Когда противник объявляет атаку, можете перенаправить её в Верного стража.
    """

    trigger = on.declares_attack(player=opponent)
    may = True

    def step_1(self, act: Act) -> None:
        act.redirect_attack(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="sworn-guardian",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=4,
    strike=2,
    lives=5,
    names={
        "en": {"nom": "Sworn Guardian"},
        "ru": {"nom": "Верный страж", "gen": "Верного стража", "dat": "Верному стражу", "acc": "Верного стража", "ins": "Верным стражем", "prep": "Верном страже"},
    },
    abilities=(SwornGuardianReplacement, SwornGuardianTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/sworn-guardian.yaml"
LINES: dict[int, int] = {28: 13, 43: 13}
