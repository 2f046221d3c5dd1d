"""Second Command / Повторный приказ. Generated from cardscripts/heroes/first-light/second-command.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    SpellAbility,
    Step,
)


class SecondCommandSpell(SpellAbility):
    """Use your hero's ability for free.

    Используйте способность вашего героя бесплатно.
    """

    def step_1(self, act: Act) -> None:
        act.use_free(act.your_hero)

    steps = (Step(step_1),)


class SecondCommandSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="second-command",
    type="spell",
    elements=(),
    classes=("order",),
    cost=3,
    names={
        "en": {"nom": "Second Command"},
        "ru": {"nom": "Повторный приказ", "gen": "Повторного приказа", "dat": "Повторному приказу", "acc": "Повторный приказ", "ins": "Повторным приказом", "prep": "Повторном приказе"},
    },
    abilities=(SecondCommandSpell, SecondCommandSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/second-command.yaml"
LINES: dict[int, int] = {18: 10, 30: 10}
