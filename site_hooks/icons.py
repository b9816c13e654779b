"""The site's icon: a heart before a trump with a star, on a green table.  `make icons` draws it into `docs/icons/`."""

from __future__ import annotations

import shutil
from math import cos, pi, sin
from pathlib import Path

from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).parent.parent / "docs" / "icons"
#: The pictures that devices ask for: their width in pixels, the scale of the cards, and the radius of the corners.
PICTURES = {
    "icon-192.png": (192, 1.0, 96),
    "icon-512.png": (512, 1.0, 96),
    "apple-180.png": (180, 0.9, 0),  # Apple's devices round the corners themselves
    "maskable-512.png": (512, 0.7, 0),  # others cut out a circle
}
HEART = "M0 84C-20 44-84 20-84-34A46 46 0 010-56 46 46 0 0184-34C84 20 20 44 0 84z"


def drawing(scale: float = 1.0, corner: int = 96) -> str:
    """Return the icon as SVG, its cards as large as ``scale`` says; ``corner`` is a radius, of a width of 512."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
        f'<rect width="512" height="512" rx="{corner}" fill="#00695c"/>'
        f'<g transform="translate(256 256) scale({scale})">'
        f'<g transform="translate(-66 4) rotate(-14)">{_card("#43257a")}'
        f'<path fill="#f0c75e" transform="translate(-42 -88)" d="{_star(62, 26)}"/></g>'
        f'<g transform="translate(66 4) rotate(10)">{_card("#d8d0bf")}<path fill="#c0152f" d="{HEART}"/></g>'
        "</g></svg>"
    )


def _card(frame: str) -> str:
    paper = "#fffdf7" if frame != "#43257a" else "#5b3a99"
    return (
        f'<rect x="-120" y="-178" width="240" height="356" rx="26" fill="{paper}" stroke="{frame}" stroke-width="12"/>'
    )


def _star(outer: float, inner: float, points: int = 5) -> str:
    corners = ((outer if number % 2 == 0 else inner, pi * number / points) for number in range(2 * points))
    return "M" + "L".join(f"{radius * sin(turn):.1f} {-radius * cos(turn):.1f}" for radius, turn in corners) + "z"


def main() -> None:
    """Write the drawing, and the pictures of it that devices ask for."""
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "icon.svg").write_text(drawing() + "\n", "utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (width, scale, corner) in PICTURES.items():
            page = browser.new_page(viewport={"width": width, "height": width})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawing(scale, corner)}")
            page.screenshot(path=FOLDER / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
