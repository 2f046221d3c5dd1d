"""Elf Rider / Эльф-всадник. Generated from cardscripts/heroes/rulebook/elf-rider.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    Target,
)


class ElfRiderAction(ActivatedAbility):
    """(T): Shot for 1.

    (Т): Выстрел на 1.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.shoot(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="elf-rider",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Elf Rider"},
        "ru": {"nom": "Эльф-всадник", "gen": "Эльфа-всадника", "dat": "Эльфу-всаднику", "acc": "Эльфа-всадника", "ins": "Эльфом-всадником", "prep": "Эльфе-всаднике"},
    },
    abilities=(ElfRiderAction,),
)

SOURCE = "cardscripts/heroes/rulebook/elf-rider.yaml"
LINES: dict[int, int] = {26: 13}
