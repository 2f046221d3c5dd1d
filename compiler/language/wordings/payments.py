"""What is paid before a colon: symbols in a row, deeds, both."""

from compiler.language.meaning import PayDeed
from compiler.language.phrases import Phrasebook, Row, Same


def add(book: Phrasebook, *, commas: bool = True) -> None:
    """Add the phrases of payments; a game says its symbols (``symbol_payment``), and whether English puts commas."""
    more, symbol = "{items/payments} ,//pay {item/payment}", "{item/symbol_payment}"
    if commas:
        book.say("payments", "payments", Row(longer=True), en=more)
    book.say("payments", "symbols", Same("of", (tuple,)), en="{of/symbols}", ru="{of/symbols}")
    book.say("payments", "payments", Row(longer=True), ru=more)
    if not commas:
        book.say("payments", "payments", Row(longer=True), en=more)
    book.say("payments", "one payment", Row(longer=False), en="{item/payment_deed}", ru="{item/payment_deed}")
    book.say("symbols", "one symbol", Row(longer=False), en=symbol, ru=symbol)
    book.say("symbols", "symbols", Row(longer=True), en=f"{{items/symbols}} {symbol}", ru=f"{{items/symbols}} {symbol}")
    book.say("payment", "symbol", Same("of"), en="{of/symbol_payment}", ru="{of/symbol_payment}")
    book.say("payment", "deed", Same("of"), en="{of/payment_deed}", ru="{of/payment_deed}")
    book.say("payment_deed", "deed", PayDeed, en="{deed:imp}", ru="{deed:imp}")
