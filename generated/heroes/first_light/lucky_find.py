"""Lucky Find / Счастливая находка. Generated from cardscripts/heroes/first-light/lucky-find.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    SpellAbility,
    Step,
)


class LuckyFindSpell(SpellAbility):
    """Open (3).

    Откройте (3).
    """

    def step_1(self, act: Act) -> None:
        act.open_closed_coins(3)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="lucky-find",
    type="spell",
    elements=(),
    classes=(),
    cost=1,
    names={
        "en": {"nom": "Lucky Find"},
        "ru": {"nom": "Счастливая находка", "gen": "Счастливой находки", "dat": "Счастливой находке", "acc": "Счастливую находку", "ins": "Счастливой находкой", "prep": "Счастливой находке"},
    },
    abilities=(LuckyFindSpell,),
    keywords=(Keyword("placed"),),
)

SOURCE = "cardscripts/heroes/first-light/lucky-find.yaml"
LINES: dict[int, int] = {19: 10}
