"""What translators' own tools read and write: PO, XLIFF, the term base, a page; what texts mean is not decided here."""
