"""What is remembered of a project never shows: every check and build is as one of a project that nobody has seen."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st

from compiler import pipeline, sharing
from compiler.building import build
from compiler.diagnostics import Diagnostic
from compiler.diagnostics.storage import stored
from compiler.language.texts import Texts
from compiler.memory.checking import Checking
from compiler.memory.project import check_project, compile_project
from compiler.memory.results import CardResult, examine
from compiler.memory.run import Outrun, Run
from compiler.memory.store import Damaged, Store
from compiler.scenarios.cards import compile_game, compile_loaded
from compiler.sharing import share
from compiler.sources import CardSource, KeywordSource, Project, find_project
from tests.folders import MANIFEST, ProjectFolder, card

REPOSITORY = Path(__file__).parents[2]

TEXTS = (
    ("Charge.", "Рывок."),
    ("Hire: Draw a card.", "Найм: Возьмите карту."),
    ("Hire: Draw a card.", "Найм: Возьмите 2 карты."),
    ("Hire: Draw a crad.", "Найм: Возьмите карту."),
    ("Hire: Wound Owl for 1.", "Найм: Ранить Сову на 1."),
    ("Hire: Wound Grey Owl for 1.", "Найм: Ранить Серую Сову на 1."),
    ("Hire: Wound Grye Owl for 1.", "Найм: Ранить Серую Саву на 1."),
    ("Death: Wound Toad for 1.", "Гибель: Ранить Жабу на 1."),
    ("Wary.", "Чуткость."),
)
NAMES = (("Owl", "Сова"), ("Grey Owl", "Серая Сова"), ("Toad", "Жаба"), ("Hyena", "Гиена"), ("Newt", "Тритон"))
CARDS = ("a", "b", "c", "d")
KEYWORD = """\
id: wary
parameter: none
stacking: once
en:
  name: {en}
  pattern: {en}
  definition: |
    {text}
ru:
  name: {ru}
  pattern: {ru}
  definition: |
    Когда это существо появляется, возьмите карту.
"""
DECK = """\
id: deck
hero: a
cards:
  {card}: 3
en:
  name: Deck
ru:
  name: Колода
"""

SEARCH = (Phase.explicit, Phase.reuse, Phase.generate)
"""Each step checks whole projects: looking for a smaller example would take minutes."""

Change = Callable[[ProjectFolder], object]


def _card(identity: str, names: tuple[str, str], texts: tuple[str, str]) -> str:
    return card(identity, *names).replace("Charge.", texts[0]).replace("Рывок.", texts[1])


def _write(identity: str, names: tuple[str, str], texts: tuple[str, str], folder: ProjectFolder) -> None:
    folder.card(identity, _card(identity, names, texts))


def _spoil(identity: str, folder: ProjectFolder) -> None:
    folder.card(identity, b"id: [\xff")


def _remove(identity: str, folder: ProjectFolder) -> None:
    (folder.root / f"cardscripts/heroes/core/{identity}.yaml").unlink(missing_ok=True)


def _move(identity: str, folder: ProjectFolder) -> None:
    file = folder.root / f"cardscripts/heroes/core/{identity}.yaml"
    if file.exists():
        folder.write("cardscripts/heroes/zoo/set.yaml", MANIFEST.replace("core", "zoo").replace("Core", "Zoo"))
        file.rename(folder.root / f"cardscripts/heroes/zoo/{identity}.yaml")


def _touch(identity: str, folder: ProjectFolder) -> None:
    file = folder.root / f"cardscripts/heroes/core/{identity}.yaml"
    if file.exists():
        file.touch()


def _keyword(names: tuple[str, str], text: str, folder: ProjectFolder) -> None:
    folder.write("cardscripts/heroes/keywords/wary.yaml", KEYWORD.format(en=names[0], ru=names[1], text=text))


def _deck(identity: str, folder: ProjectFolder) -> None:
    folder.write("cardscripts/heroes/core/decks/deck.yaml", DECK.format(card=identity))


def _edition(name: str, folder: ProjectFolder) -> None:
    folder.write("cardscripts/heroes/core/set.yaml", MANIFEST.replace("current", name))


def _stray(folder: ProjectFolder) -> None:
    folder.write("cardscripts/heroes/stray.yaml", "id: stray")


def _build(folder: ProjectFolder) -> None:
    build(find_project(folder.root))


CHANGES: st.SearchStrategy[Change] = st.one_of(
    st.builds(partial, st.just(_write), st.sampled_from(CARDS), st.sampled_from(NAMES), st.sampled_from(TEXTS)),
    st.builds(partial, st.just(_write), st.sampled_from(CARDS), st.sampled_from(NAMES), st.sampled_from(TEXTS)),
    st.builds(partial, st.sampled_from((_spoil, _remove, _move, _touch, _deck)), st.sampled_from(CARDS)),
    st.builds(
        partial,
        st.just(_keyword),
        st.sampled_from((("Wary", "Чуткость"), ("Alert", "Бдительность"))),
        st.sampled_from(("When this creature enters play, draw a card.", "Draw 2 cards.", "Drwa a card.")),
    ),
    st.builds(partial, st.just(_edition), st.sampled_from(("current", "of-old"))),
    st.sampled_from((_stray, _build)),
)


@pytest.fixture(scope="module")
def grammars(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what is the same for all projects."""
    folder = ProjectFolder(tmp_path_factory.mktemp("grammars"))
    pipeline.load(find_project(folder.root)).texts("heroes")
    return folder.root / ".cardscript"


def _said(found: list[Diagnostic]) -> list[str]:
    return [json.dumps(stored(each), ensure_ascii=False) for each in found]


def _as_if_new(project: Project) -> list[Diagnostic]:
    """Return what is wrong with a project by the plain way through the compiler."""
    compilation = pipeline.load(project)
    pipeline.check(compilation)
    if any(not word.source.file.startswith("<") for word in compilation.scripts.keywords):
        pipeline.check_keywords(compilation)
    return compilation.diagnostics


def _modules_as_if_new(project: Project) -> dict[str, str]:
    compilation = pipeline.load(project)
    return {checked.source.source.file: checked.module for checked in pipeline.check(compilation)}


TWO_OF_ONE_ID: list[list[Change]] = [
    [partial(_move, "d"), partial(_write, "d", NAMES[0], TEXTS[3]), partial(_spoil, "a")],
    [partial(_write, "c", NAMES[4], TEXTS[4])],
]
"""Another card has the id of one that has moved; a third names it."""


@example(changes=TWO_OF_ONE_ID)
@settings(max_examples=8, deadline=None, phases=SEARCH, suppress_health_check=list(HealthCheck))
@given(changes=st.lists(st.lists(CHANGES, min_size=1, max_size=3), min_size=2, max_size=5))
def test_after_any_changes_a_check_is_as_that_of_a_new_project(
    changes: list[list[Change]], grammars: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Edits, names given and taken, files spoilt, moved and removed, other keywords, decks and editions."""
    folder = ProjectFolder(tmp_path_factory.mktemp("project"))
    shutil.copytree(grammars, folder.root / ".cardscript")
    for identity, names, texts in zip(CARDS, NAMES, TEXTS, strict=False):
        _write(identity, names, texts, folder)
    project = find_project(folder.root)
    for some in [[], *changes]:
        for change in some:
            change(folder)
        expected = _said(_as_if_new(project))
        assert _said(check_project(project).diagnostics) == expected
        assert _said(check_project(project).diagnostics) == expected
    made = compile_project(project)
    assert {place.label: result.module for place, result in made.cards} == _modules_as_if_new(project)


@pytest.fixture
def project(grammars: Path, folder: ProjectFolder) -> Project:
    """A project with a fault in one of its cards, checked once."""
    shutil.copytree(grammars, folder.root / ".cardscript", dirs_exist_ok=True)
    for identity, names, texts in zip(CARDS, NAMES, TEXTS, strict=False):
        _write(identity, names, texts, folder)
    found = find_project(folder.root)
    check_project(found)
    return found


def _file(project: Project) -> Path:
    (file,) = project.cache.glob("memory-*.sqlite")
    return file


@given(place=st.floats(0, 1), bits=st.integers(1, 255))
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_damaged_store_gives_what_was_written_or_nothing(place: float, bits: int, project: Project) -> None:
    """Whichever byte is spoilt, no entry says anything else than it did."""
    whole = _file(project).read_bytes()
    before = _everything(project)
    spoilt = bytearray(whole)
    spoilt[min(int(place * len(whole)), len(whole) - 1)] ^= bits
    _file(project).write_bytes(bytes(spoilt))
    try:
        assert all(before[key] == data for key, data in _everything(project).items())
    except Damaged:
        pass
    finally:
        for file in project.cache.glob("memory-*"):
            file.unlink()
        (project.cache / "memory-2.sqlite").write_bytes(whole)


def _everything(project: Project) -> dict[tuple[str, str], object]:
    store = Store(project.cache)
    try:
        kinds = ("index", "rows", "facts", "script", "result", "said", "name", "pieces", "keyword-names")
        return {(kind, name): data for kind in kinds for name, data in store.every(kind)}
    finally:
        store.close()


@pytest.mark.parametrize("content", [b"", b"no store", b"SQLite format 3\0" + b"x" * 5000])
def test_a_file_that_is_no_store_is_as_if_absent(project: Project, content: bytes) -> None:
    expected = _said(_as_if_new(project))
    _file(project).write_bytes(content)
    for _ in range(2):
        assert _said(check_project(project).diagnostics) == expected
    assert _everything(project)


@pytest.mark.parametrize("kind", ["result", "facts", "name", "script"])
def test_an_entry_that_is_lost_is_as_if_nothing_was_known(kind: str, project: Project, folder: ProjectFolder) -> None:
    """Whatever it says: the set, a card and the name of a card that another one names have changed since."""
    with sqlite3.connect(_file(project)) as connection:
        connection.execute("DELETE FROM entries WHERE kind=?", [kind])
    folder.write("cardscripts/heroes/core/set.yaml", MANIFEST + "\n")
    _write("d", NAMES[3], TEXTS[4], folder)
    _write("a", ("Barn Owl", "Сипуха"), TEXTS[0], folder)
    expected = _said(_as_if_new(project))
    assert _said(check_project(project).diagnostics) == expected


def test_processes_read_the_store_at_once(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy of a process opens the file for itself."""
    monkeypatch.setattr(sharing, "cores", lambda: 4)
    store = Store(project.cache)

    def read(numbers: Sequence[int]) -> list[object]:
        return [dict(store.every("script")) for _ in numbers]

    found = share(read, range(200), 10)
    assert len(found) == 200
    assert all(each == found[0] for each in found)
    assert found[0]
    store.close()


def test_a_folder_that_cannot_be_written_is_no_fault(grammars: Path, folder: ProjectFolder) -> None:
    folder.write(".cardscript", "a file stands where the folder would")
    _write("a", NAMES[0], TEXTS[0], folder)
    project = find_project(folder.root)
    assert check_project(project).diagnostics == check_project(project).diagnostics == []


def test_two_runs_at_once_keep_what_one_of_them_found(project: Project, folder: ProjectFolder) -> None:
    """A run that others have overtaken keeps nothing; the next one finds the files as they are."""
    store = Store(project.cache)
    run = Run(project, store)
    _write("a", NAMES[0], TEXTS[3], folder)
    check_project(project)
    checking = Checking(run)
    checking.check(None)
    with pytest.raises(Outrun):
        checking.finish(checking.faults())
    store.close()
    assert _said(check_project(project).diagnostics) == _said(_as_if_new(project))


def test_the_store_of_another_compiler_is_removed(folder: ProjectFolder) -> None:
    """A file of another number is of a compiler that writes its entries otherwise."""
    older = [folder.write(f".cardscript/memory-1.sqlite{end}", "entries") for end in ("", "-journal")]
    kept = folder.write(".cardscript/memory.txt", "not a store")
    Store(older[0].parent).close()
    assert not any(file.exists() for file in older)
    assert kept.exists()


def test_what_is_gone_is_forgotten(project: Project) -> None:
    (project.scripts / "heroes/core/a.yaml").unlink()
    check_project(project)
    assert not [name for _, name in _everything(project) if name.endswith("/a.yaml")]


def test_only_what_changed_is_checked_anew(
    project: Project, folder: ProjectFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An edit concerns its card, a new name those that say it, and nothing those that don't."""
    checked: list[str] = []

    def noting(card: CardSource, texts: Texts, keywords: Iterable[KeywordSource], modules: bool) -> CardResult:
        checked.append(card.id)
        return examine(card, texts, keywords, modules)

    monkeypatch.setattr("compiler.memory.checking.examine", noting)
    _write("c", NAMES[2], TEXTS[0], folder)
    _write("d", NAMES[3], TEXTS[4], folder)
    check_project(project)
    assert checked == ["c", "d"]
    checked.clear()
    _write("b", NAMES[1], TEXTS[0], folder)
    check_project(project)
    assert checked == ["b"]
    checked.clear()
    _write("a", ("Barn Owl", "Сипуха"), TEXTS[0], folder)
    check_project(project)
    assert checked == ["a", "d"]


def test_cards_are_played_as_their_files_are_now(
    project: Project, folder: ProjectFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card that is mended is there, one that is spoilt is not; those that are as they were are not checked again."""
    assert compile_game(pipeline.load(project), "heroes").refused.keys() == {"c", "d"}
    _write("d", NAMES[3], TEXTS[0], folder)
    _write("a", NAMES[0], TEXTS[3], folder)
    played = compile_game(pipeline.load(project), "heroes")
    anew = pipeline.load(project)
    expected = compile_loaded(anew, "heroes")
    assert played.refused == expected.refused == {"a": "", "c": ""}
    assert played.definitions.cards.keys() == expected.definitions.cards.keys()

    monkeypatch.setattr("compiler.memory.checking.examine", None)
    assert compile_game(anew, "heroes").refused == {"a": "", "c": ""}


@pytest.mark.parametrize(
    ("text", "meant"),
    [("Wound Сову for 1.", "Owl"), ("Wound Серую Сову for 1.", "Grey Owl"), ("Wound each существо for 1.", "creature")],
)
def test_a_word_of_another_language_is_told_of_alike(
    text: str, meant: str, project: Project, folder: ProjectFolder
) -> None:
    """Whether names and words are in memory or looked up: what it means in this language is suggested."""
    _write("d", NAMES[3], (f"Hire: {text}", "Найм: Ранить Сову на 1."), folder)
    found = check_project(project).diagnostics
    assert _said(found) == _said(_as_if_new(project))
    (told,) = (each for each in found if each.code == "foreign-word")
    assert meant in json.dumps(stored(told), ensure_ascii=False).split('"fixes"')[0]


STRIKE = """\
id: directed-strike-against
parameter: object
stacking: each
en:
  name: Directed strike against
  pattern: Directed strike against {object}
  definition: |
    Death: Wound Toad for 1.
ru:
  name: Направленный удар по
  pattern: Направленный удар по {object}
  definition: |
    Гибель: Ранить Жабу на 1.
"""


def test_a_card_depends_on_the_names_in_the_keyword_that_it_says_out(project: Project, folder: ProjectFolder) -> None:
    """Whichever of the cards is checked first reads the definition; it is said by all that have the keyword."""
    folder.write("cardscripts/heroes/keywords/directed-strike-against.yaml", STRIKE)
    _write("d", NAMES[2], TEXTS[0], folder)
    for identity, names in zip("abc", (NAMES[0], NAMES[3], NAMES[4]), strict=True):
        _write(identity, names, ("Directed strike against creatures.", "Направленный удар по существам."), folder)
    assert _said(check_project(project).diagnostics) == _said(_as_if_new(project)) == []
    _write("d", NAMES[1], TEXTS[0], folder)
    found = _said(check_project(project).diagnostics)
    assert found == _said(_as_if_new(project))
    assert len(found) > 3
