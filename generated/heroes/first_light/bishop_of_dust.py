"""Bishop of Dust / Епископ праха. Generated from cardscripts/heroes/first-light/bishop-of-dust.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    GRAVEYARD,
    See,
    Step,
    Target,
    TriggeredAbility,
    YOURS,
    on,
    this_card,
)


class BishopOfDustHire(TriggeredAbility):
    """Hire: Resurrect a creature of cost 3 or less closed.

    Найм: Возродите существо стоимостью 3 или менее в закрытом виде.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.cost(card) <= 3

    def step_1(self, act: Act) -> None:
        act.resurrect(act.target(1), closed=True)

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="bishop-of-dust",
    type="creature",
    elements=("darkness",),
    classes=("priest",),
    cost=6,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Bishop of Dust"},
        "ru": {"nom": "Епископ праха", "gen": "Епископа праха", "dat": "Епископу праха", "acc": "Епископа праха", "ins": "Епископом праха", "prep": "Епископе праха"},
    },
    abilities=(BishopOfDustHire,),
)

SOURCE = "cardscripts/heroes/first-light/bishop-of-dust.yaml"
LINES: dict[int, int] = {30: 12}
