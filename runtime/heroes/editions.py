"""The editions of the rulebook, as named switches; nothing else may ask which book is in force."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Edition:
    """What differs between the editions; each switch names the rule that it chooses."""

    name: str
    cost_changes_act_in_hand: bool = False
    """A card in hand *has* its changed cost (older 105.1.1) instead of only while it is played."""
    static_changes_are_base: bool = True
    """A static change of lives alters the base (114.5) and kills only when the Queue is empty (512.5)."""
    zero_attacks_wound: bool = False
    """A strike or shot of strength 0 is a source of wounds (512.1.1 says it is not)."""
    in_doing_so_needs_full: bool = True
    """"In doing so" asks for the first part in full (118.4), not just for its success."""
    newer_keyword_replaces: bool = False
    """A gained keyword value replaces the older one; otherwise the greater one acts."""
    created_cards_reach_graveyard: bool = True
    """A dying created card reaches the graveyard and its Death works before it goes to the reserve."""
    declined_search_shuffles: bool = False
    """A search that is declined still shuffles the deck (519.3.1 says no)."""
    blocker_after_declaration_triggers: bool = True
    """Blockers are assigned after "when the opponent declares an attack" was carried out (307.1)."""
    hero_dies_of_starting_lives: bool = False
    """A hero loses by wounds against its *starting* lives (601), not by its current lives (504.2)."""
    trigger_cycles_are_cut: bool = True
    """A circle of triggered abilities is cut before it repeats (525.2)."""
    fury_is_marker: bool = True
    """Fury lays a wound marker that nothing changes; otherwise it wounds like an ability."""


CURRENT = Edition("current")
EARLIER = Edition(
    "earlier",
    cost_changes_act_in_hand=True,
    static_changes_are_base=False,
    zero_attacks_wound=True,
    in_doing_so_needs_full=False,
    newer_keyword_replaces=True,
    created_cards_reach_graveyard=False,
    declined_search_shuffles=True,
    blocker_after_declaration_triggers=False,
    trigger_cycles_are_cut=False,
    fury_is_marker=False,
)
EDITIONS = {edition.name: edition for edition in (CURRENT, EARLIER)}
