"""A host whose line can be cut, and browsers that keep what it gives them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext

from site_hooks.serve import HOST
from tests.browser.conftest import AT_ONCE, PATIENCE_MS, SAVING
from tests.browser.offline.cable import Host


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    """Return a host with a copy of the site."""
    one = Host(site, tmp_path)
    yield one
    one.web.shutdown()
    one.web.server_close()


@pytest.fixture
def browser(chromium: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Return a function that makes a browser which keeps what it is given; it may have asked nobody else."""
    contexts: list[BrowserContext] = []
    asked: list[str] = []

    def make(width: int = 1280, *, saving: bool = False, **options: str) -> BrowserContext:
        context = chromium.new_context(viewport={"width": width, "height": 800}, **options)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(AT_ONCE)
        if saving:
            context.add_init_script(SAVING)
        context.on("request", lambda request: asked.append(request.url))
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()
    assert [url for url in asked if not url.startswith((f"http://{HOST}:", "data:", "blob:"))] == []
