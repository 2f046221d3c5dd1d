"""`python -m tests.compiled`: the compiled package plays, tests and checks as the checkout does; exit 1 if not."""

import sys

from tests.bench.measure import Failed, process, python
from tests.compiled.package import path_with_package, with_package

FUZZ = "200"
"""How many random games must end well, besides those that are compared."""


def main() -> None:
    """Compare, telling each part as it is done."""
    path = path_with_package()
    try:
        for name, script in COMPARED.items():
            print(f"{compare(script, path)} {name}", flush=True)
        for name, arguments in PARTS.items():
            process(with_package("-m", *arguments), path=path)
            print(f"{name}: fine", flush=True)
    except Failed as failed:
        sys.exit(str(failed))


COMPARED = {
    "games: the same logs": "tests.compiled.games",
    "texts: the same meanings and mistakes": "tests.compiled.readings",
}

PARTS = {
    "all scenarios": ("compiler.cli", "test"),
    "all cards become the committed code and ledger": ("compiler.cli", "build", "--check"),
    "random games": ("tests.fuzz", FUZZ, "900000"),
    "random battles": ("tests.fuzz", FUZZ, "900000", "--game", "tcg"),
}


def compare(script: str, path: str) -> int:
    """Run a script in both and return how many lines it prints; Failed if they differ."""
    pure = process(python("-m", script)).output.splitlines()
    compiled = process(with_package("-m", script), path=path).output.splitlines()
    if (pure[0], compiled[0]) != ("pure", "compiled"):
        raise Failed(f"compared {pure[0]} with {compiled[0]}")
    for ours, theirs in zip(pure[1:], compiled[1:], strict=True):
        if ours != theirs:
            raise Failed(f"not the same:\n{ours}\n{theirs}")
    return len(pure) - 1


if __name__ == "__main__":
    main()
