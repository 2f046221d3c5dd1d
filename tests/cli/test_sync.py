"""`cardscript sync` as a translator calls it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from compiler.language.printer import Unprintable
from compiler.language.texts import Texts
from tests.folders import ProjectFolder, Run, card

PRINTINGS = ("Hire: Wound your hero for 3.", "Найм: Ранить вашего героя на 3.")


def hyena(*changes: tuple[str, str]) -> str:
    """Return a card with an ability and a legend, with some of its words changed."""
    text = card().replace("Charge.", PRINTINGS[0]).replace("Рывок.", PRINTINGS[1])
    text = text.replace("ru:\n", "  legend: Nobody laughs.\nru:\n") + "  legend: Никто не смеётся.\n"
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


def fields(run: Run, *args: str) -> dict[str, dict[str, Any]]:
    """Return the fields of the only card as JSON shows them."""
    (only,) = json.loads(run("sync", "--format", "json", *args)[1])["cards"]
    return {field["field"]: field for field in only["fields"]}


def states(run: Run, *args: str) -> dict[str, str]:
    """Return the state of each field of the only card."""
    return {name: field["state"] for name, field in fields(run, *args).items()}


def test_an_accepted_translation_agrees(run: Run, folder: ProjectFolder) -> None:
    folder.card("chaos-hyena", hyena())
    assert states(run) == {"name": "outdated", "text": "agrees", "legend": "outdated"}
    assert run("sync")[0] == 1
    code, out, err = run("sync", "--accept")
    assert (code, out) == (0, "")
    assert err == "confirmed fields: 3\ncards: 1; agree: 1, disagree: 0, missing: 0, outdated: 0\n"
    assert run("sync") == (0, "", "cards: 1; agree: 1, disagree: 0, missing: 0, outdated: 0\n")
    assert run("check")[0] == 0


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (("Chaos Hyena", "Hyena of Chaos"), {"name": "outdated", "text": "agrees", "legend": "agrees"}),
        (("Nobody laughs", "Somebody laughs"), {"name": "agrees", "text": "agrees", "legend": "outdated"}),
        (("Hire: Wound", "Hire:   Wound"), {"name": "agrees", "text": "agrees", "legend": "agrees"}),
        (("your hero for 3", "your hero for 2"), {"name": "agrees", "text": "disagrees", "legend": "agrees"}),
        (("Гиена Хаоса", "Гиена хаоса"), {"name": "agrees", "text": "agrees", "legend": "agrees"}),
        (("  legend: Никто не смеётся.\n", ""), {"name": "agrees", "text": "agrees", "legend": "missing"}),
        (("  legend: Nobody laughs.\n", ""), {"name": "agrees", "text": "agrees", "legend": "missing"}),
    ],
)
def test_a_change_of_the_original_is_noticed(
    run: Run, folder: ProjectFolder, change: tuple[str, str], expected: dict[str, str]
) -> None:
    folder.card("chaos-hyena", hyena())
    run("sync", "--accept")
    folder.card("chaos-hyena", hyena(change))
    assert states(run) == expected


def test_other_words_of_the_same_meaning_have_to_be_looked_at(run: Run, folder: ProjectFolder) -> None:
    folder.card("chaos-hyena", hyena((PRINTINGS[0], "Draw a card."), (PRINTINGS[1], "Возьмите карту.")))
    run("sync", "--accept")
    folder.card("chaos-hyena", hyena((PRINTINGS[0], "Draw 1 card."), (PRINTINGS[1], "Возьмите карту.")))
    assert fields(run)["text"]["state"] == "outdated"
    assert "the meaning is still the same" in run("sync")[1]


def test_the_direction_is_chosen(run: Run, folder: ProjectFolder) -> None:
    folder.card("chaos-hyena", hyena())
    run("sync", "--to", "en", "--accept")
    assert run("sync", "--to", "en")[0] == 0
    assert states(run, "--to", "ru")["name"] == "outdated"
    folder.card("chaos-hyena", hyena(("Гиена Хаоса", "Гиена хаоса")))
    assert states(run, "--to", "en")["name"] == "outdated"


def test_a_disagreement_is_marked_and_said(run: Run, folder: ProjectFolder) -> None:
    folder.card("chaos-hyena", hyena(("героя на 3", "героя на 2")))
    _, out, _ = run("sync")
    assert out.split("\n")[5:11] == [
        "  text: disagrees",
        "    en: Hire: Wound your hero for 3.",
        "                                  ^",
        "    ru: Найм: Ранить вашего героя на 2.",
        "                                     ^",
        "    = English has 3, Russian has 2: “wound your hero for 3” and “wound your hero for 2”",
    ]
    assert "по-английски 3, по-русски 2" in run("sync", "--ui", "ru")[1]
    assert fields(run)["text"]["marks"] == {"en": [{"start": 26, "end": 27}], "ru": [{"start": 29, "end": 30}]}


def test_a_text_that_is_not_read_disagrees_with_the_reason(run: Run, folder: ProjectFolder) -> None:
    folder.card("chaos-hyena", hyena(("Ранить", "Рнаить")))
    assert "Russian can't be read: `Рнаить` is not a word of the ability language" in run("sync")[1]


def test_accepting_leaves_out_what_disagrees(run: Run, folder: ProjectFolder) -> None:
    folder.card("chaos-hyena", hyena(("героя на 3", "героя на 2")))
    code, _, err = run("sync", "--accept")
    assert (code, err.split("\n")[0]) == (1, "confirmed fields: 2")
    assert states(run) == {"name": "agrees", "text": "disagrees", "legend": "agrees"}


def test_missing_texts_are_drafted_into_the_file(run: Run, folder: ProjectFolder) -> None:
    text = hyena().replace("  text: |\n    Найм: Ранить вашего героя на 3.\n", "") + "# the end\n"
    path = folder.card("chaos-hyena", text)
    assert fields(run)["text"]["draft"] == PRINTINGS[1]
    assert "    draft: Найм: Ранить вашего героя на 3." in run("sync")[1]
    assert "drafts written: 1" in run("sync", "--fix")[2]
    assert path.read_text(encoding="utf-8") == text.replace("# the end", f"  text: |\n    {PRINTINGS[1]}\n# the end")
    assert states(run)["text"] == "agrees"
    assert run("check")[0] == 0


def test_a_missing_original_is_drafted_too(run: Run, folder: ProjectFolder) -> None:
    folder.card("chaos-hyena", hyena((f"  text: |\n    {PRINTINGS[0]}\n", "")))
    run("sync", "--fix")
    assert states(run)["text"] == "agrees"


def test_a_card_without_a_language_is_missing_in_it(run: Run, folder: ProjectFolder) -> None:
    path = folder.card("chaos-hyena", hyena().partition("ru:\n")[0])
    assert states(run) == {"name": "missing", "text": "missing", "legend": "missing"}
    assert run("sync")[2] == "cards: 1; agree: 0, disagree: 0, missing: 1, outdated: 0\n"
    run("sync", "--fix")
    assert path.read_text(encoding="utf-8").endswith(f"ru:\n  text: |\n    {PRINTINGS[1]}\n")
    assert states(run) == {"name": "missing", "text": "agrees", "legend": "missing"}


def test_a_text_may_say_a_name_that_has_no_translation_yet(run: Run, folder: ProjectFolder) -> None:
    text = hyena((PRINTINGS[0], "At the end of your turn, if Chaos Hyena is in the graveyard, draw a card."))
    folder.card("chaos-hyena", text.partition("ru:\n")[0])
    assert fields(run)["text"]["draft"] == "В конце вашего хода, если он на кладбище, возьмите карту."


def test_what_can_not_be_printed_has_no_draft(
    run: Run, folder: ProjectFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unprintable(*_: object) -> str:
        raise Unprintable

    folder.card("chaos-hyena", hyena().partition("ru:\n")[0])
    monkeypatch.setattr(Texts, "write", unprintable)
    assert "there is no draft" in run("sync")[1]


def test_the_layout_of_lines_is_kept_in_drafts(run: Run, folder: ProjectFolder) -> None:
    text = hyena((PRINTINGS[0], "Charge.\n    Hire: Draw a card. Armor 1.")).partition("ru:\n")[0]
    folder.card("chaos-hyena", text)
    assert fields(run)["text"]["draft"] == "Рывок.\nНайм: Возьмите карту. Броня 1."


def test_named_cards_are_shown_whole(run: Run, folder: ProjectFolder) -> None:
    path = folder.card("chaos-hyena", hyena())
    folder.card("alp", card("alp", "Alp", "Альп"))
    run("sync", "--accept")
    _, out, err = run("sync", str(path))
    assert out.startswith("chaos-hyena: agrees\n  name: agrees\n    en: Chaos Hyena\n    ru: Гиена Хаоса\n")
    assert err == "cards: 1; agree: 1, disagree: 0, missing: 0, outdated: 0\n"


def test_a_file_that_can_not_be_used_is_told(run: Run, folder: ProjectFolder) -> None:
    folder.card("chaos-hyena", hyena().replace("cost: 4", "cots: 4"))
    code, _, err = run("sync")
    assert code == 1
    assert "unknown field `cots`" in err


def test_both_at_once_is_wrong_usage(run: Run) -> None:
    assert run("sync", "--fix", "--accept")[0] == 2


def test_a_damaged_record_is_told_with_its_line(run: Run, folder: ProjectFolder) -> None:
    folder.card("chaos-hyena", hyena())
    folder.write("cardscripts/heroes/translations.txt", "=======\n")
    code, out, err = run("sync")
    assert (code, out) == (1, "")
    assert "error[CS701]" in err
    assert "cardscripts/heroes/translations.txt:1:1" in err


def test_records_elsewhere_are_misplaced(run: Run, folder: ProjectFolder) -> None:
    folder.write("cardscripts/heroes/core/translations.txt", "")
    assert "CS115" in run("check")[2]
