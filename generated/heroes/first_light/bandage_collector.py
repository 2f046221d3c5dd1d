"""Bandage Collector / Собирательница повязок. Generated from cardscripts/heroes/first-light/bandage-collector.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    Step,
    TriggeredAbility,
    on,
    you,
)


class BandageCollectorTrigger(TriggeredAbility):
    """At the start of your turn, heal your hero for X, where X is the number of wounds healed from creatures during your last turn.

    В начале вашего хода излечить вашего героя на Х, где Х – количество ран, излеченных с существ в ваш прошлый ход.
    """

    trigger = on.turn_starts(player=you)

    def healed_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.your_hero, sum(each.amount for each in act.events(on.healed(BandageCollectorTrigger.healed_1), last_turn=True)))

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="bandage-collector",
    type="creature",
    elements=("swamps",),
    classes=("witch",),
    cost=3,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Bandage Collector"},
        "ru": {"nom": "Собирательница повязок", "gen": "Собирательницы повязок", "dat": "Собирательнице повязок", "acc": "Собирательницу повязок", "ins": "Собирательницей повязок", "prep": "Собирательнице повязок"},
    },
    abilities=(BandageCollectorTrigger,),
    keywords=(Keyword("regeneration", 1),),
)

SOURCE = "cardscripts/heroes/first-light/bandage-collector.yaml"
LINES: dict[int, int] = {27: 12}
