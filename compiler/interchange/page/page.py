"""The side-by-side page as text: what the template is given, and the template filled."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from compiler.agreement.sync import State, Translation
from compiler.diagnostics import LANGUAGES, Language, Wording
from compiler.interchange.page.alignment import Row, rows

if TYPE_CHECKING:
    from jinja2 import Template

    from compiler.sources import SetSource

COLOURS = 10

WORDS: Mapping[str, Wording] = {
    "title": Wording("Translations", "Переводы"),
    "all": Wording("all", "все"),
    "agrees": Wording("agree", "совпадают"),
    "disagrees": Wording("disagree", "расходятся"),
    "missing": Wording("missing", "нет перевода"),
    "outdated": Wording("outdated", "устарели"),
    "state-agrees": Wording("agrees", "совпадает"),
    "state-disagrees": Wording("disagrees", "расходится"),
    "state-missing": Wording("missing", "нет перевода"),
    "state-outdated": Wording("outdated", "перевод устарел"),
    "name": Wording("name", "имя"),
    "text": Wording("text", "текст"),
    "legend": Wording("legend", "легенда"),
    "draft": Wording("draft", "черновик"),
    "filter": Wording("Show cards whose translation", "Показать карты, у которых перевод"),
    "none": Wording("No card is in this state.", "Таких карт нет."),
    "numbers": Wording("number what belongs together", "нумеровать соответствия"),
    "key": Wording(
        "Words of one colour say the same in both languages. Words that only one language has are marked.",
        "Слова одного цвета значат на обоих языках одно и то же. Слова, которые есть только на одном языке, выделены.",
    ),
    "absent": Wording("nothing here", "здесь ничего нет"),
}


@dataclass(frozen=True, slots=True)
class Card:
    """A card as the page shows it."""

    translation: Translation
    line: str
    rows: Mapping[str, Sequence[Row]]


def page(found: Iterable[Translation], lines: Mapping[str, str], sets: Iterable[SetSource], language: Language) -> str:
    """Return the page of cards, set by set; ``lines`` says what each card is by its id."""
    cards = [_card(each, lines[each.card.id]) for each in found]
    of_sets: dict[tuple[str, str], list[Card]] = {}
    for card in cards:
        of_sets.setdefault((card.translation.card.game, card.translation.card.set), []).append(card)
    groups = [(each.names[language], of_sets.get((each.game, each.id))) for each in sets]
    style = _style()
    said = {name: wording.say(language, {}) for name, wording in WORDS.items()}
    counts = {state: sum(card.translation.state is state for card in cards) for state in State}
    return _template().render(
        language=language,
        languages=LANGUAGES,
        say=said,
        groups=[(name, group) for name, group in groups if group],
        states=[str(state) for state in State],
        counts={"all": len(cards), **{str(state): count for state, count in counts.items()}},
        style=style,
        digest=b64encode(sha256(style.encode()).digest()).decode(),
        colours=COLOURS,
    )


def _card(each: Translation, line: str) -> Card:
    return Card(each, line, {field.name: rows(field, each.trees) for field in each.fields if field.name == "text"})


@cache
def _style() -> str:
    colours = "\n".join(
        f".f:has(.k{number}:hover) .k{number} {{ background: var(--k{number}); color: var(--on); }}\n"
        f".k{number} {{ border-color: var(--k{number}); }}"
        for number in range(COLOURS)
    )
    return "\n" + Path(__file__).with_name("page.css").read_text(encoding="utf-8") + colours + "\n"


@cache
def _template() -> Template:
    from jinja2 import Environment, PackageLoader, StrictUndefined

    environment = Environment(
        loader=PackageLoader("compiler.interchange.page", "."),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    return environment.get_template("page.html.jinja")
