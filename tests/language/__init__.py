"""Tests of the ability language: its grammars, lexicons, reading, printing and agreement."""
