"""Faithful Hound / Верный пёс. Generated from cardscripts/heroes/first-light/faithful-hound.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    See,
    Step,
    on,
)


class FaithfulHoundReplacement(ReplacingAbility):
    """If your hero must receive wounds, instead Faithful Hound receives the same number of wounds.

    Если ваш герой должен получить раны, вместо этого Верный пёс получает столько же ран.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_hero(card) and see.is_yours(card)

    replaces = on.wounded(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.keep(card=act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="faithful-hound",
    type="creature",
    elements=(),
    classes=("beast",),
    cost=4,
    strike=2,
    lives=6,
    names={
        "en": {"nom": "Faithful Hound"},
        "ru": {"nom": "Верный пёс", "gen": "Верного пса", "dat": "Верному псу", "acc": "Верного пса", "ins": "Верным псом", "prep": "Верном псе"},
    },
    abilities=(FaithfulHoundReplacement,),
)

SOURCE = "cardscripts/heroes/first-light/faithful-hound.yaml"
LINES: dict[int, int] = {25: 12}
