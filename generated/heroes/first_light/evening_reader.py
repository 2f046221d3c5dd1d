"""Evening Reader / Вечерний чтец. Generated from cardscripts/heroes/first-light/evening-reader.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    GRAVEYARD,
    See,
    Step,
    Target,
    TriggeredAbility,
    YOURS,
    on,
    this_card,
    you,
)


class EveningReaderTrigger(TriggeredAbility):
    """At the end of your turn return a spell from the graveyard into your hand.

    В конце вашего хода верните заклинание с кладбища в руку.
    """

    trigger = on.turn_ends(player=you)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    def step_1(self, act: Act) -> None:
        act.to_hand(act.target(1))

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


class EveningReaderHire(TriggeredAbility):
    """Hire: At the end of your turn return a spell from the graveyard into your hand.

    Найм: В конце вашего хода верните заклинание с кладбища в руку.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.gain(act.your_hero, EveningReaderTrigger, uses=1)

    steps = (Step(step_1),)
    grants = (EveningReaderTrigger,)


CARD = CardDefinition(
    id="evening-reader",
    type="creature",
    elements=(),
    classes=("mage",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Evening Reader"},
        "ru": {"nom": "Вечерний чтец", "gen": "Вечернего чтеца", "dat": "Вечернему чтецу", "acc": "Вечернего чтеца", "ins": "Вечерним чтецом", "prep": "Вечернем чтеце"},
    },
    abilities=(EveningReaderHire,),
)

SOURCE = "cardscripts/heroes/first-light/evening-reader.yaml"
LINES: dict[int, int] = {30: 12, 46: 12}
