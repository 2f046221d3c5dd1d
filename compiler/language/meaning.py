"""The nodes of the ability language: what a text can mean, whatever language it is printed in."""

from __future__ import annotations

from compiler.language.ast import Node, node, surface

# --- amounts ---------------------------------------------------------------------------------------------------------


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
    """How many cards (or markers) there are."""

    what: Node


@node
class Half(Node):
    """Half of an amount, rounded up or down."""

    of: Node
    up: bool = False


@node
class Twice(Node):
    """An amount doubled."""

    of: Node


@node
class ForEach(Node):
    """An amount once for each of something."""

    amount: Node
    each: Node


# --- who and what ----------------------------------------------------------------------------------------------------


@node
class You(Node):
    """The player who controls the ability."""


@node
class Opponent(Node):
    """The other player."""


@node
class EachPlayer(Node):
    """Every player, the active one first (527.2.3)."""

    other: bool = False


@node
class SomePlayer(Node):
    """A player of your choice."""


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
class AnyOf(Node):
    """One of several nouns: a creature or a hero."""

    nouns: tuple[Node, ...]


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
class Cards(Node):
    """Cards of a kind, so many of them."""

    quantity: Node
    kind: Node


@node
class Both(Node):
    """Several selections together: a creature and a spell."""

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
class EventSubject(Node):
    """The card an event is about, as named by its trigger: the attacked creature, its source, that spell."""

    role: str


@node
class Chooser(Node):
    """A selection that another player makes (117.1)."""

    cards: Node
    by: Node


@node
class Among(Node):
    """Some of the cards said before."""

    quantity: Node
    of: Node


# --- what narrows a noun ---------------------------------------------------------------------------------------------


@node
class Whose(Node):
    """Under the control (or in the zone) of a player."""

    player: Node


@node
class Other(Node):
    """Not this card."""


@node
class OfType(Node):
    """Of a card type, said as an adjective or apposition."""

    type: str


@node
class OfClass(Node):
    """Of a class."""

    cls: str


@node
class OfElement(Node):
    """Of an element, or ``neutral``."""

    element: str


@node
class HasElement(Node):
    """Having an element at all."""


@node
class InState(Node):
    """Open, closed, stunned, poisoned, hidden, created, wounded …"""

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
    """Having (or lacking) a keyword."""

    keyword: Node
    negated: bool = False


@node
class SameName(Node):
    """With the same name as what was said before (or a different one)."""

    negated: bool = False


@node
class InZone(Node):
    """In a zone, of a player if said."""

    zone: str
    player: Node | None = None


@node
class Position(Node):
    """The top or bottom cards of a deck."""

    place: str


@node
class Obtained(Node):
    """Obtained by a card."""

    by: Node


@node
class Extreme(Node):
    """With the highest or lowest value of a property."""

    property: str
    most: bool


@node
class Did(Node):
    """That did or suffered something in some time: attacked this turn, wounded this turn."""

    what: str
    when: str


# --- how long --------------------------------------------------------------------------------------------------------


@node
class Until(Node):
    """A duration, by its usual name."""

    moment: str


# --- doing -----------------------------------------------------------------------------------------------------------


@node
class Wound(Node):
    """Wound a target for an amount."""

    target: Node
    amount: Node


@node
class Share(Node):
    """An amount divided among chosen targets (309.1 item 6)."""

    deed: str
    targets: Node
    amount: Node
    up_to: bool = False


@node
class Heal(Node):
    """Remove wounds; all of them without an amount."""

    target: Node
    amount: Node | None = None


@node
class Destroy(Node):
    """Destroy cards."""

    target: Node


@node
class Shoot(Node):
    """A shot at a target; without one, at an opposing character."""

    amount: Node
    target: Node | None = None


@node
class Shots(Node):
    """Several shots in series (507.6)."""

    count: Node
    amount: Node
    target: Node


@node
class Fight(Node):
    """A fight between two characters (7 Fight)."""

    fighter: Node
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
    to: str
    owner: Node | None = None


@node
class Search(Node):
    """Find cards in the deck, show them, take them into hand."""

    cards: Node


@node
class Show(Node):
    """Show cards to all."""

    cards: Node


@node
class LookAt(Node):
    """Look at cards."""

    cards: Node


@node
class Summon(Node):
    """Summon cards, from the deck unless said."""

    cards: Node


@node
class Resurrect(Node):
    """Resurrect cards, from the graveyard unless said."""

    cards: Node
    closed: bool = False


@node
class Create(Node):
    """Create one of the named cards."""

    cards: Node


@node
class CreateCopy(Node):
    """Create a copy of a card."""

    of: Node


@node
class PlayCard(Node):
    """Play a card, free or for a changed cost."""

    card: Node
    free: bool = False


@node
class PlayCheaper(Node):
    """Play a card for less."""

    card: Node
    less: Node


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
class RemovePoison(Node):
    """Take all poison off."""

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
class Open(Node):
    """Open cards."""

    target: Node


@node
class Ready(Node):
    """Open cards and let them act again (7 Ready)."""

    target: Node


@node
class Hide(Node):
    """Turn a creature face down."""

    target: Node


@node
class Attach(Node):
    """Attach a card to another."""

    card: Node
    to: Node


@node
class Upgrade(Node):
    """Make a creature a mechanism (7 Upgrade)."""

    target: Node


@node
class Obtain(Node):
    """A card obtains others."""

    holder: Node
    cards: Node


@node
class TakeControl(Node):
    """Take cards under control."""

    target: Node
    duration: Node | None = None


@node
class Redirect(Node):
    """Redirect what is being done to another card."""

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
    copier: Node | None = None
    duration: Node | None = None


@node
class PutEffect(Node):
    """Put effects of a kind (enhancement, maturation …) on cards."""

    effect: str
    target: Node
    count: Node | None = None


@node
class GainCoins(Node):
    """Receive coins."""

    amount: Node
    duration: Node | None = None


@node
class LoseCoins(Node):
    """Lose coins."""

    amount: Node


@node
class Pay(Node):
    """Pay coins."""

    amount: Node


@node
class GainTokens(Node):
    """Receive prayer tokens."""

    amount: Node
    more: bool = False


@node
class Plague(Node):
    """Put the top cards of any deck into the graveyard (7 Plague)."""

    amount: Node


@node
class GiftOfLife(Node):
    """Turn additional lives into a copy (7 Gift of life)."""

    amount: Node | None = None


@node
class Extortion(Node):
    """Ask the opponent for something; if done, the card loses its features (7 Extortion)."""

    demand: Node


@node
class AmbushPlay(Node):
    """Pay and play this card (7 Ambush)."""

    amount: Node


@node
class TriggerAgain(Node):
    """The next ability of a kind triggers once more."""

    keyword: str


@node
class AttackAgain(Node):
    """May attack once more this turn."""

    who: Node


# --- changing --------------------------------------------------------------------------------------------------------


@node
class Bonus(Node):
    """A number added to a property (strike, lives, shots, strike and lives), perhaps only against some."""

    amount: Node
    property: str
    negative: bool = False
    against: Node | None = None


@node
class Gets(Node):
    """Cards get bonuses or features (a step of an ability)."""

    who: Node
    what: tuple[Node, ...]
    duration: Node | None = None


@node
class Loses(Node):
    """Cards lose features, effects, elements, a keyword."""

    who: Node
    what: Node
    duration: Node | None = None


@node
class Lost(Node):
    """A whole sort of things to lose: features, effects, elements, poison."""

    sort: str


@node
class Becomes(Node):
    """A property becomes an amount."""

    property: str
    of: Node
    amount: Node


@node
class BecomesKind(Node):
    """Cards become of an element, a class or a type."""

    who: Node
    what: Node


@node
class GetsLives(Node):
    """A character receives additional lives (504.2)."""

    who: Node
    amount: Node


@node
class Quoted(Node):
    """A feature given in quotes."""

    features: tuple[Node, ...]


@node
class CostsLess(Node):
    """Cards cost less (or more) than printed."""

    who: Node
    amount: Node
    more: bool = False
    duration: Node | None = None


# --- chains ----------------------------------------------------------------------------------------------------------


@node
class Do(Node):
    """A player does something, or may."""

    agent: Node
    deed: Node
    may: bool = False


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
    repeat: bool = False


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


# --- conditions ------------------------------------------------------------------------------------------------------


@node
class IsA(Node):
    """A card is of a kind or in a state."""

    what: Node
    is_: Node


@node
class Exists(Node):
    """A player has cards of a kind."""

    player: Node
    cards: Node
    negated: bool = False


@node
class MoreCards(Node):
    """One player has more (or fewer) cards in hand than the other."""

    player: Node
    fewer: bool = False


@node
class FewerMarkers(Node):
    """A card has fewer effects of a kind than so many."""

    on: Node
    effect: str
    amount: Node


@node
class NoCoinsPaid(Node):
    """This card was played without paying coins."""


# --- events ----------------------------------------------------------------------------------------------------------


@node
class EntersPlay(Node):
    """A card enters play; ``this`` by Hire."""

    who: Node


@node
class Dies(Node):
    """A card dies, perhaps from something, perhaps in a player's turn."""

    who: Node
    from_: Node | None = None
    turn: Node | None = None


@node
class Strikes(Node):
    """A card makes a strike."""

    who: Node
    at: Node | None = None


@node
class Attacks(Node):
    """A card attacks (strike or shot)."""

    who: Node
    at: Node | None = None


@node
class Inflicts(Node):
    """A card inflicts wounds."""

    who: Node
    on: Node | None = None
    by: str | None = None


@node
class Receives(Node):
    """A card receives wounds."""

    who: Node
    from_: Node | None = None


@node
class IsHealed(Node):
    """A card is healed."""

    who: Node


@node
class IsDestroyed(Node):
    """A card is destroyed."""

    who: Node


@node
class IsReadied(Node):
    """A card is readied."""

    who: Node


@node
class IsTarget(Node):
    """A card becomes the target of something."""

    who: Node
    of: str


@node
class Plays(Node):
    """A player plays a card; ``nth`` counts the plays of a turn."""

    player: Node
    card: Node
    nth: int | None = None


@node
class Draws(Node):
    """A player draws a card; ``nth`` counts the draws of a turn."""

    player: Node
    nth: int | None = None


@node
class Discards(Node):
    """A player discards a card."""

    player: Node
    card: Node


@node
class Declares(Node):
    """A player declares an attack or a shot."""

    player: Node
    what: str


@node
class UsesSearch(Node):
    """A player uses a search (112.8)."""

    player: Node


@node
class TurnBound(Node):
    """The start or end of a turn; ``each`` player's if none is said."""

    edge: str
    player: Node | None = None


@node
class GetsTokens(Node):
    """A player receives prayer tokens."""

    player: Node


# --- features --------------------------------------------------------------------------------------------------------


@node
class Keyword(Node):
    """A keyword of the game, with its number or object."""

    id: str
    amount: Node | None = None
    object: Node | None = None


@node
class Trigger(Node):
    """When an ability triggers; ``each_time`` is free of the limit of once a turn (112.5)."""

    event: Node
    each_time: bool = False
    condition: Node | None = None


@node
class Triggered(Node):
    """A triggered ability (112)."""

    trigger: Node
    chain: Node
    limit: Node | None = None
    zone: str | None = None


@node
class Activated(Node):
    """An activated ability (113)."""

    payment: tuple[Node, ...]
    chain: Node
    limit: Node | None = None
    zone: str | None = None


@node
class Instructions(Node):
    """A spell ability: what is done when the spell is played (116)."""

    chain: Node


@node
class Limit(Node):
    """How often an ability may be used."""

    times: int
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

    keyword: str
    chain: Node


@node
class Has(Node):
    """Cards have bonuses or features (static, 114)."""

    who: Node
    what: tuple[Node, ...]
    condition: Node | None = None


@node
class Cannot(Node):
    """Cards cannot do or suffer something (514.2)."""

    who: Node
    what: tuple[str, ...]
    duration: Node | None = None


@node
class Must(Node):
    """Cards must do something."""

    who: Node
    what: str


@node
class ReceivesChanged(Node):
    """Cards receive more or fewer wounds (516)."""

    who: Node
    amount: Node
    fewer: bool
    from_: Node | None = None


@node
class InflictsChanged(Node):
    """Cards inflict more or fewer wounds."""

    who: Node
    amount: Node
    fewer: bool = False


@node
class ReceivesOnly(Node):
    """A card receives wounds only from something (517.1.1)."""

    who: Node
    from_: Node


@node
class ReceivesNot(Node):
    """A card receives no wounds from something (515.1)."""

    who: Node
    from_: Node | None = None


@node
class Source(Node):
    """What wounds come from: strikes, shots, spells, attacks of some cards."""

    kinds: tuple[str, ...]
    of: Node | None = None


@node
class Ignores(Node):
    """A card ignores a keyword of its targets."""

    who: Node
    keyword: Node


@node
class FirstAttackTarget(Node):
    """The target of the opponent's first attack each turn must be a card (502.9)."""

    target: Node


@node
class DeckOnly(Node):
    """A deck may contain only cards of an element."""

    element: str


@node
class PlayableObtained(Node):
    """You may play cards obtained by a card for less, and then something is done (8 Egg)."""

    card: Node
    less: Node
    then: Node


@node
class PlayableWithoutEffect(Node):
    """This card may be played without effect (8 Black Mark)."""


@node
class CardText(Node):
    """All features of a card (110.1)."""

    features: tuple[Node, ...]
