"""The language server over the wire, as an editor uses it: a process, and messages on its standard streams."""

import os
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

from tests.folders import ProjectFolder, card

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT), "CARDSCRIPT_UI": "en", "PYTHONUTF8": "1"}
pytestmark = pytest.mark.asyncio
CONFIG = ClientServerConfig(server_command=[sys.executable, "-m", "compiler.cli", "lsp"], server_env=ENVIRONMENT)
EGG = ("Hire: Create a Crooked Egg. Charge.", "Найм: Создать Кривое яйцо. Рывок.")


class Editor:
    """An editor with a project open, in the words of its user: lines and columns count from 1."""

    def __init__(self, client: LanguageClient, folder: ProjectFolder) -> None:
        self.client = client
        self.folder = folder
        self.version = 0

    def uri(self, name: str) -> str:
        """Return the address of a card's file."""
        return (self.folder.root / f"cardscripts/heroes/core/{name}.yaml").as_uri()

    async def open(self, name: str, text: str) -> list[types.Diagnostic]:
        """Open a card; what is wrong with it."""
        document = types.TextDocumentItem(self.uri(name), "yaml", self.version, text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(document))
        return await self._told(name)

    async def type(self, name: str, text: str) -> list[types.Diagnostic]:
        """Make the document hold another text; what is wrong with it."""
        self.version += 1
        changed = types.VersionedTextDocumentIdentifier(self.version, self.uri(name))
        whole = [types.TextDocumentContentChangeWholeDocument(text)]
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(changed, whole))
        return await self._told(name)

    async def _told(self, name: str) -> list[types.Diagnostic]:
        await self.client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        return list(self.client.diagnostics[self.uri(name)])

    def place(self, name: str, text: str, mark: str) -> tuple[types.TextDocumentIdentifier, types.Position]:
        """Return the document and the place of a mark in its text."""
        lines = text[: text.index(mark)].split("\n")
        return types.TextDocumentIdentifier(self.uri(name)), types.Position(len(lines) - 1, len(lines[-1]))


@pytest_lsp.fixture(config=CONFIG)  # type: ignore[untyped-decorator]
async def client(lsp_client: LanguageClient, folder: ProjectFolder, grammars: Path) -> AsyncIterator[None]:
    """A session in a project of three cards."""
    (folder.root / ".cardscript").symlink_to(grammars)
    folder.card("bat", card("bat", "Bat", "Нетопырь"))
    folder.card("crooked-egg", card("crooked-egg", "Crooked Egg", "Кривое яйцо"))
    folder.card("dog", dog())
    params = types.InitializeParams(
        capabilities=client_capabilities("visual-studio-code"), root_uri=folder.root.as_uri(), locale="en"
    )
    await lsp_client.initialize_session(params)
    yield
    await lsp_client.shutdown_session()


@pytest.fixture
def editor(client: LanguageClient, folder: ProjectFolder) -> Editor:
    """An editor in the project."""
    return Editor(client, folder)


def dog(english: str = EGG[0], russian: str = EGG[1]) -> str:
    """Return a card that names another one."""
    return card("dog", "Dog", "Пёс").replace("Charge.", english).replace("Рывок.", russian)


def applied(text: str, edits: Sequence[types.TextEdit]) -> str:
    """Return a text with edits made; all of these tests' letters are one UTF-16 unit."""
    lines = text.split("\n")
    starts = [sum(len(line) + 1 for line in lines[:number]) for number in range(len(lines) + 1)]
    for edit in sorted(edits, key=lambda each: (each.range.start.line, each.range.start.character), reverse=True):
        start, end = (starts[at.line] + at.character for at in (edit.range.start, edit.range.end))
        text = text[:start] + edit.new_text + text[end:]
    return text


async def test_diagnostics_as_one_types(editor: Editor) -> None:
    assert await editor.open("dog", dog()) == []
    (fault,) = await editor.type("dog", dog(EGG[0].replace("Charge", "Chrage")))
    assert fault.code == "CS301"
    assert fault.range == types.Range(types.Position(10, 32), types.Position(10, 38))
    assert "did you mean `Charge`" in fault.message
    assert await editor.type("dog", dog(EGG[0].replace("Charge", "Ready"))) != []
    (broken,) = await editor.type("dog", dog().replace("cost: 4", "cost: ["))
    assert broken.code == "CS101"
    assert await editor.type("dog", dog()) == []


async def test_a_name_that_is_being_typed_is_known_to_other_cards(editor: Editor) -> None:
    await editor.open("dog", dog())
    egg = card("crooked-egg", "Crooked Egg", "Кривое яйцо")
    await editor.open("crooked-egg", egg)
    await editor.type("crooked-egg", egg.replace("Crooked", "Straight").replace("Кривое", "Прямое"))
    assert [each.code for each in await editor.type("dog", dog() + "\n")] == ["CS301", "CS301"]
    renamed = dog(EGG[0].replace("Crooked", "Straight"), EGG[1].replace("Кривое", "Прямое"))
    assert await editor.type("dog", renamed) == []


@pytest.mark.parametrize(
    ("typed", "offered", "never"),
    [
        ("Hire: W¦", "Wound", "When"),
        ("Hire: Wound ¦", "a", "draw"),
        ("Hire: Create a Cr¦", "Crooked Egg", "Bat"),
        ("Найм: Ранить вашего г¦", "героя", "гибель"),
        ("Найм: Создать К¦", "Кривое яйцо", "Нетопырь"),
        ("¦", "Charge", "Less"),
    ],
)
async def test_completion_offers_what_the_grammar_accepts(editor: Editor, typed: str, offered: str, never: str) -> None:
    text = dog(russian=typed) if "й" in typed else dog(english=typed)
    document, position = editor.place("dog", text, "¦")
    await editor.open("dog", dog())
    await editor.type("dog", text.replace("¦", ""))
    result = await editor.client.text_document_completion_async(types.CompletionParams(document, position))
    assert isinstance(result, types.CompletionList)
    labels = [item.label for item in result.items]
    assert offered in labels
    assert never not in labels


async def test_hover_tells_the_other_language_and_the_rules(editor: Editor) -> None:
    await editor.open("dog", dog())
    document, position = editor.place("dog", dog(), "Create")
    found = await editor.client.text_document_hover_async(types.HoverParams(document, position))
    assert found is not None
    assert isinstance(found.contents, types.MarkupContent)
    assert "Найм: Создать Кривое яйцо" in found.contents.value
    assert "triggered ability" in found.contents.value
    document, position = editor.place("dog", dog(), "яйцо")
    found = await editor.client.text_document_hover_async(types.HoverParams(document, position))
    assert found is not None
    assert isinstance(found.contents, types.MarkupContent)
    assert "**Crooked Egg / Кривое яйцо**" in found.contents.value


async def test_definitions_of_cards_and_keywords(editor: Editor) -> None:
    await editor.open("dog", dog())
    for mark, file in (("Crooked", "core/crooked-egg.yaml"), ("Рывок", "keywords/charge.yaml")):
        document, position = editor.place("dog", dog(), mark)
        found = await editor.client.text_document_definition_async(types.DefinitionParams(document, position))
        assert isinstance(found, types.Location)
        assert found.uri.endswith(file)


async def test_references_in_all_texts(editor: Editor) -> None:
    egg = card("crooked-egg", "Crooked Egg", "Кривое яйцо")
    await editor.open("crooked-egg", egg)
    document, position = editor.place("crooked-egg", egg, "Кривое")
    context = types.ReferenceContext(include_declaration=False)
    found = await editor.client.text_document_references_async(types.ReferenceParams(context, document, position))
    assert found is not None
    assert [each.uri for each in found] == [editor.uri("dog")]


async def test_a_card_is_renamed_in_all_cases(editor: Editor) -> None:
    says = (
        "Hire: Destroy a Bat. When Dog dies, draw a card.",
        "Найм: Уничтожьте Нетопыря. При гибели Пса возьмите карту.",
    )
    text = dog(*says)
    assert await editor.open("dog", text) == []
    bat = card("bat", "Bat", "Нетопырь")
    await editor.open("bat", bat)
    document, position = editor.place("bat", bat, "Нетопырь")
    at = types.PrepareRenameParams(document, position)
    assert isinstance(await editor.client.text_document_prepare_rename_async(at), types.Range)
    params = types.RenameParams(document, position, "Белая крыса")
    edit = await editor.client.text_document_rename_async(params)
    assert edit is not None
    assert edit.changes is not None
    renamed = {uri: applied(text if "dog" in uri else bat, edits) for uri, edits in edit.changes.items()}
    assert renamed[editor.uri("bat")] == bat.replace("Нетопырь", "Белая крыса")
    assert renamed[editor.uri("dog")] == text.replace("Нетопыря", "Белую крысу")


async def test_the_other_language_is_drafted(editor: Editor) -> None:
    text = dog().replace("Найм: Создать Кривое яйцо. Рывок.", "Найм: Создать")
    await editor.open("dog", text)
    document, position = editor.place("dog", text, "Создать")
    params = types.CodeActionParams(document, types.Range(position, position), types.CodeActionContext([]))
    actions = await editor.client.text_document_code_action_async(params)
    assert actions
    (draft,) = [each for each in actions if "Russian" in each.title]
    assert isinstance(draft, types.CodeAction)
    assert draft.edit is not None
    assert draft.edit.changes is not None
    written = applied(text, draft.edit.changes[editor.uri("dog")])
    assert written.endswith("  text: |\n    Найм: Создайте Кривое яйцо.\n    Рывок.\n")
    assert await editor.type("dog", written) == []


async def test_a_fix_is_offered(editor: Editor) -> None:
    text = dog(EGG[0].replace("Charge", "Chrage"))
    await editor.open("dog", text)
    document, position = editor.place("dog", text, "Chrage")
    params = types.CodeActionParams(document, types.Range(position, position), types.CodeActionContext([]))
    actions = await editor.client.text_document_code_action_async(params)
    assert actions
    fix = actions[0]
    assert isinstance(fix, types.CodeAction)
    assert fix.edit is not None
    assert fix.edit.changes is not None
    assert applied(text, fix.edit.changes[editor.uri("dog")]) == dog()


async def test_formatting_writes_marks_and_never_words(editor: Editor) -> None:
    text = dog("hire :  Create a Crooked Egg.Charge", "Найм: создайте Кривое яйцо. рывок")
    await editor.open("dog", text)
    params = types.DocumentFormattingParams(
        types.TextDocumentIdentifier(editor.uri("dog")), types.FormattingOptions(2, insert_spaces=True)
    )
    edits = await editor.client.text_document_formatting_async(params)
    assert edits is not None
    assert applied(text, edits) == dog("Hire: Create a Crooked Egg.Charge.", "Найм: Создайте Кривое яйцо. Рывок.")


async def test_a_file_of_no_project_is_left_alone(editor: Editor, tmp_path_factory: pytest.TempPathFactory) -> None:
    alone = tmp_path_factory.mktemp("alone") / "dog.yaml"
    document = types.TextDocumentItem(alone.as_uri(), "yaml", 1, "[")
    editor.client.text_document_did_open(types.DidOpenTextDocumentParams(document))
    at = types.HoverParams(types.TextDocumentIdentifier(alone.as_uri()), types.Position(0, 0))
    assert await editor.client.text_document_hover_async(at) is None
