"""Differences and readings for which the card language has no words yet, on cards in the shape of generated code."""

from __future__ import annotations

from runtime.heroes import Definitions, HeroesGame, Side, board
from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    See,
    SpellAbility,
    Step,
    TriggeredAbility,
    next_turns,
    on,
    you,
    your_hero,
)


class Softening(ReplacingAbility):
    """If your hero must receive wounds, instead of one of them draw a card."""

    replaces = on.wounded(your_hero)

    def step_1(self, act: Act) -> None:
        act.keep(amount=act.event.amount - 1)

    def step_2(self, act: Act) -> None:
        act.draw()

    steps = (Step(step_1), Step(step_2))


class Doubling(ReplacingAbility):
    """If you must draw a card, instead draw two cards."""

    replaces = on.draws(you)

    def step_1(self, act: Act) -> None:
        act.draw(2)

    steps = (Step(step_1),)


class Returning(TriggeredAbility):
    """When your hero receives wounds, summon this card."""

    trigger = on.wounded(your_hero)

    def step_1(self, act: Act) -> None:
        act.summon(act.this)

    steps = (Step(step_1),)


class Pain(SpellAbility):
    """Wound your hero for 3."""

    def step_1(self, act: Act) -> None:
        act.wound(act.your_hero, 3)

    steps = (Step(step_1),)


class Insight(SpellAbility):
    """Draw a card and reveal it."""

    def step_1(self, act: Act) -> None:
        act.draw()

    def step_2(self, act: Act) -> None:
        act.show(act.previous.cards)

    steps = (Step(step_1), Step(step_2, link="then"))


class Patience(SpellAbility):
    """Your creatures get +1 to strike for your next two turns."""

    def yours(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.all(Patience.yours), 1, next_turns(2))

    steps = (Step(step_1),)


class Gift(SpellAbility):
    """Place a present into your deck."""

    makes = ("present",)

    def step_1(self, act: Act) -> None:
        act.place("present", act.you)

    steps = (Step(step_1),)


def card(name: str, kind: str, *abilities: type, **values: int) -> CardDefinition:
    """Return a card; a creature has a strike and lives of 3."""
    numbers = {"cost": 1, **({"strike": 3, "lives": 3} if kind == "creature" else {}), **values}
    return CardDefinition(name, kind, names={"en": {"nom": name}}, abilities=abilities, **numbers)  # type: ignore[arg-type]


CARDS = Definitions([
    CardDefinition("hero", "hero", lives=25, names={"en": {"nom": "hero"}}),
    card("softener", "creature", Softening),
    card("doubler", "creature", Doubling),
    card("returner", "creature", Returning),
    card("gnome", "creature"),
    card("present", "spell"),
    card("pain", "spell", Pain),
    card("insight", "spell", Insight),
    card("patience", "spell", Patience),
    card("gift", "spell", Gift),
])  # fmt: skip


def after(spell: str, *play: str, deck: tuple[str, ...] = ("gnome", "gnome", "gnome")) -> HeroesGame:
    """Return a game in which a spell was played, with these cards in play."""
    game = board((Side("hero", play=play, hand=(spell,), deck=deck), Side("hero", deck=deck)), CARDS)
    assert game.decision is not None
    game.choose(next(option for option in game.decision.options if option["key"] == "play"))
    return game


def told(game: HeroesGame, *kinds: str) -> list[str]:
    """Return the kinds of the log's lines, of those asked for."""
    return [entry["kind"] for entry in game.log if entry["kind"] in kinds]


def strike(game: HeroesGame) -> int:
    """Return the strike of the gnome in play."""
    return next(game.traits(one.id).strike for one in game.everything() if one.zone == "play" and one.id > 2)


def test_rest_of_a_partly_replaced_event_happens_first_d66() -> None:
    game = after("pain", "softener")
    assert game.cards[game.players[0].hero].wounds == 2
    assert told(game, "wound", "draw") == ["wound", "draw"]


def test_nothing_is_done_with_a_card_whose_draw_was_replaced_d65() -> None:
    assert told(after("insight"), "draw", "shows") == ["draw", "shows"]
    assert told(after("insight", "doubler"), "draw", "shows") == ["draw", "draw"]


def test_creature_in_play_is_not_summoned_d48() -> None:
    game = after("pain", "returner")
    assert told(game, "wound", "enters_play", "declares") == ["wound"]


def test_for_the_next_turns_s8() -> None:
    game = after("patience", "gnome")
    strikes = [strike(game)]
    for _ in range(6):
        game.choose({"key": "pass"})
        strikes.append(strike(game))
    assert strikes == [3, 3, 4, 3, 4, 3, 3]


def test_placed_card_comes_from_the_reserve_s29() -> None:
    game = after("gift", deck=("gnome",))
    assert sorted(game.card(one).definition.id for one in game.zone("deck", 0)) == ["gnome", "present"]
