"""Ground Tremor / Дрожь земли. Generated from cardscripts/heroes/first-light/ground-tremor.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
)


class GroundTremorSpell(SpellAbility):
    """Wound all creatures other than giants for 2.

    Ранить на 2 всех существ не-великанов.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and not see.has_class(card, "giant")

    def step_1(self, act: Act) -> None:
        act.wound(act.all(GroundTremorSpell.such_1), 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="ground-tremor",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=4,
    names={
        "en": {"nom": "Ground Tremor"},
        "ru": {"nom": "Дрожь земли", "gen": "Дрожи земли", "dat": "Дрожи земли", "acc": "Дрожь земли", "ins": "Дрожью земли", "prep": "Дрожи земли"},
    },
    abilities=(GroundTremorSpell,),
)

SOURCE = "cardscripts/heroes/first-light/ground-tremor.yaml"
LINES: dict[int, int] = {22: 10}
