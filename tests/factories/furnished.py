"""An issuer with one row of everything that the back office shows, with recognisable values."""

from typing import Any

from django.db.models import Model

from accounts.jobs.models import Job
from accounts.jobs.operations import create_job
from accounts.models import (
    ApiKey,
    AuditEntry,
    Invitation,
    Issuer,
    LoggedRequest,
    Member,
    OutgoingMail,
)
from accounts.scopes import Locale, Role
from certificates.models import Certificate, CertificateType, CompanyPrefix
from edu.models import Cohort, Enrolment, Onboarding, Program, Recipient, Team
from tests.accounts.people.helpers import invite
from webhooks.models import Delivery, Endpoint, Event

from .accounts import context_of, make_key, make_logged_request, make_member
from .certificates import issue_one, make_holder_mail, make_type
from .edu import enrol, make_cohort, make_program, make_recipient, make_team
from .webhooks import make_endpoint

MARK = "GEHEIM"  # stands in every row, and may never stand on a stranger's page


def make_one_of_each(issuer: Issuer, mark: str = MARK) -> dict[type[Model], Any]:
    """One row of each kind, marked so. Whoever adds a page to the back office adds its row here."""
    names = {f"name_{locale}": f"{mark} {locale}" for locale in Locale.values}
    certificate_type = make_type(issuer, code=mark.lower(), **names)
    endpoint = make_endpoint(issuer, f"http://127.0.0.1:9/{mark}", description=mark)
    certificate = issue_one(
        certificate_type, serial_number=mark, holder_name=mark, certificate_number=mark
    )
    key = make_key(issuer, name=f"{mark} key").key
    prefix = f"952{CompanyPrefix.objects.count():04}"  # an issuer has each one once
    job = create_job(context=context_of(issuer), kind="account.export", parameters={"note": mark})
    cohort = make_cohort(make_program(issuer, name_en=mark, code=mark), name=mark, code=mark)
    enrolment = enrol(cohort, make_recipient(issuer, family_name=mark, external_id=mark))
    chief = make_member(issuer, Role.OWNER)
    member = make_member(issuer, Role.ADMIN, f"{mark}@{issuer.slug}.example".lower())
    profile, _ = Onboarding.objects.get_or_create(issuer=issuer, defaults={"legal_name": mark})
    return {
        ApiKey: key,
        AuditEntry: AuditEntry.objects.filter(issuer=issuer, target=key.public_id).get(),
        Certificate: certificate,
        CertificateType: certificate_type,
        Delivery: Delivery.objects.get(endpoint=endpoint, event__subject=certificate.pk),
        Endpoint: endpoint,
        Event: Event.objects.get(subject=certificate.pk),
        Invitation: invite(chief, issuer, f"new-{member.email}").invitation,
        Job: job,
        LoggedRequest: make_logged_request(key, path=f"/api/external/certificates/{mark}"),
        Cohort: enrolment.cohort,
        Enrolment: enrolment,
        Program: enrolment.program,
        CompanyPrefix: CompanyPrefix.objects.create(issuer=issuer, prefix=prefix, note=mark),
        Onboarding: profile,
        OutgoingMail: make_holder_mail(certificate),
        Recipient: enrolment.recipient,
        Team: make_team(issuer, mark),
        Member: Member.objects.get(user=member, issuer=issuer),
    }
