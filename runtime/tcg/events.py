"""The kinds of events of the game and the patterns that wait for them (`on`)."""

from __future__ import annotations

from runtime.kernel import moments
from runtime.kernel.patterns import Filter, Pattern, pattern


class On(moments.On):
    """One method for each event that a card can wait for.

    The same patterns serve triggers, replacements, preventions, blocks and `see.happened`. Filters are functions
    `(ability, see, card, player or square) -> bool`: the ready-made ones (`this_card`, `your_card`, `opposing_card`,
    `another_card`, `you`, `opponent`, …) or methods of the class. `how` of `wounded` is a kind of attack, "spell",
    "effect", "poison" or "payment"; of `enters_play` "summon", "resurrect", "incarnate"; of `becomes_target` "spell" or
    "effect".
    """

    # Before the battle

    def before_recruiting(self) -> Pattern:
        """Before the squads are recruited, while the card is in the deal (3.4.1)."""
        return pattern("before_recruiting")

    def recruited(self, card: Filter | None = None) -> Pattern:
        """A card is taken into the squad, while the squads are recruited (3.5)."""
        return pattern("recruit", card=card)

    def after_placing(self) -> Pattern:
        """After the cards are placed (6.2.2)."""
        return pattern("after_placing")

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

    # Moving

    def relocates(self, card: Filter | None = None, square: Filter | None = None, left: Filter | None = None,
                  how: str | None = None) -> Pattern:
        """A card has moved from square `left` to `square`; `how` = "move", "jump", "teleport", "swap", "ability"."""
        return pattern("relocate", values={"how": how}, card=card, square=square, left=left)

    def doomed(self, card: Filter | None = None, source: Filter | None = None) -> Pattern:
        """A card receives the destruction effect (4.17)."""
        return pattern("destroy", card=card, source=source)

    # Fighting

    def declares_attack(self, card: Filter | None = None, target: Filter | None = None,
                        how: str | None = None) -> Pattern:
        """An attack is announced, before defenders: "before attack" (6.4.4)."""
        return pattern("declares_attack", values={"how": how}, card=card, target=target)

    def attacks(self, card: Filter | None = None, target: Filter | None = None, how: str | None = None) -> Pattern:
        """A card attacks its final target, at the start of the In-Attack step: "on attacking" (6.4.4)."""
        return pattern("attack", values={"how": how}, card=card, target=target)

    def rolls(self, card: Filter | None = None) -> Pattern:
        """A die roll for a card is on the stack (5.9)."""
        return pattern("roll", card=card)

    def acts(self, card: Filter | None = None) -> Pattern:
        """A card has acted (2.4): attacked, defended, or used an ability that closes it."""
        return pattern("acts", card=card)

    def rolled(self, card: Filter | None = None, attacking: bool | None = None) -> Pattern:
        """A die roll for a card has its result (2.14): the amount; `attacking` if it is one of the card's attacks."""
        return pattern("rolled", values={"attacking": attacking}, card=card)

    def hits(self, card: Filter | None = None, target: Filter | None = None, how: str | None = None,
             strength: str | None = None, answer: bool | None = None) -> Pattern:
        """An attack or return strike is dealt, no miss, not kept off: "on strike", "on attack" (6.4.4).

        `how` is the kind of attack, `strength` WEAK, MEDIUM or STRONG; `answer=True`: a return strike (4.4).
        """
        return pattern("hit", values={"how": how, "strength": strength, "answer": answer}, card=card, target=target)

    def misses(self, card: Filter | None = None, target: Filter | None = None, answer: bool | None = None) -> Pattern:
        """An attack or return strike misses (4.7); `answer` as in `hits`."""
        return pattern("miss", values={"answer": answer}, card=card, target=target)

    def after_attack(self, card: Filter | None = None, target: Filter | None = None,
                     how: str | None = None) -> Pattern:
        """After an attack, paid for (6.4.4)."""
        return pattern("after_attack", values={"how": how}, card=card, target=target)

    # States, tokens, abilities

    def poisoned(self, card: Filter | None = None, source: Filter | None = None) -> Pattern:
        """A card is poisoned."""
        return pattern("gain", values={"keyword": "poisoning"}, card=card, source=source)

    def gains_tokens(self, card: Filter | None = None, how: str | None = None) -> Pattern:
        """A card gets tokens; `how` = "accumulate" (its own [tap], 1.11.1) or "receive" (1.11.2)."""
        return pattern("put_tokens", values={"how": how}, card=card)

    def loses_lives(self, card: Filter | None = None) -> Pattern:
        """A card loses additional life (glossary: To lose life), also as a payment."""
        return pattern("remove_lives", card=card)

    def receives_incarnation(self, card: Filter | None = None) -> Pattern:
        """A card in a graveyard receives an incarnation token."""
        return pattern("incarnate", card=card)

    def keyword_triggers(self, keyword: str | None = None, card: Filter | None = None) -> Pattern:
        """A keyword's ability of a card is carried out: carrion-eating, vampirism."""
        return pattern("keyword_triggers", values={"keyword": keyword}, card=card)

    def loses_tokens(self, card: Filter | None = None) -> Pattern:
        """A card loses tokens, also as a payment."""
        return pattern("remove_tokens", card=card)

    def gains(self, card: Filter | None = None, keyword: str | None = None) -> Pattern:
        """A card acquires an ability."""
        return pattern("gain", values={"keyword": keyword}, card=card)

    def used(self, card: Filter | None = None, player: Filter | None = None, how: str | None = None) -> Pattern:
        """A playable ability that is no attack is carried out; `how` = "spell", "effect"."""
        return pattern("activated", values={"how": how}, card=card, player=player)



on = On()
