"""The words of this game: its zones, types, prohibitions and rules; those of every game are the kernel's."""

from __future__ import annotations

from typing import Final

HAND: Final = "hand"
RESERVE: Final = "reserve"
SIDEBOARD: Final = "sideboard"
COMPLETED: Final = "completed"
"""Where a quest lies that was completed: beside its owner's hero, for all to see."""
OBTAINED: Final = "obtained"
"""Not a zone of the rulebook: where a card is while another one has obtained it or is combined with it."""

GONE: Final = "gone"
"""Not a zone either: a card that went to a hand or deck is a new card there (201.4); this is the memory of the old."""
ENTERING: Final = "entering"
"""Where an ability works that concerns its own card's way into play (7 Module)."""

HERO: Final = "hero"
SUPPORT: Final = "support"

PROHIBITIONS: Final = frozenset((
    "attack", "block", "shoot", "act", "use_abilities", "be_target", "be_target_of_spells", "be_attacked", "be_blocked",
    "be_chosen_for_own_spells", "be_opened", "be_closed", "open_at_start", "be_destroyed", "be_healed", "gain_lives",
    "change_control", "strike_back", "be_closed_by_opponent",
))
"""What `Cannot` and `act.forbid` can forbid a card; "be_chosen_for_own_spells": by the player whose spell it is."""
PLAYER_PROHIBITIONS: Final = frozenset(("draw", "play", "search", "gain_coins", "gain_prayers", "use_abilities"))
"""What `PlayersCannot` can forbid players."""
OBLIGATIONS: Final = frozenset(("attack", "act", "block", "be_attacked", "be_target", "strike_directed"))
"""What `Must` and `act.oblige` can demand: "act" is met by any action of the card; "strike_directed" is a conditional
Directed strike."""

ACT_AT_ONCE: Final = "act_at_once"
STRIKE_FIRST: Final = "strike_first"
OPEN_AFTER_ATTACK: Final = "open_after_attack"
OPEN_AFTER_BLOCKING: Final = "open_after_blocking"
OPEN_WHEN_LOST: Final = "open_when_lost"
MISS_RESTORATION: Final = "miss_restoration"
RULES: Final = frozenset((ACT_AT_ONCE, STRIKE_FIRST, OPEN_AFTER_ATTACK, OPEN_AFTER_BLOCKING, OPEN_WHEN_LOST,
                          MISS_RESTORATION))
"""What `Rule` can say of a card: free of first-turn weakness; strikes first in a battle; stays open after its attack,
after blocking; opens as soon as it loses what says so; loses that instead of being opened at the
start of its turn."""


