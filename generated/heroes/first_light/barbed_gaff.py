"""Barbed Gaff / Зазубренный багор. Generated from cardscripts/heroes/first-light/barbed-gaff.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Grants,
    See,
    StaticAbility,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class BarbedGaffTrigger(TriggeredAbility):
    """On a strike against a creature, close that creature.

    При ударе по существу закройте это существо.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.strikes(card=this_card, target=fits_1)

    def step_1(self, act: Act) -> None:
        act.close(act.event.target)

    steps = (Step(step_1),)


class BarbedGaffRule(StaticAbility):
    """Your pirates have 'On a strike against a creature, close that creature.'.

    Ваши пираты имеют «При ударе по существу закройте это существо».
    """

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "pirate") and see.is_yours(card)

    rows = (Grants((BarbedGaffTrigger,)),)


CARD = CardDefinition(
    id="barbed-gaff",
    type="support",
    elements=("swamps",),
    classes=("weapon",),
    cost=3,
    names={
        "en": {"nom": "Barbed Gaff"},
        "ru": {"nom": "Зазубренный багор", "gen": "Зазубренного багра", "dat": "Зазубренному багру", "acc": "Зазубренный багор", "ins": "Зазубренным багром", "prep": "Зазубренном багре"},
    },
    abilities=(BarbedGaffRule,),
)

SOURCE = "cardscripts/heroes/first-light/barbed-gaff.yaml"
LINES: dict[int, int] = {28: 10, 40: 10}
