"""Bone Almsman / Костяной побирушка. Generated from cardscripts/heroes/first-light/bone-almsman.yaml; do not edit."""

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


class BoneAlmsmanTrigger(TriggeredAbility):
    """At the end of your turn, if a creature died of the Thirst of this card, heal your hero for 3.

    В конце вашего хода, если от жажды этой карты погибло существо, излечить вашего героя на 3.
    """

    trigger = on.turn_ends(player=you)

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def condition(self, see: See) -> bool:
        return see.happened(on.dies(card=BoneAlmsmanTrigger.fits_1, source=this_card)) > 0

    def step_1(self, act: Act) -> None:
        act.heal(act.your_hero, 3)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="bone-almsman",
    type="creature",
    elements=("darkness",),
    classes=("undead",),
    cost=2,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Bone Almsman"},
        "ru": {"nom": "Костяной побирушка", "gen": "Костяного побирушка", "dat": "Костяному побирушка", "acc": "Костяной побирушка", "ins": "Костяным побирушка", "prep": "Костяном побирушка"},
    },
    abilities=(BoneAlmsmanTrigger,),
    keywords=(Keyword("thirst", 1),),
)

SOURCE = "cardscripts/heroes/first-light/bone-almsman.yaml"
LINES: dict[int, int] = {28: 13, 31: 13}
