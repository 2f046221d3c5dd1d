"""Bad input: each fault has a clear place, none hides the next, and the other cards are still read."""

import os
from pathlib import Path

import pytest

from compiler.sources import Scripts, find_project, load_scripts
from tests.folders import ProjectFolder, card

GOOD = card()


def load(folder: ProjectFolder) -> Scripts:
    """Read the project."""
    return load_scripts(find_project(folder.root))


def faults(folder: ProjectFolder) -> list[str]:
    """Return the names of what is wrong, with the line."""
    return [f"{d.code}:{getattr(d.span, 'line', 0)}" for d in load(folder).diagnostics]


def changed(old: str, new: str) -> str:
    """Return the good card with one place changed."""
    assert old in GOOD
    return GOOD.replace(old, new, 1)


BAD: dict[str, tuple[str | bytes, str]] = {
    "malformed YAML": (changed("[darkness]", "[darkness"), "malformed-yaml:4"),
    "unknown field": (changed("strike:", "strke:"), "missing-field:1 unknown-field:6"),
    "wrong type": (changed("strike: 3", "strike: three"), "wrong-type:6"),
    "number as text": (changed("strike: 3", "strike: '3'"), "wrong-type:6"),
    "nothing": (changed("strike: 3", "strike:"), "wrong-type:6"),
    "list for a text": (changed("name: Chaos Hyena", "name: [a]"), "wrong-type:9"),
    "missing language": (GOOD.partition("ru:")[0], "missing-language:1"),
    "unknown type": (changed("creature", "creatur"), "unknown-value:2"),
    "unknown element": (changed("[darkness]", "[drakness]"), "unknown-value:3"),
    "repeated element": (changed("[darkness]", "[darkness, darkness]"), "repeated-item:3"),
    "Cyrillic X": (changed("cost: 4", "cost: Х"), "unknown-value:5"),
    "huge number": (changed("cost: 4", "cost: " + "9" * 5000), "number-too-large:5"),
    "look-alike letter in the id": (changed("chaos", "chаos"), "look-alike-letter:1"),
    "look-alike letter in the Russian name": (changed("Гиена", "Гиeна"), "mixed-letters:13"),
    "look-alike letter in the English name": (changed("name: Chaos", "name: Chаos"), "mixed-letters:9"),
    "id that is a path": (changed("chaos-hyena", "../../etc/passwd"), "invalid-id:1"),
    "id that is code": (changed("chaos-hyena", "'os.system(\"x\")'"), "invalid-id:1"),
    "id with a line end": (changed("id: chaos-hyena", 'id: "chaos-hyena\\n"'), "invalid-id:1"),
    "id of another file": (changed("chaos-hyena", "chaos-dog"), "id-differs-from-file:1"),
    "spell with a strike": (changed("creature", "spell"), "field-of-another-type:6 field-of-another-type:7"),
    "name over two lines": (changed("name: Chaos Hyena", 'name: "a\\nb"'), "malformed-value:9"),
    "control character": (changed("Chaos H", "Chaos \x07H"), "control-character:9"),
    "escaped control character": (changed("name: Chaos Hyena", 'name: "a\\x00b"'), "control-character:9"),
    "text that turns": (changed("Charge.", "Charge\u202e."), "control-character:11"),
    "tab": (changed("  name: C", "\tname: C"), "tab-in-indentation:9"),
    "two documents": (GOOD + "---\n" + GOOD, "several-documents:16"),
    "repeated field": (changed("cost: 4", "cost: 4\ncost: 5"), "duplicate-field:6"),
    "anchor": (changed("[darkness]", "&a [darkness]"), "alias-refused:3"),
    "alias": (changed("[darkness]", "*a"), "alias-refused:3"),
    "tag": (changed("cost: 4", "cost: !!python/object/apply:os.system ['x']"), "tag-refused:5"),
    "empty": ("", "empty-file:1"),
    "only a comment": ("# later\n", "empty-file:1"),
    "only a word": ("card", "wrong-type:1"),
    "only a list": ("- card", "wrong-type:1"),
    "10,000 brackets": ("a: " + "[" * 10_000, "nested-too-deeply:1"),
    "10,000 closed brackets": ("a: " + "[" * 10_000 + "]" * 10_000, "nested-too-deeply:1"),
    "100 levels": ("a: " + "[" * 100 + "]" * 100, "nested-too-deeply:1"),
    "10 MB": (changed("Charge.", "Charge. " * 1_300_000), "file-too-large:1"),
    "long text": (changed("Charge.", "Charge. " * 1000), "text-too-long:10"),
    "invalid UTF-8": (GOOD.encode().replace(b"Chaos", b"Cha\xffos"), "invalid-utf8:9"),
    "another encoding": (GOOD.encode("cp1251"), "invalid-utf8:13"),
    "UTF-16": (GOOD.encode("utf-16"), "invalid-utf8:1"),
    "NUL": (b"\0" * 100, " ".join(["control-character:1"] * 4)),
}


@pytest.mark.parametrize("kind", BAD)
def test_fault_is_named_and_the_rest_is_read(folder: ProjectFolder, kind: str) -> None:
    text, expected = BAD[kind]
    folder.card("chaos-hyena", text)
    folder.card("alp", card("alp", "Alp", "Альп"))
    scripts = load(folder)
    found = [f"{d.code}:{getattr(d.span, 'line', 0)}" for d in scripts.diagnostics]
    assert " ".join(found) == expected
    assert [c.id for c in scripts.cards] == ["alp"]


@pytest.mark.parametrize(
    "text",
    [
        "{{ 7 * 7 }}",
        "{% for x in y %}",
        "${HOME}",
        "__import__('os')",
        '"""); import os',
        "%s %(x)s {0}",
        "\\N{DASH}",
    ],
)
def test_code_in_a_text_is_only_text(folder: ProjectFolder, text: str) -> None:
    folder.card("alp", card("alp", "Alp", "Альп").replace("Charge.", text))
    scripts = load(folder)
    assert not scripts.diagnostics
    assert scripts.cards[0].printings["en"].text == text + "\n"


def test_all_faults_of_all_files_are_listed(folder: ProjectFolder) -> None:
    folder.card("alp", card("alp", "Alp", "Альп").replace("cost: 4", "cost: -1").replace("lives: 4", "lives: x"))
    folder.card("bat", "[")
    folder.card("chaos-hyena", GOOD.replace("ru:", "de:"))
    assert faults(folder) == [
        "number-too-small:5",
        "wrong-type:7",
        "malformed-yaml:1",
        "missing-language:1",
        "unknown-field:12",
    ]


def test_name_used_twice(folder: ProjectFolder) -> None:
    folder.card("alp", card("alp", "Alp", "Альп"))
    folder.card("blp", card("blp", "alp", "Блп"))
    folder.write("cardscripts/heroes/other/set.yaml", "id: other\nedition: current\nen: {name: O}\nru: {name: О}\n")
    folder.write("cardscripts/heroes/other/alp.yaml", card("alp", "Other", "Альп"))
    assert faults(folder) == ["duplicate-id:1", "duplicate-name:9", "duplicate-name:13"]


def test_files_in_wrong_places(folder: ProjectFolder) -> None:
    folder.card("alp", card("alp", "Alp", "Альп"))
    folder.write("cardscripts/heroes/core/notes.txt", "x")
    folder.write("cardscripts/heroes/core/deep/er/alp.yaml", GOOD)
    folder.write("cardscripts/chess/core/alp.yaml", GOOD)
    folder.write("cardscripts/heroes/core/Big_Name.yaml", GOOD)
    folder.write("cardscripts/heroes/bare/chaos-hyena.yaml", GOOD)
    folder.write("cardscripts/heroes/core/.hidden.swp", b"\xff")
    folder.write("cardscripts/heroes/core/README.md", "about")
    assert sorted(d.code for d in load(folder).diagnostics) == [
        "invalid-id",
        "misplaced-file",
        "misplaced-file",
        "missing-manifest",
        "wrong-suffix",
    ]


def test_links_out_of_the_project(folder: ProjectFolder, tmp_path_factory: pytest.TempPathFactory) -> None:
    outside = tmp_path_factory.mktemp("outside")
    (outside / "alp.yaml").write_text(card("alp", "Alp", "Альп"), encoding="utf-8")
    cards = folder.root / "cardscripts/heroes/core"
    (cards / "alp.yaml").symlink_to(outside / "alp.yaml")
    (folder.root / "cardscripts/heroes/linked").symlink_to(outside)
    (folder.root / "cardscripts/heroes/loop").symlink_to(folder.root)
    (cards / "gone.yaml").symlink_to(folder.root / "nowhere.yaml")
    found = [(d.code, Path(getattr(d.span, "file", "")).name) for d in load(folder).diagnostics]
    assert found == [
        ("outside-project", "alp.yaml"),
        ("outside-project", "linked"),
        ("outside-project", "loop"),
        ("file-unreadable", "gone.yaml"),
    ]


def test_names_and_files_that_no_editor_makes(folder: ProjectFolder) -> None:
    cards = os.fsencode(folder.root / "cardscripts/heroes/core")
    for name in (b"\xff.yaml", b"a\nb.yaml", "Карта.yaml".encode()):
        Path(os.fsdecode(cards + b"/" + name)).write_text("x")
    os.mkfifo(cards + b"/pipe.yaml")
    found = load(folder).diagnostics
    assert [fault.code for fault in found] == ["invalid-id", "file-unreadable", "invalid-id", "invalid-id"]
    for fault in found:
        str(fault.args).encode()
        str(fault.span).encode()
