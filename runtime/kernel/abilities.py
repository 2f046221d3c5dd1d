"""What generated code is made of: ability classes, steps, targets, and the rows of static abilities."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from runtime.kernel.patterns import Pattern, own_part
from runtime.kernel.payments import Payment
from runtime.kernel.terms import (
    ADD,
    ANY,
    DECLARATION,
    FIRST,
    GAME,
    IN_DOING_SO,
    PLAY,
    TURN,
    YOU,
    Variable,
)

StepMethod = Callable[[Any, Any], None]
"""`(self, act) -> None`"""
Condition = Callable[[Any, Any], bool]
"""`(self, see) -> bool`"""
Until = str | Condition
"""A duration (runtime.kernel.terms), or a method that tells how long an effect lasts (119.6)."""
CardFilter = Callable[[Any, Any, int], bool]
"""`(self, see, card) -> bool`"""
PairFilter = Callable[[Any, Any, int, int], bool]
"""`(self, see, card, other) -> bool`"""
Number = int | Variable | Callable[[Any, Any], int]
"""A number, X, or a method `(self, see) -> int`."""
CardNumber = int | Callable[[Any, Any, int], int]
"""A number or a method `(self, see, card) -> int`."""


@dataclass(frozen=True, slots=True)
class Count:
    """How many targets: from `least` to `most`; `most` may be X or a method, None is no limit."""

    least: Number
    most: Number | None


ONE = Count(1, 1)
ANY_NUMBER = Count(0, None)


def UP_TO(most: Number) -> Count:  # noqa: N802 - reads as a term beside ONE and ANY_NUMBER
    """From one to `most` (502.6: "from one to three characters")."""
    return Count(1, most)


def EXACTLY(number: Number) -> Count:  # noqa: N802
    """This many, not fewer."""
    return Count(number, number)


@dataclass(frozen=True, slots=True)
class Target:
    """One row of targets or choices of an ability.

    `legal(self, see, card)` says which cards may be chosen.
    `zone` and `whose` say where the cards lie, `by` who chooses. `role="choice"` is no targeting (a card of
    a hand, a card in a graveyard that no rule protects). `at` is when it is chosen: by default at the declaration if
    the first part of the ability needs it, otherwise when its part is carried out (118.2, 118.3). `repeats=True`
    lets one card be chosen several times: "a total of up to three wounds", "divide 3 wounds" (309.1 item 6).
    """

    number: int
    legal: CardFilter | None = None
    count: Count = ONE
    zone: str = PLAY
    whose: str = ANY
    by: str = YOU
    role: str = "target"
    at: str | None = None
    repeats: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """One part of an ability.

    `link` says how it hangs on the part before it: THEN breaks off if that could not be carried out (118.2),
    IN_DOING_SO needs it in full and unreplaced (118.4). `may` asks `by` (YOU or OPPONENT) when the part comes;
    refusing it interrupts nothing (118.5) but every IN_DOING_SO part that follows it. `condition` is read when the part
    comes; `otherwise` runs where the condition fails, the part is refused, or has no legal target.
    `targets` names the targets that the part uses.
    """

    method: StepMethod
    link: str = FIRST
    targets: tuple[int, ...] = ()
    may: bool = False
    by: str = YOU
    condition: Condition | None = None
    otherwise: StepMethod | None = None


@dataclass(frozen=True, slots=True)
class Limit:
    """How often an ability may be declared: `times` per TURN or GAME (112.5, 113.4)."""

    times: int = 1
    per: str = TURN


ONCE_PER_TURN = Limit()
ONCE_PER_GAME = Limit(1, GAME)


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword as a feature: `Keyword("armor", 1)`. A keyword with an object or a body is an ability class."""

    id: str
    value: int = 1


class Ability:
    """What all abilities share. The docstring of a generated class is its card text."""

    keyword: ClassVar[str] = ""
    """The keyword that heads it ("hire", "death", "strike"), or nothing."""
    zone: ClassVar[str] = PLAY
    """Where it works: PLAY, HAND, GRAVEYARD, DECK or OBTAINED."""
    is_property: ClassVar[bool] = False
    """It is a property of its card, so that it stays when the card loses its abilities."""
    works_hidden: ClassVar[bool] = False
    """It works while its card is hidden (7 Hidden creature)."""
    grants: ClassVar[tuple[type[Ability], ...]] = ()
    """The ability classes that it may give to cards (texts in quotation marks)."""
    attack_targets: ClassVar[frozenset[int]] = frozenset()
    """The target rows at which it shoots."""
    makes: ClassVar[tuple[str, ...]] = ()
    """The ids of the cards that it may create or place."""
    key: ClassVar[str] = ""
    """The name under which saved games know it."""

    def __init_subclass__(cls) -> None:
        if "key" not in cls.__dict__:
            cls.key = cls.__name__

    def condition(self, see: Any) -> bool:
        """Tell whether it works, or may be declared, now."""
        return True


@dataclass(frozen=True, slots=True)
class Choose:
    """The ability constructor (524): choose from `modes`, from `least` to `most` times, in the order carried out.

    `repeats` allows a mode several times (524.1); without it each is chosen at most once (524.2).
    """

    modes: tuple[type[Mode], ...]
    least: Number = 1
    most: Number = 1
    repeats: bool = False
    by: str = YOU


class StepsAbility(Ability):
    """An ability that is carried out in steps."""

    targets: ClassVar[tuple[Target, ...]] = ()
    steps: ClassVar[tuple[Step, ...]] = ()
    choose: ClassVar[Choose | None] = None
    limit: ClassVar[Limit | None] = None

    at_declaration: ClassVar[tuple[Target, ...]] = ()
    by_step: ClassVar[tuple[tuple[Target, ...], ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.at_declaration, cls.by_step = plan_targets(cls.targets, cls.steps)
        cls.attack_targets = frozenset(number for step in cls.steps if shoots(step.method) for number in step.targets)
        if cls.choose is not None:
            cls.grants = (*cls.grants, *cls.choose.modes)


def shoots(method: StepMethod) -> bool:
    """Tell whether a step makes shots."""
    code = getattr(method, "__code__", None)
    return code is not None and "shoot" in code.co_names


def plan_targets(targets: tuple[Target, ...], steps: tuple[Step, ...],
                 ) -> tuple[tuple[Target, ...], tuple[tuple[Target, ...], ...]]:
    """Divide the targets into those of the declaration and those of each step (115.1, 118.2, 118.3)."""
    by_number = {target.number: target for target in targets}
    declared: list[Target] = []
    by_step: list[tuple[Target, ...]] = []
    seen: set[int] = set()
    opening = True
    for index, step in enumerate(steps):
        opening = opening and not step.may and step.condition is None and (index == 0 or step.link == IN_DOING_SO)
        here: list[Target] = []
        for number in step.targets:
            if number in seen:
                continue
            seen.add(number)
            target = by_number[number]
            if target.at == DECLARATION or (target.at is None and opening):
                declared.append(target)
            else:
                here.append(target)
        by_step.append(tuple(here))
    unused = set(by_number) - seen
    if unused:
        raise ValueError(f"targets {sorted(unused)} belong to no step")
    return tuple(declared), tuple(by_step)


class ActivatedAbility(StepsAbility):
    """Payment: effect (113). `condition` is the condition of use, `limit` says how often in a turn or game."""

    payments: ClassVar[tuple[Payment, ...]] = ()
    by: ClassVar[str] = YOU
    """Who may use it: YOU, or OPPONENT for "the opponent, on their turn, may …" (Undead)."""
    is_action: ClassVar[bool] = False
    """Using it is an action of its card: some card is closed for it (506.1, S20)."""
    has_x: ClassVar[bool] = False
    """Its payment has an X (512.4)."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.is_action = any(payment.is_action for payment in cls.payments)
        cls.has_x = any(payment.has_x for payment in cls.payments)


class TriggeredAbility(StepsAbility):
    """Condition - effect. `trigger` is a pattern or several; `may`: its player is asked whether to declare it."""

    trigger: ClassVar[Pattern | tuple[Pattern, ...]]
    may: ClassVar[bool] = False
    each_time: ClassVar[bool] = False
    uses: ClassVar[int | None] = None
    """For a granted ability: it goes away after so many declarations ("the next time …")."""
    patterns: ClassVar[dict[str, tuple[Pattern, ...]]] = {}
    own_parts: ClassVar[dict[str, str]] = {}
    """For each kind of event, the part in which it must name the card itself; "" if it need not."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.patterns = by_kind(cls.__dict__.get("trigger", getattr(cls, "trigger", ())))
        cls.own_parts = {kind: own_part(rows) for kind, rows in cls.patterns.items()}


class Mode(StepsAbility):
    """One item of an ability constructor (524)."""


def by_kind(patterns: Pattern | tuple[Pattern, ...]) -> dict[str, tuple[Pattern, ...]]:
    """Sort patterns by the kind of event they wait for."""
    rows = patterns if isinstance(patterns, tuple) else (patterns,)
    sorted_rows: dict[str, tuple[Pattern, ...]] = {}
    for row in rows:
        sorted_rows[row.kind] = (*sorted_rows.get(row.kind, ()), row)
    return sorted_rows


def known(action: str, actions: frozenset[str]) -> None:
    """Refuse an action that the rules code does not know."""
    if action not in actions:
        raise ValueError(f"unknown action {action!r}; there are {', '.join(sorted(actions))}")


@dataclass(frozen=True, slots=True)
class Strike:
    """The affected cards' strike, changed by a static ability (114.5)."""

    amount: CardNumber
    operation: str = ADD


@dataclass(frozen=True, slots=True)
class Lives:
    """The affected cards' lives, changed by a static ability (114.5)."""

    amount: CardNumber
    operation: str = ADD


@dataclass(frozen=True, slots=True)
class Grants:
    """Features that the affected cards have: keywords and ability classes."""

    features: tuple[Keyword | type[Ability], ...]


@dataclass(frozen=True, slots=True)
class Loses:
    """Features that the affected cards do not have: keyword ids; none at all means every printed feature."""

    keywords: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Becomes:
    """Non-base properties of the affected cards (104.2): those given are changed."""

    classes: tuple[str, ...] | None = None
    elements: tuple[str, ...] | None = None
    add_classes: tuple[str, ...] = ()
    add_elements: tuple[str, ...] = ()
    lose_classes: tuple[str, ...] = ()
    lose_elements: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Cannot:
    """The affected cards cannot do, or suffer, `action`, one of those that the game knows.

    `against(self, see, card, other)` narrows it: whom it cannot attack, whose abilities cannot choose it.
    """

    action: str
    against: PairFilter | None = None
    actions: ClassVar[frozenset[str]] = frozenset()

    def __post_init__(self) -> None:
        known(self.action, self.actions)


@dataclass(frozen=True, slots=True)
class Must:
    """The affected cards must do `action` whenever they are able to: "attack", "block", "be_attacked", "be_target".

    `against(self, see, card, other)` says which other cards are bound: who must attack it, whose abilities must
    choose it. If several cards demand to be chosen, none can be (514.1), unless `any_of_several`.
    """

    action: str
    against: PairFilter | None = None
    any_of_several: bool = False
    actions: ClassVar[frozenset[str]] = frozenset()

    def __post_init__(self) -> None:
        known(self.action, self.actions)


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the game that is different for the affected cards."""

    name: str
    names: ClassVar[frozenset[str]] = frozenset()

    def __post_init__(self) -> None:
        known(self.name, self.names)


@dataclass(frozen=True, slots=True)
class AttackStrength:
    """The strength of the affected cards' attacks (508.4.1): `by` is "strike", "shot" or "attack".

    `against(self, see, card, target)` narrows it. A counter-strike is a strike, not an attack.
    """

    amount: CardNumber
    by: str = "strike"
    against: PairFilter | None = None
    operation: str = ADD


@dataclass(frozen=True, slots=True)
class Incoming:
    """The strength of attacks against the affected cards ("-X from attacks"); `source` narrows the attackers."""

    amount: CardNumber
    by: str = "attack"
    source: PairFilter | None = None
    operation: str = ADD


@dataclass(frozen=True, slots=True)
class Inflicts:
    """How many wounds the affected cards inflict (508.4.1); `how`: "strike", "shot", "ability", "spell"."""

    amount: CardNumber
    how: tuple[str, ...] = ()
    against: PairFilter | None = None
    operation: str = ADD


@dataclass(frozen=True, slots=True)
class Receives:
    """How many wounds the affected cards receive; `how` names the ways, `source` narrows the sources."""

    amount: CardNumber
    how: tuple[str, ...] = ()
    source: PairFilter | None = None
    operation: str = ADD


@dataclass(frozen=True, slots=True)
class Amount:
    """Any other number of an event about the affected cards or players: healing, draws, poison, prayers."""

    kind: str
    amount: CardNumber
    operation: str = ADD


@dataclass(frozen=True, slots=True)
class Ignores:
    """The affected cards ignore features of what they attack or wound (7 Ignore).

    `what` holds keyword ids, "obligations" (features that oblige attacks; "obligations of shots": only its shots), or
    "features" for all of them.
    """

    what: tuple[str, ...]
    against: PairFilter | None = None


@dataclass(frozen=True, slots=True)
class DoesNotWork:
    """Keywords of the affected cards that do not work (7 [Text] does not work)."""

    keywords: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TriggersMore:
    """Triggered abilities of the affected cards that a keyword heads trigger `times` more."""

    keyword: str
    times: int = 1


FEATURE_ROWS = (Grants, Loses, Becomes, DoesNotWork)


class StaticAbility(Ability):
    """A statement (114): rows that hold for the cards that `affects` accepts while `condition` holds.

    With `zone = HAND` its Cost rows concern the card itself while it is played (203.2).
    """

    rows: ClassVar[tuple[Any, ...]] = ()
    feature_rows: ClassVar[tuple[Any, ...]] = ()
    value_rows: ClassVar[tuple[Any, ...]] = ()
    own_rules: ClassVar[frozenset[str]] = frozenset()
    """The rules that are always different for the card itself: a part of what the card is."""
    own_only: ClassVar[bool] = True
    """It affects no card but its own."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.own_only = cls.affects is StaticAbility.affects
        for_itself = cls.own_only and cls.condition is Ability.condition
        own = tuple(row for row in cls.rows if isinstance(row, Rule) and for_itself)
        cls.own_rules = frozenset(row.name for row in own)
        cls.feature_rows = tuple(row for row in cls.rows if isinstance(row, FEATURE_ROWS))
        cls.value_rows = tuple(row for row in cls.rows if not isinstance(row, FEATURE_ROWS) and row not in own)
        given = [feature for row in cls.rows if isinstance(row, Grants) for feature in row.features]
        cls.grants = (*cls.grants, *(feature for feature in given if isinstance(feature, type)))

    def affects(self, see: Any, card: int) -> bool:
        """Tell whether the rows hold for this card; by default only for the card itself."""
        this: int = see.this
        return card == this


class ReplacingAbility(StepsAbility):
    """"[text 1], instead [text 2]" (517): `replaces` is a pattern of the event that is replaced.

    The steps are carried out at once, outside the Queue. The event itself does not happen unless a step calls
    `act.keep(...)`, which lets it happen, perhaps changed. `may`: its player may decline.
    """

    replaces: ClassVar[Pattern | tuple[Pattern, ...]]
    may: ClassVar[bool] = False
    together: ClassVar[bool] = False
    """It replaces what would happen to several cards at the same time as one ("if your creatures must be …")."""
    uses: ClassVar[int | None] = None
    patterns: ClassVar[dict[str, tuple[Pattern, ...]]] = {}
    own_parts: ClassVar[dict[str, str]] = {}
    """As of triggered abilities."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.patterns = by_kind(getattr(cls, "replaces", ()))
        cls.own_parts = {kind: own_part(rows) for kind, rows in cls.patterns.items()}

    def applies(self, see: Any) -> bool:
        """Tell whether it may be applied to `see.event` now, besides the pattern."""
        return True


class PreventingAbility(Ability):
    """A prevention effect (516): `prevents` is a pattern of `on.wounded`; `amount(see)` is how many wounds.

    `budget` = TURN: that many in each player's turn (Armor); GAME: that many until it is used up; None: from each
    event. `uses` limits the number of events ("the next time").
    """

    prevents: ClassVar[Pattern]
    budget: ClassVar[str | None] = None
    uses: ClassVar[int | None] = None
    own_part: ClassVar[str] = ""
    """The part of the wounds in which they must name the card itself; "" if they need not."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.own_part = own_part((cls.prevents,)) if hasattr(cls, "prevents") else ""

    def amount(self, see: Any) -> int:
        """Return how many wounds it prevents; by default the keyword's value."""
        return int(see.value)


AbilityClass = type[Ability]
