"""Elder Sorrel / Старец Щавель. Generated from cardscripts/heroes/first-light/elder-sorrel.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    StaticAbility,
    Step,
    TriggeredAbility,
    TurnOrder,
    on,
    you,
)


class ElderSorrelRule(StaticAbility):
    """You take the second turn.

    Вы ходите вторым.
    """

    rows = (TurnOrder(2),)


class ElderSorrelAction(ActivatedAbility):
    """(3), (T): Gift of life 3.

    (3)(Т): Дар жизни 3.
    """

    payments = (Coins(3), CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.gift_of_life(3)

    steps = (Step(step_1),)


class ElderSorrelTrigger(TriggeredAbility):
    """At the end of your turn, your hero receives an additional life.

    В конце вашего хода ваш герой получает дополнительную жизнь.
    """

    trigger = on.turn_ends(player=you)

    def step_1(self, act: Act) -> None:
        act.add_lives(act.your_hero, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="elder-sorrel",
    type="hero",
    elements=("forests",),
    classes=("priest",),
    lives=29,
    names={
        "en": {"nom": "Elder Sorrel"},
        "ru": {"nom": "Старец Щавель", "gen": "Старца Щавеля", "dat": "Старцу Щавелю", "acc": "Старца Щавеля", "ins": "Старцем Щавелем", "prep": "Старце Щавеле"},
    },
    abilities=(ElderSorrelRule, ElderSorrelAction, ElderSorrelTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/elder-sorrel.yaml"
LINES: dict[int, int] = {36: 10, 50: 10}
