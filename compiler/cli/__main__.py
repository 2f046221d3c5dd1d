"""`python -m compiler.cli` is `cardscript`."""

from compiler.cli import main

main()
