"""The editions of the rulebook as named switches; nothing else may ask which book is in force.

A switch is a field of `Edition`. The rules code reads it at the one place where the rule is carried out; a card never
does. Its rows ("D26") number the differences between the books as `docs/editions.md` lists them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

GRAVEYARD_FIRST: Final = "graveyard first"
RESERVE_INSTEAD: Final = "reserve instead"
AS_ANY_CARD: Final = "as any card"

Value = bool | str
"""What a switch stands on."""


@dataclass(frozen=True, slots=True)
class Switch:
    """What a switch chooses between: the differences it stands for, the clauses of the books, a sentence per value."""

    rows: tuple[str, ...]
    newer: str
    older: str
    early: str
    values: Mapping[Value, tuple[str, str]]
    """What each value means, in English and in Russian."""


def switch(default: Value, rows: str, clauses: tuple[str, ...], values: Mapping[Value, tuple[str, str]]) -> Any:
    """Return a field of `Edition`; `clauses` are those of the newer, the older and, if it differs, the oldest book."""
    newer, older, early = (*clauses, "")[:3]
    return field(default=default, metadata={"switch": Switch(tuple(rows.split()), newer, older, early, values)})


@dataclass(frozen=True, slots=True)
class Edition:
    """A rulebook as a set of switches; their defaults are the edition in force."""

    name: str
    cost_changes_act_in_hand: bool = switch(False, "D1", ("105.1.1, 203.2", "105.1.1, 203.3"), {
        False: ("A card in hand has its base cost; changes act while it is played.",
                "У карты в руке базовая стоимость; изменения действуют при розыгрыше."),
        True: ("A card in hand has its changed cost.", "У карты в руке изменённая стоимость."),
    })
    cost_changes_act_in_any_zone: bool = switch(True, "D2", ("105.1.1, 210.2, 211.2, 309.1", "105.1.1, 210.2"), {
        True: ("The cost of a card changes from whatever zone it is played.",
               "Стоимость карты меняется, из какой бы зоны она ни разыгрывалась."),
        False: ("Only the cost of a card played from hand changes.",
                "Меняется только стоимость карты, разыгрываемой с руки."),
    })
    targets_before_payment: bool = switch(True, "D3", ("309.1", "210.2, 309.1"), {
        True: ("Targets are chosen first; then the final cost is counted and paid.",
               "Сначала выбираются цели, потом определяется и оплачивается итоговая стоимость."),
        False: ("A spell is paid for first; then its targets are chosen.",
                "Сначала заклинание оплачивается, потом выбираются его цели."),
    })
    spell_counts_itself: bool = switch(True, "D4", ("309.1 (4-9), 210.2", "210.2"), {
        True: ("A spell lies in the graveyard when its cost is counted.",
               "Когда считается стоимость заклинания, оно уже на кладбище."),
        False: ("A spell goes to the graveyard once it is paid.", "Заклинание попадает на кладбище после оплаты."),
    })
    play_triggers_before_effect: bool = switch(True, "D5", ("309.1 (11), 309.2.1", "309.2"), {
        True: ("What triggers on the play of a spell is declared before the spell takes effect.",
               "Сработавшее на розыгрыш заклинания заявляется до выполнения заклинания."),
        False: ("It is declared after all of the spell was carried out.",
                "Оно заявляется после выполнения всего заклинания."),
    })
    one_alternative_cost: bool = switch(True, "D7", ("7 Free, 7 Alternative cost", "7 Бесплатно", "Бесплатно"), {
        True: ("A play has at most one alternative cost.", "У розыгрыша не больше одной альтернативной стоимости."),
        False: ("Several ways of not paying coins may be combined.",
                "Можно сочетать несколько способов не платить монеты."),
    })
    fury_is_marker: bool = switch(True, "D8", ("7 Fury, 309.1 (3)", "7 Ярость"), {
        True: ("Fury lays a wound marker that nothing modifies or prevents.",
               "Ярость кладёт маркер раны, который ничто не изменяет и не предотвращает."),
        False: ("Fury wounds for 1, like any ability.", "Ярость ранит на 1, как любая способность."),
    })
    cancelling_removes_triggers: bool = switch(True, "D10", ("518.1", "518.1, 518.2"), {
        True: ("Cancelling a card removes what triggered on its play; only Ambush stays.",
               "Отмена карты изымает сработавшее на её розыгрыш; остаётся только Засада."),
        False: ("What triggered on the play of a cancelled card is carried out.",
                "Сработавшее на розыгрыш отменённой карты выполняется."),
    })
    cancelled_card_may_go_elsewhere: bool = switch(True, "D11", ("518.1", "518.1"), {
        True: ("A cancelled card goes where the text says, else to the graveyard.",
               "Отменённая карта идёт, куда сказано в тексте, иначе на кладбище."),
        False: ("A cancelled card always goes to the graveyard.", "Отменённая карта всегда идёт на кладбище."),
    })
    only_finished_spells_are_repeated: bool = switch(False, "D13", ("7 Repeat", "7 Скопировать заклинание"), {
        False: ("A spell that broke off can be repeated.", "Прерванное заклинание можно повторить."),
        True: ("A spell that broke off or was cancelled is not copied.",
               "Прерванное или отменённое заклинание не копируется."),
    })
    trigger_limits_are_markers: bool = switch(True, "D14", ("112.5, 501.1", "112.5, 501.2"), {
        True: ("Declaring a triggered ability lays a use marker on its card.",
               "Заявка срабатывающей способности кладёт на карту маркер использования."),
        False: ("The limit of one declaration a turn leaves no marker.",
                "Ограничение одной заявкой за ход не оставляет маркера."),
    })
    marker_comes_with_declaration: bool = switch(True, "D15", ("113.4, 501.1, 501.2", "113.4, 501.2"), {
        True: ("The marker comes with the declaration, also of a use without payment.",
               "Маркер кладётся при заявке, в том числе без оплаты."),
        False: ("The limit is part of the payment: a use without payment lays no marker and heeds none.",
                "Ограничение – часть оплаты: без оплаты маркер не кладётся и не мешает."),
    })
    static_changes_are_base: bool = switch(True, "D18 D19", ("114.5, 504.1.1, 512.5, 505.1", "114.5, 504.5, 505.1"), {
        True: ("A static change of lives alters the base and kills only when the Queue is empty.",
               "Постоянное изменение жизней меняет базу и убивает, только когда Очередь пуста."),
        False: ("It is an effect: it takes additional lives away and kills at once.",
                "Это эффект: он снимает дополнительные жизни и убивает сразу."),
    })
    dead_keep_effects_for_all_triggers: bool = switch(True, "D23", ("205.3, 401.5", "205.3"), {
        True: ("The dead keep their effects until all that triggers on the death is queued.",
               "Погибшая карта хранит эффекты, пока в Очередь не занесено всё сработавшее на гибель."),
        False: ("The dead keep their effects only for the Death abilities of their own.",
                "Погибшая карта хранит эффекты только для собственных способностей на гибель."),
    })
    uniqueness_acts_at_once: bool = switch(True, "D24", ("503.1, 7 Uniqueness", "503.1, 7 Уникальность"), {
        True: ("Uniqueness is a rules effect: the first card leaves at once.",
               "Уникальность – эффект правил: первая карта уходит сразу."),
        False: ("Uniqueness goes through the Queue.", "Уникальность проходит через Очередь."),
    })
    zero_attacks_wound: bool = switch(False, "D25", ("512.1.1, 7 Vulnerability", "7 Уязвимость"), {
        False: ("A strike or shot of 0 is no source of wounds.", "Удар или выстрел на 0 – не источник ран."),
        True: ("It is one, and is increased like any.", "Он источник ран и увеличивается, как любой."),
    })
    in_doing_so_needs_full: bool = switch(True, "D26", ("118.4", "118.4, 119.8"), {
        True: ('"In doing so" asks for the first part in full.', "«При этом» требует первой части полностью."),
        False: ('"In doing so" asks for some success.', "«При этом» требует хоть какого-то успеха."),
    })
    trigger_cycles_are_cut: bool = switch(True, "D28", ("525.1, 525.2", "525.1, 525.2"), {
        True: ("A circle of triggered abilities is cut before it repeats.",
               "Цикл срабатывающих способностей прерывается до повторения."),
        False: ("Nothing stops it.", "Его ничто не прерывает."),
    })
    one_or_more_may_be_chosen: bool = switch(True, "D29", ("524.2", "524.2", "522.1"), {
        True: ('"Choose one or more" lets the player say how many.', "«Выберите один или более»: решает игрок."),
        False: ("The chain of a constructor has one length, the least that its text allows.",
                "У цепочки конструктора одна длина: наименьшая, что допускает текст."),
    })
    new_card_in_hand_or_deck: bool = switch(True, "D30", ("201.4, 203.4, 204.4", "203.4, 204.4"), {
        True: ("A card that comes into a hand or deck is another card from then on.",
               "Карта, попавшая в руку или колоду, с этого момента другая карта."),
        False: ("It is another card only when it returns to the play zone.",
                "Она другая карта, только когда вернётся в игровую зону."),
    })
    delayed_effects_on_owners_hero: bool = switch(False, "D34", ("521.1", "521.1", "508.4.3"), {
        False: ("A delayed effect lies on the hero who controls the ability.",
                "Отложенный эффект лежит на герое, контролирующем способность."),
        True: ("It lies on the hero of the owner of the card.", "Он лежит на герое владельца карты."),
    })
    cards_outside_squad_are_yours: bool = switch(True, "D37", ("7 Your card", "7 Ваша карта"), {
        True: ("Your cards are also in your deck and graveyard.", "Ваши карты – и те, что в колоде и на кладбище."),
        False: ("Cards in your deck and graveyard are not called yours.",
                "Карты в колоде и на кладбище вашими не называются."),
    })
    created_cards: str = switch(
        GRAVEYARD_FIRST, "D38 D39 D40", ("7 Created, 106.2.5, 519.6.1", "519.6.1", "517.6.1"), {
            GRAVEYARD_FIRST: ("A created card dies, then goes to the reserve; hand and deck are closed to it.",
                              "Созданная карта погибает и потом уходит в запас; в руку и колоду она не попадает."),
            RESERVE_INSTEAD: ("A created card goes to the reserve instead of leaving play in any way.",
                              "Созданная карта, вместо того чтобы покинуть игру, уходит в запас."),
            AS_ANY_CARD: ("A created card goes to hand, deck and graveyard like any card.",
                          "Созданная карта попадает в руку, колоду и на кладбище, как любая."),
        })
    copies_die: bool = switch(True, "D41", ("7 Create a copy of a creature", "7 Создать копию существа"), {
        True: ("A copy dies, and goes to the reserve after that.", "Копия погибает и потом уходит в запас."),
        False: ("A copy touches no other zone: it does not die.", "Копия не касается других зон и не погибает."),
    })
    obtained_placed_cards_leave: bool = switch(True, "D42", ("7 Placed", "7 Помещённый"), {
        True: ("A placed card that becomes obtained goes to the reserve.",
               "Помещённая карта, которую добывают, уходит в запас."),
        False: ("A placed card is obtained like any.", "Помещённая карта добывается, как любая."),
    })
    summons_from_any_zone: bool = switch(True, "D43", ("519.3, 7 Summoning", "519.3"), {
        True: ("A card is summoned from the zone where it is.", "Карта вызывается из той зоны, где она есть."),
        False: ("A card is summoned from the deck only.", "Карта вызывается только из колоды."),
    })
    declined_search_shuffles: bool = switch(False, "D44", ("519.3.1", "519.3.1"), {
        False: ("Who declines a search does not look, and nothing is shuffled.",
                "Отказавшийся от поиска не смотрит колоду, и она не перемешивается."),
        True: ("The deck is shuffled in any case.", "Колода перемешивается в любом случае."),
    })
    source_must_be_found: bool = switch(True, "D45", ("519.3.1, 7 Search", "519.3.1"), {
        True: ("A card that summons itself from the deck cannot be left there.",
               "Карту, которая вызывает сама себя из колоды, нельзя оставить там."),
        False: ("Any summons from a deck may be declined.", "От любого вызова из колоды можно отказаться."),
    })
    blocker_after_declaration_triggers: bool = switch(True, "D49", ("307.1", "307.1, 107.3"), {
        True: ("A blocker is assigned after what triggers on the declaration of the attack.",
               "Защитник назначается после сработавшего на объявление атаки."),
        False: ("A blocker is assigned at once.", "Защитник назначается сразу."),
    })
    newer_keyword_replaces: bool = switch(
        False, "D52 D53", ("7 Armor X, 7 Poison X and six more", "7 Броня Х, 7 Отравление Х …", "Авангард Х"), {
            False: ("Of two values of a keyword the greater acts; the lesser waits.",
                    "Из двух значений особенности действует большее, меньшее ждёт."),
            True: ("The newer value replaces the older for good.", "Новое значение навсегда заменяет старое."),
        })
    heroes_can_be_poisoned: bool = switch(True, "D54", ("7 Poison X", "7 Отравление Х"), {
        True: ("Poison wounds any character.", "Отравление ранит любого персонажа."),
        False: ("Poison is of creatures.", "Отравление бывает у существ."),
    })
    poison_grows_only_where_it_is: bool = switch(False, "D55", ("7 Increase poison", "7 Усилить отравление"), {
        False: ("Increasing poison is legal on anyone.", "Усилить отравление можно на любом."),
        True: ("It is legal on the poisoned only.", "Усилить можно только имеющееся отравление."),
    })
    vanguard_returns_the_dead: bool = switch(False, "D56", ("7 Vanguard X", "7 Авангард Х", "Авангард Х"), {
        False: ("The creature played with Vanguard returns to hand unless it has died.",
                "Существо, сыгранное Авангардом, возвращается в руку, если не погибло."),
        True: ("It returns to hand whether or not it has died.", "Оно возвращается в руку, даже если погибло."),
    })
    heroes_meditate: bool = switch(False, "D57", ("7 Meditation", "7 Медитация Х"), {
        False: ("Meditation acts when a creature with it is attacked.", "Медитация действует при атаке на существо."),
        True: ("Meditation acts when any card with it is attacked.", "Медитация действует при атаке на любую карту."),
    })
    hero_dies_of_starting_lives: bool = switch(False, "S37", ("503.1, 601, 604.1, 504.2", "503.1, 601, 604.1"), {
        False: ("A hero loses when no current lives are left.", "Герой проигрывает, когда не осталось текущих жизней."),
        True: ("A hero loses by as many wounds as its starting lives.",
               "Герой проигрывает, когда ран столько же, сколько начальных жизней."),
    })

    def changed(self) -> dict[str, Value]:
        """Return the switches that stand otherwise than in the edition of this name."""
        usual = EDITIONS[self.name]
        return {name: getattr(self, name) for name in SWITCHES if getattr(self, name) != getattr(usual, name)}


SWITCHES: Mapping[str, Switch] = {row.name: row.metadata["switch"] for row in fields(Edition) if row.metadata}
"""All switches by name, in the order of their first row."""

CURRENT = Edition("current")
"""The English rulebook, in force."""
EARLIER = Edition(
    "heroes-ru",
    cost_changes_act_in_hand=True,
    cost_changes_act_in_any_zone=False,
    targets_before_payment=False,
    spell_counts_itself=False,
    play_triggers_before_effect=False,
    one_alternative_cost=False,
    fury_is_marker=False,
    cancelling_removes_triggers=False,
    cancelled_card_may_go_elsewhere=False,
    only_finished_spells_are_repeated=True,
    trigger_limits_are_markers=False,
    marker_comes_with_declaration=False,
    static_changes_are_base=False,
    dead_keep_effects_for_all_triggers=False,
    uniqueness_acts_at_once=False,
    zero_attacks_wound=True,
    in_doing_so_needs_full=False,
    trigger_cycles_are_cut=False,
    new_card_in_hand_or_deck=False,
    cards_outside_squad_are_yours=False,
    created_cards=RESERVE_INSTEAD,
    copies_die=False,
    obtained_placed_cards_leave=False,
    summons_from_any_zone=False,
    declined_search_shuffles=True,
    source_must_be_found=False,
    blocker_after_declaration_triggers=False,
    newer_keyword_replaces=True,
    heroes_can_be_poisoned=False,
    poison_grows_only_where_it_is=True,
    heroes_meditate=True,
)
"""The Russian rulebook before it."""
EARLIEST = replace(
    EARLIER,
    name="early",
    one_or_more_may_be_chosen=False,
    delayed_effects_on_owners_hero=True,
    created_cards=AS_ANY_CARD,
    vanguard_returns_the_dead=True,
)
"""The oldest one, of which a fragment is known; where it is silent, the Russian rulebook speaks."""
EDITIONS: Mapping[str, Edition] = {edition.name: edition for edition in (CURRENT, EARLIER, EARLIEST)}


def edition_of(name: str, changed: Mapping[str, Value] | None = None) -> Edition:
    """Return an edition by name, with some switches changed; a saved game may say nothing of switches.

    Raises KeyError for an unknown edition, TypeError for an unknown switch.
    """
    return replace(EDITIONS[name], **(changed or {}))  # type: ignore[arg-type]
