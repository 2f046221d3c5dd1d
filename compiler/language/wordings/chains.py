"""How the parts of an ability are joined: commas, *and in doing so*, *may*, *if*, *otherwise* (118)."""

from compiler.language.ast import Surface
from compiler.language.meaning import Chain, Do, ForTheSake, If, Part, You
from compiler.language.phrases import Custom, Fields, Phrasebook, Same

LINKS = (
    ("then", ",", ", [затем]"),
    ("next", ";", ";"),
    ("in doing so", ", and_in_doing_so", ", при_этом"),
    ("otherwise", "(,|;) otherwise", "(,|;) иначе"),
)


def add(book: Phrasebook) -> None:
    """Add the phrases of chains."""
    book.say("chain", "chain", Chain, en="{parts:=}", ru="{parts:=}")
    book.say("chain", "chain with x", Chain, en="{parts:=} ,//where where_X_is {where/quantity}", ru="{parts:=} ,//where где_Х_– {where/quantity:nom}")
    book.say("parts", "first part", _first(), en="{act:=}", ru="{act:=}")
    for link, en, ru in LINKS:
        book.say("parts", link, _next(link), en=f"{{before/parts:=}} {en} {{act:=}}", ru=f"{{before/parts:=}} {ru} {{act:=}}")
    book.say("act", "you do", Do, fixed={"agent": You()}, en="{deed:imp}", ru="{deed:imp}")
    book.say("act", "you may", Do, fixed={"agent": You(), "may": True}, en="you may {deed:inf}", ru="[вы] можете {deed:inf}")
    book.say("act", "player does", Do, en="{agent/player:nom} {deed:fin<agent>}", ru="{agent/player:nom} {deed:fin<agent>}")
    book.say("act", "player may", Do, fixed={"may": True}, en="{agent/player:nom} may {deed:inf}", ru="{agent/player:nom} мочь<agent> {deed:inf}")
    book.say("act", "if", If, en="if {condition} ,//if {then/act:=}", ru="если {condition} ,//if {then/act:=}")
    book.say("act", "for the sake", ForTheSake, en="you may {price/deed:inf} to {aim/deed:inf}", ru="[вы] можете {price/deed:inf} ,//aim чтобы {aim/deed:inf}")
    book.say("act", "statement", Same("of"), en="{of/statement:=}", ru="{of/statement:=}")


def _first() -> Custom:
    return Custom(
        (tuple,),
        lambda slots, span: (Part("first", slots["act"], span=span),),  # type: ignore[arg-type]
        lambda value: {"act": value[0].act} if isinstance(value, tuple) and len(value) == 1 else None,
    )


def _next(link: str) -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        return (*slots["before"], Part(link, slots["act"], span=span))  # type: ignore[arg-type,misc]

    def match(value: object) -> Fields | None:
        if isinstance(value, tuple) and len(value) > 1 and value[-1].link == link:
            return {"before": value[:-1], "act": value[-1].act}
        return None

    return Custom((tuple,), build, match)
