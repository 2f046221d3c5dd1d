"""`cardscript explain`: what a diagnostic code means, with an example."""

import click

from compiler.cli.ui import answer, language, say
from compiler.cli.words import COMMAND_LINE, Command, Misuse
from compiler.diagnostics import Code, Wording, by_number, every_code, make, suggestions

_FAILING = Wording("This has the fault:", "Здесь есть ошибка:")
_PASSING = Wording("This has not:", "А здесь нет:")


def explain(subject: str) -> None:
    """Print the page of a code."""
    code = by_number(subject)
    if code is None:
        fault = make("nothing-to-explain", COMMAND_LINE, subject=subject)
        names = [word for entry in every_code().values() for word in (entry.name, entry.number)]
        raise Misuse(fault.suggesting(*suggestions(subject, names)))
    answer(page(code))


def page(code: Code) -> str:
    """Return the explanation of a code: what, why, an example with the fault and one without."""
    chosen = language()
    message = code.message.en if chosen == "en" else code.message.ru
    parts = [f"{code.number} {code.name}", message, say(code.why)]
    if code.examples:
        parts += [
            say(_FAILING),
            _indented(code.examples.failing),
            say(_PASSING),
            _indented(code.examples.passing),
        ]
    return "\n\n".join(parts)


def _indented(text: str) -> str:
    return "\n".join(f"    {line}".rstrip() for line in text.rstrip("\n").split("\n"))


command = Command(
    "explain",
    callback=explain,
    params=[click.Argument(["subject"], metavar="CODE")],
    wording=Wording("Explain a diagnostic code.", "Объяснить код сообщения."),
)
