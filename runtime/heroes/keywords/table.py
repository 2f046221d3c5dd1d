"""The table of keywords that need Python."""

from __future__ import annotations

from runtime.heroes.keywords import native
from runtime.kernel.definitions import GREATEST, ONCE, KeywordRule

KEYWORDS: dict[str, KeywordRule] = {rule.id: rule for rule in (
    KeywordRule("fury", {"en": "Fury", "ru": "Ярость"}),
    KeywordRule("uniqueness", {"en": "Uniqueness", "ru": "Уникальность"}, ONCE, (native.UniquenessInTurn,)),
    KeywordRule("vanguard", {"en": "Vanguard", "ru": "Авангард"}, GREATEST, (native.Vanguard,), True),
)}
"""The others are what their scripts say; shots, Plague, Gift of life and Ambush are verbs and classes of cards."""
