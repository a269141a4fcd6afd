"""`make reset`: remove `var/`, unless something uses it."""

import shutil
import sys

from config.embedded import EmbeddedServers
from config.launcher.checkout import VAR, only_one
from config.launcher.console import Problem, complain


def main() -> int:
    try:
        with only_one("make reset"):
            EmbeddedServers(VAR, {}).stop()  # what a killed start may have left running
            shutil.rmtree(VAR)
    except Problem as problem:
        complain(str(problem))
        return 1
    except OSError as error:
        complain(f"{VAR} can't be removed: {error}.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
