"""`cardscript coverage`: how much of a corpus is read whole, and what stops the rest."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from compiler.cli.inputs import surroundings
from compiler.cli.ui import answer, answer_json, say
from compiler.cli.words import COMMAND_LINE, Command, Misuse, Option
from compiler.diagnostics import LANGUAGES, Language, Refused, Span, Wording, make
from compiler.diagnostics.render.text import visible

if TYPE_CHECKING:
    from compiler.coverage import Outcome, Row

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
_REFUSALS = Wording("what stops reading, by how many cards:", "на чём прерывается чтение, по числу карт:")


def coverage(file: str, as_json: bool) -> None:
    """Measure a file of JSON lines and print the numbers; single texts and pairs are counted apart."""
    rows = read_rows(Path(file))
    result = measure(rows)
    if as_json:
        answer_json(result)
    else:
        answer("\n".join(_lines(result)))


def read_rows(path: Path) -> "list[Row]":
    """Return the rows of a corpus; Refused with the line that is not one."""
    from compiler.coverage import Row
    from compiler.sources.reader import read_file

    rows = []
    for number, line in enumerate(read_file(path, str(path), LARGEST).text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            rows.append(Row.of(json.loads(line)))
        except (ValueError, KeyError, TypeError, AttributeError):
            raise Refused(make("malformed-row", Span(str(path), number, 1, number, 2))) from None
    return rows


def measure(rows: "list[Row]") -> dict[str, Any]:
    """Return the numbers of single texts, or of pairs, or both."""
    from compiler.coverage import pair_summary, summary

    read = list(_outcomes(rows))
    outcomes = [outcome for results in read if len(results) == 1 for outcome in results.values()]
    pairs = [results for results in read if len(results) > 1]
    counted = summary(outcomes) if outcomes or not pairs else {"rows": []}
    if pairs:
        paired = pair_summary(pairs)
        return counted | paired | {"rows": counted["rows"] + paired["rows"]}
    return counted


def _outcomes(rows: "list[Row]") -> "Iterator[dict[Language, Outcome]]":
    """Yield what becomes of each row in each of its languages."""
    from compiler.coverage import Coverage
    from compiler.games.game import GAMES, game
    from compiler.sources.scripts import packaged_keywords

    for game_id in sorted({row.game for row in rows}):
        if game_id not in GAMES:
            raise Misuse(make("bad-argument", COMMAND_LINE, argument="game", value=game_id))
        around = surroundings(game_id)
        mine = [row for row in rows if row.game == game_id]
        cache = around.project.cache if around else None
        known = around.card_names(game_id) if around else ()
        reader = Coverage(game(game_id), packaged_keywords(game_id), mine, known, cache)
        for row in mine:
            yield {language: reader.outcome(row, language) for language in LANGUAGES if language in row.texts}


def _lines(result: Mapping[str, Any]) -> Iterator[str]:
    if "cards" in result:
        yield say(_CARDS, **_numbers(result), share=_share(result["whole"], result["cards"]))
        yield say(_FEATURES, **_numbers(result), share=_share(result["read"], result["features"]))
    if "pairs" in result:
        yield say(_PAIRS, **_numbers(result), **result["refused"])
    if result["refusals"]:
        yield say(_REFUSALS)
        yield from (_refusal(each) for each in result["refusals"][:_MOST_SHOWN])


def _numbers(result: Mapping[str, Any]) -> dict[str, int]:
    return {name: value for name, value in result.items() if isinstance(value, int)}


def _share(part: int, whole: int) -> int:
    """Return a part in thousandths, rounded down: nothing is made to look better than it is."""
    return part * 1000 // whole if whole else 0


def _refusal(refusal: Mapping[str, Any]) -> str:
    return f"{refusal['cards']:>5}  {visible(refusal['at'])}  ({visible(', '.join(refusal['examples']))})"


command = Command(
    "coverage",
    callback=coverage,
    params=[
        click.Argument(["file"], metavar="FILE.jsonl"),
        Option(["--json", "as_json"], is_flag=True, wording=_JSON),
    ],
    wording=Wording(
        "Measure how much of a corpus of card texts is read.", "Измерить, какая доля текстов карт прочитана."
    ),
)
