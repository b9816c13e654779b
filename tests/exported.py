"""Readers of what ``tutor export`` writes, each made from the format’s own description, without code of a writer."""

from __future__ import annotations

import re
import sqlite3
from base64 import b64decode
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from xml.etree import ElementTree as ET
from zipfile import ZipFile

QTI = "{http://www.imsglobal.org/xsd/imsqti_v2p1}"
PACKAGE = "{http://www.imsglobal.org/xsd/imscp_v1p1}"


class Read(NamedTuple):
    """An exercise as another system understands it: what it says, what is right, every remark, and the pictures."""

    asks: str
    options: tuple[str, ...] = ()
    right: frozenset[str] = frozenset()
    several: bool = False
    rows: tuple[tuple[str, str], ...] = ()
    number: float | None = None
    within: float = 0
    remarks: tuple[str, ...] = ()
    pictures: tuple[bytes, ...] = ()


def plain(html: str) -> str:
    """The text of some HTML."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def unescaped(text: str) -> str:
    """Text in which a stroke stands before each sign that would mean something."""
    return re.sub(r"\\(.)", lambda found: "\n" if found[1] == "n" else found[1], text)


def split(text: str, sign: str) -> list[str]:
    """Text at every sign that has no stroke before it."""
    return re.split(rf"(?<!\\){re.escape(sign)}", text)


def moodle(content: bytes) -> dict[str, Read]:
    """The questions of Moodle XML, by their numbers."""
    return {
        question.findtext("idnumber", ""): _moodle(question)
        for question in ET.XML(content)
        if question.get("type") != "category"
    }


def _moodle(question: ET.Element) -> Read:
    asks = question.findtext("questiontext/text", "")
    pictures = {one.get("name"): b64decode(one.text or "") for one in question.iterfind("questiontext/file")}
    shown = re.findall(r'src="@@PLUGINFILE@@/([^"]+)"', asks)
    answers = [
        (plain(one.findtext("text", "")), float(one.get("fraction", "0")), plain(one.findtext("feedback/text", "")))
        for one in question.iterfind("answer")
    ]
    read = Read(plain(asks), pictures=tuple(pictures[name] for name in shown), remarks=tuple(one[2] for one in answers))
    match question.get("type"):
        case "multichoice":
            whole = sum(share for _, share, _ in answers if share > 0)
            several = question.findtext("single") == "false"
            assert not several or abs(whole - 100) < 0.01
            right = frozenset(text for text, share, _ in answers if share > 0)
            return read._replace(options=tuple(text for text, _, _ in answers), right=right, several=several)
        case "numerical":
            ((number, within),) = [
                (float(one.findtext("text", "")), float(one.findtext("tolerance", "")))
                for one in question.iterfind("answer")
                if one.get("fraction") == "100"
            ]
            return read._replace(number=number, within=within)
    assert question.get("type") == "cloze"
    rows = re.findall(r"<p>(?:(?!<p>).)*? ?\{1:MULTICHOICE:(?:\\.|[^}\\])*\}</p>", asks)
    return read._replace(rows=tuple(map(_gap, rows)), remarks=tuple(remark for row in rows for remark in _remarks(row)))


def _gap(row: str) -> tuple[str, str]:
    name, _, gap = row.removeprefix("<p>").removesuffix("}</p>").partition("{1:MULTICHOICE:")
    (right,) = (one[1:] for one in split(gap, "~") if one.startswith("="))
    return plain(name), plain(unescaped(split(right, "#")[0]))


def _remarks(row: str) -> Iterator[str]:
    for one in split(row.partition("{1:MULTICHOICE:")[2].removesuffix("}</p>"), "~"):
        yield plain(unescaped(split(one, "#")[-1]))


def gift(content: bytes) -> dict[str, Read]:
    """The questions of GIFT, by what stands in brackets at the end of their names."""
    found = {}
    for block in content.decode().split("\n\n"):
        question = re.fullmatch(r"::(.*?\((\S+)\))::\[plain\]((?:\\.|[^\\{])*) \{(#?)\n(.*)\n\}\n?", block, re.DOTALL)
        if question:
            found[question[2]] = _gift(unescaped(question[3]), question[5], is_number=bool(question[4]))
    return found


def _gift(asks: str, body: str, *, is_number: bool) -> Read:
    answers, _, why = body.partition("####")
    lines = [line.strip() for line in answers.splitlines() if line.strip()]
    read = Read(asks, remarks=(unescaped(why),))
    if is_number:
        number, _, within = lines[0].removeprefix("=").partition(":")
        return read._replace(number=float(number), within=float(within))
    if all(" -> " in line for line in lines):
        pairs = (line.removeprefix("=").split(" -> ") for line in lines)
        return read._replace(rows=tuple((unescaped(one), unescaped(other)) for one, other in pairs))
    parsed = [re.fullmatch(r"([=~])(?:%(-?[\d.]+)%)?(.*)", line) for line in lines]
    texts = [tuple(map(unescaped, split(one[3], "#"))) for one in parsed if one]
    assert len(texts) == len(lines)
    good = [bool(one) and (one[1] == "=" or float(one[2] or 0) > 0) for one in parsed if one]
    return read._replace(
        options=tuple(text for text, _ in texts),
        right=frozenset(text for (text, _), right in zip(texts, good, strict=True) if right),
        several="%" in lines[0].partition("#")[0],
        remarks=tuple(remark for _, remark in texts),
    )


def qti(file: Path) -> dict[str, Read]:
    """The questions of a package of QTI 2.1, as its list names them; every file in it is named there."""
    with ZipFile(file) as package:
        manifest = ET.XML(package.read("imsmanifest.xml"))
        resources = [*manifest.iter(f"{PACKAGE}resource")]
        listed = {str(one.get("href")) for one in manifest.iter(f"{PACKAGE}file")}
        assert listed | {"imsmanifest.xml"} == {*package.namelist()}
        return {str(one.get("identifier")): _qti(package, str(one.get("href"))) for one in resources}


def _qti(package: ZipFile, href: str) -> Read:
    item = ET.XML(package.read(href))
    body = item.find(f"{QTI}itemBody")
    declared = item.find(f"{QTI}responseDeclaration")
    assert body is not None
    assert declared is not None
    correct = [str(one.text) for one in declared.iterfind(f"{QTI}correctResponse/{QTI}value")]
    correct += [str(one.get("mapKey")) for one in declared.iter(f"{QTI}mapEntry")]
    pictures = tuple(package.read(str(one.get("src"))) for one in body.iter(f"{QTI}img"))
    remarks = tuple(str(one.text).strip() for one in item.iter(f"{QTI}feedbackInline"))
    whole = " ".join(str(one.text) for one in item.iterfind(f"{QTI}modalFeedback/{QTI}p"))
    read = Read(" ".join(body.itertext()), pictures=pictures, remarks=(*remarks, whole))
    if declared.get("baseType") == "float":
        (equal,) = item.iter(f"{QTI}equal")
        return read._replace(number=float(correct[0]), within=float(str(equal.get("tolerance")).split()[0]))
    if declared.get("baseType") == "directedPair":
        names = {one.get("identifier"): str(one.text) for one in body.iter(f"{QTI}simpleAssociableChoice")}
        pairs = (pair.split() for pair in correct)
        return read._replace(rows=tuple((names[one], names[other]) for one, other in pairs))
    choices = {str(one.get("identifier")): str(one.text) for one in body.iter(f"{QTI}simpleChoice")}
    (interaction,) = body.iter(f"{QTI}choiceInteraction")
    right, several = frozenset(choices[one] for one in correct), interaction.get("maxChoices") == "0"
    return read._replace(options=tuple(choices.values()), right=right, several=several)


class Note(NamedTuple):
    """A card of Anki: its lasting name, and both of its sides."""

    guid: str
    front: str
    back: str


def anki(file: Path) -> dict[str, Note]:
    """The cards of a deck of Anki, by their exercises."""
    with TemporaryDirectory() as folder, ZipFile(file) as package:
        package.extract("collection.anki2", folder)
        base = sqlite3.connect(Path(folder) / "collection.anki2")
        rows = base.execute("select guid, flds from notes").fetchall()
        assert base.execute("select count(*) from cards").fetchone() == (len(rows),)
        base.close()
    notes = (Note(guid, *fields.split("\x1f")[1:]) for guid, fields in rows)
    names = (fields.split("\x1f")[0] for _, fields in rows)
    return dict(zip(names, notes, strict=True))


def table(content: bytes) -> list[dict[str, str]]:
    """The rows of a table with commas, each by the heads of its columns."""
    text = content.decode("utf-8-sig")
    cells, row, rows = re.compile(r'(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n)'), [], []
    for quoted, bare, end in cells.findall(text):
        row.append(quoted.replace('""', '"') if quoted else bare)
        if end != ",":
            rows.append(row)
            row = []
    head, *others = rows
    return [dict(zip(head, one, strict=True)) for one in others]
