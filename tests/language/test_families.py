"""Families of constructs: each is stated in both languages, prints across and back, and acts."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from compiler.games.heroes.game import GAME
from tests.language.helpers import ROOT, check, read, texts, write

FOLDER = ROOT / "tests/language/fixtures"
FAMILIES: list[dict[str, Any]] = [
    entry for path in sorted(FOLDER.glob("*.yaml")) for entry in yaml.safe_load(path.read_text("utf-8"))
]


WRITTEN: dict[str, list[dict[str, Any]]] = {
    path.stem: yaml.safe_load(path.read_text("utf-8")) for path in sorted((FOLDER / "families").glob("*.yaml"))
}
"""The families of the language, by what they are about, in their canonical wording and in what else is read for it."""

KNOWN = {
    "marks": (
        *("end of a feature", "payment from effect", "parts of a complex ability", "reminder", "granted features"),
        *("coins", "coins X", "closing itself", "a list to choose from"),
    ),
    "kinds": (
        *("keyword", "keyword with number", "keyword with object", "keyword with body", "activated", "triggered"),
        *("triggered without limit", "second-time trigger", "static", "spell ability", "limit", "where it works"),
    ),
    "joining": (
        *("in doing so", "may", "in order to", "otherwise", "condition", "the other player may", "instead"),
        *("prevention", "cancel", "until equal", "choose times", "where X", "for each"),
    ),
    "naming": (
        *("this card", "whose", "how many", "which", "where from", "said before", "who chooses", "amounts", "how long"),
        *("subject behind its verb", "object behind its verb"),
    ),
    "doing": (
        *("wound", "heal", "fully heal", "destroy", "shoot", "fight", "give", "give an enhancement", "lose", "becomes"),
        *("double", "poison", "remove poison", "stun", "open", "close", "ready", "hide", "draw", "discard", "search"),
        *("look at", "reveal", "name a card", "put", "shuffle", "play for free", "summon", "resurrect", "create"),
        *("create a copy", "take control", "obtain", "gain coins", "pay coins", "prayers", "cost less", "cost more"),
        *("cannot", "must", "ignore", "repeat a spell", "copy a feature", "flip", "play cards", "extra turn"),
    ),
}
"""Every family has a fixture, but for those that only definitions of keywords say: their scripts are that."""


@pytest.mark.parametrize("entry", FAMILIES, ids=lambda entry: f"{entry['family']}-{entry['en'][:40]}")
def test_a_family_means_the_same_in_both_languages_and_acts(entry: dict[str, Any]) -> None:
    name = entry.get("name")
    tree = check(entry["en"], entry["ru"], name=(name["en"], name["ru"]) if name else None, card_type=entry["type"])
    assert GAME.lacking(entry["type"], tree, texts().meanings) == []


def test_every_family_is_written_down() -> None:
    assert {about: {entry["family"] for entry in entries} for about, entries in WRITTEN.items()} == {
        about: set(families) for about, families in KNOWN.items()
    }


@pytest.mark.parametrize(
    "entry", [entry for entries in WRITTEN.values() for entry in entries], ids=lambda entry: entry["en"][:50]
)
def test_a_family_is_printed_in_its_canonical_wording(entry: dict[str, Any]) -> None:
    name = entry.get("name", {})
    names = (name["en"], name["ru"]) if name else None
    tree = check(entry["en"], entry["ru"], name=names, card_type=entry["type"])
    assert GAME.lacking(entry["type"], tree, texts().meanings) == []
    for language in ("en", "ru"):
        said = read(language, entry[language], name.get(language), entry["type"])
        assert write(language, said, name.get(language)) == entry[language] or entry["family"] == "reminder"
        for also in entry.get("also", {}).get(language, ()):
            assert read(language, also, name.get(language), entry["type"]) == tree, also
