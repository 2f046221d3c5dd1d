"""The kinds of events of the game and the patterns that wait for them (`on`)."""

from __future__ import annotations

from typing import Any

from runtime.kernel.patterns import Filter, Pattern, pattern


class On:
    """One method for each event that a card can wait for.

    The same patterns serve triggers, replacements, preventions, blocks and `see.happened`. Filters are functions
    `(ability, see, card, player or square) -> bool`: the ready-made ones (`this_card`, `your_card`, `opposing_card`,
    `another_card`, `you`, `opponent`, …) or methods of the class.
    """

    # Before the battle

    def before_recruiting(self) -> Pattern:
        """Before the squads are recruited, while the card is in the deal (3.4.1)."""
        return pattern("before_recruiting")

    def after_placing(self) -> Pattern:
        """After the cards are placed (6.2.2)."""
        return pattern("after_placing")

    def revealed(self, card: Filter | None = None) -> Pattern:
        """A card is revealed: "begins the battle with …" (3.11; glossary)."""
        return pattern("reveal", card=card)

    def battle_begins(self) -> Pattern:
        """At the beginning of the battle (3.13)."""
        return pattern("battle_begins")

    def vanguard(self) -> Pattern:
        """The Vanguard sub-phase (6.2.4)."""
        return pattern("vanguard")

    # A turn

    def turn_prepared(self, player: Filter | None = None) -> Pattern:
        """Before the start of a turn: what has to do with opening cards (6.3.1)."""
        return pattern("turn_prepared", player=player)

    def turn_starts(self, player: Filter | None = None) -> Pattern:
        """At the beginning of a turn, all cards having been opened (6.3.2)."""
        return pattern("turn_start", player=player)

    def turn_ends(self, player: Filter | None = None) -> Pattern:
        """At the end of a turn (6.5)."""
        return pattern("turn_end", player=player)

    # Moving

    def relocates(self, card: Filter | None = None, square: Filter | None = None, left: Filter | None = None,
                  how: str | None = None) -> Pattern:
        """A card has moved from square `left` to `square`; `how` = "move", "jump", "teleport", "swap", "ability"."""
        return pattern("relocate", values={"how": how}, card=card, square=square, left=left)

    def enters_play(self, card: Filter | None = None, player: Filter | None = None, how: str | None = None) -> Pattern:
        """A card enters the game zone; `how` = "summon", "resurrect", "incarnate", "recruit"."""
        return pattern("enters_play", values={"how": how}, card=card, player=player)

    def dies(self, card: Filter | None = None, source: Filter | None = None, how: str | None = None) -> Pattern:
        """A card dies (4.17); `source` gave it the destruction effect, `how` as in `wounded`, or "destroy"."""
        return pattern("dies", values={"how": how}, card=card, source=source)

    def doomed(self, card: Filter | None = None, source: Filter | None = None) -> Pattern:
        """A card receives the destruction effect (4.17)."""
        return pattern("destroy", card=card, source=source)

    def leaves_play(self, card: Filter | None = None, to: str | None = None) -> Pattern:
        """A card leaves the game zone."""
        return pattern("moved", values={"from": "play", "to": to}, card=card)

    def moves(self, card: Filter | None = None, from_zone: str | None = None, to: str | None = None,
              player: Filter | None = None) -> Pattern:
        """A card goes from zone to zone; `player` is its owner."""
        return pattern("moved", values={"from": from_zone, "to": to}, card=card, player=player)

    # Fighting

    def declares_attack(self, card: Filter | None = None, target: Filter | None = None,
                        how: str | None = None) -> Pattern:
        """An attack is announced, before defenders: "before attack" (6.4.4)."""
        return pattern("declares_attack", values={"how": how}, card=card, target=target)

    def attacks(self, card: Filter | None = None, target: Filter | None = None, how: str | None = None) -> Pattern:
        """A card attacks its final target, at the start of the In-Attack step: "on attacking" (6.4.4)."""
        return pattern("attack", values={"how": how}, card=card, target=target)

    def blocks(self, card: Filter | None = None, attacker: Filter | None = None) -> Pattern:
        """A card is appointed as a defender (4.10)."""
        return pattern("block", card=card, attacker=attacker)

    def rolls(self, card: Filter | None = None) -> Pattern:
        """A die roll for a card is on the stack (5.9)."""
        return pattern("roll", card=card)

    def hits(self, card: Filter | None = None, target: Filter | None = None, how: str | None = None,
             strength: str | None = None, answer: bool | None = None) -> Pattern:
        """An attack or return strike is dealt, no miss, not kept off: "on strike", "on attack" (6.4.4).

        `how` is the kind of attack, `strength` WEAK, MEDIUM or STRONG; `answer=True`: a return strike (4.4).
        """
        return pattern("hit", values={"how": how, "strength": strength, "answer": answer}, card=card, target=target)

    def misses(self, card: Filter | None = None, target: Filter | None = None) -> Pattern:
        """An attack or return strike misses (4.7)."""
        return pattern("miss", card=card, target=target)

    def after_attack(self, card: Filter | None = None, target: Filter | None = None,
                     how: str | None = None) -> Pattern:
        """After an attack, paid for (6.4.4)."""
        return pattern("after_attack", values={"how": how}, card=card, target=target)

    def wounded(self, card: Filter | None = None, source: Filter | None = None, how: str | None = None) -> Pattern:
        """A card is wounded; `how` = a kind of attack, "spell", "effect", "poison", "payment"."""
        return pattern("wound", values={"how": how}, card=card, source=source)

    def healed(self, card: Filter | None = None, source: Filter | None = None) -> Pattern:
        """Wounds are removed from a card by healing."""
        return pattern("heal", card=card, source=source)

    # States, tokens, abilities

    def closes(self, card: Filter | None = None) -> Pattern:
        """An open card is closed."""
        return pattern("close", card=card)

    def opens(self, card: Filter | None = None) -> Pattern:
        """A closed card is opened."""
        return pattern("open", card=card)

    def poisoned(self, card: Filter | None = None, source: Filter | None = None) -> Pattern:
        """A card is poisoned."""
        return pattern("gain", values={"keyword": "poisoning"}, card=card, source=source)

    def gains_lives(self, card: Filter | None = None) -> Pattern:
        """A card receives additional life."""
        return pattern("add_lives", card=card)

    def gains_tokens(self, card: Filter | None = None, how: str | None = None) -> Pattern:
        """A card gets tokens; `how` = "accumulate" (its own [tap], 1.11.1) or "receive" (1.11.2)."""
        return pattern("put_tokens", values={"how": how}, card=card)

    def loses_tokens(self, card: Filter | None = None) -> Pattern:
        """A card loses tokens, also as a payment."""
        return pattern("remove_tokens", card=card)

    def gains(self, card: Filter | None = None, keyword: str | None = None) -> Pattern:
        """A card acquires an ability."""
        return pattern("gain", values={"keyword": keyword}, card=card)

    def loses(self, card: Filter | None = None, keyword: str | None = None) -> Pattern:
        """A card loses a keyword."""
        return pattern("lose", values={"keyword": keyword}, card=card)

    def becomes_target(self, card: Filter | None = None, source: Filter | None = None,
                       how: str | None = None) -> Pattern:
        """A card becomes the target of an ability; `how` = "spell", "effect"."""
        return pattern("target", values={"how": how}, card=card, source=source)

    def used(self, card: Filter | None = None, player: Filter | None = None, how: str | None = None) -> Pattern:
        """A playable ability that is no attack is carried out; `how` = "spell", "effect"."""
        return pattern("activated", values={"how": how}, card=card, player=player)

    def would(self, kind: str, **filters: Any) -> Pattern:
        """A rarer event by its kind (see runtime.tcg.happening for the kinds and their parts)."""
        return pattern(kind, **filters)


on = On()
