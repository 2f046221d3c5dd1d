"""An ability being written: its targets, its steps, and what each selection of the text became in code."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from compiler.codegen.draft import ClassDraft, Line, ModuleDraft, NoBehaviour
from compiler.games.behaviour.tables import Tables
from compiler.language.ast import Node, Surface, compared, rewrite, walk
from compiler.language.binding import describes
from compiler.language.meaning import Cards, CardText, Quoted, Referent, ThisCard

THIS = -1
"""The number by which a feature that acts later refers to the card that made it."""


@dataclass(frozen=True, slots=True)
class Picked:
    """Cards in code: an expression for one card (0 if there is none) or for a list of cards."""

    code: str
    many: bool = False
    zone: str = "play"
    whose: str = "YOURS"
    apart: str = ""
    """For one card that has left play: the expression for it and the parts that it fell into (505.4)."""

    @property
    def names(self) -> str:
        """The names of a single card, with those of the parts that it fell into."""
        if not self.apart:
            return f"act.names({self.code})"
        return f"[name for card in {self.apart} for name in act.names(card)]"

    @property
    def as_list(self) -> str:
        """The expression as a list."""
        return self.code if self.many else f"[{self.code}]"


class Granted(Protocol):
    """What writes a feature that an ability gives; ``picks`` are the cards said outside it that it speaks of."""

    def __call__(self, feature: Node, picks: dict[int, Picked] | None = None, start: int = 0) -> str:
        """Return the code of the feature; its selections are numbered from ``start``."""


@dataclass(slots=True)
class TargetRow:
    """A row of targets as it will stand in ``targets``."""

    number: int
    arguments: list[str]


@dataclass(slots=True)
class StepDraft:
    """A step being written."""

    number: int
    lines: list[Line] = field(default_factory=list)
    targets: list[int] = field(default_factory=list)
    options: list[str] = field(default_factory=list)
    span: Surface | None = None

    def do(self, code: str) -> None:
        """Add a line."""
        self.lines.append(Line(code, self.span))


@dataclass(frozen=True, slots=True)
class Waits:
    """The event that an ability waits for, and its pattern in code."""

    event: Node
    pattern: str


class Ability:
    """Writes one ability class."""

    def __init__(
        self,
        module: ModuleDraft,
        draft: ClassDraft,
        numbers: dict[int, int],
        granted: Granted,
        meanings: Mapping[str, CardText],
        tables: Tables,
    ) -> None:
        self.meanings = meanings
        self.tables = tables
        self.module = module
        self.draft = draft
        self._numbers = numbers
        self._granted = granted
        self.picked: dict[int, Picked] = {}
        self.rows: list[TargetRow] = []
        self.steps: list[StepDraft] = []
        self.where: Node | None = None
        self.variable = "act.x"
        self.keyword = ""  # the keyword in whose definition it stands
        self._methods = 0
        self.agent = "you"
        self.in_turn = False  # each player does it, so that "the opponent" is that of whoever does
        self.lasting = ""
        self.nature = ""  # of the part being written, if it is a spell or an effect by itself
        self.remembers = False
        self.offered = ""  # what a card must be, too, so that it is offered
        self.first_step = 1
        self.before = ""  # steps of the runtime's that come first
        self.asked = False  # the player is asked at the declaration, so the first part need not ask (112.4)
        self.grants: list[str] = []
        self.makes: list[str] = []
        self.die = 0  # the step that rolled a die
        self.rolled = False  # a die was rolled for the part being written
        self.waits: Waits | None = None
        self.attacked = ""  # the card that the ability attacks, if it is an attack
        self.shot: Picked | None = None  # whom the last shot is at, for "the target"
        self.looked = 0  # the step that looked at or showed cards, for "the rest"

    # Names and imports

    def use(self, *names: str) -> None:
        """Import names of the runtime's API."""
        self.module.imports |= set(names)

    def granted(self, feature: Node) -> str:
        """Return the code of a quoted feature: a keyword, or a class that this ability may give."""
        code = self._granted(feature)
        if not code.startswith("Keyword("):
            self.grants.append(code)
        return code

    def about(self, feature: Node) -> str:
        """Return the arguments of ``act.gain`` for a feature that speaks of this card and of cards said before.

        What it speaks of is remembered: it acts on another card, and later (521).
        """
        return "".join(self.remembering(feature, own=True))

    def remembering(self, feature: Node, *, own: bool) -> tuple[str, str]:
        """Return the code of a feature that speaks of cards said before, and the argument by which it remembers them.

        If it is this card's ``own``, "this card" is the one that gives it; else the one that has it.
        """
        inside = [self._numbers[id(each)] for each in walk(feature) if id(each) in self._numbers]
        picks: dict[int, Picked] = {}
        memory: dict[str, str] = {}
        for each in walk(feature):
            if own and isinstance(each, ThisCard):
                picks[THIS] = Picked('act.remembered("this")')
                memory["this"] = "act.this"
            elif isinstance(each, Referent) and each.to in self.picked and each.to not in inside:
                known = self.picked[each.to]
                name = f"said_{each.to}"
                picks[each.to] = Picked(f'act.remembered("{name}")', known.many, known.zone, known.whose)
                memory[name] = known.code
        if own:
            feature = rewrite(feature, lambda each: Referent(THIS, span=each.span) if isinstance(each, ThisCard) else each)
        code = self._granted(feature, picks, min(inside, default=0))
        self.grants.append(code)
        said = ", ".join(f'"{name}": {value}' for name, value in memory.items())
        return code, f", remember={{{said}}}" if said else ""

    def extra_class(self, suffix: str, base: str) -> str:
        """Begin a class that only this ability gives, and return its name."""
        name = f"{self.draft.name}{suffix}"
        self.module.classes.append(ClassDraft(name, base, self.draft.feature))
        return name

    def line(self, code: str) -> Line:
        """Return a line of this feature."""
        return Line(code, self.draft.feature.span)

    def known(self, cards: Node) -> Picked | None:
        """Return what a selection became, if it was picked already."""
        return self.picked.get(self._numbers.get(id(cards), -1))

    def replace(self, old: Picked, new: Picked) -> None:
        """Let references to what was picked mean something else from the next step on."""
        for number, picked in self.picked.items():
            if picked == old:
                self.picked[number] = new

    def remember(self, cards: Node, picked: Picked) -> Picked:
        """Keep what a selection became, for later references."""
        if id(cards) in self._numbers:
            self.picked[self._numbers[id(cards)]] = picked
        return picked

    @property
    def latest(self) -> Picked:
        """The single card spoken of last."""
        known = [picked for picked in self.picked.values() if not picked.many]
        if not known:
            raise NoBehaviour(self.draft.feature)
        return known[-1]

    @property
    def named(self) -> str:
        """The card whose name "the same name" means."""
        return self.latest.code.replace("act.", "see.")

    def helper(self, prefix: str, signature: str, *lines: str) -> str:
        """Add a helper method and return its name."""
        self._methods += 1
        name = f"{prefix}_{self._methods}"
        self.draft.method(name, signature, *(Line(line) for line in lines))
        return name

    def predicate(self, prefix: str, code: str) -> str:
        """Add a method that says of a card whether it fits, and return its name."""
        self.use("See")
        return self.helper(prefix, "(self, see: See, card: int) -> bool", f"return {code}")

    def requires(self, code: str) -> None:
        """Add a condition of the whole ability."""
        self.use("See")
        self.draft.require(code)

    def name_nature(self, nature: str) -> None:
        """Say that the whole ability is a spell, or an effect."""
        self.use(nature.upper())
        self.draft.set("nature", nature.upper())

    # Targets and steps

    def target(self, *arguments: str) -> int:
        """Add a row of targets for the current step and return its number."""
        number = len(self.rows) + 1
        self.rows.append(TargetRow(number, list(arguments)))
        if self.steps:
            self.steps[-1].targets.append(number)
        self.use("Target")
        return number

    def zone(self, name: str, node: Node) -> str:
        """Return the constant of a zone that ``node`` speaks of; cards lie in none that is a square."""
        constant = self.tables.zones.get(name)
        if constant is None:
            raise NoBehaviour(node)
        self.use(constant)
        return constant

    def player_target(self) -> int:
        """Add a row that chooses a player, by the card that stands for him."""
        if not self.tables.leader:
            raise NoBehaviour(self.draft.feature)
        return self.target(self.predicate("may_target", self.tables.leader))

    def step(self, span: Surface | None, *options: str) -> StepDraft:
        """Begin a step."""
        step = StepDraft(len(self.steps) + self.first_step, options=list(options), span=span)
        self.steps.append(step)
        self.use("Step", "Act")
        return step

    def later(self, arguments: str) -> None:
        """Let an ability wait, or a rule act, for whoever controls this ability (``arguments`` of ``act.gain``)."""
        self.now.do(f"act.gain({self.tables.bearer}, {arguments})")

    @property
    def now(self) -> StepDraft:
        """The step being written; there is none where a condition or a moment is said."""
        if not self.steps:
            raise NoBehaviour(self.draft.feature)
        return self.steps[-1]

    def finish(self) -> None:
        """Add steps and targets to the class."""
        for step in self.steps:
            lines = step.lines or [Line("pass")]
            self.draft.method(f"step_{step.number}", "(self, act: Act) -> None", *lines)
        if self.rows:
            self.draft.set("targets", _row(f"Target({', '.join([str(r.number), *r.arguments])})" for r in self.rows))
        if self.steps:
            before = [self.before] if self.before else []
            self.draft.set("steps", _row([*before, *map(self._step, self.steps)]))
        if self.makes:
            self.draft.set("makes", _row(f'"{name}"' for name in dict.fromkeys(self.makes)))
        if self.grants:
            self.draft.set("grants", _row(iter(self.grants)))

    def _step(self, step: StepDraft) -> str:
        arguments = [f"step_{step.number}", *step.options]
        if step.targets:
            arguments.append(f"targets={_row(map(str, step.targets))}")
        return f"Step({', '.join(arguments)})"


def _row(items: Iterable[str]) -> str:
    listed = list(items)
    return f"({listed[0]},)" if len(listed) == 1 else f"({', '.join(listed)})"


def numbers(feature: Node, start: int = 0) -> dict[int, int]:
    """Number the selections of a feature in the order in which references are bound (binding.py)."""
    found: dict[int, int] = {}
    _number(feature, found, start)
    return found


def _number(value: object, found: dict[int, int], start: int) -> None:
    if isinstance(value, tuple):
        for item in value:
            _number(item, found, start)
    elif isinstance(value, Node) and not isinstance(value, Quoted):
        for name in compared(type(value)):
            if not describes(value, name):
                _number(getattr(value, name), found, start)
        if isinstance(value, Cards):
            found[id(value)] = start + len(found)


__all__ = ["Ability", "NoBehaviour", "Picked", "numbers"]
