"""The local server: right types, compressed text, and 304 for what a browser has already."""

from __future__ import annotations

import gzip
import threading
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from site_hooks.serve import server

KEPT = "/assets/tutor-0f1e2d3c4b5a/a.tar.gz"
TEXT = "<p>Hello, Excuse.</p>" * 50


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    (tmp_path / "beside.html").write_text("not of this site", encoding="utf-8")
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text(TEXT, encoding="utf-8")
    (site / "a.mjs").write_text("export {}", encoding="utf-8")
    (site / "a.wasm").write_bytes(b"\0asm")
    (site / KEPT[1:]).parent.mkdir(parents=True)
    (site / KEPT[1:]).write_bytes(b"archive")
    with server(site) as web:
        thread = threading.Thread(target=web.serve_forever)
        thread.start()
        yield int(web.server_address[1])
        web.shutdown()
        thread.join()


def get(port: int, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("GET", path, headers={name.replace("_", "-"): text for name, text in headers.items()})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/", "text/html"), ("/a.mjs", "text/javascript"), ("/a.wasm", "application/wasm")],
)
def test_a_file_has_the_type_that_browsers_insist_on(port: int, path: str, kind: str) -> None:
    answer, _ = get(port, path)
    assert answer.headers["Content-Type"].startswith(kind)


def test_text_is_compressed_for_those_who_can_read_it(port: int) -> None:
    packed, body = get(port, "/", Accept_Encoding="gzip")
    plain, text = get(port, "/")
    assert packed.headers["Content-Encoding"] == "gzip"
    assert plain.headers["Content-Encoding"] is None
    assert gzip.decompress(body) == text == TEXT.encode()


@pytest.mark.parametrize("coding", ["gzip", "identity"])
def test_a_known_file_is_not_sent_again(port: int, coding: str) -> None:
    first, _ = get(port, "/", Accept_Encoding=coding)
    again, body = get(port, "/", Accept_Encoding=coding, If_Modified_Since=first.headers["Last-Modified"])
    assert (again.status, body) == (304, b"")
    assert again.headers["Cache-Control"] == "no-cache"


def test_a_missing_file_is_a_404(port: int) -> None:
    answer, _ = get(port, "/nothing.html", Accept_Encoding="gzip")
    assert answer.status == 404


def test_a_missing_file_is_answered_with_the_page_of_the_site_that_says_so(port: int, tmp_path: Path) -> None:
    (tmp_path / "site" / "404.html").write_text("<p>Not here.</p>", encoding="utf-8")
    answer, body = get(port, "/nothing/at/all", Accept_Encoding="gzip")
    assert (answer.status, body) == (404, b"<p>Not here.</p>")
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("up", ["..", "%2e%2e"])
def test_a_path_cannot_leave_the_folder(port: int, up: str) -> None:
    answer, _ = get(port, f"/{up}/beside.html", Accept_Encoding="gzip")
    assert answer.status == 404


def test_what_has_its_version_in_its_address_is_kept_for_ever_and_nothing_else_is(port: int) -> None:
    says = {path: get(port, path)[0].headers["Cache-Control"] for path in ("/", KEPT, KEPT.replace("a.tar", "b.tar"))}
    assert says == {
        "/": "no-cache",
        KEPT: "public, max-age=31536000, immutable",
        KEPT.replace("a.tar", "b.tar"): "no-cache",
    }
