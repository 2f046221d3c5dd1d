"""What may be written next: what the grammar accepts at the cursor, the most usual first."""

import re

from lsprotocol import types

from compiler.diagnostics import Language
from compiler.language.hints import Offer
from compiler.language.lexer import normal
from compiler.live import LiveProject
from compiler.server.finding import unfinished
from compiler.sources import CardSource, KeywordSource, Source

MOST = 100
"""So many are offered at once; the rest is asked for again when more letters are typed."""
_PARTIAL = re.compile(r"[^\W\d_][^\W_]*(?:[-'’][^\W\d_]*)*$|[+(-]?\d*$")


def completions(
    live: LiveProject, card: CardSource | None, source: Source, offset: int, game_id: str, language: Language
) -> types.CompletionList:
    """Return the words, keywords and names that may stand at an offset of a card's file."""
    found = unfinished(source, offset)
    if found is None:
        return types.CompletionList(is_incomplete=False, items=[])
    code, typed = found
    texts = live.texts(game_id)
    name = card.printings[code] if card else None
    own = texts.own_name(code, name.name, name.forms) if name else None
    match = _PARTIAL.search(typed)
    partial = match[0] if match else ""
    before = typed[: len(typed) - len(partial)]
    wanted = normal(partial)
    offers = [each for each in texts.readers[code].offers(before, own) if normal(each.form).startswith(wanted)]
    capital = not before.strip() or before.rstrip(" ")[-1:] in (".", ":", "\n")
    shown = [_item(live, game_id, each, at, capital, language) for at, each in enumerate(offers[:MOST])]
    return types.CompletionList(is_incomplete=len(offers) > MOST, items=shown)


def _item(
    live: LiveProject, game_id: str, offer: Offer, at: int, capital: bool, language: Language
) -> types.CompletionItem:
    script = live.named(game_id, offer.terminal, offer.value) if offer.value is not None else None
    form = offer.form[:1].upper() + offer.form[1:] if capital or isinstance(script, CardSource) else offer.form
    kind = types.CompletionItemKind.Text
    if isinstance(script, KeywordSource):
        kind = types.CompletionItemKind.Keyword
    elif script is not None:
        kind = types.CompletionItemKind.Class
    detail = script.printings[language].name if script else None
    return types.CompletionItem(label=form, kind=kind, detail=detail, sort_text=f"{at:04}", filter_text=form)
