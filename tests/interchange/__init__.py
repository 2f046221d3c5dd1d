"""PO, XLIFF, the term base and the page: that nothing is lost on the way, and nothing wrong comes in."""
