"""Renderers of diagnostics, one file for each format; none of them finds or changes anything."""
