"""Keywords whose definition is text of the card language, in the shape of generated code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.abilities import (
    AttackStrength,
    Count,
    PreventingAbility,
    Receives,
    StaticAbility,
    Step,
    Target,
    TriggeredAbility,
)
from runtime.heroes.events import on
from runtime.heroes.keywords.classes import Superiority
from runtime.heroes.patterns import this_card, you
from runtime.heroes.terms import DECK, TURN, YOURS

if TYPE_CHECKING:
    from runtime.heroes.context import See
    from runtime.heroes.verbs import Act


class Armor(PreventingAbility):
    """Prevent the first X wounds from strikes and shots inflicted on this card during each player's turn."""

    keyword = "armor"
    prevents = on.wounded(this_card)
    budget = TURN

    def condition(self, see: See) -> bool:
        """The wounds come from a strike or a shot."""
        return see.event.how in ("strike", "shot")


class Scale(PreventingAbility):
    """Prevent all wounds from strikes and shots of strength X or less."""

    keyword = "scale"
    prevents = on.wounded(this_card)

    def condition(self, see: See) -> bool:
        """The attack, with its modifiers, has strength X or less."""
        return see.event.how in ("strike", "shot") and see.event.data["strength"] <= see.value

    def amount(self, see: See) -> int:
        """All of them."""
        return see.event.amount


class Regeneration(TriggeredAbility):
    """At the end of your turn, heal for X."""

    keyword = "regeneration"
    trigger = on.turn_ends(you)

    def condition(self, see: See) -> bool:
        """Regeneration 0 cannot be declared; without wounds there is nothing to heal."""
        return see.value > 0 and see.wounds(see.this) > 0

    def step_1(self, act: Act) -> None:
        """Heal for X."""
        act.heal(act.this, act.value)

    steps = (Step(step_1),)


class Unity(TriggeredAbility):
    """Death: Search for a creature of cost X or less."""

    keyword = "unity"
    trigger = on.dies(this_card)

    def condition(self, see: See) -> bool:
        """Unity 0 cannot be declared."""
        return see.value > 0

    def may_target_1(self, see: See, card: int) -> bool:
        """A creature of cost X or less."""
        return see.is_creature(card) and see.cost(card) <= see.value

    def step_1(self, act: Act) -> None:
        """Search."""
        act.search(act.targets(1))

    targets = (Target(1, may_target_1, Count(0, 1), DECK, YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


class Thirst(TriggeredAbility):
    """When you play this card, it inflicts X wounds on another of your characters."""

    keyword = "thirst"
    trigger = on.played(this_card)

    def condition(self, see: See) -> bool:
        """Thirst 0 cannot be declared."""
        return see.value > 0

    def may_target_1(self, see: See, card: int) -> bool:
        """Another of your characters."""
        return card != see.this and see.is_character(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        """Wound it."""
        act.wound(act.target(1), act.value)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class Vampirism(TriggeredAbility):
    """When it inflicts wounds with a strike, it heals for X and receives the rest as additional lives."""

    keyword = "vampirism"
    trigger = on.wounded(source=this_card, how="strike")

    def condition(self, see: See) -> bool:
        """It is still in play."""
        return see.value > 0 and see.in_play(see.this)

    def step_1(self, act: Act) -> None:
        """Heal."""
        healed = min(act.value, act.wounds(act.this))
        if healed:
            act.heal(act.this, healed)
        if act.value > healed:
            act.add_lives(act.this, act.value - healed)

    steps = (Step(step_1),)


class Might(TriggeredAbility):
    """At the end of the turn, if there are fewer than X enhancement effects on it, place one.

    Whose turn the rulebook leaves open; read as your own turn, as "At the end of your turn" of Regeneration.
    """

    keyword = "might"
    trigger = on.turn_ends(you)

    def condition(self, see: See) -> bool:
        """There are fewer than X."""
        return see.enhancements(see.this) < see.value

    def step_1(self, act: Act) -> None:
        """Place one."""
        act.enhance(act.this)

    steps = (Step(step_1),)


class Poison(TriggeredAbility):
    """A character with Poison X receives X wounds at the start of its own turn."""

    keyword = "poison"
    trigger = on.turn_starts(you)

    def condition(self, see: See) -> bool:
        """Poison 0 cannot be declared (512.2)."""
        return see.value > 0

    def step_1(self, act: Act) -> None:
        """Wound it."""
        act.wound(act.this, act.value, how="poison")

    steps = (Step(step_1),)


class Rage(StaticAbility):
    """+1 attack against creatures that have already received wounds this turn."""

    keyword = "rage"

    def wounded_creature(self, see: See, card: int, other: int) -> bool:
        """A creature wounded this turn."""
        return see.is_creature(other) and see.wounded_this_turn(other)

    rows = (AttackStrength(1, "any", wounded_creature),)


class FullSuperiority(Superiority):
    """Superiority without an object: over all of the opponent's creatures."""


class Suppression(TriggeredAbility):
    """When attacking a creature, close the creature chosen as the original target of the attack."""

    keyword = "suppression"
    trigger = on.attacks(this_card)

    def condition(self, see: See) -> bool:
        """The original target is a creature in play."""
        card = int(see.event.data.get("original") or see.event.target)
        return see.in_play(card) and see.is_creature(card)

    def step_1(self, act: Act) -> None:
        """Close it."""
        act.close(int(act.event.data.get("original") or act.event.target))

    steps = (Step(step_1),)


class Stealth(TriggeredAbility):
    """Hire: This creature hides."""

    keyword = "stealth"
    trigger = on.enters_play(this_card)

    def step_1(self, act: Act) -> None:
        """Hide."""
        act.hide(act.this)

    steps = (Step(step_1),)


class Vulnerability(StaticAbility):
    """A card with Vulnerability receives 1 more wound from any source of wounds."""

    keyword = "vulnerability"
    rows = (Receives(1),)
