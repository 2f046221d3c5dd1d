"""Open Hand of Borim / Раскрытая ладонь Борима. Generated from cardscripts/heroes/first-light/open-hand-of-borim.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class OpenHandOfBorimSpell(SpellAbility):
    """Wound a creature for 2, if you have no open coins, wound that creature for 2.

    Ранить существо на 2, если у вас нет открытых монет, ранить это существо на 2.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def holds_2(self, see: See) -> bool:
        return see.open_coins(see.you) == 0

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    def step_2(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN, condition=holds_2))


CARD = CardDefinition(
    id="open-hand-of-borim",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Open Hand of Borim"},
        "ru": {"nom": "Раскрытая ладонь Борима", "gen": "Раскрытой ладони Борима", "dat": "Раскрытой ладони Борима", "acc": "Раскрытую ладонь Борима", "ins": "Раскрытой ладонью Борима", "prep": "Раскрытой ладони Борима"},
    },
    abilities=(OpenHandOfBorimSpell,),
)

SOURCE = "cardscripts/heroes/first-light/open-hand-of-borim.yaml"
LINES: dict[int, int] = {27: 10, 30: 10}
