"""CS3xx: a card text that the language core can't read, or two printings that differ."""

from compiler.diagnostics.codes import Code, Examples
from compiler.diagnostics.differences import DIFFERENCES
from compiler.diagnostics.files import GOOD_CARD
from compiler.diagnostics.wording import Wording


def _instead(old: str, new: str) -> Examples:
    """Return the good card, and the same with one place spoilt."""
    return Examples(GOOD_CARD.replace(old, new), GOOD_CARD)


CODES: tuple[Code, ...] = (
    Code(
        "CS301",
        "unknown-word",
        Wording("`{word}` is not a word of the ability language", "«{word}» – не слово языка способностей"),
        Wording(
            "A card text is a program: each of its words must be known, or nobody could say what the card does. "
            "The text is refused whole at its first unknown word.",
            "Текст карты – это программа: каждое его слово должно быть известно, иначе нельзя сказать, что делает "
            "карта. Текст отклоняется целиком на первом незнакомом слове.",
        ),
        examples=_instead("Wound your hero", "Wuond your hero"),
    ),
    Code(
        "CS302",
        "unexpected-word",
        Wording("`{word}` can't stand here", "«{word}» не может стоять здесь"),
        Wording(
            "The words before this one are understood, but this one does not continue them in any way that the "
            "ability language knows.",
            "Слова до этого места понятны, но это слово никак их не продолжает.",
        ),
        examples=_instead("your hero for 3, and", "hero your for 3, and"),
    ),
    Code(
        "CS303",
        "unfinished-text",
        Wording("the sentence breaks off", "предложение обрывается"),
        Wording(
            "Everything up to here is understood, but something has to follow.",
            "Всё до этого места понятно, но что-то должно следовать дальше.",
        ),
        examples=_instead(" the opposing hero for 3", " the opposing hero for"),
    ),
    Code(
        "CS304",
        "wrong-form",
        Wording("`{found}` should be `{expected}` here", "вместо «{found}» здесь нужно «{expected}»"),
        Wording(
            "The word is right but its form (ending, number, article) does not fit its place.",
            "Слово верное, но его форма (окончание, число, падеж) не подходит к этому месту.",
        ),
        examples=_instead("Ранить вашего героя", "Ранить вашему герою"),
    ),
    Code(
        "CS305",
        "ambiguous-text",
        Wording("the text can be read in two ways", "текст можно прочитать двояко"),
        Wording(
            "Two readings with different meanings fit the same words. The compiler never chooses for the author.",
            "К этим словам подходят два прочтения с разным смыслом. Компилятор никогда не выбирает за автора.",
        ),
        Wording("say it in other words", "скажите это другими словами"),
    ),
    Code(
        "CS306",
        "text-too-involved",
        Wording("the sentence is too involved to be read", "предложение слишком запутано, чтобы его прочитать"),
        Wording(
            "Reading stops after a bounded amount of work, so that no text can stall a build.",
            "Чтение прекращается после ограниченного числа шагов, чтобы никакой текст не мог остановить сборку.",
        ),
        Wording("divide it into several sentences", "разделите его на несколько предложений"),
    ),
    Code(
        "CS307",
        "mixed-letters",
        Wording("`{word}` mixes Latin and Cyrillic letters", "в «{word}» смешаны латинские и русские буквы"),
        Wording(
            "Letters of the two alphabets look alike (C and С, X and Х), but a program and a search see different "
            "words.",
            "Буквы двух алфавитов похожи (C и С, X и Х), но программа и поиск видят разные слова.",
        ),
        examples=_instead("Гиена", "Гиeна"),
    ),
    Code(
        "CS308",
        "unbound-reference",
        Wording("`{word}` refers to nothing said before", "«{word}» не указывает ни на что сказанное раньше"),
        Wording(
            "A word like *that creature* or *it* stands for something that the same ability has named before.",
            "Слова «это существо» или «оно» указывают на то, что уже названо в той же способности.",
        ),
        examples=_instead("wound the opposing hero", "wound that creature"),
    ),
    Code(
        "CS309",
        "unprintable",
        Wording("the meaning has no wording in {language:term}", "у этого смысла нет выражения: {language:term}"),
        Wording(
            "A text that can't be printed in the other language can't be checked against it.",
            "Текст, который нельзя напечатать на другом языке, нельзя с ним сверить.",
        ),
    ),
    Code(
        "CS310",
        "printings-differ",
        Wording(
            "the English and the Russian text mean different things",
            "английский и русский тексты значат разное",
        ),
        Wording(
            "A card has one meaning. Both printings are read, and their meanings must be equal.",
            "У карты один смысл. Читаются оба текста, и смысл их должен совпадать.",
        ),
        examples=_instead("героя на 3, при", "героя на 2, при"),
        extras={
            **DIFFERENCES,
            "russian": Wording("Russian: {text}", "по-русски: {text}"),
        },
    ),
    Code(
        "CS311",
        "no-behaviour",
        Wording(
            "`{what}` is understood, but can't be played yet",
            "«{what}» понятно, но пока не может быть сыграно",
        ),
        Wording(
            "The meaning is clear, but no rule is written for it. A card is never played wrongly: it is refused.",
            "Смысл понятен, но правило для него ещё не написано. Карта никогда не играется неверно: она отклоняется.",
        ),
    ),
    Code(
        "CS312",
        "wrong-place",
        Wording(
            "`{what}` has no meaning on a card of type {type:term}",
            "«{what}» не имеет смысла на карте типа «{type:term}»",
        ),
        Wording(
            "A creature has no spell abilities, a spell has no strike: what a card can say depends on its type.",
            "У существа нет способностей заклинаний, у заклинания нет удара: что может сказать карта, зависит от её типа.",
        ),
        examples=Examples(GOOD_CARD.replace("Hire: Wound", "Wound").replace("Найм: Ранить", "Ранить"), GOOD_CARD),
    ),
    Code(
        "CS313",
        "unstable-printing",
        Wording(
            "printed again, the text would read `{printed}`",
            "напечатанный заново, текст читался бы так: «{printed}»",
        ),
        Wording(
            "What is read must print back to the same meaning: this one does not, so something of it was lost.",
            "Прочитанное должно печататься с тем же смыслом: здесь это не так, значит, что-то потеряно.",
        ),
    ),
    Code(
        "CS314",
        "wrong-number",
        Wording("`{found}` can't stand in this number or with this article", "«{found}» не может стоять в этом числе"),
        Wording(
            "The words before it call for one card or for several, or for another article.",
            "Слова перед этим требуют единственного или множественного числа.",
        ),
        examples=_instead("Wound your hero", "Wound a your hero"),
    ),
    Code(
        "CS315",
        "meaning-changed",
        Wording(
            "the meaning of `{card}` is not the one in the ledger, though its texts are",
            "смысл карты «{card}» не тот, что в реестре, хотя тексты те же",
        ),
        Wording(
            "The ledger states what every card means. A change of the language must not alter a card unseen: build "
            "the ledger anew and read its diff.",
            "Реестр говорит, что значит каждая карта. Изменение языка не должно незаметно менять карту: постройте "
            "реестр заново и прочитайте разницу.",
        ),
        Wording("run `cardscript build` and read the diff of the ledger", "выполните `cardscript build` и прочитайте разницу"),
    ),
    Code(
        "CS316",
        "keyword-without-definition",
        Wording(
            "the keyword `{keyword}` has no definition that can be carried out",
            "у ключевого слова «{keyword}» нет определения, которое можно выполнить",
        ),
        Wording(
            "A keyword is what its definition says. One that the rules code does in Python says why (`python:`), one "
            "that is only counted says so (`counter:`).",
            "Ключевое слово – это то, что говорит его определение. Если правило написано на Python, сценарий говорит "
            "почему (`python:`); если его только считают, он говорит и это (`counter:`).",
        ),
        Wording("write `definition` in both languages", "напишите `definition` на обоих языках"),
    ),
)
