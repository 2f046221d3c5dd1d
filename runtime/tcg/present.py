"""What there is: cards, zones, squares and players, and what each card is and has at this moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from runtime.kernel.abilities import StaticAbility
from runtime.kernel.data import Data
from runtime.kernel.definitions import Held
from runtime.kernel.game import Game
from runtime.kernel.log import Log, Telling, label
from runtime.kernel.terms import DECK, GRAVEYARD, PLAY
from runtime.tcg import battlefield
from runtime.tcg.battlefield import AWAY
from runtime.tcg.context import See
from runtime.tcg.definitions import Definitions
from runtime.tcg.state import Card, Player
from runtime.tcg.terms import DEAL, EXILE, RETREATED, SQUARE
from runtime.tcg.traits import Traits, always_own, own_traits, with_features, with_values

PRIVATE_ZONES = (DECK, DEAL, GRAVEYARD, RETREATED, EXILE)
PLACES = tuple({zone: f"{zone}{player}" for zone in PRIVATE_ZONES} for player in (0, 1))
OWN, FEATURES, VALUES = 0, 1, 2
NOTHING: dict[int, Traits] = {}


TELLING = Telling(
    ("kind", "card", "source", "target", "other", "player", "amount", "how", "from", "to", "cause", "keyword", "x",
     "attacker", "square", "left", "strength", "gold", "silver"),
    cards=("card", "source", "target", "other", "attacker"), counts=("player", "amount", "square", "left"))
"""What the log tells of an event."""
Row = tuple[int, Held]
"""A card and an ability of it."""


class Waiters:
    """The abilities of the cards in the game zone, by the kind of event that they wait for."""

    __slots__ = ("triggers", "replacing", "cancelling", "preventing", "instants", "quick")

    def __init__(self) -> None:
        self.triggers: dict[str, list[Row]] = {}
        self.replacing: dict[str, list[Row]] = {}
        self.cancelling: dict[str, list[Row]] = {}
        self.preventing: list[Row] = []
        self.instants: list[Row] = []
        self.quick: list[Row] = []
        """Playable abilities that are neither sudden nor slow: fast ones of one's own Main phase (1.9.3, 5.5.2)."""

    def add(self, number: int, traits: Traits) -> None:
        """Add the abilities of a card."""
        for name in ("triggers", "replacing", "cancelling"):
            index = getattr(self, name)
            for kind, found in getattr(traits, name).items():
                index.setdefault(kind, []).extend((number, held) for held in found)
        self.preventing.extend((number, held) for held in traits.preventing)
        for held in traits.activated:
            if held.ability.instant:  # type: ignore[attr-defined]
                self.instants.append((number, held))
            elif not held.ability.is_slow:  # type: ignore[attr-defined]
                self.quick.append((number, held))


class Present(Game):
    """The cards, zones, squares and players of a game.

    Constant abilities are applied in layers: own print and effects; what constant abilities give and take of abilities;
    their numbers and prohibitions. A layer reads only the layers below, so the answer never depends on who asked first.
    What was derived of a card's own is kept until the card changes, the rest until anything changes.
    """

    __slots__ = ("definitions", "cards", "zones", "players", "squares", "shifted", "first", "next_card",
                 "next_number", "token", "affected", "own", "full", "known", "layer", "statics", "giving", "valuing",
                 "restless", "waiters", "squads", "unsettled")

    def __init__(self, definitions: Definitions, seed: int) -> None:
        super().__init__(seed)
        self.definitions = definitions
        self.cards: dict[int, Card] = {}
        self.log = Log(TELLING, self.cards)
        self.zones: dict[str, list[int]] = {PLAY: []}
        for places in PLACES:
            for place in places.values():
                self.zones[place] = []
        self.players = [Player(), Player()]
        self.squares: list[Data] = []
        """What lies on squares (1.10): `{kind, square, player, number, ends, …}`."""
        self.shifted: list[list[int]] = []
        """Cards to which an attack was redirected, with the square on which they count as standing, too (glossary)."""
        self.first = 0
        self.next_card = 1
        self.next_number = 1
        self.token: object = object()
        self.affected: set[int] = set()
        """Where effects may lie: all cards that were changed since they were last found without."""
        self.forget()

    # Cards and zones

    def part(self, zone: str) -> str:
        """Return what is chosen in a zone: squares of the battlefield, or cards."""
        return "square" if zone == SQUARE else "card"

    def card(self, number: int) -> Card:
        """Return a card to be read."""
        return self.cards[number]

    def edit(self, number: int) -> Card:
        """Return a card to be changed in any way, at once; clones of the game keep theirs."""
        card = self.adjust(number)
        self.affected.add(number)
        self.own.pop(number, None)
        self.full.clear()
        self.squads.clear()
        self.statics = None
        self.restless = True
        self.waiters = None
        return card

    def adjust(self, number: int) -> Card:
        """Return a card to be changed in what does not bear on its own features: wounds, closing, tokens, marks."""
        card = self.cards[number]
        if card.token is not self.token:
            card = card.copy(self.token)
            self.cards[number] = card
        self.unsettled = True
        if self.restless:
            self.look_anew()
        return card

    def look_anew(self) -> None:
        """Forget what constant abilities made of the cards: what they look at may have changed."""
        if self.statics is None or self.statics:
            self.full.clear()
            self.unsettled = True
            if self.giving:
                self.waiters = None

    def zone(self, name: str, player: int) -> list[int]:
        """Return the cards of a player's zone, or the player's squad of the game zone."""
        return self.squad(player) if name == PLAY else self.zones[PLACES[player][name]]

    def squad(self, player: int) -> list[int]:
        """Return the cards in the game zone that a player controls (glossary: Squad)."""
        found = self.squads.get(player)
        if found is None:
            cards = self.cards
            found = self.squads[player] = [number for number in self.zones[PLAY] if cards[number].controller == player]
        return found

    def number(self) -> int:
        """Return the next number for an effect or an entry, so that their order is known."""
        self.next_number += 1
        return self.next_number - 1

    def make_card(self, name: str, owner: int, zone: str) -> Card:
        """Make a new card in a zone of its owner."""
        card = Card(self.next_card, self.definitions.card(name), owner, zone)
        card.token = self.token
        self.next_card += 1
        self.cards[card.id] = card
        self.affected.add(card.id)
        self.zones[zone if zone == PLAY else PLACES[owner][zone]].append(card.id)
        self.forget()
        return card

    def is_in_play(self, number: int) -> bool:
        """Tell whether there is such a card in the game zone (2.2)."""
        card = self.cards.get(number)
        return card is not None and card.zone == PLAY

    def is_in_zone(self, number: int, zone: str) -> bool:
        """Tell whether a card is in such a zone."""
        card = self.cards.get(number)
        return card is not None and card.zone == zone

    def everything(self) -> Iterator[Card]:
        """Return all cards in the order of their making."""
        return iter(self.cards.values())

    def with_effects(self) -> list[Card]:
        """Return the cards on which effects lie, in the order of their making."""
        found = [card for number in sorted(self.affected) if (card := self.cards[number]).effects]
        self.affected = {card.id for card in found}
        return found

    # Squares

    def side(self, player: int) -> int:
        """Return the side of the battlefield of a player: 0 for the First, 1 for the Second (3.4)."""
        return 0 if player == self.first else 1

    def place(self, card: int) -> int:
        """Return the square of a card; of one that left the game zone, where it was; no card (0) stands nowhere."""
        if not card:
            return AWAY
        found = self.cards[card]
        if found.zone == PLAY or found.last is None:
            return found.square
        return int(found.last["square"])

    def cards_on(self, square: int) -> list[int]:
        """Return the cards on a square, a host before its symbiotes."""
        cards = self.cards
        found = [number for number in self.zones[PLAY] if cards[number].square == square]
        return found if len(found) < 2 else sorted(found, key=lambda number: (cards[number].host != 0, number))

    def is_free(self, square: int) -> bool:
        """Tell whether a square is unoccupied: no card, and no effect that makes it count as occupied (glossary)."""
        cards = self.cards
        for number in self.zones[PLAY]:
            if cards[number].square == square:
                return False
        return not any(effect["kind"] == "occupied" and effect["square"] == square and not effect.get("waiting")
                       for effect in self.squares)

    def free_squares(self) -> list[int]:
        """Return all unoccupied squares."""
        cards = self.cards
        taken = {cards[number].square for number in self.zones[PLAY]}
        taken.update(effect["square"] for effect in self.squares
                     if effect["kind"] == "occupied" and not effect.get("waiting"))
        return [square for square in battlefield.SQUARES if square not in taken]

    def laid_on(self, square: int) -> list[Data]:
        """Return the effects that lie on a square now."""
        if not self.squares or square == AWAY:
            return []
        return [effect for effect in self.squares if effect["square"] == square and not effect.get("waiting")]

    def adjacent(self, card: int, other: int) -> bool:
        """Tell whether two cards stand next to each other (glossary); in the auxiliary zone none do (1.5.1 a)."""
        one, two = self.place(card), self.place(other)
        near = card != other and AWAY not in (one, two) and battlefield.distance(one, two) <= 1
        return near or (bool(self.shifted) and self.adjacent_by_shift(card, other))

    def adjacent_by_shift(self, card: int, other: int) -> bool:
        """Tell whether cards are adjacent because the target of a redirected attack counts as standing elsewhere."""
        for shifted, square in self.shifted:
            if shifted in (card, other):
                there = self.place(other if shifted == card else card)
                if card != other and AWAY not in (there, square) and battlefield.distance(there, square) <= 1:
                    return True
        return False

    def within(self, card: int, other: int, reach: int | None) -> bool:
        """Tell whether a card is within range of another (glossary: Range X).

        From the auxiliary zone and against it the range does not matter: of an ability of a card there nothing could
        be counted, and it has to be usable.
        """
        one, two = self.place(card), self.place(other)
        return reach is None or AWAY in (one, two) or battlefield.distance(one, two) <= reach

    def symbiotes(self, host: int) -> list[int]:
        """Return the symbiotes and parasites on a creature."""
        cards = self.cards
        return [number for number in self.zones[PLAY] if cards[number].host == host]

    # What is derived

    statics: list[tuple[See, Held]] | None
    """The constant abilities at work that do not always hold for their own card only."""
    waiters: Waiters | None
    """The abilities in the game zone that wait for something."""

    def forget(self) -> None:
        """Forget everything derived."""
        self.own: dict[int, Traits] = {}
        self.full: dict[int, Traits] = {}
        self.layer = VALUES
        self.known = self.full
        """The traits of the layer that is being read, as far as they are kept."""
        self.statics = None
        self.giving: list[tuple[See, Held]] = []
        """Those of the constant abilities that give or take abilities."""
        self.valuing: list[tuple[See, Held]] = []
        """Those that change numbers, forbid or oblige."""
        self.squads: dict[int, list[int]] = {}
        self.restless = True
        """Some constant ability at work looks at more than what a card is and where it stands."""
        self.waiters = None
        self.unsettled = True
        """Something changed since the rules last looked for what they destroy (see runtime.tcg.state_checks)."""

    def see(self, number: int, held: Held, event: Data | None = None) -> See:
        """Return what an ability of a card sees."""
        raise NotImplementedError

    def own_traits(self, number: int) -> Traits:
        """Return what a card is and has by its print and its effects."""
        found = self.own.get(number)
        if found is None:
            card = self.cards[number]
            laid = self.laid_on(card.square) if card.zone == PLAY else ()
            found = self.own[number] = own_traits(card, self.definitions, laid)
        return found

    def traits(self, number: int) -> Traits:
        """Return what a card is and has now, in the layer that is being read."""
        return self.known.get(number) or self.derive(number)

    def derive(self, number: int) -> Traits:
        """Derive a card in the layer that is being read, from the constant abilities that reach it."""
        own = self.own_traits(number)
        before, known = self.layer, self.known
        if before == OWN:
            return own
        statics = self.at_work()
        if not statics or self.cards[number].zone != PLAY:
            if before == VALUES:
                self.full[number] = own
            return own
        features = own
        if self.giving:
            self.layer, self.known = OWN, self.own
            features = with_features(own, self.reaching(number, self.giving), self.definitions)
            self.layer, self.known = before, known
        if before == FEATURES:
            return features
        self.layer, self.known = FEATURES, NOTHING
        found = self.reaching(number, [*self.valuing, *self.granted(number, own, features)])
        self.full[number] = with_values(features, number, found)
        self.layer, self.known = before, known
        return self.full[number]

    def granted(self, number: int, own: Traits, features: Traits) -> list[tuple[See, Held]]:
        """Return the constant abilities with values that others give to a card."""
        if features is own:
            return []
        return [(self.see(number, held), held) for held in features.statics
                if held not in own.statics and not always_own(held) and has_values(held)]

    def at_work(self) -> list[tuple[See, Held]]:
        """Return the constant abilities of the cards in the game zone (2.2)."""
        if self.statics is None:
            self.statics = [(self.see(number, held), held) for number in self.zones[PLAY]
                            for held in self.own_traits(number).statics if not always_own(held)]
            self.restless = any(held.ability.key in self.definitions.restless for _, held in self.statics)
            self.giving = [(see, held) for see, held in self.statics if held.ability.feature_rows]  # type: ignore[attr-defined]
            self.valuing = [(see, held) for see, held in self.statics if has_values(held)]
        return self.statics

    def reaching(self, number: int, statics: list[tuple[See, Held]]) -> list[tuple[See, Held]]:
        """Return those of the constant abilities that hold now for a card."""
        found = []
        for see, held in statics:
            ability: StaticAbility = held.ability  # type: ignore[assignment]
            if ability.own_only and see.values["card"] != number:
                continue
            if ability.affects(see, number) and ability.condition(see):
                found.append((see, held))
        return found

    def index(self) -> Waiters:
        """Return the abilities in the game zone by what they wait for, in the order of the cards."""
        if self.waiters is None:
            self.at_work()
            self.waiters = Waiters()
            for number in self.zones[PLAY]:
                traits = self.traits(number)
                if traits.waits:
                    self.waiters.add(number, traits)
        return self.waiters

    def lives(self, number: int) -> int:
        """Return the current life of a card (glossary: Life of a card)."""
        return self.traits(number).life - self.cards[number].wounds

    def is_wounded_to_death(self, number: int) -> bool:
        """Tell whether a card in play has as many wounds as life (4.17); a terrain has none (1.8)."""
        traits = self.traits(number)
        return traits.type != "terrain" and traits.life <= self.cards[number].wounds

    def label(self, card: int) -> list[Any]:
        """Return a card as the log names it: its number and the id of its print."""
        return label(self.cards, card)


def has_values(held: Held) -> bool:
    """Tell whether a constant ability has rows beside those that give features, or none at all."""
    ability: StaticAbility = held.ability  # type: ignore[assignment]
    return not ability.feature_rows or len(ability.feature_rows) < len(ability.rows)
