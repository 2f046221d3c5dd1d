"""Keywords by their names: the lexer finds the names; here stands what may follow one."""

from compiler.language.meaning import Keyword
from compiler.language.phrases import Phrasebook, Same


def add(book: Phrasebook) -> None:
    """Add the phrases of keywords that are names."""
    book.say("named_keyword", "plain", Keyword, en="{id/KW:=}", ru="{id/KW:=}")
    book.say(
        "named_keyword",
        "number",
        Keyword,
        en=("{id/KW_NUMBER:=} {amount/number}", "{id/KW_NUMBER:=} at//keyword {amount/number}"),
        ru=("{id/KW_NUMBER:=} {amount/number}", "{id/KW_NUMBER:=} на//keyword {amount/number}"),
    )
    book.say("named_keyword", "any number", Keyword, en="{id/KW_NUMBER:=}", ru="{id/KW_NUMBER:=}")
    book.say("keyword_name", "plain", Keyword, en="{id/KW:=}", ru="{id/KW:=}")
    book.say("keyword_name", "number", Keyword, en="{id/KW_NUMBER:=}", ru="{id/KW_NUMBER:=}")
    book.say("keyword", "by name alone", Same("of"), en="{of/named_keyword:=}", ru="{of/named_keyword:=}")
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


def with_objects(book: Phrasebook) -> None:
    """Add the phrases of keywords that speak of something: *Protection from …*, *Superiority over …*."""
    book.say(
        "keyword",
        "from something",
        Keyword,
        en="{id/KW_OBJECT:=} from {object/keyword_object}",
        ru="{id/KW_OBJECT:=} от {object/keyword_object:gen}",
    )
    book.say("keyword", "over all", Keyword, en="{id/KW_OVER:=}", ru="{id/KW_OVER:=}")
    book.say(
        "keyword",
        "over something",
        Keyword,
        en="{id/KW_OVER:=} over {object/keyword_object}",
        ru="{id/KW_OVER:=} над {object/keyword_object:ins}",
    )
