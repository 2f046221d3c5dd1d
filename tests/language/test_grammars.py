"""The grammars are strict, and every word of the phrases is in the lexicons."""

from __future__ import annotations

import pytest

from compiler.games.game import GAMES, game
from compiler.language.en.speech import English
from compiler.language.grammar import Grammar
from compiler.language.lexer import Lexer, scan
from compiler.language.ru import build
from compiler.language.ru.speech import Russian

TONGUES = (English(), Russian())
SAID_WITH_THE_OWNER = {"Own", "OwnMore"}  # «у вас есть …» is one phrase with its player


@pytest.mark.parametrize("tongue", TONGUES, ids=lambda tongue: tongue.code)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_grammar_has_no_conflict(game_id: str, tongue: English | Russian) -> None:
    tables = Grammar(tongue, game(game_id).phrasebook()).tables()
    assert tables.actions.lines


@pytest.mark.parametrize("tongue", TONGUES, ids=lambda tongue: tongue.code)
@pytest.mark.parametrize("game_id", GAMES)
def test_all_words_that_can_go_on_with_a_text_are_found(game_id: str, tongue: English | Russian) -> None:
    grammar = Grammar(tongue, game(game_id).phrasebook())
    lexer = Lexer(grammar)
    for lexeme in grammar.terminals.values():
        lattice = lexer.lattice(scan(next(iter(lexeme.forms.values()))))
        for terminal in {leaf.terminal for leaf in lattice[0]}:
            found = lattice.going_on(0, [{}, {terminal: 0}])
            assert [leaf for leaf in found if leaf.terminal == terminal] == [
                leaf for leaf in lattice[0] if leaf.terminal == terminal
            ]


def test_the_russian_lexicon_is_what_the_morphology_library_says() -> None:
    books = [game(game_id).phrasebook() for game_id in GAMES]
    assert build.PATH.read_text("utf-8") == build.dump(build.build(books)), "run `make lexicon` and read its diff"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_node_is_worded_in_every_language(game_id: str) -> None:
    """A meaning that one language cannot say at all could not be translated."""
    said: dict[str, set[str]] = {}
    for phrase in game(game_id).phrasebook().phrases:
        for made in phrase.shape.types or ():
            said.setdefault(made.__name__, set()).update(language for language, _ in phrase.templates)
    lacking = {key: languages for key, languages in said.items() if len(languages) < len(TONGUES)}
    assert lacking.keys() <= SAID_WITH_THE_OWNER
