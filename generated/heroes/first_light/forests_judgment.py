"""Forest's Judgment / Суд леса. Generated from cardscripts/heroes/first-light/forests-judgment.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class ForestsJudgmentSpell(SpellAbility):
    """Destroy a creature that has an element, the opponent draws a card.

    Уничтожьте существо, обладающее стихией, противник берёт карту.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and not see.is_neutral(card)

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    def step_2(self, act: Act) -> None:
        act.draw(1, act.opponent)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="forests-judgment",
    type="spell",
    elements=("forests",),
    classes=("ritual",),
    cost=4,
    names={
        "en": {"nom": "Forest's Judgment"},
        "ru": {"nom": "Суд леса", "gen": "Суда леса", "dat": "Суду леса", "acc": "Суд леса", "ins": "Судом леса", "prep": "Суде леса"},
    },
    abilities=(ForestsJudgmentSpell,),
)

SOURCE = "cardscripts/heroes/first-light/forests-judgment.yaml"
LINES: dict[int, int] = {24: 10, 27: 10}
