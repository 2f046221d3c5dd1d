"""Camp Rat / Лагерная крыса. Generated from cardscripts/heroes/first-light/camp-rat.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class CampRatDeath(TriggeredAbility):
    """Death: Wound a character for 1 (Death triggers when this card dies).

    Гибель: Ранить персонажа на 1 (гибель срабатывает, когда эта карта погибает).
    """

    keyword = "death"
    trigger = on.dies(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="camp-rat",
    type="creature",
    elements=(),
    classes=("beast",),
    cost=1,
    strike=1,
    lives=1,
    names={
        "en": {"nom": "Camp Rat"},
        "ru": {"nom": "Лагерная крыса", "gen": "Лагерной крысы", "dat": "Лагерной крысе", "acc": "Лагерную крысу", "ins": "Лагерной крысой", "prep": "Лагерной крысе"},
    },
    abilities=(CampRatDeath,),
    keywords=(Keyword("created"),),
)

SOURCE = "cardscripts/heroes/first-light/camp-rat.yaml"
LINES: dict[int, int] = {29: 12}
