"""Lesson of Pain / Урок боли. Generated from cardscripts/heroes/rulebook/lesson-of-pain.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    See,
    Step,
    THEN,
    on,
)


class LessonOfPainReplacement(ReplacingAbility):
    """If your hero must receive wounds, instead it receives 1 fewer wound, draw a card.

    Если ваш герой должен получить раны, вместо этого он получает на 1 рану меньше, возьмите карту.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_hero(card) and see.is_yours(card)

    replaces = on.wounded(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.keep(amount=max(0, act.event.amount - 1))

    def step_2(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="lesson-of-pain",
    type="support",
    elements=("darkness",),
    classes=("amulet",),
    cost=3,
    names={
        "en": {"nom": "Lesson of Pain"},
        "ru": {"nom": "Урок боли", "gen": "Урока боли", "dat": "Уроку боли", "acc": "Урок боли", "ins": "Уроком боли", "prep": "Уроке боли"},
    },
    abilities=(LessonOfPainReplacement,),
)

SOURCE = "cardscripts/heroes/rulebook/lesson-of-pain.yaml"
LINES: dict[int, int] = {26: 11, 29: 11}
