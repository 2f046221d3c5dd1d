"""What texts about misses, deaths, first wounds, exile, summoning and recruiting do on a battlefield."""

from __future__ import annotations

import pytest

from runtime.tcg import Deck, Definitions, InPlay, TcgGame, new_game
from tests.language.battling import card, field
from tests.language.helpers import read, texts
from tests.language.making import TESTED
from tests.runtime.tcg.cards import CARDS


@pytest.mark.parametrize(("dice", "tokens"), [((1, 6), 1), ((4, 4), 0)])
def test_4_7_a_miss_is_told_of(dice: tuple[int, int], tokens: int) -> None:
    there = field("On a miss when attacking, receives a token.", [], ["c4 saint"], dice=dice)
    there.attack(TESTED, "saint").passing()
    assert there.card(TESTED).tokens == tokens


def test_4_17_a_death_by_an_attack_tells_whose() -> None:
    text = "On the death of your creature from an attack of an enemy card, destroy that card."
    there = field(text, [InPlay("cleric", "c2", wounds=4, closed=True)], ["d3 berserker"])
    there.end()
    there.attack("berserker", "cleric").passing()
    assert there.where("cleric") == there.where("berserker") == "graveyard"


def test_only_the_first_wounds_of_a_turn_count() -> None:
    text = "When receives wounds for the first time in a turn, receives a token. [instant]: Wound Tested One for 1."
    there = field(text, [], ["c6 saint"])
    there.use(TESTED).passing()
    there.use(TESTED).passing()
    assert (there.wounds(TESTED), there.card(TESTED).tokens) == (2, 1)


def test_a_card_of_the_graveyard_is_exiled_as_payment() -> None:
    text = "[instant], exile a card from your graveyard: Wound a creature for 2."
    there = field(text, [], ["c6 saint"], my_graveyard=["cleric"])
    there.use(TESTED).target("saint").passing()
    assert (there.wounds("saint"), there.card("cleric").zone) == (2, "exile")
    assert not there.options("use")


def test_what_is_summoned_comes_onto_the_square_of_what_is_gone() -> None:
    text = "[tap]: Destroy your creature, and in doing so summon an elf onto its square closed."
    there = field(text, ["a1 cleric"], ["c6 saint"], my_deck=["dzar"])
    there.use(TESTED).target("cleric").passing()
    there.target("dzar").passing()
    assert (there.where("cleric"), there.where("dzar")) == ("graveyard", "a1")
    assert there.card("dzar").closed


def recruiting(text: str) -> TcgGame:
    """Return a game in which the First player, who has redealt once, recruits; the card is in the deal."""
    deck = Deck([TESTED, *["cleric"] * 29])
    return new_game((deck, Deck(["cleric"] * 30)), Definitions((*CARDS, card(text))), 1)


def test_3_6_what_is_recruited_influences_further_recruiting() -> None:
    game = recruiting("When Tested One is recruited, receive 1 elite crystal.")
    mine = next(each.id for each in game.everything() if each.definition.id == TESTED)
    while game.decision is not None and game.decision.key != "recruit":
        game.choose(game.decision.options[0])
    assert game.cards[mine].zone == "deal"
    if game.decision is not None and game.decision.player == 1:
        game.choose({"key": "done"})
    assert game.decision is not None
    before = game.players[0].gold
    taken = next(each for each in game.decision.options if each.get("card") == mine)
    game.choose(taken)
    assert game.players[0].gold == before - taken["gold"] + 1


def test_a_clause_without_its_comma_is_read_with_a_warning() -> None:
    said = "Когда ваше существо уничтожает карту противника{} получите фишку."
    whole, short = (read("ru", said.format(mark), game="tcg") for mark in (",", ""))
    assert whole == short
    printed = texts("tcg").written("ru", short, None)
    assert "missing-mark" in [each.code for each in texts("tcg").unusual("ru", said.format(""), printed)]


def test_a_payment_behind_a_note_begins_another_feature() -> None:
    said = "При гибели ранить существо на 3 (1 раз за ход){} [tap]: Разряд на 1."
    assert read("ru", said.format("."), game="tcg") == read("ru", said.format(""), game="tcg")


@pytest.mark.parametrize(("times", "dealt"), [(1, 2), (3, 3)])
def test_bonuses_to_the_next_strike_add_up_to_a_maximum(times: int, dealt: int) -> None:
    text = (
        "[instant]: Wound Tested One for 1. "
        "When receives wounds, gain +1 to the next strike (at most 2)."
    )
    there = field(text, [], [InPlay("saint", "c4", closed=True)], dice=(2, 2))
    for _ in range(times):
        there.use(TESTED).passing()
    there.attack(TESTED, "saint").passing()
    assert there.wounds("saint") == dealt


def test_what_lasts_until_the_end_of_the_controllers_next_turn_is_over_then() -> None:
    text = "[tap]: A creature gets +2 to movement until the end of its controller's next turn."
    there = field(text, ["a1 cleric"], ["c6 saint"])
    there.use(TESTED).target("saint").passing()
    quick = there.game.traits(there.id("saint")).move
    there.end()
    assert there.game.traits(there.id("saint")).move == quick
    there.end()
    assert there.game.traits(there.id("saint")).move == quick - 2
    assert not any(effect["kind"] == "add_move" for effect in there.card("saint").effects)


def test_one_of_yours_keeps_it_through_your_next_turn() -> None:
    text = "[tap]: A creature gets +2 to movement until the end of its controller's next turn."
    there = field(text, ["a1 cleric"], ["c6 saint"])
    usual = there.game.traits(there.id("cleric")).move
    there.use(TESTED).target("cleric").passing()
    for left in (2, 2, 2, 0):
        assert there.game.traits(there.id("cleric")).move == usual + left
        there.end()


def test_who_attacked_is_who_the_wounds_come_from() -> None:
    text = "When receives wounds from an attack of a creature, wound the attacking creature for 3."
    there = field(text, [], ["c4 saint"], dice=(6, 1))
    there.end()
    there.attack("saint", TESTED).passing()
    assert (there.wounds(TESTED) > 0, there.wounds("saint")) == (True, 3)


def test_who_is_attacked_by_an_attack_in_the_middle_is_its_target() -> None:
    there = field("[tap]: Receive a token, shot at 2; the attacked creature receives a token.", [], ["c6 saint"])
    there.use(TESTED).target("saint").passing()
    assert (there.wounds("saint"), there.card("saint").tokens) == (2, 1)


@pytest.mark.parametrize(("whose", "on", "ends"), [
    ("the", "cleric", (1, 1)), ("the", "saint", (1, 1)),
    ("your", "cleric", (1, 2)), ("your", "saint", (1, 2)),
    ("the opponent's", "cleric", (2, 1)), ("the opponent's", "saint", (2, 1)),
    ("its", "cleric", (1, 2)), ("its", "saint", (2, 1)),
])
@pytest.mark.parametrize("theirs", [False, True])
def test_what_lasts_until_the_end_of_a_turn_is_over(whose: str, on: str, ends: tuple[int, int], theirs: bool) -> None:
    """Given in one's own or in the opponent's turn, to one's own or to an enemy card."""
    moment = "At the start of the opponent's turn, a" if theirs else "[tap]: A"
    there = field(f"{moment} creature gets +2 to movement until the end of {whose} turn.", ["a1 cleric"], ["c6 saint"])
    usual = there.game.traits(there.id(on)).move
    if theirs:
        there.end()
    else:
        there.use(TESTED)
    there.target(on).passing()
    for _ in range(ends[theirs]):
        assert there.game.traits(there.id(on)).move == usual + 2
        there.end()
    assert there.game.traits(there.id(on)).move == usual


@pytest.mark.parametrize(("armor", "tokens"), [(1, 1), (9, 0)])
def test_units_of_armor_are_used_up_for_a_turn(armor: int, tokens: int) -> None:
    text = f"Armor {armor}. At the end of the opponent's turn, if Tested One has no units of armor, receives a token."
    there = field(text, [], ["c4 troll"], dice=(6, 1))
    there.end()
    there.attack("troll", TESTED).passing()
    there.end()
    assert there.card(TESTED).tokens == tokens


def test_what_armor_is_left_is_counted() -> None:
    text = "Armor 3. [tap]: Wound a creature for X, where X is the number of units of armor left on Tested One."
    there = field(text, [], ["c5 saint"])
    there.use(TESTED).target("saint").passing()
    assert there.wounds("saint") == 3


def test_a_bonus_lasts_while_units_of_armor_are_left() -> None:
    text = "Armor 1. +2 to movement while Tested One has one or more units of armor."
    there = field(text, [], ["c4 troll", "c6 saint"], dice=(6, 1))
    assert there.game.traits(there.id(TESTED)).move == 3
    there.end()
    there.attack("troll", TESTED).passing()
    assert there.game.traits(there.id(TESTED)).move == 1
    there.end()
    assert there.game.traits(there.id(TESTED)).move == 3


def test_protection_lasts_while_units_of_armor_are_left() -> None:
    text = "Armor 1. Protection from magic while Tested One has one or more units of armor."
    there = field(text, [], ["c4 troll", "c6 saint"], dice=(6, 1))
    assert "protection-from-magic" in there.game.traits(there.id(TESTED)).keywords
    there.end()
    there.attack("troll", TESTED).passing()
    assert "protection-from-magic" not in there.game.traits(there.id(TESTED)).keywords


@pytest.mark.parametrize(
    ("source", "tokens"),
    [
        ("a shot of your creature", 1),
        ("non-magical attacks of your creatures", 1),
        ("a magical attack of your creature", 0),
        ("a shot of an enemy creature", 0),
    ],
)
def test_wounds_from_attacks_of_a_kind_by_some_cards(source: str, tokens: int) -> None:
    text = f"[tap]: Shot at 1. When an enemy creature receives wounds from {source}, receive a token."
    there = field(text, [], ["c5 saint"]).use(TESTED).target("saint").passing()
    assert there.wounds("saint") == 1
    assert there.card(TESTED).tokens == tokens
