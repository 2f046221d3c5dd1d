"""The cards and keywords of a project, compiled in memory: scenarios never run on stale Python."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from compiler import pipeline
from compiler.diagnostics import Diagnostic, Span, make
from compiler.games.game import game as vocabulary
from compiler.language.ast import walk
from compiler.language.meaning import CardNoun, Keyword
from compiler.memory.project import compile_project
from compiler.scenarios.game import scenario_game
from compiler.scenarios.model import Scenario
from compiler.sources import CardSource
from compiler.sources.scripts import packaged_keywords

_Written = tuple[str, str, str]
"""The id of a card or keyword, its file, and its module."""


@dataclass(frozen=True, slots=True)
class Playable:
    """The cards of a game that compile, and of the others what is wrong with them, if it is known here."""

    definitions: Any
    refused: Mapping[str, str]

    def lacking(self, scenario: Scenario) -> tuple[Diagnostic, ...]:
        """Return what is said of a scenario that needs a card which does not compile."""
        return tuple(
            self._not_compiled(card, where.span())
            for card, where in scenario_game(scenario.game).cards(scenario)
            if card in self.refused
        )

    def _not_compiled(self, card: str, span: Span) -> Diagnostic:
        fault, problem = make("card-not-compiled", span, value=card), self.refused[card]
        return fault.noting("raised", problem=problem) if problem else fault


def compile_game(compilation: pipeline.Compilation, game: str) -> Playable:
    """Compile all cards of a game; those that are as they were when they were compiled last are remembered."""
    made = compile_project(compilation.project)
    words = [word for word in compilation.scripts.keywords if word.game == game]
    modules = [(word.id, word.source.file, made.keywords.get((game, word.id))) for word in words]
    rules = _rules(game, ((id_, file, module) for id_, file, module in modules if module is not None))
    cards = ((at.id, at.label, result.module or "") for at, result in made.cards if at.game == game)
    return _playable(compilation, game, rules, cards)


def compile_cards(compilation: pipeline.Compilation, game: str, cards: Iterable[CardSource]) -> Playable:
    """Compile some cards of a game; the diagnostics of those that fail are the compilation's."""
    rules = keyword_rules(compilation, game)
    checked = pipeline.check(compilation, cards)
    written = ((each.source.id, each.source.source.file, each.module) for each in checked)
    return _playable(compilation, game, rules, written)


def compile_loaded(compilation: pipeline.Compilation, game: str) -> Playable:
    """Compile all cards of a game as they are loaded, which may be otherwise than their files are by now."""
    return compile_cards(compilation, game, [card for card in compilation.scripts.cards if card.game == game])


def _playable(
    compilation: pipeline.Compilation, game: str, rules: Iterable[Any], cards: Iterable[_Written]
) -> Playable:
    """Return the cards whose modules are given, and which others the game has."""
    refused = {card.id: "" for card in compilation.scripts.cards if card.game == game}
    refused.update(dict.fromkeys(sorted(compilation.scripts.refused), ""))
    definitions = new_definitions(game, rules)
    for card, file, module in cards:
        try:
            definitions.add(load_module(file, module).CARD)
            refused.pop(card, None)
        except Exception as error:  # a card must not take the others' scenarios with it
            refused[card] = f"{type(error).__name__} {error}"
    return Playable(definitions, refused)


def new_definitions(game: str, rules: Iterable[Any]) -> Any:
    """Return the definitions of a game with these keywords and no card but the plain ones of scenarios."""
    of = scenario_game(game)
    return of.definitions(list(of.plain), list(rules))


def with_those_it_names(compilation: pipeline.Compilation, card: CardSource) -> list[CardSource]:
    """Return a card and all that its text, and theirs, can bring into a game: named, created, on the other side."""
    known = {each.id: each for each in compilation.scripts.cards if each.game == card.game}
    found, waiting = {card.id: card}, [card]
    while waiting:
        each = waiting.pop()
        for other in _named(compilation, each):
            if other in known and other not in found:
                found[other] = known[other]
                waiting.append(known[other])
    return list(found.values())


def _named(compilation: pipeline.Compilation, card: CardSource) -> Iterator[str]:
    """Yield the ids of the cards that a card's text names or creates, itself or by a keyword, and of its other side."""
    texts, of = compilation.texts(card.game), vocabulary(card.game)
    keywords = {word.id: word for word in compilation.scripts.keywords if word.game == card.game}
    text = texts.read("en", card.printings["en"].text, pipeline.own_names(card, texts)["en"], card.type == "spell").text
    said = [node for node in walk(text) if isinstance(node, Keyword)] if text else []
    meanings = [pipeline.read_definition(keywords[word.id], texts)[0].get("en") for word in said]
    for each in filter(None, [text, *meanings]):
        yield from (node.card for node in walk(each) if isinstance(node, CardNoun))
        yield from (made for _, made in of.created(each))
    if card.reverse is not None:
        yield card.reverse


def keyword_rules(compilation: pipeline.Compilation, game: str) -> list[Any]:
    """Return a game's keywords as their scripts define them; those without a module are the rules code's own."""
    words = [word for word in pipeline.check_keywords(compilation) if word.source.game == game]
    return _rules(game, ((word.source.id, word.source.source.file, word.module) for word in words))


def _rules(game: str, modules: Iterable[_Written]) -> list[Any]:
    loaded = {id_: load_module(file, module).KEYWORD for id_, file, module in modules}
    return list({**scenario_game(game).native, **loaded}.values())


def packaged_rules(game: str) -> list[Any]:
    """Return the keywords of the package, where no project is around."""
    rules, texts = dict(scenario_game(game).native), pipeline.bare_texts(game)
    for word in packaged_keywords(game):
        module, _ = vocabulary(game).generate_keyword(word, pipeline.read_definition(word, texts)[0])
        if module is not None:
            rules[word.id] = load_module(word.source.file, module).KEYWORD
    return list(rules.values())


def load_module(file: str, code: str) -> ModuleType:
    """Return generated code as a module that belongs to no package."""
    module = ModuleType(file)
    exec(compile(code, file, "exec"), module.__dict__)  # noqa: S102 - code that the compiler has just written
    return module
