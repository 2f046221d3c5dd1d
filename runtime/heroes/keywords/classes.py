"""Keywords that a card's own class completes: with what it protects from, with what an Ambush waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from runtime.heroes.abilities import CancellingAbility, TriggeredAbility
from runtime.heroes.events import on
from runtime.heroes.terms import HAND
from runtime.kernel.abilities import ReplacingAbility, Step
from runtime.kernel.patterns import this_card
from runtime.kernel.terms import IN_DOING_SO

if TYPE_CHECKING:
    from runtime.heroes.context import See
    from runtime.heroes.verbs import Act


class Protection(ReplacingAbility):
    """Protection from [text]: no wounds from it (515, 517.1.1). "Does not receive wounds from" is the same."""

    keyword = "protection"
    key = "Protection"
    replaces = on.wounded(this_card)

    def from_source(self, see: See, source: int) -> bool:
        """Tell whether wounds from this source (0: none) are kept off; `see.event` tells more."""
        raise NotImplementedError

    def applies(self, see: See) -> bool:
        """The wounds come from [text]."""
        return self.from_source(see, see.event.source)


class Ambush(TriggeredAbility):
    """[Condition], Ambush X: pay X and, in doing so, play this card for free, from hand or from under your Egg.

    A card's class gives the condition as its `trigger`, and `price`. What follows "in doing so" is a part of its own:
    `steps = (*Ambush.steps, Step(step_3, link=IN_DOING_SO))`.
    """

    keyword = "ambush"
    key = "Ambush"
    zone = HAND
    may = True
    price = 0

    def condition(self, see: See) -> bool:
        """The coins are there, and the card can be played."""
        return see.open_coins(see.you) >= self.price and see.can_play_free(see.this)

    def pay(self, act: Act) -> None:
        """Pay X."""
        act.close_coins(self.price)

    def ambush(self, act: Act) -> None:
        """Play it."""
        act.play_free(act.this)

    steps: ClassVar[tuple[Step, ...]] = (Step(pay), Step(ambush, link=IN_DOING_SO))


class AmbushCancel(CancellingAbility):
    """When [text] is played, Ambush X, in doing so cancel it (518.1): works from hand, outside the Queue."""

    keyword = "ambush"
    key = "AmbushCancel"
    zone = HAND
    may = True
    price = 0

    def condition(self, see: See) -> bool:
        """The coins are there, and the card can be played."""
        return see.open_coins(see.you) >= self.price and see.can_play_free(see.this)

    def pay(self, act: Act) -> None:
        """Pay X."""
        act.close_coins(self.price)

    def cancel(self, act: Act) -> None:
        """Cancel the card."""
        act.cancel()

    def ambush(self, act: Act) -> None:
        """Play this card."""
        act.play_free(act.this)

    steps: ClassVar[tuple[Step, ...]] = (Step(pay), Step(cancel, link=IN_DOING_SO), Step(ambush))
