"""The term base: the game's words in both languages; the check that texts use them."""

from __future__ import annotations

import csv
import io
from functools import cache

import pytest
from translate.storage.tbx import tbxfile

from compiler.diagnostics import Code, every_code
from compiler.interchange.terms import COLUMNS, Term, terms, write_csv, write_tbx
from tests.folders import ProjectFolder, Run, card
from tests.language.helpers import compilation, texts


@cache
def base(game: str = "heroes") -> list[Term]:
    """Return the terms of one of the repository's games."""
    keywords = [word for word in compilation().scripts.keywords if word.game == game]
    return terms(game, texts(game), keywords)


def words(term: Term) -> tuple[str, str]:
    """Return a term in both languages."""
    return term.said["en"].word, term.said["ru"].word


@pytest.mark.parametrize(
    ("sort", "english", "russian"),
    [
        ("keyword", "Hire", "Найм"),
        ("type", "creature", "существо"),
        ("class", "forest guardian", "страж леса"),
        ("noun", "graveyard", "кладбище"),
        ("adjective", "stunned", "оглушенный"),
        ("verb", "destroy …", "уничтожить …"),
        ("phrase", "until the end of the turn", "до конца хода"),
    ],
)
def test_words_of_every_sort_are_in_it(sort: str, english: str, russian: str) -> None:
    assert (sort, english, russian) in [(term.sort, *words(term)) for term in base()]


@pytest.mark.parametrize("game", ["heroes", "tcg"])
def test_every_keyword_is_in_it_with_its_definition(game: str) -> None:
    known = {term.id: term for term in base(game)}
    for word in [word for word in compilation().scripts.keywords if word.game == game]:
        term = known[f"{word.game}-keyword-{word.id}"]
        assert words(term) == (word.printings["en"].name, word.printings["ru"].name)
        assert term.rules == word.rules
        printing = word.printings["en"]
        assert bool(term.said["en"].definition) == bool(printing.reminder or printing.definition)


def test_ids_and_pairs_are_unique_and_nothing_is_empty() -> None:
    assert len({term.id for term in base()}) == len({words(term) for term in base()}) == len(base())
    for term in base():
        for said in term.said.values():
            assert said.word
            assert said.forms
            assert said.word not in said.also
            assert set(said.also) == set(said.also_forms)


def test_synonyms_are_told_apart_from_the_word_to_use() -> None:
    heal = next(term for term in base() if words(term)[1] == "излечить … на …")
    assert heal.said["ru"].also == ("вылечить",)
    assert "вылечите" in heal.said["ru"].also_forms["вылечить"]


def test_the_table_is_read_as_it_was_written() -> None:
    rows = list(csv.DictReader(io.StringIO(write_csv(base()))))
    assert tuple(rows[0]) == COLUMNS
    assert [(row["id"], row["en"], row["ru"]) for row in rows] == [(term.id, *words(term)) for term in base()]


def test_translate_toolkit_reads_the_tbx() -> None:
    units = tbxfile(io.BytesIO(write_tbx(base()).encode()), sourcelanguage="en", targetlanguage="ru").units
    assert [(unit.source, unit.target) for unit in units] == [words(term) for term in base()]


EXAMPLES = [code for code in every_code().values() if code.examples and code.examples.kind == "terms"]


@pytest.mark.parametrize("code", EXAMPLES, ids=lambda code: code.name)
def test_example_fails_and_its_twin_passes(run: Run, folder: ProjectFolder, code: Code) -> None:
    assert code.examples is not None
    folder.card("chaos-hyena", code.examples.failing)
    status, _, err = run("terms", "--check")
    assert (status, err.count("warning[")) == (1, 1)
    assert f"warning[{code.number}]" in err
    folder.card("chaos-hyena", code.examples.passing)
    assert run("terms", "--check") == (0, "", "cards: 1, other words: 0\n")


@pytest.mark.parametrize(
    ("english", "russian", "missing"),
    [
        ("Gnomes dig.", "Роют гномы.", []),
        ("Gnomes dig.", "Роют карлики.", ["гном"]),
        ("A Forest Guardian and a dragon.", "О страже леса и драконе.", []),
        ("He fears no Death.", "Он не боится смерти.", ["Гибель"]),
        ("Death comes to all.", "Смерть приходит ко всем.", []),
        ("They charge; death follows.", "Они мчатся, за ними смерть.", []),
    ],
)
def test_terms_of_legends(run: Run, folder: ProjectFolder, english: str, russian: str, missing: list[str]) -> None:
    text = card().replace("ru:\n", f"  legend: {english}\nru:\n") + f"  legend: {russian}\n"
    folder.card("chaos-hyena", text)
    code, _, err = run("terms", "--check")
    assert code == bool(missing)
    assert [word for word in ("гном", "дракон", "Гибель", "Рывок") if f"does not say `{word}`" in err] == missing


def test_a_word_within_the_right_one_is_no_other_word(run: Run, folder: ProjectFolder) -> None:
    text = "Найм: Существо получает +2 к удару до тех пор, пока это существо не покинет игру."
    folder.card("chaos-hyena", card().replace("Рывок.", text))
    assert run("terms", "--check")[0] == 0
    folder.card("chaos-hyena", card().replace("Рывок.", text.replace("до тех пор, пока", "пока")))
    assert "the term base says `до тех пор, пока это существо не покинет игру`" in run("terms", "--check")[2]


def test_the_term_base_is_printed(run: Run, folder: ProjectFolder) -> None:
    assert run("terms")[1].startswith("id,sort,en,ru,")
    assert run("terms", "--format", "tbx")[1].startswith("<?xml")
    assert run("terms", str(folder.card("chaos-hyena", card())))[0] == 2
