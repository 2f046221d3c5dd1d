"""What an ability of this game does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from runtime.kernel.abilities import Ability, Choose, Keyword, Until
from runtime.kernel.data import Data
from runtime.kernel.events import at_once
from runtime.kernel.terms import DECK, END_OF_GAME, END_OF_TURN, GRAVEYARD
from runtime.kernel.verbs import Cards, Verbs, many
from runtime.tcg.abilities import Attack, nature_of
from runtime.tcg.context import See
from runtime.tcg.terms import EXILE, OBLIGATIONS, PROHIBITIONS

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


class Act(See, Verbs):
    """What an ability may do, besides seeing; see runtime.kernel.verbs for what verbs of all games have in common."""

    __slots__ = ("batches", "is_payment")

    prohibitions = PROHIBITIONS
    obligations = OBLIGATIONS

    def __init__(self, game: TcgGame, ability: Ability, values: Data, is_payment: bool = False) -> None:
        super().__init__(game, ability, values)
        self.batches: list[list[Data]] = []
        self.is_payment = is_payment

    @property
    def how(self) -> str:
        """The way this ability acts: "payment", "poison", "spell" or "effect"."""
        if self.is_payment:
            return "payment"
        if self.ability.keyword == "poisoning":
            return "poison"
        return nature_of(self.ability)

    # Wounds and life

    def wound(self, cards: Cards, amount: int, how: str | None = None) -> None:
        """Wound cards for an amount; wounding for 0 counts (2.16)."""
        self.propose("wound", cards, amount=amount, how=how or self.how)

    def heal_over(self, card: int, amount: int) -> None:
        """Heal a creature for an amount; what there are no wounds for becomes additional life."""
        healed = min(amount, self.wounds(card))
        if healed:
            self.heal(card, healed)
        if amount > healed:
            self.add_lives(card, amount - healed)

    def transfer_wounds(self, card: int, other: int, amount: int) -> None:
        """Heal one card for an amount, and wound another for what was healed (glossary: Transfer of wounds)."""
        self.heal(card, min(amount, self.wounds(card)))
        self.propose_once("wound", card=other, amount=0, how=self.how, as_before=True)

    def transfer_life(self, card: int, other: int, amount: int) -> None:
        """Wound one card for an amount, at most its current life, and heal another (glossary: Transfer of life)."""
        moved = min(amount, self.lives(card))
        self.wound(card, moved)
        self.heal_over(other, moved)

    def set_current_life(self, cards: Cards, amount: int) -> None:
        """X current life remains (glossary); neither healing nor wounding."""
        self.propose("set_current_life", cards, amount=amount)

    def lose_life(self, cards: Cards, amount: int) -> None:
        """Cards lose initial life (glossary: To lose life); this is not wounding."""
        self.propose("lose_life", cards, amount=amount)

    def destroy(self, cards: Cards) -> None:
        """Cards receive the destruction effect (4.17)."""
        self.propose("destroy", cards, how="destroy")
        at_once(self.game, self.batches[-1])

    def finish_off(self, card: int, most: int) -> None:
        """Finishing off at X (glossary): destroy an adjacent creature of at most X current life."""
        self.propose_once("finish_off", card=card, amount=most)

    def redirect_attack(self, target: int) -> None:
        """Redirect the attack that is on the stack to another card (glossary)."""
        self.propose_once("redirect", card=target)

    def attack(self, card: int, target: int, attack: Attack) -> None:
        """Let a card make an attack now: no defender can be appointed, the target does not fight."""
        self.propose_once("attack_now", card=card, target=target, attack=list(self.power(attack)), how=attack.kind)

    def power(self, attack: Attack) -> tuple[int, int, int]:
        """The power of an attack, its X and methods read."""
        one, two, three = (self.amount(number) for number in attack.power)
        return one, two, three

    def simple_strike(self, card: int, target: int) -> None:
        """Let a card deal a simple strike at once, without closing; the target does not fight."""
        self.propose_once("attack_now", card=card, target=target, attack=[], how="strike")

    def fight(self, card: int, target: int, *, as_open: bool = False) -> None:
        """Let a card fight another with a simple strike at once, without closing; a closed one only `as_open`."""
        self.propose_once("attack_now", card=card, target=target, attack=[], how="strike", fights=True, as_open=as_open)

    def add_next(
        self, cards: Cards, amount: int, by: str, until: Until = END_OF_GAME, *, most: int | None = None
    ) -> None:
        """Give +X (or -X) to the next attack of a kind or family, or to the next "roll".

        What the ability has given for that attack is `most` altogether.
        """
        capped = {} if most is None else {"most": most}
        self.lasting("add_next", cards, until, amount=amount, by=by, **capped)

    def reduce(self, cards: Cards, strength: str, by: str) -> None:
        """The attack of a kind that a card makes now, or else its next one this turn, becomes weak, medium, strong."""
        self.lasting("add_next", cards, END_OF_TURN, amount=0, by=by, becomes=strength)

    def stay_open(self, card: int) -> None:
        """Let a card that attacks or defends now not close for it."""
        self.propose_once("stay_open", card=card)

    def roll(self, card: int = 0) -> None:
        """Roll a die for this card or another (5.9); the steps that follow read it, `see.result(step).amount`."""
        whose = card or self.this
        self.propose_once("roll", card=whose, player=self.controller(whose) if card else self.you)

    def change_roll(self, *, to: int | None = None, by: int = 0, again: bool = False) -> None:
        """Change the die roll that is on the stack: to a number, by a number, or roll it again."""
        self.propose_once("change_roll", to=to, amount=by, again=again)

    def block(self) -> None:
        """Block the game action on the stack that triggered this, or the attack in progress (2.7)."""
        self.propose_once("block_action", card=self.event.card)

    def has_blocked(self) -> None:
        """In an ability that blocks: that is done already, so what follows "in doing so" goes on (2.7)."""
        self.batches.append([self.proposal("nothing", verb="block", mass=True)])

    def interrupt(self) -> None:
        """Interrupt the game action on top of the stack: it is cancelled without payment (2.9)."""
        self.propose_once("interrupt", card=self.event.card)

    # Abilities, tokens, states

    def gain(self, cards: Cards, feature: Keyword | type[Ability], until: Until = END_OF_GAME, *,
             value: int = 0, uses: int | None = None, remember: Data | None = None) -> None:
        """Give an acquired ability: a keyword, or an ability class listed in `grants` (1.9.5)."""
        if isinstance(feature, Keyword):
            self.lasting("gain", cards, until, keyword=feature.id, value=feature.value)
        else:
            known = self.game.definitions.ability(feature)
            self.lasting("gain", cards, until, ability=known.key, value=value, uses=uses, memory=remember or {})

    def lose(self, cards: Cards, keyword: str, until: Until = END_OF_GAME) -> None:
        """Take all instances of a keyword away."""
        self.lasting("lose", cards, until, keyword=keyword)

    def lay_on_squares(self, squares: Cards, feature: Keyword | type[Ability], until: Until = END_OF_GAME, *,
                       value: int = 0, remember: Data | None = None) -> None:
        """Lay an ability on squares (1.10): you control it; of a keyword, cards on the square have it."""
        places = [squares] if isinstance(squares, int) else list(squares)
        key = {"keyword": feature.id, "value": feature.value} if isinstance(feature, Keyword) else {
            "ability": self.game.definitions.ability(feature).key, "value": value}
        for square in places:
            self.propose_once("lay_on_square", square=square, player=self.you, ends=self.ends(until, self.this),
                              memory=remember or {}, **key)

    def occupy(self, squares: Cards, until: Until = END_OF_GAME) -> None:
        """Make squares count as occupied (glossary: Occupied battlefield square)."""
        for square in [squares] if isinstance(squares, int) else list(squares):
            self.propose_once("occupy", square=square, player=self.you, ends=self.ends(until, self.this))

    def put_tokens(self, cards: Cards, amount: int = 1, *, accumulate: bool = False) -> None:
        """Cards receive tokens (1.11.2), or accumulate them (1.11.1)."""
        self.propose("put_tokens", cards, amount=amount, how="accumulate" if accumulate else "receive")

    def remove_tokens(self, cards: Cards, amount: int) -> None:
        """Cards lose tokens, as many as there are."""
        self.propose("remove_tokens", cards, amount=amount)

    def put_incarnation(self, cards: Cards, amount: int = 1) -> None:
        """Cards with Incarnation in a graveyard receive so many incarnation tokens, one after another."""
        for card in many(cards):
            needed = [value for name, value, _ in self.traits(card).instances if name == "incarnation"]
            for _ in range(amount if needed else 0):
                self.propose_once("incarnate", card=card, amount=min(needed))

    def remove_incarnation(self, cards: Cards, amount: int = 1) -> None:
        """Cards in a graveyard lose incarnation tokens, as many as there are."""
        self.propose("disincarnate", cards, amount=amount)

    def add_move(self, cards: Cards, amount: int, until: Until = END_OF_GAME) -> None:
        """Give +X (or -X) movement allowance."""
        self.lasting("add_move", cards, until, amount=amount)

    def act_again(self, cards: Cards) -> None:
        """Cards may act once more this turn."""
        self.propose("act_again", cards)

    def poison(self, cards: Cards, amount: int = 1) -> None:
        """Poison creatures at X (glossary)."""
        self.gain(cards, Keyword("poisoning", amount))

    def reveal(self, cards: Cards) -> None:
        """Reveal hidden cards (3.11.1)."""
        self.propose("reveal", cards)

    def hide(self, cards: Cards) -> None:
        """Turn cards face down."""
        self.propose("hide", cards)

    # Places

    def relocate(self, card: int, square: int, how: str = "ability") -> None:
        """Relocate a card on the battlefield to an unoccupied square (3.16); `how`: "jump", "teleport", "ability"."""
        self.propose_once("relocate", card=card, square=square, how=how)

    def swap(self, card: int, other: int) -> None:
        """Let two cards swap places (glossary)."""
        self.propose_once("swap", card=card, other=other)

    def swap_two(self, cards: Cards) -> None:
        """Let two cards that were chosen together swap places; one that is left alone stays."""
        one, other = (*many(cards), 0, 0)[:2]
        self.swap(one, other)

    def become(self, cards: Cards, kind: str, square: int = -1) -> None:
        """Creatures become flying, symbiotes or (kind "") neither; who comes to the battlefield needs a square."""
        self.propose("become", cards, to=kind, square=square)

    # Cards on their way

    def summon(self, cards: Cards, *, squares: Sequence[int] = (), player: int | None = None,
               closed: bool = False) -> None:
        """Summon cards from the deck, open, next to this card (glossary); a square is chosen if none is given."""
        self.take(cards, "summon", squares, player, closed)

    def resurrect(self, cards: Cards, *, squares: Sequence[int] = (), player: int | None = None,
                  closed: bool = False) -> None:
        """Resurrect cards from a graveyard, open, next to this card (glossary)."""
        self.take(cards, "resurrect", squares, player, closed)

    def take(self, cards: Cards, how: str, squares: Sequence[int], player: int | None, closed: bool) -> None:
        """Propose that cards enter the game zone, and shuffle the decks they came from (2.1.3)."""
        chosen = many(cards)
        for at, card in enumerate(chosen):
            self.propose_once("enters_play", card=card, player=self.you if player is None else player, how=how,
                              closed=closed, square=squares[at] if at < len(squares) else -1, near=self.this)
        for owner in sorted({self.owner(card) for card in chosen if self.card(card).zone == DECK}):
            self.shuffle(owner)

    def to_deck(self, cards: Cards) -> None:
        """Cards return to their owners' decks, which are shuffled (glossary: Returns to the deck)."""
        self.move_to(cards, DECK)

    def to_graveyard(self, cards: Cards) -> None:
        """Put cards into their owners' graveyards without destroying them (2.1.4)."""
        self.move_to(cards, GRAVEYARD)

    def exile(self, cards: Cards) -> None:
        """Put cards into their owners' exile, from wherever they are, without destroying them."""
        self.move_to(cards, EXILE)

    def move_to(self, cards: Cards, zone: str) -> None:
        """Move cards to a zone of their owners."""
        there = many(cards)
        self.batches.append([self.proposal("moved", card=card, to=zone, **{"from": self.card(card).zone})
                             for card in there] or [self.nothing("moved", cards)])
        for owner in sorted({self.owner(card) for card in there if DECK in (zone, self.card(card).zone)}):
            self.shuffle(owner)

    def shuffle(self, player: int) -> None:
        """Shuffle a deck."""
        self.propose_once("shuffle", player=player)

    def look(self, cards: Cards) -> None:
        """Look at cards."""
        self.propose_once("looks", player=self.you, cards=many(cards))

    def choose_modes(self, choose: Choose) -> None:
        """Choose among modes inside an ability; they are listed in `grants`."""
        self.propose_once("modes", ability=self.ability.key, least=self.amount(choose.least),
                          most=self.amount(choose.most), repeats=choose.repeats, chooser=choose.by,
                          modes=[mode.key for mode in choose.modes])

    # Players

    def gain_crystals(self, gold: int = 0, silver: int = 0, player: int | None = None) -> None:
        """A player receives crystals (before recruiting)."""
        self.propose_once("crystals", player=self.you if player is None else player, gold=gold, silver=silver)

    def lose_game(self, player: int | None = None) -> None:
        """A player is awarded defeat."""
        self.propose_once("lose_game", player=self.you if player is None else player)

