"""Comparisons as conditions: wounds and effects on a card, coins, one amount against another."""

from compiler.language import meaning as m
from compiler.language.ast import Node, Surface
from compiler.language.phrases import Custom, Fields, Phrasebook

# relation, English, Russian before the amount, Russian of "N or more" behind it
AMOUNTS = (("at least", "or more", "или более"), ("at most", "or fewer", "или менее"))
RELATIONS = (
    ("less", "less_than", "меньше", "gen"),
    ("more", "greater_than", "больше", "gen"),
    ("at most", "less_than_or_equal_to", "меньше_или равен!", "dat"),
    ("at least", "greater_than_or_equal_to", "больше_или равен!", "dat"),
)
# what lies on a card: property, English, Russian (genitive plural)
ON_CARDS = (("wounds", "wounds", "ран/рана"), ("additional_lives", "additional_lives", "дополнительных жизней/жизни-мн"))
PLAYERS: tuple[tuple[Node, str, str, str], ...] = (
    (m.You(), "you have", "у вас", "вас"),
    (m.Opponent(), "the_opponent has", "у (противника//of|него//who)", "противника//of"),
)


def add(book: Phrasebook) -> None:
    """Add the phrases of comparisons."""
    _on_cards(book)
    _coins(book)
    for relation, en, ru, case in RELATIONS:
        book.say(
            "condition",
            f"an amount is {relation}",
            m.Compare,
            fixed={"relation": relation},
            en=f"{{left/quantity:nom}} is {en} {{right/quantity}}",
            ru=f"{{left/quantity:nom}} {ru.replace('!', '<left>')} {{right/quantity:{case}}}",
        )


def _on_cards(book: Phrasebook) -> None:
    for property_, en, ru in ON_CARDS:
        for relation, en_behind, ru_behind in AMOUNTS:
            also = (f"на {{card/brief:prep}} не_менее {{right/number}} {ru}",) if relation == "at least" else ()
            book.say(
                "condition",
                f"{relation} so many {property_}",
                _compared(relation, property_),
                en=_said_on(relation, en_behind, en),
                ru=(f"на {{card/brief:prep}} {{right/number}} {ru_behind} {ru}", *also),
            )
        book.say(
            "condition",
            f"no {property_}",
            _compared("equal", property_, none=True),
            en=f"there_are_no {en} on {{card/np}}",
            ru=f"на {{card/np:prep}} нет//have {ru}",
        )
    effect = "{effect/effect_noun:"
    book.say(
        "condition",
        "no effects",
        _no_effects(),
        en=f"there_are_no {effect}pl}} on {{card/np}}",
        ru=f"на {{card/np:prep}} нет//have {effect}gen.pl}}",
    )
    book.say(
        "quantity",
        "number of effects",
        _number_of_effects(),
        gives={"number": "sg"},
        en=f"the_number_of {effect}pl}} on {{card/np}}",
        ru=f"количество! {effect}gen.pl}} на {{card/np:prep}}",
    )


def _said_on(relation: str, behind: str, what: str) -> tuple[str, ...]:
    amounts = (f"{{right/count}} {behind}", f"{'at_least' if relation == 'at least' else 'no_more_than'} {{right/count}}")
    return (
        *(f"there_are {amount} {what} on {{card/brief}}" for amount in amounts),
        *(f"{{card/agent:nom}} have<card> {amount} {what}" for amount in amounts),
    )


def _compared(relation: str, property_: str, *, none: bool = False) -> Custom:
    """*There are 3 or more wounds on it*: a property of a card compared with a number."""

    def build(slots: Fields, span: Surface) -> object:
        right = m.Number(0) if none else slots["right"]
        return m.Compare(m.PropertyOf(property_, slots["card"]), relation, right, span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Compare) or value.relation != relation or not isinstance(value.left, m.PropertyOf):
            return None
        if value.left.property != property_ or (none and value.right != m.Number(0)):
            return None
        return {"card": value.left.of} if none else {"card": value.left.of, "right": value.right}

    return Custom((m.Compare,), build, match)


def _no_effects() -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        lying = m.CountOf(m.EffectsOn(slots["effect"], slots["card"]))  # type: ignore[arg-type]
        return m.Compare(lying, "equal", m.Number(0), span=span)

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Compare) or (value.relation, value.right) != ("equal", m.Number(0)):
            return None
        return _effects(value.left)

    return Custom((m.Compare,), build, match)


def _number_of_effects() -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        return m.CountOf(m.EffectsOn(slots["effect"], slots["card"]), span=span)  # type: ignore[arg-type]

    return Custom((m.CountOf,), build, _effects)


def _effects(value: object) -> Fields | None:
    if isinstance(value, m.CountOf) and isinstance(value.what, m.EffectsOn):
        return {"effect": value.what.effect, "card": value.what.card}
    return None


def _coins(book: Phrasebook) -> None:
    """How many coins players have, open or all (522)."""
    for at, (player, en, ru, _) in enumerate(PLAYERS):
        other, _, _, ru_other = PLAYERS[1 - at]
        than = "you_do" if isinstance(other, m.You) else "the_opponent_does"
        open_, all_ = m.CoinsOf(player, open=True), m.CoinsOf(player)
        none = {"left": open_, "relation": "equal", "right": m.Number(0)}
        book.say("condition", "no open coins", m.Compare, fixed=none, en=f"{en} no_open_coins", ru=f"{ru} нет//coins открытых монет/монета")
        for relation, word, ru_word in (("more", "more_than", "больше"), ("less", "fewer_than", "меньше")):
            fixed = {"left": all_, "relation": relation}
            book.say(
                "condition",
                f"coins {relation}",
                m.Compare,
                fixed=fixed,
                en=f"{en} {word} {{right/coins}}",
                ru=f"{ru} {ru_word} {{right/coins}}",
            )
        for relation, en_word, ru_word, ru_than in (
            ("more", "more_coins_than", "больше монет/монета", ",//than чем_у"),
            ("less", "fewer_coins_than", "меньше монет/монета", "(,//than|) чем_у"),
            ("equal", "as_many_coins_as", "столько_же монет/монета", "(,//than|) (сколько|сколько_и) у"),
        ):
            fixed = {"left": all_, "relation": relation, "right": m.CoinsOf(other)}
            book.say(
                "condition",
                f"coins {relation} than the other",
                m.Compare,
                fixed=fixed,
                en=f"{en} {en_word} {than}",
                ru=f"{ru} {ru_word} {ru_than} {ru_other}",
            )
