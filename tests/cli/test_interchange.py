"""`cardscript export` and `cardscript import` as a translator calls them."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from compiler.diagnostics import Code, every_code
from compiler.diagnostics.translations import GOOD_PO, GOOD_XLIFF
from tests.folders import ProjectFolder, Run, card

RECORDS = "cardscripts/heroes/translations.txt"


@pytest.fixture
def cards(folder: ProjectFolder) -> list[Path]:
    """Two cards, of which one names the other and has a legend with what files of translations easily lose."""
    legend = '  legend: |\n    "He \\ said <b>&amp;</b>\n    \u200fשלום\u200e"\n'
    hyena = card().replace("ru:\n", f"{legend}ru:\n") + legend
    alp = card("alp", "Alp", "Альп").replace("Charge.", "Hire: Search for Chaos Hyena.")
    return [
        folder.card("chaos-hyena", hyena),
        folder.card("alp", alp.replace("Рывок.", "Найм: Поиск – Гиена Хаоса.")),
    ]


def texts(paths: list[Path]) -> list[str]:
    """Return what stands in the files."""
    return [path.read_text(encoding="utf-8") for path in paths]


def po(folder: ProjectFolder, *messages: tuple[str, str, str], head: str = "") -> str:
    """Write a PO file of contexts, originals and translations; return its name."""
    entries = (f'\n{head}msgctxt "{name}"\nmsgid "{original}"\nmsgstr "{said}"\n' for name, original, said in messages)
    folder.write("in.po", GOOD_PO.partition("\n\n")[0] + "\n" + "".join(entries))
    return "in.po"


@pytest.mark.parametrize("form", ["po", "xliff"])
@pytest.mark.parametrize("to", ["ru", "en"])
def test_what_is_exported_comes_in_again_without_a_change(
    run: Run, folder: ProjectFolder, cards: list[Path], form: str, to: str
) -> None:
    run("sync", "--accept", "--to", to)
    before = texts([*cards, folder.root / RECORDS])
    code, out, err = run("export", "--format", form, "--to", to)
    assert (code, err) == (0, "")
    folder.write("out", out)
    assert run("import", "out") == (0, "", "fields changed: 0, confirmed: 0; not ready and left alone: 0\n")
    assert texts([*cards, folder.root / RECORDS]) == before


def test_exports_say_what_a_translator_needs(run: Run, folder: ProjectFolder, cards: list[Path]) -> None:
    folder.card("alp", cards[1].read_text(encoding="utf-8").replace("Найм: Поиск – Гиена Хаоса.", "Рывок."))
    out = run("export")[1]
    entry = next(entry for entry in out.split("\n\n") if '"heroes.alp.text"' in entry)
    assert entry.split("\n") == [
        "#. card: creature · Darkness · beast · cost 4 · strike 3 · lives 4",
        "#. meaning: triggered ability: Hire: Search for Chaos Hyena.",
        "#. draft: Найм: Поиск – Гиена Хаоса.",
        "#. state: English says “Hire: Search for Chaos Hyena”, Russian says “Charge”",
        "#: cardscripts/heroes/core/alp.yaml:10",
        "#, fuzzy",
        'msgctxt "heroes.alp.text"',
        'msgid "Hire: Search for Chaos Hyena."',
        'msgstr "Рывок."',
    ]
    assert "#. смысл: срабатывающая способность: Найм: Поиск – Гиена Хаоса." in run("export", "--ui", "ru")[1]


def test_a_missing_text_comes_with_its_draft(run: Run, folder: ProjectFolder) -> None:
    folder.card("chaos-hyena", card().partition("ru:\n")[0])
    out = run("export")[1]
    assert '#, fuzzy\nmsgctxt "heroes.chaos-hyena.text"\nmsgid "Charge."\nmsgstr "Рывок."\n' in out
    assert 'msgctxt "heroes.chaos-hyena.name"\nmsgid "Chaos Hyena"\nmsgstr ""' in out
    folder.write("in.po", out.replace("#, fuzzy\n", "").replace('Hyena"\nmsgstr ""', 'Hyena"\nmsgstr "Гиена Хаоса"'))
    assert run("import", "in.po")[2] == "fields changed: 2, confirmed: 2; not ready and left alone: 0\n"
    assert run("sync")[0] == 0
    assert run("check")[0] == 0


def test_a_translation_is_taken_and_confirmed(run: Run, folder: ProjectFolder, cards: list[Path]) -> None:
    file = po(folder, ("heroes.chaos-hyena.legend", "x", "«Он \\\\ сказал»\\nпросто"))
    assert run("import", file)[2] == "fields changed: 1, confirmed: 1; not ready and left alone: 0\n"
    assert "    «Он \\ сказал»\n    просто\n" in cards[0].read_text(encoding="utf-8")


def test_a_translation_of_an_older_original_is_outdated(run: Run, folder: ProjectFolder, cards: list[Path]) -> None:
    run("sync", "--accept")
    run("import", po(folder, ("heroes.chaos-hyena.name", "Hyena", "Гиена хаоса")))
    _, out, _ = run("sync")
    assert "name: outdated" in out
    assert "legend" not in out


def test_fuzzy_messages_are_left_alone(run: Run, folder: ProjectFolder, cards: list[Path]) -> None:
    before = texts(cards)
    file = po(folder, ("heroes.chaos-hyena.text", "Charge.", "Броня 1."), head="#, fuzzy\n")
    assert run("import", file)[2] == "fields changed: 0, confirmed: 0; not ready and left alone: 1\n"
    assert texts(cards) == before


def test_a_translation_that_changes_the_meaning_is_refused(
    run: Run, folder: ProjectFolder, cards: list[Path]
) -> None:
    before = texts(cards)
    messages = ("heroes.chaos-hyena.name", "Chaos Hyena", "Гиена"), ("heroes.chaos-hyena.text", "Charge.", "Броня 1.")
    code, _, err = run("import", po(folder, *messages))
    assert code == 1
    assert "error[CS709]: the translation of `chaos-hyena` would mean something else\n   --> in.po:10:1" in err
    assert "English says “Charge”, Russian says “Armor 1”" in err
    assert "nothing was written" in err
    assert texts(cards) == before
    assert not (folder.root / RECORDS).exists()
    assert "по-английски «Рывок», по-русски «Броня 1»" in run("import", "in.po", "--ui", "ru")[2]


def test_a_translation_that_can_not_be_read_is_refused(run: Run, folder: ProjectFolder, cards: list[Path]) -> None:
    _, _, err = run("import", po(folder, ("heroes.chaos-hyena.text", "Charge.", "Рывк.")))
    assert "Russian can't be read: `Рывк` is not a word of the ability language" in err


def test_a_name_that_another_text_says_can_not_change_alone(
    run: Run, folder: ProjectFolder, cards: list[Path]
) -> None:
    alone = ("heroes.chaos-hyena.name", "Chaos Hyena", "Псина Хаоса")
    code, _, err = run("import", po(folder, alone))
    assert code == 1
    assert "the translation of `alp` would mean something else" in err
    both = (alone, ("heroes.alp.text", "Hire: Search for Chaos Hyena.", "Найм: Поиск – Псина Хаоса."))
    assert run("import", po(folder, *both))[2].startswith("fields changed: 2")
    assert run("check")[0] == 0


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ("Альп", "the name “Альп” is used twice"),
        ("<script>", "`ru.name` can't be written as `<script>`"),
        ("Гиена\\nХаоса", "`ru.name` can't be written as"),
        ("Гиена \u202eХаоса", "the character U+202E may not be used"),
        ("Гиена Xаоса", "`Xаоса` has letters of another alphabet"),
        ("Гиена" * 40, "`ru.name` has 200 characters"),
    ],
)
def test_a_name_that_no_card_may_have_is_refused(
    run: Run, folder: ProjectFolder, cards: list[Path], said: str, problem: str
) -> None:
    before = texts(cards)
    code, _, err = run("import", po(folder, ("heroes.chaos-hyena.name", "Chaos Hyena", said)))
    assert code == 1
    assert "error[CS708]" in err
    assert problem in err
    assert texts(cards) == before


@pytest.mark.parametrize(
    "name", ["heroes.chaos-hyenna.name", "heroes.alp.legend", "../../etc/passwd", "__import__('os')", ""]
)
def test_a_message_about_nothing_is_refused(run: Run, folder: ProjectFolder, cards: list[Path], name: str) -> None:
    code, _, err = run("import", po(folder, (name, "x", "y")))
    assert code == 1
    assert "error[CS706]" in err
    assert "--> in.po:6:1" in err
    assert ("did you mean `heroes.chaos-hyena.name`" in err) == ("hyenna" in name)


EXAMPLES = [code for code in every_code().values() if code.examples and code.examples.kind == "exchange"]


@pytest.mark.parametrize("code", EXAMPLES, ids=lambda code: code.name)
def test_example_fails_and_its_twin_passes(run: Run, folder: ProjectFolder, code: Code) -> None:
    assert code.examples is not None
    folder.card("chaos-hyena", card())
    folder.write("in", code.examples.failing)
    status, _, err = run("import", "in")
    assert (status, err.count("error[")) == (1, 1)
    assert f"error[{code.number}]" in err
    folder.write("in", code.examples.passing)
    assert run("import", "in")[0] == 0


def test_a_file_that_is_not_there_is_wrong_usage(run: Run) -> None:
    assert run("import", "nowhere.po")[0] == 2


def test_a_file_that_is_too_large_is_refused(run: Run, folder: ProjectFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("compiler.interchange.units.LARGEST", 1000)
    folder.write("in.po", GOOD_PO + "# much\n" * 1000)
    code, _, err = run("import", "in.po")
    assert code == 1
    assert "CS103" in err


def test_a_bomb_is_refused_before_it_explodes(run: Run, folder: ProjectFolder) -> None:
    levels = "".join(f'<!ENTITY a{n + 1} "{f"&a{n};" * 10}">' for n in range(30))
    folder.write("in.xlf", f'<!DOCTYPE x [<!ENTITY a0 "ha">{levels}]><xliff>&a30;</xliff>')
    code, _, err = run("import", "in.xlf")
    assert code == 1
    assert "error[CS705]" in err


def test_a_disk_that_fails_leaves_everything_as_it_was(
    run: Run, folder: ProjectFolder, cards: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = texts(cards)
    replace = Path.replace

    def fails_for_records(self: Path, target: Path) -> Path:
        if Path(target).name == "translations.txt":
            raise OSError(28, "No space left on device", str(target))
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", fails_for_records)
    code, _, err = run("import", po(folder, ("heroes.chaos-hyena.legend", "x", "Другое")))
    assert code == 1
    assert "the disk is full" in err
    assert texts(cards) == before


def test_a_large_file_about_nothing_is_refused_in_bounded_time(
    run: Run, folder: ProjectFolder, cards: list[Path]
) -> None:
    po(folder, *((f"heroes.hyena-{number}.name", "x", "y") for number in range(5_000)))
    start = time.monotonic()
    code, _, err = run("import", "in.po")
    assert code == 1
    assert err.count("error[CS706]") == 5_000
    long = "\n" * 2_000_000
    unit = f'<unit id="heroes.alp.name"><segment><source>{long}</source></segment></unit>'
    folder.write("in.xlf", GOOD_XLIFF.partition("  <unit")[0] + unit + " </file></xliff>")
    assert run("import", "in.xlf")[0] == 0
    assert time.monotonic() - start < 60
