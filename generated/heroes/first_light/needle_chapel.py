"""Needle Chapel / Игольная часовня. Generated from cardscripts/heroes/first-light/needle-chapel.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class NeedleChapelHire(TriggeredAbility):
    """Hire: Wound the opposing hero for 1 for each character chosen by its Thirst.

    Найм: Ранить героя противника на 1 за каждого персонажа, выбранного его жаждой.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, act.chosen_by("thirst"))

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="needle-chapel",
    type="creature",
    elements=("swamps",),
    classes=("golem",),
    cost=4,
    strike=2,
    lives=6,
    names={
        "en": {"nom": "Needle Chapel"},
        "ru": {"nom": "Игольная часовня", "gen": "Игольной часовни", "dat": "Игольной часовне", "acc": "Игольную часовню", "ins": "Игольной часовней", "prep": "Игольной часовне"},
    },
    abilities=(NeedleChapelHire,),
    keywords=(Keyword("thirst", 1),),
)

SOURCE = "cardscripts/heroes/first-light/needle-chapel.yaml"
LINES: dict[int, int] = {24: 13}
