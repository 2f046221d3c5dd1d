"""Song of Spring / Песнь весны. Generated from cardscripts/heroes/first-light/song-of-spring.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
)


class SongOfSpringSpell(SpellAbility):
    """Heal all your characters for 2.

    Излечить всех ваших персонажей на 2.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_character(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.all(SongOfSpringSpell.such_1), 2)

    steps = (Step(step_1),)


class SongOfSpringSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="song-of-spring",
    type="spell",
    elements=("forests",),
    classes=("ritual",),
    cost=3,
    names={
        "en": {"nom": "Song of Spring"},
        "ru": {"nom": "Песнь весны", "gen": "Песни весны", "dat": "Песне весны", "acc": "Песнь весны", "ins": "Песнью весны", "prep": "Песне весны"},
    },
    abilities=(SongOfSpringSpell, SongOfSpringSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/song-of-spring.yaml"
LINES: dict[int, int] = {22: 10, 34: 10}
