"""Playing a card, item by item of 309.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from runtime.heroes.abilities import CancellingAbility, Cost, PlayObtained, SpellAbility
from runtime.heroes.context import See
from runtime.heroes.costs import additional_costs, fixed_cost, fury_creatures, legal_xs, may_play, play_cost, ways
from runtime.heroes.happening import note
from runtime.heroes.legality import can_declare
from runtime.heroes.pipeline import inactive_first, rows_for, waiting
from runtime.heroes.procedures.carrying_out import announce
from runtime.heroes.procedures.declaring import start_modes, start_payment
from runtime.heroes.procedures.registry import PROCEDURES
from runtime.heroes.values import amount_of
from runtime.heroes.zones import relocate
from runtime.kernel.abilities import StaticAbility
from runtime.kernel.agenda import Frame
from runtime.kernel.choosing import start
from runtime.kernel.data import Data
from runtime.kernel.definitions import Held
from runtime.kernel.effects import add_effect
from runtime.kernel.results import failed, result
from runtime.kernel.terms import GRAVEYARD, PLAY, SPELL, Variable

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame


def choose_way(game: HeroesGame, frame: Frame) -> None:
    """Item 3: choose how to pay: coins, or at most one alternative cost (7 Alternative cost)."""
    values = frame.values
    values["fury"] = []
    if values.get("free"):
        values["answer"] = {"key": "way", "way": "free"}
        return
    options = ways(game, values["player"], values["card"], values.get("less", 0))
    game.ask(frame, values["player"], "way", options, card=values["card"])


def way_chosen(game: HeroesGame, frame: Frame) -> None:
    """Take the way; one that is not coins is free of them. Whether more may be added, the edition says."""
    values = frame.values
    answer = values.pop("answer")
    taken = values.setdefault("ways", [])
    if answer["key"] == "way":
        taken.append(answer)
        values["free"] = answer["way"] != "coins"
        if answer["way"] == "alternative" and not game.edition.one_alternative_cost:
            offer_more_ways(game, frame)
        elif answer["way"] == "coins" and fixed_cost(game, values["card"]) is not None:
            values.update(ways=[], x=values.get("x", 0), additional=[], offered=[])
            frame.step = MOVING


def offer_more_ways(game: HeroesGame, frame: Frame) -> None:
    """Offer the alternative costs that were not taken yet."""
    values = frame.values
    left = [way for way in ways(game, values["player"], values["card"], values.get("less", 0))
            if way["way"] == "alternative" and way not in values["ways"]]
    if left:
        frame.step = 1
        game.ask(frame, values["player"], "way", [*left, {"key": "done"}], card=values["card"])


def ask_x(game: HeroesGame, frame: Frame) -> None:
    """Item 3: announce X, at least 1 (105.1.2); a free play has X = 0 (105.1.3)."""
    values = frame.values
    card = game.card(values["card"])
    if not isinstance(card.definition.cost, Variable) or values.get("free"):
        values["answer"] = {"key": "x", "x": values.get("x", 0)}
        return
    xs = legal_xs(game, values["player"], card.id, values.get("less", 0))
    game.ask(frame, values["player"], "x", [{"key": "x", "x": x} for x in xs], card=card.id)


def ask_fury(game: HeroesGame, frame: Frame) -> None:
    """Item 3: additional cost: choose creatures for Fury, no more than the card's base cost."""
    values = frame.values
    if "answer" in values:
        answer = values.pop("answer")
        if answer["key"] == "x":
            values["x"] = answer["x"]
        elif answer["key"] == "fury":
            values["fury"].append(answer["card"])
        else:
            return
    found = fury_creatures(game, values)
    if not found:
        return
    options: list[Data] = [{"key": "fury", "card": card} for card in found]
    if play_cost(game, values["player"], values["card"], values) <= game.players[values["player"]].open_coins:
        options.append({"key": "done"})
    frame.step = 3
    game.ask(frame, values["player"], "fury", options, card=values["card"], picked=len(values["fury"]))


def move_card(game: HeroesGame, frame: Frame) -> None:
    """Item 4: a spell goes to the graveyard.

    Any other card is put into play in the last item, so that a cancelled card has never entered play, and one that
    counts the cards in hand counts itself (203.2).
    """
    values = frame.values
    card = game.edit(values["card"])
    values["from"] = card.zone
    if card.definition.type == SPELL:
        if game.edition.spell_counts_itself:
            values["card"] = relocate(game, card.id, GRAVEYARD)
        values["sentences"] = [sentence.key for sentence in card.definition.sentences]
    else:
        values["sentences"] = []
    card = game.edit(values["card"])
    card.controller = values["player"]
    card.paid = {key: value for key, value in card.paid.items() if key in ("created", "copy", "placed with")}
    card.paid.update(x=values["x"])
    game.player(values["player"]).played += 1
    values.update(number=game.players[values["player"]].played, declared=[], targets={})
    if not values["sentences"]:
        frame.step = PAYING


def targets_first(game: HeroesGame, frame: Frame) -> None:
    """Items 5 and 6: determine modes and targets, before the final cost."""
    if game.edition.targets_before_payment:
        spell_targets(game, frame)


def targets_after_payment(game: HeroesGame, frame: Frame) -> None:
    """A spell that is paid lies in the graveyard; its abilities are declared now, if they were not before (210.2)."""
    values = frame.values
    if values["sentences"] and game.card(values["card"]).zone != GRAVEYARD:
        values["card"] = relocate(game, values["card"], GRAVEYARD)
    if not game.edition.targets_before_payment:
        spell_targets(game, frame)


def spell_targets(game: HeroesGame, frame: Frame) -> None:
    """Determine modes and targets, sentence by sentence; divisions are picks of the same card."""
    values = frame.values
    here = frame.step - 1
    at = len(values["declared"])
    if at >= len(values["sentences"]):
        return
    frame.step = here
    key = values["sentences"][at]
    ability = cast(SpellAbility, game.definitions.abilities[key])
    context = sentence(values, key)
    if ability.choose is not None:
        if "modes" not in values:
            choose = ability.choose
            see = See(game, ability, context)
            start_modes(game, see, key, [mode.key for mode in choose.modes], see.amount(choose.least),
                        see.amount(choose.most), choose.repeats, choose.by)
            return
        values["sentences"] = [*values["sentences"][:at], *values.pop("modes"), *values["sentences"][at + 1:]]
        return
    if not getattr(ability, "refers_back", False):
        for target in ability.at_declaration:
            if str(target.number) not in values["targets"]:
                start(game, {**context, "targets": values["targets"]}, "targets", target)
                return
    context["targets"] = values["targets"]
    values["targets"] = {}
    values["declared"].append(context)
    announce(game, ability, context, ability.at_declaration)


def sentence(values: Data, key: str) -> Data:
    """Return the values of one of the spell's abilities."""
    return {"ability": key, "card": values["card"], "player": values["player"], "value": 0, "effect": 0, "event": None,
            "x": values["x"], "targets": {}, "done": {}}


def pay(game: HeroesGame, frame: Frame) -> None:
    """Items 7 to 9: determine the final cost and close the coins.

    Whatever could be illegal was not offered, so item 7 has nothing to send back.
    """
    values = frame.values
    player = values["player"]
    cost = 0 if values.get("free") else play_cost(game, player, values["card"], values)
    if cost:
        game.player(player).closed += cost
    use_costs(game, values["card"])
    card = game.adjust(values["card"])
    card.paid = {**card.paid, "coins": cost, "fury": len(values["fury"])}
    for wounded in values["fury"]:
        if game.edition.fury_is_marker and game.is_in_play(wounded):
            game.adjust(wounded).wounds += 1
    game.record({"kind": "plays", "player": player, "card": game.label(card.id), "amount": cost, "x": values["x"],
                 "from": values["from"], "cause": "309.1"})
    if card.definition.type == SPELL:
        break_holder(game, values)
    fury(game, values)
    if not values.get("ways") and not values["additional"]:
        frame.step = PAID


def use_costs(game: HeroesGame, card: int) -> None:
    """Count a use of the delayed rules about the cost of the next such card (521)."""
    for see, held in list(game.acting_with(Cost)):
        ability = held.ability
        if held.effect > 0 and isinstance(ability, StaticAbility) and ability.affects(see, card):
            game.use_effect(see.this, held.effect, ability.key)


def pay_otherwise(game: HeroesGame, frame: Frame) -> None:
    """Item 9: pay the alternative cost."""
    way = frame.values["ways"].pop(0) if frame.values.get("ways") else {"way": "coins"}
    if way["way"] == "alternative":
        frame.step = 8
        start_payment(game, payer(frame.values, way), f"rows:{way['row']}")


def payer(values: Data, cost: Data) -> Data:
    """Return the values with which a cost that a static ability gives is paid."""
    return {"ability": cost["ability"], "card": cost["source"], "player": values["player"], "value": 0, "effect": 0,
            "event": None, "x": values["x"], "targets": {}, "done": {}}


def find_additional(game: HeroesGame, frame: Frame) -> None:
    """Item 3: find the additional costs; of the optional ones, ask (7 Additional cost)."""
    values = frame.values
    if "additional" not in values:
        values["additional"] = []
        values["offered"] = additional_costs(game, values["player"], values["card"])
    if "answer" in values and values.pop("answer")["key"] == "yes":
        values["additional"].append(values["asked"])
    if not values["offered"]:
        return
    cost = values["asked"] = values["offered"].pop(0)
    frame.step = 4
    options: list[Data] = [{"key": "yes"}]
    if cost["optional"]:
        options = [{"key": "yes"}, {"key": "no"}] if cost["payable"] else [{"key": "no"}]
    game.ask(frame, values["player"], "additional cost", options, card=values["card"], ability=cost["ability"])


def pay_additional(game: HeroesGame, frame: Frame) -> None:
    """Item 9: pay the additional costs."""
    values = frame.values
    if values.pop("paid", False) and values.get("paying"):
        card = game.adjust(values["card"])
        card.paid = {**card.paid, values.pop("paying"): 1}
    if values["additional"]:
        frame.step = 9
        cost = values["additional"].pop(0)
        values["paying"] = cost["name"]
        start_payment(game, payer(values, cost), f"rows:{cost['row']}")


def fury(game: HeroesGame, values: Data) -> None:
    """Let the wounds of Fury be felt; in the earlier edition they are wounds like any."""
    how = "fury" if game.edition.fury_is_marker else "ability"
    events = [{"kind": "wound", "card": card, "source": values["card"], "how": how, "by": values["player"],
               "amount": 0 if game.edition.fury_is_marker else 1, "cause": "7 Fury"} for card in values["fury"]]
    if events:
        game.perform(events)


def find_cancellers(game: HeroesGame, frame: Frame) -> None:
    """Item 10: see who can cancel the card, the inactive player's cards first (518)."""
    values = frame.values
    event = played_event(values)
    cancellers = []
    outside = [(number, held) for number in game.outside("cancel") for held in game.traits(number).cancelling]
    for number, held in (*inactive_first(game, waiting(event, game.abilities("cancelling"))), *outside):
        if not game.works_here(number, held.ability):
            continue
        ability = cast(CancellingAbility, held.ability)
        see = game.see(number, held, event)
        if (ability.cancels.matches(ability, see) and ability.condition(see) and can_declare(see)
                and game.within_limit(number, ability)):
            cancellers.append({"card": number, "ability": ability.key, "value": held.value, "effect": held.effect,
                               "player": see.you, "may": ability.may})
    values["cancellers"] = cancellers
    if not cancellers:
        frame.step = PLAYED


def played_event(values: Data) -> Data:
    """Return the event of the play."""
    return {"kind": "played", "card": values["card"], "player": values["player"], "number": values["number"],
            "x": values["x"], "from": values["from"], "source": 0, "free": bool(values.get("free")), "repeated": False}


def offer_cancelling(game: HeroesGame, frame: Frame) -> None:
    """Item 10: ask the next player who can cancel the card."""
    values = frame.values
    if values.get("cancelled") or not values["cancellers"]:
        values["cancellers"] = []
        values["answer"] = {"key": "no"}
        return
    canceller = values["cancellers"][0]
    options: list[Data] = [{"key": "yes"}]
    if canceller["may"]:
        options.append({"key": "no"})
    game.ask(frame, canceller["player"], "cancel", options, card=canceller["card"], ability=canceller["ability"],
             played=values["card"])


def cancel(game: HeroesGame, frame: Frame) -> None:
    """Item 10: carry the cancellation out, outside the Queue (518.3)."""
    values = frame.values
    if not values["cancellers"]:
        values.pop("answer")
        return
    frame.step = 12
    canceller = values["cancellers"].pop(0)
    if values.pop("answer")["key"] == "yes" and canceller["card"] in game.cards:
        held = Held(game.definitions.abilities[canceller["ability"]], canceller["value"], canceller["effect"])
        if not can_declare(game.see(canceller["card"], held, played_event(values))):
            return
        game.mark(canceller["card"], held.ability)
        game.push("carry_out", **{name: canceller[name] for name in ("card", "ability", "value", "effect", "player")},
                  event=played_event(values), targets={}, done={}, outside=True)


def trigger_play(game: HeroesGame, frame: Frame) -> None:
    """Item 11: what triggers on the play; after a cancellation only Ambush (518.1)."""
    values = frame.values
    if values.get("cancelled"):
        before = len(game.waiting)
        game.collect(played_event(values))
        added = [entry for entry in game.waiting[before:]
                 if game.definitions.abilities[entry["ability"]].keyword == "ambush"
                 or not game.edition.cancelling_removes_triggers]
        game.waiting[before:] = added
        game.agenda.pop()
        report(game, frame, done=False)
        return
    game.collect(played_event(values))
    if may_declare_now(game, values) and values["sentences"]:
        waiting, game.waiting = game.waiting, []
        game.push("declare_all", triggers=waiting)


def may_declare_now(game: HeroesGame, values: Data) -> bool:
    """Tell whether what has triggered is declared before the spell, or the rest of it, is carried out."""
    return bool(game.waiting) and not values.get("nested") and game.edition.play_triggers_before_effect


def take_effect(game: HeroesGame, frame: Frame) -> None:
    """Item 12: carry out the spell's abilities in order, or let the card enter play."""
    values = frame.values
    if values["declared"]:
        frame.step = 15
        if may_declare_now(game, values):
            waiting, game.waiting = game.waiting, []
            game.push("declare_all", triggers=waiting)
            return
        context = values["declared"].pop(0)
        ability = cast(SpellAbility, game.definitions.abilities[context["ability"]])
        context["earlier"] = values.get("earlier", [])
        context["earlier_targets"] = values.get("earlier_targets", [])
        if getattr(ability, "refers_back", False) and not can_declare(See(game, ability, context)):
            return
        game.push("carry_out", **context, sentence=True)
    elif not values["sentences"] and game.card(values["card"]).definition.type != SPELL:
        card = game.edit(values["card"])
        break_holder(game, values)
        for keyword in values.get("gains", []):
            add_effect(game, card.id, "keyword", None, keyword=keyword, amount=1)
        game.perform([{"kind": "enters_play", "card": card.id, "player": values["player"], "how": "play", "source": 0,
                       "cause": "309.2.1", "gains": []}])


def break_holder(game: HeroesGame, values: Data) -> None:
    """Destroy the Egg from under which the card is played (8 Egg)."""
    holder = values.get("breaks", 0)
    if holder and game.is_in_play(holder):
        game.perform([{"kind": "dies", "card": holder, "how": "destroy", "source": 0, "cause": "8 Egg"}])


def end_play(game: HeroesGame, frame: Frame) -> None:
    """Tell an ability that had the card played what came of it."""
    for row in frame.values.pop("results", []):
        if row["kind"] == "enters_play" and row["done"]:
            frame.values["card"] = row["cards"][0]
    game.agenda.pop()
    report(game, frame, done=True)
    card = game.cards.get(frame.values["card"])
    if frame.values.get("from") == GRAVEYARD and card is not None and card.definition.from_graveyard:
        player = frame.values["player"]
        hero = game.players[player].hero
        game.perform([{"kind": "obtain", "holder": hero, "card": card.id, "source": 0, "by": player,
                       "cause": "7 Obtains"}])


def report(game: HeroesGame, frame: Frame, done: bool) -> None:
    """Report to the events in progress, if an ability had the card played."""
    if frame.values.get("nested"):
        game.agenda[-1].values["report"] = {"done": done, "full": done, "amount": int(done),
                                            "cards": [frame.values["card"]] if done else []}


PROCEDURES.add("play", choose_way, way_chosen, ask_x, ask_fury, find_additional, move_card, targets_first, pay,
               pay_otherwise, pay_additional, targets_after_payment, find_cancellers, offer_cancelling, cancel,
               trigger_play, take_effect, end_play)
MOVING, PAYING, PAID, PLAYED = 5, 7, 10, 14
"""The steps with which a play goes on if there is nothing to choose, to aim at or else to pay, nobody to cancel it."""


# Plays, repetitions and cancellations that abilities start

def cancel_play(game: HeroesGame, event: Data) -> Data:
    """Cancel the card that is being played: its declarations are void and it goes away (518.1, 518.2)."""
    play = next((frame for frame in reversed(game.agenda) if frame.procedure == "play"), None)
    if play is None or play.values.get("cancelled"):
        return failed(event)
    play.values["cancelled"] = True
    play.values["declared"] = []
    card = play.values["card"]
    note(game, {**event, "card": card})
    to = event.get("to", GRAVEYARD) if game.edition.cancelled_card_may_go_elsewhere else GRAVEYARD
    if game.card(card).zone != to:
        play.values["card"] = relocate(game, card, to)
    return result(event, cards=[play.values["card"]])


def start_free_play(game: HeroesGame, event: Data) -> Data:
    """Play a card for free from where it is (7 Free, 105.1.3); a spell must be legal with X = 0."""
    found = game.cards.get(event["card"])
    if found is None or found.zone == PLAY or not may_play(game, event["player"], found.id, 0):
        return failed(event)
    if being_played(game, found.id):
        return failed(event)
    game.push("play", card=found.id, player=event["player"], free=True, nested=True, gains=event.get("gains", []))
    return result(event)


def being_played(game: HeroesGame, card: int) -> bool:
    """A card that is being played cannot be played once more (514.1)."""
    return any(frame.procedure == "play" and frame.values["card"] == card for frame in game.agenda)


def start_repeat(game: HeroesGame, event: Data) -> Data:
    """Repeat a spell: its abilities are declared anew, with its X, and carried out (7 Repeat)."""
    found = game.cards.get(event["card"])
    if found is None or found.definition.type != SPELL:
        return failed(event)
    if game.edition.only_finished_spells_are_repeated and found.paid.get("broken off"):
        return failed(event)
    sentences = [sentence.key for sentence in found.definition.sentences]
    game.push("repeat", card=found.id, player=event["player"], x=found.paid.get("x", 0), sentences=sentences,
              declared=[], targets={}, nested=True)
    return result(event, cards=[found.id])


def repeat_played(game: HeroesGame, frame: Frame) -> None:
    """Triggered abilities on the play of a spell trigger on its repetition, too."""
    values = frame.values
    game.collect({"kind": "played", "card": values["card"], "player": values["player"], "number": 0,
                  "x": values["x"], "from": "", "source": 0, "repeated": True})


def repeat_targets(game: HeroesGame, frame: Frame) -> None:
    """Choose the targets."""
    spell_targets(game, frame)


def repeat_effect(game: HeroesGame, frame: Frame) -> None:
    """Carry the abilities out."""
    take_effect(game, frame)
    if frame.step == 15:
        frame.step = 2


PROCEDURES.add("repeat", repeat_played, repeat_targets, repeat_effect, end_play)


def trigger_again(game: HeroesGame, event: Data) -> Data:
    """Add the triggers of a card that a keyword heads once more; a Hire that triggers again has the same event."""
    card = event["card"]
    found = [entry for entry in game.waiting if entry["card"] == card
             and game.definitions.abilities[entry["ability"]].keyword == event["keyword"]]
    if not found and game.is_in_play(card):
        found = fresh_triggers(game, card, event["keyword"])
    if not found:
        return failed(event)
    game.waiting.extend(found)
    note(game, event)
    return result(event)


def fresh_triggers(game: HeroesGame, card: int, keyword: str) -> list[Data]:
    """Return triggers of a card in play as if their condition had just been met."""
    traits = game.traits(card)
    rows = []
    for kind, held_ones in traits.triggers.items():
        for held in held_ones:
            if held.ability.keyword == keyword:
                rows.append({"ability": held.ability.key, "card": card, "player": game.card(card).controller,
                             "value": held.value, "effect": held.effect, "memory": {},
                             "event": {"kind": kind, "card": card, "player": game.card(card).controller}})
    return rows


def playable_elsewhere(game: HeroesGame, player: int) -> list[tuple[int, int, int]]:
    """Return the cards that a card in play lets you play from under it (8 Egg): card, discount, what breaks."""
    found: list[tuple[int, int, int]] = []
    for holder in game.zone(PLAY, player) if game.acting_with(PlayObtained) else ():
        under = game.card(holder).under
        if under:
            for see, row in rows_for(game, holder, PlayObtained):
                assert isinstance(row, PlayObtained)
                less = amount_of(row.less, see, holder)
                found.extend((card, less, holder if row.breaks else 0) for card in under
                             if row.cards is None or row.cards(see.ability, see, card))
    return found


# Chains chosen inside an ability

def choose_chain(game: HeroesGame, frame: Frame) -> None:
    """Let the chain be composed (524)."""
    event = frame.values["event"]
    context = {"card": event["source"], "player": event["by"], "ability": event["ability"], "targets": {}, "done": {}}
    see = See(game, game.definitions.abilities[event["ability"]], context)
    start_modes(game, see, event["ability"], event["modes"], event["least"], event["most"], event["repeats"],
                event["chooser"])


def run_chain(game: HeroesGame, frame: Frame) -> None:
    """Carry the chosen items out in order."""
    values = frame.values
    if not values["modes"]:
        return
    frame.step = 1
    event = values["event"]
    game.push("carry_out", ability=values["modes"].pop(0), card=event["source"], player=event["by"], value=0, effect=0,
              event=None, targets={}, done={}, reports=True)


def end_chain(game: HeroesGame, frame: Frame) -> None:
    """Hand the report of the last item on."""
    game.agenda.pop()
    game.agenda[-1].values["report"] = frame.values.get("report", {})


PROCEDURES.add("chosen_modes", choose_chain, run_chain, end_chain)
