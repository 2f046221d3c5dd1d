"""Nodes of deeds: what a player may be told to do to cards in play."""

from __future__ import annotations

from compiler.language.ast import Node, node


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
class HealOver(Node):
    """Remove wounds; if there are fewer, the rest becomes additional lives (7 Vampirism)."""

    target: Node
    amount: Node


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
    """Fight a character (7 Fight); ``open``: a closed one as if it were open."""

    foe: Node
    open: bool = False


@node
class UseAbility(Node):
    """Use an ability of a card without paying."""

    of: Node


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
class RemovePoison(Node):
    """Take all poison off."""

    target: Node


@node
class RemoveLives(Node):
    """Take additional lives off (504.2)."""

    amount: Node
    target: Node


@node
class LoseLives(Node):
    """Lose additional lives: so many, or any number of them (504.2)."""

    amount: Node


@node
class PayWhatOneCan(Node):
    """Pay coins, or as many of them as there are (7 Meditation)."""

    amount: Node


@node
class Stun(Node):
    """Close and stun."""

    target: Node


@node
class Close(Node):
    """Close cards."""

    target: Node


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
class Redirect(Node):
    """Redirect what is being done to another card."""

    what: Node
    to: Node


@node
class RedirectWounds(Node):
    """Let another card receive the wounds that are spoken of."""

    to: Node


@node
class CopyLives(Node):
    """Take over the lives of another card."""

    of: Node


@node
class CopyFeature(Node):
    """Copy a feature of another card (110.5)."""

    of: Node


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


@node
class Upgrade(Node):
    """Make a creature a mechanism (7 Upgrade)."""

    target: Node


@node
class Double(Node):
    """Double a property."""

    what: Node


@node
class ExtraTurn(Node):
    """Have one more turn."""


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
class DrawBeyond(Node):
    """Draw more cards than so many in a turn, or only in one's own (527.2.2)."""

    most: Node
    own_turn: bool = False


@node
class ChooseClass(Node):
    """Choose a class of creatures."""


@node
class MoveEffects(Node):
    """Move all effects of a kind from one card to another."""

    effect: Node
    from_: Node
    to: Node


@node
class Complete(Node):
    """Complete quests: they leave play and are counted."""

    target: Node


@node
class GiveLives(Node):
    """Give a card additional lives (504.2)."""

    amount: Node
    target: Node


@node
class CloseByOpponent(Node):
    """Be closed by cards of the opponent."""

    target: Node
