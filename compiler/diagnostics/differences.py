"""How the difference of two printings of a card is told; what is quoted is printed in the language of the sentence."""

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
