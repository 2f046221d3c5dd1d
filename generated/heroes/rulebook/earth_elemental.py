"""Earth Elemental / Элементаль земли. Generated from cardscripts/heroes/rulebook/earth-elemental.yaml; do not edit."""

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


class EarthElementalStrike(TriggeredAbility):
    """Strike: Heal the chosen character for 1.

    При ударе излечить выбранного персонажа на 1.
    """

    keyword = "strike"
    trigger = on.strikes(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="earth-elemental",
    type="creature",
    elements=("forests",),
    classes=("elemental",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Earth Elemental"},
        "ru": {"nom": "Элементаль земли", "gen": "Элементаля земли", "dat": "Элементали земли", "acc": "Элементаля земли", "ins": "Элементалью земли", "prep": "Элементали земли"},
    },
    abilities=(EarthElementalStrike,),
    keywords=(Keyword("created"),),
)

SOURCE = "cardscripts/heroes/rulebook/earth-elemental.yaml"
LINES: dict[int, int] = {29: 12}
