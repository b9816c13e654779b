"""The MkDocs events that we take part in, each in one line or two."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mkdocs.plugins import event_priority

from site_hooks import advice, figures, gallery, glossary, live, notebooks, rulebook, search, tables, third_party

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

#: Below the priority of static-i18n, which builds the other languages and then writes one index of them all.
AFTER_EVERY_LANGUAGE = -200
#: Above it: each language has the navigation that it finds.
BEFORE_ANY_LANGUAGE = 100


def on_startup(**_: object) -> None:
    """Prepare the plugins before the first of them looks at a file."""
    notebooks.install()


@event_priority(BEFORE_ANY_LANGUAGE)
def on_config(config: MkDocsConfig) -> None:
    """Lessons follow the site's Markdown settings, and stand in the navigation as they do in the course."""
    notebooks.configure(config)
    notebooks.in_order(config)


def on_pre_build(config: MkDocsConfig) -> None:
    """Write the rulebook's pages, so that MkDocs finds them among the files."""
    rulebook.write(Path(config.docs_dir))


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, **_: object) -> str:
    """Put tables, figures, odds, hands, signals, licences, the gallery and the glossary where a page asks for them."""
    lang = str(config.theme["language"])
    markdown = glossary.embed(third_party.embed(markdown, page.url), lang, page.url)
    markdown = gallery.embed(markdown, lang, page.url)
    return advice.embed(tables.embed(figures.embed(markdown, lang), lang, page.url), lang, page.url)


def on_page_content(html: str, page: Page, **_: object) -> str:
    """Keep lessons as light as other pages."""
    return notebooks.without_style(html) if page.file.src_uri.endswith(".ipynb") else html


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, **_: object) -> dict[str, Any]:
    """Tell `theme/main.html` what the tables on this page need; explain words, once the search has read the page."""
    lang = str(config.theme["language"])
    context["live"] = live.needs(page.content or "", lang)
    page.content = glossary.explain(page.content or "", lang, page.url)
    return context


def on_post_page(output: str, **_: object) -> str:
    """Leave out the blanks of the menu, which names every lesson on every page; those of the page itself may count."""
    menu, article, page = output.partition("<article")
    return re.sub(r"\n\s+", "\n", menu) + article + page


@event_priority(AFTER_EVERY_LANGUAGE)
def on_post_build(config: MkDocsConfig) -> None:
    """Put the engine and all licences beside the pages, and let each language search its own pages."""
    live.publish(Path(config.site_dir))
    third_party.publish(Path(config.site_dir))
    search.divide(Path(config.site_dir))
