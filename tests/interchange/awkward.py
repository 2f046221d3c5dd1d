"""Units with what files of translations lose most easily."""

from compiler.interchange.units import Unit

AWKWARD = [
    Unit("heroes.alp.name", 'Alp "the \\ Old"', "Альп «\\ Старый»", True),
    Unit("heroes.alp.text", "Choose one:\n- Draw a card.\n- Charge.", "Выберите:\n- Возьмите карту.\n- Рывок.", True),
    Unit("heroes.alp.legend", "\u200fשלום\u200e & <b>", "\u200fשלום\u200e & <b>", False),
    Unit("heroes.bat.name", "Bat", "", True, (("card", 'creature "x"'), ("draft", "a\\nb"))),
]
