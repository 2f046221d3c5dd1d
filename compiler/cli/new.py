"""`cardscript new`: the file of a card that is about to be written."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

import click

from compiler.cli.inputs import TYPES, here
from compiler.cli.ui import answer, say, tell
from compiler.cli.words import COMMAND_LINE, Command, Misuse, OneOf, Option, bad_argument
from compiler.diagnostics import Wording, make

if TYPE_CHECKING:
    from compiler.sources import Project

_SET = Wording("Its set; needed if the project has several.", "Её выпуск; нужен, если их в проекте несколько.")
_TYPE = Wording("Type of the card.", "Тип карты.")
_EN = Wording("Its English name; else made of the id.", "Её английское имя; иначе составляется из id.")
_RU = Wording("Its Russian name.", "Её русское имя.")
_NEXT = Wording("write the texts, then `cardscript check {file}`", "напишите тексты, затем `cardscript check {file}`")
_NUMBERS = {
    "creature": "cost: 3\nstrike: 2\nlives: 4\n",
    "hero": "lives: 25\n",
    "spell": "cost: 2\n",
    "support": "cost: 2\n",
}
_CLASSES = {"creature": "classes: []\n", "spell": "classes: []\n", "support": "classes: [amulet]\n", "hero": ""}
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


def new(card: str, set_id: str | None, kind: str, en: str | None, ru: str | None) -> None:
    """Write the file of a card, with everything to be filled in; what is there already is never touched."""
    from compiler.sources.validation import ID

    if not re.fullmatch(ID, card):
        raise Misuse(bad_argument("CARD", card, []))
    project = here()
    file = _folder(project, set_id) / f"{card}.yaml"
    english = en or card.replace("-", " ").title()
    text = _CARD.format(
        id=card, type=kind, classes=_CLASSES[kind], numbers=_NUMBERS[kind], en=_quoted(english), ru=_quoted(ru or "")
    )
    try:
        with file.open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
    except FileExistsError:
        raise Misuse(make("already-there", COMMAND_LINE, path=project.label(file))) from None
    answer(project.label(file))
    tell(say(_NEXT, file=project.label(file)))


def _folder(project: "Project", wanted: str | None) -> Path:
    """Return the folder of a set; Misuse if there is none of that name, or no name and several sets."""
    sets = {path.parent.name: path.parent for path in sorted(project.scripts.glob("*/*/set.yaml"))}
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
        Option(["--set", "set_id"], metavar="SET", wording=_SET),
        Option(["--type", "kind"], type=OneOf(*TYPES), default=TYPES[0], wording=_TYPE),
        Option(["--en"], metavar="NAME", wording=_EN),
        Option(["--ru"], metavar="NAME", wording=_RU),
    ],
    wording=Wording("Begin a card: write its file.", "Начать карту: написать её файл."),
)
