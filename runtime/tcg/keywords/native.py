"""Keywords that the rules code does in Python (Part 9)."""

from __future__ import annotations

from typing import Any, ClassVar

from runtime.kernel.abilities import (
    AttackStrength,
    PreventingAbility,
    StaticAbility,
    Step,
    Target,
)
from runtime.kernel.patterns import this_card
from runtime.kernel.terms import GRAVEYARD, PLAY, TURN, YOURS
from runtime.tcg.abilities import ProtectedFrom, Rule, TriggeredAbility
from runtime.tcg.context import See
from runtime.tcg.events import on
from runtime.tcg.terms import DIRECTED, MAGICAL, STAYS_HIDDEN, UNANSWERABLE
from runtime.tcg.verbs import Act


def value(ability: Any, see: See, card: int) -> int:
    """The keyword's number."""
    return see.value


def controller(ability: Any, see: See, player: int) -> bool:
    """The player who controls this card."""
    return player == see.you


class Armor(PreventingAbility):
    """Prevents the first X wounds from non-magical attacks dealt during each player's turn."""

    keyword = "armor"
    budget = TURN

    def by_weapons(self, see: See, source: int) -> bool:
        """Whether the wounds come from a non-magical attack."""
        return bool(see.event.data.get("attack")) and see.event.how not in MAGICAL

    prevents = on.wounded(this_card, by_weapons)


class Poisoning(TriggeredAbility):
    """An open creature receives X wounds at the start of its turn."""

    keyword = "poisoning"
    trigger = on.turn_starts(controller)

    def condition(self, see: See) -> bool:
        """It is open."""
        return see.is_open(see.this)

    def step_1(self, act: Act) -> None:
        """Wound it."""
        act.wound(act.this, act.value, how="poison")

    steps = (Step(step_1),)


class Incarnation(TriggeredAbility):
    """At the start of its owner's turn, in the graveyard, it receives an incarnation token; with X it returns."""

    keyword = "incarnation"
    zone = GRAVEYARD
    trigger = on.turn_starts(controller)

    def condition(self, see: See) -> bool:
        """It has not returned in this battle yet."""
        return "incarnation" not in see.card(see.this).marks

    def step_1(self, act: Act) -> None:
        """Receive the token, and return if it is time: of several such abilities the quickest one acts."""
        values = [value for name, value, _ in act.traits(act.this).instances if name == "incarnation"]
        act.propose("incarnate", act.this, amount=min(values, default=act.value))

    steps = (Step(step_1),)


class GiftOfLife(TriggeredAbility):
    """When it dies, a creature of the same element in its squad receives X additional life."""

    keyword = "gift-of-life"
    zone = GRAVEYARD
    trigger = on.dies(this_card)

    def same_element(self, see: See, card: int) -> bool:
        """A creature of yours of the same element; neutrals are none."""
        return see.is_creature(card) and any(see.has_element(card, name) for name in see.elements(see.this))

    def step_1(self, act: Act) -> None:
        """Give it life."""
        act.add_lives(act.target(1), act.value)

    targets = (Target(1, same_element, zone=PLAY, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


class Vampirism(TriggeredAbility):
    """A simple strike that wounds heals the creature for as much; the rest becomes additional life.

    It goes on the stack above the destruction effect that its owner may have received in the same fight, is carried out
    before it, and so may save its owner (4.17.1).
    """

    keyword = "vampirism"
    trigger = on.hits(this_card, how="strike")

    def condition(self, see: See) -> bool:
        """It inflicted wounds, and neither on an artifact nor on an incorporeal creature."""
        victim = see.event.target
        return see.event.amount > 0 and not see.is_artifact(victim) and not see.is_incorporeal(victim)

    def step_1(self, act: Act) -> None:
        """Heal it, but for no more than the target had before the strike."""
        act.heal_over(act.this, min(act.event.amount, int(act.event.data.get("life before", act.event.amount))))

    steps = (Step(step_1),)


class CarrionEating(TriggeredAbility):
    """Whoever it dooms by a close attack or an action next to itself feeds it: it is healed of wounds and poisoning.

    It is fed by the destruction effect itself, also if that is removed from the victim afterwards.
    """

    keyword = "carrion-eating"

    def victim(self, see: See, card: int) -> bool:
        """An enemy creature that can be eaten: next to it, or flying, or it flies itself."""
        if not see.is_opposing(card) or not see.is_creature(card) or see.is_incorporeal(card):
            return False
        return see.adjacent(card, see.this) or see.is_flying(see.this) or see.is_flying(card)

    trigger = on.doomed(victim, this_card)

    def condition(self, see: See) -> bool:
        """It was no ranged attack."""
        return not see.event.data.get("ranged")

    def step_1(self, act: Act) -> None:
        """It is healed completely."""
        act.fully_heal(act.this)
        if act.is_poisoned(act.this):
            act.lose(act.this, "poisoning")

    steps = (Step(step_1),)


def was_wounded(ability: Any, see: See, card: int, target: int) -> bool:
    """The target has received wounds from attacks this turn."""
    return see.attacked_this_turn(target)


class Wrath(StaticAbility):
    """+1 to a simple strike against cards that have received wounds from attacks this turn."""

    keyword = "wrath"
    rows: ClassVar[tuple[AttackStrength, ...]] = (AttackStrength(1, "strike", was_wounded),)


class DirectedStrike(StaticAbility):
    """No defender can be appointed against its simple strikes."""

    keyword = "directed-strike"
    rows: ClassVar[tuple[Rule, ...]] = (Rule(DIRECTED),)


class UnanswerableStrike(StaticAbility):
    """No defender, and the target of its simple strikes does not fight."""

    keyword = "unanswerable-strike"
    rows: ClassVar[tuple[Rule, ...]] = (Rule(UNANSWERABLE),)


class Stealth(StaticAbility):
    """It may remain unrevealed."""

    keyword = "stealth"
    rows: ClassVar[tuple[Rule, ...]] = (Rule(STAYS_HIDDEN),)


class ProtectionFromShots(StaticAbility):
    """Shots do nothing to it."""

    keyword = "protection-from-shots"
    rows: ClassVar[tuple[ProtectedFrom, ...]] = (ProtectedFrom(("shot",)),)


class ProtectionFromThrows(StaticAbility):
    """Throws do nothing to it."""

    keyword = "protection-from-throws"
    rows: ClassVar[tuple[ProtectedFrom, ...]] = (ProtectedFrom(("throw",)),)


class ProtectionFromDischarges(StaticAbility):
    """Discharges do nothing to it."""

    keyword = "protection-from-discharges"
    rows: ClassVar[tuple[ProtectedFrom, ...]] = (ProtectedFrom(("discharge",)),)


def flies(ability: Any, see: See, card: int, source: int) -> bool:
    """The source is a flying creature."""
    return see.is_flying(source)


class ProtectionFromFlying(StaticAbility):
    """Attacks of flying creatures do nothing to it."""

    keyword = "protection-from-flying"
    rows: ClassVar[tuple[ProtectedFrom, ...]] = (ProtectedFrom(("attack",), flies),)


class ProtectionFromSpells(StaticAbility):
    """Spells do nothing to it."""

    keyword = "protection-from-spells"
    rows: ClassVar[tuple[ProtectedFrom, ...]] = (ProtectedFrom(("spell",)),)


class ProtectionFromMagic(StaticAbility):
    """Protection from spells, magic strikes and discharges."""

    keyword = "protection-from-magic"
    rows: ClassVar[tuple[ProtectedFrom, ...]] = (ProtectedFrom(("magic",)),)


class ProtectionFromRangedAttacks(StaticAbility):
    """Protection from shots, throws, discharges and strikes through a row."""

    keyword = "protection-from-ranged-attacks"
    rows: ClassVar[tuple[ProtectedFrom, ...]] = (ProtectedFrom(("ranged",)),)


class ProtectionFromPoison(StaticAbility):
    """It cannot receive poisoning, and loses that which it has."""

    keyword = "protection-from-poison"
    rows: ClassVar[tuple[ProtectedFrom, ...]] = (ProtectedFrom(("poison",)),)
