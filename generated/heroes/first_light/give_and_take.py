"""Give and Take / Шило на мыло. Generated from cardscripts/heroes/first-light/give-and-take.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    EXACTLY,
    HAND,
    IN_DOING_SO,
    See,
    SpellAbility,
    Step,
    Target,
    YOURS,
)


class GiveAndTakeSpell(SpellAbility):
    """Discard two cards, and in doing so draw three cards.

    Сбросьте две карты, при этом возьмите три карты.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.discard(act.targets(1))

    def step_2(self, act: Act) -> None:
        act.draw(3)

    targets = (Target(1, may_target_1, count=EXACTLY(2), zone=HAND, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="give-and-take",
    type="spell",
    elements=(),
    classes=("sorcery",),
    cost=3,
    names={
        "en": {"nom": "Give and Take"},
        "ru": {"nom": "Шило на мыло", "gen": "Шила на мыло", "dat": "Шилу на мыло", "acc": "Шило на мыло", "ins": "Шилом на мыло", "prep": "Шиле на мыло"},
    },
    abilities=(GiveAndTakeSpell,),
)

SOURCE = "cardscripts/heroes/first-light/give-and-take.yaml"
LINES: dict[int, int] = {27: 10, 30: 10}
