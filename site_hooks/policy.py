"""The policy in the head of every page: it may load only this site's files, and run only our inline scripts.

It holds wherever the site is served from, since it is part of the page and not of the server's answer.
"""

from __future__ import annotations

import base64
import hashlib
import re
from functools import cache
from importlib.metadata import distribution
from pathlib import Path

from mkdocs.exceptions import PluginError

#: The files of all inline scripts: the theme's templates, and the page for wrong addresses, which cannot fetch any.
KNOWN = (
    *(
        Path(str(distribution("mkdocs-material").locate_file(f"material/templates/partials/javascripts/{name}.html")))
        for name in ("base", "palette", "content")
    ),
    Path(__file__).parent / "theme" / "404.html",
)
#: The permissions of a page by kinds of content; all other kinds are forbidden.  Python needs ``wasm-unsafe-eval``.
POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
HEAD = '<meta charset="utf-8">'
INLINE = re.compile(r"<(script|style)\b([^>]*)>(.*?)</\1>", re.DOTALL)
FETCHED_OR_DATA = re.compile(r"""\bsrc=|\btype="?application/(?:ld\+)?json\b""")
FILLED_IN = re.compile(r"\\\{\\\{.*?\\\}\\\}")


def guard(page: str, name: str) -> str:
    """Return the page with its policy in its head, which lists the page's inline scripts by their hashes.

    Raise ``PluginError``, which stops the build, with the ``name`` of the page if it has an unknown inline script.
    """
    if HEAD not in page:
        raise PluginError(f"{name}: a page needs {HEAD} at its head, behind which its policy stands.")
    allowed = dict(POLICY)
    for tag, attributes, text in INLINE.findall(page):
        if FETCHED_OR_DATA.search(attributes):
            continue
        if not any(known.fullmatch(text) for known in _known(tag)):
            raise PluginError(f"{name}: no page may have an inline {tag} of its own; give it a file: {text[:80]!r}")
        allowed[f"{tag}-src"] += f" '{_hash(text)}'"
    policy = "; ".join(f"{kind} {sources}" for kind, sources in allowed.items())
    return page.replace(HEAD, f'{HEAD}\n<meta http-equiv="Content-Security-Policy" content="{policy}">', 1)


@cache
def _known(tag: str) -> tuple[re.Pattern[str], ...]:
    """The patterns of the inline scripts or styles that a page may have; the path to the first page varies in them."""
    texts = (text for file in KNOWN for one, _, text in INLINE.findall(file.read_text("utf-8")) if one == tag)
    return tuple(re.compile(FILLED_IN.sub(r"[./]*", re.escape(text))) for text in texts)


@cache
def _hash(text: str) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"
