"""Thunder Smith / Громовой кузнец. Generated from cardscripts/heroes/rulebook/thunder-smith.yaml; do not edit."""

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


class ThunderSmithHire(TriggeredAbility):
    """Hire: Stun a creature.

    Найм: Оглушите существо.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.stun(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="thunder-smith",
    type="creature",
    elements=("mountains",),
    classes=("gnome",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Thunder Smith"},
        "ru": {"nom": "Громовой кузнец", "gen": "Громового кузнеца", "dat": "Громовому кузнецу", "acc": "Громового кузнеца", "ins": "Громовым кузнецом", "prep": "Громовом кузнеце"},
    },
    abilities=(ThunderSmithHire,),
)

SOURCE = "cardscripts/heroes/rulebook/thunder-smith.yaml"
LINES: dict[int, int] = {28: 13}
