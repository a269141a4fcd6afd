-- What the models of this app can't say: an issued certificate can't be changed or deleted, whoever asks the
-- database. Undone by initial.undo.sql.

CREATE FUNCTION certificates_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

-- 1. Certificates: only the status changes. Erasing may empty what can name a person, and nothing else.

CREATE FUNCTION certificates_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.issuer_id, NEW.mode, NEW.type_id, NEW.version_id, NEW.number, NEW.gtin,
      NEW.locale, NEW.issued_at, NEW.issued_on, NEW.valid_from, NEW.valid_until, NEW.starts_at,
      NEW.ends_at, NEW.data_hash, NEW.unique_by)
     IS DISTINCT FROM
     (OLD.id, OLD.issuer_id, OLD.mode, OLD.type_id, OLD.version_id, OLD.number, OLD.gtin,
      OLD.locale, OLD.issued_at, OLD.issued_on, OLD.valid_from, OLD.valid_until, OLD.starts_at,
      OLD.ends_at, OLD.data_hash, OLD.unique_by)
     -- What may name a person can be erased, and only that.
     OR (NEW.document IS DISTINCT FROM OLD.document AND NEW.document IS NOT NULL)
     OR (NEW.external_ref IS DISTINCT FROM OLD.external_ref AND NEW.external_ref IS NOT NULL)
     OR (NEW.product_id IS DISTINCT FROM OLD.product_id AND NEW.product_id IS NOT NULL)
     OR (NEW.serial_number IS DISTINCT FROM OLD.serial_number AND NEW.serial_number IS NOT NULL)
     OR (NEW.holder_name IS DISTINCT FROM OLD.holder_name AND NEW.holder_name IS NOT NULL)
     OR (NEW.holder_email IS DISTINCT FROM OLD.holder_email AND NEW.holder_email IS NOT NULL)
     OR (NEW.erased_at IS NULL
         AND (NEW.external_ref, NEW.product_id, NEW.serial_number, NEW.holder_name, NEW.holder_email)
             IS DISTINCT FROM
             (OLD.external_ref, OLD.product_id, OLD.serial_number, OLD.holder_name, OLD.holder_email))
  THEN
    RAISE EXCEPTION 'an issued certificate cannot be changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER certificates_certificate_immutable BEFORE UPDATE ON certificates_certificate
  FOR EACH ROW EXECUTE FUNCTION certificates_refuse_change();

CREATE FUNCTION certificates_refuse_unerasing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an erased certificate stays erased' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER certificates_certificate_erased BEFORE UPDATE ON certificates_certificate
  FOR EACH ROW
  WHEN (OLD.erased_at IS NOT NULL
        AND (NEW.erased_at IS DISTINCT FROM OLD.erased_at
             OR NEW.erasure_id IS DISTINCT FROM OLD.erasure_id))
  EXECUTE FUNCTION certificates_refuse_unerasing();

-- 2. Only certificates of the test mode are ever deleted.

CREATE FUNCTION certificates_refuse_live() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.mode <> 'test' THEN
    RAISE EXCEPTION 'a live certificate cannot be deleted' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER certificates_certificate_kept BEFORE DELETE ON certificates_certificate
  FOR EACH ROW EXECUTE FUNCTION certificates_refuse_live();

CREATE FUNCTION certificates_refuse_live_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM certificates_certificate c
              WHERE c.id = OLD.certificate_id AND c.mode <> 'test') THEN
    RAISE EXCEPTION 'the history of a live certificate cannot be deleted'
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER certificates_history_kept BEFORE DELETE ON certificates_certificatehistory
  FOR EACH ROW EXECUTE FUNCTION certificates_refuse_live_history();
CREATE TRIGGER certificates_hold_kept BEFORE DELETE ON certificates_hold
  FOR EACH ROW EXECUTE FUNCTION certificates_refuse_live_history();

-- 3. History: append-only; erasing a certificate may empty its notes.

CREATE FUNCTION certificates_refuse_but_erasing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'note' - 'public_note' <> to_jsonb(OLD) - 'note' - 'public_note'
     OR (NEW.note IS NOT NULL AND NEW.note IS DISTINCT FROM OLD.note)
     OR (NEW.public_note IS NOT NULL AND NEW.public_note IS DISTINCT FROM OLD.public_note)
     OR NOT EXISTS (SELECT FROM certificates_certificate c
                     WHERE c.id = OLD.certificate_id AND c.erased_at IS NOT NULL)
  THEN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER certificates_history_immutable BEFORE UPDATE ON certificates_certificatehistory
  FOR EACH ROW EXECUTE FUNCTION certificates_refuse_but_erasing();

-- 4. Search keys are found by their hashes alone; and a certificate may have several rows.

ALTER TABLE certificates_certificatekey DROP CONSTRAINT certificates_certificatekey_pkey;

-- 5. Versions of a type: a change makes a new one.

CREATE TRIGGER certificates_version_immutable BEFORE UPDATE ON certificates_typeversion
  FOR EACH ROW EXECUTE FUNCTION certificates_refuse();

-- 6. Certificates and their history are mostly inserted: the visibility map follows them closely.

ALTER TABLE certificates_certificate SET (autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_vacuum_scale_factor = 0.05);
ALTER TABLE certificates_certificatehistory SET (autovacuum_vacuum_insert_scale_factor = 0.05);

-- 7. The transparency log: every change of a certificate waits to be logged, whoever wrote it. Entries and
-- checkpoints are append-only.

CREATE FUNCTION certificates_log_later() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO certificates_unlogged (certificate_id, sequence)
  SELECT certificate_id, sequence FROM changes;
  RETURN NULL;
END $$;
CREATE TRIGGER certificates_history_logged AFTER INSERT ON certificates_certificatehistory
  REFERENCING NEW TABLE AS changes FOR EACH STATEMENT EXECUTE FUNCTION certificates_log_later();

CREATE TRIGGER certificates_logentry_immutable BEFORE UPDATE OR DELETE ON certificates_logentry
  FOR EACH ROW EXECUTE FUNCTION certificates_refuse();
CREATE TRIGGER certificates_logcheckpoint_kept BEFORE DELETE ON certificates_logcheckpoint
  FOR EACH ROW EXECUTE FUNCTION certificates_refuse();
-- A time stamp and cosignatures come later, each once.
CREATE TRIGGER certificates_logcheckpoint_immutable BEFORE UPDATE ON certificates_logcheckpoint
  FOR EACH ROW
  WHEN (to_jsonb(NEW) - 'timestamp' - 'cosignatures' <> to_jsonb(OLD) - 'timestamp' - 'cosignatures'
        OR (OLD.timestamp IS NOT NULL AND NEW.timestamp IS DISTINCT FROM OLD.timestamp)
        OR (OLD.cosignatures IS NOT NULL AND NEW.cosignatures IS DISTINCT FROM OLD.cosignatures))
  EXECUTE FUNCTION certificates_refuse();
ALTER TABLE certificates_logtile ALTER hashes SET STORAGE EXTERNAL;
ALTER TABLE certificates_unlogged SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000);
-- It names its issuer only by what was changed. Nobody may take back what another issuer's log is to say.
ALTER TABLE certificates_unlogged ENABLE ROW LEVEL SECURITY;
CREATE POLICY queued ON certificates_unlogged FOR INSERT TO certificates_web WITH CHECK (true);
CREATE POLICY of_issuer ON certificates_unlogged TO certificates_web
  USING (EXISTS (SELECT FROM certificates_certificate c WHERE c.id = certificate_id)
         OR EXISTS (SELECT FROM accounts_signingkey k WHERE k.id = signing_key_id));
CREATE POLICY of_all_issuers ON certificates_unlogged TO certificates_worker, certificates_platform USING (true);

-- 8. What is looked up before an issuer is known, or of several issuers at once: by the rights of the tables'
-- owner, who sees the rows of all. Each says no more than a verify page says to everybody who knows the id.

CREATE FUNCTION certificates_issuer_of(of_certificate uuid) RETURNS uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT issuer_id FROM certificates_certificate WHERE id = of_certificate
$$;

-- All that a page about a certificate shows of it, and what it decides by.
CREATE TYPE certificates_page AS (
  id uuid, mode varchar, number varchar, product_id varchar, gtin varchar, serial_number varchar,
  holder_name varchar, locale varchar, issued_on date, valid_from date, valid_until date,
  starts_at timestamptz, ends_at timestamptz, document bytea, data_hash bytea, state varchar,
  reason varchar, public_note varchar, state_changed_at timestamptz, superseded_by_id uuid,
  has_links boolean, erased boolean, show_holder varchar, kind varchar, fields text, name_de varchar,
  name_en varchar, name_fr varchar, name_sq varchar, attachments_public boolean, pdf_public boolean,
  files smallint[], issuer_id uuid, issuer_name varchar, standing varchar, time_zone varchar,
  test_clock_ahead interval, color varchar, logo_sha256 varchar, contact varchar, website varchar,
  address varchar, domains varchar[], log_index bigint, log_at timestamptz, log_key varchar,
  history text);

-- The same of rows that are stored or not, with the rights of who asks. It becomes part of the statement
-- that asks: so it has no search_path of its own.
CREATE FUNCTION certificates_page_of(c certificates_certificate, v certificates_typeversion)
RETURNS SETOF certificates_page LANGUAGE sql STABLE ROWS 1 AS $$
  SELECT c.id, c.mode, c.number, c.product_id, c.gtin, c.serial_number, c.holder_name, c.locale,
         c.issued_on, c.valid_from, c.valid_until, c.starts_at, c.ends_at, c.document, c.data_hash,
         c.state, c.reason, c.public_note, c.state_changed_at, c.superseded_by_id, c.has_links,
         -- Erased, or about to be: nothing of the content is shown in either case.
         c.erased_at IS NOT NULL OR c.erasure_id IS NOT NULL,
         v.show_holder, v.kind, v.fields::text, v.name_de, v.name_en, v.name_fr, v.name_sq,
         v.attachments_public, v.pdf_public,
         CASE WHEN v.attachments_public THEN
           ARRAY(SELECT f.number FROM certificates_attachmentfile f WHERE f.certificate_id = c.id) END,
         i.id, i.name, i.standing, i.time_zone, i.test_clock_ahead,
         b.color, b.logo_sha256, b.contact, b.website, b.address,
         ARRAY(SELECT d.name FROM accounts_issuerdomain d
                WHERE d.issuer_id = i.id AND d.verified_at IS NOT NULL
                ORDER BY d.verified_at, d.id LIMIT 3),
         logged.index, logged.at, logged.verifier_key,
         CASE WHEN c.sequence > 2 THEN
           (SELECT jsonb_agg(to_jsonb(h))::text FROM (
              SELECT at, action, from_state, to_state, reason, public_note
                FROM certificates_certificatehistory
               WHERE certificate_id = c.id ORDER BY sequence DESC LIMIT 50) h) END
    FROM accounts_issuer i
    LEFT JOIN accounts_branding b ON b.issuer_id = i.id
    LEFT JOIN LATERAL (
      SELECT e.index, p.at, l.verifier_key
        FROM certificates_logentry e
        JOIN certificates_log l ON l.mode = e.mode AND l.published > e.index
        CROSS JOIN LATERAL (
          SELECT at FROM certificates_logcheckpoint
           WHERE mode = e.mode AND size > e.index ORDER BY size LIMIT 1) p
       WHERE e.certificate_id = c.id ORDER BY e.sequence LIMIT 1) logged ON true
   WHERE i.id = c.issuer_id
$$;

-- Of a stored one, for visitors, who have its id alone. In PL/pgSQL, which keeps the plan.
CREATE FUNCTION certificates_find_page(of_certificate uuid)
RETURNS SETOF certificates_page LANGUAGE plpgsql STABLE ROWS 1
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
    SELECT page.*
      FROM certificates_certificate c
      JOIN certificates_typeversion v ON v.id = c.version_id
     CROSS JOIN LATERAL certificates_page_of(c, v) page
     WHERE c.id = of_certificate;
END $$;

-- The lines of lists: verifying many at once, links to certificates of others. Erased, or about to be: nothing of the content.
CREATE FUNCTION certificates_shown(ids uuid[])
RETURNS TABLE (id uuid, mode text, state text, starts_at timestamptz, ends_at timestamptz, number text,
               product_id text, serial_number text, issuer_id uuid, issuer_name text, standing text,
               test_clock_ahead interval, name_de text, name_en text, name_fr text, name_sq text,
               erased boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT c.id, c.mode, c.state, c.starts_at, c.ends_at, c.number,
         CASE WHEN e.erased THEN NULL ELSE c.product_id END,
         CASE WHEN e.erased THEN NULL ELSE c.serial_number END,
         i.id, COALESCE(convert_from(c.document, 'UTF8')::json #>> '{issuer,name}', i.name), i.standing,
         i.test_clock_ahead, v.name_de, v.name_en, v.name_fr, v.name_sq, e.erased
    FROM certificates_certificate c
    JOIN accounts_issuer i ON i.id = c.issuer_id
    JOIN certificates_typeversion v ON v.id = c.version_id
   CROSS JOIN LATERAL (SELECT c.erased_at IS NOT NULL OR c.erasure_id IS NOT NULL AS erased) e
   WHERE c.id = ANY(ids)
$$;

-- The certificates that a file belongs to: as a print of any, in its language; as a document of those that it
-- names itself.
CREATE FUNCTION certificates_of_file(of_sha256 bytea, named uuid[]) RETURNS TABLE (id uuid, locale text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT c.id, NULL FROM certificates_certificate c WHERE c.id = ANY(named) AND c.data_hash = of_sha256
  UNION ALL
  (SELECT p.certificate_id, p.locale FROM certificates_printout p WHERE p.sha256 = of_sha256 LIMIT 10)
$$;

-- Two confirmed prefixes never share a GTIN.
CREATE FUNCTION certificates_issuer_of_prefix(prefixes text[]) RETURNS uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT issuer_id FROM certificates_companyprefix
   WHERE state = 'confirmed' AND prefix = ANY(prefixes) LIMIT 1
$$;
