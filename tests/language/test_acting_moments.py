"""What moments, quests, chosen words and rules of the newer sets do on a table, each by a made-up card."""

from __future__ import annotations

import pytest

from runtime.heroes import InPlay
from tests.language.acting import table
from tests.language.making import TESTED
from tests.runtime.cards import CARDS

CREATURES = tuple(each.id for each in CARDS if each.type == "creature" and each.classes)[:3]


def test_wounds_are_kept_off_only_while_it_attacks() -> None:
    there = table("Does not receive wounds while it is attacking.", mine=(TESTED,), theirs=("knight",), hand=())
    there.attack(TESTED, "knight")
    assert there.game.card(there.id(TESTED)).wounds == 0
    there.end_turn().attack("knight", TESTED)
    assert there.zone_of(TESTED) == "graveyard"


def test_wounds_are_kept_off_only_in_the_opponents_turn() -> None:
    text = "Does not receive wounds during the opponent's turn. (1): Wound Tested One for 1."
    there = table(text, mine=(TESTED,), theirs=("knight",), hand=())
    there.use(TESTED)
    assert there.game.card(there.id(TESTED)).wounds == 1
    there.end_turn().attack("knight", TESTED)
    assert there.game.card(there.id(TESTED)).wounds == 1


def test_what_comes_at_the_start_of_your_next_turn_comes_once() -> None:
    text = "Close a creature. At the start of your next turn, that creature receives 2 enhancement effects."
    there = table(text, "spell", mine=("knight",))
    before = there.strike("knight")
    there.play(TESTED)
    assert there.strike("knight") == before
    there.end_turn().end_turn()
    assert there.strike("knight") == before + 2
    there.end_turn().end_turn()
    assert there.strike("knight") == before + 2


@pytest.mark.parametrize(("on", "ends"), [("knight", 1), ("troll", 2)])
def test_what_lasts_until_the_end_of_its_turn_is_over_then(on: str, ends: int) -> None:
    text = "(1): A creature gets +2 to strike until the end of its turn."
    there = table(text, mine=(TESTED, "knight"), theirs=("troll",), hand=())
    before = there.strike(on)
    there.use(TESTED).target(on)
    for _ in range(ends):
        assert there.strike(on) == before + 2
        there.end_turn()
    assert there.strike(on) == before


def test_a_death_this_turn_is_asked_for() -> None:
    text = "(1): If a creature died this turn, draw a card. (2): Destroy a creature."
    there = table(text, mine=(TESTED, "knight"), hand=(), deck=("vail",) * 5)
    assert len(there.options("use")) == 2
    there.use(TESTED)
    assert there.zone("hand", 0) == []


def test_a_chosen_class_is_remembered() -> None:
    text = "Hire: Choose a class. Your creatures of the chosen class have +1 to strike."
    there = table(text, mine=CREATURES)
    before = {name: there.strike(name) for name in CREATURES}
    there.play(TESTED)
    word = there.options("class")[0]["word"]
    there.choose("class", word=word)
    chosen = {name for name in CREATURES if word in there.game.traits(there.id(name)).classes}
    assert chosen
    assert {name for name in CREATURES if there.strike(name) == before[name] + 1} == chosen


def test_a_named_card_is_discarded() -> None:
    text = "Hire: Name a card; the opponent discards all cards with that name."
    there = table(text, against={"hand": ("vail", "knight", "vail")})
    there.play(TESTED).choose("name", word="vail")
    assert there.zone("hand", 1) == ["knight"]


def test_a_quest_is_completed_and_counted() -> None:
    text = "(1): Complete this quest, and in doing so wound the opponent for X, where X is the number of quests " \
        "completed by all players."
    there = table(text, "support", mine=(TESTED,), hand=())
    before = there.lives(1)
    there.use(TESTED)
    assert (there.zone_of(TESTED), there.lives(1)) == ("completed", before - 1)


def test_it_enters_play_with_effects() -> None:
    there = table("Enters play with 2 enhancement effects.")
    there.play(TESTED)
    assert there.game.card(there.id(TESTED)).effects[0]["amount"] == 2


def test_others_enter_play_closed() -> None:
    there = table("Your creatures enter play closed.", mine=(TESTED,), hand=("knight",))
    there.play("knight")
    assert there.closed("knight")


def test_effects_move_from_one_to_another() -> None:
    text = "(1): Move all enhancement effects from Tested One to a creature."
    enhanced = InPlay(TESTED, effects=({"kind": "enhancement", "amount": 2},))
    there = table(text, mine=(enhanced, "knight"), hand=())
    before = there.strike("knight"), there.strike(TESTED)
    there.use(TESTED).target("knight")
    assert (there.strike("knight"), there.strike(TESTED)) == (before[0] + 2, before[1] - 2)


def test_it_does_not_open_at_the_start_but_may_be_opened() -> None:
    text = "Does not open at the start of the turn. (1): Open Tested One."
    there = table(text, mine=(InPlay(TESTED, closed=True),), hand=())
    there.end_turn().end_turn()
    assert there.closed(TESTED)
    there.use(TESTED)
    assert not there.closed(TESTED)


def test_the_owner_of_the_creature_is_wounded() -> None:
    there = table("Close a creature, and in doing so wound its owner for 2.", "spell", theirs=("knight",))
    before = there.lives(1)
    there.play(TESTED)
    assert there.lives(1) == before - 2


def test_strike_equals_lives() -> None:
    wounded = InPlay("knight", wounds=2)
    there = table("Your creatures' strike is equal to their current lives.", mine=(TESTED, wounded), hand=())
    assert there.strike("knight") == there.lives("knight")


def test_another_may_receive_the_wounds() -> None:
    text = "If your creature must receive wounds, instead Tested One may receive them."
    there = table(text, mine=(TESTED, "knight"), theirs=("rider",), hand=())
    there.end_turn().attack("rider", "knight")
    there.choose("no blocker")
    while there.options("yes"):
        there.choose("yes")
    assert there.game.card(there.id("knight")).wounds == 0


def test_the_first_wound_of_each_is_prevented() -> None:
    text = "Prevent the first wound each of your characters receives each turn. (1): Wound all your creatures for 2."
    there = table(text, mine=(TESTED, "knight"), hand=())
    there.use(TESTED)
    assert [there.game.card(there.id(name)).wounds for name in (TESTED, "knight")] == [1, 1]


def test_the_next_draw_is_yours() -> None:
    text = "The next time the opponent must draw a card, instead draw a card."
    there = table(text, "spell", deck=("vail",) * 4, against={"deck": ("knight",) * 4})
    there.play(TESTED).end_turn()
    assert (there.zone("hand", 0), there.zone("hand", 1)) == (["vail"], [])


def test_it_is_played_from_the_graveyard_and_obtained() -> None:
    text = "Wound the opponent for 1. You may play this card from the graveyard, and in doing so your hero obtains it."
    there = table(text, "spell", hand=(), graveyard=(TESTED,))
    there.choose("play", card=there.id(TESTED))
    assert there.zone_of(TESTED) == "obtained"


def test_the_next_card_costs_more_for_each_excess_wound() -> None:
    text = "Wound a creature for 6; your next spell costs (1) less for each wound of excess damage."
    there = table(text, "spell", theirs=("knight",), hand=(TESTED, "sacrifice"))
    before = there.game.changed_cost(there.id("sacrifice"))
    there.play(TESTED)
    assert there.game.changed_cost(there.id("sacrifice")) == max(0, before - 2)


def test_a_keyword_triggers() -> None:
    there = table(
        "When Might of your creature triggers, draw a card. Might 3.", mine=(TESTED,), hand=(), deck=("vail",) * 5
    )
    there.end_turn()
    assert there.zone("hand", 0) == ["vail"]


def test_who_does_not_strike_back_wounds_nobody() -> None:
    there = table("Opposing creatures do not strike back.", mine=(TESTED, "rider"), theirs=("knight",), hand=())
    there.attack("rider", "knight")
    assert there.game.card(there.id("rider")).wounds == 0


def test_the_next_wounds_are_prevented_once() -> None:
    text = "Prevent the next wounding of your hero until the end of the turn. Wound your hero for 2. " \
        "Wound your hero for 3."
    there = table(text, "spell")
    before = there.lives(0)
    there.play(TESTED)
    assert there.lives(0) == before - 3


def test_so_many_of_the_next_wounds_are_prevented_as_are_counted() -> None:
    text = "Prevent the next X wounds inflicted on your hero, where X is the number of creatures under your control. " \
        "Wound your hero for 5."
    there = table(text, "spell", mine=("knight", "rider"))
    before = there.lives(0)
    there.play(TESTED)
    assert there.lives(0) == before - 3


def test_the_next_wounds_are_prevented_on_all_of_some_cards_together() -> None:
    text = "Prevent the next 3 wounds inflicted on your creatures until the start of your next turn. " \
        "Wound all your creatures for 2."
    there = table(text, "spell", mine=("knight", "rider"))
    there.play(TESTED)
    assert sum(there.game.card(there.id(each)).wounds for each in ("knight", "rider")) == 1


def test_a_creature_comes_from_hand_or_deck() -> None:
    text = "(1): Summon a creature from your deck or hand."
    there = table(text, mine=(TESTED,), hand=("knight",), deck=("vail",))
    there.use(TESTED).choose("no")
    there.choose("target", card=there.id("vail"))
    assert there.zone_of("vail") == "play"


def test_control_goes_to_who_has_fewest_lives() -> None:
    text = "At the end of the turn, the player with the fewest current lives gains control of Tested One. " \
        "(1): Wound the opponent for 1."
    there = table(text, mine=(TESTED,), hand=())
    there.use(TESTED).end_turn()
    assert there.game.card(there.id(TESTED)).controller == 1


def test_opposing_abilities_do_not_close_it_and_yours_do() -> None:
    text = "Your creatures cannot be closed by abilities of opposing cards. (1): Close a creature."
    there = table(text, mine=(TESTED, "knight"), hand=())
    there.use(TESTED).target("knight")
    assert there.closed("knight")


def test_each_player_may_use_it() -> None:
    text = "(1): Draw a card (this feature may be used by each player)."
    there = table(text, "support", mine=(TESTED,), hand=(), against={"coins": 3, "deck": ("vail",) * 3})
    there.end_turn().use(TESTED)
    assert len(there.zone("hand", 1)) == 2  # the turn's card and this one


def test_the_third_effect_is_waited_for() -> None:
    text = "When receives the third (or a further) enhancement effect, draw a card. (1): Place 2 enhancement effects " \
        "on Tested One. (2): Place an enhancement effect on Tested One."
    there = table(text, mine=(TESTED,), hand=(), deck=("vail",) * 3)
    there.use(TESTED)
    assert there.zone("hand", 0) == []
    there.use(TESTED)
    assert there.zone("hand", 0) == ["vail"]


def test_the_next_wounds_are_twice_as_many_once() -> None:
    text = "The next time your card inflicts wounds, instead it inflicts twice as many. Wound the opponent for 2. " \
        "Wound the opponent for 1."
    there = table(text, "spell")
    before = there.lives(1)
    there.play(TESTED)
    assert there.lives(1) == before - 5


def test_characters_chosen_by_thirst_are_counted() -> None:
    text = "Thirst 1. Thirst 1. Hire: Place an enhancement effect on Tested One for each character chosen by its " \
        "Thirst."
    there = table(text, mine=("knight",))
    there.play(TESTED)
    while there.options("target") or there.options("trigger"):
        there.choose(there.game.decision.options[0]["key"])  # type: ignore[union-attr]
    found = there.game.card(there.id(TESTED)).effects
    hurt = sum(there.game.card(card).wounds > 0 for card in (there.id("knight"), there.hero(0)))
    assert sum(each["amount"] for each in found if each["kind"] == "enhancement") == hurt > 0


def test_the_second_card_of_a_kind_is_counted_among_its_kind() -> None:
    text = "When you play your second creature in a turn, draw a card."
    there = table(text, mine=(TESTED,), hand=("vail", "war-cry", "vail", "gnome"), deck=("knight",) * 5, coins=30)
    there.play("vail").play("war-cry").choose("target", card=TESTED)
    assert "knight" not in there.zone("hand", 0)
    there.play("vail").play("gnome")
    assert there.zone("hand", 0).count("knight") == 1


def test_the_second_creature_of_a_turn_is_waited_for() -> None:
    text = "When the second of your creatures in a turn enters play, draw a card."
    there = table(text, mine=(TESTED,), hand=("gnome", "vail", "knight"), deck=("troll",) * 5, coins=30)
    drawn = []
    for each in ("gnome", "vail", "knight"):
        there.play(each)
        drawn.append(there.zone("hand", 0).count("troll"))
    assert drawn == [0, 1, 1]


def test_the_target_is_that_of_the_shot_said_before() -> None:
    text = "Hire: Shot for 2; if the target died, shot for 2."
    there = table(text, theirs=("vail", "knight"))
    before = there.lives(1)
    there.play(TESTED).choose("target", card="vail").choose("target", card=there.hero(1))
    assert "vail" not in there.zone("play", 1)
    assert there.lives(1) == before - 2
    unhurt = table(text, theirs=("knight",))
    unhurt.play(TESTED).choose("target", card="knight")
    assert not unhurt.options("target")


def test_one_of_two_kinds_is_one_choice() -> None:
    text = "Destroy an equipment or a creature of cost (2) or less."
    there = table(text, "spell", theirs=("vail", "troll", "axe"))
    there.play(TESTED)
    assert sorted(there.cards("target")) == ["axe", "vail"]
    there.choose("target", card="vail")
    assert "vail" not in there.zone("play", 1)


def test_effects_are_a_payment_while_they_lie_there() -> None:
    text = "Remove 2 enhancement effects from Tested One: Draw a card."
    mine = InPlay(TESTED, effects=({"kind": "enhancement", "amount": 3},))
    there = table(text, mine=(mine,), hand=(), deck=("troll",) * 5)
    there.use(TESTED)
    assert there.zone("hand", 0) == ["troll"]
    assert TESTED not in there.cards("use")


def test_coins_received_are_an_event_of_their_player() -> None:
    text = "When you receive (1), draw a card. (1): The opponent receives (1). (2): Receive (1)."
    there = table(text, mine=(TESTED,), hand=(), deck=("troll",) * 5)
    there.choose("use", card=TESTED, ability="Row0Action")
    assert there.zone("hand", 0) == []
    there.choose("use", card=TESTED, ability="Row0Action2")
    assert there.zone("hand", 0) == ["troll"]


def test_a_card_of_your_choice_is_discarded() -> None:
    there = table("The opponent discards a card of your choice.", "spell", against={"hand": ("vail", "gnome")})
    there.play(TESTED)
    assert there.game.decision is not None
    assert there.game.decision.player == 0
    there.choose("target", card="gnome")
    assert there.zone("hand", 1) == ["vail"]


def test_another_spell_played_this_turn_is_another_one() -> None:
    text = "If you have played another spell this turn, draw a card."
    assert not table(text, "spell", deck=("troll",) * 5).options("play")  # nothing would come of it
    after = table(text, "spell", hand=("war-cry", TESTED), mine=("vail",), deck=("troll",) * 5)
    after.play("war-cry").play(TESTED)
    assert after.zone("hand", 0) == ["troll"]


def test_a_card_told_to_fight_fights() -> None:
    there = table("Hire: Fight an opposing creature.", theirs=("vail",))
    there.play(TESTED)
    assert there.zone("graveyard", 1) == ["vail"]


def test_a_dead_card_returns_to_its_owners_hand() -> None:
    there = table("Death: Tested One returns to its owner's hand.", mine=(TESTED,), theirs=("troll",), hand=())
    there.attack(TESTED, "troll")
    assert there.zone("hand", 0) == [TESTED]


def test_wounds_received_this_turn_are_remembered() -> None:
    text = "(1): Wound your hero for 1. (2): If your hero received wounds this turn, draw a card."
    there = table(text, mine=(TESTED,), hand=(), deck=("troll",) * 5)
    there.choose("use", card=TESTED, ability="Row0Action").choose("use", card=TESTED, ability="Row0Action2")
    assert there.zone("hand", 0) == ["troll"]


def test_a_death_in_the_opponents_turn_is_waited_for() -> None:
    text = "When your creature dies on the opponent's turn, draw a card."
    there = table(text, mine=(TESTED, "vail"), theirs=("troll", "knight"), hand=(), deck=("rider",) * 5)
    there.end_turn()
    known = there.zone("hand", 0).count("rider")
    there.attack("troll", "vail").choose("no blocker")
    assert there.zone("hand", 0).count("rider") == known + 1
