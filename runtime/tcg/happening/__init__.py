"""What each kind of event does when it happens, one file per area of the rules; which events fit is asked elsewhere."""

from runtime.tcg.happening import attacks, features, moments, places, states, wounds, zones
from runtime.tcg.happening.registry import HAPPEN, SILENT, happen, note

__all__ = ["HAPPEN", "SILENT", "attacks", "features", "happen", "moments", "note", "places", "states", "wounds",
           "zones"]
