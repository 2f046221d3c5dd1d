"""Blesser of Shoots / Благословляющая всходы. Generated from cardscripts/heroes/first-light/blesser-of-shoots.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class BlesserOfShootsHire(TriggeredAbility):
    """Hire: Place an additional life on each of your creatures.

    Найм: Положите дополнительную жизнь на каждое ваше существо.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.add_lives(act.all(BlesserOfShootsHire.such_1), 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="blesser-of-shoots",
    type="creature",
    elements=("forests",),
    classes=("priest",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Blesser of Shoots"},
        "ru": {"nom": "Благословляющая всходы", "gen": "Благословляющей всходы", "dat": "Благословляющей всходы", "acc": "Благословляющую всходы", "ins": "Благословляющей всходы", "prep": "Благословляющей всходы"},
    },
    abilities=(BlesserOfShootsHire,),
)

SOURCE = "cardscripts/heroes/first-light/blesser-of-shoots.yaml"
LINES: dict[int, int] = {27: 12}
