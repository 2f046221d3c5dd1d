"""What libyaml says is wrong, in words for the author of a card."""

from collections.abc import Mapping

from compiler.diagnostics.wording import Wording

_INDENT = Wording("a line is indented differently from its neighbours", "отступ строки отличается от соседних")
_QUOTE = Wording("a quotation mark is never closed", "кавычка не закрыта")
_ESCAPE = Wording("after `\\` stands something unknown", "после `\\` стоит неизвестный знак")
_DIRECTIVE = Wording("a line that begins with `%` is not a card's", "строка с `%` в начале – не для карты")

YAML_PROBLEMS: Mapping[str, Wording] = {
    "mapping values are not allowed in this context": Wording(
        "a colon stands where no field can begin; put the text in a block (`|`) or in quotation marks",
        "двоеточие там, где не может начаться поле; запишите текст блоком (`|`) или в кавычках",
    ),
    "did not find expected key": Wording(
        "a field's name is expected here, or the line is indented differently from its neighbours",
        "здесь ожидается имя поля, или отступ строки отличается от соседних",
    ),
    "could not find expected ':'": Wording("a colon is missing after a field's name", "нет двоеточия после имени поля"),
    "did not find expected ',' or ']'": Wording("a list in brackets is not closed", "список в скобках не закрыт"),
    "did not find expected ',' or '}'": Wording("a brace is not closed", "фигурная скобка не закрыта"),
    "did not find expected node content": Wording("a value is expected here", "здесь ожидается значение"),
    "did not find expected '-' indicator": _INDENT,
    "block sequence entries are not allowed in this context": Wording(
        "a list can't begin here", "список не может начаться здесь"
    ),
    "block mapping entries are not allowed in this context": _INDENT,
    "mapping keys are not allowed in this context": Wording("`?` can't stand here", "«?» не может стоять здесь"),
    "found character that cannot start any token": Wording(
        "a value can't begin with this character; put it in quotation marks",
        "значение не может начинаться с этого знака; возьмите его в кавычки",
    ),
    "found unexpected end of stream": _QUOTE,
    "found unexpected document indicator": _QUOTE,
    "found unknown escape character": _ESCAPE,
    "did not find expected hexdecimal number": _ESCAPE,
    "found invalid Unicode character escape code": _ESCAPE,
    "did not find expected comment or line break": Wording(
        "nothing but a comment may follow `|` or `>`", "после `|` или `>` может стоять только примечание"
    ),
    "found a tab character where an indentation space is expected": Wording(
        "a tab stands in the indentation", "в отступе стоит табуляция"
    ),
    "found unexpected ':'": Wording(
        "a colon stands inside a value in brackets; put the value in quotation marks",
        "двоеточие внутри значения в скобках; возьмите значение в кавычки",
    ),
    "found unknown directive name": _DIRECTIVE,
    "found duplicate %YAML directive": _DIRECTIVE,
    "found incompatible YAML document": _DIRECTIVE,
    "could not find expected directive name": _DIRECTIVE,
    "did not find expected <document start>": Wording(
        "what stands here belongs to no field", "то, что стоит здесь, не относится ни к одному полю"
    ),
    "key": Wording("a field's name is not a word", "имя поля – не слово"),
}
