"""Life Weaver / Ткачиха жизни. Generated from cardscripts/heroes/first-light/life-weaver.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class LifeWeaverHire(TriggeredAbility):
    """Hire: Your hero receives 3 additional lives.

    Найм: Ваш герой получает 3 дополнительные жизни.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.add_lives(act.your_hero, 3)

    steps = (Step(step_1),)


class LifeWeaverAction(ActivatedAbility):
    """(3), (T): Gift of life 4.

    (3)(Т): Дар жизни 4.
    """

    payments = (Coins(3), CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.gift_of_life(4)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="life-weaver",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=4,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Life Weaver"},
        "ru": {"nom": "Ткачиха жизни", "gen": "Ткачихи жизни", "dat": "Ткачихе жизни", "acc": "Ткачиху жизни", "ins": "Ткачихой жизни", "prep": "Ткачихе жизни"},
    },
    abilities=(LifeWeaverHire, LifeWeaverAction,),
)

SOURCE = "cardscripts/heroes/first-light/life-weaver.yaml"
LINES: dict[int, int] = {26: 12, 40: 12}
