"""Cards that leave the game and come into it: exile; summoning and resurrecting onto squares, closed or not."""

from compiler.language import meaning as m
from compiler.language.ast import Node, Surface
from compiler.language.kinds import KindShape
from compiler.language.meaning import Do, ThisCard, You
from compiler.language.phrases import Constant, Custom, Fields, Make, Phrasebook
from compiler.language.wordings.moves import Taken
from compiler.language.wordings.references import pronoun

FROM = "{from_/from_zone}"
ENTERING: tuple[tuple[str, type[Node], str], ...] = (("summon", m.Summon, "вызовите"), ("resurrect", m.Resurrect, "возродите"))
CLOSED = ("в_закрытом_виде", "закрытым", "закрытой")


def add(book: Phrasebook) -> None:
    """Add the phrases of exile."""
    _excepted(book)
    exiled = Taken(m.Exile)
    book.say("doing", "exile", exiled, en="exile! {cards/np}", ru="изгнать! {cards/np:acc}")
    book.say("doing", "exile from", exiled, en=f"exile! {{cards/np}} {FROM}", ru=(f"изгнать! {{cards/np:acc}} {FROM}", f"изгнать! {FROM} {{cards/np:acc}}"))
    gone = Custom((Do,), lambda slots, span: Do(None, m.Exile(slots["cards"]), span=span), _gone)  # type: ignore[arg-type]
    book.say("passive", "is exiled", gone, en="{cards/agent:nom} be<cards> exiled", ru="{cards/agent:nom} изгоняться<cards>")
    own = Custom((Do,), _leave, _left)
    book.say("bare", "is exiled, bare", own, en="is_exiled//bare", ru="изгоняется//bare")
    for name, node, ru in ENTERING:
        book.say("doing", f"{name} from, first", Taken(node), ru=f"{ru}! {FROM} {{cards/np:acc}}")
        _onto(book, name, node, ru)
    book.say("doing", "summon closed", m.Summon, fixed={"closed": True}, en="summon! {cards/np} closed", ru=tuple(f"вызовите! {{cards/np:acc}} {each}" for each in CLOSED))
    control = m.Resurrect, {"closed": True}
    book.say("doing", "resurrect closed under control", control[0], fixed=control[1], en="resurrect! {cards/np} closed {control/control}", ru="возродите! {cards/np:acc} в_закрытом_виде {control/control}")
    pronoun(book, "its", "it", "its", "его/его-чей")
    book.say("own_square", "its square", m.SquareOf, en="{card/its} square//own", ru=("{card/its} клетку//own", "{card/its} место//own"))
    book.say("own_square", "the square it was on", m.SquareOf, manner="was", en="the_square_that {card/aim:nom} was_on", ru=tuple(f"клетку,_{which}" for which in ("которую {card/aim:nom} занимал<card> [,//tail]", "которую занимал<card> {card/aim:nom} [,//tail]", "где {card/aim:nom} находился<card> [,//tail]")))
    free = m.Cards(m.One(), m.Kind(m.TypeNoun("square"), (m.InState("free"),)))
    book.say("free_square", "an unoccupied one", Constant(free), ru=("незанятую_клетку//enter", "свободную_клетку//enter"))
    either = "{cards/np}"
    book.say("act", "summon or resurrect", Custom((m.Options,), _either, _is_either), en=f"summon_or_resurrect {either}", ru=("вызовите_или_возродите {cards/np:acc}", "вызвать_или_возродить {cards/np:acc}"))
    entered = Custom((Do,), lambda slots, span: Do(None, m.Summon(slots["cards"]), span=span), _summoned)  # type: ignore[arg-type]
    book.say("moment", "summoned", entered, en="when {cards/brief} is_summoned", ru="при_вызове {cards/brief:gen}")


def _excepted(book: Phrasebook) -> None:
    """*A creature (except flying ones and symbiotes)*."""
    for state, en, ru in (("flying", "flying_ones", "летающих"), ("incorporeal", "incorporeal_ones", "бестелесных")):
        shape = _except(state)
        said = f"\\(//except except {en}//except and//except {{noun:pl}} \\)", f"\\(//except кроме {ru}//except и//except {{noun:gen.pl}} \\)"
        book.say("behind", f"except {state} ones", shape, en=said[0], ru=said[1])
        only = Custom(
            (tuple,),
            lambda slots, span, shape=shape: (shape.build(slots, span),),  # type: ignore[misc]
            lambda value, shape=shape: shape.match(value[0]) if isinstance(value, tuple) and len(value) == 1 else None,  # type: ignore[misc]
        )
        book.say("exceptions", f"except {state} ones", only, en=said[0], ru=said[1])
    brief = "[{before/befores:=<noun>}] {noun:=} [{possessor}] {behind/exceptions}"
    for language in ("en", "ru"):
        book.say("brief_kind", "with exceptions", KindShape(language, book), **{language: brief})  # type: ignore[arg-type]


def _except(state: str) -> Custom:
    def match(value: object) -> Fields | None:
        known = isinstance(value, m.Except) and value.sorts[0] == m.InState(state)
        return {"noun": value.sorts[1]} if known else None  # type: ignore[attr-defined]

    return Custom((m.Except,), lambda slots, span: m.Except((m.InState(state), slots["noun"]), span=span), match)  # type: ignore[arg-type]


def _onto(book: Phrasebook, name: str, node: type[Node], ru: str) -> None:
    """*Summon a dwarf onto its square closed*."""
    closed_ru = [f" {each}" for each in CLOSED]
    for closed, en_said, ru_said in ((False, "", [""]), (True, " closed", closed_ru)):
        shape = Make(node, (("closed", closed),))
        en = f"{name}! {{cards/np}} onto//enter {{onto/SQUARE}}{en_said}"
        for square in ("own_square", "free_square"):
            first = tuple(f"{ru}! на//enter {{onto/{square}}} {{cards/np:acc}}{said}" for said in ru_said)
            said = en.replace("SQUARE", square) if square == "own_square" else ()
            book.say("doing", f"{name} onto {square}{en_said}", shape, en=said, ru=first)
        behind = tuple(f"{ru}! {{cards/np:acc}} на//enter {{onto/np:acc}}{said}" for said in ru_said)
        book.say("doing", f"{name} onto a square{en_said}", shape, en=en.replace("SQUARE", "np"), ru=behind)


def _summoned(value: object) -> Fields | None:
    entered = isinstance(value, Do) and value.agent is None and not value.modal and isinstance(value.deed, m.Summon)
    return {"cards": value.deed.cards} if entered and value.deed == m.Summon(value.deed.cards) else None  # type: ignore[attr-defined]


def _either(slots: Fields, span: Surface) -> object:
    """*Summon or resurrect a spirit*: whoever does it chooses from where."""
    cards = slots["cards"]
    assert isinstance(cards, Node)
    chains = (m.Chain((m.Part("first", Do(You(), node(cards)), span=span),), span=span) for _, node, _ in ENTERING)  # type: ignore[call-arg, arg-type]
    return m.Options(m.Number(1), tuple(chains), span=span)


def _is_either(value: object) -> Fields | None:
    if not isinstance(value, m.Options) or value.count != m.Number(1) or len(value.options) != len(ENTERING):
        return None
    first = value.options[0]
    act = first.parts[0].act if isinstance(first, m.Chain) and len(first.parts) == 1 else None
    cards = act.deed.cards if isinstance(act, Do) and isinstance(act.deed, m.Summon) else None
    return {"cards": cards} if cards is not None and _either({"cards": cards}, Surface(0, 0)) == value else None


def _gone(value: object) -> Fields | None:
    exiled = isinstance(value, Do) and value.agent is None and not value.modal and isinstance(value.deed, m.Exile)
    return {"cards": value.deed.cards} if exiled and value.deed.from_ is None else None  # type: ignore[attr-defined]


def _leave(slots: Fields, span: Surface) -> object:
    return Do(You(), m.Exile(ThisCard()), span=span)


def _left(value: object) -> Fields | None:
    return {} if value == Do(You(), m.Exile(ThisCard())) else None
