"""Hide what must not stand in a log."""

# Parts of an address that must not be logged: a key or an e-mail address, put there by mistake; and
# the tokens of invitations and of new passwords, which give access to every reader of the log.
_SECRETS = ("cis_live_", "cis_test_", "cis_invite_", "@")
_RESET = "/password/reset/key/"
_HIDDEN = "***"
MAX_LOGGED_PATH = 500  # characters of it that are logged


def redact_path(path: str) -> str:
    """The path for the log: segments with a secret or an e-mail address hidden, and cut off if it is long.

    Segment by segment and without patterns: a stranger chooses it, and may choose 64 KiB.
    """
    if _RESET not in path and not any(sign in path for sign in _SECRETS):
        return path[:MAX_LOGGED_PATH]
    open_part, reset, key = path.partition(_RESET)
    shown = "/".join(
        _HIDDEN if any(sign in segment for sign in _SECRETS) else segment
        for segment in open_part.split("/")
    )
    return (shown + reset + (_HIDDEN if key else ""))[:MAX_LOGGED_PATH]
