"""`python -m certificate_issuing.cli`: where the scripts of pip are not on the PATH."""

from . import main

main()
