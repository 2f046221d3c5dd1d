"""Effects on cards: got, brought into play, moved, and waited for; quests and their counters."""

from compiler.language import meaning as m
from compiler.language.phrases import Custom, Fields, Phrasebook

EFFECT = "{effect/effect_noun:"


def add(book: Phrasebook) -> None:
    """Add the phrases of effects."""
    one = {"count": m.Number(1)}
    book.say("happens", "gets an effect", m.GetEffects, fixed=one, manner="one", en=f"receive! a {EFFECT}sg}}", ru=f"получить! {EFFECT}acc.sg}}")
    book.say(
        "happens",
        "gets effects",
        m.GetEffects,
        en=f"receive! {{count/count}} {EFFECT}counted=count}}",
        ru=f"получить! {{count/count:acc<effect>}} {EFFECT}acc.counted=count}}",
    )
    book.say(
        "happens",
        "enters with effects",
        m.EnterWith,
        en=f"enter! play with//effect {{count/count}} {EFFECT}counted=count}}",
        ru=f"войти! в игру с//effect {{count/count:ins<effect>}} {EFFECT}ins.counted=count}}",
    )
    book.say("happens", "enters play closed", m.EnterClosed, en="enter! play closed", ru=("войти! в игру в_закрытом_виде", "войти! в игру закрытыми", "войти! в игру закрытым//play", "войти! в игру закрытой//play"))
    book.say(
        "doing",
        "move effects",
        m.MoveEffects,
        en=f"move! all {EFFECT}pl}} from {{from_/brief}} to {{to/np}}",
        ru=f"переместите! все {EFFECT}acc.pl}} с {{from_/brief:gen}} на {{to/np:acc}}",
    )
    book.say(
        "passive",
        "an effect is put on",
        m.Do,
        fixed={"agent": None},
        en="{deed/put_effect}",
        ru="{deed/put_effect}",
    )
    book.say(
        "put_effect",
        "put on",
        m.PutEffect,
        fixed=one,
        en=f"a {EFFECT}sg}} is_placed on {{target/np}}",
        ru=f"на//put {{target/np:acc}} кладется {EFFECT}nom.sg}}",
    )
    _quests(book)


def _quests(book: Phrasebook) -> None:
    book.say("doing", "complete", m.Complete, en="complete! {target/np}", ru="завершите! {target/np:acc}")
    said = "{target/agent:nom} be<target> completed"
    book.say("passive", "is completed", _completed(), en=said, ru="{target/agent:nom} завершиться<target>")
    book.say("event", "is completed, verb first", _completed(), ru="завершиться<target> {target/np:nom}")


def _completed() -> Custom:
    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Do) or value.agent is not None or value.modal:
            return None
        return {"target": value.deed.target} if isinstance(value.deed, m.Complete) else None

    return Custom((m.Do,), lambda slots, span: m.Do(None, m.Complete(slots["target"]), span=span), match)  # type: ignore[arg-type]
