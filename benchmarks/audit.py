"""An audit of the built site with Lighthouse and axe, and whether every page reaches its goals.

`python -m benchmarks.audit site` takes some minutes; `python -m benchmarks.audit site home score` looks at these two
pages alone.  A machine that has much else to do makes pages look slow.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from site_hooks.serve import served

ROOT = Path(__file__).parents[1]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
LIGHTHOUSE = ROOT / "node_modules" / "lighthouse" / "cli" / "index.js"
#: The pages of the audit by their names, one of each sort; of a rulebook's chapters the longest is taken.
PAGES = {
    "home": "",
    "course": "course/",
    "lesson": "lessons/which-cards/",
    "play": "lessons/whole-deal/",
    "map": "known/",
    "drill": "exercise/",
    "explain": "explain/",
    "count": "count/",
    "score": "score/",
    "table": "table/",
    "crib": "crib/",
    "lookup": "lookup/",
    "chapter": "rulebook/tarot/",
    "advice": "advice/odds/",
    "teach": "teach/",
}
#: The categories of Lighthouse, each with the least mark that is good enough, of 100.
GOALS = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
#: The number of runs of Lighthouse for a page, of which the median counts.
RUNS = 3
#: The seconds that Lighthouse may take for a page.
LONG_S = 180
PHONE: ViewportSize = {"width": 412, "height": 823}
#: The browser's flags, which keep every request on this machine.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
)
#: The score below which an audit of Lighthouse is printed as advice, of 1.
FINE = 0.9


class Seen(NamedTuple):
    """The result for a page: its marks of 100 by category, the faults that axe found, and Lighthouse's advice."""

    marks: dict[str, int]
    faults: tuple[str, ...]
    advice: tuple[str, ...]

    @property
    def good(self) -> bool:
        """Whether the page reaches all goals and axe has found no fault."""
        return not self.faults and all(self.marks[kind] >= goal for kind, goal in GOALS.items())


def main(folder: Path, *names: str) -> int:
    """Print a table of the pages, or of those that are named; return 1 if one of them is not good enough, else 0."""
    program = shutil.which("chromium")
    if program is None or not LIGHTHOUSE.exists():
        print(
            "This needs Chromium and Lighthouse: apt install chromium, then make test or make audit.", file=sys.stderr
        )
        return 1
    with served(folder) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        print(f"{'':12}" + "".join(f"{kind:>16}" for kind in (*GOALS, "axe's faults")))
        seen = {}
        for name, path in _pages(folder).items():
            if name in (names or PAGES):
                seen[name] = page = _look(browser, program, name, f"{address}/{path}")
                marks = (*page.marks.values(), len(page.faults))
                print(f"{name:12}" + "".join(f"{mark:>16}" for mark in marks), flush=True)
        browser.close()
    print(f"{'goal':12}" + "".join(f"{goal:>16}" for goal in (*GOALS.values(), 0)))
    for name, page in seen.items():
        if not page.good:
            print(f"\n{name} falls short:", *page.faults, *page.advice, sep="\n  ")
    return int(not all(page.good for page in seen.values()))


def _pages(folder: Path) -> dict[str, str]:
    """The paths of the pages in this site, by the names of the pages."""
    chapters = (folder / PAGES["chapter"]).rglob("index.html")
    longest = max(chapters, key=lambda file: file.stat().st_size)
    return {**PAGES, "chapter": f"{longest.parent.relative_to(folder).as_posix()}/"}


def _look(browser: Browser, program: str, name: str, url: str) -> Seen:
    """The result for a page, seen several times as on a phone; progress goes to standard error."""
    runs = []
    for number in range(1, RUNS + 1):
        print(f"Lighthouse looks at {name}, {number} of {RUNS} times ...", file=sys.stderr, flush=True)
        runs.append(_lighthouse(program, url))
    marks = {kind: round(median(100 * run["categories"][kind]["score"] for run in runs)) for kind in GOALS}
    print(f"axe looks at {name} ...", file=sys.stderr, flush=True)
    faults = [fault for scheme in ("light", "dark") for fault in _axe(browser, url, scheme)]
    return Seen(marks, tuple(dict.fromkeys(faults)), tuple(_advice(runs[-1])))


def _lighthouse(program: str, url: str) -> dict[str, Any]:
    """Lighthouse's report on a page, on a phone four times as slow as this machine; raise ``SystemExit``."""
    command = [
        *(str(ROOT / ".venv" / "bin" / "node"), str(LIGHTHOUSE), url),
        *("--quiet", "--output=json", "--no-enable-error-reporting", f"--only-categories={','.join(GOALS)}"),
        "--chrome-flags=--headless=new " + " ".join(map(_quoted, FLAGS)),
    ]
    environment = {**os.environ, "CHROME_PATH": program}
    run = subprocess.run(command, check=False, capture_output=True, text=True, env=environment, timeout=LONG_S)
    if run.returncode:
        raise SystemExit(f"Lighthouse could not look at {url}:\n{run.stderr}")
    told: dict[str, Any] = json.loads(run.stdout)
    return told


def _quoted(flag: str) -> str:
    """A flag in the form that Lighthouse reads: its value in quotes, its name without."""
    name, has_value, value = flag.partition("=")
    return f"{name}='{value}'" if has_value else name


def _advice(run: dict[str, Any]) -> Iterator[str]:
    """Lighthouse's audits with a score below ``FINE``, among those that count towards a mark, a line each."""
    for kind in GOALS:
        for one in run["categories"][kind]["auditRefs"]:
            audit = run["audits"][one["id"]]
            if one["weight"] and audit["score"] is not None and audit["score"] < FINE:
                yield f"{kind}: {audit['title']} {audit.get('displayValue', '')}".rstrip()


def _axe(browser: Browser, url: str, scheme: str) -> Iterator[str]:
    """The serious and critical faults that axe finds on a page, in light or dark colours, a line each."""
    page = browser.new_page(viewport=PHONE, color_scheme="dark" if scheme == "dark" else "light", bypass_csp=True)
    page.goto(url, wait_until="networkidle")
    page.evaluate(AXE.read_text("utf-8"))
    for fault in page.evaluate("axe.run()")["violations"]:
        for node in fault["nodes"] if fault["impact"] in {"serious", "critical"} else ():
            yield f"axe, {scheme}: {fault['help']} ({node['html'][:100]})"
    page.close()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:]))
