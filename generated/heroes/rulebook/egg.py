"""Egg / Яйцо. Generated from cardscripts/heroes/rulebook/egg.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    Cannot,
    CardDefinition,
    Keyword,
    PlayObtained,
    See,
    StaticAbility,
    Step,
    TriggeredAbility,
    on,
)


class EggRule(StaticAbility):
    """Cannot attack or act as a blocker.

    Не может атаковать и выступать защитником.
    """

    rows = (Cannot("attack"), Cannot("block"),)


class EggTrigger(TriggeredAbility):
    """At the start of each turn, place a maturation effect on Egg.

    В начале каждого хода положите эффект созревания на Яйцо.
    """

    trigger = on.turn_starts()

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.this, "maturation", 1)

    steps = (Step(step_1),)


class EggRule2(StaticAbility):
    """You may play a card obtained by Egg for (1) less for each maturation effect on this Egg, and in doing so destroy it.

    Вы можете разыграть карту, добытую Яйцом, на (1) дешевле за каждый эффект созревания на этом Яйце, при этом уничтожьте его.
    """

    def less_1(self, see: See, card: int) -> int:
        return 1 * see.tokens(see.this, "maturation")

    rows = (PlayObtained(less_1),)


CARD = CardDefinition(
    id="egg",
    type="creature",
    elements=(),
    classes=("egg",),
    cost=1,
    strike=0,
    lives=2,
    names={
        "en": {"nom": "Egg"},
        "ru": {"nom": "Яйцо", "gen": "Яйца", "dat": "Яйцу", "acc": "Яйцо", "ins": "Яйцом", "prep": "Яйце"},
    },
    abilities=(EggRule, EggTrigger, EggRule2,),
    keywords=(Keyword("created"),),
)

SOURCE = "cardscripts/heroes/rulebook/egg.yaml"
LINES: dict[int, int] = {35: 12}
