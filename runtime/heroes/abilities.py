"""What generated code is made of: ability classes, steps, targets, static rows and card definitions."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from runtime.heroes.terms import HAND, OBLIGATIONS, PLAYER_PROHIBITIONS, PROHIBITIONS, RULES
from runtime.kernel import abilities
from runtime.kernel.abilities import (
    ONCE_PER_TURN,
    AbilityClass,
    Amount,
    AttackStrength,
    Becomes,
    CardFilter,
    CardNumber,
    DoesNotWork,
    Grants,
    Ignores,
    Incoming,
    Inflicts,
    Keyword,
    Limit,
    Lives,
    Loses,
    Receives,
    StepsAbility,
    Strike,
    TriggersMore,
    known,
)
from runtime.kernel.patterns import Pattern
from runtime.kernel.terms import ADD, ANY, GRAVEYARD, SPELL, Variable

if TYPE_CHECKING:
    from runtime.kernel.payments import Payment


class ActivatedAbility(abilities.ActivatedAbility):
    """Payment: effect (113); once a turn unless `limit` says otherwise."""

    limit: ClassVar[Limit | None] = ONCE_PER_TURN


class TriggeredAbility(abilities.TriggeredAbility):
    """Condition - effect (112). `trigger` is a pattern or several.

    Declared once a turn (112.5) unless `each_time`, a heading keyword, or a `limit` of its own says otherwise.
    `may`: the player is asked at the declaration (112.4).
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if cls.limit is None and not cls.each_time and not cls.keyword:
            cls.limit = ONCE_PER_TURN


class Cannot(abilities.Cannot):
    """The affected cards cannot do, or suffer, `action` (514.2); see PROHIBITIONS."""

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


class SpellAbility(StepsAbility):
    """One sentence of a spell (116)."""

    refers_back: ClassVar[bool] = False
    """It speaks of what an earlier sentence did, so its legality is not checked beforehand (210.3)."""


class CancellingAbility(StepsAbility):
    """"When [card] is played, cancel it" (518): carried out at item 10 of the play, outside the Queue.

    `cancels` is a pattern of `on.played`; one step calls `act.cancel()`.
    """

    cancels: ClassVar[Pattern]
    may: ClassVar[bool] = False
    patterns: ClassVar[dict[str, tuple[Pattern, ...]]] = {"cancel": ()}


@dataclass(frozen=True, slots=True)
class TurnOrder:
    """A hero's player takes this turn first: 1 or 2 (301.4.1)."""

    number: int


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of the affected cards while they are played (105.1.1, 309.1 item 8)."""

    amount: CardNumber
    operation: str = ADD


@dataclass(frozen=True, slots=True)
class EntersClosed:
    """The affected cards enter play closed."""


@dataclass(frozen=True, slots=True)
class EntersWith:
    """The affected cards enter play with so many effects of a kind on them."""

    effect: str
    number: CardNumber


@dataclass(frozen=True, slots=True)
class PlayersCannot:
    """The players that `whom` names (YOU, OPPONENT, ANY) cannot do `action` (see PLAYER_PROHIBITIONS).

    `cards(self, see, card)` narrows it to some cards; `when(self, see, player)` to some moments ("more than one a
    turn").
    """

    action: str
    whom: str = ANY
    cards: CardFilter | None = None
    when: CardFilter | None = None

    def __post_init__(self) -> None:
        known(self.action, PLAYER_PROHIBITIONS)


@dataclass(frozen=True, slots=True)
class DrawLimit:
    """The players that `whom` names draw no more than `number` cards in a turn, or in their own (527.2.2)."""

    number: int
    whom: str = ANY
    own_turn: bool = False


COUNTED = frozenset(("heal", "draws", "poison", "gain_prayers", "gain_coins", "lose_coins", "add_lives", "add_strike",
                     "enhance", "plague", "increase_poison"))
"""The kinds of events whose amount a static ability may change."""


@dataclass(frozen=True, slots=True)
class PlayObtained:
    """The cards that the affected cards have obtained may be played for `less`, if `cards` accepts them.

    `breaks`: the holder is destroyed in doing so (8 Egg).
    """

    less: CardNumber = 0
    breaks: bool = True
    cards: CardFilter | None = None


@dataclass(frozen=True, slots=True)
class AlternativeCost:
    """The affected cards may be played for these payments instead of coins; none: for free (7 Alternative cost)."""

    payments: tuple[Payment, ...] = ()


@dataclass(frozen=True, slots=True)
class AdditionalCost:
    """Playing the affected cards costs these payments on top (7 Additional cost).

    An `optional` one is paid or not, as the player likes; `see.paid(card, name)` tells.
    """

    payments: tuple[Payment, ...]
    name: str = "additional cost"
    optional: bool = False


Row = (Strike | Lives | Cost | Grants | Loses | Becomes | Cannot | PlayersCannot | Must | Rule | AttackStrength
       | Incoming | Inflicts | Receives | Amount | Ignores | PlayObtained
       | AlternativeCost | AdditionalCost | DoesNotWork | TriggersMore
       | TurnOrder | DrawLimit | EntersClosed | EntersWith)
SpellClass = type[SpellAbility]


@dataclass(frozen=True)
class CardDefinition:
    """A card as printed. `cost` is X for a variable cost; `keywords` and `abilities` stand in the order of the text."""

    id: str
    type: str
    elements: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    cost: int | Variable | None = None
    strike: int | None = None
    lives: int | None = None
    names: dict[str, dict[str, str]] = field(default_factory=dict)
    abilities: tuple[AbilityClass, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    deck_elements: tuple[str, ...] = ()
    """For a hero whose deck may contain only cards of some elements (106.3.3)."""
    deck_heroes: tuple[str, ...] = ()
    """For a card that may be in the deck of any hero of these classes, whatever the elements."""
    deck_heroes_only: bool = False
    """Whether it may be in their decks only."""
    deck_copies: int | None = None
    """How many cards with its name a deck may have, if it says so."""
    not_in_decks: bool = False
    """Whether no deck may have it when a game begins."""
    to_reserve_instead: tuple[str, ...] = ()
    """Where it would go, but goes to the reserve: HAND, DECK, GRAVEYARD, OBTAINED."""
    from_graveyard: bool = False
    """Whether it may be played from the graveyard, and its player's hero obtains it then."""
    reverse: str = ""
    """The id of the other side of a card with two sides (7 Flip, Reversed)."""

    @cached_property
    def least_cost(self) -> int:
        """The printed cost; for X, the least there is (105.1.2)."""
        return 1 if isinstance(self.cost, Variable) else self.cost or 0

    @cached_property
    def is_simple(self) -> bool:
        """Whether it needs no X and no targets to be played."""
        return self.type != SPELL and not isinstance(self.cost, Variable)

    @cached_property
    def keyword_ids(self) -> frozenset[str]:
        """The printed keywords."""
        return frozenset(keyword.id for keyword in self.keywords)

    @cached_property
    def sentences(self) -> tuple[SpellClass, ...]:
        """The abilities of a spell, one for each sentence."""
        return tuple(kind for kind in self.abilities if issubclass(kind, SpellAbility))

    @cached_property
    def looks_at_own_zones(self) -> bool:
        """A spell that chooses in a hand or graveyard, where it makes a difference that it has moved (309.1 item 4)."""
        return any(target.zone in (HAND, GRAVEYARD) for sentence in self.sentences for target in sentence.targets)

    def name(self, language: str, case: str = "nom") -> str:
        """Return the card's name in a language (and a Russian case)."""
        forms = self.names.get(language) or {}
        return forms.get(case) or forms.get("nom") or self.id


