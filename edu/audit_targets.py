"""What the audit calls programs, classes, people, enrolments and teams."""

from accounts.admin.foundation.audit_sentences import AuditTarget, own_rows, register_target
from edu.models import Cohort, Enrolment, Program, Recipient, Team
from edu.prefixes import EduPrefix

for _prefix, _model, _page in (
    (EduPrefix.PROGRAM, Program, "program"),
    (EduPrefix.COHORT, Cohort, "cohort"),
    (EduPrefix.RECIPIENT, Recipient, "recipient"),
    (EduPrefix.ENROLMENT, Enrolment, "enrolment"),
    (EduPrefix.TEAM, Team, "team"),
):
    register_target(
        AuditTarget(prefix=_prefix, names=own_rows(_model), page=f"admin:edu_{_page}_change")
    )
