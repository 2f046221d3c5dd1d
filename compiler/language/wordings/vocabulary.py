"""What cards are called: types, classes, elements, states and effects, each game with rows of its own."""

from collections.abc import Iterable

from compiler.language.meaning import CardNoun, ClassNoun, EffectNoun, InState, OfElement, TypeNoun
from compiler.language.phrases import Make, Phrasebook, Same

Row = tuple[str, str, str]
"""Id, English, Russian."""


def types(book: Phrasebook, rows: Iterable[Row]) -> None:
    """Add the types of cards, and words for several of them together."""
    for id_, en, ru in rows:
        head = ru.replace("_", "! ", 1) if "_" in ru else f"{ru}!"
        book.say("noun", id_, Make(TypeNoun, (("type", id_),)), en=f"{en}/n!", ru=head)


def classes(book: Phrasebook, rows: Iterable[Row]) -> None:
    """Add the classes of cards as nouns."""
    for id_, en, ru in rows:
        book.say("noun", id_, Make(ClassNoun, (("cls", id_),)), en=f"{en}/n!", ru=f"{ru}!")


def elements(book: Phrasebook, rows: Iterable[Row]) -> None:
    """Add the elements as adjectives."""
    for id_, en, ru in rows:
        book.say("element", id_, Make(OfElement, (("element", id_),)), en=en, ru=f"{ru}!")
    book.say("before", "of an element", Same("of", (OfElement,)), en="{of/element:=}", ru="{of/element:=}")


def states(book: Phrasebook, rows: Iterable[tuple[str, str, str, str | None]]) -> None:
    """Add the states of cards: before a noun and, where Russian has a short form, as what a card is."""
    for id_, en, ru, short in rows:
        book.say("before", id_, Make(InState, (("state", id_),)), en=en, ru=f"{ru}!")
        if short:
            book.say("state", id_, Make(InState, (("state", id_),)), en=en, ru=f"{short}!")


def effects(book: Phrasebook, rows: Iterable[Row]) -> None:
    """Add the effects that lie on cards."""
    for id_, en, ru in rows:
        book.say("effect_noun", id_, Make(EffectNoun, (("effect", id_),)), en=f"{en}/n!", ru=ru)


def names(book: Phrasebook) -> None:
    """Add cards called by their names."""
    book.say("noun", "by name", CardNoun, en="{card/NAME:=}", ru="{card/NAME:=}")
