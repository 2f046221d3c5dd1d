"""Lamp Gnome / Гном-фонарщик. Generated from cardscripts/heroes/first-light/lamp-gnome.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    THEN,
    TriggeredAbility,
    on,
    this_card,
)


class LampGnomeHire(TriggeredAbility):
    """Hire: Reveal the top card of your deck; if it is a spell, draw a card.

    Найм: Покажите верхнюю карту вашей колоды; если это заклинание, возьмите карту.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def holds_1(self, see: See) -> bool:
        return see.is_spell(next(iter(see.top(see.you)), 0))

    def step_1(self, act: Act) -> None:
        act.show(act.top(act.you))

    def step_2(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1), Step(step_2, link=THEN, condition=holds_1))


CARD = CardDefinition(
    id="lamp-gnome",
    type="creature",
    elements=("mountains",),
    classes=("gnome",),
    cost=1,
    strike=1,
    lives=2,
    names={
        "en": {"nom": "Lamp Gnome"},
        "ru": {"nom": "Гном-фонарщик", "gen": "Гнома-фонарщика", "dat": "Гному-фонарщику", "acc": "Гнома-фонарщика", "ins": "Гномом-фонарщиком", "prep": "Гноме-фонарщике"},
    },
    abilities=(LampGnomeHire,),
)

SOURCE = "cardscripts/heroes/first-light/lamp-gnome.yaml"
LINES: dict[int, int] = {28: 12, 31: 12}
