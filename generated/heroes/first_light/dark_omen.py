"""Dark Omen / Дурная примета. Generated from cardscripts/heroes/first-light/dark-omen.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    HAND,
    Keyword,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    you,
)


class DarkOmenTrigger(TriggeredAbility):
    """At the start of your turn, wound one of your creatures for 1 (this ability works from hand).

    В начале вашего хода ранить ваше существо на 1 (эта способность работает из руки).
    """

    zone = HAND
    trigger = on.turn_starts(player=you)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="dark-omen",
    type="spell",
    elements=(),
    classes=(),
    cost=3,
    names={
        "en": {"nom": "Dark Omen"},
        "ru": {"nom": "Дурная примета", "gen": "Дурной приметы", "dat": "Дурной примете", "acc": "Дурную примету", "ins": "Дурной приметой", "prep": "Дурной примете"},
    },
    abilities=(DarkOmenTrigger,),
    keywords=(Keyword("placed"),),
)

SOURCE = "cardscripts/heroes/first-light/dark-omen.yaml"
LINES: dict[int, int] = {30: 10}
