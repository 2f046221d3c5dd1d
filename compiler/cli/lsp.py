"""`cardscript lsp`: the language server, for an editor to start."""

import sys

from compiler.cli.ui import language
from compiler.cli.words import Command
from compiler.diagnostics import Wording


def lsp() -> None:
    """Speak the Language Server Protocol on the standard streams until the editor ends it."""
    from compiler.server.server import serve

    serve(language())
    # The editor has closed the streams; closing them a second time at the end would be a mistake.
    sys.stdout = sys.stderr


command = Command(
    "lsp",
    callback=lsp,
    wording=Wording("The language server, which editors start.", "Языковой сервер; его запускает редактор."),
)
