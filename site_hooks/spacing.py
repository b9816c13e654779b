"""French keeps a blank before ? ! ; : and within « »; on a page, that blank holds its mark on the line of its word.

The tutor's own words have such blanks already.  Menus, titles and prose are written with ordinary ones.
"""

from __future__ import annotations

import re

#: What is no prose: a tag with its attributes, and the whole of what is code.
MARKUP = re.compile(r"""(?s)(<!--.*?-->|<(script|style|pre|code)\b.*?</\2>|<(?:[^<>"']|"[^"]*"|'[^']*')*>)""")
LOOSE = re.compile(r"(?<=\S) (?=[?!;:»])|(?<=«) ")
NO_BREAK = "\N{NO-BREAK SPACE}"
#: One part of what `MARKUP` splits a page into is text, and two are not: the markup, and the name of an element.
PARTS = 3


def hold(html: str, lang: str) -> str:
    """Return a page on which no line begins with such a mark, nor ends with «; pages in other languages as they are."""
    if lang != "fr":
        return html
    parts = MARKUP.split(html)
    parts[::PARTS] = [LOOSE.sub(NO_BREAK, text) for text in parts[::PARTS]]
    del parts[2::PARTS]
    return "".join(parts)
