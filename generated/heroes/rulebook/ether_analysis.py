"""Ether Analysis / Анализ эфира. Generated from cardscripts/heroes/rulebook/ether-analysis.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    THEN,
)


class EtherAnalysisSpell(SpellAbility):
    """Reveal the top card of your deck; if it is a spell, you may play it for free.

    Покажите верхнюю карту вашей колоды; если это заклинание, можете разыграть его бесплатно.
    """

    def holds_1(self, see: See) -> bool:
        return see.is_spell(next(iter(see.top(see.you)), 0))

    def step_1(self, act: Act) -> None:
        act.show(act.top(act.you))

    def step_2(self, act: Act) -> None:
        act.play_free(act.top(act.you))

    steps = (Step(step_1), Step(step_2, link=THEN, condition=holds_1, may=True))


CARD = CardDefinition(
    id="ether-analysis",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=3,
    names={
        "en": {"nom": "Ether Analysis"},
        "ru": {"nom": "Анализ эфира", "gen": "Анализа эфира", "dat": "Анализу эфира", "acc": "Анализ эфира", "ins": "Анализом эфира", "prep": "Анализе эфира"},
    },
    abilities=(EtherAnalysisSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/ether-analysis.yaml"
LINES: dict[int, int] = {23: 11, 26: 11}
