"""What is understood and has no behaviour is refused with its place: never half a card."""

from __future__ import annotations

import pytest

from compiler.codegen.draft import Method
from compiler.games.game import game
from compiler.games.tcg.generate import GENERATOR
from compiler.language import meaning as m
from compiler.language.ast import Node
from tests.language.helpers import texts


def feature(act: Node) -> m.CardText:
    """Return the text of a card that does one thing for [tap]."""
    return m.CardText((m.Activated((m.PayClose(),), m.Chain((m.Part("first", act),))),))


SQUARES = m.Cards(m.All(), m.Kind(m.TypeNoun("square")))
THIS = m.Do(m.ThisCard(), m.Have((m.Bonus(m.Number(1), "luck"),)))
SQUARE = m.Cards(m.One(), m.Kind(m.TypeNoun("square"), (m.InState("free"),)))
LACKING: dict[str, tuple[m.CardText, type[Node]]] = {
    "a deed of the other game": (feature(m.Do(m.You(), m.Draw(m.Number(1)))), m.Draw),
    "an attack of no kind": (feature(m.Do(m.You(), m.MakeAttack("bite", (m.Number(1),)))), m.MakeAttack),
    "an attack of two powers": (feature(m.Do(m.You(), m.MakeAttack("shot", (m.Number(1), m.Number(2))))), m.MakeAttack),
    "many squares": (feature(m.Do(m.You(), m.Relocate(m.ThisCard(), SQUARES))), m.Cards),
    "a wounded square": (feature(m.Do(m.You(), m.Wound(SQUARE, m.Number(1)))), m.Cards),
    "a property that there is not": (m.CardText((m.Instructions(m.Chain((m.Part("first", THIS),))),)), m.Bonus),
    "a die that nobody rolls": (
        m.CardText((m.Instructions(m.Chain((m.Part("first", m.Do(m.ThisCard(), m.Have((m.Bonus(
            m.ByRoll((m.Number(1), m.Number(2), m.Number(3))), "strike"),)))),))),)), m.ByRoll),
}


@pytest.mark.parametrize("name", LACKING)
def test_what_has_no_behaviour_is_named(name: str) -> None:
    text, culprit = LACKING[name]
    assert [type(each) for each in game("tcg").lacking("creature", text, {})] == [culprit]


def code(text: m.CardText) -> str:
    """Return the lines of the classes of a text, all of which must have behaviour."""
    draft, refused = GENERATOR.draft("card", "creature", text, {})
    assert not refused
    return "\n".join(line.code for each in draft.classes for row in each.members if isinstance(row, Method)
                     for line in row.lines)


def test_a_host_that_is_not_there_has_nothing() -> None:
    held = m.Is(m.HostOf(m.ThisCard()), m.InState("open"))
    kept = m.Do(m.ThisCard(), m.Have((m.Keyword("armor", m.Number(1)),)))
    text = m.CardText((m.While(held, m.Chain((m.Part("first", kept),))),))
    assert "see.host(see.this) != 0 and (see.is_open(see.host(see.this)))" in code(text)


def test_cards_next_to_a_square_are_no_cards_next_to_a_card() -> None:
    near = m.Cards(m.All(), m.Kind(m.TypeNoun("card"), (m.NextTo(m.Referent(0)),)))
    chosen = m.Part("first", m.Do(m.You(), m.ChooseCards(SQUARE)))
    wounded = m.Part("next", m.Do(m.You(), m.Wound(near, m.Number(2))))
    text = m.CardText((m.Activated((m.PayClose(),), m.Chain((chosen, wounded))),))
    assert "see.adjacent_square(see.square_of(1), card)" in code(text)


def test_the_place_is_the_part_that_lacks_it() -> None:
    said = "[tap]: Discharge at 1, range 4.\n[tap]: Draw a card."
    read = texts("tcg").read("en", said, None, False).text
    assert read is not None
    (part,) = game("tcg").lacking("creature", read, {})
    assert part.span is not None and said[part.span.start : part.span.end] == "Draw a card"
