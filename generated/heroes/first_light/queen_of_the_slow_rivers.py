"""Queen of the Slow Rivers / Владычица медленных рек. Generated from cardscripts/heroes/first-light/queen-of-the-slow-rivers.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    Step,
    TriggeredAbility,
    on,
)


class QueenOfTheSlowRiversTrigger(TriggeredAbility):
    """When an opposing creature dies, place an enhancement effect on each of your nagas.

    Когда погибает существо противника, положите эффект усиления на каждую вашу нагу.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    trigger = on.dies(card=fits_1)

    def such_2(self, see: See, card: int) -> bool:
        return see.has_class(card, "naga") and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.enhance(act.all(QueenOfTheSlowRiversTrigger.such_2), 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="queen-of-the-slow-rivers",
    type="creature",
    elements=("swamps",),
    classes=("naga",),
    cost=7,
    strike=6,
    lives=7,
    names={
        "en": {"nom": "Queen of the Slow Rivers"},
        "ru": {"nom": "Владычица медленных рек", "gen": "Владычицы медленных рек", "dat": "Владычице медленных рек", "acc": "Владычицу медленных рек", "ins": "Владычицей медленных рек", "prep": "Владычице медленных рек"},
    },
    abilities=(QueenOfTheSlowRiversTrigger,),
    keywords=(Keyword("uniqueness"),),
)

SOURCE = "cardscripts/heroes/first-light/queen-of-the-slow-rivers.yaml"
LINES: dict[int, int] = {29: 12}
