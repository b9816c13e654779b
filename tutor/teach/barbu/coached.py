"""The bank of turns of Barbu at which the coach is clear: a card in each contract, the call and the doubling."""

from pathlib import Path

from tutor.barbu.contracts import SEVEN
from tutor.teach.coached import Bank

BANK = Bank(Path(__file__).with_suffix(".txt"), (*(contract.name for contract in SEVEN), "contract", "double"))
