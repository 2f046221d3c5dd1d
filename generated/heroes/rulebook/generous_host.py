"""Generous Host / Щедрый хозяин. Generated from cardscripts/heroes/rulebook/generous-host.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    IN_DOING_SO,
    OPPONENT,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class GenerousHostHire(TriggeredAbility):
    """Hire: The opponent may draw a card, and in doing so heal your hero for 2.

    Найм: Противник может взять карту, при этом излечить вашего героя на 2.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.draw(1, act.opponent)

    def step_2(self, act: Act) -> None:
        act.heal(act.your_hero, 2)

    steps = (Step(step_1, may=True, by=OPPONENT), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="generous-host",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=3,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Generous Host"},
        "ru": {"nom": "Щедрый хозяин", "gen": "Щедрого хозяина", "dat": "Щедрому хозяину", "acc": "Щедрого хозяина", "ins": "Щедрым хозяином", "prep": "Щедром хозяине"},
    },
    abilities=(GenerousHostHire,),
)

SOURCE = "cardscripts/heroes/rulebook/generous-host.yaml"
LINES: dict[int, int] = {25: 13, 28: 13}
