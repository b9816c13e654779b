"""The three bouts, whose pictures fill their cards: the little bird, the World and the Excuse."""

from __future__ import annotations

from math import cos, radians, sin

from .svg import EDGE, GOLD, INK, ROSE, SKIN, WHITE, disc, discs, doubled, fill, leaf, line, part, rect, use
from .trumps import PANEL

EXCUSE_FRAME = "var(--excuse-frame,#e0a030)"
EXCUSE_INK = "var(--excuse-ink,#2e1560)"

#: The sign of the Excuse.
STAR = "M0-8L2.3-2.7 8-2.3 3.7 1.4 5 7 0 4-5 7-3.7 1.4-8-2.3-2.3-2.7z"

PETIT = (  # a small bird in a fool's cap
    line("M4 79Q26 68 42 72", 2.4),  # a branch
    fill("M10 77Q8 84 15 88 17 80 10 77zM22 73Q24 82 32 83 30 75 22 73z", GOLD),  # its leaves
    line("M27 68v5M33 68v5", 1.6, GOLD),  # feet
    fill("M13 52L5 40Q2 52 12 62z"),  # tail
    fill("M10 55C12 46 22 47 26 40 30 33 45 33 46 43 47 60 40 70 28 70S9 64 10 55z"),  # body
    fill("M46 45C46 60 40 70 29 70 36 62 32 54 39 49z", SKIN),  # breast
    fill("M45.4 41l7.6 3.4-7.6 3z", GOLD),  # beak
    fill("M13 55Q22 48 31 55 26 66 17 62z", ROSE),  # wing
    fill(disc(39.6, 42.6, 2.9), WHITE),
    fill(disc(40.3, 42.7, 1.6), INK),  # eye
    fill("M27 39C24 30 24 24 21 19 32 14 38 24 37 35z", GOLD),  # cap, one horn and the other
    fill("M34 36C33 24 40 16 48 17 54 18 55 23 55 28 50 25 46 29 46 38z", ROSE),
    line("M27.5 40q8-6.4 18-2.6", 2.2, INK),  # its band
    fill(discs(2.3, (22, 19.5), (54.6, 29)), GOLD),  # its bells
)


def _laurel() -> str:
    """Draw a branch of laurel around the right of the globe."""
    leaves = ""
    for turn in range(-54, 37, 15):
        x, y = 30 + 20 * cos(radians(turn)), 48 + 20 * sin(radians(turn))
        leaves += leaf(x, y, turn - 130, 7.5) + leaf(x, y, turn - 55, 7.5)
    return line("M47 58A20 20 0 0040 31", 1.2, GOLD) + fill(leaves, GOLD)


WORLD = (  # the globe between two branches of laurel, sun and moon
    doubled("H-W", _laurel()),
    fill(disc(30, 48, 14.5)),
    fill(  # its lands
        "M19.5 42Q23 35 31 36 34 39 30 42 31 46 26 48 25 53 21 51 17 47 19.5 42z"
        "M33 45q6-4 10 1-.6 9-7 12-2-5-4.5-6.5-1-4 1.5-6.5z",
        GOLD,
    ),
    use("P-7", 41, 16),
    use("P-9", 20, 80),
)

FOOL = (  # a jester
    fill("M3 93V86C8 74 18 70 30 70V93z"),  # a coat of two colours
    fill("M30 93V70c12 0 22 4 27 16v7z", ROSE),
    fill("M5 80L13 67 30 60 47 67 55 80 45 76 40 85 30 76 20 85 15 76z", GOLD),  # a pointed collar
    fill(discs(1.8, (5.6, 80.5), (20, 86), (40, 86)), INK),
    fill("M19.5 43h21v13c0 8-5 12-10.5 12s-10.5-4-10.5-12z", SKIN),  # a face
    fill("M21 41C20 31 18 20 27 9 30 18 40 20 40 38z", GOLD),  # the middle horn of a cap
    fill("M30 45V29C15 29 8 38 7 54 12 47 16 46 20 50z"),  # and the two outer ones
    fill("M30 45V29C38 29 44 22 45 12 56 20 55 40 40 50z", ROSE),
    fill(discs(2.5, (27, 8.5), (7, 55), (44.6, 11)), INK),  # bells
    fill(discs(1.2, (26, 50), (34, 50)), INK),  # eyes
    fill(discs(2, (23.4, 55.5), (36.6, 55.5)), ROSE),  # cheeks
    line("M25.5 58.5Q30 63 34.5 58.5", 1.3, INK),  # a grin
    line("M30 51.5l-1.4 3.6h2", 0.9, INK),  # a nose
)


def bouts() -> str:
    """Define the pictures of the bouts, and the paper of the Excuse."""
    paper = part("B-E", rect(0.5, 5, EXCUSE_FRAME, EDGE), rect(3, 3, PANEL))
    corner = part("I-E", fill("M2 2H20V17a4 4 0 01-4 4H2z", EXCUSE_FRAME), use("T-E", 10.8, 11.6))
    star = part("T-E", fill(STAR, EXCUSE_INK))
    return paper + star + corner + part("P-1", *PETIT) + part("P-21", *WORLD) + part("P-EX", *FOOL)
