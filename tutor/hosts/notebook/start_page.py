"""The notebook with which a learner begins each time, in any language: what is next, what comes back, and the map."""

from __future__ import annotations

from typing import Any

from tutor.core.message import N_
from tutor.show.words import Words

TITLE = N_("Start here", "title of a notebook")
SAYS = N_(
    "**This is how far you are.** It was looked up when you started the tutor. To see how far you are now, press the"
    " button with the double arrow in the bar above (*Restart the kernel and run all cells*), and say yes when it asks."
)
COMES_BACK = N_("This is the place for what comes back. After each exercise there is a button for the next one.")
MAP = N_("The map shows every lesson and its topics. Press a sign to see its topic in the table below it.")


def start_page(words: Words) -> dict[str, Any]:
    """The notebook as its file holds it before it has run."""
    cells = (
        _text(f"# {words.say(TITLE)}\n\n{words.say(SAYS)}"),
        _code(f'from tutor import Lesson\n\nlesson = Lesson(lang="{words.lang}")'),
        _code("lesson.today()"),
        _text(words.say(COMES_BACK)),
        _code("lesson.due()"),
        _text(words.say(MAP)),
        _code("lesson.map()"),
    )
    return {
        "cells": [{"id": f"start-{number}", **cell} for number, cell in enumerate(cells)],
        "metadata": {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def _text(source: str) -> dict[str, Any]:
    return {"cell_type": "markdown", "metadata": {}, "source": source}


def _code(source: str) -> dict[str, Any]:
    """A cell whose code stands folded in JupyterLab, which shows its first line: here it is empty."""
    folded = {"jupyter": {"source_hidden": True}}
    return {"cell_type": "code", "metadata": folded, "source": f"\n{source}", "execution_count": None, "outputs": []}
