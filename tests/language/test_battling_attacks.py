"""Attacks at the target just attacked, misses with strikes, strikes reduced in a player's turn."""

from __future__ import annotations

import pytest

from compiler.diagnostics import Language
from tests.language.battling import field
from tests.language.making import TESTED


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "On a strike, special strike at 2 against the same target."),
        ("ru", "При ударе особый удар на 2 по той же цели."),
    ],
)
def test_the_same_target_is_attacked_again(language: Language, text: str) -> None:
    there = field(text, [], ["c4 saint closed", "d4 cleric closed"], dice=(6,), language=language)
    there.attack(TESTED, "saint").passing()
    while there.options("target"):
        assert {row["card"] for row in there.options("target")} == {there.id("saint")}
        there.target("saint").passing()
    assert (there.wounds("saint"), there.wounds("cleric")) == (5, 0)


@pytest.mark.parametrize(("dice", "tokens"), [((1, 6), 1), ((4, 4), 0)])
def test_4_7_what_misses_with_a_strike_misses(dice: tuple[int, int], tokens: int) -> None:
    text = "При промахе {strike} в нападении получить фишку."
    there = field(text, [], ["c4 saint"], dice=dice, language="ru")
    there.attack(TESTED, "saint").passing()
    assert there.card(TESTED).tokens == tokens


@pytest.mark.parametrize(
    ("language", "text", "wounds"),
    [
        ("en", "Strikes of Tested One are reduced to weak during the opponent's turn.", 3),
        ("en", "Strikes of Tested One are reduced to weak during your turn.", 1),
        ("ru", "{strike} Испытуемого в ход противника сводятся к слабому.", 3),
        ("ru", "{strike} Испытуемого в ваш ход сводятся к слабому.", 1),
        ("en", "Strikes of Tested One are reduced to weak while you have a dwarf.", 3),
        ("en", "Strikes of Tested One are reduced to weak while Tested One is open.", 1),
        ("ru", "Удары Испытуемого сводятся к слабому, пока Испытуемый открыт.", 1),
    ],
)
def test_2_13_strikes_are_reduced_only_while_it_is_so(language: Language, text: str, wounds: int) -> None:
    there = field(text, [], ["c4 saint closed"], dice=(6,), language=language)
    there.attack(TESTED, "saint").passing()
    assert there.wounds("saint") == wounds


def test_cards_named_in_the_plural_may_move_diagonally() -> None:
    there = field("Могут передвигаться по диагонали.", [], ["d6 saint"], language="ru", square="a1")
    assert there.choose("move", card=TESTED, square="b2").passing().where(TESTED) == "b2"


@pytest.mark.parametrize(("die", "tokens", "wounds"), [(1, 0, 2), (2, 1, 2), (3, 0, 0), (6, 1, 0)])
def test_5_9_what_a_die_shows_decides_about_each_part(die: int, tokens: int, wounds: int) -> None:
    text = (
        "[tap]: Roll a die; if a 1 or 2 is rolled, wound an adjacent creature for 2; "
        "if an even number is rolled, receive a token."
    )
    there = field(text, [], ["c4 saint"], dice=(die,))
    there.use(TESTED).passing()
    while there.options("target"):
        there.target("saint").passing()
    assert (there.card(TESTED).tokens, there.wounds("saint")) == (tokens, wounds)


@pytest.mark.parametrize(("die", "tokens"), [(3, 0), (4, 1)])
def test_5_9_a_card_may_roll_a_die_of_its_own(die: int, tokens: int) -> None:
    text = "On a strike, the attacked one rolls a die; if a 4 or more is rolled, it receives a token."
    there = field(text, [], ["c4 saint"], dice=(6, 1, die))
    there.attack(TESTED, "saint").passing()
    assert there.card("saint").tokens == tokens


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "[instant]: Wound a creature for 1, your creatures get +1 to strike against it until the end of turn."),
        ("ru", "[instant]: Ранить существо на 1, ваши существа получают +1 к удару по нему до конца хода."),
        ("en", "[instant]: Wound a creature for 1, Tested One gets +1 to strike against that creature."),
        ("ru", "[instant]: Ранить существо на 1, Испытуемый получает +1 к удару по этому существу."),
    ],
)
@pytest.mark.parametrize(("struck", "wounds"), [("saint", 5), ("cleric", 3)])
def test_2_14_a_bonus_against_a_card_is_only_against_the_one_said_before(
    language: Language, text: str, struck: str, wounds: int
) -> None:
    there = field(text, [], ["c4 saint closed", "d4 cleric closed"], dice=(6,), language=language)
    there.use(TESTED).target("saint").passing()
    there.attack(TESTED, struck).passing()
    assert there.wounds(struck) == wounds


@pytest.mark.parametrize(("chosen", "hit"), [("cleric", False), ("saint", True)])
def test_2_14_a_bonus_to_rolls_is_only_against_the_one_said_before(chosen: str, hit: bool) -> None:
    text = (
        "[instant]: Close a creature, your creatures get +4 to the die roll when attacking against that creature "
        "until the end of the turn."
    )
    there = field(text, [], ["c4 saint", "e6 cleric"], dice=(1, 4))
    there.use(TESTED).target(chosen).passing()
    there.attack(TESTED, "saint").passing()
    assert (there.wounds("saint") > 0) is hit


@pytest.mark.parametrize(("foe", "closes"), [("guard", False), ("saint", True)])
def test_4_12_what_does_not_close_after_this_attack_is_open_when_it_is_over(foe: str, closes: bool) -> None:
    text = "On a strike against a dark creature, does not close after this attack."
    there = field(text, [], ["c4 saint closed", "d4 guard closed"], dice=(6,))
    there.attack(TESTED, foe).passing()
    assert there.card(TESTED).closed == closes


@pytest.mark.parametrize(("foe", "tokens"), [("mara", 1), ("dzar", 0)])
def test_2_6_a_spell_a_magic_strike_or_a_discharge_is_a_magical_ability(foe: str, tokens: int) -> None:
    text = "On a strike against a creature with a magical ability, receive a token."
    there = field(text, [], [f"c4 {foe} closed"], dice=(6,))
    there.attack(TESTED, foe).passing()
    assert there.card(TESTED).tokens == tokens
