"""The clauses of the rulebook on positions of hand-written cards."""

from __future__ import annotations

import pytest

from runtime.kernel.agents import RandomAgent
from runtime.kernel.effects import add_effect
from runtime.tcg import Deck, InPlay, new_game
from runtime.tcg.battlefield import beyond, distance, half, line, name, number, offset, row, straight
from runtime.tcg.blows import in_best_order
from runtime.tcg.campaign import next_battle
from runtime.tcg.procedures.placing import areas
from runtime.tcg.recruits import penalty
from runtime.tcg.strike_table import blows, weakened
from runtime.tcg.terms import AT_MOST
from tests.runtime.tcg.cards import TCG_CARDS
from tests.runtime.tcg.field import Field
from tests.runtime.tcg.random_battles import random_battle


def test_2_1_1_the_battlefield() -> None:
    assert [name(square) for square in (0, 4, 14, 29)] == ["a1", "e1", "e3", "e6"]
    assert number("c4") == 17
    assert [row(number(square), 0) for square in ("a1", "a2", "a3", "a4")] == [3, 2, 1, 0]
    assert [row(number(square), 1) for square in ("a6", "a5", "a4", "a3")] == [3, 2, 1, 0]
    assert len(half(0)) == len(half(1)) == 15
    assert line(1, 1) == tuple(range(15, 20))
    with pytest.raises(ValueError, match="there is no square"):
        number("f1")


def test_glossary_range_opposite_behind_and_direction() -> None:
    assert distance(number("a1"), number("c2")) == 2
    assert offset(number("c3"), 1, 0, 0) == number("c4")
    assert offset(number("c3"), 1, 1, 1) == number("b2")
    assert offset(number("a1"), -1, 0, 0) == -1
    assert beyond(number("b2"), number("c3")) == number("d4")
    assert beyond(number("b2"), number("a1")) == -1
    assert straight(number("a1"), number("c1")) == (number("b1"),)
    assert straight(number("a1"), number("b3")) == ()


def test_3_9_and_3_10_areas_are_filled_in_their_order() -> None:
    first, second = ([[name(square) for square in area] for area in areas(side)] for side in (0, 1))
    assert first[0] == ["b1", "c1", "d1", "b2", "c2", "d2", "b3", "c3", "d3"]
    assert first[1:] == [["a1", "e1", "a2", "e2"], ["a3", "e3"]]
    assert second[0][:5] == ["a4", "b4", "c4", "d4", "e4"]
    assert second[1] == ["a5", "e5", "a6", "e6"]


@pytest.mark.parametrize(("elements", "gold"), [(0, -1), (1, -1), (2, 0), (3, 1), (5, 3)])
def test_3_7_elements_cost_gold(elements: int, gold: int) -> None:
    assert penalty(elements) == gold


def test_3_3_a_redeal_costs_gold_and_3_4_the_second_player_gets_silver() -> None:
    game = new_game((Deck(["cleric"] * 30), Deck(["cleric"] * 30)), TCG_CARDS, 1, dice=(2, 5))
    game.choose({"key": "redeal"})
    assert game.players[0].gold == 22
    game.choose({"key": "keep"})
    game.choose({"key": "keep"})
    assert game.decision is not None
    assert game.decision.player == 1
    game.choose({"key": "goes first", "player": 1})
    assert (game.players[0].silver, game.players[1].silver) == (23, 22)
    assert game.first == 1
    assert game.decision.player == 1
    assert {option["key"] for option in game.decision.options} == {"recruit", "done"}


def test_3_4_1_abilities_before_recruiting_are_applied_in_turns() -> None:
    game = new_game((Deck(["merchant"] * 30), Deck(["merchant"] * 30)), TCG_CARDS, 1, dice=(5, 2))
    for _ in range(2):
        game.choose({"key": "keep"})
    game.choose({"key": "goes first", "player": 0})
    players = []
    for answer in (0, "decline", 0):
        assert game.decision is not None
        assert game.decision.key == "moment"
        players.append(game.decision.player)
        game.choose(answer if isinstance(answer, int) else {"key": answer})
        if game.decision.key == "may":
            game.choose({"key": "yes"})
    assert players == [0, 1, 0]  # who declined is asked no more
    assert (game.players[0].silver, game.players[1].silver) == (24, 23)


def test_3_5_silver_goes_first_and_gold_pays_the_rest() -> None:
    game = new_game((Deck(["cleric"] * 30), Deck(["cleric"] * 30)), TCG_CARDS, 1, dice=(5, 2))
    for _ in range(2):
        game.choose({"key": "keep"})
    game.choose({"key": "goes first", "player": 0})
    for _ in range(8):
        assert game.decision is not None
        game.choose(game.decision.options[0])
    assert (game.players[0].gold, game.players[0].silver) == (21, 0)
    game.choose({"key": "done"})
    assert game.players[0].gold == 22  # one element (3.7)


def test_1_5_1_flying_creatures_up_to_15_crystals() -> None:
    game = new_game((Deck(["harpy"] * 30), Deck(["harpy"] * 30)), TCG_CARDS, 1, dice=(5, 2))
    for _ in range(2):
        game.choose({"key": "keep"})
    game.choose({"key": "goes first", "player": 0})
    for _ in range(3):
        assert game.decision is not None
        game.choose(game.decision.options[0])
    assert game.decision is not None
    assert game.decision.player == 1
    assert len(game.squad(0)) == 3


@pytest.mark.parametrize(("mine", "theirs", "result"), [
    (5, 4, ("weak", "miss")), (6, 4, ("medium", "weak")), (6, 3, ("medium", "miss")), (6, 2, ("strong", "weak")),
    (6, 1, ("strong", "miss")), (4, 5, ("weak", "miss")), (4, 6, ("miss", "miss")), (3, 6, ("miss", "weak")),
    (2, 6, ("weak", "medium")), (1, 6, ("miss", "medium")), (4, 4, ("weak", "miss")), (5, 5, ("miss", "weak")),
    (9, 1, ("strong", "miss")), (-1, 6, ("miss", "medium"))])
def test_4_3_the_strike_table(mine: int, theirs: int, result: tuple[str, str]) -> None:
    assert blows(mine, theirs) == result


def test_4_5_weakening_moves_one_line_up() -> None:
    assert weakened(6, 2) == ("medium", "miss")
    assert weakened(6, 4) == ("weak", "miss")
    assert weakened(2, 6) == ("miss", "weak")
    assert weakened(6, 3) is None


def test_4_2_both_creatures_strike_at_the_same_time() -> None:
    field = Field(["c3 troll"], ["c4 izhor"], dice=(6, 4))
    field.attack("troll", "izhor").choose("keep")
    assert (field.wounds("izhor"), field.wounds("troll")) == (2, 2)
    assert field.card("troll").closed
    assert not field.card("izhor").closed


def test_4_5_the_higher_roller_may_weaken() -> None:
    field = Field(["c3 troll"], ["c4 izhor"], dice=(6, 4))
    field.attack("troll", "izhor").choose("weaken")
    assert (field.wounds("izhor"), field.wounds("troll")) == (1, 0)


def test_4_9_a_closed_card_does_not_fight() -> None:
    field = Field(["c3 troll"], ["c4 izhor closed"], dice=(6,))
    field.attack("troll", "izhor")
    assert (field.wounds("izhor"), field.wounds("troll")) == (3, 0)


def test_4_11_a_defender_stands_next_to_both_and_closes() -> None:
    field = Field(["c3 troll", "a1 dzar"], ["c4 izhor", "d4 turtle", "e4 bandit"], dice=(6, 1))
    field.attack("troll", "izhor")
    assert [row["card"] for row in field.options("defend")] == [field.id("turtle")]
    field.choose("defend", card="turtle").passing()
    assert (field.wounds("turtle"), field.wounds("izhor")) == (2, 0)  # the turtle has -1 from attacks
    assert field.card("turtle").closed


def test_4_12_and_4_13_defenders_against_and_for_flying_creatures() -> None:
    field = Field(["dragon", "c3 troll"], ["c4 izhor", "d4 turtle", "harpy"], dice=(6,))
    field.attack("dragon", "izhor")
    assert {row["card"] for row in field.options("defend")} == {field.id("turtle"), field.id("harpy")}
    field = Field(["dragon"], ["c4 izhor", "harpy", "d4 turtle"], dice=(6,))
    field.attack("dragon", "harpy")
    assert field.options("defend") == []


def test_4_15_own_cards_may_be_attacked_and_do_not_fight() -> None:
    field = Field(["c3 troll", "c2 dzar"], ["a6 izhor"], dice=(4,))
    field.attack("troll", "dzar")
    assert (field.wounds("dzar"), field.wounds("troll")) == (2, 0)


def test_4_16_closing_for_a_strike_against_a_flying_creature() -> None:
    field = Field(["c3 troll", "a1 bandit"], ["harpy"], dice=(6, 6, 2))
    assert field.targets("attack", "troll") == set()
    field.choose("prepare", card="troll").passing().end()
    field.end()
    assert field.targets("attack", "troll") == {"harpy"}


def test_4_17_the_destruction_effect_waits_for_healing() -> None:
    field = Field(["c3 izhor", "a1 bandit"], [InPlay("guard", "c4", wounds=5, closed=True), "e6 hermit"], dice=(2,))
    field.attack("izhor", "guard")
    while not field.causes("destroy"):
        field.choose("pass")
    field.use("hermit").target("guard").passing()
    assert field.where("guard") == "c4"
    assert field.lives("guard") == 1


def test_2_9_finishing_off_is_interrupted_by_healing_and_costs_nothing() -> None:
    field = Field(["c3 assassin"], [InPlay("dzar", "c4", wounds=3), "e6 hermit"])
    field.use("assassin").target("dzar")
    field.use("hermit").target("dzar").passing()
    assert field.where("dzar") == "c4"
    assert not field.card("assassin").closed
    assert field.card("assassin").acted == 0


def test_5_4_what_can_no_longer_be_paid_is_cancelled() -> None:
    field = Field([InPlay("hypnotist", "c2", tokens=2)], ["c5 ice-guardian"])
    field.use("hypnotist", "HypnotistsControl").target("ice-guardian")
    field.use("ice-guardian").passing()
    assert field.card("hypnotist").closed
    assert field.card("hypnotist").tokens == 2
    assert field.card("ice-guardian").controller == 1


def test_5_2_a_closing_that_is_bound_pays_for_nothing_else() -> None:
    field = Field(["c3 troll"], ["c4 izhor", "d4 ice-guardian"], dice=(3, 3))
    field.attack("troll", "izhor").choose("defend", card="ice-guardian")
    assert field.options("use") == []


def test_2_4_1_after_acting_a_card_does_not_move() -> None:
    field = Field(["c3 cleric", "c2 troll"], ["a6 izhor"])
    assert field.squares("move", "cleric") == {"b3", "d3", "c4"}
    field.use("cleric")
    assert field.squares("move", "cleric") == set()
    assert "blessing" in field.game.traits(field.id("troll")).keywords


def test_3_14_units_of_movement() -> None:
    field = Field(["c3 bandit"], ["a6 izhor"])
    field.choose("move", card="bandit", square="c4")
    assert field.squares("move", "bandit") == {"b4", "d4", "c5", "c3"}
    field.choose("move", card="bandit", square="c5")
    assert field.squares("move", "bandit") == set()


def test_3_15_a_jump_takes_all_movement() -> None:
    field = Field(["c3 jumper"], ["c5 izhor"])
    assert len(field.squares("jump", "jumper")) == 23
    field.choose("jump", card="jumper", square="e4")
    assert field.squares("move", "jumper") == field.squares("jump", "jumper") == set()
    field = Field(["c3 jumper"], ["c5 izhor"])
    field.choose("move", card="jumper", square="c4")
    assert field.squares("jump", "jumper") == set()


def test_1_10_raennat_wounds_who_moves_in_his_half() -> None:
    field = Field(["b4 bandit"], ["e6 raennat"])
    field.choose("move", card="bandit", square="c4")
    assert field.wounds("bandit") == 1


def test_1_10_an_ability_of_a_square_belongs_to_who_laid_it() -> None:
    field = Field(["c3 digger", "a1 dzar"], ["c6 bandit"])
    field.use("digger").choose("target", square="c5").passing().end()
    field.choose("move", card="bandit", square="c5")
    assert field.wounds("bandit") == 2


def test_1_9_1_a_terrain_gives_life_and_takes_it_along() -> None:
    field = Field(["c3 guard", "barrow"], ["a6 izhor"])
    assert field.lives("guard") == 8


def test_1_11_1_tokens_are_accumulated_and_spent_as_x() -> None:
    field = Field([InPlay("mara", "c2", tokens=2)], ["c5 izhor", "a6 hermit", "e6 cleric"])
    field.use("mara", "Accumulate").passing()
    assert field.card("mara").tokens == 3
    field = Field([InPlay("mara", "c2", tokens=2)], ["c5 izhor", "e6 cleric"])
    field.use("mara", "MarasAbduction")
    assert field.game.decision is None or field.game.decision.key != "x"  # only X = 2 has a target
    field.passing()
    if field.options("square"):
        field.game.choose(0)
    field.passing()
    assert field.card("cleric").controller == 0
    assert field.card("cleric").closed
    assert field.card("mara").tokens == 0


def test_2_7_the_thunder_god_blocks_one_strike_a_turn() -> None:
    field = Field(["c3 troll", "b3 targ", "a1 dzar"], ["c4 thunder-god closed"], dice=(6, 6))
    field.attack("troll", "thunder-god").passing().choose("yes").passing()
    assert field.wounds("thunder-god") == 0
    assert field.card("troll").closed
    field.attack("targ", "thunder-god").passing()
    assert field.wounds("thunder-god") == 4


def test_2_12_the_chain_of_the_cursed_mages() -> None:
    field = Field(["c3 charon", "c2 cursed-mage"], ["c6 cursed-mage"])
    mine, theirs = (card.id for card in field.game.everything() if card.definition.id == "cursed-mage")
    field.use("charon")
    while field.options("trigger"):  # the opponent's Mage answers Charon first, as in the example
        wanted = [row for row in field.options() if row["card"] == theirs]
        field.game.choose((wanted or field.options())[0])
    assert field.card("charon").tokens == 1
    assert field.game.cards[mine].tokens + field.game.cards[theirs].tokens >= 2
    assert field.causes("cycle") == ["2.12"] * len(field.causes("cycle"))


def test_2_13_a_strike_below_zero_is_zero_and_later_bonuses_add() -> None:
    field = Field(["c3 turtle"], ["c4 bandit closed"], dice=(2,))
    field.attack("turtle", "bandit")
    assert field.wounds("bandit") == 0


def test_glossary_incorporeal_creatures() -> None:
    field = Field(["c3 ghost", "c4 troll"], ["a6 izhor"])
    assert "c4" in field.squares("move", "ghost")
    field.choose("move", card="ghost", square="c4")
    assert field.where("ghost") == "c4"
    field.choose("end").passing()
    assert field.where("ghost") in ("c4", "graveyard")


def test_1_5_2_a_symbiote_moves_with_its_host_and_dies_with_it() -> None:
    field = Field(["c3 bandit", InPlay("leech", host="c3")], ["a6 izhor"])
    field.choose("move", card="bandit", square="d3")
    assert field.where("leech") == "d3"
    field = Field([InPlay("bandit", "c3", wounds=6), InPlay("leech", host="c3"), "a1 troll"], ["c4 izhor"])
    field.end()
    field.game.dice = [6, 1]
    field.attack("izhor", "bandit").passing()
    assert field.where("bandit") == field.where("leech") == "graveyard"


def test_7_1_and_7_5_without_creatures_the_battle_is_lost_or_drawn() -> None:
    field = Field(["c3 troll"], [InPlay("dzar", "c4", wounds=6, closed=True)], dice=(6,))
    field.attack("troll", "dzar")
    assert field.game.over
    assert field.game.winner == 0
    field = Field(["c3 tick"], [InPlay("dzar", "c4", wounds=6), InPlay("cleric", "a6")], dice=(6,))
    assert not field.game.over


def test_7_5_parasite_and_host_die_together() -> None:
    field = Field([InPlay("tick", host="c4")], [InPlay("dzar", "c4", wounds=6, closed=True)], dice=(1,))
    field.attack("tick", "dzar")
    assert field.game.over
    assert field.game.winner is None


def test_7_2_and_7_3_conceding_and_time() -> None:
    field = Field(["c3 troll"], ["c6 targ"])
    field.game.concede(1)
    assert field.game.winner == 0
    field = Field(["c3 troll"], ["c6 targ"])
    field.game.time_out()
    assert field.game.winner == 1
    field = Field(["c3 troll"], ["c6 izhor"])
    field.game.time_out()
    assert field.game.over
    assert field.game.winner is None


def test_7_7_a_draw_is_offered_once() -> None:
    field = Field(["c3 troll"], ["c6 targ"])
    assert field.game.offer_draw(0)
    assert not field.game.offer_draw(0)
    field.game.agree_on_draw()
    assert field.game.over
    assert field.game.winner is None


def test_open_point_10_vampirism_may_save_its_owner_in_the_same_fight() -> None:
    field = Field([InPlay("vampire", "c3", wounds=7), "a1 dzar"], ["c4 izhor", "a6 hermit"], dice=(6, 4))
    field.attack("vampire", "izhor").passing().choose("keep").passing()
    assert field.causes("destroy") == ["4.17"]
    assert field.where("vampire") == "c3"


def test_7_6_five_full_turns_without_a_change_are_a_draw() -> None:
    field = Field(["c2 troll"], ["c6 izhor"])
    for _ in range(10):
        assert not field.game.over
        field.end()
    assert field.game.over
    assert field.game.winner is None


def test_8_2_retreat_and_the_next_game_of_a_campaign() -> None:
    field = Field(["c1 troll", "c3 dzar"], ["c6 izhor", "a6 hermit"], campaign=True, my_deck=["cleric"] * 20,
                  their_deck=["cleric"] * 20, my_graveyard=["mole"])
    assert [row["card"] for row in field.options("retreat")] == [field.id("troll")]
    field.choose("retreat", card="troll").passing().end()
    field.end()
    assert field.where("troll") == "retreated"
    field.game.concede(1)
    following = next_battle(field.game, 3)
    assert following.decision is not None
    assert (following.decision.key, following.decision.player) == ("loser's cards", 1)
    following.choose({"key": "done"})
    names = [following.cards[card].definition.id for card in following.zone("deal", 0)]
    assert names[:2] == ["troll", "dzar"]
    assert len(names) == 15
    assert [following.cards[card].definition.id for card in following.zone("graveyard", 0)] == ["mole"]


def test_3_8_squads_are_recruited_and_placed_unseen() -> None:
    game = random_battle(4)
    agent = RandomAgent(4)
    seen = set()
    while game.decision is not None and game.decision.key not in ("hidden", "host", "turn", "priority"):
        seen.add(game.decision.key)
        for player in (0, 1):
            assert not any(game.view(player).knows(card) for card in game.squad(1 - player))
        game.choose(agent.choose(None, game.decision))
    assert seen >= {"recruit", "place", "square"}


def test_3_11_1_hidden_cards_are_unknown_and_revealed_when_attacked() -> None:
    field = Field(["c3 troll"], [InPlay("izhor", "c4", hidden=True)], dice=(6, 1))
    hidden = field.id("izhor")
    assert field.game.view(0).card(hidden)["known"] is False
    assert field.game.view(1).card(hidden)["known"] is True
    field.attack("troll", "izhor").passing()
    assert field.game.view(0).card(hidden)["known"] is True
    assert field.causes("reveal") == ["3.11.1"]


def test_a_campaign_battle_begins_only_after_the_last_one() -> None:
    with pytest.raises(ValueError, match="not over"):
        next_battle(random_battle(1), 2)


def test_8_1_no_game_follows_the_second_that_a_player_wins() -> None:
    field = Field(["c1 troll"], ["c6 izhor"], campaign=True, my_deck=["cleric"] * 20, their_deck=["cleric"] * 20)
    field.game.concede(1)
    following = next_battle(field.game, 3)
    assert [player.won for player in following.players] == [1, 0]
    following.concede(1)
    assert following.log[-1]["kind"] == "campaign over"
    with pytest.raises(ValueError, match="the campaign is over"):
        next_battle(following, 4)


POISONED = ({"kind": "keyword", "keyword": "poisoning", "amount": 1},)


def test_2_8_whoever_becomes_protected_loses_what_he_is_protected_from() -> None:
    field = Field([InPlay("troll", "c3", effects=POISONED), "a1 dzar"], ["c5 izhor"])
    assert "poisoning" in field.game.traits(field.id("troll")).keywords
    add_effect(field.game, field.id("troll"), "keyword", None, keyword="protection-from-poison", amount=1)
    field.game.unsettled = True
    field.choose("move", card="dzar", square="a2")
    assert "poisoning" not in field.game.traits(field.id("troll")).keywords


@pytest.mark.parametrize(
    ("greatest", "power"),
    [(True, 5), (False, 3)],  # for the attacker 6 is reduced to 3 first, then +2; for the target the limit is the last
)
def test_2_13_each_player_orders_the_modifiers_of_his_cards(greatest: bool, power: int) -> None:
    assert in_best_order(6, [("add", 2), (AT_MOST, 3)], greatest=greatest) == power
