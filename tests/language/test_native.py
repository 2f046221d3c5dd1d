"""What is read is printed as a native would write it, in both languages (Berserk TCG)."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from compiler.language.texts import LANGUAGES
from tests.language.helpers import texts

ROWS = yaml.safe_load((Path(__file__).parent / "printed-tcg.yaml").read_text("utf-8"))
NAMES = {"en": "Targ the Monk", "ru": "Монах Тарг"}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["en"][:50])
def test_it_is_printed_as_a_native_would_write_it(row: dict[str, str]) -> None:
    tcg = texts("tcg")
    own = {language: tcg.own_name(language, NAMES[language]) for language in LANGUAGES}
    read = tcg.read("ru", row["of"], own["ru"], False)
    assert read.text is not None
    assert {language: tcg.write(language, read.text, own[language]) for language in LANGUAGES} == {
        language: row.get(language, row["of"]) for language in LANGUAGES
    }
    for language in LANGUAGES:
        assert tcg.read(language, row.get(language, row["of"]), own[language], False).text == read.text
