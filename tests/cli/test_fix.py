"""``check --fix``: what it repairs, what it leaves alone, and that nothing else of a file changes."""

from pathlib import Path

import pytest

from compiler import fixing
from compiler.cli.app import run
from compiler.diagnostics import Edit, Span, make
from compiler.diagnostics.files import GOOD_CARD
from compiler.fixing import edited, mend
from compiler.live import LiveProject
from compiler.sources import find_project
from tests.folders import ProjectFolder, card

ENGLISH = "Hire: Wound your hero for 3, and in doing so wound the opposing hero for 3."


@pytest.fixture
def project(folder: ProjectFolder, grammars: Path, monkeypatch: pytest.MonkeyPatch) -> ProjectFolder:
    """A project in which the command is called."""
    (folder.root / ".cardscript").symlink_to(grammars)
    monkeypatch.chdir(folder.root)
    return folder


def fixed(project: ProjectFolder, text: str | bytes) -> tuple[int, bytes]:
    """Return what ``check --fix`` exits with and what it makes of a card."""
    file = project.card("chaos-hyena", text)
    return run(["--ui", "en", "check", "--fix"]), file.read_bytes()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Hire: Wound", "Hire; Wound"),
        ("Hire: Wound", "Hire: Wuond"),
        ("hero for 3.", "hero for 3"),
        ("the opposing", "the the opposing"),
        ("your hero", "yourhero"),
        ("Wound your hero", "Wuond your heor"),
        ("вашего героя", "вашему герою"),
        ("Найм", "Hire"),
        ("Найм", "Нaйм"),
        ("name: Гиена", "name: Гиeна"),
        ("на 3, при", "на 3,  при"),
        ("cost: 4", 'cost: "4"'),
        ("id: chaos", "id: ch\u0430os"),
    ],
)
def test_what_the_other_text_proves_is_repaired(project: ProjectFolder, old: str, new: str) -> None:
    assert fixed(project, GOOD_CARD.replace(old, new)) == (0, GOOD_CARD.encode())


def test_comments_layout_line_ends_and_the_mark_of_the_encoding_stay(project: ProjectFolder) -> None:
    good = "# a note\n" + GOOD_CARD.replace("cost: 4", "cost:   4  # coins")
    good = good.replace(f"|\n    {ENGLISH}", f'"{ENGLISH}"')
    raw = b"\xef\xbb\xbf" + good.replace("\n", "\r\n").encode()
    assert fixed(project, raw.replace(b"Hire: Wound", b"Hire: Wuond")) == (0, raw)


def test_what_is_fixed_is_said_and_nothing_is_left_to_fix(
    project: ProjectFolder, capsys: pytest.CaptureFixture[str]
) -> None:
    assert fixed(project, GOOD_CARD.replace("Hire:", "Hire;"))[0] == 0
    assert "fixed[CS320]: cardscripts/heroes/core/chaos-hyena.yaml:11:9: `;`" in capsys.readouterr().err
    assert mend(find_project(project.root), ["cardscripts/heroes/core/chaos-hyena.yaml"]) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (ENGLISH, "Hire: Wuond your hero for 2."),  # what was meant is not what the other text says
        ("Wound your", "Zzzz your"),
        ("на 3, при", "на 2, при"),
    ],
)
def test_what_is_not_proved_is_left_alone(project: ProjectFolder, old: str, new: str) -> None:
    spoilt = GOOD_CARD.replace(old, new)
    assert fixed(project, spoilt) == (1, spoilt.encode())


def test_only_the_paths_given_are_repaired(project: ProjectFolder) -> None:
    spoilt = GOOD_CARD.replace("Hire:", "Hire;")
    file = project.card("chaos-hyena", spoilt)
    other = project.card("alp", card("alp", "Alp", "Альп"))
    assert run(["check", "--fix", str(other)]) == 0
    assert file.read_text("utf-8") == spoilt


def test_a_repair_that_changes_a_meaning_is_taken_back(project: ProjectFolder) -> None:
    file = project.card("chaos-hyena", GOOD_CARD.replace("hero for 3.", "hero for 3"))
    script = fixing._Script(LiveProject(find_project(project.root)), file)
    label = "cardscripts/heroes/core/chaos-hyena.yaml"
    wrong = make("missing-stop", Span(label, 11, 32, 11, 33)).fixing(Edit(Span(label, 11, 32, 11, 33), "2"), safe=True)
    assert not script._try(wrong, wrong.fixes[0])
    assert [each.fault.code for each in script.mend()] == ["missing-stop"]
    assert file.read_text("utf-8") == GOOD_CARD


def test_a_file_that_somebody_else_has_changed_is_left_alone(project: ProjectFolder) -> None:
    file = project.card("chaos-hyena", GOOD_CARD.replace("Hire:", "Hire;"))
    script = fixing._Script(LiveProject(find_project(project.root)), file)
    file.write_text("id: other\n")
    assert script.mend() == []
    assert file.read_text("utf-8") == "id: other\n"


def test_edits_of_one_fix_are_made_together() -> None:
    fault = make("missing-stop", Span("a"))
    both = fault.fixing(Edit(Span("a", 1, 1, 1, 2), "A"), Edit(Span("a", 2, 1, 2, 1), "b")).fixes[0]
    assert edited("x\ny", both) == "A\nby"
