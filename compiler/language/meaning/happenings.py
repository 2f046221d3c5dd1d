"""Nodes of happenings: what is said of cards, and when."""

from __future__ import annotations

from compiler.language.ast import Node, node


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
    """Be the source of which another card dies; ``by`` if only by a shot or a strike."""

    target: Node
    by: str | None = None


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
class OpenWhenLost(Node):
    """Open as soon as this feature is lost (7 Dormant)."""


@node
class MissRestoration(Node):
    """Lose this feature instead of being opened in the restoration phase (7 Stun)."""


@node
class ActAtOnce(Node):
    """Be free of first-turn weakness (107.5)."""


@node
class StrikeFirst(Node):
    """Strike earlier in a battle than the other one, who strikes if it survives (7 First strike)."""


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
class BlockAgainst(Node):
    """Be a blocker against the strikes of a card (509)."""

    whom: Node


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
    """Not be closed by any attack, by acting as a blocker, or by the attack in progress."""

    after: str


@node
class Ignore(Node):
    """Ignore a keyword of its targets."""

    keyword: Node


@node
class BeUnblockable(Node):
    """No blocker can be assigned against the strikes of a card (509.2), perhaps only against those at some cards."""

    who: Node
    at: Node | None = None


@node
class StrengthOn(Node):
    """How strong attacks (strikes, shots) on cards are: less or more by an amount, or at most that (508.4.1)."""

    by: str
    on: Node
    change: str
    amount: Node


@node
class NoTargetOfOwnSpells(Node):
    """Players cannot choose a card as a target of their own spells (515.2)."""

    who: Node


@node
class Nth(Node):
    """A deed that is the agent's second (third …) of its sort in a turn."""

    deed: Node
    n: int


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


@node
class GetEffects(Node):
    """Get effects of a kind (504.1)."""

    count: Node
    effect: Node


@node
class EnterWith(Node):
    """Enter play with so many effects of a kind on it."""

    count: Node
    effect: Node


@node
class EnterClosed(Node):
    """Enter play closed."""


@node
class TriggersKeyword(Node):
    """A keyword of a card triggers."""

    keyword: Node


@node
class OpenAtStart(Node):
    """Open at the start of the turn by the rules (303.2)."""


@node
class FullyHealed(Node):
    """Be healed of all wounds."""


@node
class BeHealed(Node):
    """Be healed of wounds, as what cards are kept from together with something else."""


@node
class AssignBlocker(Node):
    """A blocker is assigned against the strike of a card (509)."""

    against: Node


@node
class EnterUnplayed(Node):
    """Enter play without being played."""


@node
class StrikeBack(Node):
    """Make a counter-strike (510.4)."""


@node
class GetNthEffect(Node):
    """Get an effect, so that there are at least so many of its kind."""

    n: int
    effect: Node


@node
class ReceiveThem(Node):
    """Receive, instead of another card, what that one must receive."""
