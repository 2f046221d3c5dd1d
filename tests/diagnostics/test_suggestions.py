"""Suggestions: the nearest first, at most four, none that are far."""

from compiler.diagnostics import suggestions

WORDS = ["wound", "wounds", "heal", "healing", "draw", "round", "bound", "sound", "mound", "X"]


def test_nearest_first() -> None:
    assert suggestions("wuond", WORDS)[0] == "wound"
    assert suggestions("haeling", WORDS) == ["healing"]


def test_at_most_four() -> None:
    assert len(suggestions("ound", WORDS)) == 4


def test_far_words_and_the_word_itself_are_not_offered() -> None:
    assert suggestions("zzzzzz", WORDS) == []
    assert "draw" not in suggestions("draw", WORDS)


def test_the_order_of_the_known_words_does_not_matter() -> None:
    assert suggestions("ound", WORDS) == suggestions("ound", reversed(WORDS))
