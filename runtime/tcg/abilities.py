"""What only this game's cards have: attacks, sudden actions, rows for dice, movement and protection, prints."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from types import CodeType
from typing import Any, ClassVar

from runtime.kernel import abilities
from runtime.kernel.abilities import (
    ONE,
    Ability,
    AbilityClass,
    CardFilter,
    CardNumber,
    Count,
    Keyword,
    PairFilter,
    StepsAbility,
)
from runtime.kernel.patterns import Pattern
from runtime.kernel.terms import ADD
from runtime.tcg.terms import ATTACKS, EFFECT, FAMILIES, OBLIGATIONS, PROHIBITIONS, RULES

Power = tuple[Any, Any, Any]
"""Weak, medium, strong: numbers, X, or methods `(self, see) -> int`."""


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack as an ability (2.6): `kind` is one of runtime.tcg.terms.ATTACKS, `power` is X-Y-Z.

    `reach` is its range in squares (None: no limit; a close attack needs none). `legal(self, see, card)` narrows the
    targets; `own`: cards of one's own squad may be attacked, too (4.15). "strike" is a simple strike with another power
    or way of striking ("unanswerable strike", "directed strike"); "special strike" is the ability of that name.
    `count` says how many cards are attacked, each by an attack with a die of its own; `repeats`: perhaps the same one.
    """

    kind: str
    power: Power
    reach: int | None = None
    legal: CardFilter | None = None
    unanswerable: bool = False
    directed: bool = False
    own: bool = True
    count: Count = ONE
    repeats: bool = False

    def __post_init__(self) -> None:
        abilities.known(self.kind, ATTACKS)

    def is_a(self, name: str) -> bool:
        """Tell whether it is of a kind or family (2.6)."""
        return name == self.kind or self.kind in FAMILIES.get(name, ())


class ActivatedAbility(abilities.ActivatedAbility):
    """[payment]: [text] (1.9.3); `instant` makes it a sudden action (1.9.4).

    With `attack` it is an attack: its target, which is `act.target(0)`, is chosen as it is announced, a die is rolled,
    wounds are inflicted; `steps` accompany it: they are carried out if it was no miss and nothing kept it off.
    `nature` is SPELL or EFFECT, `called` its flavour name by language, `limit` how often it may be used.
    """

    instant: ClassVar[bool] = False
    is_slow: ClassVar[bool] = False
    """It is a slow game action (5.5.1): the card closes for it, and it is not sudden."""
    accumulates: ClassVar[bool] = False
    """One of its steps accumulates tokens (1.11.1)."""
    attack: ClassVar[Attack | None] = None
    nature: ClassVar[str | None] = None
    called: ClassVar[dict[str, str]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.is_slow = cls.is_action and not cls.instant
        cls.accumulates = any("accumulate" in words(step.method) for step in cls.steps)


def words(method: Any) -> set[str]:
    """Return the words in the code of a step."""
    found: set[str] = set()
    for constant in method.__code__.co_consts:
        found.update(constant if isinstance(constant, tuple) else [constant] if isinstance(constant, str) else [])
    return {word for word in found if isinstance(word, str)}


class TriggeredAbility(abilities.TriggeredAbility):
    """On …, Before …, After …, If …, When … (1.9.2): put on the stack each time that `trigger` happens.

    `may`: its player is asked whether to announce it; `attack`: it is an attack (see ActivatedAbility).
    """

    attack: ClassVar[Attack | None] = None
    nature: ClassVar[str | None] = None
    called: ClassVar[dict[str, str]] = {}
    asks_event: ClassVar[bool] = False
    """What it does depends on what has set it off: on which card died."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        codes = [getattr(member, "__code__", None) for member in vars(cls).values()]
        cls.asks_event = any(isinstance(code, CodeType) and "event" in code.co_names for code in codes)


class CancellingAbility(StepsAbility):
    """Blocks what it waits for (2.7): the payment is made, nothing else is carried out; outside the stack.

    `cancels` is a pattern of `on.attacks` or `on.used`; `applies(self, see)` narrows it; `steps` follow the block.
    """

    cancels: ClassVar[Pattern | tuple[Pattern, ...]]
    may: ClassVar[bool] = False
    nature: ClassVar[str | None] = None
    called: ClassVar[dict[str, str]] = {}
    patterns: ClassVar[dict[str, tuple[Pattern, ...]]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.patterns = abilities.by_kind(getattr(cls, "cancels", ()))


def nature_of(ability: Ability | None) -> str:
    """Return what an ability is that is no attack: SPELL or EFFECT; one that says neither is an effect (glossary)."""
    return getattr(ability, "nature", None) or EFFECT


class Cannot(abilities.Cannot):
    """The affected cards cannot do, or suffer, `action`; see PROHIBITIONS."""

    __slots__ = ()
    actions = PROHIBITIONS


class Must(abilities.Must):
    """The affected cards must do `action` whenever they are able to; see OBLIGATIONS."""

    __slots__ = ()
    actions = OBLIGATIONS


class Rule(abilities.Rule):
    """A rule of the game that is different for the affected cards; see RULES."""

    __slots__ = ()
    names = RULES


@dataclass(frozen=True, slots=True)
class Frenzy:
    """The greatest die roll for which the affected cards' Frenzy triggers becomes greater or less."""

    amount: CardNumber
    operation: str = ADD


@dataclass(frozen=True, slots=True)
class RuleAgainst:
    """A rule of the affected cards' simple strikes at some cards: `against(self, see, card, target)`; see RULES."""

    name: str
    against: PairFilter

    def __post_init__(self) -> None:
        abilities.known(self.name, RULES)


@dataclass(frozen=True, slots=True)
class Move:
    """The affected cards' movement allowance (1.4.7)."""

    amount: CardNumber
    operation: str = ADD


@dataclass(frozen=True, slots=True)
class StrikeOf:
    """A modifier of the affected cards' simple strikes of one kind: WEAK, MEDIUM or STRONG."""

    amount: CardNumber
    strength: str
    operation: str = ADD


@dataclass(frozen=True, slots=True)
class Cost:
    """What the affected cards cost while a squad is recruited ("costs X less", 3.6)."""

    amount: CardNumber
    operation: str = ADD


ROLLS = frozenset(("any", "attack", "defense", "strike", "shot", *ATTACKS, *FAMILIES))


@dataclass(frozen=True, slots=True)
class Roll:
    """A modifier of the affected cards' die rolls (2.14).

    `on`: "any" roll, "attack" (its own simple strike), "defense" (as the parrier), "strike" (both), or a kind or
    family of attacks ("shot"). `against(self, see, card, other)` narrows it to some other card of the fight.
    A roll is modified by the opponent's card last (2.14.3).
    """

    amount: CardNumber
    on: str = "any"
    against: PairFilter | None = None
    operation: str = ADD

    def __post_init__(self) -> None:
        abilities.known(self.on, ROLLS)


@dataclass(frozen=True, slots=True)
class Reach:
    """The range of the affected cards' attacks and abilities of a kind."""

    amount: CardNumber
    by: str = "ranged"
    operation: str = ADD


@dataclass(frozen=True, slots=True)
class StrikeKind:
    """The kind (weak, medium, strong) that the affected cards' simple strikes have, or strikes against them.

    `incoming`: strikes against the affected cards. "Reduce a strike to weak with all abilities" (glossary). `by` may be
    "attack": that of any attack.
    """

    becomes: str
    incoming: bool = False
    against: PairFilter | None = None
    by: str = "strike"


PROTECTIONS = frozenset((*ATTACKS, *FAMILIES, "spell", "effect", "poison", "magic"))


@dataclass(frozen=True, slots=True)
class ProtectedFrom:
    """Protection (2.8): `what` names kinds or families of attacks, "spell", "effect", "poison", "magic".

    `source(self, see, card, source)` narrows it to some sources, `strengths` to attacks of some kinds (WEAK …).
    """

    what: tuple[str, ...]
    source: PairFilter | None = None
    strengths: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for name in self.what:
            abilities.known(name, PROTECTIONS)


@dataclass(frozen=True, slots=True)
class Actions:
    """The affected cards may act `times` a turn, and stay open (2.5, glossary: To act X times per turn)."""

    times: CardNumber


@dataclass(frozen=True, slots=True)
class StrikeTimes:
    """The affected creatures may strike so many `times` a turn and close after the last one (2.5).

    `together`: only in a row, no other card acting between; `different`: each time at another card.
    """

    times: CardNumber
    together: bool = False
    different: bool = False


@dataclass(frozen=True, slots=True)
class AttackOnly:
    """The affected cards may make attacks of kinds (or families) `by` only at some cards: `at(self, see, card, other)`.

    Without `strict` they may attack others if they can attack none of those (glossary: Obligation to attack).
    """

    by: tuple[str, ...]
    at: PairFilter
    strict: bool = False


@dataclass(frozen=True, slots=True)
class ShootsNear:
    """The affected cards may make ranged attacks of a kind at adjacent cards, too."""

    by: str


@dataclass(frozen=True, slots=True)
class MayDefend:
    """The affected cards may defend where the rules do not let them: `cards(self, see, card, other)` says whom."""

    cards: PairFilter


@dataclass(frozen=True, slots=True)
class Strikes:
    """The power of the affected cards' simple strikes of every kind, in place of the printed one (1.6.1)."""

    amount: CardNumber


@dataclass(frozen=True)
class CardDefinition:
    """A card as printed (1.4). `kind` is FLYING, SYMBIOTE, PARASITE or ""; neutral cards have no `elements`."""

    id: str
    type: str
    kind: str = ""
    elements: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    gold: int | None = None
    silver: int | None = None
    life: int | None = None
    move: int | None = None
    strike: tuple[int, int, int] | None = None
    unique: bool = False
    names: dict[str, dict[str, str]] = field(default_factory=dict)
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[AbilityClass, ...] = ()

    @cached_property
    def cost(self) -> int:
        """The cost, gold and silver together (1.5.1 e)."""
        return (self.gold or 0) + (self.silver or 0)

    @cached_property
    def is_elite(self) -> bool:
        """Whether the cost includes gold (1.4.4)."""
        return bool(self.gold)

    def name(self, language: str, case: str = "nom") -> str:
        """Return the card's name in a language (and a Russian case)."""
        forms = self.names.get(language) or {}
        return forms.get(case) or forms.get("nom") or self.id
