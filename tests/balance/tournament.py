"""A tournament: every deck against every other, in both seats, led by agents of several minds."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, islice

from runtime.heroes import Deck, Definitions, new_game
from runtime.heroes.greedy import eager
from runtime.kernel.agents import Agent, GreedyAgent, RandomAgent, play

MINDS = ("greedy", "random")
MOST_DECISIONS = 10_000
"""A game that is not over by then counts as endless."""


@dataclass(frozen=True, slots=True)
class Match:
    """One game: who sits where, what leads both decks, and the seed that repeats it."""

    decks: tuple[str, str]
    mind: str
    seed: int


@dataclass(slots=True)
class Standing:
    """What came of the games: all that is counted is counted by mind as well."""

    games: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By deck and mind; a draw is a game for both."""
    points: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Twice what a deck won: 2 for a victory, 1 for a draw."""
    pairs: Counter[tuple[str, str]] = field(default_factory=Counter)
    """The points of a deck against another."""
    lengths: Counter[str] = field(default_factory=Counter)
    """The turns of all games, by mind."""
    played: Counter[str] = field(default_factory=Counter)
    """The games, by mind."""
    firsts: int = 0
    """The points of the players who went first."""
    failed: list[str] = field(default_factory=list)

    def rate(self, deck: str, *minds: str) -> float:
        """Return which part of its games a deck won, 0 to 1; a draw is half a victory."""
        games = sum(self.games[deck, mind] for mind in minds)
        return sum(self.points[deck, mind] for mind in minds) / (2 * games) if games else 0.0

    def against(self, deck: str, other: str) -> float:
        """Return which part of its games against another deck a deck won."""
        mine, theirs = self.pairs[deck, other], self.pairs[other, deck]
        return mine / (mine + theirs) if mine + theirs else 0.0

    def first_rate(self) -> float:
        """Return which part of the games was won by the player who went first."""
        return self.firsts / (2 * max(1, sum(self.played.values())))

    def length(self, *minds: str) -> float:
        """Return how many turns a game took, the two players' turns counted one by one."""
        return sum(self.lengths[mind] for mind in minds) / max(1, sum(self.played[mind] for mind in minds))


def matches(decks: Sequence[str], games: int, first_seed: int = 0) -> Iterator[Match]:
    """Yield so many matches: the pairings in turn, each in both seats and with every mind."""
    return islice(_rounds(decks, first_seed), games)


def _rounds(decks: Sequence[str], seed: int) -> Iterator[Match]:
    while True:
        for one, other in combinations(decks, 2):
            for mind in MINDS:
                yield Match((one, other), mind, seed)
                yield Match((other, one), mind, seed + 1)
        seed += 2


def agent(mind: str, seed: int) -> Agent:
    """Return an agent of a mind."""
    return GreedyAgent(eager) if mind == "greedy" else RandomAgent(seed)


def hold(decks: Mapping[str, Deck], games: int, definitions: Definitions, first_seed: int = 0) -> Standing:
    """Play the matches; what fails is noted with what repeats it."""
    standing = Standing()
    for match in matches(list(decks), games, first_seed):
        try:
            _play(match, decks, definitions, standing)
        except Exception:
            standing.failed.append(f"{match}\n{traceback.format_exc(limit=-3)}")
    return standing


def _play(match: Match, decks: Mapping[str, Deck], definitions: Definitions, standing: Standing) -> None:
    game = new_game([decks[name] for name in match.decks], definitions, match.seed)
    play(game, [agent(match.mind, match.seed), agent(match.mind, match.seed + 1)], MOST_DECISIONS)
    if not game.over:
        standing.failed.append(f"{match}\nendless")
        return
    standing.played[match.mind] += 1
    standing.lengths[match.mind] += game.turn
    for seat, name in enumerate(match.decks):
        points = 1 if game.winner is None else 2 * (game.winner == seat)
        standing.games[name, match.mind] += 1
        standing.points[name, match.mind] += points
        standing.pairs[name, match.decks[1 - seat]] += points
        if seat == game.first:
            standing.firsts += points
