"""Each command as its users call it, on a small project."""

import io
import json
import os
import sys
from typing import Any

import pytest

from compiler import pipeline
from tests.folders import ProjectFolder, Run, card

ENGLISH = "Hire: Wound your hero for 3, and in doing so wound the opposing hero for 3."
RUSSIAN = "Найм: Ранить вашего героя на 3, при этом ранить героя противника на 3."
SHOT = ("Hire: Shot for 3 at a creature without wounds.", "Найм: Выстрел на 3 по существу без ран.")



def hyena(english: str = ENGLISH, russian: str = RUSSIAN) -> str:
    """Return a card with an ability."""
    return card().replace("Charge.", english).replace("Рывок.", russian)


def without_spans(data: Any) -> Any:
    """Return the JSON of a tree without the places."""
    if isinstance(data, dict):
        return {key: without_spans(value) for key, value in data.items() if key != "span"}
    return [without_spans(item) for item in data] if isinstance(data, list) else data


def test_check_finds_nothing(run: Run, folder: ProjectFolder) -> None:
    folder.card("chaos-hyena", hyena())
    assert run("check") == (0, "", "cards: 1, errors: 0\n")


def test_check_lists_all_faults_of_all_cards(run: Run, folder: ProjectFolder) -> None:
    folder.card("alp", "[")
    folder.card("bat", card("bat", "Bat", "Нетопырь").replace("Charge.", "Wuond your hero for 3."))
    folder.card("chaos-hyena", hyena(russian=RUSSIAN.replace("Ранить", "Раннить")))
    folder.card("dog", card("dog", "Dog", "Пёс"))
    code, out, err = run("check")
    assert (code, out) == (1, "")
    assert "alp.yaml:1:2" in err
    assert "bat.yaml:11:5" in err
    assert "did you mean `wound`" in err
    assert "chaos-hyena.yaml:15:11" in err
    assert "dog.yaml" not in err
    assert err.endswith("cards: 3, errors: 3\n")


def test_check_finds_printings_that_differ(run: Run, folder: ProjectFolder) -> None:
    folder.card("chaos-hyena", hyena(russian=RUSSIAN.replace("противника на 3", "противника на 2")))
    code, _, err = run("check", "--ui", "ru")
    assert code == 1
    assert "chaos-hyena.yaml:15" in err
    assert "ошибка[CS3" in err


def test_a_build_writes_the_ledger_anew(run: Run, folder: ProjectFolder) -> None:
    folder.card("chaos-hyena", hyena())
    assert run("build")[0] == 0
    ledger = folder.root / "generated/heroes/ledger.txt"
    right = ledger.read_text("utf-8")
    ledger.write_text(right.replace("  Triggered\n", "  Activated\n"), "utf-8")
    assert ledger.read_text("utf-8") != right
    assert run("check")[0] == 1
    assert run("build", "--check")[0] == 1
    assert run("build")[0] == 0
    assert ledger.read_text("utf-8") == right
    assert run("check")[0] == 0


def test_check_of_some_paths(run: Run, folder: ProjectFolder) -> None:
    folder.card("alp", "[")
    folder.card("chaos-hyena", hyena())
    assert run("check", "cardscripts/heroes/core/chaos-hyena.yaml")[0] == 0
    assert run("check", "cardscripts/heroes")[0] == 1
    assert run("check", "cardscripts/nowhere")[0] == 2
    assert run("check", "/etc")[0] == 2


def test_check_as_json(run: Run, folder: ProjectFolder) -> None:
    folder.card("alp", card("alp", "Alp", "Альп").replace("cost: 4", "cost: -1"))
    code, out, err = run("check", "--format", "json")
    assert (code, err) == (1, "")
    data = json.loads(out)
    assert data["errors"] == 1
    assert data["diagnostics"][0]["span"]["line"] == 5


def test_outside_of_a_project(run: Run, folder: ProjectFolder) -> None:
    (folder.root / "cardscript.toml").unlink()
    code, _, err = run("check")
    assert code == 2
    assert "error[CS901]" in err


def test_both_printings_have_one_tree(run: Run) -> None:
    trees = []
    for text in (ENGLISH, RUSSIAN):
        code, out, err = run("parse", text)
        assert (code, err) == (0, "")
        trees.append(without_spans(json.loads(out)))
    assert trees[0] == trees[1]


def test_a_text_from_the_standard_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(RUSSIAN.encode())))
    assert run("print", "--to", "en", "-") == (0, ENGLISH + "\n", "")


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (b"\xff", "error[CS102]"),
        (b"Wuond your hero for 3.", "did you mean `wound`"),
        (b"(" * 10_000, "error[CS3"),
        (b"a " * 100_000, "error[CS3"),
    ],
)
def test_a_text_that_can_not_be_read(run: Run, monkeypatch: pytest.MonkeyPatch, raw: bytes, message: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw)))
    code, out, err = run("parse", "--lang", "en")
    assert (code, out) == (1, "")
    assert message in err


def test_printing_in_the_other_language(run: Run) -> None:
    assert run("print", "--to", "ru", ENGLISH) == (0, RUSSIAN + "\n", "")
    assert run("print", "--to", "en", RUSSIAN) == (0, ENGLISH + "\n", "")


def test_build_and_its_check(run: Run, folder: ProjectFolder) -> None:
    file = folder.card("chaos-hyena", hyena())
    code, _, err = run("build", "--check")
    assert code == 1
    assert "error[CS602]" in err
    assert not (folder.root / "generated").exists()
    assert run("build")[0] == 0
    assert "Wound your hero for 3" in (folder.root / "generated/heroes/core/chaos_hyena.py").read_text(encoding="utf-8")
    assert run("build", "--check") == (0, "", "fresh: cards 1\n")
    file.write_text(hyena().replace("lives: 4", "lives: 5"), encoding="utf-8")
    code, _, err = run("build", "--check")
    assert code == 1
    assert "error[CS603]" in err


def test_build_writes_nothing_while_there_are_errors(run: Run, folder: ProjectFolder) -> None:
    folder.card("alp", "[")
    folder.card("chaos-hyena", hyena())
    code, _, err = run("build")
    assert code == 1
    assert err.endswith("nothing was written; errors: 1\n")
    assert not (folder.root / "generated").exists()


def test_explain_a_card(run: Run, folder: ProjectFolder) -> None:
    folder.card("chaos-hyena", hyena())
    for subject in ("chaos-hyena", "Chaos Hyena", "гиена хаоса"):
        code, out, err = run("explain", subject)
        assert (code, err) == (0, "")
        assert f"1. {ENGLISH[:-1]}\n   {RUSSIAN[:-1]}\n   kind:    triggered ability\n" in out
        assert "   rules:   112, 7 Hire, 118.4\n" in out
        assert "class ChaosHyenaHire(TriggeredAbility)" in out


def test_explain_names_what_is_chosen_in_the_words_of_the_card(run: Run, folder: ProjectFolder) -> None:
    folder.card("noita", card("noita", "Noita", "Нойта").replace("Charge.", SHOT[0]).replace("Рывок.", SHOT[1]))
    assert "   targets: a creature without wounds\n   rules:   112, 7 Hire, 507\n" in run("explain", "noita")[1]
    assert "   цели:    существо без ран\n" in run("explain", "noita", "--ui", "ru")[1]


def test_explain_a_card_with_faults(run: Run, folder: ProjectFolder) -> None:
    folder.card("chaos-hyena", hyena(english="Wuond."))
    code, out, err = run("explain", "chaos-hyena")
    assert code == 1
    assert "Chaos Hyena / Гиена Хаоса" in out
    assert "did you mean" in err


def test_explain_a_keyword(run: Run, folder: ProjectFolder) -> None:
    for subject in ("first-strike", "First Strike", "первый удар"):
        code, out, _ = run("explain", subject)
        assert code == 0
        assert "This creature strikes before those it fights." in out
        assert 'rows = (Rule("strike_first"),)' in out
    assert "why:     An additional cost" in run("explain", "fury")[1]
    assert "почему:  Дополнительная стоимость" in run("explain", "fury", "--ui", "ru")[1]


def test_rules_tells_which_keywords_need_python(run: Run, folder: ProjectFolder) -> None:
    counts = json.loads(run("rules", "--keywords", "--json")[1])["counts"]
    assert counts["python"] < 10 < counts["definition"]
    assert run("rules", "--keywords", "--open")[0] == run("rules", "--keywords", "--editions")[0] == 2


def test_explain_nothing_known(run: Run, folder: ProjectFolder) -> None:
    folder.card("chaos-hyena", hyena())
    code, _, err = run("explain", "Chaos Hyenna")
    assert code == 2
    assert "did you mean `Chaos Hyena`" in err


def lines(*rows: dict[str, Any]) -> str:
    """Return rows as JSON lines."""
    return "\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n"


def test_coverage(run: Run, folder: ProjectFolder) -> None:
    rows: list[dict[str, Any]] = [
        {"game": "heroes", "lang": "ru", "name": "Гиена Хаоса", "text": RUSSIAN, "props": {"type": "Существо"}},
        {"game": "heroes", "lang": "ru", "name": "Альп", "text": "Рывок.\nРывякнуть.", "props": {}},
        {"lang": "en", "name": "Bat", "text": "Wuond."},
    ]
    folder.write("corpus.jsonl", lines(*rows))
    code, out, err = run("coverage", "corpus.jsonl", "--json")
    assert (code, err) == (0, "")
    data = json.loads(out)
    assert (data["cards"], data["whole"], data["cross"]) == (3, 1, 1)
    assert (data["features"], data["read"]) == (4, 2)
    assert data["rows"][0] == {
        "name": "Гиена Хаоса",
        "status": "whole",
        "at": None,
        "suggestions": [],
        "printed": {"en": ENGLISH, "ru": RUSSIAN},
    }
    assert (data["rows"][2]["status"], data["rows"][2]["at"]) == ("refused", "Wuond")
    assert {refusal["at"]: refusal["cards"] for refusal in data["refusals"]} == {"рывякнуть": 1, "wuond": 1}
    shown = run("coverage", "corpus.jsonl", "--ui", "en")[1]
    assert shown.startswith("cards: 3, read whole: 1 (333‰)")
    assert "`Wuond` is not a word of the ability language" in shown


def test_coverage_names_the_words_that_can_not_be_played(run: Run, folder: ProjectFolder) -> None:
    folder.write("corpus.jsonl", lines({"lang": "en", "name": "Bat", "text": "Charge.\nCreate an Egg.", "props": {}}))
    row = json.loads(run("coverage", "corpus.jsonl", "--json")[1])["rows"][0]
    assert (row["status"], row["at"]) == ("refused", "Create")
    assert "`Create an Egg` is understood, but can't be played yet" in run("coverage", "corpus.jsonl")[1]


def test_coverage_plays_what_is_whole(run: Run, folder: ProjectFolder) -> None:
    props = {"type": "Существо", "cost": 1, "strike": 4, "lives": 2, "element": ["Степи"], "cls": ["Орк"]}
    rows: list[dict[str, Any]] = [
        {"lang": "ru", "name": "Гиена Хаоса", "text": RUSSIAN, "props": props},
        {"lang": "en", "name": "Alp", "text": "Charge."},
        {"lang": "en", "name": "Bat", "text": "Wuond."},
    ]
    folder.write("corpus.jsonl", lines(*rows))
    code, out, _ = run("coverage", "corpus.jsonl", "--json", "--play", "3")
    played = json.loads(out)["played"]
    assert (code, played["games"], played["cards"], played["entered"], played["failed"]) == (0, 3, 2, 2, [])
    assert played["decisions"] > 50
    assert "random games: 3, failed: 0" in run("coverage", "corpus.jsonl", "--play", "3")[1]


def test_a_game_that_fails_is_told(run: Run, folder: ProjectFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise RuntimeError("the moon is full")

    monkeypatch.setattr("compiler.trial.play", fail)
    folder.write("corpus.jsonl", lines({"lang": "en", "name": "Alp", "text": "Charge."}))
    code, out, err = run("coverage", "corpus.jsonl", "--play", "2")
    assert (code, err) == (1, "")
    assert "random games: 2, failed: 2" in out
    assert "  1 RuntimeError: the moon is full" in out


def test_coverage_of_pairs(run: Run, folder: ProjectFolder) -> None:
    good = {"name_en": "Chaos Hyena", "name_ru": "Гиена Хаоса", "type": "creature", "en": ENGLISH, "ru": RUSSIAN}
    other = good | {"ru": RUSSIAN.replace("на 3.", "на 2.")}
    bad = good | {"en": "Wuond."}
    folder.write("pairs.jsonl", lines(good, other, bad))
    code, out, _ = run("coverage", "pairs.jsonl", "--json")
    data = json.loads(out)
    assert code == 0
    assert (data["pairs"], data["agree"], data["disagree"]) == (3, 1, 1)
    assert data["refused"] == {"en": 1, "ru": 0}
    assert [row["status"] for row in data["rows"]] == ["agree", "disagree", "refused"]
    difference = data["rows"][1]["difference"]
    assert (difference["en"], difference["ru"]) == ("3", "2")
    assert difference["words"]["ru"][0].startswith("по-английски 3, по-русски 2")
    assert "  Chaos Hyena: English has 3, Russian has 2" in run("coverage", "pairs.jsonl")[1]


@pytest.mark.parametrize("text", ["{", "[1]", "5", '{"name": "x"}', '{"en": 1, "ru": 2, "name_en": 5}'])
def test_coverage_of_something_else(run: Run, folder: ProjectFolder, text: str) -> None:
    folder.write("corpus.jsonl", text)
    code, out, err = run("coverage", "corpus.jsonl")
    assert (code, out) == (1, "")
    assert "error[CS916]" in err
    assert "corpus.jsonl:1" in err


def test_an_unchanged_project_is_not_read_again(
    run: Run, folder: ProjectFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder.root / ".cardscript").unlink()
    file = folder.card("chaos-hyena", hyena(english="Wuond."))
    first = run("check")
    with monkeypatch.context() as patch:
        patch.setattr(pipeline, "load", lambda _: pytest.fail("the scripts were read"))
        assert run("check") == first
        assert run("check", "--format", "json")[0] == 1
        assert run("check", "cardscripts/heroes/core/chaos-hyena.yaml") == first
    file.write_text(hyena(), encoding="utf-8")
    assert run("check") == (0, "", "cards: 1, errors: 0\n")
    folder.card("alp", "[")
    assert run("check")[0] == 1


def test_a_change_within_one_moment_is_noticed(run: Run, folder: ProjectFolder) -> None:
    file = folder.card("chaos-hyena", hyena(english="Wuond your hero for 3."))
    moment = file.stat().st_mtime_ns
    assert run("check")[0] == 1
    same_size = hyena(english="Wound your hero for 3.", russian="Ранить вашего героя на 3.").ljust(file.stat().st_size)
    with file.open("r+", encoding="utf-8") as stream:
        stream.write(same_size)
    os.utime(file, ns=(moment, moment))
    assert "Wuond" not in run("check")[2]
