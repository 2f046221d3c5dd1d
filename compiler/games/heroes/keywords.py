"""Keywords as phrases: the lexer finds their names; here stands what may follow a name."""

from compiler.language.meaning import Keyword, WithKeyword
from compiler.language.phrases import Constant, Phrasebook, Same

# by the kind of parameter that a keyword's script names
TERMINALS = {"none": "KW", "number": "KW_NUMBER", "object": "KW_OBJECT", "condition": "KW_DEMAND"}
# keywords that tell to do something, so that they stand in chains
DEEDS = {"plague": "KW_DEED", "gift-of-life": "KW_DEED", "ambush": "KW_DEED_COINS"}
# keywords whose object follows another preposition than *from*
OBJECTS = {"superiority": "KW_OVER"}
# keywords that phrases say, with words of other keywords or none at all
PHRASES = (
    "shot", "minus-from-attacks", "enhancement", "maturation",
    "protection-from-spells", "directed-strike-against", "superiority-over",
)  # fmt: skip
# what a keyword means with an object, if it means something without one, too
WITH_OBJECT = {"directed-strike": "directed-strike-against", "superiority": "superiority-over"}


def terminal(id_: str, parameter: str) -> str | None:
    """Return the terminal for the name of a keyword, or None if it is no name but a phrase of the game."""
    if id_ in PHRASES:
        return None
    return DEEDS.get(id_) or OBJECTS.get(id_) or TERMINALS.get(parameter)


def add(book: Phrasebook) -> None:
    """Add the phrases of keywords."""
    book.say("named_keyword", "plain", Keyword, en="{id/KW:=}", ru="{id/KW:=}")
    book.say(
        "named_keyword",
        "number",
        Keyword,
        en="{id/KW_NUMBER:=} {amount/number}",
        ru=("{id/KW_NUMBER:=} {amount/number}", "{id/KW_NUMBER:=} на//keyword {amount/number}"),
    )
    book.say("named_keyword", "any number", Keyword, en="{id/KW_NUMBER:=}", ru="{id/KW_NUMBER:=}")
    book.say("keyword_name", "plain", Keyword, en="{id/KW:=}", ru="{id/KW:=}")
    book.say("keyword_name", "number", Keyword, en="{id/KW_NUMBER:=}", ru="{id/KW_NUMBER:=}")
    book.say("keyword", "by name alone", Same("of"), en="{of/named_keyword:=}", ru="{of/named_keyword:=}")
    book.say(
        "keyword",
        "from something",
        Keyword,
        en="{id/KW_OBJECT:=} from {object/keyword_object}",
        ru="{id/KW_OBJECT:=} от {object/keyword_object:gen}",
    )
    book.say(
        "keyword",
        "against something",
        Keyword,
        en="{id/KW:=} against {object/keyword_object}",
        ru="{id/KW:=} по {object/keyword_object:dat}",
    )
    book.say(
        "keyword",
        "against that one",
        Keyword,
        en="{id/KW:=} against {object/pointed}",
        ru="{id/KW:=} по {object/pointed:dat}",
    )
    book.say("keyword", "over all", Keyword, en="{id/KW_OVER:=}", ru="{id/KW_OVER:=}")
    book.say(
        "keyword",
        "over something",
        Keyword,
        en="{id/KW_OVER:=} over {object/keyword_object}",
        ru="{id/KW_OVER:=} над {object/keyword_object:ins}",
    )
    book.say(
        "keyword",
        "from attacks",
        Keyword,
        fixed={"id": "minus-from-attacks"},
        en="{amount/minus} from_attacks",
        ru=("{amount/minus} от_атак", "{amount/minus} от_атаки"),
    )
    created = {"keyword": Keyword("created"), "negated": True}
    book.say("before", "not created", WithKeyword, fixed=created, en="non-created")
    book.say("before", "not created", WithKeyword, fixed=created, extra={"as_": "created"}, ru="не-//not {as_/created:=}")
    book.say("created", "created", Constant("created"), ru="созданный!")
    book.say(
        "behind",
        "not created",
        WithKeyword,
        fixed=created,
        extra={"as_": "created"},
        ru=",//which не являющийся! {as_/created:=.ins} [,//end]",
    )
