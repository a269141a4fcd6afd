"""What erasures have left behind of the files of jobs: rows, keys, header lines, names of columns."""

from django.db import migrations

GONE = "SELECT id FROM accounts_job WHERE files_removed_at IS NOT NULL"
REMOVE_ROWS = f"DELETE FROM accounts_jobrows WHERE job_id IN ({GONE})"
REMOVE_KEYS = f"DELETE FROM accounts_jobkey WHERE job_id IN ({GONE})"
NUMBER_COLUMNS = """
UPDATE accounts_joberror error
   SET "column" = place.number,
       params = CASE WHEN params ? 'what' THEN params || jsonb_build_object('what', place.number)
                     ELSE params END
  FROM accounts_job job,
       jsonb_array_elements_text(job.parameters -> 'header') WITH ORDINALITY place (name, number)
 WHERE job.files_removed_at IS NOT NULL AND error.job_id = job.id
   AND error."column" = left(place.name, 200)
"""
EMPTY_PARAMETERS = """
UPDATE accounts_job SET parameters = parameters || '{"layout": {}, "header": [], "columns": []}'
 WHERE files_removed_at IS NOT NULL AND parameters ? 'header'
"""


class Migration(migrations.Migration):
    dependencies = [("accounts", "0040_hot_functions")]

    operations = [
        migrations.RunSQL(statement, migrations.RunSQL.noop)
        for statement in (REMOVE_ROWS, REMOVE_KEYS, NUMBER_COLUMNS, EMPTY_PARAMETERS)
    ]
