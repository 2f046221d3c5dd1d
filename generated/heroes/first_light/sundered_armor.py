"""Sundered Armor / Разбитый доспех. Generated from cardscripts/heroes/first-light/sundered-armor.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    SpellAbility,
    Step,
    Target,
)


class SunderedArmorSpell(SpellAbility):
    """A creature loses Armor, gains Vulnerability.

    Существо теряет Броню, получает Уязвимость.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.lose(act.target(1), "armor")
        act.gain(act.target(1), Keyword("vulnerability"))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class SunderedArmorSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="sundered-armor",
    type="spell",
    elements=("steppes",),
    classes=("action",),
    cost=2,
    names={
        "en": {"nom": "Sundered Armor"},
        "ru": {"nom": "Разбитый доспех", "gen": "Разбитого доспеха", "dat": "Разбитому доспеху", "acc": "Разбитый доспех", "ins": "Разбитым доспехом", "prep": "Разбитом доспехе"},
    },
    abilities=(SunderedArmorSpell, SunderedArmorSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/sundered-armor.yaml"
LINES: dict[int, int] = {24: 10, 25: 10, 38: 10}
