"""Fill the Russian lexicon with the words of all games' phrases (``make lexicon``)."""

from __future__ import annotations

from compiler.games.game import GAMES, game
from compiler.language.ru import build


def main() -> None:
    """Write the lexicon anew from the morphology library."""
    books = [game(game_id).phrasebook() for game_id in GAMES]
    build.PATH.write_text(build.dump(build.build(books)), "utf-8")


if __name__ == "__main__":
    main()
