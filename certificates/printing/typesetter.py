"""The process that typesets: reads orders from standard input, writes files to standard output.

Run as a file, so that it imports Typst and nothing of this service: it takes half the memory of a web
process, gives it back when it ends, and neither a crash nor an endless layout harms whoever asked.
It ends by itself when nothing was ordered for a while, when its memory has grown, and with its parent.

An order is the length of a JSON document (8 bytes), and the document: `format`, `standards`, `ppi`,
`data`, `seconds`. One that takes more than so many seconds of the processor ends the process (SIGXCPU): on a
busy machine it may take longer by the clock. The answer is a byte that says whether it went well, the number of files (4 bytes), and each
file after its length (8 bytes). An error is one file with its text.
"""

import json
import resource
import select
import signal
import struct
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

if TYPE_CHECKING:
    import typst

IDLE = 60.0  # seconds
ENOUGH = 200 * 2**20  # bytes: one that has grown so large makes room for a successor
HERE = Path(__file__).parent
LENGTH, COUNT = struct.Struct(">Q"), struct.Struct(">?I")


def main() -> None:
    """Answers orders until it is time to end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ends with its parent, which gets the same signal
    orders, answers = sys.stdin.buffer, sys.stdout.buffer
    compiler = _compiler()
    while select.select([orders], [], [], IDLE)[0] and (head := orders.read(LENGTH.size)):
        order = json.loads(orders.read(*LENGTH.unpack(head)))
        used = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(used) + order["seconds"] + 1, hard))
        try:
            good, files = True, _set(compiler, order)
        except RuntimeError as error:  # Typst's
            good, files = False, [str(error).encode()]
        _answer(answers, files, good=good)
        if _memory() > ENOUGH:
            return


def _set(compiler: "typst.Compiler", order: dict[str, Any]) -> list[bytes]:
    """The files of an order: one PDF, or a picture of each page."""
    files = compiler.compile(
        format=order["format"],
        ppi=order["ppi"],
        sys_inputs={"print": order["data"]},
        pdf_standards=order["standards"],
    )
    assert files is not None
    return files if isinstance(files, list) else [files]


def _answer(answers: BinaryIO, files: list[bytes], *, good: bool) -> None:
    answers.write(COUNT.pack(good, len(files)))
    answers.writelines(LENGTH.pack(len(file)) + file for file in files)
    answers.flush()


def _memory() -> int:
    """The bytes of memory in use. (The largest so far, by `resource`, would count what ran before `exec`.)"""
    try:
        pages = Path("/proc/self/statm").read_text().split()[1]
    except OSError:  # not Linux
        return 0
    return int(pages) * resource.getpagesize()


def _compiler() -> "typst.Compiler":
    """The compiler. It sees only its folder, our fonts, and those in the folders of the command line."""
    import typst  # noqa: PLC0415  (whoever orders imports this module too, and needs no Typst)

    layout = HERE / "layout"
    fonts = typst.Fonts(
        include_system_fonts=False,
        include_embedded_fonts=False,
        font_paths=[HERE / "fonts", *map(Path, sys.argv[1:])],
    )
    return typst.Compiler(
        layout / "main.typ", root=layout, font_paths=fonts, ignore_system_fonts=True
    )


if __name__ == "__main__":
    main()
