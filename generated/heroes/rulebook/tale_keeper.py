"""Tale Keeper / Хранитель сказаний. Generated from cardscripts/heroes/rulebook/tale-keeper.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    you,
)


class TaleKeeperTrigger(TriggeredAbility):
    """Each time you draw a card, wound the opposing hero for 1.

    Каждый раз, когда вы берёте карту, ранить героя противника на 1.
    """

    each_time = True
    trigger = on.draws(player=you)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="tale-keeper",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=3,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Tale Keeper"},
        "ru": {"nom": "Хранитель сказаний", "gen": "Хранителя сказаний", "dat": "Хранителю сказаний", "acc": "Хранителя сказаний", "ins": "Хранителем сказаний", "prep": "Хранителе сказаний"},
    },
    abilities=(TaleKeeperTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/tale-keeper.yaml"
LINES: dict[int, int] = {23: 13}
