"""Three rules by which PostgreSQL can be sharded by issuer (docs/design/growth.md)."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from django.apps import apps
from django.db import connection
from django.db.models import F, ForeignKey, Model
from django.test.utils import CaptureQueriesContext

from accounts.jobs import runner
from accounts.jobs.models import JobResult
from accounts.models import ApiKeyUse, Issuer
from accounts.scopes import Role
from certificates.models import (
    Certificate,
    CertificateHistory,
    CertificateKey,
    CertificateLink,
    Hold,
    HolderContact,
    TypeVersion,
)
from edu.models import TeamMember
from tests.conftest import Api
from tests.factories import issue_one, make_member, make_type
from tests.factories.edu import add_to_team, make_team
from tests.factories.furnished import make_one_of_each
from tests.factories.webhooks import deliver, make_endpoint
from webhooks.models import Attempt, EndpointHour

pytestmark = pytest.mark.django_db

# What all issuers share: small, or read by itself. A database that is sharded has them on every node, or on one.
SHARED = {
    *("accounts_issuer", "accounts_plan"),
    *("accounts_consentdocument", "accounts_consenttext"),
    # People belong to several issuers, and sign in before one is known.
    *(
        "accounts_user",
        "accounts_user_groups",
        "accounts_user_user_permissions",
        "accounts_session",
    ),
    *("account_emailaddress", "account_emailconfirmation", "mfa_authenticator"),
    *("accounts_signin_cache", "axes_accessattempt", "axes_accessattemptexpiration"),
    *("axes_accessfailurelog", "axes_accesslog"),
    # One log of all certificates, which names none of their content.
    *("certificates_log", "certificates_logcheckpoint", "certificates_logentry"),
    *("certificates_logtile", "certificates_unlogged"),
    # How far a task has come; bounced addresses, by digest; the chains of the audit.
    *(
        "accounts_heartbeat",
        "accounts_usagehorizon",
        "webhooks_bodyhorizon",
        "accounts_mailaddress",
        "accounts_audithead",
    ),
    *("auth_group", "auth_group_permissions", "auth_permission", "django_admin_log"),
    *("django_content_type", "django_migrations", "django_session"),
}
# Entries of the audit and objections to mails may be of no issuer: the operator's own.
OF_NO_ISSUER = {"accounts_auditentry", "accounts_mailobjection"}
# A session of an issuer's sign-on ends with the identity that it was opened by.
FROM_SHARED = {("accounts_session", "accounts_externalidentity")}
# A link may name a certificate of another issuer, as what its own was derived from.
ACROSS = {("certificates_certificatelink", "certificates_certificate")}
# What cannot name one issuer: it is not known yet, or there are several. Each reads by the key of one row.
OF_ANY_ISSUER = {
    "key": {"accounts_apikey"},
    "use of a key": {"accounts_apikeyuse", "accounts_apikey"},
    "verify page": {
        *("certificates_certificate", "certificates_typeversion", "certificates_attachmentfile"),
        *("certificates_certificatehistory", "accounts_branding", "accounts_issuerdomain"),
    },
    "claim of a courier": {"webhooks_delivery", "webhooks_endpoint", "webhooks_event"},
    "results of a courier": {
        *("webhooks_delivery", "webhooks_endpoint", "webhooks_attempt", "webhooks_endpointhour"),
    },
}
_TABLE = re.compile(r'(?:FROM|JOIN|INTO|UPDATE)\s+"?(\w+)"?')
_NAMES_ISSUER = re.compile(
    r"""issuer_id"?\s*(=|IN)\s*\(?\s*(%|'|\$)|INSERT INTO "?\w+"?[^(]*\([^)]*issuer_id"""
)


def rows(query: str) -> list[tuple[Any, ...]]:
    with connection.cursor() as cursor:
        cursor.execute(query)
        return cursor.fetchall()


def tables() -> dict[str, bool | None]:
    """Whether each table's `issuer_id` is always filled in; None: it has none."""
    return dict(
        rows("""
        SELECT c.relname, a.attnotnull FROM pg_class c
          LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'issuer_id'
         WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
           AND NOT c.relispartition
        """)
    )


def test_every_table_with_rows_of_issuers_names_the_issuer():
    found = tables()
    assert {name for name, is_filled in found.items() if is_filled is None} == SHARED
    assert {name for name, is_filled in found.items() if is_filled is False} == OF_NO_ISSUER


def test_no_shared_row_refers_to_an_issuers_own():
    keys = rows("""
    SELECT conrelid::regclass::text, confrelid::regclass::text FROM pg_constraint
     WHERE contype = 'f' AND conparentid = 0
    """)
    assert {key for key in keys if key[0] in SHARED and key[1] not in SHARED} == FROM_SHARED


def test_no_row_refers_to_a_row_of_another_issuer(issuer: Issuer, other_issuer: Issuer, api: Api):
    """A row below another one names its issuer by itself: here the two are compared."""
    for owner in (issuer, other_issuer):
        made = make_one_of_each(owner, owner.slug)
        add_to_team(make_team(owner), make_member(owner, Role.OPERATOR))
    change(api, issue_one(make_type(issuer), holder_email="a@b.example"), made[Certificate])
    compared: set[type[Model]] = set()
    crossed = set()
    for model, field in keys_between_owned_rows():
        known = model._default_manager.exclude(**{field.name: None})
        if known.exists():
            compared.add(model)
        if known.exclude(issuer=F(f"{field.name}__issuer")).exists():
            crossed.add((model._meta.db_table, field.related_model._meta.db_table))
    assert crossed == ACROSS
    assert compared >= {Attempt, CertificateHistory, EndpointHour, Hold, HolderContact, TeamMember}
    assert compared >= {ApiKeyUse, CertificateKey, CertificateLink, JobResult, TypeVersion}


def change(api: Api, certificate: Certificate, of_another_issuer: Certificate) -> None:
    """Have rows written below a certificate, a delivery and a job."""
    path = f"certificates/{certificate.public_id}"
    link = {"rel": "derivedFrom", "target": of_another_issuer.public_id}
    for answer in (
        api.patch(f"{path}/holder", {"email": "new@b.example"}),
        api.post(f"{path}/links", link),
        api.post(f"{path}/suspend", {"reason": "recall"}),
    ):
        assert answer.status_code < 300, answer.content
    deliver()
    runner.run_due_jobs()


def keys_between_owned_rows() -> Iterator[tuple[type[Model], ForeignKey[Any]]]:
    owned = [model for model in apps.get_models() if hasattr(model, "issuer_id")]
    for model in owned:
        for field in model._meta.concrete_fields:
            if isinstance(field, ForeignKey) and field.related_model in owned:
                yield model, field


def test_frequent_statements_name_the_issuer(api, client, issuer, certificate_type, request_body):
    make_endpoint(issuer, "http://127.0.0.1:9/hook", events=["certificate.*"])
    certificate = issue_one(certificate_type)
    path = f"certificates/{certificate.public_id}"
    acts: dict[str, Callable[[], Any]] = {
        "issue": lambda: api.post("certificates/issue", request_body()),
        "get": lambda: api.get(path),
        "list": lambda: api.get("certificates"),
        "find by a serial number": lambda: api.get("certificates?serialNumber=1"),
        "history": lambda: api.get(f"{path}/history"),
        "revoke": lambda: api.post(f"{path}/revoke", {"reason": "data_error"}),
        "deliver": deliver,
        "verify": lambda: client.get(f"/en/verify/{certificate.public_id}"),
    }
    owned = {name for name, is_filled in tables().items() if is_filled is not None}
    nameless = []
    for name, act in acts.items():
        with CaptureQueriesContext(connection) as captured:
            answer = act()
        assert name == "deliver" or answer.status_code < 300, answer.content
        for query in captured.captured_queries:
            used = {*_TABLE.findall(query["sql"])} & owned
            if (
                used
                and not _NAMES_ISSUER.search(query["sql"])
                and used not in OF_ANY_ISSUER.values()
            ):
                nameless.append((name, used, query["sql"]))
    assert not nameless, nameless
