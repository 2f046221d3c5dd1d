"""The words that cards and rules share: zones, durations, joints, limits, operations."""

from __future__ import annotations

from typing import Final

YOU: Final = "you"
OPPONENT: Final = "opponent"
ANY: Final = "any"
YOURS: Final = "yours"
OPPOSING: Final = "opposing"

PLAY: Final = "play"
HAND: Final = "hand"
DECK: Final = "deck"
GRAVEYARD: Final = "graveyard"
RESERVE: Final = "reserve"
SIDEBOARD: Final = "sideboard"
COMPLETED: Final = "completed"
"""Where a quest lies that was completed: beside its owner's hero, for all to see."""
OBTAINED: Final = "obtained"
"""Not a zone of the rulebook: where a card is while another one has obtained it or is combined with it."""

GONE: Final = "gone"
"""Not a zone either: a card that went to a hand or deck is a new card there (201.4); this is the memory of the old."""
ENTERING: Final = "entering"
"""Where an ability works that concerns its own card's way into play (7 Module)."""

FIRST: Final = "first"
THEN: Final = "then"
IN_DOING_SO: Final = "in doing so"

DECLARATION: Final = "declaration"
CARRYING_OUT: Final = "carrying out"

END_OF_TURN: Final = "end of turn"
START_OF_YOUR_NEXT_TURN: Final = "start of your next turn"
END_OF_YOUR_NEXT_TURN: Final = "end of your next turn"
START_OF_OPPONENTS_NEXT_TURN: Final = "start of opponent's next turn"
END_OF_OPPONENTS_NEXT_TURN: Final = "end of opponent's next turn"
YOUR_NEXT_TURN: Final = "your next turn"
OPPONENTS_NEXT_TURN: Final = "opponent's next turn"
CONTROLLERS_NEXT_TURN: Final = "its controller's next turn"
WHILE_THIS_IN_PLAY: Final = "while this is in play"
END_OF_GAME: Final = "end of game"



def next_turns(number: int) -> str:
    """For your next `number` turns: only while it is your turn (S8)."""
    return f"your next turns: {number}"


def opponents_next_turns(number: int) -> str:
    """For the opponent's next `number` turns."""
    return f"opponent's next turns: {number}"


TURN: Final = "turn"
GAME: Final = "game"

ADD: Final = "add"
MULTIPLY: Final = "multiply"
SUBTRACT: Final = "subtract"
DIVIDE: Final = "divide"
SET: Final = "set"
OPERATIONS: Final = (ADD, MULTIPLY, SUBTRACT, DIVIDE, SET)
"""The order of 523.1."""

TOP: Final = "top"
BOTTOM: Final = "bottom"
AT_RANDOM: Final = "at random"
OWNERS_ORDER: Final = "owners' order"

CREATURE: Final = "creature"
HERO: Final = "hero"
SPELL: Final = "spell"
SUPPORT: Final = "support"

STRIKE: Final = "strike"
SHOT: Final = "shot"
ATTACK: Final = "attack"
ABILITY: Final = "ability"


PROHIBITIONS: Final = frozenset((
    "attack", "block", "shoot", "act", "use_abilities", "be_target", "be_target_of_spells", "be_attacked", "be_blocked",
    "be_chosen_for_own_spells", "be_opened", "be_closed", "open_at_start", "be_destroyed", "be_healed", "gain_lives",
    "change_control", "strike_back", "be_closed_by_opponent",
))
"""What `Cannot` and `act.forbid` can forbid a card; "be_chosen_for_own_spells": by the player whose spell it is."""
PLAYER_PROHIBITIONS: Final = frozenset(("draw", "play", "search", "gain_coins", "gain_prayers", "use_abilities"))
"""What `PlayersCannot` can forbid players."""
OBLIGATIONS: Final = frozenset(("attack", "act", "block", "be_attacked", "be_target", "strike_directed"))
"""What `Must` and `act.oblige` can demand: "act" is met by any action of the card; "strike_directed" is a conditional
Directed strike."""

ACT_AT_ONCE: Final = "act_at_once"
STRIKE_FIRST: Final = "strike_first"
OPEN_AFTER_ATTACK: Final = "open_after_attack"
OPEN_AFTER_BLOCKING: Final = "open_after_blocking"
OPEN_WHEN_LOST: Final = "open_when_lost"
MISS_RESTORATION: Final = "miss_restoration"
RULES: Final = frozenset((ACT_AT_ONCE, STRIKE_FIRST, OPEN_AFTER_ATTACK, OPEN_AFTER_BLOCKING, OPEN_WHEN_LOST,
                          MISS_RESTORATION))
"""What `Rule` can say of a card: free of first-turn weakness; strikes first in a battle; stays open after its attack,
after blocking; opens as soon as it loses what says so; loses that instead of being opened at the
start of its turn."""


class Variable:
    """The X of a card (105.1.2, 512)."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "X"


X: Final = Variable()
