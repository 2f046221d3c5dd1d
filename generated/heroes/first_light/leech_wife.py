"""Leech Wife / Пиявочница. Generated from cardscripts/heroes/first-light/leech-wife.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class LeechWifeHire(TriggeredAbility):
    """Hire: Increase poison by 1 on each poisoned opposing creature.

    Найм: Усильте отравление каждого отравленного существа противника на 1.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and see.is_poisoned(card)

    def step_1(self, act: Act) -> None:
        act.increase_poison(act.all(LeechWifeHire.such_1), 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="leech-wife",
    type="creature",
    elements=("swamps",),
    classes=("witch",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Leech Wife"},
        "ru": {"nom": "Пиявочница", "gen": "Пиявочницы", "dat": "Пиявочнице", "acc": "Пиявочницу", "ins": "Пиявочницей", "prep": "Пиявочнице"},
    },
    abilities=(LeechWifeHire,),
)

SOURCE = "cardscripts/heroes/first-light/leech-wife.yaml"
LINES: dict[int, int] = {27: 12}
