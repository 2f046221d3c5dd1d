"""The modules of this package by id. Generated; do not edit."""

MODULES = {
    "bargain": "bargain",
    "blood-debt": "blood_debt",
    "homecoming": "homecoming",
    "last-will": "last_will",
    "leech-bolt": "leech_bolt",
    "mirror-mage": "mirror_mage",
    "mole": "mole",
    "oath-keeper": "oath_keeper",
    "oblivion": "oblivion",
    "open-gates": "open_gates",
    "plating": "plating",
    "scholar": "scholar",
    "spark-keeper": "spark_keeper",
    "venom": "venom",
    "withering": "withering",
}
