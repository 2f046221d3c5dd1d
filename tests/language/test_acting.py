"""What newer constructs do on a table, each by a made-up card."""

from __future__ import annotations

from runtime.heroes import InPlay
from tests.language.acting import table
from tests.language.making import TESTED


def test_the_lesser_of_strike_and_lives_counts() -> None:
    there = table(
        "Destroy your creature, and in doing so your hero receives X additional lives, where X is the lesser of "
        "the destroyed creature's strike and lives.",
        "spell",
        mine=("knight",),
    )
    before = there.lives(0)
    there.play(TESTED)
    assert there.lives(0) == before + 3  # strike 3, lives 4


def test_for_every_two_only_full_pairs_count() -> None:
    mine = InPlay("knight", effects=({"kind": "lives", "amount": 5},))
    there = table(
        "Remove up to 5 additional lives from your characters, draw a card for every 2 additional lives removed.",
        "spell",
        mine=(mine,),
        deck=("vail",) * 9,
    )
    there.play(TESTED)
    while there.options("target"):
        there.choose("target", card="knight")
    assert there.lives("knight") == 4
    assert len(there.zone("hand", 0)) == 2


def test_who_discarded_nothing_is_wounded() -> None:
    text = "Each opponent discards a card; wound for 3 each opponent who did not discard a card."
    there = table(text, "spell")
    before = there.lives(1)
    there.play(TESTED)
    assert there.lives(1) == before - 3


def test_who_discarded_is_not_wounded() -> None:
    text = "Each opponent discards a card; wound for 3 each opponent who did not discard a card."
    there = table(text, "spell", against={"hand": ("vail",)})
    before = there.lives(1)
    there.play(TESTED)
    assert (there.lives(1), there.zone("hand", 1)) == (before, [])


def test_each_player_discards_what_their_opponent_chooses() -> None:
    text = "Each player, starting with you, reveals their hand and discards a card of the opponent's choice."
    there = table(text, "spell", hand=(TESTED, "vail", "gnome"), against={"hand": ("rider", "troll")})
    there.play(TESTED)
    chosen = []
    while there.game.decision is not None and there.options("target"):
        chosen.append((there.game.decision.player, sorted(there.cards("target"))))
        there.choose("target")
    assert chosen == [(1, ["gnome", "vail"]), (0, ["rider", "troll"])]


def test_another_than_the_attacked_one() -> None:
    text = "When attacking, wound another opposing creature for 2 (other than the attacked one)."
    there = table(text, mine=(TESTED,), theirs=("knight", "colossus"), hand=())
    there.attack(TESTED, "knight")
    there.choose("no blocker")
    assert there.game.card(there.id("colossus")).wounds == 2


def test_wounds_from_an_attack_are_replaced_and_others_are_not() -> None:
    text = "If your hero must receive wounds from an attack, instead destroy Tested One."
    there = table(text, mine=(TESTED,), theirs=("rider",), hand=("sacrifice",))
    before = there.lives(0)
    there.end_turn().attack("rider", 0)
    there.choose("no blocker")
    assert (there.lives(0), there.zone_of(TESTED)) == (before, "graveyard")


def test_losing_dormant_is_an_event() -> None:
    text = "When one of your creatures loses Dormant, draw a card. (1): A creature loses Dormant."
    there = table(text, mine=(TESTED, "colossus"), hand=(), deck=("vail",) * 3)
    there.use(TESTED).target("colossus")
    assert there.zone("hand", 0) == ["vail"]


def test_losing_all_features_loses_dormant_too() -> None:
    text = "When one of your creatures loses Dormant, draw a card. (1): A creature loses all features."
    there = table(text, mine=(TESTED, "colossus"), hand=(), deck=("vail",) * 3)
    there.use(TESTED).target("colossus")
    assert there.zone("hand", 0) == ["vail"]


def test_a_death_later_in_the_turn_is_waited_for() -> None:
    text = "(1): Close an opposing creature; if it dies this turn, place an enhancement effect on Tested One."
    there = table(text, mine=(TESTED, "rider"), theirs=("vail", "assassin"), hand=())
    there.use(TESTED).target("vail")
    before = there.strike(TESTED)
    there.attack("rider", "vail").choose("no blocker")
    assert (there.zone_of("vail"), there.strike(TESTED)) == ("graveyard", before + 1)


def test_the_death_of_another_is_not_meant() -> None:
    text = "(1): Close an opposing creature; if it dies this turn, place an enhancement effect on Tested One."
    there = table(text, mine=(TESTED, "rider"), theirs=("vail", "assassin"), hand=())
    there.use(TESTED).target("assassin")
    before = there.strike(TESTED)
    there.attack("rider", "vail")
    assert (there.zone_of("vail"), there.strike(TESTED)) == ("graveyard", before)


def test_draws_are_limited_in_ones_own_turn_only() -> None:
    there = table(
        "Each player cannot draw more than one card on their own turn. (1): Draw 3 cards.",
        mine=(TESTED,),
        hand=(),
        deck=("vail",) * 9,
    )
    there.use(TESTED)
    assert len(there.zone("hand", 0)) == 1


def test_a_duty_to_attack_given_to_the_end_of_the_game() -> None:
    text = '(1): An opposing creature gains "Must attack at the first opportunity until the end of the game."'
    there = table(text, mine=(TESTED,), theirs=("knight",), hand=())
    there.use(TESTED).end_turn()
    assert not there.options("pass")
    assert there.options("attack")


def test_the_chosen_creature_is_the_one_that_was_chosen() -> None:
    text = "Choose a creature; the chosen creature gets +3 to strike."
    there = table(text, "spell", mine=("vail",), theirs=("knight",))
    before = there.strike("vail"), there.strike("knight")
    there.play(TESTED).target("knight")
    assert not there.options("target")
    assert (there.strike("vail"), there.strike("knight")) == (before[0], before[1] + 3)


def test_a_replacement_may_be_limited() -> None:
    text = "If your hero must receive wounds, instead Tested One receives the same number of wounds (once per turn)."
    there = table(text, mine=(TESTED,), theirs=("vail", "gnome"), hand=())
    before = there.lives(0)
    there.end_turn().attack("vail", 0).choose("no blocker").attack("gnome", 0).choose("no blocker")
    assert there.lives(0) == before - 2  # the first attack's wounds went to the creature
