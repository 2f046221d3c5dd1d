"""Who and what: players, nouns, quantities, references."""

from compiler.language.ast import Node, Surface
from compiler.language.kinds import Another, KindShape
from compiler.language.meaning import (
    All,
    AnyNumber,
    Both,
    Cards,
    Compared,
    EachPlayer,
    Exactly,
    HasElement,
    InZone,
    Mention,
    One,
    Opponent,
    Other,
    Referent,
    SameName,
    SomePlayer,
    ThisCard,
    TypeNoun,
    UpTo,
    Whose,
    WithKeyword,
    You,
)
from compiler.language.phrases import Custom, Fields, Letter, Phrasebook, Same


def add(book: Phrasebook) -> None:
    """Add the phrases of selections."""
    _players(book)
    _kinds(book)
    _quantities(book)
    _references(book)


def _players(book: Phrasebook) -> None:
    one = {"number": "sg", "gender": "m"}
    player = {"of": TypeNoun("player")}
    book.say("you", "you", You, gives={"number": "2"}, en="you", ru="вы")
    book.say("player", "opponent", Opponent, gives=one, en="the_opponent", ru="противник!")
    book.say("player", "each player", EachPlayer, gives=one, extra=player, en="each_player", ru="каждый<of> {of/player_noun:=}")
    book.say("player", "chosen player", SomePlayer, manner="chosen", gives=one, extra=player, en="the_chosen_player", ru="выбранный<of> {of/player_noun:=}")
    book.say("player", "some player", SomePlayer, gives=one, en="(a|the) player", ru="игрок!")


def _kinds(book: Phrasebook) -> None:
    for language in ("en", "ru"):
        book.say(
            "kind", "kind", KindShape(language, book),
            **{language: "[{before/befores:=<noun>}] {noun:=} [{behind/behinds:=<noun>}]"},
        )
    book.list_of("befores", "before", en="", ru="")
    book.list_of("behinds", "behind", en="", ru="")
    book.say("before", "your", Whose, fixed={"player": You()}, gives={"definite": True}, en="your", ru="ваш!")
    book.say("before", "opposing", Whose, fixed={"player": Opponent()}, en="opposing")
    book.say("before", "the opponent's", Whose, fixed={"player": Opponent()}, manner="possessive", gives={"definite": True}, en="the_opponent 's")
    book.say("behind", "of the opponent", Whose, fixed={"player": Opponent()}, ru="противника", en="of_the_opponent")
    book.say("before", "other", Other, en="other", ru="другой!")
    for relation, en, ru in (("at most", "or less", "или менее"), ("at least", "or more", "или более"), ("equal", "", "")):
        _compared(book, relation, en, ru)
    book.say("behind", "having an element", HasElement, en="(that_has_an_element|with_an_element)", ru=",//which обладающий! стихией")
    book.say("behind", "with the same name", SameName, en="with_the_same_name", ru="с_таким_же_названием")
    book.say("behind", "in play", InZone, fixed={"zone": "play"}, en="in_play", ru="в_игре")
    for zone, en, ru in (("graveyard", "graveyard", "кладбища"), ("deck", "deck", "колоды"), ("hand", "hand", "руки")):
        preposition = "с" if zone == "graveyard" else "из"
        book.say("behind", f"from the {zone}", InZone, fixed={"zone": zone}, manner="from", en=f"from_the_{en}", ru=f"{preposition}_{ru}")
        book.say("behind", f"from your {zone}", InZone, fixed={"zone": zone, "player": You()}, manner="from", en=f"from_your_{en}", ru=f"{preposition}_{'вашего' if zone == 'graveyard' else 'вашей'}_{ru}")


def _compared(book: Phrasebook, relation: str, en: str, ru: str) -> None:
    fixed = {"property": "cost", "relation": relation}
    book.say("behind", f"of cost {relation}", Compared, fixed=fixed, en=f"of_cost {{amount/price}} {en}", ru=f"стоимостью {{amount/price}} {ru}")
    fixed = {"property": "strike", "relation": relation}
    book.say("behind", f"with strike {relation}", Compared, fixed=fixed, en=f"with_strike {{amount/number}} {en}", ru=f"с_ударом {{amount/number}} {ru}")


def _quantities(book: Phrasebook) -> None:
    one = {"quantity": One()}
    book.say("selection", "one", Cards, fixed=one, en="a {kind:=.sg.indef}", ru="{kind:=.sg}")
    book.say("selection", "one of yours", Cards, fixed=one, en="{kind:=.sg.def}")
    book.say("selection", "one, bare", Cards, fixed=one, manner="bare", en="{kind:=.sg.indef}")
    book.say("selection", "the one", Cards, fixed=one, manner="the", en="the {kind:=.sg.indef}", ru="{kind:=.sg}")
    book.say("selection", "one of several", Cards, fixed=one, manner="of", gives={"number": "sg"}, en="one_of {kind:=.pl.def}", ru="{kind:=.sg}")
    book.say("selection", "the chosen", Cards, fixed=one, manner="chosen", en="(the|a) chosen {kind:=.sg.indef}", ru="выбранный<kind> {kind:=.sg}")
    book.say("selection", "another", _other(One, lambda _: {}), en="another {kind:=.sg.indef}")
    book.say("selection", "another of yours", _other(One, lambda _: {}), gives={"number": "sg"}, en="another_of {kind:=.pl.def}")
    book.say("selection", "all", Cards, fixed={"quantity": All()}, en="all {kind:=.pl}", ru="все<kind> {kind:=.pl}")
    book.say("selection", "all, bare", Cards, fixed={"quantity": All()}, manner="bare", en="{kind:=.pl}", ru="{kind:=.pl}")
    book.say("selection", "each", Cards, fixed={"quantity": All()}, manner="each", en="each {kind:=.sg.indef}", ru="каждый<kind> {kind:=.sg}")
    book.say("selection", "each of yours", Cards, fixed={"quantity": All()}, manner="each", gives={"number": "sg"}, en="each_of {kind:=.pl.def}")
    book.say("selection", "up to", _counted(UpTo), en="up_to {n/count:<kind>} {kind:=.counted=n}", ru="до {n/count:gen<kind>} {kind:gen.counted=n}")
    book.say("selection", "exactly", _counted(Exactly), en="{n/count:<kind>} {kind:=.counted=n}", ru="{n/count:=<kind>} {kind:=.counted=n}")
    book.say("selection", "any number", Cards, fixed={"quantity": AnyNumber()}, en="any_number_of {kind:=.pl}", ru="любое_число {kind:gen.pl}")
    book.say("selection", "any", Cards, fixed={"quantity": AnyNumber()}, manner="any", en="any {kind:=.pl}", ru="любой<kind> {kind:=.pl}")
    book.say("np", "selection", Same("of"), en="{of/selection:=}", ru="{of/selection:=}")
    book.say("np", "both", _both(), gives={"number": "pl"}, en="{first/selection:=} and//np {second/selection:=}", ru="{first/selection:=} и//np {second/selection:=}")


def _other(quantity: type[Node], fields: object) -> Another:
    return Another(lambda _: quantity(), lambda value: {} if type(value) is quantity else None)


def _counted(quantity: type[UpTo] | type[Exactly]) -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        return Cards(quantity(slots["n"]), slots["kind"], span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if isinstance(value, Cards) and isinstance(value.quantity, quantity):
            return {"n": value.quantity.count, "kind": value.kind}
        return None

    return Custom((Cards,), build, match)


def _both() -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        return Both((slots["first"], slots["second"]), span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if isinstance(value, Both) and len(value.parts) == 2:
            return {"first": value.parts[0], "second": value.parts[1]}
        return None

    return Custom((Both,), build, match)


def _references(book: Phrasebook) -> None:
    book.say("selection", "own name", Letter(ThisCard, "own"), en="{_/OWN:=}", ru="{_/OWN:=}")
    book.say("selection", "this card", _pointed("this", ThisCard), manner="this", en="this/d<noun> {noun:=}")
    book.say("selection", "that card", _pointed("that", Referent), manner="that", en="that/d<noun> {noun:=}")
    book.say("selection", "this or that", _pointed("either", ThisCard, Referent), manner="this", ru="этот<noun> {noun:=}")
    book.say("selection", "it", _pronoun("it"), manner="it", en="it/d!", ru="он!")


def _pointed(word: str, *wanted: type[Node]) -> Custom:
    """*This creature* is the card itself, *that creature* one said before; Russian says both alike."""

    def match(value: object) -> Fields | None:
        if isinstance(value, ThisCard | Referent) and isinstance(value, wanted) and value.noun is not None:
            return {"noun": value.noun}
        return None

    return Custom((ThisCard, Referent), lambda slots, span: Mention(word, slots["noun"], span=span), match)  # type: ignore[arg-type]


def _pronoun(word: str) -> Custom:
    def match(value: object) -> Fields | None:
        return {} if isinstance(value, ThisCard | Referent) else None

    return Custom((ThisCard, Referent), lambda _, span: Mention(word, span=span), match)
