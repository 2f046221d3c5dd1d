"""What texts about amounts, counters and prevention do on a battlefield."""

from __future__ import annotations

import pytest

from compiler.diagnostics import Language
from tests.language.battling import field
from tests.language.making import TESTED


@pytest.mark.parametrize(("whose", "wounds"), [("the opponent's", 1), ("your", 4)])
def test_the_next_wounds_are_prevented_on_all_cards_together_for_so_long(whose: str, wounds: int) -> None:
    text = (
        "[tap]: Prevent the next 3 wounds inflicted on your cards until the end of the opponent's turn. "
        f"At the start of {whose} turn, wound all your other creatures for 2."
    )
    there = field(text, ["c4 saint", "d3 cleric"], ["a6 izhor"])
    there.use(TESTED).passing().end()
    if whose == "your":
        there.end()
    assert there.wounds("saint") + there.wounds("cleric") == wounds


@pytest.mark.parametrize(
    ("language", "text", "wounds"),
    [
        ("en", "Prevent the next wound from shots inflicted on your cards until the end of the turn, shot at 2.", 2),
        ("ru", "Предотвратить следующую 1 рану от выстрелов по картам до конца хода, выстрел на 2.", 1),
        ("ru", "Предотвратить следующую 1 рану от метаний по картам до конца хода, выстрел на 2.", 2),
    ],
)
def test_wounds_are_prevented_where_they_come_from_what_is_said(language: Language, text: str, wounds: int) -> None:
    there = field(f"[tap]: {text}", [], ["c5 saint"], language=language)
    there.use(TESTED).target("saint").passing()
    assert there.wounds("saint") == wounds


@pytest.mark.parametrize(
    ("limit", "tokens"),
    [("once during each of your turns", (0, 1)), ("once per opponent's turn", (1, 1)), ("twice per turn", (2, 4))],
)
def test_so_often_in_the_turns_of_one_player(limit: str, tokens: tuple[int, int]) -> None:
    wounded = "wound Tested One for 1, and in doing so wound Tested One for 1"
    text = (
        f"At the start of your turn, {wounded}. At the start of the opponent's turn, {wounded}. "
        f"When Tested One receives wounds, receive a token ({limit})."
    )
    there = field(text, [], ["a6 izhor"])
    found = []
    for _ in range(2):
        there.end()
        while there.options("trigger"):  # the order of those that wait
            there.game.choose(0)
            there.passing()
        found.append(there.card(TESTED).tokens)
    assert tuple(found) == tokens
