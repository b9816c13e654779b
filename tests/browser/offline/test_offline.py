"""The site without a network: what is kept, and what is said where something is not."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from site_hooks.serve import HOST
from tests.browser.conftest import CHROMIUM_FLAGS, READY, axe, go, program
from tests.browser.exercises import Mouse
from tests.browser.offline.cable import Host
from tests.browser.offline.keeping import heading, opened, settled
from tests.browser.test_deals import PHONE, fits
from tests.browser.test_site import LESSON, deal
from tutor.hosts.site.strings import strings
from tutor.teach.classroom.code import code
from tutor.teach.classroom.exercises import Drawn
from tutor.teach.classroom.handed_in import HandedIn
from tutor.teach.classroom.task import Task
from tutor.teach.naming import linked

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

SAY = {lang: strings(lang) for lang in ("en", "fr")}
HERE, THERE = "glossary/", "advice/odds/"
#: The step of a path that is shown.
HERE_IN_IT = ".lesson-step:visible"


def keeper(word: str, lang: str = "en") -> str:
    """The beginning of a button's text, up to its number."""
    return SAY[lang][word].partition("{")[0].strip()


# --- what is kept -----------------------------------------------------------------------------------------------------


def test_what_was_opened_is_there_without_a_network_and_plays_and_all_else_says_so(
    host: Host, browser: Callable[..., BrowserContext]
) -> None:
    page = settled(opened(browser(), host.address + LESSON))
    go(page, host.address + HERE)
    go(page, host.address + LESSON)
    deal(page)
    title = heading(page)
    host.cut()
    page.reload()
    page.evaluate(READY)
    assert heading(page) == title
    deal(page)  # the engine starts anew, from what is kept
    go(page, host.address + HERE)
    assert heading(page) == "Glossary"
    page.goto(f"{host.address}{HERE.strip('/')}?from=somewhere")
    assert (heading(page), page.url) == ("Glossary", f"{host.address}{HERE}")
    go(page, host.address + THERE)
    assert page.url == f"{host.address}offline/#page={THERE}"
    go(page, f"{host.address}{THERE}#place")
    expect(page.locator(".tutor-missed a")).to_have_attribute("href", f"{host.address}{THERE}#place")
    expect(page.locator(".tutor-missed")).to_contain_text(SAY["en"]["offline_missed"])
    listed = page.locator(".tutor-offline li a")
    expect(listed.first).to_be_visible()
    names = [link.get_attribute("href") for link in listed.all()]
    assert {host.address + LESSON, host.address + HERE} <= set(names)
    assert host.address + THERE not in names
    go(page, f"{host.address}fr/{THERE}")
    expect(page.locator(".tutor-missed")).to_contain_text(SAY["fr"]["offline_missed"])
    host.cut("")
    page.locator(".tutor-missed a").click()
    expect(page).to_have_url(f"{host.address}fr/{THERE}")
    assert page.locator("html").get_attribute("lang") == "fr"


def test_a_task_is_opened_answered_and_handed_in_without_a_network_in_french(
    host: Host, browser: Callable[..., BrowserContext]
) -> None:
    task = Task((Drawn(linked("allowed.1.1.15")), Drawn(linked("trick-points.1.1.2"))))
    right = tuple(question.key[0] for question in task.questions)
    address = f"{host.address}fr/task/"
    page = settled(opened(browser(width=PHONE, locale="fr"), address + task.link))
    page.locator(".lesson-step:visible").wait_for()  # the engine is here by now, and so kept
    host.cut()
    page.close()
    page = opened(page.context, address + task.link)
    for place, answer in enumerate(right):
        page.locator("[data-turn=next]").click()
        one = page.locator(f"{HERE_IN_IT} [data-number='{place}'] .tutor-question")
        Mouse().answer(one, answer)
        expect(one.locator(".verdict")).to_be_visible()
    page.locator("[data-turn=next]").click()
    page.locator("[data-own-name]").fill("Zoé")
    page.locator("[data-hand-in]").click()
    text = code(task, HandedIn("Zoé", right)).text
    expect(page.locator("[data-copy]")).to_have_attribute("data-copy", text)
    expect(page.locator(".handed-in h3").first).to_have_text("Pour votre professeur")
    expect(page.locator(".qr-code")).to_be_visible()


def test_all_of_it_is_kept_after_a_question_and_can_be_taken_back(
    host: Host, browser: Callable[..., BrowserContext]
) -> None:
    page = settled(opened(browser(), f"{host.address}offline/"))
    said = page.locator(".tutor-offline [role=status]")
    button = page.locator(".tutor-offline").get_by_role("button")
    expect(said).to_contain_text("MB of it is on this device already.")
    page.evaluate("localStorage.setItem('tutor match tarot-four', 'mine')")
    # a line that breaks off in the middle
    host.cut(r"\.wasm|lessons/")
    button.filter(has_text=keeper("offline_keep")).click()
    expect(said).to_contain_text("The network has broken off.")
    host.cut("")
    button.filter(has_text=keeper("offline_go_on")).click()
    expect(said).to_contain_text("All of it is here")
    assert button.all_inner_texts() == [SAY["en"]["offline_forget"]]
    host.cut()
    go(page, host.address + LESSON)
    deal(page)
    go(page, f"{host.address}rulebook/tarot/")
    page.get_by_role("combobox", name="Search").press_sequentially("overtrump")
    expect(page.locator(".md-search-result__item").first).to_contain_text(re.compile("overtrump", re.IGNORECASE))
    go(page, f"{host.address}offline/")
    page.once("dialog", lambda dialog: dialog.accept())
    button.click()
    expect(said).to_have_text(SAY["en"]["offline_forgotten"])
    assert page.evaluate("localStorage.getItem('tutor match tarot-four')") == "mine"
    go(page, host.address + LESSON)
    expect(page.locator(".tutor-missed")).to_be_visible()


def test_keeping_shows_how_far_it_is_and_can_be_stopped_and_gone_on_with(
    host: Host, browser: Callable[..., BrowserContext]
) -> None:
    page = settled(opened(browser(), f"{host.address}fr/offline/"))
    place = page.locator(".tutor-offline")
    host.slow = r"\.wasm"
    place.get_by_role("button").filter(has_text=keeper("offline_keep", "fr")).click()
    bar = place.get_by_role("progressbar", name=SAY["fr"]["offline_progress"])
    page.wait_for_function("one => one.value > one.max / 3", arg=bar.element_handle())
    expect(place).to_contain_text(re.compile(r"[\d,]+\sMo sur [\d,]+\sMo sont là\."))
    place.get_by_role("button", name=SAY["fr"]["offline_stop"]).click()
    expect(place.get_by_role("status")).to_contain_text(SAY["fr"]["offline_stopped"].partition("{")[0])
    expect(bar).to_be_hidden()
    resume = place.get_by_role("button").filter(has_text=keeper("offline_go_on", "fr"))
    expect(resume).to_be_focused()
    host.quick.set()


def test_who_saves_data_keeps_nothing_unasked(host: Host, browser: Callable[..., BrowserContext]) -> None:
    page = opened(browser(saving=True), host.address + HERE)
    page.evaluate("() => new Promise((done) => requestIdleCallback(() => setTimeout(done)))")
    assert page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
    go(page, f"{host.address}offline/")
    settled(page, "index.html")


# --- where nothing can be kept ----------------------------------------------------------------------------------------


def test_a_page_opened_as_a_file_says_what_it_needs(site: Path, chromium: Browser) -> None:
    for lang, folder in ("en", ""), ("fr", "fr/"):
        page = chromium.new_page(viewport={"width": PHONE, "height": 800})
        page.goto((site / folder / "offline" / "index.html").as_uri())
        expect(page.locator(".tutor-offline")).to_have_text(SAY[lang]["offline_file"])
        page.close()


def test_at_an_insecure_address_everything_else_works_and_the_page_says_why_nothing_is_kept(
    host: Host, chromium: Browser
) -> None:
    club = "--host-resolver-rules=MAP club.test 127.0.0.1, MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"
    other = chromium.browser_type.launch(executable_path=program(), args=[*CHROMIUM_FLAGS[:-1], club])
    page = other.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    address = host.address.replace(HOST, "club.test")
    page.goto(f"{address}fr/offline/")
    assert not page.evaluate("isSecureContext")
    expect(page.locator(".tutor-offline [role=status]")).to_have_text(SAY["fr"]["offline_insecure"])
    expect(page.locator(".tutor-offline").get_by_role("button")).to_have_count(0)
    go(page, address + LESSON)
    deal(page)
    assert faults == []
    other.close()


# --- as eyes and ears meet it -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_fits_a_phone_and_axe_finds_nothing_serious(
    host: Host, browser: Callable[..., BrowserContext], scheme: str
) -> None:
    page = settled(opened(browser(PHONE, color_scheme=scheme), host.address + HERE))
    go(page, f"{host.address}offline/#page={THERE}")
    expect(page.locator(".tutor-offline li").first).to_be_visible()
    host.change()
    page.evaluate("async () => { await (await navigator.serviceWorker.ready).update() }")
    expect(page.locator(".tutor-news")).to_be_visible()
    for button in page.locator(":is(.tutor-offline, .tutor-news) button").all():
        box = button.bounding_box()
        assert box
        assert box["height"] >= 44
    assert fits(page)
    assert axe(page) == []
    # Whoever does not want the new version yet goes on where they were.
    kept = page.locator(".tutor-offline button").first
    kept.focus()
    page.locator(".tutor-news button").first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".tutor-news")).to_be_hidden()
    expect(kept).to_be_focused()


def test_the_site_can_be_installed_in_either_language(host: Host, chromium: Browser) -> None:
    """Of this only the whole browser knows, not its headless shell."""
    whole = chromium.browser_type.launch(executable_path=shutil.which("chromium"), args=CHROMIUM_FLAGS)
    for folder, name in ("", "Tarot & Barbu Tutor"), ("fr/", "Tuteur de tarot et de barbu"):
        page = opened(whole.new_context(), host.address + folder)
        session = page.context.new_cdp_session(page)
        found = session.send("Page.getAppManifest")
        assert found["errors"] == []
        parsed = found["manifest"]
        assert (parsed["name"], parsed["startUrl"]) == (name, host.address + folder)
        assert parsed["scope"] == host.address
        # Playwright's windows are private ones: in those no browser installs anything.
        problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [problem["errorId"] for problem in problems] == ["in-incognito"]
    whole.close()
