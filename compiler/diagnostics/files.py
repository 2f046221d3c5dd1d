"""CS1xx: a file that can't be read as a card script at all."""

from compiler.diagnostics.codes import Code, Examples
from compiler.diagnostics.wording import Wording

GOOD_CARD = """\
id: chaos-hyena
type: creature
elements: [darkness]
classes: [beast]
cost: 4
strike: 3
lives: 4
en:
  name: Chaos Hyena
  text: |
    Hire: Wound your hero for 3, and in doing so wound the opposing hero for 3.
ru:
  name: Гиена Хаоса
  text: |
    Найм: Ранить вашего героя на 3, при этом ранить героя противника на 3.
"""

CODES = (
    Code(
        "CS101",
        "malformed-yaml",
        Wording("the file is not valid YAML: {problem:yaml}", "файл не является правильным YAML: {problem:yaml}"),
        Wording(
            "A card script is a YAML file. Here the YAML reader could not go on, so nothing after this place "
            "was read. Usual causes: a bracket or a quotation mark that is never closed, a colon in a text "
            "that does not stand in a block (`text: |`), wrong indentation.",
            "Сценарий карты – это файл YAML. В этом месте чтение YAML прервалось, и всё, что дальше, не "
            "прочитано. "
            "Обычные причины: незакрытая скобка или кавычка, двоеточие в тексте, который записан не блоком "
            "(`text: |`), неверный отступ.",
        ),
        examples=Examples(GOOD_CARD.replace("[darkness]", "[darkness"), GOOD_CARD),
    ),
    Code(
        "CS102",
        "invalid-utf8",
        Wording("the byte 0x{byte} is not valid UTF-8", "байт 0x{byte} не является правильным UTF-8"),
        Wording(
            "Card scripts are written in UTF-8. This byte belongs to another encoding, so the letters "
            "after it "
            "would be guessed.",
            "Сценарии карт пишутся в UTF-8. Этот байт принадлежит другой кодировке, и буквы пришлось бы угадывать.",
        ),
        Wording("save the file as UTF-8", "сохраните файл в кодировке UTF-8"),
    ),
    Code(
        "CS103",
        "file-too-large",
        Wording(
            "the file has {size} bytes, more than the {limit} allowed",
            "размер файла {size} байт, допустимо не более {limit}",
        ),
        Wording(
            "A card script takes about half a kilobyte. A file of this size is a mistake or an attack, "
            "and it is not read.",
            "Сценарий карты занимает около половины килобайта. Файл такого размера – ошибка или атака, "
            "и он не читается.",
        ),
    ),
    Code(
        "CS104",
        "nested-too-deeply",
        Wording("nested deeper than {limit} levels", "вложенность больше {limit} уровней"),
        Wording(
            "No field of a card script is nested so deeply.",
            "Ни одно поле сценария карты не имеет такой вложенности.",
        ),
        examples=Examples(GOOD_CARD.replace("[darkness]", "[" * 50 + "darkness" + "]" * 50), GOOD_CARD),
    ),
    Code(
        "CS105",
        "alias-refused",
        Wording("YAML anchors and aliases are not used here", "якоря и ссылки YAML здесь не используются"),
        Wording(
            "Each card script says everything in its own words: `&name` and `*name` of YAML are refused, "
            "because a few of them can stand for gigabytes.",
            "Каждый сценарий карты говорит всё сам: `&name` и `*name` из YAML не принимаются, "
            "потому что несколько таких знаков могут означать гигабайты.",
        ),
        Wording(
            "put a text that begins with `&` or `*` in quotation marks",
            "текст, который начинается с `&` или `*`, возьмите в кавычки",
        ),
        Examples(GOOD_CARD.replace("[darkness]", "&e [darkness]"), GOOD_CARD),
    ),
    Code(
        "CS106",
        "tag-refused",
        Wording("YAML tag `{tag}` is not used here", "тег YAML «{tag}» здесь не используется"),
        Wording(
            "Values of a card script are texts, numbers, lists and groups of fields; a tag could ask "
            "for anything else.",
            "Значения в сценарии карты – тексты, числа, списки и наборы полей; тег мог бы потребовать чего угодно.",
        ),
        Wording(
            "put a text that begins with `!` in quotation marks",
            "текст, который начинается с `!`, возьмите в кавычки",
        ),
        Examples(GOOD_CARD.replace("cost: 4", "cost: !!python/name:os.system 4"), GOOD_CARD),
    ),
    Code(
        "CS107",
        "duplicate-field",
        Wording("field `{field}` is written twice", "поле «{field}» записано дважды"),
        Wording(
            "Only one of the two values could count, and the other would be lost silently.",
            "Учесть можно только одно из двух значений, а другое незаметно пропало бы.",
        ),
        Wording("remove one of them", "удалите одно из них"),
        Examples(GOOD_CARD.replace("cost: 4", "cost: 4\ncost: 5"), GOOD_CARD),
    ),
    Code(
        "CS108",
        "several-documents",
        Wording("a second YAML document begins here", "здесь начинается второй документ YAML"),
        Wording("One file holds one card.", "В одном файле – одна карта."),
        Wording("move it to a file of its own", "перенесите его в отдельный файл"),
        Examples(GOOD_CARD + "---\n" + GOOD_CARD, GOOD_CARD),
    ),
    Code(
        "CS109",
        "control-character",
        Wording("the character {character} may not be used", "символ {character} не допускается"),
        Wording(
            "Control characters and marks that turn the direction of writing can't be seen, "
            "so a reader would see another text than the compiler.",
            "Управляющие символы и знаки, меняющие направление письма, не видны, "
            "и читатель видел бы не тот текст, что компилятор.",
        ),
        Wording("delete it", "удалите его"),
        Examples(GOOD_CARD.replace("Chaos Hyena", "Chaos\u202e Hyena"), GOOD_CARD),
    ),
    Code(
        "CS110",
        "tab-in-indentation",
        Wording("a tab stands in the indentation", "в отступе стоит табуляция"),
        Wording(
            "YAML counts the spaces at the start of a line, and a tab has no definite width.",
            "YAML считает пробелы в начале строки, а у табуляции нет определённой ширины.",
        ),
        Wording("use spaces", "используйте пробелы"),
        Examples(GOOD_CARD.replace("  name: Chaos", "\tname: Chaos"), GOOD_CARD),
    ),
    Code(
        "CS111",
        "empty-file",
        Wording("the file is empty", "файл пуст"),
        Wording("A card script names at least a card.", "Сценарий карты называет хотя бы карту."),
        examples=Examples("# nothing yet\n", GOOD_CARD),
    ),
    Code(
        "CS112",
        "file-unreadable",
        Wording("the file can't be read: {reason:term}", "файл не читается: {reason:term}"),
        Wording(
            "The operating system did not give the file: it may be missing or belong to someone else.",
            "Операционная система не отдала файл: его может не быть или он принадлежит другому.",
        ),
    ),
    Code(
        "CS113",
        "outside-project",
        Wording("the link leads out of the project", "ссылка ведёт за пределы проекта"),
        Wording(
            "A symbolic link to a file outside the project is not followed: the project would "
            "mean something else on another machine.",
            "Символическая ссылка на файл вне проекта не читается: на другой машине проект означал бы что-то другое.",
        ),
        Wording("copy the file into the project", "скопируйте файл в проект"),
    ),
    Code(
        "CS114",
        "misplaced-file",
        Wording("a file of the project does not belong at `{path}`", "файлу проекта не место в «{path}»"),
        Wording(
            "Scripts lie in `<game>/keywords/<id>.yaml`, `<game>/<set>/<id>.yaml`, `<game>/<set>/set.yaml`, "
            "`<game>/<set>/decks/<id>.yaml` or a folder `scenarios`. A file elsewhere would be read by "
            "nobody.",
            "Сценарии лежат в `<игра>/keywords/<id>.yaml`, `<игра>/<выпуск>/<id>.yaml`, "
            "`<игра>/<выпуск>/set.yaml`, "
            "`<игра>/<выпуск>/decks/<id>.yaml` или в папке `scenarios`. Файл в другом месте никто бы не "
            "прочитал.",
        ),
    ),
    Code(
        "CS115",
        "wrong-suffix",
        Wording(
            "a script ends in `.yaml`, not `{suffix}`",
            "имя сценария кончается на «.yaml», а не на «{suffix}»",
        ),
        Wording(
            "Only files that end in `.yaml` are scripts; others in these folders would be passed over silently.",
            "Сценарии – только файлы с окончанием `.yaml`; другие в этих папках были бы незаметно пропущены.",
        ),
        Wording("rename the file", "переименуйте файл"),
    ),
)
