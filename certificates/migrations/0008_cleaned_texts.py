"""Find certificates from before texts had one form: what looks alike is found by the same filter.

`certificates_cleaned` is `lib.text.clean_text` in SQL, for whatever such a certificate states. Its search
keys get the hashes of the cleaned values too. All documents are read once, without a lock.
"""

from django.db import migrations

ODD = (
    r"[\u00a0\u1680\u2000-\u200f\u202f\u205f-\u2065\u206a-\u206f\u2800\u3000\u2010\u2011\u00ad\u034f"
    r"\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb"
    r"\U000e0000-\U000e0fff]"
)
INVISIBLE = (
    r"[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u2065\u206a-\u206f"
    r"\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]"
)
# Blanks at the ends of a JSON string go as well: in a document, a quotation mark stands beside them.
FUNCTION = rf"""
CREATE FUNCTION certificates_cleaned(stated text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
  SELECT btrim(regexp_replace(normalize(regexp_replace(regexp_replace(regexp_replace(
           stated, '{INVISIBLE}', '', 'g'),
           '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]', ' ', 'g'),
           '[\u2010\u2011]', '-', 'g'), NFC),
           '(?<=") +| +(?=")', '', 'g'))
$$;
"""
KEYS = rf"""
INSERT INTO certificates_certificatekey
       (issuer_id, certificate_id, product, serial_number, batch, order_no, plant, line, other)
WITH odd AS MATERIALIZED (
  SELECT id, issuer_id, mode, external_ref, convert_from(document, 'UTF8')::jsonb AS stated
    FROM certificates_certificate
   WHERE document IS NOT NULL
     AND (convert_from(document, 'UTF8') ~ '{ODD}' OR external_ref ~ '{ODD}')
), pair AS (
  SELECT id, issuer_id, mode, name, stated ->> name AS value
    FROM odd, unnest(ARRAY['productId', 'serialNumber']) AS name
  UNION SELECT id, issuer_id, mode, 'certificateNumber', stated ->> 'number' FROM odd
  UNION SELECT id, issuer_id, mode, 'externalRef', external_ref FROM odd
  UNION SELECT id, issuer_id, mode, certificates_cleaned(key), value #>> '{{}}'
    FROM odd, jsonb_each(stated -> 'metadata') WHERE jsonb_typeof(value) = 'string'
  UNION SELECT id, issuer_id, mode, name, item ->> name
    FROM odd, jsonb_array_elements(stated -> 'items') AS item,
         unnest(ARRAY['productId', 'serialNumber', 'batch']) AS name
), hashed AS (
  SELECT id, issuer_id, name,
         ('x' || encode(substr(sha256(uuid_send(issuer_id) || convert_to(
            concat_ws(E'\x1f', mode, name, certificates_cleaned(value)), 'UTF8')), 1, 8), 'hex')
         )::bit(64)::bigint AS hash
    FROM pair WHERE value ~ '{ODD}'
)
SELECT issuer_id, id, {
    ", ".join(
        f"CASE name WHEN '{name}' THEN hash END"
        for name in ("productId", "serialNumber", "batch", "orderNo", "plant", "line")
    )
},
       CASE WHEN name NOT IN ('productId', 'serialNumber', 'batch', 'orderNo', 'plant', 'line')
            THEN hash END
  FROM hashed
"""


class Migration(migrations.Migration):
    dependencies = [("certificates", "0007_cheap_issuer_name")]

    operations = [
        migrations.RunSQL(FUNCTION, "DROP FUNCTION certificates_cleaned(text)"),
        migrations.RunSQL(KEYS, migrations.RunSQL.noop),  # they lead to nothing wrong
    ]
