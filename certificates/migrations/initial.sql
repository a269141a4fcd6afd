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

-- 8. What is looked up before an issuer is known, or of several issuers at once: by the rights of the tables'
-- owner, who sees the rows of all. Each says no more than a verify page says to everybody who knows the id.

CREATE FUNCTION certificates_issuer_of(of_certificate uuid) RETURNS uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT issuer_id FROM certificates_certificate WHERE id = of_certificate
$$;

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
