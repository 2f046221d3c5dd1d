"""Chain Lightning / Цепная молния. Generated from cardscripts/heroes/rulebook/chain-lightning.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
)


class ChainLightningSpell(SpellAbility):
    """Wound all opposing creatures for 3.

    Ранить всех существ противника на 3.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.all(ChainLightningSpell.such_1), 3)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="chain-lightning",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=5,
    names={
        "en": {"nom": "Chain Lightning"},
        "ru": {"nom": "Цепная молния", "gen": "Цепной молнии", "dat": "Цепной молнии", "acc": "Цепную молнию", "ins": "Цепной молнией", "prep": "Цепной молнии"},
    },
    abilities=(ChainLightningSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/chain-lightning.yaml"
LINES: dict[int, int] = {22: 11}
