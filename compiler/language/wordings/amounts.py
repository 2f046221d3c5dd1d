"""Numbers, X, coins and signs."""

from compiler.language.meaning import Number, Variable
from compiler.language.phrases import Letter, Make, Phrasebook, Same

NUMBER_WORDS = {
    1: ("one", "один!"),
    2: ("two", "два!"),
    3: ("three", "три!"),
    4: ("four", "четыре!"),
    5: ("five", "пять!"),
    6: ("six", "шесть!"),
    7: ("seven", "семь!"),
    8: ("eight", "восемь!"),
    9: ("nine", "девять!"),
    10: ("ten", "десять!"),
}
_TOKENS = {"number": ("NUMBER", "X"), "coins": ("COINS", "COINS_X"), "plus": ("PLUS", "PLUS_X"), "minus": ("MINUS", "MINUS_X")}


def add(book: Phrasebook) -> None:
    """Add the phrases of amounts."""
    for category, (digits, letter) in _TOKENS.items():
        book.say(category, f"{category} in digits", Number, en=f"{{value/{digits}}}", ru=f"{{value/{digits}}}")
        book.say(category, f"{category} x", Letter(Variable), en=f"{{_/{letter}}}", ru=f"{{_/{letter}}}")
    book.say("count", "count", Same("of"), en="{of/number}", ru="{of/number}")
    for value, (en, ru) in NUMBER_WORDS.items():
        book.say("count", en, Make(Number, (("value", value),)), manner="word", en=en, ru=ru)
    book.say("amount", "amount", Same("of"), en="{of/number}", ru="{of/number}")
