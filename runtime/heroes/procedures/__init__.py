"""What takes time in the game, each as a row of steps like the numbered items of the rulebook; no card text."""

from runtime.heroes.procedures import carrying_out, choosing, declaring, fighting, gifts, playing, putting, turns, words
from runtime.heroes.procedures.registry import PROCEDURES

__all__ = ["PROCEDURES", "carrying_out", "choosing", "declaring", "fighting", "gifts", "playing", "putting", "turns",
           "words"]
