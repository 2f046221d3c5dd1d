"""The modules of this package by id. Generated; do not edit."""

MODULES = {
    "assassin": "assassin",
    "baraka": "baraka",
    "bone-crusher": "bone_crusher",
    "corsair-ellion": "corsair_ellion",
    "dwarf-basaarg": "dwarf_basaarg",
    "dwarf-king": "dwarf_king",
    "dzar-the-archer": "dzar_the_archer",
    "hired-leech": "hired_leech",
    "horned-demon": "horned_demon",
    "ingri": "ingri",
    "michael": "michael",
    "shadow": "shadow",
    "skeleton": "skeleton",
    "stone-golem": "stone_golem",
    "witcher": "witcher",
    "zombie": "zombie",
}
