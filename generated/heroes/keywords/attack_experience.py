"""Attack experience / Опыт в атаке. Generated from cardscripts/heroes/keywords/attack-experience.yaml; do not edit."""

from runtime.heroes.script import (
    KeywordRule,
    ONCE,
    Rule,
    StaticAbility,
)


class AttackExperienceKeywordRule(StaticAbility):
    """This card is not closed after a strike attack.

    Эта карта не закрывается после атаки ударом.
    """

    keyword = "attack-experience"
    rows = (Rule("open_after_attack"),)


KEYWORD = KeywordRule(
    id="attack-experience",
    names={"en": "Attack experience", "ru": "Опыт в атаке"},
    stacking=ONCE,
    abilities=(AttackExperienceKeywordRule,),
)

SOURCE = "cardscripts/heroes/keywords/attack-experience.yaml"
LINES: dict[int, int] = {}
