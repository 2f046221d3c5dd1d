"""What pronouns stand for: what was spoken of last, a selection, the card itself or one that the event names."""

from __future__ import annotations

import pytest

from compiler.language import meaning as m
from compiler.language.ast import Node, walk
from compiler.language.texts import LANGUAGES
from tests.language.helpers import read

NAMES = {"en": "Piranha", "ru": "Пиранья"}
CASES: list[tuple[dict[str, str], type[Node], Node]] = [
    (
        {
            "en": "On a strike, close the attacked creature and wound it for 1.",
            "ru": "При ударе закрыть атакованное существо и ранить его на 1.",
        },
        m.Wound,
        m.Attacked(),
    ),
    (
        {
            "en": "On a strike, the attacked creature and a creature standing next to it receive a token.",
            "ru": "При ударе атакованное существо и стоящее рядом с ним существо получают фишку.",
        },
        m.NextTo,
        m.Attacked(),
    ),
    (
        {
            "en": "On a strike against Piranha, wound the attacking creature for 1, and in doing so close it.",
            "ru": "При ударе по Пиранье ранить атаковавшее существо на 1, при этом закрыть его.",
        },
        m.Close,
        m.Attacker(),
    ),
    (
        {
            "en": "On a strike, wound the attacked creature for 1, and in doing so heal Piranha for 1, then close it.",
            "ru": "При ударе ранить атакованное существо на 1, при этом излечить Пиранью на 1, затем закрыть её.",
        },
        m.Close,
        m.ThisCard(),
    ),
    (
        {
            "en": "While your creature stands to the left of Piranha, it gets +1 to strike.",
            "ru": "Пока ваше существо стоит слева от Пираньи, оно получает +1 к удару.",
        },
        m.Do,
        m.Referent(0),
    ),
    (
        {
            "en": "While Piranha stands next to your creature, it gets +1 to strike.",
            "ru": "Пока Пиранья стоит рядом с вашим существом, она получает +1 к удару.",
        },
        m.Do,
        m.ThisCard(),
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("texts", "where", "meant"), CASES)
def test_it_is_what_was_spoken_of_last(
    language: str, texts: dict[str, str], where: type[Node], meant: Node
) -> None:
    tree = read(language, texts[language], NAMES[language], game="tcg")
    found = [node for node in walk(tree) if type(node) is where]
    said = [getattr(node, part) for node in found for part in ("target", "card", "agent") if hasattr(node, part)]
    assert said[-1] == meant
