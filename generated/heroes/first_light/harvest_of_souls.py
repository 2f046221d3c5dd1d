"""Harvest of Souls / Жатва душ. Generated from cardscripts/heroes/first-light/harvest-of-souls.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    THEN,
)


class HarvestOfSoulsSpell(SpellAbility):
    """Destroy all creatures of cost 2 or less, draw a card for each creature destroyed this way.

    Уничтожьте всех существ стоимостью 2 или менее, возьмите карту за каждое уничтоженное таким образом существо.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.cost(card) <= 2

    def such_2(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.destroy(act.all(HarvestOfSoulsSpell.such_1))

    def step_2(self, act: Act) -> None:
        act.draw(len(act.such(act.previous.cards, HarvestOfSoulsSpell.such_2)))

    steps = (Step(step_1), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="harvest-of-souls",
    type="spell",
    elements=("darkness",),
    classes=("ritual",),
    cost=6,
    names={
        "en": {"nom": "Harvest of Souls"},
        "ru": {"nom": "Жатва душ", "gen": "Жатвы душ", "dat": "Жатве душ", "acc": "Жатву душ", "ins": "Жатвой душ", "prep": "Жатве душ"},
    },
    abilities=(HarvestOfSoulsSpell,),
)

SOURCE = "cardscripts/heroes/first-light/harvest-of-souls.yaml"
LINES: dict[int, int] = {26: 10, 29: 10}
