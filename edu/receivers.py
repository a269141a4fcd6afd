"""Signals of the lower apps: memberships, erasures, superseded and verified certificates."""

from accounts.signals import invitation_replaced, membership_created, membership_ending
from accounts.usage.recording import UsageKind, register_subject_counter
from certificates.signals import (
    about_to_supersede,
    certificate_superseded,
    erasure_carried_out,
    erasure_traced,
    erasure_undone,
)
from edu.enrolments import operations as enrolments
from edu.overview.operations import add_verifications
from edu.recipients import erasing
from edu.teams import operations as teams

membership_created.connect(teams.join_invited_teams)
invitation_replaced.connect(teams.copy_invitations)
membership_ending.connect(teams.leave_all)
erasure_traced.connect(erasing.traces_of)
erasure_carried_out.connect(erasing.execute_erasure)
erasure_undone.connect(erasing.restore)
about_to_supersede.connect(enrolments.lock_enrolments_of)
certificate_superseded.connect(enrolments.replace_certificate)
register_subject_counter(UsageKind.VERIFICATIONS, add_verifications)
