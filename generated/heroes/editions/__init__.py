"""The modules of this package by id. Generated; do not edit."""

MODULES = {
    "bargain": "bargain",
    "blood-debt": "blood_debt",
    "collector": "collector",
    "grave-call": "grave_call",
    "herald": "herald",
    "homecoming": "homecoming",
    "last-will": "last_will",
    "mirror-mage": "mirror_mage",
    "mole": "mole",
    "oath-keeper": "oath_keeper",
    "oblivion": "oblivion",
    "open-gates": "open_gates",
    "pike": "pike",
    "plating": "plating",
    "scholar": "scholar",
    "spark-keeper": "spark_keeper",
    "thought-echo": "thought_echo",
    "venom": "venom",
    "war-drummer": "war_drummer",
    "withering": "withering",
}
