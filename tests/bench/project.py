"""A project of any size: this project's own cards under new names and with other numbers, in both languages."""

import re
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

import yaml

from compiler.language.ru.names import Decliner
from compiler.sources import find_project, load_scripts
from compiler.sources.cards import CardSource
from tests.bench.measure import ROOT

SETTINGS = '[games]\nheroes = { edition = "current" }\n'
MANIFEST = {
    "id": "large",
    "en": {"name": "Large Set"},
    "ru": {"name": "Большой набор"},
    "edition": "current",
}
HEADS = (("Bar", "Бар"), ("Vel", "Вел"), ("Dor", "Дор"), ("Kal", "Кал"), ("Lun", "Лун"), ("Mor", "Мор"),
         ("Nar", "Нар"), ("Sar", "Сар"), ("Tor", "Тор"), ("Zan", "Зан"))  # fmt: skip
_NUMBER = re.compile(r"(?<![\w-])[2-9](?!\w)")
TAILS = (("dan", "дан"), ("gard", "гард"), ("len", "лен"), ("mir", "мир"), ("ron", "рон"), ("sol", "сол"),
         ("ton", "тон"), ("var", "вар"), ("vin", "вин"), ("zar", "зар"))  # fmt: skip


def places() -> Iterator[tuple[str, str, str]]:
    """Yield places that a card may come from: for its id, and as English and Russian say it."""
    for (head, russian_head), (tail, russian_tail) in product(HEADS, TAILS):
        yield f"{head}{tail}".lower(), f"of {head}{tail}", f"из {russian_head}{russian_tail}а"


def models() -> list[CardSource]:
    """Return the cards that a large project repeats, those of the rulebook first."""
    cards = [card for card in load_scripts(find_project(ROOT)).cards if card.game == "heroes"]
    return sorted(cards, key=lambda card: card.set != "rulebook")


def write_project(folder: Path, size: int) -> list[Path]:
    """Write a project of that many cards into a folder; return the card files.

    The first cards are this project's own, so that cards which other cards name are there; all others have new
    names. Raises ValueError if there are not enough names for so many.
    """
    repeated = models()
    (folder / "cardscript.toml").write_text(SETTINGS, "utf-8")
    target = folder / "cardscripts" / "heroes" / "large"
    target.mkdir(parents=True)
    _write(target / "set.yaml", MANIFEST)
    files = []
    for data in _cards(repeated, size):
        files.append(target / f"{data['id']}.yaml")
        _write(files[-1], data)
    return files


def _cards(models: list[CardSource], size: int) -> Iterator[dict[str, Any]]:
    most = len(models) * (1 + len(HEADS) * len(TAILS))
    if size > most:
        raise ValueError(f"there are names for {most} cards, not for {size}")
    data = [yaml.safe_load(model.source.text) for model in models]
    yield from data[:size]
    left = size - len(data)
    decliner = Decliner()
    for turn, place in enumerate(places(), 1):
        for model, card in zip(models, data, strict=True):
            if left <= 0:
                return
            left -= 1
            yield renumbered(renamed(card, model, place, decliner), turn)


def renumbered(card: dict[str, Any], turn: int) -> dict[str, Any]:
    """Return a card with other numbers in its texts, such as call for the same forms of the words beside them."""
    texts = [card[language].get("text", "") for language in ("en", "ru")]
    english, russian = (sorted(_NUMBER.findall(text)) for text in texts)
    if english == russian and "turns" not in texts[0]:  # of turns, only so many can be said as cards say
        for language, text in zip(("en", "ru"), texts, strict=True):
            if text:
                card[language]["text"] = _NUMBER.sub(lambda found: str(_other(int(found[0]), turn)), text)
    return card


def _other(number: int, turn: int) -> int:
    first, count = (2, 3) if number < 5 else (5, 5)
    return first + (number - first + turn) % count


def renamed(
    card: Mapping[str, Any], model: CardSource, place: tuple[str, str, str], decliner: Decliner
) -> dict[str, Any]:
    """Return a card that comes from a place; where its text names the card, it says the new name in the same case."""
    identity, english, russian = place
    printing = model.printings["ru"]
    lexeme = decliner.lexeme(printing.name, printing.forms)
    forms = set(lexeme.forms.values())
    new = {**card, "id": f"{card['id']}-of-{identity}", "en": dict(card["en"]), "ru": dict(card["ru"])}
    _rename(new["en"], {new["en"]["name"]}, english)
    _rename(new["ru"], forms, russian)
    if "forms" in card["ru"]:
        new["ru"]["forms"] = {case: f"{form} {russian}" for case, form in card["ru"]["forms"].items()}
    return new


def _rename(printing: dict[str, Any], forms: set[str], place: str) -> None:
    names = "|".join(re.escape(form) for form in sorted({printing["name"], *forms}, key=len, reverse=True))
    printing["name"] = f"{printing['name']} {place}"
    if "text" in printing:
        printing["text"] = re.sub(rf"(?<!\w)({names})(?!\w)", rf"\1 {place}", printing["text"])


class _Dumper(yaml.CSafeDumper):
    """Writes texts as authors do, in blocks."""


def _text(dumper: _Dumper, text: str) -> yaml.ScalarNode:
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style="|" if "\n" in text else None)


_Dumper.add_representer(str, _text)


def _write(path: Path, data: Mapping[str, Any]) -> None:
    path.write_text(yaml.dump(data, Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=1000), "utf-8")
