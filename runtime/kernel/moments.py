"""The patterns of events that cards of every game wait for; a game's own class adds those that only it has."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from runtime.kernel.patterns import Filter, Pattern, pattern


@mypyc_attr(allow_interpreted_subclasses=True)
class On:
    """One method for each event that a card of any game can wait for.

    The same patterns serve triggers ("when"), replacements ("would"), preventions, cancellations and
    `see.happened`. Filters are functions `(ability, see, card or player) -> bool`: the ready-made ones (`this_card`,
    `your_card`, `opposing_card`, `another_card`, `you`, `opponent`, …) or methods of the class.
    """

    def turn_starts(self, player: Filter | None = None) -> Pattern:
        """At the start of a turn."""
        return pattern("turn_start", player=player)

    def turn_ends(self, player: Filter | None = None) -> Pattern:
        """At the end of a turn."""
        return pattern("turn_end", player=player)

    def enters_play(self, card: Filter | None = None, player: Filter | None = None, how: str | None = None) -> Pattern:
        """A card enters play; `how` says in which way."""
        return pattern("enters_play", values={"how": how}, card=card, player=player)

    def dies(self, card: Filter | None = None, source: Filter | None = None, how: str | None = None) -> Pattern:
        """A card dies; `source` killed it, `how` as in `wounded`, or "destroy"."""
        return pattern("dies", values={"how": how}, card=card, source=source)

    def leaves_play(self, card: Filter | None = None, to: str | None = None) -> Pattern:
        """A card leaves the play zone."""
        return pattern("moved", values={"from": "play", "to": to}, card=card)

    def moves(self, card: Filter | None = None, from_zone: str | None = None, to: str | None = None,
              player: Filter | None = None) -> Pattern:
        """A card goes from zone to zone; `player` is its owner."""
        return pattern("moved", values={"from": from_zone, "to": to}, card=card, player=player)

    def blocks(self, card: Filter | None = None, attacker: Filter | None = None) -> Pattern:
        """A card is appointed as a blocker or defender."""
        return pattern("block", card=card, attacker=attacker)

    def wounded(self, card: Filter | None = None, source: Filter | None = None, how: str | None = None) -> Pattern:
        """A card receives wounds; `source` inflicts them, `how` is the way of it."""
        return pattern("wound", values={"how": how}, card=card, source=source)

    def healed(self, card: Filter | None = None, source: Filter | None = None) -> Pattern:
        """Wounds are removed from a card by healing."""
        return pattern("heal", card=card, source=source)

    def closes(self, card: Filter | None = None) -> Pattern:
        """An open card is closed."""
        return pattern("close", card=card)

    def opens(self, card: Filter | None = None) -> Pattern:
        """A closed card is opened."""
        return pattern("open", card=card)

    def revealed(self, card: Filter | None = None) -> Pattern:
        """A hidden card is revealed."""
        return pattern("reveal", card=card)

    def gains_lives(self, card: Filter | None = None) -> Pattern:
        """A card receives additional lives."""
        return pattern("add_lives", card=card)

    def loses(self, card: Filter | None = None, keyword: str | None = None) -> Pattern:
        """A card loses a keyword, alone or with all its features."""
        return pattern("lose", values={"keyword": keyword}, card=card)

    def becomes_target(self, card: Filter | None = None, source: Filter | None = None,
                       how: str | None = None) -> Pattern:
        """A card becomes the target of an ability; `how` is the kind of it."""
        return pattern("target", values={"how": how}, card=card, source=source)

    def would(self, kind: str, **filters: Any) -> Pattern:
        """A rarer event by its kind, with filters for its parts."""
        return pattern(kind, **filters)
