"""CS9xx: a project or a command that can't be used as it is."""

from compiler.diagnostics.codes import Code
from compiler.diagnostics.wording import Wording

CODES = (
    Code(
        "CS901",
        "no-project",
        Wording("no project here or above", "ни здесь, ни выше нет проекта"),
        Wording(
            "A project is a folder whose `pyproject.toml` has `[tool.cardscript]`, or that has a `cardscript.toml`.",
            "Проект – это папка, где в `pyproject.toml` есть `[tool.cardscript]` или есть файл `cardscript.toml`.",
        ),
        Wording(
            "go to the project's folder, or make a `cardscript.toml` with `[games]` and `heroes = {{}}`",
            "перейдите в папку проекта или создайте `cardscript.toml` с `[games]` и `heroes = {{}}`",
        ),
    ),
    Code(
        "CS902",
        "malformed-settings",
        Wording("the settings are not valid TOML; its reader says: {problem}", "настройки не являются правильным TOML; их чтение сообщает: {problem}"),
        Wording("The project's settings can't be read.", "Настройки проекта не читаются."),
    ),
    Code(
        "CS903",
        "wrong-setting",
        Wording("the setting `{setting}` can't be `{value}`", "настройка «{setting}» не может быть «{value}»"),
        Wording(
            "`scripts` and `output` are folders inside the project; `games` names each game with its edition.",
            "`scripts` и `output` – папки внутри проекта; `games` называет каждую игру и её издание.",
        ),
    ),
    Code(
        "CS904",
        "unknown-setting",
        Wording("unknown setting `{setting}`", "неизвестная настройка «{setting}»"),
        Wording(
            "A setting that nobody reads would be passed over silently.",
            "Настройка, которую никто не читает, была бы незаметно пропущена.",
        ),
    ),
    Code(
        "CS905",
        "path-not-in-project",
        Wording("`{path}` is not a script of the project", "«{path}» не является сценарием проекта"),
        Wording(
            "Only files and folders below the project's scripts can be checked.",
            "Проверять можно только файлы и папки внутри сценариев проекта.",
        ),
    ),
    Code(
        "CS910",
        "unknown-command",
        Wording("no such command: `{command}`", "нет такой команды: «{command}»"),
        Wording("`cardscript --help` lists the commands.", "`cardscript --help` перечисляет команды."),
    ),
    Code(
        "CS911",
        "unknown-option",
        Wording("no such option: `{option}`", "нет такого параметра: «{option}»"),
        Wording(
            "`cardscript COMMAND --help` lists the options of a command.",
            "`cardscript КОМАНДА --help` перечисляет параметры команды.",
        ),
    ),
    Code(
        "CS912",
        "missing-argument",
        Wording("`{argument}` is missing", "не указано: «{argument}»"),
        Wording("The command can't do without it.", "Команда без этого не работает."),
    ),
    Code(
        "CS913",
        "bad-argument",
        Wording("`{argument}` can't be `{value}`", "«{argument}» не может быть «{value}»"),
        Wording("The value is not one that the command knows.", "Такого значения команда не знает."),
    ),
    Code(
        "CS915",
        "nothing-to-explain",
        Wording("`{subject}` is neither a card nor a code", "«{subject}» – не карта и не код"),
        Wording(
            "`explain` takes the id or name of a card, or a code such as CS201.",
            "`explain` принимает идентификатор или имя карты либо код, например CS201.",
        ),
    ),
    Code(
        "CS916",
        "malformed-row",
        Wording("the line is not a card of a corpus", "строка не описывает карту корпуса"),
        Wording(
            "A corpus holds a JSON object on each line: `name`, `text` and `lang`, or `en` and `ru` for a pair.",
            "Корпус содержит в каждой строке объект JSON: `name`, `text` и `lang` или, для пары, `en` и `ru`.",
        ),
    ),
    Code(
        "CS917",
        "deck-unplayable",
        Wording(
            "the deck `{value}` holds cards that do not compile: {cards:all}",
            "в колоде «{value}» есть карты, которые не компилируются: {cards:all}",
        ),
        Wording(
            "A card whose text is not read whole, or has no rule yet, is never played wrongly: it is not played.",
            "Карта, текст которой не прочитан целиком или для которой ещё нет правила, не играется неверно: "
            "она не играется вовсе.",
        ),
        Wording("run `cardscript check`", "выполните `cardscript check`"),
    ),
    Code(
        "CS918",
        "no-deck",
        Wording("the project has no deck that can be played", "в проекте нет колоды, которой можно играть"),
        Wording(
            "A deck is a file `<game>/<set>/decks/<id>.yaml`, and all its cards have to compile.",
            "Колода – это файл `<игра>/<выпуск>/decks/<id>.yaml`, и все её карты должны компилироваться.",
        ),
    ),
    Code(
        "CS919",
        "no-such-construct",
        Wording("`{construct}` is no construct of the language", "«{construct}» – не конструкция языка"),
        Wording(
            "The constructs and their names are listed in docs/language.md.",
            "Конструкции и их имена перечислены в docs/ru/language.md.",
        ),
    ),
    Code(
        "CS920",
        "no-such-deck",
        Wording("the project has no deck `{deck}`", "в проекте нет колоды «{deck}»"),
        Wording(
            "A deck is a file in the folder `decks` of a set, and is called by that file or by its id.",
            "Колода – это файл в папке «decks» выпуска; её называют по файлу или по идентификатору.",
        ),
    ),
    Code(
        "CS921",
        "extra-argument",
        Wording("`{argument}` is one too many", "«{argument}» – лишнее"),
        Wording(
            "What is given to a command and not used would be passed over silently.",
            "То, что дано команде и не использовано, было бы незаметно пропущено.",
        ),
    ),
    Code(
        "CS922",
        "no-such-scenario",
        Wording("no scenario holds the word `{word}`", "нет сценария со словом «{word}»"),
        Wording(
            "A test that plays nothing would look like a test that passed.",
            "Проверка, которая ничего не сыграла, выглядела бы как успешная.",
        ),
    ),
    Code(
        "CS930",
        "already-there",
        Wording("`{path}` is there already", "«{path}» уже есть"),
        Wording(
            "A new file never takes the place of one that somebody wrote.",
            "Новый файл никогда не встаёт на место уже написанного.",
        ),
    ),
    Code(
        "CS999",
        "internal-error",
        Wording("the compiler itself failed: {problem}", "сбой в самом компиляторе: {problem}"),
        Wording(
            "This is a mistake of the compiler, not of your script.",
            "Это ошибка компилятора, а не вашего сценария.",
        ),
        Wording(
            "please report it to the maintainers with the file {report}",
            "пожалуйста, сообщите о ней разработчикам, приложив файл {report}",
        ),
    ),
)
