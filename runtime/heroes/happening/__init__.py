"""What each kind of event does when it happens, one file per area of the rules; which events fit is asked elsewhere."""

from runtime.heroes.happening import (
    creating,
    features,
    fighting,
    joining,
    looking,
    numbers,
    playing,
    properties,
    resources,
    squads,
    states,
    turns,
    wounds,
    zones,
)
from runtime.heroes.happening.registry import HAPPEN, MOVES, SILENT, is_gone, note

__all__ = ["HAPPEN", "MOVES", "SILENT", "creating", "features", "fighting", "is_gone", "joining", "looking", "note",
           "numbers", "playing", "properties", "resources", "squads", "states", "turns", "wounds", "zones"]
