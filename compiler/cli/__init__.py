"""The `cardscript` command, one file for each of its commands; only talking to the user is done here."""

import gc
import sys
from collections.abc import Sequence
from typing import NoReturn


def main(args: Sequence[str] | None = None) -> NoReturn:
    """Run the command line and exit: 0 fine, 1 the scripts have errors, 2 the command was used wrongly."""
    from compiler.cli.app import run

    code = run(list(sys.argv[1:] if args is None else args))
    gc.freeze()  # the process ends: what there is need not be looked through once more
    sys.exit(code)
