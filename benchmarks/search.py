"""How often the search finds what it has not been told: another part of what the built site knows, at every run."""

from __future__ import annotations

import random
import shutil
import subprocess
from pathlib import Path

from site_hooks.offline import home
from site_hooks.search import ANSWERS
from tutor.show.languages import LANGUAGES

HERE = Path(__file__).parent
SITE = HERE.parent / "site"


def main(site: Path = SITE) -> None:
    """Print, for each language, how many of the questions held out by chance are answered first, and among three."""
    files = [str(site / home(lang) / ANSWERS) for lang in LANGUAGES]
    seed = str(random.randrange(2**32))
    subprocess.run([shutil.which("node") or "", str(HERE / "search.mjs"), seed, *files], check=True)


if __name__ == "__main__":
    main()
