"""Balance of the Wild / Равновесие чащи. Generated from cardscripts/heroes/first-light/balance-of-the-wild.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class BalanceOfTheWildSpell(SpellAbility):
    """Your creature's strike becomes equal to its lives.

    Удар вашего существа становится равным его жизням.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.set_strike(act.target(1), act.lives(act.target(1)))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="balance-of-the-wild",
    type="spell",
    elements=("forests",),
    classes=("ritual",),
    cost=3,
    names={
        "en": {"nom": "Balance of the Wild"},
        "ru": {"nom": "Равновесие чащи", "gen": "Равновесия чащи", "dat": "Равновесию чащи", "acc": "Равновесие чащи", "ins": "Равновесием чащи", "prep": "Равновесии чащи"},
    },
    abilities=(BalanceOfTheWildSpell,),
)

SOURCE = "cardscripts/heroes/first-light/balance-of-the-wild.yaml"
LINES: dict[int, int] = {23: 10}
