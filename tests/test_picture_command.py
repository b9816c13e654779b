"""A board of an exercise as one picture, ``tutor exercise NAME --svg N``: in any language and ink, and bad input."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from tests.command import EXAMPLE, Output, refused, said
from tutor.cli import main


def test_a_board_is_drawn_as_one_picture_in_any_language_and_ink(capsys: Output) -> None:
    four, bw = (said(capsys, "exercise", "allowed.1.1.20", "--svg", "0", "--ink", ink) for ink in ("four", "bw"))
    assert four == said(capsys, "exercise", "allowed", "--seed", "20", "--svg", "0") != bw
    assert ET.XML(four).findtext("{http://www.w3.org/2000/svg}title") == "French Tarot, card play: trick 1 of 9"
    assert main(["exercise", "allowed.1.1.20", "--svg", "0", "--lang", "fr"]) == 0
    assert "<title>Tarot, jeu de la carte\u00a0: pli 1 sur 9</title>" in capsys.readouterr().out


def test_a_deal_of_ones_own_is_drawn_too(capsys: Output) -> None:
    svg = said(capsys, "exercise", "allowed", "--record", str(EXAMPLE), "--svg", "0")
    assert svg.count("data-card=") > 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("allowed --svg 1", "svg: found “1”, expected one of 0"),
        ("values --svg -1", "svg: found “-1”, expected one of 0"),
        ("values --svg two", "svg: found “two”, expected one of 0"),
        ("values --ink bw", "svg: found null, expected one of 0"),
        ("values --svg 0 --json", "--json: found “--svg”, expected no --json beside it: a picture is drawn alone"),
        ("values --svg 0 --key", "--key: found “--svg”, expected no --key beside it: a picture is drawn alone"),
        ("- --svg 0", "kind: found “-”, expected one exercise by its name: one picture is drawn at a time"),
        ("nonsense --svg 0", "kind: found “nonsense”"),
    ],
)
def test_what_cannot_be_drawn_is_told_in_one_sentence(arguments: str, told: str, capsys: Output) -> None:
    assert refused(capsys, "exercise", *arguments.split()).startswith(told)
