"""Clauses of the rulebook, each on a small board; the names say which."""

from __future__ import annotations

import pytest

from runtime.heroes import InPlay
from runtime.kernel.decisions import IllegalChoice
from tests.runtime.table import Table, side

# Attacks (307, 507-510)

def test_a_strike_at_the_hero_wounds_it_and_closes_the_attacker() -> None:
    table = Table(side("vail")).attack("vail", 1)
    assert table.lives(1) == 23
    assert table.closed("vail")
    assert not table.options("attack")


def test_open_creatures_exchange_strikes_510_1() -> None:
    table = Table(side("gnome"), side("guard", hero="giuel")).attack("gnome", "guard")
    assert table.lives("guard") == 4  # -2 from attacks
    assert table.lives("gnome") == 1


def test_a_closed_creature_does_not_strike_back_510_3() -> None:
    table = Table(side("gnome"), side(InPlay("banner", closed=True), hero="giuel")).attack("gnome", "banner")
    assert table.lives("gnome") == 2
    assert table.lives("banner") == 1


def test_a_blocker_becomes_the_target_and_is_closed_509() -> None:
    table = Table(side("gnome"), side("mechanoid", hero="giuel")).attack("gnome", 1)
    table.choose("block", card="mechanoid")
    assert table.lives(1) == 25
    assert table.lives("mechanoid") == 1
    assert table.zone_of("gnome") == "graveyard"
    assert table.closed("mechanoid")


def test_the_attacked_creature_is_not_its_own_blocker_307_1() -> None:
    table = Table(side("gnome"), side("mechanoid", "vail", hero="giuel")).attack("gnome", "mechanoid")
    assert table.cards("block") == ["vail"]


def test_no_blocker_against_a_directed_strike() -> None:
    table = Table(side("assassin"), side("mechanoid", hero="giuel")).attack("assassin", 1)
    assert table.lives(1) == 22


def test_first_strike_strikes_first() -> None:
    table = Table(side("knight"), side("mechanoid", hero="giuel")).attack("knight", "mechanoid")
    assert table.zone_of("mechanoid") == "graveyard"
    assert table.lives("knight") == 4


def test_first_turn_weakness_107_5() -> None:
    table = Table(side(InPlay("vail", fresh=True), InPlay("rider", fresh=True), InPlay("archer", fresh=True)))
    assert set(table.cards("attack")) == {"rider"}
    assert "archer" not in table.cards("use")


def test_attack_experience_keeps_it_open_but_it_attacks_once() -> None:
    table = Table(side("rider")).attack("rider", 1)
    assert not table.closed("rider")
    assert not table.options("attack")


def test_frenzy_must_attack() -> None:
    table = Table(side("berserk", hand=("vail",)), side("vail", hero="giuel"))
    assert {option["key"] for option in table.options()} == {"attack"}


def test_boarder_gets_two_more_only_against_the_hero_508_4_1() -> None:
    table = Table(side("boarder"), side("troll", hero="giuel")).attack("boarder", 1)
    table.choose("no blocker")
    assert table.lives(1) == 20


def test_opened_by_its_trigger_it_may_attack_again_514_3() -> None:
    table = Table(side("steppe-werewolf")).attack("steppe-werewolf", 1)
    assert not table.closed("steppe-werewolf")
    assert table.options("attack")


def test_a_shot_gets_no_answer_and_no_blocker() -> None:
    table = Table(side("archer"), side("mechanoid", hero="giuel")).use("archer").target("mechanoid")
    assert table.lives("mechanoid") == 2
    assert table.lives("archer") == 2
    assert table.closed("archer")


# Complex abilities (118)

def test_in_doing_so_after_wounds_in_full_118_4() -> None:
    table = Table(side(hand=("chaos-hyena",))).play("chaos-hyena")
    assert (table.lives(0), table.lives(1)) == (22, 22)


def test_in_doing_so_stops_at_a_replacement_118_4() -> None:
    table = Table(side(hand=("chaos-hyena",), hero="undead-hero")).play("chaos-hyena")
    assert (table.lives(0), table.lives(1)) == (25, 25)


def test_an_optional_part_without_target_interrupts_nothing_118_5() -> None:
    table = Table(side("ponita", deck=("vail", "gnome"))).use("ponita").target(table_hero())
    table.choose("no").target(table_hero())
    assert table.zone("hand", 0) == ["vail"]
    assert table.zone("graveyard", 0) == ["gnome"]


def table_hero() -> int:
    """Return the number of the second hero of every board."""
    return 2


def test_destroy_to_resurrect() -> None:
    table = Table(side("vail", graveyard=("alp",))).end_turn().choose("yes")
    assert table.zone_of("alp") == "play"
    assert table.zone_of("vail") == "graveyard"


def test_two_alps_and_one_creature_118_3() -> None:
    table = Table(side("vail", graveyard=("alp", "alp"))).end_turn()
    table.choose("trigger").choose("yes").choose("yes")
    assert sorted(table.zone("graveyard", 0)) == ["alp", "vail"]


# Spells (210, 309)

def test_a_spell_needs_the_targets_of_its_first_part_and_doing_so_118_3() -> None:
    assert "sacrifice" not in Table(side("vail", hand=("sacrifice",))).cards("play")
    table = Table(side("vail", hand=("sacrifice",)), side("troll", hero="giuel")).play("sacrifice")
    assert table.zone_of("vail") == table.zone_of("troll") == "graveyard"


def test_mass_effects_need_no_card_502_6() -> None:
    table = Table(side(hand=("cataclysm",))).play("cataclysm")
    assert table.zone_of("cataclysm") == "graveyard"


def test_x_is_chosen_up_to_the_open_coins_and_never_zero_105_1_2() -> None:
    table = Table(side(hand=("lightning-summon",), coins=3)).play("lightning-summon")
    assert [option["x"] for option in table.options()] == [1, 2, 3]
    table.choose("x", x=3).target(2)
    assert table.lives(1) == 22
    assert table.game.players[0].open_coins == 0


def test_discounts_act_while_playing_105_1_1() -> None:
    table = Table(side("runesinger", hand=("gnome", "runesinger"), coins=4)).play("gnome")
    assert table.game.players[0].open_coins == 3
    table.play("runesinger")
    assert table.game.players[0].open_coins == 1


def test_a_card_makes_itself_cheaper_from_hand_203_2() -> None:
    table = Table(side(hand=("kutila", "vail", "vail", "vail"), coins=6))
    table.play("kutila")
    assert table.game.players[0].open_coins == 0
    assert table.game.traits(table.id("kutila")).cost == 10


def test_a_total_of_up_to_three_502_6() -> None:
    table = Table(side(InPlay("troll", wounds=3), hand=("vial-of-healing",), wounds=1)).play("vial-of-healing")
    table.target("troll").target("troll").choose("done")
    assert table.lives("troll") == 3
    assert table.lives(0) == 24


def test_a_support_card_drives_out_its_class_211_3() -> None:
    table = Table(side("axe", hand=("bow",))).play("bow")
    assert table.zone_of("axe") == "graveyard"


def test_cancellation_518() -> None:
    table = Table(side("vail", hand=("insight",), deck=("vail", "vail")), side("warden", hero="giuel"))
    table.play("insight").choose("yes")
    assert table.zone("hand", 0) == []
    assert table.zone_of("insight") == "graveyard"
    assert table.zone_of("warden") == "graveyard"
    assert table.game.players[0].open_coins == 8


def test_a_chain_is_composed_524() -> None:
    table = Table(side(hand=("build",))).play("build")
    table.choose("mode", ability="BuildA").choose("mode", ability="BuildB").target(2)
    assert table.zone_of("attack-module") == "play"
    assert table.lives(1) == 24


# Triggers and the Queue (112, 401, 402)

def test_a_trigger_is_declared_once_a_turn_and_any_point_is_used_112_5_112_6() -> None:
    table = Table(side("wasteland-scavenger", "vail", "gnome", hand=("cataclysm",)), side("troll", hero="giuel"))
    table.game.choose(next(option for option in table.options("play")))
    assert table.zone_of("troll") == "graveyard"
    assert not table.game.queue


def test_the_inactive_players_triggers_come_first_402_1() -> None:
    table = Table(side("water-elemental", hand=("cataclysm",), deck=("vail",) * 3),
                  side("wasteland-scavenger", "water-elemental", hero="giuel", deck=("vail",) * 3)).play("cataclysm")
    declared = [entry for entry in table.game.log if entry["kind"] == "declares"]
    assert [entry["player"] for entry in declared] == [1, 0]


def test_each_time_is_not_limited_112_5() -> None:
    table = Table(side("smith", hand=("vail", "gnome"))).play("vail").play("gnome")
    assert (table.strike("vail"), table.strike("gnome")) == (3, 3)


def test_the_dead_draw_for_both_7_created() -> None:
    table = Table(side("water-elemental", hand=("cataclysm",), deck=("vail",)), side(hero="giuel", deck=("gnome",)))
    table.play("cataclysm")
    assert (table.zone("hand", 0), table.zone("hand", 1)) == (["vail"], ["gnome"])
    assert table.zone_of("water-elemental") == "reserve"


def test_a_granted_feature_works_after_death_205_3() -> None:
    table = Table(side("vail", hand=("war-cry", "cataclysm"), deck=("gnome",))).play("war-cry").play("cataclysm")
    assert table.zone("hand", 0) == ["gnome"]


# Replacement and prevention (515-517, 525)

@pytest.mark.parametrize(("helpers", "prayers"), [(0, 2), (1, 3), (2, 4)])
def test_each_replacement_is_applied_once_525_1(helpers: int, prayers: int) -> None:
    table = Table(side(*["galliwespin"] * helpers, hand=("cleric",))).play("cleric")
    while table.options("replace"):
        table.choose("replace")
    assert table.game.players[0].prayers == prayers
    assert table.game.players[1].prayers == 2


def test_wounds_only_from_strikes_517_1_1() -> None:
    table = Table(side("archer", "gnome"), side("ferros", hero="giuel")).use("archer").target("ferros")
    assert table.lives("ferros") == 3
    table.attack("gnome", "ferros")
    assert table.lives("ferros") == 1


def test_armor_prevents_the_first_wounds_of_each_turn() -> None:
    table = Table(side("archer", "gnome"), side(InPlay("knight", closed=True), hero="giuel"))
    table.use("archer").target("knight")
    assert table.lives("knight") == 4
    table.attack("gnome", "knight")
    assert table.lives("knight") == 2


def test_scale_prevents_weak_attacks_whole() -> None:
    table = Table(side("gnome", "boarder"), side(InPlay("dragonid", closed=True), hero="giuel"))
    table.attack("gnome", "dragonid")
    assert table.lives("dragonid") == 4
    table.attack("boarder", "dragonid")
    assert table.lives("dragonid") == 1


def test_prevention_each_time_516_4() -> None:
    table = Table(side("archer"), side("gabriel", "vail", hero="giuel")).use("archer").target("vail")
    assert table.lives("vail") == 2


def test_protection_from_spells_forbids_the_choice_515_2() -> None:
    table = Table(side(hand=("poison-arrow", "shock")), side("shielder", "vail", hero="giuel")).play("poison-arrow")
    assert "vail" not in table.cards("target")
    table.target("shielder").play("shock")
    assert table.lives("vail") == 1


def test_vulnerability_adds_one_but_not_to_nothing_512_1_1() -> None:
    table = Table(side("archer", "egg"), side("troll", hero="giuel")).use("archer").target("troll")
    assert table.lives("troll") == 2


# Lives (504, 505, 512)

def test_lives_become_one_without_wounds_105_2_1() -> None:
    table = Table(side(InPlay("knight", wounds=2), hand=("shock",))).play("shock")
    assert table.lives("knight") == 1
    assert table.game.card(table.id("knight")).wounds == 0


def test_static_lives_end_and_it_dies_when_the_queue_is_empty_s12() -> None:
    table = Table(side(InPlay("archer"), hand=("lightning-summon",)),
                  side("banner", InPlay("vail", wounds=2), hero="giuel"))
    table.play("lightning-summon").choose("x", x=3).target("banner")
    assert table.zone_of("vail") == "graveyard"


def test_the_greater_keyword_acts() -> None:
    table = Table(side(InPlay("knight", effects=({"kind": "keyword", "keyword": "armor", "amount": 3},))))
    assert table.game.traits(table.id("knight")).keywords["armor"] == 3


def test_poison_wounds_at_the_start_of_its_own_turn() -> None:
    table = Table(side(hand=("poison-arrow",)), side("troll", hero="giuel")).play("poison-arrow").target("troll")
    assert table.lives("troll") == 4
    table.end_turn()
    assert table.lives("troll") == 1  # Vulnerability


def test_regeneration_at_the_end_of_your_turn() -> None:
    table = Table(side(InPlay("troll", wounds=3))).end_turn()
    assert table.lives("troll") == 3


def test_stun_lasts_over_one_restoration() -> None:
    table = Table(side(hand=("freeze",)), side("vail", "gnome", hero="giuel")).play("freeze").target("vail")
    table.end_turn()
    assert table.closed("vail")
    assert "vail" not in table.cards("attack")
    table.end_turn().end_turn()
    assert not table.closed("vail")


def test_might_grows_to_its_number() -> None:
    table = Table(side("lord", deck=("vail",) * 9), side(hero="giuel", deck=("vail",) * 9))
    for _ in range(6):
        table.end_turn()
    assert table.strike("lord") == 6


def test_vampirism_heals_and_gives_the_rest() -> None:
    table = Table(side(InPlay("vampire", wounds=1))).attack("vampire", 1)
    assert table.game.card(table.id("vampire")).wounds == 0
    assert table.lives("vampire") == 4


def test_thirst_wounds_another_of_your_characters() -> None:
    table = Table(side("vail", hand=("cultist",))).play("cultist").target(1)
    assert table.lives(0) == 23


def test_unity_searches() -> None:
    table = Table(side("herald", hand=("cataclysm",), deck=("knight", "vail", "gnome", "vail"))).play("cataclysm")
    table.target(table.id("vail", "deck", number=1))  # the uppermost one
    assert table.zone("hand", 0) == ["vail"]


def test_incarnation_comes_back_closed() -> None:
    table = Table(side(hero="giuel"), side("vail", graveyard=("wraith",), deck=("vail",))).end_turn().choose("yes")
    assert table.closed("wraith")
    assert table.game.players[1].coins == 8


def test_meditation_makes_the_opponent_pay() -> None:
    table = Table(side("vail", coins=1), side("monk", hero="giuel")).attack("vail", "monk")
    assert table.game.players[0].open_coins == 0
    assert table.lives(0) == 24


def test_dormant_stays_closed() -> None:
    table = Table(side(hand=("colossus",), deck=("vail",) * 3), side(hero="giuel", deck=("vail",) * 3))
    table.play("colossus").end_turn().end_turn()
    assert table.closed("colossus")


def test_undead_is_wounded_by_coins_of_the_opponent() -> None:
    table = Table(side("gnome"), side("zombie", hero="giuel")).attack("gnome", "zombie")
    assert table.lives("zombie") == 3
    table.use("zombie").choose("x", x=2)
    assert table.lives("zombie") == 1


def test_uniqueness_removes_the_first_copy() -> None:
    table = Table(side(InPlay("lord", wounds=1), hand=("lord",))).play("lord").choose("done")
    assert len(table.zone("play", 0)) == 2
    assert table.game.lives(table.id("lord", "play")) == 4


def test_fury_pays_with_wounds() -> None:
    table = Table(side("troll", "knight", hand=("lord",), coins=3)).play("lord")
    table.choose("fury", card="troll")
    assert table.game.players[0].open_coins == 0
    assert (table.lives("troll"), table.lives("knight")) == (3, 3)


def test_clutch_and_the_egg() -> None:
    table = Table(side(hand=("lizard",), deck=("vail",) * 4), side(hero="giuel", deck=("vail",) * 4)).use("lizard")
    assert table.zone("hand", 0) == []
    table.end_turn().end_turn()
    assert table.game.players[0].open_coins == 10
    table.choose("play", card="lizard")
    assert table.game.players[0].open_coins == 7
    assert table.zone("play", 0) == ["krom", "lizard"]


def test_vanguard_brings_a_creature_that_returns() -> None:
    table = Table(side(hand=("leader", "vail"), coins=4)).play("leader").choose("yes")
    assert "vail" in table.cards("attack")
    assert table.closed("leader")
    table.end_turn()
    assert table.zone("hand", 0) == ["vail"]


def test_hidden_creatures_cannot_be_chosen_and_are_revealed() -> None:
    table = Table(side("vail", hand=("freeze",)), side(InPlay("assassin", hidden=True), hero="giuel"))
    assert all(option["target"] == 2 for option in table.options("attack"))
    assert "freeze" in table.cards("play")
    assert table.play("freeze").card_of("vail") == table.id("vail")  # the only creature that can be chosen
    table.end_turn().choose("reveal", card="assassin")
    assert "assassin" in table.cards("attack")


def test_a_module_is_attached_instead_of_entering() -> None:
    table = Table(side(InPlay("mechanoid", wounds=1), hand=("build",))).play("build")
    table.choose("mode", ability="BuildB").choose("mode", ability="BuildA").target(2)
    table.choose("replace")
    assert table.strike("mechanoid") == 4
    assert table.lives("mechanoid") == 3


# Turn (302-310, 601-605)

def test_the_third_failed_draw_loses_304_2() -> None:
    table = Table(side(failed_draws=1), side(hero="giuel", failed_draws=1)).end_turn()
    assert not table.game.over
    table.end_turn()
    table.end_turn()
    assert table.game.over
    assert table.game.winner == 0


def test_a_hero_without_lives_loses_604_1() -> None:
    table = Table(side("vail"), side(hero="giuel", wounds=23)).attack("vail", 1)
    assert table.game.over
    assert table.game.winner == 0


def test_a_choice_that_is_not_legal_changes_nothing() -> None:
    table = Table(side("vail"))
    before = table.game.save()
    with pytest.raises(IllegalChoice):
        table.game.choose({"key": "attack", "card": 99, "target": 2})
    with pytest.raises(IllegalChoice):
        table.game.choose(999)
    assert table.game.save() == before


def test_fights_leave_both_open_7_fight() -> None:
    table = Table(side("gnome", hand=("massacre",)), side(InPlay("mechanoid", closed=True), hero="giuel"))
    table.play("massacre").target("gnome")
    assert table.zone_of("gnome") == "graveyard"
    assert table.lives("mechanoid") == 1
