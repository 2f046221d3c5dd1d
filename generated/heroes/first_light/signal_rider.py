"""Signal Rider / Сигнальный всадник. Generated from cardscripts/heroes/first-light/signal-rider.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="signal-rider",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=3,
    strike=3,
    lives=2,
    names={
        "en": {"nom": "Signal Rider"},
        "ru": {"nom": "Сигнальный всадник", "gen": "Сигнального всадника", "dat": "Сигнальному всаднику", "acc": "Сигнального всадника", "ins": "Сигнальным всадником", "prep": "Сигнальном всаднике"},
    },
    keywords=(Keyword("vanguard", 1),),
)

SOURCE = "cardscripts/heroes/first-light/signal-rider.yaml"
LINES: dict[int, int] = {}
