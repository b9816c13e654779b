"""The courts: a jack, a knight's horse, a queen and a king, each drawn once and dressed in the colour of the suit."""

from __future__ import annotations

from .svg import GOLD, INK, OWN, SKIN, WHITE, disc, discs, fill, line, part, use

#: The hair of a suit's courts comes to the figures as the current colour.
HAIR = OWN
HAIRS = {
    "S": "var(--hair-s,#8b837c)",
    "H": "var(--hair-h,#a04a1e)",
    "D": "var(--hair-d,#7a4a22)",
    "C": "var(--hair-c,#3d2a20)",
}

#: The room behind a court, in a breath of the suit's colour.
ROOM = '<rect x="4" y="4" width="52" height="88" rx="3" opacity=".13"/>'


def _eyes(y: float) -> str:
    return fill(discs(1, (28.5, y), (35.5, y)), INK)


JACK = (
    line("M50.5 20V92", 1.6, GOLD),  # the shaft of a halberd
    fill("M49.5 9h2l1 11q3-1 3.5-3 1 6 0 9-1-2-3.5-3v4h-4v-4q-4 1-5-1 2-3 5-2z", GOLD),  # its spike, axe and hook
    fill("M4 92V80C5 68 17 62 32 62s22 5 23 17v13z"),  # a doublet
    line("M32 68V92M26 75l6 3 6-3M26 83l6 3 6-3", 1.3, GOLD),  # its laces
    fill("M19 32h26v16q0 6-5 7H24q-5-1-5-7z", HAIR),  # hair cut at the chin
    fill("M28 48h8v11q-4 6-8 0zM23 30h18v11a9 10 0 01-18 0z", SKIN),  # neck and face
    fill("M20 64q3-7 8-7l4 6 4-6q5 0 8 7l-6 4-6-5-6 5z", WHITE),  # a collar
    fill("M17.5 31C17 22 24 18 33 19c8 0 14 4 14 9q0 4-4 4C35 31 28 32 21 35q-4 0-3.5-4z"),  # a beret
    fill("M24 27C20 18 24 9 33 6q8-1 9 4-6 0-9 5-4 5-3 11z", GOLD),  # its feather
    line("M27 25Q27 14 36 9", 0.7, WHITE),  # the feather's quill
    _eyes(38),
    line("M29.5 45q2.5 1.8 5 0", 1, INK),  # a smile
)

KNIGHT = (
    fill("M39 10q8 2 8 10 7 4 5 13 5 6 2 14 4 8 0 16 3 8 0 14l1 15H40z", GOLD),  # the mane, behind
    fill(  # head, neck and breast, looking to the left
        "M36 9l2 9C48 25 51 40 51 54V92H13C14 76 27 70 28 58 24 60 21 59 18 63 16 66 12 67 9 65 5 62 5 57 8 52"
        "L19 33C21 26 25 20 31 18z"
    ),
    line("M16.5 36.5q9 6 12 22M31.5 19q-2 12-5.5 25M25 49L38 60Q46 66 51 78", 1.7, GOLD),  # bridle and rein
    fill(disc(26.2, 47, 2), GOLD),  # the ring of the bit
    fill("M22.5 32.5q3.6-4.6 7-1-2.6 4.2-7 1z", WHITE),  # an eye
    fill(disc(25.8, 32, 1.4), INK),
    fill(disc(9.8, 57.5, 1), WHITE),  # a nostril
    line("M10 62.5q3 .6 5.6-2.6", 0.9, WHITE),  # a mouth
)

QUEEN = (
    fill("M49.8 22h1.4V70h-1.4zM51 44q-5-1-5-6 5 1 5 6z"),  # a stem and its leaf
    fill(discs(2.7, (50.5, 12.4), (54, 15.2), (52.7, 19.2), (48.3, 19.2), (47, 15.2))),  # a blossom
    fill(disc(50.5, 16.4, 2.2), GOLD),
    fill("M14 82C16 62 13 27 32 26s16 36 18 56z", GOLD),  # a long veil
    fill("M4 92V81C5 69 18 63 32 63s22 6 23 18v11z"),  # a gown
    fill("M22 64q6 1 7-6v-8h6v8q1 7 7 6l-10 16z", SKIN),  # neck and shoulders
    fill("M20 45C19 31 25 28 32 28s13 3 12 17q0 10-3 14l-3-9V39H26v11l-3 9q-3-4-3-14z", HAIR),
    fill("M24 37Q30 37 33 32 36 37 40 38v4a8 9.6 0 01-16 0z", SKIN),  # a face
    line("M24.4 64q7.6 15 15.2 0", 1.2, GOLD),  # a necklace
    fill(disc(32, 72.5, 2), GOLD),  # its pendant
    fill("M21.4 30L20 17l6 5 6-9 6 9 6-5-1.4 13q-10.6-3-21.2 0z", GOLD),  # a crown
    fill(discs(1.3, (26, 25.6), (32, 24.6), (38, 25.6)), WHITE),  # its pearls
    _eyes(39.5),
    line("M30 46q2 1.3 4 0", 1.2, "var(--suit-h,#c0152f)"),  # the lips
)

KING = (
    line("M51 18V92M48 21h6", 1.8, GOLD),  # a sceptre
    fill("M51 7l3.6 5-3.6 6.5-3.6-6.5z", GOLD),  # its head
    fill("M4 92V80C5 68 17 61 32 61s22 6 23 18v13z"),  # a robe
    fill("M11 69Q32 52 53 69l-5 8Q32 64 16 77z", WHITE),  # its ermine
    fill(discs(1, (16, 71), (22, 67.5), (42, 67.5)), INK),
    fill("M20 35h24v15q0 16-12 21-12-5-12-21z", HAIR),  # hair and beard
    fill("M24 34h16v10q0 3-2 4-3-3-6-1-3-2-6 1-2-1-2-4zM29.4 51h5.2q-2.6 2.6-5.2 0z", SKIN),  # face and mouth
    fill("M20.5 35L18.5 16l7.5 7 6-10 6 10 7.5-7-2 19q-11.5-4-23 0z", GOLD),  # a crown
    fill("M32 22l2.6 4.4-2.6 4.4-2.6-4.4z" + discs(1.2, (24.4, 28.4), (39.6, 28.4))),  # its stones
    _eyes(39),
)

FIGURES = {"J": JACK, "N": KNIGHT, "Q": QUEEN, "K": KING}


def courts() -> str:
    """Define each court in its room."""
    figures = (part(f"M-{rank}", use("R"), *figure) for rank, figure in FIGURES.items())
    return part("R", ROOM) + "".join(figures)
