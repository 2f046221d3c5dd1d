"""End of the Storm / Конец бури. Generated from cardscripts/heroes/first-light/end-of-the-storm.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    SpellAbility,
    Step,
    THEN,
)


class EndOfTheStormSpell(SpellAbility):
    """Remove poison from your hero, draw two cards, the turn ends immediately.

    Снимите отравление с вашего героя, возьмите две карты, ход немедленно заканчивается.
    """

    def step_1(self, act: Act) -> None:
        act.remove_poison(act.your_hero)

    def step_2(self, act: Act) -> None:
        act.draw(2)

    def step_3(self, act: Act) -> None:
        act.end_turn()

    steps = (Step(step_1), Step(step_2, link=THEN), Step(step_3, link=THEN))


CARD = CardDefinition(
    id="end-of-the-storm",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=3,
    names={
        "en": {"nom": "End of the Storm"},
        "ru": {"nom": "Конец бури", "gen": "Конца бури", "dat": "Концу бури", "acc": "Конец бури", "ins": "Концом бури", "prep": "Конце бури"},
    },
    abilities=(EndOfTheStormSpell,),
)

SOURCE = "cardscripts/heroes/first-light/end-of-the-storm.yaml"
LINES: dict[int, int] = {19: 10, 22: 10, 25: 10}
