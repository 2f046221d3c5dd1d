"""The game: what the rules say about its events and abilities, the stack, the end, clones and saved games."""

from __future__ import annotations

from runtime.kernel.abilities import Ability, Step, StepsAbility, Target
from runtime.kernel.agenda import Frame
from runtime.kernel.carrying_out import FAILED
from runtime.kernel.choosing import start
from runtime.kernel.data import Data, copied
from runtime.kernel.definitions import DefinitionError, Held
from runtime.kernel.effects import use_effect
from runtime.kernel.events import summary
from runtime.kernel.terms import CREATURE, PLAY
from runtime.tcg import ending, happening, legality, pipeline, zones
from runtime.tcg.abilities import TriggeredAbility, nature_of
from runtime.tcg.context import See
from runtime.tcg.definitions import Definitions
from runtime.tcg.payments import CloseThis
from runtime.tcg.present import Present
from runtime.tcg.procedures import PROCEDURES, beginning
from runtime.tcg.state import Card, Player
from runtime.tcg.verbs import Act
from runtime.tcg.view import View

SAVE_FORMAT = 1


class TcgGame(Present):
    """A battle of the trading card game.

    Read `decision`, answer with `choose`; `over` and `winner` tell the end. `view(player)` is what a player may see.
    `dice` are the next die rolls, fixed in advance; when they are used up, dice come from the seed (5.9).
    """

    __slots__ = ("turn", "active", "stack", "waiting", "history", "last_turns", "winner", "conditional", "dice",
                 "unchanged", "counted", "situations", "offered", "campaign")

    procedures = PROCEDURES
    revealing = beginning.REVEAL
    """The step of the beginning in which squads are revealed (3.11)."""

    def __init__(self, definitions: Definitions, seed: int) -> None:
        super().__init__(definitions, seed)
        self.turn = 0
        self.active = 0
        self.stack: list[Data] = []
        """The game actions that were announced, the last on top (5.4)."""
        self.waiting: list[Data] = []
        """What has triggered and is not on the stack yet (5.7)."""
        self.history: list[Data] = []
        self.last_turns: list[list[Data]] = [[], []]
        self.winner: int | None = None
        self.conditional = False
        self.dice: list[int] = []
        self.unchanged = 0
        """For how many turns in a row no current life has changed (7.6)."""
        self.counted: list[list[int]] = []
        """The current lives when the last turn ended."""
        self.situations: list[list[str]] = [[], []]
        self.offered: list[int] = []
        """The players who have offered a draw (7.7)."""
        self.campaign = False
        """Whether creatures may retreat (8.2)."""

    # What the rules say about events

    modify = pipeline.modify
    is_certain = pipeline.is_certain
    replacements = pipeline.replacements
    replacement_chooser = pipeline.replacement_chooser
    replace = pipeline.replace
    prevent = pipeline.prevent
    happen = happening.happen
    settle = pipeline.settle
    collect = pipeline.collect
    hear = pipeline.hear
    chain = pipeline.chain
    frenzy = pipeline.frenzy

    # What is legal

    forbids = legality.forbids
    protects = legality.protects
    can_act = legality.can_act
    may_attack = legality.may_attack
    within_limit = legality.within_limit
    mark = legality.mark
    may_stand = legality.may_stand
    is_independent = legality.is_independent
    limits = legality.limits
    candidates = legality.candidates
    bury = zones.bury
    may_be_finished = happening.wounds.may_be_finished

    # The end

    judge = ending.judge
    end = ending.end
    concede = ending.concede
    offer_draw = ending.offer_draw
    agree_on_draw = ending.agree_on_draw
    time_out = ending.time_out

    def see(self, number: int, held: Held, event: Data | None = None) -> See:
        """Return what an ability of a card sees."""
        card = self.cards[number]
        return See(self, held.ability, {
            "card": number, "player": card.controller, "value": held.value, "effect": held.effect, "event": event,
        })

    # What the rules say about carrying out abilities

    def sees(self, ability: Ability, values: Data) -> See:
        """Return what an ability sees."""
        return See(self, ability, values)

    def acts(self, ability: Ability, values: Data) -> Act:
        """Return what an ability may do."""
        return Act(self, ability, values)

    def ability_begins(self, ability: StepsAbility, values: Data) -> None:
        """Let it be known that a keyword's ability is carried out."""
        if isinstance(ability, TriggeredAbility) and ability.keyword in self.definitions.keywords:
            self.collect({"kind": "keyword_triggers", "keyword": ability.keyword, "card": values["card"],
                          "player": values["player"], "source": values["card"]})

    def ability_ends(self, frame: Frame) -> None:
        """Take the frame away; a replacement reports the event that it let happen."""
        self.agenda.pop()
        values, below = frame.values, self.agenda[-1].values
        if values.get("replacing"):
            kept = [row for row in values.get("all", []) if row.get("kept")]
            if kept:
                below["report"] = {**kept[0], "replaced": True, "kept": False}
        else:
            below["report"] = summary(values.get("all", []))
            below["failed"] = values.get("status") == FAILED

    def followed(self, see: See) -> bool:
        """Tell whether "in doing so" goes on: the part before was done, and nothing was replaced."""
        return see.previous.done and not see.previous.replaced

    def possible(self, see: See, step: Step, at: int) -> bool:
        """Tell whether an optional part can be offered: there is something to choose."""
        ability = see.ability
        assert isinstance(ability, StepsAbility)
        return all(len(self.candidates(see, target, [])) >= self.limits(see, target)[0]
                   for target in ability.by_step[at])

    def choose_row(self, values: Data, target: Target) -> None:
        """Begin to choose the cards of a target row."""
        start(self, values, "targets", target)

    def row_of(self, see: See, values: Data) -> Target:
        """Return the target row that is being chosen."""
        from runtime.tcg.procedures.announcing import row_of

        return row_of(self, see, values)

    def picks_made(self, values: Data) -> None:
        """Take note that a choice is over."""

    def chosen(self, ability: StepsAbility, values: Data, rows: tuple[Target, ...]) -> None:
        """Let the chosen cards become targets, and be revealed (3.11.1)."""
        for target in ability.targets:
            if target in rows and target.role == "target" and target.zone == PLAY:
                row = values["targets"].get(str(target.number), [])
                secret = {card for card in row if self.cards[card].hidden}
                for card in dict.fromkeys(row):
                    self.aim(card, values["card"], values["player"], values["ability"])
                if secret and target not in ability.at_declaration:  # what it does to others than it may is blocked
                    legal = set(self.candidates(self.sees(ability, values), target, []))
                    values["targets"][str(target.number)] = [card for card in row if card in legal]

    def aim(self, card: int, source: int, by: int, ability: str) -> None:
        """Let a card be the target of a game action: a hidden one is revealed (3.11.1)."""
        if not self.is_in_play(card):
            return
        if self.cards[card].hidden:
            self.happen({"kind": "reveal", "card": card, "player": self.cards[card].controller, "cause": "3.11.1"})
        nature = nature_of(self.definitions.abilities.get(ability))
        self.collect({"kind": "target", "card": card, "source": source, "by": by, "how": nature,
                      "cause": ability})

    def skipped(self, values: Data, why: str) -> None:
        """Note why the part that is next is not carried out."""
        self.record({"kind": why, "card": self.label(values["card"]), "cause": values["ability"],
                     "number": values["at"] + 1})

    def use_effect(self, card: int, number: int, ability: str) -> Data:
        """Count a use of an ability that an effect gave, and end the effect at the last; return its memory."""
        if number < 0:
            return self.use_laid(-number, ability)
        return use_effect(self, card, number, ability) if number else {}

    def use_laid(self, number: int, ability: str) -> Data:
        """Count a use of an ability that lies on a square or player, and end it at the last; return its memory."""
        for at, effect in enumerate(self.squares):
            if effect["number"] == number:
                uses = effect.get("uses") or getattr(self.definitions.abilities[ability], "uses", None)
                rest = [{**effect, "uses": uses - 1}] if uses and uses > 1 else [] if uses else [effect]
                self.squares = [*self.squares[:at], *rest, *self.squares[at + 1:]]
                return copied({**effect["memory"], "square": effect["square"]})  # type: ignore[no-any-return]
        return {}

    # The stack and what it binds

    def put_on_stack(self, item: Data) -> None:
        """Put an announced game action on top of the stack (5.4)."""
        item["number"] = self.number()
        self.stack.append(item)

    def committed(self) -> set[int]:
        """Return the cards whose closing pays for a game action that is announced or carried out (5.2)."""
        found: set[int] = set()
        for item in self.stack:
            found.update(item.get("closes", ()))
        for frame in self.agenda:
            found.update(frame.values.get("closes", ()))
        return found

    def free_tokens(self, card: int) -> int:
        """Return the tokens of a card, and with Meditation of its squad's, that pay for nothing else (glossary)."""
        return sum(self.cards[one].tokens - self.bound_tokens(one) for one in self.token_bearers(card))

    def token_bearers(self, card: int) -> list[int]:
        """Return whose tokens a card may use: its own first, with Meditation those of its element in its squad."""
        traits = self.traits(card)
        if "meditation" not in traits.keywords:
            return [card]
        return [card, *(other for other in self.squad(self.cards[card].controller)
                        if other != card and set(traits.elements) & set(self.traits(other).elements))]

    def bound_tokens(self, card: int) -> int:
        """Return how many tokens of a card pay for game actions that are announced or carried out."""
        rows = [*self.stack, *(frame.values for frame in self.agenda)]
        return sum(int(row["spends"]) for row in rows if row.get("spends") and row.get("card") == card)

    def pay_tokens(self, act: Act, amount: int) -> None:
        """Remove tokens as a payment."""
        for card in self.token_bearers(act.this):
            taken = min(amount, self.cards[card].tokens)
            if taken:
                act.remove_tokens(card, taken)
                amount -= taken

    def attacking(self) -> tuple[int, int]:
        """Return the card that attacks now and the one attacked; 0 if there is none."""
        for frame in reversed(self.agenda):
            if frame.procedure == "combat":
                return int(frame.values["attacker"]), int(frame.values["target"])
        return 0, 0

    def closes(self, card: int, ability: Ability | None) -> list[int]:
        """Return the cards that are closed to pay for an ability."""
        payments = getattr(ability, "payments", ())
        return [card] if any(isinstance(payment, CloseThis) for payment in payments) else []

    def die(self) -> int:
        """Return a die roll, 1 to 6: one fixed in advance, if there is (5.9)."""
        return self.dice.pop(0) if self.dice else self.chance.below(6) + 1

    def creatures(self, player: int) -> list[int]:
        """Return the creatures that a player controls in the game zone."""
        return [card for card in self.squad(player) if self.traits(card).type == CREATURE]

    # Progress

    # Clones and saved games

    def clone(self) -> TcgGame:
        """Return an independent game in the same position."""
        twin = TcgGame.__new__(TcgGame)
        self.clone_progress(twin)
        self.token = object()
        twin.token = object()
        twin.definitions = self.definitions
        twin.cards = self.cards.copy()
        twin.log = self.log.copy(twin.cards)
        twin.zones = {name: numbers[:] for name, numbers in self.zones.items()}
        twin.players = [player.copy() for player in self.players]
        for name in PLAIN:
            setattr(twin, name, getattr(self, name))
        for name in LISTS:
            setattr(twin, name, copied(getattr(self, name)))
        for name in HISTORIES:
            setattr(twin, name, getattr(self, name)[:])
        twin.affected = self.affected.copy()
        twin.forget()
        return twin

    def save(self) -> Data:
        """Return the game as a JSON object; `load` makes the same game of it in any process."""
        return {
            "format": SAVE_FORMAT,
            **self.save_progress(),
            "cards": [card.save() for card in self.cards.values()],
            "zones": copied(self.zones),
            "players": [player.save() for player in self.players],
            **{name: getattr(self, name) for name in PLAIN},
            **{name: copied(getattr(self, name)) for name in (*LISTS, *HISTORIES)},
        }

    @classmethod
    def load(cls, data: Data, definitions: Definitions) -> TcgGame:
        """Return the saved game; raise DefinitionError if it is of another format or a card is no longer defined."""
        if data.get("format") != SAVE_FORMAT:
            raise DefinitionError(f"a saved game of format {data.get('format')!r} cannot be read, only {SAVE_FORMAT}")
        game = cls(definitions, 0)
        game.load_progress(data)
        for row in data["cards"]:
            card = Card.load(row, definitions.card(row["definition"]))
            card.token = game.token
            game.cards[card.id] = card
        game.affected = set(game.cards)
        game.zones = copied(data["zones"])
        game.players = [Player.load(row) for row in data["players"]]
        for name in (*PLAIN, *LISTS, *HISTORIES):
            setattr(game, name, copied(data[name]))
        game.forget()
        return game

    def view(self, player: int) -> View:
        """Return what a player may see of the game."""
        return View(self, player)


PLAIN = ("turn", "active", "first", "winner", "conditional", "next_card", "next_number", "unchanged", "campaign")
LISTS = ("stack", "waiting", "dice", "squares", "shifted", "counted", "situations", "offered")
HISTORIES = ("history", "last_turns")
