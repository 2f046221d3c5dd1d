"""Heartwood Charm / Оберег из сердцевины. Generated from cardscripts/heroes/first-light/heartwood-charm.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    you,
)


class HeartwoodCharmTrigger(TriggeredAbility):
    """At the end of your turn, one of your characters receives an additional life.

    В конце вашего хода ваш персонаж получает дополнительную жизнь.
    """

    trigger = on.turn_ends(player=you)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.add_lives(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="heartwood-charm",
    type="support",
    elements=("forests",),
    classes=("amulet",),
    cost=3,
    names={
        "en": {"nom": "Heartwood Charm"},
        "ru": {"nom": "Оберег из сердцевины", "gen": "Оберега из сердцевины", "dat": "Оберегу из сердцевины", "acc": "Оберег из сердцевины", "ins": "Оберегом из сердцевины", "prep": "Обереге из сердцевины"},
    },
    abilities=(HeartwoodCharmTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/heartwood-charm.yaml"
LINES: dict[int, int] = {27: 10}
