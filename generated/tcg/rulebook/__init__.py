"""The modules of this package by id. Generated; do not edit."""

MODULES = {
    "bone-crusher": "bone_crusher",
    "corsair-ellion": "corsair_ellion",
    "horned-demon": "horned_demon",
    "michael": "michael",
    "shadow": "shadow",
    "skeleton": "skeleton",
    "stone-golem": "stone_golem",
    "zombie": "zombie",
}
