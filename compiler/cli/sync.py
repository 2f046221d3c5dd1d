"""`cardscript sync`: the state of every card's translation, field by field."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import click

from compiler.cli.inputs import Below, here, script_paths
from compiler.cli.ui import answer_json, answer_utf8, language, lines_of, report, say, show, tell
from compiler.cli.words import COMMAND_LINE, Command, Misuse, OneOf, Option
from compiler.diagnostics import LANGUAGES, Diagnostic, Language, Wording, make
from compiler.faces import described

if TYPE_CHECKING:
    from compiler.agreement.sync import Field, Translation
    from compiler.diagnostics.render.text import Piece
    from compiler.pipeline import Compilation
    from compiler.sources import Project

TO = Wording("Language of the translation.", "Язык перевода.")
_FORM = Wording("How to show the states.", "Как показать состояния.")
_FIX = Wording("Write a draft of each missing text into its card.", "Записать в карты черновики недостающих текстов.")
_ACCEPT = Wording(
    "Confirm the translations: they fit the originals as these are now.",
    "Подтвердить переводы: они соответствуют нынешним оригиналам.",
)
STATES = {
    "agrees": (Wording("agrees", "совпадает"), "green"),
    "disagrees": (Wording("disagrees", "расходится"), "bold red"),
    "missing": (Wording("missing", "нет перевода"), "bold yellow"),
    "outdated": (Wording("outdated", "перевод устарел"), "bold magenta"),
}
"""What each state is called, and its style."""
FIELDS = {
    "name": Wording("name", "имя"),
    "text": Wording("text", "текст"),
    "legend": Wording("legend", "легенда"),
}
_DRAFT = Wording("draft", "черновик")
_COUNTS = Wording(
    "cards: {cards}; agree: {agrees}, disagree: {disagrees}, missing: {missing}, outdated: {outdated}",
    "карт: {cards}; совпадают: {agrees}, расходятся: {disagrees}, без перевода: {missing}, устарели: {outdated}",
)
_WRITTEN = Wording("drafts written: {count}", "черновиков записано: {count}")
_CONFIRMED = Wording("confirmed fields: {count}", "подтверждено полей: {count}")


def sync(paths: tuple[str, ...], to: Language, form: str, fix: bool, accept: bool) -> None:
    """Show the states of the cards at the paths, or of all that do not agree; exit 1 unless all agree."""
    if fix and accept:
        raise Misuse(make("bad-argument", COMMAND_LINE, argument="--accept", value="--fix"))
    from compiler import pipeline

    project = here()
    compilation, chosen = pipeline.load(project), Below(project, script_paths(project, paths))
    found, failed = synced(compilation, chosen, to)
    if fix:
        tell(say(_WRITTEN, count=_write_drafts(project, found)))
    if accept:
        tell(say(_CONFIRMED, count=_confirm(project, found, to)))
    if fix or accept:
        compilation = pipeline.load(project)
        found, failed = synced(compilation, chosen, to)
    report(failed, lines_of(project.root))
    if form == "html":
        answer_utf8(_page(compilation, found).rstrip("\n"))
    else:
        _show(found, to, form, whole=bool(chosen.paths))
    click.get_current_context().exit(int(bool(failed) or any(each.state != "agrees" for each in found)))


def synced(compilation: "Compilation", chosen: Below, to: Language) -> "tuple[list[Translation], list[Diagnostic]]":
    """Return the states of the cards at the paths, or of all, and what keeps files from being read."""
    from compiler.agreement.records import load_records
    from compiler.agreement.sync import translations

    project = compilation.project
    found: list[Translation] = []
    for game in project.games:
        cards = [*compilation.scripts.cards, *compilation.scripts.untranslated]
        mine = [card for card in cards if card.game == game and chosen(card.source.file)]
        records = load_records(project, game)
        found += translations(sorted(mine, key=lambda card: card.id), compilation.texts(game), records, to)
    return found, list(_unreadable(compilation, chosen))


def _unreadable(compilation: "Compilation", chosen: Below) -> Iterator[Diagnostic]:
    """Yield what is wrong with files, but for translations that are missing: those have states."""
    known = {card.source.file for card in compilation.scripts.untranslated}
    for fault in compilation.diagnostics:
        file = getattr(fault.span, "file", "")
        if file not in known and chosen(file):
            yield fault


def _write_drafts(project: "Project", found: "Iterable[Translation]") -> int:
    from compiler.sources.editing import Change, changed, write_scripts

    files = {}
    for each in found:
        drafts = [
            Change(field.lacking, field.name, field.draft + "\n")
            for field in each.fields
            if field.lacking and field.draft
        ]
        if drafts:
            files[project.root / each.card.source.file] = changed(each.card.source, drafts)
    write_scripts(project, files)
    return len(files)


def _confirm(project: "Project", found: "Sequence[Translation]", to: Language) -> int:
    """Record the originals of all translations that neither disagree nor lack anything; return of how many fields."""
    from compiler.agreement import records as known
    from compiler.sources.editing import write_scripts

    original = next(language for language in LANGUAGES if language != to)
    files, count = {}, 0
    for game in sorted({each.card.game for each in found}):
        records = known.load_records(project, game)
        before = records
        for each in found:
            if each.card.game == game:
                originals = {field.name: field.said[original] for field in each.fields}
                fields = [field.name for field in each.fields if field.state in ("agrees", "outdated")]
                records = known.confirmed(records, (each.card.id, to), originals, fields)
                count += len(fields)
        if records != before:
            files[known.path_of(project, game)] = known.written(records)
    write_scripts(project, files)
    return count


def _show(found: "Sequence[Translation]", to: Language, form: str, *, whole: bool) -> None:
    if form == "json":
        answer_json({"to": to, "counts": _counts(found), "cards": [_data(each) for each in found]})
        return
    for each in found:
        if whole or each.state != "agrees":
            show(_card(each, whole=whole))
    tell(say(_COUNTS, cards=len(found), **_counts(found)))


def _page(compilation: "Compilation", found: "Sequence[Translation]") -> str:
    from compiler.interchange.page.page import page

    lines = {each.card.id: " · ".join(filter(None, described(each.card, language()))) for each in found}
    return page(found, lines, compilation.scripts.sets, language())


def _counts(found: "Iterable[Translation]") -> dict[str, int]:
    states = [each.state for each in found]
    return {state: sum(each == state for each in states) for state in STATES}


def _data(each: "Translation") -> dict[str, Any]:
    fields = [_field_data(field) for field in each.fields]
    return {"id": each.card.id, "file": each.card.source.file, "state": str(each.state), "fields": fields}


def _field_data(field: "Field") -> dict[str, Any]:
    marks = {each: [place.to_json() for place in field.marks(each)] for each in LANGUAGES}
    data = {"field": field.name, "state": str(field.state), **field.said, "marks": marks}
    return data | {"why": {each: field.why(each) for each in LANGUAGES}, "draft": field.draft}


def _card(each: "Translation", *, whole: bool) -> "Iterator[Piece]":
    yield f"{each.card.id}: ", "bold"
    yield from _state(each.state)
    for field in each.fields:
        if whole or field.state != "agrees":
            yield f"  {say(FIELDS[field.name])}: ", ""
            yield from _state(field.state)
            yield from _field(field)
    yield "\n", ""


def _state(state: str) -> "Iterator[Piece]":
    wording, style = STATES[state]
    yield f"{say(wording)}\n", style


def _field(field: "Field") -> "Iterator[Piece]":
    from compiler.diagnostics.render.text import marked, visible

    for each in LANGUAGES:
        if field.said[each]:
            places = [(place.start, place.end) for place in field.marks(each)]
            yield from marked(f"    {each}: ", field.said[each], places)
    if field.draft:
        yield from marked(f"    {say(_DRAFT)}: ", field.draft, [])
    yield from ((f"    = {visible(sentence)}\n", "blue") for sentence in field.why(language()))


command = Command(
    "sync",
    callback=sync,
    params=[
        click.Argument(["paths"], nargs=-1, metavar="[PATH]..."),
        Option(["--to"], type=OneOf(*LANGUAGES), default="ru", wording=TO),
        Option(["--format", "form"], type=OneOf("text", "json", "html"), default="text", wording=_FORM),
        Option(["--fix"], is_flag=True, wording=_FIX),
        Option(["--accept"], is_flag=True, wording=_ACCEPT),
    ],
    wording=Wording("Show the state of every translation.", "Показать состояние каждого перевода."),
)
