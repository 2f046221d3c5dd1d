"""Wake Mistress / Распорядительница поминок. Generated from cardscripts/heroes/first-light/wake-mistress.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class WakeMistressHire(TriggeredAbility):
    """Hire: The Death of your creature triggers one more time.

    Найм: Гибель вашего существа срабатывает ещё раз.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.trigger_again(act.target(1), "death")

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="wake-mistress",
    type="creature",
    elements=("darkness",),
    classes=("priest",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Wake Mistress"},
        "ru": {"nom": "Распорядительница поминок", "gen": "Распорядительницы поминок", "dat": "Распорядительнице поминок", "acc": "Распорядительницу поминок", "ins": "Распорядительницей поминок", "prep": "Распорядительнице поминок"},
    },
    abilities=(WakeMistressHire,),
)

SOURCE = "cardscripts/heroes/first-light/wake-mistress.yaml"
LINES: dict[int, int] = {28: 12}
