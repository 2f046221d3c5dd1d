"""What the language server costs over the wire: from a change in an editor to the diagnostics of the card."""

import asyncio
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import perf_counter

from lsprotocol import types
from pygls.lsp.client import LanguageClient

from tests.bench.measure import ROOT, Figure, python
from tests.bench.project import write_project

CARDS = 1_000


def figures(rounds: int) -> Iterator[Figure]:
    """Yield the figures of the language server in a project of a thousand cards."""
    with tempfile.TemporaryDirectory(prefix="cardscript-bench-") as name:
        files = write_project(Path(name), CARDS)
        opened, texts, names = asyncio.run(_session(files[:: len(files) // (2 * rounds)]))
    yield Figure(f"first card opened among {CARDS:,}", opened, "s")
    yield Figure(f"change to diagnostics among {CARDS:,} cards", median(texts) * 1000, "ms", 50)
    yield Figure(f"change to diagnostics among {CARDS:,} cards, the slowest", max(texts) * 1000, "ms")
    yield Figure(f"another name to diagnostics among {CARDS:,} cards", median(names) * 1000, "ms")


class _Editor:
    """An editor that waits for what the server says of a document."""

    def __init__(self) -> None:
        self.client = LanguageClient("cardscript-bench", "1")
        self._told = asyncio.Event()
        self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)(lambda _params: self._told.set())
        self._version = 0

    async def start(self, root: Path) -> None:
        command = python("-m", "compiler.cli", "lsp")
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        await self.client.start_io(*command, cwd=str(root), env=environment)
        params = types.InitializeParams(types.ClientCapabilities(), root_uri=root.as_uri())
        await self.client.initialize_async(params)
        self.client.initialized(types.InitializedParams())

    async def open(self, file: Path) -> float:
        """Open a file; how many seconds its diagnostics took."""
        document = types.TextDocumentItem(file.as_uri(), "yaml", 0, file.read_text("utf-8"))
        return await self._until_told(
            lambda: self.client.text_document_did_open(types.DidOpenTextDocumentParams(document))
        )

    async def change(self, file: Path, text: str) -> float:
        """Make a document hold a text; how many seconds its diagnostics took."""
        self._version += 1
        document = types.VersionedTextDocumentIdentifier(self._version, file.as_uri())
        params = types.DidChangeTextDocumentParams(document, [types.TextDocumentContentChangeWholeDocument(text)])
        return await self._until_told(lambda: self.client.text_document_did_change(params))

    async def _until_told(self, act: Callable[[], object]) -> float:
        self._told.clear()
        began = perf_counter()
        act()
        await self._told.wait()
        return perf_counter() - began


async def _session(files: list[Path]) -> tuple[float, list[float], list[float]]:
    """Type in some cards; return how long the first took to open, changes of texts and changes of names."""
    editor = _Editor()
    await editor.start(files[0].parents[3])
    opened = await editor.open(files[0])
    texts, names = [], []
    for file in files:
        await editor.open(file)
        text = file.read_text("utf-8")
        for typed in (text.replace("\nru:", "\n\nru:"), text.replace(": |", ": |\n    Wuond.", 1), text):
            texts.append(await editor.change(file, typed))
        names.append(await editor.change(file, text.replace("  name: ", "  name: A", 1)))
        await editor.change(file, text)
    await editor.client.shutdown_async(None)
    editor.client.exit(None)
    await editor.client.stop()  # type: ignore[no-untyped-call]
    return opened, texts, names
