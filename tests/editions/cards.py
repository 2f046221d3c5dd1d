"""Cards that show differences which the card language has no words for yet, in the shape of generated code."""

from __future__ import annotations

from compiler.scenarios.heroes.table import PLAIN_HERO
from runtime.heroes.script import (
    HAND,
    YOURS,
    Act,
    AlternativeCost,
    CardDefinition,
    Choose,
    DiscardCards,
    Mode,
    See,
    SpellAbility,
    StaticAbility,
    Step,
    Target,
    TriggeredAbility,
    WoundYourHero,
    on,
    you,
)


class TwoWays(StaticAbility):
    """Instead of its cost you may wound your hero for 3. Instead of its cost you may discard a card."""

    zone = HAND
    rows = (AlternativeCost((WoundYourHero(3),)), AlternativeCost((DiscardCards(1),)))


class Echo(TriggeredAbility):
    """When you play a spell, repeat it."""

    def first_time(self, see: See, card: int) -> bool:
        """A spell that is played, not repeated."""
        return see.is_spell(card) and not see.event.data.get("repeated")

    trigger = on.played(first_time, player=you)

    def step_1(self, act: Act) -> None:
        """Repeat it."""
        act.repeat(act.event.card)

    steps = (Step(step_1),)


class ColdFlame(SpellAbility):
    """Wound a creature for 3, close that creature."""

    def creature(self, see: See, card: int) -> bool:
        """A creature."""
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        """Wound it."""
        act.wound(act.target(1), 3)

    def step_2(self, act: Act) -> None:
        """Close it."""
        act.close(act.target(1))

    targets = (Target(1, creature),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link="then"))


class DrawOne(Mode):
    """Draw a card."""

    def step_1(self, act: Act) -> None:
        """Draw."""
        act.draw()

    steps = (Step(step_1),)


class PrayOnce(Mode):
    """Receive a prayer token."""

    def step_1(self, act: Act) -> None:
        """Receive it."""
        act.gain_prayers(1)

    steps = (Step(step_1),)


class Crossroads(SpellAbility):
    """Choose one or more: draw a card, receive a prayer token."""

    choose = Choose((DrawOne, PrayOnce), least=1, most=2)


class Milling(SpellAbility):
    """Plague 1."""

    def step_1(self, act: Act) -> None:
        """Put the top card of your deck into the graveyard."""
        act.plague(1, act.you)

    steps = (Step(step_1),)


class Mourning(TriggeredAbility):
    """When your creature is put into the graveyard from the deck, receive a prayer token."""

    def your_creature(self, see: See, card: int) -> bool:
        """Your creature."""
        return see.is_creature(card) and see.is_yours(card)

    trigger = on.moves(your_creature, from_zone="deck", to="graveyard")

    def step_1(self, act: Act) -> None:
        """Receive it."""
        act.gain_prayers(1)

    steps = (Step(step_1),)


class StrongVenom(SpellAbility):
    """Increase poison by 2 on your creature, draw a card."""

    def creature(self, see: See, card: int) -> bool:
        """A creature."""
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        """Increase it."""
        act.increase_poison(act.target(1), 2)

    def step_2(self, act: Act) -> None:
        """Draw."""
        act.draw()

    targets = (Target(1, creature, whose=YOURS),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link="then"))


def named(card: str) -> dict[str, dict[str, str]]:
    """Return names for a card of a test."""
    return {"en": {"nom": card}, "ru": {"nom": card}}


CARDS = (
    PLAIN_HERO,
    CardDefinition("gnome", "creature", cost=2, strike=2, lives=3, names=named("gnome")),
    CardDefinition("giant", "creature", cost=5, strike=5, lives=6, names=named("giant")),
    CardDefinition("two-ways", "creature", cost=9, strike=1, lives=1, names=named("two-ways"), abilities=(TwoWays,)),
    CardDefinition("echo", "creature", cost=2, strike=1, lives=6, names=named("echo"), abilities=(Echo,)),
    CardDefinition("mourner", "creature", cost=2, strike=1, lives=1, names=named("mourner"), abilities=(Mourning,)),
    CardDefinition("cold-flame", "spell", cost=2, names=named("cold-flame"), abilities=(ColdFlame,)),
    CardDefinition("crossroads", "spell", cost=2, names=named("crossroads"), abilities=(Crossroads,)),
    CardDefinition("milling", "spell", cost=1, names=named("milling"), abilities=(Milling,)),
    CardDefinition("strong-venom", "spell", cost=2, names=named("strong-venom"), abilities=(StrongVenom,)),
)
