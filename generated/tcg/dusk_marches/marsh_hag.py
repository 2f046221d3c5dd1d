"""Marsh Hag / Болотная карга. Generated from cardscripts/tcg/dusk-marches/marsh-hag.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    EFFECT,
    END_OF_GAME,
    Keyword,
    See,
    Step,
    Target,
)


class MarshHagAction(ActivatedAbility):
    """[tap]: Effect 'evil eye' – an enemy creature receives curse until the end of the battle.

    [tap]: Воздействие «сглаз» – существо противника получает проклятие до конца боя.
    """

    payments = (CloseThis(),)
    nature = EFFECT
    called = {"en": "evil eye", "ru": "сглаз"}

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("curse"), until=END_OF_GAME)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="marsh-hag",
    type="creature",
    elements=("swamps",),
    classes=("coven",),
    gold=5,
    life=7,
    move=1,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Marsh Hag"},
        "ru": {"nom": "Болотная карга", "gen": "Болотной карги", "dat": "Болотной карге", "acc": "Болотную каргу", "ins": "Болотной каргой", "prep": "Болотной карге"},
    },
    abilities=(MarshHagAction,),
)

SOURCE = "cardscripts/tcg/dusk-marches/marsh-hag.yaml"
LINES: dict[int, int] = {31: 12}
