"""Second Spring / Вторая весна. Generated from cardscripts/heroes/first-light/second-spring.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    SpellAbility,
    Step,
    on,
    you,
)


class SecondSpringReplacement(ReplacingAbility):
    """The next time you must draw a card, instead draw three cards.

    В следующий раз, когда вы должны взять карту, вместо этого возьмите три карты.
    """

    replaces = on.draws(player=you)

    def step_1(self, act: Act) -> None:
        act.draw(3)

    steps = (Step(step_1),)


class SecondSpringSpell(SpellAbility):
    """The next time you must draw a card, instead draw three cards.

    В следующий раз, когда вы должны взять карту, вместо этого возьмите три карты.
    """

    def step_1(self, act: Act) -> None:
        act.gain(act.your_hero, SecondSpringReplacement, uses=1)

    steps = (Step(step_1),)
    grants = (SecondSpringReplacement,)


CARD = CardDefinition(
    id="second-spring",
    type="spell",
    elements=("forests",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Second Spring"},
        "ru": {"nom": "Вторая весна", "gen": "Второй весны", "dat": "Второй весне", "acc": "Вторую весну", "ins": "Второй весной", "prep": "Второй весне"},
    },
    abilities=(SecondSpringSpell,),
)

SOURCE = "cardscripts/heroes/first-light/second-spring.yaml"
LINES: dict[int, int] = {23: 10, 35: 10}
