"""Roadside Preacher / Придорожная проповедница. Generated from cardscripts/heroes/first-light/roadside-preacher.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    LosePrayers,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class RoadsidePreacherHire(TriggeredAbility):
    """Hire: Receive a prayer token for each of your creatures.

    Найм: Получите жетон молитвы за каждое ваше существо.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.gain_prayers(len(act.all(RoadsidePreacherHire.such_1)), act.you)

    steps = (Step(step_1),)


class RoadsidePreacherAction(ActivatedAbility):
    """Lose a prayer token: Heal a character for 1.

    Потеряйте жетон молитвы: Излечить персонажа на 1.
    """

    payments = (LosePrayers(1),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="roadside-preacher",
    type="creature",
    elements=(),
    classes=("priest",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Roadside Preacher"},
        "ru": {"nom": "Придорожная проповедница", "gen": "Придорожной проповедницы", "dat": "Придорожной проповеднице", "acc": "Придорожную проповедницу", "ins": "Придорожной проповедницей", "prep": "Придорожной проповеднице"},
    },
    abilities=(RoadsidePreacherHire, RoadsidePreacherAction,),
)

SOURCE = "cardscripts/heroes/first-light/roadside-preacher.yaml"
LINES: dict[int, int] = {30: 12, 47: 12}
