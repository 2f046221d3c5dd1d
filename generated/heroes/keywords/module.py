"""Module / Модуль. Generated from cardscripts/heroes/keywords/module.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ENTERING,
    KeywordRule,
    ONCE,
    ReplacingAbility,
    See,
    Step,
    Target,
    on,
    this_card,
)


class ModuleKeywordReplacement(ReplacingAbility):
    """If this creature must enter play, instead you may attach it to your mechanism, setting off its Hire.

    Если это существо должно войти в игру, вместо этого можете присоединить его к вашему механизму, при этом сработает Найм.
    """

    keyword = "module"
    replaces = on.enters_play(card=this_card)
    may = True

    def may_target_1(self, see: See, card: int) -> bool:
        return see.has_class(card, "mechanism") and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.attach(act.this, act.target(1), hires=True)

    targets = (Target(1, may_target_1, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)
    zone = ENTERING


KEYWORD = KeywordRule(
    id="module",
    names={"en": "Module", "ru": "Модуль"},
    stacking=ONCE,
    abilities=(ModuleKeywordReplacement,),
)

SOURCE = "cardscripts/heroes/keywords/module.yaml"
LINES: dict[int, int] = {31: 9}
