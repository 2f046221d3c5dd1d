"""Bell of Repetition / Колокол повторений. Generated from cardscripts/heroes/first-light/bell-of-repetition.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    IN_DOING_SO,
    See,
    Step,
    TriggeredAbility,
    on,
    you,
)


class BellOfRepetitionTrigger(TriggeredAbility):
    """When you play a spell, you may pay (2), and in doing so repeat that spell.

    Когда вы разыгрываете заклинание, можете заплатить (2), при этом повторите это заклинание.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    trigger = on.played(card=fits_1, player=you)
    may = True

    def step_1(self, act: Act) -> None:
        act.close_coins(2)

    def step_2(self, act: Act) -> None:
        act.repeat(act.event.card)

    steps = (Step(step_1), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="bell-of-repetition",
    type="support",
    elements=("mountains",),
    classes=("amulet",),
    cost=4,
    names={
        "en": {"nom": "Bell of Repetition"},
        "ru": {"nom": "Колокол повторений", "gen": "Колокола повторений", "dat": "Колоколу повторений", "acc": "Колокол повторений", "ins": "Колоколом повторений", "prep": "Колоколе повторений"},
    },
    abilities=(BellOfRepetitionTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/bell-of-repetition.yaml"
LINES: dict[int, int] = {28: 10, 31: 10}
