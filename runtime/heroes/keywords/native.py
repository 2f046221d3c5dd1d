"""Keywords that the rules code does in Python; their scripts say why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.abilities import TriggeredAbility
from runtime.heroes.events import on
from runtime.heroes.terms import HAND
from runtime.kernel.abilities import Step, Target
from runtime.kernel.patterns import this_card
from runtime.kernel.terms import END_OF_TURN, GRAVEYARD, THEN, YOURS

if TYPE_CHECKING:
    from runtime.heroes.context import See
    from runtime.heroes.verbs import Act


class UniquenessInTurn(TriggeredAbility):
    """If a second such card comes into the squad, remove the first; in older editions, by way of the Queue."""

    keyword = "uniqueness"
    trigger = on.enters_play(this_card)

    def first_one(self, see: See, card: int) -> bool:
        """Another unique card of yours with its name."""
        return card != see.this and see.is_yours(card) and see.has(card, "uniqueness") and see.same_name(card, see.this)

    def step_1(self, act: Act) -> None:
        """Put it into the graveyard."""
        act.to_graveyard(act.all(self.__class__.first_one))

    steps = (Step(step_1),)


class ReturnsToHand(TriggeredAbility):
    """Vanguard: At the end of the turn, return that creature to hand.

    Авангард: В конце хода верните это существо в руку.
    """

    trigger = on.turn_ends()
    uses = 1

    def condition(self, see: See) -> bool:
        """It is where the edition lets it return from."""
        card = int(see.remembered("card"))
        died = see.game.edition.vanguard_returns_the_dead and see.in_zone(card, GRAVEYARD)
        return see.in_play(card) or died

    def step_1(self, act: Act) -> None:
        """Return it."""
        act.to_hand(int(act.remembered("card")))

    steps = (Step(step_1),)


class Vanguard(TriggeredAbility):
    """After this card is played, you may play for free a creature from hand with cost X or less."""

    keyword = "vanguard"
    trigger = on.played(this_card)
    may = True
    grants = (ReturnsToHand,)

    def condition(self, see: See) -> bool:
        """It is in play."""
        return see.in_play(see.this)

    def may_target_1(self, see: See, card: int) -> bool:
        """A creature of cost X or less."""
        return see.is_creature(card) and see.cost(card) <= see.value

    def step_1(self, act: Act) -> None:
        """Play it for free, with Charge."""
        act.play_free(act.target(1), gains=("charge",))

    def step_2(self, act: Act) -> None:
        """It returns to hand at the end of the turn; close this card."""
        for card in act.previous.cards:
            act.gain(act.your_hero, ReturnsToHand, END_OF_TURN, remember={"card": card})
        act.close(act.this)

    targets = (Target(1, may_target_1, zone=HAND, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))
