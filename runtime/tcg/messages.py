"""What happened, what is asked and what can be chosen, in words: one table of English and Russian."""

from __future__ import annotations

from typing import Any

from runtime.kernel import messages
from runtime.kernel.data import Data
from runtime.tcg import battlefield

# A part in square brackets is left out if something in it is not known. Russian cases: {card.acc}.
LOG: dict[str, tuple[str, str]] = {
    **messages.COMMON_LOG,
    "redeal": ("{player} redeals", "{player} берёт новую раздачу"),
    "roll won": ("{player} wins the roll: {amount}", "{player} выигрывает бросок: {amount}"),
    "goes first": ("{player} is the First player", "{player} — первый игрок"),
    "recruited": ("{player} has recruited cards: {amount}", "{player} набирает отряд, карт: {amount}"),
    "host": ("{card} is placed on {other}", "{card}: хозяин — {other}"),
    "pass": ("{player} ends the Main phase", "{player} завершает основную фазу"),
    "declares": ("{card}: an ability is announced[; targets: {targets}]",
                 "{card}: объявлена особенность[; цели: {targets}]"),
    "declares_attack": ("{card} announces an attack on {target}",
                        "{card} {card:объявляет|объявляют} атаку на {target.acc}"),
    "block declared": ("{card} is appointed as a defender", "{card}: назначается защитником"),
    "block": ("{card} defends", "{card} {card:выступает защитником|выступают защитниками}"),
    "rolls": ("{card}: the die shows {amount}", "{card}: на кубике {amount}"),
    "roll counts": ("{card}: the roll counts as {amount}", "{card}: бросок считается за {amount}"),
    "add_next": ("{card}: next time {amount:+}", "{card}: в следующий раз {amount:+}"),
    "stay_open": ("{card} will not close for this attack", "{card} не {card:закроется|закроются} за эту атаку"),
    "change_roll": ("The roll becomes {amount}", "Бросок становится равен {amount}"),
    "weakens": ("The strike of {card} is weakened", "{card}: удар ослаблен по таблице"),
    "miss": ("{card} misses {target}", "{card} {card:промахивается|промахиваются}: {target}"),
    "blocked": ("{card}: blocked", "{card}: заблокировано"),
    "protected": ("{card} is protected", "{card}: защита действует"),
    "interrupted": ("{card}: cancelled without payment", "{card}: отменено без оплаты"),
    "interrupt": ("{card}: interrupted", "{card}: прервано"),
    "block_action": ("{card}: blocked", "{card}: заблокировано"),
    "replaces": ("{card}: it happens otherwise", "{card}: событие заменено"),
    "cycle": ("{card}: the chain stops", "{card}: цепочка прервана"),
    "set_current_life": ("{card}: current life becomes {amount}", "{card}: остаётся жизней: {amount}"),
    "add_lives": ("{card}: life {amount:+}", "{card}: жизни {amount:+}"),
    "remove_lives": ("{card} loses additional life: {amount}",
                     "{card} {card:теряет|теряют} дополнительные жизни: {amount}"),
    "lose_life": ("{card} loses life: {amount}", "{card} {card:теряет|теряют} жизни: {amount}"),
    "destroy": ("{card} receives the destruction effect", "{card} {card:получает|получают} эффект уничтожения"),
    "incarnate": ("{card} receives an incarnation token", "{card} {card:получает|получают} фишку воплощения"),
    "disincarnate": ("{card} loses incarnation tokens: {amount}",
                     "{card} {card:теряет|теряют} жетоны инкарнации: {amount}"),
    "enters_play": ("{card} comes[ to {square}]", "{card} {card:появляется|появляются}[ на {square}]"),
    "relocate": ("{card}: {left} → {square}", "{card}: {left} → {square}"),
    "swap": ("{card} and {other} swap places", "{card} и {other} меняются местами"),
    "become": ("{card} changes its kind", "{card}: меняется вид"),
    "crystals": ("{player} receives crystals: {amount}", "{player} получает кристаллы: {amount}"),
    "put_tokens": ("{card} receives tokens: {amount}", "{card} {card:получает|получают} фишки: {amount}"),
    "put_tokens accumulate": ("{card} accumulates a token", "{card} {card:накапливает|накапливают} фишку"),
    "remove_tokens": ("{card} loses tokens: {amount}", "{card} {card:теряет|теряют} фишки: {amount}"),
    "add_move": ("{card}: movement {amount:+}", "{card}: движение {amount:+}"),
    "gain": ("{card} gains an ability[: {feature}]", "{card} {card:получает|получают} особенность[: {feature}]"),
    "lose": ("{card} loses an ability[: {feature}]", "{card} {card:теряет|теряют} особенность[: {feature}]"),
    "lose_features": ("{card} loses its abilities", "{card} {card:теряет|теряют} особенности"),
    "lay_on_square": ("Square {square} acquires an ability[: {feature}]",
                      "Поле {square} получает особенность[: {feature}]"),
    "occupy": ("Square {square} counts as occupied", "Поле {square} считается занятым"),
    "act_again": ("{card} may act again", "{card} {card:может|могут} действовать ещё раз"),
    "hide": ("{card} is turned face down", "{card}: карта перевёрнута"),
    "reveal": ("{card} is revealed", "{card} {card:вскрывается|вскрываются}"),
    "retreats": ("{card} retreats", "{card} {card:отступает|отступают}"),
    "offers a draw": ("{player} offers a draw", "{player} предлагает ничью"),
    "time out": ("Time has run out", "Время вышло"),
    "campaign over": ("{winner} wins the campaign", "{winner} выигрывает кампанию"),
    "draw": ("The game is over: a draw", "Игра окончена: ничья"),
}
QUESTIONS: dict[str, tuple[str, str]] = {
    **messages.COMMON_QUESTIONS,
    "redeal": ("keep the deal?", "оставить раздачу?"),
    "loser's cards": ("which cards of the deck come into the deal?", "какие карты колоды взять в раздачу?"),
    "order of turns": ("who is the First player?", "кто первый игрок?"),
    "moment": ("which ability is applied next?", "какую особенность применить следующей?"),
    "recruit": ("which card is recruited?", "какую карту взять в отряд?"),
    "place": ("which card is placed next?", "какую карту расставить следующей?"),
    "square": ("{card}: on which square?", "{card}: на какое поле?"),
    "hidden": ("which cards stay hidden?", "какие карты остаются скрытыми?"),
    "host": ("{card}: who is its host?", "{card}: кто хозяин?"),
    "turn": ("what next?", "что дальше?"),
    "priority": ("pass or announce?", "пас или действие?"),
    "weaken": ("weaken the strike?", "ослабить удар по таблице?"),
    "order": ("which ability goes on the stack first?", "какая особенность кладётся в стек первой?"),
    "replacement": ("which replacement is applied?", "какую замену применить?"),
    "unique": ("which card stays?", "какая карта остаётся?"),
}
OPTIONS: dict[str, tuple[str, str]] = {
    **messages.COMMON_OPTIONS,
    "keep": ("keep[: {blows}]", "оставить[: {blows}]"),
    "weaken": ("weaken: {blows}", "ослабить: {blows}"),
    "redeal": ("redeal for a gold crystal", "новая раздача за золотой кристалл"),
    "goes first": ("{player}", "{player}"),
    "recruit": ("{card}: gold {gold}, silver {silver}", "{card}: золота {gold}, серебра {silver}"),
    "place": ("{card}", "{card}"),
    "square": ("[{square}]", "[{square}]"),
    "hide": ("{card} stays hidden", "{card}: остаётся скрытой"),
    "host": ("{target}", "{target}"),
    "apply": ("{card}: {text}", "{card}: {text}"),
    "move": ("{card} moves to {square}", "{card} {card:идёт|идут} на {square}"),
    "jump": ("{card} jumps to {square}", "{card} {card:прыгает|прыгают} на {square}"),
    "attack": ("{card} attacks {target}", "{card} {card:атакует|атакуют} {target.acc}"),
    "use": ("{card}: {text}", "{card}: {text}"),
    "prepare": ("close {card} for a strike against a flying creature", "закрыть {card.acc} для удара по летающему"),
    "retreat": ("close {card} for retreat", "закрыть {card.acc} для отступления"),
    "reveal": ("reveal {card}", "вскрыть {card.acc}"),
    "defend": ("{card} defends", "{card} {card:защищает|защищают}"),
    "pass": ("pass", "пас"),
    "end": ("end the Main phase", "завершить основную фазу"),
    "target": ("[{card}][{square}]", "[{card}][{square}]"),
    "stays": ("{card}", "{card}"),
}
WORDS: dict[str, tuple[str, str]] = {
    "play": ("the battlefield", "поле боя"), "deck": ("deck", "колода"), "graveyard": ("graveyard", "кладбище"),
    "deal": ("the deal", "раздача"), "retreated": ("the next deal", "следующая раздача"),
    "exile": ("exile", "изгнание"),
    "weak": ("weak", "слабый"), "medium": ("medium", "средний"), "strong": ("strong", "сильный"),
    "miss": ("miss", "промах"), "auxiliary": ("the auxiliary zone", "дополнительная зона"),
}
CLASSES: dict[str, tuple[str, str]] = {}


class Speaker(messages.Speaker):
    """Puts a game's data into words of one language."""

    log = LOG
    questions = QUESTIONS
    options = OPTIONS
    vocabulary = WORDS
    class_names = CLASSES

    def words(self, data: Data) -> dict[str, Any]:
        """Return the parts of the data as what the templates show: squares by their names."""
        words = super().words(data)
        for part in ("square", "left"):
            square = data.get(part)
            shown = isinstance(square, int) and square in battlefield.SQUARES
            words[part] = battlefield.name(square) if shown and isinstance(square, int) else None
        if data.get("key") == "square" and words["square"] is None:
            words["square"] = WORDS["auxiliary"][messages.LANGUAGES.index(self.language)]
        if "blows" in data:
            words["blows"] = " / ".join(WORDS[blow][messages.LANGUAGES.index(self.language)] for blow in data["blows"])
        for part in ("other", "attacker"):
            words[part] = self.name(data[part]) if data.get(part) else None
        if data.get("key") == "target" and not data.get("card"):
            words["card"] = None
        return words

    def text(self, key: str) -> str:
        """Return the card text of an ability, or the name of the keyword."""
        rule = self.definitions.keywords.get(key)
        return rule.names[self.language] if rule is not None else super().text(key)
