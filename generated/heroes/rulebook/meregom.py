"""Meregom / Мерег. Generated from cardscripts/heroes/rulebook/meregom.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    IN_DOING_SO,
    See,
    Step,
    THEN,
    TriggeredAbility,
    on,
)


class MeregomTrigger(TriggeredAbility):
    """When one of your creatures dies, you may pay (2), and in doing so resurrect that creature, its lives become 1.

    Когда ваше существо погибает, можете заплатить (2), при этом возродите это существо, его жизни становятся равными 1.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    trigger = on.dies(card=fits_1)
    may = True

    def step_1(self, act: Act) -> None:
        act.close_coins(2)

    def step_2(self, act: Act) -> None:
        act.resurrect(act.event.card)

    def step_3(self, act: Act) -> None:
        act.set_lives(act.event.card, 1)

    steps = (Step(step_1), Step(step_2, link=IN_DOING_SO), Step(step_3, link=THEN))


CARD = CardDefinition(
    id="meregom",
    type="hero",
    elements=("swamps",),
    classes=("mage",),
    lives=28,
    names={
        "en": {"nom": "Meregom"},
        "ru": {"nom": "Мерег", "gen": "Мерега", "dat": "Мерегу", "acc": "Мерега", "ins": "Мерегом", "prep": "Мереге"},
    },
    abilities=(MeregomTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/meregom.yaml"
LINES: dict[int, int] = {28: 12, 31: 12, 34: 12}
