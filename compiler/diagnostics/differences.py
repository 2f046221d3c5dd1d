"""How translations are told about: the difference of two printings, and the reason for a state.

What is quoted is printed in the language of the sentence.
"""

from collections.abc import Mapping

from compiler.diagnostics.wording import Wording

DIFFERENCES: Mapping[str, Wording] = {
    "other": Wording(
        "English says “{first:own}”, Russian says “{second:own}”", "по-английски «{first:own}», по-русски «{second:own}»"
    ),
    "number": Wording(
        "English has {one}, Russian has {two}: “{first:own}” and “{second:own}”",
        "по-английски {one}, по-русски {two}: «{first:own}» и «{second:own}»",
    ),
    "drops": Wording(
        "Russian drops “{part:own}” of “{first:own}”", "в русском тексте нет «{part:own}» из «{first:own}»"
    ),
    "adds": Wording(
        "English drops “{part:own}” of “{second:own}”", "в английском тексте нет «{part:own}» из «{second:own}»"
    ),
    "lacks": Wording("Russian drops the feature “{first:own}”", "в русском тексте нет особенности «{first:own}»"),
    "has": Wording("English drops the feature “{second:own}”", "в английском тексте нет особенности «{second:own}»"),
    "order": Wording("the features stand in another order", "особенности стоят в другом порядке"),
}

REASONS: Mapping[str, Wording] = {
    "unread": Wording(
        "{language:term} can't be read: {problem:own}", "{language:term} текст не читается: {problem:own}"
    ),
    "changed": Wording(
        "the original has changed since the translation was confirmed",
        "оригинал изменился после подтверждения перевода",
    ),
    "reworded": Wording(
        "the original has other words now; the meaning is still the same",
        "у оригинала теперь другие слова; смысл по-прежнему тот же",
    ),
    "unconfirmed": Wording("nobody has confirmed this translation yet", "этот перевод ещё никто не подтвердил"),
    "no-draft": Wording(
        "there is no draft: no wording of this language says all of it",
        "черновика нет: на этом языке нечем сказать всё это",
    ),
}
"""Why a translation is in its state, where that is not a difference of meaning."""
