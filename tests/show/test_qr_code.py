"""QR codes: the picture has the squares of the code, in colours that every reader takes."""

from __future__ import annotations

import re
import sys

import pytest
from qrcodegen import QrCode

from tests.classes import task_of
from tests.every import every
from tutor.show.qr_code import LONGEST, MARGIN, qr_code

RUN = re.compile(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z")
TEXTS = ("16PME5B0EQACK4Z9P5NQZA886T", "Zoé=10NB9S58BQ4E5", f"https://example.org/task/{task_of('which-cards').link}")


def dark_squares(drawing: str) -> set[tuple[int, int]]:
    """The dark squares of a picture, by their place in it."""
    runs = [tuple(map(int, run)) for run in RUN.findall(drawing)]
    return {(x + step, y) for x, y, length, _ in runs for step in range(length)}


@every(TEXTS)
def test_the_picture_has_the_squares_of_the_code_within_a_light_margin(text: str) -> None:
    code = QrCode.encode_text(text, QrCode.Ecc.LOW)
    size = code.get_size()
    places = [(x, y) for x in range(size) for y in range(size)]
    drawing = qr_code(text, "a code")
    assert dark_squares(drawing) == {(x + MARGIN, y + MARGIN) for x, y in places if code.get_module(x, y)}
    assert f'viewBox="0 0 {size + 2 * MARGIN} {size + 2 * MARGIN}"' in drawing


def test_it_is_dark_on_light_in_every_theme_and_says_what_it_is() -> None:
    drawing = qr_code("A", 'The code of "Ada" & Co')
    assert re.findall(r'fill="([^"]*)"', drawing) == ["#fff", "#000"]
    assert 'role="img" aria-label="The code of &quot;Ada&quot; &amp; Co"' in drawing


def test_a_text_that_is_too_long_for_any_code_has_none() -> None:
    assert qr_code("é" * (LONGEST // 2), "long")
    assert qr_code("é" * (LONGEST // 2 + 1), "too long") == ""


def test_where_the_package_is_not_installed_there_is_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "qrcodegen", None)
    assert qr_code("A", "a code") == ""
