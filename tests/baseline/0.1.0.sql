--
-- PostgreSQL database dump
--


-- Dumped from database version 18.4
-- Dumped by pg_dump version 18.4

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: certificates_page; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.certificates_page AS (
	id uuid,
	mode character varying,
	number character varying,
	product_id character varying,
	gtin character varying,
	serial_number character varying,
	holder_name character varying,
	locale character varying,
	issued_on date,
	valid_from date,
	valid_until date,
	starts_at timestamp with time zone,
	ends_at timestamp with time zone,
	document bytea,
	data_hash bytea,
	state character varying,
	reason character varying,
	public_note character varying,
	state_changed_at timestamp with time zone,
	superseded_by_id uuid,
	has_links boolean,
	erased boolean,
	show_holder character varying,
	kind character varying,
	fields text,
	name_de character varying,
	name_en character varying,
	name_fr character varying,
	name_sq character varying,
	attachments_public boolean,
	pdf_public boolean,
	files smallint[],
	issuer_id uuid,
	issuer_name character varying,
	standing character varying,
	time_zone character varying,
	test_clock_ahead interval,
	color character varying,
	logo_sha256 character varying,
	contact character varying,
	website character varying,
	address character varying,
	domains character varying[],
	log_index bigint,
	log_at timestamp with time zone,
	log_key character varying,
	history text
);


--
-- Name: accounts_check_deadline(timestamp with time zone); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.accounts_check_deadline(until timestamp with time zone) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF clock_timestamp() > until THEN
    RAISE EXCEPTION USING ERRCODE = 'query_canceled',
      MESSAGE = 'too late: the client waits no longer, so nothing of this is done';
  END IF;
  RETURN true;
END
$$;


--
-- Name: accounts_count_in_quota(uuid, date, smallint, bigint); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.accounts_count_in_quota(issuer uuid, of_month date, of_slot smallint, amount bigint) RETURNS bigint
    LANGUAGE sql
    AS $$
  UPDATE accounts_quotaslot SET used = used + amount
   WHERE issuer_id = issuer AND month = of_month AND slot = of_slot
  RETURNING used
$$;


--
-- Name: accounts_find_key(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.accounts_find_key(of_key_id text) RETURNS TABLE(id uuid, mode character varying, digest bytea, pepper_id character varying, scopes character varying[], scope_cap character varying[], type_ids bigint[], allowed_networks character varying[], expires_at timestamp with time zone, revoked_at timestamp with time zone, api_version character varying, last_used_at timestamp with time zone, trusted_networks character varying[], is_writable boolean, ctids text, xmins text, issuer_id uuid, name character varying, default_locale character varying, time_zone character varying, standing character varying, issuing_blocked_from timestamp with time zone, data_hash_enabled boolean, notify_holder boolean, expiry_warning_days smallint[], features character varying[], monthly_certificates integer, told_of_changes character varying, test_clock_ahead interval, rate_burst integer, rate_per_minute integer)
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  RETURN QUERY
    SELECT k.id, k.mode, k.digest, k.pepper_id, k.scopes, k.scope_cap, k.type_ids, k.allowed_networks,
           k.expires_at, k.revoked_at, k.api_version, use.last_used_at, i.trusted_networks,
           current_setting('transaction_read_only') = 'off',
           ARRAY[k.ctid, i.ctid, p.ctid]::text, ARRAY[k.xmin, i.xmin, p.xmin]::text,
           i.id, i.name, i.default_locale, i.time_zone, i.standing, i.issuing_blocked_from,
           i.data_hash_enabled, i.notify_holder, i.expiry_warning_days,
           p.features, p.monthly_certificates, i.told_of_changes, i.test_clock_ahead, p.rate_burst,
           p.rate_per_minute
      FROM accounts_apikey k
      JOIN accounts_issuer i ON i.id = k.issuer_id
      JOIN accounts_plan p ON p.id = i.plan_id
      LEFT JOIN accounts_apikeyuse use ON use.key_id = k.id
     WHERE k.key_id = of_key_id;
END $$;


--
-- Name: accounts_find_stored_response(text, text, uuid, text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.accounts_find_stored_response(patience text, name text, issuer uuid, of_mode text, of_key text) RETURNS TABLE(fingerprint bytea, status smallint, body bytea, location text, request text, created_at timestamp with time zone)
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM set_config('lock_timeout', patience, true);
  PERFORM pg_advisory_xact_lock(hashtextextended(name, 0));
  RETURN QUERY
    SELECT o.fingerprint, o.status, o.body, o.location::text, o.request::text, o.created_at
      FROM accounts_storedresponse o
     WHERE o.issuer_id = issuer AND o.mode = of_mode AND o.key = of_key;
END $$;


--
-- Name: accounts_first_id(date); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.accounts_first_id(of_day date) RETURNS uuid
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT rpad(lpad(to_hex((of_day - date '1970-01-01') * 86400000::bigint), 12, '0'), 32, '0')::uuid
$$;


--
-- Name: accounts_issuer_of_invitation(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.accounts_issuer_of_invitation(of_token text) RETURNS uuid
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  SELECT issuer_id FROM accounts_invitation WHERE token_sha256 = of_token
$$;


--
-- Name: accounts_issuer_of_provider(uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.accounts_issuer_of_provider(provider uuid) RETURNS uuid
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  SELECT issuer_id FROM accounts_identityprovider WHERE id = provider AND enabled_at IS NOT NULL
$$;


--
-- Name: accounts_keep_did(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.accounts_keep_did() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.did := OLD.did;
  RETURN NEW;
END $$;


--
-- Name: accounts_keep_partitions(regclass, integer, date, date); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.accounts_keep_partitions(of_table regclass, width integer, first date, last date) RETURNS void
    LANGUAGE plpgsql
    SET lock_timeout TO '1s'
    AS $$
DECLARE
  epoch constant date := '1970-01-01';
  starts date;
  partition_name text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(of_table::text, 0));
  FOR n IN ((now() AT TIME ZONE 'UTC')::date - 1 - epoch) / width .. (last - epoch) / width LOOP
    starts := epoch + n * width;
    partition_name := of_table::text || to_char(starts, '_YYYYMMDD');
    IF to_regclass(partition_name) IS NULL THEN
      EXECUTE format('CREATE TABLE %I PARTITION OF %s FOR VALUES FROM (%L) TO (%L)',
                     partition_name, of_table, accounts_first_id(starts), accounts_first_id(starts + width));
      EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', partition_name);  -- only its parent is read
    END IF;
  END LOOP;
  FOR partition_name IN
    SELECT inhrelid::regclass FROM pg_inherits WHERE inhparent = of_table
       AND inhrelid::regclass::text < of_table::text || to_char(first - width + 1, '_YYYYMMDD')
  LOOP
    EXECUTE format('DROP TABLE %s', partition_name);
  END LOOP;
END $$;


--
-- Name: accounts_keep_request_days(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.accounts_keep_request_days() RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  SELECT accounts_keep_partitions('accounts_loggedrequest', 1, today - 30, today + 7)
    FROM (SELECT (now() AT TIME ZONE 'UTC')::date AS today) AS one
$$;


--
-- Name: accounts_lock_quota_slot(uuid, date, bigint); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.accounts_lock_quota_slot(issuer uuid, of_month date, amount bigint) RETURNS smallint
    LANGUAGE plpgsql
    AS $$
DECLARE
  found smallint;
  turn constant smallint := floor(random() * 8);
BEGIN
  BEGIN
    SELECT slot INTO STRICT found FROM accounts_quotaslot
     WHERE issuer_id = issuer AND month = of_month AND used + amount <= granted
     LIMIT 1 FOR UPDATE SKIP LOCKED;
    RETURN found;
  EXCEPTION WHEN no_data_found THEN NULL;
  END;
  SELECT slot INTO STRICT found FROM accounts_quotaslot
   WHERE issuer_id = issuer AND month = of_month AND slot = turn AND used + amount <= granted
     FOR UPDATE;
  RETURN found;
EXCEPTION WHEN no_data_found THEN
  RETURN NULL;
END $$;


--
-- Name: accounts_protect_table(regclass, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.accounts_protect_table(name regclass, issuer text) RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', name);
  -- One comparison and no OR: beside the statement's own `issuer_id = …` it costs one comparison for the
  -- whole statement, and leaves its plan as it was.
  EXECUTE format('CREATE POLICY of_issuer ON %s TO certificates_web
                  USING (%I = nullif(current_setting(''app.issuer'', true), '''')::uuid)', name, issuer);
  EXECUTE format('CREATE POLICY of_all_issuers ON %s TO certificates_worker, certificates_platform
                  USING (true)', name);
END $$;


--
-- Name: accounts_protect_tables(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.accounts_protect_tables(app text) RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM accounts_protect_table(c.oid, 'issuer_id')
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'issuer_id'
    WHERE c.relnamespace = current_schema()::regnamespace AND starts_with(c.relname, app || '_')
      AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND NOT c.relrowsecurity;
END $$;


--
-- Name: accounts_refuse(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.accounts_refuse() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;


--
-- Name: accounts_seal_once(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.accounts_seal_once() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF OLD.position IS NOT NULL OR OLD.seal IS NOT NULL
     OR to_jsonb(NEW) - 'position' - 'seal' <> to_jsonb(OLD) - 'position' - 'seal'
  THEN
    RAISE EXCEPTION 'an audit entry cannot be changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;


--
-- Name: accounts_sign_on_of_domain(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.accounts_sign_on_of_domain(domain text) RETURNS TABLE(provider uuid, issuer_name character varying)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  SELECT p.id, i.name FROM accounts_identityprovider p JOIN accounts_issuer i ON i.id = p.issuer_id
   WHERE p.enabled_at IS NOT NULL AND domain = ANY (p.domains)
     AND EXISTS (SELECT FROM accounts_issuerdomain d
                  WHERE d.issuer_id = p.issuer_id AND d.name = domain AND d.verified_at IS NOT NULL)
   ORDER BY i.name, p.id
$$;


--
-- Name: certificates_find_page(uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.certificates_find_page(of_certificate uuid) RETURNS SETOF public.certificates_page
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  RETURN QUERY
    SELECT page.*
      FROM certificates_certificate c
      JOIN certificates_typeversion v ON v.id = c.version_id
     CROSS JOIN LATERAL certificates_page_of(c, v) page
     WHERE c.id = of_certificate;
END $$;


--
-- Name: certificates_issuer_of(uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.certificates_issuer_of(of_certificate uuid) RETURNS uuid
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  SELECT issuer_id FROM certificates_certificate WHERE id = of_certificate
$$;


--
-- Name: certificates_issuer_of_prefix(text[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.certificates_issuer_of_prefix(prefixes text[]) RETURNS uuid
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  SELECT issuer_id FROM certificates_companyprefix
   WHERE state = 'confirmed' AND prefix = ANY(prefixes) LIMIT 1
$$;


--
-- Name: certificates_log_later(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.certificates_log_later() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO certificates_unlogged (certificate_id, sequence)
  SELECT certificate_id, sequence FROM changes;
  RETURN NULL;
END $$;


--
-- Name: certificates_of_file(bytea, uuid[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.certificates_of_file(of_sha256 bytea, named uuid[]) RETURNS TABLE(id uuid, locale text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  SELECT c.id, NULL FROM certificates_certificate c WHERE c.id = ANY(named) AND c.data_hash = of_sha256
  UNION ALL
  (SELECT p.certificate_id, p.locale FROM certificates_printout p WHERE p.sha256 = of_sha256 LIMIT 10)
$$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: certificates_certificate; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_certificate (
    id uuid NOT NULL,
    issuer_id uuid NOT NULL,
    supersedes_id uuid,
    superseded_by_id uuid,
    issued_at timestamp with time zone NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone,
    state_changed_at timestamp with time zone NOT NULL,
    next_notice_at timestamp with time zone,
    erased_at timestamp with time zone,
    issued_on date NOT NULL,
    valid_from date,
    valid_until date,
    sequence integer NOT NULL,
    document bytea,
    mode character varying(4) NOT NULL,
    number character varying(64),
    external_ref character varying(200),
    product_id character varying(200),
    gtin character varying(14),
    serial_number character varying(200),
    holder_name character varying(200),
    holder_email character varying(254),
    locale character varying(2) NOT NULL,
    data_hash bytea NOT NULL,
    state character varying(10) NOT NULL,
    reason character varying(20),
    public_note character varying(500),
    has_links boolean DEFAULT false NOT NULL,
    unique_by character varying(2),
    type_id bigint NOT NULL,
    erasure_id uuid,
    version_id bigint NOT NULL,
    CONSTRAINT certificates_certificate_sequence_check CHECK ((sequence >= 0)),
    CONSTRAINT certificates_dates_in_order CHECK (((ends_at > starts_at) AND (valid_until >= issued_on))),
    CONSTRAINT certificates_document_until_erased CHECK ((num_nonnulls(document, erased_at) = 1)),
    CONSTRAINT certificates_mode CHECK (((mode)::text = ANY ((ARRAY['live'::character varying, 'test'::character varying])::text[]))),
    CONSTRAINT certificates_notice_while_in_force CHECK (((next_notice_at IS NULL) OR ((state)::text = ANY ((ARRAY['active'::character varying, 'suspended'::character varying])::text[])))),
    CONSTRAINT certificates_reason CHECK (((reason)::text = ANY ((ARRAY['issued_in_error'::character varying, 'data_error'::character varying, 'nonconformity'::character varying, 'recall'::character varying, 'fraud'::character varying, 'replaced'::character varying, 'on_request'::character varying, 'other'::character varying])::text[]))),
    CONSTRAINT certificates_state CHECK (((state)::text = ANY ((ARRAY['pending'::character varying, 'active'::character varying, 'suspended'::character varying, 'revoked'::character varying, 'superseded'::character varying])::text[]))),
    CONSTRAINT certificates_successor_if_superseded CHECK (((NOT ((state)::text = 'superseded'::text)) OR (superseded_by_id IS NOT NULL)))
)
WITH (autovacuum_vacuum_insert_scale_factor='0.05', autovacuum_vacuum_scale_factor='0.05');


--
-- Name: certificates_typeversion; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_typeversion (
    id bigint NOT NULL,
    issuer_id uuid NOT NULL,
    number integer NOT NULL,
    kind character varying(10) NOT NULL,
    name_de character varying(200) NOT NULL,
    name_en character varying(200) NOT NULL,
    name_fr character varying(200) NOT NULL,
    name_sq character varying(200) NOT NULL,
    description_de text NOT NULL,
    description_en text NOT NULL,
    description_fr text NOT NULL,
    description_sq text NOT NULL,
    required character varying(20)[] NOT NULL,
    validity_months smallint,
    show_holder character varying(5) NOT NULL,
    default_locale character varying(2) NOT NULL,
    fields jsonb NOT NULL,
    strict boolean DEFAULT false NOT NULL,
    number_pattern character varying(64) DEFAULT ''::character varying NOT NULL,
    signatories jsonb NOT NULL,
    unique_by character varying(20) DEFAULT 'none'::character varying NOT NULL,
    release_required boolean DEFAULT false NOT NULL,
    attachments_public boolean DEFAULT false NOT NULL,
    retention_years smallint,
    print_layout character varying(11) DEFAULT ''::character varying NOT NULL,
    pdf_public boolean DEFAULT false NOT NULL,
    digital_link jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    type_id bigint NOT NULL,
    credential jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT certificates_typeversion_number_check CHECK ((number >= 0)),
    CONSTRAINT certificates_typeversion_retention_years_check CHECK ((retention_years >= 0)),
    CONSTRAINT certificates_typeversion_validity_months_check CHECK ((validity_months >= 0)),
    CONSTRAINT certificates_version_kind CHECK (((kind)::text = ANY ((ARRAY['product'::character varying, 'person'::character varying, 'document'::character varying])::text[]))),
    CONSTRAINT certificates_version_name CHECK ((NOT (((name_de)::text = ''::text) AND ((name_en)::text = ''::text) AND ((name_fr)::text = ''::text) AND ((name_sq)::text = ''::text)))),
    CONSTRAINT certificates_version_print_layout CHECK (((print_layout)::text = ANY ((ARRAY[''::character varying, 'report'::character varying, 'calibration'::character varying, 'training'::character varying, 'diploma'::character varying])::text[]))),
    CONSTRAINT certificates_version_required CHECK ((required <@ ARRAY['productId'::character varying(20), 'serialNumber'::character varying(20), 'holderName'::character varying(20), 'holderEmail'::character varying(20), 'validUntil'::character varying(20)])),
    CONSTRAINT certificates_version_retention CHECK (((retention_years IS NULL) OR ((retention_years >= 1) AND (retention_years <= 100)))),
    CONSTRAINT certificates_version_show_holder CHECK (((show_holder)::text = ANY ((ARRAY['name'::character varying, 'check'::character varying, 'never'::character varying])::text[]))),
    CONSTRAINT certificates_version_unique_by CHECK (((unique_by)::text = ANY ((ARRAY['none'::character varying, 'serial'::character varying, 'product_and_serial'::character varying, 'external_ref'::character varying])::text[]))),
    CONSTRAINT certificates_version_validity CHECK (((validity_months IS NULL) OR ((validity_months >= 1) AND (validity_months <= 1200))))
);


--
-- Name: certificates_page_of(public.certificates_certificate, public.certificates_typeversion); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.certificates_page_of(c public.certificates_certificate, v public.certificates_typeversion) RETURNS SETOF public.certificates_page
    LANGUAGE sql STABLE ROWS 1
    AS $$
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


--
-- Name: certificates_refuse(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.certificates_refuse() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;


--
-- Name: certificates_refuse_but_erasing(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.certificates_refuse_but_erasing() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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


--
-- Name: certificates_refuse_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.certificates_refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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


--
-- Name: certificates_refuse_live(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.certificates_refuse_live() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF OLD.mode <> 'test' THEN
    RAISE EXCEPTION 'a live certificate cannot be deleted' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;


--
-- Name: certificates_refuse_live_history(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.certificates_refuse_live_history() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (SELECT FROM certificates_certificate c
              WHERE c.id = OLD.certificate_id AND c.mode <> 'test') THEN
    RAISE EXCEPTION 'the history of a live certificate cannot be deleted'
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;


--
-- Name: certificates_refuse_unerasing(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.certificates_refuse_unerasing() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'an erased certificate stays erased' USING ERRCODE = 'restrict_violation';
END $$;


--
-- Name: certificates_shown(uuid[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.certificates_shown(ids uuid[]) RETURNS TABLE(id uuid, mode text, state text, starts_at timestamp with time zone, ends_at timestamp with time zone, number text, product_id text, serial_number text, issuer_id uuid, issuer_name text, standing text, test_clock_ahead interval, name_de text, name_en text, name_fr text, name_sq text, erased boolean)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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


--
-- Name: webhooks_keep_attempt_weeks(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.webhooks_keep_attempt_weeks() RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  SELECT accounts_keep_partitions('webhooks_attempt', 7, today - 90, today + 14)
    FROM (SELECT (now() AT TIME ZONE 'UTC')::date AS today) AS one
$$;


--
-- Name: account_emailaddress; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_emailaddress (
    id integer NOT NULL,
    email character varying(254) NOT NULL,
    verified boolean NOT NULL,
    "primary" boolean NOT NULL,
    user_id bigint NOT NULL
);


--
-- Name: account_emailaddress_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.account_emailaddress ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.account_emailaddress_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: account_emailconfirmation; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_emailconfirmation (
    id integer NOT NULL,
    created timestamp with time zone NOT NULL,
    sent timestamp with time zone,
    key character varying(64) NOT NULL,
    email_address_id integer NOT NULL
);


--
-- Name: account_emailconfirmation_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.account_emailconfirmation ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.account_emailconfirmation_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_apikey; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_apikey (
    id uuid NOT NULL,
    name character varying(100) NOT NULL,
    mode character varying(4) NOT NULL,
    key_id character varying(12) NOT NULL,
    digest bytea NOT NULL,
    pepper_id character varying(40) NOT NULL,
    last_four character varying(4) NOT NULL,
    scopes character varying(40)[] NOT NULL,
    scope_cap character varying(40)[] NOT NULL,
    type_ids bigint[] NOT NULL,
    allowed_networks character varying(43)[] NOT NULL,
    api_version character varying(10) NOT NULL,
    expires_at timestamp with time zone,
    revoked_at timestamp with time zone,
    sequence integer NOT NULL,
    warned_days smallint,
    created_at timestamp with time zone NOT NULL,
    root_person_id bigint,
    past_root_ids bigint[] NOT NULL,
    orphaned_at timestamp with time zone,
    created_by_id bigint,
    successor_id uuid,
    issuer_id uuid NOT NULL,
    CONSTRAINT accounts_apikey_ends_once_rotated CHECK (((successor_id IS NULL) OR (expires_at IS NOT NULL))),
    CONSTRAINT accounts_apikey_known_cap CHECK ((scope_cap <@ ARRAY['certificates:issue'::character varying(40), 'certificates:read'::character varying(40), 'certificates:manage'::character varying(40), 'certificates:release'::character varying(40), 'certificates:types'::character varying(40), 'webhooks:read'::character varying(40), 'webhooks:manage'::character varying(40), 'edu:read'::character varying(40), 'edu:manage'::character varying(40), 'edu:issue'::character varying(40), 'account:read'::character varying(40), 'account:manage'::character varying(40), 'keys:manage'::character varying(40), 'signing:manage'::character varying(40), 'privacy:manage'::character varying(40)])),
    CONSTRAINT accounts_apikey_known_scopes CHECK ((scopes <@ ARRAY['certificates:issue'::character varying(40), 'certificates:read'::character varying(40), 'certificates:manage'::character varying(40), 'certificates:release'::character varying(40), 'certificates:types'::character varying(40), 'webhooks:read'::character varying(40), 'webhooks:manage'::character varying(40), 'edu:read'::character varying(40), 'edu:manage'::character varying(40), 'edu:issue'::character varying(40), 'account:read'::character varying(40), 'account:manage'::character varying(40), 'keys:manage'::character varying(40), 'signing:manage'::character varying(40), 'privacy:manage'::character varying(40)])),
    CONSTRAINT accounts_apikey_mode CHECK (((mode)::text = ANY ((ARRAY['live'::character varying, 'test'::character varying])::text[]))),
    CONSTRAINT accounts_apikey_sequence_check CHECK ((sequence >= 0)),
    CONSTRAINT accounts_apikey_some_scope CHECK ((
CASE
    WHEN (scopes IS NULL) THEN NULL::integer
    ELSE COALESCE(array_length(scopes, 1), 0)
END > 0)),
    CONSTRAINT accounts_apikey_warned_days_check CHECK ((warned_days >= 0))
);


--
-- Name: accounts_apikeyuse; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_apikeyuse (
    key_id uuid NOT NULL,
    issuer_id uuid NOT NULL,
    last_used_at timestamp with time zone NOT NULL
)
WITH (fillfactor='50', autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_threshold='200');


--
-- Name: accounts_auditentry; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_auditentry (
    id uuid NOT NULL,
    mode character varying(4) NOT NULL,
    actor_kind character varying(6) NOT NULL,
    actor_id character varying(64) NOT NULL,
    action character varying(60) NOT NULL,
    target character varying(64) NOT NULL,
    changes jsonb NOT NULL,
    request_id character varying(128) NOT NULL,
    ip inet,
    at timestamp with time zone NOT NULL,
    txid xid8 DEFAULT pg_current_xact_id() NOT NULL,
    "position" bigint,
    seal bytea,
    issuer_id uuid,
    CONSTRAINT accounts_audit_action CHECK (((action)::text ~ '^[a-z_]+(\.[a-z_]+)+$'::text)),
    CONSTRAINT accounts_audit_actor CHECK (((actor_kind)::text = ANY ((ARRAY['key'::character varying, 'user'::character varying, 'system'::character varying])::text[]))),
    CONSTRAINT accounts_audit_mode CHECK (((mode)::text = ANY ((ARRAY['live'::character varying, 'test'::character varying])::text[]))),
    CONSTRAINT accounts_audit_sealed_or_not CHECK (((("position" IS NULL) AND (seal IS NULL)) OR (("position" >= 1) AND (seal IS NOT NULL)))),
    CONSTRAINT accounts_auditentry_position_check CHECK (("position" >= 0))
);


--
-- Name: accounts_audithead; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_audithead (
    chain character varying(40) NOT NULL,
    count bigint NOT NULL,
    last bytea NOT NULL,
    seal bytea NOT NULL,
    CONSTRAINT accounts_audithead_count_check CHECK ((count >= 0))
);


--
-- Name: accounts_branding; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_branding (
    issuer_id uuid NOT NULL,
    color character varying(7),
    address character varying(500),
    website character varying(300),
    contact character varying(300),
    logo bytea,
    logo_sha256 character varying(64),
    print_columns smallint DEFAULT 2 NOT NULL,
    signature_name character varying(200),
    signature_role character varying(200),
    signature bytea,
    signature_sha256 character varying(64),
    CONSTRAINT accounts_branding_color CHECK (((color IS NULL) OR ((color)::text ~ '^#[0-9a-f]{6}$'::text))),
    CONSTRAINT accounts_branding_logo CHECK ((((logo IS NULL) AND (logo_sha256 IS NULL)) OR ((logo IS NOT NULL) AND ((logo_sha256)::text ~ '^[0-9a-f]{64}$'::text)))),
    CONSTRAINT accounts_branding_print_columns CHECK ((print_columns = ANY (ARRAY[1, 2]))),
    CONSTRAINT accounts_branding_signature CHECK ((((signature IS NULL) AND (signature_sha256 IS NULL)) OR ((signature IS NOT NULL) AND ((signature_sha256)::text ~ '^[0-9a-f]{64}$'::text))))
);


--
-- Name: accounts_consentaction; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_consentaction (
    id bigint NOT NULL,
    verb character varying(10) NOT NULL,
    sha256 character varying(64) NOT NULL,
    at timestamp with time zone NOT NULL,
    via character varying(12) NOT NULL,
    actor_kind character varying(6) NOT NULL,
    actor_id character varying(64) NOT NULL,
    request_id character varying(128) NOT NULL,
    ip inet,
    issuer_id uuid NOT NULL,
    document_id uuid NOT NULL,
    CONSTRAINT accounts_consent_actor CHECK (((actor_kind)::text = ANY ((ARRAY['key'::character varying, 'user'::character varying, 'system'::character varying])::text[]))),
    CONSTRAINT accounts_consent_verb CHECK (((verb)::text = ANY ((ARRAY['accepted'::character varying, 'withdrawn'::character varying])::text[]))),
    CONSTRAINT accounts_consent_via CHECK (((via)::text = ANY ((ARRAY['api'::character varying, 'back_office'::character varying])::text[])))
);


--
-- Name: accounts_consentaction_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_consentaction ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_consentaction_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_consentdocument; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_consentdocument (
    id uuid NOT NULL,
    kind character varying(10) NOT NULL,
    version character varying(20) NOT NULL,
    published_at timestamp with time zone NOT NULL,
    required_from timestamp with time zone NOT NULL,
    CONSTRAINT accounts_consent_in_time CHECK ((required_from >= (published_at + '30 days'::interval))),
    CONSTRAINT accounts_consent_kind CHECK (((kind)::text = ANY ((ARRAY['terms'::character varying, 'dpa'::character varying, 'privacy'::character varying])::text[])))
);


--
-- Name: accounts_consenttext; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_consenttext (
    id bigint NOT NULL,
    locale character varying(2) NOT NULL,
    text text NOT NULL,
    sha256 character varying(64) NOT NULL,
    document_id uuid NOT NULL,
    CONSTRAINT accounts_consent_text_hash CHECK (((sha256)::text ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT accounts_consent_text_locale CHECK (((locale)::text = ANY ((ARRAY['de'::character varying, 'en'::character varying, 'fr'::character varying, 'sq'::character varying])::text[])))
);


--
-- Name: accounts_consenttext_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_consenttext ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_consenttext_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_deprecateduse; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_deprecateduse (
    issuer_id uuid NOT NULL,
    key_id uuid NOT NULL,
    code character varying(60) NOT NULL,
    amount bigint NOT NULL,
    last_used_on date NOT NULL,
    CONSTRAINT accounts_deprecateduse_amount_check CHECK ((amount >= 0))
);


--
-- Name: accounts_externalidentity; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_externalidentity (
    id uuid NOT NULL,
    iss character varying(500) NOT NULL,
    sub character varying(255) NOT NULL,
    connected_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    issuer_id uuid NOT NULL,
    membership_id bigint NOT NULL
);


--
-- Name: accounts_heartbeat; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_heartbeat (
    one boolean DEFAULT true NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT accounts_heartbeat_one_check CHECK (one)
)
WITH (fillfactor='50');


--
-- Name: accounts_identityprovider; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_identityprovider (
    id uuid NOT NULL,
    discovery_url character varying(500) NOT NULL,
    client_id character varying(255) NOT NULL,
    client_secret text NOT NULL,
    metadata jsonb NOT NULL,
    metadata_read_at timestamp with time zone NOT NULL,
    domains character varying(253)[] NOT NULL,
    newcomer_role character varying(12) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    tested_at timestamp with time zone,
    enabled_at timestamp with time zone,
    recovery_sha256 character varying(64),
    issuer_id uuid NOT NULL,
    CONSTRAINT accounts_identityprovider_newcomers CHECK (((newcomer_role)::text = ANY ((ARRAY[''::character varying, 'operator'::character varying, 'auditor'::character varying])::text[])))
);


--
-- Name: accounts_invitation; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_invitation (
    id uuid NOT NULL,
    email character varying(254) NOT NULL,
    role character varying(12) NOT NULL,
    locale character varying(2) NOT NULL,
    token_sha256 character varying(64) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    mailed_at timestamp with time zone,
    accepted_at timestamp with time zone,
    revoked_at timestamp with time zone,
    invited_by_id bigint,
    issuer_id uuid NOT NULL,
    CONSTRAINT accounts_invitation_email_lower CHECK (((email)::text = lower((email)::text))),
    CONSTRAINT accounts_invitation_role CHECK (((role)::text = ANY ((ARRAY['owner'::character varying, 'admin'::character varying, 'operator'::character varying, 'auditor'::character varying, 'team'::character varying])::text[])))
);


--
-- Name: accounts_issuer; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_issuer (
    id uuid NOT NULL,
    name character varying(200) NOT NULL,
    slug character varying(60) NOT NULL,
    default_locale character varying(2) NOT NULL,
    time_zone character varying(64) NOT NULL,
    standing character varying(12) NOT NULL,
    sector character varying(10) NOT NULL,
    data_hash_enabled boolean NOT NULL,
    issuing_blocked_from timestamp with time zone,
    trusted_networks character varying(43)[] NOT NULL,
    expiry_warning_days smallint[] NOT NULL,
    second_factor_for_all boolean NOT NULL,
    notify_holder boolean NOT NULL,
    test_clock_ahead interval NOT NULL,
    told_of_changes character varying(9) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    plan_id bigint NOT NULL,
    did character varying(300),
    sign_on_only boolean NOT NULL,
    CONSTRAINT accounts_issuer_locale CHECK (((default_locale)::text = ANY ((ARRAY['de'::character varying, 'en'::character varying, 'fr'::character varying, 'sq'::character varying])::text[]))),
    CONSTRAINT accounts_issuer_sector CHECK (((sector)::text = ANY ((ARRAY['both'::character varying, 'products'::character varying, 'education'::character varying])::text[]))),
    CONSTRAINT accounts_issuer_standing CHECK (((standing)::text = ANY ((ARRAY['active'::character varying, 'suspended'::character varying, 'fraud'::character varying])::text[]))),
    CONSTRAINT accounts_issuer_test_clock_forward CHECK ((test_clock_ahead >= '00:00:00'::interval)),
    CONSTRAINT accounts_issuer_told_of_changes CHECK (((told_of_changes)::text = ANY ((ARRAY['nobody'::character varying, 'persons'::character varying, 'everybody'::character varying])::text[])))
);


--
-- Name: accounts_issuerdomain; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_issuerdomain (
    id uuid NOT NULL,
    name character varying(253) NOT NULL,
    token character varying(32) NOT NULL,
    method character varying(4) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    verified_at timestamp with time zone,
    checked_at timestamp with time zone,
    failing_since timestamp with time zone,
    lost_at timestamp with time zone,
    dns_fault character varying(8) NOT NULL,
    file_fault character varying(8) NOT NULL,
    due_at timestamp with time zone,
    issuer_id uuid NOT NULL,
    CONSTRAINT accounts_domain_method CHECK (((method)::text = ANY ((ARRAY[''::character varying, 'dns'::character varying, 'file'::character varying])::text[])))
);


--
-- Name: accounts_job; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_job (
    id uuid NOT NULL,
    mode character varying(4) NOT NULL,
    kind character varying(60) NOT NULL,
    state character varying(10) NOT NULL,
    dry_run boolean NOT NULL,
    parameters jsonb NOT NULL,
    phase character varying(40) NOT NULL,
    total integer,
    done integer NOT NULL,
    ok integer NOT NULL,
    failed integer NOT NULL,
    skipped integer NOT NULL,
    cursor jsonb,
    errors_found integer NOT NULL,
    result_chunks integer NOT NULL,
    failure character varying(60),
    failure_params jsonb NOT NULL,
    due_at timestamp with time zone NOT NULL,
    lease_token uuid,
    attempts smallint NOT NULL,
    sequence integer NOT NULL,
    actor_kind character varying(6) NOT NULL,
    actor_id character varying(64) NOT NULL,
    request_id character varying(128) NOT NULL,
    ip inet,
    created_at timestamp with time zone NOT NULL,
    started_at timestamp with time zone,
    finished_at timestamp with time zone,
    files_removed_at timestamp with time zone,
    issuer_id uuid NOT NULL,
    undo_of_id uuid,
    traceparent character varying(55),
    CONSTRAINT accounts_job_attempts_check CHECK ((attempts >= 0)),
    CONSTRAINT accounts_job_done_check CHECK ((done >= 0)),
    CONSTRAINT accounts_job_ended_or_not CHECK ((((finished_at IS NULL) AND ((state)::text = ANY ((ARRAY['queued'::character varying, 'running'::character varying, 'cancelling'::character varying])::text[]))) OR ((NOT ((state)::text = ANY ((ARRAY['queued'::character varying, 'running'::character varying, 'cancelling'::character varying])::text[]))) AND (finished_at IS NOT NULL)))),
    CONSTRAINT accounts_job_errors_found_check CHECK ((errors_found >= 0)),
    CONSTRAINT accounts_job_failed_check CHECK ((failed >= 0)),
    CONSTRAINT accounts_job_failure_if_failed CHECK ((((failure IS NOT NULL) AND ((state)::text = 'failed'::text)) OR ((NOT ((state)::text = 'failed'::text)) AND (failure IS NULL)))),
    CONSTRAINT accounts_job_files_kept_until_the_end CHECK (((files_removed_at IS NULL) OR (finished_at IS NOT NULL))),
    CONSTRAINT accounts_job_lease_while_running CHECK (((lease_token IS NULL) OR ((state)::text = ANY ((ARRAY['running'::character varying, 'cancelling'::character varying])::text[])))),
    CONSTRAINT accounts_job_mode CHECK (((mode)::text = ANY ((ARRAY['live'::character varying, 'test'::character varying])::text[]))),
    CONSTRAINT accounts_job_ok_check CHECK ((ok >= 0)),
    CONSTRAINT accounts_job_result_chunks_check CHECK ((result_chunks >= 0)),
    CONSTRAINT accounts_job_sequence_check CHECK ((sequence >= 0)),
    CONSTRAINT accounts_job_skipped_check CHECK ((skipped >= 0)),
    CONSTRAINT accounts_job_state CHECK (((state)::text = ANY ((ARRAY['queued'::character varying, 'running'::character varying, 'cancelling'::character varying, 'cancelled'::character varying, 'succeeded'::character varying, 'failed'::character varying])::text[]))),
    CONSTRAINT accounts_job_total_check CHECK ((total >= 0))
)
WITH (fillfactor='50', autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_threshold='200');


--
-- Name: accounts_joberror; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_joberror (
    id bigint NOT NULL,
    issuer_id uuid NOT NULL,
    number integer NOT NULL,
    "row" integer,
    "column" character varying(200),
    code character varying(60) NOT NULL,
    params jsonb NOT NULL,
    job_id uuid NOT NULL,
    CONSTRAINT accounts_joberror_bounded CHECK (((number >= 1) AND (number <= 10000))),
    CONSTRAINT accounts_joberror_number_check CHECK ((number >= 0)),
    CONSTRAINT accounts_joberror_row_check CHECK (("row" >= 0))
);


--
-- Name: accounts_joberror_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_joberror ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_joberror_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_jobinput; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_jobinput (
    id bigint NOT NULL,
    issuer_id uuid NOT NULL,
    number integer NOT NULL,
    data bytea NOT NULL,
    job_id uuid NOT NULL,
    CONSTRAINT accounts_jobinput_number_check CHECK ((number >= 0))
);


--
-- Name: accounts_jobinput_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_jobinput ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_jobinput_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_jobkey; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_jobkey (
    id bigint NOT NULL,
    issuer_id uuid NOT NULL,
    digest bytea NOT NULL,
    "row" integer NOT NULL,
    job_id uuid NOT NULL,
    CONSTRAINT accounts_jobkey_row_check CHECK (("row" >= 0))
);


--
-- Name: accounts_jobkey_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_jobkey ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_jobkey_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_jobresult; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_jobresult (
    id bigint NOT NULL,
    issuer_id uuid NOT NULL,
    number integer NOT NULL,
    data bytea NOT NULL,
    job_id uuid NOT NULL,
    CONSTRAINT accounts_jobresult_number_check CHECK ((number >= 0))
);


--
-- Name: accounts_jobresult_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_jobresult ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_jobresult_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_jobrows; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_jobrows (
    id bigint NOT NULL,
    issuer_id uuid NOT NULL,
    number integer NOT NULL,
    data bytea NOT NULL,
    job_id uuid NOT NULL,
    CONSTRAINT accounts_jobrows_number_check CHECK ((number >= 0))
);


--
-- Name: accounts_jobrows_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_jobrows ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_jobrows_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_loggedrequest; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_loggedrequest (
    id uuid NOT NULL,
    issuer_id uuid NOT NULL,
    mode character varying(4) NOT NULL,
    key_id uuid NOT NULL,
    given_id character varying(128),
    method character varying(20) NOT NULL,
    route character varying(200) NOT NULL,
    path character varying(500) NOT NULL,
    parameters character varying(200)[] NOT NULL,
    status smallint NOT NULL,
    code character varying(60) NOT NULL,
    faults jsonb NOT NULL,
    duration_ms integer NOT NULL
)
PARTITION BY RANGE (id);


--
-- Name: accounts_mailaddress; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_mailaddress (
    digest bytea NOT NULL,
    recent timestamp with time zone[] NOT NULL,
    bounced_at timestamp with time zone,
    answer character varying(30)
);


--
-- Name: accounts_mailobjection; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_mailobjection (
    id bigint NOT NULL,
    address bytea NOT NULL,
    subject uuid,
    created_at timestamp with time zone NOT NULL,
    issuer_id uuid
);


--
-- Name: accounts_mailobjection_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_mailobjection ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_mailobjection_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_membership; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_membership (
    id bigint NOT NULL,
    role character varying(12) NOT NULL,
    first_steps_hidden boolean NOT NULL,
    issuer_id uuid NOT NULL,
    user_id bigint NOT NULL,
    CONSTRAINT accounts_membership_role CHECK (((role)::text = ANY ((ARRAY['owner'::character varying, 'admin'::character varying, 'operator'::character varying, 'auditor'::character varying, 'team'::character varying])::text[])))
);


--
-- Name: accounts_membership_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_membership ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_membership_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_openitem; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_openitem (
    id uuid NOT NULL,
    kind character varying(12) NOT NULL,
    facts jsonb NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    note character varying(1000) NOT NULL,
    issuer_id uuid NOT NULL,
    opened_by_id bigint,
    settled_by_id bigint,
    CONSTRAINT accounts_item_kind CHECK (((kind)::text = ANY ((ARRAY['onboarding'::character varying, 'plan'::character varying, 'problem'::character varying, 'prefix'::character varying])::text[])))
);


--
-- Name: accounts_outgoingmail; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_outgoingmail (
    id bigint NOT NULL,
    kind character varying(30) NOT NULL,
    subject uuid NOT NULL,
    details jsonb NOT NULL,
    once character varying(60),
    created_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone,
    leased_until timestamp with time zone,
    attempts integer NOT NULL,
    sent_at timestamp with time zone,
    dropped_at timestamp with time zone,
    outcome character varying(11),
    answer character varying(30),
    recipient bytea,
    issuer_id uuid NOT NULL,
    user_id bigint,
    CONSTRAINT accounts_outgoingmail_attempts_check CHECK ((attempts >= 0))
)
WITH (fillfactor='80', autovacuum_vacuum_scale_factor='0.05');


--
-- Name: accounts_outgoingmail_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_outgoingmail ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_outgoingmail_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_pdfsigningkey; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_pdfsigningkey (
    id uuid NOT NULL,
    mode character varying(4) NOT NULL,
    state character varying(9) NOT NULL,
    organization character varying(64) NOT NULL,
    country character varying(2) NOT NULL,
    self_signed boolean NOT NULL,
    secret text,
    request text,
    certificates text,
    valid_until timestamp with time zone,
    requested_at timestamp with time zone NOT NULL,
    issuer_id uuid NOT NULL,
    CONSTRAINT accounts_pdfsigningkey_certified CHECK ((((state)::text = ANY ((ARRAY['requested'::character varying, 'waiting'::character varying])::text[])) OR ((certificates IS NOT NULL) AND (valid_until IS NOT NULL)))),
    CONSTRAINT accounts_pdfsigningkey_made CHECK ((((state)::text = 'requested'::text) OR ((request IS NOT NULL) AND (((state)::text = 'retired'::text) OR (secret IS NOT NULL))))),
    CONSTRAINT accounts_pdfsigningkey_state CHECK (((state)::text = ANY ((ARRAY['requested'::character varying, 'waiting'::character varying, 'active'::character varying, 'paused'::character varying, 'retired'::character varying])::text[])))
);


--
-- Name: accounts_plan; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_plan (
    id bigint NOT NULL,
    code character varying(40) NOT NULL,
    name character varying(100) NOT NULL,
    rate_burst integer NOT NULL,
    rate_per_minute integer NOT NULL,
    monthly_certificates integer,
    max_keys integer,
    max_endpoints integer,
    max_members integer,
    features character varying(40)[] NOT NULL,
    CONSTRAINT accounts_plan_max_endpoints_check CHECK ((max_endpoints >= 0)),
    CONSTRAINT accounts_plan_max_keys_check CHECK ((max_keys >= 0)),
    CONSTRAINT accounts_plan_max_members_check CHECK ((max_members >= 0)),
    CONSTRAINT accounts_plan_monthly_certificates_check CHECK ((monthly_certificates >= 0)),
    CONSTRAINT accounts_plan_rate_burst_check CHECK ((rate_burst >= 0)),
    CONSTRAINT accounts_plan_rate_per_minute_check CHECK ((rate_per_minute >= 0)),
    CONSTRAINT accounts_plan_rates CHECK (((rate_burst >= 1) AND (rate_per_minute >= 1)))
);


--
-- Name: accounts_plan_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_plan ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_plan_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_quotanotice; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_quotanotice (
    id uuid NOT NULL,
    month date NOT NULL,
    warned_for bigint,
    exceeded_for bigint,
    sequence integer NOT NULL,
    issuer_id uuid NOT NULL,
    CONSTRAINT accounts_quotanotice_sequence_check CHECK ((sequence >= 0))
);


--
-- Name: accounts_quotaslot; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_quotaslot (
    month date NOT NULL,
    slot smallint NOT NULL,
    granted bigint NOT NULL,
    used bigint NOT NULL,
    issuer_id uuid NOT NULL,
    CONSTRAINT accounts_quota_never_overrun CHECK (((used >= 0) AND (used <= granted))),
    CONSTRAINT accounts_quotaslot_slot_check CHECK ((slot >= 0))
)
WITH (fillfactor='20', autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_threshold='200');


--
-- Name: accounts_savedview; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_savedview (
    id bigint NOT NULL,
    issuer_id uuid NOT NULL,
    page character varying(60) NOT NULL,
    name character varying(60) NOT NULL,
    query character varying(1000) NOT NULL,
    membership_id bigint NOT NULL
);


--
-- Name: accounts_savedview_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_savedview ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_savedview_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_session; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_session (
    session_data text NOT NULL,
    expire_date timestamp with time zone NOT NULL,
    session_key character varying(64) NOT NULL,
    started_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    device character varying(200) NOT NULL,
    network inet,
    user_id bigint,
    identity_id uuid
);


--
-- Name: accounts_signin_cache; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_signin_cache (
    cache_key character varying(255) NOT NULL,
    value text NOT NULL,
    expires timestamp with time zone NOT NULL
);


--
-- Name: accounts_signingkey; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_signingkey (
    id uuid NOT NULL,
    mode character varying(4) NOT NULL,
    state character varying(11) NOT NULL,
    kid character varying(43),
    public_key bytea,
    secret text,
    requested_at timestamp with time zone NOT NULL,
    activated_at timestamp with time zone,
    retired_at timestamp with time zone,
    compromised_at timestamp with time zone,
    issuer_id uuid NOT NULL,
    CONSTRAINT accounts_signingkey_made CHECK ((((state)::text = 'requested'::text) OR ((activated_at IS NOT NULL) AND (kid IS NOT NULL) AND (public_key IS NOT NULL)))),
    CONSTRAINT accounts_signingkey_state CHECK (((state)::text = ANY ((ARRAY['requested'::character varying, 'active'::character varying, 'retired'::character varying, 'compromised'::character varying])::text[])))
);


--
-- Name: accounts_storedresponse; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_storedresponse (
    id bigint NOT NULL,
    mode character varying(4) NOT NULL,
    key character varying(255) NOT NULL,
    fingerprint bytea NOT NULL,
    request character varying(300) DEFAULT ''::character varying NOT NULL,
    status smallint NOT NULL,
    body bytea NOT NULL,
    location character varying(300),
    subject uuid,
    created_at timestamp with time zone NOT NULL,
    issuer_id uuid NOT NULL,
    CONSTRAINT accounts_response_mode CHECK (((mode)::text = ANY ((ARRAY['live'::character varying, 'test'::character varying])::text[]))),
    CONSTRAINT accounts_response_success CHECK (((status >= 200) AND (status <= 299))),
    CONSTRAINT accounts_storedresponse_status_check CHECK ((status >= 0))
)
WITH (autovacuum_vacuum_scale_factor='0.05', autovacuum_analyze_scale_factor='0.05');


--
-- Name: accounts_storedresponse_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_storedresponse ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_storedresponse_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_usageday; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_usageday (
    mode character varying(4) NOT NULL,
    day date NOT NULL,
    kind character varying(20) NOT NULL,
    amount bigint NOT NULL,
    issuer_id uuid NOT NULL,
    CONSTRAINT accounts_usage_mode CHECK (((mode)::text = ANY ((ARRAY['live'::character varying, 'test'::character varying])::text[]))),
    CONSTRAINT accounts_usageday_amount_check CHECK ((amount >= 0))
);


--
-- Name: accounts_usagehorizon; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_usagehorizon (
    kind character varying(20) NOT NULL,
    until timestamp with time zone NOT NULL,
    mark timestamp with time zone,
    mark_xid xid8
);


--
-- Name: accounts_user; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_user (
    id bigint NOT NULL,
    password character varying(128) NOT NULL,
    last_login timestamp with time zone,
    is_superuser boolean NOT NULL,
    email character varying(254) NOT NULL,
    name character varying(200) NOT NULL,
    locale character varying(2) NOT NULL,
    is_staff boolean NOT NULL,
    is_active boolean NOT NULL,
    session_epoch integer NOT NULL,
    date_joined timestamp with time zone NOT NULL,
    CONSTRAINT accounts_user_email_lower CHECK (((email)::text = lower((email)::text))),
    CONSTRAINT accounts_user_session_epoch_check CHECK ((session_epoch >= 0))
);


--
-- Name: accounts_user_groups; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_user_groups (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    group_id integer NOT NULL
);


--
-- Name: accounts_user_groups_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_user_groups ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_user_groups_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_user_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_user ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_user_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: accounts_user_user_permissions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_user_user_permissions (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    permission_id integer NOT NULL
);


--
-- Name: accounts_user_user_permissions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts_user_user_permissions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_user_user_permissions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: auth_group; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.auth_group (
    id integer NOT NULL,
    name character varying(150) NOT NULL
);


--
-- Name: auth_group_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.auth_group ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.auth_group_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: auth_group_permissions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.auth_group_permissions (
    id bigint NOT NULL,
    group_id integer NOT NULL,
    permission_id integer NOT NULL
);


--
-- Name: auth_group_permissions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.auth_group_permissions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.auth_group_permissions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: auth_permission; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.auth_permission (
    id integer NOT NULL,
    name character varying(255) NOT NULL,
    content_type_id integer NOT NULL,
    codename character varying(100) NOT NULL
);


--
-- Name: auth_permission_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.auth_permission ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.auth_permission_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: axes_accessattempt; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.axes_accessattempt (
    id integer NOT NULL,
    user_agent character varying(255) NOT NULL,
    ip_address inet,
    username character varying(255),
    http_accept character varying(1025) NOT NULL,
    path_info character varying(255) NOT NULL,
    attempt_time timestamp with time zone NOT NULL,
    get_data text NOT NULL,
    post_data text NOT NULL,
    failures_since_start integer NOT NULL,
    CONSTRAINT axes_accessattempt_failures_since_start_check CHECK ((failures_since_start >= 0))
);


--
-- Name: axes_accessattempt_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.axes_accessattempt ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.axes_accessattempt_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: axes_accessattemptexpiration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.axes_accessattemptexpiration (
    access_attempt_id integer NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: axes_accessfailurelog; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.axes_accessfailurelog (
    id integer NOT NULL,
    user_agent character varying(255) NOT NULL,
    ip_address inet,
    username character varying(255),
    http_accept character varying(1025) NOT NULL,
    path_info character varying(255) NOT NULL,
    attempt_time timestamp with time zone NOT NULL,
    locked_out boolean NOT NULL
);


--
-- Name: axes_accessfailurelog_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.axes_accessfailurelog ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.axes_accessfailurelog_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: axes_accesslog; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.axes_accesslog (
    id integer NOT NULL,
    user_agent character varying(255) NOT NULL,
    ip_address inet,
    username character varying(255),
    http_accept character varying(1025) NOT NULL,
    path_info character varying(255) NOT NULL,
    attempt_time timestamp with time zone NOT NULL,
    logout_time timestamp with time zone,
    session_hash character varying(64) NOT NULL
);


--
-- Name: axes_accesslog_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.axes_accesslog ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.axes_accesslog_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: certificates_attachmentfile; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_attachmentfile (
    id bigint NOT NULL,
    issuer_id uuid NOT NULL,
    number smallint NOT NULL,
    name character varying(200) NOT NULL,
    uploaded_at timestamp with time zone NOT NULL,
    certificate_id uuid NOT NULL,
    CONSTRAINT certificates_attachmentfile_number_check CHECK ((number >= 0))
);


--
-- Name: certificates_attachmentfile_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.certificates_attachmentfile ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.certificates_attachmentfile_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: certificates_certificatehistory; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_certificatehistory (
    issuer_id uuid NOT NULL,
    certificate_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    sequence integer NOT NULL,
    action character varying(10),
    from_state character varying(10),
    to_state character varying(10) NOT NULL,
    reason character varying(20),
    note character varying(2000),
    public_note character varying(500),
    actor_kind character varying(6) NOT NULL,
    actor_id character varying(64) NOT NULL,
    request_id character varying(128) NOT NULL,
    ip inet,
    CONSTRAINT certificates_certificatehistory_sequence_check CHECK ((sequence >= 0))
)
WITH (autovacuum_vacuum_insert_scale_factor='0.05');


--
-- Name: certificates_certificatekey; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_certificatekey (
    issuer_id uuid NOT NULL,
    certificate_id uuid NOT NULL,
    slot bigint GENERATED ALWAYS AS ((SUBSTRING(uuid_send(certificate_id) FROM 1 FOR 5))::bigint) STORED,
    product bigint,
    serial_number bigint,
    batch bigint,
    order_no bigint,
    plant bigint,
    line bigint,
    holder_email bigint,
    other bigint
);


--
-- Name: certificates_certificatelink; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_certificatelink (
    id uuid NOT NULL,
    issuer_id uuid NOT NULL,
    rel character varying(11) NOT NULL,
    url character varying(2000),
    label character varying(200),
    sha256 bytea,
    created_at timestamp with time zone NOT NULL,
    certificate_id uuid NOT NULL,
    target_id uuid,
    CONSTRAINT certificates_link_not_to_itself CHECK (((target_id IS NULL) OR (NOT ((target_id = certificate_id) AND (target_id IS NOT NULL))))),
    CONSTRAINT certificates_link_one_target CHECK ((((sha256 IS NULL) AND (target_id IS NOT NULL) AND (url IS NULL)) OR ((target_id IS NULL) AND (url IS NOT NULL)))),
    CONSTRAINT certificates_link_parts_are_certificates CHECK (((NOT ((rel)::text = 'partOf'::text)) OR (target_id IS NOT NULL))),
    CONSTRAINT certificates_link_rel CHECK (((rel)::text = ANY ((ARRAY['partOf'::character varying, 'derivedFrom'::character varying, 'relatedTo'::character varying, 'documents'::character varying])::text[])))
);


--
-- Name: certificates_certificatetype; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_certificatetype (
    id bigint NOT NULL,
    code character varying(60) NOT NULL,
    archived_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    issuer_id uuid NOT NULL,
    current_id bigint
);


--
-- Name: certificates_certificatetype_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.certificates_certificatetype ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.certificates_certificatetype_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: certificates_companyprefix; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_companyprefix (
    id bigint NOT NULL,
    prefix character varying(12) NOT NULL,
    state character varying(9) NOT NULL,
    note character varying(500) NOT NULL,
    claimed_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    issuer_id uuid NOT NULL,
    CONSTRAINT certificates_prefix_digits CHECK (((prefix)::text ~ '^[0-9]{3,12}$'::text)),
    CONSTRAINT certificates_prefix_state CHECK (((state)::text = ANY ((ARRAY['claimed'::character varying, 'confirmed'::character varying, 'refused'::character varying, 'withdrawn'::character varying])::text[])))
);


--
-- Name: certificates_companyprefix_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.certificates_companyprefix ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.certificates_companyprefix_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: certificates_erasure; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_erasure (
    id uuid NOT NULL,
    mode character varying(4) NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    execute_at timestamp with time zone NOT NULL,
    undone_at timestamp with time zone,
    erased_at timestamp with time zone,
    swept_at timestamp with time zone,
    actor_kind character varying(6) NOT NULL,
    actor_id character varying(64) NOT NULL,
    request_id character varying(128) NOT NULL,
    ip inet,
    issuer_id uuid NOT NULL,
    CONSTRAINT certificates_erasure_ends_once CHECK (((undone_at IS NULL) OR (erased_at IS NULL))),
    CONSTRAINT certificates_erasure_mode CHECK (((mode)::text = ANY ((ARRAY['live'::character varying, 'test'::character varying])::text[]))),
    CONSTRAINT certificates_erasure_not_before CHECK (((erased_at IS NULL) OR (erased_at >= execute_at)))
);


--
-- Name: certificates_hold; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_hold (
    id uuid NOT NULL,
    issuer_id uuid NOT NULL,
    reason character varying(20) NOT NULL,
    public_note character varying(500),
    actor_kind character varying(6) NOT NULL,
    actor_id character varying(64) NOT NULL,
    placed_at timestamp with time zone NOT NULL,
    lifted_at timestamp with time zone,
    certificate_id uuid NOT NULL,
    job_id uuid,
    CONSTRAINT certificates_hold_lifted_later CHECK (((lifted_at IS NULL) OR (lifted_at >= placed_at))),
    CONSTRAINT certificates_hold_reason CHECK (((reason)::text = ANY ((ARRAY['issued_in_error'::character varying, 'data_error'::character varying, 'nonconformity'::character varying, 'recall'::character varying, 'fraud'::character varying, 'replaced'::character varying, 'on_request'::character varying, 'other'::character varying])::text[])))
);


--
-- Name: certificates_holdercontact; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_holdercontact (
    certificate_id uuid NOT NULL,
    issuer_id uuid NOT NULL,
    email character varying(254) NOT NULL,
    changed_at timestamp with time zone NOT NULL
);


--
-- Name: certificates_holdername; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_holdername (
    mode character varying(4) NOT NULL,
    value character varying(200) NOT NULL COLLATE pg_catalog."C",
    certificate_id uuid NOT NULL,
    issuer_id uuid NOT NULL
);


--
-- Name: certificates_log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_log (
    mode character varying(4) NOT NULL,
    origin character varying(255) NOT NULL,
    verifier_key character varying(400) NOT NULL,
    size bigint NOT NULL,
    published bigint NOT NULL,
    halted character varying(300),
    signed_from bigint NOT NULL,
    successions jsonb NOT NULL
);


--
-- Name: certificates_logcheckpoint; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_logcheckpoint (
    mode character varying(4) NOT NULL,
    size bigint NOT NULL,
    root bytea NOT NULL,
    note text NOT NULL,
    at timestamp with time zone NOT NULL,
    "timestamp" bytea,
    cosignatures text
);


--
-- Name: certificates_logentry; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_logentry (
    mode character varying(4) NOT NULL,
    index bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    commitment bytea NOT NULL,
    certificate_id uuid,
    sequence integer,
    signing_key_id uuid,
    CONSTRAINT certificates_logentry_sequence_check CHECK ((sequence >= 0))
);


--
-- Name: certificates_logtile; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_logtile (
    mode character varying(4) NOT NULL,
    level smallint NOT NULL,
    number bigint NOT NULL,
    hashes bytea NOT NULL
);
ALTER TABLE ONLY public.certificates_logtile ALTER COLUMN hashes SET STORAGE EXTERNAL;


--
-- Name: certificates_numbercounter; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_numbercounter (
    id bigint NOT NULL,
    mode character varying(4) NOT NULL,
    series character varying(80) NOT NULL,
    next bigint NOT NULL,
    issuer_id uuid NOT NULL
);


--
-- Name: certificates_numbercounter_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.certificates_numbercounter ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.certificates_numbercounter_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: certificates_printout; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_printout (
    id bigint NOT NULL,
    issuer_id uuid NOT NULL,
    locale character varying(2) NOT NULL,
    sha256 bytea NOT NULL,
    printed_at timestamp with time zone NOT NULL,
    certificate_id uuid NOT NULL
);


--
-- Name: certificates_printout_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.certificates_printout ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.certificates_printout_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: certificates_publishedstatuslist; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_publishedstatuslist (
    issuer_id uuid NOT NULL,
    purpose character varying(10) NOT NULL,
    status_list_id uuid NOT NULL,
    suite character varying(16) NOT NULL,
    content text NOT NULL
);


--
-- Name: certificates_releaseoffrequest; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_releaseoffrequest (
    id bigint NOT NULL,
    issuer_id uuid NOT NULL,
    actor_kind character varying(6) NOT NULL,
    actor_id character varying(64) NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    type_id bigint NOT NULL
);


--
-- Name: certificates_releaseoffrequest_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.certificates_releaseoffrequest ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.certificates_releaseoffrequest_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: certificates_seal; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_seal (
    certificate_id uuid NOT NULL,
    issuer_id uuid NOT NULL,
    form smallint,
    status_index integer,
    jcs bytea,
    rdfc bytea,
    jwt bytea,
    signed_at timestamp with time zone,
    key_id uuid,
    status_list_id uuid,
    conformity bytea,
    conformity_form smallint,
    CONSTRAINT certificates_seal_conformity_form_check CHECK ((conformity_form >= 0)),
    CONSTRAINT certificates_seal_form_check CHECK ((form >= 0)),
    CONSTRAINT certificates_seal_status_index_check CHECK ((status_index >= 0))
);


--
-- Name: certificates_signedpdf; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_signedpdf (
    id bigint NOT NULL,
    issuer_id uuid NOT NULL,
    sha256 bytea NOT NULL,
    edition character varying(6) NOT NULL,
    locale character varying(2) NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    signature bytea,
    good_until timestamp with time zone,
    certificate_id uuid NOT NULL,
    key_id uuid,
    CONSTRAINT certificates_signedpdf_signed CHECK (((signature IS NULL) OR (key_id IS NOT NULL)))
);


--
-- Name: certificates_signedpdf_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.certificates_signedpdf ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.certificates_signedpdf_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: certificates_statuslist; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_statuslist (
    id uuid NOT NULL,
    mode character varying(4) NOT NULL,
    form smallint NOT NULL,
    order_key text NOT NULL,
    assigned integer NOT NULL,
    due_at timestamp with time zone NOT NULL,
    signed_at timestamp with time zone,
    signed_assigned integer NOT NULL,
    issuer_id uuid NOT NULL,
    key_id uuid,
    CONSTRAINT certificates_statuslist_assigned_check CHECK ((assigned >= 0)),
    CONSTRAINT certificates_statuslist_form_check CHECK ((form >= 0)),
    CONSTRAINT certificates_statuslist_signed_assigned_check CHECK ((signed_assigned >= 0))
);


--
-- Name: certificates_typeversion_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.certificates_typeversion ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.certificates_typeversion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: certificates_unlogged; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_unlogged (
    id bigint NOT NULL,
    certificate_id uuid,
    sequence integer NOT NULL,
    at timestamp with time zone,
    mode character varying(4),
    signing_key_id uuid,
    statement bytea,
    CONSTRAINT certificates_unlogged_sequence_check CHECK ((sequence >= 0))
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='10000');


--
-- Name: certificates_unlogged_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.certificates_unlogged ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.certificates_unlogged_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: django_admin_log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.django_admin_log (
    id integer NOT NULL,
    action_time timestamp with time zone NOT NULL,
    object_id text,
    object_repr character varying(200) NOT NULL,
    action_flag smallint NOT NULL,
    change_message text NOT NULL,
    content_type_id integer,
    user_id bigint NOT NULL,
    CONSTRAINT django_admin_log_action_flag_check CHECK ((action_flag >= 0))
);


--
-- Name: django_admin_log_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.django_admin_log ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.django_admin_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: django_content_type; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.django_content_type (
    id integer NOT NULL,
    app_label character varying(100) NOT NULL,
    model character varying(100) NOT NULL
);


--
-- Name: django_content_type_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.django_content_type ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.django_content_type_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: django_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.django_migrations (
    id bigint NOT NULL,
    app character varying(255) NOT NULL,
    name character varying(255) NOT NULL,
    applied timestamp with time zone NOT NULL
);


--
-- Name: django_migrations_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.django_migrations ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.django_migrations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: django_session; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.django_session (
    session_key character varying(40) NOT NULL,
    session_data text NOT NULL,
    expire_date timestamp with time zone NOT NULL
);


--
-- Name: edu_cohort; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.edu_cohort (
    id uuid NOT NULL,
    mode character varying(4) NOT NULL,
    code character varying(60) NOT NULL,
    name character varying(200) NOT NULL,
    starts_on date,
    ends_on date,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    issuer_id uuid NOT NULL,
    program_id uuid NOT NULL,
    team_id uuid,
    CONSTRAINT edu_cohort_dates CHECK (((starts_on IS NULL) OR (ends_on IS NULL) OR (ends_on >= starts_on))),
    CONSTRAINT edu_cohort_mode CHECK (((mode)::text = ANY ((ARRAY['live'::character varying, 'test'::character varying])::text[])))
);


--
-- Name: edu_cohortverifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.edu_cohortverifications (
    issuer_id uuid NOT NULL,
    day date NOT NULL,
    amount bigint NOT NULL,
    cohort_id uuid NOT NULL,
    CONSTRAINT edu_cohortverifications_amount_check CHECK ((amount >= 0))
);


--
-- Name: edu_enrolment; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.edu_enrolment (
    id uuid NOT NULL,
    mode character varying(4) NOT NULL,
    status character varying(10) NOT NULL,
    attempt smallint NOT NULL,
    grade character varying(40) NOT NULL,
    completed_on date,
    results jsonb NOT NULL,
    evidence character varying(2000) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    sequence integer NOT NULL,
    certificate_id uuid,
    cohort_id uuid NOT NULL,
    issuer_id uuid NOT NULL,
    program_id uuid NOT NULL,
    recipient_id uuid NOT NULL,
    CONSTRAINT edu_enrolment_attempt CHECK ((attempt >= 1)),
    CONSTRAINT edu_enrolment_attempt_check CHECK ((attempt >= 0)),
    CONSTRAINT edu_enrolment_completed_when CHECK (((NOT ((status)::text = 'completed'::text)) OR (completed_on IS NOT NULL))),
    CONSTRAINT edu_enrolment_mode CHECK (((mode)::text = ANY ((ARRAY['live'::character varying, 'test'::character varying])::text[]))),
    CONSTRAINT edu_enrolment_sequence_check CHECK ((sequence >= 0)),
    CONSTRAINT edu_enrolment_status CHECK (((status)::text = ANY ((ARRAY['enrolled'::character varying, 'completed'::character varying, 'withdrawn'::character varying, 'failed'::character varying])::text[])))
);


--
-- Name: edu_onboarding; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.edu_onboarding (
    issuer_id uuid NOT NULL,
    legal_name character varying(200) NOT NULL,
    country character varying(2) NOT NULL,
    address character varying(500) NOT NULL,
    website character varying(300) NOT NULL,
    accreditation_body character varying(200) NOT NULL,
    accreditation_number character varying(100) NOT NULL,
    contact_name character varying(200) NOT NULL,
    contact_email character varying(254) NOT NULL,
    contact_phone character varying(50) NOT NULL,
    state character varying(12) NOT NULL,
    reason character varying(1000) NOT NULL,
    submitted_at timestamp with time zone,
    decided_at timestamp with time zone,
    sequence integer NOT NULL,
    decided_by_id bigint,
    CONSTRAINT edu_onboarding_decided CHECK (((NOT ((state)::text = ANY ((ARRAY['approved'::character varying, 'rejected'::character varying])::text[]))) OR (decided_at IS NOT NULL))),
    CONSTRAINT edu_onboarding_reason CHECK (((NOT ((state)::text = 'rejected'::text)) OR (NOT ((reason)::text = ''::text)))),
    CONSTRAINT edu_onboarding_sequence_check CHECK ((sequence >= 0)),
    CONSTRAINT edu_onboarding_state CHECK (((state)::text = ANY ((ARRAY['not_started'::character varying, 'in_progress'::character varying, 'submitted'::character varying, 'approved'::character varying, 'rejected'::character varying])::text[]))),
    CONSTRAINT edu_onboarding_submitted CHECK (((NOT ((state)::text = ANY ((ARRAY['submitted'::character varying, 'approved'::character varying, 'rejected'::character varying])::text[]))) OR (submitted_at IS NOT NULL)))
);


--
-- Name: edu_program; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.edu_program (
    id uuid NOT NULL,
    code character varying(60) NOT NULL,
    name_de character varying(200) NOT NULL,
    name_en character varying(200) NOT NULL,
    name_fr character varying(200) NOT NULL,
    name_sq character varying(200) NOT NULL,
    description_de text NOT NULL,
    description_en text NOT NULL,
    description_fr text NOT NULL,
    description_sq text NOT NULL,
    eqf_level smallint,
    credits numeric(6,2),
    hours numeric(7,2),
    attendance character varying(10) NOT NULL,
    language character varying(16) NOT NULL,
    learning_outcomes jsonb NOT NULL,
    alignment jsonb NOT NULL,
    validity_months smallint,
    grade_scale jsonb,
    state character varying(10) NOT NULL,
    published_at timestamp with time zone,
    archived_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    sequence integer NOT NULL,
    certificate_type_id bigint,
    issuer_id uuid NOT NULL,
    team_id uuid,
    CONSTRAINT edu_program_archived CHECK ((((archived_at IS NOT NULL) AND ((state)::text = 'archived'::text)) OR ((NOT ((state)::text = 'archived'::text)) AND (archived_at IS NULL)))),
    CONSTRAINT edu_program_attendance CHECK (((attendance)::text = ANY ((ARRAY['on_site'::character varying, 'online'::character varying, 'blended'::character varying])::text[]))),
    CONSTRAINT edu_program_credits CHECK ((((credits IS NULL) OR (credits >= (0)::numeric)) AND ((hours IS NULL) OR (hours >= (0)::numeric)))),
    CONSTRAINT edu_program_eqf_level CHECK (((eqf_level IS NULL) OR ((eqf_level >= 1) AND (eqf_level <= 8)))),
    CONSTRAINT edu_program_eqf_level_check CHECK ((eqf_level >= 0)),
    CONSTRAINT edu_program_published_with_a_type CHECK (((NOT ((state)::text = 'published'::text)) OR ((certificate_type_id IS NOT NULL) AND (published_at IS NOT NULL)))),
    CONSTRAINT edu_program_sequence_check CHECK ((sequence >= 0)),
    CONSTRAINT edu_program_state CHECK (((state)::text = ANY ((ARRAY['draft'::character varying, 'published'::character varying, 'archived'::character varying])::text[]))),
    CONSTRAINT edu_program_validity CHECK (((validity_months IS NULL) OR ((validity_months >= 1) AND (validity_months <= 1200)))),
    CONSTRAINT edu_program_validity_months_check CHECK ((validity_months >= 0))
);


--
-- Name: edu_recipient; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.edu_recipient (
    id uuid NOT NULL,
    mode character varying(4) NOT NULL,
    external_id character varying(200),
    given_name character varying(100) NOT NULL,
    family_name character varying(100) NOT NULL,
    printed_name character varying(200) NOT NULL,
    email character varying(254),
    locale character varying(2) NOT NULL,
    birth_date date,
    birth_place character varying(200) NOT NULL,
    attributes jsonb NOT NULL,
    search_text character varying(500) NOT NULL,
    search_vector tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, (COALESCE(search_text, ''::character varying))::text)) STORED,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    sequence integer NOT NULL,
    erased_at timestamp with time zone,
    erasure_id uuid,
    issuer_id uuid NOT NULL,
    merged_into_id uuid,
    CONSTRAINT edu_recipient_erased_without_a_number CHECK (((erased_at IS NULL) OR (external_id IS NULL))),
    CONSTRAINT edu_recipient_external_id_stated CHECK (((external_id IS NULL) OR (NOT (((external_id)::text = ''::text) AND (external_id IS NOT NULL))))),
    CONSTRAINT edu_recipient_locale CHECK (((locale)::text = ANY ((ARRAY['de'::character varying, 'en'::character varying, 'fr'::character varying, 'sq'::character varying])::text[]))),
    CONSTRAINT edu_recipient_mode CHECK (((mode)::text = ANY ((ARRAY['live'::character varying, 'test'::character varying])::text[]))),
    CONSTRAINT edu_recipient_named_until_gone CHECK ((((erased_at IS NULL) AND (merged_into_id IS NULL) AND (NOT ((family_name)::text = ''::text))) OR ((email IS NULL) AND ((family_name)::text = ''::text) AND ((given_name)::text = ''::text) AND ((printed_name)::text = ''::text) AND (attributes = '{}'::jsonb) AND (birth_date IS NULL) AND ((birth_place)::text = ''::text) AND ((search_text)::text = ''::text)))),
    CONSTRAINT edu_recipient_sequence_check CHECK ((sequence >= 0))
);


--
-- Name: edu_team; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.edu_team (
    id uuid NOT NULL,
    name character varying(200) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    sequence integer NOT NULL,
    issuer_id uuid NOT NULL,
    CONSTRAINT edu_team_sequence_check CHECK ((sequence >= 0))
);


--
-- Name: edu_teaminvitation; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.edu_teaminvitation (
    id uuid NOT NULL,
    issuer_id uuid NOT NULL,
    role character varying(12) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    invitation_id uuid NOT NULL,
    team_id uuid NOT NULL,
    CONSTRAINT edu_team_invitation_role CHECK (((role)::text = ANY ((ARRAY['coordinator'::character varying, 'instructor'::character varying, 'assessor'::character varying])::text[])))
);


--
-- Name: edu_teammember; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.edu_teammember (
    id uuid NOT NULL,
    issuer_id uuid NOT NULL,
    role character varying(12) NOT NULL,
    joined_at timestamp with time zone NOT NULL,
    membership_id bigint NOT NULL,
    team_id uuid NOT NULL,
    CONSTRAINT edu_team_member_role CHECK (((role)::text = ANY ((ARRAY['coordinator'::character varying, 'instructor'::character varying, 'assessor'::character varying])::text[])))
);


--
-- Name: mfa_authenticator; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mfa_authenticator (
    id bigint NOT NULL,
    type character varying(20) NOT NULL,
    data jsonb NOT NULL,
    user_id bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);


--
-- Name: mfa_authenticator_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.mfa_authenticator ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.mfa_authenticator_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: webhooks_attempt; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhooks_attempt (
    id uuid NOT NULL,
    issuer_id uuid NOT NULL,
    delivery_id uuid NOT NULL,
    started_at timestamp with time zone NOT NULL,
    number integer NOT NULL,
    duration_ms integer NOT NULL,
    status smallint,
    truncated boolean NOT NULL,
    trigger character varying(9) NOT NULL,
    outcome character varying(8) NOT NULL,
    url character varying(2000) NOT NULL,
    error character varying(300) NOT NULL,
    headers jsonb NOT NULL,
    body text NOT NULL
)
PARTITION BY RANGE (id);


--
-- Name: webhooks_bodyhorizon; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhooks_bodyhorizon (
    id smallint NOT NULL,
    through uuid NOT NULL,
    CONSTRAINT webhooks_bodyhorizon_id_check CHECK ((id >= 0))
);


--
-- Name: webhooks_delivery; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhooks_delivery (
    id uuid NOT NULL,
    mode character varying(4) NOT NULL,
    event_type character varying(60) NOT NULL,
    state character varying(9) NOT NULL,
    trigger character varying(9) NOT NULL,
    priority smallint NOT NULL,
    attempts integer NOT NULL,
    attempts_left smallint NOT NULL,
    next_at timestamp with time zone NOT NULL,
    lease_token uuid,
    created_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    last_outcome character varying(8),
    last_status smallint,
    issuer_id uuid NOT NULL,
    endpoint_id uuid NOT NULL,
    event_id uuid NOT NULL,
    CONSTRAINT webhooks_delivery_attempts_check CHECK ((attempts >= 0)),
    CONSTRAINT webhooks_delivery_attempts_left_check CHECK ((attempts_left >= 0)),
    CONSTRAINT webhooks_delivery_last_status_check CHECK ((last_status >= 0)),
    CONSTRAINT webhooks_delivery_lease CHECK ((((lease_token IS NOT NULL) AND ((state)::text = 'leased'::text)) OR ((NOT ((state)::text = 'leased'::text)) AND (lease_token IS NULL)))),
    CONSTRAINT webhooks_delivery_state CHECK (((state)::text = ANY ((ARRAY['pending'::character varying, 'leased'::character varying, 'held'::character varying, 'succeeded'::character varying, 'exhausted'::character varying, 'cancelled'::character varying])::text[])))
)
WITH (fillfactor='85', autovacuum_vacuum_scale_factor='0.02', autovacuum_analyze_scale_factor='0.02');


--
-- Name: webhooks_endpoint; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhooks_endpoint (
    id uuid NOT NULL,
    mode character varying(4) NOT NULL,
    url character varying(2000) NOT NULL,
    description character varying(200) NOT NULL,
    events character varying(60)[] NOT NULL,
    headers text NOT NULL,
    rate_limit integer,
    state character varying(8) NOT NULL,
    disabled_reason character varying(8),
    disabled_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    sequence integer NOT NULL,
    secret text NOT NULL,
    old_secret text,
    old_secret_until timestamp with time zone,
    failures integer NOT NULL,
    failure_share double precision DEFAULT 0.0 NOT NULL,
    failing_since timestamp with time zone,
    last_failure_at timestamp with time zone,
    last_success_at timestamp with time zone,
    window_from timestamp with time zone,
    clock_from timestamp with time zone,
    alarm_at timestamp with time zone,
    parked_until timestamp with time zone,
    notified smallint NOT NULL,
    allowance double precision NOT NULL,
    allowance_at timestamp with time zone NOT NULL,
    issuer_id uuid NOT NULL,
    CONSTRAINT webhooks_endpoint_failures_check CHECK ((failures >= 0)),
    CONSTRAINT webhooks_endpoint_mode CHECK (((mode)::text = ANY ((ARRAY['live'::character varying, 'test'::character varying])::text[]))),
    CONSTRAINT webhooks_endpoint_notified_check CHECK ((notified >= 0)),
    CONSTRAINT webhooks_endpoint_old_secret CHECK (((old_secret IS NULL) OR (old_secret_until IS NOT NULL))),
    CONSTRAINT webhooks_endpoint_rate CHECK (((rate_limit IS NULL) OR (rate_limit >= 1))),
    CONSTRAINT webhooks_endpoint_rate_limit_check CHECK ((rate_limit >= 0)),
    CONSTRAINT webhooks_endpoint_reason CHECK (((NOT ((state)::text = 'disabled'::text)) OR ((disabled_at IS NOT NULL) AND ((disabled_reason)::text = ANY ((ARRAY['by_hand'::character varying, 'failing'::character varying, 'gone'::character varying])::text[]))))),
    CONSTRAINT webhooks_endpoint_sequence_check CHECK ((sequence >= 0)),
    CONSTRAINT webhooks_endpoint_state CHECK (((state)::text = ANY ((ARRAY['active'::character varying, 'disabled'::character varying, 'deleted'::character varying])::text[])))
)
WITH (fillfactor='50', autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_threshold='200');


--
-- Name: webhooks_endpointhour; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhooks_endpointhour (
    issuer_id uuid NOT NULL,
    hour timestamp with time zone NOT NULL,
    succeeded integer NOT NULL,
    failed integer NOT NULL,
    answer_ms bigint NOT NULL,
    first_attempts integer NOT NULL,
    waited_ms bigint NOT NULL,
    endpoint_id uuid NOT NULL,
    CONSTRAINT webhooks_endpointhour_answer_ms_check CHECK ((answer_ms >= 0)),
    CONSTRAINT webhooks_endpointhour_failed_check CHECK ((failed >= 0)),
    CONSTRAINT webhooks_endpointhour_first_attempts_check CHECK ((first_attempts >= 0)),
    CONSTRAINT webhooks_endpointhour_succeeded_check CHECK ((succeeded >= 0)),
    CONSTRAINT webhooks_endpointhour_waited_ms_check CHECK ((waited_ms >= 0))
)
WITH (fillfactor='50', autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_threshold='200');


--
-- Name: webhooks_event; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhooks_event (
    id uuid NOT NULL,
    issuer_id uuid NOT NULL,
    subject uuid NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    txid xid8 DEFAULT pg_current_xact_id() NOT NULL,
    sequence integer NOT NULL,
    body bytea,
    mode character varying(4) NOT NULL,
    type character varying(60) NOT NULL,
    traceparent character varying(55) DEFAULT ''::character varying NOT NULL,
    CONSTRAINT webhooks_event_from_one CHECK ((sequence >= 1)),
    CONSTRAINT webhooks_event_sequence_check CHECK ((sequence >= 0))
)
WITH (autovacuum_vacuum_scale_factor='0.05');


--
-- Name: webhooks_latebody; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhooks_latebody (
    event_id uuid NOT NULL,
    issuer_id uuid NOT NULL
);


--
-- Data for Name: account_emailaddress; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.account_emailaddress (id, email, verified, "primary", user_id) FROM stdin;
\.


--
-- Data for Name: account_emailconfirmation; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.account_emailconfirmation (id, created, sent, key, email_address_id) FROM stdin;
\.


--
-- Data for Name: accounts_apikey; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_apikey (id, name, mode, key_id, digest, pepper_id, last_four, scopes, scope_cap, type_ids, allowed_networks, api_version, expires_at, revoked_at, sequence, warned_days, created_at, root_person_id, past_root_ids, orphaned_at, created_by_id, successor_id, issuer_id) FROM stdin;
01a20815-adb7-77aa-849a-74d44b993192	Demo	live	kcuaMP5giomt	\\x20fa59cbb306c4db24ff2fff8352c0fd43c1a5e7ed7d45f43cf9e46e3b9ef8ba	test	Rz4M	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,signing:manage,webhooks:manage,webhooks:read}	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,signing:manage,webhooks:manage,webhooks:read}	{}	{}	2026-03-01	\N	\N	1	\N	2026-11-23 11:06:08.17543+00	3	{}	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-adf7-702f-aa67-ef054cf8b56f	Demo	test	5nDUPoiiw7fF	\\xe32765360ea18db0d0aa1db7e807dbc71237cb327c67c56865026b283d06c809	test	w1G3	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,signing:manage,webhooks:manage,webhooks:read}	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,signing:manage,webhooks:manage,webhooks:read}	{}	{}	2026-03-01	\N	\N	1	\N	2026-11-23 11:06:08.223351+00	3	{}	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-ae27-72aa-bb98-a6b06f690d18	Demo	live	ynqZNt5uDRyd	\\x930469b84065a7376af8c812d60438383bbd6d6dac7482d1976212b7415ea676	test	V6xG	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,signing:manage,webhooks:manage,webhooks:read}	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,signing:manage,webhooks:manage,webhooks:read}	{}	{}	2026-03-01	\N	\N	1	\N	2026-11-23 11:06:08.277915+00	2	{}	\N	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
\.


--
-- Data for Name: accounts_apikeyuse; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_apikeyuse (key_id, issuer_id, last_used_at) FROM stdin;
\.


--
-- Data for Name: accounts_auditentry; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_auditentry (id, mode, actor_kind, actor_id, action, target, changes, request_id, ip, at, txid, "position", seal, issuer_id) FROM stdin;
01a20815-a58b-76a4-b209-c696d5a785ec	live	system	demo	type.created	type_1	{"code": {"after": "en10204-3-1", "before": null}, "kind": {"after": "product", "before": null}, "fields": {"after": [{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaserAddress", "kind": "text", "unit": "", "label": {"de": "Anschrift des Bestellers", "en": "Purchaser’s address", "fr": "Adresse de l’acheteur", "sq": "Adresa e blerësit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Abnahmeprüfzeugnis 3.1", "before": null}, "name_en": {"after": "Inspection certificate 3.1", "before": null}, "name_fr": {"after": "Certificat de réception 3.1", "before": null}, "name_sq": {"after": "Certifikatë inspektimi 3.1", "before": null}, "required": {"after": ["productId", "serialNumber"], "before": null}, "unique_by": {"after": "none", "before": null}, "credential": {"after": {"map": {}, "profile": "untp-dcc", "standard": "EN 10204 3.1", "assessorLevel": "self", "achievementType": "", "attestationType": "inspection"}, "before": null}, "pdf_public": {"after": true, "before": null}, "show_holder": {"after": "never", "before": null}, "digital_link": {"after": {"productPage": "https://muster.example/products/{gtin}"}, "before": null}, "print_layout": {"after": "report", "before": null}, "description_de": {"after": "Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).", "before": null}, "description_en": {"after": "With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).", "before": null}, "description_fr": {"after": "Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).", "before": null}, "description_sq": {"after": "Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).", "before": null}, "number_pattern": {"after": "3.1-{year}-{seq:6}", "before": null}}		\N	2026-11-23 11:06:05.917373+00	834	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-a5bb-74aa-a3f8-fe12b2daa70a	live	system	demo	type.created	type_2	{"code": {"after": "training", "before": null}, "kind": {"after": "person", "before": null}, "fields": {"after": [{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Schulungsnachweis", "before": null}, "name_en": {"after": "Training certificate", "before": null}, "name_fr": {"after": "Attestation de formation", "before": null}, "name_sq": {"after": "Certifikatë trajnimi", "before": null}, "required": {"after": ["holderName"], "before": null}, "unique_by": {"after": "external_ref", "before": null}, "credential": {"after": {"map": {}, "profile": "open-badges", "standard": "", "assessorLevel": "", "achievementType": "CertificateOfCompletion", "attestationType": ""}, "before": null}, "pdf_public": {"after": false, "before": null}, "show_holder": {"after": "name", "before": null}, "print_layout": {"after": "training", "before": null}, "description_de": {"after": "Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.", "before": null}, "description_en": {"after": "Confirms that a person took part in a training, and with which result.", "before": null}, "description_fr": {"after": "Confirme la participation d’une personne à une formation, et son résultat.", "before": null}, "description_sq": {"after": "Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.", "before": null}, "number_pattern": {"after": "TR-{year}-{seq:5}", "before": null}, "validity_months": {"after": 24, "before": null}}		\N	2026-11-23 11:06:06.115822+00	834	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-a6b7-76b0-835a-4398b3b29fc0	test	system	demo	certificate.suspended	cert_01m841b9kxevprqwrxkh4vs7z5	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "recall", "before": null}}		\N	2026-11-23 11:06:06.145396+00	834	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-a6f9-77a7-b137-8129ef1e6a29	test	system	demo	certificate.revoked	cert_01m841b9p3e00vj8atra7wrz75	{"state": {"after": "revoked", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:06:06.145396+00	834	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-a743-7075-ad1a-6309894bbef3	test	system	demo	certificate.superseded	cert_01m841b9r8ebas4r459g2t1xy5	{"state": {"after": "superseded", "before": "active"}, "reason": {"after": "replaced", "before": null}}		\N	2026-11-23 11:06:06.145396+00	834	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-a78f-762b-b93b-9aee3a1e206d	live	system	demo	type.created	type_3	{"code": {"after": "en10204-3-1", "before": null}, "kind": {"after": "product", "before": null}, "fields": {"after": [{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaserAddress", "kind": "text", "unit": "", "label": {"de": "Anschrift des Bestellers", "en": "Purchaser’s address", "fr": "Adresse de l’acheteur", "sq": "Adresa e blerësit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Abnahmeprüfzeugnis 3.1", "before": null}, "name_en": {"after": "Inspection certificate 3.1", "before": null}, "name_fr": {"after": "Certificat de réception 3.1", "before": null}, "name_sq": {"after": "Certifikatë inspektimi 3.1", "before": null}, "required": {"after": ["productId", "serialNumber"], "before": null}, "unique_by": {"after": "none", "before": null}, "credential": {"after": {"map": {}, "profile": "untp-dcc", "standard": "EN 10204 3.1", "assessorLevel": "self", "achievementType": "", "attestationType": "inspection"}, "before": null}, "pdf_public": {"after": true, "before": null}, "show_holder": {"after": "never", "before": null}, "digital_link": {"after": {"productPage": "https://muster.example/products/{gtin}"}, "before": null}, "print_layout": {"after": "report", "before": null}, "description_de": {"after": "Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).", "before": null}, "description_en": {"after": "With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).", "before": null}, "description_fr": {"after": "Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).", "before": null}, "description_sq": {"after": "Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).", "before": null}, "number_pattern": {"after": "3.1-{year}-{seq:6}", "before": null}}		\N	2026-11-23 11:06:06.591478+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-a7ab-7611-a7d7-af7cfdf84f1f	live	system	demo	type.created	type_4	{"code": {"after": "training", "before": null}, "kind": {"after": "person", "before": null}, "fields": {"after": [{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Schulungsnachweis", "before": null}, "name_en": {"after": "Training certificate", "before": null}, "name_fr": {"after": "Attestation de formation", "before": null}, "name_sq": {"after": "Certifikatë trajnimi", "before": null}, "required": {"after": ["holderName"], "before": null}, "unique_by": {"after": "external_ref", "before": null}, "credential": {"after": {"map": {}, "profile": "open-badges", "standard": "", "assessorLevel": "", "achievementType": "CertificateOfCompletion", "attestationType": ""}, "before": null}, "pdf_public": {"after": false, "before": null}, "show_holder": {"after": "name", "before": null}, "print_layout": {"after": "training", "before": null}, "description_de": {"after": "Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.", "before": null}, "description_en": {"after": "Confirms that a person took part in a training, and with which result.", "before": null}, "description_fr": {"after": "Confirme la participation d’une personne à une formation, et son résultat.", "before": null}, "description_sq": {"after": "Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.", "before": null}, "number_pattern": {"after": "TR-{year}-{seq:5}", "before": null}, "validity_months": {"after": 24, "before": null}}		\N	2026-11-23 11:06:06.619335+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-a7d7-75fb-ac9b-e133c082b3bd	live	system	demo	prefix.claimed	prefix_1	{"state": {"after": "claimed", "before": null}, "prefix": {"after": "952", "before": null}}		\N	2026-11-23 11:06:06.649039+00	834	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-a81f-71ea-a97c-7ddaf4540f21	live	user	1	prefix.confirmed	prefix_1	{"note": {"after": "GS1 keeps 952 for examples.", "before": ""}, "state": {"after": "confirmed", "before": "claimed"}}		\N	2026-11-23 11:06:06.728291+00	834	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-a83c-7597-9cc9-6a297219205a	live	user	1	open_item.settled	iss_01m841b95qebtbwrbnvp9xfka3	{"kind": {"after": "prefix", "before": null}}		\N	2026-11-23 11:06:06.728291+00	834	\N	\N	\N
01a20815-a8bb-75d8-aeaa-549c83b3dd10	live	user	2	team.created	team_01m841ba5qez1b0bh30h5y6536	{"name": {"after": "Elektroteknikë", "before": null}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-a8ec-750e-841a-e47c5bf75a1f	live	user	2	team.member_added	team_01m841ba5qez1b0bh30h5y6536	{"role": {"after": "coordinator", "before": null}, "member": {"after": "user_2", "before": null}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-a91c-7048-86c9-d67f8cc55214	live	user	2	type.created	type_5	{"code": {"after": "diploma", "before": null}, "kind": {"after": "person", "before": null}, "fields": {"after": [{"key": "dateOfBirth", "kind": "date", "unit": "", "label": {"de": "Geburtsdatum", "en": "Date of birth", "fr": "Date de naissance", "sq": "Data e lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "placeOfBirth", "kind": "text", "unit": "", "label": {"de": "Geburtsort", "en": "Place of birth", "fr": "Lieu de naissance", "sq": "Vendi i lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "studentNo", "kind": "text", "unit": "", "label": {"de": "Matrikelnummer", "en": "Student number", "fr": "N° d’étudiant", "sq": "Numri i studentit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programme", "kind": "text", "unit": "", "label": {"de": "Studiengang", "en": "Programme of study", "fr": "Filière d’études", "sq": "Programi i studimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kennung des Studiengangs", "en": "Programme code", "fr": "Code de la filière", "sq": "Kodi i programit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "qualification", "kind": "text", "unit": "", "label": {"de": "Verliehene Qualifikation", "en": "Qualification awarded", "fr": "Titre décerné", "sq": "Kualifikimi i fituar"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "eqfLevel", "kind": "choice", "unit": "", "label": {"de": "EQR-Niveau", "en": "EQF level", "fr": "Niveau CEC", "sq": "Niveli KEK"}, "public": true, "choices": ["1", "2", "3", "4", "5", "6", "7", "8"], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Gesamtnote", "en": "Overall grade", "fr": "Note finale", "sq": "Nota përfundimtare"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "thesis", "kind": "text", "unit": "", "label": {"de": "Thema der Abschlussarbeit", "en": "Title of the thesis", "fr": "Sujet du mémoire", "sq": "Tema e punimit të diplomës"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "languageOfInstruction", "kind": "text", "unit": "", "label": {"de": "Unterrichtssprache", "en": "Language of instruction", "fr": "Langue d’enseignement", "sq": "Gjuha e mësimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date d’obtention", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "transcript", "kind": "table", "unit": "", "label": {"de": "Leistungsübersicht", "en": "Transcript of records", "fr": "Relevé de notes", "sq": "Transkripta e notave"}, "public": false, "choices": [], "columns": [{"label": {"de": "Modul", "en": "Module", "fr": "Module", "sq": "Moduli"}}, {"label": {"de": "Punkte", "en": "Credits", "fr": "Crédits", "sq": "Kreditet"}}, {"label": {"de": "Note", "en": "Grade", "fr": "Note", "sq": "Nota"}}], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Diplom", "before": null}, "name_en": {"after": "Diploma", "before": null}, "name_fr": {"after": "Diplôme", "before": null}, "name_sq": {"after": "Diplomë", "before": null}, "required": {"after": ["holderName"], "before": null}, "unique_by": {"after": "external_ref", "before": null}, "credential": {"after": {"map": {}, "profile": "open-badges", "standard": "", "assessorLevel": "", "achievementType": "Diploma", "attestationType": ""}, "before": null}, "pdf_public": {"after": false, "before": null}, "show_holder": {"after": "name", "before": null}, "print_layout": {"after": "diploma", "before": null}, "description_de": {"after": "Verleiht nach bestandenem Studium oder bestandener Ausbildung eine Qualifikation.", "before": null}, "description_en": {"after": "Awards a qualification after a programme of study or training was passed.", "before": null}, "description_fr": {"after": "Décerne un titre à l’issue d’études ou d’une formation réussies.", "before": null}, "description_sq": {"after": "Jep një kualifikim pas përfundimit me sukses të studimeve ose të shkollimit.", "before": null}, "number_pattern": {"after": "DIP-{year}-{seq:5}", "before": null}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-a937-74a2-8a4b-33c46b3e74f5	live	user	2	program.created	prog_01m841ba9fe05sj12t4h9p51sr	{"code": {"after": "industrial-electronics", "before": null}, "team": {"after": "team_01m841ba5qez1b0bh30h5y6536", "before": null}, "hours": {"after": "900.00", "before": null}, "credits": {"after": "60.00", "before": null}, "name_de": {"after": "Industrieelektronik", "before": null}, "name_en": {"after": "Industrial electronics", "before": null}, "name_fr": {"after": "Électronique industrielle", "before": null}, "name_sq": {"after": "Elektronika industriale", "before": null}, "language": {"after": "de", "before": null}, "eqf_level": {"after": 4, "before": null}, "attendance": {"after": "blended", "before": null}, "grade_scale": {"after": {"max": "6", "min": "1", "kind": "numeric", "step": "0.1", "better": "lower", "passMark": "4"}, "before": null}, "certificate_type": {"after": 5, "before": null}, "learning_outcomes": {"after": ["Plant und prüft elektrische Anlagen nach EN 60204-1."], "before": null}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-a9ce-71aa-a66a-24349e086ba3	live	user	2	recipient.created	rcp_01m841baebe3e817791k1yv8w1	{"email": {"personal": true}, "locale": {"after": "sq", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-a9de-73a0-b551-2d73fda8d004	live	user	2	recipient.created	rcp_01m841baeqe59s17wh8s3qjcnp	{"email": {"personal": true}, "locale": {"after": "de", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-a9fb-7047-a1a4-93729b0e4443	live	user	2	recipient.created	rcp_01m841bafqe4bsyq2w9f6ebqtm	{"email": {"personal": true}, "locale": {"after": "fr", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-aa0f-7156-9c5c-75b8d5fc5a7f	live	user	2	recipient.created	rcp_01m841bag7e5n8tdnd3zgvbsqg	{"email": {"personal": true}, "locale": {"after": "de", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-aa21-7222-95de-b1feac0ca58e	live	user	2	recipient.created	rcp_01m841bah0ekqtc8bhfh8bnpkp	{"email": {"personal": true}, "locale": {"after": "sq", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-aa3b-7571-b215-b1117d0ca12f	live	user	2	recipient.created	rcp_01m841bahke9zsj1wac22xy18z	{"email": {"personal": true}, "locale": {"after": "fr", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-aa4f-707c-9973-3c300e6ce1c7	live	user	2	recipient.created	rcp_01m841baj4e80s1365987ad9ac	{"email": {"personal": true}, "locale": {"after": "sq", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-aa6c-7209-ade0-609f570d3d12	live	user	2	recipient.created	rcp_01m841bakbetnsfqcq2ctxkkz4	{"email": {"personal": true}, "locale": {"after": "de", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-aa80-755b-8517-a96523da99d8	live	user	2	settings.changed	iss_01m841b9vbe82sqbbt0y7wwwnp	{"color": {"after": "#7a2a3d", "before": null}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-aa98-7452-891d-d2bfeaf1d084	live	user	2	onboarding.changed	iss_01m841b9vbe82sqbbt0y7wwwnp	{"address": {"after": "Rruga e Shkollës 1\\n1001 Tiranë", "before": ""}, "country": {"after": "AL", "before": ""}, "website": {"after": "https://shembull.example", "before": ""}, "legal_name": {"after": "Shkolla Shembull SH.P.K.", "before": ""}, "contact_name": {"personal": true}, "contact_email": {"personal": true}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-aaf7-7030-8fef-e646b78c2233	live	user	2	onboarding.submitted	iss_01m841b9vbe82sqbbt0y7wwwnp	{"state": {"after": "submitted", "before": "in_progress"}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-ab1b-747e-944a-6607607e9bb9	live	user	1	open_item.settled	iss_01m841b9vbe82sqbbt0y7wwwnp	{"kind": {"after": "onboarding", "before": null}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	\N
01a20815-ab2c-7548-9a1b-1452f4eec5f0	live	user	1	onboarding.approved	iss_01m841b9vbe82sqbbt0y7wwwnp	{"state": {"after": "approved", "before": "submitted"}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-ab55-770d-a332-aff839851a7c	live	user	2	program.published	prog_01m841ba9fe05sj12t4h9p51sr	{"state": {"after": "published", "before": "draft"}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-ab83-77bd-b524-1e6e4fcc9528	live	user	2	cohort.created	coh_01m841bavwepkvdxven3kka5v5	{"code": {"after": "2026-a", "before": null}, "name": {"after": "Klasa 2026 A", "before": null}, "ends_on": {"after": "2026-11-22", "before": null}, "program": {"after": "prog_01m841ba9fe05sj12t4h9p51sr", "before": null}, "starts_on": {"after": "2026-05-26", "before": null}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-abc7-75ed-8dc5-40155b35fd0f	live	user	2	cohort.enrolled	coh_01m841bavwepkvdxven3kka5v5	{"first": {"after": "enr_01m841baxzepmbfcvcfh8vj44j", "before": null}, "enrolled": {"after": 8, "before": null}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-ace3-70c1-afac-4e8520477aef	live	user	2	enrolment.failed	enr_01m841baxzepmbfcvcgameb4bb	{"grade": {"personal": true}, "status": {"after": "failed", "before": "enrolled"}, "completed_on": {"after": "2026-11-23", "before": null}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-acfe-72d9-aba2-3184ead9eaa3	live	user	2	enrolment.withdrawn	enr_01m841baxzepmbfcvcgdgwkp6n	{"status": {"after": "withdrawn", "before": "enrolled"}}		\N	2026-11-23 11:06:06.835974+00	834	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-add3-770a-817d-ba53000b07f9	live	user	3	key.created	key_01m841bbdqeyn896kmth5sjccj	{"mode": {"after": "live", "before": null}, "name": {"after": "Demo", "before": null}, "scopes": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "signing:manage", "webhooks:manage", "webhooks:read"], "before": null}, "root_id": {"after": "user_3", "before": null}, "scope_cap": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "signing:manage", "webhooks:manage", "webhooks:read"], "before": null}, "api_version": {"after": "2026-03-01", "before": null}}		\N	2026-11-23 11:06:08.17543+00	911	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-ae0b-7241-9781-ebcc29cb30ac	test	user	3	key.created	key_01m841bbfqe0qtmszf0n6fhdbf	{"mode": {"after": "test", "before": null}, "name": {"after": "Demo", "before": null}, "scopes": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "signing:manage", "webhooks:manage", "webhooks:read"], "before": null}, "root_id": {"after": "user_3", "before": null}, "scope_cap": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "signing:manage", "webhooks:manage", "webhooks:read"], "before": null}, "api_version": {"after": "2026-03-01", "before": null}}		\N	2026-11-23 11:06:08.223351+00	912	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-ae2f-722c-935c-b29a6acfe4ac	live	user	2	key.created	key_01m841bbh7eanbq656p1qpj38r	{"mode": {"after": "live", "before": null}, "name": {"after": "Demo", "before": null}, "scopes": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "signing:manage", "webhooks:manage", "webhooks:read"], "before": null}, "root_id": {"after": "user_2", "before": null}, "scope_cap": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "signing:manage", "webhooks:manage", "webhooks:read"], "before": null}, "api_version": {"after": "2026-03-01", "before": null}}		\N	2026-11-23 11:06:08.277915+00	913	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6
01a20815-cccf-7259-9eff-53cabf739e06	live	system	demo	webhook_endpoint.created	whe_01m841bk67ercsvzn88nxpn7mt	{"url": {"after": "https://192.88.98.1/hook", "before": null}, "mode": {"after": "live", "before": null}, "events": {"after": ["certificate.*"], "before": null}, "headers": {"personal": true}, "description": {"after": "", "before": null}}		\N	2026-11-23 11:06:16.113298+00	914	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-ceb3-76f5-8b2d-48647eb82bf3	live	system	demo	certificate.suspended	cert_01m841bka4ezhv1ddrdcpdjfk9	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:06:16.113298+00	937	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-ceeb-775a-b0d0-11bc0e336e7a	live	system	demo	certificate.reinstated	cert_01m841bka4ezhv1ddrdcpdjfk9	{"state": {"after": "active", "before": "suspended"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:06:16.113298+00	938	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-cf16-7580-922b-a339a2360d1c	live	system	demo	certificate.suspended	cert_01m841bkcberrvzjpne2zz3m0n	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:06:16.113298+00	939	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-cf38-77e4-889c-950d494f2919	live	system	demo	certificate.revoked	cert_01m841bkcpeckv2kdjs46vp7rc	{"state": {"after": "revoked", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:06:16.113298+00	940	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-cf6f-7006-9a8a-fbc22a43d0c7	live	system	demo	certificate.superseded	cert_01m841bkdkepyvjkss3gwak8cj	{"state": {"after": "superseded", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:06:16.113298+00	941	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-cfe8-74c4-b368-58613efe8faf	live	system	demo	certificate.erasure_requested	cert_01m841bkdregxbxmrqt6z1c5ab	{"erasure": {"after": "ers_01m841bkyree2szrcg1dr0y3rq", "before": null}}		\N	2026-11-23 11:06:16.113298+00	945	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-d0bb-740d-b28d-cb5bbca162cc	live	system	demo	certificate.erased	cert_01m841bkdregxbxmrqt6z1c5ab	{"erasure": {"after": "ers_01m841bkyree2szrcg1dr0y3rq", "before": null}}		\N	2026-12-01 11:06:16.113298+00	946	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-d0dd-7719-97e4-8d409588df36	test	system	demo	webhook_endpoint.created	whe_01m841bm6qedg9xrevva1jb2fh	{"url": {"after": "https://192.88.98.1/hook", "before": null}, "mode": {"after": "test", "before": null}, "events": {"after": ["certificate.*"], "before": null}, "headers": {"personal": true}, "description": {"after": "", "before": null}}		\N	2026-11-23 11:06:17.149916+00	947	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-d242-74ea-9a36-cbf5db91904d	test	system	demo	certificate.suspended	cert_01m841bm7ee33tj0h04fkqvq7f	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:06:17.149916+00	958	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-d25e-701d-b49f-136f4823f011	test	system	demo	certificate.reinstated	cert_01m841bm7ee33tj0h04fkqvq7f	{"state": {"after": "active", "before": "suspended"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:06:17.149916+00	959	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-d277-70e9-8a4a-cbc1380dc3a8	test	system	demo	certificate.suspended	cert_01m841bm7teec8zcb35hhtdttz	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:06:17.149916+00	960	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-d296-7198-9e4b-9e8f708d9cb3	test	system	demo	certificate.revoked	cert_01m841bm8aecjtacdbr2zm512s	{"state": {"after": "revoked", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:06:17.149916+00	961	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-d2ad-7176-bb54-47a776260ddb	test	system	demo	certificate.superseded	cert_01m841bm9fe0z8xsaexr71jjqk	{"state": {"after": "superseded", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:06:17.149916+00	962	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-d303-746f-80d8-e4c11ffe9865	test	system	demo	certificate.erasure_requested	cert_01m841bm9vesztk18rajpsp5kv	{"erasure": {"after": "ers_01m841bmqqezfacp33vwnj7rhz", "before": null}}		\N	2026-11-23 11:06:17.149916+00	964	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-d363-7146-a3fe-92c0ca99e8f8	test	system	demo	certificate.erased	cert_01m841bm9vesztk18rajpsp5kv	{"erasure": {"after": "ers_01m841bmqqezfacp33vwnj7rhz", "before": null}}		\N	2026-12-01 11:06:17.149916+00	965	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
\.


--
-- Data for Name: accounts_audithead; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_audithead (chain, count, last, seal) FROM stdin;
\.


--
-- Data for Name: accounts_branding; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_branding (issuer_id, color, address, website, contact, logo, logo_sha256, print_columns, signature_name, signature_role, signature, signature_sha256) FROM stdin;
01a20815-a76b-7205-9bad-7a078fce72b6	#7a2a3d	\N	\N	\N	\N	\N	2	\N	\N	\N	\N
\.


--
-- Data for Name: accounts_consentaction; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_consentaction (id, verb, sha256, at, via, actor_kind, actor_id, request_id, ip, issuer_id, document_id) FROM stdin;
\.


--
-- Data for Name: accounts_consentdocument; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_consentdocument (id, kind, version, published_at, required_from) FROM stdin;
\.


--
-- Data for Name: accounts_consenttext; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_consenttext (id, locale, text, sha256, document_id) FROM stdin;
\.


--
-- Data for Name: accounts_deprecateduse; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_deprecateduse (issuer_id, key_id, code, amount, last_used_on) FROM stdin;
\.


--
-- Data for Name: accounts_externalidentity; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_externalidentity (id, iss, sub, connected_at, last_used_at, issuer_id, membership_id) FROM stdin;
\.


--
-- Data for Name: accounts_heartbeat; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_heartbeat (one, at) FROM stdin;
\.


--
-- Data for Name: accounts_identityprovider; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_identityprovider (id, discovery_url, client_id, client_secret, metadata, metadata_read_at, domains, newcomer_role, created_at, tested_at, enabled_at, recovery_sha256, issuer_id) FROM stdin;
\.


--
-- Data for Name: accounts_invitation; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_invitation (id, email, role, locale, token_sha256, created_at, expires_at, mailed_at, accepted_at, revoked_at, invited_by_id, issuer_id) FROM stdin;
\.


--
-- Data for Name: accounts_issuer; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_issuer (id, name, slug, default_locale, time_zone, standing, sector, data_hash_enabled, issuing_blocked_from, trusted_networks, expiry_warning_days, second_factor_for_all, notify_holder, test_clock_ahead, told_of_changes, created_at, plan_id, did, sign_on_only) FROM stdin;
01a20815-a4b7-72f4-be61-75dd93d7cd43	Muster Werke GmbH	muster	en	Europe/Berlin	active	products	t	\N	{}	{30,7,1}	f	f	00:00:00	persons	2026-11-23 11:06:05.879824+00	4	\N	f
01a20815-a76b-7205-9bad-7a078fce72b6	Shkolla Shembull	shembull	en	Europe/Tirane	active	education	t	\N	{}	{30,7,1}	f	f	00:00:00	persons	2026-11-23 11:06:06.571399+00	4	\N	f
\.


--
-- Data for Name: accounts_issuerdomain; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_issuerdomain (id, name, token, method, created_at, verified_at, checked_at, failing_since, lost_at, dns_fault, file_fault, due_at, issuer_id) FROM stdin;
\.


--
-- Data for Name: accounts_job; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_job (id, mode, kind, state, dry_run, parameters, phase, total, done, ok, failed, skipped, cursor, errors_found, result_chunks, failure, failure_params, due_at, lease_token, attempts, sequence, actor_kind, actor_id, request_id, ip, created_at, started_at, finished_at, files_removed_at, issuer_id, undo_of_id, traceparent) FROM stdin;
\.


--
-- Data for Name: accounts_joberror; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_joberror (id, issuer_id, number, "row", "column", code, params, job_id) FROM stdin;
\.


--
-- Data for Name: accounts_jobinput; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_jobinput (id, issuer_id, number, data, job_id) FROM stdin;
\.


--
-- Data for Name: accounts_jobkey; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_jobkey (id, issuer_id, digest, "row", job_id) FROM stdin;
\.


--
-- Data for Name: accounts_jobresult; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_jobresult (id, issuer_id, number, data, job_id) FROM stdin;
\.


--
-- Data for Name: accounts_jobrows; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_jobrows (id, issuer_id, number, data, job_id) FROM stdin;
\.


--
-- Data for Name: accounts_mailaddress; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_mailaddress (digest, recent, bounced_at, answer) FROM stdin;
\.


--
-- Data for Name: accounts_mailobjection; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_mailobjection (id, address, subject, created_at, issuer_id) FROM stdin;
\.


--
-- Data for Name: accounts_membership; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_membership (id, role, first_steps_hidden, issuer_id, user_id) FROM stdin;
1	owner	f	01a20815-a76b-7205-9bad-7a078fce72b6	2
2	owner	f	01a20815-a4b7-72f4-be61-75dd93d7cd43	3
\.


--
-- Data for Name: accounts_openitem; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_openitem (id, kind, facts, opened_at, settled_at, note, issuer_id, opened_by_id, settled_by_id) FROM stdin;
01a20815-a7f7-7441-8128-2e3e05c72d9f	prefix	{"prefix": "952"}	2026-11-23 11:06:06.649039+00	2026-11-23 11:06:06.728291+00		01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	1
01a20815-aadf-77bf-9759-bc250ae0d2cf	onboarding	{"website": "https://shembull.example", "legal_name": "Shkolla Shembull SH.P.K."}	2026-11-23 11:06:06.835974+00	2026-11-23 11:06:06.835974+00		01a20815-a76b-7205-9bad-7a078fce72b6	2	1
\.


--
-- Data for Name: accounts_outgoingmail; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_outgoingmail (id, kind, subject, details, once, created_at, due_at, leased_until, attempts, sent_at, dropped_at, outcome, answer, recipient, issuer_id, user_id) FROM stdin;
1	onboarding_decided	01a20815-a76b-7205-9bad-7a078fce72b6	{"decided_at": "2026-11-23T11:06:06.835974+00:00"}	2026-11-23T11:06:06.835974+00:00	2026-11-23 11:06:06.835974+00	2026-11-23 11:06:06.835974+00	\N	0	\N	\N	\N	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6	2
2	certificate_issued	01a20815-cd44-77e3-b0b5-b86b2cd93e69	{}	\N	2026-11-23 11:06:16.113+00	2026-11-23 11:06:16.113+00	\N	0	\N	\N	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N
3	certificate_issued	01a20815-cd8b-7631-bfca-d570bff1d015	{}	\N	2026-11-23 11:06:16.113+00	2026-11-23 11:06:16.113+00	\N	0	\N	\N	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N
4	certificate_issued	01a20815-cd96-7327-b14d-b2c90dbb1f0c	{}	\N	2026-11-23 11:06:16.113+00	2026-11-23 11:06:16.113+00	\N	0	\N	\N	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N
5	certificate_issued	01a20815-cdb3-75bd-b94f-391c38a9a192	{}	\N	2026-11-23 11:06:16.113+00	2026-11-23 11:06:16.113+00	\N	0	\N	\N	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N
7	certificate_issued	01a20815-cdf7-768c-bd1e-d0911462fc6b	{}	\N	2026-11-23 11:06:16.113+00	2026-11-23 11:06:16.113+00	\N	0	\N	\N	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N
8	certificate_issued	01a20815-cdf7-768c-bd1e-d093d6acab31	{}	\N	2026-11-23 11:06:16.113+00	2026-11-23 11:06:16.113+00	\N	0	\N	\N	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N
9	certificate_issued	01a20815-cdf7-768c-bd1e-d095a0786771	{}	\N	2026-11-23 11:06:16.113+00	2026-11-23 11:06:16.113+00	\N	0	\N	\N	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N
10	certificate_issued	01a20815-cdf8-743a-a5ca-6e99fb5c35ee	{}	\N	2026-11-23 11:06:16.113+00	2026-11-23 11:06:16.113+00	\N	0	\N	\N	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N
11	certificate_issued	01a20815-cf52-7422-a8e1-11076ab7a6f4	{}	\N	2026-11-23 11:06:16.113+00	2026-11-23 11:06:16.113+00	\N	0	\N	\N	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N
12	certificate_issued	01a20815-d0ee-70c7-a902-2023e77ddcef	{}	\N	2026-11-23 11:06:17.149+00	2026-11-23 11:06:17.149+00	\N	0	\N	\N	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N
13	certificate_issued	01a20815-d0fa-7398-8fb1-632c63a6eb5f	{}	\N	2026-11-23 11:06:17.149+00	2026-11-23 11:06:17.149+00	\N	0	\N	\N	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N
14	certificate_issued	01a20815-d10a-7325-a531-abc0bf428459	{}	\N	2026-11-23 11:06:17.149+00	2026-11-23 11:06:17.149+00	\N	0	\N	\N	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N
15	certificate_issued	01a20815-d12f-703e-8ee5-4eee0e194af3	{}	\N	2026-11-23 11:06:17.149+00	2026-11-23 11:06:17.149+00	\N	0	\N	\N	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N
17	certificate_issued	01a20815-d14c-763d-b868-3e3b2ed61237	{}	\N	2026-11-23 11:06:17.149+00	2026-11-23 11:06:17.149+00	\N	0	\N	\N	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N
18	certificate_issued	01a20815-d14d-77ec-b04f-833452a1e664	{}	\N	2026-11-23 11:06:17.149+00	2026-11-23 11:06:17.149+00	\N	0	\N	\N	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N
19	certificate_issued	01a20815-d14d-77ec-b04f-83364b019b97	{}	\N	2026-11-23 11:06:17.149+00	2026-11-23 11:06:17.149+00	\N	0	\N	\N	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N
20	certificate_issued	01a20815-d14d-77ec-b04f-83384af484aa	{}	\N	2026-11-23 11:06:17.149+00	2026-11-23 11:06:17.149+00	\N	0	\N	\N	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N
21	certificate_issued	01a20815-d2a7-7067-acb1-f3bffa2f3191	{}	\N	2026-11-23 11:06:17.149+00	2026-11-23 11:06:17.149+00	\N	0	\N	\N	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N
\.


--
-- Data for Name: accounts_pdfsigningkey; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_pdfsigningkey (id, mode, state, organization, country, self_signed, secret, request, certificates, valid_until, requested_at, issuer_id) FROM stdin;
\.


--
-- Data for Name: accounts_plan; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_plan (id, code, name, rate_burst, rate_per_minute, monthly_certificates, max_keys, max_endpoints, max_members, features) FROM stdin;
1	free	Free	10	60	100	2	0	2	{dataHash}
2	professional	Professional	100	600	10000	20	10	20	{dataHash,bulk,webhooks}
3	enterprise	Enterprise	500	6000	\N	\N	\N	\N	{dataHash,bulk,edu,webhooks}
4	demo	Demo	100000	6000000	\N	\N	\N	\N	{dataHash,bulk,edu,webhooks}
\.


--
-- Data for Name: accounts_quotanotice; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_quotanotice (id, month, warned_for, exceeded_for, sequence, issuer_id) FROM stdin;
\.


--
-- Data for Name: accounts_quotaslot; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_quotaslot (month, slot, granted, used, issuer_id) FROM stdin;
2026-11-01	1	137438953472	0	01a20815-a76b-7205-9bad-7a078fce72b6
2026-11-01	2	137438953472	0	01a20815-a76b-7205-9bad-7a078fce72b6
2026-11-01	3	137438953472	0	01a20815-a76b-7205-9bad-7a078fce72b6
2026-11-01	4	137438953472	0	01a20815-a76b-7205-9bad-7a078fce72b6
2026-11-01	5	137438953472	0	01a20815-a76b-7205-9bad-7a078fce72b6
2026-11-01	6	137438953472	0	01a20815-a76b-7205-9bad-7a078fce72b6
2026-11-01	7	137438953472	0	01a20815-a76b-7205-9bad-7a078fce72b6
2026-11-01	0	137438953472	3	01a20815-a76b-7205-9bad-7a078fce72b6
2026-11-01	1	137438953472	0	01a20815-a4b7-72f4-be61-75dd93d7cd43
2026-11-01	2	137438953472	0	01a20815-a4b7-72f4-be61-75dd93d7cd43
2026-11-01	3	137438953472	0	01a20815-a4b7-72f4-be61-75dd93d7cd43
2026-11-01	4	137438953472	0	01a20815-a4b7-72f4-be61-75dd93d7cd43
2026-11-01	5	137438953472	0	01a20815-a4b7-72f4-be61-75dd93d7cd43
2026-11-01	0	137438953472	10	01a20815-a4b7-72f4-be61-75dd93d7cd43
2026-11-01	6	137438953472	0	01a20815-a4b7-72f4-be61-75dd93d7cd43
2026-11-01	7	137438953472	0	01a20815-a4b7-72f4-be61-75dd93d7cd43
\.


--
-- Data for Name: accounts_savedview; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_savedview (id, issuer_id, page, name, query, membership_id) FROM stdin;
\.


--
-- Data for Name: accounts_session; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_session (session_data, expire_date, session_key, started_at, last_seen_at, device, network, user_id, identity_id) FROM stdin;
\.


--
-- Data for Name: accounts_signin_cache; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_signin_cache (cache_key, value, expires) FROM stdin;
\.


--
-- Data for Name: accounts_signingkey; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_signingkey (id, mode, state, kid, public_key, secret, requested_at, activated_at, retired_at, compromised_at, issuer_id) FROM stdin;
\.


--
-- Data for Name: accounts_storedresponse; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_storedresponse (id, mode, key, fingerprint, request, status, body, location, subject, created_at, issuer_id) FROM stdin;
\.


--
-- Data for Name: accounts_usageday; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_usageday (mode, day, kind, amount, issuer_id) FROM stdin;
\.


--
-- Data for Name: accounts_usagehorizon; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_usagehorizon (kind, until, mark, mark_xid) FROM stdin;
\.


--
-- Data for Name: accounts_user; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_user (id, password, last_login, is_superuser, email, name, locale, is_staff, is_active, session_epoch, date_joined) FROM stdin;
3	md5$9rcCP8aJ0I7TqaZXn39JZX$49ccf0343850c75d9a7c5cb094c6a35a	\N	f	admin@muster.example	Admin Muster Werke GmbH	en	t	t	0	2026-11-23 11:06:08.015405+00
2	md5$l5zz9RXmsf7dceVqeUXwcp$b1ddcf4e55c2a3e730b92ee5138c0556	\N	f	admin@shembull.example	Admin Shkolla Shembull	en	t	t	0	2026-11-23 11:06:06.843496+00
1	md5$qVESg4ujsG1Bc9ppJNG0fQ$92f9a4a2221bcb55804b623e7e3a2682	\N	t	operator@platform.example	Operator	en	t	t	0	2026-11-23 11:06:06.718078+00
\.


--
-- Data for Name: accounts_user_groups; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_user_groups (id, user_id, group_id) FROM stdin;
\.


--
-- Data for Name: accounts_user_user_permissions; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_user_user_permissions (id, user_id, permission_id) FROM stdin;
\.


--
-- Data for Name: auth_group; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.auth_group (id, name) FROM stdin;
\.


--
-- Data for Name: auth_group_permissions; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.auth_group_permissions (id, group_id, permission_id) FROM stdin;
\.


--
-- Data for Name: auth_permission; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.auth_permission (id, name, content_type_id, codename) FROM stdin;
1	Can add log entry	1	add_logentry
2	Can change log entry	1	change_logentry
3	Can delete log entry	1	delete_logentry
4	Can view log entry	1	view_logentry
5	Can add permission	2	add_permission
6	Can change permission	2	change_permission
7	Can delete permission	2	delete_permission
8	Can view permission	2	view_permission
9	Can add group	3	add_group
10	Can change group	3	change_group
11	Can delete group	3	delete_group
12	Can view group	3	view_group
13	Can add content type	4	add_contenttype
14	Can change content type	4	change_contenttype
15	Can delete content type	4	delete_contenttype
16	Can view content type	4	view_contenttype
17	Can add session	5	add_session
18	Can change session	5	change_session
19	Can delete session	5	delete_session
20	Can view session	5	view_session
21	Can add email address	6	add_emailaddress
22	Can change email address	6	change_emailaddress
23	Can delete email address	6	delete_emailaddress
24	Can view email address	6	view_emailaddress
25	Can add email confirmation	7	add_emailconfirmation
26	Can change email confirmation	7	change_emailconfirmation
27	Can delete email confirmation	7	delete_emailconfirmation
28	Can view email confirmation	7	view_emailconfirmation
29	Can add authenticator	8	add_authenticator
30	Can change authenticator	8	change_authenticator
31	Can delete authenticator	8	delete_authenticator
32	Can view authenticator	8	view_authenticator
33	Can add access attempt	9	add_accessattempt
34	Can change access attempt	9	change_accessattempt
35	Can delete access attempt	9	delete_accessattempt
36	Can view access attempt	9	view_accessattempt
37	Can add access log	10	add_accesslog
38	Can change access log	10	change_accesslog
39	Can delete access log	10	delete_accesslog
40	Can view access log	10	view_accesslog
41	Can add access failure	11	add_accessfailurelog
42	Can change access failure	11	change_accessfailurelog
43	Can delete access failure	11	delete_accessfailurelog
44	Can view access failure	11	view_accessfailurelog
45	Can add access attempt expiration	12	add_accessattemptexpiration
46	Can change access attempt expiration	12	change_accessattemptexpiration
47	Can delete access attempt expiration	12	delete_accessattemptexpiration
48	Can view access attempt expiration	12	view_accessattemptexpiration
49	Can add head of the audit	13	add_audithead
50	Can change head of the audit	13	change_audithead
51	Can delete head of the audit	13	delete_audithead
52	Can view head of the audit	13	view_audithead
53	Can add issuer	14	add_issuer
54	Can change issuer	14	change_issuer
55	Can delete issuer	14	delete_issuer
56	Can view issuer	14	view_issuer
57	Can add usage horizon	15	add_usagehorizon
58	Can change usage horizon	15	change_usagehorizon
59	Can delete usage horizon	15	delete_usagehorizon
60	Can view usage horizon	15	view_usagehorizon
61	Can add deprecated use	16	add_deprecateduse
62	Can change deprecated use	16	change_deprecateduse
63	Can delete deprecated use	16	delete_deprecateduse
64	Can view deprecated use	16	view_deprecateduse
65	Can add user	17	add_user
66	Can change user	17	change_user
67	Can delete user	17	delete_user
68	Can view user	17	view_user
69	Can add branding	18	add_branding
70	Can change branding	18	change_branding
71	Can delete branding	18	delete_branding
72	Can view branding	18	view_branding
73	Can add audit entry	19	add_auditentry
74	Can change audit entry	19	change_auditentry
75	Can delete audit entry	19	delete_auditentry
76	Can view audit entry	19	view_auditentry
77	Can add API key	20	add_apikey
78	Can change API key	20	change_apikey
79	Can delete API key	20	delete_apikey
80	Can view API key	20	view_apikey
81	Can add api key use	21	add_apikeyuse
82	Can change api key use	21	change_apikeyuse
83	Can delete api key use	21	delete_apikeyuse
84	Can view api key use	21	view_apikeyuse
85	Can add consent document	22	add_consentdocument
86	Can change consent document	22	change_consentdocument
87	Can delete consent document	22	delete_consentdocument
88	Can view consent document	22	view_consentdocument
89	Can add consent	23	add_consentaction
90	Can change consent	23	change_consentaction
91	Can delete consent	23	delete_consentaction
92	Can view consent	23	view_consentaction
93	Can add text of a consent document	24	add_consenttext
94	Can change text of a consent document	24	change_consenttext
95	Can delete text of a consent document	24	delete_consenttext
96	Can view text of a consent document	24	view_consenttext
97	Can add domain	25	add_issuerdomain
98	Can change domain	25	change_issuerdomain
99	Can delete domain	25	delete_issuerdomain
100	Can view domain	25	view_issuerdomain
101	Can add invitation	26	add_invitation
102	Can change invitation	26	change_invitation
103	Can delete invitation	26	delete_invitation
104	Can view invitation	26	view_invitation
105	Can add job	27	add_job
106	Can change job	27	change_job
107	Can delete job	27	delete_job
108	Can view job	27	view_job
109	Can add error	28	add_joberror
110	Can change error	28	change_joberror
111	Can delete error	28	delete_joberror
112	Can view error	28	view_joberror
113	Can add job input	29	add_jobinput
114	Can change job input	29	change_jobinput
115	Can delete job input	29	delete_jobinput
116	Can view job input	29	view_jobinput
117	Can add job key	30	add_jobkey
118	Can change job key	30	change_jobkey
119	Can delete job key	30	delete_jobkey
120	Can view job key	30	view_jobkey
121	Can add job result	31	add_jobresult
122	Can change job result	31	change_jobresult
123	Can delete job result	31	delete_jobresult
124	Can view job result	31	view_jobresult
125	Can add job rows	32	add_jobrows
126	Can change job rows	32	change_jobrows
127	Can delete job rows	32	delete_jobrows
128	Can view job rows	32	view_jobrows
129	Can add member	33	add_membership
130	Can change member	33	change_membership
131	Can delete member	33	delete_membership
132	Can view member	33	view_membership
133	Can add member	34	add_member
134	Can change member	34	change_member
135	Can delete member	34	delete_member
136	Can view member	34	view_member
137	Can add open item	35	add_openitem
138	Can change open item	35	change_openitem
139	Can delete open item	35	delete_openitem
140	Can view open item	35	view_openitem
141	Can add mail address	36	add_mailaddress
142	Can change mail address	36	change_mailaddress
143	Can delete mail address	36	delete_mailaddress
144	Can view mail address	36	view_mailaddress
145	Can add objection to mails	37	add_mailobjection
146	Can change objection to mails	37	change_mailobjection
147	Can delete objection to mails	37	delete_mailobjection
148	Can view objection to mails	37	view_mailobjection
149	Can add mail	38	add_outgoingmail
150	Can change mail	38	change_outgoingmail
151	Can delete mail	38	delete_outgoingmail
152	Can view mail	38	view_outgoingmail
153	Can add plan	39	add_plan
154	Can change plan	39	change_plan
155	Can delete plan	39	delete_plan
156	Can view plan	39	view_plan
157	Can add quota notice	40	add_quotanotice
158	Can change quota notice	40	change_quotanotice
159	Can delete quota notice	40	delete_quotanotice
160	Can view quota notice	40	view_quotanotice
161	Can add quota	41	add_quotaslot
162	Can change quota	41	change_quotaslot
163	Can delete quota	41	delete_quotaslot
164	Can view quota	41	view_quotaslot
165	Can add session	42	add_session
166	Can change session	42	change_session
167	Can delete session	42	delete_session
168	Can view session	42	view_session
169	Can add stored response	43	add_storedresponse
170	Can change stored response	43	change_storedresponse
171	Can delete stored response	43	delete_storedresponse
172	Can view stored response	43	view_storedresponse
173	Can add usage	44	add_usageday
174	Can change usage	44	change_usageday
175	Can delete usage	44	delete_usageday
176	Can view usage	44	view_usageday
177	Can add saved view	45	add_savedview
178	Can change saved view	45	change_savedview
179	Can delete saved view	45	delete_savedview
180	Can view saved view	45	view_savedview
181	Can add request	46	add_loggedrequest
182	Can change request	46	change_loggedrequest
183	Can delete request	46	delete_loggedrequest
184	Can view request	46	view_loggedrequest
185	Can add signing key	47	add_signingkey
186	Can change signing key	47	change_signingkey
187	Can delete signing key	47	delete_signingkey
188	Can view signing key	47	view_signingkey
189	Can add key for PDFs	48	add_pdfsigningkey
190	Can change key for PDFs	48	change_pdfsigningkey
191	Can delete key for PDFs	48	delete_pdfsigningkey
192	Can view key for PDFs	48	view_pdfsigningkey
193	Can add external identity	49	add_externalidentity
194	Can change external identity	49	change_externalidentity
195	Can delete external identity	49	delete_externalidentity
196	Can view external identity	49	view_externalidentity
197	Can add identity provider	50	add_identityprovider
198	Can change identity provider	50	change_identityprovider
199	Can delete identity provider	50	delete_identityprovider
200	Can view identity provider	50	view_identityprovider
201	Can add body horizon	51	add_bodyhorizon
202	Can change body horizon	51	change_bodyhorizon
203	Can delete body horizon	51	delete_bodyhorizon
204	Can view body horizon	51	view_bodyhorizon
205	Can add event	52	add_event
206	Can change event	52	change_event
207	Can delete event	52	delete_event
208	Can view event	52	view_event
209	Can add delivery	53	add_delivery
210	Can change delivery	53	change_delivery
211	Can delete delivery	53	delete_delivery
212	Can view delivery	53	view_delivery
213	Can add attempt	54	add_attempt
214	Can change attempt	54	change_attempt
215	Can delete attempt	54	delete_attempt
216	Can view attempt	54	view_attempt
217	Can add webhook endpoint	55	add_endpoint
218	Can change webhook endpoint	55	change_endpoint
219	Can delete webhook endpoint	55	delete_endpoint
220	Can view webhook endpoint	55	view_endpoint
221	Can add hour of an endpoint	56	add_endpointhour
222	Can change hour of an endpoint	56	change_endpointhour
223	Can delete hour of an endpoint	56	delete_endpointhour
224	Can view hour of an endpoint	56	view_endpointhour
225	Can add late body	57	add_latebody
226	Can change late body	57	change_latebody
227	Can delete late body	57	delete_latebody
228	Can view late body	57	view_latebody
229	Can add certificate	58	add_certificate
230	Can change certificate	58	change_certificate
231	Can delete certificate	58	delete_certificate
232	Can view certificate	58	view_certificate
233	Can add holder's contact	59	add_holdercontact
234	Can change holder's contact	59	change_holdercontact
235	Can delete holder's contact	59	delete_holdercontact
236	Can view holder's contact	59	view_holdercontact
237	Can add keys of a certificate	60	add_certificatekey
238	Can change keys of a certificate	60	change_certificatekey
239	Can delete keys of a certificate	60	delete_certificatekey
240	Can view keys of a certificate	60	view_certificatekey
241	Can add name of a holder	61	add_holdername
242	Can change name of a holder	61	change_holdername
243	Can delete name of a holder	61	delete_holdername
244	Can view name of a holder	61	view_holdername
245	Can add certificate type	62	add_certificatetype
246	Can change certificate type	62	change_certificatetype
247	Can delete certificate type	62	delete_certificatetype
248	Can view certificate type	62	view_certificatetype
249	Can add company prefix	63	add_companyprefix
250	Can change company prefix	63	change_companyprefix
251	Can delete company prefix	63	delete_companyprefix
252	Can view company prefix	63	view_companyprefix
253	Can add erasure	64	add_erasure
254	Can change erasure	64	change_erasure
255	Can delete erasure	64	delete_erasure
256	Can view erasure	64	view_erasure
257	Can add hold	65	add_hold
258	Can change hold	65	change_hold
259	Can delete hold	65	delete_hold
260	Can view hold	65	view_hold
261	Can add counter of certificate numbers	66	add_numbercounter
262	Can change counter of certificate numbers	66	change_numbercounter
263	Can delete counter of certificate numbers	66	delete_numbercounter
264	Can view counter of certificate numbers	66	view_numbercounter
265	Can add printed document	67	add_printout
266	Can change printed document	67	change_printout
267	Can delete printed document	67	delete_printout
268	Can view printed document	67	view_printout
269	Can add request to end the release by a second person	68	add_releaseoffrequest
270	Can change request to end the release by a second person	68	change_releaseoffrequest
271	Can delete request to end the release by a second person	68	delete_releaseoffrequest
272	Can view request to end the release by a second person	68	view_releaseoffrequest
273	Can add version of a type	69	add_typeversion
274	Can change version of a type	69	change_typeversion
275	Can delete version of a type	69	delete_typeversion
276	Can view version of a type	69	view_typeversion
277	Can add attachment	70	add_attachmentfile
278	Can change attachment	70	change_attachmentfile
279	Can delete attachment	70	delete_attachmentfile
280	Can view attachment	70	view_attachmentfile
281	Can add change	71	add_certificatehistory
282	Can change change	71	change_certificatehistory
283	Can delete change	71	delete_certificatehistory
284	Can view change	71	view_certificatehistory
285	Can add link	72	add_certificatelink
286	Can change link	72	change_certificatelink
287	Can delete link	72	delete_certificatelink
288	Can view link	72	view_certificatelink
289	Can add checkpoint of the log	73	add_logcheckpoint
290	Can change checkpoint of the log	73	change_logcheckpoint
291	Can delete checkpoint of the log	73	delete_logcheckpoint
292	Can view checkpoint of the log	73	view_logcheckpoint
293	Can add tile of the log	74	add_logtile
294	Can change tile of the log	74	change_logtile
295	Can delete tile of the log	74	delete_logtile
296	Can view tile of the log	74	view_logtile
297	Can add change to be logged	75	add_unloggedchange
298	Can change change to be logged	75	change_unloggedchange
299	Can delete change to be logged	75	delete_unloggedchange
300	Can view change to be logged	75	view_unloggedchange
301	Can add entry of the log	76	add_logentry
302	Can change entry of the log	76	change_logentry
303	Can delete entry of the log	76	delete_logentry
304	Can view entry of the log	76	view_logentry
305	Can add status list	77	add_statuslist
306	Can change status list	77	change_statuslist
307	Can delete status list	77	delete_statuslist
308	Can view status list	77	view_statuslist
309	Can add published status list	78	add_publishedstatuslist
310	Can change published status list	78	change_publishedstatuslist
311	Can delete published status list	78	delete_publishedstatuslist
312	Can view published status list	78	view_publishedstatuslist
313	Can add signatures of a credential	79	add_seal
314	Can change signatures of a credential	79	change_seal
315	Can delete signatures of a credential	79	delete_seal
316	Can view signatures of a credential	79	view_seal
317	Can add signature of a PDF	80	add_signedpdf
318	Can change signature of a PDF	80	change_signedpdf
319	Can delete signature of a PDF	80	delete_signedpdf
320	Can view signature of a PDF	80	view_signedpdf
321	Can add transparency log	81	add_transparencylog
322	Can change transparency log	81	change_transparencylog
323	Can delete transparency log	81	delete_transparencylog
324	Can view transparency log	81	view_transparencylog
325	Can add cohort	82	add_cohort
326	Can change cohort	82	change_cohort
327	Can delete cohort	82	delete_cohort
328	Can view cohort	82	view_cohort
329	Can add verifications of a cohort	83	add_cohortverifications
330	Can change verifications of a cohort	83	change_cohortverifications
331	Can delete verifications of a cohort	83	delete_cohortverifications
332	Can view verifications of a cohort	83	view_cohortverifications
333	Can add program	84	add_program
334	Can change program	84	change_program
335	Can delete program	84	delete_program
336	Can view program	84	view_program
337	Can add recipient	85	add_recipient
338	Can change recipient	85	change_recipient
339	Can delete recipient	85	delete_recipient
340	Can view recipient	85	view_recipient
341	Can add enrolment	86	add_enrolment
342	Can change enrolment	86	change_enrolment
343	Can delete enrolment	86	delete_enrolment
344	Can view enrolment	86	view_enrolment
345	Can add team	87	add_team
346	Can change team	87	change_team
347	Can delete team	87	delete_team
348	Can view team	87	view_team
349	Can add invitation into a team	88	add_teaminvitation
350	Can change invitation into a team	88	change_teaminvitation
351	Can delete invitation into a team	88	delete_teaminvitation
352	Can view invitation into a team	88	view_teaminvitation
353	Can add member of a team	89	add_teammember
354	Can change member of a team	89	change_teammember
355	Can delete member of a team	89	delete_teammember
356	Can view member of a team	89	view_teammember
357	Can add onboarding	90	add_onboarding
358	Can change onboarding	90	change_onboarding
359	Can delete onboarding	90	delete_onboarding
360	Can view onboarding	90	view_onboarding
\.


--
-- Data for Name: axes_accessattempt; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.axes_accessattempt (id, user_agent, ip_address, username, http_accept, path_info, attempt_time, get_data, post_data, failures_since_start) FROM stdin;
\.


--
-- Data for Name: axes_accessattemptexpiration; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.axes_accessattemptexpiration (access_attempt_id, expires_at) FROM stdin;
\.


--
-- Data for Name: axes_accessfailurelog; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.axes_accessfailurelog (id, user_agent, ip_address, username, http_accept, path_info, attempt_time, locked_out) FROM stdin;
\.


--
-- Data for Name: axes_accesslog; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.axes_accesslog (id, user_agent, ip_address, username, http_accept, path_info, attempt_time, logout_time, session_hash) FROM stdin;
\.


--
-- Data for Name: certificates_attachmentfile; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_attachmentfile (id, issuer_id, number, name, uploaded_at, certificate_id) FROM stdin;
\.


--
-- Data for Name: certificates_certificate; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_certificate (id, issuer_id, supersedes_id, superseded_by_id, issued_at, starts_at, ends_at, state_changed_at, next_notice_at, erased_at, issued_on, valid_from, valid_until, sequence, document, mode, number, external_ref, product_id, gtin, serial_number, holder_name, holder_email, locale, data_hash, state, reason, public_note, has_links, unique_by, type_id, erasure_id, version_id) FROM stdin;
01a20815-a5fb-752f-9d1a-c1369ca7888a	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:06.145+00	2026-11-22 23:00:00+00	2027-11-23 23:00:00+00	2026-11-23 11:06:06.145+00	2027-10-24 23:00:00+00	\N	2026-11-23	\N	2027-11-23	1	\\x7b226964223a22636572745f30316d38343162396676656d7173743670313674656166323461222c226973737565644174223a22323032362d31312d32335431313a30363a30362e3134355a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a226561346465616236653639633137363831653832623435346635353662323936222c226e756d626572223a22332e312d323032362d303030303031222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d3935666336633437222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	test	3.1-2026-000001	SAMPLE-95fc6c47	Name of the product	\N	SAMPLE-95fc6c47	\N	\N	en	\\x87b9e3ff7b409f75cf08cef6a7bab74115187948d2a0b867ab4943e117968e21	active	\N	\N	f	\N	1	\N	1
01a20815-a62a-730e-8c8f-769fb33bf180	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:06.145+00	2026-11-22 23:00:00+00	2026-12-03 23:00:00+00	2026-11-23 11:06:06.145+00	2026-11-26 23:00:00+00	\N	2026-11-23	\N	2026-12-03	1	\\x7b226964223a22636572745f30316d3834316239686165633738733376706b79736b71776330222c226973737565644174223a22323032362d31312d32335431313a30363a30362e3134355a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a226132646462313232646338613764396261393139393030303662656538386566222c226e756d626572223a22332e312d323032362d303030303032222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d3761346231616466222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032362d31322d3033222c2276657273696f6e223a317d	test	3.1-2026-000002	SAMPLE-7a4b1adf	Name of the product	\N	SAMPLE-7a4b1adf	\N	\N	en	\\x928b2ff81e9f6bbeea556521ea7be5046f3dcca3538faf06f302f6e10dd032c8	active	\N	\N	f	\N	1	\N	1
01a20815-a643-7481-af1e-f9f93a087522	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:06.145+00	2025-10-18 22:00:00+00	2026-10-24 22:00:00+00	2026-11-23 11:06:06.145+00	2026-11-23 11:06:06.145+00	\N	2025-10-19	\N	2026-10-24	1	\\x7b226964223a22636572745f30316d38343162396a33656a3074793771737a34783067783932222c226973737565644174223a22323032362d31312d32335431313a30363a30362e3134355a222c226973737565644f6e223a22323032352d31302d3139222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a226330633530393130613133303233633565356334643830623533643361306535222c226e756d626572223a22332e312d323032352d303030303031222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d3535366432616561222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032362d31302d3234222c2276657273696f6e223a317d	test	3.1-2025-000001	SAMPLE-556d2aea	Name of the product	\N	SAMPLE-556d2aea	\N	\N	en	\\x019dc0a9495edd307ab9dad2581877ae27e8e3eaa11be6e331a8bfb811d027b5	active	\N	\N	f	\N	1	\N	1
01a20815-a655-745d-880d-fc1d08c6a3a3	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:06.145+00	2026-12-22 23:00:00+00	2027-11-23 23:00:00+00	2026-11-23 11:06:06.145+00	2027-10-24 23:00:00+00	\N	2026-11-23	2026-12-23	2027-11-23	1	\\x7b226964223a22636572745f30316d38343162396a6e6568657267336677336d346364387833222c226973737565644174223a22323032362d31312d32335431313a30363a30362e3134355a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a226232656231643064616535326162386233333166643836386165656634653236222c226e756d626572223a22332e312d323032362d303030303033222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d3530626666623632222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c696446726f6d223a22323032362d31322d3233222c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	test	3.1-2026-000003	SAMPLE-50bffb62	Name of the product	\N	SAMPLE-50bffb62	\N	\N	en	\\x8153777e2db7774d1f157c16ab678b6243edf2336ed519616b56b285d413273d	active	\N	\N	f	\N	1	\N	1
01a20815-a67d-76ed-8bf3-1d9c49bc9fe5	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:06.145+00	2026-11-22 23:00:00+00	2027-11-23 23:00:00+00	2026-11-23 11:06:06.145396+00	2027-10-24 23:00:00+00	\N	2026-11-23	\N	2027-11-23	2	\\x7b226964223a22636572745f30316d38343162396b7865767072717772786b68347673377a35222c226973737565644174223a22323032362d31312d32335431313a30363a30362e3134355a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a226133663930326562636566633338333235323238333766633031396462373362222c226e756d626572223a22332e312d323032362d303030303034222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d3535396564396435222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	test	3.1-2026-000004	SAMPLE-559ed9d5	Name of the product	\N	SAMPLE-559ed9d5	\N	\N	en	\\xa3d2d34d74ad9c24fa4af7a59c0e7aa5bab9654f75cfdc8147cfc97ce09bda8d	suspended	recall	\N	f	\N	1	\N	1
01a20815-a6c3-7001-b921-5ac28fcc7ce5	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:06.145+00	2026-11-22 23:00:00+00	2027-11-23 23:00:00+00	2026-11-23 11:06:06.145396+00	\N	\N	2026-11-23	\N	2027-11-23	2	\\x7b226964223a22636572745f30316d38343162397033653030766a38617472613777727a3735222c226973737565644174223a22323032362d31312d32335431313a30363a30362e3134355a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a226362306232633137313834336233313061323039363763396263313065336235222c226e756d626572223a22332e312d323032362d303030303035222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d6466306239383266222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	test	3.1-2026-000005	SAMPLE-df0b982f	Name of the product	\N	SAMPLE-df0b982f	\N	\N	en	\\x73899fd12ceb132794139b26a8ced7791916c67db165f00133f3a6898e71a56b	revoked	data_error	\N	f	\N	1	\N	1
01a20815-cd8b-7631-bfca-d570bff1d015	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:16.113+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:06:16.113298+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	2	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a39356362616465613962633433303530376265386563663562626631356239656134376339663930623661646339383334383464333230613635363763333933222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383431626b6362657272767a6a706e65327a7a336d306e222c226973737565644174223a22323032362d31312d32335431313a30363a31362e3131335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226630626130386137636465336334313334383365363937303066373463356263222c226e756d626572223a22332e312d323032362d303030303032222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d31222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	live	3.1-2026-000002	ORDER-1	4711-A	\N	BASELINE-1	Arta Krasniqi	arta@example.com	en	\\x585912a5ea5dc67d3128fdd594d1f523ac5695f40cb98b2aaad39b9c11125e3d	suspended	data_error	\N	f	\N	1	\N	1
01a20815-cdb3-75bd-b94f-391c38a9a192	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	01a20815-cf52-7422-a8e1-11076ab7a6f4	2026-11-23 11:06:16.113+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:06:16.113298+00	\N	\N	2026-11-23	\N	2036-12-31	2	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a63336635663535353132663330646238373438343535323432303636336365656265633532366432366235666637666436343834656537653864616162636639222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383431626b646b657079766a6b7373336777616b38636a222c226973737565644174223a22323032362d31312d32335431313a30363a31362e3131335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223838613962643233363966656637366531393230383364376638633935633731222c226e756d626572223a22332e312d323032362d303030303034222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d33222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	live	3.1-2026-000004	ORDER-3	4711-A	\N	BASELINE-3	Arta Krasniqi	arta@example.com	en	\\xafbe1b0e17af64b90ce0cce9021c0217bf8963dca451ca786cf762aeb808760f	superseded	data_error	\N	f	\N	1	\N	1
01a20815-a708-72d5-9260-854c05a0f7c5	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	01a20815-a722-773d-96ae-2864c3e89e0a	2026-11-23 11:06:06.145+00	2026-11-22 23:00:00+00	2027-11-23 23:00:00+00	2026-11-23 11:06:06.145396+00	\N	\N	2026-11-23	\N	2027-11-23	2	\\x7b226964223a22636572745f30316d3834316239723865626173347234353967327431787935222c226973737565644174223a22323032362d31312d32335431313a30363a30362e3134355a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a223332376232373865643032623733386631353336646134613131666339323862222c226e756d626572223a22332e312d323032362d303030303036222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d6332626165326165222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	test	3.1-2026-000006	SAMPLE-c2bae2ae	Name of the product	\N	SAMPLE-c2bae2ae	\N	\N	en	\\xa39b54b6c4d61e073de1395effe453a6b92e6b8bff15e2313efee00d6398fac6	superseded	replaced	\N	f	\N	1	\N	1
01a20815-a722-773d-96ae-2864c3e89e0a	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a708-72d5-9260-854c05a0f7c5	\N	2026-11-23 11:06:06.145+00	2026-11-22 23:00:00+00	2027-11-23 23:00:00+00	2026-11-23 11:06:06.145+00	2027-10-24 23:00:00+00	\N	2026-11-23	\N	2027-11-23	1	\\x7b226964223a22636572745f30316d383431623973326577797364626838636b317968376761222c226973737565644174223a22323032362d31312d32335431313a30363a30362e3134355a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a226637616534386236356563626466663232653365313665303132663733396364222c226e756d626572223a22332e312d323032362d303030303037222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d6431376165626138222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	test	3.1-2026-000007	SAMPLE-d17aeba8	Name of the product	\N	SAMPLE-d17aeba8	\N	\N	en	\\x95eca3ccf42ae157e1733becf3b79fad83b8b1c238c482b28e4ae4c012a0327d	active	\N	\N	f	\N	1	\N	1
01a20815-ac7e-752e-836f-3f2358117ad6	01a20815-a76b-7205-9bad-7a078fce72b6	\N	\N	2026-11-23 11:06:06.835+00	2026-11-22 23:00:00+00	\N	2026-11-23 11:06:06.835+00	\N	\N	2026-11-23	\N	\N	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a61653662383534303436613430636339316334666333353763616363313862346333613864326435353365363532383434633035653936653263383862396333222c226e616d65223a224ac3bc7267656e20576569c39f227d2c226964223a22636572745f30316d38343162623379656d71383676737a3464633132797070222c226973737565644174223a22323032362d31312d32335431313a30363a30362e3833355a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834316239766265383273716262743079377777776e70222c226e616d65223a2253686b6f6c6c61205368656d62756c6c227d2c226c6f63616c65223a226465222c226d65746164617461223a7b22636f6d706c657465644f6e223a22323032362d31312d3233222c2263726564697473223a223630222c226571664c6576656c223a2234222c226772616465223a22312e37222c22686f757273223a22393030222c226c616e67756167654f66496e737472756374696f6e223a2244657574736368222c2270726f6772616d6d65223a22496e64757374726965656c656b74726f6e696b222c2270726f6772616d6d65436f6465223a22696e647573747269616c2d656c656374726f6e696373222c2273747564656e744e6f223a22532d31303034222c227472616e736372697074223a5b5b22456c656b74726f746563686e696b222c223430222c22312e37225d2c5b225072616b74697363686520417262656974222c223230222c22312e33225d5d7d2c226e6f6e6365223a226137353330363865376133383235643730636230633737643336653132303630222c226e756d626572223a224449502d323032362d3030303031222c2274696d655a6f6e65223a224575726f70652f546972616e65222c2274797065223a7b22636f6465223a226469706c6f6d61222c226964223a352c226e616d65223a224469706c6f6d222c2276657273696f6e223a317d2c2276657273696f6e223a317d	live	DIP-2026-00001	enr_01m841baxzepmbfcvcfxt140rw	\N	\N	\N	Jürgen Weiß	s-1004@example.com	de	\\x4fd3ee659866d9eabaf2cc8d86f679070d335fdbf91bd7be37fea179c3ac22db	active	\N	\N	f	x	5	\N	5
01a20815-ac7e-752e-836f-3f25665cbc1f	01a20815-a76b-7205-9bad-7a078fce72b6	\N	\N	2026-11-23 11:06:06.835+00	2026-11-22 23:00:00+00	\N	2026-11-23 11:06:06.835+00	\N	\N	2026-11-23	\N	\N	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a39616262383439303563653934373366336131326334336537653862613837653736643633363132376561643236346531613735656234663634393961613234222c226e616d65223a22426c6572746120486f7868c3ab227d2c226964223a22636572745f30316d38343162623379656d71383676737a346e6b357366307a222c226973737565644174223a22323032362d31312d32335431313a30363a30362e3833355a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834316239766265383273716262743079377777776e70222c226e616d65223a2253686b6f6c6c61205368656d62756c6c227d2c226c6f63616c65223a227371222c226d65746164617461223a7b22636f6d706c657465644f6e223a22323032362d31312d3233222c2263726564697473223a223630222c226571664c6576656c223a2234222c226772616465223a22312e30222c22686f757273223a22393030222c226c616e67756167654f66496e737472756374696f6e223a22476a65726d616e69736874222c2270726f6772616d6d65223a22456c656b74726f6e696b6120696e647573747269616c65222c2270726f6772616d6d65436f6465223a22696e647573747269616c2d656c656374726f6e696373222c2273747564656e744e6f223a22532d31303035222c227472616e736372697074223a5b5b22456c656b74726f746563686e696b222c223430222c22312e30225d2c5b225072616b74697363686520417262656974222c223230222c22312e30225d5d7d2c226e6f6e6365223a223831613463343363363434383031653639613936633636376233653364366332222c226e756d626572223a224449502d323032362d3030303032222c2274696d655a6f6e65223a224575726f70652f546972616e65222c2274797065223a7b22636f6465223a226469706c6f6d61222c226964223a352c226e616d65223a224469706c6f6dc3ab222c2276657273696f6e223a317d2c2276657273696f6e223a317d	live	DIP-2026-00002	enr_01m841baxzepmbfcvcg1wxpsg7	\N	\N	\N	Blerta Hoxhë	s-1005@example.com	sq	\\xe2e6e966a04c7f3dc99e5a6cffcfcdd7a91273fda95f54eeb05643ea70ed735a	active	\N	\N	f	x	5	\N	5
01a20815-ac7e-752e-836f-3f2700040b63	01a20815-a76b-7205-9bad-7a078fce72b6	\N	\N	2026-11-23 11:06:06.835+00	2026-11-22 23:00:00+00	\N	2026-11-23 11:06:06.835+00	\N	\N	2026-11-23	\N	\N	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a63303736653364366133346435323863656631366331333663643233643730396635626538396331633864663934613638396165383061353939633038666435222c226e616d65223a224672616ec3a76f6973204ce2809948c3b4706974616c227d2c226964223a22636572745f30316d38343162623379656d71383676737a3477303038327633222c226973737565644174223a22323032362d31312d32335431313a30363a30362e3833355a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834316239766265383273716262743079377777776e70222c226e616d65223a2253686b6f6c6c61205368656d62756c6c227d2c226c6f63616c65223a226672222c226d65746164617461223a7b22636f6d706c657465644f6e223a22323032362d31312d3233222c2263726564697473223a223630222c226571664c6576656c223a2234222c226772616465223a22322e33222c22686f757273223a22393030222c226c616e67756167654f66496e737472756374696f6e223a22416c6c656d616e64222c2270726f6772616d6d65223a22c3896c656374726f6e6971756520696e647573747269656c6c65222c2270726f6772616d6d65436f6465223a22696e647573747269616c2d656c656374726f6e696373222c2273747564656e744e6f223a22532d31303036222c227472616e736372697074223a5b5b22456c656b74726f746563686e696b222c223430222c22322e33225d2c5b225072616b74697363686520417262656974222c223230222c22322e37225d5d7d2c226e6f6e6365223a223736373431643664376265666437616332306565336337316436353666356236222c226e756d626572223a224449502d323032362d3030303033222c2274696d655a6f6e65223a224575726f70652f546972616e65222c2274797065223a7b22636f6465223a226469706c6f6d61222c226964223a352c226e616d65223a224469706cc3b46d65222c2276657273696f6e223a317d2c2276657273696f6e223a317d	live	DIP-2026-00003	enr_01m841baxzepmbfcvcg7kpfnwf	\N	\N	\N	François L’Hôpital	s-1006@example.com	fr	\\xd5b25b11f00e71641f56b10038c459d5e09530e6cdd53e3c594c7a0cda212031	active	\N	\N	f	x	5	\N	5
01a20815-cdf7-768c-bd1e-d0911462fc6b	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:16.113+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:06:16.113+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a31636233663261636561613735373237373266313731643434623361386536636432626235323465646532343539646566656433613734323431326139306530222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383431626b667165743662743770676a346136357a3362222c226973737565644174223a22323032362d31312d32335431313a30363a31362e3131335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226336393532393364306365383633656561366262643931313234386438346131222c226e756d626572223a22332e312d323032362d303030303036222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d35222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	live	3.1-2026-000006	ORDER-5	4711-A	\N	BASELINE-5	Arta Krasniqi	arta@example.com	en	\\xea316aad3bb82dc55781600c78b9db9c40c1679e5f42855acf247cec397de66b	active	\N	\N	f	\N	1	\N	1
01a20815-cdf7-768c-bd1e-d093d6acab31	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:16.113+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:06:16.113+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a34653963616435613435316566396437653635306338383564616565323861396535313761363433363138383231646233396563326335666234383338383561222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383431626b667165743662743770676a66626173617368222c226973737565644174223a22323032362d31312d32335431313a30363a31362e3131335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223733323635613936356663313236633162356161353032313336646536326132222c226e756d626572223a22332e312d323032362d303030303037222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d36222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	live	3.1-2026-000007	ORDER-6	4711-A	\N	BASELINE-6	Arta Krasniqi	arta@example.com	en	\\xb1a0468899a0c9490c113c06caadf151d5dc65c691b2e0ba637bc4289039cc05	active	\N	\N	f	\N	1	\N	1
01a20815-cdf7-768c-bd1e-d095a0786771	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:16.113+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:06:16.113+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a64343066613861623466386632646265396666336139353735363765336230636437346437333962316263646462666236643933333736303036613064346635222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383431626b667165743662743770676a70673767737668222c226973737565644174223a22323032362d31312d32335431313a30363a31362e3131335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223664613862316666616532663233666531393036303864623863623231373234222c226e756d626572223a22332e312d323032362d303030303038222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d37222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	live	3.1-2026-000008	ORDER-7	4711-A	\N	BASELINE-7	Arta Krasniqi	arta@example.com	en	\\x22fad6a66a6cef89af1ead0c4e573fda4ccdd01ea7161ee2e49c17431dc14d9b	active	\N	\N	f	\N	1	\N	1
01a20815-cdf8-743a-a5ca-6e99fb5c35ee	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:16.113+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:06:16.113+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a34616563366166383466373365336438386566373939386462356537373230316332633430343061383562633039333437336234366238616633666231626163222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383431626b667265677861626a6b656b37786e72646665222c226973737565644174223a22323032362d31312d32335431313a30363a31362e3131335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226330383235343561383236343234653432386233373666323132623536396136222c226e756d626572223a22332e312d323032362d303030303039222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d38222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	live	3.1-2026-000009	ORDER-8	4711-A	\N	BASELINE-8	Arta Krasniqi	arta@example.com	en	\\x1077951aa600713662376ba26556a758f1cf17f68a3321b8f2dbc843c89ba995	active	\N	\N	f	\N	1	\N	1
01a20815-cd44-77e3-b0b5-b86b2cd93e69	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:16.113+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:06:16.113298+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	3	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a64616162663564306333626139613939366137323961663832666266333932323062323663343837303664316239326134376134376536393164343131633863222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383431626b6134657a687631646472646370646a666b39222c226973737565644174223a22323032362d31312d32335431313a30363a31362e3131335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223831393234623032313763383835623731336230386434373464663933613764222c226e756d626572223a22332e312d323032362d303030303031222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d30222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	live	3.1-2026-000001	ORDER-0	4711-A	\N	BASELINE-0	Arta Krasniqi	arta@example.com	en	\\x5b7418512df4d83ac495d3e61ec741f731e0454de2aefb3443bbc48fa674f879	active	\N	\N	f	\N	1	\N	1
01a20815-cd96-7327-b14d-b2c90dbb1f0c	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:16.113+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:06:16.113298+00	\N	\N	2026-11-23	\N	2036-12-31	2	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a39653635353033323338333233306433636433396235633230363965323365656463613331626334336365633037623866303139613034383261366236626366222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383431626b637065636b76326b646a7334367670377263222c226973737565644174223a22323032362d31312d32335431313a30363a31362e3131335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226533356132623061383964653831313333313636313866386666326531363063222c226e756d626572223a22332e312d323032362d303030303033222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d32222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	live	3.1-2026-000003	ORDER-2	4711-A	\N	BASELINE-2	Arta Krasniqi	arta@example.com	en	\\x523b099f3b49d7fad04c9f016125bad6dad30f0a86602e9fe3b19ce1154f95dc	revoked	data_error	\N	f	\N	1	\N	1
01a20815-cf52-7422-a8e1-11076ab7a6f4	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdb3-75bd-b94f-391c38a9a192	\N	2026-11-23 11:06:16.113+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:06:16.113+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a61343363373763666535363231343063623139616432366530363263666238366334623436616366653134636464393661666162353464623730386231663737222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383431626b746a656768616872386830786e626639716d222c226973737565644174223a22323032362d31312d32335431313a30363a31362e3131335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223839346230616662646662393766666531396330653465623336633635653731222c226e756d626572223a22332e312d323032362d303030303130222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d39222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	live	3.1-2026-000010	ORDER-9	4711-A	\N	BASELINE-9	Arta Krasniqi	arta@example.com	en	\\xd1b41257cc627b148fc41b2cd5c1613a5d7fe9042704e945cdf27717d2ba188b	active	\N	\N	f	\N	1	\N	1
01a20815-cdb8-743a-bed3-17d1be16154b	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:16.113+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:06:16.113+00	2036-12-01 23:00:00+00	2026-12-01 11:06:16.113298+00	2026-11-23	\N	2036-12-31	2	\N	live	3.1-2026-000005	\N	\N	\N	\N	\N	\N	en	\\x027b39ec27d939dcb97a0be75cadc6788555b103a1aa4217c4527004d60a5535	active	\N	\N	f	\N	1	01a20815-cfd8-7385-9fe1-900b700f0f17	1
01a20815-d14c-763d-b868-3e3b2ed61237	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:17.149+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:06:17.149+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a65386665613664356237666133383663383264336265653237653231623930306138633236656466663762373163656261626539353233613661326134623133222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383431626d616365727976677431793763716463346871222c226973737565644174223a22323032362d31312d32335431313a30363a31372e3134395a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226138386237383334333264343837633466306531393738656466636162393530222c226e756d626572223a22332e312d323032362d303030303133222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d35222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	test	3.1-2026-000013	ORDER-5	4711-A	\N	BASELINE-5	Arta Krasniqi	arta@example.com	en	\\xf2dce598729fe5927411f8721c5759244d5816d1a9253e274f04c1adacc9b665	active	\N	\N	f	\N	1	\N	1
01a20815-d14d-77ec-b04f-833452a1e664	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:17.149+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:06:17.149+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a33366330346361353832653764326463626664303963356632323338363532353434636634333464663832353535636432333731303664326433643966663263222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383431626d6164657a7062306b77333668396133736b34222c226973737565644174223a22323032362d31312d32335431313a30363a31372e3134395a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226234393965656337653634653762616231653037366265666664353862306631222c226e756d626572223a22332e312d323032362d303030303134222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d36222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	test	3.1-2026-000014	ORDER-6	4711-A	\N	BASELINE-6	Arta Krasniqi	arta@example.com	en	\\x99f5d3178dd394c4d58e3c6266fdc840142171f2cfb5832be0bfe3b3d27d6685	active	\N	\N	f	\N	1	\N	1
01a20815-d14d-77ec-b04f-83364b019b97	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:17.149+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:06:17.149+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a65626130366431363839636262633735396431653036633632653034343739626435636134343839643964306562373661313939383139393964653663356562222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383431626d6164657a7062306b77333673356733367771222c226973737565644174223a22323032362d31312d32335431313a30363a31372e3134395a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223961616533323762623462383862626132373965373663623738353730333466222c226e756d626572223a22332e312d323032362d303030303135222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d37222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	test	3.1-2026-000015	ORDER-7	4711-A	\N	BASELINE-7	Arta Krasniqi	arta@example.com	en	\\x00a010abe43a225000a304dff677f1e4514738e0fd59e1968855ec85f129fada	active	\N	\N	f	\N	1	\N	1
01a20815-d0fa-7398-8fb1-632c63a6eb5f	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:17.149+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:06:17.149916+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	2	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a37396136643433336439613834306665653137346139613263383230306264626566666364376461366531616336306533353739343030636336336431616636222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383431626d3774656563387a636233356868746474747a222c226973737565644174223a22323032362d31312d32335431313a30363a31372e3134395a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223431393436373832336137616236346663636137383939306138356263663131222c226e756d626572223a22332e312d323032362d303030303039222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d31222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	test	3.1-2026-000009	ORDER-1	4711-A	\N	BASELINE-1	Arta Krasniqi	arta@example.com	en	\\x11c5534630121b97ce874b8ae38b337e363b2dfbe72ec5711e578d4bd3cf8e0b	suspended	data_error	\N	f	\N	1	\N	1
01a20815-d10a-7325-a531-abc0bf428459	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:17.149+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:06:17.149916+00	\N	\N	2026-11-23	\N	2036-12-31	2	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a36393837383933343231356161383939393463303931343336316663666131633439616239316433643339363466353935653464353030663831393732333064222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383431626d386165636a746163646272327a6d35313273222c226973737565644174223a22323032362d31312d32335431313a30363a31372e3134395a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223436646564643337383561356363343163373031343662666663336234306266222c226e756d626572223a22332e312d323032362d303030303130222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d32222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	test	3.1-2026-000010	ORDER-2	4711-A	\N	BASELINE-2	Arta Krasniqi	arta@example.com	en	\\x7c48126c81933e04f3ed6b0567e923c2e078129fb53422e55352d3f2b27f1c2d	revoked	data_error	\N	f	\N	1	\N	1
01a20815-d12f-703e-8ee5-4eee0e194af3	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	01a20815-d2a7-7067-acb1-f3bffa2f3191	2026-11-23 11:06:17.149+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:06:17.149916+00	\N	\N	2026-11-23	\N	2036-12-31	2	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a31653262333630303533633134656233636237316135393838353561333237393139643436646637383137653861623535363731343438343538646165356139222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383431626d396665307a3878736165787237316a6a716b222c226973737565644174223a22323032362d31312d32335431313a30363a31372e3134395a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226161313264326561623339643836343435393662613566303933383464393830222c226e756d626572223a22332e312d323032362d303030303131222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d33222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	test	3.1-2026-000011	ORDER-3	4711-A	\N	BASELINE-3	Arta Krasniqi	arta@example.com	en	\\xc034b738a0d465eec901308f0749405896638f1c8fdd582694bec921c1eca357	superseded	data_error	\N	f	\N	1	\N	1
01a20815-d13b-767f-a985-1854ad9b167b	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:17.149+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:06:17.149+00	2036-12-01 23:00:00+00	2026-12-01 11:06:17.149916+00	2026-11-23	\N	2036-12-31	2	\N	test	3.1-2026-000012	\N	\N	\N	\N	\N	\N	en	\\x5163ad13ae6e4199d46177ddb7e366440ef55e87833d1469ed7d7d95dfb4d2ed	active	\N	\N	f	\N	1	01a20815-d2f7-77de-a658-63df2b23e23f	1
01a20815-d14d-77ec-b04f-83384af484aa	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:17.149+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:06:17.149+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a32363133656437613764363737366161346636636539373233646634636430306233353531663263643934333835623036373834353838396431616636316139222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383431626d6164657a7062306b77333731356639313561222c226973737565644174223a22323032362d31312d32335431313a30363a31372e3134395a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226639333565623033396663613532373165363533373763633365376434336532222c226e756d626572223a22332e312d323032362d303030303136222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d38222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	test	3.1-2026-000016	ORDER-8	4711-A	\N	BASELINE-8	Arta Krasniqi	arta@example.com	en	\\xc0f7bc63e308a808309c7f8a277d4c794d2a61eb36f6c3e7ba24ce485f10c677	active	\N	\N	f	\N	1	\N	1
01a20815-d0ee-70c7-a902-2023e77ddcef	01a20815-a4b7-72f4-be61-75dd93d7cd43	\N	\N	2026-11-23 11:06:17.149+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:06:17.149916+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	3	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a31376239656237396262356163663739326233653961333036653162653539666262386231386236346262363163636331356165323365373264396632313066222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383431626d3765653333746a30683034666b7176713766222c226973737565644174223a22323032362d31312d32335431313a30363a31372e3134395a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223665306663663464623934656664663830353131383535613633366236373064222c226e756d626572223a22332e312d323032362d303030303038222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d30222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	test	3.1-2026-000008	ORDER-0	4711-A	\N	BASELINE-0	Arta Krasniqi	arta@example.com	en	\\x78dc28396dcec41da8c8577f6be113a633f0901b377013c753f52cd321b571e3	active	\N	\N	f	\N	1	\N	1
01a20815-d2a7-7067-acb1-f3bffa2f3191	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d12f-703e-8ee5-4eee0e194af3	\N	2026-11-23 11:06:17.149+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:06:17.149+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a62343331353330633430663065363737663731323663633966393562636632636633656162303961393132636537323336333030343130303261306237323461222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383431626d6e3765316b747363666b717a783279636368222c226973737565644174223a22323032362d31312d32335431313a30363a31372e3134395a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38343162393571656274627772626e76703978666b6133222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223236323633323639613330356136373764396136656130346335646230353530222c226e756d626572223a22332e312d323032362d303030303137222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d39222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	test	3.1-2026-000017	ORDER-9	4711-A	\N	BASELINE-9	Arta Krasniqi	arta@example.com	en	\\x4bbd2d1e8a4a59f1039b7b014404b12c665d898f37d9dc5d12d5abbc97fb6352	active	\N	\N	f	\N	1	\N	1
\.


--
-- Data for Name: certificates_certificatehistory; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_certificatehistory (issuer_id, certificate_id, at, sequence, action, from_state, to_state, reason, note, public_note, actor_kind, actor_id, request_id, ip) FROM stdin;
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a5fb-752f-9d1a-c1369ca7888a	2026-11-23 11:06:06.145+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a62a-730e-8c8f-769fb33bf180	2026-11-23 11:06:06.145+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a643-7481-af1e-f9f93a087522	2026-11-23 11:06:06.145+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a655-745d-880d-fc1d08c6a3a3	2026-11-23 11:06:06.145+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a67d-76ed-8bf3-1d9c49bc9fe5	2026-11-23 11:06:06.145+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a67d-76ed-8bf3-1d9c49bc9fe5	2026-11-23 11:06:06.145396+00	2	suspend	active	suspended	recall	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a6c3-7001-b921-5ac28fcc7ce5	2026-11-23 11:06:06.145+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a6c3-7001-b921-5ac28fcc7ce5	2026-11-23 11:06:06.145396+00	2	revoke	active	revoked	data_error	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a708-72d5-9260-854c05a0f7c5	2026-11-23 11:06:06.145+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a708-72d5-9260-854c05a0f7c5	2026-11-23 11:06:06.145396+00	2	supersede	active	superseded	replaced	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a722-773d-96ae-2864c3e89e0a	2026-11-23 11:06:06.145+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-ac7e-752e-836f-3f2358117ad6	2026-11-23 11:06:06.835+00	1	\N	\N	active	\N	\N	\N	user	2		\N
01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-ac7e-752e-836f-3f25665cbc1f	2026-11-23 11:06:06.835+00	1	\N	\N	active	\N	\N	\N	user	2		\N
01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-ac7e-752e-836f-3f2700040b63	2026-11-23 11:06:06.835+00	1	\N	\N	active	\N	\N	\N	user	2		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cd44-77e3-b0b5-b86b2cd93e69	2026-11-23 11:06:16.113+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cd8b-7631-bfca-d570bff1d015	2026-11-23 11:06:16.113+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cd96-7327-b14d-b2c90dbb1f0c	2026-11-23 11:06:16.113+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdb3-75bd-b94f-391c38a9a192	2026-11-23 11:06:16.113+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdf7-768c-bd1e-d0911462fc6b	2026-11-23 11:06:16.113+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdf7-768c-bd1e-d093d6acab31	2026-11-23 11:06:16.113+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdf7-768c-bd1e-d095a0786771	2026-11-23 11:06:16.113+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdf8-743a-a5ca-6e99fb5c35ee	2026-11-23 11:06:16.113+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cd44-77e3-b0b5-b86b2cd93e69	2026-11-23 11:06:16.113298+00	2	suspend	active	suspended	data_error	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cd44-77e3-b0b5-b86b2cd93e69	2026-11-23 11:06:16.113298+00	3	reinstate	suspended	active	data_error	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cd8b-7631-bfca-d570bff1d015	2026-11-23 11:06:16.113298+00	2	suspend	active	suspended	data_error	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cd96-7327-b14d-b2c90dbb1f0c	2026-11-23 11:06:16.113298+00	2	revoke	active	revoked	data_error	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdb3-75bd-b94f-391c38a9a192	2026-11-23 11:06:16.113298+00	2	supersede	active	superseded	data_error	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cf52-7422-a8e1-11076ab7a6f4	2026-11-23 11:06:16.113+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdb8-743a-bed3-17d1be16154b	2026-11-23 11:06:16.113+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdb8-743a-bed3-17d1be16154b	2026-12-01 11:06:16.113298+00	2	erase	active	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0ee-70c7-a902-2023e77ddcef	2026-11-23 11:06:17.149+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0fa-7398-8fb1-632c63a6eb5f	2026-11-23 11:06:17.149+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d10a-7325-a531-abc0bf428459	2026-11-23 11:06:17.149+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d12f-703e-8ee5-4eee0e194af3	2026-11-23 11:06:17.149+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d14c-763d-b868-3e3b2ed61237	2026-11-23 11:06:17.149+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d14d-77ec-b04f-833452a1e664	2026-11-23 11:06:17.149+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d14d-77ec-b04f-83364b019b97	2026-11-23 11:06:17.149+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d14d-77ec-b04f-83384af484aa	2026-11-23 11:06:17.149+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0ee-70c7-a902-2023e77ddcef	2026-11-23 11:06:17.149916+00	2	suspend	active	suspended	data_error	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0ee-70c7-a902-2023e77ddcef	2026-11-23 11:06:17.149916+00	3	reinstate	suspended	active	data_error	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0fa-7398-8fb1-632c63a6eb5f	2026-11-23 11:06:17.149916+00	2	suspend	active	suspended	data_error	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d10a-7325-a531-abc0bf428459	2026-11-23 11:06:17.149916+00	2	revoke	active	revoked	data_error	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d12f-703e-8ee5-4eee0e194af3	2026-11-23 11:06:17.149916+00	2	supersede	active	superseded	data_error	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d2a7-7067-acb1-f3bffa2f3191	2026-11-23 11:06:17.149+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d13b-767f-a985-1854ad9b167b	2026-11-23 11:06:17.149+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d13b-767f-a985-1854ad9b167b	2026-12-01 11:06:17.149916+00	2	erase	active	active	\N	\N	\N	system	demo		\N
\.


--
-- Data for Name: certificates_certificatekey; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_certificatekey (issuer_id, certificate_id, product, serial_number, batch, order_no, plant, line, holder_email, other) FROM stdin;
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a5fb-752f-9d1a-c1369ca7888a	-6135527688937532740	-3244015084654240848	-278017545628876186	2483308234349084917	7046652277653412959	-7280094784699395634	\N	-4872973308955122125
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a5fb-752f-9d1a-c1369ca7888a	\N	\N	\N	\N	\N	\N	\N	1425830370139344563
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a5fb-752f-9d1a-c1369ca7888a	\N	\N	\N	\N	\N	\N	\N	5856599479961246507
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a62a-730e-8c8f-769fb33bf180	-6135527688937532740	4833675750587669522	-278017545628876186	2483308234349084917	7046652277653412959	-7280094784699395634	\N	-4872973308955122125
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a62a-730e-8c8f-769fb33bf180	\N	\N	\N	\N	\N	\N	\N	-2859072398254503252
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a62a-730e-8c8f-769fb33bf180	\N	\N	\N	\N	\N	\N	\N	5856599479961246507
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a643-7481-af1e-f9f93a087522	-6135527688937532740	3340863814897237677	-278017545628876186	2483308234349084917	7046652277653412959	-7280094784699395634	\N	-4872973308955122125
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a643-7481-af1e-f9f93a087522	\N	\N	\N	\N	\N	\N	\N	-4400353757785844595
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a643-7481-af1e-f9f93a087522	\N	\N	\N	\N	\N	\N	\N	5856599479961246507
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a655-745d-880d-fc1d08c6a3a3	-6135527688937532740	4308437196219149710	-278017545628876186	2483308234349084917	7046652277653412959	-7280094784699395634	\N	-4872973308955122125
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a655-745d-880d-fc1d08c6a3a3	\N	\N	\N	\N	\N	\N	\N	-4280339593336484445
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a655-745d-880d-fc1d08c6a3a3	\N	\N	\N	\N	\N	\N	\N	5856599479961246507
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a67d-76ed-8bf3-1d9c49bc9fe5	-6135527688937532740	-423185825708576961	-278017545628876186	2483308234349084917	7046652277653412959	-7280094784699395634	\N	-4872973308955122125
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a67d-76ed-8bf3-1d9c49bc9fe5	\N	\N	\N	\N	\N	\N	\N	-1885592130196350356
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a67d-76ed-8bf3-1d9c49bc9fe5	\N	\N	\N	\N	\N	\N	\N	5856599479961246507
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a6c3-7001-b921-5ac28fcc7ce5	-6135527688937532740	-3790711277076326998	-278017545628876186	2483308234349084917	7046652277653412959	-7280094784699395634	\N	-6638597082611036360
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a6c3-7001-b921-5ac28fcc7ce5	\N	\N	\N	\N	\N	\N	\N	-4872973308955122125
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a6c3-7001-b921-5ac28fcc7ce5	\N	\N	\N	\N	\N	\N	\N	5856599479961246507
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a708-72d5-9260-854c05a0f7c5	-6135527688937532740	-6028106163939165614	-278017545628876186	2483308234349084917	7046652277653412959	-7280094784699395634	\N	-4872973308955122125
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a708-72d5-9260-854c05a0f7c5	\N	\N	\N	\N	\N	\N	\N	4777470238208748740
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a708-72d5-9260-854c05a0f7c5	\N	\N	\N	\N	\N	\N	\N	5856599479961246507
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a722-773d-96ae-2864c3e89e0a	-6135527688937532740	-7843323103669598262	-278017545628876186	2483308234349084917	7046652277653412959	-7280094784699395634	\N	-6048264932720974973
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a722-773d-96ae-2864c3e89e0a	\N	\N	\N	\N	\N	\N	\N	-4872973308955122125
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a722-773d-96ae-2864c3e89e0a	\N	\N	\N	\N	\N	\N	\N	5856599479961246507
01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-ac7e-752e-836f-3f2358117ad6	\N	\N	\N	\N	\N	\N	-6191806777628325791	2968573392669884273
01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-ac7e-752e-836f-3f2358117ad6	\N	\N	\N	\N	\N	\N	\N	4861348680401769573
01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-ac7e-752e-836f-3f2358117ad6	\N	\N	\N	\N	\N	\N	\N	7575992318567489893
01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-ac7e-752e-836f-3f25665cbc1f	\N	\N	\N	\N	\N	\N	1057716479160724718	-7800450424021763075
01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-ac7e-752e-836f-3f25665cbc1f	\N	\N	\N	\N	\N	\N	\N	2264476718660187779
01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-ac7e-752e-836f-3f25665cbc1f	\N	\N	\N	\N	\N	\N	\N	8242027421224514252
01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-ac7e-752e-836f-3f2700040b63	\N	\N	\N	\N	\N	\N	8756070304729767194	-7572056661863350702
01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-ac7e-752e-836f-3f2700040b63	\N	\N	\N	\N	\N	\N	\N	3668068207236485821
01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-ac7e-752e-836f-3f2700040b63	\N	\N	\N	\N	\N	\N	\N	9189625184682312186
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cd44-77e3-b0b5-b86b2cd93e69	-7056527323742150883	-5695516508709040881	-8221580986061622347	7719147429590264102	8799549513477074305	3839030792747685825	-4041198533559184764	3447533874898816814
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cd44-77e3-b0b5-b86b2cd93e69	-4152294409496419778	\N	4728961953548922380	\N	\N	\N	\N	\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cd8b-7631-bfca-d570bff1d015	-7056527323742150883	323669007369592204	-8221580986061622347	7719147429590264102	8799549513477074305	3839030792747685825	-4041198533559184764	7755247563510570690
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cd8b-7631-bfca-d570bff1d015	-4152294409496419778	\N	4728961953548922380	\N	\N	\N	\N	\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cd96-7327-b14d-b2c90dbb1f0c	-7056527323742150883	-7294207801138331648	-8221580986061622347	7719147429590264102	8799549513477074305	3839030792747685825	-4041198533559184764	-6622131988020209299
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cd96-7327-b14d-b2c90dbb1f0c	-4152294409496419778	\N	4728961953548922380	\N	\N	\N	\N	\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdb3-75bd-b94f-391c38a9a192	-7056527323742150883	8416709685426207571	-8221580986061622347	7719147429590264102	8799549513477074305	3839030792747685825	-4041198533559184764	-4376793999768695258
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdb3-75bd-b94f-391c38a9a192	-4152294409496419778	\N	4728961953548922380	\N	\N	\N	\N	\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdf7-768c-bd1e-d0911462fc6b	-7056527323742150883	4469960701706752682	-8221580986061622347	7719147429590264102	8799549513477074305	3839030792747685825	-4041198533559184764	-5768794615114944817
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdf7-768c-bd1e-d0911462fc6b	-4152294409496419778	\N	4728961953548922380	\N	\N	\N	\N	\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdf7-768c-bd1e-d093d6acab31	-7056527323742150883	1942127700099148723	-8221580986061622347	7719147429590264102	8799549513477074305	3839030792747685825	-4041198533559184764	9131766524714777623
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdf7-768c-bd1e-d093d6acab31	-4152294409496419778	\N	4728961953548922380	\N	\N	\N	\N	\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdf7-768c-bd1e-d095a0786771	-7056527323742150883	8089408629977730955	-8221580986061622347	7719147429590264102	8799549513477074305	3839030792747685825	-4041198533559184764	-6918383021289166464
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdf7-768c-bd1e-d095a0786771	-4152294409496419778	\N	4728961953548922380	\N	\N	\N	\N	\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdf8-743a-a5ca-6e99fb5c35ee	-7056527323742150883	957258602738412816	-8221580986061622347	7719147429590264102	8799549513477074305	3839030792747685825	-4041198533559184764	-4210340742036215227
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdf8-743a-a5ca-6e99fb5c35ee	-4152294409496419778	\N	4728961953548922380	\N	\N	\N	\N	\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cf52-7422-a8e1-11076ab7a6f4	-7056527323742150883	-5530983139577052558	-8221580986061622347	7719147429590264102	8799549513477074305	3839030792747685825	-4041198533559184764	2370791267400386371
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cf52-7422-a8e1-11076ab7a6f4	-4152294409496419778	\N	4728961953548922380	\N	\N	\N	\N	\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0ee-70c7-a902-2023e77ddcef	-6969348369665994925	7525506344157422690	-999332023418980380	-7663313546143994417	-8009078501668559322	5728806988436520221	1191288739295113921	6893156237627613368
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0ee-70c7-a902-2023e77ddcef	1190086339460442162	\N	5226046733792835710	\N	\N	\N	\N	\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0fa-7398-8fb1-632c63a6eb5f	-6969348369665994925	7028187780931665171	-999332023418980380	-7663313546143994417	-8009078501668559322	5728806988436520221	1191288739295113921	-4512491717969254679
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0fa-7398-8fb1-632c63a6eb5f	1190086339460442162	\N	5226046733792835710	\N	\N	\N	\N	\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d10a-7325-a531-abc0bf428459	-6969348369665994925	-5568314566823731165	-999332023418980380	-7663313546143994417	-8009078501668559322	5728806988436520221	1191288739295113921	-8803233299434403946
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d10a-7325-a531-abc0bf428459	1190086339460442162	\N	5226046733792835710	\N	\N	\N	\N	\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d12f-703e-8ee5-4eee0e194af3	-6969348369665994925	6227710224432460415	-999332023418980380	-7663313546143994417	-8009078501668559322	5728806988436520221	1191288739295113921	206669083959990255
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d12f-703e-8ee5-4eee0e194af3	1190086339460442162	\N	5226046733792835710	\N	\N	\N	\N	\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d14c-763d-b868-3e3b2ed61237	-6969348369665994925	4695188848966597433	-999332023418980380	-7663313546143994417	-8009078501668559322	5728806988436520221	1191288739295113921	6347371570377343002
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d14c-763d-b868-3e3b2ed61237	1190086339460442162	\N	5226046733792835710	\N	\N	\N	\N	\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d14d-77ec-b04f-833452a1e664	-6969348369665994925	8733703567110570810	-999332023418980380	-7663313546143994417	-8009078501668559322	5728806988436520221	1191288739295113921	9079863930264055952
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d14d-77ec-b04f-833452a1e664	1190086339460442162	\N	5226046733792835710	\N	\N	\N	\N	\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d14d-77ec-b04f-83364b019b97	-6969348369665994925	-4733914880124576101	-999332023418980380	-7663313546143994417	-8009078501668559322	5728806988436520221	1191288739295113921	1873993102302416971
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d14d-77ec-b04f-83364b019b97	1190086339460442162	\N	5226046733792835710	\N	\N	\N	\N	\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d14d-77ec-b04f-83384af484aa	-6969348369665994925	-5779150559169748913	-999332023418980380	-7663313546143994417	-8009078501668559322	5728806988436520221	1191288739295113921	-4770020258193496201
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d14d-77ec-b04f-83384af484aa	1190086339460442162	\N	5226046733792835710	\N	\N	\N	\N	\N
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d2a7-7067-acb1-f3bffa2f3191	-6969348369665994925	1338461909033690307	-999332023418980380	-7663313546143994417	-8009078501668559322	5728806988436520221	1191288739295113921	3938010514994371753
01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d2a7-7067-acb1-f3bffa2f3191	1190086339460442162	\N	5226046733792835710	\N	\N	\N	\N	\N
\.


--
-- Data for Name: certificates_certificatelink; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_certificatelink (id, issuer_id, rel, url, label, sha256, created_at, certificate_id, target_id) FROM stdin;
\.


--
-- Data for Name: certificates_certificatetype; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_certificatetype (id, code, archived_at, created_at, issuer_id, current_id) FROM stdin;
2	training	\N	2026-11-23 11:06:06.115822+00	01a20815-a4b7-72f4-be61-75dd93d7cd43	2
3	en10204-3-1	\N	2026-11-23 11:06:06.591478+00	01a20815-a76b-7205-9bad-7a078fce72b6	3
4	training	\N	2026-11-23 11:06:06.619335+00	01a20815-a76b-7205-9bad-7a078fce72b6	4
1	en10204-3-1	\N	2026-11-23 11:06:05.917373+00	01a20815-a4b7-72f4-be61-75dd93d7cd43	1
5	diploma	\N	2026-11-23 11:06:06.835974+00	01a20815-a76b-7205-9bad-7a078fce72b6	5
\.


--
-- Data for Name: certificates_companyprefix; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_companyprefix (id, prefix, state, note, claimed_at, decided_at, issuer_id) FROM stdin;
1	952	confirmed	GS1 keeps 952 for examples.	2026-11-23 11:06:06.649039+00	2026-11-23 11:06:06.728291+00	01a20815-a4b7-72f4-be61-75dd93d7cd43
\.


--
-- Data for Name: certificates_erasure; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_erasure (id, mode, requested_at, execute_at, undone_at, erased_at, swept_at, actor_kind, actor_id, request_id, ip, issuer_id) FROM stdin;
01a20815-cfd8-7385-9fe1-900b700f0f17	live	2026-11-23 11:06:16.113298+00	2026-11-30 11:06:16.113298+00	\N	2026-12-01 11:06:16.113298+00	\N	system	demo		\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-d2f7-77de-a658-63df2b23e23f	test	2026-11-23 11:06:17.149916+00	2026-11-30 11:06:17.149916+00	\N	2026-12-01 11:06:17.149916+00	\N	system	demo		\N	01a20815-a4b7-72f4-be61-75dd93d7cd43
\.


--
-- Data for Name: certificates_hold; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_hold (id, issuer_id, reason, public_note, actor_kind, actor_id, placed_at, lifted_at, certificate_id, job_id) FROM stdin;
01a20815-a68e-7501-ac24-43df576a42ff	01a20815-a4b7-72f4-be61-75dd93d7cd43	recall	\N	system	demo	2026-11-23 11:06:06.145396+00	\N	01a20815-a67d-76ed-8bf3-1d9c49bc9fe5	\N
01a20815-ce2c-70d1-8fd5-95e82011fd21	01a20815-a4b7-72f4-be61-75dd93d7cd43	data_error	\N	system	demo	2026-11-23 11:06:16.113298+00	2026-11-23 11:06:16.113298+00	01a20815-cd44-77e3-b0b5-b86b2cd93e69	\N
01a20815-cf00-71db-9b15-826405b5f966	01a20815-a4b7-72f4-be61-75dd93d7cd43	data_error	\N	system	demo	2026-11-23 11:06:16.113298+00	\N	01a20815-cd8b-7631-bfca-d570bff1d015	\N
01a20815-d235-71fb-9053-f662fabeeb08	01a20815-a4b7-72f4-be61-75dd93d7cd43	data_error	\N	system	demo	2026-11-23 11:06:17.149916+00	2026-11-23 11:06:17.149916+00	01a20815-d0ee-70c7-a902-2023e77ddcef	\N
01a20815-d269-71a2-b549-6bb8256fba7c	01a20815-a4b7-72f4-be61-75dd93d7cd43	data_error	\N	system	demo	2026-11-23 11:06:17.149916+00	\N	01a20815-d0fa-7398-8fb1-632c63a6eb5f	\N
\.


--
-- Data for Name: certificates_holdercontact; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_holdercontact (certificate_id, issuer_id, email, changed_at) FROM stdin;
\.


--
-- Data for Name: certificates_holdername; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_holdername (mode, value, certificate_id, issuer_id) FROM stdin;
live	blerta hoxhe	01a20815-ac7e-752e-836f-3f25665cbc1f	01a20815-a76b-7205-9bad-7a078fce72b6
live	francois l hopital	01a20815-ac7e-752e-836f-3f2700040b63	01a20815-a76b-7205-9bad-7a078fce72b6
live	hopital francois l	01a20815-ac7e-752e-836f-3f2700040b63	01a20815-a76b-7205-9bad-7a078fce72b6
live	hoxhe blerta	01a20815-ac7e-752e-836f-3f25665cbc1f	01a20815-a76b-7205-9bad-7a078fce72b6
live	jurgen weiss	01a20815-ac7e-752e-836f-3f2358117ad6	01a20815-a76b-7205-9bad-7a078fce72b6
live	l hopital francois	01a20815-ac7e-752e-836f-3f2700040b63	01a20815-a76b-7205-9bad-7a078fce72b6
live	weiss jurgen	01a20815-ac7e-752e-836f-3f2358117ad6	01a20815-a76b-7205-9bad-7a078fce72b6
live	arta krasniqi	01a20815-cd44-77e3-b0b5-b86b2cd93e69	01a20815-a4b7-72f4-be61-75dd93d7cd43
live	krasniqi arta	01a20815-cd44-77e3-b0b5-b86b2cd93e69	01a20815-a4b7-72f4-be61-75dd93d7cd43
live	arta krasniqi	01a20815-cd8b-7631-bfca-d570bff1d015	01a20815-a4b7-72f4-be61-75dd93d7cd43
live	krasniqi arta	01a20815-cd8b-7631-bfca-d570bff1d015	01a20815-a4b7-72f4-be61-75dd93d7cd43
live	arta krasniqi	01a20815-cd96-7327-b14d-b2c90dbb1f0c	01a20815-a4b7-72f4-be61-75dd93d7cd43
live	krasniqi arta	01a20815-cd96-7327-b14d-b2c90dbb1f0c	01a20815-a4b7-72f4-be61-75dd93d7cd43
live	arta krasniqi	01a20815-cdb3-75bd-b94f-391c38a9a192	01a20815-a4b7-72f4-be61-75dd93d7cd43
live	krasniqi arta	01a20815-cdb3-75bd-b94f-391c38a9a192	01a20815-a4b7-72f4-be61-75dd93d7cd43
live	arta krasniqi	01a20815-cdf7-768c-bd1e-d0911462fc6b	01a20815-a4b7-72f4-be61-75dd93d7cd43
live	arta krasniqi	01a20815-cdf7-768c-bd1e-d093d6acab31	01a20815-a4b7-72f4-be61-75dd93d7cd43
live	arta krasniqi	01a20815-cdf7-768c-bd1e-d095a0786771	01a20815-a4b7-72f4-be61-75dd93d7cd43
live	arta krasniqi	01a20815-cdf8-743a-a5ca-6e99fb5c35ee	01a20815-a4b7-72f4-be61-75dd93d7cd43
live	krasniqi arta	01a20815-cdf7-768c-bd1e-d0911462fc6b	01a20815-a4b7-72f4-be61-75dd93d7cd43
live	krasniqi arta	01a20815-cdf7-768c-bd1e-d093d6acab31	01a20815-a4b7-72f4-be61-75dd93d7cd43
live	krasniqi arta	01a20815-cdf7-768c-bd1e-d095a0786771	01a20815-a4b7-72f4-be61-75dd93d7cd43
live	krasniqi arta	01a20815-cdf8-743a-a5ca-6e99fb5c35ee	01a20815-a4b7-72f4-be61-75dd93d7cd43
live	arta krasniqi	01a20815-cf52-7422-a8e1-11076ab7a6f4	01a20815-a4b7-72f4-be61-75dd93d7cd43
live	krasniqi arta	01a20815-cf52-7422-a8e1-11076ab7a6f4	01a20815-a4b7-72f4-be61-75dd93d7cd43
test	arta krasniqi	01a20815-d0ee-70c7-a902-2023e77ddcef	01a20815-a4b7-72f4-be61-75dd93d7cd43
test	krasniqi arta	01a20815-d0ee-70c7-a902-2023e77ddcef	01a20815-a4b7-72f4-be61-75dd93d7cd43
test	arta krasniqi	01a20815-d0fa-7398-8fb1-632c63a6eb5f	01a20815-a4b7-72f4-be61-75dd93d7cd43
test	krasniqi arta	01a20815-d0fa-7398-8fb1-632c63a6eb5f	01a20815-a4b7-72f4-be61-75dd93d7cd43
test	arta krasniqi	01a20815-d10a-7325-a531-abc0bf428459	01a20815-a4b7-72f4-be61-75dd93d7cd43
test	krasniqi arta	01a20815-d10a-7325-a531-abc0bf428459	01a20815-a4b7-72f4-be61-75dd93d7cd43
test	arta krasniqi	01a20815-d12f-703e-8ee5-4eee0e194af3	01a20815-a4b7-72f4-be61-75dd93d7cd43
test	krasniqi arta	01a20815-d12f-703e-8ee5-4eee0e194af3	01a20815-a4b7-72f4-be61-75dd93d7cd43
test	arta krasniqi	01a20815-d14c-763d-b868-3e3b2ed61237	01a20815-a4b7-72f4-be61-75dd93d7cd43
test	arta krasniqi	01a20815-d14d-77ec-b04f-833452a1e664	01a20815-a4b7-72f4-be61-75dd93d7cd43
test	arta krasniqi	01a20815-d14d-77ec-b04f-83364b019b97	01a20815-a4b7-72f4-be61-75dd93d7cd43
test	arta krasniqi	01a20815-d14d-77ec-b04f-83384af484aa	01a20815-a4b7-72f4-be61-75dd93d7cd43
test	krasniqi arta	01a20815-d14c-763d-b868-3e3b2ed61237	01a20815-a4b7-72f4-be61-75dd93d7cd43
test	krasniqi arta	01a20815-d14d-77ec-b04f-833452a1e664	01a20815-a4b7-72f4-be61-75dd93d7cd43
test	krasniqi arta	01a20815-d14d-77ec-b04f-83364b019b97	01a20815-a4b7-72f4-be61-75dd93d7cd43
test	krasniqi arta	01a20815-d14d-77ec-b04f-83384af484aa	01a20815-a4b7-72f4-be61-75dd93d7cd43
test	arta krasniqi	01a20815-d2a7-7067-acb1-f3bffa2f3191	01a20815-a4b7-72f4-be61-75dd93d7cd43
test	krasniqi arta	01a20815-d2a7-7067-acb1-f3bffa2f3191	01a20815-a4b7-72f4-be61-75dd93d7cd43
\.


--
-- Data for Name: certificates_log; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_log (mode, origin, verifier_key, size, published, halted, signed_from, successions) FROM stdin;
\.


--
-- Data for Name: certificates_logcheckpoint; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_logcheckpoint (mode, size, root, note, at, "timestamp", cosignatures) FROM stdin;
\.


--
-- Data for Name: certificates_logentry; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_logentry (mode, index, at, commitment, certificate_id, sequence, signing_key_id) FROM stdin;
\.


--
-- Data for Name: certificates_logtile; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_logtile (mode, level, number, hashes) FROM stdin;
\.


--
-- Data for Name: certificates_numbercounter; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_numbercounter (id, mode, series, next, issuer_id) FROM stdin;
3	test	3.1-2025-{}	2	01a20815-a4b7-72f4-be61-75dd93d7cd43
5	live	DIP-2026-{}	4	01a20815-a76b-7205-9bad-7a078fce72b6
6	live	3.1-2026-{}	16	01a20815-a4b7-72f4-be61-75dd93d7cd43
1	test	3.1-2026-{}	23	01a20815-a4b7-72f4-be61-75dd93d7cd43
\.


--
-- Data for Name: certificates_printout; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_printout (id, issuer_id, locale, sha256, printed_at, certificate_id) FROM stdin;
\.


--
-- Data for Name: certificates_publishedstatuslist; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_publishedstatuslist (issuer_id, purpose, status_list_id, suite, content) FROM stdin;
\.


--
-- Data for Name: certificates_releaseoffrequest; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_releaseoffrequest (id, issuer_id, actor_kind, actor_id, requested_at, ended_at, type_id) FROM stdin;
\.


--
-- Data for Name: certificates_seal; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_seal (certificate_id, issuer_id, form, status_index, jcs, rdfc, jwt, signed_at, key_id, status_list_id, conformity, conformity_form) FROM stdin;
\.


--
-- Data for Name: certificates_signedpdf; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_signedpdf (id, issuer_id, sha256, edition, locale, asked_at, signature, good_until, certificate_id, key_id) FROM stdin;
\.


--
-- Data for Name: certificates_statuslist; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_statuslist (id, mode, form, order_key, assigned, due_at, signed_at, signed_assigned, issuer_id, key_id) FROM stdin;
\.


--
-- Data for Name: certificates_typeversion; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_typeversion (id, issuer_id, number, kind, name_de, name_en, name_fr, name_sq, description_de, description_en, description_fr, description_sq, required, validity_months, show_holder, default_locale, fields, strict, number_pattern, signatories, unique_by, release_required, attachments_public, retention_years, print_layout, pdf_public, digital_link, created_at, type_id, credential) FROM stdin;
1	01a20815-a4b7-72f4-be61-75dd93d7cd43	1	product	Abnahmeprüfzeugnis 3.1	Inspection certificate 3.1	Certificat de réception 3.1	Certifikatë inspektimi 3.1	Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).	With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).	Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).	Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).	{productId,serialNumber}	\N	never		[{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaserAddress", "kind": "text", "unit": "", "label": {"de": "Anschrift des Bestellers", "en": "Purchaser’s address", "fr": "Adresse de l’acheteur", "sq": "Adresa e blerësit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	3.1-{year}-{seq:6}	[]	none	f	f	\N	report	t	{"productPage": "https://muster.example/products/{gtin}"}	2026-11-23 11:06:05.917373+00	1	{"map": {}, "profile": "untp-dcc", "standard": "EN 10204 3.1", "assessorLevel": "self", "achievementType": "", "attestationType": "inspection"}
2	01a20815-a4b7-72f4-be61-75dd93d7cd43	1	person	Schulungsnachweis	Training certificate	Attestation de formation	Certifikatë trajnimi	Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.	Confirms that a person took part in a training, and with which result.	Confirme la participation d’une personne à une formation, et son résultat.	Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.	{holderName}	24	name		[{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	TR-{year}-{seq:5}	[]	external_ref	f	f	\N	training	f	{}	2026-11-23 11:06:06.115822+00	2	{"map": {}, "profile": "open-badges", "standard": "", "assessorLevel": "", "achievementType": "CertificateOfCompletion", "attestationType": ""}
3	01a20815-a76b-7205-9bad-7a078fce72b6	1	product	Abnahmeprüfzeugnis 3.1	Inspection certificate 3.1	Certificat de réception 3.1	Certifikatë inspektimi 3.1	Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).	With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).	Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).	Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).	{productId,serialNumber}	\N	never		[{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaserAddress", "kind": "text", "unit": "", "label": {"de": "Anschrift des Bestellers", "en": "Purchaser’s address", "fr": "Adresse de l’acheteur", "sq": "Adresa e blerësit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	3.1-{year}-{seq:6}	[]	none	f	f	\N	report	t	{"productPage": "https://muster.example/products/{gtin}"}	2026-11-23 11:06:06.591478+00	3	{"map": {}, "profile": "untp-dcc", "standard": "EN 10204 3.1", "assessorLevel": "self", "achievementType": "", "attestationType": "inspection"}
4	01a20815-a76b-7205-9bad-7a078fce72b6	1	person	Schulungsnachweis	Training certificate	Attestation de formation	Certifikatë trajnimi	Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.	Confirms that a person took part in a training, and with which result.	Confirme la participation d’une personne à une formation, et son résultat.	Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.	{holderName}	24	name		[{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	TR-{year}-{seq:5}	[]	external_ref	f	f	\N	training	f	{}	2026-11-23 11:06:06.619335+00	4	{"map": {}, "profile": "open-badges", "standard": "", "assessorLevel": "", "achievementType": "CertificateOfCompletion", "attestationType": ""}
5	01a20815-a76b-7205-9bad-7a078fce72b6	1	person	Diplom	Diploma	Diplôme	Diplomë	Verleiht nach bestandenem Studium oder bestandener Ausbildung eine Qualifikation.	Awards a qualification after a programme of study or training was passed.	Décerne un titre à l’issue d’études ou d’une formation réussies.	Jep një kualifikim pas përfundimit me sukses të studimeve ose të shkollimit.	{holderName}	\N	name		[{"key": "dateOfBirth", "kind": "date", "unit": "", "label": {"de": "Geburtsdatum", "en": "Date of birth", "fr": "Date de naissance", "sq": "Data e lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "placeOfBirth", "kind": "text", "unit": "", "label": {"de": "Geburtsort", "en": "Place of birth", "fr": "Lieu de naissance", "sq": "Vendi i lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "studentNo", "kind": "text", "unit": "", "label": {"de": "Matrikelnummer", "en": "Student number", "fr": "N° d’étudiant", "sq": "Numri i studentit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programme", "kind": "text", "unit": "", "label": {"de": "Studiengang", "en": "Programme of study", "fr": "Filière d’études", "sq": "Programi i studimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kennung des Studiengangs", "en": "Programme code", "fr": "Code de la filière", "sq": "Kodi i programit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "qualification", "kind": "text", "unit": "", "label": {"de": "Verliehene Qualifikation", "en": "Qualification awarded", "fr": "Titre décerné", "sq": "Kualifikimi i fituar"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "eqfLevel", "kind": "choice", "unit": "", "label": {"de": "EQR-Niveau", "en": "EQF level", "fr": "Niveau CEC", "sq": "Niveli KEK"}, "public": true, "choices": ["1", "2", "3", "4", "5", "6", "7", "8"], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Gesamtnote", "en": "Overall grade", "fr": "Note finale", "sq": "Nota përfundimtare"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "thesis", "kind": "text", "unit": "", "label": {"de": "Thema der Abschlussarbeit", "en": "Title of the thesis", "fr": "Sujet du mémoire", "sq": "Tema e punimit të diplomës"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "languageOfInstruction", "kind": "text", "unit": "", "label": {"de": "Unterrichtssprache", "en": "Language of instruction", "fr": "Langue d’enseignement", "sq": "Gjuha e mësimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date d’obtention", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "transcript", "kind": "table", "unit": "", "label": {"de": "Leistungsübersicht", "en": "Transcript of records", "fr": "Relevé de notes", "sq": "Transkripta e notave"}, "public": false, "choices": [], "columns": [{"label": {"de": "Modul", "en": "Module", "fr": "Module", "sq": "Moduli"}}, {"label": {"de": "Punkte", "en": "Credits", "fr": "Crédits", "sq": "Kreditet"}}, {"label": {"de": "Note", "en": "Grade", "fr": "Note", "sq": "Nota"}}], "required": false, "maxLength": 1000, "searchable": false}]	f	DIP-{year}-{seq:5}	[]	external_ref	f	f	\N	diploma	f	{}	2026-11-23 11:06:06.835974+00	5	{"map": {}, "profile": "open-badges", "standard": "", "assessorLevel": "", "achievementType": "Diploma", "attestationType": ""}
\.


--
-- Data for Name: certificates_unlogged; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_unlogged (id, certificate_id, sequence, at, mode, signing_key_id, statement) FROM stdin;
1	01a20815-a5fb-752f-9d1a-c1369ca7888a	1	\N	\N	\N	\N
2	01a20815-a62a-730e-8c8f-769fb33bf180	1	\N	\N	\N	\N
3	01a20815-a643-7481-af1e-f9f93a087522	1	\N	\N	\N	\N
4	01a20815-a655-745d-880d-fc1d08c6a3a3	1	\N	\N	\N	\N
5	01a20815-a67d-76ed-8bf3-1d9c49bc9fe5	1	\N	\N	\N	\N
6	01a20815-a67d-76ed-8bf3-1d9c49bc9fe5	2	\N	\N	\N	\N
7	01a20815-a6c3-7001-b921-5ac28fcc7ce5	1	\N	\N	\N	\N
8	01a20815-a6c3-7001-b921-5ac28fcc7ce5	2	\N	\N	\N	\N
9	01a20815-a708-72d5-9260-854c05a0f7c5	1	\N	\N	\N	\N
10	01a20815-a708-72d5-9260-854c05a0f7c5	2	\N	\N	\N	\N
11	01a20815-a722-773d-96ae-2864c3e89e0a	1	\N	\N	\N	\N
12	01a20815-ac7e-752e-836f-3f2358117ad6	1	\N	\N	\N	\N
13	01a20815-ac7e-752e-836f-3f25665cbc1f	1	\N	\N	\N	\N
14	01a20815-ac7e-752e-836f-3f2700040b63	1	\N	\N	\N	\N
15	01a20815-cd44-77e3-b0b5-b86b2cd93e69	1	\N	\N	\N	\N
16	01a20815-cd8b-7631-bfca-d570bff1d015	1	\N	\N	\N	\N
17	01a20815-cd96-7327-b14d-b2c90dbb1f0c	1	\N	\N	\N	\N
18	01a20815-cdb3-75bd-b94f-391c38a9a192	1	\N	\N	\N	\N
19	01a20815-cdb8-743a-bed3-17d1be16154b	1	\N	\N	\N	\N
20	01a20815-cdf7-768c-bd1e-d0911462fc6b	1	\N	\N	\N	\N
21	01a20815-cdf7-768c-bd1e-d093d6acab31	1	\N	\N	\N	\N
22	01a20815-cdf7-768c-bd1e-d095a0786771	1	\N	\N	\N	\N
23	01a20815-cdf8-743a-a5ca-6e99fb5c35ee	1	\N	\N	\N	\N
24	01a20815-cd44-77e3-b0b5-b86b2cd93e69	2	\N	\N	\N	\N
25	01a20815-cd44-77e3-b0b5-b86b2cd93e69	3	\N	\N	\N	\N
26	01a20815-cd8b-7631-bfca-d570bff1d015	2	\N	\N	\N	\N
27	01a20815-cd96-7327-b14d-b2c90dbb1f0c	2	\N	\N	\N	\N
28	01a20815-cdb3-75bd-b94f-391c38a9a192	2	\N	\N	\N	\N
29	01a20815-cf52-7422-a8e1-11076ab7a6f4	1	\N	\N	\N	\N
30	01a20815-cdb8-743a-bed3-17d1be16154b	2	\N	\N	\N	\N
31	01a20815-d0ee-70c7-a902-2023e77ddcef	1	\N	\N	\N	\N
32	01a20815-d0fa-7398-8fb1-632c63a6eb5f	1	\N	\N	\N	\N
33	01a20815-d10a-7325-a531-abc0bf428459	1	\N	\N	\N	\N
34	01a20815-d12f-703e-8ee5-4eee0e194af3	1	\N	\N	\N	\N
35	01a20815-d13b-767f-a985-1854ad9b167b	1	\N	\N	\N	\N
36	01a20815-d14c-763d-b868-3e3b2ed61237	1	\N	\N	\N	\N
37	01a20815-d14d-77ec-b04f-833452a1e664	1	\N	\N	\N	\N
38	01a20815-d14d-77ec-b04f-83364b019b97	1	\N	\N	\N	\N
39	01a20815-d14d-77ec-b04f-83384af484aa	1	\N	\N	\N	\N
40	01a20815-d0ee-70c7-a902-2023e77ddcef	2	\N	\N	\N	\N
41	01a20815-d0ee-70c7-a902-2023e77ddcef	3	\N	\N	\N	\N
42	01a20815-d0fa-7398-8fb1-632c63a6eb5f	2	\N	\N	\N	\N
43	01a20815-d10a-7325-a531-abc0bf428459	2	\N	\N	\N	\N
44	01a20815-d12f-703e-8ee5-4eee0e194af3	2	\N	\N	\N	\N
45	01a20815-d2a7-7067-acb1-f3bffa2f3191	1	\N	\N	\N	\N
46	01a20815-d13b-767f-a985-1854ad9b167b	2	\N	\N	\N	\N
\.


--
-- Data for Name: django_admin_log; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.django_admin_log (id, action_time, object_id, object_repr, action_flag, change_message, content_type_id, user_id) FROM stdin;
\.


--
-- Data for Name: django_content_type; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.django_content_type (id, app_label, model) FROM stdin;
1	admin	logentry
2	auth	permission
3	auth	group
4	contenttypes	contenttype
5	sessions	session
6	account	emailaddress
7	account	emailconfirmation
8	mfa	authenticator
9	axes	accessattempt
10	axes	accesslog
11	axes	accessfailurelog
12	axes	accessattemptexpiration
13	accounts	audithead
14	accounts	issuer
15	accounts	usagehorizon
16	accounts	deprecateduse
17	accounts	user
18	accounts	branding
19	accounts	auditentry
20	accounts	apikey
21	accounts	apikeyuse
22	accounts	consentdocument
23	accounts	consentaction
24	accounts	consenttext
25	accounts	issuerdomain
26	accounts	invitation
27	accounts	job
28	accounts	joberror
29	accounts	jobinput
30	accounts	jobkey
31	accounts	jobresult
32	accounts	jobrows
33	accounts	membership
34	accounts	member
35	accounts	openitem
36	accounts	mailaddress
37	accounts	mailobjection
38	accounts	outgoingmail
39	accounts	plan
40	accounts	quotanotice
41	accounts	quotaslot
42	accounts	session
43	accounts	storedresponse
44	accounts	usageday
45	accounts	savedview
46	accounts	loggedrequest
47	accounts	signingkey
48	accounts	pdfsigningkey
49	accounts	externalidentity
50	accounts	identityprovider
51	webhooks	bodyhorizon
52	webhooks	event
53	webhooks	delivery
54	webhooks	attempt
55	webhooks	endpoint
56	webhooks	endpointhour
57	webhooks	latebody
58	certificates	certificate
59	certificates	holdercontact
60	certificates	certificatekey
61	certificates	holdername
62	certificates	certificatetype
63	certificates	companyprefix
64	certificates	erasure
65	certificates	hold
66	certificates	numbercounter
67	certificates	printout
68	certificates	releaseoffrequest
69	certificates	typeversion
70	certificates	attachmentfile
71	certificates	certificatehistory
72	certificates	certificatelink
73	certificates	logcheckpoint
74	certificates	logtile
75	certificates	unloggedchange
76	certificates	logentry
77	certificates	statuslist
78	certificates	publishedstatuslist
79	certificates	seal
80	certificates	signedpdf
81	certificates	transparencylog
82	edu	cohort
83	edu	cohortverifications
84	edu	program
85	edu	recipient
86	edu	enrolment
87	edu	team
88	edu	teaminvitation
89	edu	teammember
90	edu	onboarding
\.


--
-- Data for Name: django_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.django_migrations (id, app, name, applied) FROM stdin;
1	contenttypes	0001_initial	2026-11-23 11:05:07.588808+00
2	contenttypes	0002_remove_content_type_name	2026-11-23 11:05:07.62374+00
3	auth	0001_initial	2026-11-23 11:05:07.756869+00
4	auth	0002_alter_permission_name_max_length	2026-11-23 11:05:07.779925+00
5	auth	0003_alter_user_email_max_length	2026-11-23 11:05:07.786045+00
6	auth	0004_alter_user_username_opts	2026-11-23 11:05:07.82219+00
7	auth	0005_alter_user_last_login_null	2026-11-23 11:05:07.844449+00
8	auth	0006_require_contenttypes_0002	2026-11-23 11:05:07.857568+00
9	auth	0007_alter_validators_add_error_messages	2026-11-23 11:05:07.884383+00
10	auth	0008_alter_user_username_max_length	2026-11-23 11:05:07.892917+00
11	auth	0009_alter_user_last_name_max_length	2026-11-23 11:05:07.917908+00
12	auth	0010_alter_group_name_max_length	2026-11-23 11:05:07.956491+00
13	auth	0011_update_proxy_permissions	2026-11-23 11:05:07.969955+00
14	auth	0012_alter_user_first_name_max_length	2026-11-23 11:05:07.988498+00
15	accounts	0001_initial	2026-11-23 11:05:14.417965+00
16	account	0001_initial	2026-11-23 11:05:14.867426+00
17	account	0002_email_max_length	2026-11-23 11:05:16.833057+00
18	account	0003_alter_emailaddress_create_unique_verified_email	2026-11-23 11:05:16.970166+00
19	account	0004_alter_emailaddress_drop_unique_email	2026-11-23 11:05:17.087447+00
20	account	0005_emailaddress_idx_upper_email	2026-11-23 11:05:17.180226+00
21	account	0006_emailaddress_lower	2026-11-23 11:05:17.630331+00
22	account	0007_emailaddress_idx_email	2026-11-23 11:05:18.013378+00
23	account	0008_emailaddress_unique_primary_email_fixup	2026-11-23 11:05:18.307074+00
24	account	0009_emailaddress_unique_primary_email	2026-11-23 11:05:18.437161+00
25	admin	0001_initial	2026-11-23 11:05:18.688845+00
26	admin	0002_logentry_remove_auto_add	2026-11-23 11:05:18.754747+00
27	admin	0003_logentry_add_action_flag_choices	2026-11-23 11:05:18.834792+00
28	axes	0001_initial	2026-11-23 11:05:18.907412+00
29	axes	0002_auto_20151217_2044	2026-11-23 11:05:19.181069+00
30	axes	0003_auto_20160322_0929	2026-11-23 11:05:19.303233+00
31	axes	0004_auto_20181024_1538	2026-11-23 11:05:19.466361+00
32	axes	0005_remove_accessattempt_trusted	2026-11-23 11:05:19.507873+00
33	axes	0006_remove_accesslog_trusted	2026-11-23 11:05:19.537092+00
34	axes	0007_alter_accessattempt_unique_together	2026-11-23 11:05:19.795706+00
35	axes	0008_accessfailurelog	2026-11-23 11:05:19.842909+00
36	axes	0009_add_session_hash	2026-11-23 11:05:19.865005+00
37	axes	0010_accessattemptexpiration	2026-11-23 11:05:19.897509+00
38	certificates	0001_initial	2026-11-23 11:05:31.304572+00
39	edu	0001_initial	2026-11-23 11:05:40.306713+00
40	mfa	0001_initial	2026-11-23 11:05:40.669227+00
41	mfa	0002_authenticator_timestamps	2026-11-23 11:05:40.868483+00
42	mfa	0003_authenticator_type_uniq	2026-11-23 11:05:41.150368+00
43	sessions	0001_initial	2026-11-23 11:05:41.180235+00
44	webhooks	0001_initial	2026-11-23 11:05:49.819586+00
\.


--
-- Data for Name: django_session; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.django_session (session_key, session_data, expire_date) FROM stdin;
\.


--
-- Data for Name: edu_cohort; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_cohort (id, mode, code, name, starts_on, ends_on, created_at, changed_at, issuer_id, program_id, team_id) FROM stdin;
01a20815-ab7c-75a7-b6f7-6ea8e7351765	live	2026-a	Klasa 2026 A	2026-05-26	2026-11-22	2026-11-23 11:06:06.835974+00	2026-11-23 11:06:06.835974+00	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-a92f-700b-9904-5a2453628738	\N
\.


--
-- Data for Name: edu_cohortverifications; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_cohortverifications (issuer_id, day, amount, cohort_id) FROM stdin;
\.


--
-- Data for Name: edu_enrolment; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_enrolment (id, mode, status, attempt, grade, completed_on, results, evidence, created_at, changed_at, sequence, certificate_id, cohort_id, issuer_id, program_id, recipient_id) FROM stdin;
01a20815-abbf-75a8-b7b3-6c7c51b91092	live	enrolled	1		\N	[]		2026-11-23 11:06:06.835974+00	2026-11-23 11:06:06.835974+00	1	\N	01a20815-ab7c-75a7-b6f7-6ea8e7351765	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-a92f-700b-9904-5a2453628738	01a20815-a9cb-70dc-809c-e90cc3eda381
01a20815-abbf-75a8-b7b3-6c7d71eccb4f	live	enrolled	1		\N	[]		2026-11-23 11:06:06.835974+00	2026-11-23 11:06:06.835974+00	1	\N	01a20815-ab7c-75a7-b6f7-6ea8e7351765	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-a92f-700b-9904-5a2453628738	01a20815-a9d7-7153-909f-9146477932b6
01a20815-abbf-75a8-b7b3-6c7ee1f9dade	live	enrolled	1		\N	[]		2026-11-23 11:06:06.835974+00	2026-11-23 11:06:06.835974+00	1	\N	01a20815-ab7c-75a7-b6f7-6ea8e7351765	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-a92f-700b-9904-5a2453628738	01a20815-a9f7-7117-9f5c-5c4bcce5df54
01a20815-abbf-75a8-b7b3-6c7f7412031c	live	completed	1	1.7	2026-11-23	[{"code": "", "grade": "1.7", "title": "Elektrotechnik", "credits": "40"}, {"code": "", "grade": "1.3", "title": "Praktische Arbeit", "credits": "20"}]		2026-11-23 11:06:06.835974+00	2026-11-23 11:06:06.835974+00	2	01a20815-ac7e-752e-836f-3f2358117ad6	01a20815-ab7c-75a7-b6f7-6ea8e7351765	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-a92f-700b-9904-5a2453628738	01a20815-aa07-716a-8d36-ad1fe1b5e6f0
01a20815-abbf-75a8-b7b3-6c8079db6607	live	completed	1	1.0	2026-11-23	[{"code": "", "grade": "1.0", "title": "Elektrotechnik", "credits": "40"}, {"code": "", "grade": "1.0", "title": "Praktische Arbeit", "credits": "20"}]		2026-11-23 11:06:06.835974+00	2026-11-23 11:06:06.835974+00	2	01a20815-ac7e-752e-836f-3f25665cbc1f	01a20815-ab7c-75a7-b6f7-6ea8e7351765	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-a92f-700b-9904-5a2453628738	01a20815-aa20-74ef-a621-717c50bada76
01a20815-abbf-75a8-b7b3-6c81e767d78f	live	completed	1	2.3	2026-11-23	[{"code": "", "grade": "2.3", "title": "Elektrotechnik", "credits": "40"}, {"code": "", "grade": "2.7", "title": "Praktische Arbeit", "credits": "20"}]		2026-11-23 11:06:06.835974+00	2026-11-23 11:06:06.835974+00	2	01a20815-ac7e-752e-836f-3f2700040b63	01a20815-ab7c-75a7-b6f7-6ea8e7351765	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-a92f-700b-9904-5a2453628738	01a20815-aa33-727f-9907-8a6085df051f
01a20815-abbf-75a8-b7b3-6c82a8e5916b	live	failed	1	5.0	2026-11-23	[]		2026-11-23 11:06:06.835974+00	2026-11-23 11:06:06.835974+00	2	\N	01a20815-ab7c-75a7-b6f7-6ea8e7351765	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-a92f-700b-9904-5a2453628738	01a20815-aa44-7201-908c-c54a0ea6a54c
01a20815-abbf-75a8-b7b3-6c8361c9d8d5	live	withdrawn	1		\N	[]		2026-11-23 11:06:06.835974+00	2026-11-23 11:06:06.835974+00	2	\N	01a20815-ab7c-75a7-b6f7-6ea8e7351765	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-a92f-700b-9904-5a2453628738	01a20815-aa6b-76ab-97dd-971335d9cfe4
\.


--
-- Data for Name: edu_onboarding; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_onboarding (issuer_id, legal_name, country, address, website, accreditation_body, accreditation_number, contact_name, contact_email, contact_phone, state, reason, submitted_at, decided_at, sequence, decided_by_id) FROM stdin;
01a20815-a76b-7205-9bad-7a078fce72b6	Shkolla Shembull SH.P.K.	AL	Rruga e Shkollës 1\n1001 Tiranë	https://shembull.example			Drita Shehu	drita.shehu@shembull.example		approved		2026-11-23 11:06:06.835974+00	2026-11-23 11:06:06.835974+00	2	1
\.


--
-- Data for Name: edu_program; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_program (id, code, name_de, name_en, name_fr, name_sq, description_de, description_en, description_fr, description_sq, eqf_level, credits, hours, attendance, language, learning_outcomes, alignment, validity_months, grade_scale, state, published_at, archived_at, created_at, changed_at, sequence, certificate_type_id, issuer_id, team_id) FROM stdin;
01a20815-a92f-700b-9904-5a2453628738	industrial-electronics	Industrieelektronik	Industrial electronics	Électronique industrielle	Elektronika industriale					4	60.00	900.00	blended	de	["Plant und prüft elektrische Anlagen nach EN 60204-1."]	[]	\N	{"max": "6", "min": "1", "kind": "numeric", "step": "0.1", "better": "lower", "passMark": "4"}	published	2026-11-23 11:06:06.835974+00	\N	2026-11-23 11:06:06.835974+00	2026-11-23 11:06:06.835974+00	2	5	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-a8b7-77c2-b02e-23044be31466
\.


--
-- Data for Name: edu_recipient; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_recipient (id, mode, external_id, given_name, family_name, printed_name, email, locale, birth_date, birth_place, attributes, search_text, created_at, changed_at, sequence, erased_at, erasure_id, issuer_id, merged_into_id) FROM stdin;
01a20815-a9cb-70dc-809c-e90cc3eda381	live	S-1001	Përparim	Gashi		s-1001@example.com	sq	\N		{}	perparim gashi	2026-11-23 11:06:06.835974+00	2026-11-23 11:06:06.835974+00	1	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6	\N
01a20815-a9d7-7153-909f-9146477932b6	live	S-1002	Zoë	Çela-Groß		s-1002@example.com	de	\N		{}	zoe cela gross	2026-11-23 11:06:06.835974+00	2026-11-23 11:06:06.835974+00	1	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6	\N
01a20815-a9f7-7117-9f5c-5c4bcce5df54	live	S-1003	Élodie	Lefèvre		s-1003@example.com	fr	\N		{}	elodie lefevre	2026-11-23 11:06:06.835974+00	2026-11-23 11:06:06.835974+00	1	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6	\N
01a20815-aa07-716a-8d36-ad1fe1b5e6f0	live	S-1004	Jürgen	Weiß		s-1004@example.com	de	\N		{}	jurgen weiss	2026-11-23 11:06:06.835974+00	2026-11-23 11:06:06.835974+00	1	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6	\N
01a20815-aa20-74ef-a621-717c50bada76	live	S-1005	Blerta	Hoxhë		s-1005@example.com	sq	\N		{}	blerta hoxhe	2026-11-23 11:06:06.835974+00	2026-11-23 11:06:06.835974+00	1	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6	\N
01a20815-aa33-727f-9907-8a6085df051f	live	S-1006	François	L’Hôpital		s-1006@example.com	fr	\N		{}	francois l hopital	2026-11-23 11:06:06.835974+00	2026-11-23 11:06:06.835974+00	1	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6	\N
01a20815-aa44-7201-908c-c54a0ea6a54c	live	S-1007	Ëngjëll	Çaushi		s-1007@example.com	sq	\N		{}	engjell caushi	2026-11-23 11:06:06.835974+00	2026-11-23 11:06:06.835974+00	1	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6	\N
01a20815-aa6b-76ab-97dd-971335d9cfe4	live	S-1008	Sören	Übelhör		s-1008@example.com	de	\N		{}	soren ubelhor	2026-11-23 11:06:06.835974+00	2026-11-23 11:06:06.835974+00	1	\N	\N	01a20815-a76b-7205-9bad-7a078fce72b6	\N
\.


--
-- Data for Name: edu_team; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_team (id, name, created_at, sequence, issuer_id) FROM stdin;
01a20815-a8b7-77c2-b02e-23044be31466	Elektroteknikë	2026-11-23 11:06:06.835974+00	1	01a20815-a76b-7205-9bad-7a078fce72b6
\.


--
-- Data for Name: edu_teaminvitation; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_teaminvitation (id, issuer_id, role, created_at, invitation_id, team_id) FROM stdin;
\.


--
-- Data for Name: edu_teammember; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_teammember (id, issuer_id, role, joined_at, membership_id, team_id) FROM stdin;
01a20815-a8e3-77f8-ae6b-9940362464ee	01a20815-a76b-7205-9bad-7a078fce72b6	coordinator	2026-11-23 11:06:06.835974+00	1	01a20815-a8b7-77c2-b02e-23044be31466
\.


--
-- Data for Name: mfa_authenticator; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.mfa_authenticator (id, type, data, user_id, created_at, last_used_at) FROM stdin;
\.


--
-- Data for Name: webhooks_bodyhorizon; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.webhooks_bodyhorizon (id, through) FROM stdin;
\.


--
-- Data for Name: webhooks_delivery; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.webhooks_delivery (id, mode, event_type, state, trigger, priority, attempts, attempts_left, next_at, lease_token, created_at, finished_at, last_outcome, last_status, issuer_id, endpoint_id, event_id) FROM stdin;
01a20815-cd44-77e3-be04-d1ab6e4e1b20	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:06:16.291155+00	\N	2026-11-23 11:06:16.291155+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-ccc7-7619-9dfe-a8457b6a9e9a	01a20815-cd44-77e3-b0b5-b86ccb29a3de
01a20815-cd8b-7631-926c-2e62c919ed3f	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:06:16.331984+00	\N	2026-11-23 11:06:16.331984+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-ccc7-7619-9dfe-a8457b6a9e9a	01a20815-cd8b-7631-bfca-d571be97767b
01a20815-cd97-708a-b8ca-52aab1b56c2f	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:06:16.347243+00	\N	2026-11-23 11:06:16.347243+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-ccc7-7619-9dfe-a8457b6a9e9a	01a20815-cd97-708a-8504-e61251f74930
01a20815-cdb3-75bd-8f02-483bb95cf84f	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:06:16.372927+00	\N	2026-11-23 11:06:16.372927+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-ccc7-7619-9dfe-a8457b6a9e9a	01a20815-cdb3-75bd-b94f-391d02318363
01a20815-cdb9-738b-ab2b-a830de8082df	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:06:16.37736+00	\N	2026-11-23 11:06:16.37736+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-ccc7-7619-9dfe-a8457b6a9e9a	01a20815-cdb9-738b-93c1-afa307cc71d7
01a20815-cdf7-768c-a991-dea7eb354dc5	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:06:16.430728+00	\N	2026-11-23 11:06:16.430728+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-ccc7-7619-9dfe-a8457b6a9e9a	01a20815-cdf7-768c-bd1e-d092c802da0f
01a20815-cdf7-768c-b75c-c50de652548c	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:06:16.430728+00	\N	2026-11-23 11:06:16.430728+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-ccc7-7619-9dfe-a8457b6a9e9a	01a20815-cdf7-768c-bd1e-d094d639c0f6
01a20815-cdf8-743a-8594-e8c076ddf18c	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:06:16.430728+00	\N	2026-11-23 11:06:16.430728+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-ccc7-7619-9dfe-a8457b6a9e9a	01a20815-cdf8-743a-a5ca-6e987016c4fa
01a20815-cdf8-743a-9784-d4249c38ddaa	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:06:16.430728+00	\N	2026-11-23 11:06:16.430728+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-ccc7-7619-9dfe-a8457b6a9e9a	01a20815-cdf8-743a-a5ca-6e9ae97ba096
01a20815-ce9b-7674-919d-5d8597f263d1	live	certificate.suspended	pending	automatic	0	0	10	2026-11-23 11:06:16.489112+00	\N	2026-11-23 11:06:16.489112+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-ccc7-7619-9dfe-a8457b6a9e9a	01a20815-ce9b-7674-8dc9-1e6444a4fcf2
01a20815-cec8-7300-9acb-be0c1ccfb55f	live	certificate.reinstated	pending	automatic	0	0	10	2026-11-23 11:06:16.643974+00	\N	2026-11-23 11:06:16.643974+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-ccc7-7619-9dfe-a8457b6a9e9a	01a20815-cec8-7300-b495-ed544a77dbae
01a20815-cf06-7158-b193-1beea2697ab7	live	certificate.suspended	pending	automatic	0	0	10	2026-11-23 11:06:16.693266+00	\N	2026-11-23 11:06:16.693266+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-ccc7-7619-9dfe-a8457b6a9e9a	01a20815-cf06-7158-bfa7-3beeeeabcdc2
01a20815-cf27-7738-aedc-02c7d616bd36	live	certificate.revoked	pending	automatic	0	0	10	2026-11-23 11:06:16.735231+00	\N	2026-11-23 11:06:16.735231+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-ccc7-7619-9dfe-a8457b6a9e9a	01a20815-cf27-7738-a11f-467c65824210
01a20815-cf5f-738b-8efc-a452c883da73	live	certificate.superseded	pending	automatic	0	0	10	2026-11-23 11:06:16.776468+00	\N	2026-11-23 11:06:16.776468+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-ccc7-7619-9dfe-a8457b6a9e9a	01a20815-cf5f-738b-ba5e-fbeacbaa7bd1
01a20815-cf7f-7654-b0e4-7f6218bfe91b	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:06:16.776468+00	\N	2026-11-23 11:06:16.776468+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-ccc7-7619-9dfe-a8457b6a9e9a	01a20815-cf7f-7654-ac3d-8a226c8e3503
01a20815-d05d-760a-97b9-e755fa56bd0a	live	certificate.erased	pending	automatic	0	0	10	2026-11-23 11:06:17.000275+00	\N	2026-11-23 11:06:17.000275+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-ccc7-7619-9dfe-a8457b6a9e9a	01a20815-d05d-760a-b72f-b9ac73cf6fa7
01a20815-d0ee-70c7-92d0-0c4870cd4fca	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:06:17.199605+00	\N	2026-11-23 11:06:17.199605+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0d7-7360-9ee1-dbda832589f1	01a20815-d0ee-70c7-a902-20243aff9da2
01a20815-d0fa-7398-8bd8-4cc8435c5d62	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:06:17.211777+00	\N	2026-11-23 11:06:17.211777+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0d7-7360-9ee1-dbda832589f1	01a20815-d0fa-7398-8fb1-632d7e9e09e2
01a20815-d10a-7325-a44b-c1ea41653bae	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:06:17.231563+00	\N	2026-11-23 11:06:17.231563+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0d7-7360-9ee1-dbda832589f1	01a20815-d10a-7325-a531-abc1cdadf177
01a20815-d12f-703e-8395-e1ae1c123e44	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:06:17.264768+00	\N	2026-11-23 11:06:17.264768+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0d7-7360-9ee1-dbda832589f1	01a20815-d12f-703e-8ee5-4eef2b56cac9
01a20815-d13b-767f-a2c8-a8403ede9c90	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:06:17.27857+00	\N	2026-11-23 11:06:17.27857+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0d7-7360-9ee1-dbda832589f1	01a20815-d13b-767f-a985-1855aa1bf900
01a20815-d14c-763d-b8f1-2ed1c39868d8	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:06:17.291146+00	\N	2026-11-23 11:06:17.291146+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0d7-7360-9ee1-dbda832589f1	01a20815-d14c-763d-b868-3e3c9ab05666
01a20815-d14d-77ec-8ee2-83fbd1a28084	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:06:17.291146+00	\N	2026-11-23 11:06:17.291146+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0d7-7360-9ee1-dbda832589f1	01a20815-d14d-77ec-b04f-8335adff4ab3
01a20815-d14d-77ec-bdd1-ca863f83f5f5	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:06:17.291146+00	\N	2026-11-23 11:06:17.291146+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0d7-7360-9ee1-dbda832589f1	01a20815-d14d-77ec-b04f-833704da694b
01a20815-d14d-77ec-8409-d0ebdfd6cd77	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:06:17.291146+00	\N	2026-11-23 11:06:17.291146+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0d7-7360-9ee1-dbda832589f1	01a20815-d14d-77ec-b04f-833933747d83
01a20815-d23f-77bd-a23f-4ba0fad47f43	test	certificate.suspended	pending	automatic	0	0	10	2026-11-23 11:06:17.522666+00	\N	2026-11-23 11:06:17.522666+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0d7-7360-9ee1-dbda832589f1	01a20815-d23f-77bd-bb04-1828622d94bc
01a20815-d259-7394-81b1-a1c78c9f0f22	test	certificate.reinstated	pending	automatic	0	0	10	2026-11-23 11:06:17.547303+00	\N	2026-11-23 11:06:17.547303+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0d7-7360-9ee1-dbda832589f1	01a20815-d259-7394-ba2f-fa4df33d210e
01a20815-d273-778e-bae8-1b0e84a526e8	test	certificate.suspended	pending	automatic	0	0	10	2026-11-23 11:06:17.57556+00	\N	2026-11-23 11:06:17.57556+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0d7-7360-9ee1-dbda832589f1	01a20815-d273-778e-8257-b637a7904317
01a20815-d291-77a7-a95a-c2315596965a	test	certificate.revoked	pending	automatic	0	0	10	2026-11-23 11:06:17.599323+00	\N	2026-11-23 11:06:17.599323+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0d7-7360-9ee1-dbda832589f1	01a20815-d291-77a7-9d5e-348c84dcfabb
01a20815-d2a9-73c1-9edd-bc29e8066e8b	test	certificate.superseded	pending	automatic	0	0	10	2026-11-23 11:06:17.626662+00	\N	2026-11-23 11:06:17.626662+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0d7-7360-9ee1-dbda832589f1	01a20815-d2a9-73c1-8469-fa6d0442046b
01a20815-d2b6-7318-a285-4d7a8a97b6af	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:06:17.626662+00	\N	2026-11-23 11:06:17.626662+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0d7-7360-9ee1-dbda832589f1	01a20815-d2b6-7318-997f-f0406bee299b
01a20815-d333-713e-a192-2acb0eaf3876	test	certificate.erased	pending	automatic	0	0	10	2026-11-23 11:06:17.757148+00	\N	2026-11-23 11:06:17.757148+00	\N	\N	\N	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0d7-7360-9ee1-dbda832589f1	01a20815-d333-713e-aa6e-2aa66c0c27ee
\.


--
-- Data for Name: webhooks_endpoint; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.webhooks_endpoint (id, mode, url, description, events, headers, rate_limit, state, disabled_reason, disabled_at, created_at, updated_at, sequence, secret, old_secret, old_secret_until, failures, failure_share, failing_since, last_failure_at, last_success_at, window_from, clock_from, alarm_at, parked_until, notified, allowance, allowance_at, issuer_id) FROM stdin;
01a20815-ccc7-7619-9dfe-a8457b6a9e9a	live	https://192.88.98.1/hook		{certificate.*}	gAAAAABrBB4ojb2j0JuMlGQgR5TzsgTM8U9xSXHcTnEiAvGqhxNnyeOZ2Y_xT2ibmSIonbvJv0QehzpoyEaEwcX8kv55S2NIxw==	\N	active	\N	\N	2026-11-23 11:06:16.113298+00	2026-11-23 11:06:16.113298+00	0	gAAAAABrBB4owWa6CcmHyA2vnDgEwFNh_Wl5pl_C9e6cyuw_D4H4KQwtfq-2xzC9UDf6NxW0NYfBi03FxRsoCwqph10sBcwAPqJkbYgKyahfjdhHZ1mOhwfy07yAVOV206GluNVWM-T9pmq1jQA8CLo5KI774RiEow==	\N	\N	0	0	\N	\N	\N	\N	\N	\N	\N	0	0	2026-11-23 11:06:16.13562+00	01a20815-a4b7-72f4-be61-75dd93d7cd43
01a20815-d0d7-7360-9ee1-dbda832589f1	test	https://192.88.98.1/hook		{certificate.*}	gAAAAABrBB4p9quyYXbAXIx12nC6HW6hz3LKodmwDOkf5f4laAh2MCRWYJtR0-Cr2a8YUxHiJNML7jfHGwAf6oQWT9if-GbrRQ==	\N	active	\N	\N	2026-11-23 11:06:17.149916+00	2026-11-23 11:06:17.149916+00	0	gAAAAABrBB4p56OwX1b0JVDvasMrqHivJUf8DZmYX4YkpPahHgXmfZIMGQNfHw33tse8xWdYitwXhQ9YhRCQdhLyEQZygyDISd5Ms_Gv9hd8b5wk_99htR6j5etmxzNUu9Cc3_lFGtfcu-Mf_Rlk-mAyzwtzD7PaPg==	\N	\N	0	0	\N	\N	\N	\N	\N	\N	\N	0	0	2026-11-23 11:06:17.175559+00	01a20815-a4b7-72f4-be61-75dd93d7cd43
\.


--
-- Data for Name: webhooks_endpointhour; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.webhooks_endpointhour (issuer_id, hour, succeeded, failed, answer_ms, first_attempts, waited_ms, endpoint_id) FROM stdin;
\.


--
-- Data for Name: webhooks_event; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.webhooks_event (id, issuer_id, subject, occurred_at, txid, sequence, body, mode, type, traceparent) FROM stdin;
01a20815-a5fb-752f-9d1a-c1375d5b9f06	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a5fb-752f-9d1a-c1369ca7888a	2026-11-23 11:06:06.145+00	834	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3134355a222c226964223a226576745f30316d38343162396676656d7173743670313678656e71377236222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38343162396676656d7173743670313674656166323461222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a2253414d504c452d3935666336633437222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38343162396676656d7173743670313674656166323461227d7d	test	certificate.issued	
01a20815-a62b-7168-abc0-ac18a871edb3	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a62a-730e-8c8f-769fb33bf180	2026-11-23 11:06:06.145+00	834	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3134355a222c226964223a226576745f30316d3834316239686265356d617167356333326d373376646b222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834316239686165633738733376706b79736b71776330222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303032222c2265787465726e616c526566223a2253414d504c452d3761346231616466222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834316239686165633738733376706b79736b71776330227d7d	test	certificate.issued	
01a20815-a643-7481-af1e-f9fae88c38b1	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a643-7481-af1e-f9f93a087522	2026-11-23 11:06:06.145+00	834	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3134355a222c226964223a226576745f30316d38343162396a33656a3074793771737a626d3872653568222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38343162396a33656a3074793771737a34783067783932222c2263657274696669636174654e756d626572223a22332e312d323032352d303030303031222c2265787465726e616c526566223a2253414d504c452d3535366432616561222c22737461747573223a2265787069726564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38343162396a33656a3074793771737a34783067783932227d7d	test	certificate.issued	
01a20815-a655-745d-880d-fc1efe8c9021	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a655-745d-880d-fc1d08c6a3a3	2026-11-23 11:06:06.145+00	834	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3134355a222c226964223a226576745f30316d38343162396a6e656865726733667733767a3873343131222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38343162396a6e6568657267336677336d346364387833222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303033222c2265787465726e616c526566223a2253414d504c452d3530626666623632222c22737461747573223a226e6f745f7965745f76616c6964222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38343162396a6e6568657267336677336d346364387833227d7d	test	certificate.issued	
01a20815-a67d-76ed-8bf3-1d9db8eb12a6	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a67d-76ed-8bf3-1d9c49bc9fe5	2026-11-23 11:06:06.145+00	834	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3134355a222c226964223a226576745f30316d38343162396b7865767072717772786b70776570346e36222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38343162396b7865767072717772786b68347673377a35222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a2253414d504c452d3535396564396435222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38343162396b7865767072717772786b68347673377a35227d7d	test	certificate.issued	
01a20815-a6a5-7312-a47f-d1510293b561	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a67d-76ed-8bf3-1d9c49bc9fe5	2026-11-23 11:06:06.145396+00	834	2	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3134355a222c226964223a226576745f30316d38343162396e3565633961387a79686134313937646231222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38343162396b7865767072717772786b68347673377a35222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a2253414d504c452d3535396564396435222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38343162396b7865767072717772786b68347673377a35222c22726561736f6e223a22726563616c6c222c226f70656e486f6c6473223a317d7d	test	certificate.suspended	
01a20815-a6c3-7001-b921-5ac3250b69ad	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a6c3-7001-b921-5ac28fcc7ce5	2026-11-23 11:06:06.145+00	834	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3134355a222c226964223a226576745f30316d38343162397033653030766a38617472636a6770746464222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38343162397033653030766a38617472613777727a3735222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a2253414d504c452d6466306239383266222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38343162397033653030766a38617472613777727a3735227d7d	test	certificate.issued	
01a20815-a6e9-729f-b13d-2d603c664a13	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a6c3-7001-b921-5ac28fcc7ce5	2026-11-23 11:06:06.145396+00	834	2	\\x7b2274797065223a2263657274696669636174652e7265766f6b6564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3134355a222c226964223a226576745f30316d38343162397139656166763266396463307936636a676b222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38343162397033653030766a38617472613777727a3735222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a2253414d504c452d6466306239383266222c22737461747573223a227265766f6b6564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38343162397033653030766a38617472613777727a3735222c22726561736f6e223a22646174615f6572726f72227d7d	test	certificate.revoked	
01a20815-a708-72d5-9260-854d6ce80a4f	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a708-72d5-9260-854c05a0f7c5	2026-11-23 11:06:06.145+00	834	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3134355a222c226964223a226576745f30316d383431623972386562617334723435396e706567326a66222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834316239723865626173347234353967327431787935222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303036222c2265787465726e616c526566223a2253414d504c452d6332626165326165222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834316239723865626173347234353967327431787935227d7d	test	certificate.issued	
01a20815-a72b-74cd-a321-fb91bbf6d810	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a708-72d5-9260-854c05a0f7c5	2026-11-23 11:06:06.145396+00	834	2	\\x7b2274797065223a2263657274696669636174652e73757065727365646564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3134355a222c226964223a226576745f30316d38343162397362656b3674363866766a36787a64703067222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834316239723865626173347234353967327431787935222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303036222c2265787465726e616c526566223a2253414d504c452d6332626165326165222c22737461747573223a2273757065727365646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834316239723865626173347234353967327431787935222c22726561736f6e223a227265706c61636564222c22737570657273656465644279223a22636572745f30316d383431623973326577797364626838636b317968376761227d7d	test	certificate.superseded	
01a20815-a74f-733d-8ba1-e439cc385fd1	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-a722-773d-96ae-2864c3e89e0a	2026-11-23 11:06:06.145+00	834	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3134355a222c226964223a226576745f30316d3834316239746665637972713866343737363367717968222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431623973326577797364626838636b317968376761222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303037222c2265787465726e616c526566223a2253414d504c452d6431376165626138222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431623973326577797364626838636b317968376761227d7d	test	certificate.issued	
01a20815-a8eb-703d-806b-39ab563a0217	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-a8b7-77c2-b02e-23044be31466	2026-11-23 11:06:06.835974+00	834	1	\\x7b2274797065223a227465616d2e6d656d6265725f6164646564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d3834316261376265307972307473736e6462336d306771222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b227465616d4964223a227465616d5f30316d38343162613571657a3162306268333068357936353336222c226d656d6265724964223a226d656d5f30316d38343162613733657a7761777477733830763238733765222c22726f6c65223a22636f6f7264696e61746f72227d7d	live	team.member_added	
01a20815-a9cf-773c-bbc6-c43c40e063df	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-a9cb-70dc-809c-e90cc3eda381	2026-11-23 11:06:06.835974+00	834	1	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d383431626165666577796271687034376830653072797a222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d383431626165626533653831373739316b317976387731222c2265787465726e616c4964223a22532d31303031227d7d	live	recipient.created	
01a20815-a9e3-7611-9dbc-033ce53b7587	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-a9d7-7153-909f-9146477932b6	2026-11-23 11:06:06.835974+00	834	1	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d383431626166336572387376663033376b6a6b70786337222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d383431626165716535397331377768387333716a636e70222c2265787465726e616c4964223a22532d31303032227d7d	live	recipient.created	
01a20815-a9ff-75b8-b051-2b48ee7ce8b0	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-a9f7-7117-9f5c-5c4bcce5df54	2026-11-23 11:06:06.835974+00	834	1	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d3834316261667a65707762306d39623933713773743567222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d383431626166716534627379713277396636656271746d222c2265787465726e616c4964223a22532d31303033227d7d	live	recipient.created	
01a20815-aa17-738f-a6ce-925c40801c79	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-aa07-716a-8d36-ad1fe1b5e6f0	2026-11-23 11:06:06.835974+00	834	1	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d3834316261677165653774646b6d6a6268303830373373222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d3834316261673765356e3874646e64337a677662737167222c2265787465726e616c4964223a22532d31303034227d7d	live	recipient.created	
01a20815-aa27-73eb-a8d9-1eac8e255b3d	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-aa20-74ef-a621-717c50bada76	2026-11-23 11:06:06.835974+00	834	1	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d3834316261683765666e74687038796e6a373261707378222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d38343162616830656b717463386268666838626e706b70222c2265787465726e616c4964223a22532d31303035227d7d	live	recipient.created	
01a20815-aa3f-71bd-8b84-6e0a8025dda8	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-aa33-727f-9907-8a6085df051f	2026-11-23 11:06:06.835974+00	834	1	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d3834316261687a65367972713133653161303262716438222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d3834316261686b65397a736a317761633232787931387a222c2265787465726e616c4964223a22532d31303036227d7d	live	recipient.created	
01a20815-aa57-755c-b881-ec2dec725c2e	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-aa44-7201-908c-c54a0ea6a54c	2026-11-23 11:06:06.835974+00	834	1	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d38343162616a71656e6562683066633571703734713165222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d38343162616a3465383073313336353938376164396163222c2265787465726e616c4964223a22532d31303037227d7d	live	recipient.created	
01a20815-aa6c-7209-ade0-60a0a73591f9	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-aa6b-76ab-97dd-971335d9cfe4	2026-11-23 11:06:06.835974+00	834	1	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d38343162616b6365383474767233306d326b6b62346673222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d38343162616b6265746e7366716371326374786b6b7a34222c2265787465726e616c4964223a22532d31303038227d7d	live	recipient.created	
01a20815-aaf9-7753-bbed-e2455a3428a1	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-a76b-7205-9bad-7a078fce72b6	2026-11-23 11:06:06.835974+00	834	1	\\x7b2274797065223a226f6e626f617264696e672e7375626d6974746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d383431626171736578397671766632386e643338613531222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b226973737565724964223a226973735f30316d3834316239766265383273716262743079377777776e70222c227374617465223a227375626d6974746564227d7d	live	onboarding.submitted	
01a20815-ab33-7123-ab1d-04a21ac5f02a	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-a76b-7205-9bad-7a078fce72b6	2026-11-23 11:06:06.835974+00	834	2	\\x7b2274797065223a226f6e626f617264696e672e617070726f766564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d3834316261736b65346874703738346d38646362773161222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b226973737565724964223a226973735f30316d3834316239766265383273716262743079377777776e70222c227374617465223a22617070726f766564227d7d	live	onboarding.approved	
01a20815-ab67-7140-8da4-7271e0427c05	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-a92f-700b-9904-5a2453628738	2026-11-23 11:06:06.835974+00	834	2	\\x7b2274797065223a2270726f6772616d2e7075626c6973686564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d38343162617637653530387639336a65376734347a3035222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2270726f6772616d4964223a2270726f675f30316d38343162613966653035736a3132743468397035317372222c22636f6465223a22696e647573747269616c2d656c656374726f6e696373222c227374617465223a227075626c6973686564227d7d	live	program.published	
01a20815-abd3-733b-95ae-cd4bfdfac4a3	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-abbf-75a8-b7b3-6c7c51b91092	2026-11-23 11:06:06.835974+00	834	1	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d3834316261796b65637873626270643966797a6e683533222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834316261787a65706d6266637663666838766a34346a222c2270726f6772616d4964223a2270726f675f30316d38343162613966653035736a3132743468397035317372222c22636f686f72744964223a22636f685f30316d3834316261767765706b76647876656e336b6b61357635222c22726563697069656e744964223a227263705f30316d383431626165626533653831373739316b317976387731222c2265787465726e616c4964223a22532d31303031222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	live	enrolment.created	
01a20815-abd3-733b-95ae-cd4c05ed499f	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-abbf-75a8-b7b3-6c7d71eccb4f	2026-11-23 11:06:06.835974+00	834	1	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d3834316261796b656378736262706439673279746a637a222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834316261787a65706d6266637663666e7279736a7466222c2270726f6772616d4964223a2270726f675f30316d38343162613966653035736a3132743468397035317372222c22636f686f72744964223a22636f685f30316d3834316261767765706b76647876656e336b6b61357635222c22726563697069656e744964223a227263705f30316d383431626165716535397331377768387333716a636e70222c2265787465726e616c4964223a22532d31303032222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	live	enrolment.created	
01a20815-abd3-733b-95ae-cd4d5bda5df4	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-abbf-75a8-b7b3-6c7ee1f9dade	2026-11-23 11:06:06.835974+00	834	1	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d3834316261796b6563787362627064396e64786d71666d222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834316261787a65706d62666376636676677a6b707079222c2270726f6772616d4964223a2270726f675f30316d38343162613966653035736a3132743468397035317372222c22636f686f72744964223a22636f685f30316d3834316261767765706b76647876656e336b6b61357635222c22726563697069656e744964223a227263705f30316d383431626166716534627379713277396636656271746d222c2265787465726e616c4964223a22532d31303033222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	live	enrolment.created	
01a20815-abd3-733b-95ae-cd4e0afb6263	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-abbf-75a8-b7b3-6c7f7412031c	2026-11-23 11:06:06.835974+00	834	1	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d3834316261796b65637873626270643972356670726b33222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834316261787a65706d62666376636678743134307277222c2270726f6772616d4964223a2270726f675f30316d38343162613966653035736a3132743468397035317372222c22636f686f72744964223a22636f685f30316d3834316261767765706b76647876656e336b6b61357635222c22726563697069656e744964223a227263705f30316d3834316261673765356e3874646e64337a677662737167222c2265787465726e616c4964223a22532d31303034222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	live	enrolment.created	
01a20815-abd3-733b-95ae-cd4f9864eb23	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-abbf-75a8-b7b3-6c8079db6607	2026-11-23 11:06:06.835974+00	834	1	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d3834316261796b65637873626270643979633639747333222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834316261787a65706d62666376636731777870736737222c2270726f6772616d4964223a2270726f675f30316d38343162613966653035736a3132743468397035317372222c22636f686f72744964223a22636f685f30316d3834316261767765706b76647876656e336b6b61357635222c22726563697069656e744964223a227263705f30316d38343162616830656b717463386268666838626e706b70222c2265787465726e616c4964223a22532d31303035222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	live	enrolment.created	
01a20815-abd3-733b-95ae-cd50f12059ea	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-abbf-75a8-b7b3-6c81e767d78f	2026-11-23 11:06:06.835974+00	834	1	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d3834316261796b65637873626270646133726a30706661222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834316261787a65706d626663766367376b70666e7766222c2270726f6772616d4964223a2270726f675f30316d38343162613966653035736a3132743468397035317372222c22636f686f72744964223a22636f685f30316d3834316261767765706b76647876656e336b6b61357635222c22726563697069656e744964223a227263705f30316d3834316261686b65397a736a317761633232787931387a222c2265787465726e616c4964223a22532d31303036222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	live	enrolment.created	
01a20815-abd3-733b-95ae-cd51ba1bf770	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-abbf-75a8-b7b3-6c82a8e5916b	2026-11-23 11:06:06.835974+00	834	1	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d3834316261796b65637873626270646136783171787667222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834316261787a65706d626663766367616d6562346262222c2270726f6772616d4964223a2270726f675f30316d38343162613966653035736a3132743468397035317372222c22636f686f72744964223a22636f685f30316d3834316261767765706b76647876656e336b6b61357635222c22726563697069656e744964223a227263705f30316d38343162616a3465383073313336353938376164396163222c2265787465726e616c4964223a22532d31303037222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	live	enrolment.created	
01a20815-abd3-733b-95ae-cd52fef99472	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-abbf-75a8-b7b3-6c8361c9d8d5	2026-11-23 11:06:06.835974+00	834	1	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d3834316261796b656378736262706461627a666b35336a222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834316261787a65706d6266637663676467776b70366e222c2270726f6772616d4964223a2270726f675f30316d38343162613966653035736a3132743468397035317372222c22636f686f72744964223a22636f685f30316d3834316261767765706b76647876656e336b6b61357635222c22726563697069656e744964223a227263705f30316d38343162616b6265746e7366716371326374786b6b7a34222c2265787465726e616c4964223a22532d31303038222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	live	enrolment.created	
01a20815-ac7e-752e-836f-3f24b867c84b	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-ac7e-752e-836f-3f2358117ad6	2026-11-23 11:06:06.835+00	834	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d38343162623379656d71383676737a346a7736666a3262222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38343162623379656d71383676737a3464633132797070222c2263657274696669636174654e756d626572223a224449502d323032362d3030303031222c2265787465726e616c526566223a22656e725f30316d3834316261787a65706d62666376636678743134307277222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f64652f7665726966792f636572745f30316d38343162623379656d71383676737a3464633132797070227d7d	live	certificate.issued	
01a20815-ac7e-752e-836f-3f26b7c1eb02	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-ac7e-752e-836f-3f25665cbc1f	2026-11-23 11:06:06.835+00	834	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d38343162623379656d71383676737a3474767733747232222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38343162623379656d71383676737a346e6b357366307a222c2263657274696669636174654e756d626572223a224449502d323032362d3030303032222c2265787465726e616c526566223a22656e725f30316d3834316261787a65706d62666376636731777870736737222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f73712f7665726966792f636572745f30316d38343162623379656d71383676737a346e6b357366307a227d7d	live	certificate.issued	
01a20815-ac7e-752e-836f-3f28c1c2110c	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-ac7e-752e-836f-3f2700040b63	2026-11-23 11:06:06.835+00	834	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d38343162623379656d71383676737a3533307734343863222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38343162623379656d71383676737a3477303038327633222c2263657274696669636174654e756d626572223a224449502d323032362d3030303033222c2265787465726e616c526566223a22656e725f30316d3834316261787a65706d626663766367376b70666e7766222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f66722f7665726966792f636572745f30316d38343162623379656d71383676737a3477303038327633227d7d	live	certificate.issued	
01a20815-cdf8-743a-a5ca-6e987016c4fa	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdf7-768c-bd1e-d095a0786771	2026-11-23 11:06:16.113+00	934	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31362e3131335a222c226964223a226576745f30316d383431626b667265677861626a6b656b31723164683774222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626b667165743662743770676a70673767737668222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303038222c2265787465726e616c526566223a224f524445522d37222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626b667165743662743770676a70673767737668227d7d	live	certificate.issued	
01a20815-acb3-7556-a1ba-79041ad8f525	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-abbf-75a8-b7b3-6c7f7412031c	2026-11-23 11:06:06.835974+00	834	2	\\x7b2274797065223a22656e726f6c6d656e742e636f6d706c65746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d3834316262356b656e626133656b733067646468783935222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834316261787a65706d62666376636678743134307277222c2270726f6772616d4964223a2270726f675f30316d38343162613966653035736a3132743468397035317372222c22636f686f72744964223a22636f685f30316d3834316261767765706b76647876656e336b6b61357635222c22726563697069656e744964223a227263705f30316d3834316261673765356e3874646e64337a677662737167222c2265787465726e616c4964223a22532d31303034222c22737461747573223a22636f6d706c65746564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3233222c2263657274696669636174654964223a22636572745f30316d38343162623379656d71383676737a3464633132797070227d7d	live	enrolment.completed	
01a20815-acb3-7556-a1ba-79054fc8ef9e	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-abbf-75a8-b7b3-6c8079db6607	2026-11-23 11:06:06.835974+00	834	2	\\x7b2274797065223a22656e726f6c6d656e742e636f6d706c65746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d3834316262356b656e626133656b73306e377768767779222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834316261787a65706d62666376636731777870736737222c2270726f6772616d4964223a2270726f675f30316d38343162613966653035736a3132743468397035317372222c22636f686f72744964223a22636f685f30316d3834316261767765706b76647876656e336b6b61357635222c22726563697069656e744964223a227263705f30316d38343162616830656b717463386268666838626e706b70222c2265787465726e616c4964223a22532d31303035222c22737461747573223a22636f6d706c65746564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3233222c2263657274696669636174654964223a22636572745f30316d38343162623379656d71383676737a346e6b357366307a227d7d	live	enrolment.completed	
01a20815-acb3-7556-a1ba-79062dc2fd8e	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-abbf-75a8-b7b3-6c81e767d78f	2026-11-23 11:06:06.835974+00	834	2	\\x7b2274797065223a22656e726f6c6d656e742e636f6d706c65746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d3834316262356b656e626133656b7330727077357a6365222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834316261787a65706d626663766367376b70666e7766222c2270726f6772616d4964223a2270726f675f30316d38343162613966653035736a3132743468397035317372222c22636f686f72744964223a22636f685f30316d3834316261767765706b76647876656e336b6b61357635222c22726563697069656e744964223a227263705f30316d3834316261686b65397a736a317761633232787931387a222c2265787465726e616c4964223a22532d31303036222c22737461747573223a22636f6d706c65746564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3233222c2263657274696669636174654964223a22636572745f30316d38343162623379656d71383676737a3477303038327633227d7d	live	enrolment.completed	
01a20815-ace4-764a-b8a0-1593ff5d6a7f	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-abbf-75a8-b7b3-6c82a8e5916b	2026-11-23 11:06:06.835974+00	834	2	\\x7b2274797065223a22656e726f6c6d656e742e6661696c6564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d38343162623734657335626838306e6a667a6e74746b7a222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834316261787a65706d626663766367616d6562346262222c2270726f6772616d4964223a2270726f675f30316d38343162613966653035736a3132743468397035317372222c22636f686f72744964223a22636f685f30316d3834316261767765706b76647876656e336b6b61357635222c22726563697069656e744964223a227263705f30316d38343162616a3465383073313336353938376164396163222c2265787465726e616c4964223a22532d31303037222c22737461747573223a226661696c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3233222c2263657274696669636174654964223a6e756c6c7d7d	live	enrolment.failed	
01a20815-acfe-72d9-aba2-31853b666290	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-abbf-75a8-b7b3-6c8361c9d8d5	2026-11-23 11:06:06.835974+00	834	2	\\x7b2274797065223a22656e726f6c6d656e742e77697468647261776e222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30362e3833355a222c226964223a226576745f30316d383431626237796562637471386868676d787063726d67222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834316261787a65706d6266637663676467776b70366e222c2270726f6772616d4964223a2270726f675f30316d38343162613966653035736a3132743468397035317372222c22636f686f72744964223a22636f685f30316d3834316261767765706b76647876656e336b6b61357635222c22726563697069656e744964223a227263705f30316d38343162616b6265746e7366716371326374786b6b7a34222c2265787465726e616c4964223a22532d31303038222c22737461747573223a2277697468647261776e222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	live	enrolment.withdrawn	
01a20815-add6-7483-9562-b944c5ad7896	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-adb7-77aa-849a-74d44b993192	2026-11-23 11:06:08.17543+00	911	1	\\x7b2274797065223a226170695f6b65792e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30382e3137355a222c226964223a226576745f30316d38343162626570656a317361726e73386b327474793470222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b226170694b65794964223a226b65795f30316d3834316262647165796e3839366b6d746835736a63636a222c226c617374466f7572223a22527a344d222c2273636f706573223a5b226163636f756e743a6d616e616765222c226163636f756e743a72656164222c226365727469666963617465733a6973737565222c226365727469666963617465733a6d616e616765222c226365727469666963617465733a72656164222c226365727469666963617465733a72656c65617365222c226365727469666963617465733a7479706573222c226564753a6973737565222c226564753a6d616e616765222c226564753a72656164222c226b6579733a6d616e616765222c22707269766163793a6d616e616765222c227369676e696e673a6d616e616765222c22776562686f6f6b733a6d616e616765222c22776562686f6f6b733a72656164225d2c22657870697265734174223a6e756c6c7d7d	live	api_key.created	
01a20815-ae0d-71a0-8612-c2f713a90199	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-adf7-702f-aa67-ef054cf8b56f	2026-11-23 11:06:08.223351+00	912	1	\\x7b2274797065223a226170695f6b65792e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30382e3232335a222c226964223a226576745f30316d383431626267646536673863347032797739746a306373222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b226170694b65794964223a226b65795f30316d38343162626671653071746d737a66306e366668646266222c226c617374466f7572223a2277314733222c2273636f706573223a5b226163636f756e743a6d616e616765222c226163636f756e743a72656164222c226365727469666963617465733a6973737565222c226365727469666963617465733a6d616e616765222c226365727469666963617465733a72656164222c226365727469666963617465733a72656c65617365222c226365727469666963617465733a7479706573222c226564753a6973737565222c226564753a6d616e616765222c226564753a72656164222c226b6579733a6d616e616765222c22707269766163793a6d616e616765222c227369676e696e673a6d616e616765222c22776562686f6f6b733a6d616e616765222c22776562686f6f6b733a72656164225d2c22657870697265734174223a6e756c6c7d7d	test	api_key.created	
01a20815-ae31-7775-82eb-a3f614851bd9	01a20815-a76b-7205-9bad-7a078fce72b6	01a20815-ae27-72aa-bb98-a6b06f690d18	2026-11-23 11:06:08.277915+00	913	1	\\x7b2274797065223a226170695f6b65792e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a30382e3237375a222c226964223a226576745f30316d3834316262686865787472357478337972613861367973222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b226170694b65794964223a226b65795f30316d3834316262683765616e6271363536703171706a333872222c226c617374466f7572223a2256367847222c2273636f706573223a5b226163636f756e743a6d616e616765222c226163636f756e743a72656164222c226365727469666963617465733a6973737565222c226365727469666963617465733a6d616e616765222c226365727469666963617465733a72656164222c226365727469666963617465733a72656c65617365222c226365727469666963617465733a7479706573222c226564753a6973737565222c226564753a6d616e616765222c226564753a72656164222c226b6579733a6d616e616765222c22707269766163793a6d616e616765222c227369676e696e673a6d616e616765222c22776562686f6f6b733a6d616e616765222c22776562686f6f6b733a72656164225d2c22657870697265734174223a6e756c6c7d7d	live	api_key.created	
01a20815-cd44-77e3-b0b5-b86ccb29a3de	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cd44-77e3-b0b5-b86b2cd93e69	2026-11-23 11:06:16.113+00	916	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31362e3131335a222c226964223a226576745f30316d383431626b6134657a687631646472646b356a6b387979222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626b6134657a687631646472646370646a666b39222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626b6134657a687631646472646370646a666b39227d7d	live	certificate.issued	
01a20815-cd8b-7631-bfca-d571be97767b	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cd8b-7631-bfca-d570bff1d015	2026-11-23 11:06:16.113+00	920	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31362e3131335a222c226964223a226576745f30316d383431626b6362657272767a6a706e65367a3965786b76222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626b6362657272767a6a706e65327a7a336d306e222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303032222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626b6362657272767a6a706e65327a7a336d306e227d7d	live	certificate.issued	
01a20815-cd97-708a-8504-e61251f74930	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cd96-7327-b14d-b2c90dbb1f0c	2026-11-23 11:06:16.113+00	923	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31362e3131335a222c226964223a226576745f30316d383431626b637165323538613137363239387a656a3967222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626b637065636b76326b646a7334367670377263222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303033222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626b637065636b76326b646a7334367670377263227d7d	live	certificate.issued	
01a20815-cdb3-75bd-b94f-391d02318363	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdb3-75bd-b94f-391c38a9a192	2026-11-23 11:06:16.113+00	927	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31362e3131335a222c226964223a226576745f30316d383431626b646b657079766a6b7373336d313333307633222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626b646b657079766a6b7373336777616b38636a222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626b646b657079766a6b7373336777616b38636a227d7d	live	certificate.issued	
01a20815-cdf7-768c-bd1e-d092c802da0f	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdf7-768c-bd1e-d0911462fc6b	2026-11-23 11:06:16.113+00	934	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31362e3131335a222c226964223a226576745f30316d383431626b667165743662743770676a62343035706766222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626b667165743662743770676a346136357a3362222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303036222c2265787465726e616c526566223a224f524445522d35222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626b667165743662743770676a346136357a3362227d7d	live	certificate.issued	
01a20815-cdf7-768c-bd1e-d094d639c0f6	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdf7-768c-bd1e-d093d6acab31	2026-11-23 11:06:16.113+00	934	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31362e3131335a222c226964223a226576745f30316d383431626b667165743662743770676a6b62336b673770222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626b667165743662743770676a66626173617368222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303037222c2265787465726e616c526566223a224f524445522d36222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626b667165743662743770676a66626173617368227d7d	live	certificate.issued	
01a20815-cdf8-743a-a5ca-6e9ae97ba096	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdf8-743a-a5ca-6e99fb5c35ee	2026-11-23 11:06:16.113+00	934	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31362e3131335a222c226964223a226576745f30316d383431626b667265677861626a6b656b626d7171383470222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626b667265677861626a6b656b37786e72646665222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303039222c2265787465726e616c526566223a224f524445522d38222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626b667265677861626a6b656b37786e72646665227d7d	live	certificate.issued	
01a20815-ce9b-7674-8dc9-1e6444a4fcf2	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cd44-77e3-b0b5-b86b2cd93e69	2026-11-23 11:06:16.113298+00	937	2	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31362e3131335a222c226964223a226576745f30316d383431626b6d7665737438766a387963683261397a376a222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626b6134657a687631646472646370646a666b39222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626b6134657a687631646472646370646a666b39222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	live	certificate.suspended	
01a20815-cec8-7300-b495-ed544a77dbae	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cd44-77e3-b0b5-b86b2cd93e69	2026-11-23 11:06:16.113298+00	938	3	\\x7b2274797065223a2263657274696669636174652e7265696e737461746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31362e3131335a222c226964223a226576745f30316d383431626b703865633062393566646168353766707865222c2273657175656e6365223a332c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626b6134657a687631646472646370646a666b39222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626b6134657a687631646472646370646a666b39222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a307d7d	live	certificate.reinstated	
01a20815-cf06-7158-bfa7-3beeeeabcdc2	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cd8b-7631-bfca-d570bff1d015	2026-11-23 11:06:16.113298+00	939	2	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31362e3131335a222c226964223a226576745f30316d383431626b7236653563627a39737678767161716b6532222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626b6362657272767a6a706e65327a7a336d306e222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303032222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626b6362657272767a6a706e65327a7a336d306e222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	live	certificate.suspended	
01a20815-cf27-7738-a11f-467c65824210	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cd96-7327-b14d-b2c90dbb1f0c	2026-11-23 11:06:16.113298+00	940	2	\\x7b2274797065223a2263657274696669636174652e7265766f6b6564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31362e3131335a222c226964223a226576745f30316d383431626b7337657777613237743666686a7234676767222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626b637065636b76326b646a7334367670377263222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303033222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a227265766f6b6564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626b637065636b76326b646a7334367670377263222c22726561736f6e223a22646174615f6572726f72227d7d	live	certificate.revoked	
01a20815-cf5f-738b-ba5e-fbeacbaa7bd1	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdb3-75bd-b94f-391c38a9a192	2026-11-23 11:06:16.113298+00	941	2	\\x7b2274797065223a2263657274696669636174652e73757065727365646564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31362e3131335a222c226964223a226576745f30316d383431626b747a656535766d717176786235746d797968222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626b646b657079766a6b7373336777616b38636a222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a2273757065727365646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626b646b657079766a6b7373336777616b38636a222c22726561736f6e223a22646174615f6572726f72222c22737570657273656465644279223a22636572745f30316d383431626b746a656768616872386830786e626639716d227d7d	live	certificate.superseded	
01a20815-cf7f-7654-ac3d-8a226c8e3503	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cf52-7422-a8e1-11076ab7a6f4	2026-11-23 11:06:16.113+00	941	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31362e3131335a222c226964223a226576745f30316d383431626b767a65736161726663613439703877643833222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626b746a656768616872386830786e626639716d222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303130222c2265787465726e616c526566223a224f524445522d39222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626b746a656768616872386830786e626639716d227d7d	live	certificate.issued	
01a20815-d05d-760a-b72f-b9ac73cf6fa7	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdb8-743a-bed3-17d1be16154b	2026-12-01 11:06:16.113298+00	946	2	\\x7b2274797065223a2263657274696669636174652e657261736564222c2274696d657374616d70223a22323032362d31322d30315431313a30363a31362e3131335a222c226964223a226576745f30316d383431626d327865723562656278736e68737779767837222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626b647265677862786d727174367a3163356162222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626b647265677862786d727174367a3163356162227d7d	live	certificate.erased	
01a20815-cdb9-738b-93c1-afa307cc71d7	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-cdb8-743a-bed3-17d1be16154b	2026-11-23 11:06:16.113+00	930	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31362e3131335a222c226964223a226576745f30316d383431626b647365653573376764666d63337772776571222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626b647265677862786d727174367a3163356162222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626b647265677862786d727174367a3163356162227d7d	live	certificate.issued	
01a20815-d0ee-70c7-a902-20243aff9da2	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0ee-70c7-a902-2023e77ddcef	2026-11-23 11:06:17.149+00	949	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31372e3134395a222c226964223a226576745f30316d383431626d3765653333746a306830346778667a376432222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626d3765653333746a30683034666b7176713766222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303038222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626d3765653333746a30683034666b7176713766227d7d	test	certificate.issued	
01a20815-d0fa-7398-8fb1-632d7e9e09e2	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0fa-7398-8fb1-632c63a6eb5f	2026-11-23 11:06:17.149+00	951	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31372e3134395a222c226964223a226576745f30316d383431626d3774656563387a636233356e7a3977326632222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626d3774656563387a636233356868746474747a222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303039222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626d3774656563387a636233356868746474747a227d7d	test	certificate.issued	
01a20815-d10a-7325-a531-abc1cdadf177	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d10a-7325-a531-abc0bf428459	2026-11-23 11:06:17.149+00	952	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31372e3134395a222c226964223a226576745f30316d383431626d386165636a74616364627237367476776271222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626d386165636a746163646272327a6d35313273222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303130222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626d386165636a746163646272327a6d35313273227d7d	test	certificate.issued	
01a20815-d12f-703e-8ee5-4eef2b56cac9	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d12f-703e-8ee5-4eee0e194af3	2026-11-23 11:06:17.149+00	954	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31372e3134395a222c226964223a226576745f30316d383431626d396665307a387873616578776e6e646a7039222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626d396665307a3878736165787237316a6a716b222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303131222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626d396665307a3878736165787237316a6a716b227d7d	test	certificate.issued	
01a20815-d14c-763d-b868-3e3c9ab05666	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d14c-763d-b868-3e3b2ed61237	2026-11-23 11:06:17.149+00	957	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31372e3134395a222c226964223a226576745f30316d383431626d61636572797667743179376a6462306e6b36222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626d616365727976677431793763716463346871222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303133222c2265787465726e616c526566223a224f524445522d35222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626d616365727976677431793763716463346871227d7d	test	certificate.issued	
01a20815-d14d-77ec-b04f-8335adff4ab3	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d14d-77ec-b04f-833452a1e664	2026-11-23 11:06:17.149+00	957	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31372e3134395a222c226964223a226576745f30316d383431626d6164657a7062306b77333670707a796a6e6b222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626d6164657a7062306b77333668396133736b34222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303134222c2265787465726e616c526566223a224f524445522d36222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626d6164657a7062306b77333668396133736b34227d7d	test	certificate.issued	
01a20815-d14d-77ec-b04f-833704da694b	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d14d-77ec-b04f-83364b019b97	2026-11-23 11:06:17.149+00	957	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31372e3134395a222c226964223a226576745f30316d383431626d6164657a7062306b7733367732646d746162222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626d6164657a7062306b77333673356733367771222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303135222c2265787465726e616c526566223a224f524445522d37222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626d6164657a7062306b77333673356733367771227d7d	test	certificate.issued	
01a20815-d14d-77ec-b04f-833933747d83	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d14d-77ec-b04f-83384af484aa	2026-11-23 11:06:17.149+00	957	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31372e3134395a222c226964223a226576745f30316d383431626d6164657a7062306b773337347371387a6333222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626d6164657a7062306b77333731356639313561222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303136222c2265787465726e616c526566223a224f524445522d38222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626d6164657a7062306b77333731356639313561227d7d	test	certificate.issued	
01a20815-d23f-77bd-bb04-1828622d94bc	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0ee-70c7-a902-2023e77ddcef	2026-11-23 11:06:17.149916+00	958	2	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31372e3134395a222c226964223a226576745f30316d383431626d687a65797976703130723531683276353577222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626d3765653333746a30683034666b7176713766222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303038222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626d3765653333746a30683034666b7176713766222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	test	certificate.suspended	
01a20815-d259-7394-ba2f-fa4df33d210e	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0ee-70c7-a902-2023e77ddcef	2026-11-23 11:06:17.149916+00	959	3	\\x7b2274797065223a2263657274696669636174652e7265696e737461746564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31372e3134395a222c226964223a226576745f30316d383431626d6a73656561626d627a743971736b74383865222c2273657175656e6365223a332c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626d3765653333746a30683034666b7176713766222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303038222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626d3765653333746a30683034666b7176713766222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a307d7d	test	certificate.reinstated	
01a20815-d273-778e-8257-b637a7904317	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d0fa-7398-8fb1-632c63a6eb5f	2026-11-23 11:06:17.149916+00	960	2	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31372e3134395a222c226964223a226576745f30316d383431626d6b6b65793738346e787036796b7330677271222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626d3774656563387a636233356868746474747a222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303039222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626d3774656563387a636233356868746474747a222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	test	certificate.suspended	
01a20815-d291-77a7-9d5e-348c84dcfabb	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d10a-7325-a531-abc0bf428459	2026-11-23 11:06:17.149916+00	961	2	\\x7b2274797065223a2263657274696669636174652e7265766f6b6564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31372e3134395a222c226964223a226576745f30316d383431626d6d6865796b737471686d686a326473796e76222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626d386165636a746163646272327a6d35313273222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303130222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a227265766f6b6564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626d386165636a746163646272327a6d35313273222c22726561736f6e223a22646174615f6572726f72227d7d	test	certificate.revoked	
01a20815-d2a9-73c1-8469-fa6d0442046b	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d12f-703e-8ee5-4eee0e194af3	2026-11-23 11:06:17.149916+00	962	2	\\x7b2274797065223a2263657274696669636174652e73757065727365646564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31372e3134395a222c226964223a226576745f30316d383431626d6e396566307238746674646d323434313362222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626d396665307a3878736165787237316a6a716b222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303131222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a2273757065727365646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626d396665307a3878736165787237316a6a716b222c22726561736f6e223a22646174615f6572726f72222c22737570657273656465644279223a22636572745f30316d383431626d6e3765316b747363666b717a783279636368227d7d	test	certificate.superseded	
01a20815-d2b6-7318-997f-f0406bee299b	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d2a7-7067-acb1-f3bffa2f3191	2026-11-23 11:06:17.149+00	962	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31372e3134395a222c226964223a226576745f30316d383431626d6e70656363396a7a7a6738316e7977616376222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626d6e3765316b747363666b717a783279636368222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303137222c2265787465726e616c526566223a224f524445522d39222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626d6e3765316b747363666b717a783279636368227d7d	test	certificate.issued	
01a20815-d333-713e-aa6e-2aa66c0c27ee	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d13b-767f-a985-1854ad9b167b	2026-12-01 11:06:17.149916+00	965	2	\\x7b2274797065223a2263657274696669636174652e657261736564222c2274696d657374616d70223a22323032362d31322d30315431313a30363a31372e3134395a222c226964223a226576745f30316d383431626d736b65347a616d7668616d73703072397a65222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626d397665737a746b313872616a707370356b76222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303132222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626d397665737a746b313872616a707370356b76227d7d	test	certificate.erased	
01a20815-d13b-767f-a985-1855aa1bf900	01a20815-a4b7-72f4-be61-75dd93d7cd43	01a20815-d13b-767f-a985-1854ad9b167b	2026-11-23 11:06:17.149+00	955	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a30363a31372e3134395a222c226964223a226576745f30316d383431626d397665737a746b31387261706e3171793830222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383431626d397665737a746b313872616a707370356b76222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303132222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383431626d397665737a746b313872616a707370356b76227d7d	test	certificate.issued	
\.


--
-- Data for Name: webhooks_latebody; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.webhooks_latebody (event_id, issuer_id) FROM stdin;
\.


--
-- Name: account_emailaddress_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.account_emailaddress_id_seq', 1, false);


--
-- Name: account_emailconfirmation_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.account_emailconfirmation_id_seq', 1, false);


--
-- Name: accounts_consentaction_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_consentaction_id_seq', 1, false);


--
-- Name: accounts_consenttext_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_consenttext_id_seq', 1, false);


--
-- Name: accounts_joberror_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_joberror_id_seq', 1, false);


--
-- Name: accounts_jobinput_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_jobinput_id_seq', 1, false);


--
-- Name: accounts_jobkey_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_jobkey_id_seq', 1, false);


--
-- Name: accounts_jobresult_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_jobresult_id_seq', 1, false);


--
-- Name: accounts_jobrows_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_jobrows_id_seq', 1, false);


--
-- Name: accounts_mailobjection_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_mailobjection_id_seq', 1, false);


--
-- Name: accounts_membership_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_membership_id_seq', 2, true);


--
-- Name: accounts_outgoingmail_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_outgoingmail_id_seq', 21, true);


--
-- Name: accounts_plan_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_plan_id_seq', 4, true);


--
-- Name: accounts_savedview_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_savedview_id_seq', 1, false);


--
-- Name: accounts_storedresponse_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_storedresponse_id_seq', 1, false);


--
-- Name: accounts_user_groups_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_user_groups_id_seq', 1, false);


--
-- Name: accounts_user_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_user_id_seq', 3, true);


--
-- Name: accounts_user_user_permissions_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_user_user_permissions_id_seq', 1, false);


--
-- Name: auth_group_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.auth_group_id_seq', 1, false);


--
-- Name: auth_group_permissions_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.auth_group_permissions_id_seq', 1, false);


--
-- Name: auth_permission_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.auth_permission_id_seq', 360, true);


--
-- Name: axes_accessattempt_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.axes_accessattempt_id_seq', 1, false);


--
-- Name: axes_accessfailurelog_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.axes_accessfailurelog_id_seq', 1, false);


--
-- Name: axes_accesslog_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.axes_accesslog_id_seq', 1, false);


--
-- Name: certificates_attachmentfile_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.certificates_attachmentfile_id_seq', 1, false);


--
-- Name: certificates_certificatetype_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.certificates_certificatetype_id_seq', 5, true);


--
-- Name: certificates_companyprefix_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.certificates_companyprefix_id_seq', 1, true);


--
-- Name: certificates_numbercounter_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.certificates_numbercounter_id_seq', 13, true);


--
-- Name: certificates_printout_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.certificates_printout_id_seq', 1, false);


--
-- Name: certificates_releaseoffrequest_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.certificates_releaseoffrequest_id_seq', 1, false);


--
-- Name: certificates_signedpdf_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.certificates_signedpdf_id_seq', 1, false);


--
-- Name: certificates_typeversion_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.certificates_typeversion_id_seq', 5, true);


--
-- Name: certificates_unlogged_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.certificates_unlogged_id_seq', 46, true);


--
-- Name: django_admin_log_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.django_admin_log_id_seq', 1, false);


--
-- Name: django_content_type_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.django_content_type_id_seq', 90, true);


--
-- Name: django_migrations_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.django_migrations_id_seq', 44, true);


--
-- Name: mfa_authenticator_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.mfa_authenticator_id_seq', 1, false);


--
-- Name: account_emailaddress account_emailaddress_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_emailaddress
    ADD CONSTRAINT account_emailaddress_pkey PRIMARY KEY (id);


--
-- Name: account_emailaddress account_emailaddress_user_id_email_987c8728_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_emailaddress
    ADD CONSTRAINT account_emailaddress_user_id_email_987c8728_uniq UNIQUE (user_id, email);


--
-- Name: account_emailconfirmation account_emailconfirmation_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_emailconfirmation
    ADD CONSTRAINT account_emailconfirmation_key_key UNIQUE (key);


--
-- Name: account_emailconfirmation account_emailconfirmation_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_emailconfirmation
    ADD CONSTRAINT account_emailconfirmation_pkey PRIMARY KEY (id);


--
-- Name: accounts_apikey accounts_apikey_key_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_apikey
    ADD CONSTRAINT accounts_apikey_key_id_key UNIQUE (key_id);


--
-- Name: accounts_apikey accounts_apikey_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_apikey
    ADD CONSTRAINT accounts_apikey_pkey PRIMARY KEY (id);


--
-- Name: accounts_apikey accounts_apikey_successor_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_apikey
    ADD CONSTRAINT accounts_apikey_successor_id_key UNIQUE (successor_id);


--
-- Name: accounts_apikeyuse accounts_apikeyuse_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_apikeyuse
    ADD CONSTRAINT accounts_apikeyuse_pkey PRIMARY KEY (key_id);


--
-- Name: accounts_auditentry accounts_auditentry_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_auditentry
    ADD CONSTRAINT accounts_auditentry_pkey PRIMARY KEY (id);


--
-- Name: accounts_audithead accounts_audithead_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_audithead
    ADD CONSTRAINT accounts_audithead_pkey PRIMARY KEY (chain);


--
-- Name: accounts_branding accounts_branding_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_branding
    ADD CONSTRAINT accounts_branding_pkey PRIMARY KEY (issuer_id);


--
-- Name: accounts_consentaction accounts_consentaction_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_consentaction
    ADD CONSTRAINT accounts_consentaction_pkey PRIMARY KEY (id);


--
-- Name: accounts_consentdocument accounts_consentdocument_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_consentdocument
    ADD CONSTRAINT accounts_consentdocument_pkey PRIMARY KEY (id);


--
-- Name: accounts_consenttext accounts_consenttext_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_consenttext
    ADD CONSTRAINT accounts_consenttext_pkey PRIMARY KEY (id);


--
-- Name: accounts_deprecateduse accounts_deprecateduse_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_deprecateduse
    ADD CONSTRAINT accounts_deprecateduse_pkey PRIMARY KEY (key_id, code);


--
-- Name: accounts_externalidentity accounts_externalidentity_membership_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_externalidentity
    ADD CONSTRAINT accounts_externalidentity_membership_id_key UNIQUE (membership_id);


--
-- Name: accounts_externalidentity accounts_externalidentity_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_externalidentity
    ADD CONSTRAINT accounts_externalidentity_pkey PRIMARY KEY (id);


--
-- Name: accounts_heartbeat accounts_heartbeat_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_heartbeat
    ADD CONSTRAINT accounts_heartbeat_pkey PRIMARY KEY (one);


--
-- Name: accounts_identityprovider accounts_identityprovider_issuer_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_identityprovider
    ADD CONSTRAINT accounts_identityprovider_issuer_id_key UNIQUE (issuer_id);


--
-- Name: accounts_identityprovider accounts_identityprovider_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_identityprovider
    ADD CONSTRAINT accounts_identityprovider_pkey PRIMARY KEY (id);


--
-- Name: accounts_invitation accounts_invitation_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_invitation
    ADD CONSTRAINT accounts_invitation_pkey PRIMARY KEY (id);


--
-- Name: accounts_invitation accounts_invitation_token_sha256_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_invitation
    ADD CONSTRAINT accounts_invitation_token_sha256_key UNIQUE (token_sha256);


--
-- Name: accounts_issuer accounts_issuer_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_issuer
    ADD CONSTRAINT accounts_issuer_pkey PRIMARY KEY (id);


--
-- Name: accounts_issuer accounts_issuer_slug_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_issuer
    ADD CONSTRAINT accounts_issuer_slug_key UNIQUE (slug);


--
-- Name: accounts_issuerdomain accounts_issuerdomain_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_issuerdomain
    ADD CONSTRAINT accounts_issuerdomain_pkey PRIMARY KEY (id);


--
-- Name: accounts_job accounts_job_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_job
    ADD CONSTRAINT accounts_job_pkey PRIMARY KEY (id);


--
-- Name: accounts_joberror accounts_joberror_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_joberror
    ADD CONSTRAINT accounts_joberror_pkey PRIMARY KEY (id);


--
-- Name: accounts_jobinput accounts_jobinput_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_jobinput
    ADD CONSTRAINT accounts_jobinput_pkey PRIMARY KEY (id);


--
-- Name: accounts_jobkey accounts_jobkey_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_jobkey
    ADD CONSTRAINT accounts_jobkey_pkey PRIMARY KEY (id);


--
-- Name: accounts_jobresult accounts_jobresult_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_jobresult
    ADD CONSTRAINT accounts_jobresult_pkey PRIMARY KEY (id);


--
-- Name: accounts_jobrows accounts_jobrows_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_jobrows
    ADD CONSTRAINT accounts_jobrows_pkey PRIMARY KEY (id);


--
-- Name: accounts_loggedrequest accounts_loggedrequest_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_loggedrequest
    ADD CONSTRAINT accounts_loggedrequest_pkey PRIMARY KEY (issuer_id, mode, id);


--
-- Name: accounts_mailaddress accounts_mailaddress_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_mailaddress
    ADD CONSTRAINT accounts_mailaddress_pkey PRIMARY KEY (digest);


--
-- Name: accounts_mailobjection accounts_mailobjection_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_mailobjection
    ADD CONSTRAINT accounts_mailobjection_pkey PRIMARY KEY (id);


--
-- Name: accounts_membership accounts_membership_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_membership
    ADD CONSTRAINT accounts_membership_pkey PRIMARY KEY (id);


--
-- Name: accounts_openitem accounts_openitem_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_openitem
    ADD CONSTRAINT accounts_openitem_pkey PRIMARY KEY (id);


--
-- Name: accounts_outgoingmail accounts_outgoingmail_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_outgoingmail
    ADD CONSTRAINT accounts_outgoingmail_pkey PRIMARY KEY (id);


--
-- Name: accounts_pdfsigningkey accounts_pdfsigningkey_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_pdfsigningkey
    ADD CONSTRAINT accounts_pdfsigningkey_pkey PRIMARY KEY (id);


--
-- Name: accounts_plan accounts_plan_code_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_plan
    ADD CONSTRAINT accounts_plan_code_key UNIQUE (code);


--
-- Name: accounts_plan accounts_plan_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_plan
    ADD CONSTRAINT accounts_plan_pkey PRIMARY KEY (id);


--
-- Name: accounts_quotanotice accounts_quotanotice_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_quotanotice
    ADD CONSTRAINT accounts_quotanotice_pkey PRIMARY KEY (id);


--
-- Name: accounts_quotaslot accounts_quotaslot_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_quotaslot
    ADD CONSTRAINT accounts_quotaslot_pkey PRIMARY KEY (issuer_id, month, slot);


--
-- Name: accounts_savedview accounts_savedview_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_savedview
    ADD CONSTRAINT accounts_savedview_pkey PRIMARY KEY (id);


--
-- Name: accounts_session accounts_session_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_session
    ADD CONSTRAINT accounts_session_pkey PRIMARY KEY (session_key);


--
-- Name: accounts_signin_cache accounts_signin_cache_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_signin_cache
    ADD CONSTRAINT accounts_signin_cache_pkey PRIMARY KEY (cache_key);


--
-- Name: accounts_signingkey accounts_signingkey_kid_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_signingkey
    ADD CONSTRAINT accounts_signingkey_kid_key UNIQUE (kid);


--
-- Name: accounts_signingkey accounts_signingkey_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_signingkey
    ADD CONSTRAINT accounts_signingkey_pkey PRIMARY KEY (id);


--
-- Name: accounts_storedresponse accounts_storedresponse_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_storedresponse
    ADD CONSTRAINT accounts_storedresponse_pkey PRIMARY KEY (id);


--
-- Name: accounts_usageday accounts_usageday_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_usageday
    ADD CONSTRAINT accounts_usageday_pkey PRIMARY KEY (issuer_id, mode, day, kind);


--
-- Name: accounts_usagehorizon accounts_usagehorizon_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_usagehorizon
    ADD CONSTRAINT accounts_usagehorizon_pkey PRIMARY KEY (kind);


--
-- Name: accounts_user accounts_user_email_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_user
    ADD CONSTRAINT accounts_user_email_key UNIQUE (email);


--
-- Name: accounts_user_groups accounts_user_groups_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_user_groups
    ADD CONSTRAINT accounts_user_groups_pkey PRIMARY KEY (id);


--
-- Name: accounts_user_groups accounts_user_groups_user_id_group_id_59c0b32f_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_user_groups
    ADD CONSTRAINT accounts_user_groups_user_id_group_id_59c0b32f_uniq UNIQUE (user_id, group_id);


--
-- Name: accounts_user accounts_user_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_user
    ADD CONSTRAINT accounts_user_pkey PRIMARY KEY (id);


--
-- Name: accounts_user_user_permissions accounts_user_user_permi_user_id_permission_id_2ab516c2_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_user_user_permissions
    ADD CONSTRAINT accounts_user_user_permi_user_id_permission_id_2ab516c2_uniq UNIQUE (user_id, permission_id);


--
-- Name: accounts_user_user_permissions accounts_user_user_permissions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_user_user_permissions
    ADD CONSTRAINT accounts_user_user_permissions_pkey PRIMARY KEY (id);


--
-- Name: auth_group auth_group_name_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_group
    ADD CONSTRAINT auth_group_name_key UNIQUE (name);


--
-- Name: auth_group_permissions auth_group_permissions_group_id_permission_id_0cd325b0_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_group_permissions
    ADD CONSTRAINT auth_group_permissions_group_id_permission_id_0cd325b0_uniq UNIQUE (group_id, permission_id);


--
-- Name: auth_group_permissions auth_group_permissions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_group_permissions
    ADD CONSTRAINT auth_group_permissions_pkey PRIMARY KEY (id);


--
-- Name: auth_group auth_group_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_group
    ADD CONSTRAINT auth_group_pkey PRIMARY KEY (id);


--
-- Name: auth_permission auth_permission_content_type_id_codename_01ab375a_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_permission
    ADD CONSTRAINT auth_permission_content_type_id_codename_01ab375a_uniq UNIQUE (content_type_id, codename);


--
-- Name: auth_permission auth_permission_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_permission
    ADD CONSTRAINT auth_permission_pkey PRIMARY KEY (id);


--
-- Name: axes_accessattempt axes_accessattempt_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.axes_accessattempt
    ADD CONSTRAINT axes_accessattempt_pkey PRIMARY KEY (id);


--
-- Name: axes_accessattempt axes_accessattempt_username_ip_address_user_agent_8ea22282_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.axes_accessattempt
    ADD CONSTRAINT axes_accessattempt_username_ip_address_user_agent_8ea22282_uniq UNIQUE (username, ip_address, user_agent);


--
-- Name: axes_accessattemptexpiration axes_accessattemptexpiration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.axes_accessattemptexpiration
    ADD CONSTRAINT axes_accessattemptexpiration_pkey PRIMARY KEY (access_attempt_id);


--
-- Name: axes_accessfailurelog axes_accessfailurelog_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.axes_accessfailurelog
    ADD CONSTRAINT axes_accessfailurelog_pkey PRIMARY KEY (id);


--
-- Name: axes_accesslog axes_accesslog_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.axes_accesslog
    ADD CONSTRAINT axes_accesslog_pkey PRIMARY KEY (id);


--
-- Name: certificates_attachmentfile certificates_attachmentfile_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_attachmentfile
    ADD CONSTRAINT certificates_attachmentfile_pkey PRIMARY KEY (id);


--
-- Name: certificates_certificate certificates_certificate_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_certificate
    ADD CONSTRAINT certificates_certificate_pkey PRIMARY KEY (id);


--
-- Name: certificates_certificatehistory certificates_certificatehistory_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_certificatehistory
    ADD CONSTRAINT certificates_certificatehistory_pkey PRIMARY KEY (certificate_id, sequence);


--
-- Name: certificates_certificatelink certificates_certificatelink_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_certificatelink
    ADD CONSTRAINT certificates_certificatelink_pkey PRIMARY KEY (id);


--
-- Name: certificates_certificatetype certificates_certificatetype_current_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_certificatetype
    ADD CONSTRAINT certificates_certificatetype_current_id_key UNIQUE (current_id);


--
-- Name: certificates_certificatetype certificates_certificatetype_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_certificatetype
    ADD CONSTRAINT certificates_certificatetype_pkey PRIMARY KEY (id);


--
-- Name: certificates_companyprefix certificates_companyprefix_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_companyprefix
    ADD CONSTRAINT certificates_companyprefix_pkey PRIMARY KEY (id);


--
-- Name: certificates_erasure certificates_erasure_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_erasure
    ADD CONSTRAINT certificates_erasure_pkey PRIMARY KEY (id);


--
-- Name: certificates_hold certificates_hold_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_hold
    ADD CONSTRAINT certificates_hold_pkey PRIMARY KEY (id);


--
-- Name: certificates_holdercontact certificates_holdercontact_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_holdercontact
    ADD CONSTRAINT certificates_holdercontact_pkey PRIMARY KEY (certificate_id);


--
-- Name: certificates_holdername certificates_holdername_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_holdername
    ADD CONSTRAINT certificates_holdername_pkey PRIMARY KEY (issuer_id, mode, value, certificate_id);


--
-- Name: certificates_log certificates_log_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_log
    ADD CONSTRAINT certificates_log_pkey PRIMARY KEY (mode);


--
-- Name: certificates_logcheckpoint certificates_logcheckpoint_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_logcheckpoint
    ADD CONSTRAINT certificates_logcheckpoint_pkey PRIMARY KEY (mode, size);


--
-- Name: certificates_logentry certificates_logentry_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_logentry
    ADD CONSTRAINT certificates_logentry_pkey PRIMARY KEY (mode, index);


--
-- Name: certificates_logtile certificates_logtile_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_logtile
    ADD CONSTRAINT certificates_logtile_pkey PRIMARY KEY (mode, level, number);


--
-- Name: certificates_numbercounter certificates_numbercounter_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_numbercounter
    ADD CONSTRAINT certificates_numbercounter_pkey PRIMARY KEY (id);


--
-- Name: certificates_printout certificates_printout_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_printout
    ADD CONSTRAINT certificates_printout_pkey PRIMARY KEY (id);


--
-- Name: certificates_publishedstatuslist certificates_publishedstatuslist_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_publishedstatuslist
    ADD CONSTRAINT certificates_publishedstatuslist_pkey PRIMARY KEY (status_list_id, purpose, suite);


--
-- Name: certificates_releaseoffrequest certificates_releaseoffrequest_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_releaseoffrequest
    ADD CONSTRAINT certificates_releaseoffrequest_pkey PRIMARY KEY (id);


--
-- Name: certificates_seal certificates_seal_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_seal
    ADD CONSTRAINT certificates_seal_pkey PRIMARY KEY (certificate_id);


--
-- Name: certificates_signedpdf certificates_signedpdf_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_signedpdf
    ADD CONSTRAINT certificates_signedpdf_pkey PRIMARY KEY (id);


--
-- Name: certificates_statuslist certificates_statuslist_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_statuslist
    ADD CONSTRAINT certificates_statuslist_pkey PRIMARY KEY (id);


--
-- Name: certificates_typeversion certificates_typeversion_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_typeversion
    ADD CONSTRAINT certificates_typeversion_pkey PRIMARY KEY (id);


--
-- Name: certificates_unlogged certificates_unlogged_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_unlogged
    ADD CONSTRAINT certificates_unlogged_pkey PRIMARY KEY (id);


--
-- Name: django_admin_log django_admin_log_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.django_admin_log
    ADD CONSTRAINT django_admin_log_pkey PRIMARY KEY (id);


--
-- Name: django_content_type django_content_type_app_label_model_76bd3d3b_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.django_content_type
    ADD CONSTRAINT django_content_type_app_label_model_76bd3d3b_uniq UNIQUE (app_label, model);


--
-- Name: django_content_type django_content_type_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.django_content_type
    ADD CONSTRAINT django_content_type_pkey PRIMARY KEY (id);


--
-- Name: django_migrations django_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.django_migrations
    ADD CONSTRAINT django_migrations_pkey PRIMARY KEY (id);


--
-- Name: django_session django_session_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.django_session
    ADD CONSTRAINT django_session_pkey PRIMARY KEY (session_key);


--
-- Name: edu_cohort edu_cohort_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_cohort
    ADD CONSTRAINT edu_cohort_pkey PRIMARY KEY (id);


--
-- Name: edu_cohortverifications edu_cohortverifications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_cohortverifications
    ADD CONSTRAINT edu_cohortverifications_pkey PRIMARY KEY (cohort_id, day);


--
-- Name: edu_enrolment edu_enrolment_certificate_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_enrolment
    ADD CONSTRAINT edu_enrolment_certificate_id_key UNIQUE (certificate_id);


--
-- Name: edu_enrolment edu_enrolment_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_enrolment
    ADD CONSTRAINT edu_enrolment_pkey PRIMARY KEY (id);


--
-- Name: edu_onboarding edu_onboarding_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_onboarding
    ADD CONSTRAINT edu_onboarding_pkey PRIMARY KEY (issuer_id);


--
-- Name: edu_program edu_program_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_program
    ADD CONSTRAINT edu_program_pkey PRIMARY KEY (id);


--
-- Name: edu_recipient edu_recipient_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_recipient
    ADD CONSTRAINT edu_recipient_pkey PRIMARY KEY (id);


--
-- Name: edu_team edu_team_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_team
    ADD CONSTRAINT edu_team_pkey PRIMARY KEY (id);


--
-- Name: edu_teaminvitation edu_teaminvitation_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_teaminvitation
    ADD CONSTRAINT edu_teaminvitation_pkey PRIMARY KEY (id);


--
-- Name: edu_teammember edu_teammember_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_teammember
    ADD CONSTRAINT edu_teammember_pkey PRIMARY KEY (id);


--
-- Name: mfa_authenticator mfa_authenticator_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mfa_authenticator
    ADD CONSTRAINT mfa_authenticator_pkey PRIMARY KEY (id);


--
-- Name: webhooks_attempt webhooks_attempt_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhooks_attempt
    ADD CONSTRAINT webhooks_attempt_pkey PRIMARY KEY (delivery_id, id);


--
-- Name: webhooks_bodyhorizon webhooks_bodyhorizon_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhooks_bodyhorizon
    ADD CONSTRAINT webhooks_bodyhorizon_pkey PRIMARY KEY (id);


--
-- Name: webhooks_delivery webhooks_delivery_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhooks_delivery
    ADD CONSTRAINT webhooks_delivery_pkey PRIMARY KEY (id);


--
-- Name: webhooks_endpoint webhooks_endpoint_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhooks_endpoint
    ADD CONSTRAINT webhooks_endpoint_pkey PRIMARY KEY (id);


--
-- Name: webhooks_endpointhour webhooks_endpointhour_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhooks_endpointhour
    ADD CONSTRAINT webhooks_endpointhour_pkey PRIMARY KEY (endpoint_id, hour);


--
-- Name: webhooks_event webhooks_event_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhooks_event
    ADD CONSTRAINT webhooks_event_pkey PRIMARY KEY (id);


--
-- Name: webhooks_latebody webhooks_latebody_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhooks_latebody
    ADD CONSTRAINT webhooks_latebody_pkey PRIMARY KEY (event_id);


--
-- Name: account_emailaddress_email_03be32b2; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_emailaddress_email_03be32b2 ON public.account_emailaddress USING btree (email);


--
-- Name: account_emailaddress_email_03be32b2_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_emailaddress_email_03be32b2_like ON public.account_emailaddress USING btree (email varchar_pattern_ops);


--
-- Name: account_emailaddress_user_id_2c513194; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_emailaddress_user_id_2c513194 ON public.account_emailaddress USING btree (user_id);


--
-- Name: account_emailconfirmation_email_address_id_5b7f8c58; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_emailconfirmation_email_address_id_5b7f8c58 ON public.account_emailconfirmation USING btree (email_address_id);


--
-- Name: account_emailconfirmation_key_f43612bd_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_emailconfirmation_key_f43612bd_like ON public.account_emailconfirmation USING btree (key varchar_pattern_ops);


--
-- Name: accounts_apikey_created_by_id_1b5317c8; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_apikey_created_by_id_1b5317c8 ON public.accounts_apikey USING btree (created_by_id);


--
-- Name: accounts_apikey_expiring; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_apikey_expiring ON public.accounts_apikey USING btree (expires_at) WHERE ((expires_at IS NOT NULL) AND (revoked_at IS NULL) AND (successor_id IS NULL));


--
-- Name: accounts_apikey_key_id_d78fac9d_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_apikey_key_id_d78fac9d_like ON public.accounts_apikey USING btree (key_id varchar_pattern_ops);


--
-- Name: accounts_apikey_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_apikey_newest ON public.accounts_apikey USING btree (issuer_id, mode, id);


--
-- Name: accounts_audit_by_action; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_audit_by_action ON public.accounts_auditentry USING btree (issuer_id, mode, action, at, id);


--
-- Name: accounts_audit_by_actor; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_audit_by_actor ON public.accounts_auditentry USING btree (issuer_id, mode, actor_id, at, id);


--
-- Name: accounts_audit_list; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_audit_list ON public.accounts_auditentry USING btree (issuer_id, mode, at, id);


--
-- Name: accounts_audit_of_object; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_audit_of_object ON public.accounts_auditentry USING btree (issuer_id, target, at, id);


--
-- Name: accounts_audit_office; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_audit_office ON public.accounts_auditentry USING btree (issuer_id, at, id);


--
-- Name: accounts_audit_position_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_audit_position_once ON public.accounts_auditentry USING btree (issuer_id, "position") NULLS NOT DISTINCT WHERE ("position" IS NOT NULL);


--
-- Name: accounts_audit_unsealed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_audit_unsealed ON public.accounts_auditentry USING btree (txid, id) WHERE ("position" IS NULL);


--
-- Name: accounts_audithead_chain_a05492b7_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_audithead_chain_a05492b7_like ON public.accounts_audithead USING btree (chain varchar_pattern_ops);


--
-- Name: accounts_consent_in_order; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_consent_in_order ON public.accounts_consentdocument USING btree (kind, published_at);


--
-- Name: accounts_consent_of_issuer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_consent_of_issuer ON public.accounts_consentaction USING btree (issuer_id, id);


--
-- Name: accounts_consent_text_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_consent_text_once ON public.accounts_consenttext USING btree (document_id, locale);


--
-- Name: accounts_consent_version_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_consent_version_once ON public.accounts_consentdocument USING btree (kind, version);


--
-- Name: accounts_consentaction_document_id_181a715e; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_consentaction_document_id_181a715e ON public.accounts_consentaction USING btree (document_id);


--
-- Name: accounts_domain_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_domain_due ON public.accounts_issuerdomain USING btree (due_at) WHERE (due_at IS NOT NULL);


--
-- Name: accounts_domain_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_domain_once ON public.accounts_issuerdomain USING btree (issuer_id, name);


--
-- Name: accounts_externalidentity_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_externalidentity_once ON public.accounts_externalidentity USING btree (issuer_id, iss, sub);


--
-- Name: accounts_invitation_invited_by_id_94a21efc; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_invitation_invited_by_id_94a21efc ON public.accounts_invitation USING btree (invited_by_id);


--
-- Name: accounts_invitation_list; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_invitation_list ON public.accounts_invitation USING btree (issuer_id, created_at);


--
-- Name: accounts_invitation_open_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_invitation_open_once ON public.accounts_invitation USING btree (issuer_id, email) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL));


--
-- Name: accounts_invitation_token_sha256_2df79ba0_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_invitation_token_sha256_2df79ba0_like ON public.accounts_invitation USING btree (token_sha256 varchar_pattern_ops);


--
-- Name: accounts_issuer_plan_id_ebe89b9e; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_issuer_plan_id_ebe89b9e ON public.accounts_issuer USING btree (plan_id);


--
-- Name: accounts_issuer_slug_7d579ea4_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_issuer_slug_7d579ea4_like ON public.accounts_issuer USING btree (slug varchar_pattern_ops);


--
-- Name: accounts_item_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_item_once ON public.accounts_openitem USING btree (kind, issuer_id) WHERE (((kind)::text = ANY ((ARRAY['onboarding'::character varying, 'plan'::character varying, 'prefix'::character varying])::text[])) AND (settled_at IS NULL));


--
-- Name: accounts_item_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_item_open ON public.accounts_openitem USING btree (opened_at) WHERE (settled_at IS NULL);


--
-- Name: accounts_job_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_job_due ON public.accounts_job USING btree (due_at) WHERE ((state)::text = ANY ((ARRAY['queued'::character varying, 'running'::character varying, 'cancelling'::character varying])::text[]));


--
-- Name: accounts_job_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_job_newest ON public.accounts_job USING btree (issuer_id, mode, id);


--
-- Name: accounts_job_taken_back_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_job_taken_back_once ON public.accounts_job USING btree (undo_of_id) WHERE (NOT ((state)::text = ANY ((ARRAY['failed'::character varying, 'cancelled'::character varying])::text[])));


--
-- Name: accounts_job_with_files; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_job_with_files ON public.accounts_job USING btree (finished_at) WHERE ((files_removed_at IS NULL) AND (finished_at IS NOT NULL));


--
-- Name: accounts_joberror_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_joberror_once ON public.accounts_joberror USING btree (job_id, number);


--
-- Name: accounts_jobinput_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_jobinput_once ON public.accounts_jobinput USING btree (job_id, number);


--
-- Name: accounts_jobkey_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_jobkey_once ON public.accounts_jobkey USING btree (job_id, digest);


--
-- Name: accounts_jobresult_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_jobresult_once ON public.accounts_jobresult USING btree (job_id, number);


--
-- Name: accounts_jobrows_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_jobrows_once ON public.accounts_jobrows USING btree (job_id, number);


--
-- Name: accounts_mail_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_mail_due ON public.accounts_outgoingmail USING btree (issuer_id, due_at) WHERE ((dropped_at IS NULL) AND (due_at IS NOT NULL) AND (sent_at IS NULL));


--
-- Name: accounts_mail_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_mail_once ON public.accounts_outgoingmail USING btree (kind, subject, user_id, once);


--
-- Name: accounts_mail_one_waits; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_mail_one_waits ON public.accounts_outgoingmail USING btree (kind, subject) WHERE ((dropped_at IS NULL) AND (sent_at IS NULL) AND (user_id IS NULL));


--
-- Name: accounts_mail_subject; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_mail_subject ON public.accounts_outgoingmail USING btree (subject, id);


--
-- Name: accounts_mail_to_holders; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_mail_to_holders ON public.accounts_outgoingmail USING btree (issuer_id, id) WHERE (user_id IS NULL);


--
-- Name: accounts_mailobjection_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_mailobjection_once ON public.accounts_mailobjection USING btree (address, issuer_id, subject) NULLS NOT DISTINCT;


--
-- Name: accounts_membership_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_membership_once ON public.accounts_membership USING btree (issuer_id, user_id);


--
-- Name: accounts_membership_user_id_487fb39e; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_membership_user_id_487fb39e ON public.accounts_membership USING btree (user_id);


--
-- Name: accounts_outgoingmail_issuer_id_f196a973; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_outgoingmail_issuer_id_f196a973 ON public.accounts_outgoingmail USING btree (issuer_id);


--
-- Name: accounts_outgoingmail_user_id_acd040ec; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_outgoingmail_user_id_acd040ec ON public.accounts_outgoingmail USING btree (user_id);


--
-- Name: accounts_pdfsigningkey_next; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_pdfsigningkey_next ON public.accounts_pdfsigningkey USING btree (issuer_id, mode) WHERE ((state)::text = ANY ((ARRAY['requested'::character varying, 'waiting'::character varying])::text[]));


--
-- Name: accounts_pdfsigningkey_used; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_pdfsigningkey_used ON public.accounts_pdfsigningkey USING btree (issuer_id, mode) WHERE ((state)::text = ANY ((ARRAY['active'::character varying, 'paused'::character varying])::text[]));


--
-- Name: accounts_plan_code_d56a290b_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_plan_code_d56a290b_like ON public.accounts_plan USING btree (code varchar_pattern_ops);


--
-- Name: accounts_quota_notice_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_quota_notice_once ON public.accounts_quotanotice USING btree (issuer_id, month);


--
-- Name: accounts_quota_of_month; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_quota_of_month ON public.accounts_quotaslot USING btree (month);


--
-- Name: accounts_request_chosen_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_request_chosen_id ON ONLY public.accounts_loggedrequest USING btree (issuer_id, given_id) WHERE (given_id IS NOT NULL);


--
-- Name: accounts_request_failed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_request_failed ON ONLY public.accounts_loggedrequest USING btree (issuer_id, mode, id) WHERE (status >= 400);


--
-- Name: accounts_request_of_key; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_request_of_key ON ONLY public.accounts_loggedrequest USING btree (key_id, id);


--
-- Name: accounts_response_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_response_age ON public.accounts_storedresponse USING btree (created_at);


--
-- Name: accounts_response_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_response_once ON public.accounts_storedresponse USING btree (issuer_id, mode, key);


--
-- Name: accounts_response_subject; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_response_subject ON public.accounts_storedresponse USING btree (subject) WHERE (subject IS NOT NULL);


--
-- Name: accounts_saved_view_name_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_saved_view_name_once ON public.accounts_savedview USING btree (membership_id, page, name);


--
-- Name: accounts_session_expire_date_5bbfba7c; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_session_expire_date_5bbfba7c ON public.accounts_session USING btree (expire_date);


--
-- Name: accounts_session_identity_id_0f83f6a1; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_session_identity_id_0f83f6a1 ON public.accounts_session USING btree (identity_id);


--
-- Name: accounts_session_session_key_b186966f_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_session_session_key_b186966f_like ON public.accounts_session USING btree (session_key varchar_pattern_ops);


--
-- Name: accounts_session_user_id_d5aaed01; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_session_user_id_d5aaed01 ON public.accounts_session USING btree (user_id);


--
-- Name: accounts_signin_cache_expires; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_signin_cache_expires ON public.accounts_signin_cache USING btree (expires);


--
-- Name: accounts_signingkey_active; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_signingkey_active ON public.accounts_signingkey USING btree (issuer_id, mode) WHERE ((state)::text = 'active'::text);


--
-- Name: accounts_signingkey_asked; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_signingkey_asked ON public.accounts_signingkey USING btree (issuer_id, mode) WHERE ((state)::text = 'requested'::text);


--
-- Name: accounts_signingkey_issuer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_signingkey_issuer ON public.accounts_signingkey USING btree (issuer_id, mode);


--
-- Name: accounts_signingkey_kid_c5dab9d7_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_signingkey_kid_c5dab9d7_like ON public.accounts_signingkey USING btree (kid varchar_pattern_ops);


--
-- Name: accounts_usagehorizon_kind_4259bc2b_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_usagehorizon_kind_4259bc2b_like ON public.accounts_usagehorizon USING btree (kind varchar_pattern_ops);


--
-- Name: accounts_user_email_b2644a56_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_user_email_b2644a56_like ON public.accounts_user USING btree (email varchar_pattern_ops);


--
-- Name: accounts_user_groups_group_id_bd11a704; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_user_groups_group_id_bd11a704 ON public.accounts_user_groups USING btree (group_id);


--
-- Name: accounts_user_groups_user_id_52b62117; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_user_groups_user_id_52b62117 ON public.accounts_user_groups USING btree (user_id);


--
-- Name: accounts_user_user_permissions_permission_id_113bb443; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_user_user_permissions_permission_id_113bb443 ON public.accounts_user_user_permissions USING btree (permission_id);


--
-- Name: accounts_user_user_permissions_user_id_e4f0a161; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_user_user_permissions_user_id_e4f0a161 ON public.accounts_user_user_permissions USING btree (user_id);


--
-- Name: auth_group_name_a6ea08ec_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX auth_group_name_a6ea08ec_like ON public.auth_group USING btree (name varchar_pattern_ops);


--
-- Name: auth_group_permissions_group_id_b120cbf9; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX auth_group_permissions_group_id_b120cbf9 ON public.auth_group_permissions USING btree (group_id);


--
-- Name: auth_group_permissions_permission_id_84c5c92e; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX auth_group_permissions_permission_id_84c5c92e ON public.auth_group_permissions USING btree (permission_id);


--
-- Name: auth_permission_content_type_id_2f476e4b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX auth_permission_content_type_id_2f476e4b ON public.auth_permission USING btree (content_type_id);


--
-- Name: axes_accessattempt_ip_address_10922d9c; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accessattempt_ip_address_10922d9c ON public.axes_accessattempt USING btree (ip_address);


--
-- Name: axes_accessattempt_user_agent_ad89678b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accessattempt_user_agent_ad89678b ON public.axes_accessattempt USING btree (user_agent);


--
-- Name: axes_accessattempt_user_agent_ad89678b_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accessattempt_user_agent_ad89678b_like ON public.axes_accessattempt USING btree (user_agent varchar_pattern_ops);


--
-- Name: axes_accessattempt_username_3f2d4ca0; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accessattempt_username_3f2d4ca0 ON public.axes_accessattempt USING btree (username);


--
-- Name: axes_accessattempt_username_3f2d4ca0_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accessattempt_username_3f2d4ca0_like ON public.axes_accessattempt USING btree (username varchar_pattern_ops);


--
-- Name: axes_accessfailurelog_ip_address_2e9f5a7f; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accessfailurelog_ip_address_2e9f5a7f ON public.axes_accessfailurelog USING btree (ip_address);


--
-- Name: axes_accessfailurelog_user_agent_ea145dda; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accessfailurelog_user_agent_ea145dda ON public.axes_accessfailurelog USING btree (user_agent);


--
-- Name: axes_accessfailurelog_user_agent_ea145dda_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accessfailurelog_user_agent_ea145dda_like ON public.axes_accessfailurelog USING btree (user_agent varchar_pattern_ops);


--
-- Name: axes_accessfailurelog_username_a8b7e8a4; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accessfailurelog_username_a8b7e8a4 ON public.axes_accessfailurelog USING btree (username);


--
-- Name: axes_accessfailurelog_username_a8b7e8a4_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accessfailurelog_username_a8b7e8a4_like ON public.axes_accessfailurelog USING btree (username varchar_pattern_ops);


--
-- Name: axes_accesslog_ip_address_86b417e5; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accesslog_ip_address_86b417e5 ON public.axes_accesslog USING btree (ip_address);


--
-- Name: axes_accesslog_user_agent_0e659004; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accesslog_user_agent_0e659004 ON public.axes_accesslog USING btree (user_agent);


--
-- Name: axes_accesslog_user_agent_0e659004_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accesslog_user_agent_0e659004_like ON public.axes_accesslog USING btree (user_agent varchar_pattern_ops);


--
-- Name: axes_accesslog_username_df93064b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accesslog_username_df93064b ON public.axes_accesslog USING btree (username);


--
-- Name: axes_accesslog_username_df93064b_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accesslog_username_df93064b_like ON public.axes_accesslog USING btree (username varchar_pattern_ops);


--
-- Name: certificates_changed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_changed ON public.certificates_certificate USING btree (issuer_id, mode, state_changed_at);


--
-- Name: certificates_cosigned; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_cosigned ON public.certificates_logcheckpoint USING btree (mode, size) WHERE (cosignatures IS NOT NULL);


--
-- Name: certificates_counter_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX certificates_counter_once ON public.certificates_numbercounter USING btree (issuer_id, mode, series);


--
-- Name: certificates_erasure_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_erasure_due ON public.certificates_erasure USING btree (execute_at) WHERE ((swept_at IS NULL) AND (undone_at IS NULL));


--
-- Name: certificates_erasures_of; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_erasures_of ON public.certificates_erasure USING btree (issuer_id, mode, id);


--
-- Name: certificates_file_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX certificates_file_once ON public.certificates_attachmentfile USING btree (certificate_id, number);


--
-- Name: certificates_hold_of_job; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_hold_of_job ON public.certificates_hold USING btree (job_id, id) WHERE (job_id IS NOT NULL);


--
-- Name: certificates_holds_of; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_holds_of ON public.certificates_hold USING btree (certificate_id, id);


--
-- Name: certificates_key_batch; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_key_batch ON public.certificates_certificatekey USING btree (batch, slot) WHERE (batch IS NOT NULL);


--
-- Name: certificates_key_holder_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_key_holder_email ON public.certificates_certificatekey USING btree (holder_email, slot) WHERE (holder_email IS NOT NULL);


--
-- Name: certificates_key_line; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_key_line ON public.certificates_certificatekey USING btree (line, slot) WHERE (line IS NOT NULL);


--
-- Name: certificates_key_logged_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX certificates_key_logged_once ON public.certificates_logentry USING btree (signing_key_id, sequence) WHERE (signing_key_id IS NOT NULL);


--
-- Name: certificates_key_order_no; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_key_order_no ON public.certificates_certificatekey USING btree (order_no, slot) WHERE (order_no IS NOT NULL);


--
-- Name: certificates_key_other; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_key_other ON public.certificates_certificatekey USING btree (other, slot) WHERE (other IS NOT NULL);


--
-- Name: certificates_key_plant; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_key_plant ON public.certificates_certificatekey USING btree (plant, slot) WHERE (plant IS NOT NULL);


--
-- Name: certificates_key_product; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_key_product ON public.certificates_certificatekey USING btree (product, slot) WHERE (product IS NOT NULL);


--
-- Name: certificates_key_serial_number; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_key_serial_number ON public.certificates_certificatekey USING btree (serial_number, slot) WHERE (serial_number IS NOT NULL);


--
-- Name: certificates_link_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX certificates_link_once ON public.certificates_certificatelink USING btree (certificate_id, rel, target_id) WHERE (target_id IS NOT NULL);


--
-- Name: certificates_linked; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_linked ON public.certificates_certificatelink USING btree (target_id, rel, id) WHERE (target_id IS NOT NULL);


--
-- Name: certificates_links_of; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_links_of ON public.certificates_certificatelink USING btree (certificate_id, id);


--
-- Name: certificates_log_mode_f3ef94a0_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_log_mode_f3ef94a0_like ON public.certificates_log USING btree (mode varchar_pattern_ops);


--
-- Name: certificates_logged_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX certificates_logged_once ON public.certificates_logentry USING btree (certificate_id, sequence);


--
-- Name: certificates_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_newest ON public.certificates_certificate USING btree (issuer_id, mode, id);


--
-- Name: certificates_not_active; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_not_active ON public.certificates_certificate USING btree (issuer_id, mode, state, state_changed_at, id) WHERE (NOT ((state)::text = 'active'::text));


--
-- Name: certificates_notice_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_notice_due ON public.certificates_certificate USING btree (next_notice_at) WHERE (next_notice_at IS NOT NULL);


--
-- Name: certificates_number_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX certificates_number_once ON public.certificates_certificate USING btree (issuer_id, mode, number) WHERE (number IS NOT NULL);


--
-- Name: certificates_of_tests; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_of_tests ON public.certificates_certificate USING btree (id) WHERE ((mode)::text = 'test'::text);


--
-- Name: certificates_of_type; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_of_type ON public.certificates_certificate USING btree (type_id, mode, id);


--
-- Name: certificates_predecessors; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_predecessors ON public.certificates_certificate USING btree (superseded_by_id) WHERE (superseded_by_id IS NOT NULL);


--
-- Name: certificates_prefix_of_issuer; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX certificates_prefix_of_issuer ON public.certificates_companyprefix USING btree (issuer_id, prefix) WHERE ((state)::text = ANY ((ARRAY['claimed'::character varying, 'confirmed'::character varying])::text[]));


--
-- Name: certificates_prefix_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX certificates_prefix_once ON public.certificates_companyprefix USING btree (prefix) WHERE ((state)::text = 'confirmed'::text);


--
-- Name: certificates_printout_file; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_printout_file ON public.certificates_printout USING btree (sha256);


--
-- Name: certificates_printout_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX certificates_printout_once ON public.certificates_printout USING btree (certificate_id, sha256);


--
-- Name: certificates_product_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX certificates_product_once ON public.certificates_certificate USING btree (type_id, mode, product_id, serial_number) WHERE (((state)::text = ANY ((ARRAY['pending'::character varying, 'active'::character varying, 'suspended'::character varying])::text[])) AND ((unique_by)::text = 'ps'::text));


--
-- Name: certificates_reference_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX certificates_reference_once ON public.certificates_certificate USING btree (type_id, mode, external_ref) WHERE (((state)::text = ANY ((ARRAY['pending'::character varying, 'active'::character varying, 'suspended'::character varying])::text[])) AND ((unique_by)::text = 'x'::text));


--
-- Name: certificates_release_off_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX certificates_release_off_once ON public.certificates_releaseoffrequest USING btree (type_id) WHERE (ended_at IS NULL);


--
-- Name: certificates_seal_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_seal_due ON public.certificates_seal USING btree (certificate_id) WHERE (signed_at IS NULL);


--
-- Name: certificates_seal_graph_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_seal_graph_due ON public.certificates_seal USING btree (certificate_id) WHERE ((form = 2) AND (rdfc IS NULL) AND (signed_at IS NOT NULL));


--
-- Name: certificates_seal_key_id_9d2042e3; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_seal_key_id_9d2042e3 ON public.certificates_seal USING btree (key_id);


--
-- Name: certificates_seal_place; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX certificates_seal_place ON public.certificates_seal USING btree (status_list_id, status_index);


--
-- Name: certificates_serial_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX certificates_serial_once ON public.certificates_certificate USING btree (type_id, mode, serial_number) WHERE (((state)::text = ANY ((ARRAY['pending'::character varying, 'active'::character varying, 'suspended'::character varying])::text[])) AND ((unique_by)::text = 's'::text));


--
-- Name: certificates_signedpdf_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_signedpdf_due ON public.certificates_signedpdf USING btree (asked_at) WHERE (signature IS NULL);


--
-- Name: certificates_signedpdf_key_id_aac9c431; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_signedpdf_key_id_aac9c431 ON public.certificates_signedpdf USING btree (key_id);


--
-- Name: certificates_signedpdf_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX certificates_signedpdf_once ON public.certificates_signedpdf USING btree (certificate_id, sha256);


--
-- Name: certificates_stamped; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_stamped ON public.certificates_logcheckpoint USING btree (mode, size) WHERE ("timestamp" IS NOT NULL);


--
-- Name: certificates_statuslist_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_statuslist_due ON public.certificates_statuslist USING btree (due_at);


--
-- Name: certificates_statuslist_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_statuslist_newest ON public.certificates_statuslist USING btree (issuer_id, mode, form, id);


--
-- Name: certificates_successors; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_successors ON public.certificates_certificate USING btree (supersedes_id) WHERE (supersedes_id IS NOT NULL);


--
-- Name: certificates_test_notices; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_test_notices ON public.certificates_certificate USING btree (issuer_id, next_notice_at) WHERE (((mode)::text = 'test'::text) AND (next_notice_at IS NOT NULL));


--
-- Name: certificates_to_erase; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_to_erase ON public.certificates_certificate USING btree (erasure_id) WHERE (erasure_id IS NOT NULL);


--
-- Name: certificates_type_code_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX certificates_type_code_once ON public.certificates_certificatetype USING btree (issuer_id, code);


--
-- Name: certificates_valid_until; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_valid_until ON public.certificates_certificate USING btree (issuer_id, mode, valid_until, id) WHERE (valid_until IS NOT NULL);


--
-- Name: certificates_version_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX certificates_version_once ON public.certificates_typeversion USING btree (type_id, number);


--
-- Name: django_admin_log_content_type_id_c4bce8eb; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX django_admin_log_content_type_id_c4bce8eb ON public.django_admin_log USING btree (content_type_id);


--
-- Name: django_admin_log_user_id_c564eba6; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX django_admin_log_user_id_c564eba6 ON public.django_admin_log USING btree (user_id);


--
-- Name: django_session_expire_date_a5c62663; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX django_session_expire_date_a5c62663 ON public.django_session USING btree (expire_date);


--
-- Name: django_session_session_key_c0390e0f_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX django_session_session_key_c0390e0f_like ON public.django_session USING btree (session_key varchar_pattern_ops);


--
-- Name: edu_cohort_code_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX edu_cohort_code_once ON public.edu_cohort USING btree (program_id, mode, code);


--
-- Name: edu_cohort_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX edu_cohort_newest ON public.edu_cohort USING btree (issuer_id, mode, id);


--
-- Name: edu_cohort_of_program; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX edu_cohort_of_program ON public.edu_cohort USING btree (program_id, mode, id);


--
-- Name: edu_cohort_team_id_a9fd4c1b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX edu_cohort_team_id_a9fd4c1b ON public.edu_cohort USING btree (team_id);


--
-- Name: edu_enrolment_attempt_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX edu_enrolment_attempt_once ON public.edu_enrolment USING btree (cohort_id, recipient_id, attempt);


--
-- Name: edu_enrolment_counted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX edu_enrolment_counted ON public.edu_enrolment USING btree (program_id, mode, cohort_id, status) INCLUDE (certificate_id);


--
-- Name: edu_enrolment_in_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX edu_enrolment_in_status ON public.edu_enrolment USING btree (issuer_id, mode, status, id);


--
-- Name: edu_enrolment_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX edu_enrolment_newest ON public.edu_enrolment USING btree (issuer_id, mode, id);


--
-- Name: edu_enrolment_of_cohort; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX edu_enrolment_of_cohort ON public.edu_enrolment USING btree (cohort_id, id);


--
-- Name: edu_enrolment_of_program; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX edu_enrolment_of_program ON public.edu_enrolment USING btree (program_id, mode, id);


--
-- Name: edu_enrolment_of_recipient; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX edu_enrolment_of_recipient ON public.edu_enrolment USING btree (recipient_id, id);


--
-- Name: edu_enrolment_one_live; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX edu_enrolment_one_live ON public.edu_enrolment USING btree (cohort_id, recipient_id) WHERE ((status)::text = ANY ((ARRAY['enrolled'::character varying, 'completed'::character varying])::text[]));


--
-- Name: edu_onboarding_decided_by_id_2a62407e; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX edu_onboarding_decided_by_id_2a62407e ON public.edu_onboarding USING btree (decided_by_id);


--
-- Name: edu_program_certificate_type_id_f3f95242; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX edu_program_certificate_type_id_f3f95242 ON public.edu_program USING btree (certificate_type_id);


--
-- Name: edu_program_code_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX edu_program_code_once ON public.edu_program USING btree (issuer_id, code);


--
-- Name: edu_program_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX edu_program_newest ON public.edu_program USING btree (issuer_id, id);


--
-- Name: edu_program_team_id_ac3230fc; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX edu_program_team_id_ac3230fc ON public.edu_program USING btree (team_id);


--
-- Name: edu_recipient_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX edu_recipient_email ON public.edu_recipient USING btree (issuer_id, mode, lower((email)::text));


--
-- Name: edu_recipient_external_id_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX edu_recipient_external_id_once ON public.edu_recipient USING btree (issuer_id, mode, external_id) WHERE (external_id IS NOT NULL);


--
-- Name: edu_recipient_merged_into_id_00336846; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX edu_recipient_merged_into_id_00336846 ON public.edu_recipient USING btree (merged_into_id);


--
-- Name: edu_recipient_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX edu_recipient_newest ON public.edu_recipient USING btree (issuer_id, mode, id);


--
-- Name: edu_recipient_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX edu_recipient_search ON public.edu_recipient USING gin (search_vector);


--
-- Name: edu_recipient_to_erase; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX edu_recipient_to_erase ON public.edu_recipient USING btree (erasure_id) WHERE (erasure_id IS NOT NULL);


--
-- Name: edu_team_invited_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX edu_team_invited_once ON public.edu_teaminvitation USING btree (team_id, invitation_id);


--
-- Name: edu_team_member_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX edu_team_member_once ON public.edu_teammember USING btree (team_id, membership_id);


--
-- Name: edu_team_name_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX edu_team_name_once ON public.edu_team USING btree (issuer_id, name);


--
-- Name: edu_team_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX edu_team_newest ON public.edu_team USING btree (issuer_id, id);


--
-- Name: edu_teaminvitation_invitation_id_8f119ca7; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX edu_teaminvitation_invitation_id_8f119ca7 ON public.edu_teaminvitation USING btree (invitation_id);


--
-- Name: edu_teammember_membership_id_026fad47; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX edu_teammember_membership_id_026fad47 ON public.edu_teammember USING btree (membership_id);


--
-- Name: mfa_authenticator_user_id_0c3a50c0; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mfa_authenticator_user_id_0c3a50c0 ON public.mfa_authenticator USING btree (user_id);


--
-- Name: unique_authenticator_type; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX unique_authenticator_type ON public.mfa_authenticator USING btree (user_id, type) WHERE ((type)::text = ANY ((ARRAY['totp'::character varying, 'recovery_codes'::character varying])::text[]));


--
-- Name: unique_primary_email; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX unique_primary_email ON public.account_emailaddress USING btree (user_id, "primary") WHERE "primary";


--
-- Name: unique_verified_email; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX unique_verified_email ON public.account_emailaddress USING btree (email) WHERE verified;


--
-- Name: webhooks_delivery_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhooks_delivery_due ON public.webhooks_delivery USING btree (endpoint_id, priority, next_at) WHERE ((state)::text = ANY ((ARRAY['pending'::character varying, 'leased'::character varying])::text[]));


--
-- Name: webhooks_delivery_endpoint; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhooks_delivery_endpoint ON public.webhooks_delivery USING btree (endpoint_id, id);


--
-- Name: webhooks_delivery_failed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhooks_delivery_failed ON public.webhooks_delivery USING btree (issuer_id, mode, last_outcome, id) WHERE ((last_outcome)::text = ANY ((ARRAY['http_3xx'::character varying, 'http_4xx'::character varying, 'http_5xx'::character varying, 'timeout'::character varying, 'dns'::character varying, 'tls'::character varying, 'refused'::character varying, 'broken'::character varying, 'blocked'::character varying, 'error'::character varying])::text[]));


--
-- Name: webhooks_delivery_held; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhooks_delivery_held ON public.webhooks_delivery USING btree (endpoint_id, created_at) WHERE ((state)::text = 'held'::text);


--
-- Name: webhooks_delivery_leased; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhooks_delivery_leased ON public.webhooks_delivery USING btree (endpoint_id, issuer_id, next_at, priority) WHERE ((state)::text = 'leased'::text);


--
-- Name: webhooks_delivery_list; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhooks_delivery_list ON public.webhooks_delivery USING btree (issuer_id, mode, id);


--
-- Name: webhooks_delivery_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX webhooks_delivery_once ON public.webhooks_delivery USING btree (event_id, endpoint_id);


--
-- Name: webhooks_delivery_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhooks_delivery_open ON public.webhooks_delivery USING btree (issuer_id, mode, state, id) WHERE (NOT ((state)::text = 'succeeded'::text));


--
-- Name: webhooks_delivery_type; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhooks_delivery_type ON public.webhooks_delivery USING btree (issuer_id, mode, event_type, id);


--
-- Name: webhooks_endpoint_listens; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhooks_endpoint_listens ON public.webhooks_endpoint USING btree (issuer_id, mode, id) WHERE (NOT ((state)::text = 'deleted'::text));


--
-- Name: webhooks_event_feed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhooks_event_feed ON public.webhooks_event USING btree (issuer_id, mode, txid, id);


--
-- Name: webhooks_event_of_tests; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhooks_event_of_tests ON public.webhooks_event USING btree (id) WHERE ((mode)::text = 'test'::text);


--
-- Name: webhooks_event_sequence_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX webhooks_event_sequence_once ON public.webhooks_event USING btree (subject, sequence);


--
-- Name: accounts_auditentry accounts_audit_immutable; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER accounts_audit_immutable BEFORE UPDATE ON public.accounts_auditentry FOR EACH ROW EXECUTE FUNCTION public.accounts_seal_once();


--
-- Name: accounts_auditentry accounts_audit_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER accounts_audit_kept BEFORE DELETE ON public.accounts_auditentry FOR EACH ROW EXECUTE FUNCTION public.accounts_refuse();


--
-- Name: accounts_consentaction accounts_consentaction_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER accounts_consentaction_kept BEFORE DELETE OR UPDATE ON public.accounts_consentaction FOR EACH ROW EXECUTE FUNCTION public.accounts_refuse();


--
-- Name: accounts_consentdocument accounts_consentdocument_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER accounts_consentdocument_kept BEFORE DELETE OR UPDATE ON public.accounts_consentdocument FOR EACH ROW EXECUTE FUNCTION public.accounts_refuse();


--
-- Name: accounts_consenttext accounts_consenttext_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER accounts_consenttext_kept BEFORE DELETE OR UPDATE ON public.accounts_consenttext FOR EACH ROW EXECUTE FUNCTION public.accounts_refuse();


--
-- Name: accounts_audithead accounts_head_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER accounts_head_kept BEFORE DELETE ON public.accounts_audithead FOR EACH ROW EXECUTE FUNCTION public.accounts_refuse();


--
-- Name: accounts_issuer accounts_issuer_did; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER accounts_issuer_did BEFORE UPDATE OF did ON public.accounts_issuer FOR EACH ROW WHEN (((old.did IS NOT NULL) AND ((old.did)::text IS DISTINCT FROM (new.did)::text))) EXECUTE FUNCTION public.accounts_keep_did();


--
-- Name: certificates_certificate certificates_certificate_erased; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER certificates_certificate_erased BEFORE UPDATE ON public.certificates_certificate FOR EACH ROW WHEN (((old.erased_at IS NOT NULL) AND ((new.erased_at IS DISTINCT FROM old.erased_at) OR (new.erasure_id IS DISTINCT FROM old.erasure_id)))) EXECUTE FUNCTION public.certificates_refuse_unerasing();


--
-- Name: certificates_certificate certificates_certificate_immutable; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER certificates_certificate_immutable BEFORE UPDATE ON public.certificates_certificate FOR EACH ROW EXECUTE FUNCTION public.certificates_refuse_change();


--
-- Name: certificates_certificate certificates_certificate_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER certificates_certificate_kept BEFORE DELETE ON public.certificates_certificate FOR EACH ROW EXECUTE FUNCTION public.certificates_refuse_live();


--
-- Name: certificates_certificatehistory certificates_history_immutable; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER certificates_history_immutable BEFORE UPDATE ON public.certificates_certificatehistory FOR EACH ROW EXECUTE FUNCTION public.certificates_refuse_but_erasing();


--
-- Name: certificates_certificatehistory certificates_history_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER certificates_history_kept BEFORE DELETE ON public.certificates_certificatehistory FOR EACH ROW EXECUTE FUNCTION public.certificates_refuse_live_history();


--
-- Name: certificates_certificatehistory certificates_history_logged; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER certificates_history_logged AFTER INSERT ON public.certificates_certificatehistory REFERENCING NEW TABLE AS changes FOR EACH STATEMENT EXECUTE FUNCTION public.certificates_log_later();


--
-- Name: certificates_hold certificates_hold_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER certificates_hold_kept BEFORE DELETE ON public.certificates_hold FOR EACH ROW EXECUTE FUNCTION public.certificates_refuse_live_history();


--
-- Name: certificates_logcheckpoint certificates_logcheckpoint_immutable; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER certificates_logcheckpoint_immutable BEFORE UPDATE ON public.certificates_logcheckpoint FOR EACH ROW WHEN (((((to_jsonb(new.*) - 'timestamp'::text) - 'cosignatures'::text) <> ((to_jsonb(old.*) - 'timestamp'::text) - 'cosignatures'::text)) OR ((old."timestamp" IS NOT NULL) AND (new."timestamp" IS DISTINCT FROM old."timestamp")) OR ((old.cosignatures IS NOT NULL) AND (new.cosignatures IS DISTINCT FROM old.cosignatures)))) EXECUTE FUNCTION public.certificates_refuse();


--
-- Name: certificates_logcheckpoint certificates_logcheckpoint_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER certificates_logcheckpoint_kept BEFORE DELETE ON public.certificates_logcheckpoint FOR EACH ROW EXECUTE FUNCTION public.certificates_refuse();


--
-- Name: certificates_logentry certificates_logentry_immutable; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER certificates_logentry_immutable BEFORE DELETE OR UPDATE ON public.certificates_logentry FOR EACH ROW EXECUTE FUNCTION public.certificates_refuse();


--
-- Name: certificates_typeversion certificates_version_immutable; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER certificates_version_immutable BEFORE UPDATE ON public.certificates_typeversion FOR EACH ROW EXECUTE FUNCTION public.certificates_refuse();


--
-- Name: account_emailaddress account_emailaddress_user_id_2c513194_fk_accounts_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_emailaddress
    ADD CONSTRAINT account_emailaddress_user_id_2c513194_fk_accounts_user_id FOREIGN KEY (user_id) REFERENCES public.accounts_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: account_emailconfirmation account_emailconfirm_email_address_id_5b7f8c58_fk_account_e; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_emailconfirmation
    ADD CONSTRAINT account_emailconfirm_email_address_id_5b7f8c58_fk_account_e FOREIGN KEY (email_address_id) REFERENCES public.account_emailaddress(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_apikey accounts_apikey_created_by_id_1b5317c8_fk_accounts_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_apikey
    ADD CONSTRAINT accounts_apikey_created_by_id_1b5317c8_fk_accounts_user_id FOREIGN KEY (created_by_id) REFERENCES public.accounts_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_apikey accounts_apikey_issuer_id_4cc85c6f_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_apikey
    ADD CONSTRAINT accounts_apikey_issuer_id_4cc85c6f_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_apikey accounts_apikey_successor_id_c2e72079_fk_accounts_apikey_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_apikey
    ADD CONSTRAINT accounts_apikey_successor_id_c2e72079_fk_accounts_apikey_id FOREIGN KEY (successor_id) REFERENCES public.accounts_apikey(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_auditentry accounts_auditentry_issuer_id_2ca547c8_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_auditentry
    ADD CONSTRAINT accounts_auditentry_issuer_id_2ca547c8_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_branding accounts_branding_issuer_id_a3046ca5_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_branding
    ADD CONSTRAINT accounts_branding_issuer_id_a3046ca5_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_consentaction accounts_consentacti_document_id_181a715e_fk_accounts_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_consentaction
    ADD CONSTRAINT accounts_consentacti_document_id_181a715e_fk_accounts_ FOREIGN KEY (document_id) REFERENCES public.accounts_consentdocument(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_consentaction accounts_consentaction_issuer_id_a7c09b06_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_consentaction
    ADD CONSTRAINT accounts_consentaction_issuer_id_a7c09b06_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_consenttext accounts_consenttext_document_id_ae8109f8_fk_accounts_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_consenttext
    ADD CONSTRAINT accounts_consenttext_document_id_ae8109f8_fk_accounts_ FOREIGN KEY (document_id) REFERENCES public.accounts_consentdocument(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_externalidentity accounts_externalide_issuer_id_4c06341d_fk_accounts_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_externalidentity
    ADD CONSTRAINT accounts_externalide_issuer_id_4c06341d_fk_accounts_ FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_externalidentity accounts_externalide_membership_id_053c6081_fk_accounts_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_externalidentity
    ADD CONSTRAINT accounts_externalide_membership_id_053c6081_fk_accounts_ FOREIGN KEY (membership_id) REFERENCES public.accounts_membership(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_identityprovider accounts_identitypro_issuer_id_9cd5eb3e_fk_accounts_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_identityprovider
    ADD CONSTRAINT accounts_identitypro_issuer_id_9cd5eb3e_fk_accounts_ FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_invitation accounts_invitation_invited_by_id_94a21efc_fk_accounts_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_invitation
    ADD CONSTRAINT accounts_invitation_invited_by_id_94a21efc_fk_accounts_user_id FOREIGN KEY (invited_by_id) REFERENCES public.accounts_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_invitation accounts_invitation_issuer_id_96f7e607_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_invitation
    ADD CONSTRAINT accounts_invitation_issuer_id_96f7e607_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_issuer accounts_issuer_plan_id_ebe89b9e_fk_accounts_plan_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_issuer
    ADD CONSTRAINT accounts_issuer_plan_id_ebe89b9e_fk_accounts_plan_id FOREIGN KEY (plan_id) REFERENCES public.accounts_plan(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_issuerdomain accounts_issuerdomain_issuer_id_70b1bacb_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_issuerdomain
    ADD CONSTRAINT accounts_issuerdomain_issuer_id_70b1bacb_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_job accounts_job_issuer_id_ffbf7f55_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_job
    ADD CONSTRAINT accounts_job_issuer_id_ffbf7f55_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_job accounts_job_undo_of_id_1b95eaeb_fk_accounts_job_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_job
    ADD CONSTRAINT accounts_job_undo_of_id_1b95eaeb_fk_accounts_job_id FOREIGN KEY (undo_of_id) REFERENCES public.accounts_job(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_joberror accounts_joberror_job_id_43396d67_fk_accounts_job_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_joberror
    ADD CONSTRAINT accounts_joberror_job_id_43396d67_fk_accounts_job_id FOREIGN KEY (job_id) REFERENCES public.accounts_job(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_jobinput accounts_jobinput_job_id_529a4746_fk_accounts_job_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_jobinput
    ADD CONSTRAINT accounts_jobinput_job_id_529a4746_fk_accounts_job_id FOREIGN KEY (job_id) REFERENCES public.accounts_job(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_jobkey accounts_jobkey_job_id_ebe8ef16_fk_accounts_job_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_jobkey
    ADD CONSTRAINT accounts_jobkey_job_id_ebe8ef16_fk_accounts_job_id FOREIGN KEY (job_id) REFERENCES public.accounts_job(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_jobresult accounts_jobresult_job_id_cd4dce6d_fk_accounts_job_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_jobresult
    ADD CONSTRAINT accounts_jobresult_job_id_cd4dce6d_fk_accounts_job_id FOREIGN KEY (job_id) REFERENCES public.accounts_job(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_jobrows accounts_jobrows_job_id_bd3c4ead_fk_accounts_job_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_jobrows
    ADD CONSTRAINT accounts_jobrows_job_id_bd3c4ead_fk_accounts_job_id FOREIGN KEY (job_id) REFERENCES public.accounts_job(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_mailobjection accounts_mailobjection_issuer_id_d0f87fe8_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_mailobjection
    ADD CONSTRAINT accounts_mailobjection_issuer_id_d0f87fe8_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_membership accounts_membership_issuer_id_c0d98ed7_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_membership
    ADD CONSTRAINT accounts_membership_issuer_id_c0d98ed7_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_membership accounts_membership_user_id_487fb39e_fk_accounts_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_membership
    ADD CONSTRAINT accounts_membership_user_id_487fb39e_fk_accounts_user_id FOREIGN KEY (user_id) REFERENCES public.accounts_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_openitem accounts_openitem_issuer_id_f0c59825_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_openitem
    ADD CONSTRAINT accounts_openitem_issuer_id_f0c59825_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_openitem accounts_openitem_opened_by_id_2607aee3_fk_accounts_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_openitem
    ADD CONSTRAINT accounts_openitem_opened_by_id_2607aee3_fk_accounts_user_id FOREIGN KEY (opened_by_id) REFERENCES public.accounts_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_openitem accounts_openitem_settled_by_id_3a8973bf_fk_accounts_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_openitem
    ADD CONSTRAINT accounts_openitem_settled_by_id_3a8973bf_fk_accounts_user_id FOREIGN KEY (settled_by_id) REFERENCES public.accounts_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_outgoingmail accounts_outgoingmail_issuer_id_f196a973_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_outgoingmail
    ADD CONSTRAINT accounts_outgoingmail_issuer_id_f196a973_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_outgoingmail accounts_outgoingmail_user_id_acd040ec_fk_accounts_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_outgoingmail
    ADD CONSTRAINT accounts_outgoingmail_user_id_acd040ec_fk_accounts_user_id FOREIGN KEY (user_id) REFERENCES public.accounts_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_pdfsigningkey accounts_pdfsigningkey_issuer_id_d7ef235c_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_pdfsigningkey
    ADD CONSTRAINT accounts_pdfsigningkey_issuer_id_d7ef235c_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_quotanotice accounts_quotanotice_issuer_id_6af6296d_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_quotanotice
    ADD CONSTRAINT accounts_quotanotice_issuer_id_6af6296d_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_quotaslot accounts_quotaslot_issuer_id_c342fd92_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_quotaslot
    ADD CONSTRAINT accounts_quotaslot_issuer_id_c342fd92_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_savedview accounts_savedview_membership_id_6f83f01c_fk_accounts_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_savedview
    ADD CONSTRAINT accounts_savedview_membership_id_6f83f01c_fk_accounts_ FOREIGN KEY (membership_id) REFERENCES public.accounts_membership(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_session accounts_session_identity_id_0f83f6a1_fk_accounts_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_session
    ADD CONSTRAINT accounts_session_identity_id_0f83f6a1_fk_accounts_ FOREIGN KEY (identity_id) REFERENCES public.accounts_externalidentity(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_session accounts_session_user_id_d5aaed01_fk_accounts_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_session
    ADD CONSTRAINT accounts_session_user_id_d5aaed01_fk_accounts_user_id FOREIGN KEY (user_id) REFERENCES public.accounts_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_signingkey accounts_signingkey_issuer_id_b1ecb183_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_signingkey
    ADD CONSTRAINT accounts_signingkey_issuer_id_b1ecb183_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_storedresponse accounts_storedrespo_issuer_id_0e683995_fk_accounts_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_storedresponse
    ADD CONSTRAINT accounts_storedrespo_issuer_id_0e683995_fk_accounts_ FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_usageday accounts_usageday_issuer_id_9a85d57b_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_usageday
    ADD CONSTRAINT accounts_usageday_issuer_id_9a85d57b_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_user_groups accounts_user_groups_group_id_bd11a704_fk_auth_group_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_user_groups
    ADD CONSTRAINT accounts_user_groups_group_id_bd11a704_fk_auth_group_id FOREIGN KEY (group_id) REFERENCES public.auth_group(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_user_groups accounts_user_groups_user_id_52b62117_fk_accounts_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_user_groups
    ADD CONSTRAINT accounts_user_groups_user_id_52b62117_fk_accounts_user_id FOREIGN KEY (user_id) REFERENCES public.accounts_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_user_user_permissions accounts_user_user_p_permission_id_113bb443_fk_auth_perm; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_user_user_permissions
    ADD CONSTRAINT accounts_user_user_p_permission_id_113bb443_fk_auth_perm FOREIGN KEY (permission_id) REFERENCES public.auth_permission(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_user_user_permissions accounts_user_user_p_user_id_e4f0a161_fk_accounts_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_user_user_permissions
    ADD CONSTRAINT accounts_user_user_p_user_id_e4f0a161_fk_accounts_ FOREIGN KEY (user_id) REFERENCES public.accounts_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: auth_group_permissions auth_group_permissio_permission_id_84c5c92e_fk_auth_perm; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_group_permissions
    ADD CONSTRAINT auth_group_permissio_permission_id_84c5c92e_fk_auth_perm FOREIGN KEY (permission_id) REFERENCES public.auth_permission(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: auth_group_permissions auth_group_permissions_group_id_b120cbf9_fk_auth_group_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_group_permissions
    ADD CONSTRAINT auth_group_permissions_group_id_b120cbf9_fk_auth_group_id FOREIGN KEY (group_id) REFERENCES public.auth_group(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: auth_permission auth_permission_content_type_id_2f476e4b_fk_django_co; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_permission
    ADD CONSTRAINT auth_permission_content_type_id_2f476e4b_fk_django_co FOREIGN KEY (content_type_id) REFERENCES public.django_content_type(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: axes_accessattemptexpiration axes_accessattemptex_access_attempt_id_6b73a47a_fk_axes_acce; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.axes_accessattemptexpiration
    ADD CONSTRAINT axes_accessattemptex_access_attempt_id_6b73a47a_fk_axes_acce FOREIGN KEY (access_attempt_id) REFERENCES public.axes_accessattempt(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_attachmentfile certificates_attachm_certificate_id_20f01d4e_fk_certifica; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_attachmentfile
    ADD CONSTRAINT certificates_attachm_certificate_id_20f01d4e_fk_certifica FOREIGN KEY (certificate_id) REFERENCES public.certificates_certificate(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_certificatelink certificates_certifi_certificate_id_92e3bbea_fk_certifica; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_certificatelink
    ADD CONSTRAINT certificates_certifi_certificate_id_92e3bbea_fk_certifica FOREIGN KEY (certificate_id) REFERENCES public.certificates_certificate(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_certificatehistory certificates_certifi_certificate_id_edb2fbe0_fk_certifica; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_certificatehistory
    ADD CONSTRAINT certificates_certifi_certificate_id_edb2fbe0_fk_certifica FOREIGN KEY (certificate_id) REFERENCES public.certificates_certificate(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_certificatetype certificates_certifi_current_id_3c9b5f87_fk_certifica; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_certificatetype
    ADD CONSTRAINT certificates_certifi_current_id_3c9b5f87_fk_certifica FOREIGN KEY (current_id) REFERENCES public.certificates_typeversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_certificate certificates_certifi_erasure_id_9aafce8a_fk_certifica; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_certificate
    ADD CONSTRAINT certificates_certifi_erasure_id_9aafce8a_fk_certifica FOREIGN KEY (erasure_id) REFERENCES public.certificates_erasure(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_certificatetype certificates_certifi_issuer_id_b4bfd528_fk_accounts_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_certificatetype
    ADD CONSTRAINT certificates_certifi_issuer_id_b4bfd528_fk_accounts_ FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_certificate certificates_certifi_superseded_by_id_30238d9f_fk_certifica; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_certificate
    ADD CONSTRAINT certificates_certifi_superseded_by_id_30238d9f_fk_certifica FOREIGN KEY (superseded_by_id) REFERENCES public.certificates_certificate(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_certificate certificates_certifi_supersedes_id_02cc0ee4_fk_certifica; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_certificate
    ADD CONSTRAINT certificates_certifi_supersedes_id_02cc0ee4_fk_certifica FOREIGN KEY (supersedes_id) REFERENCES public.certificates_certificate(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_certificatelink certificates_certifi_target_id_538ac22a_fk_certifica; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_certificatelink
    ADD CONSTRAINT certificates_certifi_target_id_538ac22a_fk_certifica FOREIGN KEY (target_id) REFERENCES public.certificates_certificate(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_certificate certificates_certifi_version_id_fea31139_fk_certifica; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_certificate
    ADD CONSTRAINT certificates_certifi_version_id_fea31139_fk_certifica FOREIGN KEY (version_id) REFERENCES public.certificates_typeversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_companyprefix certificates_company_issuer_id_6bfb424f_fk_accounts_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_companyprefix
    ADD CONSTRAINT certificates_company_issuer_id_6bfb424f_fk_accounts_ FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_erasure certificates_erasure_issuer_id_ae97a854_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_erasure
    ADD CONSTRAINT certificates_erasure_issuer_id_ae97a854_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_hold certificates_hold_certificate_id_0270bcd5_fk_certifica; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_hold
    ADD CONSTRAINT certificates_hold_certificate_id_0270bcd5_fk_certifica FOREIGN KEY (certificate_id) REFERENCES public.certificates_certificate(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_hold certificates_hold_job_id_76cf9e90_fk_accounts_job_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_hold
    ADD CONSTRAINT certificates_hold_job_id_76cf9e90_fk_accounts_job_id FOREIGN KEY (job_id) REFERENCES public.accounts_job(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_holdercontact certificates_holderc_certificate_id_b3563d35_fk_certifica; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_holdercontact
    ADD CONSTRAINT certificates_holderc_certificate_id_b3563d35_fk_certifica FOREIGN KEY (certificate_id) REFERENCES public.certificates_certificate(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_printout certificates_printou_certificate_id_1307cacc_fk_certifica; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_printout
    ADD CONSTRAINT certificates_printou_certificate_id_1307cacc_fk_certifica FOREIGN KEY (certificate_id) REFERENCES public.certificates_certificate(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_publishedstatuslist certificates_publish_status_list_id_e3ee4d7c_fk_certifica; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_publishedstatuslist
    ADD CONSTRAINT certificates_publish_status_list_id_e3ee4d7c_fk_certifica FOREIGN KEY (status_list_id) REFERENCES public.certificates_statuslist(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_releaseoffrequest certificates_release_type_id_9256b0ff_fk_certifica; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_releaseoffrequest
    ADD CONSTRAINT certificates_release_type_id_9256b0ff_fk_certifica FOREIGN KEY (type_id) REFERENCES public.certificates_certificatetype(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_seal certificates_seal_certificate_id_2beb755d_fk_certifica; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_seal
    ADD CONSTRAINT certificates_seal_certificate_id_2beb755d_fk_certifica FOREIGN KEY (certificate_id) REFERENCES public.certificates_certificate(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_seal certificates_seal_key_id_9d2042e3_fk_accounts_signingkey_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_seal
    ADD CONSTRAINT certificates_seal_key_id_9d2042e3_fk_accounts_signingkey_id FOREIGN KEY (key_id) REFERENCES public.accounts_signingkey(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_seal certificates_seal_status_list_id_2d676c4c_fk_certifica; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_seal
    ADD CONSTRAINT certificates_seal_status_list_id_2d676c4c_fk_certifica FOREIGN KEY (status_list_id) REFERENCES public.certificates_statuslist(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_signedpdf certificates_signedp_certificate_id_9343e50e_fk_certifica; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_signedpdf
    ADD CONSTRAINT certificates_signedp_certificate_id_9343e50e_fk_certifica FOREIGN KEY (certificate_id) REFERENCES public.certificates_certificate(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_signedpdf certificates_signedp_key_id_aac9c431_fk_accounts_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_signedpdf
    ADD CONSTRAINT certificates_signedp_key_id_aac9c431_fk_accounts_ FOREIGN KEY (key_id) REFERENCES public.accounts_pdfsigningkey(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_statuslist certificates_statusl_issuer_id_ecd6ba14_fk_accounts_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_statuslist
    ADD CONSTRAINT certificates_statusl_issuer_id_ecd6ba14_fk_accounts_ FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_statuslist certificates_statusl_key_id_821cfa8f_fk_accounts_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_statuslist
    ADD CONSTRAINT certificates_statusl_key_id_821cfa8f_fk_accounts_ FOREIGN KEY (key_id) REFERENCES public.accounts_signingkey(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: certificates_typeversion certificates_typever_type_id_e79c1e9c_fk_certifica; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_typeversion
    ADD CONSTRAINT certificates_typever_type_id_e79c1e9c_fk_certifica FOREIGN KEY (type_id) REFERENCES public.certificates_certificatetype(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: django_admin_log django_admin_log_content_type_id_c4bce8eb_fk_django_co; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.django_admin_log
    ADD CONSTRAINT django_admin_log_content_type_id_c4bce8eb_fk_django_co FOREIGN KEY (content_type_id) REFERENCES public.django_content_type(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: django_admin_log django_admin_log_user_id_c564eba6_fk_accounts_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.django_admin_log
    ADD CONSTRAINT django_admin_log_user_id_c564eba6_fk_accounts_user_id FOREIGN KEY (user_id) REFERENCES public.accounts_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_cohort edu_cohort_issuer_id_02b8d4df_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_cohort
    ADD CONSTRAINT edu_cohort_issuer_id_02b8d4df_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_cohort edu_cohort_program_id_8463494f_fk_edu_program_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_cohort
    ADD CONSTRAINT edu_cohort_program_id_8463494f_fk_edu_program_id FOREIGN KEY (program_id) REFERENCES public.edu_program(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_cohort edu_cohort_team_id_a9fd4c1b_fk_edu_team_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_cohort
    ADD CONSTRAINT edu_cohort_team_id_a9fd4c1b_fk_edu_team_id FOREIGN KEY (team_id) REFERENCES public.edu_team(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_cohortverifications edu_cohortverifications_cohort_id_50adf178_fk_edu_cohort_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_cohortverifications
    ADD CONSTRAINT edu_cohortverifications_cohort_id_50adf178_fk_edu_cohort_id FOREIGN KEY (cohort_id) REFERENCES public.edu_cohort(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_enrolment edu_enrolment_certificate_id_b889788f_fk_certifica; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_enrolment
    ADD CONSTRAINT edu_enrolment_certificate_id_b889788f_fk_certifica FOREIGN KEY (certificate_id) REFERENCES public.certificates_certificate(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_enrolment edu_enrolment_cohort_id_f4ea20d8_fk_edu_cohort_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_enrolment
    ADD CONSTRAINT edu_enrolment_cohort_id_f4ea20d8_fk_edu_cohort_id FOREIGN KEY (cohort_id) REFERENCES public.edu_cohort(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_enrolment edu_enrolment_issuer_id_722575d6_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_enrolment
    ADD CONSTRAINT edu_enrolment_issuer_id_722575d6_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_enrolment edu_enrolment_program_id_b4cfa5a2_fk_edu_program_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_enrolment
    ADD CONSTRAINT edu_enrolment_program_id_b4cfa5a2_fk_edu_program_id FOREIGN KEY (program_id) REFERENCES public.edu_program(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_enrolment edu_enrolment_recipient_id_6f1cb564_fk_edu_recipient_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_enrolment
    ADD CONSTRAINT edu_enrolment_recipient_id_6f1cb564_fk_edu_recipient_id FOREIGN KEY (recipient_id) REFERENCES public.edu_recipient(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_onboarding edu_onboarding_decided_by_id_2a62407e_fk_accounts_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_onboarding
    ADD CONSTRAINT edu_onboarding_decided_by_id_2a62407e_fk_accounts_user_id FOREIGN KEY (decided_by_id) REFERENCES public.accounts_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_onboarding edu_onboarding_issuer_id_b9bb1755_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_onboarding
    ADD CONSTRAINT edu_onboarding_issuer_id_b9bb1755_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_program edu_program_certificate_type_id_f3f95242_fk_certifica; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_program
    ADD CONSTRAINT edu_program_certificate_type_id_f3f95242_fk_certifica FOREIGN KEY (certificate_type_id) REFERENCES public.certificates_certificatetype(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_program edu_program_issuer_id_0de9633e_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_program
    ADD CONSTRAINT edu_program_issuer_id_0de9633e_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_program edu_program_team_id_ac3230fc_fk_edu_team_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_program
    ADD CONSTRAINT edu_program_team_id_ac3230fc_fk_edu_team_id FOREIGN KEY (team_id) REFERENCES public.edu_team(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_recipient edu_recipient_erasure_id_a53fd0e1_fk_certificates_erasure_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_recipient
    ADD CONSTRAINT edu_recipient_erasure_id_a53fd0e1_fk_certificates_erasure_id FOREIGN KEY (erasure_id) REFERENCES public.certificates_erasure(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_recipient edu_recipient_issuer_id_76d4a8f3_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_recipient
    ADD CONSTRAINT edu_recipient_issuer_id_76d4a8f3_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_recipient edu_recipient_merged_into_id_00336846_fk_edu_recipient_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_recipient
    ADD CONSTRAINT edu_recipient_merged_into_id_00336846_fk_edu_recipient_id FOREIGN KEY (merged_into_id) REFERENCES public.edu_recipient(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_team edu_team_issuer_id_6468b41f_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_team
    ADD CONSTRAINT edu_team_issuer_id_6468b41f_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_teaminvitation edu_teaminvitation_invitation_id_8f119ca7_fk_accounts_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_teaminvitation
    ADD CONSTRAINT edu_teaminvitation_invitation_id_8f119ca7_fk_accounts_ FOREIGN KEY (invitation_id) REFERENCES public.accounts_invitation(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_teaminvitation edu_teaminvitation_team_id_a0f7be30_fk_edu_team_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_teaminvitation
    ADD CONSTRAINT edu_teaminvitation_team_id_a0f7be30_fk_edu_team_id FOREIGN KEY (team_id) REFERENCES public.edu_team(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_teammember edu_teammember_membership_id_026fad47_fk_accounts_membership_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_teammember
    ADD CONSTRAINT edu_teammember_membership_id_026fad47_fk_accounts_membership_id FOREIGN KEY (membership_id) REFERENCES public.accounts_membership(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: edu_teammember edu_teammember_team_id_c994bd40_fk_edu_team_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.edu_teammember
    ADD CONSTRAINT edu_teammember_team_id_c994bd40_fk_edu_team_id FOREIGN KEY (team_id) REFERENCES public.edu_team(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: mfa_authenticator mfa_authenticator_user_id_0c3a50c0_fk_accounts_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mfa_authenticator
    ADD CONSTRAINT mfa_authenticator_user_id_0c3a50c0_fk_accounts_user_id FOREIGN KEY (user_id) REFERENCES public.accounts_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: webhooks_delivery webhooks_delivery_endpoint_id_6cbee67d_fk_webhooks_endpoint_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhooks_delivery
    ADD CONSTRAINT webhooks_delivery_endpoint_id_6cbee67d_fk_webhooks_endpoint_id FOREIGN KEY (endpoint_id) REFERENCES public.webhooks_endpoint(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: webhooks_delivery webhooks_delivery_event_id_b6f5af91_fk_webhooks_event_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhooks_delivery
    ADD CONSTRAINT webhooks_delivery_event_id_b6f5af91_fk_webhooks_event_id FOREIGN KEY (event_id) REFERENCES public.webhooks_event(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: webhooks_delivery webhooks_delivery_issuer_id_380b2c4e_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhooks_delivery
    ADD CONSTRAINT webhooks_delivery_issuer_id_380b2c4e_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: webhooks_endpoint webhooks_endpoint_issuer_id_d28ba368_fk_accounts_issuer_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhooks_endpoint
    ADD CONSTRAINT webhooks_endpoint_issuer_id_d28ba368_fk_accounts_issuer_id FOREIGN KEY (issuer_id) REFERENCES public.accounts_issuer(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: webhooks_endpointhour webhooks_endpointhou_endpoint_id_8f908e6d_fk_webhooks_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhooks_endpointhour
    ADD CONSTRAINT webhooks_endpointhou_endpoint_id_8f908e6d_fk_webhooks_ FOREIGN KEY (endpoint_id) REFERENCES public.webhooks_endpoint(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: webhooks_latebody webhooks_latebody_event_id_d7bb7dcd_fk_webhooks_event_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhooks_latebody
    ADD CONSTRAINT webhooks_latebody_event_id_d7bb7dcd_fk_webhooks_event_id FOREIGN KEY (event_id) REFERENCES public.webhooks_event(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: accounts_apikey; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_apikey ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_apikeyuse; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_apikeyuse ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_auditentry; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_auditentry ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_branding; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_branding ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_consentaction; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_consentaction ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_deprecateduse; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_deprecateduse ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_externalidentity; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_externalidentity ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_identityprovider; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_identityprovider ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_invitation; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_invitation ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_issuer; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_issuer ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_issuerdomain; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_issuerdomain ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_job; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_job ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_joberror; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_joberror ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_jobinput; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_jobinput ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_jobkey; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_jobkey ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_jobresult; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_jobresult ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_jobrows; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_jobrows ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_loggedrequest; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_loggedrequest ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_mailobjection; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_mailobjection ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_membership; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_membership ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_openitem; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_openitem ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_outgoingmail; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_outgoingmail ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_pdfsigningkey; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_pdfsigningkey ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_quotanotice; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_quotanotice ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_quotaslot; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_quotaslot ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_savedview; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_savedview ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_signingkey; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_signingkey ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_storedresponse; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_storedresponse ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_usageday; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accounts_usageday ENABLE ROW LEVEL SECURITY;

--
-- Name: certificates_attachmentfile; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.certificates_attachmentfile ENABLE ROW LEVEL SECURITY;

--
-- Name: certificates_certificate; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.certificates_certificate ENABLE ROW LEVEL SECURITY;

--
-- Name: certificates_certificatehistory; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.certificates_certificatehistory ENABLE ROW LEVEL SECURITY;

--
-- Name: certificates_certificatekey; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.certificates_certificatekey ENABLE ROW LEVEL SECURITY;

--
-- Name: certificates_certificatelink; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.certificates_certificatelink ENABLE ROW LEVEL SECURITY;

--
-- Name: certificates_certificatetype; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.certificates_certificatetype ENABLE ROW LEVEL SECURITY;

--
-- Name: certificates_companyprefix; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.certificates_companyprefix ENABLE ROW LEVEL SECURITY;

--
-- Name: certificates_erasure; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.certificates_erasure ENABLE ROW LEVEL SECURITY;

--
-- Name: certificates_hold; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.certificates_hold ENABLE ROW LEVEL SECURITY;

--
-- Name: certificates_holdercontact; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.certificates_holdercontact ENABLE ROW LEVEL SECURITY;

--
-- Name: certificates_holdername; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.certificates_holdername ENABLE ROW LEVEL SECURITY;

--
-- Name: certificates_numbercounter; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.certificates_numbercounter ENABLE ROW LEVEL SECURITY;

--
-- Name: certificates_printout; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.certificates_printout ENABLE ROW LEVEL SECURITY;

--
-- Name: certificates_publishedstatuslist; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.certificates_publishedstatuslist ENABLE ROW LEVEL SECURITY;

--
-- Name: certificates_releaseoffrequest; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.certificates_releaseoffrequest ENABLE ROW LEVEL SECURITY;

--
-- Name: certificates_seal; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.certificates_seal ENABLE ROW LEVEL SECURITY;

--
-- Name: certificates_signedpdf; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.certificates_signedpdf ENABLE ROW LEVEL SECURITY;

--
-- Name: certificates_statuslist; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.certificates_statuslist ENABLE ROW LEVEL SECURITY;

--
-- Name: certificates_typeversion; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.certificates_typeversion ENABLE ROW LEVEL SECURITY;

--
-- Name: edu_cohort; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.edu_cohort ENABLE ROW LEVEL SECURITY;

--
-- Name: edu_cohortverifications; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.edu_cohortverifications ENABLE ROW LEVEL SECURITY;

--
-- Name: edu_enrolment; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.edu_enrolment ENABLE ROW LEVEL SECURITY;

--
-- Name: edu_onboarding; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.edu_onboarding ENABLE ROW LEVEL SECURITY;

--
-- Name: edu_program; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.edu_program ENABLE ROW LEVEL SECURITY;

--
-- Name: edu_recipient; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.edu_recipient ENABLE ROW LEVEL SECURITY;

--
-- Name: edu_team; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.edu_team ENABLE ROW LEVEL SECURITY;

--
-- Name: edu_teaminvitation; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.edu_teaminvitation ENABLE ROW LEVEL SECURITY;

--
-- Name: edu_teammember; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.edu_teammember ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts_apikey of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_apikey TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_apikeyuse of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_apikeyuse TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_auditentry of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_auditentry TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_branding of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_branding TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_consentaction of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_consentaction TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_deprecateduse of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_deprecateduse TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_externalidentity of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_externalidentity TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_identityprovider of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_identityprovider TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_invitation of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_invitation TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_issuer of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_issuer TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_issuerdomain of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_issuerdomain TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_job of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_job TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_joberror of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_joberror TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_jobinput of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_jobinput TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_jobkey of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_jobkey TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_jobresult of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_jobresult TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_jobrows of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_jobrows TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_loggedrequest of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_loggedrequest TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_mailobjection of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_mailobjection TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_membership of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_membership TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_openitem of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_openitem TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_outgoingmail of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_outgoingmail TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_pdfsigningkey of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_pdfsigningkey TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_quotanotice of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_quotanotice TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_quotaslot of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_quotaslot TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_savedview of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_savedview TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_signingkey of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_signingkey TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_storedresponse of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_storedresponse TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_usageday of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.accounts_usageday TO certificates_worker, certificates_platform USING (true);


--
-- Name: certificates_attachmentfile of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.certificates_attachmentfile TO certificates_worker, certificates_platform USING (true);


--
-- Name: certificates_certificate of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.certificates_certificate TO certificates_worker, certificates_platform USING (true);


--
-- Name: certificates_certificatehistory of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.certificates_certificatehistory TO certificates_worker, certificates_platform USING (true);


--
-- Name: certificates_certificatekey of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.certificates_certificatekey TO certificates_worker, certificates_platform USING (true);


--
-- Name: certificates_certificatelink of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.certificates_certificatelink TO certificates_worker, certificates_platform USING (true);


--
-- Name: certificates_certificatetype of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.certificates_certificatetype TO certificates_worker, certificates_platform USING (true);


--
-- Name: certificates_companyprefix of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.certificates_companyprefix TO certificates_worker, certificates_platform USING (true);


--
-- Name: certificates_erasure of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.certificates_erasure TO certificates_worker, certificates_platform USING (true);


--
-- Name: certificates_hold of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.certificates_hold TO certificates_worker, certificates_platform USING (true);


--
-- Name: certificates_holdercontact of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.certificates_holdercontact TO certificates_worker, certificates_platform USING (true);


--
-- Name: certificates_holdername of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.certificates_holdername TO certificates_worker, certificates_platform USING (true);


--
-- Name: certificates_numbercounter of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.certificates_numbercounter TO certificates_worker, certificates_platform USING (true);


--
-- Name: certificates_printout of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.certificates_printout TO certificates_worker, certificates_platform USING (true);


--
-- Name: certificates_publishedstatuslist of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.certificates_publishedstatuslist TO certificates_worker, certificates_platform USING (true);


--
-- Name: certificates_releaseoffrequest of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.certificates_releaseoffrequest TO certificates_worker, certificates_platform USING (true);


--
-- Name: certificates_seal of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.certificates_seal TO certificates_worker, certificates_platform USING (true);


--
-- Name: certificates_signedpdf of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.certificates_signedpdf TO certificates_worker, certificates_platform USING (true);


--
-- Name: certificates_statuslist of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.certificates_statuslist TO certificates_worker, certificates_platform USING (true);


--
-- Name: certificates_typeversion of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.certificates_typeversion TO certificates_worker, certificates_platform USING (true);


--
-- Name: edu_cohort of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.edu_cohort TO certificates_worker, certificates_platform USING (true);


--
-- Name: edu_cohortverifications of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.edu_cohortverifications TO certificates_worker, certificates_platform USING (true);


--
-- Name: edu_enrolment of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.edu_enrolment TO certificates_worker, certificates_platform USING (true);


--
-- Name: edu_onboarding of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.edu_onboarding TO certificates_worker, certificates_platform USING (true);


--
-- Name: edu_program of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.edu_program TO certificates_worker, certificates_platform USING (true);


--
-- Name: edu_recipient of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.edu_recipient TO certificates_worker, certificates_platform USING (true);


--
-- Name: edu_team of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.edu_team TO certificates_worker, certificates_platform USING (true);


--
-- Name: edu_teaminvitation of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.edu_teaminvitation TO certificates_worker, certificates_platform USING (true);


--
-- Name: edu_teammember of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.edu_teammember TO certificates_worker, certificates_platform USING (true);


--
-- Name: webhooks_attempt of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.webhooks_attempt TO certificates_worker, certificates_platform USING (true);


--
-- Name: webhooks_delivery of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.webhooks_delivery TO certificates_worker, certificates_platform USING (true);


--
-- Name: webhooks_endpoint of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.webhooks_endpoint TO certificates_worker, certificates_platform USING (true);


--
-- Name: webhooks_endpointhour of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.webhooks_endpointhour TO certificates_worker, certificates_platform USING (true);


--
-- Name: webhooks_event of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.webhooks_event TO certificates_worker, certificates_platform USING (true);


--
-- Name: webhooks_latebody of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.webhooks_latebody TO certificates_worker, certificates_platform USING (true);


--
-- Name: accounts_apikey of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_apikey TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_apikeyuse of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_apikeyuse TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_auditentry of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_auditentry TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_branding of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_branding TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_consentaction of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_consentaction TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_deprecateduse of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_deprecateduse TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_externalidentity of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_externalidentity TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_identityprovider of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_identityprovider TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_invitation of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_invitation TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_issuer of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_issuer TO certificates_web USING ((id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_issuerdomain of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_issuerdomain TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_job of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_job TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_joberror of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_joberror TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_jobinput of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_jobinput TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_jobkey of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_jobkey TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_jobresult of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_jobresult TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_jobrows of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_jobrows TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_loggedrequest of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_loggedrequest TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_mailobjection of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_mailobjection TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_membership of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_membership TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_openitem of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_openitem TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_outgoingmail of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_outgoingmail TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_pdfsigningkey of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_pdfsigningkey TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_quotanotice of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_quotanotice TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_quotaslot of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_quotaslot TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_savedview of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_savedview TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_signingkey of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_signingkey TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_storedresponse of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_storedresponse TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: accounts_usageday of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_usageday TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: certificates_attachmentfile of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_attachmentfile TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: certificates_certificate of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_certificate TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: certificates_certificatehistory of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_certificatehistory TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: certificates_certificatekey of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_certificatekey TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: certificates_certificatelink of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_certificatelink TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: certificates_certificatetype of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_certificatetype TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: certificates_companyprefix of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_companyprefix TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: certificates_erasure of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_erasure TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: certificates_hold of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_hold TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: certificates_holdercontact of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_holdercontact TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: certificates_holdername of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_holdername TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: certificates_numbercounter of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_numbercounter TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: certificates_printout of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_printout TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: certificates_publishedstatuslist of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_publishedstatuslist TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: certificates_releaseoffrequest of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_releaseoffrequest TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: certificates_seal of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_seal TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: certificates_signedpdf of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_signedpdf TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: certificates_statuslist of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_statuslist TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: certificates_typeversion of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_typeversion TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: edu_cohort of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.edu_cohort TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: edu_cohortverifications of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.edu_cohortverifications TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: edu_enrolment of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.edu_enrolment TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: edu_onboarding of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.edu_onboarding TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: edu_program of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.edu_program TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: edu_recipient of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.edu_recipient TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: edu_team of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.edu_team TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: edu_teaminvitation of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.edu_teaminvitation TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: edu_teammember of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.edu_teammember TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: webhooks_attempt of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.webhooks_attempt TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: webhooks_delivery of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.webhooks_delivery TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: webhooks_endpoint of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.webhooks_endpoint TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: webhooks_endpointhour of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.webhooks_endpointhour TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: webhooks_event of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.webhooks_event TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: webhooks_latebody of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.webhooks_latebody TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: webhooks_attempt; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.webhooks_attempt ENABLE ROW LEVEL SECURITY;

--
-- Name: webhooks_delivery; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.webhooks_delivery ENABLE ROW LEVEL SECURITY;

--
-- Name: webhooks_endpoint; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.webhooks_endpoint ENABLE ROW LEVEL SECURITY;

--
-- Name: webhooks_endpointhour; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.webhooks_endpointhour ENABLE ROW LEVEL SECURITY;

--
-- Name: webhooks_event; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.webhooks_event ENABLE ROW LEVEL SECURITY;

--
-- Name: webhooks_latebody; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.webhooks_latebody ENABLE ROW LEVEL SECURITY;

--
-- PostgreSQL database dump complete
--


