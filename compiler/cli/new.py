"""`cardscript new`: the file of a card that is about to be written."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

import click

from compiler.cli.inputs import TYPES, game_of, here
from compiler.cli.ui import answer, say, tell
from compiler.cli.words import COMMAND_LINE, Command, Misuse, OneOf, Option, bad_argument
from compiler.diagnostics import Wording, make
from compiler.games import GAMES

if TYPE_CHECKING:
    from compiler.sources import Project

_GAME = Wording("Its game; else the first of the project.", "Её игра; иначе – первая в проекте.")
_SET = Wording("Its set; needed if the project has several.", "Её выпуск; нужен, если их в проекте несколько.")
_TYPE = Wording("Type of the card.", "Тип карты.")
_EN = Wording("Its English name; else made of the id.", "Её английское имя; иначе составляется из id.")
_RU = Wording("Its Russian name.", "Её русское имя.")
_NEXT = Wording("write the texts, then `cardscript check {file}`", "напишите тексты, затем `cardscript check {file}`")
_NUMBERS = {
    ("heroes", "creature"): "cost: 3\nstrike: 2\nlives: 4\n",
    ("heroes", "hero"): "lives: 25\n",
    ("heroes", "spell"): "cost: 2\n",
    ("heroes", "support"): "cost: 2\n",
    ("tcg", "creature"): "silver: 4\nlife: 8\nmove: 1\nstrike: [1, 2, 3]\n",
    ("tcg", "artifact"): "silver: 3\nlife: 6\n",
    ("tcg", "terrain"): "silver: 3\n",
}
_CLASSES = {"support": "classes: [amulet]\n", "hero": ""}
_CARD = """\
id: {id}
type: {type}
elements: []
{classes}{numbers}en:
  name: {en}
  text: |

ru:
  name: {ru}
  text: |

"""


def new(card: str, game: str | None, set_id: str | None, kind: str, en: str | None, ru: str | None) -> None:
    """Write the file of a card, with everything to be filled in; what is there already is never touched."""
    from compiler.sources.validation import ID

    if not re.fullmatch(ID, card):
        raise Misuse(bad_argument("CARD", card, []))
    project = here()
    chosen = game_of(project, game)
    if kind not in GAMES[chosen].types:
        raise Misuse(bad_argument("--type", kind, list(GAMES[chosen].types)))
    file = _folder(project, chosen, set_id) / f"{card}.yaml"
    english = en or card.replace("-", " ").title()
    text = _CARD.format(
        id=card, type=kind, classes=_CLASSES.get(kind, "classes: []\n"),
        numbers=_NUMBERS[chosen, kind], en=_quoted(english), ru=_quoted(ru or "")
    )
    try:
        with file.open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
    except FileExistsError:
        raise Misuse(make("already-there", COMMAND_LINE, path=project.label(file))) from None
    answer(project.label(file))
    tell(say(_NEXT, file=project.label(file)))


def _folder(project: "Project", game: str, wanted: str | None) -> Path:
    """Return the folder of a set; Misuse if there is none of that name, or no name and several sets."""
    sets = {path.parent.name: path.parent for path in sorted(project.scripts.glob(f"{game}/*/set.yaml"))}
    if wanted is None and len(sets) == 1:
        return next(iter(sets.values()))
    if wanted not in sets:
        raise Misuse(bad_argument("--set", wanted or "", list(sets)))
    return sets[wanted]


def _quoted(name: str) -> str:
    """Return a name as YAML reads it back, in quotes if it has to be."""
    import yaml

    return yaml.safe_dump(name, allow_unicode=True, width=1_000).removesuffix("...\n").strip()


command = Command(
    "new",
    callback=new,
    params=[
        click.Argument(["card"], metavar="CARD"),
        Option(["--game"], type=OneOf(*GAMES), wording=_GAME),
        Option(["--set", "set_id"], metavar="SET", wording=_SET),
        Option(["--type", "kind"], type=OneOf(*TYPES), default=TYPES[0], wording=_TYPE),
        Option(["--en"], metavar="NAME", wording=_EN),
        Option(["--ru"], metavar="NAME", wording=_RU),
    ],
    wording=Wording("Begin a card: write its file.", "Начать карту: написать её файл."),
)
