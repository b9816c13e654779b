"""Lessons on the site: changes to mkdocs-jupyter and static-i18n, so that they make good pages of our notebooks.

Both plugins can be changed only by their internals, so their versions are pinned and
`tests/browser/test_site.py` looks at the pages that come out.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable
from functools import partial, wraps
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from markdown import Markdown
from mkdocs.structure.files import File
from mkdocs_jupyter import convert, nbconvert2
from mkdocs_jupyter.config import settings
from nbconvert.exporters.templateexporter import default_filters
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

from site_hooks.progress import together
from site_hooks.stored import is_stored, stored
from tutor.hosts.notebook.lesson import RULEBOOK
from tutor.hosts.notebook.running import run
from tutor.hosts.notebook.stored import WIDGETS
from tutor.show.words import Words
from tutor.teach.course.lesson import Lesson
from tutor.teach.course.parts import PARTS, Part

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig

#: The mark in the navigation in whose place the lessons come.
COURSE = "COURSE"
RULEBOOK_FROM_A_LESSON = "../../rulebook/"
TEMPLATES = Path(__file__).parent / "notebook"

# Our own HTML first: it is a whole table, where a widget view is blank without a kernel.
PRIORITY = ["text/html", "image/svg+xml", "image/png", "text/markdown", "text/plain"]

STYLE_AT_THE_END = re.compile(r"\s*<style>.*?</style>\s*\Z", re.DOTALL)

_is_page = File.is_documentation_page
_app = nbconvert2.get_nbconvert_app
_nb2html = convert.nb2html
_nb2md = convert.nb2md


def install() -> None:
    """Make notebooks pages in every language, converted with our templates and linked to the site's rulebook."""
    os.environ[RULEBOOK] = RULEBOOK_FROM_A_LESSON
    File.is_documentation_page = _notebooks_are_pages  # type: ignore[method-assign]
    nbconvert2.get_nbconvert_app = _our_html_first
    convert.nb2html = _run_first
    convert.nb2md = _as_markdown
    settings.templates_dir = str(TEMPLATES)
    default_filters["lesson_code"] = _code


def configure(config: MkDocsConfig) -> None:
    """Render the prose of lessons with the same Markdown extensions as every other page."""
    extensions, settings_of = config.markdown_extensions, config.mdx_configs

    def prose(source: str) -> str:
        return str(Markdown(extensions=extensions, extension_configs=settings_of).convert(source))

    default_filters["lesson_prose"] = prose


def in_order(config: MkDocsConfig) -> None:
    """Put the course into the navigation, part by part, in place of its mark; a second call changes nothing."""
    for pages in (pages for section in config.nav or [] if isinstance(section, dict) for pages in section.values()):
        if COURSE in pages:
            at = pages.index(COURSE)
            pages[at : at + 1] = [{_title(part): [_page(lesson) for lesson in part.lessons]} for part in PARTS]
    for language in config.plugins["i18n"].config.languages:
        named = {_title(part): Words(language.locale).say(part.title) for part in PARTS}
        language.nav_translations = {**(language.nav_translations or {}), **named}


def _title(part: Part) -> str:
    """The untranslated title of a part."""
    return Words().say(part.title)


def _page(lesson: Lesson) -> str:
    return f"lessons/{lesson.id}.ipynb"


def without_style(html: str) -> str:
    """The HTML without the style sheet that mkdocs-jupyter appends, since Material colours code already."""
    return STYLE_AT_THE_END.sub("", html)


def _notebooks_are_pages(self: File) -> bool:
    """Whether a file is a page: notebooks are, also those for which static-i18n has made new ``File`` objects."""
    return _is_page(self) or self.src_uri.endswith(".ipynb")


@wraps(_app)
def _our_html_first(*args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - an untyped library's objects
    app = _app(*args, **kwargs)
    app.config["HTMLExporter"]["display_data_priority"] = PRIORITY
    return app


@wraps(_nb2html)
def _run_first(notebook: str, **options: Any) -> str:  # noqa: ANN401
    """Convert a notebook to HTML after its cells have run, without widgets, since the page has the tables as HTML.

    The first call for a notebook that is not stored converts all such notebooks in its folder.
    """
    if not _is_made(notebook):
        beside = sorted(map(str, Path(notebook).parent.glob("*.ipynb")))
        together("Lessons", partial(_converted, **options), [path for path in beside if not _is_made(path)])
    return _converted(notebook, **options)


def _is_made(notebook: str) -> bool:
    return is_stored(f"page-{Path(notebook).stem}", Path(notebook).read_bytes())


def _converted(notebook: str, **options: Any) -> str:  # noqa: ANN401
    def make() -> bytes:
        ran = run(Path(notebook))
        del ran["metadata"][WIDGETS]
        with TemporaryDirectory() as folder:
            made = Path(folder, Path(notebook).name)
            made.write_text(json.dumps(ran), "utf-8")
            return str(_nb2html(str(made), **options)).encode()

    _as_markdown(notebook)
    return stored(f"page-{Path(notebook).stem}", Path(notebook).read_bytes(), make=make).decode()


@wraps(_nb2md)
def _as_markdown(notebook: str, **options: Any) -> str:  # noqa: ANN401
    """Convert a notebook to Markdown, from which its table of contents is read."""
    source = Path(notebook).read_bytes()
    return stored(
        f"contents-{Path(notebook).stem}", source, make=lambda: str(_nb2md(notebook, **options)).encode()
    ).decode()


def _code(cells: Iterable[Any]) -> str:
    """Code in one listing, since Material watches the width of each, and a lesson has some thirty cells."""
    sources = (cell.source.strip() for cell in cells if cell.cell_type == "code")
    return str(highlight("\n\n".join(sources), PythonLexer(), HtmlFormatter(wrapcode=True)))
