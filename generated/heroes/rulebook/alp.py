"""Alp / Альп. Generated from cardscripts/heroes/rulebook/alp.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    GRAVEYARD,
    IN_DOING_SO,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    you,
)


class AlpTrigger(TriggeredAbility):
    """At the end of your turn, if Alp is in the graveyard, you may destroy your creature to resurrect Alp.

    В конце вашего хода, если Альп на кладбище, можете уничтожить ваше существо, чтобы возродить Альпа.
    """

    trigger = on.turn_ends(player=you)
    zone = GRAVEYARD
    may = True

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    def step_2(self, act: Act) -> None:
        act.resurrect(act.this)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="alp",
    type="creature",
    elements=("darkness",),
    classes=("undead",),
    cost=3,
    strike=3,
    lives=2,
    names={
        "en": {"nom": "Alp"},
        "ru": {"nom": "Альп", "gen": "Альпа", "dat": "Альпу", "acc": "Альпа", "ins": "Альпом", "prep": "Альпе"},
    },
    abilities=(AlpTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/alp.yaml"
LINES: dict[int, int] = {31: 12, 34: 12}
