"""Resurrected Mermaid / Возрождённая русалка. Generated from cardscripts/heroes/rulebook/resurrected-mermaid.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    GRAVEYARD,
    See,
    Step,
    Target,
    TriggeredAbility,
    YOURS,
    on,
    this_card,
)


class ResurrectedMermaidHire(TriggeredAbility):
    """Hire: Take a creature and a spell from the graveyard into your hand.

    Найм: Возьмите с кладбища в руку существо и заклинание.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    def step_1(self, act: Act) -> None:
        act.to_hand([act.target(1), act.target(2)])

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=YOURS, role="choice"), Target(2, may_target_2, zone=GRAVEYARD, whose=YOURS, role="choice"))
    steps = (Step(step_1, targets=(1, 2)),)


CARD = CardDefinition(
    id="resurrected-mermaid",
    type="creature",
    elements=("darkness", "swamps"),
    classes=("undead", "mermaid"),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Resurrected Mermaid"},
        "ru": {"nom": "Возрождённая русалка", "gen": "Возрождённой русалки", "dat": "Возрождённой русалке", "acc": "Возрождённую русалку", "ins": "Возрождённой русалкой", "prep": "Возрождённой русалке"},
    },
    abilities=(ResurrectedMermaidHire,),
)

SOURCE = "cardscripts/heroes/rulebook/resurrected-mermaid.yaml"
LINES: dict[int, int] = {33: 12}
