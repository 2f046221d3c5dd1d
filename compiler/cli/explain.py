"""`cardscript explain`: a card with its features and its Python, or what a diagnostic code means."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from compiler.cli.inputs import here
from compiler.cli.ui import answer, language, lines_of, report, say, show, show_python
from compiler.cli.words import COMMAND_LINE, Command, Misuse, Option
from compiler.diagnostics import Code, Diagnostic, Refused, Wording, by_number, every_code, make, suggestions
from compiler.faces import Line, feature_lines, kind_line, number_line

if TYPE_CHECKING:
    from compiler.diagnostics.render.text import Piece
    from compiler.explanation import Feature
    from compiler.pipeline import CheckedCard, Compilation
    from compiler.sources import CardSource, KeywordSource

_HELP = Wording("Help", "Подсказка")
_FAILING = Wording("This has the fault:", "Здесь есть ошибка:")
_PASSING = Wording("This has not:", "А здесь нет:")
_FILE = Wording("file", "файл")
_DRY_RUN = Wording("A dry run on a small table:", "Проба на маленьком столе:")
_RULES = Wording("rules", "правила")
_SEVERAL = Wording("several", "вместе")
_DONE = Wording("done", "как")
_WHY = Wording("why", "почему")


def explain(subject: str, construct: bool) -> None:
    """Print the page of a code, of a card or of a construct; exit 1 if the card has faults, which are shown."""
    if construct:
        _explain_construct(subject)
        return
    code = by_number(subject)
    if code is not None:
        answer(page(code))
        return
    compilation = _around(subject)
    card = find_card(compilation, subject)
    word = find_keyword(compilation, subject)
    if card is not None:
        _explain_card(compilation, card)
    elif word is not None:
        _explain_keyword(compilation, word)
    else:
        raise Misuse(unknown(subject, compilation))


def _explain_construct(subject: str) -> None:
    from compiler import pipeline, reference

    compilation = pipeline.load(here())
    known: dict[str, dict[str, reference.Construct]] = {}
    for game_id in dict.fromkeys(card.game for card in compilation.scripts.cards):
        cards = [card for card in compilation.scripts.cards if card.game == game_id]
        for each in reference.constructs(game_id, compilation, pipeline.check(compilation, cards)):
            known.setdefault(each.name, {})[game_id] = each
    if subject not in known:
        unknown_name = make("no-such-construct", COMMAND_LINE, construct=subject)
        raise Misuse(unknown_name.suggesting(*suggestions(subject, known)))
    answer("\n\n".join("\n".join(reference.section(each, language(), game)) for game, each in known[subject].items()))


def page(code: Code) -> str:
    """Return the explanation of a code: what, why, an example with the fault and one without."""
    message = code.message.en if language() == "en" else code.message.ru
    parts = [f"{code.number} {code.name}", message, say(code.why)]
    if code.help:
        advice = code.help.en if language() == "en" else code.help.ru
        parts.append(f"{say(_HELP)}: {advice.replace('{{', '{').replace('}}', '}')}")
    if code.examples:
        parts += [say(_FAILING), _indented(code.examples.failing), say(_PASSING), _indented(code.examples.passing)]
    return "\n\n".join(parts)


def _around(subject: str) -> "Compilation":
    """Return the project around; outside of one a misspelt code is still recognised."""
    from compiler import pipeline

    try:
        return pipeline.load(here())
    except Refused:
        fault = unknown(subject, None)
        if fault.help:
            raise Misuse(fault) from None
        raise


def find_card(compilation: "Compilation", subject: str) -> "CardSource | None":
    """Return the card of that id or of that name in any language."""
    wanted = subject.casefold()
    for card in compilation.scripts.cards:
        if wanted in (card.id, *(printing.name.casefold() for printing in card.printings.values())):
            return card
    return None


def find_keyword(compilation: "Compilation", subject: str) -> "KeywordSource | None":
    """Return the keyword of that id or of that name in any language."""
    wanted = subject.casefold()
    for word in compilation.scripts.keywords:
        if wanted in (word.id, *(printing.name.casefold() for printing in word.printings.values())):
            return word
    return None


def unknown(subject: str, compilation: "Compilation | None") -> Diagnostic:
    known = [said for entry in every_code().values() for said in (entry.name, entry.number)]
    for card in compilation.scripts.cards if compilation else ():
        known += [card.id, *(printing.name for printing in card.printings.values())]
    for word in compilation.scripts.keywords if compilation else ():
        known += [word.id, *(printing.name for printing in word.printings.values())]
    fault, near = make("nothing-to-explain", COMMAND_LINE, subject=subject), suggestions(subject, known)
    return fault.suggesting(*near) if near else fault


def checked_card(compilation: "Compilation", card: "CardSource") -> "CheckedCard":
    """Return the card checked; show what is wrong and exit 1 if it has faults."""
    from compiler import pipeline

    checked = pipeline.check(compilation, [card])
    if not checked:
        found = [each for each in compilation.diagnostics if getattr(each.span, "file", "") == card.source.file]
        report(found, lines_of(compilation.project.root))
        click.get_current_context().exit(1)
    return checked[0]


def _explain_card(compilation: "Compilation", card: "CardSource") -> None:
    from compiler.explanation import features

    show(_header(card))
    checked = checked_card(compilation, card)
    for number, feature in enumerate(features(checked, compilation), 1):
        show(_feature(number, feature))
    show_python(f"\n{checked.module.rstrip()}")
    show(_dry_run(compilation, card))


def _dry_run(compilation: "Compilation", card: "CardSource") -> "Iterator[Piece]":
    """Yield how the card acts on a small table, step by step."""
    from compiler.scenarios.cards import compile_cards, with_those_it_names
    from compiler.scenarios.game import scenario_game

    definitions = compile_cards(compilation, card.game, with_those_it_names(compilation, card)).definitions
    edition = next(each.edition for each in compilation.scripts.sets if (each.game, each.id) == (card.game, card.set))
    yield f"\n{say(_DRY_RUN)}\n", "bold"
    last = ""
    for line in scenario_game(card.game).rehearse(card.id, definitions, edition, language()):
        yield f"{'  > ' if line.chosen else '  '}{line.text}", "italic" if line.chosen else ""
        yield f" [{line.cause}]\n" if line.cause and line.cause != last else "\n", "dim"
        last = line.cause


def _explain_keyword(compilation: "Compilation", word: "KeywordSource") -> None:
    from compiler import pipeline
    from compiler.keywords import STACKING, WAYS, way

    show(((" / ".join(printing.pattern for printing in word.printings.values()) + "\n", "bold"),))
    show(_labelled((say(_FILE), word.source.file)))
    show(_labelled((say(_RULES), ", ".join(word.rules))))
    show(_labelled((say(_SEVERAL), say(STACKING[word.stacking]))))
    show(_labelled((say(_DONE), say(WAYS[way(word)]))))
    if word.python is not None:
        show(_labelled((say(_WHY), word.python[language()])))
    for printing in word.printings.values():
        if printing.definition:
            show(((f"\n{printing.definition.strip()}", "bold"),))
    show((("\n", ""),))
    modules = {each.source.id: each.module for each in pipeline.check_keywords(compilation)}
    if word.id in modules:
        show_python(f"\n{modules[word.id].rstrip()}")


def _header(card: "CardSource") -> "Iterator[Piece]":
    yield " / ".join(printing.name for printing in card.printings.values()) + "\n", "bold"
    yield f"{kind_line(card, language())} · {number_line(card, language())}\n".replace(" · \n", "\n"), ""
    yield from _labelled((say(_FILE), card.source.file))
    if card.rules:
        yield from _labelled((say(_RULES), ", ".join(card.rules)))


def _feature(number: int, feature: "Feature") -> "Iterator[Piece]":
    """Yield a feature in both languages, and what is said of it."""
    first, *others = feature.texts.values()
    yield f"\n{number}. {first}\n", "bold"
    yield from ((f"   {text}\n", "bold") for text in others)
    for line in feature_lines(feature, language()):
        yield "   ", ""
        yield from _labelled(line)


def _labelled(line: "Line") -> "Iterator[Piece]":
    label, value = line
    yield f"{label + ':':<9}", "cyan"
    yield f"{value}\n", ""


def _indented(text: str) -> str:
    return "\n".join(f"    {line}".rstrip() for line in text.rstrip("\n").split("\n"))


command = Command(
    "explain",
    callback=explain,
    params=[
        click.Argument(["subject"], metavar="CARD|KEYWORD|CODE|NAME"),
        Option(
            ["--construct"],
            is_flag=True,
            wording=Wording(
                "NAME is a construct of the language of card texts.", "ИМЯ – конструкция языка текстов карт."
            ),
        ),
    ],
    wording=Wording(
        "Explain a card, a keyword, a diagnostic code or a construct.",
        "Объяснить карту, ключевое слово, код сообщения или конструкцию.",
    ),
)
