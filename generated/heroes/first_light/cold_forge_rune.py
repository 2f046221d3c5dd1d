"""Cold Forge Rune / Руна холодной ковки. Generated from cardscripts/heroes/first-light/cold-forge-rune.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class ColdForgeRuneSpell(SpellAbility):
    """Take control of an opposing creature until the end of the turn, open that creature.

    Возьмите под контроль существо противника до конца хода, откройте это существо.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.take_control(act.target(1), until=END_OF_TURN)

    def step_2(self, act: Act) -> None:
        act.open(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="cold-forge-rune",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=3,
    names={
        "en": {"nom": "Cold Forge Rune"},
        "ru": {"nom": "Руна холодной ковки", "gen": "Руны холодной ковки", "dat": "Руне холодной ковки", "acc": "Руну холодной ковки", "ins": "Руной холодной ковки", "prep": "Руне холодной ковки"},
    },
    abilities=(ColdForgeRuneSpell,),
)

SOURCE = "cardscripts/heroes/first-light/cold-forge-rune.yaml"
LINES: dict[int, int] = {25: 10, 28: 10}
