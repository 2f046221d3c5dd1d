"""What is suggested to an author: words, keywords and names that were misspelt, and what usually comes next."""

from pathlib import Path

import pytest

from compiler import pipeline
from compiler.diagnostics import LANGUAGES, Diagnostic
from compiler.pipeline import Compilation
from tests.folders import ProjectFolder, card

SAMPLES = {
    "chaos-hyena": ("Chaos Hyena", "Гиена Хаоса", "Hire: Wound a hero for 2.", "Найм: Ранить героя на 2."),
    "elf-prince": ("Elf Prince", "Князь эльфов", "Death: Draw a card.", "Гибель: Возьмите карту."),
    "alp": ("Alp", "Альп", "Hire: Wound a creature for 2.", "Найм: Ранить существо на 2."),
}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory, grammars: Path) -> Compilation:
    """A project with a few cards."""
    from compiler.sources import find_project

    folder = ProjectFolder(tmp_path_factory.mktemp("hints"))
    (folder.root / ".cardscript").symlink_to(grammars)
    for identity, (en, ru, english, russian) in SAMPLES.items():
        text = card(identity, en, ru).replace("Charge.", english).replace("Рывок.", russian)
        folder.card(identity, text)
    return pipeline.load(find_project(folder.root))


def fault(project: Compilation, text: str) -> Diagnostic:
    """Return what is wrong with a text."""
    language = LANGUAGES[any("а" <= letter <= "я" for letter in text.lower())]
    _, found = pipeline.parse_text(text, language, "heroes", "creature", None, project)
    return found[0]


@pytest.mark.parametrize(
    ("text", "word", "meant"),
    [
        ("Chrage.", "Chrage", "Charge"),
        ("Рывк.", "Рывк", "Рывок"),
        ("Hire: Wuond a hero for 2.", "Wuond", "wound"),
        ("Найм: Ранить вашго героя на 2.", "вашго", "вашего"),
        ("Destroy Chaos Hyna.", "Chaos Hyna", "Chaos Hyena"),
        ("Destroy Elf Prnce.", "Elf Prnce", "Elf Prince"),
        ("Уничтожить Гиену Хаса.", "Гиену Хаса", "Гиену Хаоса"),
    ],
)
def test_misspelt_words_and_names(project: Compilation, text: str, word: str, meant: str) -> None:
    found = fault(project, text)
    note = next(note for note in found.help if note.name == "did-you-mean")
    assert (found.args["word"], note.args["words"][0]) == (word, meant)  # type: ignore[index]


@pytest.mark.parametrize(
    ("text", "first"),
    [("Hire: Zzzzz.", "wound"), ("Найм: Щщщщщ.", "ранить"), ("Hire: Wound zzzzz.", "a")],
)
def test_what_is_usual_comes_first(project: Compilation, text: str, first: str) -> None:
    note = next(note for note in fault(project, text).help if note.name == "expected")
    words = note.args["words"]
    assert isinstance(words, list | tuple)
    assert words[0] == first
    assert len(words) <= 6
    assert len({word.casefold() for word in words}) == len(words)


def test_a_short_word_that_is_known_resembles_nothing(project: Compilation) -> None:
    assert [note.name for note in fault(project, "Hire: Wound of creature for 1.").help] == ["expected"]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Получает +2 кудару.", "к удару"),
        ("Вначале хода возьмите карту.", "В начале"),
        ("Найм: Возь мите карту.", "Возьмите"),
        ("Найм: Djpmvbnt карту.", "возьмите"),
        ("Найм: Возьмите, карту.", "Возьмите карту"),
        ("Найм: Зарокйте существо.", "закройте"),
        ("Найм: Если у вас есть гном возьмите карту.", ", возьмите"),
        ("Gets +2 tostrike.", "to strike"),
        ("Hire: Sum mon a creature.", "Summon"),
        ("Hire: If you have a gnome draw a card.", ", draw"),
    ],
)
def test_a_slip_that_no_dictionary_finds_is_undone(project: Compilation, text: str, meant: str) -> None:
    (note,) = [each for each in fault(project, text).help if each.name == "did-you-mean"]
    words = note.args["words"]
    assert meant in ([words] if isinstance(words, str) else words)  # type: ignore[operator]
