"""CS3xx: a card text that the language core can't read, or two printings that differ."""

from compiler.diagnostics.codes import Code, Examples
from compiler.diagnostics.differences import DIFFERENCES
from compiler.diagnostics.files import GOOD_CARD
from compiler.diagnostics.wording import Wording


def _instead(old: str, new: str) -> Examples:
    """Return the good card, and the same with one place spoilt."""
    return Examples(GOOD_CARD.replace(old, new), GOOD_CARD)


def _text(failing: str, passing: str, russian: str) -> Examples:
    """Return the good card with another text, and the same with a fault in its English."""
    card = GOOD_CARD.replace("Найм: Ранить вашего героя на 3, при этом ранить героя противника на 3.", russian)
    english = "Hire: Wound your hero for 3, and in doing so wound the opposing hero for 3."
    return Examples(card.replace(english, failing), card.replace(english, passing))


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
        Wording("`{word}` has letters of another alphabet", "в «{word}» буквы другого алфавита"),
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
    Code(
        "CS317",
        "missing-stop",
        Wording("a full stop is missing here", "здесь не хватает точки"),
        Wording(
            "Each ability ends in a full stop, so that a reader sees where the next one begins. Without it two abilities "
            "run together; after the last word of a text it is missed only by the eye.",
            "Каждая способность кончается точкой, чтобы было видно, где начинается следующая. Без неё две способности "
            "сливаются; после последнего слова текста её недостаёт только глазу.",
        ),
        examples=_instead("hero for 3.", "hero for 3"),
    ),
    Code(
        "CS318",
        "missing-mark",
        Wording("a mark is missing here", "здесь не хватает знака препинания"),
        Wording(
            "The words can be read if a comma, a colon or a dash stands between them. Marks carry meaning in a card text: "
            "a colon makes what stands before it a cost.",
            "Слова читаются, если между ними стоит запятая, двоеточие или тире. Знаки в тексте карты несут смысл: "
            "двоеточие делает платой то, что стоит перед ним.",
        ),
        examples=_instead("Найм: ", "Найм "),
    ),
    Code(
        "CS319",
        "extra-mark",
        Wording("`{word}` is superfluous here", "«{word}» здесь лишнее"),
        Wording(
            "The words can be read, but not with this mark between them.",
            "Слова читаются, но не с этим знаком между ними.",
        ),
        examples=_instead("hero for 3, and", "hero, for 3, and"),
    ),
    Code(
        "CS320",
        "wrong-mark",
        Wording("`{word}` is not the mark that stands here", "«{word}» – не тот знак, который здесь ставится"),
        Wording(
            "The words can be read with another mark. Marks carry meaning in a card text: a comma joins the parts of one "
            "ability, a colon ends a trigger or a cost, a full stop ends the ability.",
            "Слова читаются с другим знаком. Знаки в тексте карты несут смысл: запятая соединяет части одной "
            "способности, двоеточие отделяет условие или плату, точка завершает способность.",
        ),
        examples=_instead("Hire:", "Hire;"),
    ),
    Code(
        "CS321",
        "doubled-word",
        Wording("`{word}`: the word is written twice", "«{word}»: слово написано дважды"),
        Wording(
            "The same word stands twice in a row, and the text can be read with one of them.",
            "Одно слово стоит дважды подряд, а текст читается, если оставить одно из них.",
        ),
        examples=_instead("the opposing", "the the opposing"),
    ),
    Code(
        "CS322",
        "wrong-space",
        Wording("`{word}` is spaced wrongly", "в «{word}» неверно стоят пробелы"),
        Wording(
            "A space is lost between two words, stands within one, or is typed more often than once.",
            "Между двумя словами потерян пробел, пробел стоит внутри слова или набран несколько раз.",
        ),
        examples=_instead("your hero", "yourhero"),
    ),
    Code(
        "CS323",
        "bare-symbol",
        Wording("`{word}` is a symbol and stands in brackets", "«{word}» – символ, он стоит в скобках"),
        Wording(
            "Closing a card is written (T), and a payment of three coins (3): the brackets stand for the drawn symbol.",
            "Закрытие карты пишется (Т), а плата в три монеты – (3): скобки обозначают рисованный символ.",
        ),
        examples=Examples(GOOD_CARD.replace("Hire: ", "T: ").replace("Найм: ", "(Т): "), GOOD_CARD),
    ),
    Code(
        "CS324",
        "foreign-word",
        Wording("`{word}` is written in the letters of another language", "«{word}» написано буквами другого языка"),
        Wording(
            "A keyword or a name was left in the language from which the text is translated, or the keyboard was switched "
            "to another language.",
            "Ключевое слово или имя осталось на языке, с которого переводят, или клавиатура была переключена на другой "
            "язык.",
        ),
        examples=_instead("Найм: ", "Hire: "),
    ),
    Code(
        "CS325",
        "wrong-article",
        Wording("the article is `{expected}` here, not `{word}`", "артикль здесь «{expected}», а не «{word}»"),
        Wording(
            "The article is *an* before a vowel that is spoken, and *a* before all other sounds.",
            "Перед гласным звуком пишется артикль *an*, перед остальными – *a*.",
        ),
        examples=_text("Hire: Draw an card.", "Hire: Draw a card.", "Найм: Возьмите карту."),
        severity="warning",
    ),
    Code(
        "CS326",
        "missing-article",
        Wording("the article `{word}` is missing", "нет артикля «{word}»"),
        Wording(
            "The text can be understood without the article, but English is not written so.",
            "Текст понятен и без артикля, но по-английски так не пишут.",
        ),
        examples=_text("Hire: Wound creature for 2.", "Hire: Wound a creature for 2.", "Найм: Ранить существо на 2."),
        severity="warning",
    ),
    Code(
        "CS327",
        "foreign-letter",
        Wording(
            "the letter in `{word}` belongs to another language", "буква в «{word}» – из алфавита другого языка"
        ),
        Wording(
            "Latin X and T look like Cyrillic Х and Т, and both are read. But a search for one does not find the other, "
            "so a text has the letters of its own language.",
            "Латинские X и T выглядят как русские Х и Т, и читаются те и другие. Но поиск одних не находит других, поэтому "
            "в тексте стоят буквы его языка.",
        ),
        examples=_text("(Т): Draw a card.", "(T): Draw a card.", "(Т): Возьмите карту."),
        severity="warning",
    ),
    Code(
        "CS328",
        "split-letter",
        Wording("`{word}` has a letter typed as two characters", "в «{word}» буква набрана двумя знаками"),
        Wording(
            "Some programs write й as и and a separate mark. It looks the same, but a search for the word does not find "
            "it.",
            "Некоторые программы пишут «й» как «и» и отдельный значок. Выглядит это так же, но поиск такого слова не "
            "находит.",
        ),
        examples=_instead("Найм", "Наи\u0306м"),
    ),
    Code(
        "CS329",
        "unread-value",
        Wording("nothing here is X: what X is goes unread", "здесь ничего не равно Х: чему равен Х, никто не читает"),
        Wording(
            "*Where X is …* says what X stands for in the same ability. An ability without an X would do the same without "
            "these words, so something else was meant.",
            "Слова «где Х – …» говорят, чему равен Х в той же способности. Способность без Х без этих слов делает то же "
            "самое, значит, имелось в виду что-то другое.",
        ),
        examples=_text(
            "Hire: Wound a creature for 2, where X is the number of your creatures.",
            "Hire: Wound a creature for X, where X is the number of your creatures.",
            "Найм: Ранить существо на Х, где Х – количество ваших существ.",
        ),
    ),
)
