"""Catalogues: what translators edit is read as gettext's own tools read it."""

from __future__ import annotations

import gettext
import io
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from catalogues.update import strings
from tutor.show import catalogue
from tutor.show.languages import LANGUAGES, LOCALE

EDITED = r"""
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\n"

#. A note for translators
#: tutor/core/cards.py
msgid "king"
msgstr "roi"

msgctxt "size of a poignée"
msgid "double"
msgstr "deux \"fois\" et \\ \t."

msgid ""
"a long text, "
"in pieces"
msgstr ""
"un texte long, "
"en morceaux"

msgid "%s card"
msgid_plural "%s cards"
msgstr[0] "%s carte"
msgstr[1] "%s cartes"

#, python-format, fuzzy
msgid "queen"
msgstr "valet ?"

msgid "jack"
msgstr ""

#~ msgid "knave"
#~ msgstr "valet"
"""


def read(compiled: bytes) -> gettext.GNUTranslations:
    """A compiled catalogue as gettext reads it."""
    return gettext.GNUTranslations(io.BytesIO(compiled))


def test_the_head_of_a_new_catalogue_counts_though_tools_call_it_fuzzy() -> None:
    new = EDITED.replace('msgid ""', '#, fuzzy\nmsgid ""', 1)
    assert read(catalogue.compiled(new)).info()["plural-forms"].startswith("nplurals=2")
    assert read(catalogue.compiled(new)).gettext("king") == "roi"


def test_a_catalogue_is_read_with_contexts_plurals_and_texts_of_several_lines() -> None:
    french = read(catalogue.compiled(EDITED))
    assert french.gettext("king") == "roi"
    assert french.gettext("a long text, in pieces") == "un texte long, en morceaux"
    assert french.pgettext("size of a poignée", "double") == 'deux "fois" et \\ \t.'
    assert [french.ngettext("%s card", "%s cards", number) for number in (0, 1, 2)] == [
        "%s carte",
        "%s carte",
        "%s cartes",
    ]


@pytest.mark.parametrize("message", ["double", "queen", "jack", "knave"])
def test_what_is_not_translated_or_not_for_sure_stays_as_it_is(message: str) -> None:
    assert read(catalogue.compiled(EDITED)).gettext(message) == message


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_a_catalogue_is_compiled_as_others_compile_it(lang: str) -> None:
    edited, theirs = LOCALE / lang / catalogue.EDITED, io.BytesIO()
    with edited.open("rb") as file:
        messages = read_po(file, lang)
    for one in [*messages]:
        if not any(strings(one)):  # theirs would say the English of a plural
            messages.delete(one.id, one.context)
    write_mo(theirs, messages)
    assert (
        vars(read(catalogue.compiled(edited.read_text("utf-8"))))["_catalog"]
        == vars(read(theirs.getvalue()))["_catalog"]
    )


def test_the_edited_catalogue_is_read_where_there_is_one_and_else_the_compiled_one(tmp_path: Path) -> None:
    assert not catalogue.holds_one(tmp_path)
    compiled, edited = tmp_path / catalogue.COMPILED, tmp_path / catalogue.EDITED
    compiled.parent.mkdir()
    compiled.write_bytes(catalogue.compiled(EDITED.replace("roi", "compilé")))
    assert catalogue.holds_one(tmp_path)
    assert catalogue.opened(tmp_path).gettext("king") == "compilé"
    edited.write_text(EDITED, "utf-8")
    assert catalogue.opened(tmp_path).gettext("king") == "roi"
