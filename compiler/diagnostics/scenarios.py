"""CS4xx: a scenario that can't be read, or that the game contradicts."""

from compiler.diagnostics.codes import Code
from compiler.diagnostics.wording import Wording

CODES = (
    Code(
        "CS401",
        "unreadable-move",
        Wording("`{word}` can't stand here in a move", "«{word}» не может стоять здесь в ходе"),
        Wording(
            "A move is a line such as `play noita on gnome`, `attack vail -> gnome, no block` or `choose gnome`.",
            "Ход – это строка вроде `play noita on gnome`, `attack vail -> gnome, no block` или `choose gnome`.",
        ),
    ),
    Code(
        "CS402",
        "incomplete-move",
        Wording("the move breaks off", "ход обрывается"),
        Wording(
            "Something has to follow the last word of the line.", "После последнего слова строки чего-то не хватает."
        ),
    ),
    Code(
        "CS403",
        "unknown-name",
        Wording("nothing is called `{value}`", "нет ничего с именем «{value}»"),
        Wording(
            "A scenario calls cards by their ids, by the names that it gives with `as:`, or `your-hero` and "
            "`opposing-hero`.",
            "Сценарий называет карты по идентификаторам, по именам, данным в `as:`, или `your-hero` и `opposing-hero`.",
        ),
    ),
    Code(
        "CS404",
        "name-taken",
        Wording("the name `{value}` is taken", "имя «{value}» уже занято"),
        Wording(
            "Each name that a scenario gives is one card's, and no id of another card.",
            "Каждое имя, данное в сценарии, принадлежит одной карте и не совпадает с идентификатором карты.",
        ),
    ),
    Code(
        "CS405",
        "unknown-rule",
        Wording("the rulebook has no `{value}`", "в правилах нет «{value}»"),
        Wording(
            "Clauses are named like `118.4`, terms of Part 7 like `7 Armor X`, examples like `118.4 example 1`.",
            "Пункты называют так: `118.4`, термины части 7 – `7 Armor X`, примеры – `118.4 example 1`.",
        ),
    ),
    Code(
        "CS406",
        "unknown-edition",
        Wording("there is no edition `{value}`", "нет издания «{value}»"),
        Wording("An edition is a named set of rule switches.", "Издание – это именованный набор вариантов правил."),
    ),
    Code(
        "CS407",
        "unknown-log-line",
        Wording("the log has no lines of the kind `{value}`", "в журнале не бывает строк вида «{value}»"),
        Wording(
            "A line that never appears would make `not_in_log` hold for nothing.",
            "Строка, которой не бывает, сделала бы `not_in_log` бессмысленным.",
        ),
    ),
    Code(
        "CS408",
        "unreadable-words",
        Wording("`{words}` says nothing about a card", "«{words}» ничего не говорит о карте"),
        Wording(
            "The short form is words with commas: a zone, `open`, `closed`, `hidden`, `2 wounds`, `3 lives`, "
            "`4 strike`, `yours`, `opposing`.",
            "Короткая запись – слова через запятую: зона, `open`, `closed`, `hidden`, `2 wounds`, `3 lives`, "
            "`4 strike`, `yours`, `opposing`.",
        ),
    ),
    Code(
        "CS409",
        "unknown-keyword",
        Wording("no keyword has the id `{value}`", "нет ключевого слова с идентификатором «{value}»"),
        Wording("Keywords are named by the ids of their files.", "Ключевые слова называют по именам их файлов."),
    ),
    Code(
        "CS410",
        "card-misplaced",
        Wording("`{value}` can't lie here", "«{value}» не может лежать здесь"),
        Wording(
            "Heroes lead their side, creatures and supports stand in the squad, spells are played from elsewhere.",
            "Герой ведёт свою сторону, существа и поддержка стоят в отряде, заклинания играются из других зон.",
        ),
    ),
    Code(
        "CS411",
        "repeated-scenario",
        Wording("two scenarios have the id `{value}`", "у двух сценариев идентификатор «{value}»"),
        Wording("Reports name scenarios by their ids.", "В отчётах сценарии называются по идентификаторам."),
    ),
    Code(
        "CS420",
        "move-not-offered",
        Wording("`{move}` is not possible here", "«{move}» здесь невозможно"),
        Wording(
            "The rules do not offer this choice at this point, or something else is to be chosen first.",
            "Правила не дают такого выбора в этот момент, или сначала нужно выбрать другое.",
        ),
    ),
    Code(
        "CS421",
        "move-ambiguous",
        Wording("`{move}` can mean several choices", "«{move}» может означать разные варианты"),
        Wording("Name the card, or the number of the ability.", "Назовите карту или номер способности."),
    ),
    Code(
        "CS422",
        "choice-open",
        Wording("`{player}` has to choose here, and nothing is chosen", "«{player}» должен выбрать, но выбора нет"),
        Wording(
            "A scenario answers every choice in which there are several options, or says `else: first`.",
            "Сценарий отвечает на каждый выбор, где есть варианты, или говорит `else: first`.",
        ),
    ),
    Code(
        "CS423",
        "wrong-player",
        Wording("it is `{player}` who chooses here", "здесь выбирает «{player}»"),
        Wording(
            "The scenario says that the other player makes this move.", "Сценарий говорит, что ход делает другой игрок."
        ),
    ),
    Code(
        "CS424",
        "not-as-expected",
        Wording("`{subject}`: expected {expected}, got {got}", "«{subject}»: ожидалось {expected}, получено {got}"),
        Wording(
            "The game came to another result than the scenario says.",
            "Игра пришла не к тому, что сказано в сценарии.",
        ),
    ),
    Code(
        "CS425",
        "log-line-missing",
        Wording("the log has no such line here: {line}", "в журнале здесь нет такой строки: {line}"),
        Wording(
            "The lines are looked for in this order, and others may stand between them.",
            "Строки ищутся в этом порядке, между ними могут быть другие.",
        ),
    ),
    Code(
        "CS426",
        "log-line-present",
        Wording("the log has this line: {line}", "в журнале есть эта строка: {line}"),
        Wording("The scenario says that it does not happen.", "Сценарий говорит, что этого не происходит."),
    ),
    Code(
        "CS427",
        "move-not-refused",
        Wording("`{move}` is possible", "«{move}» возможно"),
        Wording(
            "The scenario says that the rules refuse this move.", "Сценарий говорит, что правила запрещают этот ход."
        ),
    ),
    Code(
        "CS428",
        "name-not-in-game",
        Wording("no card of this game is `{value}`", "в этой игре нет карты «{value}»"),
        Wording(
            "The board does not hold the card, and nothing has created it.",
            "Карты нет на столе и в других зонах, и ничто её не создало.",
        ),
    ),
    Code(
        "CS429",
        "name-ambiguous",
        Wording("several cards are `{value}`", "несколько карт подходят под «{value}»"),
        Wording("A name has to mean one card.", "Имя должно означать одну карту."),
        Wording(
            "give the card a name of its own with `as:`, or write `{value}#2`",
            "дайте карте имя через `as:` или напишите `{value}#2`",
        ),
    ),
    Code(
        "CS430",
        "game-over-before",
        Wording("the game is over before `{move}`", "игра окончена раньше, чем «{move}»"),
        Wording("Nothing can be chosen any more.", "Выбирать больше нечего."),
    ),
    Code(
        "CS431",
        "referee-failed",
        Wording("the referee failed: {problem}", "сбой судьи: {problem}"),
        Wording(
            "This is a mistake of the rules code or of a card's code, not of the scenario.",
            "Это ошибка в коде правил или карты, а не в сценарии.",
        ),
    ),
    Code(
        "CS432",
        "board-refused",
        Wording("the board can't be laid out: {problem}", "нельзя разложить стол: {problem}"),
        Wording("The cards do not make a game.", "Из этих карт нельзя составить игру."),
    ),
    Code(
        "CS433",
        "card-not-compiled",
        Wording(
            "`{value}` does not compile, so the scenario can't run",
            "«{value}» не компилируется, сценарий не выполнить",
        ),
        Wording("A scenario runs only on cards that are right.", "Сценарий выполняется только на правильных картах."),
        Wording("`cardscript check` says what is wrong", "`cardscript check` скажет, что не так"),
        extras={"raised": Wording("its Python says: {problem}", "её код на Python сообщает: {problem}")},
    ),
    Code(
        "CS434",
        "choice-not-asked",
        Wording("`{move}`: nothing asks for such a choice", "«{move}»: такого выбора никто не спрашивает"),
        Wording(
            "The line names something that is not to be chosen at this point: an X of a card without X, "
            "a target of an ability without targets, a second target where one is chosen.",
            "Строка называет то, что сейчас не выбирают: X у карты без X, цель у способности без целей, "
            "вторую цель там, где выбирают одну.",
        ),
    ),
    Code(
        "CS435",
        "dice-left-over",
        Wording("nobody throws the dice that are to show {dice:all}", "никто не бросает кубики, на которых должно выпасть {dice:all}"),
        Wording(
            "A scenario fixes what the dice show. A die that is left at its end was meant for a throw that did not come.",
            "Сценарий задаёт, что выпадет на кубиках. Лишний в конце кубик предназначался броску, которого не было.",
        ),
        Wording("leave them out, or look why there was no throw", "уберите их или выясните, почему броска не было"),
    ),
)
