"""Season of the Hunt / Пора охоты. Generated from cardscripts/heroes/first-light/season-of-the-hunt.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Rule,
    See,
    StaticAbility,
)


class SeasonOfTheHuntRule(StaticAbility):
    """Your beasts are not closed after a strike attack.

    Ваши звери не закрываются после атаки ударом.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "beast") and see.is_yours(card)

    rows = (Rule("open_after_attack"),)


CARD = CardDefinition(
    id="season-of-the-hunt",
    type="support",
    elements=("steppes",),
    classes=("event",),
    cost=4,
    names={
        "en": {"nom": "Season of the Hunt"},
        "ru": {"nom": "Пора охоты", "gen": "Поры охоты", "dat": "Поре охоты", "acc": "Пору охоты", "ins": "Порой охоты", "prep": "Поре охоты"},
    },
    abilities=(SeasonOfTheHuntRule,),
)

SOURCE = "cardscripts/heroes/first-light/season-of-the-hunt.yaml"
LINES: dict[int, int] = {18: 10}
