"""The editions of the rules: there is one rulebook, and no switch between readings of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Edition:
    """The rules of one edition."""

    name: str


CURRENT = Edition("current")
EDITIONS: Mapping[str, Edition] = {CURRENT.name: CURRENT}
SWITCHES: Mapping[str, Any] = {}
