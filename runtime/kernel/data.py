"""Plain data: what may lie in a frame, an event, an option or a log entry."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]
"""A JSON object: strings, numbers, booleans, None, lists and objects of these."""


def copied(value: Any) -> Any:
    """Return a copy of plain data that shares no list and no object with the original."""
    if type(value) is dict:
        if CONTAINERS.isdisjoint(map(type, value.values())):
            return value.copy()
        return {key: copied(item) if type(item) in CONTAINERS else item for key, item in value.items()}
    if type(value) is list:
        return [copied(item) if type(item) in CONTAINERS else item for item in value]
    return value


CONTAINERS = frozenset((dict, list))
