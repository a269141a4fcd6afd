"""What others check a certificate with: its credential in each form, to be saved."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO

from django.contrib import messages
from django.contrib.admin.utils import unquote
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponseBase, HttpResponseRedirect
from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.tenancy import TenantAdmin
from accounts.errors import ServiceError
from certificates.credentials import MEDIA_TYPES, SUITES, Suite
from certificates.domain.credential_profiles import UNTP_DCC
from certificates.models import Certificate, CredentialForm, Seal
from certificates.operations import credentials
from certificates.rendering import download

TITLES = {
    Suite.RDFC: _("Open Badge, for wallets"),
    Suite.JCS: _("Verifiable Credential"),
    Suite.JWT: _("The same as a JSON Web Token"),
    UNTP_DCC: _("UNTP Digital Conformity Credential"),
}


@dataclass(frozen=True, slots=True)
class CredentialFile:
    """A credential that can be saved."""

    title: str | Promise
    url: str


def credential_files(certificate: Certificate) -> Sequence[CredentialFile]:
    """The credentials of a certificate that are signed by now; none once it is erased."""
    seal = Seal.objects.filter(certificate=certificate, signed_at__isnull=False).first()
    if seal is None or seal.form is None or certificate.erased_at is not None:
        return []
    suites = SUITES[CredentialForm(seal.form)]
    names: list[Suite | str] = [each for each in suites if credentials.is_signed(seal, each)]
    names += [UNTP_DCC] if seal.conformity else []
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
        suite, content = _read(certificate, name)
    except ServiceError as error:
        model_admin.message_user(request, error.detail(), messages.ERROR)
        return HttpResponseRedirect(model_admin.change_url(request, certificate))
    ending = "jwt" if suite is Suite.JWT else "json"
    file_name = f"{certificate.public_id}.{name}.{ending}".replace(".jwt.jwt", ".jwt")
    return download(BytesIO(content), name=file_name, media_type=MEDIA_TYPES[suite])


def _read(certificate: Certificate, name: str) -> tuple[Suite, bytes]:
    if name == UNTP_DCC:
        return Suite.JWT, credentials.read_conformity(certificate.pk)
    return credentials.read(certificate.pk, Suite(name))
