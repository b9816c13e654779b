"""A small web server for the built site, on this machine only: `python -m site_hooks.serve site`."""

from __future__ import annotations

import argparse
import gzip
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

HOST = "127.0.0.1"
#: Addresses that name a version, whose files never change.
KEPT = re.compile(r"/assets/(?:pyodide|tutor|ready)-[0-9a-f]+/")
TEXT = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".xml"}


@lru_cache(maxsize=256)
def packed(path: Path, _changed: int) -> bytes:
    """Return a file's content compressed; the time of its last change is a part of the cache's key."""
    return gzip.compress(path.read_bytes(), mtime=0)


class SiteHandler(SimpleHTTPRequestHandler):
    """A handler that serves static files with the right types, compresses text, and sets the browser's caching."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012 - the base class says so
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def send_response(self, code: int, message: str | None = None) -> None:
        """Begin an answer, and note whether its status is 200 OK."""
        self._found = code == HTTPStatus.OK
        super().send_response(code, message)

    def end_headers(self) -> None:
        """Let browsers keep files for ever whose address names a version, and ask again each time for all others."""
        kept = self._found and KEPT.search(self.path)
        self.send_header("Cache-Control", "public, max-age=31536000, immutable" if kept else "no-cache")
        super().end_headers()

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Answer with a compressed body if the file is text and the browser accepts one."""
        path = self._text_file()
        if path is None:
            return super().send_head()
        changed = self.date_time_string(int(path.stat().st_mtime))
        if self.headers.get("If-Modified-Since") == changed:
            self.send_response(304)
            self.end_headers()
            return None
        return self._compressed(path, changed)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer with the site's own page where no file is found."""
        page = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.send_response(code, message)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class's name
        """Write no log."""

    def _text_file(self) -> Path | None:
        path = Path(self.translate_path(self.path))
        if self.path.partition("?")[0].endswith("/"):
            path /= "index.html"
        wanted = "gzip" in self.headers.get("Accept-Encoding", "")
        return path if wanted and path.suffix in TEXT and path.is_file() else None

    def _compressed(self, path: Path, changed: str) -> BytesIO:
        body = packed(path, path.stat().st_mtime_ns)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Last-Modified", changed)
        self.send_header("Vary", "Accept-Encoding")
        self.end_headers()
        return BytesIO(body)


class SiteServer(ThreadingHTTPServer):
    """A server that ignores browsers' closed connections."""

    def handle_error(self, request: Any, client_address: Any) -> None:  # noqa: ANN401 - the base class's types
        """Report an error, unless the browser has closed the connection."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def server(folder: Path, port: int = 0) -> SiteServer:
    """Return a server for a folder, on any free port unless one is named; the caller runs and closes it."""
    return SiteServer((HOST, port), partial(SiteHandler, directory=str(folder)))


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder within a ``with`` block, whose value is the address, without a slash at its end."""
    with server(folder) as web:
        thread = threading.Thread(target=web.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://{HOST}:{web.server_address[1]}"
        finally:
            web.shutdown()
            thread.join()


def main() -> int:
    """Serve until somebody presses Ctrl-C."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--port", type=int, default=8000)
    asked = parser.parse_args()
    try:
        web = server(asked.folder, asked.port)
    except OSError as error:
        return _say(f"Port {asked.port} cannot be used ({error.strerror}); try another: make site PORT=8001", 1)
    _say(f"The site is at http://{HOST}:{asked.port}/ (Ctrl-C stops it)")
    with web, suppress(KeyboardInterrupt):
        web.serve_forever()
    return 0


def _say(text: str, code: int = 0) -> int:
    (sys.stderr if code else sys.stdout).write(text + "\n")
    sys.stdout.flush()
    return code


if __name__ == "__main__":
    sys.exit(main())
