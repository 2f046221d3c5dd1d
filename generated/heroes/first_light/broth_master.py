"""Broth-Master / Хозяин похлёбки. Generated from cardscripts/heroes/first-light/broth-master.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class BrothMasterHire(TriggeredAbility):
    """Hire: Your creatures with Regeneration get +1 to Regeneration.

    Найм: Ваши существа с Регенерацией получают +1 к Регенерации.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.has(card, "regeneration")

    def step_1(self, act: Act) -> None:
        for card in act.all(BrothMasterHire.such_1):
            act.gain(card, Keyword("regeneration", act.keyword_value(card, "regeneration") + 1))

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="broth-master",
    type="creature",
    elements=("swamps",),
    classes=("troll",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Broth-Master"},
        "ru": {"nom": "Хозяин похлёбки", "gen": "Хозяина похлёбки", "dat": "Хозяину похлёбки", "acc": "Хозяина похлёбки", "ins": "Хозяином похлёбки", "prep": "Хозяине похлёбки"},
    },
    abilities=(BrothMasterHire,),
    keywords=(Keyword("regeneration", 1),),
)

SOURCE = "cardscripts/heroes/first-light/broth-master.yaml"
LINES: dict[int, int] = {28: 12, 29: 12}
