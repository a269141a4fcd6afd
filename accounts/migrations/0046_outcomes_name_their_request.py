"""The stored outcome of a request with an Idempotency-Key keeps that request's method and path."""

from django.db import migrations, models

# As before, and the request and the moment with it: a refusal of another request names them.
OUTCOME = """
CREATE FUNCTION accounts_outcome(patience text, name text, issuer uuid, of_mode text, of_key text)
RETURNS TABLE (fingerprint bytea, status smallint, body bytea, location text,
               request text, created_at timestamptz)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('lock_timeout', patience, true);
  PERFORM pg_advisory_xact_lock(hashtextextended(name, 0));
  RETURN QUERY
    SELECT o.fingerprint, o.status, o.body, o.location::text, o.request::text, o.created_at
      FROM accounts_storedoutcome o
     WHERE o.issuer_id = issuer AND o.mode = of_mode AND o.key = of_key;
END $$
"""
BEFORE = """
CREATE FUNCTION accounts_outcome(patience text, name text, issuer uuid, of_mode text, of_key text)
RETURNS TABLE (fingerprint bytea, status smallint, body bytea, location text)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('lock_timeout', patience, true);
  PERFORM pg_advisory_xact_lock(hashtextextended(name, 0));
  RETURN QUERY
    SELECT o.fingerprint, o.status, o.body, o.location::text FROM accounts_storedoutcome o
     WHERE o.issuer_id = issuer AND o.mode = of_mode AND o.key = of_key;
END $$
"""
DROP = "DROP FUNCTION accounts_outcome(text, text, uuid, text, text)"


class Migration(migrations.Migration):
    dependencies = [("accounts", "0045_words_of_jobs")]

    operations = [
        migrations.AddField(
            "storedoutcome",
            "request",
            models.CharField(max_length=300, default="", db_default=""),
        ),
        migrations.RunSQL([DROP, OUTCOME], [DROP, BEFORE]),
    ]
