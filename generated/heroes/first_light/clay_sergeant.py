"""Clay Sergeant / Глиняный сержант. Generated from cardscripts/heroes/first-light/clay-sergeant.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    ReplacingAbility,
    See,
    Step,
    Target,
    on,
    this_card,
)


class ClaySergeantReplacement(ReplacingAbility):
    """Instead of Regeneration, you may place an enhancement effect on your creature.

    Вместо Регенерации можете положить эффект усиления на ваше существо.
    """

    replaces = on.healed(this_card)

    def applies(self, see: See) -> bool:
        return see.caused_by("regeneration")

    may = True

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.enhance(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="clay-sergeant",
    type="creature",
    elements=(),
    classes=("golem",),
    cost=5,
    strike=5,
    lives=5,
    names={
        "en": {"nom": "Clay Sergeant"},
        "ru": {"nom": "Глиняный сержант", "gen": "Глиняного сержанта", "dat": "Глиняному сержанту", "acc": "Глиняного сержанта", "ins": "Глиняным сержантом", "prep": "Глиняном сержанте"},
    },
    abilities=(ClaySergeantReplacement,),
    keywords=(Keyword("regeneration", 1),),
)

SOURCE = "cardscripts/heroes/first-light/clay-sergeant.yaml"
LINES: dict[int, int] = {25: 12, 33: 12}
