"""Numbers, X, coins and signs; things that are counted, and more or fewer of them."""

from compiler.language.meaning import AnyNumber, AtMost, Change, Every, Number, Plus, RemovedLives, Variable
from compiler.language.phrases import Constant, Custom, Letter, Make, Phrasebook, Same

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
_TOKENS = {
    "number": ("NUMBER", "X"),
    "coins": ("COINS", "COINS_X"),
    "plus": ("PLUS", "PLUS_X"),
    "minus": ("MINUS", "MINUS_X"),
}
# What is counted, besides cards: category, English, Russian
THINGS = (
    ("card", "card/n!", "карта!"),
    ("wound", "wound/n!", "рана!"),
)


def add(book: Phrasebook) -> None:
    """Add the phrases of amounts."""
    book.say("x_more", "x and more", _more(), en="{more/X_MORE}", ru="{more/X_MORE}")
    for category, (digits, letter) in _TOKENS.items():
        book.say(category, f"{category} in digits", Number, en=f"{{value/{digits}}}", ru=f"{{value/{digits}}}")
        book.say(category, f"{category} x", Letter(Variable), en=f"{{_/{letter}}}", ru=f"{{_/{letter}}}")
    book.say("count", "count", Same("of"), en="{of/number}", ru="{of/number}")
    for value, (en, ru) in NUMBER_WORDS.items():
        book.say("number_word", en, Make(Number, (("value", value),)), manner="word", ru=ru)
        book.say("count", en, Make(Number, (("value", value),)), manner="word", en=en, ru=ru)
    book.say("amount", "amount", Same("of"), en="{of/number}", ru="{of/number}")
    book.say("price", "number", Same("of"), en="{of/number}", ru="{of/number}")
    book.say("price", "coins", Same("of"), en="{of/coins}", ru="{of/coins}")
    for name, en, ru in THINGS:
        book.say(f"{name}_noun", name, Constant(name), en=en, ru=ru)
        _counted(book, name)
        _changed(book, name)
        _up_to(book, name)
    for make in (_counted, _changed, _up_to):  # each game has a noun of its own for its tokens
        make(book, "token")
    book.say("coin_noun", "coin", Constant("coin"), en="coin/n!", ru="монета!")
    _counted(book, "coin", "coin_amount")
    _additional_lives(book)
    _changed_cost(book)
    _removed(book)


def _more() -> Custom:
    """*X+2*."""

    def match(value: object) -> dict[str, object] | None:
        if not isinstance(value, Plus) or not isinstance(value.more, Number) or value.more.value < 0:
            return None
        return {"more": value.more.value} if isinstance(value.amount, Variable) else None

    def build(slots: dict[str, object], span: object) -> object:
        return Plus(Variable(), Number(int(str(slots["more"]))))

    return Custom((Plus,), build, match)


def _counted(book: Phrasebook, name: str, category: str = "") -> None:
    """*A card*, *two cards*."""
    category, noun = category or f"{name}s", f"{{noun/{name}_noun:="
    one = Make(Number, (("value", 1),), (("noun", name),))
    book.say(category, f"a {name}", one, en=f"a {noun}}}", ru=f"{noun}.sg}}")
    several = Custom((Number, Variable), lambda slots, _: slots["n"], lambda value: {"n": value, "noun": name})
    book.say(category, f"{name}s", Same("n"), en=f"{{n/{category}_counted:=}}", ru=f"{{n/{category}_counted:=}}")
    book.say(
        f"{category}_counted",
        f"{name}s",
        several,
        en=f"{{n/count}} {noun}.counted=n}}",
        ru=f"{{n/count:=<noun>}} {noun}.counted=n}}",
    )


def _up_to(book: Phrasebook, name: str) -> None:
    """*Up to three wounds*."""
    noun = f"{{noun/{name}_noun:"
    book.say(
        f"up_to_{name}s",
        f"up to {name}s",
        AtMost,
        extra={"noun": name},
        en=f"up_to {{amount/count}} {noun}counted=amount}}",
        ru=f"до {{amount/count:gen<noun>}} {noun}gen.counted=amount}}",
    )


def _changed(book: Phrasebook, name: str) -> None:
    """*1 fewer wound*, *1 more prayer token*."""
    noun = f"{{noun/{name}_noun:"
    for more, en, ru in ((False, "fewer", "меньше"), (True, "more", "больше")):
        book.say(
            f"{name}s_change",
            f"{en} {name}s",
            Change,
            fixed={"more": more},
            extra={"noun": name},
            en=tuple(f"{{amount/count}} {word} {noun}counted=amount}}" for word in ((en,) if more else (en, "less"))),
            ru=f"на {{amount/count:acc<noun>}} {noun}acc.counted=amount}} {ru}",
        )


def _additional_lives(book: Phrasebook) -> None:
    book.say("life_noun", "life", Constant("additional"), en="life/n!", ru="жизнь/жизнь!")
    book.say(
        "additional_noun",
        "additional life",
        Same("noun"),
        en="additional {noun/life_noun:=}",
        ru="дополнительный<noun> {noun/life_noun:=}",
    )
    _counted(book, "additional")
    any_ = Make(AnyNumber, (), (("noun", "additional"),))
    book.say("additionals", "any number", any_, en="{noun/additional_noun:pl}", ru="{noun/additional_noun:=.pl}")
    more = Custom((Plus,), lambda slots, _: slots["n"], lambda value: {"n": value, "noun": "additional"})
    book.say("additionals", "x and more", more, en="{n/x_more} {noun/additional_noun:pl}", ru="{n/x_more} {noun/additional_noun:gen.pl}")
    _up_to(book, "additional")


def _removed(book: Phrasebook) -> None:
    """Additional lives that the part before removed, as what something is done for."""
    removed = Make(RemovedLives, (), (("noun", "additional"),))
    book.say(
        "each_of",
        "additional life removed",
        removed,
        en="additional_life_removed [this_way]",
        ru="снятый<noun> {noun/additional_noun:=}",
    )
    book.say(
        "every_of",
        "additional lives removed",
        Make(Every, (("of", RemovedLives()),), (("noun", "additional"),)),
        en="{number/count} additional_lives_removed [this_way]",
        ru="каждые {number/count:nom<noun>} снятый<noun> {noun/additional_noun:nom.counted=number}",
    )


def _changed_cost(book: Phrasebook) -> None:
    """*(1) less*."""
    for more, en, ru in ((False, "less", "дешевле"), (True, "more", "дороже")):
        book.say(
            "cost_change", en, Change, fixed={"more": more}, en=f"{{amount/coins}} {en}", ru=f"на {{amount/coins}} {ru}"
        )
