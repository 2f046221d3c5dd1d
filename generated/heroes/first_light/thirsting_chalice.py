"""Thirsting Chalice / Жаждущая чаша. Generated from cardscripts/heroes/first-light/thirsting-chalice.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    Keyword,
    See,
    Step,
    Target,
)


class ThirstingChaliceAction(ActivatedAbility):
    """(1), (T): Your creature with Vampirism gets +1 to Vampirism.

    (1)(Т): Ваше существо с Вампиризмом получает +1 к Вампиризму.
    """

    payments = (Coins(1), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.has(card, "vampirism")

    def step_1(self, act: Act) -> None:
        for card in [act.target(1)]:
            act.gain(card, Keyword("vampirism", act.keyword_value(card, "vampirism") + 1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="thirsting-chalice",
    type="support",
    elements=("darkness",),
    classes=("weapon",),
    cost=2,
    names={
        "en": {"nom": "Thirsting Chalice"},
        "ru": {"nom": "Жаждущая чаша", "gen": "Жаждущей чаши", "dat": "Жаждущей чаше", "acc": "Жаждущую чашу", "ins": "Жаждущей чашей", "prep": "Жаждущей чаше"},
    },
    abilities=(ThirstingChaliceAction,),
)

SOURCE = "cardscripts/heroes/first-light/thirsting-chalice.yaml"
LINES: dict[int, int] = {28: 10, 29: 10}
