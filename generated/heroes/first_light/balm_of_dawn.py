"""Balm of Dawn / Бальзам рассвета. Generated from cardscripts/heroes/first-light/balm-of-dawn.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
    UP_TO,
)


class BalmOfDawnSpell(SpellAbility):
    """Heal a total of up to four wounds inflicted on any of your creatures or your hero.

    Излечить суммарно до четырёх ран, нанесённых любым вашим существам или герою.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return (see.is_creature(card) and see.is_yours(card)) or (see.is_hero(card) and see.is_yours(card))

    def step_1(self, act: Act) -> None:
        for card in dict.fromkeys(act.targets(1)):
            act.heal(card, act.targets(1).count(card))

    targets = (Target(1, may_target_1, count=UP_TO(4), repeats=True),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="balm-of-dawn",
    type="spell",
    elements=("forests",),
    classes=("potion",),
    cost=1,
    names={
        "en": {"nom": "Balm of Dawn"},
        "ru": {"nom": "Бальзам рассвета", "gen": "Бальзама рассвета", "dat": "Бальзаму рассвета", "acc": "Бальзам рассвета", "ins": "Бальзамом рассвета", "prep": "Бальзаме рассвета"},
    },
    abilities=(BalmOfDawnSpell,),
)

SOURCE = "cardscripts/heroes/first-light/balm-of-dawn.yaml"
LINES: dict[int, int] = {24: 10, 25: 10}
