"""Words that English texts use for the words of the phrases: read for them anywhere, and never printed."""

from __future__ import annotations

# what the phrases say, and what is read as the same wherever it stands
SYNONYMS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("the opponent", ("your opponent", "an opponent")),
    ("each opponent", ("every opponent", "each of your opponents")),
    ("opposing", ("enemy",)),
    ("each", ("every",)),
    ("each time", ("each time that",)),
    ("the start of", ("the beginning of",)),
    ("until the end of the turn", ("until end of turn", "until the end of turn", "until the end of this turn")),
    ("until the end of the turn", ("until this turn ends", "until the turn ends", "until the end of the current turn")),
    ("until", ("till",)),
    ("while", ("as long as", "for as long as")),
    ("may", ("can",)),
    ("per turn", ("a turn", "each turn")),
    ("per game", ("a game", "each game", "in the game")),
    ("twice", ("two times", "2 times")),
    ("once", ("one time", "1 time")),
    ("three times", ("3 times",)),
    ("the same number of wounds", ("that many wounds", "as many wounds")),
    ("where x is", ("where x equals", "where x is equal to")),
    ("works in the graveyard", ("works in your graveyard", "works from the graveyard", "works from your graveyard")),
    ("works in the deck", ("works in your deck", "works from the deck")),
    ("works from hand", ("works from your hand", "works in hand", "works in your hand")),
    ("choose one", ("choose one of", "choose one of the following")),
    ("choose one or more", ("choose one or several", "choose one or more of the following")),
    ("choose twice from", ("choose twice", "choose twice one of", "choose one twice")),
    ("choose twice from", ("choose one of the following twice",)),
    ("cannot", ("can't", "can not")),
    ("fully heal", ("completely heal",)),
    ("the highest", ("the greatest", "the largest", "the biggest")),
    ("the lowest", ("the smallest", "the least")),
    ("this way", ("in this way", "that way")),
    ("immediately", ("at once",)),
)
