"""The language server: what an editor asks, answered by the compiler; no rule of the language is decided here."""
