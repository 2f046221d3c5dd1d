"""CS7xx: translations: what can't be confirmed, imported or written, and words that are not the term base's."""

from compiler.diagnostics.codes import Code, Examples
from compiler.diagnostics.differences import DIFFERENCES, REASONS
from compiler.diagnostics.files import GOOD_CARD
from compiler.diagnostics.wording import Wording

_RECORD = "chaos-hyena ru name=1f0c3a9be2d4 text=77aa03c1f5e9\n"

GOOD_PO = """\
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Language: ru\\n"

msgctxt "heroes.chaos-hyena.name"
msgid "Chaos Hyena"
msgstr "Гиена Хаоса"
"""
"""A file of translations for the good card, for examples."""

GOOD_XLIFF = """\
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="ru">
 <file id="cards">
  <unit id="heroes.chaos-hyena.name">
   <segment state="final"><source>Chaos Hyena</source><target>Гиена Хаоса</target></segment>
  </unit>
 </file>
</xliff>
"""
"""The same as XLIFF."""

CODES = (
    Code(
        "CS701",
        "malformed-record",
        Wording("this is no record of a translation", "это не запись о переводе"),
        Wording(
            "`translations.txt` says for each card which original its translation was made from. "
            "`cardscript sync --accept` writes it: a card, its language, and a fingerprint of each field. "
            "A line that is anything else was typed by hand or left by a merge.",
            "В `translations.txt` для каждой карты сказано, с какого оригинала сделан перевод. "
            "Файл пишет `cardscript sync --accept`: карта, язык и отпечаток каждого поля. "
            "Любая другая строка набрана вручную или осталась от слияния.",
        ),
        Wording(
            "delete the line and confirm the card again: `cardscript sync --accept`",
            "удалите строку и подтвердите карту снова: `cardscript sync --accept`",
        ),
        Examples(f"<<<<<<< HEAD\n{_RECORD}", _RECORD, "records"),
    ),
    Code(
        "CS702",
        "repeated-record",
        Wording(
            "`{card}` has a record for {language:term} already",
            "для карты «{card}» и языка «{language:term}» запись уже есть",
        ),
        Wording(
            "A merge of two branches can leave two records of one translation; which one holds can't be told.",
            "После слияния двух веток могут остаться две записи об одном переводе; какая верна, неизвестно.",
        ),
        Wording("delete one of them", "удалите одну из них"),
        Examples(_RECORD + _RECORD.replace("1f", "2f"), _RECORD, "records"),
    ),
    Code(
        "CS703",
        "layout-not-kept",
        Wording(
            "`{field}` can't be written here without touching other fields",
            "«{field}» нельзя записать сюда, не задев другие поля",
        ),
        Wording(
            "A text is written into a card file without changing anything else in it; "
            "this file is laid out so that this can't be done.",
            "Текст записывается в файл карты так, чтобы ничего другого не изменить; "
            "этот файл устроен так, что это невозможно.",
        ),
        Wording("write each field on a line of its own", "пишите каждое поле на отдельной строке"),
    ),
    Code(
        "CS704",
        "malformed-exchange",
        Wording("this can't be read: {problem}", "это не читается: {problem}"),
        Wording(
            "The file is not the PO or XLIFF 2 that `cardscript export` writes and translators' tools keep: "
            "a line that is no part of the format, markup within a text, plural forms, or escapes by number.",
            "Файл – не PO и не XLIFF 2, какие пишет `cardscript export` и сохраняют программы переводчиков: "
            "строка не по формату, разметка внутри текста, формы множественного числа или символы по номерам.",
        ),
        examples=Examples(GOOD_PO.replace('msgstr "Гиена', 'msgstr "Ги\\320ена'), GOOD_PO, "exchange"),
    ),
    Code(
        "CS705",
        "entities-refused",
        Wording(
            "document types and entities are not used here",
            "объявления типа документа и сущности здесь не используются",
        ),
        Wording(
            "A few entities can stand for gigabytes or for files of the reader's machine, so XLIFF is read without them.",
            "Несколько сущностей могут означать гигабайты или файлы на машине читателя, "
            "поэтому XLIFF читается без них.",
        ),
        Wording("delete the `<!DOCTYPE …>`", "удалите `<!DOCTYPE …>`"),
        Examples(GOOD_XLIFF.replace("<xliff", '<!DOCTYPE x [<!ENTITY e "e">]>\n<xliff'), GOOD_XLIFF, "exchange"),
    ),
    Code(
        "CS706",
        "unknown-unit",
        Wording("`{unit}` is no field of a card to translate", "«{unit}» – не поле карты, которое переводят"),
        Wording(
            "Each text of the file says by its context (in XLIFF: by its id) which field of which card it translates: "
            "`heroes.chaos-hyena.text`. There is no such card, or its original does not have the field.",
            "Каждый текст файла своим контекстом (в XLIFF – идентификатором) говорит, какое поле какой карты он "
            "переводит: `heroes.chaos-hyena.text`. Такой карты нет, или в её оригинале нет этого поля.",
        ),
        examples=Examples(GOOD_PO.replace("chaos-hyena", "chaos-hyenna"), GOOD_PO, "exchange"),
    ),
    Code(
        "CS707",
        "repeated-unit",
        Wording("`{unit}` comes a second time", "«{unit}» встречается второй раз"),
        Wording(
            "A file says each field once; of two translations one would be lost.",
            "В файле каждое поле встречается один раз; из двух переводов один пропал бы.",
        ),
        Wording("delete one of them", "удалите один из них"),
        Examples(GOOD_PO + "\n" + GOOD_PO.partition("\n\n")[2], GOOD_PO, "exchange"),
    ),
    Code(
        "CS708",
        "unit-refused",
        Wording("`{unit}` can't be taken: {problem:own}", "«{unit}» нельзя принять: {problem:own}"),
        Wording(
            "With this translation the card's file would be wrong, for example because two cards would have one name.",
            "С этим переводом файл карты стал бы неверным: например, у двух карт было бы одно имя.",
        ),
        examples=Examples(GOOD_PO.replace('msgstr "Гиена', 'msgstr "<Гиена'), GOOD_PO, "exchange"),
    ),
    Code(
        "CS709",
        "meaning-not-kept",
        Wording("the translation of `{card}` would mean something else", "перевод карты «{card}» значил бы другое"),
        Wording(
            "A card has one meaning in both languages. A translation that changes it, or that can't be read, "
            "is not taken, and nothing of the file is.",
            "У карты один смысл на обоих языках. Перевод, который его меняет или не читается, не принимается, "
            "и из файла не принимается ничего.",
        ),
        Wording("mend the translation in the file and import it again", "исправьте перевод в файле и повторите импорт"),
        Examples(
            f'{GOOD_PO}\nmsgctxt "heroes.chaos-hyena.text"\nmsgid "Charge."\nmsgstr "Броня 1."\n',
            f'{GOOD_PO}\nmsgctxt "heroes.chaos-hyena.text"\nmsgid "Charge."\nmsgstr "Рывок."\n',
            "exchange",
        ),
        {**DIFFERENCES, **REASONS},
    ),
    Code(
        "CS710",
        "unknown-target",
        Wording(
            "the file does not say that it translates into en or ru, but `{value}`",
            "файл переводит не на en и не на ru, а на «{value}»",
        ),
        Wording(
            "The header of a PO file (`Language`) or the first element of XLIFF (`trgLang`) says the language of "
            "the translations.",
            "Заголовок PO (`Language`) или первый элемент XLIFF (`trgLang`) говорит, на каком языке переводы.",
        ),
        examples=Examples(GOOD_PO.replace("Language: ru", "Language: tlh"), GOOD_PO, "exchange"),
    ),
    Code(
        "CS711",
        "admitted-term",
        Wording("the term base says `{term}`, not `{word}`", "в базе терминов «{term}», а не «{word}»"),
        Wording(
            "The word is read and means the same, but the term base of the game, which translators use, has another "
            "one: with one word for one thing a player is not left to guess.",
            "Слово читается и значит то же самое, но в базе терминов игры, которой пользуются переводчики, другое: "
            "когда одно и то же названо одним словом, игроку не приходится гадать.",
        ),
        examples=Examples(
            GOOD_CARD.replace("Ранить вашего героя", "Вылечить вашего героя"),
            GOOD_CARD.replace("Ранить вашего героя", "Излечить вашего героя"),
            "terms",
        ),
        severity="warning",
    ),
    Code(
        "CS712",
        "term-not-used",
        Wording(
            "the original says `{word}`, but the translation does not say `{term}`",
            "в оригинале «{word}», но в переводе нет «{term}»",
        ),
        Wording(
            "A legend that names a type, a class or a keyword of the game is translated with the word of the term base.",
            "Если легенда называет тип, класс или ключевое слово игры, её переводят словом из базы терминов.",
        ),
        examples=Examples(
            GOOD_CARD.replace("ru:\n", "  legend: A gnome laughs.\nru:\n") + "  legend: Карлик смеётся.\n",
            GOOD_CARD.replace("ru:\n", "  legend: A gnome laughs.\nru:\n") + "  legend: Смех гнома.\n",
            "terms",
        ),
        severity="warning",
    ),
)
