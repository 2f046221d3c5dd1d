"""`cardscript explain`: a card with its features and its Python, or what a diagnostic code means."""

import ast
from typing import TYPE_CHECKING

import click

from compiler.cli.inputs import here
from compiler.cli.ui import answer, language, lines_of, report, say
from compiler.cli.words import COMMAND_LINE, Command, Misuse
from compiler.diagnostics import Code, Diagnostic, Refused, Wording, by_number, every_code, make, suggestions

if TYPE_CHECKING:
    from compiler.pipeline import CheckedCard, Compilation
    from compiler.sources import CardSource

_FAILING = Wording("This has the fault:", "Здесь есть ошибка:")
_PASSING = Wording("This has not:", "А здесь нет:")
_PROPERTIES = {
    "cost": Wording("cost {value}", "стоимость {value}"),
    "strike": Wording("strike {value}", "удар {value}"),
    "lives": Wording("lives {value}", "жизни {value}"),
}
_RULES = Wording("rules: {value}", "пункты правил: {value}")
_KINDS = {
    "TriggeredAbility": Wording("triggered ability (112)", "срабатывающая способность (112)"),
    "ActivatedAbility": Wording("activated ability (113)", "активируемая способность (113)"),
    "StaticAbility": Wording("static ability (114)", "постоянная способность (114)"),
    "SpellAbility": Wording("spell ability (116)", "способность заклинания (116)"),
}
_KEYWORD = Wording("keyword (Part 7)", "ключевое слово (часть 7)")


def explain(subject: str) -> None:
    """Print the page of a code or of a card; exit 1 if the card has faults, which are shown."""
    code = by_number(subject)
    if code is not None:
        answer(page(code))
        return
    compilation = _around()
    card = _card(compilation, subject) if compilation else None
    if compilation is None or card is None:
        raise Misuse(_unknown(subject, compilation))
    _explain_card(compilation, card)


def page(code: Code) -> str:
    """Return the explanation of a code: what, why, an example with the fault and one without."""
    message = code.message.en if language() == "en" else code.message.ru
    parts = [f"{code.number} {code.name}", message, say(code.why)]
    if code.examples:
        parts += [say(_FAILING), _indented(code.examples.failing), say(_PASSING), _indented(code.examples.passing)]
    return "\n\n".join(parts)


def _around() -> "Compilation | None":
    from compiler import pipeline

    try:
        return pipeline.load(here())
    except Refused:
        return None


def _card(compilation: "Compilation", subject: str) -> "CardSource | None":
    """Return the card of that id or of that name in any language."""
    wanted = subject.casefold()
    for card in compilation.scripts.cards:
        if wanted in (card.id, *(printing.name.casefold() for printing in card.printings.values())):
            return card
    return None


def _unknown(subject: str, compilation: "Compilation | None") -> Diagnostic:
    known = [word for entry in every_code().values() for word in (entry.name, entry.number)]
    for card in compilation.scripts.cards if compilation else ():
        known += [card.id, *(printing.name for printing in card.printings.values())]
    return make("nothing-to-explain", COMMAND_LINE, subject=subject).suggesting(*suggestions(subject, known))


def _explain_card(compilation: "Compilation", card: "CardSource") -> None:
    from compiler import pipeline

    checked = pipeline.check(compilation, [card])
    answer("\n".join(_header(card)))
    if not checked:
        found = [each for each in compilation.diagnostics if getattr(each.span, "file", "") == card.source.file]
        report(found, lines_of(compilation.project.root))
        click.get_current_context().exit(1)
    answer("\n".join(_features(checked[0])))
    answer(f"\n{checked[0].module.rstrip()}")


def _header(card: "CardSource") -> list[str]:
    values = {name: getattr(card, name) for name in _PROPERTIES}
    properties = [say(_PROPERTIES[name], value=value) for name, value in values.items() if value is not None]
    lines = [
        " / ".join(printing.name for printing in card.printings.values()),
        ", ".join([card.type, *card.elements, *card.classes, *properties]),
        card.source.file,
    ]
    return [*lines, say(_RULES, value=", ".join(card.rules))] if card.rules else lines


def _features(checked: "CheckedCard") -> list[str]:
    """Return each feature in both languages with its kind."""
    kinds = _kinds(checked.module)
    lines = []
    for number, features in enumerate(zip(*(tree.features for tree in checked.trees.values()), strict=True), 1):
        texts = []
        for name, feature in zip(checked.trees, features, strict=True):
            text = checked.source.printings[name].text
            texts.append(text[feature.span.start : feature.span.end] if feature.span else text.strip())
        kind = next((kind for said, kind in kinds if texts[0] in said), _KEYWORD)
        lines += ["", f"{number}. {texts[0]}", *(f"   {text}" for text in texts[1:]), f"   – {say(kind)}"]
    return lines


def _kinds(module: str) -> list[tuple[str, Wording]]:
    """Return what each ability class of a generated module says, and its kind."""
    return [
        (ast.get_docstring(node) or "", _KINDS[base.id])
        for node in ast.parse(module).body
        if isinstance(node, ast.ClassDef)
        for base in node.bases
        if isinstance(base, ast.Name) and base.id in _KINDS
    ]


def _indented(text: str) -> str:
    return "\n".join(f"    {line}".rstrip() for line in text.rstrip("\n").split("\n"))


command = Command(
    "explain",
    callback=explain,
    params=[click.Argument(["subject"], metavar="CARD|CODE")],
    wording=Wording("Explain a card or a diagnostic code.", "Объяснить карту или код сообщения."),
)
