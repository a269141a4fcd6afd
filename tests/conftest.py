"""The cast: one issuer with its people and keys, and an outsider who must never see anything of it.

The suite's own servers and databases are in `tests/support/suite`, plugins that pyproject.toml loads.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from django.core.cache import cache
from django.db import transaction
from django.test import Client
from django.utils import timezone, translation
from hypothesis import HealthCheck, settings

from accounts.jobs import runner
from accounts.keys.operations import NewKey
from accounts.limits import throttling
from accounts.models import Issuer, User
from accounts.scopes import Mode, Role
from certificates import tasks
from certificates.issuing import numbers
from certificates.log import sequencing
from certificates.models import Certificate, CertificateType
from certificates.printing import operations as printing
from config import urls  # noqa: F401  (registers the pages of the back office, which tests are made for)
from config.observability import checks
from lib.database.tenancy import afresh
from tests.factories import issue_one, make_issuer, make_key, make_member, make_type
from tests.support import event_schemas
from tests.support.order import in_order
from tests.support.suite import (
    audit_sentences_check,
    database_cleanup,
    rendered_pages,
    tenancy,
    transaction_check,
)
from tests.support.suite.servers import own_redis
from tests.support.suite.template_database import cloned_database
from tests.webhooks.receiver import Receiver, running
from tools.embedded import EmbeddedRedis

if TYPE_CHECKING:
    from django.test.client import _MonkeyPatchedWSGIResponse as Response

# How long an example takes belongs to the machine, which other tests share.
settings.register_profile("suite", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("suite")

MAX_NAME = 200  # bytes


@pytest.hookimpl(trylast=True)  # after pytest-randomly
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests first, so that none is left over for one process alone at the end."""
    items[:] = in_order(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def pytest_make_parametrize_id(val: object, argname: str) -> str | None:
    """Bytes of files are no names of tests: those of packed ones hold the moment, which differs by worker."""
    is_file = isinstance(val, bytes) and not (val.isascii() and len(val) < MAX_NAME)
    return argname if is_file else None


@pytest.fixture(scope="session")
def django_db_setup(
    request: pytest.FixtureRequest,
    django_test_environment: None,
    django_db_blocker: Any,
    django_db_modify_db_settings: None,
) -> Iterator[None]:
    """In the place of pytest-django's fixture, which migrates once for each worker and run."""
    keep, renew = request.config.getvalue("reuse_db"), request.config.getvalue("create_db")
    stack = ExitStack()
    with django_db_blocker.unblock():
        stack.enter_context(cloned_database(keep=keep, renew=renew))
    yield  # whoever asks for no database has none: what it wrote would stay for all tests after it
    with django_db_blocker.unblock(), stack:
        numbers.disconnect()


@pytest.fixture(scope="session", autouse=True)
def what_is_committed_is_deleted() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        database_cleanup.replace_flush(patch)
        yield


@pytest.fixture(scope="session", autouse=True)
def every_event_fits_its_schema() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        event_schemas.check_every_event(patch)
        yield


@pytest.fixture(scope="session", autouse=True)
def what_needs_a_transaction_is_in_one() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        transaction_check.check_transactions(patch)
        yield


@pytest.fixture(scope="session", autouse=True)
def requests_begin_as_the_web_does() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        tenancy.begin_requests_as_web(patch)
        tenancy.refuse_statements_of_nobody(patch)
        yield


@pytest.fixture(scope="session", autouse=True)
def responses_keep_the_context_of_their_page(django_test_environment: None) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        rendered_pages.keep_contexts_of_pages(patch)
        yield


@pytest.fixture(scope="session", autouse=True)
def every_audit_entry_has_a_sentence() -> None:
    audit_sentences_check.check_sentences()


@pytest.fixture(scope="session", autouse=True)
def jobs_run_to_their_end() -> Iterator[None]:
    """One call of `run_due_jobs` does all that is due, however slow the machine is."""
    defaults = runner.run_due_jobs.__kwdefaults__
    assert defaults is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(defaults, "budget", timedelta(days=1))
        yield


@pytest.fixture(scope="session", autouse=True)
def prints_wait_for_no_proof() -> Iterator[None]:
    """In most tests nobody signs credentials, so no proof file would come."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(printing, "PROOF_PATIENCE", timedelta(0))
        yield


@pytest.fixture(scope="session", autouse=True)
def limiters_wait_for_redis() -> Iterator[None]:
    """A Redis that answers late lets requests through uncounted for a while; here it is busy with other tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(throttling, "TIMEOUT", 30.0)
        yield


@pytest.fixture(scope="session", autouse=True)
def readiness_is_read_anew() -> Iterator[None]:
    """/readyz tells at once what a test has changed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(checks, "FRESH", 0)
        yield


@pytest.fixture(autouse=True)
def nothing_of_an_earlier_request() -> Iterator[None]:
    """A request leaves its language, time zone and issuer active in its thread; the next test must not see them."""
    translation.deactivate()
    timezone.deactivate()
    with afresh():
        yield


@pytest.fixture(scope="module")
def module_db(django_db_setup: None, django_db_blocker: Any) -> Iterator[None]:
    """For rows that the tests of a module share: each test is a savepoint within this transaction."""
    block: Any = transaction.atomic()
    block._from_testcase = True  # what needs a transaction still has to begin one
    with django_db_blocker.unblock(), block:
        yield
        transaction.set_rollback(True)


@pytest.fixture
def issuer(db: None) -> Issuer:
    return make_issuer()


@pytest.fixture
def other_issuer(db: None) -> Issuer:
    return make_issuer("Shkolla Shembull", time_zone="Europe/Tirane")


@pytest.fixture
def owner(issuer: Issuer) -> User:
    return make_member(issuer, Role.OWNER)


@pytest.fixture
def operator(issuer: Issuer) -> User:
    return make_member(issuer, Role.OPERATOR)


@pytest.fixture
def auditor(issuer: Issuer) -> User:
    return make_member(issuer, Role.AUDITOR)


@pytest.fixture
def outsider(other_issuer: Issuer) -> User:
    return make_member(other_issuer, Role.OWNER)


@pytest.fixture
def platform_operator(db: None) -> User:
    return User.objects.create_superuser("ops@platform.example", "correct horse battery staple")


@pytest.fixture
def key(issuer: Issuer) -> NewKey:
    return make_key(issuer)


@pytest.fixture
def test_mode_key(issuer: Issuer) -> NewKey:
    return make_key(issuer, mode=Mode.TEST)


@pytest.fixture
def outsider_key(other_issuer: Issuer) -> NewKey:
    return make_key(other_issuer)


@pytest.fixture
def certificate_type(issuer: Issuer) -> CertificateType:
    return make_type(issuer)


@pytest.fixture
def certificate(certificate_type: CertificateType) -> Certificate:
    return issue_one(certificate_type)


@pytest.fixture
def folder(settings: Any, tmp_path: Path) -> Path:
    """Where the files of attachments are kept for this test."""
    backend = "lib.whole_files.WholeFiles"
    kept = {"attachments": {"BACKEND": backend, "OPTIONS": {"location": str(tmp_path)}}}
    settings.STORAGES = settings.STORAGES | kept
    return tmp_path


@pytest.fixture
def log_folder(settings: Any, tmp_path: Path) -> Path:
    """Where the transparency log's files are published in this test."""
    folder = tmp_path / "log"
    backend = "lib.whole_files.WholeFiles"
    options = {"location": str(folder), "allow_overwrite": True}
    settings.STORAGES = settings.STORAGES | {"log": {"BACKEND": backend, "OPTIONS": options}}
    return folder


@pytest.fixture
def seal_all(log_folder: Path) -> Callable[[], None]:
    """What workers do each second: log what waits, and sign credentials."""

    def run() -> None:
        for mode in Mode:
            sequencing.run(mode, now=timezone.now())
        tasks.seal_certificates()
        tasks.sign_graphs()

    return run


@pytest.fixture
def fresh_limits(transactional_db: None) -> Iterator[None]:
    """Committed counts of tries: no model knows their table, so no flush empties it."""
    cache.clear()
    yield
    cache.clear()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """What webhooks are sent to."""
    with running() as found:
        yield found


@pytest.fixture
def redis() -> Iterator[EmbeddedRedis]:
    """A server of the test's own, to kill, pause and start again."""
    with own_redis() as server:
        yield server


class Api:
    """A client of the API, holding one key."""

    def __init__(self, key: NewKey | None) -> None:
        self._client = Client(raise_request_exception=False)
        self._headers = {"x-api-key": key.token.reveal()} if key else {}

    def get(self, path: str, **headers: str) -> "Response":
        """GET under /api/external/ (or an absolute path)."""
        return self._client.get(_address(path), headers={**self._headers, **headers})

    def post(self, path: str, body: Any, **headers: str) -> "Response":
        """POST of a JSON body, or of raw bytes."""
        return self._client.post(
            _address(path),
            data=body,
            content_type="application/json",
            headers={**self._headers, **headers},
        )

    def patch(self, path: str, body: Any, **headers: str) -> "Response":
        """PATCH of a JSON body."""
        return self._client.patch(
            _address(path),
            data=body,
            content_type="application/json",
            headers={**self._headers, **headers},
        )

    def put(self, path: str, body: Any, content_type: str = "application/json") -> "Response":
        """PUT of a JSON body, or of a file."""
        return self._client.put(
            _address(path), data=body, content_type=content_type, headers=self._headers
        )

    def delete(self, path: str) -> "Response":
        """DELETE under /api/external/."""
        return self._client.delete(_address(path), headers=self._headers)


def _address(path: str) -> str:
    return path if path.startswith("/") else f"/api/external/{path}"


@pytest.fixture
def api(key: NewKey) -> Api:
    """The issuer's own live key at work."""
    return Api(key)


@pytest.fixture
def outsider_api(outsider_key: NewKey) -> Api:
    return Api(outsider_key)


@pytest.fixture
def test_mode_api(test_mode_key: NewKey) -> Api:
    return Api(test_mode_key)


@pytest.fixture
def anonymous_api(db: None) -> Api:
    return Api(None)


@pytest.fixture
def request_body(certificate_type: CertificateType) -> Callable[..., dict[str, Any]]:
    """The specification's request, with some fields changed."""

    def body(**changes: Any) -> dict[str, Any]:
        return {
            "typeId": certificate_type.pk,
            "productId": "ART-100",
            "serialNumber": "SN-2026-0001",
            "holderEmail": "holder@example.com",
            "validUntil": "2099-12-31",
            "metadata": {"batch": "B-42", "plant": "Prishtina", "line": "L1", "orderNo": "4711"},
            **changes,
        }

    return body
