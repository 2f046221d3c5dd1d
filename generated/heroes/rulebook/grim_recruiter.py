"""Grim Recruiter / Мрачный вербовщик. Generated from cardscripts/heroes/rulebook/grim-recruiter.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    EXACTLY,
    HAND,
    IN_DOING_SO,
    OPPONENT,
    OPPOSING,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class GrimRecruiterHire(TriggeredAbility):
    """Hire: The opponent discards 2 cards, and in doing so draw a card.

    Найм: Противник сбрасывает 2 карты, при этом возьмите карту.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.discard(act.targets(1))

    def step_2(self, act: Act) -> None:
        act.draw(1)

    targets = (Target(1, may_target_1, count=EXACTLY(2), zone=HAND, whose=OPPOSING, role="choice", by=OPPONENT),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="grim-recruiter",
    type="creature",
    elements=("darkness",),
    classes=("orc",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Grim Recruiter"},
        "ru": {"nom": "Мрачный вербовщик", "gen": "Мрачного вербовщика", "dat": "Мрачному вербовщику", "acc": "Мрачного вербовщика", "ins": "Мрачным вербовщиком", "prep": "Мрачном вербовщике"},
    },
    abilities=(GrimRecruiterHire,),
)

SOURCE = "cardscripts/heroes/rulebook/grim-recruiter.yaml"
LINES: dict[int, int] = {33: 13, 36: 13}
