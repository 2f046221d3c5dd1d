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
        compare(path)
        for name, arguments in PARTS.items():
            process(with_package("-m", *arguments), path=path)
            print(f"{name}: fine", flush=True)
    except Failed as failed:
        sys.exit(str(failed))


PARTS = {
    "all scenarios": ("compiler.cli", "test"),
    "all cards become the committed code and ledger": ("compiler.cli", "build", "--check"),
    "random games": ("tests.fuzz", FUZZ, "900000"),
    "random battles": ("tests.fuzz", FUZZ, "900000", "--game", "tcg"),
}


def compare(path: str) -> None:
    """Play the same games in both; Failed if they differ."""
    pure = process(python("-m", "tests.compiled.games")).output.splitlines()
    compiled = process(with_package("-m", "tests.compiled.games"), path=path).output.splitlines()
    if (pure[0], compiled[0]) != ("pure", "compiled"):
        raise Failed(f"compared {pure[0]} with {compiled[0]}")
    for ours, theirs in zip(pure[1:], compiled[1:], strict=True):
        if ours != theirs:
            raise Failed(f"games differ:\n{ours}\n{theirs}")
    print(f"{len(pure) - 1} games: the same logs", flush=True)


if __name__ == "__main__":
    main()
