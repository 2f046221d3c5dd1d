"""How good an option looks at first sight: the score for a greedy agent (runtime.kernel.agents)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from runtime.kernel.data import Data

if TYPE_CHECKING:
    from runtime.heroes.view import View

VICTORY = 1000.0
PLAY = 100.0
ATTACK = 50.0
USE = 10.0
DEAR = 5
"""Cards that cost more are not kept in the first hand (301.7)."""


def eager(view: View, option: Data) -> float:
    """Return how good an option looks: play what is dear, strike where it hurts most, keep what is yours.

    It sees only what the player may see, and thinks no step ahead.
    """
    score = SCORES.get(option["key"])
    return score(view, option) if score is not None else 0.0


def worth(card: Data) -> float:
    """Return what a card on the table is worth; of a hidden one nobody knows."""
    return float(1 + card.get("cost", 0) + card.get("strike", 0))


def _attack(view: View, option: Data) -> float:
    """Strike the hero if that wins, kill what can be killed, and do not die for nothing."""
    attacker, target = view.card(option["card"]), view.card(option["target"])
    strike = attacker.get("strike", 0)
    if strike == 0:
        return -1.0
    kills = strike >= target.get("lives", 1)
    if target.get("type") == "hero":
        return VICTORY if kills else ATTACK + strike
    dies = not target.get("closed") and target.get("strike", 0) >= attacker.get("lives", 1)
    return ATTACK + (worth(target) if kills else 0.0) - (worth(attacker) if dies else 0.0)


def _block(view: View, option: Data) -> float:
    """Block if the hero would die, or if the blocker lives on or takes the attacker with it."""
    decision = view.decision
    assert decision is not None
    attacker, target = view.card(decision.data["attacker"]), view.card(decision.data["target"])
    blocker = view.card(option["card"])
    if target.get("type") == "hero" and attacker.get("strike", 0) >= target.get("lives", 1):
        return VICTORY
    lives = bool(blocker.get("lives", 1) > attacker.get("strike", 0))
    kills = bool(blocker.get("strike", 0) >= attacker.get("lives", 1))
    return (worth(attacker) if kills else 0.0) + (1.0 if lives else -worth(blocker) / 2)


def _target(view: View, option: Data) -> float:
    """Choose the opponent's best, or else one's own least."""
    card = view.card(option["card"])
    return -worth(card) if card["controller"] == view.player else worth(card)


SCORES: dict[str, Callable[[View, Data], float]] = {
    "attack": _attack,
    "play": lambda view, option: PLAY + view.card(option["card"]).get("cost", 0),
    "use": lambda view, option: USE,
    "block": _block,
    "target": _target,
    "return": lambda view, option: view.card(option["card"]).get("cost", 0) - DEAR,
    "yes": lambda view, option: 1.0,
    "reveal": lambda view, option: 1.0,
    "x": lambda view, option: float(option["x"]),
    "goes first": lambda view, option: float(option["player"] == view.player),
}
"""By the key of the option; what has none here is as good as doing nothing."""
