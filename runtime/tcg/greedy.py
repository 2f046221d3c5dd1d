"""An eager player: attacks what is weak, moves forward, recruits what is dear, never its own cards."""

from __future__ import annotations

from runtime.kernel.data import Data
from runtime.tcg.view import View

ORDER = {"recruit": 5.0, "attack": 8.0, "use": 6.0, "defend": 2.0, "move": 1.0, "jump": 1.0, "yes": 2.0, "apply": 2.0,
         "prepare": 1.0, "weaken": -1.0, "pass": 0.0, "end": 0.0, "done": 0.0, "decline": 0.0, "redeal": -1.0}


def eager(view: View, option: Data) -> float:
    """Return how good an option looks."""
    key: str = option["key"]
    score = ORDER.get(key, 0.5)
    if key == "recruit":
        return score + float(option["gold"] + option["silver"]) / 10
    if key in ("attack", "target") and option.get("target", option.get("card")):
        return score + worth(view, option.get("target") or option["card"], hostile=key == "attack")
    if key in ("move", "jump"):
        return score + forward(view, option)
    return score


def worth(view: View, number: int, *, hostile: bool) -> float:
    """Return how good it is to do something to a card: harm to the enemy's, the weaker the better."""
    card = view.card(number)
    if not card["known"]:
        return 0.0
    mine = card["controller"] == view.player
    if not hostile:
        return 0.0 if mine else 0.5
    return -20.0 if mine else 1.0 - card.get("life", 0) / 20


def forward(view: View, option: Data) -> float:
    """Return how good a movement is: towards the enemy a little better than staying, anything else worse."""
    here, there = view.line(option["card"]), option["square"] // 5
    step = there - here if view.side_below == 0 else here - there
    return 0.2 if step > 0 else -2.0
