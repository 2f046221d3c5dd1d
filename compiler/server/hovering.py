"""What is known of the place under the cursor: what the feature means, its rules, its words in the other language."""

from collections.abc import Iterator

from compiler.diagnostics import Language, Wording
from compiler.explanation import features
from compiler.faces import feature_lines, kind_line, number_line
from compiler.language.printer import Unprintable
from compiler.language.texts import LANGUAGES
from compiler.live import LiveProject
from compiler.pipeline import own_names
from compiler.server.finding import Named, TextPlace, named_at, text_place
from compiler.sources import CardSource, KeywordSource

_RULES = Wording("rules", "правила")
_DRAFT = Wording("draft", "черновик")


def hover(live: LiveProject, card: CardSource, offset: int, language: Language) -> str | None:
    """Return Markdown about what stands at an offset of a card's file, or None if there is nothing to say."""
    place, named = text_place(card, offset), named_at(live, card, offset)
    parts = []
    if named is not None and (place is None or named.script is not card):
        parts.append("\n".join(_script(named, language)))
    if place is not None:
        parts.append("\n".join(_feature(live, place, language)))
    return "\n\n---\n\n".join(filter(None, parts)) or None


def _script(named: Named, language: Language) -> Iterator[str]:
    """Yield what there is to say of a card or keyword that a text names."""
    script = named.script
    yield "**" + " / ".join(script.printings[code].name for code in LANGUAGES) + "**"
    if isinstance(script, KeywordSource):
        definition = script.printings[language].definition or script.printings[language].reminder
        yield f"\n{definition.strip()}" if definition else ""
        if script.rules:
            yield f"\n*{_RULES.say(language, {})}*: {', '.join(script.rules)}"
    else:
        numbers = number_line(script, language)
        yield "  \n" + " · ".join(filter(None, [kind_line(script, language), numbers]))
        for code in LANGUAGES:
            text = " ".join(script.printings[code].text.split())
            yield f"\n> {text}" if text else ""


def _feature(live: LiveProject, place: TextPlace, language: Language) -> Iterator[str]:
    """Yield the feature in the other language, its kind, targets and rules."""
    texts, names = live.texts(place.card.game), own_names(place.card, live.texts(place.card.game))
    reading = texts.read(place.language, place.text, names[place.language], place.card.type == "spell")
    if reading.text is None:
        return
    spans = [feature.span for feature in reading.text.features]
    at = next((at for at, span in enumerate(spans) if span and span.start <= place.offset <= span.end), None)
    if at is None:
        return
    checked = live.checked(place.card)
    other: Language = "ru" if place.language == "en" else "en"
    if checked is None:
        try:
            yield f"*{_DRAFT.say(language, {})}*: {texts.write(other, reading.text, names[other])}"
        except Unprintable:
            return
        return
    feature = features(checked, live.compilation)[at]
    yield f"> {feature.texts[other]}\n"
    for label, said in feature_lines(feature, language):
        yield f"- *{label}*: {said}"
