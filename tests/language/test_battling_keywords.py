"""What texts about additional life, poison, incarnation and keywords with objects do on a battlefield (9)."""

from __future__ import annotations

import pytest

from runtime.tcg import InPlay
from tests.language.battling import field
from tests.language.making import TESTED
from tests.runtime.tcg.field import Field

LIVES = {"kind": "lives", "amount": 2}
POISON = {"kind": "keyword", "keyword": "poisoning", "amount": 1}


def effects(there: Field, what: str, keyword: str) -> list[int]:
    """Return the numbers of a card's instances of a keyword."""
    return [value for name, value, _ in there.game.traits(there.id(what)).instances if name == keyword]


def test_additional_life_pays_only_where_there_is_some() -> None:
    text = "[instant], remove an additional life from your creature: Heal a creature for 1."
    assert not field(text, ["c1 saint"], ["c4 troll"]).options("use")
    there = field(text, [InPlay("saint", "c1", effects=(LIVES,))], [InPlay("troll", "c4", wounds=3)])
    there.use(TESTED).target("troll").passing()
    assert (there.wounds("troll"), there.lives("saint")) == (2, 13)


def test_losing_additional_life_is_no_wound_and_triggers() -> None:
    text = (
        "When your creature loses additional lives, wound it for 1. "
        "[tap]: Remove 2 additional lives from a creature."
    )
    there = field(text, [InPlay("saint", "c1", effects=(LIVES,))], ["c4 troll"])
    there.use(TESTED).target("saint").passing()
    assert (there.wounds("saint"), there.lives("saint")) == (1, 11)


@pytest.mark.parametrize(("lives", "dealt"), [((LIVES,), 3), ((), 1)])
def test_all_your_creatures_have_additional_life(lives: tuple[dict[str, object], ...], dealt: int) -> None:
    text = "+2 to strikes while all your creatures have additional lives."
    mine = [InPlay(TESTED, "c3", effects=(LIVES,)), InPlay("saint", "a1", effects=lives)]
    there = field(text, mine, ["c4 troll closed"], square="", dice=(1,))
    there.attack(TESTED, "troll").passing()
    assert there.wounds("troll") == dealt


def test_who_cannot_be_healed_or_receive_life_does_neither() -> None:
    text = "[tap]: A creature cannot be healed or receive additional lives until the end of the opponent's turn."
    there = field(text, [], [InPlay("troll", "c4", wounds=3)])
    there.use(TESTED).target("troll").passing()
    assert there.game.forbids(there.id("troll"), "be_healed")
    assert there.game.forbids(there.id("troll"), "gain_lives")


def test_poison_is_raised_to_no_more_than_its_cap_and_only_where_it_is() -> None:
    text = "[tap]: A creature gets +2 to Poisoning (at most 2)."
    there = field(text, [], [InPlay("troll", "c4", effects=(POISON,)), "a5 saint"])
    there.use(TESTED).target("troll").passing()
    assert max(effects(there, "troll", "poisoning")) == 2
    there = field(text, [], [InPlay("troll", "c4"), "a5 saint"])
    there.use(TESTED).target("saint").passing()
    assert effects(there, "saint", "poisoning") == []


def test_poison_is_removed() -> None:
    there = field("[tap]: Remove poisoning from a creature.", [], [InPlay("troll", "c4", effects=(POISON,))])
    there.use(TESTED).target("troll").passing()
    assert effects(there, "troll", "poisoning") == []


def test_wounds_and_deaths_from_poison_are_told_from_others() -> None:
    text = (
        "When a creature receives wounds from poisoning, wound Tested One for 1. "
        "When a creature dies from poisoning, wound Tested One for 3."
    )
    there = field(text, [], [InPlay("jumper", "c4", effects=(POISON,), wounds=6), "a5 saint"])
    there.end()
    assert there.wounds(TESTED) == 4
    assert there.where("jumper") == "graveyard"


def test_one_gift_or_the_other_is_chosen() -> None:
    there = field("[tap]: A creature receives Curse or Poisoning 1.", [], ["c4 saint"])
    there.use(TESTED).passing()
    modes = there.options("mode")
    assert len(modes) == 2
    there.game.choose(modes[1])
    there.target("saint").passing()
    assert (effects(there, "saint", "poisoning"), effects(there, "saint", "curse")) == ([1], [])


@pytest.mark.parametrize(("state", "defended"), [(" closed", False), ("", True)])
def test_a_directed_strike_against_some_cards(state: str, defended: bool) -> None:
    there = field("Directed strike against closed creatures.", [], [f"c4 troll{state}", "d4 saint"])
    there.attack(TESTED, "troll")
    seen = []
    while there.game.decision is not None and there.game.decision.key == "priority":
        seen += there.options("defend")
        there.choose("pass")
    assert bool(seen) is defended


def test_experience_against_some_cards_adds_only_what_the_largest_has_more() -> None:
    text = "Experience in attack 1. Experience in attack 3 against closed creatures."
    there = field(text, [], ["c4 jumper closed"], dice=(1,))
    there.attack(TESTED, "jumper").passing()
    assert there.wounds("jumper") == 2  # 1 + 3 is medium


def test_incarnation_tokens_are_put_and_bring_a_card_back() -> None:
    text = "[tap]: Place an incarnation token on a creature in your graveyard. Incarnation 1."
    there = field(text, [], ["c4 saint"], my_graveyard=(TESTED,))
    graves = [card.id for card in there.game.everything() if card.zone == "graveyard"]
    there.choose("use", card=there.id("c3"))
    there.passing()
    if there.options("square"):
        there.game.choose(there.options("square")[0])
        there.passing()
    assert there.game.cards[graves[0]].zone == "play"
    assert there.game.cards[graves[0]].closed


@pytest.mark.parametrize(
    ("text", "die", "wounds"),
    [
        ("Frenzy 3: Wound Tested One for 2.", 3, 2),
        ("Frenzy 3: Wound Tested One for 2.", 4, 0),
        ("Frenzy 3: Wound Tested One for 2. +1 to frenzy.", 4, 2),
        ("Frenzy 3: Wound Tested One for 2. +1 to frenzy for each closed creature.", 5, 0),
        ("Frenzy 3: Wound Tested One for 2. +X to frenzy, where X is the number of wounds on the attacked one.", 5, 2),
        ("Frenzy 3: Wound Tested One for 2. +X to frenzy, where X is the number of wounds on the attacked one.", 6, 0),
        ("When the die roll of your creature is 6, wound it for 1.", 6, 1),
        ("When the die roll of your creature is 6, wound it for 1.", 5, 0),
    ],
)
def test_what_a_die_roll_comes_to_sets_off_frenzy_and_others(text: str, die: int, wounds: int) -> None:
    there = field(text, [], [InPlay("jumper", "c4", wounds=2, closed=True)], dice=(die,))
    there.attack(TESTED, "jumper").passing()
    assert there.wounds(TESTED) == wounds


def test_frenzy_is_raised_for_a_time_where_it_is() -> None:
    text = (
        "Frenzy 1: Wound Tested One for 2. "
        "[instant]: A creature with frenzy gets +3 to frenzy until the end of the turn (once per turn)."
    )
    there = field(text, [], ["c4 jumper closed"], dice=(4,))
    there.use(TESTED).target(TESTED).passing()
    there.attack(TESTED, "jumper").passing()
    assert there.wounds(TESTED) == 2


def test_a_card_has_acted_when_its_strike_is_paid_for() -> None:
    there = field("When Tested One acts, wound Tested One for 1.", [], ["c4 jumper closed"], dice=(4,))
    there.attack(TESTED, "jumper").passing()
    assert there.wounds(TESTED) == 1


@pytest.mark.parametrize(("here", "beside", "dealt"), [((LIVES,), (), 3), ((), (LIVES,), 3), ((), (), 1)])
def test_one_or_the_other_has_additional_life(
    here: tuple[dict[str, object], ...], beside: tuple[dict[str, object], ...], dealt: int
) -> None:
    text = "+2 to strike while Tested One or an adjacent creature of yours has additional lives."
    mine = [InPlay(TESTED, "c3", effects=here), InPlay("saint", "b3", effects=beside)]
    there = field(text, mine, ["c4 jumper closed"], square="", dice=(1,))
    there.attack(TESTED, "jumper").passing()
    assert there.wounds("jumper") == dealt


def test_more_for_each_token_on_the_card() -> None:
    mine = [InPlay(TESTED, "c3", tokens=2)]
    there = field("+1 to strike for each token on Tested One.", mine, ["c4 jumper closed"], square="", dice=(1,))
    there.attack(TESTED, "jumper").passing()
    assert there.wounds("jumper") == 3


def test_a_card_in_the_graveyard_receives_an_incarnation_token() -> None:
    text = "[tap]: A card in your graveyard receives an incarnation token. Incarnation 2."
    there = field(text, [], ["c4 saint"], my_graveyard=(TESTED,))
    graves = [card.id for card in there.game.everything() if card.zone == "graveyard"]
    there.choose("use", card=there.id("c3")).passing()
    assert there.game.cards[graves[0]].facts["incarnation"] == 1


def test_a_replacement_that_is_asked_for_leaves_no_trace_in_the_blow() -> None:
    """A clone holds the wounds of a blow once, too: they are equal while the blow is being dealt."""
    text = "If your other creature must receive X wounds from an attack, you may wound Tested One for X instead."
    mine: list[str | InPlay] = [InPlay(TESTED, "a1", wounds=9), "c4 izhor closed", "a3 hermit"]
    here = field(text, mine, ["c5 troll"], square="", dice=(4,))
    here.end().attack("troll", "izhor").passing()
    game = here.game
    assert game.decision is not None and game.decision.key == "replacement"
    twin = game.clone()
    game.choose(0)
    twin.choose(0)
    assert game.decision.key == "priority"
    assert game.save() == twin.save()
