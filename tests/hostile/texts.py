"""The worst texts that are known: each repeats what makes reading branch, to the length of the longest sentence."""

from __future__ import annotations

from collections.abc import Iterator

LENGTH = 2_000
"""Characters: what the longest sentence may have."""

REPEATED = {
    "en": (
        *("a creature ", "a creature and ", "creature, ", "and ", "or ", ",", "creatures of your creatures of "),
        *("wound a creature for 1 and ", "Hire: ", "when a creature dies, ", "if it is a creature, ", "it ", "its "),
        *("draw a card, then ", "to ", "for each creature ", "up to ", "another ", "each of ", "with ", "without "),
        *('"', "(", ")", "'", "()", '"a ', "(a ", "- ", ": - ", "; ", ". ", "\n", ".(", "choose one: a; ", "1 ", "X "),
        *("wuond ", "creatur ", "qwertyuiop ", "Wuond ", "Owll ", "non-", "a-", "a'", "'s ", "{body} ", "(1) ", "+1 "),
        *("that creature ", "this creature ", "your ", "the opposing ", "until the end of the turn ", "gain Armor 1, "),
    ),
    "ru": (
        *("существо ", "существо и ", "существо, ", "и ", "или ", ",", "вашего существа ", "ранить существо на 1 и "),
        *("Найм: ", "когда существо умирает, ", "если это существо, ", "оно ", "его ", "чтобы ", "за каждое существо "),
        *("возьмите карту, затем ", "до ", "другое ", "каждое из ", "с ", "без ", "«", "»", "(", "«а ", "- ", ": - "),
        *("; ", ". ", "выберите одно из: а; ", "1 ", "Х ", "+1 ", "раинть ", "существоо ", "йцукенгшщз ", "не-", "ё"),
        *("это существо ", "ваш ", "героя противника ", "до конца хода ", "получает Броню 1, ", "сущеcтво "),
    ),
}
"""What is repeated, by language: lists, references, brackets, quotes, marks, misspelt words, two alphabets in one."""

WHOLE = (
    *("a" * LENGTH, "ё" * LENGTH, "9" * LENGTH, "🂡" * LENGTH, " " * LENGTH),
    *("а\u0301" * (LENGTH // 2), "\u0300" * LENGTH),
)
"""One very long word, number or picture; letters and marks that combine."""


def worst() -> Iterator[tuple[str, str]]:
    """Yield a language and a text of it."""
    for language, parts in REPEATED.items():
        for part in parts:
            yield language, part * (LENGTH // len(part))
            yield language, "\n".join([part.strip() or part] * (LENGTH // (len(part) + 1)))
        for text in WHOLE:
            yield language, text
        for opening, closing in ("()", '""', "«»"):
            yield language, opening * (LENGTH // 2) + closing * (LENGTH // 2)
