"""Rust / Ржавчина. Generated from cardscripts/heroes/rulebook/rust.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class RustSpell(SpellAbility):
    """Destroy an opposing equipment.

    Уничтожьте экипировку противника.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_equipment(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="rust",
    type="spell",
    elements=("swamps",),
    classes=("wizardry",),
    cost=1,
    names={
        "en": {"nom": "Rust"},
        "ru": {"nom": "Ржавчина", "gen": "Ржавчины", "dat": "Ржавчине", "acc": "Ржавчину", "ins": "Ржавчиной", "prep": "Ржавчине"},
    },
    abilities=(RustSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/rust.yaml"
LINES: dict[int, int] = {23: 11}
