"""Commands, options and values whose help and errors are written in every language of the messages."""

from collections.abc import Sequence
from typing import Any

import click

from compiler.cli.ui import say
from compiler.diagnostics import Diagnostic, Span, Wording, make, suggestions

COMMAND_LINE = Span("")
"""The place of a mistake in how a command is used."""

_USAGE = Wording("Usage: ", "Использование: ")
_PIECES = {
    "[OPTIONS]": Wording("[OPTIONS]", "[ПАРАМЕТРЫ]"),
    "[COMMAND] [ARGS]...": Wording("[COMMAND] [ARGUMENTS]…", "[КОМАНДА] [АРГУМЕНТЫ]…"),
    "[PATH]...": Wording("[PATH]…", "[ПУТЬ]…"),
    "[TEXT|-]": Wording("[TEXT|-]", "[ТЕКСТ|-]"),
    "FILE.jsonl": Wording("FILE.jsonl", "ФАЙЛ.jsonl"),
}
"""The parts of how a command is written that are words."""
_OPTIONS = Wording("Options", "Параметры")
_HELP = Wording("Show this and exit.", "Показать эту справку и выйти.")


class Misuse(click.UsageError):
    """A command was used wrongly, as the diagnostic says."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic.code)
        self.diagnostic = diagnostic


class Option(click.Option):
    """An option with its help as a wording."""

    def __init__(self, *args: Any, wording: Wording, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.wording = wording

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return how the option is written and what it does."""
        self.help = say(self.wording)
        return super().get_help_record(ctx)


class Command(click.Command):
    """A command with its help as a wording, whose first line is the summary in lists."""

    def __init__(self, *args: Any, wording: Wording, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.wording = wording
        self._shown_by: click.Option | None = None

    def get_help_option(self, ctx: click.Context) -> click.Option:
        """Return the option --help, always the same one."""
        self._shown_by = self._shown_by or _help_option()
        return self._shown_by

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Return what is left of the arguments; Misuse if the command takes fewer."""
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not isinstance(self, click.Group):
            raise Misuse(make("extra-argument", COMMAND_LINE, argument=rest[0]))
        return rest

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the line that shows how the command is written."""
        pieces = [say(_PIECES[piece]) if piece in _PIECES else piece for piece in self.collect_usage_pieces(ctx)]
        formatter.write_usage(ctx.command_path, " ".join(pieces), say(_USAGE))

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(self.wording))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options."""
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        records = [option.get_help_record(ctx) for option in options]
        with formatter.section(say(_OPTIONS)):
            formatter.write_dl([record for record in records if record])

    def get_short_help_str(self, limit: int = 45) -> str:
        """Return the summary, which is written to fit."""
        return say(self.wording).partition("\n")[0]


class OneOf(click.ParamType[str]):
    """One of a few words."""

    name = "word"

    def __init__(self, *words: str) -> None:
        self.words = words

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """Return the words as help shows them."""
        return "|".join(self.words)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the word; Misuse if it is another one."""
        if value in self.words:
            return str(value)
        raise Misuse(bad_argument(written(param), str(value), self.words))


class Whole(click.ParamType[int]):
    """A whole number that is not negative."""

    name = "number"

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """Return what help shows for the number."""
        return "N"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Return the number; Misuse if it is something else."""
        if isinstance(value, int) or (str(value).isdecimal() and len(str(value)) < 20):
            return int(value)
        raise Misuse(make("bad-argument", COMMAND_LINE, argument=written(param), value=str(value)))


def written(param: click.Parameter | None) -> str:
    """Return how a parameter is written on the command line."""
    if isinstance(param, click.Option):
        return param.opts[-1]
    return param.make_metavar(click.get_current_context()) if param else ""


def bad_argument(argument: str, value: str, allowed: Sequence[str]) -> Diagnostic:
    """Return what is said of a word that is not among those allowed."""
    fault = make("bad-argument", COMMAND_LINE, argument=argument, value=value)
    near = suggestions(value, allowed)
    return fault.suggesting(*near) if near else fault.helping("allowed", words=allowed)


def _help_option() -> click.Option:
    def show(ctx: click.Context, _param: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            click.echo(ctx.get_help())
            ctx.exit()

    return Option(["--help"], is_flag=True, is_eager=True, expose_value=False, callback=show, wording=_HELP)
