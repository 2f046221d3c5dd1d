"""Whetted Hour / Отточенный час. Generated from cardscripts/heroes/first-light/whetted-hour.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    See,
    SpellAbility,
    Step,
    on,
)


class WhettedHourSpellDoubled(ReplacingAbility):
    """The next time your creature inflicts wounds, instead it inflicts twice as many.

    В следующий раз, когда ваше существо нанесет раны, вместо этого оно нанесет вдвое больше.
    """

    def fits(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    replaces = on.wounded(source=fits)

    def step_1(self, act: Act) -> None:
        act.keep(amount=2 * act.event.amount)

    steps = (Step(step_1),)


class WhettedHourSpell(SpellAbility):
    """The next time your creature inflicts wounds, instead it inflicts twice as many.

    В следующий раз, когда ваше существо нанесет раны, вместо этого оно нанесет вдвое больше.
    """

    def step_1(self, act: Act) -> None:
        act.gain(act.your_hero, WhettedHourSpellDoubled, uses=1)

    steps = (Step(step_1),)
    grants = (WhettedHourSpellDoubled,)


CARD = CardDefinition(
    id="whetted-hour",
    type="spell",
    elements=("mountains",),
    classes=("action",),
    cost=2,
    names={
        "en": {"nom": "Whetted Hour"},
        "ru": {"nom": "Отточенный час", "gen": "Отточенного часа", "dat": "Отточенному часу", "acc": "Отточенный час", "ins": "Отточенным часом", "prep": "Отточенном часе"},
    },
    abilities=(WhettedHourSpell,),
)

SOURCE = "cardscripts/heroes/first-light/whetted-hour.yaml"
LINES: dict[int, int] = {38: 10}
