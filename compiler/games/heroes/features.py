"""The features of cards of Berserk: Heroes: keywords, triggers, payments, statics."""

from compiler.language import meaning as m
from compiler.language.phrases import Letter, Phrasebook, Same


def add(book: Phrasebook) -> None:
    """Add the phrases of features."""
    _features(book)
    _triggers(book)
    _payments(book)


def _features(book: Phrasebook) -> None:
    book.say("feature", "keyword", Same("of"), en="{of/keyword:=}", ru="{of/keyword:=}")
    book.say("feature", "hire", m.Triggered, fixed={"trigger": m.Trigger(m.EntersPlay(m.ThisCard()))}, en="Hire : {chain:=}", ru="Найм : {chain:=}")
    book.say("feature", "death", m.Triggered, fixed={"trigger": m.Trigger(m.Dies(m.ThisCard()))}, en="Death : {chain:=}", ru="Гибель : {chain:=}")
    book.say("feature", "activated", m.Activated, en="{payment/payments} : {chain:=}", ru="{payment/payments} : {chain:=}")
    book.say("feature", "triggered", m.Triggered, en="{trigger} ,//when {chain:=}", ru="{trigger} ,//when {chain:=}")
    book.say("feature", "static", Same("of"), en="{of/static:=}", ru="{of/static:=}")
    book.say("feature", "instructions", m.Instructions, en="{chain:=}", ru="{chain:=}")


def _triggers(book: Phrasebook) -> None:
    book.say("trigger", "when", m.Trigger, en="when {event}", ru="когда {event}")
    book.say("event", "dies", m.Dies, en="{who/np:nom} die<who> [{turn/in_turn}]", ru=("погибать<who> {who/np:nom} [{turn/in_turn}]", "{who/np:nom} погибать<who> [{turn/in_turn}]"))
    book.say("in_turn", "your turn", m.You, en="on_your_turn", ru="в_ваш_ход")


def _payments(book: Phrasebook) -> None:
    book.list_of("payments", "payment", en="[,//pay]", ru="[,//pay]")
    book.say("payment", "coins", m.PayCoins, en="{amount/coins}", ru="{amount/coins}")
    book.say("payment", "close", Letter(m.PayClose, None), en="{_/CLOSE}", ru="{_/CLOSE}")
