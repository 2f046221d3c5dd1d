"""Call of the Clan / Клич рода. Generated from cardscripts/heroes/first-light/call-of-the-clan.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Cost,
    Count,
    DECK,
    END_OF_TURN,
    HAND,
    See,
    SpellAbility,
    StaticAbility,
    Step,
    THEN,
    Target,
    YOURS,
)


class CallOfTheClanRule(StaticAbility):
    """costs (2) less.

    стоит на (2) дешевле.
    """

    zone = HAND
    rows = (Cost(-2),)


class CallOfTheClanSpell(SpellAbility):
    """Search for a steppe creature of cost 4 or less, it costs (2) less until the end of the turn.

    Поиск – степное существо стоимостью 4 или менее, оно стоит на (2) дешевле до конца хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.has_element(card, "steppes") and see.cost(card) <= 4

    def step_1(self, act: Act) -> None:
        act.search(act.targets(1))

    def step_2(self, act: Act) -> None:
        act.gain(act.targets(1), CallOfTheClanRule, until=END_OF_TURN)

    targets = (Target(1, may_target_1, count=Count(0, 1), zone=DECK, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))
    grants = (CallOfTheClanRule,)


CARD = CardDefinition(
    id="call-of-the-clan",
    type="spell",
    elements=("steppes",),
    classes=("order",),
    cost=3,
    names={
        "en": {"nom": "Call of the Clan"},
        "ru": {"nom": "Клич рода", "gen": "Клича рода", "dat": "Кличу рода", "acc": "Клич рода", "ins": "Кличем рода", "prep": "Кличе рода"},
    },
    abilities=(CallOfTheClanSpell,),
)

SOURCE = "cardscripts/heroes/first-light/call-of-the-clan.yaml"
LINES: dict[int, int] = {41: 10, 44: 10}
