"""Shared Flask / Общая фляга. Generated from cardscripts/heroes/first-light/shared-flask.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
    UP_TO,
)


class SharedFlaskSpell(SpellAbility):
    """Heal a total of up to three wounds inflicted on any of your creatures or your hero.

    Излечить суммарно до трёх ран, нанесённых любым вашим существам или герою.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return (see.is_creature(card) and see.is_yours(card)) or (see.is_hero(card) and see.is_yours(card))

    def step_1(self, act: Act) -> None:
        for card in dict.fromkeys(act.targets(1)):
            act.heal(card, act.targets(1).count(card))

    targets = (Target(1, may_target_1, count=UP_TO(3), repeats=True),)
    steps = (Step(step_1, targets=(1,)),)


class SharedFlaskSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="shared-flask",
    type="spell",
    elements=(),
    classes=("potion",),
    cost=1,
    names={
        "en": {"nom": "Shared Flask"},
        "ru": {"nom": "Общая фляга", "gen": "Общей фляги", "dat": "Общей фляге", "acc": "Общую флягу", "ins": "Общей флягой", "prep": "Общей фляге"},
    },
    abilities=(SharedFlaskSpell, SharedFlaskSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/shared-flask.yaml"
LINES: dict[int, int] = {24: 10, 25: 10, 38: 10}
