"""Wayside Blesser / Дорожный благословитель. Generated from cardscripts/heroes/first-light/wayside-blesser.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class WaysideBlesserHire(TriggeredAbility):
    """Hire: Wayside Blesser gives 2 additional lives to a character.

    Найм: Дорожный благословитель даёт 2 дополнительные жизни персонажу.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.add_lives(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="wayside-blesser",
    type="creature",
    elements=(),
    classes=("priest",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Wayside Blesser"},
        "ru": {"nom": "Дорожный благословитель", "gen": "Дорожного благословителя", "dat": "Дорожному благословителю", "acc": "Дорожного благословителя", "ins": "Дорожным благословителем", "prep": "Дорожном благословителе"},
    },
    abilities=(WaysideBlesserHire,),
)

SOURCE = "cardscripts/heroes/first-light/wayside-blesser.yaml"
LINES: dict[int, int] = {28: 12}
