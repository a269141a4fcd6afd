"""Imports of certificates: all rows of a file are checked, then issued; or none, and it is said why."""

from django.utils.translation import gettext_lazy as _

from accounts.jobs.two_phases import register_work
from accounts.scopes import Scope
from certificates.operations.imports import IMPORT, asked_of

from .work import Import

register_work(
    name=IMPORT,
    title=_("Import of certificates"),
    scope=Scope.CERTIFICATES_ISSUE,
    batch=500,
    work=Import,
    asked_of=asked_of,
)
