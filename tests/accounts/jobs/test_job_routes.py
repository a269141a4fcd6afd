"""Jobs over the API: who sees which, their progress, cancelling and undoing."""

from typing import Any

import pytest

from accounts.jobs import runner
from accounts.jobs.models import Job
from accounts.jobs.registry import JOB_KINDS
from accounts.models import Issuer
from accounts.scopes import Mode, Scope, Standing
from tests.conftest import Api
from tests.factories import make_key
from tests.factories.jobs import TALLY, UNTALLY, make_job, tally_kind
from tests.support.problems import assert_problem

pytestmark = pytest.mark.django_db
EVERY_ROUTE = [
    ("get", ""),
    ("get", "/errors"),
    ("get", "/results"),
    ("post", "/cancel"),
    ("post", "/undo"),
]


def with_scopes(issuer: Issuer, *scopes: Scope) -> Any:
    return Api(make_key(issuer, scopes=scopes))


def ask(api: Api, method: str, path: str):
    return api.get(path) if method == "get" else api.post(path, b"")


# --- one job --------------------------------------------------------------------------------------


def test_a_job_has_progress_and_errors(api, job):
    document = api.get(f"jobs/{job.public_id}").json()
    error = {"column": "serialNumber", "code": "required", "detail": "This field is required."}
    assert document.pop("createdAt") == "2026-01-05T10:00:00.000Z"
    assert document.pop("startedAt") <= document.pop("finishedAt") < document.pop("resultsUntil")
    assert document == {
        "ok": True,
        "id": job.public_id,
        "kind": TALLY,
        "state": "succeeded",
        "phase": None,
        "dryRun": False,
        "undoOf": None,
        "done": 25,
        "total": 25,
        "counts": {"total": 25, "ok": 23, "failed": 2, "skipped": 0},
        "errorCount": 2,
        "errors": [{"row": 3, **error}, {"row": 24, **error}],
        "failure": None,
        "table": None,
        "warningCount": 0,
        "warnings": [],
    }


def test_a_waiting_job_has_no_results_yet(api, issuer):
    job = make_job(issuer)
    document = api.get(f"jobs/{job.public_id}").json()
    assert (document["state"], document["total"], document["resultsUntil"]) == (
        "queued",
        None,
        None,
    )
    assert_problem(api.get(f"jobs/{job.public_id}/results"), 409, "conflict")


def test_a_failed_job_has_an_error(api, issuer):
    job = make_job(issuer, rows=-1)  # which the database refuses
    Job.objects.filter(pk=job.pk).update(attempts=runner.MAX_ATTEMPTS)
    runner.run_due_jobs()
    document = api.get(f"jobs/{job.public_id}").json()
    assert document["state"] == "failed"
    assert document["failure"] == {"code": "internal_error", "detail": "Internal error"}


def test_an_answer_shows_the_first_hundred_errors_and_the_list_all(api, issuer):
    job = make_job(issuer, rows=250, bad=list(range(1, 251)))
    runner.run_due_jobs()
    document = api.get(f"jobs/{job.public_id}").json()
    assert document["errorCount"] == 250
    assert [error["row"] for error in document["errors"]] == list(range(1, 101))
    rows, path = [], f"jobs/{job.public_id}/errors?limit=120"
    page = api.get(path).json()
    while True:
        rows += [error["row"] for error in page["data"]]
        if page["nextCursor"] is None:
            break
        page = api.get(f"{path}&cursor={page['nextCursor']}").json()
    assert rows == list(range(1, 251))


# --- steering -------------------------------------------------------------------------------------


def test_cancel(api, issuer):
    job = make_job(issuer)
    response = api.post(f"jobs/{job.public_id}/cancel", b"")
    assert response.status_code == 200
    assert response.json()["state"] == "cancelled"
    assert api.post(f"jobs/{job.public_id}/cancel", b"").status_code == 200


def test_cancelling_an_ended_job_is_409(api, job):
    assert_problem(api.post(f"jobs/{job.public_id}/cancel", b""), 409, "conflict")


def test_undo(api, job):
    response = api.post(f"jobs/{job.public_id}/undo", b"")
    assert response.status_code == 202
    document = response.json()
    assert (document["kind"], document["undoOf"]) == (UNTALLY, job.public_id)
    assert response["Location"].endswith(f"/api/external/jobs/{document['id']}")
    assert_problem(api.post(f"jobs/{job.public_id}/undo", b""), 409, "conflict")


def test_undoing_a_kind_without_undo_is_409(api, job, monkeypatch):
    monkeypatch.setitem(JOB_KINDS, TALLY, tally_kind(undone_by=None))
    assert_problem(api.post(f"jobs/{job.public_id}/undo", b""), 409, "conflict")


def test_a_suspended_account_reads_jobs_and_undoes_none(api, issuer, job):
    Issuer.objects.filter(pk=issuer.pk).update(standing=Standing.SUSPENDED)
    assert api.get(f"jobs/{job.public_id}").status_code == 200
    assert_problem(api.post(f"jobs/{job.public_id}/undo", b""), 403, "issuer_suspended")


# --- who sees what --------------------------------------------------------------------------------


@pytest.mark.parametrize(("method", "route"), EVERY_ROUTE)
def test_an_outsider_and_the_other_mode_find_nothing(
    job, outsider_api, test_mode_api, method, route
):
    for stranger in (outsider_api, test_mode_api):
        response = ask(stranger, method, f"jobs/{job.public_id}{route}")
        assert_problem(response, 404, "not_found")


@pytest.mark.parametrize(("method", "route"), EVERY_ROUTE)
@pytest.mark.parametrize("wrong", ["nonsense", "job_0", "cert_01m7yd5xtjed4rskz84c1yqjs4"])
def test_no_such_job(api, method, route, wrong):
    assert_problem(ask(api, method, f"jobs/{wrong}{route}"), 404, "not_found")


def test_lists_are_apart_by_issuer_and_mode(api, outsider_api, test_mode_api, issuer, other_issuer):
    mine = make_job(issuer)
    theirs = make_job(other_issuer)
    tested = make_job(issuer, mode=Mode.TEST)
    for client, own in ((api, mine), (outsider_api, theirs), (test_mode_api, tested)):
        assert [each["id"] for each in client.get("jobs").json()["data"]] == [own.public_id]


@pytest.mark.parametrize(("method", "route"), EVERY_ROUTE)
def test_keys_that_may_start_a_kind_may_read_and_cancel_it(issuer, job, method, route):
    client = with_scopes(issuer, Scope.CERTIFICATES_MANAGE)
    assert ask(client, method, f"jobs/{job.public_id}{route}").status_code in {200, 202, 409}


@pytest.mark.parametrize(("method", "route"), EVERY_ROUTE)
def test_account_read_shows_progress_without_results(issuer, job, method, route):
    response = ask(with_scopes(issuer, Scope.ACCOUNT_READ), method, f"jobs/{job.public_id}{route}")
    if route in {"", "/errors"}:
        assert response.status_code == 200
    else:
        assert_problem(response, 403, "scope_missing")


@pytest.mark.parametrize(("method", "route"), EVERY_ROUTE)
def test_any_other_scope_opens_nothing(issuer, job, method, route):
    rest = [s for s in Scope if s not in {Scope.ACCOUNT_READ, Scope.CERTIFICATES_MANAGE}]
    for client in (with_scopes(issuer, *rest), with_scopes(issuer, Scope.CERTIFICATES_READ)):
        response = ask(client, method, f"jobs/{job.public_id}{route}")
        assert_problem(response, 403, "scope_missing")


def test_a_list_shows_the_kinds_that_the_key_may_start(issuer, job):
    assert with_scopes(issuer, Scope.ACCOUNT_MANAGE).get("jobs").json()["data"] == []
    assert len(with_scopes(issuer, Scope.CERTIFICATES_MANAGE).get("jobs").json()["data"]) == 1
    assert len(with_scopes(issuer, Scope.ACCOUNT_READ).get("jobs").json()["data"]) == 1
    assert with_scopes(issuer, Scope.EDU_READ).get("jobs").json()["data"] == []
    response = with_scopes(issuer, Scope.WEBHOOKS_READ).get("jobs")
    assert_problem(response, 403, "scope_missing")


# --- lists ----------------------------------------------------------------------------------------


def test_pages_are_newest_first_and_miss_nothing(api, issuer):
    made = [make_job(issuer).public_id for _ in range(7)]
    seen, path = [], "jobs?limit=3"
    page = api.get(path).json()
    while page["nextCursor"]:
        seen += [each["id"] for each in page["data"]]
        make_job(issuer)  # what comes in between moves nothing
        page = api.get(f"{path}&cursor={page['nextCursor']}").json()
    seen += [each["id"] for each in page["data"]]
    assert seen == made[::-1]


def test_filters(api, issuer, job):
    waiting = make_job(issuer)
    by_state = api.get("jobs?state=queued").json()["data"]
    assert [each["id"] for each in by_state] == [waiting.public_id]
    assert len(api.get(f"jobs?kind={TALLY}").json()["data"]) == 2
    assert api.get("jobs?kind=account.export").json()["data"] == []


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("state=over", "invalid_choice"),
        ("kind=nonsense", "invalid_choice"),
        ("limit=0", "out_of_range"),
        ("limit=201", "out_of_range"),
        ("limit=x", "out_of_range"),
        ("limit=99999999999999999999999", "out_of_range"),
        ("limit=٣", "out_of_range"),
        ("page=2", "unknown_parameter"),
    ],
)
def test_an_invalid_filter_is_refused(api, query, code):
    document = assert_problem(api.get(f"jobs?{query}"), 400, "validation_failed")
    assert [fault["code"] for fault in document["errors"]] == [code]


def test_a_cursor_that_was_not_given_out_is_refused(api, job):
    for path in ("jobs", f"jobs/{job.public_id}/errors"):
        assert_problem(api.get(f"{path}?cursor=W10"), 400, "invalid_cursor")


def test_a_list_costs_the_same_however_long(api, issuer, django_assert_num_queries):
    for _ in range(12):
        make_job(issuer)
    with django_assert_num_queries(2):  # who calls, and the page
        assert len(api.get("jobs").json()["data"]) == 12
