"""The languages that the tutor speaks: which one somebody wishes, and its catalogue of messages."""

from __future__ import annotations

import gettext
import os
from functools import cache
from pathlib import Path

LANGUAGES = ("en", "fr")
LOCALE = Path(__file__).parent.parent / "locale"


def language(*wishes: str | None) -> str:
    """Return the first wish that is a language of ours, then the environment's; else English.

    A wish may be a locale's name, such as ``fr_CA.UTF-8``.
    """
    names = ("TUTOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    for wish in (*wishes, *map(os.environ.get, names)):
        if wish and wish[:2].lower() in LANGUAGES:
            return wish[:2].lower()
    return LANGUAGES[0]


@cache
def catalogue(lang: str) -> gettext.NullTranslations:
    """The catalogue of a language; English is the language of the messages themselves."""
    return gettext.translation("tutor", LOCALE, [lang], fallback=lang == LANGUAGES[0])
