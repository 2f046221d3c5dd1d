"""The cards of a game and what they are at this moment, remembered until something that it depends on changes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from runtime.heroes.abilities import COUNTED, Row
from runtime.heroes.definitions import Definitions, Outside
from runtime.heroes.editions import Edition
from runtime.heroes.elsewhere import ELSEWHERE
from runtime.heroes.state import Card, Player
from runtime.heroes.terms import COMPLETED, HAND, OBTAINED, RESERVE, SIDEBOARD
from runtime.heroes.traits import Place, Traits, Waiter, Waiting, own_traits, plain_traits
from runtime.heroes.values import apply_feature_rows, apply_value_rows, by_row
from runtime.kernel.abilities import Amount
from runtime.kernel.data import Data
from runtime.kernel.definitions import Held
from runtime.kernel.game import Game
from runtime.kernel.log import Log, Telling
from runtime.kernel.terms import DECK, GRAVEYARD, PLAY

if TYPE_CHECKING:
    from runtime.heroes.context import See
    from runtime.kernel.abilities import Ability

PRIVATE_ZONES = (HAND, DECK, GRAVEYARD, RESERVE, SIDEBOARD, COMPLETED)
PLACES = tuple({zone: f"{zone}{player}" for zone in PRIVATE_ZONES} for player in (0, 1))
"""The private zones of each player, as the game names them."""
OWN, FEATURES, VALUES = 1, 2, 3
"""The layers of what a card is."""
TELLING: Final = Telling(
    ("kind", "card", "source", "target", "holder", "player", "amount", "how", "from", "to", "cause", "number",
     "keyword", "x", "attacker"),
    cards=("card", "source", "target", "holder"), counts=("player", "amount"))
"""What the log tells of an event."""
EVERYTHING: Final = 0
"""Stands for all cards among those that changed; no card has this number."""
NO_SOURCE, OWN_SOURCE, REACHING = 0, 1, 2
"""What static abilities a card may have: none at work, those for itself alone, others."""
NOTHING: Final[dict[int, Traits]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Present(Game):
    """The cards, zones and players of a game, and what each card is and has now.

    Static abilities are applied in three layers (own print and effects; features from static abilities; numbers and
    prohibitions from static abilities), and a layer reads only the layers below, so that the answer never depends on
    who asked first.

    What was derived is kept. A change of a card concerns that card alone, unless it has, had or could come to have a
    static ability that reaches beyond it, or is a hero that one looks at: then everything is derived anew. Static
    abilities that are not steady (see runtime.heroes.steadiness) are looked at anew after every change of the game.
    """

    __slots__ = (
        "definitions", "edition", "cards", "affected", "prints", "waiting_outside", "known_outsiders", "zones",
        "players", "next_card", "next_number", "token", "own", "featured", "full", "layer", "known", "unsettled",
        "unswept", "sources", "reaching", "granting", "acting", "acting_by_row", "restless_granting",
        "restless", "squads", "listed", "waiting_in_play",
    )

    waiting_in_play: Waiting | None
    """The index of the abilities of cards in play."""

    def __init__(self, definitions: Definitions, seed: int, edition: Edition) -> None:
        super().__init__(seed)
        self.definitions = definitions
        self.edition = edition
        self.cards: dict[int, Card] = {}
        self.log = Log(TELLING, self.cards)
        self.affected: set[int] = set()
        """Where effects may lie: all cards that were changed since they were last found without."""
        self.prints: frozenset[str] = frozenset()
        """The ids of the cards that have been in this game, and of their other sides."""
        self.waiting_outside: Outside | None = None
        self.known_outsiders: list[int] | None = None
        self.zones: dict[str, list[int]] = {PLAY: []}
        for zone in PRIVATE_ZONES:
            for places in PLACES:
                self.zones[places[zone]] = []
        self.players = [Player(), Player()]
        self.next_card = 1
        self.next_number = 1
        self.token: object = object()
        self.forget()

    # Cards and zones

    def card(self, number: int) -> Card:
        """Return a card to be read."""
        return self.cards[number]

    def edit(self, number: int) -> Card:
        """Return a card to be changed in any way, at once; clones of the game keep theirs."""
        card = self.adjust(number)
        self.affected.add(number)
        if card.zone == PLAY or number in self.sources:
            self.changed(number)
        else:
            self.forget_card(number)
        return card

    def adjust(self, number: int) -> Card:
        """Return a card to be changed in what does not bear on its features: wounds, closing, marks, facts."""
        card = self.cards[number]
        if card.token is not self.token:
            card = card.copy(self.token)
            self.cards[number] = card
        if self.restless:
            self.touch()
        return card

    def player(self, player: int) -> Player:
        """Return a player to be changed."""
        if self.restless:
            self.touch()
        return self.players[player]

    def zone(self, name: str, player: int) -> list[int]:
        """Return the cards of a zone: a player's private zone, or their squad of the play zone."""
        if name == PLAY:
            return self.squads.get(player) or self.find_squad(player)
        return self.zones[PLACES[player][name]]

    def find_squad(self, player: int) -> list[int]:
        """Return the cards in play that a player controls; the list is kept until one comes or goes."""
        cards = self.cards
        squad = [number for number in self.zones[PLAY] if cards[number].controller == player]
        self.squads[player] = squad
        return squad

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
        self.known_outsiders = None
        if name not in self.prints:
            self.prints |= {name, card.definition.reverse}
            self.waiting_outside = None
            self.waiting_in_play = None
        if zone != OBTAINED:
            self.zones[zone if zone == PLAY else PLACES[owner][zone]].append(card.id)
        if zone == PLAY:
            self.changed(card.id)
        else:
            self.touch()
        return card

    def is_in_play(self, number: int) -> bool:
        """Tell whether there is such a card in the play zone."""
        card = self.cards.get(number)
        return card is not None and card.zone == PLAY

    def with_effects(self) -> list[Card]:
        """Return the cards on which effects lie, in the order of their making."""
        found = [card for number in sorted(self.affected) if (card := self.cards[number]).effects]
        self.affected = {card.id for card in found}
        return found

    # What changes, and what of it matters to what is remembered

    def forget(self) -> None:
        """Forget everything derived."""
        self.own: dict[int, Traits] = {}
        self.featured: dict[int, Traits] = {}
        self.full: dict[int, Traits] = {}
        self.layer = VALUES
        self.known = NOTHING
        """The traits of the layer that is being read; nothing while a change is to be looked at."""
        self.unsettled = {EVERYTHING}
        """The cards in play that changed since static abilities were last looked at."""
        self.unswept = {EVERYTHING}
        """The characters that may have lost lives but by events since they were last found alive (512.5)."""
        self.sources: set[int] = set()
        """The cards whose static abilities are at work."""
        self.reaching: set[int] = set()
        """Those whose static abilities reach beyond the card itself, and the heroes, at which any may look."""
        self.granting: list[tuple[See, Held]] = []
        self.acting: list[tuple[See, Held]] = []
        self.acting_by_row: dict[type[Row], list[tuple[See, Held]]] = {}
        self.restless_granting = False
        self.restless = False
        """Some static ability at work is not steady."""
        self.squads: dict[int, list[int]] = {}
        self.listed: dict[int, list[Place]] = {}
        """The abilities of each card in play that are in the index."""
        self.waiting_in_play = None

    def forget_card(self, number: int) -> None:
        """Forget what was derived of one card."""
        self.own.pop(number, None)
        self.featured.pop(number, None)
        self.full.pop(number, None)

    def touch(self) -> None:
        """Forget what static abilities that are not steady may have changed, because something changed."""
        if self.restless_granting:
            self.changed(EVERYTHING)
        elif self.restless:
            self.full.clear()
            self.unswept.add(EVERYTHING)

    def changed(self, number: int) -> None:
        """Note that a card in play, or the features of one, changed: it came, it went, it is another's."""
        self.forget_card(number)
        self.squads = {}
        self.unsettled.add(number)
        self.known = NOTHING

    def left_play(self, number: int) -> None:
        """Note that a card left play."""
        self.changed(number)
        gone = self.listed.pop(number, None)
        if gone and self.waiting_in_play is not None:
            self.waiting_in_play.remove(number, gone)

    def look_again(self) -> None:
        """Look at what changed: of static abilities that reach beyond their card, it may concern every card."""
        unsettled, self.unsettled = self.unsettled, set()
        self.unswept |= unsettled
        self.known = self.full
        now = NO_SOURCE if EVERYTHING in unsettled else max(map(self.source, unsettled))
        if EVERYTHING in unsettled or now == REACHING or not self.reaching.isdisjoint(unsettled):
            self.forget_traits()
            self.find_statics()
        elif now or not self.sources.isdisjoint(unsettled):
            self.find_statics()
        if self.waiting_in_play is not None:
            self.list_again(self.waiting_in_play, unsettled)

    def source(self, number: int) -> int:
        """Return whether a card has static abilities that work where it is, and whether they reach beyond it."""
        found = NO_SOURCE
        for held in self.features(number).sources:
            if self.works_here(number, held.ability):
                found = max(found, REACHING if held.ability.feature_rows or not held.ability.own_only else OWN_SOURCE)  # type: ignore[attr-defined]
        return found

    def list_again(self, index: Waiting, changed: set[int]) -> None:
        """List the abilities of cards that came into play last; if others wait otherwise than before, begin anew."""
        play = self.zones[PLAY]
        fresh = [number for number in play if number in changed
                 and self.features(number).waiting != self.listed.get(number, [])]
        if not fresh:
            return
        if fresh != play[-len(fresh):] or not self.listed.keys().isdisjoint(fresh):
            self.waiting_in_play = None
            return
        for number in fresh:
            self.listed[number] = self.features(number).waiting
            index.add(number, self.listed[number])

    # Static abilities

    def forget_traits(self) -> None:
        """Forget what static abilities may have made of the cards in play."""
        for number in self.zones[PLAY]:
            self.full.pop(number, None)
            self.featured.pop(number, None)
        self.granting = []
        self.waiting_in_play = None
        self.unswept.add(EVERYTHING)

    def find_statics(self) -> None:
        """Find the static abilities at work, in the order in which they appeared (114.4)."""
        places = (*self.zones[PLAY], *self.buried())
        working = self.working(places)
        if not self.granting:
            self.granting = [(see, held) for see, held in working if held.ability.feature_rows]  # type: ignore[attr-defined]
            if self.granting:  # they may give static abilities
                working = self.working(places)
        self.acting = [(see, held) for see, held in working if held.ability.value_rows]  # type: ignore[attr-defined]
        self.acting_by_row = by_row(self.acting)
        self.sources = {see.this for see, _ in (*self.granting, *self.acting)}
        self.reaching = {see.this for see, held in (*self.granting, *self.acting)
                         if held.ability.feature_rows or not held.ability.own_only}  # type: ignore[attr-defined]
        if self.sources:
            self.reaching.update(player.hero for player in self.players)
        if self.waiting_in_play is not None and Amount in self.acting_by_row:
            self.waiting_in_play.touched |= COUNTED
        restless = self.definitions.restless
        self.restless_granting = any(held.ability.key in restless for _, held in self.granting)
        self.restless = self.restless_granting or any(held.ability.key in restless for _, held in self.acting)

    def working(self, places: Iterable[int]) -> list[tuple[See, Held]]:
        """Return the static abilities of cards that work where they are, each with what it sees."""
        return [(self.see(number, held), held) for number in places for held in self.features(number).sources
                if self.works_here(number, held.ability)]

    def buried(self) -> list[int]:
        """Return the cards in graveyards with static abilities that act there (112.9)."""
        names = self.definitions.buried & self.prints
        return [number for player in (0, 1) for number in self.zone(GRAVEYARD, player)
                if self.cards[number].definition.id in names] if names else []

    def works_here(self, number: int, ability: Ability) -> bool:
        """Tell whether an ability works where its card is."""
        zone = self.cards[number].zone
        return ability.zone == zone or (zone == OBTAINED and ability.zone == HAND and ability.keyword == "ambush")

    def acting_with(self, kind: type[Row]) -> Sequence[tuple[See, Held]]:
        """Return the static abilities in play that have a row of a kind, in the order in which they appeared."""
        if self.unsettled:
            self.look_again()
        return self.acting_by_row.get(kind, ())

    def acts_on(self, kinds: frozenset[type[Row]]) -> bool:
        """Tell whether a static ability in play has a row of one of these kinds."""
        if self.unsettled:
            self.look_again()
        return not kinds.isdisjoint(self.acting_by_row)

    def outside_here(self) -> Outside:
        """Return which prints of this game have abilities that wait outside play."""
        if self.waiting_outside is None:
            self.waiting_outside = self.definitions.waiting_outside(self.prints)
        return self.waiting_outside

    def outsiders(self) -> list[int]:
        """Return the cards, wherever they are, of which either side has abilities that wait outside play."""
        if self.known_outsiders is None:
            names = {name for zones in self.outside_here().values() for here in zones.values() for name in here}
            self.known_outsiders = [number for number, card in self.cards.items()
                                    if card.definition.id in names or card.definition.reverse in names]
        return self.known_outsiders

    def see(self, number: int, held: Held, event: Data | None = None) -> See:
        """Return what an ability of a card sees."""
        raise NotImplementedError

    # Traits

    def traits(self, number: int) -> Traits:
        """Return what a card is and has now, in the layer that is being read."""
        return self.known.get(number) or self.derive(number)

    def derive(self, number: int) -> Traits:
        """Derive a card in the layer that is being read."""
        if self.unsettled:
            self.look_again()
        if self.layer == VALUES:
            return self.full.get(number) or self.derive_values(number)
        return self.features(number)

    def features(self, number: int) -> Traits:
        """Return what a card is and has, but for the numbers and prohibitions of static abilities."""
        if self.unsettled:
            self.look_again()
        if self.granting and self.layer != OWN:
            return self.featured.get(number) or self.derive_features(number)
        return self.own.get(number) or self.derive_own(number)

    def derive_own(self, number: int) -> Traits:
        """Derive the lowest layer."""
        card = self.cards[number]
        traits = plain_traits(card.definition, self.definitions)
        if card.effects or card.hidden or card.parts:
            parts = [self.cards[part] for part in card.parts]
            traits = own_traits(traits, card, parts, self.definitions)
        self.own[number] = traits
        return traits

    def derive_features(self, number: int) -> Traits:
        """Derive the middle layer."""
        traits = self.own.get(number) or self.derive_own(number)
        card = self.cards[number]
        if card.zone == PLAY and not card.hidden:
            before = self.layer, self.known
            self.layer, self.known = OWN, self.own
            traits = apply_feature_rows(traits, number, self.granting, self.definitions)
            self.layer, self.known = before
        self.featured[number] = traits
        return traits

    def derive_values(self, number: int) -> Traits:
        """Derive the uppermost layer."""
        traits = self.features(number)
        card = self.cards[number]
        if self.acting and card.zone == PLAY and not card.hidden:
            before = self.known
            self.layer, self.known = FEATURES, self.featured if self.granting else self.own
            traits = apply_value_rows(traits, number, self.acting, card.facts.get("absorbed", 0))
            self.layer, self.known = VALUES, before
        self.full[number] = traits
        return traits

    def lives(self, number: int) -> int:
        """Return a character's current lives."""
        return self.traits(number).lives - self.cards[number].wounds

    # Abilities that wait

    def abilities(self, sort: str) -> Sequence[Waiter]:
        """Return the abilities in play of a sort ("activated", "cancelling", "preventing"), each with its card."""
        return self.index().others.get(sort, ())

    def index(self) -> Waiting:
        """Return the abilities of the cards in play, in the order of the cards."""
        if self.unsettled:
            self.look_again()
        return self.waiting_in_play or self.index_abilities()

    def index_abilities(self) -> Waiting:
        """Index the abilities of the cards in play."""
        elsewhere = ELSEWHERE | frozenset(self.outside_here())
        index = Waiting(elsewhere, elsewhere | {"wound"} | (COUNTED if Amount in self.acting_by_row else frozenset()))
        self.listed = {}
        for number in self.zones[PLAY]:
            waiting = self.features(number).waiting
            self.listed[number] = waiting
            index.add(number, waiting)
        self.waiting_in_play = index
        return index
