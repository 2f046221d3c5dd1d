"""Notes in brackets that explain a keyword: no game text, so their words are checked and nothing more."""

from compiler.language.meaning import Explained
from compiler.language.phrases import Make, Phrasebook

# keyword, English, Russian
NOTES = (
    (
        "hire",
        "hire_triggers_when_this_card_enters_play",
        ("найм_срабатывает,_когда_эта_карта_входит_в_игру",),
    ),
    (
        "death",
        "death_triggers_when_this_card_dies",
        ("гибель_срабатывает,_когда_эта_карта_погибает", "гибель_срабатывает,_когда_это_существо_погибает"),
    ),
    (
        "armor",
        "armor_X_prevents_the_first_X_wounds_from_strikes_and_shots_each_turn",
        ("броня_Х_предотвращает_первые_Х_ран_от_ударов_и_выстрелов_каждый_ход",),
    ),
    (
        "shot",
        "a_shot_is_an_attack_that_inflicts_X_wounds_on_an_opposing_character_without_an_answer"
        " . no_blocker_can_be_assigned_against_it",
        (
            "выстрел_-_атака,_наносящая_Х_ран_персонажу_противника_безответно . от_него_нельзя_назначить_защитника",
        ),
    ),
    (
        "search",
        "find_the_said_card_in_your_deck_and_put_it_into_your_hand",
        (
            "найдите_в_своей_колоде_указанную_карту_и_положите_её_себе_в_руку",
            "найдите_в_колоде_указанную_карту_и_положите_её_в_руку",
        ),
    ),
    (
        "charge",
        "this_creature_can_attack_and_act_on_the_turn_in_which_it_entered_play",
        ("это_существо_может_атаковать_и_действовать_в_тот_ход,_в_который_вошло_в_игру",),
    ),
)


def add(book: Phrasebook) -> None:
    """Add the phrases of reminders."""
    for keyword, en, ru in NOTES:
        book.say("reminder", keyword, Make(Explained, (("keyword", keyword),)), en=en, ru=ru)
