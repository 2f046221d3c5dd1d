"""Where the rulebook of Berserk: Heroes says how abilities and constructs work."""

import re

from compiler.games.clauses import Clauses
from compiler.language import meaning as m

CLAUSES = Clauses(
    number=re.compile(r"\d{3}(?:\.\d+)*"),
    kinds={
        "TriggeredAbility": "112",
        "ActivatedAbility": "113",
        "StaticAbility": "114",
        "SpellAbility": "116",
        "PreventingAbility": "516",
        "ReplacingAbility": "517",
        "CancellingAbility": "518",
    },
    constructs={
        m.Quoted: "110.3",
        m.CopyFeature: "110.5",
        m.ForTheSake: "118.3",
        m.DiscardUntilEqual: "118.6",
        m.Share: "309.1",
        m.If: "501.4",
        m.Chooser: "117.1",
        m.GetLives: "504.2",
        m.RemoveLives: "504.2",
        m.Destroy: "505",
        m.PayClose: "506.2",
        m.Shoot: "507",
        m.Variable: "512",
        m.Prevent: "516",
        m.Replaces: "517",
        m.ReplacesKeyword: "517",
        m.Cancel: "518",
        m.Summon: "519",
        m.Resurrect: "519",
        m.Options: "524",
    },
    limits=("113.4", "112.5"),
    optional="118.5",
    linked="118.4",
)
