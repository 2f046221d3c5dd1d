"""Alley Flanker / Переулочный удалец. Generated from cardscripts/heroes/first-light/alley-flanker.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class AlleyFlankerDeath(TriggeredAbility):
    """Death: The chosen player puts the top two cards of their deck into the graveyard.

    Гибель: Выбранный игрок кладёт две верхние карты колоды на кладбище.
    """

    keyword = "death"
    trigger = on.dies(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_hero(card)

    def step_1(self, act: Act) -> None:
        act.to_graveyard(act.top(act.controller(act.target(1)), 2))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="alley-flanker",
    type="creature",
    elements=(),
    classes=("mercenary",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Alley Flanker"},
        "ru": {"nom": "Переулочный удалец", "gen": "Переулочного удальца", "dat": "Переулочному удальцу", "acc": "Переулочного удальца", "ins": "Переулочным удальцом", "prep": "Переулочном удальце"},
    },
    abilities=(AlleyFlankerDeath,),
    keywords=(Keyword("directed-strike"),),
)

SOURCE = "cardscripts/heroes/first-light/alley-flanker.yaml"
LINES: dict[int, int] = {29: 12}
