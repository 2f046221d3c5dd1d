"""Players and their zones: *the opponent*, *in your graveyard*, *on the bottom of the deck*."""

from compiler.language.ast import Node, Surface, with_fields
from compiler.language.meaning import AnyOf, EachPlayer, Opponent, Owner, SomePlayer, TypeNoun, You, Zone
from compiler.language.phrases import Constant, Custom, Make, Phrasebook, Same

# category of the zone, its id, English, Russian, Russian prepositions: in, from, into
ZONES = (
    ("yard", "graveyard", "graveyard", "кладбище!", "на//in", "с//from", "на//to"),
    ("deck", "deck", "deck", "колода!", "в//in", "из//from", "в//to"),
    ("hand", "hand", "hand", "рука!", "в//in", "из//from", "в//to"),
)

# the ends of a deck: id, English, Russian
SIDES = (
    ("top", ("on_top_of", "on_the_top_of", "to_the_top_of"), "на_верх"),
    ("bottom", ("on_the_bottom_of", "at_the_bottom_of", "to_the_bottom_of"), "под_низ"),
)

# in which order cards are put: what it adds to the place, English, Russian
ORDERS = (
    ("", "(|in_any_order)", "(|в_любом_порядке)"),  # who puts several cards chooses their order
    (", random order", "in_random_order", "в_случайном_порядке"),
    (", owners' order", "in_the_order_chosen_by_their_owners", "в_порядке,_выбранном_их_владельцами"),
)


def add(book: Phrasebook) -> None:
    """Add the phrases of players and zones."""
    _players(book)
    held = {"name": "hand", "player": Owner()}
    book.say("in_zone", "in its player's hand", Zone, fixed=held, en="in_its_player's_hand", ru="в_руке_его_игрока")
    book.say("in_zone", "in your hand", Zone, fixed={"name": "hand", "player": You()}, ru="у_вас_в_руке")
    for category, id_, en, ru, in_, from_, into in ZONES:
        book.say(f"{category}_noun", id_, Constant(id_), en=en, ru=ru)
        _owned(book, category)
        if category != "hand":
            _theirs(book, category, f"{{name/{category}_noun")
        zone = f"{{zone/{category}"
        book.say("in_zone", f"in the {id_}", Same("zone"), en=f"in {zone}}}", ru=f"{in_} {zone}:prep}}")
        if category != "hand":
            also = (f"из//from {zone}:gen}}",) if category == "yard" else ()
            book.say("from_zone", f"from the {id_}", Same("zone"), en=f"from {zone}}}", ru=(f"{from_} {zone}:gen}}", *also))
            book.say("to_zone", f"into the {id_}", Same("zone"), en=f"into {zone}}}", ru=f"{into} {zone}:acc}}")
    places = AnyOf((Zone("deck"), Zone("hand")))
    book.say(
        "from_zone", "from deck or hand", _fixed(places), en="from_your_deck_or_hand", ru="из_вашей_колоды_или_руки"
    )
    _out_of(book)
    _of_decks(book)
    _hands(book)
    _places(book)


def _fixed(value: AnyOf) -> Custom:
    return Custom((AnyOf,), lambda _, span: with_fields(value, span=span), lambda other: {} if other == value else None)


def _players(book: Phrasebook) -> None:
    one = {"number": "sg", "gender": "m", "animate": True}
    player = {"of": TypeNoun("player")}
    book.say("you", "you", You, gives={"number": "2"}, en="you", ru="вы")
    book.say("player_noun", "player", Make(TypeNoun, (("type", "player"),)), en="player/n!", ru="игрок!")
    book.say("player", "opponent", Opponent, gives=one, en="the_opponent", ru=("противник!", "оппонент!"))
    book.say("player", "each opponent", Opponent, manner="each", gives=one, en="each_opponent", ru="каждый противник!")
    book.say(
        "player",
        "each player",
        EachPlayer,
        gives=one,
        extra=player,
        en="each_player",
        ru="каждый<of> {of/player_noun:=}",
    )
    book.say(
        "player",
        "each player, you first",
        EachPlayer,
        fixed={"you_first": True},
        gives=one,
        extra=player,
        en="each_player,_starting_with_you,",
        ru="каждый<of> {of/player_noun:=} ,_начиная_с_вас,",
    )
    said = ("players", "starting_with_you,_players"), ("игроки", "начиная_с_вас,_игроки")
    book.say("player", "players", EachPlayer, manner="players", gives={**one, "number": "pl"}, en=said[0], ru=said[1])
    book.say(
        "player",
        "chosen player",
        SomePlayer,
        manner="chosen",
        gives=one,
        extra=player,
        en="(the|a) chosen_player",
        ru="выбранный<of> {of/player_noun:=}",
    )
    book.say("player", "some player", SomePlayer, gives=one, en="a player", ru="игрок!")
    book.say("player", "the player", SomePlayer, manner="the", gives=one, en="the player", ru="игрок!")


def _owned(book: Phrasebook, category: str) -> None:
    noun = f"{{name/{category}_noun"
    book.say(category, "the zone", Zone, en=(f"the {noun}}}", f"{noun}}}"), ru=f"{noun}:=}}")
    for player, en, ru in (
        (You(), "your {}", "ваш<name> {}"),
        (Opponent(), "(the_opponent|an_opponent) 's {}", "{} противника//of"),
        (Owner(), "its_owner 's {}", "{} (владельца|его_владельца)"),
        (Owner(), "his {}", "его//of {}"),
        (SomePlayer(), "any {}", "любой<name> {}"),
    ):
        en, ru = en.replace("{}", f"{noun}}}"), ru.replace("{}", f"{noun}:=}}")
        manner = "his" if "его//of" in ru else None
        shape = _yours() if player == You() else Make(Zone, (("player", player),))
        manner = "your" if player == You() else manner
        book.say(category, f"zone of {player}", shape, manner=manner, en=en, ru=ru)
    book.say(category, "one's own zone", Zone, manner="own", ru=f"свой<name> {noun}:=}}")


def _theirs(book: Phrasebook, category: str, noun: str) -> None:
    """*Their deck*: that of whoever does it; where you do it, that of the player just said (binding puts him in)."""

    def match(value: object) -> dict[str, object] | None:
        if not isinstance(value, Zone) or value.place or not value.span or value.span.manner not in ("their", "own"):
            return None
        return {"name": value.name} if value.player in (None, Owner()) else None

    their = Custom((Zone,), lambda slots, span: Zone(str(slots["name"]), None, span=span), match)
    book.say(category, "their zone", their, manner="their", en=f"their {noun}}}")


def _out_of(book: Phrasebook) -> None:
    """*A creature from your hand*: said right behind the noun."""
    for category, _, _, _, _, from_, _ in ZONES:
        if category != "hand":
            zone = f"{{zone/{category}"
            book.say("out_of", category, Same("zone"), en=f"from//of {zone}}}", ru=f"{from_.partition('//')[0]}//of {zone}:gen}}")
    theirs = {"name": "hand", "player": Opponent()}
    ru_theirs = ("из_руки_противника//of", "с_руки_противника//of")
    book.say("out_of", "their hand", Zone, fixed=theirs, en="from_the_opponent's_hand//of", ru=ru_theirs)


def _yours(name: str | None = None) -> Custom:
    """*Your deck*; where you do it, it is but *the deck* (binding leaves the player out)."""

    def match(value: object) -> dict[str, object] | None:
        if not isinstance(value, Zone) or value.place:
            return None
        manner = value.span.manner if value.span else None
        if name not in (None, value.name) or not (value.player == You() or (value.player is None and manner == "your")):
            return None
        return {} if name else {"name": value.name}

    return Custom((Zone,), lambda slots, span: Zone(name or str(slots["name"]), You(), span=span), match)


def _of_decks(book: Phrasebook) -> None:
    """*The top card of your deck*: said right behind the noun."""
    for player, en, ru in (
        (None, "of_the_deck", "колоды//of"),
        (You(), "of_your_deck", "вашей_колоды"),
        (Opponent(), "of_the_opponent's_deck", "колоды_противника"),
        (SomePlayer(), "of_any_deck", "любой_колоды"),
    ):
        fixed = (("name", "deck"), *((("player", player),) if player else ()))
        shape = _yours("deck") if player == You() else Make(Zone, fixed)
        manner = "your" if player == You() else None
        book.say("of_deck", f"of the deck of {player}", shape, manner=manner, en=en, ru=ru)
    book.say(
        "of_deck", "of their deck", Zone, fixed={"name": "deck"}, manner="their", en="of_their_deck", ru=("колоды//of", "своей_колоды")
    )


def _hands(book: Phrasebook) -> None:
    """*Into your hand*, *from their hand*: where no other player is meant, the hand of whoever does it."""
    hand = {"name": "hand"}
    for manner, en, ru_from, ru_into in (
        ("your", "your_", "вашей_", "вашу_"),  # printed of a hand that nothing else is said of
        ("their", "their_", "своей_", "свою_"),
        (None, "", "", ""),
    ):
        said = manner or "bare"
        for category, en_out, ru_out, mark in (("from_zone", "from", "из", ""), ("out_of", "from", "из", "//of")):
            also = (f"с_руки{mark}",) if mark and not manner else ()
            ru = (f"{ru_out}_{ru_from}руки{mark}", *also)
            book.say(category, f"from {said} hand", Zone, fixed=hand, manner=manner, ru=ru)
            book.say(category, f"from {said} hand", Zone, fixed=hand, manner=said, en=f"{en_out}_{en}hand{mark}")
        book.say("to_zone", f"into {said} hand", Zone, fixed=hand, manner=manner, ru=f"в_{ru_into}руку")
        into = (f"into_{en}hand", f"to_{en}hand")
        book.say("to_zone", f"into {said} hand", Zone, fixed=hand, manner=said, en=into)
    theirs = {"name": "hand", "player": Opponent()}
    book.say("from_zone", "from their hand", Zone, fixed=theirs, en="from_the_opponent's_hand", ru="из_руки_противника")
    book.say(
        "to_zone",
        "to the owner's hand",
        Zone,
        fixed={**hand, "player": Owner()},
        en=("to_its_owner's_hand", "into_its_owner's_hand"),
        ru=("в_руку_владельца", "в_его_руку"),
    )


def _places(book: Phrasebook) -> None:
    owners = {"name": "deck", "player": Owner()}
    book.say("en_decks", "their owners' decks", Zone, fixed=owners, en="their_owners'_decks")
    for name, en, ru in ORDERS:
        for side, en_sides, ru_side in SIDES:
            shape = _place(f"{side}{name}")
            decks = tuple(f"{at} {{zone/{zone}}} {en}" for at in en_sides for zone in ("deck", "en_decks"))
            book.say("to_zone", f"{side}{name}", shape, en=decks, ru=f"{ru_side} {{zone/deck:gen}} {ru}")
    shuffled = {"name": "deck", "player": Owner(), "place": "shuffled"}
    book.say("shuffled", "into their owners' decks", Zone, fixed=shuffled, manner="decks", en="into_their_owners'_decks", ru="в_колоды_владельцев")
    book.say("shuffled", "shuffled", _place("shuffled"), en="into {zone/deck}", ru="в//to {zone/deck:acc}")


def _place(place: str) -> Custom:
    def match(value: object) -> dict[str, object] | None:
        if isinstance(value, Zone) and value.place == place:
            return {"zone": with_fields(value, place=None)}
        return None

    def build(slots: dict[str, object], span: object) -> object:
        zone = slots["zone"]
        assert isinstance(zone, Node)
        assert isinstance(span, Surface)
        manner = zone.span.manner if zone.span else None
        return with_fields(zone, place=place, span=Surface(span.start, span.end, manner))

    return Custom((Zone,), build, match)
