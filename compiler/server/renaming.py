"""Giving a card another name in one language: its field, and every text that says it, in the case that is said."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, product

from compiler.diagnostics import Edit, Span, TextSpan
from compiler.language.lexer import Leaf, normal
from compiler.language.lexicon import Lexeme
from compiler.language.meaning import CardText
from compiler.language.texts import Texts
from compiler.live import LiveProject
from compiler.pipeline import own_names
from compiler.server.finding import Named, names_said
from compiler.sources import CardSource, KeywordSource, Source

_MOST = 64  # ways to write one text that are tried


@dataclass(frozen=True, slots=True)
class _Renaming:
    """A card that gets a name in one language, and the languages with that name."""

    card: CardSource
    language: str
    name: str
    texts: Texts

    @property
    def lexeme(self) -> Lexeme:
        """The new name with its cases."""
        return self.texts.lexeme(self.language, self.name)


def mentions(live: LiveProject, named: Named) -> Iterator[tuple[CardSource, Span]]:
    """Yield where the texts of the project say a card or keyword, in the language in which it is asked for."""
    for card in live.compilation.scripts.cards:
        if card.game == named.script.game:
            for leaf in names_said(live, card, named.language):
                if _is_said(leaf, card, named.script):
                    yield card, card.text_span(named.language, TextSpan(leaf.start, leaf.end))


def rename(live: LiveProject, named: Named, name: str) -> list[Edit]:
    """Return the edits that give a card another name; forms that its file gave for the old name go with it."""
    card, language = named.script, named.language
    assert isinstance(card, CardSource)
    entries = live.compilation.entries(card.game)
    written = {code: name if code == language else card.printings[code].name for code in card.printings}
    forms = {} if language == "ru" else card.printings["ru"].forms
    renamed = [
        replace(entry, written=written, forms=forms) if entry.value == card.id and entry.proper else entry
        for entry in entries
    ]
    of = _Renaming(card, language, name, live.texts(card.game).renamed(renamed))
    edits = [_edit_of_field(card, language, name), *_without_forms(card, language)]
    for each in live.compilation.scripts.cards:
        if each.game == card.game:
            edits += _in_text(live, each, of)
    return edits


def _edit_of_field(card: CardSource, language: str, name: str) -> Edit:
    old = card.printings[language].name
    span = card.source.text_span((language, "name"), TextSpan(0, len(old)))
    return Edit(span, card.source.spelt((language, "name"), name))


def _without_forms(card: CardSource, language: str) -> Iterator[Edit]:
    """Yield the edit that takes the field `forms` away, with its lines."""
    if card.printings[language].forms:
        source = card.source
        first, last = source.key(language, "forms").line, source.whole(language, "forms").end_line
        yield Edit(Span(source.file, first, 1, last + 1, 1), "")


def _in_text(live: LiveProject, card: CardSource, of: _Renaming) -> list[Edit]:
    """Return the edits of one text: of the forms that may stand there, those with which it reads as before."""
    said = [leaf for leaf in names_said(live, card, of.language) if _is_said(leaf, card, of.card)]
    if not said:
        return []
    text, game_texts = card.printings[of.language].text, live.texts(card.game)
    before = game_texts.read(of.language, text, own_names(card, game_texts)[of.language], card.type == "spell").text
    own = of.texts.own_name(of.language, of.name) if card is of.card else own_names(card, of.texts)[of.language]
    candidates = list(islice(product(*(_forms(leaf, of.lexeme) for leaf in said)), _MOST))
    for forms in candidates:
        changed = _replaced(text, said, forms)
        if _same(of.texts.read(of.language, changed, own, card.type == "spell").text, before):
            return list(_edits(card, of.language, said, forms))
    return list(_edits(card, of.language, said, candidates[0]))


def _same(after: CardText | None, before: CardText | None) -> bool:
    return before is not None and after == before


def _is_said(leaf: Leaf, where: CardSource, script: CardSource | KeywordSource) -> bool:
    if leaf.terminal == "OWN":
        return where is script
    return leaf.value == script.id and isinstance(script, CardSource) == (leaf.terminal == "NAME")


def _forms(leaf: Leaf, new: Lexeme) -> list[str]:
    """Return the forms of the new name in the cases that the old one may stand in."""
    assert leaf.lexeme is not None
    cases = [case for case, form in leaf.lexeme.forms.items() if normal(form) == normal(leaf.text)]
    return list(dict.fromkeys(new.forms[case] for case in cases if case in new.forms)) or [new.id]


def _replaced(text: str, said: Sequence[Leaf], forms: Iterable[str]) -> str:
    for leaf, form in reversed(list(zip(said, forms, strict=True))):
        text = text[: leaf.start] + form + text[leaf.end :]
    return text


def _edits(card: CardSource, language: str, said: Sequence[Leaf], forms: Iterable[str]) -> Iterator[Edit]:
    source: Source = card.source
    for leaf, form in zip(said, forms, strict=True):
        span = card.text_span(language, TextSpan(leaf.start, leaf.end))
        yield Edit(span, source.spelt((language, "text"), form))
