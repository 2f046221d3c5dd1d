"""Grove Mother / Мать рощи. Generated from cardscripts/heroes/rulebook/grove-mother.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    you,
)


class GroveMotherAction(ActivatedAbility):
    """(2), (T): Gift of life 3.

    (2)(Т): Дар жизни 3.
    """

    payments = (Coins(2), CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.gift_of_life(3)

    steps = (Step(step_1),)


class GroveMotherTrigger(TriggeredAbility):
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
    id="grove-mother",
    type="creature",
    elements=("forests",),
    classes=("ent",),
    cost=6,
    strike=3,
    lives=6,
    names={
        "en": {"nom": "Grove Mother"},
        "ru": {"nom": "Мать рощи", "gen": "Матери рощи", "dat": "Матери рощи", "acc": "Мать рощи", "ins": "Матерью рощи", "prep": "Матери рощи"},
    },
    abilities=(GroveMotherAction, GroveMotherTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/grove-mother.yaml"
LINES: dict[int, int] = {27: 13, 44: 13}
