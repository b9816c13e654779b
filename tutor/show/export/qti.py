"""QTI 2.1: a package of questions, each a file, with its pictures beside it and a list of all that is in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from xml.etree import ElementTree as ET
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tutor.show.export.item import Item

QTI = "http://www.imsglobal.org/xsd/imsqti_v2p1"
PACKAGE = "http://www.imsglobal.org/xsd/imscp_v1p1"
#: The time of every file in a package, so that the same exercises make the same package.
WHEN = (2026, 1, 1, 0, 0, 0)
#: The variables of an answer: what was chosen, the mark, and which remark is shown.
RESPONSE, SCORE, FEEDBACK, WHY = "RESPONSE", "SCORE", "FEEDBACK", "WHY"


def qti(items: Sequence[Item], title: str) -> bytes:
    """The package as a zip file."""
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as package:
        for name, content in _files(items, title):
            package.writestr(ZipInfo(name, WHEN), content, ZIP_DEFLATED)
    return packed.getvalue()


def _files(items: Sequence[Item], title: str) -> Iterator[tuple[str, bytes]]:
    yield "imsmanifest.xml", _manifest(items, title)
    for item in items:
        yield f"{item.id}.xml", _written(_question(item))
        yield from ((_picture(item, at), board.svg.encode()) for at, board in enumerate(item.boards))


def _picture(item: Item, number: int) -> str:
    return f"{item.id}-{number}.svg"


def _manifest(items: Sequence[Item], title: str) -> bytes:
    manifest = ET.Element("manifest", xmlns=PACKAGE, identifier="tutor")
    about = ET.SubElement(manifest, "metadata")
    ET.SubElement(about, "schema").text = "QTIv2.1 Package"
    ET.SubElement(about, "schemaversion").text = "1.0.0"
    organizations = ET.SubElement(manifest, "organizations")
    ET.SubElement(ET.SubElement(organizations, "organization", identifier="all"), "title").text = title
    resources = ET.SubElement(manifest, "resources")
    for item in items:
        file = f"{item.id}.xml"
        one = ET.SubElement(resources, "resource", identifier=item.id, type="imsqti_item_xmlv2p1", href=file)
        for href in (file, *(_picture(item, at) for at in range(len(item.boards)))):
            ET.SubElement(one, "file", href=href)
    return _written(manifest)


def _question(item: Item) -> ET.Element:
    names = {"identifier": item.id, "title": item.title, "adaptive": "false", "timeDependent": "false"}
    question = ET.Element("assessmentItem", names, xmlns=QTI)
    _response(question, item)
    for name, cardinality, sort in ((SCORE, "single", "float"), (FEEDBACK, "multiple", "identifier")):
        ET.SubElement(question, "outcomeDeclaration", identifier=name, cardinality=cardinality, baseType=sort)
    body = ET.SubElement(question, "itemBody")
    for number, board in enumerate(item.boards):
        picture = ET.SubElement(body, "p")
        ET.SubElement(picture, "img", src=_picture(item, number), alt=" ".join(board.lines))
    _interaction(body, item)
    _processing(question, item)
    remark = ET.SubElement(question, "modalFeedback", outcomeIdentifier=FEEDBACK, showHide="show", identifier=WHY)
    for line in (*item.answer, *(f"{row.text}: {row.because}" for row in item.rows if row.because)):
        ET.SubElement(remark, "p").text = line
    return question


def _response(question: ET.Element, item: Item) -> None:
    """What is right: a number, some choices, or pairs of a row and its state."""
    sort = "float" if item.number else "directedPair" if item.rows else "identifier"
    cardinality = "multiple" if item.rows or item.several else "single"
    declared = ET.SubElement(
        question, "responseDeclaration", identifier=RESPONSE, cardinality=cardinality, baseType=sort
    )
    correct = ET.SubElement(declared, "correctResponse")
    values = _right(item)
    for value in values if cardinality == "multiple" else values[:1]:
        ET.SubElement(correct, "value").text = value
    if item.choices and not item.several:
        marks = ET.SubElement(declared, "mapping", defaultValue="0")
        for value in values:
            ET.SubElement(marks, "mapEntry", mapKey=value, mappedValue="1")


def _right(item: Item) -> list[str]:
    if item.number:
        return [item.number]
    if item.rows:
        return [f"r{at} s{item.states.index(row.right)}" for at, row in enumerate(item.rows)]
    return [f"c{at}" for at, choice in enumerate(item.choices) if choice.right]


def _interaction(body: ET.Element, item: Item) -> None:
    if item.number:
        ET.SubElement(body, "p").text = item.prompt
        ET.SubElement(ET.SubElement(body, "p"), "textEntryInteraction", responseIdentifier=RESPONSE)
    elif item.rows:
        most = {"responseIdentifier": RESPONSE, "shuffle": "false", "maxAssociations": str(len(item.rows))}
        pairs = ET.SubElement(body, "matchInteraction", most)
        ET.SubElement(pairs, "prompt").text = item.prompt
        for sort, texts, each in (("r", [row.text for row in item.rows], "1"), ("s", item.states, "0")):
            side = ET.SubElement(pairs, "simpleMatchSet")
            for at, text in enumerate(texts):
                ET.SubElement(side, "simpleAssociableChoice", identifier=f"{sort}{at}", matchMax=each).text = text
    else:
        most = {"responseIdentifier": RESPONSE, "shuffle": "false", "maxChoices": "0" if item.several else "1"}
        choices = ET.SubElement(body, "choiceInteraction", most)
        ET.SubElement(choices, "prompt").text = item.prompt
        for at, choice in enumerate(item.choices):
            one = ET.SubElement(choices, "simpleChoice", identifier=f"c{at}")
            one.text = choice.text
            names = {"outcomeIdentifier": FEEDBACK, "identifier": f"c{at}", "showHide": "show"}
            ET.SubElement(one, "feedbackInline", names).text = f" {choice.because}"


def _processing(question: ET.Element, item: Item) -> None:
    """The mark: 1 for the right answer, 0 for others; then the remarks on whatever was chosen, and on the whole."""
    processing = ET.SubElement(question, "responseProcessing")
    decided = ET.SubElement(processing, "responseCondition")
    case = ET.SubElement(decided, "responseIf")
    if item.choices and not item.several:
        compared = ET.SubElement(case, "equal", toleranceMode="exact")
        ET.SubElement(compared, "mapResponse", identifier=RESPONSE)
        ET.SubElement(compared, "baseValue", baseType="float").text = "1"
    else:
        exact = {"toleranceMode": "absolute", "tolerance": f"{item.within} {item.within}"}
        compared = ET.SubElement(case, "equal", exact) if item.number else ET.SubElement(case, "match")
        ET.SubElement(compared, "variable", identifier=RESPONSE)
        ET.SubElement(compared, "correct", identifier=RESPONSE)
    _set(case, SCORE, "float", "1")
    _set(ET.SubElement(decided, "responseElse"), SCORE, "float", "0")
    remarks = ET.SubElement(ET.SubElement(processing, "setOutcomeValue", identifier=FEEDBACK), "multiple")
    if item.choices:
        ET.SubElement(remarks, "variable", identifier=RESPONSE)
    ET.SubElement(remarks, "baseValue", baseType="identifier").text = WHY


def _set(parent: ET.Element, name: str, sort: str, value: str) -> None:
    ET.SubElement(ET.SubElement(parent, "setOutcomeValue", identifier=name), "baseValue", baseType=sort).text = value


def _written(root: ET.Element) -> bytes:
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(root, "unicode")}\n'.encode()
