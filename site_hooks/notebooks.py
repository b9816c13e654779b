"""Lessons on the site: what mkdocs-jupyter and static-i18n need before they make good pages of our notebooks.

Both plugins leave no other door open than their internals, so their versions are pinned and
`tests/browser/test_site.py` looks at the pages that come out.
"""

from __future__ import annotations

import os
import re
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

from markdown import Markdown
from mkdocs.structure.files import File
from mkdocs_jupyter import nbconvert2
from mkdocs_jupyter.config import settings
from nbconvert.exporters.templateexporter import default_filters
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

from tutor.hosts.notebook import RULEBOOK
from tutor.teach.course import LESSONS

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig

#: What stands for the lessons in the navigation.
COURSE = "COURSE"
RULEBOOK_FROM_A_LESSON = "../../rulebook/"
TEMPLATES = Path(__file__).parent / "notebook"

# Our own HTML first: it is a whole table, where a widget view is blank without a kernel.
PRIORITY = ["text/html", "image/svg+xml", "image/png", "text/markdown", "text/plain"]

STYLE_AT_THE_END = re.compile(r"\s*<style>.*?</style>\s*\Z", re.DOTALL)

_is_page = File.is_documentation_page
_app = nbconvert2.get_nbconvert_app


def install() -> None:
    """Make notebooks pages in every language, converted with our templates and linked to the site's rulebook."""
    os.environ[RULEBOOK] = RULEBOOK_FROM_A_LESSON
    File.is_documentation_page = _notebooks_are_pages  # type: ignore[method-assign]
    nbconvert2.get_nbconvert_app = _without_widget_state
    settings.templates_dir = str(TEMPLATES)
    default_filters["lesson_code"] = _code


def configure(config: MkDocsConfig) -> None:
    """Render the prose of lessons with the same Markdown extensions as every other page."""
    extensions, settings_of = config.markdown_extensions, config.mdx_configs

    def prose(source: str) -> str:
        return str(Markdown(extensions=extensions, extension_configs=settings_of).convert(source))

    default_filters["lesson_prose"] = prose


def in_order(nav: list[Any]) -> None:
    """Put the lessons of the course into the navigation, where it names the course; MkDocs may ask more than once."""
    for pages in (pages for section in nav if isinstance(section, dict) for pages in section.values()):
        if COURSE in pages:
            at = pages.index(COURSE)
            pages[at : at + 1] = [f"lessons/{name}.ipynb" for name in LESSONS]


def without_style(html: str) -> str:
    """Drop the style sheet that mkdocs-jupyter appends: Material colours code already."""
    return STYLE_AT_THE_END.sub("", html)


def _notebooks_are_pages(self: File) -> bool:
    """Keep static-i18n, which makes new File objects, from taking notebooks for mere files."""
    return _is_page(self) or self.src_uri.endswith(".ipynb")


@wraps(_app)
def _without_widget_state(*args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - an untyped library's objects
    app = _app(*args, **kwargs)
    app.config["ExecutePreprocessor"]["store_widget_state"] = False
    app.config["ExecutePreprocessor"]["extra_arguments"] = ["--log-level=ERROR"]  # no warning about local TCP
    app.config["HTMLExporter"]["display_data_priority"] = PRIORITY
    return app


def _code(source: str) -> str:
    return str(highlight(source, PythonLexer(), HtmlFormatter(wrapcode=True)))
