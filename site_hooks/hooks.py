"""The functions for MkDocs's events, which call the other modules of this folder."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mkdocs.plugins import event_priority

from site_hooks import (
    advice,
    classroom,
    course,
    figures,
    gallery,
    glossary,
    live,
    notebooks,
    offline,
    path,
    permalinks,
    pictures,
    plans,
    play,
    playground,
    policy,
    readymade,
    rulebook,
    search,
    spacing,
    stored,
    tables,
    third_party,
    told,
)
from site_hooks.progress import Progress

if TYPE_CHECKING:
    from jinja2 import Environment
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.nav import Navigation
    from mkdocs.structure.pages import Page

#: A priority below that of static-i18n, which builds the other languages and then writes one index of them all.
AFTER_EVERY_LANGUAGE = -200
#: A priority above that of static-i18n, since each language takes the navigation as the plugin finds it.
BEFORE_ANY_LANGUAGE = 100


_pages = Progress("Pages", 0)


def on_startup(**_: object) -> None:
    """Prepare the plugins before the first of them reads a file."""
    notebooks.install()


@event_priority(BEFORE_ANY_LANGUAGE)
def on_config(config: MkDocsConfig) -> None:
    """Give lessons the site's Markdown settings, and put them and the rulebooks' chapters into the menu in order."""
    notebooks.configure(config)
    notebooks.in_order(config)
    rulebook.in_order(config.nav or [])


def on_pre_build(config: MkDocsConfig) -> None:
    """Write the rulebook's pages, so that MkDocs finds them among the files."""
    rulebook.write(Path(config.docs_dir))


def on_nav(nav: Navigation, files: Files, config: MkDocsConfig, **_: object) -> Navigation:
    """Begin to count the pages of a language that are read."""
    _count("read", files, config)
    return nav


def on_env(env: Environment, files: Files, config: MkDocsConfig, **_: object) -> Environment:
    """Begin to count the pages that are written, once all of them have been read."""
    _count("written", files, config)
    return env


def _count(what: str, files: Files, config: MkDocsConfig) -> None:
    global _pages  # noqa: PLW0603 - MkDocs' events are functions, and this stands between them
    _pages = Progress(f"Pages {what} ({config.theme['language']})", len(files.documentation_pages()))


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, **_: object) -> str:
    """Put tables, figures, odds, pictures, the course and all other parts in place of the marks on a page."""
    lang = str(config.theme["language"])
    markdown = glossary.embed(third_party.embed(markdown, page.url), lang, page.url)
    markdown = pictures.embed(course.embed(gallery.embed(markdown, lang, page.url), lang, page.url), lang)
    markdown = playground.embed(play.embed(markdown, lang, page.url), lang, page.url)
    markdown = plans.embed(classroom.embed(markdown, lang, page.url), page, lang)
    return advice.embed(tables.embed(figures.embed(markdown, lang), lang, page.url), lang, page.url)


def on_page_content(html: str, page: Page, config: MkDocsConfig, **_: object) -> str:
    """Set the heading levels of tables; drop a notebook's style sheet, and make a path or a play page of it."""
    _pages.one_more()
    if not page.file.src_uri.endswith(".ipynb"):
        return tables.level(html)
    lang = str(config.theme["language"])
    lesson = course.placed(notebooks.without_style(html))
    return path.parted(tables.level(play.laid_out(lesson, page, lang)), page.url, lang)


@event_priority(AFTER_EVERY_LANGUAGE)
def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, **_: object) -> dict[str, Any]:
    """Give `theme/main.html` the files that the tables on this page need, and the page's description.

    As the search has read the page by then, words are explained here, and a lesson is linked to its notebook.
    """
    lang = str(config.theme["language"])
    context["live"] = live.needs(page.content or "", lang)
    told.describe(page, lang)
    told.lead_on(context["config"].extra.alternate)
    page.content = glossary.explain(page.content or "", lang, page.url)
    if page.file.src_uri.endswith(".ipynb"):
        page.content += playground.link(page.url, lang)
    return context


@event_priority(AFTER_EVERY_LANGUAGE)
def on_post_page(output: str, page: Page, config: MkDocsConfig, **_: object) -> str:
    """Drop the blanks of the menu, which names every lesson on every page, and add the page's policy."""
    _pages.one_more()
    lang = str(config.theme["language"])
    menu, article, rest = spacing.hold(permalinks.named(output, lang), lang).partition("<article")
    return policy.guard(told.in_full(re.sub(r"\n\s+", "\n", menu), page) + article + rest, page.url)


@event_priority(AFTER_EVERY_LANGUAGE)
def on_post_template(output_content: str, template_name: str, **_: object) -> str:
    """Add its policy to the page for a wrong address."""
    return policy.guard(output_content, template_name) if template_name.endswith(".html") else output_content


@event_priority(AFTER_EVERY_LANGUAGE)
def on_post_build(config: MkDocsConfig) -> None:
    """Write the site's other files: engine, exercises made ahead, playground, licences, each language's search."""
    live.publish(Path(config.site_dir))
    readymade.publish(Path(config.site_dir))
    playground.publish(Path(config.site_dir))
    third_party.publish(Path(config.site_dir))
    plans.publish(Path(config.site_dir))
    search.publish(Path(config.site_dir))
    # The last of all that writes files: it says what stands in each of them.
    offline.publish(Path(config.site_dir))
    stored.tidy()
