"""Fights that abilities begin, and strikes several times a turn, on positions of hand-written cards."""

from __future__ import annotations

from tests.runtime.tcg.field import Field


def test_2_5_who_may_strike_twice_closes_after_the_second_strike_and_strikes_another_card() -> None:
    field = Field(["c3 swordsman", "a1 dzar"], ["c4 izhor closed", "d4 turtle closed"], dice=(6, 6))
    field.attack("swordsman", "izhor").passing()
    assert not field.card("swordsman").closed
    assert field.targets("attack", "swordsman") == {"turtle"}
    assert not field.squares("move", "swordsman")
    field.attack("swordsman", "turtle").passing()
    assert field.card("swordsman").closed


def test_2_5_what_another_card_does_ends_the_row_of_strikes() -> None:
    field = Field(["c3 swordsman", "a1 dzar"], ["c4 izhor closed", "d4 turtle closed"], dice=(6, 6))
    field.attack("swordsman", "izhor").passing()
    field.choose("move", card="dzar", square="a2").passing()
    assert not field.targets("attack", "swordsman")
    assert not field.card("swordsman").closed


def test_2_5_the_next_turn_begins_anew() -> None:
    field = Field(["c3 swordsman"], ["c4 izhor closed", "d4 turtle closed"], dice=(6, 6))
    field.attack("swordsman", "izhor").passing().end().end()
    assert field.targets("attack", "swordsman") == {"izhor", "turtle"}


def test_glossary_fights_a_closed_creature_fought_as_an_open_one_rolls_the_die_and_strikes_back() -> None:
    field = Field(["c3 challenger"], ["c4 izhor closed"], dice=(6, 4))
    field.use("challenger").passing()
    field.choose("keep")
    assert (field.wounds("izhor"), field.wounds("challenger")) == (2, 2)
    assert not field.card("challenger").closed
