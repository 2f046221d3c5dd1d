"""`python -m tests.balance [GAMES] [FIRST_SEED]`: hold a tournament of the decks of First Light and print how it ended.

Exit 1 if a game failed, or a deck won too much or too little of all its games.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping

from rich.console import Console
from rich.table import Table

from compiler import pipeline
from compiler.sources import find_project
from runtime.heroes import Deck
from runtime.heroes.library import library
from tests.balance.tournament import MINDS, Standing, hold
from tests.language.helpers import ROOT

SET = "first-light"
GAMES = 2_000
LEAST, MOST = 0.4, 0.6
"""What part of its games a deck may win."""


def main(games: int = GAMES, first_seed: int = 0) -> int:
    """Play the games and print the table; return 1 if something is wrong."""
    decks = set_decks()
    standing = hold({id_: deck for id_, (_, deck) in decks.items()}, games, library(), first_seed)
    names = {id_: name for id_, (name, _) in decks.items()}
    console = Console()
    console.print(table(names, standing))
    console.print(
        f"games: {sum(standing.played.values())}, failed: {len(standing.failed)}; "
        f"turns in a game: {standing.length(*MINDS):.1f} "
        f"({', '.join(f'{mind} {standing.length(mind):.1f}' for mind in MINDS)}); "
        f"won by who went first: {standing.first_rate():.1%}"
    )
    for failure in standing.failed:
        console.print(failure, markup=False)
    outside = [names[id_] for id_ in names if not LEAST <= standing.rate(id_, *MINDS) <= MOST]
    if outside:
        console.print(f"not between {LEAST:.0%} and {MOST:.0%}: {', '.join(outside)}")
    return int(bool(outside or standing.failed))


def set_decks() -> dict[str, tuple[str, Deck]]:
    """Return the decks of the set by id, each with its name."""
    project = pipeline.load(find_project(ROOT))
    found = {}
    for each in project.scripts.decks:
        if f"/{SET}/" in each.source.file:
            cards = [card for card, count in each.cards.items() for _ in range(count)]
            found[each.id] = (each.names["en"], Deck(str(each.hero), cards))
    return found


def table(names: Mapping[str, str], standing: Standing) -> Table:
    """Return the rates of each deck: of all its games, by mind, and against each other deck."""
    short = {id_: "".join(word[0] for word in name.split()) for id_, name in names.items()}
    shown = Table("deck", "", "won", *MINDS, *short.values())
    for id_, name in names.items():
        rates = [standing.rate(id_, *minds) for minds in (MINDS, *((mind,) for mind in MINDS))]
        rivals = ["" if id_ == other else f"{standing.against(id_, other):.0%}" for other in names]
        shown.add_row(name, short[id_], *(f"{rate:.1%}" for rate in rates), *rivals)
    return shown


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3])))
