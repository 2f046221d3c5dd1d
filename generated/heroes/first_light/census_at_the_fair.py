"""Census at the Fair / Перепись на ярмарке. Generated from cardscripts/heroes/first-light/census-at-the-fair.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
)


class CensusAtTheFairSpell(SpellAbility):
    """Draw a card for every two creatures in play.

    Возьмите карту за каждые 2 существа в игре.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.draw(len(act.all(CensusAtTheFairSpell.such_1)) // 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="census-at-the-fair",
    type="spell",
    elements=(),
    classes=("event",),
    cost=4,
    names={
        "en": {"nom": "Census at the Fair"},
        "ru": {"nom": "Перепись на ярмарке", "gen": "Переписи на ярмарке", "dat": "Переписи на ярмарке", "acc": "Перепись на ярмарке", "ins": "Переписью на ярмарке", "prep": "Переписи на ярмарке"},
    },
    abilities=(CensusAtTheFairSpell,),
)

SOURCE = "cardscripts/heroes/first-light/census-at-the-fair.yaml"
LINES: dict[int, int] = {22: 10}
