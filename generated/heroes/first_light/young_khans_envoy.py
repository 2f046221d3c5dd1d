"""Young Khan's Envoy / Посланец молодого хана. Generated from cardscripts/heroes/first-light/young-khans-envoy.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class YoungKhansEnvoyHire(TriggeredAbility):
    """Hire: Each player draws a card.

    Найм: Каждый игрок берёт карту.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.each_draws(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="young-khans-envoy",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Young Khan's Envoy"},
        "ru": {"nom": "Посланец молодого хана", "gen": "Посланца молодого хана", "dat": "Посланцу молодого хана", "acc": "Посланца молодого хана", "ins": "Посланцем молодого хана", "prep": "Посланце молодого хана"},
    },
    abilities=(YoungKhansEnvoyHire,),
    keywords=(Keyword("charge"),),
)

SOURCE = "cardscripts/heroes/first-light/young-khans-envoy.yaml"
LINES: dict[int, int] = {24: 12}
