"""`cardscript coverage`: how much of a corpus is read whole, and what stops the rest."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from compiler.cli.inputs import surroundings
from compiler.cli.ui import answer, answer_json, language, say, show_table
from compiler.cli.words import COMMAND_LINE, Command, Misuse, Option, Whole
from compiler.diagnostics import LANGUAGES, Language, Refused, Span, Wording, make
from compiler.diagnostics.render.text import visible

if TYPE_CHECKING:
    from compiler.coverage import Coverage, Outcome, Row
    from compiler.trial import Whole as WholeCard

LARGEST = 64 * 1024 * 1024
_MOST_SHOWN = 20

_JSON = Wording("Print everything as JSON.", "Напечатать всё в JSON.")
_CARDS = Wording(
    "cards: {cards}, read whole: {whole} ({share}‰), print across: {cross}, "
    "ambiguous: {ambiguous}, printed otherwise: {mismatch}",
    "карт: {cards}, прочитано целиком: {whole} ({share}‰), печатаются на другом языке: {cross}, "
    "двояких: {ambiguous}, печатаются иначе: {mismatch}",
)
_FEATURES = Wording(
    "features: {features}, read: {read} ({share}‰)", "особенностей: {features}, прочитано: {read} ({share}‰)"
)
_PAIRS = Wording(
    "pairs: {pairs}, agree: {agree}, disagree: {disagree}, refused: {en} in English, {ru} in Russian",
    "пар: {pairs}, совпадают: {agree}, расходятся: {disagree}, отклонено: {en} английских, {ru} русских",
)
_PLAYED = Wording(
    "random games: {games}, failed: {failed}, decisions: {decisions}, cards in decks: {cards}, played: {entered}",
    "случайных игр: {games}, с ошибкой: {failed}, решений: {decisions}, карт в колодах: {cards}, сыграно: {entered}",
)
_COLUMNS = (
    Wording("cards", "карт"),
    Wording("what stops reading", "что мешает чтению"),
    Wording("for example", "например"),
)
_PLAY = Wording("Play N random games with the whole cards.", "Сыграть N случайных игр прочитанными картами.")


def coverage(file: str, as_json: bool, games: int | None) -> None:
    """Measure a file of JSON lines and print the numbers; exit 1 if a game with its cards fails."""
    read = list(read_all(read_rows(Path(file))))
    result = measured(read)
    if games is not None:
        result["played"] = played(read, games)
    if as_json:
        answer_json(result)
    else:
        show_numbers(result, reasons(read))
    click.get_current_context().exit(int(bool(result.get("played", {}).get("failed"))))


def read_rows(path: Path) -> "list[Row]":
    """Return the rows of a corpus; Refused with the line that is not one."""
    from compiler.coverage import Row

    rows = []
    for number, line in enumerate(_text(path).split("\n"), 1):
        if not line.strip():
            continue
        try:
            rows.append(Row.of(json.loads(line)))
        except (ValueError, KeyError, TypeError, AttributeError):
            raise Refused(make("malformed-row", Span(str(path), number, 1, number, 2))) from None
    return rows


@dataclass(frozen=True, slots=True)
class _Read:
    """A row with its number among those of its game, who read it, and what came of it in each language."""

    number: int
    row: "Row"
    reader: "Coverage"
    results: "dict[Language, Outcome]"


def _text(path: Path) -> str:
    from compiler.sources.reader import read_file

    try:
        return read_file(path, str(path), LARGEST).text
    except Refused as refused:
        if refused.diagnostics[0].code == "file-unreadable":
            raise Misuse(refused.diagnostics[0]) from None
        raise


def read_all(rows: "list[Row]") -> Iterator[_Read]:
    """Yield the rows, game by game, read in each of their languages."""
    for game_id in sorted({row.game for row in rows}):
        yield from _read(rows, game_id)


def measured(read: Sequence[_Read]) -> dict[str, Any]:
    """Return the numbers of single texts, or of pairs, or both."""
    from compiler.coverage import pair_summary, summary

    outcomes = [outcome for each in read if len(each.results) == 1 for outcome in each.results.values()]
    pairs = [(each.results, each.reader.told(each.row, each.results)) for each in read if len(each.results) > 1]
    counted = summary(outcomes) if outcomes or not pairs else {"rows": []}
    if pairs:
        paired = pair_summary(pairs)
        return counted | paired | {"rows": counted["rows"] + paired["rows"]}
    return counted


def reasons(read: Iterable[_Read]) -> dict[str, str]:
    """Return for each word that stops reading why it does, as the first text with it says."""
    faults = (outcome.fault for each in read for outcome in each.results.values())
    words = (outcome.at for each in read for outcome in each.results.values())
    found: dict[str, str] = {}
    for word, fault in zip(words, faults, strict=True):
        if word is not None and fault is not None:
            found.setdefault(word.lower(), fault.message(language()))
    return found


def _read(rows: "list[Row]", game_id: str) -> Iterator[_Read]:
    """Yield the rows of a game, read in each of their languages."""
    from compiler.coverage import Coverage
    from compiler.games.game import GAMES, game
    from compiler.sources.project import user_cache
    from compiler.sources.scripts import packaged_keywords

    if game_id not in GAMES:
        raise Misuse(make("bad-argument", COMMAND_LINE, argument="game", value=game_id))
    around = surroundings(game_id)
    mine = [row for row in rows if row.game == game_id]
    cache = around.project.cache if around else user_cache()
    known = around.card_names(game_id) if around else ()
    reader = Coverage(game(game_id), packaged_keywords(game_id), mine, known, cache)
    for number, row in enumerate(mine):
        results = {language: reader.outcome(row, language) for language in LANGUAGES if language in row.texts}
        yield _Read(number, row, reader, results)


def played(read: Sequence[_Read], games: int) -> dict[str, Any]:
    """Play random games with the cards that are read whole, so many of each game."""
    from compiler.trial import Trial

    ids = sorted({each.row.game for each in read})
    found = [_tried(id_, [each for each in read if each.row.game == id_], games) for id_ in ids]
    total = Trial().to_json()
    return {name: sum((each[name] for each in found), total[name]) for name in total}  # counts, lists of failures


def _tried(game_id: str, read: Sequence[_Read], games: int) -> dict[str, Any]:
    """Play games with the cards of one game; the project around lends those that they create."""
    from compiler.games.game import game
    from compiler.scenarios.cards import compile_game, new_definitions, packaged_rules
    from compiler.trial import tried

    around = surroundings(game_id)
    if around:
        definitions = compile_game(around, game_id).definitions
    else:
        definitions = new_definitions(game_id, packaged_rules(game_id))
    return tried(list(_whole(read)), game(game_id), definitions, games).to_json()


def _whole(read: Sequence[_Read]) -> "Iterator[WholeCard]":
    """Yield the cards that are whole in a language; what a row does not say in the other is its printing."""
    from compiler.trial import Whole as WholeCard

    for each in read:
        found = next((outcome for outcome in each.results.values() if outcome.status == "whole"), None)
        if found is not None and found.tree is not None:
            said = each.row.texts[found.language]
            texts = {
                language: each.row.texts.get(language) or found.printed.get(language, said) for language in LANGUAGES
            }
            names, meanings = each.reader.own_names(each.row), each.reader.meanings
            yield WholeCard(each.number, each.row, found.type, found.tree, texts, names, meanings)


def show_numbers(result: Mapping[str, Any], why: Mapping[str, str]) -> None:
    """Print the numbers in words, and what stops reading as a table."""
    answer("\n".join(_lines(result)))
    if result["refusals"]:
        answer("")
        show_table([say(each) for each in _COLUMNS], [_refusal(each, why) for each in result["refusals"][:_MOST_SHOWN]])


def _lines(result: Mapping[str, Any]) -> Iterator[str]:
    if "cards" in result:
        yield say(_CARDS, **_numbers(result), share=_share(result["whole"], result["cards"]))
        yield say(_FEATURES, **_numbers(result), share=_share(result["read"], result["features"]))
    if "pairs" in result:
        yield say(_PAIRS, **_numbers(result), **result["refused"])
        yield from (_disagreement(row) for row in result["rows"] if "difference" in row)
    if "played" in result:
        failed = result["played"]["failed"]
        yield say(_PLAYED, **_numbers(result["played"]), failed=len(failed))
        yield from (f"  {visible(' '.join(map(str, each.values())))}" for each in failed[:_MOST_SHOWN])


def _disagreement(row: Mapping[str, Any]) -> str:
    words = "; ".join(row["difference"]["words"][language()])
    return visible(f"  {row['name']}: {words}")


def _numbers(result: Mapping[str, Any]) -> dict[str, int]:
    return {name: value for name, value in result.items() if isinstance(value, int)}


def _share(part: int, whole: int) -> int:
    """Return a part in thousandths, rounded down: nothing is made to look better than it is."""
    return part * 1000 // whole if whole else 0


def _refusal(refusal: Mapping[str, Any], why: Mapping[str, str]) -> tuple[str, ...]:
    return str(refusal["cards"]), visible(why[refusal["at"]]), visible(", ".join(refusal["examples"]))


command = Command(
    "coverage",
    callback=coverage,
    params=[
        click.Argument(["file"], metavar="FILE.jsonl"),
        Option(["--json", "as_json"], is_flag=True, wording=_JSON),
        Option(["--play", "games"], type=Whole(), wording=_PLAY),
    ],
    wording=Wording(
        "Measure how much of a corpus of card texts is read.", "Измерить, какая доля текстов карт прочитана."
    ),
)
