"""Mother of Midges / Матерь мошкары. Generated from cardscripts/heroes/first-light/mother-of-midges.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    you,
)


class MotherOfMidgesTrigger(TriggeredAbility):
    """At the end of your turn, poison an opposing creature for 1.

    В конце вашего хода отравить существо противника на 1.
    """

    trigger = on.turn_ends(player=you)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.poison(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="mother-of-midges",
    type="creature",
    elements=("swamps",),
    classes=("beast",),
    cost=2,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Mother of Midges"},
        "ru": {"nom": "Матерь мошкары", "gen": "Матери мошкары", "dat": "Матери мошкары", "acc": "Матерь мошкары", "ins": "Матерью мошкары", "prep": "Матери мошкары"},
    },
    abilities=(MotherOfMidgesTrigger,),
    keywords=(Keyword("reversed"),),
)

SOURCE = "cardscripts/heroes/first-light/mother-of-midges.yaml"
LINES: dict[int, int] = {28: 12}
