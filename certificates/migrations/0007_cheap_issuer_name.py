"""Read the issuer's name of many certificates without parsing each document.

No other member of a document is an object named issuer, and a quotation mark within a text is escaped: so
both marks stand for themselves.
"""

from django.db import migrations

SHOWN = """
CREATE OR REPLACE FUNCTION certificates_shown(ids uuid[])
RETURNS TABLE (id uuid, mode text, state text, starts_at timestamptz, ends_at timestamptz, number text,
               product_id text, serial_number text, issuer_id uuid, issuer_name text, standing text,
               test_clock_ahead interval, name_de text, name_en text, name_fr text, name_sq text,
               erased boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT c.id, c.mode, c.state, c.starts_at, c.ends_at, c.number,
         CASE WHEN e.erased THEN NULL ELSE c.product_id END,
         CASE WHEN e.erased THEN NULL ELSE c.serial_number END,
         i.id, COALESCE({name}, i.name), i.standing,
         i.test_clock_ahead, v.name_de, v.name_en, v.name_fr, v.name_sq, e.erased
    FROM certificates_certificate c
    JOIN accounts_issuer i ON i.id = c.issuer_id
    JOIN certificates_typeversion v ON v.id = c.version_id
   CROSS JOIN LATERAL (SELECT c.erased_at IS NOT NULL OR c.erasure_id IS NOT NULL AS erased) e
   CROSS JOIN LATERAL (
     SELECT substr(c.document, position('"issuer":{{'::bytea IN c.document) + 9, 4000) AS tail) d
   WHERE c.id = ANY(ids)
$$;
"""
PART = (
    """convert_from(substr(d.tail, 1, position('},"'::bytea IN d.tail)), 'UTF8')::json ->> 'name'"""
)
WHOLE = "convert_from(c.document, 'UTF8')::json #>> '{issuer,name}'"


class Migration(migrations.Migration):
    dependencies = [("certificates", "0006_printed_files")]

    operations = [migrations.RunSQL(SHOWN.format(name=PART), SHOWN.format(name=WHOLE))]
