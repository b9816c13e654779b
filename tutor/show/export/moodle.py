"""Moodle XML: questions with pictures, and a reason beside every answer."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from html import escape
from xml.etree import ElementTree as ET

from tutor.show.export.item import Item
from tutor.show.html import element

#: The shares of a mark that Moodle knows, by how many right answers share it.
SHARES = {1: "100", 3: "33.33333", 6: "16.66667", 7: "14.28571", 9: "11.11111", 8: "12.5"}
#: From so many answers on some bring a tenth and the others a twentieth.
MANY, MOST = 10, 20
#: The signs that end something in a question with gaps.
CLOZE = str.maketrans({sign: f"\\{sign}" for sign in "\\}~#/=\"'"})


def moodle(items: Sequence[Item], title: str) -> bytes:
    """The questions as one file, in a category of their own."""
    quiz = ET.Element("quiz")
    category = ET.SubElement(quiz, "question", type="category")
    _text(category, "category", f"$course$/top/{title.replace('/', '//')}")
    for item in items:
        _question(quiz, item)
    ET.indent(quiz)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(quiz, "unicode")}\n'.encode()


def _question(quiz: ET.Element, item: Item) -> None:
    sort = "numerical" if item.number else "cloze" if item.rows else "multichoice"
    question = ET.SubElement(quiz, "question", type=sort)
    _text(question, "name", f"{item.title} ({item.id})")
    asked = _html(question, "questiontext", "".join(_asked(item)))
    for number, board in enumerate(item.boards):
        file = ET.SubElement(asked, "file", name=f"{item.id}-{number}.svg", path="/", encoding="base64")
        file.text = b64encode(board.svg.encode()).decode()
    _html(question, "generalfeedback", _lines(item.answer))
    if sort != "cloze":
        ET.SubElement(question, "defaultgrade").text = "1"
    ET.SubElement(question, "penalty").text = "0.3333333"
    ET.SubElement(question, "hidden").text = "0"
    ET.SubElement(question, "idnumber").text = item.id
    if item.number:
        _numerical(question, item)
    elif item.choices:
        _multichoice(question, item)
    for hint in item.hints:
        _html(question, "hint", _lines((hint,)))


def _asked(item: Item) -> Iterator[str]:
    """What is shown and asked; of rows also the gaps."""
    for number, board in enumerate(item.boards):
        picture = f'<img src="@@PLUGINFILE@@/{item.id}-{number}.svg" alt="{escape(" ".join(board.lines))}">'
        yield element("p", picture)
    yield element("p", element("strong", escape(item.prompt, quote=False)))
    for row in item.rows:
        gap = "~".join(
            f"{'=' if state == row.right else ''}{_cloze(state)}{f'#{_cloze(row.because)}' if row.because else ''}"
            for state in item.states
        )
        yield element("p", f"{escape(row.text, quote=False)} {{1:MULTICHOICE:{gap}}}")


def _cloze(text: str) -> str:
    return escape(text, quote=False).translate(CLOZE)


def _multichoice(question: ET.Element, item: Item) -> None:
    ET.SubElement(question, "single").text = str(not item.several).lower()
    ET.SubElement(question, "shuffleanswers").text = "false"
    ET.SubElement(question, "answernumbering").text = "none"
    shares = iter(shares_of(len(item.right)) if item.several else ["100"] * len(item.right))
    for choice in item.choices:
        # Whoever marks something wrong has not found the answer, which is all that is right and nothing else.
        fraction = next(shares) if choice.right else "-100" if item.several else "0"
        answer = _html(question, "answer", escape(choice.text, quote=False), fraction=fraction)
        _html(answer, "feedback", _lines((choice.because,)))


def shares_of(count: int) -> list[str]:
    """The shares of so many right answers, which come to the whole mark in such shares as Moodle knows."""
    if MANY < count <= MOST:
        tenths = MOST - count
        return ["10"] * tenths + ["5"] * (count - tenths)
    return [SHARES.get(count, f"{100 / count:g}")] * count


def _numerical(question: ET.Element, item: Item) -> None:
    answers = [(item.number, "100", item.within, ""), *((number, "0", "0", says) for number, says in item.slips)]
    for number, fraction, within, says in answers:
        answer = ET.SubElement(question, "answer", fraction=fraction, format="moodle_auto_format")
        ET.SubElement(answer, "text").text = number
        ET.SubElement(answer, "tolerance").text = within
        _html(answer, "feedback", _lines((says,) if says else item.answer))


def _text(parent: ET.Element, name: str, text: str) -> None:
    ET.SubElement(ET.SubElement(parent, name), "text").text = text


def _html(parent: ET.Element, name: str, html: str, **attributes: str) -> ET.Element:
    """An element with some HTML as its text."""
    part = ET.SubElement(parent, name, {**attributes, "format": "html"})
    ET.SubElement(part, "text").text = html
    return part


def _lines(lines: Sequence[str]) -> str:
    return "".join(element("p", escape(line, quote=False)) for line in lines)
