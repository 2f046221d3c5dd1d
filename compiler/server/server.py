"""The language server itself: what the protocol asks is passed to the parts, their answers are put in its words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any

from lsprotocol import types
from pygls.lsp.server import LanguageServer
from pygls.uris import from_fs_path, to_fs_path

from compiler.diagnostics import LANGUAGES, Diagnostic, Edit, Language, Refused, Severity, Span, Wording
from compiler.live import LiveProject
from compiler.server.completing import completions
from compiler.server.finding import Named, named_at
from compiler.server.hovering import hover
from compiler.server.positions import offset_of, to_range
from compiler.server.renaming import mentions, rename
from compiler.server.writing import drafts, formatted
from compiler.sources import CardSource, Source, find_project

_SEVERITIES = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
    Severity.INFO: types.DiagnosticSeverity.Information,
}
_DRAFT = {
    "en": Wording("Write the English text from the Russian one", "Написать английский текст по русскому"),
    "ru": Wording("Write the Russian text from the English one", "Написать русский текст по английскому"),
}
_NO_RENAMING = Wording("a name has to be one line and not empty", "имя – это одна непустая строка")


class CardServer(LanguageServer):
    """A language server for card scripts; projects are found from the files that are opened."""

    def __init__(self, language: Language) -> None:
        super().__init__("cardscript", version("cardscript"))
        self.language = language
        self._projects: dict[Path, LiveProject] = {}
        self._found: dict[str, list[Diagnostic]] = {}

    def live(self, path: Path) -> LiveProject | None:
        """Return the project of a file, loaded once; None if it belongs to none."""
        try:
            project = find_project(path.parent)
        except Refused:
            return None
        if not path.is_relative_to(project.scripts):
            return None
        if project.root not in self._projects:
            self._projects[project.root] = LiveProject(project)
        return self._projects[project.root]

    def look(self, uri: str) -> None:
        """Check a document as it is now and tell the editor what is wrong."""
        path = _path(uri)
        live = self.live(path) if path else None
        if path is None or live is None:
            return
        document = self.workspace.get_text_document(uri)
        live.put(path, document.source)
        found = self._found[uri] = live.faults(live.project.label(path))
        lines = Source("", document.source).lines
        told = [self._told(each, lines, uri) for each in found]
        self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, told, document.version))

    def look_at_all(self) -> None:
        """Check every open document: another name in one may matter to each."""
        for uri in list(self.workspace.text_documents):
            self.look(uri)

    def found(self, uri: str) -> list[Diagnostic]:
        """Return what was wrong with a document when it was last looked at."""
        return self._found.get(uri, [])

    def close(self, uri: str) -> None:
        """Forget what an editor showed; the file on disk counts again."""
        self._found.pop(uri, None)
        self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, []))
        self.reread(uri)

    def reread(self, uri: str) -> None:
        """Take a file as it is on disk, unless an editor holds it."""
        path = _path(uri)
        live = self.live(path) if path and uri not in self.workspace.text_documents else None
        if path and live:
            live.reread(path)

    def card(self, uri: str) -> tuple[LiveProject, CardSource] | None:
        """Return the card of a document, as it was when it could last be used."""
        path = _path(uri)
        live = self.live(path) if path else None
        card = live.card(path) if path and live else None
        return (live, card) if live and card else None

    def name_at(self, uri: str, position: types.Position) -> tuple[LiveProject, Named] | None:
        """Return the name under the cursor."""
        known = self.card(uri)
        named = named_at(*known, offset_of(position, known[1].source)) if known else None
        return (known[0], named) if known and named else None

    def edit(self, live: LiveProject, edits: Iterable[Edit]) -> types.WorkspaceEdit:
        """Return edits of files as the protocol says them."""
        changes: dict[str, list[types.TextEdit]] = {}
        for each in edits:
            assert isinstance(each.span, Span)
            uri = _uri(live.project.root / each.span.file)
            changes.setdefault(uri, []).append(types.TextEdit(to_range(each.span, self.lines(uri)), each.text))
        return types.WorkspaceEdit(changes=changes)

    def location(self, live: LiveProject, span: Span, source: Source) -> types.Location:
        """Return a place of a script as the protocol says it."""
        return types.Location(_uri(live.path(source)), to_range(span, source.lines))

    def lines(self, uri: str) -> list[str]:
        """Return the lines of a document as the editor holds it, or else of the file."""
        return Source("", self.workspace.get_text_document(uri).source).lines

    def _told(self, fault: Diagnostic, lines: list[str], uri: str) -> types.Diagnostic:
        said = [fault.message(self.language), *fault.advice(self.language)]
        said += [text for span, text in fault.remarks(self.language) if not isinstance(span, Span)]
        beside = [
            types.DiagnosticRelatedInformation(types.Location(uri, to_range(span, lines)), text)
            for span, text in fault.remarks(self.language)
            if isinstance(span, Span) and isinstance(fault.span, Span) and span.file == fault.span.file
        ]
        return types.Diagnostic(
            to_range(fault.span, lines),
            "\n".join(said),
            severity=_SEVERITIES[fault.severity],
            code=fault.entry.number,
            source="cardscript",
            related_information=beside,
        )


def serve(language: Language) -> None:
    """Speak the protocol on the standard streams until the editor ends it."""
    made(language).start_io()


def made(language: Language) -> CardServer:
    """Return a server with all that it can do."""
    server = CardServer(language)
    for name, answer, options in _FEATURES:
        server.feature(name, options)(answer)
    return server


def _initialize(ls: CardServer, params: types.InitializeParams) -> None:
    options = params.initialization_options
    wanted = options.get("ui") if isinstance(options, Mapping) else params.locale
    for known in LANGUAGES:
        if isinstance(wanted, str) and wanted.lower().startswith(known):
            ls.language = known


def _opened(ls: CardServer, params: types.DidOpenTextDocumentParams | types.DidChangeTextDocumentParams) -> None:
    ls.look(params.text_document.uri)


def _saved(ls: CardServer, _params: types.DidSaveTextDocumentParams) -> None:
    ls.look_at_all()


def _closed(ls: CardServer, params: types.DidCloseTextDocumentParams) -> None:
    ls.close(params.text_document.uri)


def _watched(ls: CardServer, params: types.DidChangeWatchedFilesParams) -> None:
    for event in params.changes:
        ls.reread(event.uri)
    ls.look_at_all()


def _complete(ls: CardServer, params: types.CompletionParams) -> types.CompletionList | None:
    path = _path(params.text_document.uri)
    live = ls.live(path) if path else None
    if path is None or live is None:
        return None
    game_id = path.relative_to(live.project.scripts).parts[0]
    if game_id not in live.project.games:
        return None
    source = Source("", ls.workspace.get_text_document(params.text_document.uri).source)
    offset = offset_of(params.position, source)
    return completions(live, live.card(path), source, offset, game_id, ls.language)


def _hover(ls: CardServer, params: types.HoverParams) -> types.Hover | None:
    known = ls.card(params.text_document.uri)
    said = hover(*known, offset_of(params.position, known[1].source), ls.language) if known else None
    return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, said)) if said else None


def _define(ls: CardServer, params: types.DefinitionParams) -> types.Location | None:
    found = ls.name_at(params.text_document.uri, params.position)
    if found is None:
        return None
    live, named = found
    source = named.script.source
    return ls.location(live, source.span(named.language, "name"), source)


def _refer(ls: CardServer, params: types.ReferenceParams) -> list[types.Location] | None:
    found = ls.name_at(params.text_document.uri, params.position)
    if found is None:
        return None
    live, named = found
    return [ls.location(live, span, card.source) for card, span in mentions(live, named)]


def _may_rename(ls: CardServer, params: types.PrepareRenameParams) -> types.Range | None:
    found = ls.name_at(params.text_document.uri, params.position)
    if found is None or not isinstance(found[1].script, CardSource):
        return None
    return to_range(found[1].span, ls.lines(params.text_document.uri))


def _rename(ls: CardServer, params: types.RenameParams) -> types.WorkspaceEdit | None:
    found = ls.name_at(params.text_document.uri, params.position)
    if found is None or not isinstance(found[1].script, CardSource):
        return None
    name = params.new_name.strip()
    if not name or "\n" in name or "\r" in name:
        said = _NO_RENAMING.say(ls.language, {})
        ls.window_show_message(types.ShowMessageParams(types.MessageType.Error, said))
        return None
    return ls.edit(found[0], rename(found[0], found[1], name))


def _act(ls: CardServer, params: types.CodeActionParams) -> list[types.CodeAction]:
    known = ls.card(params.text_document.uri)
    return [*_fixes(ls, params, *known), *_drafts(ls, *known)] if known else []


def _fixes(
    ls: CardServer, params: types.CodeActionParams, live: LiveProject, card: CardSource
) -> Iterator[types.CodeAction]:
    for fault in ls.found(params.text_document.uri):
        place = to_range(fault.span, card.source.lines)
        if place.start.line <= params.range.end.line and place.end.line >= params.range.start.line:
            for title, fix in zip(fault.titles(ls.language), fault.fixes, strict=True):
                edit, kind = ls.edit(live, fix.edits), types.CodeActionKind.QuickFix
                yield types.CodeAction(title, kind=kind, edit=edit, is_preferred=fix.safe)


def _drafts(ls: CardServer, live: LiveProject, card: CardSource) -> Iterator[types.CodeAction]:
    for code, draft in drafts(live, card):
        title, kind = _DRAFT[code].say(ls.language, {}), types.CodeActionKind.RefactorRewrite
        yield types.CodeAction(title, kind=kind, edit=ls.edit(live, [draft]))


def _format(ls: CardServer, params: types.DocumentFormattingParams) -> list[types.TextEdit]:
    known = ls.card(params.text_document.uri)
    changes = ls.edit(known[0], formatted(*known)).changes or {} if known else {}
    return list(changes.get(params.text_document.uri, []))


_FEATURES: tuple[tuple[str, Callable[..., object], object], ...] = (
    (types.INITIALIZE, _initialize, None),
    (types.TEXT_DOCUMENT_DID_OPEN, _opened, None),
    (types.TEXT_DOCUMENT_DID_CHANGE, _opened, None),
    (types.TEXT_DOCUMENT_DID_SAVE, _saved, None),
    (types.TEXT_DOCUMENT_DID_CLOSE, _closed, None),
    (types.WORKSPACE_DID_CHANGE_WATCHED_FILES, _watched, None),
    (types.TEXT_DOCUMENT_COMPLETION, _complete, types.CompletionOptions(trigger_characters=[" ", "("])),
    (types.TEXT_DOCUMENT_HOVER, _hover, None),
    (types.TEXT_DOCUMENT_DEFINITION, _define, None),
    (types.TEXT_DOCUMENT_REFERENCES, _refer, None),
    (types.TEXT_DOCUMENT_PREPARE_RENAME, _may_rename, None),
    (types.TEXT_DOCUMENT_RENAME, _rename, types.RenameOptions(prepare_provider=True)),
    (types.TEXT_DOCUMENT_CODE_ACTION, _act, None),
    (types.TEXT_DOCUMENT_FORMATTING, _format, None),
)
"""What the server does: the protocol's name of it, who does it, and what the editor is told of it beforehand."""


def _path(uri: str) -> Path | None:
    path: Any = to_fs_path(uri)
    return Path(path).resolve() if path else None


def _uri(path: Path) -> str:
    uri: Any = from_fs_path(str(path))
    return str(uri)
