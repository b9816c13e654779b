"""The update of the catalogues from the source: ``python -m catalogues.update``.  New messages are left empty."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from catalogues.marked import marked
from tutor.core.message import Message, contextual
from tutor.show.catalogue import EDITED
from tutor.show.forms import BARE, NAMES
from tutor.show.languages import LANGUAGES, LOCALE, parts


def main() -> None:
    """Write every catalogue anew, in the order of the source and without the messages that it no longer has."""
    for lang in LANGUAGES[1:]:
        path = LOCALE / lang / EDITED
        catalogue = edited(path, lang)
        catalogue.update(template(catalogue), no_fuzzy_matching=True, update_creation_date=False)
        with path.open("wb") as file:
            write_po(file, catalogue, width=0, ignore_obsolete=True, include_lineno=False)


def edited(path: Path, lang: str) -> Catalog:
    """A catalogue as translators edit it."""
    with path.open("rb") as file:
        return read_po(file, lang)


def template(catalogue: Catalog) -> Catalog:
    """All messages of a catalogue: those that the source marks, and its names in the forms that the catalogue has."""
    wanted, forms = Catalog(), formed(catalogue)
    for one in marked():
        ids = (one.text, one.plural) if one.plural else one.text
        wanted.add(ids, context=one.context, locations=[(one.file, 0)], auto_comments=list(filter(None, [one.where])))
        for form in sorted(forms.get(one.message, ())):
            wanted.add(one.text, context=split(contextual(one.message, form))[0], locations=[(one.file, 0)])
    return wanted


def formed(catalogue: Catalog) -> dict[Message, set[str]]:
    """The forms of each name that a language needs: its messages ask for them, or a name of the same kind has them."""
    held = {(one.context, one.id) for one in catalogue if one.string} - {(one.context, one.text) for one in marked()}
    asked = {
        (part.manner, part.form) for one in catalogue for said in strings(one) for part in parts(said) if part.form
    }
    candidates = {form for _, form in asked} | {(context or "").rpartition(": ")[2] for context, _ in held} - {""}
    found: dict[Message, set[str]] = {}
    for manner, names in NAMES.items():
        for form in candidates - {BARE}:
            if (manner, form) in asked or any(split(contextual(name, form)) in held for name in names):
                for name in names:
                    found.setdefault(name, set()).add(form)
    return found


def split(message: Message) -> tuple[str | None, str]:
    """The context of a message, and its text."""
    context, _, text = message.rpartition("\4")
    return context or None, text


def strings(message: Any) -> tuple[str, ...]:  # noqa: ANN401 - Babel has no types
    """The translations of a message in a catalogue: one, or a form for each plural where it counts."""
    said = message.string
    return (said,) if isinstance(said, str) else tuple(said)


if __name__ == "__main__":
    main()
