"""Who and what: how many cards of a kind, several selections together, and who chooses them."""

from compiler.language.ast import Node, Surface
from compiler.language.kinds import Adding, Counted, Quantified
from compiler.language.meaning import (
    All,
    Among,
    AnyNumber,
    AnyOf,
    Both,
    CardNoun,
    Cards,
    Chooser,
    Different,
    Exactly,
    FromAmong,
    InZone,
    Kind,
    Next,
    No,
    Number,
    One,
    Opponent,
    Other,
    Position,
    Rest,
    UpTo,
    Whose,
    You,
    Zone,
)
from compiler.language.phrases import Custom, Fields, Make, Phrasebook, Same


def add(book: Phrasebook) -> None:
    """Add the phrases of selections."""
    _one(book)
    _brief(book)
    _all(book)
    _some(book)
    _together(book)


def _one(book: Phrasebook) -> None:
    plain, yours = Quantified(One(), definite=False), Quantified(One(), definite=True)
    any_ = Quantified(One())
    singular = {"number": "sg"}
    book.say("selection", "another", Adding(Other(), plain), en="another {kind:=.sg.indef}")
    book.say("selection", "another of yours", Adding(Other(), yours), gives=singular, en="another_of {kind:=.pl.def}")
    book.say("selection", "one", Quantified(One(), definite=False, unique=False), en="a {kind:=.sg.indef}")
    book.say("selection", "one of yours", yours, en="{kind:=.sg.def}")
    book.say("selection", "one", any_, ru="{kind:=.sg}")
    book.say("selection", "one, without an article", plain, manner="bare", en="{kind:=.sg.indef}")
    book.say("selection", "the one", plain, manner="the", en="the {kind:=.sg.indef}", ru="{kind:=.sg}")
    book.say("selection", "the only one", Quantified(One(), definite=False, unique=True), en="the {kind:=.sg.indef}")
    book.say(
        "selection", "one of several", yours, manner="of", gives=singular, en="one_of {kind:=.pl.def}", ru="{kind:=.sg}"
    )
    book.say("selection", "any one", plain, manner="any one", en="any {kind:=.sg.indef}")
    book.say("selection", "any one", any_, manner="any one", ru="любой<kind> {kind:=.sg}")
    book.say("selection", "the chosen", plain, manner="chosen", en="(the|a) chosen {kind:=.sg.indef}")
    book.say("selection", "the chosen", any_, manner="chosen", ru="выбранный<kind> {kind:=.sg}")
    following = Quantified(Next(), definite=False)
    book.say("selection", "the next", following, en="the_next {kind:=.sg.indef}")
    book.say("selection", "the next", Quantified(Next()), ru="следующий<kind> {kind:=.sg}")
    book.say(
        "selection",
        "your next",
        Adding(Whose(You()), following),
        en="your_next {kind:=.sg.indef}",
        ru="ваш<kind> следующий<kind> {kind:=.sg}",
    )
    book.say(
        "selection", "your chosen", Adding(Whose(You()), plain), manner="chosen", en="your chosen {kind:=.sg.indef}"
    )


def _brief(book: Phrasebook) -> None:
    """Selections inside what narrows a noun."""
    plain, yours = Quantified(One(), definite=False), Quantified(One(), definite=True)
    book.say("brief", "one", plain, en="a {kind/brief_kind:=.sg.indef}")
    book.say("brief", "one of yours", yours, en="{kind/brief_kind:=.sg.def}")
    book.say(
        "brief", "one of several", yours, manner="of", gives={"number": "sg"}, en="one_of {kind/brief_kind:=.pl.def}"
    )
    book.say("brief", "one", Quantified(One()), ru="{kind/brief_kind:=.sg}")
    every = Quantified(All())
    book.say("brief", "all", every, en="{kind/brief_kind:=.pl.def}", ru="{kind/brief_kind:=.pl}")


def _all(book: Phrasebook) -> None:
    every = Quantified(All())
    book.say("selection", "all", every, en="all {kind:=.pl}", ru="все<kind> {kind:=.pl}")
    of_yours = Quantified(All(), definite=True)
    book.say("selection", "all of yours", of_yours, manner="all of", en="all_of {kind:=.pl.def}")
    book.say("selection", "all, bare", every, manner="bare", en="{kind:=.pl}", ru="{kind:=.pl}")
    book.say("selection", "each", Quantified(All(), definite=False), manner="each", en="each {kind:=.sg.indef}")
    book.say("selection", "each", every, manner="each", ru="каждый<kind> {kind:=.sg}")
    named = Custom((Cards,), _each_named, _named_of_yours)
    book.say("selection", "each of yours, by name", named, manner="each", gives={"number": "sg"}, en="each_of_your {card/NAME:=}")
    book.say(
        "selection",
        "each of yours",
        Quantified(All(), definite=True),
        manner="each",
        gives={"number": "sg"},
        en="each_of {kind:=.pl.def}",
    )


def _each_named(slots: Fields, span: Surface) -> object:
    """*Each of your Piranha*: a name has no plural."""
    noun = CardNoun(slots["card"])  # type: ignore[arg-type]
    return Cards(All(), Kind(noun, (Whose(You()),), span=span), span=span)


def _named_of_yours(value: object) -> Fields | None:
    if not isinstance(value, Cards) or value.quantity != All() or not isinstance(value.kind, Kind):
        return None
    noun, where = value.kind.noun, value.kind.where
    return {"card": noun.card} if isinstance(noun, CardNoun) and where == (Whose(You()),) else None


def _some(book: Phrasebook) -> None:
    top, any_ = Adding(Position("top"), Counted(Exactly)), Quantified(AnyNumber())
    book.say("selection", "the top cards", top, en="the top {n/count} {kind:=.counted=n}")
    up_to, exactly = Counted(UpTo, yours=True), Counted(Exactly, yours=True)
    book.say("selection", "up to so many of yours", up_to, en="up_to {n/count} of {kind:=.pl.def}")
    book.say("selection", "so many of yours", exactly, en="{n/count} of {kind:=.pl.def}")
    book.say(
        "selection",
        "up to",
        Counted(UpTo),
        en="up_to {n/count:<kind>} {kind:=.counted=n}",
        ru="до {n/count:gen<kind>} {kind:gen.counted=n}",
    )
    book.say(
        "selection",
        "exactly",
        Counted(Exactly),
        en="{n/count:<kind>} {kind:=.counted=n}",
        ru="{n/count:=<kind>} {kind:=.counted=n}",
    )
    book.say("selection", "any number", any_, en="any_number_of {kind:=.pl}")
    book.say("selection", "any number", any_, gives={"number": "sg", "gender": "n"}, ru=("любое_число {kind:gen.pl}", "любое_количество {kind:gen.pl}"))
    book.say("selection", "any", Quantified(AnyNumber(), definite=False), manner="any", en="any {kind:=.pl.indef}")
    book.say("selection", "any", any_, manner="any", ru="любой<kind> {kind:=.pl}")
    book.say(
        "selection", "any of yours", Quantified(AnyNumber(), definite=True), manner="any", en="any_of {kind:=.pl.def}"
    )
    book.say(
        "selection",
        "at most",
        Counted(UpTo),
        manner="at most",
        en="no_more_than {n/count:<kind>} {kind:=.counted=n}",
        ru=("не_более {n/count:gen<kind>} {kind:gen.counted=n}", "не_более_чем {n/count:=<kind>} {kind:=.counted=n}"),
    )
    book.say("selection", "no", Quantified(No()), en="no {kind:=.pl}")
    book.say(
        "selection",
        "each of them",
        Among,
        fixed={"quantity": All()},
        gives={"number": "sg", "gender": "n"},
        en="each_of {of/them}",
        ru="каждое_из {of/them:gen}",
    )
    book.say(
        "selection", "different", Quantified(Different()), en="different {kind:=.pl}", ru="разный<kind> {kind:=.pl}"
    )


def _together(book: Phrasebook) -> None:
    book.say("np", "selection", Same("of"), en="{of/selection:=}", ru="{of/selection:=}")
    among = "из//among {of/them:gen}"
    book.say(
        "np",
        "from among them",
        FromAmong,
        en="{cards/selection:=} from_among {of/them}",
        ru=(f"{{cards/selection:=}} {among}", f"{among} {{cards/selection:=}}"),
    )
    _among(book)
    book.say("np", "the rest", Rest, gives={"number": "pl"}, en=("the_rest", "the_other_cards", "the_remaining_cards"), ru=("остальные//rest", "остальные_карты"))
    theirs = "из_руки_противника_по_его_выбору"
    book.say(
        "np",
        "from the opponent's hand, of their choice",
        _of_their_choice(),
        manner="from hand",
        en="{cards/selection:=} from_the_opponent's_hand_of_their_choice",
        ru=f"{{cards/selection:=}} {theirs}",
    )
    book.say(
        "np",
        "both",
        _several(Both),
        gives={"number": "pl"},
        en="{first/selection:=} and//np {second/selection:=}",
        ru="{first/selection:=} и//np {second/selection:=}",
    )
    singular = {"number": "sg"}
    book.say("np", "either", _several(AnyOf), gives=singular, en="{first/selection:=} or//np {second/selection:=}")
    book.say("np", "either", _either_of_mine(), gives=singular, ru="{first/selection:=} или//np {second/selection:=}")
    for by, en, ru in (
        (You(), "of_your_choice", ("по_вашему_выбору", "на_ваш_выбор")),
        (Opponent(), "of_the_opponent's_choice", ("по_его_выбору", "по_выбору_противника")),
    ):
        said = [f"{{cards/selection:=}} {each}" for each in ru]
        book.say("np", en, Chooser, fixed={"by": by}, en=f"{{cards/selection:=}} {en}", ru=said)


def _among(book: Phrasebook) -> None:
    """*One of them*; Russian says it in the gender of what *they* are."""
    card = Make(Among, (("quantity", One()),))
    book.say("np", "one of them", card, en="one_of {of/them}", ru=tuple(f"{one} {{of/them:gen}}" for one in _ONE_OF))
    for name, quantity, en, ru in (
        ("any number of them", AnyNumber(), "any_number_of", ("любое_число_из", "любые_из", "любое_количество_из")),
        ("two of them", Exactly(Number(2)), "two_of", ("две_из", "два_из", "двух_из")),
        ("three of them", Exactly(Number(3)), "three_of", ("три_из", "трех_из")),
    ):
        shape = Make(Among, (("quantity", quantity),))
        book.say("np", name, shape, en=f"{en} {{of/them}}", ru=tuple(f"{each} {{of/them:gen}}" for each in ru))


_ONE_OF = ("одну_из", "одно_из", "один_из", "одного_из", "одна_из")


def _of_their_choice() -> Custom:
    """*A card from the opponent's hand of their choice*: the opponent chooses it there."""
    hand = InZone(Zone("hand", Opponent()))

    def build(slots: Fields, span: Surface) -> object:
        chosen = slots["cards"]
        if not isinstance(chosen, Cards) or not isinstance(chosen.kind, Kind):
            return Chooser(chosen, Opponent(), span=span)  # type: ignore[arg-type]
        kind = Kind(chosen.kind.noun, (*chosen.kind.where, hand), span=chosen.kind.span)
        return Chooser(Cards(chosen.quantity, kind, span=chosen.span), Opponent(), span=span)

    def match(value: object) -> Fields | None:
        if not isinstance(value, Chooser) or value.by != Opponent() or hand not in _narrowing(value.cards):
            return None
        chosen = value.cards
        assert isinstance(chosen, Cards) and isinstance(chosen.kind, Kind)
        kind = Kind(chosen.kind.noun, tuple(each for each in chosen.kind.where if each != hand), span=chosen.kind.span)
        return {"cards": Cards(chosen.quantity, kind, span=chosen.span)}

    return Custom((Chooser,), build, match)


def _several(node: type[Both] | type[AnyOf]) -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        return node((slots["first"], slots["second"]), span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if isinstance(value, node) and len(value.parts) == 2:
            return {"first": value.parts[0], "second": value.parts[1]}
        return None

    return Custom((node,), build, match)


def _either_of_mine() -> Custom:
    """Russian does not repeat *your*: «вашему существу или герою»."""
    plain, mine = _several(AnyOf), Whose(You())

    def build(slots: Fields, span: Surface) -> object:
        first, second = slots["first"], slots["second"]
        if mine in _narrowing(first) and not _narrowing(second) and isinstance(second, Cards):
            second = Cards(second.quantity, Kind(second.kind.noun, (mine,)), span=second.span)  # type: ignore[attr-defined]
        return plain.build({"first": first, "second": second}, span)

    def match(value: object) -> Fields | None:
        found = plain.match(value)
        if found and mine in _narrowing(found["first"]) and _narrowing(found["second"]) == (mine,):
            second = found["second"]
            assert isinstance(second, Cards) and isinstance(second.kind, Kind)
            found["second"] = Cards(second.quantity, Kind(second.kind.noun), span=second.span)
        return found

    return Custom((AnyOf,), build, match)


def _narrowing(part: object) -> tuple[Node, ...]:
    return part.kind.where if isinstance(part, Cards) and isinstance(part.kind, Kind) else ()
