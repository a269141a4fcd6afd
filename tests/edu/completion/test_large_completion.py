"""A thousand completions: a bounded number of statements for each step."""

from accounts.jobs import runner
from accounts.jobs.models import JobState
from accounts.models import Issuer
from certificates.models import Certificate
from edu.completion.jobs import CompletionParameters, start_completions
from edu.completion.matching import Completion
from edu.models import Enrolment, Recipient
from tests.factories import context_of
from tests.factories.edu import make_cohort

from .helpers import counts, make_published


def make_large_class(issuer: Issuer, size: int) -> list[Enrolment]:
    """So many at once, as rows."""
    asked = context_of(issuer)
    cohort = make_cohort(make_published(issuer))
    rows = {"issuer": issuer, "mode": "live", "created_at": asked.now, "changed_at": asked.now}
    people = Recipient.objects.bulk_create(
        Recipient(**rows, family_name=f"Person {n}", email=f"p{n}@example.com", locale="sq")
        for n in range(size)
    )
    return Enrolment.objects.bulk_create(
        Enrolment(**rows, program=cohort.program, cohort=cohort, recipient=each) for each in people
    )


def test_a_thousand_are_certified_by_few_statements(issuer: Issuer, django_assert_max_num_queries):
    people = make_large_class(issuer, 1000)
    said = [Completion(enrolment_id=each.public_id, grade="2.0") for each in people]
    program = people[0].program
    parameters = CompletionParameters(program=program.pk)
    job = start_completions(parameters, said, context=context_of(issuer))
    # A slow machine takes more steps, of some ten statements each; a person alone would add one or more.
    with django_assert_max_num_queries(500):
        runner.run_due_jobs()
    job.refresh_from_db()
    assert (job.state, counts(job)) == (JobState.SUCCEEDED, (1000, 0, 0))
    assert Certificate.objects.count() == 1000
    assert Enrolment.objects.filter(status="completed").exclude(certificate=None).count() == 1000
