"""The kinds of events of the game and the patterns that wait for them (`on`)."""

from __future__ import annotations

from runtime.kernel import moments
from runtime.kernel.patterns import Filter, Pattern, pattern


class On(moments.On):
    """One method for each event that a card can wait for.

    The same patterns serve triggers ("when"), replacements ("would"), preventions, cancellations and
    `see.happened`. Filters are functions `(ability, see, card or player) -> bool`: the ready-made ones (`this_card`,
    `your_card`, `opposing_card`, `another_card`, `your_hero`, `you`, `opponent`, …) or methods of the class.
    `how` of `wounded` is "strike" (counter-strikes too), "shot", "spell", "ability" or "poison"; of `enters_play`
    "play", "summon", "resurrect", "create" or "copy"; of `becomes_target` "spell", "ability", "strike" or "shot".
    """

    # Moving

    def played(
        self,
        card: Filter | None = None,
        player: Filter | None = None,
        number: int | None = None,
        repeated: bool | None = None,
    ) -> Pattern:
        """A card is played (309.1 items 10 and 11).

        `number` = the how-manieth card the player plays in the turn; a spell may be `repeated` (7 Repeat), or not.
        """
        return pattern("played", values={"number": number, "repeated": repeated}, card=card, player=player)

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

    # States and effects

    def readied(self, card: Filter | None = None) -> Pattern:
        """A card is readied."""
        return pattern("ready", card=card)

    def stunned(self, card: Filter | None = None) -> Pattern:
        """A card is stunned."""
        return pattern("stun", card=card)

    def hides(self, card: Filter | None = None) -> Pattern:
        """A creature hides."""
        return pattern("hide", card=card)

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

    def upgraded(self, card: Filter | None = None) -> Pattern:
        """A creature is upgraded to a mechanism."""
        return pattern("upgrade", card=card)

    def activated(self, card: Filter | None = None, player: Filter | None = None) -> Pattern:
        """An activated ability of a card is used."""
        return pattern("activated", card=card, player=player)

    # Resources

    def gains_coins(self, player: Filter | None = None) -> Pattern:
        """A player receives coins (522)."""
        return pattern("gain_coins", player=player)

    def loses_coins(self, player: Filter | None = None) -> Pattern:
        """A player loses coins (522.5)."""
        return pattern("lose_coins", player=player)

    def gains_prayers(self, player: Filter | None = None) -> Pattern:
        """A player receives prayer tokens."""
        return pattern("gain_prayers", player=player)



on = On()
