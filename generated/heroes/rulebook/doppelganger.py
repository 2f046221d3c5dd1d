"""Doppelganger / Доппельгангер. Generated from cardscripts/heroes/rulebook/doppelganger.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    GRAVEYARD,
    OPPOSING,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class DoppelgangerSpell(SpellAbility):
    """Choose a creature in the opponent's graveyard, create a copy of that creature.

    Выберите существо на кладбище противника, создайте копию этого существа.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        pass

    def step_2(self, act: Act) -> None:
        act.create_copy(act.target(1))

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=OPPOSING, role="choice"),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="doppelganger",
    type="spell",
    elements=("swamps",),
    classes=("wizardry",),
    cost=4,
    names={
        "en": {"nom": "Doppelganger"},
        "ru": {"nom": "Доппельгангер", "gen": "Доппельгангера", "dat": "Доппельгангеру", "acc": "Доппельгангера", "ins": "Доппельгангером", "prep": "Доппельгангере"},
    },
    abilities=(DoppelgangerSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/doppelganger.yaml"
LINES: dict[int, int] = {29: 12}
