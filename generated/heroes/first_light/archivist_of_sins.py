"""Archivist of Sins / Архивариус грехов. Generated from cardscripts/heroes/first-light/archivist-of-sins.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    opponent,
    this_card,
)


class ArchivistOfSinsTrigger(TriggeredAbility):
    """When the opponent shuffles a deck, heal your hero for 2.

    Когда противник перемешивает колоду, излечить вашего героя на 2.
    """

    trigger = on.shuffles(player=opponent)

    def step_1(self, act: Act) -> None:
        act.heal(act.your_hero, 2)

    steps = (Step(step_1),)


class ArchivistOfSinsHire(TriggeredAbility):
    """Hire: Shuffle Old Promissory Note into the opponent's deck.

    Найм: Замешайте Старую расписку в колоду противника.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.place("old-promissory-note", act.opponent)

    steps = (Step(step_1),)
    makes = ("old-promissory-note",)


CARD = CardDefinition(
    id="archivist-of-sins",
    type="creature",
    elements=("darkness",),
    classes=("mage",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Archivist of Sins"},
        "ru": {"nom": "Архивариус грехов", "gen": "Архивариуса грехов", "dat": "Архивариусу грехов", "acc": "Архивариуса грехов", "ins": "Архивариусом грехов", "prep": "Архивариусе грехов"},
    },
    abilities=(ArchivistOfSinsTrigger, ArchivistOfSinsHire,),
)

SOURCE = "cardscripts/heroes/first-light/archivist-of-sins.yaml"
LINES: dict[int, int] = {23: 12, 38: 12}
