"""The kinds of events of the game and the patterns that wait for them (`on`)."""

from __future__ import annotations

from typing import Any

from runtime.kernel.patterns import Filter, Pattern, pattern


class On:
    """One method for each event that a card can wait for.

    The same patterns serve triggers ("when"), replacements ("would"), preventions, cancellations and
    `see.happened`. Filters are functions `(ability, see, card or player) -> bool`: the ready-made ones (`this_card`,
    `your_card`, `opposing_card`, `another_card`, `your_hero`, `you`, `opponent`, …) or methods of the class.
    """

    # A turn

    def turn_starts(self, player: Filter | None = None) -> Pattern:
        """At the start of a turn (304.4)."""
        return pattern("turn_start", player=player)

    def turn_ends(self, player: Filter | None = None) -> Pattern:
        """At the end of a turn (310.1)."""
        return pattern("turn_end", player=player)

    # Moving

    def played(self, card: Filter | None = None, player: Filter | None = None, number: int | None = None) -> Pattern:
        """A card is played (309.1 items 10 and 11); `number` = the how-manieth card the player plays in the turn."""
        return pattern("played", values={"number": number}, card=card, player=player)

    def enters_play(self, card: Filter | None = None, player: Filter | None = None, how: str | None = None) -> Pattern:
        """A card enters play; `how` = "play", "summon", "resurrect", "create", "copy"."""
        return pattern("enters_play", values={"how": how}, card=card, player=player)

    def dies(self, card: Filter | None = None, source: Filter | None = None, how: str | None = None) -> Pattern:
        """A card moves from play to the graveyard; `source` killed it, `how` as in `wounded`, or "destroy"."""
        return pattern("dies", values={"how": how}, card=card, source=source)

    def leaves_play(self, card: Filter | None = None, to: str | None = None) -> Pattern:
        """A card leaves the play zone."""
        return pattern("moved", values={"from": "play", "to": to}, card=card)

    def moves(self, card: Filter | None = None, from_zone: str | None = None, to: str | None = None,
              player: Filter | None = None) -> Pattern:
        """A card goes from zone to zone; `player` is its owner."""
        return pattern("moved", values={"from": from_zone, "to": to}, card=card, player=player)

    def draws(self, player: Filter | None = None, number: int | None = None) -> Pattern:
        """A player draws a card (527); `number` = the how-manieth of the turn."""
        return pattern("draw", values={"number": number}, player=player)

    def discards(self, player: Filter | None = None, card: Filter | None = None) -> Pattern:
        """A player discards a card."""
        return pattern("discard", player=player, card=card)

    def obtains(self, holder: Filter | None = None, card: Filter | None = None) -> Pattern:
        """A card obtains a card."""
        return pattern("obtain", holder=holder, card=card)

    def attached(self, card: Filter | None = None, to: Filter | None = None) -> Pattern:
        """A card is attached to a card."""
        return pattern("attach", card=card, holder=to)

    def searches(self, player: Filter | None = None) -> Pattern:
        """A player uses a search or looks through the deck (112.8)."""
        return pattern("search", player=player)

    def shuffles(self, player: Filter | None = None) -> Pattern:
        """A player's deck is shuffled."""
        return pattern("shuffle", player=player)

    def plague(self, player: Filter | None = None, source: Filter | None = None) -> Pattern:
        """Cards go from a player's deck to the graveyard because of Plague."""
        return pattern("plague", player=player, source=source)

    # Fighting

    def declares_attack(self, card: Filter | None = None, target: Filter | None = None,
                        player: Filter | None = None) -> Pattern:
        """A strike attack is declared, before blockers (307.1)."""
        return pattern("declares_attack", card=card, target=target, player=player)

    def attacks(self, card: Filter | None = None, target: Filter | None = None) -> Pattern:
        """A card makes an attack, strike or shot, on its final target."""
        return pattern("attack", card=card, target=target)

    def strikes(self, card: Filter | None = None, target: Filter | None = None) -> Pattern:
        """A card makes a strike as an attack; a counter-strike is none (510.4)."""
        return pattern("attack", values={"how": "strike"}, card=card, target=target)

    def shoots(self, card: Filter | None = None, target: Filter | None = None) -> Pattern:
        """A card makes a shot."""
        return pattern("attack", values={"how": "shot"}, card=card, target=target)

    def shot_declared(self, target: Filter | None = None, source: Filter | None = None) -> Pattern:
        """A shot is declared, before it has its final target: a replacement can give it another one (508.3)."""
        return pattern("shot", card=target, source=source)

    def blocks(self, card: Filter | None = None, attacker: Filter | None = None) -> Pattern:
        """A card is assigned as a blocker."""
        return pattern("block", card=card, attacker=attacker)

    def wounded(self, card: Filter | None = None, source: Filter | None = None, how: str | None = None) -> Pattern:
        """A card receives wounds.

        `source` inflicts them; `how` = "strike" (counter-strikes too), "shot", "spell", "ability", "poison".
        """
        return pattern("wound", values={"how": how}, card=card, source=source)

    def healed(self, card: Filter | None = None, source: Filter | None = None) -> Pattern:
        """Wounds are removed from a card by healing."""
        return pattern("heal", card=card, source=source)

    # States and effects

    def closes(self, card: Filter | None = None) -> Pattern:
        """An open card is closed."""
        return pattern("close", card=card)

    def opens(self, card: Filter | None = None) -> Pattern:
        """A closed card is opened."""
        return pattern("open", card=card)

    def readied(self, card: Filter | None = None) -> Pattern:
        """A card is readied."""
        return pattern("ready", card=card)

    def stunned(self, card: Filter | None = None) -> Pattern:
        """A card is stunned."""
        return pattern("stun", card=card)

    def hides(self, card: Filter | None = None) -> Pattern:
        """A creature hides."""
        return pattern("hide", card=card)

    def revealed(self, card: Filter | None = None) -> Pattern:
        """A hidden creature is revealed."""
        return pattern("reveal", card=card)

    def poisoned(self, card: Filter | None = None) -> Pattern:
        """A character is poisoned."""
        return pattern("poison", card=card)

    def enhanced(self, card: Filter | None = None) -> Pattern:
        """An enhancement effect is laid on a card."""
        return pattern("enhance", card=card)

    def effect_put(self, card: Filter | None = None, effect: str | None = None) -> Pattern:
        """Effects with a name of their own are laid on a card."""
        return pattern("put_tokens", values={"name": effect}, card=card)

    def completed(self, card: Filter | None = None) -> Pattern:
        """A quest is completed."""
        return pattern("complete", card=card)

    def keyword_triggers(self, keyword: str | None = None, card: Filter | None = None,
                         player: Filter | None = None) -> Pattern:
        """An ability that a keyword heads triggers; `amount` is the keyword's number."""
        return pattern("keyword_triggers", values={"keyword": keyword}, card=card, player=player)

    def gains_lives(self, card: Filter | None = None) -> Pattern:
        """Additional lives are laid on a card."""
        return pattern("add_lives", card=card)

    def loses(self, card: Filter | None = None, keyword: str | None = None) -> Pattern:
        """A card loses a keyword, alone or with all its features."""
        return pattern("lose", values={"keyword": keyword}, card=card)

    def becomes_target(self, card: Filter | None = None, source: Filter | None = None,
                       how: str | None = None) -> Pattern:
        """A card becomes the final target of an ability (502.1); `how` = "spell", "ability", "strike", "shot"."""
        return pattern("target", values={"how": how}, card=card, source=source)

    def upgraded(self, card: Filter | None = None) -> Pattern:
        """A creature is upgraded to a mechanism."""
        return pattern("upgrade", card=card)

    def activated(self, card: Filter | None = None, player: Filter | None = None) -> Pattern:
        """An activated ability of a card is used."""
        return pattern("activated", card=card, player=player)

    # Resources

    def gains_prayers(self, player: Filter | None = None) -> Pattern:
        """A player receives prayer tokens."""
        return pattern("gain_prayers", player=player)

    def would(self, kind: str, **filters: Any) -> Pattern:
        """A rarer event by its kind (see runtime.heroes.happening for the kinds and their parts)."""
        return pattern(kind, **filters)


on = On()
