"""Imports of certificates: all rows of a file are checked, then issued; or none, and it is said why."""

from django.utils.translation import gettext_lazy as _

from accounts.jobs.imports.validated_import import register_validated_import
from accounts.scopes import Scope
from certificates.operations.imports.start import IMPORT, parameters_of_job

from .work import CertificateImport

register_validated_import(
    name=IMPORT,
    title=_("Import of certificates"),
    scope=Scope.CERTIFICATES_ISSUE,
    batch=500,
    work=CertificateImport,
    asked_of=parameters_of_job,
)
