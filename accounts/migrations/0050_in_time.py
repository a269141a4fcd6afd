"""What a client has given up is not done later: a guard that the statement itself carries (ADR 0032)."""

from django.db import migrations

# SQLSTATE 57014 is an OperationalError to psycopg: the client, if it is still there, is answered 503.
IN_TIME = """
CREATE FUNCTION accounts_in_time(until timestamptz) RETURNS boolean
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF clock_timestamp() > until THEN
    RAISE EXCEPTION USING ERRCODE = 'query_canceled',
      MESSAGE = 'too late: the client waits no longer, so nothing of this is done';
  END IF;
  RETURN true;
END
$$
"""


class Migration(migrations.Migration):
    dependencies = [("accounts", "0049_sessions")]
    operations = [migrations.RunSQL(IN_TIME, "DROP FUNCTION accounts_in_time(timestamptz)")]
