"""The vocabulary of both games: cards, rules and reasons, a deal and a match as data.  No game is named here."""
