"""The user that PostgreSQL runs as: root must start it as another user."""

import os
import pwd
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Any

User = tuple[int, int]  # uid, gid


def for_data(data: Path) -> User | None:
    """The account to run servers as: None for an ordinary user; for root the data's owner, else `nobody`.

    `nobody` exists everywhere: no account has to be added to the machine.
    """
    if os.geteuid() != 0:
        return None
    if data.exists() and data.stat().st_uid != 0:
        return data.stat().st_uid, data.stat().st_gid
    entry = pwd.getpwnam("nobody")
    return entry.pw_uid, entry.pw_gid


def run_as(user: User | None) -> dict[str, Any]:
    """Arguments of `subprocess` for a process of this account.

    With its group, and no other: with root's group it could not pass a folder that only others may
    pass, as `open_the_way` leaves it.
    """
    return {"user": user[0], "group": user[1], "extra_groups": []} if user else {}


def make_private(folder: Path, user: User | None) -> bool:
    """Make a folder that only the server's user can open. False if it belongs to someone else."""
    folder.mkdir(mode=0o700, exist_ok=True)
    owner = folder.lstat().st_uid
    if folder.is_symlink() or owner not in {os.geteuid(), *(user or ())[:1]}:
        return False
    if user is not None:
        os.chown(folder, *user)
    folder.chmod(0o700)
    return True


def open_the_way(user: User | None, places: Iterable[Path]) -> list[Path]:
    """As root: let the server's user pass through the parent folders. Returns what was changed.

    Passing only (o+x): what lies in them can't be listed. A checkout under /root needs it.
    """
    if user is None:
        return []
    closed = [
        folder
        for folder in {parent for place in places for parent in place.parents}
        if folder.stat().st_uid != user[0] and not folder.stat().st_mode & stat.S_IXOTH
    ]
    for folder in closed:
        folder.chmod(stat.S_IMODE(folder.stat().st_mode) | stat.S_IXOTH)
    return sorted(closed)
