"""The symbols of the game's cards (9, Symbol): those of payments, of keywords, of words; and their abbreviations."""

from compiler.language.phrases import Phrasebook
from compiler.language.pictures import Picture

PAYMENTS = (("TAP", ("tap",)), ("INSTANT", ("instant",)), ("TOKEN", ("token", "counter")), ("FIRST", ("first",)), ("SECOND", ("second",)))
# keyword, symbols, abbreviations
NAMES = (
    ("directed-strike", ("directed", "direct")),
    ("regeneration", ("regeneration", "regen")),
    ("armor", ("armor",)),
    ("attack-experience", ("ova",)),
    ("defense-experience", ("ovz",)),
    ("shooting-experience", ("ovs",)),
    ("protection-from-shots", ("shot-protection", "zov", "ЗОВ")),
    ("protection-from-throws", ("zot", "ЗОТ")),
    ("protection-from-discharges", ("zor", "ЗОР")),
    ("protection-from-magic", ("magic-protection", "zom", "ЗОМ")),
    ("protection-from-spells", ("zoz", "ЗОЗ")),
    ("protection-from-poison", ("poison-protection", "zoo", "ЗОЯ", "ЗОО")),
    ("protection-from-flying", ("zoal",)),
    ("blessing", ("благословление", "благословления", "благословлением")),  # as many cards print it
    ("uniqueness", ("unique",)),
)
WORDS = (
    (("hit", "strike"), {"en": "strike", "ru": "удар"}),
    (("hit", "strike"), {"ru": "ударом"}),
    (("life", "health"), {"en": "life", "ru": "жизнь"}),
    (("elite",), {"en": "elite", "ru": "элитный"}),
    (("ordinary",), {"en": "ordinary", "ru": "рядовой"}),
    (("move",), {"en": "movement", "ru": "движение"}),
    (("token", "counter"), {"en": "token", "ru": "фишка"}),
    (("long-range", "uchr"), {"en": "row_strike", "ru": "учр"}),
)


def add(book: Phrasebook) -> None:
    """Add the symbols."""
    book.pictures += [Picture(spellings, terminal) for terminal, spellings in PAYMENTS]
    book.pictures += [Picture(spellings, name=name) for name, spellings in NAMES]
    book.pictures += [Picture(spellings, word=word) for spellings, word in WORDS]
