"""Matchmaker of the Mire / Сваха трясины. Generated from cardscripts/heroes/first-light/matchmaker-of-the-mire.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    StaticAbility,
    Step,
    Strike,
    TriggeredAbility,
    on,
    this_card,
)


class MatchmakerOfTheMireHire(TriggeredAbility):
    """Hire: Choose a class.

    Найм: Выберите класс.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.choose_class()

    steps = (Step(step_1),)


class MatchmakerOfTheMireRule(StaticAbility):
    """Your creatures of the chosen class have +1 to strike.

    Ваши существа с выбранным классом имеют +1 к удару.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.has_class(card, see.chosen("class"))

    rows = (Strike(1),)


CARD = CardDefinition(
    id="matchmaker-of-the-mire",
    type="creature",
    elements=("swamps",),
    classes=("witch",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Matchmaker of the Mire"},
        "ru": {"nom": "Сваха трясины", "gen": "Свахи трясины", "dat": "Свахе трясины", "acc": "Сваху трясины", "ins": "Свахой трясины", "prep": "Свахе трясины"},
    },
    abilities=(MatchmakerOfTheMireHire, MatchmakerOfTheMireRule,),
)

SOURCE = "cardscripts/heroes/first-light/matchmaker-of-the-mire.yaml"
LINES: dict[int, int] = {26: 12, 38: 12}
