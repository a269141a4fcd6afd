"""What others check a certificate with: its proof file and its credential in each form, to be saved."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO

from django.contrib import messages
from django.contrib.admin.utils import unquote
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponseBase, HttpResponseRedirect
from django.urls import reverse
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from accounts.back_office.tenancy import TenantAdmin
from accounts.errors import ServiceError
from certificates.attachments.operations import download
from certificates.errors import NotPrintedYet
from certificates.inspection_documents import en10168
from certificates.inspection_documents.en10168 import read_inspection_document
from certificates.models import Certificate, CredentialForm, SignedCredential
from certificates.printing.admin import waiting_page
from certificates.proof_files import operations as proof_files
from certificates.types.settings import ELM, UNTP_DCC

from .operations import COLUMNS, EXPORTS, read, read_conformity
from .securing import MEDIA_TYPES, SUITES, Suite

PROOF, EN_10168 = "proof", "en10168"
TITLES = {
    PROOF: _("Proof file, with all that a check needs"),
    Suite.RDFC: _("Open Badge, for wallets"),
    Suite.JCS: _("Verifiable Credential"),
    Suite.JWT: _("The same as a JSON Web Token"),
    UNTP_DCC: _("UNTP Digital Conformity Credential"),
    EN_10168: _("EN 10168 as JSON, not signed"),
    ELM: _("European Learning Model, for you to seal"),
}


@dataclass(frozen=True, slots=True)
class CredentialFile:
    """A file that can be saved."""

    title: str | Promise
    url: str


def credential_files(certificate: Certificate) -> Sequence[CredentialFile]:
    """The proof file, and the credentials that are signed by now; none once the certificate is erased."""
    row = SignedCredential.objects.filter(certificate=certificate, signed_at__isnull=False).first()
    if row is None or row.form is None or certificate.erased_at is not None:
        return []
    suites = SUITES[CredentialForm(row.form)]
    signed = [each for each in suites if getattr(row, COLUMNS[each]) is not None]
    names: list[str] = [PROOF, *signed, *([UNTP_DCC] if row.conformity else [])]
    names += [EN_10168] if en10168.is_inspection_document(certificate.version) else []
    names += [name for name, export in EXPORTS.items() if export.offers(certificate.pk)]
    return [
        CredentialFile(
            TITLES[name],
            reverse("admin:certificates_certificate_credential", args=[certificate.pk, str(name)]),
        )
        for name in names
    ]


def save_credential(
    model_admin: TenantAdmin, request: HttpRequest, object_id: str, name: str
) -> HttpResponseBase:
    """One of them, as a file."""
    certificate = model_admin.get_object(request, unquote(object_id))
    if certificate is None or name not in TITLES:
        raise Http404
    if not model_admin.has_view_permission(request, certificate):
        raise PermissionDenied
    try:
        media_type, content = _read(certificate, name)
    except NotPrintedYet:
        return waiting_page(model_admin, request)
    except ServiceError as error:
        model_admin.message_user(request, error.detail(), messages.ERROR)
        return HttpResponseRedirect(model_admin.change_url(request, certificate))
    ending = "jwt" if media_type == MEDIA_TYPES[Suite.JWT] else "json"
    file_name = f"{certificate.public_id}.{name}.{ending}".replace(".jwt.jwt", ".jwt")
    return download(BytesIO(content), name=file_name, media_type=media_type)


def _read(certificate: Certificate, name: str) -> tuple[str, bytes]:
    """Media type and content."""
    if name == PROOF:
        return "application/json", proof_files.read(certificate.pk)
    if name == EN_10168:
        content = read_inspection_document(certificate.pk, now=timezone.now())
        return "application/json", content
    if export := EXPORTS.get(name):
        return export.media_type, export.make(certificate.pk, now=timezone.now())
    if name == UNTP_DCC:
        return MEDIA_TYPES[Suite.JWT], read_conformity(certificate.pk)
    suite, content = read(certificate.pk, Suite(name))
    return MEDIA_TYPES[suite], content
