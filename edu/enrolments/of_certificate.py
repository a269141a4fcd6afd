"""The enrolment, program and recipient of a certificate, on the certificate's page."""

from collections.abc import Iterable

from django.contrib import admin
from django.http import HttpRequest
from django.urls import reverse
from django.utils.text import capfirst
from django.utils.translation import gettext as _

from certificates.admin.page.related import RelatedObject
from certificates.models import Certificate
from edu.back_office import may_see_edu
from edu.models import Enrolment


def of_certificate(request: HttpRequest, certificate: Certificate) -> Iterable[RelatedObject]:
    """The objects of EDU that this person may see."""
    if not may_see_edu(request):
        return
    rows = admin.site.get_model_admin(Enrolment).get_queryset(request)
    related = rows.select_related("program", "cohort", "recipient")
    enrolment = related.filter(certificate=certificate.pk).first()
    if enrolment is None:
        return
    for label, row, title in (
        (_("program"), enrolment.program, str(enrolment.program)),
        (_("cohort"), enrolment.cohort, str(enrolment.cohort)),
        (_("recipient"), enrolment.recipient, str(enrolment.recipient)),
        (_("enrolment"), enrolment, enrolment.title),
    ):
        url = reverse(f"admin:edu_{row._meta.model_name}_change", args=[row.pk])
        yield RelatedObject(label=capfirst(label), title=title, url=url)
