"""Squares in battles: where cards come to, what they meet there, who swap places, who moves diagonally."""

from __future__ import annotations

import pytest

from compiler.diagnostics import Language
from runtime.tcg.battlefield import AWAY
from tests.language.battling import field
from tests.language.making import TESTED


def test_3_14_a_card_that_comes_next_to_another_is_seen_on_the_first_square_too() -> None:
    text = "When moves onto a square next to an opposing creature, receive a token."
    there = field(text, [], ["b2 guard closed"], square="a2").choose("move", card=TESTED, square="a1").passing()
    assert there.card(TESTED).tokens == 1
    away = field(text, [], ["c2 guard closed"], square="a2").choose("move", card=TESTED, square="a1").passing()
    assert away.card(TESTED).tokens == 0


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Incorporeal.\nOn walking onto a square occupied by an opposing creature, wound it for 1."),
        ("ru", "Бестелесный.\nПри движении на клетку, занятую существом противника, ранить его на 1."),
    ],
)
def test_glossary_incorporeal_who_is_met_on_the_square_is_it(language: Language, text: str) -> None:
    met = field(text, ["d3 bandit"], ["c4 guard closed"], language=language)
    assert met.choose("move", card=TESTED, square="c4").passing().wounds("guard") == 1
    own = field(text, ["d3 bandit"], ["c5 guard closed"], language=language)
    assert own.choose("move", card=TESTED, square="d3").passing().wounds("bandit") == 0


def test_glossary_to_swap_two_that_stand_next_to_each_other() -> None:
    text = "[tap]: Swap the places of two creatures standing next to each other."
    placed = field(text, ["c1 dzar"], ["c5 guard closed", "d6 bandit closed", "a6 mole closed"], square="a1")
    placed.use(TESTED)
    assert {row["card"] for row in placed.options("target")} == {placed.id("guard"), placed.id("bandit")}
    placed.target("guard").target("bandit").passing()
    assert (placed.where("guard"), placed.where("bandit")) == ("d6", "c5")


def test_glossary_to_swap_one_card_with_another() -> None:
    text = "[tap]: Swap a creature of yours with an opposing creature."
    placed = field(text, ["c1 dzar"], ["c5 guard closed"], square="a1")
    placed.use(TESTED).target("dzar").target("guard").passing()
    assert (placed.where("dzar"), placed.where("guard")) == ("c5", "c1")


def test_3_14_may_move_diagonally() -> None:
    assert field("May move diagonally.", [], ["c6 guard"]).squares("move", TESTED) >= {"d4", "b2", "c4"}
    assert "d4" not in field("Armor 1.", [], ["c6 guard"]).squares("move", TESTED)


def test_3_15_a_jump_by_an_ability_reaches_unoccupied_squares_within_its_range() -> None:
    placed = field("[tap]: Make a jump, range 2.", ["a2 dzar"], ["c6 guard"], square="a1").use(TESTED)
    assert {row["square"] for row in placed.options("target")} == {1, 2, 6, 7, 10, 11, 12}


def test_3_15_from_one_half_onto_the_other() -> None:
    path = "from the opponent's half of the battlefield onto your half of the battlefield"
    text = f"Teleportation.\nOn teleporting {path}, receive a token."
    back = field(text, [], ["c6 guard closed"], square="c4")
    assert back.choose("jump", card=TESTED, square="a1").passing().card(TESTED).tokens == 1
    within = field(text, [], ["c6 guard closed"])
    assert within.choose("jump", card=TESTED, square="a1").passing().card(TESTED).tokens == 0


def test_glossary_unoccupied_squares_around_a_card_are_counted() -> None:
    text = "[tap]: Wound a creature for 1 for each unoccupied square standing next to that creature (at most 3)."
    cornered = field(text, [], ["a6 guard closed", "b6 bandit closed"], square="a1")
    assert cornered.use(TESTED).target("guard").passing().wounds("guard") == 2
    open_ = field(text, [], ["c5 guard closed"], square="a1")
    assert open_.use(TESTED).target("guard").passing().wounds("guard") == 3


def test_glossary_unoccupied_squares_of_a_row_are_counted() -> None:
    text = "[tap]: Wound a creature for X, where X is the number of unoccupied squares in the opponent's first row."
    placed = field(text, [], ["a4 guard closed", "b4 bandit closed", "c6 mole closed"], square="a1")
    assert placed.use(TESTED).target("mole").passing().wounds("mole") == 3


@pytest.mark.parametrize("how", ["Jump, range 2", "Teleportation"])
def test_3_15_a_jump_or_a_teleportation_is_waited_for(how: str) -> None:
    placed = field(f"{how}.\nOn jumping or teleporting, receive a token.", [], ["c6 guard"], square="a1")
    assert placed.choose("jump", card=TESTED, square="b2").passing().card(TESTED).tokens == 1


def test_no_card_stands_nowhere() -> None:
    assert field("Armor 1.", [], ["c6 guard"], square="a1").game.place(0) == AWAY


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "While your creature stands to the left or right of Tested One, it gets +2 to strike."),
        ("ru", "Пока ваше существо стоит справа или слева от Испытуемого, оно получает +2 к удару."),
        ("ru", "Пока ваше другое открытое существо стоит рядом с Испытуемым, оно получает +2 к удару."),
    ],
)
@pytest.mark.parametrize(("square", "more"), [("b3", 2), ("d3", 2), ("b1", 0)])
def test_2_14_whoever_stands_where_it_is_said_has_it(language: Language, text: str, square: str, more: int) -> None:
    target = f"{square[0]}{int(square[1]) + 1}"
    there = field(text, [f"{square} saint"], [f"{target} guard closed"], dice=(6,), language=language)
    there.attack("saint", "guard").passing()
    assert there.wounds("guard") == 1 + more - 1  # a strike of 1; armor takes 1
