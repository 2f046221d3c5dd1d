"""Patched Gambeson / Латаный поддоспешник. Generated from cardscripts/heroes/first-light/patched-gambeson.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    See,
    Step,
    THEN,
    on,
)


class PatchedGambesonReplacement(ReplacingAbility):
    """If your creature must receive wounds, instead you may destroy Patched Gambeson, prevent those wounds.

    Если ваше существо должно получить раны, вместо этого можете уничтожить Латаный поддоспешник, предотвратите эти раны.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    replaces = on.wounded(card=fits_1)
    may = True

    def step_1(self, act: Act) -> None:
        act.destroy(act.this)

    def step_2(self, act: Act) -> None:
        pass  # the wounds do not happen

    steps = (Step(step_1), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="patched-gambeson",
    type="support",
    elements=(),
    classes=("armor",),
    cost=3,
    names={
        "en": {"nom": "Patched Gambeson"},
        "ru": {"nom": "Латаный поддоспешник", "gen": "Латаного поддоспешника", "dat": "Латаному поддоспешнику", "acc": "Латаный поддоспешник", "ins": "Латаным поддоспешником", "prep": "Латаном поддоспешнике"},
    },
    abilities=(PatchedGambesonReplacement,),
)

SOURCE = "cardscripts/heroes/first-light/patched-gambeson.yaml"
LINES: dict[int, int] = {27: 10, 30: 10}
