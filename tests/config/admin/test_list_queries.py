"""Every list of the back office: the number of queries does not grow with the rows."""

from typing import Any

from django.contrib import admin
from django.db import connection
from django.db.models import Model
from django.test import Client
from django.test.utils import CaptureQueriesContext

from accounts.back_office.tenancy import TenantAdmin
from accounts.jobs.models import Job
from accounts.models import AuditEntry, Issuer, LoggedRequest, OutgoingMail, User
from certificates.models import Certificate
from edu.enrolments.models import with_running
from edu.lifecycle import EnrolmentStatus
from edu.models import Cohort, Enrolment, Recipient
from tests.factories import make_issuer
from tests.factories.edu import enrol, make_cohort, make_program, make_recipient
from tests.factories.furnished import make_one_of_each
from tests.support.back_office import client_of, page_url
from webhooks.models import Delivery, Event

FEW, MANY = 2, 5  # a query for each row shows by three rows more
MODELS = sorted(admin.site._registry, key=str)
GROWING = (
    AuditEntry,
    Certificate,
    Cohort,
    Delivery,
    Enrolment,
    Event,
    Job,
    LoggedRequest,
    OutgoingMail,
    Recipient,
)


def list_of(model: type[Model]) -> str:
    return f"/admin/{model._meta.app_label}/{model._meta.model_name}/"


def queries(client: Client, path: str) -> list[str]:
    """What a page asks the database, once whatever is kept in the process is there."""
    assert client.get(path).status_code == 200
    with CaptureQueriesContext(
        connection,
    ) as asked:
        client.get(path)
    return [each["sql"] for each in asked.captured_queries]


def browser_of(model: type[Model], owner: User, platform_operator: User) -> Client:
    """Of somebody who sees the list: of an issuer, or of the platform."""
    return client_of(
        owner if isinstance(admin.site._registry[model], TenantAdmin) else platform_operator
    )


def test_a_page_costs_the_same_however_many_rows_it_has(
    owner: User, platform_operator: User, issuer: Issuer
):
    found = dict[int, dict[str, list[str]]]()
    for number in range(1, MANY + 1):
        make_one_of_each(issuer, f"ROW{number}")
        make_one_of_each(make_issuer(f"Issuer {number}"), f"ROW{number}")
        if number in {FEW, MANY}:
            found[number] = {
                model.__name__: queries(browser_of(model, owner, platform_operator), list_of(model))
                for model in MODELS
            }
    dear = {name for name in found[MANY] if len(found[MANY][name]) != len(found[FEW][name])}
    assert not dear, "\n".join(found[MANY][min(dear)])


def test_nothing_counts_the_rows_of_a_list_that_grows(
    owner: User, platform_operator: User, issuer: Issuer
):
    make_one_of_each(issuer)
    counted = []
    for model in GROWING:
        table = model._meta.db_table
        asked = queries(browser_of(model, owner, platform_operator), list_of(model))
        assert any(f'FROM "{table}"' in sql for sql in asked), table
        counted += [sql for sql in asked if f'COUNT(*) AS "__count" FROM "{table}"' in sql]
    assert counted == []


def test_who_attends_is_counted_for_a_page_of_cohorts_and_not_for_each_that_is_opened(
    owner: User, issuer: Issuer
):
    program = make_program(issuer)
    full, empty = make_cohort(program), make_cohort(program)
    for status in (EnrolmentStatus.ENROLLED, EnrolmentStatus.ENROLLED, EnrolmentStatus.WITHDRAWN):
        enrol(full, make_recipient(issuer), status=status)
    counted: Any = with_running(Cohort.objects.for_issuer(issuer.pk))
    assert {row.pk: row.running for row in counted} == {full.pk: 2, empty.pk: 0}
    assert any("COUNT(*)" in sql for sql in queries(client_of(owner), list_of(Cohort)))
    opened = queries(client_of(owner), page_url(full, "enrol_into"))
    assert not [sql for sql in opened if "COUNT(" in sql and '"edu_cohort"."name"' in sql]
