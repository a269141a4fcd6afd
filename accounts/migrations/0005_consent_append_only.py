"""What was published and what was agreed stays as it was: held by the database, against everybody."""

from django.db import migrations

TABLES = ("consentdocument", "consenttext", "consentaction")

APPEND_ONLY = "".join(
    f"""
CREATE TRIGGER accounts_{table}_kept BEFORE UPDATE OR DELETE ON accounts_{table}
  FOR EACH ROW EXECUTE FUNCTION accounts_refuse();
"""
    for table in TABLES
)
UNDO = "".join(f"DROP TRIGGER accounts_{table}_kept ON accounts_{table};\n" for table in TABLES)


class Migration(migrations.Migration):
    dependencies = [("accounts", "0004_consent")]
    operations = [migrations.RunSQL(APPEND_ONLY, UNDO)]
