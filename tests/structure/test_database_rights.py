"""What the web may not do in the database, whatever it sends."""

import pytest
from django.db import ProgrammingError, connection, transaction

from config.database_roles import give_rights

pytestmark = pytest.mark.django_db
REFUSED = (
    "CREATE TABLE own (id int)",
    "ALTER TABLE accounts_issuer DISABLE ROW LEVEL SECURITY",
    "DROP TABLE accounts_auditentry",
    "TRUNCATE accounts_session",
    "CREATE POLICY open ON accounts_issuer USING (true)",
    "DROP TRIGGER accounts_audit_kept ON accounts_auditentry",
    "SET session_replication_role = replica",
    "UPDATE accounts_auditentry SET action = ''",
    "DELETE FROM accounts_auditentry",
    "UPDATE certificates_certificatehistory SET note = ''",
    "INSERT INTO certificates_logentry DEFAULT VALUES",
    "UPDATE certificates_logcheckpoint SET size = 0",
    "DELETE FROM accounts_consentaction",
    "DELETE FROM accounts_plan",
    "UPDATE accounts_heartbeat SET at = now()",
    "UPDATE accounts_usagehorizon SET until = now()",
    "UPDATE certificates_log SET size = 0",
    "CREATE FUNCTION now() RETURNS int LANGUAGE sql AS 'SELECT 1'",
    "COPY (SELECT 1) TO PROGRAM 'true'",
    "COPY accounts_plan TO '/tmp/plans'",
    "SELECT nextval('certificates_unlogged_id_seq')",
    "SELECT lo_import('/etc/passwd')",
    "SELECT * FROM pg_largeobject",
    "SELECT * FROM pg_statistic",
    "DELETE FROM django_migrations",
    "SELECT passwd FROM pg_shadow",
    "SET ROLE certificates_owner",
    "SET ROLE certificates_worker",
)


# Sign-in comes before the issuer is known.
SHARED = {
    *(
        "account_emailaddress",
        "account_emailconfirmation",
        "accounts_mailaddress",
        "accounts_session",
        "accounts_signin_cache",
        "accounts_user",
        "accounts_user_groups",
        "accounts_user_user_permissions",
        "auth_group",
        "auth_group_permissions",
        "auth_permission",
        "axes_accessattempt",
        "axes_accessattemptexpiration",
        "axes_accessfailurelog",
        "axes_accesslog",
        "django_admin_log",
        "django_content_type",
        "django_migrations",
        "django_session",
        "mfa_authenticator",
    ),
    *(
        "certificates_log",
        "certificates_logcheckpoint",
        "certificates_logentry",
        "certificates_logtile",
    ),
    *(
        "accounts_consentdocument",
        "accounts_consenttext",
        "accounts_heartbeat",
        "accounts_plan",
        "accounts_usagehorizon",
        "webhooks_bodyhorizon",
    ),
}
FUNCTIONS = {
    *(
        "accounts_find_key",
        "accounts_issuer_of_invitation",
        "accounts_issuer_of_provider",
        "accounts_sign_on_of_domain",
    ),
    *(
        "certificates_find_page",
        "certificates_shown",
        "certificates_issuer_of",
        "certificates_issuer_of_prefix",
        "certificates_of_file",
    ),
    *("accounts_keep_request_days", "webhooks_keep_attempt_weeks"),
}


@pytest.mark.parametrize("statement", REFUSED)
def test_the_web_is_refused_the_statements_of_workers(statement: str):
    """As the login itself: the fixtures' superuser may take every role."""
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET LOCAL SESSION AUTHORIZATION certificates_web")
        with pytest.raises(ProgrammingError), transaction.atomic():
            cursor.execute(statement)
        transaction.set_rollback(True)


def test_tables_whose_rows_of_all_issuers_the_web_reads_are_known():
    """Tables without a policy, and functions with the owner's rights: each new one needs a reason."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace"
            "   AND relkind IN ('r', 'p') AND NOT relrowsecurity"
            "   AND has_table_privilege('certificates_web', oid, 'SELECT') ORDER BY relname"
        )
        assert {name for (name,) in cursor.fetchall()} == SHARED
        cursor.execute(
            "SELECT proname FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace"
            "   AND has_function_privilege('certificates_web', oid, 'EXECUTE')"
        )
        assert {name for (name,) in cursor.fetchall()} == FUNCTIONS


def test_no_role_of_processes_owns_anything_or_passes_over_row_security():
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT r.rolname FROM pg_roles r WHERE r.rolname LIKE 'certificates\\_%'"
            "   AND (r.rolsuper OR r.rolbypassrls OR r.rolcreaterole OR r.rolcreatedb"
            "        OR (r.rolname <> 'certificates_owner'"
            "            AND EXISTS (SELECT FROM pg_class c WHERE c.relowner = r.oid)))"
        )
        assert cursor.fetchall() == []


def test_functions_with_the_owners_rights_have_a_fixed_path_and_are_not_for_everybody():
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT proname FROM pg_proc"
            " WHERE prosecdef AND pronamespace = 'public'::regnamespace"
            "   AND (NOT 'search_path=public, pg_temp' = ANY (proconfig)"
            "        OR has_function_privilege('public', oid, 'EXECUTE'))"
        )
        assert cursor.fetchall() == []


def test_nobody_puts_a_table_or_function_before_ours():
    """Neither in a schema that was open to everybody, as before PostgreSQL 15, nor for a session."""
    with connection.cursor() as cursor:
        cursor.execute("GRANT CREATE ON SCHEMA public TO PUBLIC")
        give_rights(None)
        cursor.execute(
            "SELECT has_schema_privilege(name, 'public', 'CREATE'),"
            "       has_database_privilege(name, current_database(), 'TEMPORARY')"
            "  FROM unnest(ARRAY['certificates_web', 'certificates_worker']) AS name"
        )
        assert cursor.fetchall() == [(False, False)] * 2
