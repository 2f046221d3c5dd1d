"""Tokens that a card accumulates by itself (1.11.1)."""

from __future__ import annotations

from runtime.kernel.abilities import Step
from runtime.tcg.abilities import ActivatedAbility
from runtime.tcg.payments import CloseThis
from runtime.tcg.verbs import Act


class Accumulate(ActivatedAbility):
    """[tap]: accumulate 1 token.

    [tap]: накопить 1 фишку.
    """

    payments = (CloseThis(),)

    def step_1(self, act: Act) -> None:
        """Accumulate one."""
        act.put_tokens(act.this, 1, accumulate=True)

    steps = (Step(step_1),)
