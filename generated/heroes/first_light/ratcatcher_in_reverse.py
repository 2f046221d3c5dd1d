"""Ratcatcher in Reverse / Крысолов наоборот. Generated from cardscripts/heroes/first-light/ratcatcher-in-reverse.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class RatcatcherInReverseHire(TriggeredAbility):
    """Hire: Create a Camp Rat.

    Найм: Создайте Лагерную крысу.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.create("camp-rat", 1)

    steps = (Step(step_1),)
    makes = ("camp-rat",)


class RatcatcherInReverseTrigger(TriggeredAbility):
    """When your Camp Rat dies, place an enhancement effect on Ratcatcher in Reverse.

    Когда погибает ваша Лагерная крыса, положите эффект усиления на Крысолова наоборот.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_named(card, "camp-rat") and see.is_yours(card)

    trigger = on.dies(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.enhance(act.this, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="ratcatcher-in-reverse",
    type="creature",
    elements=(),
    classes=("robber",),
    cost=3,
    strike=3,
    lives=2,
    names={
        "en": {"nom": "Ratcatcher in Reverse"},
        "ru": {"nom": "Крысолов наоборот", "gen": "Крысолова наоборот", "dat": "Крысолову наоборот", "acc": "Крысолова наоборот", "ins": "Крысоловом наоборот", "prep": "Крысолове наоборот"},
    },
    abilities=(RatcatcherInReverseHire, RatcatcherInReverseTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/ratcatcher-in-reverse.yaml"
LINES: dict[int, int] = {24: 12, 42: 12}
