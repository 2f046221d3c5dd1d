"""Thought Echo / Эхо мысли. Generated from cardscripts/heroes/editions/thought-echo.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Cost,
    GRAVEYARD,
    HAND,
    See,
    SpellAbility,
    StaticAbility,
    Step,
)


class ThoughtEchoSpell(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


class ThoughtEchoRule(StaticAbility):
    """Costs (1) less for each spell in your graveyard.

    Стоит на (1) дешевле за каждое заклинание на вашем кладбище.
    """

    zone = HAND

    def such_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    def change_2(self, see: See, card: int) -> int:
        return -1 * len(see.cards(GRAVEYARD, see.you, ThoughtEchoRule.such_1))

    rows = (Cost(change_2),)


CARD = CardDefinition(
    id="thought-echo",
    type="spell",
    elements=(),
    classes=("wizardry",),
    cost=4,
    names={
        "en": {"nom": "Thought Echo"},
        "ru": {"nom": "Эхо мысли", "gen": "Эха мысли", "dat": "Эху мысли", "acc": "Эхо мысли", "ins": "Эхом мысли", "prep": "Эхе мысли"},
    },
    abilities=(ThoughtEchoSpell, ThoughtEchoRule,),
)

SOURCE = "cardscripts/heroes/editions/thought-echo.yaml"
LINES: dict[int, int] = {23: 10}
