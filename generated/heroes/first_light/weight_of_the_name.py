"""Weight of the Name / Тяжесть имени. Generated from cardscripts/heroes/first-light/weight-of-the-name.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class WeightOfTheNameSpell(SpellAbility):
    """Reveal the top card of your deck, wound a creature for X, where X is the cost of that card.

    Покажите верхнюю карту вашей колоды, ранить существо на Х, где Х – стоимость этой карты.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.show(act.top(act.you))

    def step_2(self, act: Act) -> None:
        act.wound(act.target(1), act.cost(next(iter(act.top(act.you)), 0)))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1), Step(step_2, link=THEN, targets=(1,)))


class WeightOfTheNameSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="weight-of-the-name",
    type="spell",
    elements=(),
    classes=("sorcery",),
    cost=3,
    names={
        "en": {"nom": "Weight of the Name"},
        "ru": {"nom": "Тяжесть имени", "gen": "Тяжести имени", "dat": "Тяжести имени", "acc": "Тяжесть имени", "ins": "Тяжестью имени", "prep": "Тяжести имени"},
    },
    abilities=(WeightOfTheNameSpell, WeightOfTheNameSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/weight-of-the-name.yaml"
LINES: dict[int, int] = {24: 10, 27: 10, 40: 10}
