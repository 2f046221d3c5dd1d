"""What an ability does: the acting side of generated code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from runtime.heroes.context import See
from runtime.heroes.terms import HAND, OBLIGATIONS, PROHIBITIONS
from runtime.kernel.abilities import Ability, Choose, Keyword, Until
from runtime.kernel.context import Mass
from runtime.kernel.data import Data
from runtime.kernel.terms import DECK, END_OF_GAME, GRAVEYARD, PLAY, SPELL, TOP
from runtime.kernel.verbs import Cards, Verbs, many

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame

class Act(See, Verbs):
    """What an ability may do, besides seeing.

    A verb proposes; it is carried out after the step's method returns, so its result is read in the next step
    (`act.previous`, `act.result(n)`). Verbs of one step are carried out one after another; the cards of one call at
    the same time. `until` is a duration of runtime.heroes.terms, or a condition method `(self, see) -> bool`.
    """

    __slots__ = ("batches", "is_payment")

    prohibitions = PROHIBITIONS
    obligations = OBLIGATIONS

    def __init__(self, game: HeroesGame, ability: Ability, values: Data, is_payment: bool = False) -> None:
        super().__init__(game, ability, values)
        self.batches: list[list[Data]] = []
        self.is_payment = is_payment

    def reach(self, cards: Cards) -> list[str]:
        """Return the zones in which this ability looks for its cards, so that its effects can lie there (119.2).

        A card that it has sent to a hand is another one, unless the edition says that it is the same (201.4).
        """
        if isinstance(cards, Mass):
            return [PLAY, GRAVEYARD, HAND]
        looked_in = {PLAY, self.ability.zone, *(target.zone for target in getattr(self.ability, "targets", ()))}
        same = not self.game.edition.new_card_in_hand_or_deck
        if DECK in looked_in or same:  # what was found there is in hand by now
            looked_in.add(HAND)
        return sorted(looked_in & {PLAY, GRAVEYARD, HAND})

    @property
    def how(self) -> str:
        """The way this ability inflicts wounds."""
        if self.is_payment:
            return "payment"
        if self.ability.keyword == "poison":
            return "poison"
        return "spell" if self.game.cards[self.this].definition.type == SPELL else "ability"

    # Wounds, lives, strike

    def wound(self, cards: Cards, amount: int, how: str | None = None) -> None:
        """Wound characters for an amount; `how` only where it is no ability like others ("poison")."""
        self.propose("wound", cards, amount=amount, how=how or self.how)

    def heal_over(self, card: int, amount: int) -> None:
        """Heal a character for an amount; what there are no wounds for becomes additional lives (7 Vampirism)."""
        healed = min(amount, self.wounds(card))
        if healed:
            self.heal(card, healed)
        if amount > healed:
            self.add_lives(card, amount - healed)

    def shoot(self, cards: Cards, amount: int, by: int = 0) -> None:
        """Shoot at characters, one shot after another (507.5, 507.6); by another card if `by` names it."""
        for card in many(cards):
            self.propose_once("shot", card=card, amount=amount, source=by or self.this)

    def attack(self, card: int, target: int) -> None:
        """Let a creature strike-attack a character now, under the normal rules, blockers and all (7 Immediately)."""
        self.propose_once("immediate_attack", card=card, target=target)

    def redirect_attack(self, target: int) -> None:
        """When an attack is declared: make another card its target, before blockers are assigned (508.3)."""
        self.propose_once("redirect", card=target)

    def fight(self, card: int, other: int) -> None:
        """Let two creatures fight (7 Fight)."""
        self.propose_once("fight", card=card, other=other)

    def set_strike(self, cards: Cards, amount: int, until: Until = END_OF_GAME) -> None:
        """Strike becomes X (105.3.1)."""
        self.lasting("set_strike", cards, until, amount=amount)

    def set_lives(self, cards: Cards, amount: int, until: Until = END_OF_GAME) -> None:
        """Lives become X (105.2.1, 504.6)."""
        self.lasting("set_lives", cards, until, amount=amount)

    def double_strike(self, cards: Cards, until: Until = END_OF_GAME) -> None:
        """Double the strike: fixed at once as effects of +1 (105.3.1)."""
        for card in many(cards):
            self.add_strike(card, self.strike(card), until)

    def enhance(self, cards: Cards, amount: int = 1, until: Until = END_OF_GAME) -> None:
        """Lay enhancement effects: +1 to strike and lives each."""
        self.lasting("enhance", cards, until, amount=amount)

    def remove_enhancement(self, cards: Cards, amount: int) -> None:
        """Remove up to so many enhancement effects."""
        self.propose("remove_enhancement", cards, amount=amount)

    def put_tokens(self, cards: Cards, name: str, amount: int = 1, until: Until = END_OF_GAME) -> None:
        """Lay effects with a name of their own (the maturation effects of Part 8)."""
        self.lasting("put_tokens", cards, until, amount=amount, name=name)

    def remove_tokens(self, cards: Cards, name: str, amount: int) -> None:
        """Remove up to so many effects with a name of their own."""
        self.propose("remove_tokens", cards, amount=amount, name=name)

    # Features and properties

    def gain(self, cards: Cards, feature: Keyword | type[Ability], until: Until = END_OF_GAME, *,
             value: int = 0, uses: int | None = None, remember: Data | None = None) -> None:
        """Give a feature: a keyword, or an ability class listed in `grants`.

        `uses` ends it after so many declarations ("the next time"); `remember` is plain data that its methods read
        with `see.remembered(name)`. On a hero it is a delayed effect (521).
        """
        if isinstance(feature, Keyword):
            self.lasting("gain", cards, until, keyword=feature.id, value=feature.value, zones=self.reach(cards))
        else:
            known = self.game.definitions.ability(feature)
            self.lasting("gain", cards, until, ability=known.key, value=value, uses=uses, memory=remember or {},
                         zones=self.reach(cards))

    def lose(self, cards: Cards, keyword: str, until: Until = END_OF_GAME) -> None:
        """Take all instances of a keyword away (110.3)."""
        self.lasting("lose", cards, until, keyword=keyword, zones=self.reach(cards))

    def lose_effects(self, cards: Cards) -> None:
        """Cards lose every effect that lies on them (119.5)."""
        self.propose("lose_effects", cards)

    def hush(self, cards: Cards, keyword: str, until: Until = END_OF_GAME) -> None:
        """A keyword of cards does not work (7 [Text] does not work)."""
        self.lasting("hush", cards, until, keyword=keyword)

    def change_type(self, cards: Cards, become: str, classes: Sequence[str] = (), until: Until = END_OF_GAME) -> None:
        """Cards become of another type (CREATURE, SUPPORT, HERO) with these classes (108.2)."""
        self.lasting("change_type", cards, until, set=become, classes=list(classes))

    def upgrade(self, cards: Cards) -> None:
        """Creatures become mechanisms and nothing else (7 Upgrade)."""
        self.propose("upgrade", cards)

    def poison(self, cards: Cards, amount: int) -> None:
        """Characters gain Poison X."""
        self.lasting("poison", cards, END_OF_GAME, amount=amount)

    def increase_poison(self, cards: Cards, amount: int) -> None:
        """Poison Y becomes Poison X+Y."""
        self.propose("increase_poison", cards, amount=amount)

    def remove_poison(self, cards: Cards) -> None:
        """Remove Poison."""
        self.lasting("remove_poison", cards, END_OF_GAME)

    # Open, closed, hidden

    def stun(self, cards: Cards) -> None:
        """Stun cards."""
        self.propose("stun", cards)

    def ready(self, cards: Cards) -> None:
        """Ready cards: open, and able to act again."""
        self.propose("ready", cards)

    def attack_again(self, cards: Cards) -> None:
        """Creatures may strike-attack once more this turn."""
        self.propose("attack_again", cards)

    def hide(self, cards: Cards) -> None:
        """Hide creatures."""
        self.propose("hide", cards)

    def reveal(self, cards: Cards) -> None:
        """Reveal hidden creatures."""
        self.propose("reveal", cards)

    # Cards on their way

    def draw(self, amount: int = 1, player: int | None = None) -> None:
        """Draw cards: you, or a player (527)."""
        self.propose_once("draws", player=self.you if player is None else player, amount=amount)

    def each_draws(self, amount: int = 1) -> None:
        """Each player draws cards, the active player first (527.2.3)."""
        for player in (self.game.active, 1 - self.game.active):
            self.draw(amount, player)

    def discard(self, cards: Cards) -> None:
        """Discard these cards from hand; they were chosen by a target row in the zone HAND."""
        for card in many(cards):
            self.propose_once("discard", card=card, player=self.controller(card))
        if not many(cards):
            self.batches.append([self.nothing("discard", cards)])

    def discard_random(self, player: int, amount: int = 1) -> None:
        """Discard random cards (526)."""
        hand = self.hand(player)
        self.game.chance.shuffle(hand)
        self.discard(hand[:amount])

    def to_hand(self, cards: Cards) -> None:
        """Put cards into their owners' hands, from any zone; not a draw (527.4)."""
        self.move(cards, HAND)

    def to_deck(self, cards: Cards, position: str = TOP, order: str | None = None) -> None:
        """Put cards on the top or bottom of their owners' decks: AT_RANDOM, or in the OWNERS_ORDER."""
        if order is None or len(many(cards)) < 2:
            self.move(cards, DECK, position)
        else:
            self.propose_once("put_in_order", cards=list(many(cards)), position=position, order=order)

    def complete(self, cards: Cards) -> None:
        """Complete quests in play."""
        self.propose("complete", cards)

    def shuffle_into_deck(self, cards: Cards) -> None:
        """Return cards to their owners' decks, which are shuffled (7 Return to the deck)."""
        owners = sorted({self.owner(card) for card in many(cards) if card in self.game.cards})
        self.move(cards, DECK)
        for player in owners:
            self.shuffle(player)

    def to_graveyard(self, cards: Cards) -> None:
        """Put cards into their owners' graveyards; from the play zone that is a death."""
        self.propose("to_graveyard", cards)

    def move(self, cards: Cards, zone: str, position: str = TOP) -> None:
        """Move cards to a zone of their owners."""
        there = [card for card in many(cards) if card in self.game.cards]
        if not there:
            self.batches.append([self.nothing("moved", cards)])
        for card in there:
            self.propose_once("moved", card=card, to=zone, position=position, **{"from": self.card(card).zone})

    def arrange(self, cards: Sequence[int], position: str = TOP) -> None:
        """Put cards of a deck on its top or bottom in this order, the first one uppermost."""
        self.propose_once("arrange", cards=list(cards), position=position)

    def plague(self, amount: int, player: int) -> None:
        """Put the top cards of a deck into the graveyard (7 Plague)."""
        self.propose_once("plague", player=player, amount=amount)

    def search(self, cards: Cards, to: str = HAND, player: int | None = None) -> None:
        """Finish a search: the cards chosen by a target row in the zone DECK are shown and go to hand (7 Search).

        `to` names another zone; `player` another player's deck.
        """
        self.propose_once("search", player=self.you, cards=many(cards), to=to,
                          deck=self.you if player is None else player)

    def shuffle(self, player: int) -> None:
        """Shuffle a deck."""
        self.propose_once("shuffle", player=player)

    def look(self, cards: Cards) -> None:
        """Look at cards."""
        self.propose_once("looks", player=self.you, cards=many(cards))

    def show(self, cards: Cards, player: int | None = None) -> None:
        """Let a player show cards to the other."""
        self.propose_once("shows", player=self.you if player is None else player, cards=many(cards))

    # Taking cards into the squad

    def summon(self, cards: Cards, player: int | None = None, *, closed: bool = False,
               gains: Sequence[str] = ()) -> None:
        """Summon cards from the zone where they are; a deck is shuffled afterwards (519.3)."""
        self.take(cards, "summon", player, closed, None, gains)

    def resurrect(self, cards: Cards, player: int | None = None, *, closed: bool = False,
                  lives: int | None = None, gains: Sequence[str] = ()) -> None:
        """Resurrect cards from a graveyard (519.4); with a number of lives if one is given."""
        self.take(cards, "resurrect", player, closed, lives, gains)

    def take(self, cards: Cards, how: str, player: int | None, closed: bool, lives: int | None,
             gains: Sequence[str]) -> None:
        """Propose that cards enter play, and shuffle the decks they came from (204.3)."""
        chosen = many(cards)
        owners = sorted({self.owner(card) for card in chosen if self.card(card).zone == DECK})
        for owner in owners:
            self.propose_once("looks_through", player=owner)
        self.propose("enters_play", chosen, player=self.you if player is None else player, how=how, closed=closed,
                     lives=lives, gains=list(gains))
        for owner in owners:
            self.shuffle(owner)

    def create(self, name: str, amount: int = 1, player: int | None = None, *, gains: Sequence[str] = (),
               without: Sequence[str] = ()) -> None:
        """Create cards by their id (519.6): with further keywords, or with keywords that do not work ("hire")."""
        for _ in range(amount):
            self.propose_once("create", name=name, player=self.you if player is None else player, gains=list(gains),
                              without=list(without))

    def create_copy(self, card: int, amount: int = 1, player: int | None = None, *, gains: Sequence[str] = (),
                    without: Sequence[str] = ()) -> None:
        """Create copies of a card (7 Create a copy): with further keywords, or with keywords that do not work."""
        for _ in range(amount):
            self.propose_once("create", model=card, player=self.you if player is None else player, gains=list(gains),
                              without=list(without))

    def gift_of_life(self, most: int | None = None) -> None:
        """Gift of life X: remove additional lives from your characters, copy a creature of that cost (7)."""
        self.propose_once("gift_of_life", player=self.you, most=most)

    def use_free(self, card: int) -> None:
        """Use an activated ability of a card without paying (7 Free); one with X cannot be (512.4.1)."""
        self.propose_once("use_free", card=card, player=self.you)

    def copy_feature(self, card: int, model: int, until: Until = END_OF_GAME) -> None:
        """A card gains a copy of one printed feature of another, which you choose (110.5)."""
        self.propose_once("copy_feature", card=card, model=model, player=self.you, ends=self.ends(until, card))

    def place(self, name: str, player: int, amount: int = 1, position: str = "") -> None:
        """Place cards by their id into a player's deck: shuffled in, or at TOP or BOTTOM (7 Place)."""
        for _ in range(amount):
            self.propose_once("place", name=name, player=player, position=position)

    def exchange_control(self, card: int, other: int) -> None:
        """Let two cards change their controlling players."""
        self.propose_once("exchange_control", card=card, other=other)

    def obtain(self, holder: int, cards: Cards) -> None:
        """Let a card obtain cards, one after another (7 Obtains)."""
        for card in many(cards):
            self.propose_once("obtain", holder=holder, card=card)
        if not many(cards):
            self.batches.append([self.nothing("obtain", cards)])

    def attach(self, cards: Cards, to: int, *, hires: bool = False) -> None:
        """Attach cards to a card (7 Attach); with `hires`, their Hire abilities trigger (7 Module)."""
        for card in many(cards):
            keys = [held.ability.key for held in self.traits(card).abilities if held.ability.keyword == "hire"]
            self.propose_once("attach", card=card, holder=to, hires=keys if hires else [])
        if not many(cards):
            self.batches.append([self.nothing("attach", cards)])

    def flip(self, cards: Cards) -> None:
        """Turn cards to their other side (7 Flip)."""
        self.propose("flip", cards)

    def play_free(self, cards: Cards, gains: Sequence[str] = ()) -> None:
        """Play cards for free, now, from where they are (7 Free, 7 Immediately)."""
        for card in many(cards):
            self.propose_once("play_free", card=card, player=self.you, gains=list(gains))
        if not many(cards):
            self.batches.append([self.nothing("play_free", cards)])

    # Resources

    def gain_coins(self, amount: int, player: int | None = None, until: Until = END_OF_GAME, *,
                   closed: bool = False) -> None:
        """Receive coins, perhaps for a time (522)."""
        self.propose_once("gain_coins", player=self.you if player is None else player, amount=amount,
                          ends=self.ends(until, self.your_hero), closed=closed)

    def lose_coins(self, amount: int, player: int | None = None, until: Until = END_OF_GAME) -> None:
        """Lose coins, perhaps for a time (522.4, 522.5)."""
        self.propose_once("lose_coins", player=self.you if player is None else player, amount=amount,
                          ends=self.ends(until, self.your_hero))

    def close_coins(self, amount: int, player: int | None = None) -> None:
        """Close open coins; also for "pay X" inside an effect."""
        self.propose_once("close_coins", player=self.you if player is None else player, amount=amount)

    def pay_what_one_can(self, amount: int, player: int) -> None:
        """Close so many open coins, or all there are; `see.missing_coins` then tells how many were not there."""
        paid = min(amount, self.open_coins(player))
        self.values["missing"] = amount - paid
        if paid:
            self.close_coins(paid, player)

    def open_closed_coins(self, amount: int = -1, player: int | None = None) -> None:
        """Open closed coins; all without an amount."""
        self.propose_once("open_coins", player=self.you if player is None else player, amount=amount)

    def gain_prayers(self, amount: int, player: int | None = None) -> None:
        """Receive prayer tokens."""
        self.propose_once("gain_prayers", player=self.you if player is None else player, amount=amount)

    def lose_prayers(self, amount: int, player: int | None = None) -> None:
        """Lose prayer tokens."""
        self.propose_once("lose_prayers", player=self.you if player is None else player, amount=amount)

    # The game itself

    def cancel(self, to: str = GRAVEYARD) -> None:
        """In a CancellingAbility: cancel the card that is being played; it goes to the graveyard or elsewhere (518)."""
        self.propose_once("cancel", to=to)

    def choose_modes(self, choose: Choose) -> None:
        """Choose from an ability constructor inside a chain (524); its modes are listed in `grants`."""
        self.propose_once("modes", ability=self.ability.key, least=self.amount(choose.least),
                          most=self.amount(choose.most), repeats=choose.repeats, chooser=choose.by,
                          modes=[mode.key for mode in choose.modes])

    def choose_class(self) -> None:
        """Choose a class of creatures; this card remembers it (`see.chosen("class")`)."""
        self.propose_once("choose_word", what="class", card=self.this, player=self.you)

    def name_card(self, player: int | None = None) -> None:
        """Name a card; this card remembers it (`see.chosen("name")`)."""
        self.propose_once("choose_word", what="name", card=self.this, player=self.you if player is None else player)

    def repeat(self, card: int) -> None:
        """Repeat a spell: its abilities again, with its X and new targets (7 Repeat)."""
        self.propose_once("repeat", card=card, player=self.you)

    def trigger_again(self, card: int, keyword: str = "hire") -> None:
        """The triggered abilities of a card that a keyword heads trigger once more."""
        self.propose_once("trigger_again", card=card, keyword=keyword)

    def must_be_attacked(self, card: int) -> None:
        """The target of the opponent's first attack each turn must be this card, while it is in play."""
        self.propose_once("obligate", what="attack", card=card)

    def extra_turn(self, player: int | None = None) -> None:
        """Take an extra turn after this one (7 Extra turn)."""
        self.propose_once("extra_turn", player=self.you if player is None else player)

    def end_turn(self) -> None:
        """End the turn immediately (7 Immediately)."""
        self.propose_once("end_turn", player=self.game.active)

    def win(self) -> None:
        """You win the game (602.1)."""
        self.propose_once("lose_game", player=self.opponent)

    def lose_game(self, player: int | None = None) -> None:
        """Lose the game (604.1)."""
        self.propose_once("lose_game", player=self.you if player is None else player)
