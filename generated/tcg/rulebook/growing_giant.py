"""Growing Giant / Растущий великан. Generated from cardscripts/tcg/rulebook/growing-giant.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
    Step,
    Strikes,
    TriggeredAbility,
    on,
    you,
)


class GrowingGiantRule(StaticAbility):
    """x: Growing Giant's strike is equal to the number of tokens on Growing Giant.

    х: Удар Растущего великана равен количеству фишек на Растущем великане.
    """

    def power_1(self, see: See, card: int) -> int:
        return see.tokens(see.this)

    rows = (Strikes(power_1),)
    is_property = True


class GrowingGiantRule2(StaticAbility):
    """x: Jump, range 2.

    х: Прыжок, дальность 2.
    """

    rows = (Grants((Keyword("jump", 2),)),)
    is_property = True


class GrowingGiantTrigger(TriggeredAbility):
    """At the beginning of your turn, receives a token.

    В начале вашего хода получает фишку.
    """

    trigger = on.turn_starts(player=you)

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.this, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="growing-giant",
    type="creature",
    elements=("mountains",),
    classes=(),
    silver=5,
    life=8,
    move=1,
    strike=(0, 0, 0),
    names={
        "en": {"nom": "Growing Giant"},
        "ru": {"nom": "Растущий великан", "gen": "Растущего великана", "dat": "Растущему великану", "acc": "Растущего великана", "ins": "Растущим великаном", "prep": "Растущем великане"},
    },
    abilities=(GrowingGiantRule, GrowingGiantRule2, GrowingGiantTrigger,),
)

SOURCE = "cardscripts/tcg/rulebook/growing-giant.yaml"
LINES: dict[int, int] = {50: 16}
