"""What the cards of the newer sets ask of the runtime: the next card's cost."""

from __future__ import annotations

from runtime.heroes.definitions import Definitions
from runtime.heroes.script import Act, Cost, See, SpellAbility, StaticAbility, Step
from tests.runtime.cards import CARDS, spell
from tests.runtime.rare_cards import RARE
from tests.runtime.table import Table, side


class DearerRule(StaticAbility):
    """Spells cost (1) more."""

    rows = (Cost(1),)

    def affects(self, see: See, card: int) -> bool:
        return see.is_spell(card)


class DearerSpell(SpellAbility):
    """The next spell costs (1) more."""

    grants = (DearerRule,)

    def step_1(self, act: Act) -> None:
        act.gain(act.your_hero, DearerRule, uses=1)

    steps = (Step(step_1),)


class IdleSpell(SpellAbility):
    """Nothing."""

    def step_1(self, act: Act) -> None:
        act.shuffle(act.you)

    steps = (Step(step_1),)


DEFINITIONS = Definitions((*CARDS, *RARE, spell("dearer", 1, DearerSpell), spell("idle", 1, IdleSpell)))


def test_the_next_spell_costs_more_and_only_that_one() -> None:
    table = Table(side(hand=("dearer", "idle", "idle"), coins=10), side(hero="giuel"), cards=DEFINITIONS)
    table.play("dearer").play("idle")
    assert table.game.players[0].open_coins == 7
    table.play("idle")
    assert table.game.players[0].open_coins == 6
