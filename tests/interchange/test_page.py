"""The side-by-side page: all words are there, none of them is markup, and what belongs together has one colour."""

from __future__ import annotations

import re
from base64 import b64encode
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path

import pytest

from compiler.agreement.sync import Translation, translations
from compiler.cli import app
from compiler.interchange.page.alignment import Piece, rows
from compiler.interchange.page.page import COLOURS, page
from tests.folders import ProjectFolder, card
from tests.language.helpers import compilation, texts

EVIL = "<script>alert(1)</script> & \"quotes\" ' </style> <!-- \u200fשלום\u200e"


@dataclass
class Seen(HTMLParser):
    """What a browser finds in a page: its elements with their attributes, and its words."""

    tags: list[tuple[str, dict[str, str | None]]] = field(default_factory=list)
    words: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def named(self, tag: str) -> list[dict[str, str | None]]:
        """Return the attributes of all elements of a name."""
        return [attrs for name, attrs in self.tags if name == tag]


def seen(text: str) -> Seen:
    """Return what a page holds."""
    found = Seen()
    found.feed(text)
    return found


@cache
def own_cards() -> list[Translation]:
    """Return the states of the repository's cards, game by game."""
    cards = compilation().scripts.cards
    return [
        each
        for game in compilation().project.games
        for each in translations([card for card in cards if card.game == game], texts(game), {}, "ru")
    ]


def written(found: list[Translation]) -> str:
    """Return the page of cards."""
    return page(found, {each.card.id: "a card" for each in found}, compilation().scripts.sets, "en")


def pieces_of(each: Translation) -> list[tuple[list[Piece], list[Piece]]]:
    """Return the rows of a card's text."""
    text = each.field("text")
    return [(list(row["en"]), list(row["ru"])) for row in rows(text, each.trees)] if text else []


def test_every_card_is_there() -> None:
    shown = [attrs["id"] for attrs in seen(written(own_cards())).named("article")]
    assert sorted(map(str, shown)) == sorted(f"{each.card.game}.{each.card.id}" for each in own_cards())


def test_sets_of_two_games_are_kept_apart_though_they_have_one_id() -> None:
    sets = [each for each in compilation().scripts.sets if each.id == "rulebook"]
    assert len({each.game for each in sets}) > 1
    titles = list(seen(written(own_cards())).named("h2"))
    assert len(titles) == len(compilation().scripts.sets)


def test_the_rows_hold_every_word_of_the_texts() -> None:
    for each in own_cards():
        for at, language in enumerate(("en", "ru")):
            said = " ".join("".join(piece.text for piece in row[at]) for row in pieces_of(each))
            assert said.split() == each.card.printings[language].text.split()


def test_what_has_a_number_has_it_in_both_languages() -> None:
    """Only words that the other language does without, as «вы» in an order, stand alone."""
    lonely = total = 0
    for each in own_cards():
        for english, russian in pieces_of(each):
            numbers = {piece.number for piece in english}, {piece.number for piece in russian}
            total += len(numbers[0] | numbers[1])
            lonely += len(numbers[0] ^ numbers[1])
            assert not any(piece.marked for piece in (*english, *russian))
    assert lonely / total < 0.05


def test_the_colours_of_a_card() -> None:
    hyena = next(each for each in own_cards() if each.card.id == "chaos-hyena")
    ((english, russian),) = pieces_of(hyena)
    said = {language: {} for language in ("en", "ru")}  # type: dict[str, dict[int, list[str]]]
    for language, row in (("en", english), ("ru", russian)):
        for piece in row:
            if piece.number:
                said[language].setdefault(piece.number, []).append(piece.text)
    assert list(zip(said["en"].values(), said["ru"].values(), strict=True)) == [
        (["Hire:"], ["Найм:"]),
        (["Wound", "for"], ["Ранить", "на"]),
        (["your hero"], ["вашего героя"]),
        (["3"], ["3"]),
        ([", and in doing so"], [", при этом"]),
        (["wound", "for"], ["ранить", "на"]),
        (["the opposing hero"], ["героя противника"]),
        (["3"], ["3"]),
    ]


def test_the_style_has_every_colour_and_is_the_only_thing_that_may_load() -> None:
    text = written(own_cards()[:1])
    style = re.search("<style>(.*?)</style>", text, re.DOTALL)
    assert style
    digest = b64encode(sha256(style[1].encode()).digest()).decode()
    assert f"default-src 'none'; style-src 'sha256-{digest}'" in text
    assert all(f".k{number} {{" in style[1] and f"--k{number}:" in style[1] for number in range(COLOURS))
    assert "url(" not in style[1]
    assert "@import" not in style[1]


@pytest.fixture
def shown(
    capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch, folder: ProjectFolder, grammars: Path
) -> tuple[str, Seen]:
    """The page of a project whose words try to be markup."""
    (folder.root / ".cardscript").symlink_to(grammars)
    monkeypatch.chdir(folder.root)
    legend = f"  legend: |\n    {EVIL}\n"
    folder.card("chaos-hyena", card().replace("ru:\n", f"{legend}ru:\n").replace("Рывок.", "Броня 1.") + legend)
    folder.card("alp", card("alp", 'Alp "the" & \'Old\'', "Альп").partition("ru:\n")[0])
    app.run(["--ui", "ru", "sync", "--format", "html"])
    text = capfdbinary.readouterr().out.decode()
    return text, seen(text)


def test_words_of_cards_are_never_markup(shown: tuple[str, Seen]) -> None:
    text, found = shown
    assert not found.named("script")
    assert "<script" not in text
    assert "alert(1)" in "".join(found.words)
    assert EVIL.split()[-1] in "".join(found.words)
    assert found.named("article")[1]["aria-label"] == "Chaos Hyena / Гиена Хаоса"
    assert found.named("article")[0]["aria-label"] == 'Alp "the" & \'Old\''
    allowed = {"class", "id", "lang", "dir", "name", "type", "for", "content", "charset", "http-equiv", "data-n"}
    used = {name for _, attrs in found.tags for name in attrs}
    assert used <= allowed | {"aria-label", "aria-hidden", "checked"}
    assert not any(tag in ("a", "img", "link", "iframe", "object", "form") for tag, _ in found.tags)


def test_a_page_speaks_the_language_of_messages(shown: tuple[str, Seen]) -> None:
    text, found = shown
    assert found.named("html") == [{"lang": "ru"}]
    assert "по-английски «Рывок», по-русски «Броня 1»" in "".join(found.words)
    assert "расходятся <b>1</b>" in text
    assert "нет перевода <b>1</b>" in text
    assert "Рывок." in "".join(found.words), "the draft of the missing text"


def test_what_only_one_language_says_is_marked(shown: tuple[str, Seen]) -> None:
    assert re.findall("<mark>(.*?)</mark>", shown[0]) == ["Charge", "Броня 1"]


def test_filters_need_no_script(shown: tuple[str, Seen]) -> None:
    inputs = {attrs["id"]: attrs for attrs in shown[1].named("input")}
    assert list(inputs) == ["f-all", "f-disagrees", "f-missing", "f-outdated", "f-agrees", "f-numbers"]
    assert all(attrs["aria-label"] for attrs in inputs.values())
    assert {attrs["for"] for attrs in shown[1].named("label")} == set(inputs)
    for state in ("disagrees", "missing", "outdated", "agrees"):
        assert f"#f-{state}:checked ~ main article:not(.{state})" in shown[0]
