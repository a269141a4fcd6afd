"""`cis`, the command line of the Certificate Issuing Service."""

import sys


def main() -> None:
    """Run the command line, or say what it needs to be installed."""
    try:
        from .main import cis  # noqa: PLC0415 - click is an extra of this package
    except ModuleNotFoundError as error:
        if error.name not in {"click", "keyring"}:
            raise
        sys.exit("Error: the command line is an extra: pip install 'certificate-issuing[cli]'")
    cis()
