"""CS2xx: a file that is read, but whose fields are not those of a card, keyword, set, deck or scenario."""

from compiler.diagnostics.codes import Code, Examples
from compiler.diagnostics.files import GOOD_CARD
from compiler.diagnostics.wording import Wording


def _instead(old: str, new: str) -> Examples:
    """Return the good card, and the same with one place spoilt."""
    return Examples(GOOD_CARD.replace(old, new), GOOD_CARD)


CODES = (
    Code(
        "CS201",
        "unknown-field",
        Wording("unknown field `{field}`", "неизвестное поле «{field}»"),
        Wording(
            "Each field of a script means something. One that the schema does not know would be "
            "passed over, and its author would believe that it works.",
            "Каждое поле сценария что-то значит. Поле, которого нет в схеме, было бы пропущено, "
            "а автор думал бы, что оно действует.",
        ),
        examples=_instead("elements:", "elemets:"),
    ),
    Code(
        "CS202",
        "missing-field",
        Wording("field `{field}` is missing", "нет поля «{field}»"),
        Wording("Without this field the file can't be understood.", "Без этого поля файл нельзя понять."),
        examples=_instead("cost: 4\n", ""),
    ),
    Code(
        "CS203",
        "wrong-type",
        Wording(
            "`{field}` is {found:term}, but {expected:term} belongs here",
            "«{field}»: здесь {found:term}, а должно быть {expected:term}",
        ),
        Wording(
            "The value has another kind than the field: for example a text in place of a number.",
            "Значение другого вида, чем нужно полю: например, текст вместо числа.",
        ),
        examples=_instead("strike: 3", "strike: three"),
    ),
    Code(
        "CS204",
        "unknown-value",
        Wording("`{field}` can't be `{value}`", "«{field}» не может быть «{value}»"),
        Wording(
            "The field takes one of a few words, and this is none of them.",
            "Поле принимает одно из немногих слов, и это не одно из них.",
        ),
        examples=_instead("[darkness]", "[darknes]"),
    ),
    Code(
        "CS205",
        "number-too-small",
        Wording("`{field}` is {value}, less than {limit}", "«{field}» равно {value}, это меньше {limit}"),
        Wording("The number is below what the field allows.", "Число меньше допустимого."),
        examples=_instead("lives: 4", "lives: -1"),
    ),
    Code(
        "CS206",
        "number-too-large",
        Wording("`{field}` is {value}, more than {limit}", "«{field}» равно {value}, это больше {limit}"),
        Wording("The number is above what the field allows.", "Число больше допустимого."),
        examples=_instead("cost: 4", "cost: 4000"),
    ),
    Code(
        "CS207",
        "repeated-item",
        Wording("an item of `{field}` is repeated", "в «{field}» есть повторение"),
        Wording("Each item of this list counts once.", "Каждый элемент этого списка учитывается один раз."),
        Wording("remove the repetition", "удалите повторение"),
        _instead("[darkness]", "[darkness, darkness]"),
    ),
    Code(
        "CS208",
        "text-too-long",
        Wording(
            "`{field}` has {length} characters, more than {limit}",
            "«{field}»: символов {length}, допустимо не более {limit}",
        ),
        Wording("No printed card holds so long a text.", "Ни на одной карте не помещается такой длинный текст."),
        examples=_instead("name: Chaos Hyena", "name: " + "Chaos " * 40 + "Hyena"),
    ),
    Code(
        "CS209",
        "empty-value",
        Wording("`{field}` is empty", "«{field}» – пустое поле"),
        Wording(
            "A field that says nothing is left out; this one has to say something.",
            "Поле, в котором ничего нет, опускают; а здесь что-то должно быть.",
        ),
        examples=_instead("name: Chaos Hyena", 'name: ""'),
    ),
    Code(
        "CS210",
        "malformed-value",
        Wording("`{field}` can't be written as `{value}`", "«{field}» нельзя записать как «{value}»"),
        Wording(
            "The field has a definite form, which this value does not have: a clause is like `118.4`, "
            "a name has no spaces at its ends, no line breaks and no angle brackets.",
            "У поля есть определённая форма, которой нет у этого значения: пункт – это `118.4`, "
            "в имени нет пробелов по краям, переводов строки и угловых скобок.",
        ),
        examples=_instead("name: Chaos Hyena", "name: |\n    Chaos\n    Hyena"),
    ),
    Code(
        "CS211",
        "invalid-id",
        Wording("`{value}` is not an id", "«{value}» не является идентификатором"),
        Wording(
            "An id becomes the name of a file and of a Python module, so it holds only the small "
            "letters a–z, "
            "digits, and single hyphens between them: `chaos-hyena`.",
            "Идентификатор становится именем файла и модуля Python, поэтому в нём только строчные буквы a–z, "
            "цифры и одиночные дефисы между ними: `chaos-hyena`.",
        ),
        examples=_instead("id: chaos-hyena", "id: ../chaos-hyena"),
    ),
    Code(
        "CS212",
        "look-alike-letter",
        Wording("the letter `{letter}` in `{value}` is Cyrillic", "буква «{letter}» в «{value}» – кириллическая"),
        Wording(
            "Some Cyrillic letters look like Latin ones, but an id with such a letter is another id.",
            "Некоторые кириллические буквы выглядят как латинские, но идентификатор с такой буквой – другой.",
        ),
        Wording("type the Latin `{latin}`", "напечатайте латинскую «{latin}»"),
        _instead("id: chaos", "id: ch\u0430os"),
    ),
    Code(
        "CS213",
        "id-differs-from-file",
        Wording(
            "the id is `{value}`, but the file is named `{file}`",
            "идентификатор «{value}», а файл называется «{file}»",
        ),
        Wording(
            "A card is found by its file name, so that nobody has to search for it.",
            "Карту находят по имени файла, чтобы её не нужно было искать.",
        ),
        examples=_instead("id: chaos-hyena", "id: chaos-dog"),
    ),
    Code(
        "CS214",
        "duplicate-id",
        Wording("the id `{value}` is used twice", "идентификатор «{value}» использован дважды"),
        Wording("An id names exactly one card of a game.", "Идентификатор называет ровно одну карту игры."),
    ),
    Code(
        "CS215",
        "duplicate-name",
        Wording("the name “{value}” is used twice", "имя «{value}» использовано дважды"),
        Wording(
            "A card's name is its unique identifier (106.2.1): texts speak of cards by name.",
            "Имя карты – её уникальный идентификатор (106.2.1): тексты называют карты по имени.",
        ),
    ),
    Code(
        "CS216",
        "missing-language",
        Wording("the {language:term} text is missing", "нет текста, язык: {language:term}"),
        Wording(
            "A card is printed in every language of the project, and the printings are compared.",
            "Карта печатается на каждом языке проекта, и тексты сравниваются.",
        ),
        Wording(
            "`cardscript print --to {language}` drafts it from the other language",
            "`cardscript print --to {language}` напишет черновик по другому языку",
        ),
        Examples(GOOD_CARD.partition("ru:")[0], GOOD_CARD),
    ),
    Code(
        "CS217",
        "field-of-another-type",
        Wording("a card of type `{type}` has no `{field}`", "у карты типа «{type}» не бывает поля «{field}»"),
        Wording(
            "Creatures have cost, strike and lives; heroes have lives; supports and spells have only a cost (207). In "
            "Berserk TCG only creatures strike and move, not those of a special kind, and terrains have no life (1.4).",
            "У существ есть стоимость, удар и жизни; у героев – жизни; у поддержки и заклинаний – "
            "только стоимость (207). В Берсерке ККИ только существа бьют и ходят, кроме особых, "
            "а у местностей нет жизней (1.4).",
        ),
        Wording("remove the field", "удалите поле"),
        _instead("type: creature", "type: spell"),
    ),
    Code(
        "CS218",
        "unknown-card",
        Wording("no card has the id `{value}`", "нет карты с идентификатором «{value}»"),
        Wording("The project has no file of that name.", "В проекте нет файла с таким именем."),
    ),
    Code(
        "CS219",
        "missing-manifest",
        Wording("the folder `{folder}` has no `set.yaml`", "в папке «{folder}» нет файла «set.yaml»"),
        Wording(
            "A set is a folder with a manifest: its id, its names and its edition.",
            "Выпуск – это папка с описанием: идентификатор, названия и издание.",
        ),
    ),
    Code(
        "CS220",
        "hero-misplaced",
        Wording(
            "`{value}` does not belong here: a deck has its hero at `hero`, and no other",
            "«{value}» здесь не к месту: герой колоды стоит в поле «hero», и других нет",
        ),
        Wording(
            "The hero leads the deck and is not drawn from it (208.1).",
            "Герой ведёт колоду и не берётся из неё (208.1).",
        ),
    ),
)
