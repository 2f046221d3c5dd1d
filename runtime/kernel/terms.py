"""The words that the cards of every game share: players, zones, durations, joints, limits, operations."""

from __future__ import annotations

from typing import Final

YOU: Final = "you"
OPPONENT: Final = "opponent"
ANY: Final = "any"
YOURS: Final = "yours"
OPPOSING: Final = "opposing"

PLAY: Final = "play"
DECK: Final = "deck"
GRAVEYARD: Final = "graveyard"
FIRST: Final = "first"
THEN: Final = "then"
IN_DOING_SO: Final = "in doing so"

DECLARATION: Final = "declaration"
CARRYING_OUT: Final = "carrying out"

END_OF_TURN: Final = "end of turn"
END_OF_YOUR_TURN: Final = "end of your turn"
END_OF_OPPONENTS_TURN: Final = "end of opponent's turn"
END_OF_CONTROLLERS_TURN: Final = "end of its controller's turn"
START_OF_YOUR_NEXT_TURN: Final = "start of your next turn"
END_OF_YOUR_NEXT_TURN: Final = "end of your next turn"
START_OF_OPPONENTS_NEXT_TURN: Final = "start of opponent's next turn"
END_OF_OPPONENTS_NEXT_TURN: Final = "end of opponent's next turn"
YOUR_NEXT_TURN: Final = "your next turn"
OPPONENTS_NEXT_TURN: Final = "opponent's next turn"
CONTROLLERS_NEXT_TURN: Final = "its controller's next turn"
END_OF_CONTROLLERS_NEXT_TURN: Final = "end of its controller's next turn"
WHILE_THIS_IN_PLAY: Final = "while this is in play"
END_OF_GAME: Final = "end of game"



def next_turns(number: int) -> str:
    """For your next `number` turns: only while it is your turn."""
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
SPELL: Final = "spell"
STRIKE: Final = "strike"
SHOT: Final = "shot"
ATTACK: Final = "attack"
ABILITY: Final = "ability"


class Variable:
    """The X of a card (105.1.2, 512)."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "X"


X: Final = Variable()
