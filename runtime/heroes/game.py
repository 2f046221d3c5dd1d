"""The game: what the rules say about its events, what is forbidden, limited and known, clones and saved games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mypy_extensions import mypyc_attr

from runtime.heroes import costs, elsewhere, legality, pipeline
from runtime.heroes.abilities import ActivatedAbility, PlayersCannot
from runtime.heroes.context import See
from runtime.heroes.definitions import Definitions
from runtime.heroes.editions import CURRENT, Edition, edition_of
from runtime.heroes.happening import HAPPEN, MOVES, is_gone
from runtime.heroes.present import Present
from runtime.heroes.procedures import PROCEDURES, carrying_out, choosing, playing, turns
from runtime.heroes.state import Card, Player
from runtime.heroes.terms import GONE
from runtime.heroes.verbs import Act
from runtime.heroes.view import View
from runtime.kernel.abilities import Ability, Step, StepsAbility, Target
from runtime.kernel.agenda import Frame
from runtime.kernel.choosing import start
from runtime.kernel.data import Data, copied
from runtime.kernel.definitions import DefinitionError, Held
from runtime.kernel.effects import use_effect
from runtime.kernel.log import label
from runtime.kernel.results import failed
from runtime.kernel.terms import ABILITY, PLAY, SPELL

SAVE_FORMAT = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class HeroesGame(Present):
    """A game of Berserk: Heroes.

    Read `decision`, answer with `choose`; `over` and `winner` tell the end. `view(player)` is what a player may see.
    """

    __slots__ = ("turn", "active", "first", "queue", "waiting", "history", "last_turns", "extra_turns", "obligations",
                 "winner", "idle", "conditional")

    procedures = PROCEDURES

    def __init__(self, definitions: Definitions, seed: int, edition: Edition = CURRENT) -> None:
        super().__init__(definitions, seed, edition)
        self.turn = 0
        self.active = 0
        self.first = 0
        self.queue: list[Data] = []
        self.waiting: list[Data] = []
        self.history: list[Data] = []
        self.last_turns: list[list[Data]] = [[], []]
        """What happened in the last turn that each player has ended."""
        self.extra_turns: list[int] = []
        self.obligations: Data = {}
        self.winner: int | None = None
        self.idle = 0
        self.conditional = False
        """Some effect may have a condition of existence (119.6)."""

    # What the rules say about events

    def modify(self, event: Data) -> None:
        """Apply what changes the event's numbers before anything else."""
        pipeline.modify(self, event)

    def is_certain(self, kind: str) -> bool:
        """Tell whether events of a kind happen as they are."""
        return kind not in self.index().touched

    def replacements(self, event: Data) -> list[Data]:
        """Return the replacements that may be applied to an event now (525)."""
        return pipeline.replacements(self, event)

    def replacement_chooser(self, choices: list[Data]) -> int:
        """Return the player who chooses among the replacements."""
        return pipeline.replacement_chooser(self, choices)

    def replace(self, event: Data, choice: Data) -> None:
        """Start what happens instead."""
        pipeline.replace(self, event, choice)

    def prevent(self, event: Data) -> None:
        """Reduce the event by what prevents it."""
        pipeline.prevent(self, event)

    def happen(self, event: Data) -> Data:
        """Carry out an event, write it down and collect what it triggers."""
        kind = event["kind"]
        outcome = failed(event) if kind in MOVES and is_gone(self, event) else HAPPEN[kind](self, event)
        if "kept" in event:
            outcome["kept"] = True
        return outcome

    def settle(self, batch: list[Data]) -> list[Data]:
        """Return the events that the rules add at once after simultaneous ones."""
        return pipeline.settle(self, batch)

    def collect(self, event: Data) -> None:
        """Remember an event, and which triggered abilities wait for it."""
        pipeline.collect(self, event)

    def outside(self, kind: str) -> list[int]:
        """Return the cards outside play with abilities that wait there for a kind of event."""
        return elsewhere.outside(self, kind)

    # What the rules say about carrying out abilities

    def sees(self, ability: Ability, values: Data) -> See:
        """Return what an ability sees."""
        return See(self, ability, values)

    def acts(self, ability: Ability, values: Data) -> Act:
        """Return what an ability may do."""
        return Act(self, ability, values)

    def ability_begins(self, ability: StepsAbility, values: Data) -> None:
        """Take note that an ability is carried out."""
        carrying_out.begin(self, ability, values)

    def ability_ends(self, frame: Frame) -> None:
        """End an ability, and tell those who wait for its end."""
        carrying_out.finish(self, frame)

    def followed(self, see: See) -> bool:
        """Tell whether "in doing so" goes on."""
        return carrying_out.followed(self, see)

    def possible(self, see: See, step: Step, at: int) -> bool:
        """Tell whether an optional part can be offered."""
        return carrying_out.possible(self, see, step, at)

    def limits(self, see: See, target: Target) -> tuple[int, int | None]:
        """Return the least and greatest number of picks."""
        return legality.limits(see, target)

    def choose_row(self, values: Data, target: Target) -> None:
        """Begin to choose the cards of a target row."""
        start(self, values, "targets", target)

    def chosen(self, ability: StepsAbility, values: Data, rows: tuple[Target, ...]) -> None:
        """Take note of what became a target."""
        carrying_out.announce(self, ability, values, rows)

    def skipped(self, values: Data, why: str) -> None:
        """Note why the part that is next is not carried out."""
        carrying_out.skipped(self, values, why)

    def row_of(self, see: See, values: Data) -> Target:
        """Return the target row that is being chosen."""
        return choosing.row_of(see, values)

    def candidates(self, see: See, target: Target, picks: list[int]) -> list[int]:
        """Return what may be picked next."""
        return legality.candidates(see, target, picks)

    def picks_made(self, values: Data) -> None:
        """Take note that a choice is over."""
        choosing.picks_made(self, values)

    def see(self, number: int, held: Held, event: Data | None = None) -> See:
        """Return what an ability of a card sees."""
        card = self.cards[number]
        return See(self, held.ability, {
            "card": number, "player": card.controller, "value": held.value, "effect": held.effect, "event": event,
        })

    # What is forbidden, limited, known

    def forbids(self, card: int, action: str, other: int = 0) -> bool:
        """Tell whether a card is forbidden an action (514.2)."""
        return action in self.traits(card).cannot and legality.forbids(self, card, action, other)

    def player_cannot(self, player: int, action: str, card: int = 0) -> bool:
        """Tell whether a player is forbidden an action."""
        return bool(self.acting_with(PlayersCannot)) and legality.player_cannot(self, player, action, card)

    def draws_left(self, player: int) -> int | None:
        """Return how many cards a player may still draw this turn, if there is a limit (527.2.2)."""
        return legality.draws_left(self, player)

    def can_act(self, card: int) -> bool:
        """Tell whether a card may declare an action (107.5, 506)."""
        return not (self.cards[card].hidden or legality.weak(self, card) or self.forbids(card, "act"))

    def within_limit(self, card: int, ability: Ability, effect: int = 0) -> bool:
        """Tell whether the use markers allow a declaration (112.5, 113.4)."""
        return legality.within_limit(self, card, ability, effect)

    def mark(self, card: int, ability: Ability, effect: int = 0) -> None:
        """Lay a use marker (501.1)."""
        legality.mark(self, card, ability, effect)

    def has_effect(self, card: int, number: int) -> bool:
        """Tell whether an effect still lies on a card."""
        return any(effect["number"] == number for effect in self.cards[card].effects)

    def use_effect(self, card: int, number: int, ability: str) -> Data:
        """Count a use of an ability that an effect gave, and end the effect at the last; return its memory."""
        return use_effect(self, card, number, ability) if number > 0 else {}

    def is_activated(self, key: str) -> bool:
        """Tell whether an ability is an activated one."""
        return isinstance(self.definitions.abilities.get(key.partition(":")[0]), ActivatedAbility)

    def is_in_zone(self, card: int, zone: str) -> bool:
        """Tell whether a card is in such a zone."""
        found = self.cards.get(card)
        return found is not None and found.zone == zone

    def how_of(self, card: int) -> str:
        """Return the way in which an ability of this card acts."""
        found = self.cards.get(card)
        return SPELL if found is not None and found.definition.type == SPELL else ABILITY

    def label(self, card: int) -> list[Any]:
        """Return a card as the log names it: its number and the id of its print, which outlive the card."""
        return label(self.cards, card)

    def attackable(self, card: int) -> list[int]:
        """Return the characters that a creature may strike-attack (507.1)."""
        return legality.strike_targets(self, card)

    def can_play_free(self, player: int, card: int) -> bool:
        """Tell whether a card can be played for free (105.1.3)."""
        return self.cards[card].zone != PLAY and costs.may_play(self, player, card, 0)

    def changed_cost(self, card: int) -> int:
        """Return the cost of a card with all that changes it (105.1.1)."""
        return costs.play_cost(self, self.cards[card].controller, card, costs.NO_PLAY)

    def playable_elsewhere(self, player: int) -> list[tuple[int, int, int]]:
        """Return cards outside the hand that may be played: (card, how much less it costs, the card that breaks)."""
        return playing.playable_elsewhere(self, player)

    def cancel_play(self, event: Data) -> Data:
        """Cancel the card that is being played (518)."""
        return playing.cancel_play(self, event)

    def start_free_play(self, event: Data) -> Data:
        """Begin a free play inside an ability (7 Free)."""
        return playing.start_free_play(self, event)

    def start_repeat(self, event: Data) -> Data:
        """Begin to repeat a spell (7 Repeat)."""
        return playing.start_repeat(self, event)

    def trigger_again(self, event: Data) -> Data:
        """Let triggered abilities of a card trigger once more."""
        return playing.trigger_again(self, event)

    def end_turn_now(self) -> None:
        """Leave everything in progress and end the turn (7 Immediately)."""
        while self.agenda[-1].procedure != "turn":
            self.agenda.pop()
        self.queue.clear()
        self.waiting.clear()
        self.agenda[-1].step = turns.END_EFFECTS

    def additional_lives(self, card: int) -> int:
        """Return the number of additional lives on a card (504.2)."""
        return max(0, sum(int(effect["amount"]) for effect in self.cards[card].effects if effect["kind"] == "lives"))

    # Progress

    def explain(self, card: int, why: str, cause: str, *, number: int | None = None) -> None:
        """Note why something of a card (its part of that number) does not happen; see `messages.EXPLANATIONS`."""
        self.record({"kind": why, "card": self.label(card), "cause": cause} | ({"number": number} if number else {}))

    def end(self, losers: list[int]) -> None:
        """End the game: one loser or a draw (601-605)."""
        self.over = True
        self.winner = 1 - losers[0] if len(losers) == 1 else None
        self.decision = None
        self.record({"kind": "game over", "winner": self.winner, "cause": "605.1"})

    def agree_on_draw(self) -> None:
        """End the game with a draw on which both players agree (603.1)."""
        if not self.over:
            self.end([0, 1])

    def concede(self, player: int) -> None:
        """Let a player acknowledge defeat, at any moment (604.1)."""
        if not self.over:
            self.record({"kind": "concedes", "player": player, "cause": "604.1"})
            self.end([player])

    # Clones and saved games

    def clone(self) -> HeroesGame:
        """Return an independent game in the same position."""
        twin = HeroesGame.__new__(HeroesGame)
        self.clone_progress(twin)
        self.token = object()
        twin.token = object()
        twin.definitions = self.definitions
        twin.edition = self.edition
        twin.cards = self.cards.copy()
        twin.log = self.log.copy(twin.cards)
        twin.zones = {name: numbers[:] for name, numbers in self.zones.items()}
        twin.players = [player.copy() for player in self.players]
        for name in PLAIN:
            setattr(twin, name, getattr(self, name))
        for name in LISTS:
            setattr(twin, name, getattr(self, name)[:])
        twin.obligations = dict(self.obligations)
        twin.affected = self.affected.copy()
        twin.prints = self.prints
        twin.waiting_outside = self.waiting_outside
        twin.known_outsiders = self.known_outsiders
        twin.forget()
        return twin

    def save(self) -> Data:
        """Return the game as a JSON object; `load` makes the same game of it in any process."""
        return {
            "format": SAVE_FORMAT,
            "edition": self.edition.name,
            "switches": self.edition.changed(),
            **self.save_progress(),
            "cards": [card.save() for card in self.cards.values()],
            "zones": copied(self.zones),
            "players": [player.save() for player in self.players],
            **{name: getattr(self, name) for name in PLAIN},
            **{name: copied(getattr(self, name)) for name in LISTS},
            "obligations": copied(self.obligations),
        }

    @classmethod
    def load(cls, data: Data, definitions: Definitions) -> HeroesGame:
        """Return the saved game; raise DefinitionError if it is of another format or a card is no longer defined."""
        if data.get("format") != SAVE_FORMAT:
            raise DefinitionError(f"a saved game of format {data.get('format')!r} cannot be read, only {SAVE_FORMAT}")
        game = cls(definitions, 0, edition_of(data["edition"], data.get("switches")))
        game.load_progress(data)
        for row in data["cards"]:
            card = Card.load(row, definitions.card(row["definition"]))
            card.token = game.token
            game.cards[card.id] = card
        game.affected = set(game.cards)
        game.prints = frozenset(name for card in game.everything()
                                for name in (card.definition.id, card.definition.reverse))
        game.zones = copied(data["zones"])
        game.players = [Player.load(row) for row in data["players"]]
        for name in (*PLAIN, *LISTS, "obligations"):
            setattr(game, name, copied(data[name]))
        return game

    def view(self, player: int) -> View:
        """Return what a player may see of the game."""
        return View(self, player)

    def everything(self) -> Iterator[Card]:
        """Return all cards in the order of their making."""
        return (card for card in self.cards.values() if card.zone != GONE)


PLAIN = ("idle", "conditional", "turn", "active", "first", "winner", "next_card", "next_number")
LISTS = ("queue", "waiting", "history", "last_turns", "extra_turns")
