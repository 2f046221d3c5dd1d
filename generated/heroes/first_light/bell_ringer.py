"""Bell Ringer / Звонарь. Generated from cardscripts/heroes/first-light/bell-ringer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    DestroyCards,
    Limit,
    See,
    Step,
    TURN,
    TriggeredAbility,
    on,
    this_card,
)


class BellRingerHire(TriggeredAbility):
    """Hire: Receive 2 prayer tokens.

    Найм: Получите 2 жетона молитвы.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.gain_prayers(2, act.you)

    steps = (Step(step_1),)


class BellRingerAction(ActivatedAbility):
    """Destroy your creature: Heal your hero for 3 (once per turn).

    Уничтожьте ваше существо: Излечить вашего героя на 3 (1 раз за ход).
    """

    def may_pay_with_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    payments = (DestroyCards(1, may_pay_with_1),)
    limit = Limit(1, TURN)

    def step_1(self, act: Act) -> None:
        act.heal(act.your_hero, 3)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="bell-ringer",
    type="creature",
    elements=("mountains",),
    classes=("priest",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Bell Ringer"},
        "ru": {"nom": "Звонарь", "gen": "Звонаря", "dat": "Звонарю", "acc": "Звонаря", "ins": "Звонарём", "prep": "Звонаре"},
    },
    abilities=(BellRingerHire, BellRingerAction,),
)

SOURCE = "cardscripts/heroes/first-light/bell-ringer.yaml"
LINES: dict[int, int] = {28: 12, 46: 12}
