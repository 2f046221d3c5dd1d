"""Words that refer: the card's own name, *this creature*, *that spell*, *it*, *its*."""

from collections.abc import Callable

from compiler.language.ast import Node
from compiler.language.meaning import Attacked, Attacker, Mention, ObjectOf, Referent, ThisCard, WoundSource
from compiler.language.phrases import Custom, Fields, Letter, Phrasebook, Same


def add(book: Phrasebook) -> None:
    """Add the phrases of references."""
    for category in ("selection", "brief", "pointed"):
        own = Letter(ThisCard, "own")
        book.say(category, "own name", own, en="{_/OWN:=}", ru="{_/OWN:=}")
        book.say(category, "this by name", own, manner="this name", en="this/d<_> {_/OWN:=}", ru="этот<_> {_/OWN:=}")
        book.say(category, "this card", _pointed("this", ThisCard), manner="this", en="this/d<noun> {noun:=}")
        book.say(category, "that card", _pointed("that", Referent), manner="that", en="that/d<noun> {noun:=}")
        those = _pointed("those", Referent, manner="those")
        book.say(category, "those cards", those, manner="those", en="that/d<noun> {noun:=.pl}", ru="этот<noun> {noun:=.pl}")
        book.say(
            category, "this or that", _pointed("either", ThisCard, Referent), manner="this", ru="этот<noun> {noun:=}"
        )
    book.say("selection", "object of a keyword", Letter(ObjectOf, "object"), gives={"number": "pl"}, en="{_/OBJECT}", ru="{_/OBJECT}")
    for word, en, ru in (("it", "it/d!", "он"), ("they", "they/d!", "они")):
        pronoun(book, "selection", word, en, ru)
    for word, en, ru in (("it", "its", "его/его-чей"), ("they", "their", "их/их-чей")):
        pronoun(book, "possessive", word, en, ru)
    pronoun(book, "them", "they", "they/d!", "они")
    more = Custom((Mention,), lambda _, span: Mention("another", span=span), lambda _: None)
    book.say("np", "another one", more, en="another_one", ru=("еще одну//more", "еще один//more", "еще одно//more"))
    book.say("aim", "brief", Same("of"), en="{of/brief:=}", ru="{of/brief:=}")
    pronoun(book, "aim", "it", "it/d!", "он")


def pronoun(book: Phrasebook, category: str, word: str, en: str, ru: str) -> None:
    """A pronoun; Russian chooses its form by the noun it stands for, which is not said again."""
    strict = category in ("possessive", "its")
    gives = {"number": "pl"} if word == "they" else {"number": "sg"}
    said = _standing(word, strict, _by_noun)
    book.say(category, word, said, manner=word, gives=gives, ru=f"{ru}<noun> {{noun:=.silent}}")
    own = _standing(word, strict, lambda value: {"own": "own"} if isinstance(value, ThisCard) else None)
    book.say(category, word, own, manner=word, gives=gives, ru=f"{ru}<own> {{own/OWN:=.silent}}")
    book.say(category, word, _standing(word, strict, lambda _: {}), manner=word, gives=gives, en=en, ru=f"{ru}!")


_Event = WoundSource | Attacked | Attacker
"""What an event names is *it* only where it is so said."""


def _by_noun(value: ThisCard | Referent | _Event) -> Fields | None:
    noun = None if isinstance(value, _Event) else value.noun
    return None if noun is None else {"noun": noun}


def _standing(word: str, strict: bool, known: Callable[[ThisCard | Referent | _Event], Fields | None]) -> Custom:
    def match(value: object) -> Fields | None:
        if not isinstance(value, ThisCard | Referent | _Event):
            return None
        manner = value.span.manner if value.span else None
        free = not strict and not isinstance(value, _Event)
        return known(value) if manner == word or free else None

    one = (Attacked, Attacker) if word == "it" else ()
    return Custom((ThisCard, Referent, WoundSource, *one), lambda _, span: Mention(word, span=span), match)


def _pointed(word: str, *wanted: type[Node], manner: str | None = None) -> Custom:
    """*This creature* is the card itself, *that creature* one said before; Russian says both alike."""

    def match(value: object) -> Fields | None:
        if manner and not (isinstance(value, Node) and value.span and value.span.manner == manner):
            return None
        if isinstance(value, ThisCard | Referent) and isinstance(value, wanted) and value.noun is not None:
            return {"noun": value.noun}
        return None

    return Custom((ThisCard, Referent), lambda slots, span: Mention(word, slots["noun"], span=span), match)  # type: ignore[arg-type]
