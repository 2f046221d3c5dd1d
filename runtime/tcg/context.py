"""What an ability of this game sees: squares, the two zones, tokens, dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from runtime.kernel import context
from runtime.kernel.context import Mass
from runtime.kernel.data import Data
from runtime.kernel.terms import CREATURE, GRAVEYARD, PLAY
from runtime.tcg import battlefield
from runtime.tcg.abilities import Attack
from runtime.tcg.battlefield import AWAY
from runtime.tcg.state import Card
from runtime.tcg.terms import ARTIFACT, ATTACKS, FLYING, MEDIUM, PARASITE, STRENGTHS, STRONG, SYMBIOTE, TERRAIN, WEAK

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame
    from runtime.tcg.traits import Traits


class See(context.See):
    """What an ability sees. Cards and players are numbers; cards may be read in any zone."""

    __slots__ = ()

    game: TcgGame

    def seen_with(self, values: Data) -> See:
        """Return what is seen with other values."""
        return See(self.game, self.ability, values)

    # Cards

    def card(self, card: int) -> Card:
        """The state of a card."""
        return self.game.cards[card]

    def traits(self, card: int) -> Traits:
        """Everything derived about a card."""
        return self.game.traits(card)

    def is_yours(self, card: int) -> bool:
        """One's own card (glossary): under your control."""
        return self.controller(card) == self.you

    def is_creature(self, card: int) -> bool:
        """A creature: flying ones, symbiotes and parasites too."""
        return self.game.traits(card).type == CREATURE

    def is_artifact(self, card: int) -> bool:
        """An artifact (1.7)."""
        return self.game.traits(card).type == ARTIFACT

    def is_terrain(self, card: int) -> bool:
        """A terrain (1.8)."""
        return self.game.traits(card).type == TERRAIN

    def is_flying(self, card: int) -> bool:
        """A flying creature (1.5.1)."""
        return self.game.traits(card).kind == FLYING

    def is_symbiote(self, card: int) -> bool:
        """A symbiote or parasite (1.5.2)."""
        return self.game.traits(card).kind in (SYMBIOTE, PARASITE)

    def is_parasite(self, card: int) -> bool:
        """A parasite."""
        return self.game.traits(card).kind == PARASITE

    def is_independent(self, card: int) -> bool:
        """A creature other than a symbiote that is on the battlefield (glossary)."""
        return self.is_creature(card) and not self.is_symbiote(card) and self.square(card) != AWAY

    def is_incorporeal(self, card: int) -> bool:
        """An incorporeal creature (glossary)."""
        return self.has(card, "incorporeal")

    def is_elite(self, card: int) -> bool:
        """An elite card (1.4.4)."""
        return self.game.cards[card].definition.is_elite

    def is_ordinary(self, card: int) -> bool:
        """An ordinary card (1.4.4)."""
        return not self.game.cards[card].definition.is_elite

    def is_unique(self, card: int) -> bool:
        """A unique card."""
        return self.game.cards[card].definition.unique or self.has(card, "uniqueness")

    def cost(self, card: int) -> int:
        """The cost of a card, gold and silver together."""
        return self.game.cards[card].definition.cost

    def lives(self, card: int) -> int:
        """The current life of a card (glossary: Life of a card)."""
        return self.game.lives(card)

    def maximum_lives(self, card: int) -> int:
        """The maximum life (glossary)."""
        return self.game.traits(card).life

    def additional_lives(self, card: int) -> int:
        """The additional life (glossary): what the maximum life has above the initial one."""
        lost = sum(int(effect["amount"]) for effect in self.game.cards[card].effects if effect.get("initial"))
        return max(0, self.game.traits(card).life - self.initial_lives(card) - lost)

    def armor_left(self, card: int) -> int:
        """The units of Armor that may still prevent wounds this turn (9, Armor X)."""
        found = self.game.cards[card]
        left = [0]
        for held in self.game.traits(card).preventing:
            if held.ability.keyword == "armor":
                turn, used = found.spent.get(f"{held.ability.key}:{held.effect}", (0, 0))
                left.append(held.value - (used if turn == self.game.turn else 0))
        return max(left)

    def initial_lives(self, card: int) -> int:
        """The initial life, as printed."""
        return self.game.cards[card].definition.life or 0

    def wounds(self, card: int) -> int:
        """The number of wounds."""
        return self.game.cards[card].wounds

    def tokens(self, card: int) -> int:
        """The number of tokens (1.11)."""
        return self.game.cards[card].tokens

    def incarnation_tokens(self, card: int) -> int:
        """The number of incarnation tokens on a card in a graveyard (glossary: Incarnation token)."""
        return int(self.game.cards[card].facts.get("incarnation", 0))

    def strike(self, card: int, strength: str = STRONG) -> int:
        """The value of a simple strike of a kind, counted without modifiers (glossary: Strike value)."""
        return self.game.traits(card).strike[STRENGTHS.index(strength)]

    def movement(self, card: int) -> int:
        """The movement allowance."""
        return max(0, self.game.traits(card).move)

    def has_acted(self, card: int) -> bool:
        """The card has acted this turn (2.5)."""
        return self.game.cards[card].acted > 0

    def has_moved(self, card: int) -> bool:
        """The card has moved this turn (3.15)."""
        return self.game.cards[card].steps > 0

    def is_poisoned(self, card: int) -> bool:
        """The card is poisoned."""
        return self.has(card, "poisoning")

    def can_be_closed(self, card: int) -> bool:
        """The card is open and may be closed: closing a closed card is illegal (2.11)."""
        return self.is_open(card) and not self.game.forbids(card, "be_closed", self.this)

    def wounded_this_turn(self, card: int) -> bool:
        """The card has received wounds this turn."""
        return self.game.cards[card].facts.get("wounded") == self.game.turn

    def attacked_this_turn(self, card: int) -> bool:
        """The card has received wounds from attacks this turn (glossary: Wrath)."""
        return self.game.cards[card].facts.get("wounded by an attack") == self.game.turn

    def first_wounds(self, card: int, *, attacks: bool = False) -> bool:
        """The wounds that a card has just received are its first this turn, or the first of attacks."""
        found = [event for event in self.game.history if event["kind"] == "wound" and event["card"] == card
                 and (not attacks or event.get("how") in ATTACKS)]
        return len(found) == 1

    # Places

    def square(self, card: int) -> int:
        """The square that a card is on; AWAY (-1) if it is on none."""
        found = self.game.cards.get(card)
        return found.square if found is not None and found.zone == PLAY else AWAY

    def on_battlefield(self, card: int) -> bool:
        """The card is on the battlefield."""
        return self.square(card) != AWAY

    def in_auxiliary(self, card: int) -> bool:
        """The card is in the auxiliary zone (2.1.2)."""
        return self.in_play(card) and self.square(card) == AWAY

    def row(self, card: int, player: int | None = None) -> int:
        """The row, 1 to 3, of the controller's half (or a player's) that a card is in; 0 if it is in the other half."""
        square = self.square(card)
        whose = self.controller(card) if player is None else player
        return 0 if square == AWAY else battlefield.row(square, self.game.side(whose))

    def in_your_half(self, square: int) -> bool:
        """The square is in your half of the battlefield."""
        return square != AWAY and battlefield.row(square, self.game.side(self.you)) > 0

    def square_left(self, card: int) -> int:
        """The square that a card is on, or was on when it left the game zone; AWAY (-1) if it was on none."""
        found = self.game.cards[card]
        return int(found.last["square"]) if found.zone != PLAY and found.last else self.square(card)

    def square_of(self, number: int) -> int:
        """The chosen square of a target row; AWAY (-1) if none was chosen."""
        chosen = self.values.get("targets", {}).get(str(number)) or [AWAY]
        return int(chosen[0])

    def is_free(self, square: int) -> bool:
        """The square is unoccupied (glossary)."""
        return self.game.is_free(square)

    def cards_on(self, square: int) -> list[int]:
        """The cards on a square: a card and its symbiotes."""
        return self.game.cards_on(square)

    def met(self, square: int) -> list[int]:
        """The cards on a square but the one whose movement triggered this."""
        mover = self.event.card if self.event.kind == "relocate" else 0
        return [card for card in self.game.cards_on(square) if card != mover]

    def meets(self, square: int, legal: Callable[[Any, Any, int], bool]) -> bool:
        """A card for which the method holds stands on a square, besides the one that moved there."""
        return any(legal(self.ability, self, card) for card in self.met(square))

    def count_squares(self, legal: Callable[[Any, Any, int], bool]) -> int:
        """How many squares of the battlefield the method holds for."""
        return sum(legal(self.ability, self, square) for square in battlefield.SQUARES)

    def met_on_arrival(self, legal: Callable[[Any, Any, int], bool]) -> int:
        """The card for which the method holds on the square of the movement that triggered this; 0 if none is left."""
        there = self.met(self.event.data.get("square", AWAY))
        return next((card for card in there if legal(self.ability, self, card)), 0)

    def stands_alone(self, card: int) -> bool:
        """The card stands on a square of the battlefield and is nobody's symbiote, so that it can swap places."""
        return self.game.is_independent(card)

    def makes_pair(self, number: int, card: int, legal: Callable[[Any, Any, int], bool]) -> bool:
        """The card stands next to the other one picked for a target row, or next to one that may still be picked."""
        picked = [other for other in self.targets(number) if other != card]
        return any(self.adjacent(card, other) for other in picked or self.all(legal))

    def adjacent(self, card: int, other: int) -> bool:
        """Two cards that stand next to each other, diagonals too (glossary: Standing next to)."""
        return self.game.adjacent(card, other)

    def beside(self, card: int, other: int) -> bool:
        """Two cards that stand next to each other, but not diagonally."""
        one, two = self.square(card), self.square(other)
        return card != other and AWAY not in (one, two) and (one == two or two in battlefield.beside(one))

    def within(self, card: int, other: int, reach: int) -> bool:
        """The other card is within range (glossary: Range X); cards in the auxiliary zone always are."""
        return self.game.within(card, other, reach)

    def square_within(self, square: int, reach: int) -> bool:
        """The square is within range of this card."""
        here = self.square(self.this)
        return here == AWAY or battlefield.distance(here, square) <= reach

    def adjacent_square(self, square: int, card: int | None = None) -> bool:
        """The square is adjacent to a card (this one by default), diagonals too."""
        here = self.square(self.this if card is None else card)
        return here != AWAY and battlefield.distance(here, square) == 1

    def same_row(self, card: int, other: int) -> bool:
        """Two cards on squares of one row."""
        one, two = self.square(card), self.square(other)
        return AWAY not in (one, two) and one // battlefield.COLUMNS == two // battlefield.COLUMNS

    def same_column(self, card: int, other: int) -> bool:
        """Two cards on squares of one column."""
        one, two = self.square(card), self.square(other)
        return AWAY not in (one, two) and one % battlefield.COLUMNS == two % battlefield.COLUMNS

    def row_of(self, square: int, player: int) -> int:
        """The row, 1 to 3, of a player's half that a square is in; 0 if it is in the other half."""
        return 0 if square == AWAY else battlefield.row(square, self.game.side(player))

    def in_formation(self, card: int) -> bool:
        """A card stands in formation: another of its squad that has it stands next to it, not diagonally (glossary).

        It is in formation once, however many such cards there are.
        """
        others = self.squad(self.controller(card))
        return any(self.beside(card, other) and self.has(other, "formation") for other in others)

    def formed(self, card: int, other: int) -> bool:
        """Two cards that stand in formation with each other."""
        both = self.has(card, "formation") and self.has(other, "formation")
        return both and self.controller(card) == self.controller(other) and self.beside(card, other)

    def may_attack(self, card: int, kind: str, reach: int | None = None) -> bool:
        """This card may make an attack of a kind, within a range, at another card."""
        attack = Attack(kind, (0, 0, 0), reach)
        return card != self.this and self.in_play(card) and self.game.may_attack(self.this, card, attack)

    def may_finish_off(self, card: int, most: int | None = None) -> bool:
        """This card may finish off another: an adjacent creature that is neither incorporeal nor a symbiote.

        With `most`, one that has no more current life than that (2.9, the example).
        """
        return self.in_play(card) and self.game.may_be_finished(self.this, card, most)

    def has_attack(self, card: int, kind: str) -> bool:
        """The card has a playable ability that is an attack of a kind or family, or that is a spell or an effect."""
        own = [held.ability for held in self.game.traits(card).activated]
        attacks = [attack for each in own if (attack := getattr(each, "attack", None)) is not None]
        return any(attack.is_a(kind) for attack in attacks) or kind in [getattr(each, "nature", None) for each in own]

    @property
    def yours(self) -> int:
        """What a waiting ability of yours lies on, so that it outlives its card: no card, but you."""
        return -1 - self.you

    def opposite(self, card: int) -> int:
        """The card one square up from a card, as its controller sees it; 0 if there is none (glossary)."""
        return self.neighbour(card, 1, 0)

    def behind(self, card: int) -> int:
        """The card one square down from a card, as its controller sees it; 0 if there is none."""
        return self.neighbour(card, -1, 0)

    def neighbour(self, card: int, forward: int, right: int) -> int:
        """The card so many squares forward and right of a card, as its controller sees it; 0 if there is none."""
        here = self.square(card)
        side = self.game.side(self.controller(card))
        there = AWAY if here == AWAY else battlefield.offset(here, forward, right, side)
        found = [] if there == AWAY else self.game.cards_on(there)
        return found[0] if found else 0

    def beyond(self, card: int, other: int) -> int:
        """The card in the direction of the strike, behind the attacked one; 0 if there is none (glossary)."""
        one, two = self.square(card), self.square(other)
        there = AWAY if AWAY in (one, two) else battlefield.beyond(one, two)
        found = [] if there == AWAY else self.game.cards_on(there)
        return found[0] if found else 0

    def ahead(self) -> int:
        """The card in the direction of the movement that triggered this; 0 if there is none (glossary)."""
        left, square = self.event.data.get("left", AWAY), self.event.data.get("square", AWAY)
        there = AWAY if AWAY in (left, square) else battlefield.beyond(left, square)
        found = [] if there == AWAY else self.game.cards_on(there)
        return found[0] if found else 0

    def host(self, card: int) -> int:
        """The host of a symbiote; 0 if it has none."""
        return self.game.cards[card].host

    def symbiotes(self, card: int) -> list[int]:
        """The symbiotes and parasites on a creature."""
        return self.game.symbiotes(card)

    # Squads

    def squad(self, player: int) -> list[int]:
        """The cards of a squad: under the player's control in the game zone."""
        return self.game.squad(player)

    def redeals(self, player: int) -> int:
        """How many redeals a player has used (3.3)."""
        return self.game.players[player].redeals

    def crystals(self, player: int) -> int:
        """The crystals of both kinds that a player has left."""
        return self.game.players[player].gold + self.game.players[player].silver

    def all(self, legal: Callable[[Any, Any, int], bool]) -> Mass:
        """All cards in the game zone, hidden ones too (1.9.1), for which the method holds as it is carried out."""
        return Mass(card for card in self.game.zones[PLAY] if legal(self.ability, self, card))

    @property
    def roller(self) -> int:
        """The card for which the die on the stack was rolled (5.9); 0 if there is none."""
        rolls = [item for item in self.game.stack if item["kind"] == "roll"]
        return int(rolls[-1]["card"]) if rolls else 0

    def attacks_now(self, card: int) -> bool:
        """The card has announced an attack that is on the stack, or fights in one now."""
        announced = any(item["kind"] == "attack" and item["card"] == card for item in self.game.stack)
        return announced or card in self.game.attacking()

    def announced_at(self, card: int) -> bool:
        """The attack on the stack was announced against the card, and can still be redirected (glossary)."""
        attacks = [item for item in self.game.stack if item["kind"] == "attack"]
        return bool(attacks) and attacks[-1]["target"] == card and not attacks[-1].get("defender")

    def attacker(self) -> int:
        """The card that attacks now; 0 if none does."""
        return self.game.attacking()[0]

    def parrier(self) -> int:
        """The card that is attacked now; 0 if none is."""
        return self.game.attacking()[1]

    # Dice

    @property
    def rolled(self) -> int:
        """The die that this ability, or its attack, rolled last, with its modifiers (5.9)."""
        return int(self.values.get("rolled") or self.previous.amount)

    def frenzy(self, card: int) -> int:
        """By how much the number of a card's Frenzy is raised, for the roll in question."""
        return self.game.frenzy(card, self.values.get("event"))

    def by_roll(self, power: tuple[int, int, int]) -> int:
        """X-Y-Z by the roll: 3 or less - X; 4, 5 - Y; 6 or more - Z (glossary)."""
        return power[STRENGTHS.index(strength_of(self.rolled))]

    @property
    def strength(self) -> str:
        """The kind of this ability's attack: WEAK, MEDIUM or STRONG; "" before it is known."""
        return str(self.values.get("strength", ""))

    def in_graveyard(self, card: int) -> bool:
        """The card lies in a graveyard."""
        return self.in_zone(card, GRAVEYARD)


def strength_of(rolled: int) -> str:
    """Return the kind of an attack against a card that does not fight (4.9)."""
    return WEAK if rolled <= 3 else MEDIUM if rolled <= 5 else STRONG
