"""No-break spaces in French pages, before ? ! ; : and within « », which keep the marks on the lines of their words.

The tutor's own texts have such spaces already.  Menus, titles and prose are written with ordinary ones.
"""

from __future__ import annotations

import re

#: The parts of a page that are no prose: a tag with its attributes, and whole elements of code.
MARKUP = re.compile(r"""(?s)(<!--.*?-->|<(script|style|pre|code)\b.*?</\2>|<(?:[^<>"']|"[^"]*"|'[^']*')*>)""")
LOOSE = re.compile(r"(?<=\S) (?=[?!;:»])|(?<=«) ")
NO_BREAK = "\N{NO-BREAK SPACE}"
#: The period of the list into which `MARKUP` splits a page: a text, the markup after it, the name of an element.
PARTS = 3


def hold(html: str, lang: str) -> str:
    """Return a page on which no line begins with such a mark, nor ends with «; pages in other languages as they are."""
    if lang != "fr":
        return html
    parts = MARKUP.split(html)
    parts[::PARTS] = [LOOSE.sub(NO_BREAK, text) for text in parts[::PARTS]]
    del parts[2::PARTS]
    return "".join(parts)
