"""Nodes of amounts: numbers, and what numbers are counted from."""

from __future__ import annotations

from compiler.language.ast import Node, node


@node
class Number(Node):
    """A number as printed."""

    value: int


@node
class Variable(Node):
    """X: chosen when paying, or said by "where X is …"."""


@node
class PropertyOf(Node):
    """A property of a card: its strike, cost, lives."""

    property: str
    of: Node


@node
class CountOf(Node):
    """How many cards (or effects) there are."""

    what: Node


@node
class Times(Node):
    """An amount for each of something: what a deed "for each" has in place of its amount when it is carried out."""

    amount: Node
    each: Node


@node
class DoneCount(Node):
    """How many cards a player has drawn, played, discarded this turn."""

    deed: str
    player: Node


@node
class WoundsHealed(Node):
    """How many wounds were healed from cards in a player's last turn."""

    on: Node


@node
class EffectsOn(Node):
    """The effects of a kind that lie on a card (504.1)."""

    effect: Node
    card: Node


@node
class CoinsOf(Node):
    """How many coins a player has, or only the open ones (522)."""

    player: Node
    open: bool = False


@node
class Excess(Node):
    """The wounds just inflicted beyond the lives that were left (7 Excess damage)."""


@node
class RemovedLives(Node):
    """The number of additional lives just removed (7 Gift of life)."""


@node
class MissingCoins(Node):
    """The number of coins that were to be paid and were not there (7 Meditation)."""


@node
class Change(Node):
    """So much more, or less, than otherwise."""

    amount: Node
    more: bool = False


@node
class SameAmount(Node):
    """As many as in the event that triggered, or that is replaced."""


@node
class AtMost(Node):
    """From none to that much, chosen."""

    amount: Node


@node
class LesserOf(Node):
    """The lesser (or greater) of some properties of a card: of its strike and its lives."""

    properties: tuple[str, ...]
    of: Node
    greater: bool = False


@node
class Plus(Node):
    """An amount with a number added: *X+2*."""

    amount: Node
    more: Node


@node
class Every(Node):
    """So many of something at a time: *for every 2 creatures*; what is left over counts for nothing."""

    number: Node
    of: Node


@node
class Triggerings(Node):
    """How often a keyword of a player's cards triggered this turn."""

    keyword: str


@node
class CompletedQuests(Node):
    """How many quests a player has completed; both, if none is said."""

    player: Node | None = None


@node
class SumOf(Node):
    """The sum of the numbers that a keyword has on cards."""

    keyword: str
    of: Node


@node
class Counted(Node):
    """What was counted when the effect was made, which remembers it."""


@node
class MostOf(Node):
    """The highest (or lowest) of a property among cards; none has 0."""

    property: str
    among: Node
    lowest: bool = False


@node
class ChosenBy(Node):
    """The characters that a keyword of this card chose."""

    keyword: str
