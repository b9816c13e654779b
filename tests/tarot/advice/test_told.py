"""What the cards have told, and how much each promise changes: counted exactly, and again by listing every deal."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from tests.strategies import deals
from tests.tarot.advice.test_signals import SEAT, TAKER, table
from tutor.cards import TAROT
from tutor.tarot.advice.told import before, heard, lying, report, told
from tutor.tarot.play import Play

from hypothesis import given, settings
