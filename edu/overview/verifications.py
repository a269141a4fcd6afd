"""Count public verifications of certificates by cohort and day.

Nothing is stored by certificate (ADR 0028). Certificates without an enrolment are left out, and so
are those that an enrolment no longer has.
"""

from collections.abc import Mapping

from django.db import connection, transaction

from accounts.usage import UsageSubject

# Ordered, so that two processes never wait for each other.
_ADD = """
INSERT INTO edu_cohortverifications AS known (issuer_id, cohort_id, day, amount)
SELECT e.issuer_id, e.cohort_id, date '1970-01-01' + new.day, sum(new.amount)
  FROM unnest(%s::uuid[], %s::int[], %s::bigint[]) AS new (certificate_id, day, amount)
  JOIN edu_enrolment e ON e.certificate_id = new.certificate_id
 GROUP BY 1, 2, 3
 ORDER BY 2, 3
    ON CONFLICT (cohort_id, day) DO UPDATE SET amount = known.amount + excluded.amount
"""


def add_verifications(counts: Mapping[UsageSubject, int]) -> None:
    """Adds counts of certificates to their cohorts' days, without waiting for the disk."""
    certificates, days = zip(*counts, strict=True)
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET LOCAL synchronous_commit = off")
        cursor.execute(_ADD, [list(certificates), list(days), list(counts.values())])
