"""Refuse a history that names a certificate of another issuer, and changes to be logged that are of none.

A history is written in the statement that makes its certificate, so that no policy can look for that; the
trigger that queues it for the log runs once the statement is done.
"""

from django.db import migrations

APART = """
CREATE FUNCTION certificates_refuse_history() RETURNS int LANGUAGE plpgsql AS $$
BEGIN
  RAISE insufficient_privilege USING MESSAGE = 'a history names a certificate of another issuer';
END $$;
-- In one statement, as it is part of every issue.
CREATE OR REPLACE FUNCTION certificates_log_later() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO certificates_unlogged (certificate_id, sequence)
  SELECT certificate_id,
         CASE WHEN issuer_id = (SELECT c.issuer_id FROM certificates_certificate c WHERE c.id = changes.certificate_id)
              THEN sequence ELSE certificates_refuse_history() END
    FROM changes;
  RETURN NULL;
END $$;
ALTER POLICY queued ON certificates_unlogged WITH CHECK (
  CASE WHEN signing_key_id IS NULL THEN certificate_id IS NOT NULL AND num_nonnulls(mode, at, statement) = 0
       ELSE certificate_id IS NULL AND mode IS NOT NULL AND statement IS NOT NULL
            AND EXISTS (SELECT FROM accounts_signingkey k WHERE k.id = signing_key_id) END);
"""
BACK = """
ALTER POLICY queued ON certificates_unlogged WITH CHECK (true);
CREATE OR REPLACE FUNCTION certificates_log_later() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO certificates_unlogged (certificate_id, sequence)
  SELECT certificate_id, sequence FROM changes;
  RETURN NULL;
END $$;
DROP FUNCTION certificates_refuse_history();
"""


class Migration(migrations.Migration):
    dependencies = [
        ("certificates", "0003_estimate_new_issuers"),
        ("accounts", "0001_version_1"),
    ]

    operations = [migrations.RunSQL(APART, BACK)]
