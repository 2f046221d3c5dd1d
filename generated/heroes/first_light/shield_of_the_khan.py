"""Shield of the Khan / Щит хана. Generated from cardscripts/heroes/first-light/shield-of-the-khan.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    See,
    Step,
    on,
)


class ShieldOfTheKhanReplacement(ReplacingAbility):
    """If your hero must receive wounds, instead you may redirect those wounds to Shield of the Khan.

    Если ваш герой должен получить раны, вместо этого можете перенаправить эти раны в Щит хана.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_hero(card) and see.is_yours(card)

    replaces = on.wounded(card=fits_1)
    may = True

    def step_1(self, act: Act) -> None:
        act.keep(card=act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="shield-of-the-khan",
    type="creature",
    elements=("steppes",),
    classes=("warrior",),
    cost=4,
    strike=2,
    lives=6,
    names={
        "en": {"nom": "Shield of the Khan"},
        "ru": {"nom": "Щит хана", "gen": "Щита хана", "dat": "Щиту хана", "acc": "Щит хана", "ins": "Щитом хана", "prep": "Щите хана"},
    },
    abilities=(ShieldOfTheKhanReplacement,),
)

SOURCE = "cardscripts/heroes/first-light/shield-of-the-khan.yaml"
LINES: dict[int, int] = {26: 12}
