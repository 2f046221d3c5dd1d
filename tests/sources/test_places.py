"""The place of each character of a value, in every style of YAML."""

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from compiler.diagnostics import TextSpan
from compiler.sources import Source
from compiler.sources.reader import read_data

STYLES = {
    "literal": "en:\n  text: |\n    Hire: Wound.\n\n      Two.\n    Three.\n",
    "literal, explicit indent": "en:\n  text: |2-\n      Hire.\n    Two.\n",
    "folded": "en:\n  text: >\n    Hire: Wound\n    your hero.\n\n    Two.\n      More.\n    Three.\n",
    "plain": "en:\n  text: Hire. Two\n    three.\n\n    Four.\n",
    "single": "en:\n  text: 'It''s: a\n\n    hero''s.'\n",
    "double": 'en:\n  text: "Hire:\\n \\u0414\\"x\\" a\\\n    b\n\n    c."\n',
    "flow": "en: {text: 'a b', name: x}\n",
    "carriage returns": "en:\r\n  text: |\r\n    One.\r\n    Two.\r\n",
    "beside a comment": "en:\n  text: | # why\n\n    One.\n",
}


@pytest.mark.parametrize("style", STYLES)
def test_every_visible_character_is_found(style: str) -> None:
    source = Source("a.yaml", STYLES[style])
    value = read_data(source)["en"]["text"]
    for offset, character in enumerate(value):
        span = source.text_span(("en", "text"), TextSpan(offset, offset + 1))
        written = source.lines[span.line - 1][span.column - 1 :]
        if not character.isspace():
            assert written.startswith((character, "''", "\\u0414", '\\"')), (offset, character, span)


def test_span_over_two_lines() -> None:
    source = Source("a.yaml", STYLES["folded"])
    span = source.text_span(("en", "text"), TextSpan(6, 16))
    assert (span.line, span.column, span.end_line, span.end_column) == (3, 11, 4, 9)


def test_end_of_text() -> None:
    source = Source("a.yaml", "en:\n  text: |\n    One.\n")
    assert str(source.text_span(("en", "text"), TextSpan(4, 4))) == "a.yaml:3:9"


@pytest.mark.parametrize("style", ["|", ">", "'", '"'])
@pytest.mark.parametrize("piece", ["it's", 'say "so"', "a\\b"])
def test_a_piece_is_written_as_its_scalar_asks(style: str, piece: str) -> None:
    source = Source("a.yaml", yaml.dump({"en": {"text": "One Two."}}, default_style=style))
    span = source.text_span(("en", "text"), TextSpan(4, 7))
    line = source.lines[span.line - 1]
    lines = source.lines.copy()
    lines[span.line - 1] = line[: span.column - 1] + source.spelt(("en", "text"), piece) + line[span.end_column - 1 :]
    assert read_data(Source("a.yaml", "\n".join(lines)))["en"]["text"] == f"One {piece}."


TEXTS = st.text(st.sampled_from("аб: '\"\\\n#-|>"), min_size=1).filter(lambda text: text.strip() == text)


@given(TEXTS, st.sampled_from(["|", ">", "'", '"']))
def test_styles_that_a_writer_chooses(text: str, style: str) -> None:
    written = yaml.dump({"en": {"text": text}}, default_style=style, allow_unicode=True, width=20)
    source = Source("a.yaml", written)
    assert read_data(source)["en"]["text"] == text
    places = [
        source.text_span(("en", "text"), TextSpan(at, at + 1))
        for at, character in enumerate(text)
        if not character.isspace()
    ]
    assert places == sorted(set(places)), "each visible character has a place of its own, in order"
    for span, character in zip(places, "".join(text.split()), strict=True):
        assert source.lines[span.line - 1][span.column - 1] in (character, "\\")
