"""Grammatical features: what a phrase demands of a slot and what a slot tells its phrase."""

from __future__ import annotations

from typing import NamedTuple

CASES = ("nom", "gen", "dat", "acc", "ins", "prep")
NUMBERS = ("sg", "pl", "2", "few")  # "2" is the second person, "вы берёте"; "few" the Russian form after 2, 3 and 4
MOODS = ("imp", "inf", "fin")


class Features(NamedTuple):
    """Case, number, gender, animacy and the like; ``None`` means "not said".

    The same record travels both ways: down, as what a slot must have (case, number, mood),
    and up, as what the words in it turned out to be (gender, animacy, definiteness).
    """

    case: str | None = None
    number: str | None = None
    gender: str | None = None
    animate: bool | None = False  # None: either, as a name that may be somebody's
    definite: bool | None = False  # None: either, as a name
    mood: str | None = None


NONE = Features()
