"""The table of the site's files: what it names, in which part, and what makes another version."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from site_hooks import offline

FILES = {
    "index.html": '<script src="assets/live/start.js?abc-314"></script>',
    "offline/index.html": "offline",
    "fr/index.html": "accueil",
    "fr/search/answers.json": "{}",
    "assets/live/page.js": "page",
    "assets/live/worker.js": "worker",
    "assets/pyodide-0123/pyodide.asm.wasm.gz": "wasm",
    "assets/ready-0123/fr/one.json": "un",
    "assets/ready-0123/en/one.json": "one",
    "assets/page.js.map": "map",
    "playground/index.html": "not ours",
    "licenses/tutor.txt": "MIT",
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


def table(site: Path, version: str) -> dict[str, Any]:
    text = (site / f"assets/files-{version}.json").read_text("utf-8")
    assert offline.fingerprint(text.encode()) == version
    told: dict[str, Any] = json.loads(text)
    return told


def test_the_table_names_every_file_in_its_part_and_nothing_that_is_not_ours(site: Path) -> None:
    told = table(site, offline.publish(site))
    assert {part: sorted(files) for part, files in told["parts"].items()} == {
        "core": ["assets/live/page.js", "fr/manifest.webmanifest", "manifest.webmanifest", "offline/index.html"],
        "engine": ["assets/live/worker.js", "assets/pyodide-0123/pyodide.asm.wasm.gz"],
        "both": ["licenses/tutor.txt"],
        "en": ["assets/ready-0123/en/one.json", "index.html"],
        "fr": ["assets/ready-0123/fr/one.json", "fr/index.html", "fr/search/answers.json"],
    }
    assert told["query"] == "?abc-314"
    assert told["parts"]["both"]["licenses/tutor.txt"] == [offline.fingerprint(b"MIT"), 3]


def test_the_same_files_are_the_same_version_and_any_other_file_is_another(site: Path) -> None:
    version = offline.publish(site)
    assert offline.publish(site) == version
    assert f'"{version}"' in (site / "sw.js").read_text("utf-8").splitlines()[0]
    (site / "licenses" / "tutor.txt").write_text("MIT!", "utf-8")
    other = offline.publish(site)
    assert other != version
    assert [path.name for path in (site / "assets").glob("files-*")] == [f"files-{other}.json"]


def test_a_file_that_travels_compressed_is_known_by_what_is_in_it() -> None:
    assert offline.fingerprint(gzip.compress(b"wasm")) == offline.fingerprint(b"wasm") != offline.fingerprint(b"was")
