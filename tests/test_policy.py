"""What a page of the site may do: the policy in its head knows the inline scripts of the theme, and no other."""

from __future__ import annotations

import base64
import hashlib
import re

import pytest
from mkdocs.exceptions import PluginError

from site_hooks.policy import KNOWN, guard

CONTENT = next(file for file in KNOWN if file.name == "content.html").read_text("utf-8").splitlines()[-1]
BASE = next(file for file in KNOWN if file.name == "base.html").read_text("utf-8").splitlines()[-1]


def page(body: str) -> str:
    return f'<!doctype html><html><head><meta charset="utf-8"><title>A page</title></head><body>{body}</body></html>'


def policy(html: str) -> dict[str, list[str]]:
    found = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">', html)
    assert found
    return {
        kind: sources.split() for kind, *rest in (one.split(" ", 1) for one in found[1].split("; ")) for sources in rest
    }


def hash_of(script: str) -> str:
    text = script.removeprefix("<script>").removesuffix("</script>")
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def test_a_page_without_scripts_may_run_and_load_only_what_lies_beside_it() -> None:
    told = policy(guard(page("Hello."), "a/"))
    assert told["default-src"] == told["base-uri"] == told["form-action"] == ["'none'"]
    assert told["script-src"] == ["'self'", "'wasm-unsafe-eval'"]
    assert told["style-src"] == ["'self'"]


def test_the_policy_stands_before_anything_that_it_governs() -> None:
    html = guard(page("Hello."), "a/")
    assert html.index("Content-Security-Policy") < html.index("<title>")


def test_an_inline_script_of_the_theme_may_run_by_its_hash() -> None:
    assert policy(guard(page(CONTENT), "a/"))["script-src"] == ["'self'", "'wasm-unsafe-eval'", hash_of(CONTENT)]


@pytest.mark.parametrize("way", [".", "..", "../../.."])
def test_the_way_to_the_first_page_may_be_any(way: str) -> None:
    script = re.sub(r"\{\{.*?\}\}", way, BASE)
    assert hash_of(script) in policy(guard(page(script), "a/"))["script-src"]


@pytest.mark.parametrize(
    "inline",
    [
        "<script>alert(1)</script>",
        '<script type="module">alert(1)</script>',
        CONTENT.replace("<script>", "<script>alert(1);"),
        "<style>body { color: red }</style>",
    ],
)
def test_an_inline_script_or_style_that_nobody_knows_stops_the_build(inline: str) -> None:
    with pytest.raises(PluginError, match=r"^lessons/some/: no page may have an inline"):
        guard(page(inline), "lessons/some/")


def test_data_and_files_are_no_inline_scripts() -> None:
    body = '<script type="application/json">{"a": 1}</script><script src="page.js"></script>'
    assert policy(guard(page(body), "a/"))["script-src"] == ["'self'", "'wasm-unsafe-eval'"]


def test_a_page_that_has_no_place_for_its_policy_stops_the_build() -> None:
    with pytest.raises(PluginError, match=r"^a/: a page needs"):
        guard("<p>Hello.", "a/")
