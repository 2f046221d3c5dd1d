"""Families of battles on squares: each is stated in both languages, prints across and back, and becomes code."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from compiler.codegen.draft import Method
from compiler.games.game import game
from compiler.games.tcg.generate import GENERATOR
from compiler.language import meaning
from tests.language.helpers import ROOT, check, read, texts, write

GAME = "tcg"
FAMILIES: list[dict[str, Any]] = [
    entry
    for path in sorted((ROOT / "tests/language/fixtures" / GAME).glob("*.yaml"))
    for entry in yaml.safe_load(path.read_text("utf-8"))
]


@pytest.mark.parametrize("entry", FAMILIES, ids=lambda entry: f"{entry['family']}-{entry['en'][:40]}")
def test_a_family_means_the_same_in_both_languages_and_becomes_code(entry: dict[str, Any]) -> None:
    name = entry.get("name")
    names = (name["en"], name["ru"]) if name else None
    tree = check(entry["en"], entry["ru"], name=names, card_type=entry["type"], game=GAME)
    assert game(GAME).lacking(entry["type"], tree, texts(GAME).meanings) == []


@pytest.mark.parametrize(
    ("language", "text", "right"),
    [
        ("en", "2[tkoen][tap]: Close an enemy creature.", "[token]"),
        ("ru", "[nistant][tap]: Излечить существо на 1.", "[instant]"),
        ("en", 'Effect "misama" – wuond a creature for 1.', "wound"),
        ("ru", "[tap]: Воздействие «миазмы» – отраквить существо на 2.", "отравить"),
    ],
)
def test_a_misspelt_symbol_or_word_is_told_of(language: str, text: str, right: str) -> None:
    fault = texts(GAME).read(language, text, None, False).diagnostics[0]
    assert fault.code == "unknown-word"
    assert right in list(fault.help[0].args["words"])  # type: ignore[arg-type]


def test_a_bonus_is_printed_as_one_writes_it() -> None:
    tree = check("A creature gets +1 to strike.", "Существо получает +1 {strike}.", game=GAME)
    assert write("ru", tree, game=GAME) == "Существо получает +1 к удару."


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("Может сразиться с стоящим рядом существом.", "Может сразиться со стоящим рядом существом."),
        ("Может поменяться местами со соседним существом.", "Может поменяться местами со стоящим рядом существом."),
        ("Может сразиться со существом со [armor].", "Может сразиться с существом с бронёй."),
    ],
)
def test_a_preposition_is_read_either_way_and_printed_as_one_says_it(said: str, printed: str) -> None:
    assert write("ru", read("ru", said, game=GAME), game=GAME) == printed


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "A creature gets +1 to strike (at most 3)."), ("ru", "Существо получает +1 к удару (максимум 3).")],
)
def test_a_cap_of_nothing_that_varies_is_refused(language: str, text: str) -> None:
    (feature,) = texts(GAME).read(language, text, None, False).features
    assert isinstance(feature, meaning.Noted)
    assert game(GAME).lacking("creature", meaning.CardText((feature,)), texts(GAME).meanings)


def test_what_is_got_for_each_is_capped_altogether() -> None:
    text = "+2 to strike for each artifact in your squad (at most 4)."
    tree = check(text, "+2 к удару за каждый артефакт в вашем отряде (максимум 4).", game=GAME)
    assert any(line.startswith("return min(2 * ") and line.endswith(", 4)") for line in code(tree))


def test_no_card_is_summoned_onto_its_own_square() -> None:
    text = "[tap]: Destroy a creature, and in doing so summon an artifact onto its square."
    tree = check(text, "[tap]: Уничтожить существо, при этом вызвать на его клетку артефакт.", game=GAME)
    assert "act.summon(act.targets(2), squares=[act.square_left(act.target(1))])" in code(tree)


def code(tree: meaning.CardText) -> list[str]:
    """Return the lines of the methods that become of a text."""
    draft, refused = GENERATOR.draft("card", "creature", tree, texts(GAME).meanings)
    assert not refused
    methods = [made for each in draft.classes for made in each.members if isinstance(made, Method)]
    return [line.code for made in methods for line in made.lines]
