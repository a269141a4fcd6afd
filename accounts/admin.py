"""The back office of accounts, and what the audit says of it."""

from collections.abc import Collection
from typing import Any
from uuid import UUID

from django.utils.translation import gettext_lazy as _

from accounts.audit.admin import AuditEntryAdmin
from accounts.audit.sentences import AuditTarget, own_rows, register_sentences, register_target
from accounts.issuers.admin import IssuerAdmin, PlanAdmin
from accounts.jobs.admin import JobAdmin
from accounts.keys.admin import ApiKeyAdmin
from accounts.models import (
    ApiKey,
    ConsentDocument,
    IdentityProvider,
    Invitation,
    Issuer,
    IssuerDomain,
    User,
)
from accounts.open_items.admin import OpenItemAdmin
from accounts.people.admin import InvitationAdmin, MemberAdmin, MembershipAdmin, UserAdmin
from accounts.scopes import AccountsPrefix

__all__ = [
    "ApiKeyAdmin",
    "AuditEntryAdmin",
    "InvitationAdmin",
    "IssuerAdmin",
    "JobAdmin",
    "MemberAdmin",
    "MembershipAdmin",
    "OpenItemAdmin",
    "PlanAdmin",
    "UserAdmin",
]


register_sentences(
    {
        "key.created": _("%(actor)s created the API key %(target)s."),
        "key.changed": _("%(actor)s changed the API key %(target)s."),
        "key.rotated": _("%(actor)s rotated the API key %(target)s."),
        "key.revoked": _("%(actor)s revoked the API key %(target)s."),
        "key.adopted": _("%(actor)s took over the API key %(target)s."),
        "settings.changed": _("%(actor)s changed the settings of %(target)s."),
        "settings.test_clock_advanced": _("%(actor)s set the test clock of %(target)s forward."),
        "settings.test_data_removed": _("%(actor)s removed the test data of %(target)s."),
        "plan.requested": _("%(actor)s asked for another plan for %(target)s."),
        "plan.created": _("%(actor)s created the plan %(target)s."),
        "plan.changed": _("%(actor)s changed the plan %(target)s."),
        "plan.deleted": _("%(actor)s deleted the plan %(target)s."),
        "issuer.created": _("%(actor)s created the issuer %(target)s."),
        "issuer.changed": _("%(actor)s changed the issuer %(target)s."),
        "issuer.deleted": _("%(actor)s deleted the issuer %(target)s."),
        "issuer.blocked": _("%(actor)s blocked %(target)s for fraud."),
        "issuer.block_lifted": _("%(actor)s lifted the block of %(target)s."),
        "consent.published": _("%(actor)s published the document %(target)s."),
        "consent.accepted": _("%(actor)s accepted the document %(target)s."),
        "consent.withdrawn": _("%(actor)s withdrew the consent to the document %(target)s."),
        "member.added": _("%(actor)s added the member %(target)s."),
        "member.joined": _("%(actor)s joined as a member: %(target)s."),
        "member.role_changed": _("%(actor)s changed the role of %(target)s."),
        "member.removed": _("%(actor)s removed the member %(target)s."),
        "membership.created": _("%(actor)s made %(target)s a member."),
        "membership.changed": _("%(actor)s changed the membership of %(target)s."),
        "membership.deleted": _("%(actor)s ended the membership of %(target)s."),
        "invitation.made": _("%(actor)s invited somebody (%(target)s)."),
        "invitation.renewed": _("%(actor)s sent an invitation again (%(target)s)."),
        "invitation.revoked": _("%(actor)s took an invitation back (%(target)s)."),
        "operator.entered": _("%(actor)s of the platform began to act for %(target)s."),
        "operator.left": _("%(actor)s of the platform no longer acts for %(target)s."),
        "user.created": _("%(actor)s created the log-in of %(target)s."),
        "user.changed": _("%(actor)s changed the log-in of %(target)s."),
        "user.deleted": _("%(actor)s deleted the log-in of %(target)s."),
        "user.signed_in": _("%(actor)s signed in."),
        "user.password_changed": _("%(actor)s changed the password of %(target)s."),
        "user.password_reset": _("%(actor)s set a new password for %(target)s."),
        "user.reset_mail_sent": _("%(actor)s sent %(target)s a mail for a new password."),
        "user.sessions_ended": _("%(actor)s ended sessions of %(target)s."),
        "user.second_factor_added": _("%(actor)s added a second factor for %(target)s."),
        "user.second_factor_removed": _("%(actor)s removed a second factor of %(target)s."),
        "user.second_factor_renewed": _("%(actor)s renewed the recovery codes of %(target)s."),
        "user.second_factor_refused": _("A wrong second factor was entered for %(target)s."),
        "user.second_factor_reset": _("%(actor)s reset the second factor of %(target)s."),
        "job.started": _("%(actor)s started the job %(target)s."),
        "job.cancelled": _("%(actor)s cancelled the job %(target)s."),
        "job.ended": _("The job %(target)s has ended; %(actor)s had started it."),
        "open_item.settled": _("%(actor)s settled a request of %(target)s."),
        "audit.verified": _("%(actor)s checked the seals of the audit."),
        "backup.recorded": _("%(actor)s recorded a backup."),
        "domain.added": _("%(actor)s added the domain %(target)s."),
        "domain.removed": _("%(actor)s removed the domain %(target)s."),
        "domain.verified": _("%(actor)s verified the domain %(target)s."),
        "domain.lost": _("The proof of the domain %(target)s is gone (noticed by %(actor)s)."),
        "sign_on.set_up": _("%(actor)s set up single sign-on (%(target)s)."),
        "sign_on.changed": _("%(actor)s changed single sign-on (%(target)s)."),
        "sign_on.switched": _("%(actor)s switched single sign-on (%(target)s)."),
        "sign_on.required": _("%(actor)s changed whether passwords open the account (%(target)s)."),
        "sign_on.removed": _("%(actor)s removed single sign-on (%(target)s)."),
        "sign_on.connected": _(
            "%(actor)s connected the account of %(target)s with single sign-on."
        ),
        "sign_on.disconnected": _("%(actor)s disconnected %(target)s from single sign-on."),
        "sign_on.signed_in": _("%(actor)s signed in by single sign-on."),
        "sign_on.refused": _("A single sign-on was refused (%(target)s)."),
        "sign_on.recovered": _("%(actor)s opened the account with the recovery code."),
        "sign_on.recovery_refused": _("%(actor)s entered a wrong recovery code."),
        "signing_key.rotated": _("%(actor)s rotated the signing key of %(target)s."),
        "signing_key.compromised": _("%(actor)s declared a signing key of %(target)s compromised."),
        "pdf_signing.key_requested": _(
            "%(actor)s asked for a key to sign PDFs of %(target)s with."
        ),
        "pdf_signing.certificate_added": _(
            "%(actor)s uploaded the certificate that PDFs of %(target)s are signed with."
        ),
        "pdf_signing.switched": _("%(actor)s switched the signature of PDFs of %(target)s."),
        "pdf_signing.removed": _(
            "%(actor)s removed the key that PDFs of %(target)s were signed with."
        ),
        "audit.exported": _("%(actor)s exported entries of the audit of %(target)s."),
    }
)


def _key_name(key: ApiKey) -> str:
    return key.name


def _people(issuer_id: UUID | None, keys: Collection[Any]) -> dict[Any, str]:
    """People by their names, whoever they work for now: an entry stays when they leave."""
    return {user.pk: user.get_full_name() for user in User.objects.filter(pk__in=keys)}


def _issuers(issuer_id: UUID | None, keys: Collection[Any]) -> dict[Any, str]:
    """The issuer itself; any, in the platform's audit."""
    known = [key for key in keys if issuer_id in {key, None}]
    return dict(Issuer.objects.filter(pk__in=known).values_list("pk", "name"))


def _documents(issuer_id: UUID | None, keys: Collection[Any]) -> dict[Any, str]:
    return {row.pk: str(row) for row in ConsentDocument.objects.filter(pk__in=keys)}


for _target in (
    AuditTarget(
        prefix=AccountsPrefix.API_KEY,
        names=own_rows(ApiKey, name=_key_name),
        page="admin:accounts_apikey_change",
    ),
    AuditTarget(prefix="user", names=_people, by_number=True),
    AuditTarget(prefix=AccountsPrefix.ISSUER, names=_issuers),
    AuditTarget(prefix=AccountsPrefix.INVITATION, names=own_rows(Invitation)),
    AuditTarget(prefix=AccountsPrefix.CONSENT, names=_documents),
    AuditTarget(prefix=AccountsPrefix.IDENTITY_PROVIDER, names=own_rows(IdentityProvider)),
    AuditTarget(prefix=AccountsPrefix.DOMAIN, names=own_rows(IssuerDomain)),
):
    register_target(_target)
