"""Report errors from the processes' logs on the terminal, one line each."""

import json
import re
from pathlib import Path

from .console import paint

ERROR = re.compile(r'"levelname": ?"(?:ERROR|CRITICAL)"|\b(?:ERROR|CRITICAL)[/\]]')
LONGEST = 160


class LogWatch:
    """Follows one log."""

    def __init__(self, name: str, log: Path) -> None:
        self.name = name
        self.log = log
        self._position = 0
        self._said = ""

    def look(self) -> None:
        """Print the first new error since the last call, unless it was printed last."""
        with self.log.open("rb") as stream:
            stream.seek(self._position)
            lines = stream.read().decode(errors="replace").splitlines()
            self._position = stream.tell()
        errors = [message(line) for line in lines if ERROR.search(line)]
        if errors and errors[0] != self._said:
            self._said = errors[0]
            more = f" (and {len(errors) - 1} more)" if errors[1:] else ""
            print(paint("31", f"  {self.name}: {errors[0]}{more}"), f"-> {self.log}", flush=True)


def message(line: str) -> str:
    """The message of a JSON log line; a plain line as it is."""
    try:
        text = str(json.loads(line)["message"])
    except (ValueError, KeyError, TypeError):
        text = line
    return text.splitlines()[0][:LONGEST] if text else line[:LONGEST]
