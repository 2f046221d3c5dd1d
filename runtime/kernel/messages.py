"""What happened, what is asked and what can be chosen, in words: how a game's table of two languages is read out."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar, Protocol

from mypy_extensions import mypyc_attr

from runtime.kernel.data import Data
from runtime.kernel.decisions import Decision
from runtime.kernel.definitions import Definitions

LANGUAGES = ("en", "ru")
Texts = Mapping[str, tuple[str, str]]
"""A template in each language by its key. In square brackets: left out if something in it is not known."""

EXPLANATIONS: dict[str, tuple[str, str]] = {
    "breaks off": ("{card}: the ability breaks off before part {number}, since the part before could not be done",
                   "{card}: способность прервана перед частью {number}: предыдущая часть не выполнена"),
    "replaced": ("{card}: part {number} is skipped, since the part before was replaced",
                 "{card}: часть {number} пропущена: предыдущая часть была заменена"),
    "not in full": ("{card}: part {number} is skipped, since the part before was not done in full",
                    "{card}: часть {number} пропущена: предыдущая часть выполнена не полностью"),
    "not done": ("{card}: part {number} is skipped, since the part before was not done",
                 "{card}: часть {number} пропущена: предыдущая часть не выполнена"),
    "condition": ("{card}: part {number} is skipped, since its condition does not hold",
                  "{card}: часть {number} пропущена: её условие не выполнено"),
    "impossible": ("{card}: part {number} is not offered, since it cannot be done",
                   "{card}: часть {number} не предлагается: её нельзя выполнить"),
    "declined": ("{card}: part {number} is declined", "{card}: от части {number} отказались"),
    "no target": ("{card}: part {number} is not done, since there is nothing to choose",
                  "{card}: часть {number} не выполнена: нечего выбрать"),
    "trigger declined": ("{card}: the ability is not declared, by choice", "{card}: от объявления отказались"),
    "used up": ("{card}: the ability has been used as often as it may be",
                "{card}: способность использована столько раз, сколько можно"),
    "no target to declare": ("{card}: the ability is not declared, since there is nothing to choose",
                             "{card}: способность не объявлена: нечего выбрать"),
}
"""Why something did not happen; told only to those who ask."""
COMMON_LOG: dict[str, tuple[str, str]] = {
    "turn": ("Turn {number}: {player}", "Ход {number}: {player}"),
    "prevents": ("{card} prevents wounds: {amount}", "{card} {card:предотвращает|предотвращают} раны: {amount}"),
    "redirect": ("The attack is redirected to {card}", "Новая цель атаки: {card}"),
    "wound": ("{card} receives wounds: {amount}[ (from {source})]",
              "{card} {card:получает|получают} раны: {amount}[ (источник: {source})]"),
    "heal": ("{card} is healed for {amount}", "{card} {card:излечивается|излечиваются} на {amount}"),
    "dies": ("{card} dies", "{card} {card:погибает|погибают}"),
    "moved": ("{card} goes from {from} to {to}", "{card}: {from} → {to}"),
    "control": ("{player} takes control of {card}", "{player} берёт под контроль {card.acc}"),
    "shuffle": ("The deck of {player} is shuffled", "Колода перемешана: {player}"),
    "looks": ("{player} looks at cards", "{player} смотрит карты"),
    "add_strike": ("{card}: strike {amount:+}", "{card}: удар {amount:+}"),
    "forbid": ("{card} is restricted", "{card}: наложен запрет"),
    "oblige": ("{card} is bound", "{card}: наложена обязанность"),
    "change_classes": ("{card} changes its classes", "{card} {card:меняет|меняют} классы"),
    "change_elements": ("{card} changes its elements", "{card} {card:меняет|меняют} стихии"),
    "close": ("{card} is closed", "{card} {card:закрывается|закрываются}"),
    "open": ("{card} is opened", "{card} {card:открывается|открываются}"),
    "lose_game": ("{player} must lose", "{player} терпит поражение"),
    "concedes": ("{player} concedes", "{player} сдаётся"),
    "game over": ("The game is over: [{winner} wins]", "Игра окончена: [побеждает {winner}]"),
}
COMMON_QUESTIONS: dict[str, tuple[str, str]] = {
    "target": ("{card}: choose", "{card}: выберите"),
    "mode": ("{card}: choose what is done", "{card}: выберите, что сделать"),
    "may": ("{card}: carry it out?", "{card}: выполнить?"),
    "x": ("{card}: what is X?", "{card}: чему равен X?"),
}
COMMON_OPTIONS: dict[str, tuple[str, str]] = {
    "done": ("that is all", "это всё"),
    "decline": ("none", "никакой"),
    "yes": ("yes", "да"),
    "no": ("no", "нет"),
    "x": ("X = {x}", "X = {x}"),
    "mode": ("{text}", "{text}"),
    "trigger": ("{card}: {text}[ ({about})]", "{card}: {text}[ ({about})]"),
    "replace": ("{card}: {text}", "{card}: {text}"),
}
"""What is said alike in every game."""
PLAYERS = {"en": ("Player 1", "Player 2"), "ru": ("Игрок 1", "Игрок 2")}
UNKNOWN = {"en": "a card", "ru": "карта"}
OPTIONAL = re.compile(r"\[([^\]]*)\]")


class Name:
    """A name that a template can decline, and with which it makes verbs agree: `{card}`, `{card.acc}`."""

    def __init__(self, forms: dict[str, str], fallback: str) -> None:
        self.forms = forms
        self.fallback = fallback

    def __str__(self) -> str:
        return self.forms.get("nom", self.fallback)

    def __format__(self, form: str) -> str:
        """Write the name, or of two forms of a verb the one that agrees with it: `{card:закрывается|закрываются}`."""
        one, _, several = form.partition("|")
        return (several if self.forms.get("number") == "pl" else one) or str(self)

    def __getattr__(self, case: str) -> str:
        if case.startswith("_"):
            raise AttributeError(case)
        return self.forms.get(case, str(self))


class Spoken(Protocol):
    """What a speaker asks of a game."""

    @property
    def definitions(self) -> Definitions:
        """All cards and abilities."""

    @property
    def cards(self) -> Mapping[int, Any]:
        """All cards by their numbers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Speaker:
    """Puts a game's data into words of one language.

    `players` names the two players; by default they are numbered. A game's own class names its tables.
    """

    log: ClassVar[Texts] = {}
    questions: ClassVar[Texts] = {}
    options: ClassVar[Texts] = {}
    vocabulary: ClassVar[Texts] = {}
    class_names: ClassVar[Texts] = {}

    def __init__(self, game: Spoken, language: str, players: tuple[str, str] | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}; there are {', '.join(LANGUAGES)}")
        self.game = game
        self.definitions: Definitions = game.definitions
        self.language = language
        self.players = players or PLAYERS[language]

    def entry(self, entry: Data) -> str:
        """Return a log entry in words, with its cause."""
        kind = entry["kind"]
        texts = self.log.get(f"{kind} {entry.get('how')}") or self.log.get(kind) or EXPLANATIONS[kind]
        said = self.say(texts, entry)
        cause = self.cause(entry)
        return f"{said} [{cause}]" if cause else said

    def question(self, decision: Decision) -> str:
        """Return in words what is to be decided, and by whom."""
        said = self.say(self.questions[decision.key], decision.data)
        return f"{self.players[decision.player]}: {said}"

    def option(self, option: Data) -> str:
        """Return an option in words."""
        return self.say(self.options[option["key"]], option)

    def cause(self, entry: Data) -> str:
        """Return a cause: a clause of the rulebook, or the card text."""
        cause = entry.get("cause")
        if not cause:
            return ""
        return self.text(cause) if cause in self.definitions.abilities else str(cause)

    def text(self, key: str) -> str:
        """Return the card text of an ability: the part of its docstring in this language."""
        return ability_text(self.definitions, key, self.language)

    def say(self, texts: tuple[str, str], data: Data) -> str:
        """Fill a template."""
        template = texts[LANGUAGES.index(self.language)]
        words = self.words(data)

        def keep(found: re.Match[str]) -> str:
            names = re.findall(r"{(\w+)", found.group(1))
            return found.group(1) if all(words.get(name) not in (None, "", 0) for name in names) else ""

        return OPTIONAL.sub(keep, template).format_map(words)

    def words(self, data: Data) -> dict[str, Any]:
        """Return the parts of the data as what the templates show."""
        words: dict[str, Any] = {name: value for name, value in data.items() if isinstance(value, int | str)}
        for part in CARD_PARTS:
            words[part] = self.name(data[part]) if data.get(part) else Name({}, UNKNOWN[self.language])
        if not data.get("source") and not data.get("card"):
            words["card"] = None if "player" in data else words["card"]
        for part in ("source", "about", "holder"):
            if not data.get(part):
                words[part] = None
        keyword = self.definitions.keywords.get(data.get("keyword", ""))
        words["feature"] = keyword.names[self.language] if keyword is not None else None
        for part in ("player", "winner"):
            words[part] = self.players[data[part]] if isinstance(data.get(part), int) else None
        for part in ("from", "to", "way"):
            if data.get(part) in self.vocabulary:
                words[part] = self.vocabulary[data[part]][LANGUAGES.index(self.language)]
        words["targets"] = ", ".join(str(self.name(target)) for target in data.get("targets", ())
                                     if not isinstance(target, str)) if isinstance(data.get("targets"), list) else ""
        words["text"] = self.feature(data)
        if "word" in data:
            words["word"] = self.word(str(data["word"]))
        return words

    def word(self, word: str) -> str:
        """Return a chosen word: a class, or the name of a card."""
        definition = self.definitions.cards.get(word)
        if definition is not None:
            return str(definition.name(self.language))
        return self.class_names[word][LANGUAGES.index(self.language)] if word in self.class_names else word

    def feature(self, data: Data) -> str:
        """Return the text of the ability or the name of the keyword that the data name."""
        if data.get("ability"):
            return self.text(data["ability"])
        keyword = self.definitions.keywords.get(data.get("keyword", ""))
        return keyword.names[self.language] if keyword is not None else ""

    def name(self, card: Any) -> Name:
        """Return a card's name: of a label of the log, or of a card by its number."""
        if isinstance(card, list):
            name = card[1]
        else:
            name = self.game.cards[card].definition.id if card in self.game.cards else ""
        definition = self.definitions.cards.get(name)
        if definition is None:
            return Name({}, UNKNOWN[self.language])
        return Name(definition.names.get(self.language, {}), definition.id)


CARD_PARTS = ("card", "source", "target", "holder", "attacker", "about", "played")


def ability_text(definitions: Definitions, key: str, language: str) -> str:
    """Return the card text of an ability: its docstring holds the English, an empty line, and the Russian.

    Of an ability that a keyword means, it is the keyword.
    """
    rule = definitions.keyword_of.get(key)
    if rule is not None:
        return rule.names[language]
    ability = definitions.abilities[key]
    parts = [" ".join(part.split()) for part in (type(ability).__doc__ or "").split("\n\n")]
    return parts[LANGUAGES.index(language)] if len(parts) > LANGUAGES.index(language) else parts[0]
