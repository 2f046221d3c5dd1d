"""Tithe Rider / Всадник с данью. Generated from cardscripts/heroes/first-light/tithe-rider.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    HAND,
    IN_DOING_SO,
    Keyword,
    OPPONENT,
    OPPOSING,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class TitheRiderHire(TriggeredAbility):
    """Hire: Extortion – discard a card.

    Найм: Вымогательство – сбросить карту.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.discard(act.target(1))

    def step_2(self, act: Act) -> None:
        act.lose_features(act.this)

    targets = (Target(1, may_target_1, zone=HAND, whose=OPPOSING, role="choice", by=OPPONENT),)
    steps = (Step(step_1, may=True, by=OPPONENT, targets=(1,)), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="tithe-rider",
    type="creature",
    elements=("steppes",),
    classes=("robber",),
    cost=4,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Tithe Rider"},
        "ru": {"nom": "Всадник с данью", "gen": "Всадника с данью", "dat": "Всаднику с данью", "acc": "Всадника с данью", "ins": "Всадником с данью", "prep": "Всаднике с данью"},
    },
    abilities=(TitheRiderHire,),
    keywords=(Keyword("charge"),),
)

SOURCE = "cardscripts/heroes/first-light/tithe-rider.yaml"
LINES: dict[int, int] = {33: 12, 36: 13}
