"""``python -m tutor``: the command, from a checkout with nothing installed."""

import sys

from tutor.cli.command import main

if __name__ == "__main__":
    sys.exit(main())
