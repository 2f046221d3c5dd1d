"""Named modifiers of die rolls (2.15)."""

from __future__ import annotations

from typing import Any, ClassVar

from runtime.kernel.abilities import StaticAbility
from runtime.tcg.abilities import Roll
from runtime.tcg.context import See


def value(ability: Any, see: See, card: int) -> int:
    """The keyword's number."""
    return see.value


def minus_value(ability: Any, see: See, card: int) -> int:
    """The keyword's number, subtracted."""
    return -see.value


class Blessing(StaticAbility):
    """+1 to any die roll for the card."""

    keyword = "blessing"
    rows: ClassVar[tuple[Roll, ...]] = (Roll(1),)


class Curse(StaticAbility):
    """-1 to any die roll for the card."""

    keyword = "curse"
    rows: ClassVar[tuple[Roll, ...]] = (Roll(-1),)


class Clumsiness(StaticAbility):
    """-X when the power of its simple strike is determined, attacking or parrying."""

    keyword = "clumsiness"
    rows: ClassVar[tuple[Roll, ...]] = (Roll(minus_value, "strike"),)


class ExperienceInAttack(StaticAbility):
    """+X when the simple strike of the attacking creature is determined."""

    keyword = "attack-experience"
    rows: ClassVar[tuple[Roll, ...]] = (Roll(value, "attack"),)


class ExperienceInDefense(StaticAbility):
    """+X when the simple strike of the parrying creature is determined."""

    keyword = "defense-experience"
    rows: ClassVar[tuple[Roll, ...]] = (Roll(value, "defense"),)


class ExperienceInShooting(StaticAbility):
    """+X when the shot of the attacking creature is determined."""

    keyword = "shooting-experience"
    rows: ClassVar[tuple[Roll, ...]] = (Roll(value, "shot"),)
