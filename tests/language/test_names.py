"""Names decline as their head does, and the nominative is what the card says."""

from __future__ import annotations

import pytest

from compiler.diagnostics import Language
from compiler.language.ru.names import Decliner
from tests.language.helpers import texts

DECLINED = (
    ("Болотная гадюка", "Болотной гадюки", "Болотную гадюку"),
    ("Идущая по кругу", "Идущей по кругу", "Идущую по кругу"),
    ("Считающая соки", "Считающей соки", "Считающую соки"),
    ("Первая в дверях", "Первой в дверях", "Первую в дверях"),
    ("Несущий вести", "Несущего вести", "Несущий вести"),
    ("Привинтить", "Привинтить", "Привинтить"),
    ("Под боком у тролля", "Под боком у тролля", "Под боком у тролля"),
    ("Железный голем", "Железного голема", "Железного голема"),
    ("Ледяной голем", "Ледяного голема", "Ледяного голема"),
    ("Затонувший сундук", "Затонувшего сундука", "Затонувший сундук"),
)


@pytest.mark.parametrize(("name", "genitive", "accusative"), DECLINED)
def test_the_head_of_a_name_declines(name: str, genitive: str, accusative: str) -> None:
    forms = Decliner().lexeme(name).forms
    assert (forms["nom"], forms["gen"], forms["acc"]) == (name, genitive, accusative)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_name_with_a_prefix_that_is_a_word_is_read(language: Language) -> None:
    said = {"en": "Non-Believer", "ru": "Не-Верящий"}[language]
    text = {"en": "Hire: Wound Non-Believer for 1.", "ru": "Найм: Ранить Не-Верящего на 1."}[language]
    own = texts().own_name(language, said)
    assert texts().read(language, text, own, False).diagnostics == []
