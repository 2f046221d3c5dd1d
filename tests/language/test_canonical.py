"""Every card of the project prints in both languages, reads back as the same tree, and is canonical or listed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from compiler.language.texts import LANGUAGES
from compiler.pipeline import own_names, plain
from tests.language.helpers import compilation, texts

LISTED = Path(__file__).with_name("alternates.txt")
HEAD = "Texts of cards that say what the compiler would print in other words: what is authored, and what is printed.\n"


def test_every_card_prints_reads_back_and_is_canonical_or_listed(expect: Callable[[Path, str], None]) -> None:
    expect(LISTED, HEAD + "".join(_alternates()))


def _alternates() -> Iterator[str]:
    """Yield each text that is not canonical beside what is printed, having read back everything printed."""
    for card in compilation().scripts.cards:
        said = texts(card.game)
        names = own_names(card, said)
        trees = {
            language: said.read(language, card.printings[language].text, names[language], card.type == "spell").text
            for language in LANGUAGES
        }
        assert trees["en"] is not None, card.id
        assert trees["en"] == trees["ru"], card.id
        for target in LANGUAGES:
            for tree in trees.values():
                assert tree is not None
                printed = said.write(target, tree, names[target])
                again = said.read(target, printed, names[target], card.type == "spell").text
                assert again == tree, f"{card.id}: {printed}"
            authored = card.printings[target].text
            printed = said.write(target, trees[target], names[target])  # type: ignore[arg-type]
            if _level(authored) != _level(printed):
                yield f"\n{card.id} {target}\n  {' / '.join(authored.strip().splitlines())}\n  {printed}\n"


def _level(text: str) -> str:
    """A text with spaces, capitals, ё and the length of dashes levelled out."""
    return plain(text).replace("—", "–").replace(" - ", " – ")
