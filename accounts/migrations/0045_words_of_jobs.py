"""Words that jobs were asked for with, of those whose files are gone: notes, and what was searched for."""

from django.db import migrations

EMPTY_WORDS = """
UPDATE accounts_job job
   SET parameters = parameters || (
         SELECT jsonb_object_agg(name, NULL) FROM jsonb_object_keys(job.parameters) name
          WHERE name = ANY (words.names))
  FROM (VALUES
         ('certificates.suspend', ARRAY['filter', 'note', 'publicNote']),
         ('certificates.reinstate', ARRAY['filter', 'note', 'publicNote']),
         ('certificates.revoke', ARRAY['filter', 'note', 'publicNote']),
         ('certificates.release', ARRAY['filter', 'note', 'publicNote']),
         ('certificates.reject', ARRAY['filter', 'note', 'publicNote']),
         ('certificates.lift', ARRAY['filter', 'note', 'publicNote']),
         ('certificates.export', ARRAY['filters'])
       ) AS words (kind, names)
 WHERE job.kind = words.kind AND job.files_removed_at IS NOT NULL
   AND job.parameters ?| words.names
"""


class Migration(migrations.Migration):
    dependencies = [("accounts", "0044_audit_of_an_object")]

    operations = [migrations.RunSQL(EMPTY_WORDS, migrations.RunSQL.noop)]
