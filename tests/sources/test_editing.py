"""Writing into card files: comments and layout stay, all files change or none."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from compiler.diagnostics import Refused
from compiler.sources import Source, find_project
from compiler.sources.editing import Change, changed, write_scripts
from compiler.sources.reader import read_data
from tests.folders import ProjectFolder, card

COMMENTED = """\
# about the card
id: alp   # its id
classes: [ beast ]
en:
  name: Alp  # a name
  text: |
    Charge.
ru:   # the translation
    name: 'Альп'
    forms: {gen: Альпа}   # a case
# the end
"""


def edited(text: str, *changes: tuple[str, str, str]) -> str:
    """Return a card file with fields set."""
    return changed(Source("alp.yaml", text), [Change(*each) for each in changes])


def test_a_text_is_added_and_all_else_is_kept() -> None:
    assert edited(COMMENTED, ("ru", "text", "Рывок.\n")) == COMMENTED.replace(
        "# the end", "    text: |\n      Рывок.\n# the end"
    )


def test_a_text_is_replaced_and_its_comment_is_kept() -> None:
    assert edited(COMMENTED, ("en", "name", "Alp: the 2nd")) == COMMENTED.replace(
        "name: Alp  #", "name: 'Alp: the 2nd'  #"
    )
    assert edited(COMMENTED, ("en", "text", "Armor 1.\n")) == COMMENTED.replace("Charge.", "Armor 1.")
    assert edited(COMMENTED, ("ru", "name", "Альпы")) == COMMENTED.replace("'Альп'", "Альпы")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("id: alp\nen:\n  name: Alp\n", "id: alp\nen:\n  name: Alp\nru:\n  text: |\n    Рывок.\n"),
        ("id: alp\nen:\n  name: Alp", "id: alp\nen:\n  name: Alp\nru:\n  text: |\n    Рывок.\n"),
        ("id: alp\nru: {name: Альп}\n", 'id: alp\nru: {name: Альп, text: "Рывок.\\n"}\n'),
        ("id: alp\nru: {}\n", 'id: alp\nru: {text: "Рывок.\\n"}\n'),
        ("id: alp\r\nru:\r\n  name: Альп\r\n", "id: alp\r\nru:\r\n  name: Альп\r\n  text: |\r\n    Рывок.\r\n"),
    ],
)
def test_other_layouts(text: str, expected: str) -> None:
    assert edited(text, ("ru", "text", "Рывок.\n")) == expected


def test_one_card_does_not_shape_the_next() -> None:
    edited("id: alp\nru: {name: Альп}\n", ("ru", "text", "Рывок.\n"))
    text = "id: bat\nru:\n  name: Нетопырь\n"
    assert edited(text, ("ru", "text", "Рывок.\n")) == f"{text}  text: |\n    Рывок.\n"


def test_what_is_said_already_is_left_as_it_is_written() -> None:
    text = COMMENTED.replace("'Альп'", '"\\u0410льп"')
    assert edited(text, ("ru", "name", "Альп")) == text


def test_a_layout_that_can_not_be_kept_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        edited("id: alp\nru: {name: Альп, }\n", ("ru", "text", "Рывок.\n"))
    assert refused.value.diagnostics[0].code == "layout-not-kept"


UNSEEN = [*range(0x2028, 0x202F), *range(0x2066, 0x206A), 0xFEFF, 0xFFFE, 0xFFFF]
SEEN = st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="".join(map(chr, UNSEEN)))
TEXTS = st.text(SEEN | st.sampled_from("\n\t\"'\\:#-|>&*!%@`{}[],\u200f\u200e "), min_size=1, max_size=30)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(name=TEXTS, text=TEXTS, legend=TEXTS)
def test_any_text_that_a_file_can_hold_is_written_so_that_it_is_read_again(name: str, text: str, legend: str) -> None:
    changes = ("en", "name", name), ("ru", "text", text), ("ru", "legend", legend), ("en", "text", legend)
    data = read_data(Source("alp.yaml", edited(COMMENTED, *changes)))
    assert (data["en"]["name"], data["ru"]["text"], data["ru"]["legend"], data["en"]["text"]) == (
        name,
        text,
        legend,
        legend,
    )
    assert data["ru"]["name"] == "Альп"


def test_all_files_are_written_or_none(folder: ProjectFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = [folder.card(name, card(name)) for name in ("alp", "bat", "cat")]
    before = [path.read_bytes() for path in paths]
    replace = Path.replace

    def fails_at_the_last(self: Path, target: Path) -> Path:
        if target.name == "cat.yaml":
            raise OSError(28, "No space left on device", str(target))
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", fails_at_the_last)
    with pytest.raises(Refused) as refused:
        write_scripts(find_project(folder.root), dict.fromkeys(paths, "id: new\n"))
    assert refused.value.diagnostics[0].code == "output-unwritable"
    assert [path.read_bytes() for path in paths] == before
    assert sorted(path.name for path in paths[0].parent.iterdir()) == ["alp.yaml", "bat.yaml", "cat.yaml", "set.yaml"]


def test_rights_are_kept_and_links_stay_links(folder: ProjectFolder) -> None:
    path = folder.card("alp", card("alp"))
    path.chmod(0o640)
    link = path.with_name("bat.yaml")
    link.symlink_to(path)
    write_scripts(find_project(folder.root), {link: "id: new\n"})
    assert path.read_text(encoding="utf-8") == "id: new\n"
    assert path.stat().st_mode & 0o777 == 0o640
    assert link.is_symlink()
