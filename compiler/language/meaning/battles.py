"""Nodes of battles on squares: attacks with dice, places, tokens of cards, moments of a battle."""

from __future__ import annotations

from compiler.language.ast import Node, node, surface


@node
class MakeAttack(Node):
    """Make an attack of a kind: a strike, special strike, magic strike, shot, throw, discharge, row strike.

    ``power`` holds one amount, three (weak, medium, strong), or none: that of its simple strike. ``manner`` says that
    it is unanswerable or directed; without ``at`` any target will do that the rules allow.
    """

    kind: str
    power: tuple[Node, ...] = ()
    reach: Node | None = None
    at: Node | None = None
    manner: tuple[str, ...] = ()
    count: Node | None = None
    name: str | None = surface()


@node
class Named(Node):
    """A spell or an effect: a whole chain, or one act of it, with the name that it is called by."""

    nature: str
    what: Node
    name: str | None = surface()


@node
class Instant(Node):
    """Among the payments: the ability is sudden."""


@node
class PayTokens(Node):
    """Losing tokens as payment."""

    amount: Node


@node
class NextTo(Node):
    """Standing next to a card: in any way, ``straight`` (not diagonally) or ``diagonally``."""

    card: Node
    way: str = "any"


@node
class AtSide(Node):
    """One square from a card as its player sees it: ``opposite``, ``behind``, ``left`` or ``right``."""

    side: str
    of: Node


@node
class InRow(Node):
    """In a row of a player's half; without a number in the same row (or column) as a card."""

    of: Node
    number: int | None = None
    column: bool = False


@node
class OnHalf(Node):
    """On a player's half of the battlefield."""

    player: Node


@node
class InDirection(Node):
    """On the next square in the direction of a strike, or of a movement."""

    of: str


@node
class SquareOf(Node):
    """The square on which a card stands, or stood last."""

    card: Node


@node
class HostOf(Node):
    """The creature that a symbiote is on."""

    card: Node


@node
class Strength(Node):
    """A kind of attack: weak, medium or strong."""

    kind: str


@node
class Incarnate(Node):
    """Return from the graveyard by Incarnation."""


@node
class Accumulate(Node):
    """Accumulate tokens."""

    amount: Node


@node
class Relocate(Node):
    """Move a card to a square; ``how`` if it jumps or teleports."""

    card: Node
    to: Node
    how: str = "move"


@node
class SwapPlaces(Node):
    """Let two cards swap places."""

    card: Node
    other: Node


@node
class FinishOff(Node):
    """Destroy a creature with so much current life, or less."""

    amount: Node
    target: Node | None = None


@node
class ByRoll(Node):
    """An amount X-Y-Z, as a die decides."""

    power: tuple[Node, ...]


@node
class RollDie(Node):
    """Roll a die."""


@node
class Rolled(Node):
    """The die shows one of some numbers."""

    numbers: tuple[int, ...]


@node
class Rolls(Node):
    """Roll a die with a result that compares so with an amount; ``attacking`` if only for an attack of one's own."""

    relation: str
    amount: Node
    attacking: bool = False


@node
class ReduceStrike(Node):
    """Attacks of a kind are reduced to an amount, or to weak (medium, strong): those of some cards, those on some.

    Without cards the attack that is spoken of is reduced.
    """

    to: Node
    kind: str = "strike"
    of: Node | None = None
    on: Node | None = None
    with_abilities: bool = False


@node
class BlockIt(Node):
    """Block what is spoken of."""


@node
class ReturnToDeck(Node):
    """Return to the deck."""


@node
class BattleMoment(Node):
    """A moment of a battle: before recruiting, after placing, revealed, battle begins, vanguard."""

    moment: str


@node
class Hit(Node):
    """Deal an attack of a kind, perhaps of a strength, that is no miss."""

    kind: str = "attack"
    strength: str | None = None
    at: Node | None = None
    answer: bool | None = None


@node
class BeHit(Node):
    """Suffer an attack that is no miss."""

    kind: str = "attack"
    strength: str | None = None
    by: Node | None = None


@node
class StartAttack(Node):
    """Attack, before any die is rolled."""

    kind: str = "attack"
    at: Node | None = None


@node
class BeAttacked(Node):
    """Become the target of an attack, before any die is rolled."""

    kind: str = "attack"
    by: Node | None = None


@node
class AfterAttack(Node):
    """Have made an attack, and paid for it."""

    kind: str = "attack"
    at: Node | None = None


@node
class Defend(Node):
    """Act as a defender."""


@node
class Relocates(Node):
    """Come to another square: one of some, or a square where something is; perhaps only from some squares."""

    how: str | None = None
    to: Node | None = None
    left: Node | None = None


@node
class ActTimes(Node):
    """Act so many times in a turn."""

    times: Node


@node
class Headed(Node):
    """A feature that a keyword heads: Formation, Incorporeal."""

    keyword: str
    feature: Node


@node
class UseMagic(Node):
    """Use an ability that is a spell, or an effect."""

    nature: str


@node
class DrawsDefenders(Node):
    """If a defender can be appointed against strikes of this card, the opponent must do it."""


@node
class Property(Node):
    """What is a property of the card, not an ability: *x: …* (1.6.1)."""

    feature: Node


@node
class ProtectedFrom(Node):
    """Be protected from attacks of some kinds (or spells, effects), perhaps only from those of some cards."""

    kinds: tuple[str, ...]
    of: Node | None = None
    strength: str | None = None


@node
class Less(Node):
    """So much less from attacks of some kinds (or more, if not negative), perhaps only from those of some cards."""

    amount: Node
    kinds: tuple[str, ...]
    of: Node | None = None
    negative: bool = True


@node
class WithAttack(Node):
    """Having attacks of some kinds, spells or effects among its abilities."""

    kinds: tuple[str, ...]
    negated: bool = False


@node
class InFormation(Node):
    """Standing in formation with a card."""

    card: Node


@node
class MostTokens(Node):
    """Have no more than so many tokens."""

    amount: Node


@node
class Capped(Node):
    """An amount, but no more than another."""

    amount: Node
    most: Node


@node
class BeforeAttack(Node):
    """Announce an attack: before a defender is appointed and any die is rolled."""

    at: Node | None = None


@node
class TransferWounds(Node):
    """Heal one card of wounds, and wound another for what was healed."""

    amount: Node
    of: Node
    to: Node


@node
class TransferLife(Node):
    """Wound one card, and heal another for the same amount; what there are no wounds for is additional life."""

    amount: Node
    of: Node
    to: Node


@node
class LeaveLife(Node):
    """Let a card have so much current life and no more; this neither heals nor wounds."""

    amount: Node
    target: Node


@node
class LoseLife(Node):
    """Lose life without being wounded."""

    amount: Node


@node
class JoinSquad(Node):
    """Be taken into a squad where there are cards of a kind."""

    beside: Node


@node
class Miss(Node):
    """Miss with an attack (4.7); ``attacking`` if not with a return strike."""

    attacking: bool = False


@node
class Perform(Node):
    """Have carried out an action of a nature: a spell, an effect."""

    nature: str


@node
class Recruit(Node):
    """Take a card into the squad while squads are recruited (3.5)."""

    card: Node


@node
class Crystals(Node):
    """So many crystals of a sort: elite ones are gold, ordinary ones silver (1.4.4)."""

    amount: Node
    sort: str


@node
class GainCrystals(Node):
    """Receive crystals before the battle."""

    what: Node


@node
class Redeals(Node):
    """How many redeals a player has used (3.3)."""

    player: Node
