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
from runtime.heroes.happening.registry import HAPPEN, SILENT, failed, happen, note, result

__all__ = ["HAPPEN", "SILENT", "creating", "failed", "features", "fighting", "happen", "joining", "looking", "note",
           "numbers", "playing", "properties", "resources", "result", "squads", "states", "turns", "wounds", "zones"]
