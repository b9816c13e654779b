"""The bank of turns of Tarot at which the coach is clear: a card of the taker or a defender, and before the play."""

from pathlib import Path

from tutor.teach.coached import Bank

BANK = Bank(Path(__file__).with_suffix(".txt"), ("taker", "defender", "bid", "king", "ecart"))
