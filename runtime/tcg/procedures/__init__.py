"""What takes time in the game, each as a row of steps like the numbered items of the rulebook; no card text."""

from runtime.tcg.procedures import (
    announcing,
    beginning,
    combat,
    dice,
    entering,
    modes,
    moments,
    placing,
    recruiting,
    resolving,
    revealing,
    stack,
    turns,
)
from runtime.tcg.procedures.registry import PROCEDURES

__all__ = ["PROCEDURES", "announcing", "beginning", "combat", "dice", "entering", "modes", "moments", "placing",
           "recruiting", "resolving", "revealing", "stack", "turns"]
