"""What editors are given: files that they can read, and that start what there is."""

import json
import re
from pathlib import Path

from compiler.cli.app import COMMANDS
from compiler.diagnostics import LANGUAGES

EDITORS = Path(__file__).parents[2] / "editors"
VSCODE = EDITORS / "vscode"


def test_the_extension_starts_the_server_and_has_its_files() -> None:
    manifest = json.loads((VSCODE / "package.json").read_text("utf-8"))
    settings = manifest["contributes"]["configuration"]["properties"]
    program, command = settings["cardscript.command"]["default"]
    assert program == "cardscript"
    assert command in COMMANDS
    assert set(LANGUAGES) < set(settings["cardscript.ui"]["enum"])
    assert (VSCODE / manifest["main"]).is_file()
    for grammar in manifest["contributes"]["grammars"]:
        said = json.loads((VSCODE / grammar["path"]).read_text("utf-8"))
        assert said["scopeName"] == grammar["scopeName"]
        included = set(re.findall('"include": "#([a-z]+)"', json.dumps(said)))
        assert included == set(said["repository"])


def test_neovim_starts_the_server() -> None:
    assert '{ "cardscript", "lsp" }' in (EDITORS / "neovim/cardscript.lua").read_text("utf-8")
