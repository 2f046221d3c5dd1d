"""Whether the compiler finds a planted mistake, and what it suggests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from compiler.diagnostics import LANGUAGES, Diagnostic
from compiler.games.game import game
from compiler.language.lexer import normal, scan
from compiler.language.texts import Texts
from compiler.pipeline import Compilation, check_card
from compiler.sources import CardSource
from tests.mutants.mistakes import KINDS, Mistake, Text


@dataclass(frozen=True, slots=True)
class Verdict:
    """A planted mistake and what came of it; `kind` tells typos that give a word from those that give none."""

    card: str
    language: str
    kind: str
    mistake: Mistake
    codes: tuple[str, ...]
    suggested: bool

    @property
    def found(self) -> bool:
        """Whether the compiler said anything."""
        return bool(self.codes)


def planted(compilation: Compilation, card: CardSource, kinds: list[str], seed: int, most: int) -> Iterator[Verdict]:
    """Plant at most so many mistakes of each kind into a card, in each language, and judge them one by one."""
    texts = compilation.texts(card.game)
    for language in LANGUAGES:
        text = Text(language, card.printings[language].text, texts.readers[language])
        for kind in kinds:
            chance = random.Random(f"{seed} {card.id} {language} {kind}")
            mistakes = [each for each in KINDS[kind](text, chance) if text.tells(each)]
            for mistake in chance.sample(mistakes, min(most, len(mistakes))):
                if mistake.text.strip() != text.text.strip():
                    yield judged(card, language, kind, mistake, texts)


def judged(card: CardSource, language: str, kind: str, mistake: Mistake, texts: Texts) -> Verdict:
    """Check a card with a mistake in one of its texts."""
    printing = replace(card.printings[language], text=mistake.text)
    spoilt = replace(card, printings={**card.printings, language: printing})
    _, found = check_card(spoilt, texts, game(card.game))
    if kind == "typo" and _is_word(mistake, texts, language):
        kind = "word for word"
    return Verdict(
        card.id,
        language,
        kind,
        mistake,
        tuple(each.code for each in found),
        bool(mistake.meant) and any(_offers(each, mistake.meant) for each in found),
    )


def _is_word(mistake: Mistake, texts: Texts, language: str) -> bool:
    """Whether a misspelt word is another word of the language or of a name."""
    wrong = mistake.told.partition(" -> ")[2].partition("'")[2].partition("'")[0]
    return texts.readers[language].repairs.knows(wrong)


def _offers(fault: Diagnostic, meant: str) -> bool:
    """Whether a word is among those that a diagnostic suggests, by itself or in a name."""
    wanted = {normal(raw.text) for raw in scan(meant) if raw.kind == "word"}
    offered = [fault.args["expected"]] if fault.code == "wrong-form" else []
    for note in fault.help:
        if note.name == "did-you-mean":
            words = note.args["words"]
            offered += [words] if isinstance(words, str) else list(words)  # type: ignore[arg-type]
    return any(wanted <= {normal(raw.text) for raw in scan(str(words))} for words in offered)
