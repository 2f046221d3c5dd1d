"""The command itself: finds the command asked for, and turns whatever fails into a diagnostic."""

import gc
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import click

from compiler.cli.ui import environment_language, lines_of, report, say, speak
from compiler.cli.words import COMMAND_LINE, Command, Misuse, Option, bad_argument
from compiler.diagnostics import LANGUAGES, Diagnostic, Refused, Wording, make, suggestions

COMMANDS = (
    *("check", "build", "parse", "print", "explain", "coverage"),
    *("new", "watch", "test", "rules", "ledger", "deck"),
    *("sync", "export", "import", "terms"),
    *("play", "demo", "lsp"),
)
"""Each is a module of this folder with a `command`, loaded when it is asked for."""

FINE, ERRORS, MISUSED = 0, 1, 2
"""What the command exits with."""

_COMMANDS = Wording("Commands", "Команды")
_ABOUT = Wording(
    "Cards whose printed text, in English and in Russian, is the program.",
    "Карты, у которых напечатанный текст, английский и русский, и есть программа.",
)
_UI = Wording(
    "Language of messages; else $CARDSCRIPT_UI, else the locale.",
    "Язык сообщений; иначе $CARDSCRIPT_UI, иначе язык системы.",
)
_VERSION = Wording("Show the version and exit.", "Показать версию и выйти.")


class App(Command, click.Group):
    """The `cardscript` command."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands in the order in which one meets them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command of that name, or None."""
        if cmd_name not in COMMANDS:
            return None
        found: click.Command = import_module(f"compiler.cli.{cmd_name}").command
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command and its arguments; Misuse if there is none of that name."""
        command = self.get_command(ctx, args[0])
        if command is None:
            fault = make("unknown-command", COMMAND_LINE, command=args[0])
            near = suggestions(args[0], COMMANDS)
            raise Misuse(fault.suggesting(*near) if near else fault.helping("allowed", words=COMMANDS))
        return args[0], command, args[1:]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands, then the options."""
        rows = [(name, self.get_command(ctx, name)) for name in COMMANDS]
        with formatter.section(say(_COMMANDS)):
            formatter.write_dl([(name, command.get_short_help_str()) for name, command in rows if command])
        super().format_options(ctx, formatter)


def run(args: Sequence[str]) -> int:
    """Run the command line and return what to exit with; no traceback leaves this function."""
    gc.set_threshold(200_000, 20, 100)  # a command makes much that stays: looking through it often is in vain
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    speak(environment_language())
    try:
        rest = _with_language(list(args))
        code = _app().main(rest, "cardscript", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else FINE
    except click.UsageError as error:
        report([_misuse(error)])
        return MISUSED
    except Refused as refused:
        report(refused.diagnostics, lines_of(Path()))
        return MISUSED if all(d.entry.number.startswith("CS90") for d in refused.diagnostics) else ERRORS
    except (click.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        # Whoever read the output has gone; Python would complain once more when it closes the stream.
        sys.stderr.close()
        return ERRORS
    except Exception as error:
        report([_internal(error)])
        return ERRORS


def _app() -> App:
    return App(
        "cardscript",
        wording=_ABOUT,
        invoke_without_command=True,
        callback=_without_command,
        params=[
            Option(["--ui"], metavar="|".join(LANGUAGES), expose_value=False, wording=_UI),
            Option(
                ["--version"],
                is_flag=True,
                is_eager=True,
                expose_value=False,
                callback=_version,
                wording=_VERSION,
            ),
        ],
    )


@click.pass_context
def _without_command(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def _version(ctx: click.Context, _param: click.Parameter, value: bool) -> None:
    if value:
        from importlib.metadata import version

        click.echo(version("cardscript"))
        ctx.exit()


def _with_language(args: list[str]) -> list[str]:
    """Take --ui out of the arguments, wherever it stands, and speak that language from here on."""
    end = args.index("--") if "--" in args else len(args)
    for at, word in enumerate(args[:end]):
        name, equals, value = word.partition("=")
        if name != "--ui":
            continue
        after = at + 1 if equals else at + 2
        if not equals:
            value = args[at + 1] if at + 1 < end else ""
        if value not in LANGUAGES:
            raise Misuse(bad_argument("--ui", value, LANGUAGES))
        speak(value)
        return args[:at] + args[after:]
    return args


def _misuse(error: click.UsageError) -> Diagnostic:
    """Return click's complaint as a diagnostic of ours."""
    if isinstance(error, Misuse):
        return error.diagnostic
    if isinstance(error, click.NoSuchOption):
        known = [name for param in error.ctx.command.params for name in param.opts] if error.ctx else []
        fault = make("unknown-option", COMMAND_LINE, option=error.option_name)
        return fault.suggesting(*suggestions(error.option_name, known))
    if isinstance(error, click.MissingParameter):
        return make("missing-argument", COMMAND_LINE, argument=_named(error))
    if isinstance(error, click.BadOptionUsage):
        valued = error.ctx is None or not _is_flag(error.ctx.command, error.option_name)
        given = error.option_name if valued else f"{error.option_name}=…"
        return make("missing-argument" if valued else "extra-argument", COMMAND_LINE, argument=given)
    return _internal(error)


def _is_flag(command: click.Command, name: str) -> bool:
    return any(isinstance(param, click.Option) and param.is_flag and name in param.opts for param in command.params)


def _named(error: click.MissingParameter) -> str:
    """Return how what is missing is written on the command line."""
    if error.param is None or error.ctx is None:
        return error.format_message()
    written = error.param.make_metavar(error.ctx)
    return f"{error.param.opts[-1]} {written}" if isinstance(error.param, click.Option) else written


def _internal(error: Exception) -> Diagnostic:
    """Return the diagnostic of a mistake of the compiler; the traceback goes to a file that can be sent."""
    import tempfile
    import traceback

    name, _, problem = "".join(traceback.format_exception_only(error)).strip().partition(": ")
    with tempfile.NamedTemporaryFile(
        "w", encoding="utf-8", errors="backslashreplace", prefix="cardscript-", suffix=".txt", delete=False
    ) as stream:
        traceback.print_exception(error, file=stream)
    return make("internal-error", COMMAND_LINE, problem=f"{name} {problem[:200]}", report=stream.name)
