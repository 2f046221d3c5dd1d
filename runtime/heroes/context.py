"""What an ability sees: the read-only side of generated code."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from runtime.heroes.state import Card
from runtime.heroes.terms import COMPLETED, HAND, HERO, OBTAINED, SUPPORT
from runtime.kernel import context
from runtime.kernel.abilities import CardFilter, StaticAbility
from runtime.kernel.agenda import Frame
from runtime.kernel.context import Mass
from runtime.kernel.data import Data
from runtime.kernel.terms import DECK, GRAVEYARD, PLAY, SPELL

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame
    from runtime.heroes.traits import Traits


class See(context.See):
    """What an ability sees. Cards and players are numbers; cards may be read in any zone."""

    __slots__ = ()

    game: HeroesGame

    def seen_with(self, values: Data) -> See:
        """Return what is seen with other values."""
        return See(self.game, self.ability, values)

    # Who and what

    @property
    def your_hero(self) -> int:
        """Your hero's card."""
        return self.game.players[self.values["player"]].hero

    @property
    def opposing_hero(self) -> int:
        """The opposing hero's card."""
        return self.game.players[1 - int(self.values["player"])].hero

    @property
    def missing_coins(self) -> int:
        """How many of the coins that a player had to pay in this ability were not there (7 Meditation)."""
        return int(self.values.get("missing", 0))

    def left(self, step: int, zone: str = DECK) -> list[int]:
        """The cards that part `step` was about (looked at, shown …) and that are still in the zone: "the rest"."""
        return [card for card in self.result(step).cards if self.in_zone(card, zone)]

    # Cards

    def card(self, card: int) -> Card:
        """The state of a card."""
        return self.game.cards[card]

    def traits(self, card: int) -> Traits:
        """Everything derived about a card."""
        return self.game.traits(card)

    def is_yours(self, card: int) -> bool:
        """Your card (7 Your card)."""
        if self.controller(card) != self.you:
            return False
        if self.game.edition.cards_outside_squad_are_yours or self.is_spell(card):
            return True
        return self.game.cards[card].zone not in (DECK, GRAVEYARD)

    def is_creature(self, card: int) -> bool:
        """A creature."""
        return self.game.traits(card).is_creature

    def is_hero(self, card: int) -> bool:
        """A hero."""
        return self.game.traits(card).type == HERO

    def is_character(self, card: int) -> bool:
        """A creature or a hero (106.1.2)."""
        return self.game.traits(card).is_character

    def is_spell(self, card: int) -> bool:
        """A spell."""
        return self.game.traits(card).type == SPELL

    def is_support(self, card: int) -> bool:
        """A support card."""
        return self.game.traits(card).type == SUPPORT

    def is_equipment(self, card: int) -> bool:
        """An amulet, an armor or a weapon (106.1.3)."""
        traits = self.game.traits(card)
        return traits.type == SUPPORT and not EQUIPMENT.isdisjoint(traits.classes)

    def is_named_as_remembered(self, card: int) -> bool:
        """The card has one of the names that the giving ability remembered."""
        return not set(self.names(card)).isdisjoint(self.remembered("names") or ())

    def caused_by(self, keyword: str) -> bool:
        """The event comes from an ability that a keyword heads."""
        ability = self.game.definitions.abilities.get(str(self.event.data.get("cause", "")))
        return ability is not None and ability.keyword == keyword

    def is_poisoned(self, card: int) -> bool:
        """The character has Poison."""
        return self.has(card, "poison")

    def known(self, card: int, name: str) -> int | None:
        """The last known value of a card that is gone, or None while it is there and is asked itself (403.1)."""
        last = self.game.cards[card].last
        if last is None or self.game.cards[card].zone == PLAY or not self.concerns(card):
            return None
        return int(last[name])

    def concerns(self, card: int) -> bool:
        """The ability has to do with this card as it was in play."""
        values = self.values
        event = values.get("event") or {}
        if card in (values["card"], event.get("card"), event.get("source"), event.get("target")):
            return True
        return any(card in chosen for chosen in values.get("targets", {}).values()) or any(
            card in row["cards"] for rows in values.get("done", {}).values() for row in rows)

    def strike(self, card: int) -> int:
        """The strike of a card, not less than 0 (512.1); of a card that is gone, the last known one."""
        known = self.known(card, "strike")
        return max(0, self.game.traits(card).strike if known is None else known)

    def base_strike(self, card: int) -> int:
        """The starting strike, as static abilities change it (114.5)."""
        return self.game.traits(card).base_strike

    def lives(self, card: int) -> int:
        """The current lives of a card."""
        known = self.known(card, "lives")
        return self.game.lives(card) if known is None else known

    def maximum_lives(self, card: int) -> int:
        """The maximum lives (7)."""
        known = self.known(card, "maximum")
        return self.game.traits(card).lives if known is None else known

    def wounds(self, card: int) -> int:
        """The number of wounds."""
        known = self.known(card, "wounds")
        return self.game.cards[card].wounds if known is None else known

    def cost(self, card: int) -> int:
        """The cost of a card; X counts as 0 (105.1.4).

        Where a card in hand has its changed cost, static abilities still read the base cost: they make the change.
        """
        known = self.known(card, "cost")
        if known is not None:
            return known
        in_hand = self.game.edition.cost_changes_act_in_hand and self.game.cards[card].zone == HAND
        if in_hand and not isinstance(self.ability, StaticAbility):
            return self.game.changed_cost(card)
        return self.game.traits(card).cost

    def additional_lives(self, card: int) -> int:
        """The number of additional lives on a card."""
        return self.game.additional_lives(card)

    def enhancements(self, card: int) -> int:
        """The number of enhancement effects on a card."""
        effects = self.game.cards[card].effects
        return sum(effect["amount"] for effect in effects if effect["kind"] == "enhancement")

    def tokens(self, card: int, name: str) -> int:
        """The number of named effects on a card (`act.put_tokens`)."""
        effects = self.game.cards[card].effects
        return sum(effect["amount"] for effect in effects if effect["kind"] == "tokens" and effect["name"] == name)

    def obtained(self, card: int) -> list[int]:
        """The cards that a card has obtained."""
        return list(self.game.cards[card].under)

    def holder(self, card: int) -> int:
        """The card that has obtained this one, 0 if none has."""
        found = self.game.cards[card]
        return found.holder if found.zone == OBTAINED and found.holder in self.game.cards else 0

    def all_obtained(self, legal: CardFilter | None = None) -> list[int]:
        """All obtained cards for which the method holds, whoever has obtained them."""
        holders = self.game.zones[PLAY]
        return self.such((card for holder in holders for card in self.game.cards[holder].under), legal)

    def paid(self, card: int, what: str) -> int:
        """What was paid when the card was played: "coins", "x", "fury" … (0: nothing)."""
        return int(self.game.cards[card].paid.get(what, 0))

    def is_attacking(self, card: int) -> bool:
        """The card makes an attack, strike or shot, that is not over yet (508)."""
        return any(attacker(frame) == card for frame in self.game.agenda)

    def chosen(self, what: str) -> str:
        """The word that this card chose last ("class", "name"); empty if none."""
        effects = self.game.cards[self.this].effects
        words = [str(effect["word"]) for effect in effects if effect["kind"] == "chosen" and effect["what"] == what]
        return words[-1] if words else ""

    def is_being_played(self, card: int) -> bool:
        """The card is the one that asks, or a play of it is in progress (514.1)."""
        plays = (frame.values["card"] for frame in self.game.agenda if frame.procedure == "play")
        return card == self.this or card in plays

    def can_play_free(self, card: int) -> bool:
        """The card can be played for free now: nothing forbids it, and a spell has its targets."""
        return self.game.can_play_free(self.you, card)

    # Zones and players

    def hand(self, player: int) -> list[int]:
        """The cards in a hand."""
        return self.zone(HAND, player)

    def fewest_lives(self) -> int:
        """The player whose hero has the fewest current lives; you, if both have as many."""
        yours, theirs = self.lives(self.your_hero), self.lives(self.opposing_hero)
        return self.opponent if theirs < yours else self.you

    def hero(self, player: int) -> int:
        """The hero of a player."""
        return self.game.players[player].hero

    def coins(self, player: int) -> int:
        """The coins of a player, open and closed."""
        return self.game.players[player].coins

    def open_coins(self, player: int) -> int:
        """The open coins of a player."""
        return self.game.players[player].open_coins

    def prayers(self, player: int) -> int:
        """The prayer tokens of a player."""
        return self.game.players[player].prayers

    def completed(self, player: int | None = None) -> int:
        """How many quests a player has completed; both players, if none is given."""
        players = (self.you, self.opponent) if player is None else (player,)
        return sum(len(self.zone(COMPLETED, each)) for each in players)

    def chosen_by(self, keyword: str) -> int:
        """How many characters an ability of this card that a keyword heads has wounded this turn."""
        found = set()
        for event in self.game.history:
            if event["kind"] == "wound" and event.get("source") == self.this:
                ability = self.game.definitions.abilities.get(str(event.get("cause", "")))
                if ability is not None and ability.keyword == keyword:
                    found.add(event["card"])
        return len(found)

    def was_buried_this_turn(self, card: int) -> bool:
        """The card came into its graveyard this turn."""
        return any(event["kind"] in ("moved", "dies") and event.get("card") == card
                   for event in self.game.history) and self.in_zone(card, GRAVEYARD)

    def went_first(self, player: int) -> bool:
        """The player took the first turn of the game (301.4)."""
        return self.game.first == player

    def turn_number(self) -> int:
        """The number of the turn, both players' counted."""
        return self.game.turn

    # Selecting

    def all(self, legal: Callable[[Any, See, int], bool]) -> Mass:
        """All cards in play for which the method holds as it is carried out: no targets (502.6, 508.4.3).

        Hidden creatures are not among them (7 Hidden creature).
        """
        game, ability = self.game, self.ability
        return Mass(card for card in game.zones[PLAY] if not game.cards[card].hidden and legal(ability, self, card))

    # What happened

    def wounded_this_turn(self, card: int) -> bool:
        """The card has received wounds this turn."""
        return self.game.cards[card].facts.get("wounded") == self.game.turn

    def drawn_this_turn(self, player: int) -> int:
        """How many cards a player has drawn this turn."""
        return self.game.players[player].drawn

    def played_this_turn(self, player: int) -> int:
        """How many cards a player has played this turn."""
        return self.game.players[player].played


def attacker(frame: Frame) -> int:
    """Return the card whose attack a frame of the agenda carries out; 0 if it is no attack."""
    if frame.procedure in ("strike_attack", "battle"):
        return int(frame.values["attacker"])
    return int(frame.values["shot"]["source"]) if frame.procedure == "shot" else 0


EQUIPMENT = frozenset(("amulet", "armor", "weapon"))
