"""Back to the Silt / Обратно в ил. Generated from cardscripts/heroes/first-light/back-to-the-silt.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    IN_DOING_SO,
    See,
    SpellAbility,
    Step,
    Target,
)


class BackToTheSiltSpell(SpellAbility):
    """Destroy your creature, and in doing so heal your hero for X, where X is the lesser of the destroyed creature's strike and lives values.

    Уничтожьте ваше существо, при этом излечить вашего героя на Х, где Х – меньшее из значений удара или жизней уничтоженного существа.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def such_2(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    def step_2(self, act: Act) -> None:
        act.heal(act.your_hero, min(act.strike(next(iter(act.such(act.previous.cards, BackToTheSiltSpell.such_2)), 0)), act.lives(next(iter(act.such(act.previous.cards, BackToTheSiltSpell.such_2)), 0))))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=IN_DOING_SO))


class BackToTheSiltSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="back-to-the-silt",
    type="spell",
    elements=("swamps",),
    classes=("ritual",),
    cost=2,
    names={
        "en": {"nom": "Back to the Silt"},
        "ru": {"nom": "Обратно в ил", "gen": "Обратно в ил", "dat": "Обратно в ил", "acc": "Обратно в ил", "ins": "Обратно в ил", "prep": "Обратно в ил"},
    },
    abilities=(BackToTheSiltSpell, BackToTheSiltSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/back-to-the-silt.yaml"
LINES: dict[int, int] = {27: 10, 30: 10, 43: 10}
