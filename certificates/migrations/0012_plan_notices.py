"""Certificates that are in force already get their next notice, too."""

from django.db import migrations

PLAN = """
UPDATE certificates_certificate c
   SET next_notice_at = (
         SELECT min(c.ends_at - days * interval '1 day')
           FROM unnest(ARRAY[30, 7, 1, 0]) AS days
          WHERE c.ends_at - days * interval '1 day' > now())
 WHERE c.state IN ('active', 'suspended') AND c.ends_at > now()
"""


class Migration(migrations.Migration):
    dependencies = [("certificates", "0011_expiry_notices")]
    operations = [migrations.RunSQL(PLAN, migrations.RunSQL.noop)]
