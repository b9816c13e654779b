"""The trumps: their inks and their sign, and the pictures of 2 to 20."""

from __future__ import annotations

from math import cos, degrees, pi, sin

from .svg import EDGE, GOLD, ROSE, TAB, disc, discs, doubled, fill, leaf, line, part, rect, use

INK = "var(--trump-ink,#4f2d86)"
PANEL = "var(--trump-paper,#fbf3e0)"
FRAME = "var(--trump-frame,#4f2d86)"
ON_FRAME = "var(--trump-on,#fff6dc)"

#: The trumps' own sign, a sun.
RAYS = (leaf(4 * cos(turn), 4 * sin(turn), degrees(turn), 3.4) for turn in (eighth * pi / 4 for eighth in range(8)))
SUN = disc(0, 0, 3) + "".join(RAYS)

#: The pictures of 2 to 20, each within 11 of the origin.
PICTURES = {
    # Four seasons.
    "2": (  # spring: a tulip
        line("M0 0V11", 1.6),
        fill("M0 9Q-8 10-9 2-2 3 0 9 2 3 9 2 8 10 0 9z"),
        fill("M-5.5-9L-2.4-6 0-11 2.4-6 5.5-9Q8 2 0 2.5-8 2-5.5-9z", GOLD),
    ),
    "3": (  # summer: cherries
        line("M-5 4Q-3-6 5-10 3-4 6 2", 1.4),
        fill("M5-10Q-2-13-8-7-1-4 5-10z"),
        fill(discs(4.4, (-5.5, 6), (6, 5)), ROSE),
    ),
    "4": (  # autumn: an acorn
        line("M0-7Q0-10 3-11", 1.8),
        fill("M-6.5-1H6.5Q7 6 0 11-7 6-6.5-1z", GOLD),
        fill("M-8-.5Q-8-8 0-8T8-.5z"),
    ),
    "5": (  # winter: a flake of snow
        line("M0-11V11M-9.5-5.5L9.5 5.5M-9.5 5.5L9.5-5.5", 1.6),
        line(
            "M-2.6-9L0-6.4 2.6-9M-2.6 9L0 6.4 2.6 9M-9-2.2L-5.5-3.2-6.5-6.8"
            "M9 2.2L5.5 3.2 6.5 6.8M-9 2.2L-5.5 3.2-6.5 6.8M9-2.2L5.5-3.2 6.5-6.8",
            1.5,
            GOLD,
        ),
    ),
    # Four times of day.
    "6": (  # dawn: the sun rises
        fill("M-7 5a7 7 0 0114 0z", ROSE),
        line("M0-5V-9M-6-3L-8.6-6M6-3L8.6-6", 1.6, GOLD),
        line("M-11 5H11M-7 9.4H7", 1.8),
    ),
    "7": (  # noon: the sun
        fill(disc(0, 0, 5.4), GOLD),
        line(
            "M0-8V-11M0 8V11M-8 0H-11M8 0H11M-5.7-5.7L-7.8-7.8M5.7 5.7L7.8 7.8M-5.7 5.7L-7.8 7.8M5.7-5.7L7.8-7.8",
            1.8,
            GOLD,
        ),
    ),
    "8": (  # evening: a lantern
        line("M-3.5-7a3.5 3.5 0 017 0", 1.5),
        fill("M-7-4Q0-11 7-4zM-7 8.5H7V11H-7z"),
        fill("M-6-3H6L5 8H-5z"),
        fill("M0-2Q5 3 1.6 6.5H-1.6Q-5 3 0-2z", GOLD),
    ),
    "9": (  # night: the moon and two stars
        fill("M2-10A10.5 10.5 0 109.5 4.5 9 9 0 012-10z"),
        fill("M6-7.5L7.2-4.2 10.5-3 7.2-1.8 6 1.5 4.8-1.8 1.5-3 4.8-4.2z", GOLD),
    ),
    # Four elements.
    "10": (  # earth: two mountains
        fill("M-11.5 9L-3.5-9 2 3 5-2 11.5 9z"),
        fill("M-3.5-9L.2-1-2-2.6-3.8-.4-5.4-2.4-7.2-.8z", GOLD),
    ),
    "11": (  # water: a drop over waves
        fill("M0-11Q5-4.5 5-1.5A5 5 0 01-5-1.5Q-5-4.5 0-11z", GOLD),
        line("M-11 6q2.75-3 5.5 0t5.5 0 5.5 0 5.5 0M-11 10.4q2.75-3 5.5 0t5.5 0 5.5 0 5.5 0", 1.8),
    ),
    "12": (  # air: three gusts
        line("M-11-2H6A4 4 0 102-6M-11 6.6H-1a2.6 2.6 0 11-2.6 2.6", 1.9),
        line("M-8 2.3H7.5a2.8 2.8 0 11-2.8 2.8", 1.9, GOLD),
    ),
    "13": (  # fire: a flame
        fill("M1-11.5C2-6 8.5-3 8.5 3.5 8.5 8 5 11 0 11S-8.5 8-8.5 3.5C-8.5 0-6-2-5.4-5-3-4-3-2-2.6-1 0-4 1-7 1-11.5z"),
        fill("M.4-.5C1 2 4 3.4 4 6.4A4 4 0 01-4 6.4C-4 3.6-.6 2.6.4-.5z", GOLD),
    ),
    # Four arts.
    "14": (  # music: a lyre
        line("M-4.5 7C-13 2-3-4-8-10M4.5 7C13 2 3-4 8-10M-6.8-6H6.8", 2),
        line("M-2.7-5.4V7M0-5.4V7M2.7-5.4V7", 1.1, GOLD),
        fill("M-6 6.5H6L4 11H-4z"),
    ),
    "15": (  # theatre: a mask
        fill("M-9.5-9Q0-5.5 9.5-9 11 9 0 11.5-11 9-9.5-9z"),
        fill("M-7-3Q-4-6-1.6-2.6-4.4-1-7-3zM7-3Q4-6 1.6-2.6 4.4-1 7-3zM-5 3Q0 5 5 3 4 8.5 0 8.5T-5 3z", GOLD),
    ),
    "16": (  # painting: a palette
        fill("M-11 1C-11-6-5-10 1-10S11-6 11-1C11 5 4 2 3 5S4 10-1 10-11 7-11 1z"),
        fill(discs(1.9, (-6, 1.5), (-4, -4.4), (2, -6), (7, -2.6)), GOLD),
        fill(disc(-2.4, 6, 1.7), PANEL),
    ),
    "17": (  # writing: a quill and its line
        fill("M10-11Q-4-10-6.5 5Q6 5 7-3L4.5-3 8.5-6z"),
        line("M4-5Q-5 1-8.5 10", 1.2, GOLD),
        line("M-4 10H9", 1.4),
    ),
    # Three ways to the World.
    "18": (  # by land: a wheel
        line(disc(0, 0, 9.6), 2.2),
        line("M0-8V8M-8 0H8M-5.6-5.6L5.6 5.6M-5.6 5.6L5.6-5.6", 1.6, GOLD),
        fill(disc(0, 0, 2.8)),
    ),
    "19": (  # by sea: a ship
        fill("M1-11Q10-6 9 2.5H1z", GOLD),
        fill("M-1-8Q-3-1-8.5 2.5H-1z", ROSE),
        fill("M-11 4.5H11Q9 11 5 11H-5Q-9 11-11 4.5z"),
        line("M0-11V5", 1.2),
    ),
    "20": (  # by air: a balloon
        fill("M-2.4 7h4.8v4.5h-4.8z"),
        line("M-5 1.6L-2 7.4M5 1.6L2 7.4", 0.9),
        fill("M0-11.5A8 8 0 018-3.5Q8 0 4 4H-4Q-8 0-8-3.5A8 8 0 010-11.5z", GOLD),
        fill("M0-11.5Q6-4 1.6 4H-1.6Q-6-4 0-11.5z", ROSE),
    ),
}


def sun() -> str:
    """Define the trumps' own sign."""
    return part("T-T", fill(SUN, ON_FRAME))


def trumps() -> str:
    """Define the paper of the trumps and their pictures."""
    tab = doubled("I-T", fill(TAB, FRAME), use("T-T", 10, 28.5))
    paper = part("B-T", rect(0.5, 5, FRAME, EDGE), rect(3, 3, PANEL), rect(5, 1.6, "none", GOLD, 0.8), tab)
    return paper + "".join(part(f"P-{rank}", *picture) for rank, picture in PICTURES.items())
