"""CS3xx: a card text that the language core can't read."""

from compiler.diagnostics.codes import Code

CODES: tuple[Code, ...] = ()
