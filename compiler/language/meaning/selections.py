"""Nodes of who and what: players, nouns, selections of cards, references, zones."""

from __future__ import annotations

from compiler.language.ast import Node, node, surface


@node
class You(Node):
    """The player who controls the ability."""


@node
class Opponent(Node):
    """The other player."""


@node
class EachPlayer(Node):
    """Every player, the active one first (527.2.3), or the one who controls the ability."""

    you_first: bool = False


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
class NthOfTurn(Node):
    """The second (third …) one to which something happens in a turn."""

    n: int


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


@node
class Attacked(Node):
    """The card that the event's attack is on."""


@node
class Remembered(Node):
    """The card that a delayed ability was made to wait for (521)."""


@node
class Fewest(Node):
    """The player whose hero has the fewest current lives; you, if both have as many."""


@node
class Attacker(Node):
    """The card that makes the event's attack."""
