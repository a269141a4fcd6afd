"""Show, add and remove the links of a certificate."""

from typing import Any

from django import forms
from django.contrib import messages
from django.contrib.admin.utils import unquote
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.actors import RequestContext
from accounts.back_office.audited import row_button
from accounts.back_office.forms import BackOfficeForm
from accounts.back_office.tenancy import TenantAdmin
from accounts.errors import ServiceError, ValidationFailed, fault_text
from accounts.scopes import Mode, Scope, roles_with
from certificates.addresses import CertificatesPrefix
from certificates.lifecycle import Relation
from certificates.models import Certificate, CertificateLink
from lib import ids

from .models import LONGEST_URL
from .operations import create_link, delete_link, foreign_targets, target_of

LINKERS = roles_with(Scope.CERTIFICATES_MANAGE)
MAX_SHOWN = 200


class LinkForm(BackOfficeForm):
    """A new link. The identifier may be typed with spaces, in capitals, or as a URL."""

    rel = forms.ChoiceField(label=_("Relation"), choices=Relation.choices)
    target = forms.CharField(
        label=_("Identifier of the certificate, or https address of the document"),
        max_length=LONGEST_URL,
    )
    label = forms.CharField(label=_("Label"), max_length=200, required=False)
    sha256 = forms.RegexField(
        r"^[0-9A-Fa-f]{64}$",
        label=_("SHA-256 of the document"),
        required=False,
    )

    def clean_target(self) -> str:
        """An identifier in its canonical form; a URL unchanged."""
        target: str = self.cleaned_data["target"]
        typed = target.rstrip("/").rpartition("/verify/")[2]
        certificate_id = ids.parse_lenient(CertificatesPrefix.CERTIFICATE, typed)
        return (
            ids.encode(CertificatesPrefix.CERTIFICATE, certificate_id) if certificate_id else target
        )


@row_button(description=_("Links"), url_path="links", icon="link")
def links(model_admin: TenantAdmin, request: HttpRequest, certificate: Certificate) -> HttpResponse:
    """The links from and to the certificate, and a form to add one."""
    may_link = model_admin.may(request, LINKERS, certificate)
    form = LinkForm(request.POST or None)
    if request.method == "POST":
        if not may_link:
            raise PermissionDenied
        context = model_admin.request_context(request, certificate.mode)
        if form.is_valid() and _add_link(context, certificate, form):
            model_admin.message_user(request, _("The link was added."), messages.SUCCESS)
            return HttpResponseRedirect(model_admin.keep_filters(request, _page(certificate)))
    return model_admin.page(
        request,
        "admin/certificates/certificate/links.html",
        _("Links of %(certificate)s") % {"certificate": certificate},
        original=certificate,
        form=form if may_link else None,
        **_lists(certificate),
    )


def remove_link(
    model_admin: TenantAdmin, request: HttpRequest, object_id: str, link_id: str
) -> HttpResponse:
    """Removes a link of this certificate."""
    certificate = model_admin.get_object(request, unquote(object_id))
    if certificate is None:
        return model_admin.is_gone(request, object_id)
    if request.method != "POST" or not model_admin.may(request, LINKERS, certificate):
        raise PermissionDenied
    try:
        delete_link(
            context=model_admin.request_context(request, certificate.mode),
            certificate_id=certificate.pk,
            link_id=ids.parse(CertificatesPrefix.LINK, link_id),
        )
    except ServiceError as error:
        model_admin.message_user(request, error.detail(), messages.ERROR)
    else:
        model_admin.message_user(request, _("The link was removed."), messages.SUCCESS)
    return HttpResponseRedirect(model_admin.keep_filters(request, _page(certificate)))


def _add_link(context: RequestContext, certificate: Certificate, form: LinkForm) -> bool:
    """Adds the link; if it is refused, the form shows why."""
    values = form.cleaned_data
    try:
        create_link(
            context=context,
            certificate_id=certificate.pk,
            rel=Relation(values["rel"]),
            target=values["target"],
            label=values["label"] or None,
            sha256=values["sha256"] or None,
        )
    except ValidationFailed as error:
        for fault in error.errors:
            form.add_error(fault.pointer.strip("/"), fault_text(fault))
    except ServiceError as error:
        form.add_error(None, error.detail())
    else:
        return True
    return False


def _lists(certificate: Certificate) -> dict[str, Any]:
    """The links from this certificate, and those of the issuer's own certificates to it."""
    rows = CertificateLink.objects.for_issuer(certificate.issuer_id, Mode(certificate.mode))
    rows = rows.select_related("target", "certificate").order_by("-pk")
    rows = rows.defer("target__document", "certificate__document")
    outward = rows.filter(certificate=certificate)[:MAX_SHOWN]
    foreign = foreign_targets(outward, now=timezone.now())
    return {
        "outward": [(link, foreign.get(target_of(link))) for link in outward],
        "inward": rows.filter(target=certificate)[:MAX_SHOWN],
    }


def _page(certificate: Certificate) -> str:
    return reverse("admin:certificates_certificate_links", args=[certificate.pk])
