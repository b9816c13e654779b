"""The links beside headings are called as the language of their page calls them."""

from __future__ import annotations

from markdown import markdown

from site_hooks.permalinks import named

HEADING = markdown("# Le chien", extensions=["toc"], extension_configs={"toc": {"permalink": True}})


def test_a_link_beside_a_french_heading_has_a_french_name() -> None:
    assert 'title="Lien permanent"' in named(HEADING, "fr")
    assert "Permanent link" not in named(HEADING, "fr")


def test_in_english_it_keeps_its_name() -> None:
    assert named(HEADING, "en") == HEADING
    assert 'title="Permanent link"' in HEADING
