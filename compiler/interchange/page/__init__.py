"""The side-by-side page: one HTML file without scripts or network, in which all words of cards are escaped."""
