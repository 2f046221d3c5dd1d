"""Blood-Tithe Collector / Сборщик кровавой подати. Generated from cardscripts/heroes/first-light/blood-tithe-collector.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class BloodTitheCollectorHire(TriggeredAbility):
    """Hire: Heal your hero for 1 for each character chosen by its Thirst.

    Найм: Излечить вашего героя на 1 за каждого персонажа, выбранного его жаждой.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.heal(act.your_hero, act.chosen_by("thirst"))

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="blood-tithe-collector",
    type="creature",
    elements=("darkness",),
    classes=("human",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Blood-Tithe Collector"},
        "ru": {"nom": "Сборщик кровавой подати", "gen": "Сборщика кровавой подати", "dat": "Сборщику кровавой подати", "acc": "Сборщика кровавой подати", "ins": "Сборщиком кровавой подати", "prep": "Сборщике кровавой подати"},
    },
    abilities=(BloodTitheCollectorHire,),
    keywords=(Keyword("thirst", 1),),
)

SOURCE = "cardscripts/heroes/first-light/blood-tithe-collector.yaml"
LINES: dict[int, int] = {24: 13}
