"""Keywords whose definition the card language cannot say whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.abilities import ActivatedAbility, ReplacingAbility, Step, Target, TriggeredAbility
from runtime.heroes.events import on
from runtime.heroes.patterns import this_card, you
from runtime.heroes.payments import Coins
from runtime.heroes.terms import END_OF_TURN, ENTERING, GRAVEYARD, HAND, OPPONENT, THEN, YOURS, X

if TYPE_CHECKING:
    from runtime.heroes.context import See
    from runtime.heroes.verbs import Act


class Undead(ReplacingAbility):
    """The card receives wounds only from its own feature (517.1.1)."""

    keyword = "undead"
    replaces = on.wounded(this_card)

    def applies(self, see: See) -> bool:
        """The wounds come from anything else."""
        return see.event.how != "undead"


class UndeadWound(ActivatedAbility):
    """The opponent, on their turn, may close X coins and wound this card for X.

    It is an ability of this card that the opponent declares, once a turn like any activated ability (113.4).
    """

    keyword = "undead"
    by = OPPONENT
    payments = (Coins(X),)

    def step_1(self, act: Act) -> None:
        """Wound it for X."""
        act.wound(act.this, act.x, how="undead")

    steps = (Step(step_1),)


class Module(ReplacingAbility):
    """If it is to enter the game, you may instead attach it to your mechanism; its Hire abilities trigger."""

    keyword = "module"
    zone = ENTERING
    replaces = on.enters_play(this_card)
    may = True

    def may_target_1(self, see: See, card: int) -> bool:
        """Your mechanism."""
        return see.has_class(card, "mechanism") and see.is_yours(card) and see.is_creature(card)

    def step_1(self, act: Act) -> None:
        """Attach it."""
        act.attach(act.this, act.target(1), hires=True)

    targets = (Target(1, may_target_1, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


class Clutch(ActivatedAbility):
    """(1): Create an Egg; it obtains this card (this feature works only in hand)."""

    keyword = "clutch"
    zone = HAND
    payments = (Coins(1),)
    makes = ("egg",)

    def step_1(self, act: Act) -> None:
        """Create an Egg."""
        act.create("egg")

    def step_2(self, act: Act) -> None:
        """It obtains this card."""
        for egg in act.previous.cards[:1]:
            act.obtain(egg, act.this)

    steps = (Step(step_1), Step(step_2, link=THEN))


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
    """At the end of the turn, if it has not died, it returns to hand (Vanguard); in the oldest edition it may have."""

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


class Incarnation(TriggeredAbility):
    """At the start of your turn you may lose X coins and resurrect this creature closed (S3)."""

    keyword = "incarnation"
    zone = GRAVEYARD
    trigger = on.turn_starts(you)
    may = True

    def condition(self, see: See) -> bool:
        """Incarnation 0 cannot be declared, nor without the coins."""
        return see.value > 0 and see.coins(see.you) >= see.value

    def step_1(self, act: Act) -> None:
        """Lose the coins."""
        act.lose_coins(act.value)

    def step_2(self, act: Act) -> None:
        """Resurrect it."""
        act.resurrect(act.this, closed=True)

    steps = (Step(step_1), Step(step_2, link=THEN))


class Meditation(TriggeredAbility):
    """When it is attacked, the opponent must pay X coins; the missing ones wound the opposing hero.

    The coins that there are must be paid; it triggers on the attack, like "when attacked".
    """

    keyword = "meditation"
    trigger = on.attacks(target=this_card)

    def condition(self, see: See) -> bool:
        """Meditation 0 cannot be declared."""
        return see.value > 0

    def step_1(self, act: Act) -> None:
        """Let the opponent close coins."""
        paid = min(act.value, act.open_coins(act.opponent))
        if paid:
            act.close_coins(paid, act.opponent)
        if act.value > paid:
            act.wound(act.opposing_hero, act.value - paid)

    steps = (Step(step_1),)


