"""Curse of the Next Word / Проклятие следующего слова. Generated from cardscripts/heroes/first-light/curse-of-the-next-word.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Cost,
    See,
    SpellAbility,
    StaticAbility,
    Step,
)


class CurseOfTheNextWordRule(StaticAbility):
    """costs (2) more.

    стоит на (2) дороже.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_spell(card) and see.is_opposing(card)

    rows = (Cost(2),)


class CurseOfTheNextWordSpell(SpellAbility):
    """The next opposing spell costs (2) more.

    Следующее заклинание противника стоит на (2) дороже.
    """

    def step_1(self, act: Act) -> None:
        act.gain(act.your_hero, CurseOfTheNextWordRule, uses=1)

    steps = (Step(step_1),)
    grants = (CurseOfTheNextWordRule,)


class CurseOfTheNextWordSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="curse-of-the-next-word",
    type="spell",
    elements=("darkness",),
    classes=("order",),
    cost=2,
    names={
        "en": {"nom": "Curse of the Next Word"},
        "ru": {"nom": "Проклятие следующего слова", "gen": "Проклятия следующего слова", "dat": "Проклятию следующего слова", "acc": "Проклятие следующего слова", "ins": "Проклятием следующего слова", "prep": "Проклятии следующего слова"},
    },
    abilities=(CurseOfTheNextWordSpell, CurseOfTheNextWordSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/curse-of-the-next-word.yaml"
LINES: dict[int, int] = {21: 10, 33: 10, 46: 10}
