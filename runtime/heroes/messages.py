"""What happened, what is asked and what can be chosen, in words: one table of English and Russian."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from runtime.heroes.classes import CLASSES
from runtime.kernel.data import Data
from runtime.kernel.decisions import Decision

if TYPE_CHECKING:
    from runtime.heroes.definitions import Definitions
    from runtime.heroes.game import HeroesGame

LANGUAGES = ("en", "ru")

# A part in square brackets is left out if something in it is not known. Russian cases: {card.acc}.
LOG: dict[str, tuple[str, str]] = {
    "roll": ("{player} wins the roll", "{player} выигрывает бросок"),
    "goes first": ("{player} goes first", "{player} ходит первым"),
    "redraw": ("{player} replaces cards: {amount}", "{player} меняет карты: {amount}"),
    "turn": ("Turn {number}: {player}", "Ход {number}: {player}"),
    "pass": ("{player} ends the turn", "{player} завершает ход"),
    "turn_start": ("The turn of {player} starts", "Начало хода: {player}"),
    "turn_end": ("The turn of {player} ends", "Конец хода: {player}"),
    "plays": ("{player} plays {card} for {amount}[, X = {x}]",
              "{player} разыгрывает {card.acc} за {amount}[, X = {x}]"),
    "played": ("{card} is played", "Разыграна карта: {card}"),
    "activated": ("{player} uses an ability of {card}", "{player} использует способность: {card}"),
    "declares": ("{card}: an ability is declared[; targets: {targets}]",
                 "{card}: объявлена способность[; цели: {targets}]"),
    "unpaid": ("{card}: the ability was not paid in full", "{card}: способность оплачена не полностью"),
    "replaces": ("{card}: a replacement effect is applied", "{card}: применён эффект замены"),
    "prevents": ("{card} prevents wounds: {amount}", "{card} {card:предотвращает|предотвращают} раны: {amount}"),
    "cycle": ("{card}: an endless cycle is cut", "{card}: бесконечная цепочка прервана"),
    "cancel": ("{card} is cancelled", "Отменена карта: {card}"),
    "declares_attack": ("{card} attacks {target}", "{card} {card:нападает|нападают} на {target.acc}"),
    "block": ("{card} blocks", "{card} {card:выступает защитником|выступают защитниками}"),
    "attack shot": ("{card} shoots at {target}", "{card} {card:стреляет|стреляют} в {target.acc}"),
    "attack": ("{card} makes an attack on {target}", "{card} {card:атакует|атакуют} {target.acc}"),
    "redirect": ("The attack is redirected to {card}", "Новая цель атаки: {card}"),
    "wound": ("{card} receives wounds: {amount}[ (from {source})]",
              "{card} {card:получает|получают} раны: {amount}[ (источник: {source})]"),
    "heal": ("{card} is healed for {amount}", "{card} {card:излечивается|излечиваются} на {amount}"),
    "dies": ("{card} dies", "{card} {card:погибает|погибают}"),
    "moved": ("{card} goes from {from} to {to}", "{card}: {from} → {to}"),
    "enters_play": ("{card} enters play", "{card} {card:входит|входят} в игру"),
    "control": ("{player} takes control of {card}", "{player} берёт под контроль {card.acc}"),
    "create": ("{card} is created", "Создана карта: {card}"),
    "place": ("A card is placed into the deck of {player}", "Карта помещена в колоду; чью: {player}"),
    "draw": ("{player} draws[ {card}]", "{player} берёт карту[: {card}]"),
    "cannot draw": ("{player} cannot draw a card ({number})", "{player} не может взять карту ({number})"),
    "discard": ("{player} discards {card}", "{player} сбрасывает {card.acc}"),
    "plague": ("Cards go from the deck of {player} to the graveyard: {amount}",
               "Карты из колоды на кладбище: {amount} ({player})"),
    "search": ("{player} searches the deck", "{player} выполняет поиск"),
    "looks_through": ("{player} looks through the deck", "{player} просматривает колоду"),
    "shuffle": ("The deck of {player} is shuffled", "Колода перемешана: {player}"),
    "shows": ("{player} shows {card}", "{player} показывает {card.acc}"),
    "looks": ("{player} looks at cards", "{player} смотрит карты"),
    "obtain": ("{holder} obtains {card}", "{holder} {holder:добывает|добывают} {card.acc}"),
    "attach": ("{card} is attached to {holder}", "{card}: присоединение к карте {holder}"),
    "flip": ("{card} is flipped", "{card}: карта перевёрнута"),
    "add_strike": ("{card}: strike {amount:+}", "{card}: удар {amount:+}"),
    "add_lives": ("{card}: lives {amount:+}", "{card}: жизни {amount:+}"),
    "remove_lives": ("{card} loses additional lives: {amount}",
                     "{card} {card:теряет|теряют} дополнительные жизни: {amount}"),
    "set_strike": ("{card}: strike becomes {amount}", "{card}: удар становится равен {amount}"),
    "set_lives": ("{card}: lives become {amount}", "{card}: жизни становятся равны {amount}"),
    "enhance": ("{card} is enhanced: {amount}", "{card} {card:получает|получают} эффекты усиления: {amount}"),
    "remove_enhancement": ("{card} loses enhancement: {amount}",
                           "{card} {card:теряет|теряют} эффекты усиления: {amount}"),
    "complete": ("{card} is completed", "{card}: квест завершён"),
    "word": ("{player} chooses for {card}: {word}", "{player} выбирает ({card}): {word}"),
    "put_tokens": ("{card} receives effects: {amount}", "{card} {card:получает|получают} эффекты: {amount}"),
    "remove_tokens": ("{card} loses effects: {amount}", "{card} {card:теряет|теряют} эффекты: {amount}"),
    "gain": ("{card} gains a feature[: {feature}]", "{card} {card:получает|получают} особенность[: {feature}]"),
    "lose": ("{card} loses a feature[: {feature}]", "{card} {card:теряет|теряют} особенность[: {feature}]"),
    "lose_effects": ("{card} loses all effects", "{card} {card:теряет|теряют} все эффекты"),
    "lose_features": ("{card} loses its features", "{card} {card:теряет|теряют} особенности"),
    "hush": ("A feature of {card} does not work[: {feature}]", "{card}: особенность не работает[: {feature}]"),
    "forbid": ("{card} is restricted", "{card}: наложен запрет"),
    "oblige": ("{card} is bound", "{card}: наложена обязанность"),
    "obligate": ("The first attack must be on {card}", "Целью первой атаки должна быть карта {card}"),
    "change_classes": ("{card} changes its classes", "{card} {card:меняет|меняют} классы"),
    "change_elements": ("{card} changes its elements", "{card} {card:меняет|меняют} стихии"),
    "change_type": ("{card} changes its type", "{card} {card:меняет|меняют} тип"),
    "upgrade": ("{card} is upgraded", "{card}: усовершенствование"),
    "poison": ("{card} is poisoned: {amount}", "{card} {card:получает|получают} отравление: {amount}"),
    "increase_poison": ("The poison of {card} grows by {amount}", "{card}: отравление усилено на {amount}"),
    "remove_poison": ("{card} is rid of poison", "{card} {card:теряет|теряют} отравление"),
    "close": ("{card} is closed", "{card} {card:закрывается|закрываются}"),
    "open": ("{card} is opened", "{card} {card:открывается|открываются}"),
    "stun": ("{card} is stunned", "{card}: оглушение"),
    "ready": ("{card} is readied", "{card}: подготовка"),
    "attack_again": ("{card} may attack again", "{card} {card:может|могут} снова атаковать"),
    "hide": ("[{card} hides]", "[{card} {card:скрывается|скрываются}]"),
    "reveal": ("{card} is revealed", "{card} {card:раскрывается|раскрываются}"),
    "gain_coins": ("{player} receives coins: {amount}", "{player} получает монеты: {amount}"),
    "lose_coins": ("{player} loses coins: {amount}", "{player} теряет монеты: {amount}"),
    "close_coins": ("{player} closes coins: {amount}", "{player} закрывает монеты: {amount}"),
    "open_coins": ("{player} opens coins: {amount}", "{player} открывает монеты: {amount}"),
    "gain_prayers": ("{player} receives prayers: {amount}", "{player} получает молитвы: {amount}"),
    "lose_prayers": ("{player} loses prayers: {amount}", "{player} теряет молитвы: {amount}"),
    "trigger_again": ("{card} triggers once more", "{card} {card:срабатывает|срабатывают} ещё раз"),
    "extra_turn": ("{player} gets an extra turn", "{player} получает дополнительный ход"),
    "end_turn": ("The turn ends immediately", "Ход немедленно заканчивается"),
    "lose_game": ("{player} must lose", "{player} терпит поражение"),
    "concedes": ("{player} concedes", "{player} сдаётся"),
    "game over": ("The game is over: [{winner} wins]", "Игра окончена: [побеждает {winner}]"),
}
EXPLANATIONS: dict[str, tuple[str, str]] = {
    "breaks off": ("{card}: the ability breaks off before part {number}, since the part before could not be done",
                   "{card}: способность прервана перед частью {number}: предыдущая часть не выполнена"),
    "replaced": ("{card}: part {number} is skipped, since the part before was replaced",
                 "{card}: часть {number} пропущена: предыдущая часть была заменена"),
    "not in full": ("{card}: part {number} is skipped, since the part before was not done in full",
                    "{card}: часть {number} пропущена: предыдущая часть выполнена не полностью"),
    "not done": ("{card}: part {number} is skipped, since the part before was not done",
                 "{card}: часть {number} пропущена: предыдущая часть не выполнена"),
    "condition": ("{card}: part {number} is skipped, since its condition does not hold",
                  "{card}: часть {number} пропущена: её условие не выполнено"),
    "impossible": ("{card}: part {number} is not offered, since it cannot be done",
                   "{card}: часть {number} не предлагается: её нельзя выполнить"),
    "declined": ("{card}: part {number} is declined", "{card}: от части {number} отказались"),
    "no target": ("{card}: part {number} is not done, since there is nothing to choose",
                  "{card}: часть {number} не выполнена: нечего выбрать"),
    "trigger declined": ("{card}: the ability is not declared, by choice", "{card}: от объявления отказались"),
    "used up": ("{card}: the ability has been used as often as it may be",
                "{card}: способность использована столько раз, сколько можно"),
    "no target to declare": ("{card}: the ability is not declared, since there is nothing to choose",
                             "{card}: способность не объявлена: нечего выбрать"),
}
"""Why something did not happen; told only to those who ask."""
QUESTIONS: dict[str, tuple[str, str]] = {
    "order": ("who goes first?", "кто ходит первым?"),
    "redraw": ("which cards go back to the deck?", "какие карты вернуть в колоду?"),
    "free_use": ("which ability is used for free?", "какая способность используется бесплатно?"),
    "selection": ("what next?", "что дальше?"),
    "reveal": ("reveal a hidden creature?", "раскрыть скрытое существо?"),
    "blocker": ("assign a blocker against {attacker}?", "назначить защитника против карты {attacker}?"),
    "target": ("{card}: choose", "{card}: выберите"),
    "model": ("which creature is copied?", "какое существо скопировать?"),
    "class": ("{card}: choose a class", "{card}: выберите класс"),
    "name": ("{card}: name a card", "{card}: назовите карту"),
    "feature": ("which feature of {card} is copied?", "какую особенность скопировать ({card})?"),
    "mode": ("{card}: choose what is done", "{card}: выберите, что сделать"),
    "trigger": ("which ability comes first?", "какая способность первая?"),
    "may": ("{card}: carry it out?", "{card}: выполнить?"),
    "replacement": ("which replacement effect?", "какой эффект замены?"),
    "cancel": ("{card}: cancel {played}?", "{card}: отменить {played.acc}?"),
    "x": ("{card}: what is X?", "{card}: чему равен X?"),
    "way": ("{card}: how is it paid?", "{card}: как оплатить?"),
    "fury": ("{card}: whom does Fury wound?", "{card}: кого ранит Ярость?"),
    "additional cost": ("{card}: pay the additional cost?", "{card}: оплатить дополнительную стоимость?"),
    "coin": ("which coin is lost?", "какую монету потерять?"),
    "next on the top": ("which card comes next, from the top of the deck?", "какая карта следующая сверху колоды?"),
    "next on the bottom": ("which card comes next, going to the bottom of the deck?",
                           "какая карта следующая, к низу колоды?"),
    "gift of life": ("from whom is a life removed?", "с кого снять дополнительную жизнь?"),
}
OPTIONS: dict[str, tuple[str, str]] = {
    "goes first": ("{player} goes first", "{player} ходит первым"),
    "return": ("return {card}", "вернуть {card.acc}"),
    "attack": ("{card} attacks {target}", "{card} {card:нападает|нападают} на {target.acc}"),
    "use": ("use {card}: {text}", "использовать {card.acc}: {text}"),
    "play": ("play {card}", "разыграть {card.acc}"),
    "pass": ("end the turn", "завершить ход"),
    "reveal": ("reveal {card}", "раскрыть {card.acc}"),
    "block": ("{card} blocks", "{card:защищает|защищают} {card}"),
    "no blocker": ("no blocker", "без защитника"),
    "target": ("{card}", "{card}"),
    "life": ("{card}", "{card}"),
    "fury": ("{card}", "{card}"),
    "done": ("that is all", "это всё"),
    "decline": ("none", "никакой"),
    "yes": ("yes", "да"),
    "no": ("no", "нет"),
    "x": ("X = {x}", "X = {x}"),
    "mode": ("{text}", "{text}"),
    "trigger": ("{card}: {text}[ ({about})]", "{card}: {text}[ ({about})]"),
    "replace": ("{card}: {text}", "{card}: {text}"),
    "class": ("{word}", "{word}"),
    "name": ("{word}", "{word}"),
    "feature": ("{text}", "{text}"),
    "closed coin": ("a closed coin", "закрытую монету"),
    "open coin": ("an open coin", "открытую монету"),
    "closed temporary coin": ("a closed temporary coin", "закрытую временную монету"),
    "open temporary coin": ("an open temporary coin", "открытую временную монету"),
    "way": ("pay with {way}", "оплата: {way}"),
}
WORDS: dict[str, tuple[str, str]] = {
    "play": ("play", "игра"), "hand": ("hand", "рука"), "deck": ("deck", "колода"),
    "graveyard": ("graveyard", "кладбище"), "reserve": ("reserve", "резерв"),
    "sideboard": ("additional deck", "дополнительная колода"), "completed": ("completed quests", "завершённые квесты"),
    "obtained": ("under a card", "под картой"),
    "coins": ("coins", "монеты"), "alternative": ("the alternative cost", "альтернативная стоимость"),
}
PLAYERS = {"en": ("Player 1", "Player 2"), "ru": ("Игрок 1", "Игрок 2")}
UNKNOWN = {"en": "a card", "ru": "карта"}
OPTIONAL = re.compile(r"\[([^\]]*)\]")


class Name:
    """A name that a template can decline, and with which it makes verbs agree: `{card}`, `{card.acc}`."""

    def __init__(self, forms: dict[str, str], fallback: str) -> None:
        self.forms = forms
        self.fallback = fallback

    def __str__(self) -> str:
        return self.forms.get("nom", self.fallback)

    def __format__(self, form: str) -> str:
        """Write the name, or of two forms of a verb the one that agrees with it: `{card:закрывается|закрываются}`."""
        one, _, several = form.partition("|")
        return (several if self.forms.get("number") == "pl" else one) or str(self)

    def __getattr__(self, case: str) -> str:
        if case.startswith("_"):
            raise AttributeError(case)
        return self.forms.get(case, str(self))


class Speaker:
    """Puts a game's data into words of one language.

    `players` names the two players; by default they are numbered.
    """

    def __init__(self, game: HeroesGame, language: str, players: tuple[str, str] | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}; there are {', '.join(LANGUAGES)}")
        self.game = game
        self.definitions: Definitions = game.definitions
        self.language = language
        self.players = players or PLAYERS[language]

    def entry(self, entry: Data) -> str:
        """Return a log entry in words, with its cause."""
        texts = LOG.get(f"{entry['kind']} {entry.get('how')}") or LOG.get(entry["kind"]) or EXPLANATIONS[entry["kind"]]
        said = self.say(texts, entry)
        cause = self.cause(entry)
        return f"{said} [{cause}]" if cause else said

    def question(self, decision: Decision) -> str:
        """Return in words what is to be decided, and by whom."""
        said = self.say(QUESTIONS[decision.key], decision.data)
        return f"{self.players[decision.player]}: {said}"

    def option(self, option: Data) -> str:
        """Return an option in words."""
        return self.say(OPTIONS[option["key"]], option)

    def cause(self, entry: Data) -> str:
        """Return a cause: a clause of the rulebook, or the card text."""
        cause = entry.get("cause")
        if not cause:
            return ""
        return self.text(cause) if cause in self.definitions.abilities else str(cause)

    def text(self, key: str) -> str:
        """Return the card text of an ability: the part of its docstring in this language."""
        return ability_text(self.definitions, key, self.language)

    def say(self, texts: tuple[str, str], data: Data) -> str:
        """Fill a template."""
        template = texts[LANGUAGES.index(self.language)]
        words = self.words(data)

        def keep(found: re.Match[str]) -> str:
            names = re.findall(r"{(\w+)", found.group(1))
            return found.group(1) if all(words.get(name) not in (None, "", 0) for name in names) else ""

        return OPTIONAL.sub(keep, template).format_map(words)

    def words(self, data: Data) -> dict[str, Any]:
        """Return the parts of the data as what the templates show."""
        words: dict[str, Any] = {name: value for name, value in data.items() if isinstance(value, int | str)}
        for part in CARD_PARTS:
            words[part] = self.name(data[part]) if data.get(part) else Name({}, UNKNOWN[self.language])
        if not data.get("source") and not data.get("card"):
            words["card"] = None if "player" in data else words["card"]
        for part in ("source", "about", "holder"):
            if not data.get(part):
                words[part] = None
        keyword = self.definitions.keywords.get(data.get("keyword", ""))
        words["feature"] = keyword.names[self.language] if keyword is not None else None
        for part in ("player", "winner"):
            words[part] = self.players[data[part]] if isinstance(data.get(part), int) else None
        for part in ("from", "to", "way"):
            if data.get(part) in WORDS:
                words[part] = WORDS[data[part]][LANGUAGES.index(self.language)]
        words["targets"] = ", ".join(str(self.name(target)) for target in data.get("targets", ())
                                     if not isinstance(target, str)) if isinstance(data.get("targets"), list) else ""
        words["text"] = self.feature(data)
        if "word" in data:
            words["word"] = self.word(str(data["word"]))
        return words

    def word(self, word: str) -> str:
        """Return a chosen word: a class, or the name of a card."""
        definition = self.definitions.cards.get(word)
        if definition is not None:
            return definition.name(self.language)
        return CLASSES[word][LANGUAGES.index(self.language)] if word in CLASSES else word

    def feature(self, data: Data) -> str:
        """Return the text of the ability or the name of the keyword that the data name."""
        if data.get("ability"):
            return self.text(data["ability"])
        keyword = self.definitions.keywords.get(data.get("keyword", ""))
        return keyword.names[self.language] if keyword is not None else ""

    def name(self, card: Any) -> Name:
        """Return a card's name: of a label of the log, or of a card by its number."""
        if isinstance(card, list):
            name = card[1]
        else:
            name = self.game.card(card).definition.id if card in self.game.cards else ""
        definition = self.definitions.cards.get(name)
        if definition is None:
            return Name({}, UNKNOWN[self.language])
        return Name(definition.names.get(self.language, {}), definition.id)


CARD_PARTS = ("card", "source", "target", "holder", "attacker", "about", "played")


def ability_text(definitions: Definitions, key: str, language: str) -> str:
    """Return the card text of an ability: its docstring holds the English, an empty line, and the Russian.

    Of an ability that a keyword means, it is the keyword.
    """
    rule = definitions.keyword_of.get(key)
    if rule is not None:
        return rule.names[language]
    ability = definitions.abilities[key]
    parts = [" ".join(part.split()) for part in (type(ability).__doc__ or "").split("\n\n")]
    return parts[LANGUAGES.index(language)] if len(parts) > LANGUAGES.index(language) else parts[0]
