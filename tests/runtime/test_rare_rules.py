"""The rarer constructs of the rulebook, each on a small board."""

from __future__ import annotations

from typing import Any

import pytest

from runtime.heroes import Deck, InPlay, Side, new_game
from runtime.heroes.editions import CURRENT, EARLIER, Edition
from runtime.heroes.script import Cannot
from runtime.kernel.effects import add_effect
from tests.runtime.rare_cards import RARE_CARDS
from tests.runtime.table import Table, side


def rare(yours: Side | None = None, theirs: Side | None = None, **values: Any) -> Table:
    """Return a table with the rare cards, too."""
    return Table(yours, theirs, cards=RARE_CARDS, **values)


def other(*play: str | InPlay, **values: Any) -> Side:
    """Return the second player's side."""
    return side(*play, hero="giuel", **values)


def test_ambush_from_hand_in_the_opponents_turn() -> None:
    table = rare(side("vail"), other(hand=("bard",), wounds=5)).attack("vail", 1).choose("yes")
    assert table.zone_of("bard") == "play"
    assert table.game.players[1].open_coins == 9
    assert table.cards("block") == ["bard"]
    assert table.lives(1) == 22


def test_ambush_cancels_and_is_played_itself_518() -> None:
    table = rare(side(hand=("insight",), deck=("vail", "vail")), other(hand=("barrier",), deck=("gnome",)))
    table.play("insight").choose("yes")
    assert table.zone("hand", 0) == []
    assert table.zone("hand", 1) == ["gnome"]


def test_an_alternative_cost_replaces_the_coins() -> None:
    table = rare(side(hand=("blood-knight",), coins=0)).play("blood-knight")
    assert table.lives(0) == 22
    table = rare(side(hand=("blood-knight",), coins=6)).play("blood-knight").choose("way", way="coins")
    assert (table.lives(0), table.game.players[0].open_coins) == (25, 0)


def test_an_additional_cost_may_be_paid() -> None:
    table = rare(side(hand=("scholar", "vail"), deck=("gnome",))).play("scholar").choose("yes")
    table.choose("target", card="vail")
    assert table.zone("hand", 0) == ["gnome"]
    unpaid = rare(side(hand=("scholar", "vail"), deck=("gnome",))).play("scholar").choose("no")
    assert unpaid.zone("hand", 0) == ["vail"]


def test_gift_of_life_copies_a_creature_of_that_cost() -> None:
    lives = InPlay("mechanoid", effects=({"kind": "lives", "amount": 2},))
    table = rare(side("life-healer", lives, "gnome", "vail")).use("life-healer").choose("life").choose("life")
    assert len([name for name in table.zone("play", 0) if name == "gnome"]) == 2
    assert table.lives("mechanoid") == 3


def test_a_copied_feature_is_the_copiers_own_110_5() -> None:
    table = rare(side("knight", hand=("mimic",))).play("mimic").choose("feature", keyword="armor")
    assert table.game.traits(table.id("mimic")).keywords["armor"] == 1


def test_control_for_a_time_goes_back() -> None:
    table = rare(side(hand=("charm",)), other("knight")).play("charm")
    assert "knight" in table.cards("attack")
    table.end_turn()
    assert table.zone("play", 1) == ["giuel", "knight"]


def test_an_obtained_card_comes_back_when_its_holder_leaves() -> None:
    table = rare(side(hand=("collector", "cataclysm")), other(InPlay("knight", wounds=2))).play("collector")
    assert table.zone("play", 1) == ["giuel"]
    table = rare(side(hand=("collector", "sacrifice")), other(InPlay("knight", wounds=2), "vail"))
    table.play("collector").target("knight").play("sacrifice")
    assert table.zone("play", 1) == ["giuel", "knight"]
    assert table.lives("knight") == 4


def test_a_sentence_refers_back_210_3() -> None:
    table = rare(side(hand=("judgement",)), other("troll")).play("judgement")
    assert table.zone_of("troll") == "graveyard"  # cost 4 and Vulnerability


def test_a_spell_is_repeated_with_new_targets() -> None:
    table = rare(side("echo", hand=("poison-arrow",)), other("mechanoid", "vail")).play("poison-arrow")
    table.target("mechanoid").target("vail")
    assert "poison" in table.game.traits(table.id("mechanoid")).keywords
    assert "poison" in table.game.traits(table.id("vail")).keywords


def test_a_hire_triggers_one_more_time() -> None:
    table = rare(side("herald-of-hires", hand=("cleric",))).play("cleric")
    while table.options("trigger"):
        table.choose("trigger")
    assert table.game.players[0].prayers == 4


def test_a_hire_does_not_work() -> None:
    table = rare(side(hand=("cleric",)), other("silencer")).play("cleric")
    assert table.game.players[0].prayers == 0


def test_a_conditional_effect_does_not_come_back_119_6() -> None:
    table = rare(side("vail", hand=("oath", "vial-of-healing", "poison-arrow"), wounds=1)).play("oath")
    assert table.strike("vail") == 5
    table.play("vial-of-healing")
    assert table.strike("vail") == 2


def test_a_cycle_of_triggers_is_cut_525_2() -> None:
    table = rare(side("pinger", "archer"), other("pinger"))
    table.use("archer").target(table.id("pinger", "play", 1))
    while table.options("target"):
        table.choose("target", card=table.id("pinger", "play", 0))
    mine, theirs = table.id("pinger", "play", 0), table.id("pinger", "play", 1)
    assert (table.game.card(mine).wounds, table.game.card(theirs).wounds) == (1, 2)


def test_an_attack_is_redirected_before_blockers() -> None:
    table = rare(side("vail"), other("lure", "gnome")).attack("vail", 1)
    assert table.cards("block") == ["gnome"]
    table.choose("no blocker")
    assert table.lives("lure") == 3


def test_one_card_demands_the_attack_and_two_contradict_514_1() -> None:
    assert {option["target"] for option in rare(side("vail"), other("decoy", "gnome")).options("attack")} == {4}
    assert not rare(side("vail"), other("decoy", "decoy")).options("attack")


def test_elusiveness() -> None:
    table = rare(side("slippery"), other("knight", "vail")).attack("slippery", 1)
    assert table.cards("block") == ["vail"]
    assert all(option["target"] != 4 for option in rare(side("knight"), other("slippery")).options("attack"))


def test_superiority_adds_and_takes_two() -> None:
    table = rare(side("slayer"), other("gnome")).attack("slayer", "gnome")
    assert table.zone_of("gnome") == "graveyard"
    assert table.lives("slayer") == 4


def test_a_directed_strike_against_some() -> None:
    table = rare(side("hunter"), other("gnome", wounds=1)).attack("hunter", 1)
    assert table.lives(1) == 21


def test_spells_inflict_more() -> None:
    table = rare(side("focus", hand=("lightning-summon",))).play("lightning-summon").choose("x", x=2).target(2)
    assert table.lives(1) == 22


def test_a_feature_works_in_the_deck_112_8() -> None:
    table = rare(side(hand=("quest",), deck=("vail", "mole"))).play("quest").target("vail").choose("yes")
    assert table.zone_of("mole") == "play"
    assert table.zone("hand", 0) == ["vail"]


def test_a_declined_search_does_not_shuffle_519_3_1() -> None:
    table = rare(side(hand=("quest",), deck=("vail", "gnome", "troll", "knight", "rider")))
    table.play("quest").choose("done")
    assert table.zone("deck", 0)[::-1] == ["vail", "gnome", "troll", "knight", "rider"]


def test_cards_go_to_the_bottom_in_the_chosen_order() -> None:
    table = rare(side(hand=("sneak-peek",), deck=("vail", "gnome", "troll", "knight"))).play("sneak-peek")
    table.target("gnome").target("troll")
    assert table.zone("hand", 0) == ["gnome"]
    assert table.zone("deck", 0)[::-1] == ["knight", "troll", "vail"]


def test_the_next_wounds_are_prevented_once() -> None:
    table = rare(side(hand=("shield",)), other("vail", "gnome")).play("shield").end_turn()
    table.attack("vail", 0).attack("gnome", 0)
    assert table.lives(0) == 23


def test_instead_of_dying_it_goes_to_the_deck() -> None:
    table = rare(side("phoenix", hand=("cataclysm",))).play("cataclysm").choose("replace")
    assert table.zone("deck", 0) == ["phoenix"]
    assert not [entry for entry in table.game.log if entry["kind"] == "dies"]


def test_half_the_wounds() -> None:
    table = rare(side("gnome"), other(InPlay("halver", closed=True))).attack("gnome", 1)
    assert table.lives(1) == 24


def test_no_more_than_two_cards_a_turn() -> None:
    table = rare(side("warden-of-two", hand=("vail", "vail", "vail"))).play("vail").play("vail")
    assert not table.options("play")


@pytest.mark.parametrize(("coins", "lives"), [(2, True), (1, False)])
def test_the_opponent_may_pay_otherwise(coins: int, lives: bool) -> None:
    table = rare(side(hand=("toll-keeper",)), other("vail", coins=coins)).play("toll-keeper")
    if coins == 2:
        table.choose("yes")
    assert (table.zone_of("vail") == "play") is lives


def test_twice_per_game_and_temporary_coins() -> None:
    table = rare(side("monk-of-coins", prayers=3), other()).use("monk-of-coins")
    assert table.game.players[0].coins == 12
    table.use("monk-of-coins")
    assert not [option for option in table.options("use") if option["ability"] == "OncePower"]
    table.end_turn()
    assert table.game.players[0].coins == 10


def test_an_extra_turn_comes_next() -> None:
    table = rare(side(hand=("time-loan",))).play("time-loan").end_turn()
    assert table.game.active == 0
    assert table.end_turn().game.active == 1


def test_a_turn_that_ends_immediately_has_no_end_triggers() -> None:
    table = rare(side(InPlay("troll", wounds=3), hand=("halt",))).play("halt")
    assert table.game.active == 1
    assert table.lives("troll") == 1


def test_a_card_in_hand_is_a_new_card_201_4() -> None:
    table = rare(side(InPlay("vail", wounds=1), hand=("banish",)))
    before = table.id("vail")
    table.play("banish")
    assert not table.game.is_in_zone(before, "hand")
    assert table.zone("hand", 0) == ["vail"]


def test_a_placed_card_goes_to_the_reserve_when_played() -> None:
    table = rare(side(hand=("smoke",), deck=("vail",) * 3)).play("smoke").end_turn().end_turn()
    table.play("favorable-wind")
    assert table.zone_of("favorable-wind") == "reserve"


def test_effects_during_the_next_turn_only_s8() -> None:
    table = rare(side("vail", hand=("battle-plan",), deck=("vail",)), other("knight", deck=("vail",)))
    table.play("battle-plan")
    vail, knight = table.id("vail", "play"), table.id("knight")
    assert "directed-strike" not in table.game.traits(vail).keywords
    assert "armor" not in table.game.traits(knight).keywords
    table.end_turn().end_turn()
    assert "directed-strike" in table.game.traits(vail).keywords
    table.end_turn()
    assert "directed-strike" not in table.game.traits(vail).keywords
    assert "armor" in table.game.traits(knight).keywords


def test_static_abilities_give_and_take_features() -> None:
    table = rare(side("rust-monster", "drummer", InPlay("vail", fresh=True)), other("knight"))
    assert "armor" not in table.game.traits(table.id("knight")).keywords
    assert "vail" in table.cards("attack")


def test_an_immediate_attack_may_be_blocked() -> None:
    table = rare(side("gnome", hand=("raider",)), other("mechanoid")).play("raider").choose("no blocker")
    assert table.lives(1) == 23
    assert table.closed("gnome")


def test_flip_keeps_wounds() -> None:
    table = rare(side(InPlay("werewolf-man", wounds=1))).attack("werewolf-man", 1)
    assert table.lives("werewolf-beast") == 4


def test_plague_and_what_waits_for_it() -> None:
    table = rare(side("plague-rat", "ghoul", hand=("lightning-summon",), wounds=5),
                 other(deck=("vail", "gnome", "troll")))
    table.play("lightning-summon").choose("x", x=1).target("plague-rat")
    while table.options("trigger"):
        table.choose("trigger")
    assert table.zone("graveyard", 1) == ["vail", "gnome"]
    assert table.lives(0) == 22


def test_the_second_card_of_a_turn_triggers_inside_an_instruction_527_2() -> None:
    table = rare(side("silakh", hand=("insight",), deck=("vail", "gnome"))).play("insight")
    assert table.lives(1) == 23


def test_excess_damage() -> None:
    table = rare(side(hand=("scorching-heat",)), other("gnome")).play("scorching-heat")
    assert table.lives(1) == 21


def test_a_hero_decides_the_order_301_4_1() -> None:
    decks = (Deck("hasty-hero", ["vail"] * 10), Deck("krom", ["vail"] * 10))
    assert all(new_game(decks, RARE_CARDS, seed).first == 1 for seed in range(4))


def test_a_copy_is_created_and_its_hire_is_silent() -> None:
    table = rare(side("chaos-hyena", hand=("mirror", "banish"))).play("mirror")
    copy = table.id("chaos-hyena", "play", 0, 1)
    assert "created" in table.game.traits(copy).keywords
    assert (table.lives(0), table.lives(1)) == (25, 25)
    table.play("banish").target(copy)
    assert table.zone("hand", 0) == []


def test_a_search_in_the_opponents_deck() -> None:
    table = rare(side(hand=("thief",)), other(deck=("vail", "gnome"))).play("thief").target("gnome")
    assert table.zone("graveyard", 1) == ["gnome"]


def test_an_unknown_prohibition_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown action"):
        Cannot("atack")


def test_incarnation_as_an_effect_stays_in_the_graveyard_205_3() -> None:
    table = rare(side(), other("vail", deck=("vail",)))
    vail = table.id("vail", "play")
    add_effect(table.game, vail, "keyword", None, keyword="incarnation", amount=1)
    table.game.perform([{"kind": "dies", "card": vail, "how": "destroy", "source": 0}])
    table.game.decision = None
    table.game.agenda[0].step = 9
    table.game.run()
    table.choose("yes")
    assert table.game.card(vail).zone == "play"


@pytest.mark.parametrize(("hand", "lives"), [(("vail",), 25), (("vail", "gnome"), 22)])
def test_discarding_fewer_is_not_in_full_118_4(hand: tuple[str, ...], lives: int) -> None:
    table = rare(side(hand=("bargain", *hand))).play("bargain")
    if table.options("target"):
        table.choose("target")
    assert table.zone("hand", 0) == []
    assert table.lives(1) == lives


def test_a_spell_may_return_itself_from_where_it_has_gone() -> None:
    table = rare(side(hand=("recall",))).play("recall")
    assert table.zone("hand", 0) == ["recall"]


def test_a_shot_is_given_another_target_508_3() -> None:
    table = rare(side("archer"), other("highlander", "gnome")).use("archer").target("gnome").target("archer")
    assert table.lives("archer") == 1
    assert table.lives("gnome") == 2


def test_what_would_happen_to_several_is_replaced_once() -> None:
    table = rare(side(hand=("earthquake",)), other("full-shield", "gnome", deck=("vail", "vail"))).play("earthquake")
    assert table.zone("hand", 1) == ["vail"]
    assert (table.lives("gnome"), table.lives(1), table.lives(0)) == (2, 25, 24)


def test_a_dead_source_still_fights_403_1() -> None:
    table = rare(side("last-blow", hand=("earthquake",)), other("mechanoid")).play("earthquake")
    assert table.zone_of("mechanoid") == "graveyard"


def test_a_game_in_which_nobody_can_do_anything_is_a_draw_603_1() -> None:
    table = rare(side("no-draws", hero="hasty-hero", deck=("vail",)), side(hero="hasty-hero", deck=("vail",)), active=0)
    assert (table.game.over, table.game.winner) == (True, None)


def test_a_creature_becomes_a_support_card_108_2() -> None:
    table = rare(side("gnome", hand=("transmute",))).play("transmute")
    traits = table.game.traits(table.id("gnome"))
    assert (traits.type, traits.strike, traits.lives, traits.cost) == ("support", 0, 0, 2)
    assert table.zone_of("gnome") == "play"
    assert not table.options("attack")


def test_no_more_than_one_card_is_drawn_527_2_2() -> None:
    table = rare(side("one-draw", hand=("insight", "offer"), deck=("vail", "gnome", "troll"))).play("insight")
    assert table.zone("hand", 0) == ["offer", "vail"]
    table = rare(side("one-draw", hand=("offer",), deck=("vail", "gnome"))).play("offer")
    assert table.zone("hand", 0) == []


def test_features_that_oblige_attacks_are_ignored_7_ignore() -> None:
    targets = {option["target"] for option in rare(side("fearless"), other("decoy")).options("attack")}
    assert targets == {2, 4}


def test_armor_is_ignored_7_ignore() -> None:
    table = rare(side("piercer"), other(InPlay("knight", closed=True))).attack("piercer", "knight")
    assert table.lives("knight") == 2


# Editions

def test_earlier_edition_the_newer_keyword_replaces() -> None:
    weaker = InPlay("troll", effects=({"kind": "keyword", "keyword": "regeneration", "amount": 1},))
    for edition, value in ((CURRENT, 2), (EARLIER, 1)):
        table = rare(side(weaker), edition=edition)
        assert table.game.traits(table.id("troll")).keywords["regeneration"] == value


def test_earlier_edition_created_cards_do_not_die() -> None:
    table = rare(side("water-elemental", hand=("cataclysm",), deck=("vail",)), edition=EARLIER).play("cataclysm")
    assert table.zone("hand", 0) == []


def test_earlier_edition_static_lives_kill_at_once() -> None:
    table = rare(side(hand=("lightning-summon",)), other("banner", InPlay("vail", wounds=2)), edition=EARLIER)
    table.play("lightning-summon").choose("x", x=3).target("banner")
    assert table.zone_of("vail") == "graveyard"


@pytest.mark.parametrize(("edition", "lives"), [(CURRENT, 25), (EARLIER, 22)])
def test_in_doing_so_in_full_or_just_with_success_118_4(edition: Edition, lives: int) -> None:
    prevention = {"kind": "ability", "ability": "ShieldOne"}
    table = rare(side(hand=("chaos-hyena",), hero_effects=(prevention,)), edition=edition).play("chaos-hyena")
    assert (table.lives(0), table.lives(1)) == (23, lives)
