"""A position of one's own: typed in words, laid out card by card, and every verdict on it."""
