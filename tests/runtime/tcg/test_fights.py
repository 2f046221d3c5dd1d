"""Fights that abilities begin, and strikes several times a turn, on positions of hand-written cards."""

from __future__ import annotations

from runtime.kernel.effects import add_effect
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


def test_4_14_who_defends_any_number_of_times_stays_open() -> None:
    field = Field(["c3 troll", "d3 bandit"], ["c4 izhor", "d4 sentinel"], dice=(6, 1, 6, 1))
    field.attack("troll", "izhor").choose("defend", card="sentinel").passing()
    assert not field.card("sentinel").closed
    field.attack("bandit", "izhor")
    assert [row["card"] for row in field.options("defend")] == [field.id("sentinel")]


def test_glossary_obligation_to_attack_shots_only_at_the_one_that_is_named() -> None:
    field = Field(["a1 dzar", "b3 cleric"], ["a4 decoy", "b4 izhor"])
    field.use("dzar")
    assert field.options("target") == []  # the decoy is the only legal target
    field.passing()
    assert field.card("decoy").tokens == 1
    assert field.targets("attack", "cleric") == {"decoy", "izhor"}


def test_4_4_less_from_return_strikes_only() -> None:
    field = Field(["c3 squire"], ["c4 izhor"], dice=(6, 4))
    field.attack("squire", "izhor").passing().choose("keep")
    assert field.wounds("squire") == 1


def test_glossary_redirecting_an_attack_against_an_adjacent_creature() -> None:
    field = Field(["c3 troll"], ["c4 izhor closed", "d4 squire closed"], dice=(6,))
    field.attack("troll", "izhor").use("squire").passing()
    assert (field.wounds("izhor"), field.wounds("squire")) == (0, 3)


def test_2_12_an_attack_that_a_trigger_makes_is_a_part_of_its_chain() -> None:
    field = Field(["c3 echo"], ["c4 izhor closed", "c6 decoy"], dice=(6, 6))
    field.attack("echo", "izhor").passing()
    assert field.card("decoy").tokens == 1


def test_glossary_shots_at_adjacent_cards_are_legal_for_who_may_shoot_near() -> None:
    field = Field(["c3 marksman"], ["c4 izhor closed"], dice=(6,))
    assert field.targets("attack", "marksman") == set()
    field.use("marksman").passing()
    assert field.wounds("izhor") == 2


def test_5_9_a_die_roll_on_the_stack_is_reduced_to_1() -> None:
    field = Field(["c3 troll"], ["c4 izhor closed", "a6 fate"], dice=(6,))
    field.attack("troll", "izhor")
    while not field.options("use"):
        field.choose("pass")
    field.use("fate").passing()
    assert field.wounds("izhor") == 1


def test_2_13_a_bonus_to_the_next_strike_is_used_up_by_it() -> None:
    field = Field(["c3 swordsman"], ["c4 izhor closed", "d4 turtle closed"], dice=(6, 6))
    add_effect(field.game, field.id("swordsman"), "next", None, amount=2, by="strike")
    field.attack("swordsman", "izhor").passing()
    assert field.wounds("izhor") == 5
    field.attack("swordsman", "turtle").passing()
    assert field.wounds("turtle") == 2  # the turtle has -1 from attacks


def test_2_14_a_bonus_to_the_next_roll_is_used_up_by_it() -> None:
    field = Field(["c3 swordsman"], ["c4 izhor closed", "d4 ghost closed"], dice=(3, 3))
    add_effect(field.game, field.id("swordsman"), "next", None, amount=3, by="roll")
    field.attack("swordsman", "izhor").passing()
    assert field.wounds("izhor") == 3
    field.attack("swordsman", "ghost").passing()
    assert field.wounds("ghost") == 1


def test_4_2_who_fights_though_closed_strikes_back() -> None:
    field = Field(["c3 troll"], ["c4 statue closed"], dice=(6, 4))
    field.attack("troll", "statue").choose("keep")
    assert (field.wounds("statue"), field.wounds("troll")) == (2, 2)


def test_glossary_reducing_a_strike_that_is_made_now() -> None:
    field = Field(["c3 troll", "a1 hero"], ["c4 izhor closed"], dice=(1,))
    field.attack("troll", "izhor")
    while not field.options("use"):
        field.choose("pass")
    field.use("hero").target("troll").passing()
    assert field.wounds("izhor") == 3
    assert field.game.cards[field.id("troll")].effects == ()
