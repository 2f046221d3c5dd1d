"""Jealous Idol / Ревнивый идол. Generated from cardscripts/heroes/first-light/jealous-idol.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
    you,
)


class JealousIdolTrigger(TriggeredAbility):
    """At the end of your turn, if a creature died of the Thirst of this card, wound the opposing hero for 3.

    В конце вашего хода, если от жажды этой карты погибло существо, ранить героя противника на 3.
    """

    trigger = on.turn_ends(player=you)

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def condition(self, see: See) -> bool:
        return see.happened(on.dies(card=JealousIdolTrigger.fits_1, source=this_card)) > 0

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 3)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="jealous-idol",
    type="creature",
    elements=("darkness",),
    classes=("golem",),
    cost=4,
    strike=3,
    lives=5,
    names={
        "en": {"nom": "Jealous Idol"},
        "ru": {"nom": "Ревнивый идол", "gen": "Ревнивого идола", "dat": "Ревнивому идолу", "acc": "Ревнивого идола", "ins": "Ревнивым идолом", "prep": "Ревнивом идоле"},
    },
    abilities=(JealousIdolTrigger,),
    keywords=(Keyword("thirst", 3),),
)

SOURCE = "cardscripts/heroes/first-light/jealous-idol.yaml"
LINES: dict[int, int] = {28: 13, 31: 13}
