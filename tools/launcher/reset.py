"""`make reset`: remove `var/`, unless it is in use."""

import shutil
import sys

from tools.embedded import EmbeddedServers

from .checkout import VAR, only_one
from .console import LaunchProblem, complain


def main() -> int:
    try:
        with only_one("make reset"):
            EmbeddedServers(VAR, {}).stop()  # what a killed start may have left running
            shutil.rmtree(VAR)
    except LaunchProblem as problem:
        complain(str(problem))
        return 1
    except OSError as error:
        complain(f"{VAR} can't be removed: {error}.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
