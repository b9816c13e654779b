"""A measurement of the built site in a real Chromium."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from site_hooks.serve import served

SITE = Path(__file__).parent.parent / "site"


def in_chromium(what: str, site: Path, measure: Callable[[Browser, str], None]) -> None:
    """Measure with a browser at the address of a served site; where either is missing, say what is not measured."""
    program = shutil.which("chromium")
    if program is None or not site.exists():
        print(f"{what}: not measured, since Chromium or the built site is missing (make build-site)")
        return
    with served(site) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        measure(browser, address)
        browser.close()
