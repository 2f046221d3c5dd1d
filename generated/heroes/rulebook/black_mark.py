"""Black Mark / Чёрная метка. Generated from cardscripts/heroes/rulebook/black-mark.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    HAND,
    Keyword,
    Step,
    TriggeredAbility,
    on,
    this_card,
    you,
)


class BlackMarkTrigger(TriggeredAbility):
    """When you must discard this card, wound your hero for 5 (this ability works from hand).

    Когда вы должны сбросить эту карту, ранить вашего героя на 5 (эта способность работает из руки).
    """

    zone = HAND
    trigger = on.discards(player=you, card=this_card)

    def step_1(self, act: Act) -> None:
        act.wound(act.your_hero, 5)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="black-mark",
    type="spell",
    elements=(),
    classes=(),
    cost=3,
    names={
        "en": {"nom": "Black Mark"},
        "ru": {"nom": "Чёрная метка", "gen": "Чёрной метки", "dat": "Чёрной метке", "acc": "Чёрную метку", "ins": "Чёрной меткой", "prep": "Чёрной метке"},
    },
    abilities=(BlackMarkTrigger,),
    keywords=(Keyword("placed"),),
)

SOURCE = "cardscripts/heroes/rulebook/black-mark.yaml"
LINES: dict[int, int] = {26: 10}
