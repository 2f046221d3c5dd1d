"""CS6xx: what keeps the compiler from writing its output."""

from compiler.diagnostics.codes import Code
from compiler.diagnostics.wording import Wording

CODES = (
    Code(
        "CS601",
        "output-unwritable",
        Wording("`{path}` can't be written: {reason:term}", "не удаётся записать «{path}»: {reason:term}"),
        Wording(
            "The disk is full, the folder is read-only or belongs to someone else. The earlier output is untouched.",
            "Диск полон, папка доступна только для чтения или принадлежит другому. Прежний результат не изменён.",
        ),
    ),
    Code(
        "CS602",
        "output-missing",
        Wording("`{path}` is not there yet", "файла «{path}» ещё нет"),
        Wording(
            "The generated files are committed, and the scripts now give one more.",
            "Созданные файлы хранятся в репозитории, а сценарии дают ещё один.",
        ),
        Wording("run `cardscript build`", "выполните `cardscript build`"),
    ),
    Code(
        "CS603",
        "output-outdated",
        Wording("`{path}` is outdated from line {line} on", "файл «{path}» устарел, начиная со строки {line}"),
        Wording(
            "The scripts or the compiler have changed since the file was generated, or someone edited it by hand.",
            "С тех пор как файл создан, изменились сценарии или компилятор, либо его правили вручную.",
        ),
        Wording("run `cardscript build`", "выполните `cardscript build`"),
    ),
    Code(
        "CS604",
        "output-stale",
        Wording("`{path}` belongs to no script", "файлу «{path}» не соответствует ни один сценарий"),
        Wording(
            "Its script was removed or renamed, but the generated file would still be loaded.",
            "Его сценарий удалён или переименован, а созданный файл всё ещё загружался бы.",
        ),
        Wording("run `cardscript build`", "выполните `cardscript build`"),
    ),
    Code(
        "CS605",
        "build-in-progress",
        Wording("another build is writing `{path}`", "другая сборка сейчас пишет в «{path}»"),
        Wording(
            "Two builds at once would mix their output, so the second waits and then gives up.",
            "Две одновременные сборки смешали бы результат, поэтому вторая ждёт, а потом отступает.",
        ),
        Wording("try again when it has ended", "повторите, когда она закончится"),
    ),
    Code(
        "CS606",
        "output-foreign",
        Wording(
            "`{path}` was not generated, so it is not replaced",
            "файл «{path}» не создан сборкой и не заменён",
        ),
        Wording(
            "The output folder holds only generated files; one without the mark of the compiler may be someone's work.",
            "В папке результатов только созданные файлы; файл без пометки компилятора может быть чьей-то работой.",
        ),
        Wording("move it elsewhere", "переместите его в другое место"),
    ),
)
