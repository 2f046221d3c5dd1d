"""What a code says in each language, and how arguments are put into it."""

import string
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

Language = Literal["en", "ru"]
LANGUAGES: tuple[Language, ...] = ("en", "ru")

Argument = str | int | Sequence[str]
"""What a message may be given: plain data, so that a diagnostic can be stored and sent."""


@dataclass(frozen=True, slots=True)
class Wording:
    """A message template in every language of the messages.

    `{field}` puts in an argument, `{kind:term}` a word of `TERMS` in that language,
    `{words:list}` several words in the quotation marks of that language (joined by
    "or"; `{words:all}` by commas), `{problem:yaml}` what libyaml said, and `{part:own}`
    one of several texts: the one in that language, in the order of `LANGUAGES`.
    """

    en: str
    ru: str

    def say(self, language: Language, args: Mapping[str, Argument]) -> str:
        """Return the message in that language."""
        return _FORMATTERS[language].vformat(self.en if language == "en" else self.ru, (), args)


TERMS = {
    "string": Wording("text", "текст"),
    "integer": Wording("a whole number", "целое число"),
    "number": Wording("a number", "число"),
    "boolean": Wording("true or false", "true или false"),
    "array": Wording("a list", "список"),
    "object": Wording("a group of fields", "набор полей"),
    "null": Wording("nothing", "ничего"),
    "card": Wording("card", "карта"),
    "keyword": Wording("keyword", "ключевое слово"),
    "set": Wording("set", "выпуск"),
    "deck": Wording("deck", "колода"),
    "scenario": Wording("scenario", "сценарий"),
    "creature": Wording("creature", "существо"),
    "hero": Wording("hero", "герой"),
    "spell": Wording("spell", "заклинание"),
    "support": Wording("support", "поддержка"),
    "en": Wording("English", "английский"),
    "ru": Wording("Russian", "русский"),
    "No such file or directory": Wording("there is no such file", "нет такого файла"),
    "Permission denied": Wording("access is not allowed", "нет доступа"),
    "Read-only file system": Wording("the disk is read-only", "диск доступен только для чтения"),
    "No space left on device": Wording("the disk is full", "диск полон"),
    "Disk quota exceeded": Wording("the disk is full", "диск полон"),
    "special": Wording("it is a pipe or a device", "это канал или устройство"),
    "Is a directory": Wording("it is a folder", "это папка"),
    "Not a directory": Wording("it is not a folder", "это не папка"),
    "Too many levels of symbolic links": Wording("the links go in a circle", "ссылки ведут по кругу"),
}
"""Words that arguments name by a key, so that the argument itself stays free of language."""

_PLACES = {
    "<card>": Wording("the name of a card", "имя карты"),
    "<number>": Wording("a number", "число"),
    "<end of the line>": Wording("the end of the line", "конец строки"),
}
"""What may stand at a place and is no word of its own."""


class _Formatter(string.Formatter):
    """Formats arguments for one language; only templates are parsed, never the arguments."""

    def __init__(self, language: Language, quotes: str, last: str) -> None:
        self._language: Language = language
        self._quotes, self._last = quotes, last

    def format_field(self, value: Any, format_spec: str) -> str:
        if format_spec == "term":
            return TERMS[value].say(self._language, {}) if value in TERMS else str(value)
        if format_spec == "yaml":
            from compiler.diagnostics.yaml_words import YAML_PROBLEMS

            return YAML_PROBLEMS[value].say(self._language, {}) if value in YAML_PROBLEMS else str(value)
        if format_spec == "own":
            return str(value[LANGUAGES.index(self._language)])
        if format_spec == "all":
            return self._joined(value)
        if format_spec == "list":
            return self._listed(value)
        return str(value)

    def _joined(self, words: Sequence[str]) -> str:
        return ", ".join(self._shown(word) for word in words)

    def _shown(self, word: str) -> str:
        """Return a word in quotation marks, or what a key such as `<card>` stands for."""
        if word in _PLACES:
            return _PLACES[word].say(self._language, {})
        return self._quotes[0] + word + self._quotes[1]

    def _listed(self, words: Sequence[str]) -> str:
        if len(words) < 2:
            return self._joined(words)
        return f"{self._joined(words[:-1])} {self._last} {self._joined(words[-1:])}"


_FORMATTERS: dict[str, _Formatter] = {"en": _Formatter("en", "``", "or"), "ru": _Formatter("ru", "«»", "или")}
