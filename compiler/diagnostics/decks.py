"""CS5xx: what a deck may not have."""

from compiler.diagnostics.codes import Code
from compiler.diagnostics.wording import Wording

CODES = (
    Code(
        "CS501",
        "not-for-decks",
        Wording("`{card}` can't be in a deck", "«{card}» не может быть в колоде"),
        Wording(
            "Created, placed and reversed cards come into a game by other ways (7 Created, 7 Placed, 7 Reversed).",
            "Созданные, подложенные и обращённые карты попадают в игру иначе (7 Created, 7 Placed, 7 Reversed).",
        ),
    ),
    Code(
        "CS502",
        "hero-forbids",
        Wording(
            "the hero `{hero}` does not allow `{card}` in its deck", "герой «{hero}» не допускает «{card}» в колоду"
        ),
        Wording(
            "A hero may say of which element the cards of its deck must be; a card of several elements is of each of "
            "them (106.3.3).",
            "Герой может назвать стихию карт своей колоды; карта нескольких стихий относится к каждой из них (106.3.3).",
        ),
    ),
    Code(
        "CS503",
        "other-heroes",
        Wording(
            "`{card}` may be only in decks of other heroes than `{hero}`",
            "«{card}» может быть только в колодах других героев, не «{hero}»",
        ),
        Wording(
            "The card's text names the class of the heroes whose decks it may be in.",
            "Текст карты называет класс героев, в чьих колодах она может быть.",
        ),
    ),
    Code(
        "CS504",
        "too-many",
        Wording(
            "{count} cards are named as `{card}` is; a constructed deck may have {most}",
            "карт с именем как у «{card}»: {count}; в собранной колоде их может быть {most}",
        ),
        Wording(
            "A constructed deck has at most 3 cards of a name (7 Card name), 5 of a card with Horde (7 Horde). "
            "A draft has no such limit: `deck check --draft`.",
            "В собранной колоде не более 3 карт с одним именем (7 Card name), с Ордой – 5 (7 Horde). "
            "В драфте такого ограничения нет: `deck check --draft`.",
        ),
    ),
    Code(
        "CS505",
        "deck-size",
        Wording(
            "the deck has {count} cards; it may have {least} to {most}",
            "карт в колоде: {count}; их может быть от {least} до {most}",
        ),
        Wording(
            "A constructed deck of Berserk TCG has 30 to 50 cards (9 “Constructed” deck), a draft deck 20 to 28 "
            "(9 “Draft” deck): `deck check --draft`.",
            "В собранной колоде Берсерка ККИ от 30 до 50 карт (9 “Constructed” deck), в драфтовой от 20 до 28 "
            "(9 “Draft” deck): `deck check --draft`.",
        ),
    ),
)
