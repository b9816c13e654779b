"""The site without a network: the table of its files, the service worker that keeps them, and what installs it.

The table names every file with its fingerprint and its size.  Its own fingerprint is the version of the site and a part
of its name, so that the worker of one version never takes a file of another.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
from pathlib import Path

from tutor.hosts.scripts import joined
from tutor.hosts.site.strings import INSTALLED
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words

#: The files that no reader needs: maps of scripts, files for other programs, and files that are not ours.
LEFT_OUT = re.compile(r"playground/.*|.*\.map|sitemap\.xml(\.gz)?|404\.html|sw\.js|assets/files-.*")
ENGINE = re.compile(r"assets/((pyodide|tutor)-|live/worker\.js)")
START = re.compile(r"live/start\.js(\?[\w.-]+)")
GZIP = b"\x1f\x8b"
MANIFEST = "manifest.webmanifest"
#: The short name below an icon.
SHORT = "Tarot & Barbu"
TEAL, PAPER = "#00695c", "#fffdf7"


def publish(site: Path) -> str:
    """Write manifests, table and worker into a site that has all its other files, and return its version."""
    for old in site.glob("assets/files-*.json"):
        old.unlink()
    for lang in LANGUAGES:
        (site / home(lang) / MANIFEST).write_text(json.dumps(manifest(lang), ensure_ascii=False), "utf-8")
    text = json.dumps(table(site), separators=(",", ":"))
    version = fingerprint(text.encode())
    (site / f"assets/files-{version}.json").write_text(text, "utf-8")
    (site / "sw.js").write_text(f'self.VERSION = "{version}"\n{joined("offline/sw")}', "utf-8")
    return version


def home(lang: str) -> str:
    """The folder of a language, with which the addresses of its pages begin; ``""`` for the first language."""
    return "" if lang == LANGUAGES[0] else f"{lang}/"


def fingerprint(content: bytes) -> str:
    """Return sixteen letters that identify a file's content, as `digest` in copies.js does.

    A compressed file is identified by its unpacked content, since some hosts make browsers unpack it.
    """
    if content.startswith(GZIP):
        content = gzip.decompress(content)
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()[:12]).decode()


def manifest(lang: str) -> dict[str, object]:
    """Return the web app manifest of the site in a language; its addresses are relative to its own."""
    words, up = Words(lang), "../" if home(lang) else ""
    icons = [
        ("icon-192.png", "192x192", "any"),
        ("icon-512.png", "512x512", "any"),
        ("maskable-512.png", "512x512", "maskable"),
    ]
    return {
        **{key: words.say(text) for key, text in INSTALLED.items()},
        "short_name": SHORT,
        "lang": lang,
        "start_url": "./",
        "scope": up or "./",
        "display": "standalone",
        "theme_color": TEAL,
        "background_color": PAPER,
        "icons": [
            {"src": f"{up}icons/{file}", "sizes": sizes, "type": "image/png", "purpose": purpose}
            for file, sizes, purpose in icons
        ],
    }


def table(site: Path) -> dict[str, object]:
    """Return the table of copies.js: all files of a site in their parts, each with its fingerprint and size."""
    parts: dict[str, dict[str, tuple[str, int]]] = {name: {} for name in ("core", "engine", "both", *LANGUAGES)}
    for path in sorted(site.rglob("*")):
        name = path.relative_to(site).as_posix()
        if path.is_file() and not LEFT_OUT.fullmatch(name):
            content = path.read_bytes()
            parts[part(name)][name] = (fingerprint(content), len(content))
    version = START.search((site / "index.html").read_text("utf-8"))
    return {
        "query": version[1] if version else "",
        "homes": [home(lang) for lang in reversed(LANGUAGES)],
        "parts": parts,
    }


def part(name: str) -> str:
    """Return the part of the site that a file belongs to.

    >>> [part(name) for name in ("offline/index.html", "stylesheets/site.css", "assets/live/worker.js")]
    ['core', 'core', 'engine']
    >>> [part(name) for name in ("fr/search/answers.json", "glossary/index.html", "licenses/tutor.txt")]
    ['fr', 'en', 'both']
    """
    first, *others = LANGUAGES
    folder, _, rest = name.partition("/")
    if ENGINE.match(name):
        return "engine"
    spoken = next((lang for lang in others if lang in name.split("/")), first)
    if (rest if folder in others else name) in {"offline/index.html", MANIFEST}:
        return "core"
    ready = "ready" in re.split(r"[/-]", name)
    if ready or name.endswith(("index.html", "answers.json")):
        return spoken
    return "core" if folder in {"assets", "stylesheets", "icons"} else "both"
