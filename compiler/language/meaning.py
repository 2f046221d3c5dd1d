"""The nodes of the ability language: what a text can mean, whatever language it is printed in.

A text is a list of features. A feature holds a chain of acts; nearly every act, event and standing rule is one
clause, ``Do``: somebody (a player or cards) and what they do. The same clause is an instruction ("wound a
creature"), an event ("when a creature dies"), a rule ("your gnomes cost (1) less") or something that must happen
("if your creature must be destroyed"), so a verb is written once and works in all of them.
"""

from __future__ import annotations

from compiler.language.ast import Node, node, surface

# --- amounts


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


# --- who and what


@node
class You(Node):
    """The player who controls the ability."""


@node
class Opponent(Node):
    """The other player."""


@node
class EachPlayer(Node):
    """Every player, the active one first (527.2.3)."""


@node
class SomePlayer(Node):
    """A player of your choice, or any player."""


@node
class Owner(Node):
    """The owner of the card just said."""


@node
class TypeNoun(Node):
    """A card type (or several taken together: character, equipment, card)."""

    type: str


@node
class ClassNoun(Node):
    """A class used as a noun: a gnome, a mechanism."""

    cls: str


@node
class CardNoun(Node):
    """A card called by its name."""

    card: str


@node
class EffectNoun(Node):
    """An effect that lies on cards, called by its keyword: an enhancement effect."""

    effect: str


@node
class Kind(Node):
    """A noun with everything that narrows it, in one order for all languages."""

    noun: Node
    where: tuple[Node, ...] = ()


@node
class One(Node):
    """One card; the controller chooses it where there is a choice."""


@node
class All(Node):
    """All that fit, without choosing (502.6)."""


@node
class Exactly(Node):
    """That many, chosen."""

    count: Node


@node
class UpTo(Node):
    """From one (or none) to that many, chosen."""

    count: Node


@node
class AnyNumber(Node):
    """As many as the player likes, chosen."""


@node
class No(Node):
    """None at all: *you have no cards in hand*."""


@node
class Among(Node):
    """Each, or so many, of the cards said before."""

    quantity: Node
    of: Node


@node
class FromAmong(Node):
    """Cards chosen from those said before: *a spell from among them*."""

    of: Node  # first, so that what it stands for is not the cards chosen
    cards: Node


@node
class Rest(Node):
    """What is left of the cards that were looked at or shown: *the rest*."""

    of: Node | None = surface()


@node
class Next(Node):
    """The next one of its kind, whenever it comes."""


@node
class Different(Node):
    """A different one for each time that the deed is done."""


@node
class Cards(Node):
    """Cards of a kind, so many of them."""

    quantity: Node
    kind: Node


@node
class Both(Node):
    """Several selections together: a creature and a spell."""

    parts: tuple[Node, ...]


@node
class AnyOf(Node):
    """One of several selections: a Defensive Module or a Support Module."""

    parts: tuple[Node, ...]


@node
class ThisCard(Node):
    """The card that has the ability (106.2.2)."""

    noun: Node | None = surface()


@node
class Referent(Node):
    """What was said before: the selection with this number, counted from the start of the ability."""

    to: int
    noun: Node | None = surface()


@node
class Mention(Node):
    """A word that refers to something else, not bound yet: *it*, *they*, *this creature*, *that creature*."""

    word: str
    noun: Node | None = None


@node
class WoundSource(Node):
    """The source of the wounds just spoken of."""


@node
class AttackTarget(Node):
    """The card that was chosen as the first target of the attack (508)."""


@node
class Chooser(Node):
    """A selection that another player makes (117.1)."""

    cards: Node
    by: Node


@node
class Zone(Node):
    """A zone of a player (whose, if said), or a place in it: top, bottom, shuffled in."""

    name: str
    player: Node | None = None
    place: str | None = None


# --- what narrows a noun


@node
class Whose(Node):
    """Under the control of a player."""

    player: Node


@node
class Other(Node):
    """Not this card (or not the one said before)."""


@node
class OfElement(Node):
    """Of an element, or ``neutral``."""

    element: str


@node
class HasElement(Node):
    """Having an element at all."""


@node
class InState(Node):
    """Open, closed, stunned, poisoned, hidden, wounded …"""

    state: str
    negated: bool = False


@node
class Compared(Node):
    """A property compared with an amount: cost 3 or less."""

    property: str
    relation: str
    amount: Node


@node
class WithKeyword(Node):
    """Having (or lacking) a keyword: created, not created, with Charge."""

    keyword: Node
    negated: bool = False


@node
class ThisWay(Node):
    """To which the part before did something: *discarded this way*."""

    deed: str


@node
class Extreme(Node):
    """With the highest (or lowest) of a property among its kind."""

    property: str
    highest: bool = False


@node
class NotA(Node):
    """Not of a class: *a non-demon creature*."""

    noun: Node


@node
class WithEffect(Node):
    """Having an effect of a kind on it (504.1)."""

    effect: Node
    negated: bool = False


@node
class OtherName(Node):
    """With another name than what was said before."""


@node
class SameName(Node):
    """With the same name as what was said before."""


@node
class InZone(Node):
    """In a zone (502.3)."""

    zone: Node


@node
class Position(Node):
    """The top (or bottom) of a deck."""

    place: str


@node
class Obtained(Node):
    """Obtained by a card."""

    by: Node


@node
class Did(Node):
    """That did or suffered something in some time: received wounds this turn."""

    what: str
    when: str


# --- doing: what a player may be told to do --------------------------------------------------------------------------


@node
class Wound(Node):
    """Wound a target for an amount."""

    target: Node
    amount: Node


@node
class Heal(Node):
    """Remove wounds; all of them without an amount."""

    target: Node
    amount: Node | None = None


@node
class Share(Node):
    """An amount of wounds (or of healing) divided among chosen targets (309.1 item 6)."""

    deed: str
    targets: Node
    amount: Node


@node
class Destroy(Node):
    """Destroy cards."""

    target: Node


@node
class Shoot(Node):
    """A shot at a target (an opposing character unless said); several in series by count (507.6)."""

    amount: Node
    target: Node | None = None
    count: Node | None = None


@node
class Fight(Node):
    """Fight a character (7 Fight)."""

    foe: Node


@node
class Draw(Node):
    """Draw cards."""

    count: Node


@node
class Discard(Node):
    """Discard cards from hand."""

    cards: Node


@node
class DiscardUntilEqual(Node):
    """Discard until as many cards are left as another player has (118.6)."""

    other: Node


@node
class Move(Node):
    """Put cards somewhere: hand, deck top, bottom or shuffled, graveyard."""

    cards: Node
    to: Node
    from_: Node | None = None
    instead: Node | None = surface()


@node
class Search(Node):
    """Find cards in the deck, show them, take them into hand."""

    cards: Node


@node
class Show(Node):
    """Show cards to all."""

    cards: Node
    from_: Node | None = None


@node
class LookAt(Node):
    """Look at cards."""

    cards: Node


@node
class Summon(Node):
    """Summon cards, from the deck unless said."""

    cards: Node
    from_: Node | None = None


@node
class Resurrect(Node):
    """Resurrect cards, from the graveyard unless said."""

    cards: Node
    closed: bool = False
    from_: Node | None = None
    control: Node | None = None


@node
class Create(Node):
    """Create one of the named cards."""

    cards: Node


@node
class CreateCopy(Node):
    """Create a copy of a card, perhaps with a keyword that does not work."""

    of: Node
    without: str | None = None


@node
class PlayCard(Node):
    """Play a card; free, or with its cost changed."""

    card: Node
    cost: Node | None = None


@node
class Free(Node):
    """Without paying."""


@node
class UseAbility(Node):
    """Use an ability of a card without paying."""

    of: Node


@node
class ChooseCards(Node):
    """Choose cards and nothing else yet."""

    cards: Node


@node
class Poison(Node):
    """Give poison of a strength."""

    target: Node
    amount: Node


@node
class IncreasePoison(Node):
    """Make the poison on a target stronger."""

    target: Node
    amount: Node


@node
class Repeat(Node):
    """Carry out a spell once more."""

    card: Node


@node
class RemovePoison(Node):
    """Take all poison off."""

    target: Node


@node
class RemoveLives(Node):
    """Take additional lives off (504.2)."""

    amount: Node
    target: Node


@node
class Stun(Node):
    """Close and stun."""

    target: Node


@node
class Close(Node):
    """Close cards."""

    target: Node


@node
class CloseCoins(Node):
    """Close coins of one's own."""

    amount: Node


@node
class CloseSelf(Node):
    """Close this card itself, or be closed."""


@node
class Open(Node):
    """Open cards."""

    target: Node


@node
class Ready(Node):
    """Open cards and let them act again (7 Ready)."""

    target: Node


@node
class Obtain(Node):
    """Obtain cards: put them under the one that does it."""

    cards: Node
    from_: Node | None = None


@node
class TakeControl(Node):
    """Take cards under control."""

    target: Node


@node
class Redirect(Node):
    """Redirect what is being done to another card."""

    what: Node
    to: Node


@node
class Cancel(Node):
    """Cancel the play of a card (518)."""

    card: Node


@node
class CopyLives(Node):
    """Take over the lives of another card."""

    of: Node


@node
class CopyFeature(Node):
    """Copy a feature of another card (110.5)."""

    of: Node


@node
class PutEffect(Node):
    """Put effects of a kind (enhancement, maturation …) on cards."""

    count: Node
    effect: Node
    target: Node


@node
class OpenCoins(Node):
    """Open closed coins; all of them without an amount."""

    amount: Node | None = None


@node
class LoseCoins(Node):
    """Lose coins."""

    amount: Node


@node
class Pay(Node):
    """Pay coins."""

    amount: Node


@node
class GetTokens(Node):
    """Receive prayer tokens; an amount or a change of it."""

    amount: Node


@node
class RemoveEffects(Node):
    """Take effects of a kind off cards (504.1)."""

    count: Node
    effect: Node
    target: Node


@node
class ShowHand(Node):
    """Show one's hand to all."""


@node
class ShuffleDeck(Node):
    """Shuffle a deck."""


@node
class CreateCopies(Node):
    """Create several copies of a card."""

    of: Node
    count: Node


@node
class DiscardRandom(Node):
    """Discard random cards from hand (526)."""

    count: Node


@node
class TriggerOf(Node):
    """A keyword of a card triggers once more (525.2)."""

    keyword: str
    of: Node


@node
class TriggerAgain(Node):
    """The next ability of a kind triggers once more, with new targets if wished."""

    keyword: str


@node
class Prevent(Node):
    """Prevent wounds from a source (516.3); all without an amount."""

    source: Node | None = None
    amount: Node | None = None
    on: Node | None = None
    each_turn: bool = False


@node
class Declare(Node):
    """Declare an attack or a shot."""

    what: str


# --- happening: what is said of cards


@node
class Bonus(Node):
    """A number added to a property (strike, lives, shots, strike and lives), perhaps only against some."""

    amount: Node
    property: str
    negative: bool = False
    against: Node | None = None


@node
class Quoted(Node):
    """Features given in quotes (110.3)."""

    features: tuple[Node, ...]


@node
class Get(Node):
    """Get bonuses and features."""

    what: tuple[Node, ...]


@node
class Have(Node):
    """Have bonuses and features as long as the ability acts (114)."""

    what: tuple[Node, ...]


@node
class Lose(Node):
    """Lose a feature, or a whole sort of things."""

    what: Node


@node
class Lost(Node):
    """A whole sort of things to lose: features, effects, elements."""

    sort: str


@node
class GetLives(Node):
    """Receive additional lives (504.2)."""

    amount: Node


@node
class Become(Node):
    """Become an amount (of a property), of an element, of a class."""

    what: Node


@node
class Cost(Node):
    """Cost less or more than printed, or exactly so much."""

    amount: Node


@node
class Die(Node):
    """Die, perhaps from a source."""

    source: Node | None = None


@node
class Kill(Node):
    """Be the source of which another card dies."""

    target: Node


@node
class EnterPlay(Node):
    """Enter play."""


@node
class LeavePlay(Node):
    """Leave the play zone."""


@node
class GoTo(Node):
    """Come into a zone, from wherever: a graveyard, its owner's hand."""

    zone: str


@node
class OpenSelf(Node):
    """Open at the start of the turn (303)."""


@node
class HideSelf(Node):
    """Turn face down (7 Hide)."""


@node
class Strike(Node):
    """Make a strike."""

    at: Node | None = None


@node
class Attack(Node):
    """Attack by a strike or a shot; ``by`` if only by a strike."""

    at: Node | None = None
    by: str | None = None


@node
class AttackAgain(Node):
    """Attack once more this turn."""


@node
class Act(Node):
    """Use activated abilities (113); ``again`` although it has acted."""

    again: bool = False


@node
class ActAsBlocker(Node):
    """Be a blocker (509), perhaps only against a simple strike."""

    against: str | None = None


@node
class InflictWounds(Node):
    """Inflict wounds: on something, by a strike, so many, or more or fewer than otherwise (516)."""

    amount: Node | None = None
    on: Node | None = None
    by: str | None = None


@node
class ReceiveWounds(Node):
    """Receive wounds: from a source, or only from it (515, 517.1), so many, or more or fewer than otherwise (516)."""

    amount: Node | None = None
    source: Node | None = None
    only: bool = False


@node
class Source(Node):
    """What wounds come from: strikes, shots, attacks (of some cards, of a strength), this very feature, anything."""

    kinds: tuple[str, ...]
    of: Node | None = None
    at_most: Node | None = None


@node
class BecomeTarget(Node):
    """Become the target of something."""

    of: Node


@node
class StayOpen(Node):
    """Not be closed by an attack, or by acting as a blocker."""

    after: str


@node
class Ignore(Node):
    """Ignore a keyword of its targets."""

    keyword: Node


@node
class BeUnblockable(Node):
    """No blocker can be assigned against the strikes of a card (509.2)."""

    who: Node


@node
class Upgrade(Node):
    """Make a creature a mechanism (7 Upgrade)."""

    target: Node


@node
class Attach(Node):
    """Attach a card to another."""

    card: Node
    to: Node


@node
class GainCoins(Node):
    """Receive coins."""

    amount: Node


@node
class Double(Node):
    """Double a property."""

    what: Node


@node
class ExtraTurn(Node):
    """Have one more turn."""


@node
class UseSearch(Node):
    """Use a search (112.8)."""


@node
class LookThrough(Node):
    """Look through the deck (112.8)."""


@node
class ChangeUntilEqual(Node):
    """Change a property step by step until it equals an amount (118.6)."""

    what: Node
    by: Node
    equals: Node
    less: bool = False


@node
class DoesNotWork(Node):
    """A keyword of cards has no effect (7 [Text] does not work)."""

    keyword: Node
    of: Node


@node
class EndTurn(Node):
    """The turn ends at once (7 Immediately)."""


@node
class Flip(Node):
    """Turn cards to their other side (7 Flip)."""

    target: Node


@node
class ForTurns(Node):
    """A duration: so many next turns of a player (7 Until (X) turns of the player)."""

    count: Node
    player: Node


@node
class Obligations(Node):
    """The features that oblige to choose some target (7 Ignore)."""

    what: str


@node
class Nth(Node):
    """A deed that is the agent's second (third …) of its sort in a turn."""

    deed: Node
    n: int


@node
class Own(Node):
    """Have cards of a kind under control, in hand …"""

    cards: Node


@node
class OwnMore(Node):
    """Have more (or fewer) cards in hand than another player."""

    than: Node
    fewer: bool = False


# --- chains


@node
class Do(Node):
    """A clause: who, and what they do. Without an agent the deed happens whoever does it (*is destroyed*).

    ``modal`` is ``may``, ``must``, ``cannot`` or ``not``.
    """

    agent: Node | None
    deed: Node
    modal: str | None = None


@node
class Joint(Node):
    """Several deeds of one agent: close X coins and wound this card."""

    deeds: tuple[Node, ...]


@node
class ForEach(Node):
    """A deed whose amount counts once for each of something."""

    deed: Node
    each: Node


@node
class During(Node):
    """An act whose effect lasts so long; without this, to the end of the game."""

    act: Node
    duration: Node


@node
class Until(Node):
    """A duration, by its usual name."""

    moment: str


@node
class Later(Node):
    """An act at a later moment (521)."""

    moment: Node
    act: Node


@node
class If(Node):
    """Something done only on a condition."""

    condition: Node
    then: Node


@node
class ForTheSake(Node):
    """You may do one thing to do another (118.3, Alp)."""

    price: Node
    aim: Node


@node
class Options(Node):
    """Choose so many of several chains (524)."""

    count: Node
    options: tuple[Node, ...]


@node
class Part(Node):
    """A part of a complex ability with its link to the parts before (118)."""

    link: str
    act: Node


@node
class Chain(Node):
    """The parts of an ability in the order of the text (118.2)."""

    parts: tuple[Part, ...]
    where: Node | None = None


# --- conditions


@node
class Is(Node):
    """A card is (or is not) of a kind, in a state or in a zone."""

    what: Node
    is_: Node
    negated: bool = False


@node
class FewerEffects(Node):
    """There are fewer effects of a kind on a card than so many."""

    effect: Node
    on: Node
    than: Node


@node
class HasDone(Node):
    """You have done something with at least so many cards of a kind this turn."""

    deed: str
    least: Node
    kind: Node


@node
class Happens(Node):
    """Something happens that a clause says."""

    event: Node


@node
class NoCoinsPaid(Node):
    """A card was played without paying coins."""

    card: Node


@node
class Survived(Node):
    """A card is still in play after what was done to it."""

    what: Node


@node
class WentFirst(Node):
    """A player took the first turn of the game (301.4)."""

    player: Node
    negated: bool = False


@node
class Compare(Node):
    """One amount is less than, equal to or greater than another."""

    left: Node
    relation: str
    right: Node


# --- events


@node
class Unhurt(Node):
    """At the end of a player's turn, if this card received no wounds in it (Concentration)."""

    player: Node


@node
class TurnBound(Node):
    """The start or end of a turn; of every turn if no player is said."""

    edge: str
    player: Node | None = None


@node
class InTurn(Node):
    """An event that counts, or an act that may be done, only in a player's turn."""

    act: Node
    player: Node


# --- features


@node
class Keyword(Node):
    """A keyword of the game, with its number or object; in a chain, what it tells to do (Plague 2)."""

    id: str
    amount: Node | None = None
    object: Node | None = None
    reminder: Node | None = surface()


@node
class Trigger(Node):
    """When an ability triggers; ``each_time`` is free of the limit of once a turn (112.5)."""

    event: Node
    each_time: bool = False


@node
class While(Node):
    """Something true as long as a condition holds (114)."""

    condition: Node
    chain: Node


@node
class Triggered(Node):
    """A triggered ability (112), perhaps limited, perhaps working only in a zone (112.8)."""

    trigger: Node
    chain: Node
    limit: Node | None = None
    zone: Node | None = None
    reminder: Node | None = surface()


@node
class Activated(Node):
    """An activated ability (113)."""

    payment: tuple[Node, ...]
    chain: Node
    limit: Node | None = None
    zone: Node | None = None
    reminder: Node | None = surface()


@node
class Instructions(Node):
    """A feature without trigger or payment: done when a spell is played (116), always true on other cards (114)."""

    chain: Node
    limit: Node | None = None
    zone: Node | None = None
    reminder: Node | None = surface()


@node
class Note(Node):
    """A note in brackets that only explains."""

    about: str


@node
class Limit(Node):
    """How often an ability may be used (112.5, 113.4)."""

    times: Node
    per: str


@node
class PayCoins(Node):
    """Closing coins as payment."""

    amount: Node


@node
class PayClose(Node):
    """Closing the card itself as payment (506.2)."""


@node
class PayDeed(Node):
    """Doing something as payment: discard a card, wound your hero."""

    deed: Node


@node
class Replaces(Node):
    """If something must happen, something else happens instead (517)."""

    event: Node
    chain: Node


@node
class ReplacesKeyword(Node):
    """Instead of a keyword of this card, something else may be done."""

    keyword: Node
    chain: Node


@node
class FirstAttackTarget(Node):
    """The target of the opponent's first attack each turn must be a card (502.9)."""

    target: Node


@node
class PlayInstead(Node):
    """What may be done instead of paying the cost of this card (7 Alternative cost)."""

    deed: Node


@node
class DeckOnly(Node):
    """Your deck may contain only such cards."""

    cards: Node


@node
class FirstTurn(Node):
    """You take the first turn (301.4.1)."""


@node
class SecondTurn(Node):
    """You take the second turn (301.4.1)."""


@node
class PlayableWithoutEffect(Node):
    """This card may be played without effect (8 Black Mark)."""


@node
class DeckHeroes(Node):
    """This card may be in the deck of any hero of a class (106.3.3)."""

    cls: str
    only: bool = False


@node
class Explained(Node):
    """A note that says again what a keyword does: no game text."""

    keyword: str


@node
class Body(Node):
    """In the definition of a keyword: the chain that a card says behind the keyword's name."""


@node
class ObjectOf(Node):
    """In the definition of a keyword: what a card says as the keyword's object."""


@node
class CardText(Node):
    """All features of a card (110.1)."""

    features: tuple[Node, ...]
