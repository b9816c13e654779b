"""A QR code as a picture: a short text, or the link of a task, for a phone to read off a screen, a wall or paper.

The package ``qrcodegen`` makes its squares; the site brings it along, and the extra ``class`` elsewhere.
"""

from __future__ import annotations

from itertools import groupby

from tutor.show.html import element

#: The squares that stay light around a code, so that it is found; and the most bytes of text that a code holds.
MARGIN, LONGEST = 4, 2953


def qr_code(text: str, label: str) -> str:
    """The QR code of a text as SVG, dark on light in every theme, with a ``label`` for those who do not see it.

    Empty if the text has no room in a code, or if the package is not installed.
    """
    try:
        from qrcodegen import QrCode  # noqa: PLC0415 - only who draws a code needs it
    except ImportError:
        return ""
    if len(text.encode()) > LONGEST:
        return ""
    code = QrCode.encode_text(text, QrCode.Ecc.LOW)
    squares = [[code.get_module(x, y) for x in range(code.get_size())] for y in range(code.get_size())]
    return _drawn(squares, label)


def _drawn(squares: list[list[bool]], label: str) -> str:
    """Some rows of squares, dark where one is true, within their margin."""
    size = len(squares) + 2 * MARGIN
    light = element("path", fill="#fff", d=f"M0 0h{size}v{size}h-{size}z")
    dark = element("path", fill="#000", d="".join(_row(row, y) for y, row in enumerate(squares, MARGIN)))
    return element(
        "svg",
        light,
        dark,
        viewBox=f"0 0 {size} {size}",
        class_="qr-code",
        role="img",
        aria_label=label,
        shape_rendering="crispEdges",
    )


def _row(squares: list[bool], y: int) -> str:
    """The dark squares of a row as a path, those side by side as one."""
    path, x = "", MARGIN
    for dark, run in groupby(squares):
        length = len([*run])
        path += f"M{x} {y}h{length}v1h-{length}z" if dark else ""
        x += length
    return path
