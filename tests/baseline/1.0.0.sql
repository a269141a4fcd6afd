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
01a20829-b588-763f-a4ae-a8059f1c4056	Demo	live	eEhcsCUPEn2s	\\xf4ab512e2d6a07ed6c5a4099fa9ca2348db9c197f17e82c0e49725d5ba87e730	test	p4gA	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,signing:manage,webhooks:manage,webhooks:read}	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,signing:manage,webhooks:manage,webhooks:read}	{}	{}	2026-03-01	\N	\N	1	\N	2026-11-23 11:28:00.902169+00	3	{}	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-b594-7655-94e9-8d5f5bc5093c	Demo	test	rPO0HgUPyTWs	\\x0ae73100885234ec868f22976fff3237ae54e81700e21ad694dc6bbda1f77432	test	BDLF	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,signing:manage,webhooks:manage,webhooks:read}	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,signing:manage,webhooks:manage,webhooks:read}	{}	{}	2026-03-01	\N	\N	1	\N	2026-11-23 11:28:00.913707+00	3	{}	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-b59e-739f-8cc9-cce415ac02b2	Demo	live	Y3A5xtYwklwY	\\x3fb53dea479631929af525ff3b4f1e98dadca3bb3a0dd0c9a7a15fa194612ee7	test	ISHU	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,signing:manage,webhooks:manage,webhooks:read}	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,signing:manage,webhooks:manage,webhooks:read}	{}	{}	2026-03-01	\N	\N	1	\N	2026-11-23 11:28:00.923504+00	2	{}	\N	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
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
01a20829-b3d2-7062-b7b5-89394203a494	live	system	demo	type.created	type_1	{"code": {"after": "en10204-3-1", "before": null}, "kind": {"after": "product", "before": null}, "fields": {"after": [{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaserAddress", "kind": "text", "unit": "", "label": {"de": "Anschrift des Bestellers", "en": "Purchaser’s address", "fr": "Adresse de l’acheteur", "sq": "Adresa e blerësit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Abnahmeprüfzeugnis 3.1", "before": null}, "name_en": {"after": "Inspection certificate 3.1", "before": null}, "name_fr": {"after": "Certificat de réception 3.1", "before": null}, "name_sq": {"after": "Certifikatë inspektimi 3.1", "before": null}, "required": {"after": ["productId", "serialNumber"], "before": null}, "unique_by": {"after": "none", "before": null}, "credential": {"after": {"map": {}, "profile": "untp-dcc", "standard": "EN 10204 3.1", "assessorLevel": "self", "achievementType": "", "attestationType": "inspection"}, "before": null}, "pdf_public": {"after": true, "before": null}, "show_holder": {"after": "never", "before": null}, "digital_link": {"after": {"productPage": "https://muster.example/products/{gtin}"}, "before": null}, "print_layout": {"after": "report", "before": null}, "description_de": {"after": "Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).", "before": null}, "description_en": {"after": "With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).", "before": null}, "description_fr": {"after": "Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).", "before": null}, "description_sq": {"after": "Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).", "before": null}, "number_pattern": {"after": "3.1-{year}-{seq:6}", "before": null}}		\N	2026-11-23 11:28:00.433818+00	833	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-b3d8-75e0-9720-677b86311603	live	system	demo	type.created	type_2	{"code": {"after": "training", "before": null}, "kind": {"after": "person", "before": null}, "fields": {"after": [{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Schulungsnachweis", "before": null}, "name_en": {"after": "Training certificate", "before": null}, "name_fr": {"after": "Attestation de formation", "before": null}, "name_sq": {"after": "Certifikatë trajnimi", "before": null}, "required": {"after": ["holderName"], "before": null}, "unique_by": {"after": "external_ref", "before": null}, "credential": {"after": {"map": {}, "profile": "open-badges", "standard": "", "assessorLevel": "", "achievementType": "CertificateOfCompletion", "attestationType": ""}, "before": null}, "pdf_public": {"after": false, "before": null}, "show_holder": {"after": "name", "before": null}, "print_layout": {"after": "training", "before": null}, "description_de": {"after": "Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.", "before": null}, "description_en": {"after": "Confirms that a person took part in a training, and with which result.", "before": null}, "description_fr": {"after": "Confirme la participation d’une personne à une formation, et son résultat.", "before": null}, "description_sq": {"after": "Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.", "before": null}, "number_pattern": {"after": "TR-{year}-{seq:5}", "before": null}, "validity_months": {"after": 24, "before": null}}		\N	2026-11-23 11:28:00.468856+00	833	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-b409-736e-8106-a117012c683c	test	system	demo	certificate.suspended	cert_01m842kczxe83b8yyz1gbwfesr	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "recall", "before": null}}		\N	2026-11-23 11:28:00.473078+00	833	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-b417-7328-95f2-fd1d28dbf351	test	system	demo	certificate.revoked	cert_01m842kd0ded2s3yrgm8r2gn4b	{"state": {"after": "revoked", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:28:00.473078+00	833	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-b423-77f1-ac56-af3bc6eeeee6	test	system	demo	certificate.superseded	cert_01m842kd0se45vqkr3vna9ata1	{"state": {"after": "superseded", "before": "active"}, "reason": {"after": "replaced", "before": null}}		\N	2026-11-23 11:28:00.473078+00	833	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-b433-706f-8643-0c86682ec99b	live	system	demo	type.created	type_3	{"code": {"after": "en10204-3-1", "before": null}, "kind": {"after": "product", "before": null}, "fields": {"after": [{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaserAddress", "kind": "text", "unit": "", "label": {"de": "Anschrift des Bestellers", "en": "Purchaser’s address", "fr": "Adresse de l’acheteur", "sq": "Adresa e blerësit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Abnahmeprüfzeugnis 3.1", "before": null}, "name_en": {"after": "Inspection certificate 3.1", "before": null}, "name_fr": {"after": "Certificat de réception 3.1", "before": null}, "name_sq": {"after": "Certifikatë inspektimi 3.1", "before": null}, "required": {"after": ["productId", "serialNumber"], "before": null}, "unique_by": {"after": "none", "before": null}, "credential": {"after": {"map": {}, "profile": "untp-dcc", "standard": "EN 10204 3.1", "assessorLevel": "self", "achievementType": "", "attestationType": "inspection"}, "before": null}, "pdf_public": {"after": true, "before": null}, "show_holder": {"after": "never", "before": null}, "digital_link": {"after": {"productPage": "https://muster.example/products/{gtin}"}, "before": null}, "print_layout": {"after": "report", "before": null}, "description_de": {"after": "Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).", "before": null}, "description_en": {"after": "With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).", "before": null}, "description_fr": {"after": "Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).", "before": null}, "description_sq": {"after": "Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).", "before": null}, "number_pattern": {"after": "3.1-{year}-{seq:6}", "before": null}}		\N	2026-11-23 11:28:00.557602+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b439-7285-bb90-2b652a353f03	live	system	demo	type.created	type_4	{"code": {"after": "training", "before": null}, "kind": {"after": "person", "before": null}, "fields": {"after": [{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Schulungsnachweis", "before": null}, "name_en": {"after": "Training certificate", "before": null}, "name_fr": {"after": "Attestation de formation", "before": null}, "name_sq": {"after": "Certifikatë trajnimi", "before": null}, "required": {"after": ["holderName"], "before": null}, "unique_by": {"after": "external_ref", "before": null}, "credential": {"after": {"map": {}, "profile": "open-badges", "standard": "", "assessorLevel": "", "achievementType": "CertificateOfCompletion", "attestationType": ""}, "before": null}, "pdf_public": {"after": false, "before": null}, "show_holder": {"after": "name", "before": null}, "print_layout": {"after": "training", "before": null}, "description_de": {"after": "Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.", "before": null}, "description_en": {"after": "Confirms that a person took part in a training, and with which result.", "before": null}, "description_fr": {"after": "Confirme la participation d’une personne à une formation, et son résultat.", "before": null}, "description_sq": {"after": "Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.", "before": null}, "number_pattern": {"after": "TR-{year}-{seq:5}", "before": null}, "validity_months": {"after": 24, "before": null}}		\N	2026-11-23 11:28:00.565293+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b440-7327-9599-808432afaf6a	live	system	demo	prefix.claimed	prefix_1	{"state": {"after": "claimed", "before": null}, "prefix": {"after": "952", "before": null}}		\N	2026-11-23 11:28:00.571979+00	833	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-b44f-71c4-ad55-3216b4e98b90	live	user	1	prefix.confirmed	prefix_1	{"note": {"after": "GS1 keeps 952 for examples.", "before": ""}, "state": {"after": "confirmed", "before": "claimed"}}		\N	2026-11-23 11:28:00.584941+00	833	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-b454-74aa-9407-ab491e6382b4	live	user	1	open_item.settled	iss_01m842kcxce9h8ad68atj4p140	{"kind": {"after": "prefix", "before": null}}		\N	2026-11-23 11:28:00.584941+00	833	\N	\N	\N
01a20829-b464-7498-8021-4e82384c89a5	live	user	2	team.created	team_01m842kd33e6wtmgtke1ntvstr	{"name": {"after": "Elektroteknikë", "before": null}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b46f-7245-8882-8d6326f895c3	live	user	2	team.member_added	team_01m842kd33e6wtmgtke1ntvstr	{"role": {"after": "coordinator", "before": null}, "member": {"after": "user_2", "before": null}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b476-7140-bc4a-9570f6d65d4c	live	user	2	type.created	type_5	{"code": {"after": "diploma", "before": null}, "kind": {"after": "person", "before": null}, "fields": {"after": [{"key": "dateOfBirth", "kind": "date", "unit": "", "label": {"de": "Geburtsdatum", "en": "Date of birth", "fr": "Date de naissance", "sq": "Data e lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "placeOfBirth", "kind": "text", "unit": "", "label": {"de": "Geburtsort", "en": "Place of birth", "fr": "Lieu de naissance", "sq": "Vendi i lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "studentNo", "kind": "text", "unit": "", "label": {"de": "Matrikelnummer", "en": "Student number", "fr": "N° d’étudiant", "sq": "Numri i studentit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programme", "kind": "text", "unit": "", "label": {"de": "Studiengang", "en": "Programme of study", "fr": "Filière d’études", "sq": "Programi i studimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kennung des Studiengangs", "en": "Programme code", "fr": "Code de la filière", "sq": "Kodi i programit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "qualification", "kind": "text", "unit": "", "label": {"de": "Verliehene Qualifikation", "en": "Qualification awarded", "fr": "Titre décerné", "sq": "Kualifikimi i fituar"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "eqfLevel", "kind": "choice", "unit": "", "label": {"de": "EQR-Niveau", "en": "EQF level", "fr": "Niveau CEC", "sq": "Niveli KEK"}, "public": true, "choices": ["1", "2", "3", "4", "5", "6", "7", "8"], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Gesamtnote", "en": "Overall grade", "fr": "Note finale", "sq": "Nota përfundimtare"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "thesis", "kind": "text", "unit": "", "label": {"de": "Thema der Abschlussarbeit", "en": "Title of the thesis", "fr": "Sujet du mémoire", "sq": "Tema e punimit të diplomës"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "languageOfInstruction", "kind": "text", "unit": "", "label": {"de": "Unterrichtssprache", "en": "Language of instruction", "fr": "Langue d’enseignement", "sq": "Gjuha e mësimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date d’obtention", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "transcript", "kind": "table", "unit": "", "label": {"de": "Leistungsübersicht", "en": "Transcript of records", "fr": "Relevé de notes", "sq": "Transkripta e notave"}, "public": false, "choices": [], "columns": [{"label": {"de": "Modul", "en": "Module", "fr": "Module", "sq": "Moduli"}}, {"label": {"de": "Punkte", "en": "Credits", "fr": "Crédits", "sq": "Kreditet"}}, {"label": {"de": "Note", "en": "Grade", "fr": "Note", "sq": "Nota"}}], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Diplom", "before": null}, "name_en": {"after": "Diploma", "before": null}, "name_fr": {"after": "Diplôme", "before": null}, "name_sq": {"after": "Diplomë", "before": null}, "required": {"after": ["holderName"], "before": null}, "unique_by": {"after": "external_ref", "before": null}, "credential": {"after": {"map": {}, "profile": "open-badges", "standard": "", "assessorLevel": "", "achievementType": "Diploma", "attestationType": ""}, "before": null}, "pdf_public": {"after": false, "before": null}, "show_holder": {"after": "name", "before": null}, "print_layout": {"after": "diploma", "before": null}, "description_de": {"after": "Verleiht nach bestandenem Studium oder bestandener Ausbildung eine Qualifikation.", "before": null}, "description_en": {"after": "Awards a qualification after a programme of study or training was passed.", "before": null}, "description_fr": {"after": "Décerne un titre à l’issue d’études ou d’une formation réussies.", "before": null}, "description_sq": {"after": "Jep një kualifikim pas përfundimit me sukses të studimeve ose të shkollimit.", "before": null}, "number_pattern": {"after": "DIP-{year}-{seq:5}", "before": null}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b47d-76eb-b53b-54144bd35c34	live	user	2	program.created	prog_01m842kd3te56r2tqx5jvpptqs	{"code": {"after": "industrial-electronics", "before": null}, "team": {"after": "team_01m842kd33e6wtmgtke1ntvstr", "before": null}, "hours": {"after": "900.00", "before": null}, "credits": {"after": "60.00", "before": null}, "name_de": {"after": "Industrieelektronik", "before": null}, "name_en": {"after": "Industrial electronics", "before": null}, "name_fr": {"after": "Électronique industrielle", "before": null}, "name_sq": {"after": "Elektronika industriale", "before": null}, "language": {"after": "de", "before": null}, "eqf_level": {"after": 4, "before": null}, "attendance": {"after": "blended", "before": null}, "grade_scale": {"after": {"max": "6", "min": "1", "kind": "numeric", "step": "0.1", "better": "lower", "passMark": "4"}, "before": null}, "certificate_type": {"after": 5, "before": null}, "learning_outcomes": {"after": ["Plant und prüft elektrische Anlagen nach EN 60204-1."], "before": null}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b4a4-762e-a4d5-5a94cdcd209c	live	user	2	recipient.created	rcp_01m842kd51eyj83a6ssp8vmtp0	{"email": {"personal": true}, "locale": {"after": "sq", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b4aa-706f-9859-d71930e2fa81	live	user	2	recipient.created	rcp_01m842kd59e008rn4f59eaxj9f	{"email": {"personal": true}, "locale": {"after": "de", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b4af-77bf-b317-b80d3f5cede9	live	user	2	recipient.created	rcp_01m842kd5eec086ef60dm667y1	{"email": {"personal": true}, "locale": {"after": "fr", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b4b4-71be-8809-caf5835dcb1c	live	user	2	recipient.created	rcp_01m842kd5ketwrcmgb03tfk1bp	{"email": {"personal": true}, "locale": {"after": "de", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b4b8-7284-bcb2-e92599799dae	live	user	2	recipient.created	rcp_01m842kd5qen2rzw1x4askfq4b	{"email": {"personal": true}, "locale": {"after": "sq", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b4bc-7701-b5a1-c499a594abfb	live	user	2	recipient.created	rcp_01m842kd5ve9zb5wqt6b5gy3s8	{"email": {"personal": true}, "locale": {"after": "fr", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b4c0-7749-b307-f2e15d965f6f	live	user	2	recipient.created	rcp_01m842kd5ze9nv7gd2qfw72qjy	{"email": {"personal": true}, "locale": {"after": "sq", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b4c4-7798-a8be-20862c3a45b1	live	user	2	recipient.created	rcp_01m842kd63e91btys7kngjzxsf	{"email": {"personal": true}, "locale": {"after": "de", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b4cb-74f7-a620-51b7b24bf1a3	live	user	2	settings.changed	iss_01m842kd1ae9q9txept4gx7pc7	{"color": {"after": "#7a2a3d", "before": null}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b4d2-73ec-abb8-e332471edaf8	live	user	2	onboarding.changed	iss_01m842kd1ae9q9txept4gx7pc7	{"address": {"after": "Rruga e Shkollës 1\\n1001 Tiranë", "before": ""}, "country": {"after": "AL", "before": ""}, "website": {"after": "https://shembull.example", "before": ""}, "legal_name": {"after": "Shkolla Shembull SH.P.K.", "before": ""}, "contact_name": {"personal": true}, "contact_email": {"personal": true}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b4e4-71d6-8c51-d27966f97a89	live	user	2	onboarding.submitted	iss_01m842kd1ae9q9txept4gx7pc7	{"state": {"after": "submitted", "before": "in_progress"}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b4ed-747b-b594-104cfa06ab0a	live	user	1	open_item.settled	iss_01m842kd1ae9q9txept4gx7pc7	{"kind": {"after": "onboarding", "before": null}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	\N
01a20829-b4f0-749a-b93e-44a5f45e7036	live	user	1	onboarding.approved	iss_01m842kd1ae9q9txept4gx7pc7	{"state": {"after": "approved", "before": "submitted"}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b4f8-77f3-85fa-7d1d2a0ec031	live	user	2	program.published	prog_01m842kd3te56r2tqx5jvpptqs	{"state": {"after": "published", "before": "draft"}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b501-77f3-830f-53b5486be691	live	user	2	cohort.created	coh_01m842kd7yeg0tn0w1np69ha40	{"code": {"after": "2026-a", "before": null}, "name": {"after": "Klasa 2026 A", "before": null}, "ends_on": {"after": "2026-11-22", "before": null}, "program": {"after": "prog_01m842kd3te56r2tqx5jvpptqs", "before": null}, "starts_on": {"after": "2026-05-26", "before": null}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b50e-70ea-a332-473edc346fc5	live	user	2	cohort.enrolled	coh_01m842kd7yeg0tn0w1np69ha40	{"first": {"after": "enr_01m842kd8ce3nbstjbwgpjnckk", "before": null}, "enrolled": {"after": 8, "before": null}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b55a-7338-a4c1-cdc2615fd2d2	live	user	2	enrolment.failed	enr_01m842kd8ce3nbstjbxb5b010q	{"grade": {"personal": true}, "status": {"after": "failed", "before": "enrolled"}, "completed_on": {"after": "2026-11-23", "before": null}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b562-732e-aeb9-c897d70d120f	live	user	2	enrolment.withdrawn	enr_01m842kd8ce3nbstjbxftks3v8	{"status": {"after": "withdrawn", "before": "enrolled"}}		\N	2026-11-23 11:28:00.602811+00	833	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-b58d-7210-9476-a2b939d65e89	live	user	3	key.created	key_01m842kdc8erzt9bn80pfhrg2p	{"mode": {"after": "live", "before": null}, "name": {"after": "Demo", "before": null}, "scopes": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "signing:manage", "webhooks:manage", "webhooks:read"], "before": null}, "root_id": {"after": "user_3", "before": null}, "scope_cap": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "signing:manage", "webhooks:manage", "webhooks:read"], "before": null}, "api_version": {"after": "2026-03-01", "before": null}}		\N	2026-11-23 11:28:00.902169+00	910	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-b597-769e-8257-205e5231979b	test	user	3	key.created	key_01m842kdcmesas9tcdbxdwa29w	{"mode": {"after": "test", "before": null}, "name": {"after": "Demo", "before": null}, "scopes": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "signing:manage", "webhooks:manage", "webhooks:read"], "before": null}, "root_id": {"after": "user_3", "before": null}, "scope_cap": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "signing:manage", "webhooks:manage", "webhooks:read"], "before": null}, "api_version": {"after": "2026-03-01", "before": null}}		\N	2026-11-23 11:28:00.913707+00	911	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-b5a1-7332-9ca1-24ba078341e4	live	user	2	key.created	key_01m842kdcyeefrsjecwgatr0nj	{"mode": {"after": "live", "before": null}, "name": {"after": "Demo", "before": null}, "scopes": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "signing:manage", "webhooks:manage", "webhooks:read"], "before": null}, "root_id": {"after": "user_2", "before": null}, "scope_cap": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "signing:manage", "webhooks:manage", "webhooks:read"], "before": null}, "api_version": {"after": "2026-03-01", "before": null}}		\N	2026-11-23 11:28:00.923504+00	912	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987
01a20829-bd04-702d-8511-1b7dea1fc14f	live	system	demo	webhook_endpoint.created	whe_01m842kf7xe7hbp7vyqrhjamjw	{"url": {"after": "https://192.88.98.1/hook", "before": null}, "mode": {"after": "live", "before": null}, "events": {"after": ["certificate.*"], "before": null}, "headers": {"personal": true}, "description": {"after": "", "before": null}}		\N	2026-11-23 11:28:02.809368+00	913	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-bd6f-7397-ab55-94f980ee23c6	live	system	demo	certificate.suspended	cert_01m842kf9ge4z88yx40rdt3x8k	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:28:02.809368+00	936	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-bd76-7772-9863-814bf5081299	live	system	demo	certificate.reinstated	cert_01m842kf9ge4z88yx40rdt3x8k	{"state": {"after": "active", "before": "suspended"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:28:02.809368+00	937	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-bd7b-74db-8307-fdd4c23fd286	live	system	demo	certificate.suspended	cert_01m842kfa2e72v7k2zz8zsgsvx	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:28:02.809368+00	938	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-bd81-775c-997a-2457d99eb505	live	system	demo	certificate.revoked	cert_01m842kfa6ewfbqsm674nj7g1p	{"state": {"after": "revoked", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:28:02.809368+00	939	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-bd88-77f7-a0a9-d1054a0f629d	live	system	demo	certificate.superseded	cert_01m842kfaceebvethgp0f5kvh4	{"state": {"after": "superseded", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:28:02.809368+00	940	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-bd9e-71c8-a212-5429e976d8ad	live	system	demo	certificate.erasure_requested	cert_01m842kfamedy8b5btdyds09k6	{"erasure": {"after": "ers_01m842kfcxe14ae6ktmzhycjnj", "before": null}}		\N	2026-11-23 11:28:02.809368+00	944	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-bdc6-7463-ab74-3aa06305832d	live	system	demo	certificate.erased	cert_01m842kfamedy8b5btdyds09k6	{"erasure": {"after": "ers_01m842kfcxe14ae6ktmzhycjnj", "before": null}}		\N	2026-12-01 11:28:02.809368+00	945	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-bdcc-744a-b485-32f6da89eead	test	system	demo	webhook_endpoint.created	whe_01m842kfeae1g96vbjm7qb8abj	{"url": {"after": "https://192.88.98.1/hook", "before": null}, "mode": {"after": "test", "before": null}, "events": {"after": ["certificate.*"], "before": null}, "headers": {"personal": true}, "description": {"after": "", "before": null}}		\N	2026-11-23 11:28:03.016386+00	946	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-bde5-73e3-98e1-c97750e3e544	test	system	demo	certificate.suspended	cert_01m842kfeeesc83dt5jjtjxp3x	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:28:03.016386+00	957	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-bdec-7220-bbb0-3d1017ed1e73	test	system	demo	certificate.reinstated	cert_01m842kfeeesc83dt5jjtjxp3x	{"state": {"after": "active", "before": "suspended"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:28:03.016386+00	958	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-bdf1-774a-900d-31d7cf8ce829	test	system	demo	certificate.suspended	cert_01m842kfeje2kv88s6q8ez1jgb	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:28:03.016386+00	959	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-bdfe-72c7-b251-8085638389d7	test	system	demo	certificate.revoked	cert_01m842kfemebqb5rsgffga8s59	{"state": {"after": "revoked", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:28:03.016386+00	960	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-be0a-740b-8cd6-c4c5a386b4e5	test	system	demo	certificate.superseded	cert_01m842kfeqea3bgw8x4spqv4z9	{"state": {"after": "superseded", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 11:28:03.016386+00	961	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-be20-73ca-9bf3-6602ea95537c	test	system	demo	certificate.erasure_requested	cert_01m842kfesenhs4qa4pyg1w6d5	{"erasure": {"after": "ers_01m842kfgze7pr4ef7f11jeqvs", "before": null}}		\N	2026-11-23 11:28:03.016386+00	963	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-be3e-72bd-879e-382fab77d77e	test	system	demo	certificate.erased	cert_01m842kfesenhs4qa4pyg1w6d5	{"erasure": {"after": "ers_01m842kfgze7pr4ef7f11jeqvs", "before": null}}		\N	2026-12-01 11:28:03.016386+00	964	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480
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
01a20829-b42a-726e-9d75-d6d121d3d987	#7a2a3d	\N	\N	\N	\N	\N	2	\N	\N	\N	\N
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
01a20829-b3ac-7262-8534-c856a44b0480	Muster Werke GmbH	muster	en	Europe/Berlin	active	products	t	\N	{}	{30,7,1}	f	f	00:00:00	persons	2026-11-23 11:28:00.428911+00	4	\N	f
01a20829-b42a-726e-9d75-d6d121d3d987	Shkolla Shembull	shembull	en	Europe/Tirane	active	education	t	\N	{}	{30,7,1}	f	f	00:00:00	persons	2026-11-23 11:28:00.554296+00	4	\N	f
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
1	owner	f	01a20829-b42a-726e-9d75-d6d121d3d987	2
2	owner	f	01a20829-b3ac-7262-8534-c856a44b0480	3
\.


--
-- Data for Name: accounts_openitem; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_openitem (id, kind, facts, opened_at, settled_at, note, issuer_id, opened_by_id, settled_by_id) FROM stdin;
01a20829-b444-7655-9341-24dba138d070	prefix	{"prefix": "952"}	2026-11-23 11:28:00.571979+00	2026-11-23 11:28:00.584941+00		01a20829-b3ac-7262-8534-c856a44b0480	\N	1
01a20829-b4e1-76ad-a8e7-2c6ec4a3b40e	onboarding	{"website": "https://shembull.example", "legal_name": "Shkolla Shembull SH.P.K."}	2026-11-23 11:28:00.602811+00	2026-11-23 11:28:00.602811+00		01a20829-b42a-726e-9d75-d6d121d3d987	2	1
\.


--
-- Data for Name: accounts_outgoingmail; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_outgoingmail (id, kind, subject, details, once, created_at, due_at, leased_until, attempts, sent_at, dropped_at, outcome, answer, recipient, issuer_id, user_id) FROM stdin;
1	onboarding_decided	01a20829-b42a-726e-9d75-d6d121d3d987	{"decided_at": "2026-11-23T11:28:00.602811+00:00"}	2026-11-23T11:28:00.602811+00:00	2026-11-23 11:28:00.602811+00	2026-11-23 11:28:00.602811+00	\N	0	\N	\N	\N	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987	2
2	certificate_issued	01a20829-bd30-713e-847b-a4061ba1f513	{}	\N	2026-11-23 11:28:02.809+00	2026-11-23 11:28:02.809+00	\N	0	\N	\N	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	\N
3	certificate_issued	01a20829-bd42-71c5-b3cc-5ffa3f98677d	{}	\N	2026-11-23 11:28:02.809+00	2026-11-23 11:28:02.809+00	\N	0	\N	\N	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	\N
4	certificate_issued	01a20829-bd46-771e-bbe6-86392b23c036	{}	\N	2026-11-23 11:28:02.809+00	2026-11-23 11:28:02.809+00	\N	0	\N	\N	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	\N
5	certificate_issued	01a20829-bd4c-7397-b76a-30b01e59ee24	{}	\N	2026-11-23 11:28:02.809+00	2026-11-23 11:28:02.809+00	\N	0	\N	\N	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	\N
7	certificate_issued	01a20829-bd5f-70f2-b8db-95a530a81211	{}	\N	2026-11-23 11:28:02.809+00	2026-11-23 11:28:02.809+00	\N	0	\N	\N	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	\N
8	certificate_issued	01a20829-bd60-7404-a4b8-b4ee9bd8afc1	{}	\N	2026-11-23 11:28:02.809+00	2026-11-23 11:28:02.809+00	\N	0	\N	\N	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	\N
9	certificate_issued	01a20829-bd60-7404-a4b8-b4f0175eca81	{}	\N	2026-11-23 11:28:02.809+00	2026-11-23 11:28:02.809+00	\N	0	\N	\N	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	\N
10	certificate_issued	01a20829-bd60-7404-a4b8-b4f23d8dcfe9	{}	\N	2026-11-23 11:28:02.809+00	2026-11-23 11:28:02.809+00	\N	0	\N	\N	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	\N
11	certificate_issued	01a20829-bd85-71fc-ba65-72640d9e6cd3	{}	\N	2026-11-23 11:28:02.809+00	2026-11-23 11:28:02.809+00	\N	0	\N	\N	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	\N
12	certificate_issued	01a20829-bdce-7658-81b7-4594b52ed87d	{}	\N	2026-11-23 11:28:03.016+00	2026-11-23 11:28:03.016+00	\N	0	\N	\N	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	\N
13	certificate_issued	01a20829-bdd2-70a7-b423-26ba1df0ca0b	{}	\N	2026-11-23 11:28:03.016+00	2026-11-23 11:28:03.016+00	\N	0	\N	\N	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	\N
14	certificate_issued	01a20829-bdd4-72ee-b2e3-307be0a464a9	{}	\N	2026-11-23 11:28:03.016+00	2026-11-23 11:28:03.016+00	\N	0	\N	\N	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	\N
15	certificate_issued	01a20829-bdd7-7286-b871-1d266d7d93e9	{}	\N	2026-11-23 11:28:03.016+00	2026-11-23 11:28:03.016+00	\N	0	\N	\N	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	\N
17	certificate_issued	01a20829-bddc-701e-9c29-3140c374f1cc	{}	\N	2026-11-23 11:28:03.016+00	2026-11-23 11:28:03.016+00	\N	0	\N	\N	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	\N
18	certificate_issued	01a20829-bddc-701e-9c29-3142dc4ba378	{}	\N	2026-11-23 11:28:03.016+00	2026-11-23 11:28:03.016+00	\N	0	\N	\N	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	\N
19	certificate_issued	01a20829-bddc-701e-9c29-3144a0a679e9	{}	\N	2026-11-23 11:28:03.016+00	2026-11-23 11:28:03.016+00	\N	0	\N	\N	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	\N
20	certificate_issued	01a20829-bddc-701e-9c29-314694f35490	{}	\N	2026-11-23 11:28:03.016+00	2026-11-23 11:28:03.016+00	\N	0	\N	\N	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	\N
21	certificate_issued	01a20829-be07-7525-be4a-58400aade626	{}	\N	2026-11-23 11:28:03.016+00	2026-11-23 11:28:03.016+00	\N	0	\N	\N	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	\N
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
2026-11-01	1	137438953472	0	01a20829-b42a-726e-9d75-d6d121d3d987
2026-11-01	2	137438953472	0	01a20829-b42a-726e-9d75-d6d121d3d987
2026-11-01	3	137438953472	0	01a20829-b42a-726e-9d75-d6d121d3d987
2026-11-01	4	137438953472	0	01a20829-b42a-726e-9d75-d6d121d3d987
2026-11-01	5	137438953472	0	01a20829-b42a-726e-9d75-d6d121d3d987
2026-11-01	6	137438953472	0	01a20829-b42a-726e-9d75-d6d121d3d987
2026-11-01	7	137438953472	0	01a20829-b42a-726e-9d75-d6d121d3d987
2026-11-01	0	137438953472	3	01a20829-b42a-726e-9d75-d6d121d3d987
2026-11-01	1	137438953472	0	01a20829-b3ac-7262-8534-c856a44b0480
2026-11-01	2	137438953472	0	01a20829-b3ac-7262-8534-c856a44b0480
2026-11-01	3	137438953472	0	01a20829-b3ac-7262-8534-c856a44b0480
2026-11-01	4	137438953472	0	01a20829-b3ac-7262-8534-c856a44b0480
2026-11-01	5	137438953472	0	01a20829-b3ac-7262-8534-c856a44b0480
2026-11-01	0	137438953472	10	01a20829-b3ac-7262-8534-c856a44b0480
2026-11-01	6	137438953472	0	01a20829-b3ac-7262-8534-c856a44b0480
2026-11-01	7	137438953472	0	01a20829-b3ac-7262-8534-c856a44b0480
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
3	md5$KAxGKocykCWECZfrM86SKh$d749cfbe1a27c1643bc20d80dbcf3200	\N	f	admin@muster.example	Admin Muster Werke GmbH	en	t	t	0	2026-11-23 11:28:00.87067+00
2	md5$11dJlDCBv7CeCFli8SUfDK$a3e86ea5ca06c777b9d74da10e232791	\N	f	admin@shembull.example	Admin Shkolla Shembull	en	t	t	0	2026-11-23 11:28:00.60376+00
1	md5$htcHES9VGW88VIuNSKfsEq$4fb57dbcf53864d98af8b1c55c7dbc42	\N	t	operator@platform.example	Operator	en	t	t	0	2026-11-23 11:28:00.583781+00
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
01a20829-b3e6-7717-8a97-71b568130a24	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:00.473+00	2026-11-22 23:00:00+00	2027-11-23 23:00:00+00	2026-11-23 11:28:00.473+00	2027-10-24 23:00:00+00	\N	2026-11-23	\N	2027-11-23	1	\\x7b226964223a22636572745f30316d3834326b637a36657762726e357668706e6d3136326834222c226973737565644174223a22323032362d31312d32335431313a32383a30302e3437335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a223235393830303833353936643632663734656634363732356664653661356330222c226e756d626572223a22332e312d323032362d303030303031222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d3164343266663438222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	test	3.1-2026-000001	SAMPLE-1d42ff48	Name of the product	\N	SAMPLE-1d42ff48	\N	\N	en	\\xcdc6ac1986ab13debbde3f1c472bcde8ebcb49a090ed9e4422a162067b94d9d6	active	\N	\N	f	\N	1	\N	1
01a20829-b3f0-77c5-abe8-75c943869341	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:00.473+00	2026-11-22 23:00:00+00	2026-12-03 23:00:00+00	2026-11-23 11:28:00.473+00	2026-11-26 23:00:00+00	\N	2026-11-23	\N	2026-12-03	1	\\x7b226964223a22636572745f30316d3834326b637a67657a32747174336e7335317264347431222c226973737565644174223a22323032362d31312d32335431313a32383a30302e3437335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a226137626136633233623536356439653166383461643737353830643036613661222c226e756d626572223a22332e312d323032362d303030303032222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d6263393536323064222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032362d31322d3033222c2276657273696f6e223a317d	test	3.1-2026-000002	SAMPLE-bc95620d	Name of the product	\N	SAMPLE-bc95620d	\N	\N	en	\\xac7b600e0ae9aa3b0ddd64aca33a4c41634811b6008b6541782369ee47ed5b8e	active	\N	\N	f	\N	1	\N	1
01a20829-b3f5-77b2-9dec-31f742bb3c80	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:00.473+00	2025-10-18 22:00:00+00	2026-10-24 22:00:00+00	2026-11-23 11:28:00.473+00	2026-11-23 11:28:00.473+00	\N	2025-10-19	\N	2026-10-24	1	\\x7b226964223a22636572745f30316d3834326b637a6e65797339767631687978316270663430222c226973737565644174223a22323032362d31312d32335431313a32383a30302e3437335a222c226973737565644f6e223a22323032352d31302d3139222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a223839613435643762656464656234636162383836656564343035666366393866222c226e756d626572223a22332e312d323032352d303030303031222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d3931313336663665222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032362d31302d3234222c2276657273696f6e223a317d	test	3.1-2025-000001	SAMPLE-91136f6e	Name of the product	\N	SAMPLE-91136f6e	\N	\N	en	\\x06c64d974252a24828db5cb31c718cbd2d84063eb6c0ac5dfaed3d3c3570c4ad	active	\N	\N	f	\N	1	\N	1
01a20829-b3f8-7538-bd31-ef35d35d9afc	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:00.473+00	2026-12-22 23:00:00+00	2027-11-23 23:00:00+00	2026-11-23 11:28:00.473+00	2027-10-24 23:00:00+00	\N	2026-11-23	2026-12-23	2027-11-23	1	\\x7b226964223a22636572745f30316d3834326b637a72656d7762746366663671396e76367177222c226973737565644174223a22323032362d31312d32335431313a32383a30302e3437335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a223866613830373663613234383832383437363961393363336333663232363636222c226e756d626572223a22332e312d323032362d303030303033222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d3537313363383338222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c696446726f6d223a22323032362d31322d3233222c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	test	3.1-2026-000003	SAMPLE-5713c838	Name of the product	\N	SAMPLE-5713c838	\N	\N	en	\\x65adca3908cad2a5b1934d9a2ebbcf86d8989c651f43ef47518208daa3161f23	active	\N	\N	f	\N	1	\N	1
01a20829-b3fd-7206-b47b-df0c17c7bb38	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:00.473+00	2026-11-22 23:00:00+00	2027-11-23 23:00:00+00	2026-11-23 11:28:00.473078+00	2027-10-24 23:00:00+00	\N	2026-11-23	\N	2027-11-23	2	\\x7b226964223a22636572745f30316d3834326b637a78653833623879797a3167627766657372222c226973737565644174223a22323032362d31312d32335431313a32383a30302e3437335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a223861393334363262323537363266666564326139313334313331383437323465222c226e756d626572223a22332e312d323032362d303030303034222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d6633376433306462222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	test	3.1-2026-000004	SAMPLE-f37d30db	Name of the product	\N	SAMPLE-f37d30db	\N	\N	en	\\xdd234028e738bd463abd93df9b6c9d21d8999f19571b0dfd5837f943513f22e1	suspended	recall	\N	f	\N	1	\N	1
01a20829-b40d-7345-91fb-10a23028548b	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:00.473+00	2026-11-22 23:00:00+00	2027-11-23 23:00:00+00	2026-11-23 11:28:00.473078+00	\N	\N	2026-11-23	\N	2027-11-23	2	\\x7b226964223a22636572745f30316d3834326b64306465643273337972676d387232676e3462222c226973737565644174223a22323032362d31312d32335431313a32383a30302e3437335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a223365383461646561663666336335383932643230343364336135316438653764222c226e756d626572223a22332e312d323032362d303030303035222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d6130373466366435222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	test	3.1-2026-000005	SAMPLE-a074f6d5	Name of the product	\N	SAMPLE-a074f6d5	\N	\N	en	\\xfdf25037d9dd589ef15fd6f43f57d17928c81ae49e36deb60384d8151d69b40d	revoked	data_error	\N	f	\N	1	\N	1
01a20829-bd42-71c5-b3cc-5ffa3f98677d	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:02.809+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:28:02.809368+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	2	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a63383931633331643366356134303763663831303363363533343835656666653735363366356463376530326639363732393665343237313436366333393234222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3834326b66613265373276376b327a7a387a7367737678222c226973737565644174223a22323032362d31312d32335431313a32383a30322e3830395a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226262363665653132616638366235303463653932636363343939383364626464222c226e756d626572223a22332e312d323032362d303030303032222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d31222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	live	3.1-2026-000002	ORDER-1	4711-A	\N	BASELINE-1	Arta Krasniqi	arta@example.com	en	\\x9cac910ee1f83e2def27bc850da6b29da224bfb8c845d07fddd6ddbd81bfcc4d	suspended	data_error	\N	f	\N	1	\N	1
01a20829-bd4c-7397-b76a-30b01e59ee24	01a20829-b3ac-7262-8534-c856a44b0480	\N	01a20829-bd85-71fc-ba65-72640d9e6cd3	2026-11-23 11:28:02.809+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:28:02.809368+00	\N	\N	2026-11-23	\N	2036-12-31	2	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a34393764353462633033393030366339306531363263343138373566396161326436393831663266356637616531313363313233656632376231313735326439222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3834326b6661636565627665746867703066356b766834222c226973737565644174223a22323032362d31312d32335431313a32383a30322e3830395a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223038373833366465393635363739666566346337626339323965393939623362222c226e756d626572223a22332e312d323032362d303030303034222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d33222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	live	3.1-2026-000004	ORDER-3	4711-A	\N	BASELINE-3	Arta Krasniqi	arta@example.com	en	\\xd5747a8c2cd57bda98897673daad3a0c5bc6598d2c5de2c45278f0099c75dad8	superseded	data_error	\N	f	\N	1	\N	1
01a20829-b419-710b-bbcf-03dd54956941	01a20829-b3ac-7262-8534-c856a44b0480	\N	01a20829-b41f-703e-babd-2f1f34621590	2026-11-23 11:28:00.473+00	2026-11-22 23:00:00+00	2027-11-23 23:00:00+00	2026-11-23 11:28:00.473078+00	\N	\N	2026-11-23	\N	2027-11-23	2	\\x7b226964223a22636572745f30316d3834326b64307365343576716b7233766e613961746131222c226973737565644174223a22323032362d31312d32335431313a32383a30302e3437335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a223530386530633732636633353134356461373962396661356434316435616166222c226e756d626572223a22332e312d323032362d303030303036222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d3635646135313762222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	test	3.1-2026-000006	SAMPLE-65da517b	Name of the product	\N	SAMPLE-65da517b	\N	\N	en	\\x9f8702636891c1691b5580a72ed31ced2dc0ff1bd2250c23a7135dcb5b47027a	superseded	replaced	\N	f	\N	1	\N	1
01a20829-b41f-703e-babd-2f1f34621590	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b419-710b-bbcf-03dd54956941	\N	2026-11-23 11:28:00.473+00	2026-11-22 23:00:00+00	2027-11-23 23:00:00+00	2026-11-23 11:28:00.473+00	2027-10-24 23:00:00+00	\N	2026-11-23	\N	2027-11-23	1	\\x7b226964223a22636572745f30316d3834326b64307a65307a626e6639663377743634356367222c226973737565644174223a22323032362d31312d32335431313a32383a30302e3437335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a226262363232303864383834383166616239386230363266353239336663653137222c226e756d626572223a22332e312d323032362d303030303037222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d6463623366343333222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	test	3.1-2026-000007	SAMPLE-dcb3f433	Name of the product	\N	SAMPLE-dcb3f433	\N	\N	en	\\x03537425a67012c642f88a3ab5ad37f7eb8af55cdb29ee8a0c66e7c7952c369b	active	\N	\N	f	\N	1	\N	1
01a20829-b53f-76a7-af7f-e65c6e288ff6	01a20829-b42a-726e-9d75-d6d121d3d987	\N	\N	2026-11-23 11:28:00.602+00	2026-11-22 23:00:00+00	\N	2026-11-23 11:28:00.602+00	\N	\N	2026-11-23	\N	\N	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a65356635383266643964666337376133303836633934386564373138333331366238633135666436323032663237356364666133323233643631376264653233222c226e616d65223a224ac3bc7267656e20576569c39f227d2c226964223a22636572745f30316d3834326b64397a65746b74797a7a366268713268337a70222c226973737565644174223a22323032362d31312d32335431313a32383a30302e3630325a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b64316165397139747865707434677837706337222c226e616d65223a2253686b6f6c6c61205368656d62756c6c227d2c226c6f63616c65223a226465222c226d65746164617461223a7b22636f6d706c657465644f6e223a22323032362d31312d3233222c2263726564697473223a223630222c226571664c6576656c223a2234222c226772616465223a22312e37222c22686f757273223a22393030222c226c616e67756167654f66496e737472756374696f6e223a2244657574736368222c2270726f6772616d6d65223a22496e64757374726965656c656b74726f6e696b222c2270726f6772616d6d65436f6465223a22696e647573747269616c2d656c656374726f6e696373222c2273747564656e744e6f223a22532d31303034222c227472616e736372697074223a5b5b22456c656b74726f746563686e696b222c223430222c22312e37225d2c5b225072616b74697363686520417262656974222c223230222c22312e33225d5d7d2c226e6f6e6365223a223261316264353261313531366235323735613562393338663738306161373464222c226e756d626572223a224449502d323032362d3030303031222c2274696d655a6f6e65223a224575726f70652f546972616e65222c2274797065223a7b22636f6465223a226469706c6f6d61222c226964223a352c226e616d65223a224469706c6f6d222c2276657273696f6e223a317d2c2276657273696f6e223a317d	live	DIP-2026-00001	enr_01m842kd8ce3nbstjbwzg4cchn	\N	\N	\N	Jürgen Weiß	s-1004@example.com	de	\\x7ed6b7a6ff70f072b81d92225355028aa7a57041d69d76209f7683f46781ceb5	active	\N	\N	f	x	5	\N	5
01a20829-b53f-76a7-af7f-e65e0f1e798a	01a20829-b42a-726e-9d75-d6d121d3d987	\N	\N	2026-11-23 11:28:00.602+00	2026-11-22 23:00:00+00	\N	2026-11-23 11:28:00.602+00	\N	\N	2026-11-23	\N	\N	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a62393933323231333864613738663635353531633435363637633037323431306437346232666431313537636366653361616165333433326564333936383034222c226e616d65223a22426c6572746120486f7868c3ab227d2c226964223a22636572745f30316d3834326b64397a65746b74797a7a366272376877796361222c226973737565644174223a22323032362d31312d32335431313a32383a30302e3630325a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b64316165397139747865707434677837706337222c226e616d65223a2253686b6f6c6c61205368656d62756c6c227d2c226c6f63616c65223a227371222c226d65746164617461223a7b22636f6d706c657465644f6e223a22323032362d31312d3233222c2263726564697473223a223630222c226571664c6576656c223a2234222c226772616465223a22312e30222c22686f757273223a22393030222c226c616e67756167654f66496e737472756374696f6e223a22476a65726d616e69736874222c2270726f6772616d6d65223a22456c656b74726f6e696b6120696e647573747269616c65222c2270726f6772616d6d65436f6465223a22696e647573747269616c2d656c656374726f6e696373222c2273747564656e744e6f223a22532d31303035222c227472616e736372697074223a5b5b22456c656b74726f746563686e696b222c223430222c22312e30225d2c5b225072616b74697363686520417262656974222c223230222c22312e30225d5d7d2c226e6f6e6365223a223563343631653734316136616261636531393932393631316137613532303737222c226e756d626572223a224449502d323032362d3030303032222c2274696d655a6f6e65223a224575726f70652f546972616e65222c2274797065223a7b22636f6465223a226469706c6f6d61222c226964223a352c226e616d65223a224469706c6f6dc3ab222c2276657273696f6e223a317d2c2276657273696f6e223a317d	live	DIP-2026-00002	enr_01m842kd8ce3nbstjbx02geffy	\N	\N	\N	Blerta Hoxhë	s-1005@example.com	sq	\\x63e79beb03d331b6b35c48794d86fa0e3dd7c1a932ccbf03ca7ddd8bd2aea4b8	active	\N	\N	f	x	5	\N	5
01a20829-b53f-76a7-af7f-e660519b759c	01a20829-b42a-726e-9d75-d6d121d3d987	\N	\N	2026-11-23 11:28:00.602+00	2026-11-22 23:00:00+00	\N	2026-11-23 11:28:00.602+00	\N	\N	2026-11-23	\N	\N	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a62353866663263623930643561396561336430313632363234373262636137356265366639363933363938383437396432336565636561393438633066313261222c226e616d65223a224672616ec3a76f6973204ce2809948c3b4706974616c227d2c226964223a22636572745f30316d3834326b64397a65746b74797a7a366331387370786377222c226973737565644174223a22323032362d31312d32335431313a32383a30302e3630325a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b64316165397139747865707434677837706337222c226e616d65223a2253686b6f6c6c61205368656d62756c6c227d2c226c6f63616c65223a226672222c226d65746164617461223a7b22636f6d706c657465644f6e223a22323032362d31312d3233222c2263726564697473223a223630222c226571664c6576656c223a2234222c226772616465223a22322e33222c22686f757273223a22393030222c226c616e67756167654f66496e737472756374696f6e223a22416c6c656d616e64222c2270726f6772616d6d65223a22c3896c656374726f6e6971756520696e647573747269656c6c65222c2270726f6772616d6d65436f6465223a22696e647573747269616c2d656c656374726f6e696373222c2273747564656e744e6f223a22532d31303036222c227472616e736372697074223a5b5b22456c656b74726f746563686e696b222c223430222c22322e33225d2c5b225072616b74697363686520417262656974222c223230222c22322e37225d5d7d2c226e6f6e6365223a223863346130303434396432376630383230613730383438303935653061376435222c226e756d626572223a224449502d323032362d3030303033222c2274696d655a6f6e65223a224575726f70652f546972616e65222c2274797065223a7b22636f6465223a226469706c6f6d61222c226964223a352c226e616d65223a224469706cc3b46d65222c2276657273696f6e223a317d2c2276657273696f6e223a317d	live	DIP-2026-00003	enr_01m842kd8ce3nbstjbx7sjjram	\N	\N	\N	François L’Hôpital	s-1006@example.com	fr	\\x172526259ee115eef4262a40da9507c9b44a47f52f2f912ac6f8b466e6dd8e1a	active	\N	\N	f	x	5	\N	5
01a20829-bd5f-70f2-b8db-95a530a81211	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:02.809+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:28:02.809+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a65353833303363343930643664333137653137356238356637653830336563636364363134396230366430393461656430646562316136303736323934373634222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3834326b66617a653373626870776e6d6d726167346768222c226973737565644174223a22323032362d31312d32335431313a32383a30322e3830395a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223231353539616536393262323930346637366637306635333132383362646235222c226e756d626572223a22332e312d323032362d303030303036222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d35222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	live	3.1-2026-000006	ORDER-5	4711-A	\N	BASELINE-5	Arta Krasniqi	arta@example.com	en	\\xdbe8d29d009faab6d2793553e161cb391f277efa91adf83c5a687fa1f305b876	active	\N	\N	f	\N	1	\N	1
01a20829-bd60-7404-a4b8-b4ee9bd8afc1	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:02.809+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:28:02.809+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a63356364653766333763313936656464316133653436653637653638613965333032653361646162366538376464636563393436356666643461383362356562222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3834326b666230656732613965356d7874647868627931222c226973737565644174223a22323032362d31312d32335431313a32383a30322e3830395a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223630653166373564326334653165313365346366316138616238356234326135222c226e756d626572223a22332e312d323032362d303030303037222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d36222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	live	3.1-2026-000007	ORDER-6	4711-A	\N	BASELINE-6	Arta Krasniqi	arta@example.com	en	\\xb9d9756955e483e00f91aa4b950a6aefcbc2cd3ce19dd2f030137917482fd26f	active	\N	\N	f	\N	1	\N	1
01a20829-bd60-7404-a4b8-b4f0175eca81	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:02.809+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:28:02.809+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a30643432373564376162333264323865376264643832666431393131666363333666303231643136323938343762353435623938383965393266646132343232222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3834326b666230656732613965356d7930626e786a6d31222c226973737565644174223a22323032362d31312d32335431313a32383a30322e3830395a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223935313635376164363637616436306239373731386337323866663433306434222c226e756d626572223a22332e312d323032362d303030303038222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d37222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	live	3.1-2026-000008	ORDER-7	4711-A	\N	BASELINE-7	Arta Krasniqi	arta@example.com	en	\\x071b90ba4572f0b8591a6353d06b393d5f5174b031b35fe62dd1f405dd294fa5	active	\N	\N	f	\N	1	\N	1
01a20829-bd60-7404-a4b8-b4f23d8dcfe9	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:02.809+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:28:02.809+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a66393665363336393034376266643331616338383761333966326239376338323262623535663235623762393265366661353831316639646635396364656661222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3834326b666230656732613965356d79387972766b7a39222c226973737565644174223a22323032362d31312d32335431313a32383a30322e3830395a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223630646366356161363231636364356564336261366162363932333763663135222c226e756d626572223a22332e312d323032362d303030303039222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d38222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	live	3.1-2026-000009	ORDER-8	4711-A	\N	BASELINE-8	Arta Krasniqi	arta@example.com	en	\\xb99d36d53143c79862ad947c511105377e3f8e9f611395e29c52939908794af8	active	\N	\N	f	\N	1	\N	1
01a20829-bd30-713e-847b-a4061ba1f513	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:02.809+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:28:02.809368+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	3	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a32346365336132653862313532336135623938643364633466333964323261316665313364373061646634613437333864313263383266636438646633613361222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3834326b66396765347a3838797834307264743378386b222c226973737565644174223a22323032362d31312d32335431313a32383a30322e3830395a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226563346161356532333431386634323962373736656362353832663661383437222c226e756d626572223a22332e312d323032362d303030303031222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d30222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	live	3.1-2026-000001	ORDER-0	4711-A	\N	BASELINE-0	Arta Krasniqi	arta@example.com	en	\\x249146f72b52e69e9486912cca26db09c01bc1a92f9a8cb758f28f0974a8157c	active	\N	\N	f	\N	1	\N	1
01a20829-bd46-771e-bbe6-86392b23c036	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:02.809+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:28:02.809368+00	\N	\N	2026-11-23	\N	2036-12-31	2	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a39666562306230646635613131663361366638353962313261376437653866376666393034653637623366356338366434373932383335396533643561323763222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3834326b6661366577666271736d3637346e6a37673170222c226973737565644174223a22323032362d31312d32335431313a32383a30322e3830395a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223565623531323164316432333561346135303861326435336236653834303337222c226e756d626572223a22332e312d323032362d303030303033222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d32222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	live	3.1-2026-000003	ORDER-2	4711-A	\N	BASELINE-2	Arta Krasniqi	arta@example.com	en	\\xe5c790bf28f75e4053d21c8c79bfe3bb55d7b987423058dc315d71d702fd4803	revoked	data_error	\N	f	\N	1	\N	1
01a20829-bd85-71fc-ba65-72640d9e6cd3	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd4c-7397-b76a-30b01e59ee24	\N	2026-11-23 11:28:02.809+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:28:02.809+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a37336466376362343265613464356261636533313436366630306566323334376632663032396533376334326332626430616339663565376261323030613438222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3834326b666335653779626d73626a636736737776366b222c226973737565644174223a22323032362d31312d32335431313a32383a30322e3830395a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223031386430303763316539333734343232336338623936663737646262306133222c226e756d626572223a22332e312d323032362d303030303130222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d39222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	live	3.1-2026-000010	ORDER-9	4711-A	\N	BASELINE-9	Arta Krasniqi	arta@example.com	en	\\xeae114cd33ab44803182afb2867255ea3b0eac2f12b850b82e61b53bde523ece	active	\N	\N	f	\N	1	\N	1
01a20829-bd54-737c-8595-7a6f9b902666	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:02.809+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:28:02.809+00	2036-12-01 23:00:00+00	2026-12-01 11:28:02.809368+00	2026-11-23	\N	2036-12-31	2	\N	live	3.1-2026-000005	\N	\N	\N	\N	\N	\N	en	\\xbac4c821a3f7d3e31e0c7046b92b25714857f745f96a948cc321e8e214835827	active	\N	\N	f	\N	1	01a20829-bd9d-7048-a71a-7aa7e3e64ab2	1
01a20829-bddc-701e-9c29-3140c374f1cc	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:03.016+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:28:03.016+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a31663166313764303434656635656265666531303265303166353266663537616132386163363836653435303565623265333037643062303765373437336434222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3834326b66657765306639726139683833317139776563222c226973737565644174223a22323032362d31312d32335431313a32383a30332e3031365a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223130653131623135313038313634616566373237626261393136393635633163222c226e756d626572223a22332e312d323032362d303030303133222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d35222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	test	3.1-2026-000013	ORDER-5	4711-A	\N	BASELINE-5	Arta Krasniqi	arta@example.com	en	\\xc45e3a26c7e0e413b6bed2c837ed5f2a9f0b3e1380345a0304a6fa7430bb462f	active	\N	\N	f	\N	1	\N	1
01a20829-bddc-701e-9c29-3142dc4ba378	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:03.016+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:28:03.016+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a36363535396138633034326639363266393031343663346662396661323139343533663563346366303038356332643731616561613433633364326434646132222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3834326b66657765306639726139683862653471387672222c226973737565644174223a22323032362d31312d32335431313a32383a30332e3031365a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223366383336623838653262613834356431656534656665633833623036373665222c226e756d626572223a22332e312d323032362d303030303134222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d36222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	test	3.1-2026-000014	ORDER-6	4711-A	\N	BASELINE-6	Arta Krasniqi	arta@example.com	en	\\x8286610f1d1a33cf590127ce0a24e196709f8b180801404ac9d2eae66951227c	active	\N	\N	f	\N	1	\N	1
01a20829-bddc-701e-9c29-3144a0a679e9	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:03.016+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:28:03.016+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a65633535376538396139653531376630616132633530666462663835356532343864646563393431393734356166633565303632323335323133643464616336222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3834326b6665776530663972613968386a676163796639222c226973737565644174223a22323032362d31312d32335431313a32383a30332e3031365a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223730313735373264663735386530303539363864653232386665363335356364222c226e756d626572223a22332e312d323032362d303030303135222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d37222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	test	3.1-2026-000015	ORDER-7	4711-A	\N	BASELINE-7	Arta Krasniqi	arta@example.com	en	\\xdc85c24ec5dba9bdc56d4d3cfc8190f57803403ff42df7d0ea4b161db41d5a4b	active	\N	\N	f	\N	1	\N	1
01a20829-bdd2-70a7-b423-26ba1df0ca0b	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:03.016+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:28:03.016386+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	2	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a31383636663636313435326464633236656233303230643734316235653038636237383031646563653137333966313432313166366139383839626435326235222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3834326b66656a65326b76383873367138657a316a6762222c226973737565644174223a22323032362d31312d32335431313a32383a30332e3031365a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226334306265323333386365333339656230663736623935346232653765396264222c226e756d626572223a22332e312d323032362d303030303039222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d31222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	test	3.1-2026-000009	ORDER-1	4711-A	\N	BASELINE-1	Arta Krasniqi	arta@example.com	en	\\xa96709cab485171e6e714a5db43414df3a2ef8e8a4be2e1b7fccea712ca3b73f	suspended	data_error	\N	f	\N	1	\N	1
01a20829-bdd4-72ee-b2e3-307be0a464a9	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:03.016+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:28:03.016386+00	\N	\N	2026-11-23	\N	2036-12-31	2	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a65633237393364343863356265613965316531353362313033653462346136646630303161323536663632383338633865396463313431636231396661656633222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3834326b66656d65627162357273676666676138733539222c226973737565644174223a22323032362d31312d32335431313a32383a30332e3031365a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226465333636306362316666383765393439316435376232326438383136346662222c226e756d626572223a22332e312d323032362d303030303130222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d32222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	test	3.1-2026-000010	ORDER-2	4711-A	\N	BASELINE-2	Arta Krasniqi	arta@example.com	en	\\xa8a6d0a5c9834e8009f79b468e32d83bcf05617c2006760a9017ec2ac37b7f28	revoked	data_error	\N	f	\N	1	\N	1
01a20829-bdd7-7286-b871-1d266d7d93e9	01a20829-b3ac-7262-8534-c856a44b0480	\N	01a20829-be07-7525-be4a-58400aade626	2026-11-23 11:28:03.016+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:28:03.016386+00	\N	\N	2026-11-23	\N	2036-12-31	2	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a34303639633937653632393639323038623035336366666462376330633337376139306630663861313139626238663366613731303563303433353733626234222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3834326b66657165613362677738783473707176347a39222c226973737565644174223a22323032362d31312d32335431313a32383a30332e3031365a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223031356630633161356438353939323130613861643335373232633532316137222c226e756d626572223a22332e312d323032362d303030303131222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d33222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	test	3.1-2026-000011	ORDER-3	4711-A	\N	BASELINE-3	Arta Krasniqi	arta@example.com	en	\\x9bfb3b98003187f5c0809927abfa44a567cf041cded575b41c297cda462cdb80	superseded	data_error	\N	f	\N	1	\N	1
01a20829-bdd9-7563-925d-44b7a01e19a5	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:03.016+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:28:03.016+00	2036-12-01 23:00:00+00	2026-12-01 11:28:03.016386+00	2026-11-23	\N	2036-12-31	2	\N	test	3.1-2026-000012	\N	\N	\N	\N	\N	\N	en	\\x8216f854e331173d166fb14be7c5cb7b1617ccfb97d49d8ebcfbdc578ccdbe9f	active	\N	\N	f	\N	1	01a20829-be1f-71ed-8239-e77843275f79	1
01a20829-bddc-701e-9c29-314694f35490	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:03.016+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:28:03.016+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a33386664663432303665646663353938633838663361613266626432383265343363393935393438343065656163653362653233393163613734353964656666222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3834326b666577653066397261396838746166366e3467222c226973737565644174223a22323032362d31312d32335431313a32383a30332e3031365a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223565326663636134636264616561613538393032363263333762626564363763222c226e756d626572223a22332e312d323032362d303030303136222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d38222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	test	3.1-2026-000016	ORDER-8	4711-A	\N	BASELINE-8	Arta Krasniqi	arta@example.com	en	\\x81cdb2f75ae620e0f33b1270e20248bee54bafb3bbdb91969419a4613f50423f	active	\N	\N	f	\N	1	\N	1
01a20829-bdce-7658-81b7-4594b52ed87d	01a20829-b3ac-7262-8534-c856a44b0480	\N	\N	2026-11-23 11:28:03.016+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:28:03.016386+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	3	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a32366461353331613234333865373836623463663464313361633466623937353738666566323635393534333237383032356266643361383838346237353866222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3834326b66656565736338336474356a6a746a78703378222c226973737565644174223a22323032362d31312d32335431313a32383a30332e3031365a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226237383861646461316534613862666661303230613431643534343530383135222c226e756d626572223a22332e312d323032362d303030303038222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d30222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	test	3.1-2026-000008	ORDER-0	4711-A	\N	BASELINE-0	Arta Krasniqi	arta@example.com	en	\\xc144e946c02c6ab050495244dc54afb00400282c1e6f56769a39cae2e69acce4	active	\N	\N	f	\N	1	\N	1
01a20829-be07-7525-be4a-58400aade626	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd7-7286-b871-1d266d7d93e9	\N	2026-11-23 11:28:03.016+00	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	2026-11-23 11:28:03.016+00	2036-12-01 23:00:00+00	\N	2026-11-23	\N	2036-12-31	1	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a38376566333434326138376362313363363961363534306166343833356434336231393434323036346639386336326135656264326139333338343965336531222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3834326b666737656d6a76776a6a723830356176736836222c226973737565644174223a22323032362d31312d32335431313a32383a30332e3031365a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3834326b637863653968386164363861746a3470313430222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223564346335393130643536663934313730396330363231626665336339383839222c226e756d626572223a22332e312d323032362d303030303137222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d39222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	test	3.1-2026-000017	ORDER-9	4711-A	\N	BASELINE-9	Arta Krasniqi	arta@example.com	en	\\xe58ae39a018fb24c1b0dfb50226122d88752ae230bd4c498fe3acaf9e5416d4a	active	\N	\N	f	\N	1	\N	1
\.


--
-- Data for Name: certificates_certificatehistory; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_certificatehistory (issuer_id, certificate_id, at, sequence, action, from_state, to_state, reason, note, public_note, actor_kind, actor_id, request_id, ip) FROM stdin;
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3e6-7717-8a97-71b568130a24	2026-11-23 11:28:00.473+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3f0-77c5-abe8-75c943869341	2026-11-23 11:28:00.473+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3f5-77b2-9dec-31f742bb3c80	2026-11-23 11:28:00.473+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3f8-7538-bd31-ef35d35d9afc	2026-11-23 11:28:00.473+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3fd-7206-b47b-df0c17c7bb38	2026-11-23 11:28:00.473+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3fd-7206-b47b-df0c17c7bb38	2026-11-23 11:28:00.473078+00	2	suspend	active	suspended	recall	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b40d-7345-91fb-10a23028548b	2026-11-23 11:28:00.473+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b40d-7345-91fb-10a23028548b	2026-11-23 11:28:00.473078+00	2	revoke	active	revoked	data_error	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b419-710b-bbcf-03dd54956941	2026-11-23 11:28:00.473+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b419-710b-bbcf-03dd54956941	2026-11-23 11:28:00.473078+00	2	supersede	active	superseded	replaced	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b41f-703e-babd-2f1f34621590	2026-11-23 11:28:00.473+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b53f-76a7-af7f-e65c6e288ff6	2026-11-23 11:28:00.602+00	1	\N	\N	active	\N	\N	\N	user	2		\N
01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b53f-76a7-af7f-e65e0f1e798a	2026-11-23 11:28:00.602+00	1	\N	\N	active	\N	\N	\N	user	2		\N
01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b53f-76a7-af7f-e660519b759c	2026-11-23 11:28:00.602+00	1	\N	\N	active	\N	\N	\N	user	2		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd30-713e-847b-a4061ba1f513	2026-11-23 11:28:02.809+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd42-71c5-b3cc-5ffa3f98677d	2026-11-23 11:28:02.809+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd46-771e-bbe6-86392b23c036	2026-11-23 11:28:02.809+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd4c-7397-b76a-30b01e59ee24	2026-11-23 11:28:02.809+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd5f-70f2-b8db-95a530a81211	2026-11-23 11:28:02.809+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd60-7404-a4b8-b4ee9bd8afc1	2026-11-23 11:28:02.809+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd60-7404-a4b8-b4f0175eca81	2026-11-23 11:28:02.809+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd60-7404-a4b8-b4f23d8dcfe9	2026-11-23 11:28:02.809+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd30-713e-847b-a4061ba1f513	2026-11-23 11:28:02.809368+00	2	suspend	active	suspended	data_error	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd30-713e-847b-a4061ba1f513	2026-11-23 11:28:02.809368+00	3	reinstate	suspended	active	data_error	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd42-71c5-b3cc-5ffa3f98677d	2026-11-23 11:28:02.809368+00	2	suspend	active	suspended	data_error	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd46-771e-bbe6-86392b23c036	2026-11-23 11:28:02.809368+00	2	revoke	active	revoked	data_error	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd4c-7397-b76a-30b01e59ee24	2026-11-23 11:28:02.809368+00	2	supersede	active	superseded	data_error	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd85-71fc-ba65-72640d9e6cd3	2026-11-23 11:28:02.809+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd54-737c-8595-7a6f9b902666	2026-11-23 11:28:02.809+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd54-737c-8595-7a6f9b902666	2026-12-01 11:28:02.809368+00	2	erase	active	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdce-7658-81b7-4594b52ed87d	2026-11-23 11:28:03.016+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd2-70a7-b423-26ba1df0ca0b	2026-11-23 11:28:03.016+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd4-72ee-b2e3-307be0a464a9	2026-11-23 11:28:03.016+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd7-7286-b871-1d266d7d93e9	2026-11-23 11:28:03.016+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bddc-701e-9c29-3140c374f1cc	2026-11-23 11:28:03.016+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bddc-701e-9c29-3142dc4ba378	2026-11-23 11:28:03.016+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bddc-701e-9c29-3144a0a679e9	2026-11-23 11:28:03.016+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bddc-701e-9c29-314694f35490	2026-11-23 11:28:03.016+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdce-7658-81b7-4594b52ed87d	2026-11-23 11:28:03.016386+00	2	suspend	active	suspended	data_error	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdce-7658-81b7-4594b52ed87d	2026-11-23 11:28:03.016386+00	3	reinstate	suspended	active	data_error	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd2-70a7-b423-26ba1df0ca0b	2026-11-23 11:28:03.016386+00	2	suspend	active	suspended	data_error	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd4-72ee-b2e3-307be0a464a9	2026-11-23 11:28:03.016386+00	2	revoke	active	revoked	data_error	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd7-7286-b871-1d266d7d93e9	2026-11-23 11:28:03.016386+00	2	supersede	active	superseded	data_error	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-be07-7525-be4a-58400aade626	2026-11-23 11:28:03.016+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd9-7563-925d-44b7a01e19a5	2026-11-23 11:28:03.016+00	1	\N	\N	active	\N	\N	\N	system	demo		\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd9-7563-925d-44b7a01e19a5	2026-12-01 11:28:03.016386+00	2	erase	active	active	\N	\N	\N	system	demo		\N
\.


--
-- Data for Name: certificates_certificatekey; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_certificatekey (issuer_id, certificate_id, product, serial_number, batch, order_no, plant, line, holder_email, other) FROM stdin;
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3e6-7717-8a97-71b568130a24	-1930789338769306429	5303739707610820603	3878796196104954748	4430751822053414552	-336338992315867128	-5959953408447170871	\N	-4085294050598419520
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3e6-7717-8a97-71b568130a24	\N	\N	\N	\N	\N	\N	\N	-2935536649968989599
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3e6-7717-8a97-71b568130a24	\N	\N	\N	\N	\N	\N	\N	-797768393622556211
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3f0-77c5-abe8-75c943869341	-1930789338769306429	4418034190303151832	3878796196104954748	4430751822053414552	-336338992315867128	-5959953408447170871	\N	-2935536649968989599
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3f0-77c5-abe8-75c943869341	\N	\N	\N	\N	\N	\N	\N	-797768393622556211
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3f0-77c5-abe8-75c943869341	\N	\N	\N	\N	\N	\N	\N	8893653901244258037
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3f5-77b2-9dec-31f742bb3c80	-1930789338769306429	-1156510511718049106	3878796196104954748	4430751822053414552	-336338992315867128	-5959953408447170871	\N	-4217589914079139246
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3f5-77b2-9dec-31f742bb3c80	\N	\N	\N	\N	\N	\N	\N	-2935536649968989599
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3f5-77b2-9dec-31f742bb3c80	\N	\N	\N	\N	\N	\N	\N	-797768393622556211
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3f8-7538-bd31-ef35d35d9afc	-1930789338769306429	-3521401942122196086	3878796196104954748	4430751822053414552	-336338992315867128	-5959953408447170871	\N	-8991103476641501555
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3f8-7538-bd31-ef35d35d9afc	\N	\N	\N	\N	\N	\N	\N	-2935536649968989599
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3f8-7538-bd31-ef35d35d9afc	\N	\N	\N	\N	\N	\N	\N	-797768393622556211
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3fd-7206-b47b-df0c17c7bb38	-1930789338769306429	-3615695442932953913	3878796196104954748	4430751822053414552	-336338992315867128	-5959953408447170871	\N	-3807609930162642572
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3fd-7206-b47b-df0c17c7bb38	\N	\N	\N	\N	\N	\N	\N	-2935536649968989599
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3fd-7206-b47b-df0c17c7bb38	\N	\N	\N	\N	\N	\N	\N	-797768393622556211
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b40d-7345-91fb-10a23028548b	-1930789338769306429	-3369441765571360031	3878796196104954748	4430751822053414552	-336338992315867128	-5959953408447170871	\N	-2935536649968989599
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b40d-7345-91fb-10a23028548b	\N	\N	\N	\N	\N	\N	\N	-797768393622556211
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b40d-7345-91fb-10a23028548b	\N	\N	\N	\N	\N	\N	\N	2383967968112297073
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b419-710b-bbcf-03dd54956941	-1930789338769306429	-4315473403481780896	3878796196104954748	4430751822053414552	-336338992315867128	-5959953408447170871	\N	-5921831773649096619
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b419-710b-bbcf-03dd54956941	\N	\N	\N	\N	\N	\N	\N	-2935536649968989599
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b419-710b-bbcf-03dd54956941	\N	\N	\N	\N	\N	\N	\N	-797768393622556211
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b41f-703e-babd-2f1f34621590	-1930789338769306429	5681252025860087301	3878796196104954748	4430751822053414552	-336338992315867128	-5959953408447170871	\N	-2935536649968989599
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b41f-703e-babd-2f1f34621590	\N	\N	\N	\N	\N	\N	\N	-797768393622556211
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b41f-703e-babd-2f1f34621590	\N	\N	\N	\N	\N	\N	\N	9105721794464751213
01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b53f-76a7-af7f-e65c6e288ff6	\N	\N	\N	\N	\N	\N	3108025953025250721	-4172330691443828976
01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b53f-76a7-af7f-e65c6e288ff6	\N	\N	\N	\N	\N	\N	\N	2822306287072178737
01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b53f-76a7-af7f-e65c6e288ff6	\N	\N	\N	\N	\N	\N	\N	8317407293166493828
01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b53f-76a7-af7f-e65e0f1e798a	\N	\N	\N	\N	\N	\N	8042686134711381556	-7044800615972157160
01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b53f-76a7-af7f-e65e0f1e798a	\N	\N	\N	\N	\N	\N	\N	-7013484754477075145
01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b53f-76a7-af7f-e65e0f1e798a	\N	\N	\N	\N	\N	\N	\N	-6424826730809868704
01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b53f-76a7-af7f-e660519b759c	\N	\N	\N	\N	\N	\N	-4526656187739641297	2518403483990982827
01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b53f-76a7-af7f-e660519b759c	\N	\N	\N	\N	\N	\N	\N	5610430530736821248
01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b53f-76a7-af7f-e660519b759c	\N	\N	\N	\N	\N	\N	\N	8561710737028803759
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd30-713e-847b-a4061ba1f513	-6413756125859953402	2688838675375268686	-8880785918912487079	7761541991182697615	521262832642565884	-1489417925069582434	-5556169464202811640	-7512656268514997639
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd30-713e-847b-a4061ba1f513	1228902055041561084	\N	-2934754709317001459	\N	\N	\N	\N	\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd42-71c5-b3cc-5ffa3f98677d	-6413756125859953402	6993512420302475785	-8880785918912487079	7761541991182697615	521262832642565884	-1489417925069582434	-5556169464202811640	2699871474766915694
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd42-71c5-b3cc-5ffa3f98677d	1228902055041561084	\N	-2934754709317001459	\N	\N	\N	\N	\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd46-771e-bbe6-86392b23c036	-6413756125859953402	3367799428504636593	-8880785918912487079	7761541991182697615	521262832642565884	-1489417925069582434	-5556169464202811640	-1806997420779273225
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd46-771e-bbe6-86392b23c036	1228902055041561084	\N	-2934754709317001459	\N	\N	\N	\N	\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd4c-7397-b76a-30b01e59ee24	-6413756125859953402	-1974089147506232689	-8880785918912487079	7761541991182697615	521262832642565884	-1489417925069582434	-5556169464202811640	-1251029567573910596
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd4c-7397-b76a-30b01e59ee24	1228902055041561084	\N	-2934754709317001459	\N	\N	\N	\N	\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd5f-70f2-b8db-95a530a81211	-6413756125859953402	4884448472168147787	-8880785918912487079	7761541991182697615	521262832642565884	-1489417925069582434	-5556169464202811640	-5423123588762738526
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd5f-70f2-b8db-95a530a81211	1228902055041561084	\N	-2934754709317001459	\N	\N	\N	\N	\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd60-7404-a4b8-b4ee9bd8afc1	-6413756125859953402	-2821515991063530035	-8880785918912487079	7761541991182697615	521262832642565884	-1489417925069582434	-5556169464202811640	9190386185571935908
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd60-7404-a4b8-b4ee9bd8afc1	1228902055041561084	\N	-2934754709317001459	\N	\N	\N	\N	\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd60-7404-a4b8-b4f0175eca81	-6413756125859953402	-6362266809326035644	-8880785918912487079	7761541991182697615	521262832642565884	-1489417925069582434	-5556169464202811640	3628920187759797708
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd60-7404-a4b8-b4f0175eca81	1228902055041561084	\N	-2934754709317001459	\N	\N	\N	\N	\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd60-7404-a4b8-b4f23d8dcfe9	-6413756125859953402	7135445114479278	-8880785918912487079	7761541991182697615	521262832642565884	-1489417925069582434	-5556169464202811640	1804147004106297563
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd60-7404-a4b8-b4f23d8dcfe9	1228902055041561084	\N	-2934754709317001459	\N	\N	\N	\N	\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd85-71fc-ba65-72640d9e6cd3	-6413756125859953402	-3512635018721481367	-8880785918912487079	7761541991182697615	521262832642565884	-1489417925069582434	-5556169464202811640	-8810633007274148011
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd85-71fc-ba65-72640d9e6cd3	1228902055041561084	\N	-2934754709317001459	\N	\N	\N	\N	\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdce-7658-81b7-4594b52ed87d	-7398088474898720915	6543333111331619409	-3127137836808072832	-7480605060117537262	-417652641397381297	-4080078914327446674	5110468966002312847	1504704387298565904
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdce-7658-81b7-4594b52ed87d	5671737404910800411	\N	7297559253394376782	\N	\N	\N	\N	\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd2-70a7-b423-26ba1df0ca0b	-7398088474898720915	2830092070921800326	-3127137836808072832	-7480605060117537262	-417652641397381297	-4080078914327446674	5110468966002312847	-2326586943629876863
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd2-70a7-b423-26ba1df0ca0b	5671737404910800411	\N	7297559253394376782	\N	\N	\N	\N	\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd4-72ee-b2e3-307be0a464a9	-7398088474898720915	-8580830571208146104	-3127137836808072832	-7480605060117537262	-417652641397381297	-4080078914327446674	5110468966002312847	5167825353297336253
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd4-72ee-b2e3-307be0a464a9	5671737404910800411	\N	7297559253394376782	\N	\N	\N	\N	\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd7-7286-b871-1d266d7d93e9	-7398088474898720915	6886598160151534171	-3127137836808072832	-7480605060117537262	-417652641397381297	-4080078914327446674	5110468966002312847	568186552521627136
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd7-7286-b871-1d266d7d93e9	5671737404910800411	\N	7297559253394376782	\N	\N	\N	\N	\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bddc-701e-9c29-3140c374f1cc	-7398088474898720915	6233344287819731111	-3127137836808072832	-7480605060117537262	-417652641397381297	-4080078914327446674	5110468966002312847	-7301141089676026470
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bddc-701e-9c29-3140c374f1cc	5671737404910800411	\N	7297559253394376782	\N	\N	\N	\N	\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bddc-701e-9c29-3142dc4ba378	-7398088474898720915	-2323226535612980681	-3127137836808072832	-7480605060117537262	-417652641397381297	-4080078914327446674	5110468966002312847	5986543742743204561
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bddc-701e-9c29-3142dc4ba378	5671737404910800411	\N	7297559253394376782	\N	\N	\N	\N	\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bddc-701e-9c29-3144a0a679e9	-7398088474898720915	-136371737440202625	-3127137836808072832	-7480605060117537262	-417652641397381297	-4080078914327446674	5110468966002312847	-1430625217290385098
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bddc-701e-9c29-3144a0a679e9	5671737404910800411	\N	7297559253394376782	\N	\N	\N	\N	\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bddc-701e-9c29-314694f35490	-7398088474898720915	5600830761872638966	-3127137836808072832	-7480605060117537262	-417652641397381297	-4080078914327446674	5110468966002312847	-5547061447240628246
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bddc-701e-9c29-314694f35490	5671737404910800411	\N	7297559253394376782	\N	\N	\N	\N	\N
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-be07-7525-be4a-58400aade626	-7398088474898720915	-3712531962381151142	-3127137836808072832	-7480605060117537262	-417652641397381297	-4080078914327446674	5110468966002312847	-1923119166064519714
01a20829-b3ac-7262-8534-c856a44b0480	01a20829-be07-7525-be4a-58400aade626	5671737404910800411	\N	7297559253394376782	\N	\N	\N	\N	\N
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
2	training	\N	2026-11-23 11:28:00.468856+00	01a20829-b3ac-7262-8534-c856a44b0480	2
3	en10204-3-1	\N	2026-11-23 11:28:00.557602+00	01a20829-b42a-726e-9d75-d6d121d3d987	3
4	training	\N	2026-11-23 11:28:00.565293+00	01a20829-b42a-726e-9d75-d6d121d3d987	4
1	en10204-3-1	\N	2026-11-23 11:28:00.433818+00	01a20829-b3ac-7262-8534-c856a44b0480	1
5	diploma	\N	2026-11-23 11:28:00.602811+00	01a20829-b42a-726e-9d75-d6d121d3d987	5
\.


--
-- Data for Name: certificates_companyprefix; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_companyprefix (id, prefix, state, note, claimed_at, decided_at, issuer_id) FROM stdin;
1	952	confirmed	GS1 keeps 952 for examples.	2026-11-23 11:28:00.571979+00	2026-11-23 11:28:00.584941+00	01a20829-b3ac-7262-8534-c856a44b0480
\.


--
-- Data for Name: certificates_erasure; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_erasure (id, mode, requested_at, execute_at, undone_at, erased_at, swept_at, actor_kind, actor_id, request_id, ip, issuer_id) FROM stdin;
01a20829-bd9d-7048-a71a-7aa7e3e64ab2	live	2026-11-23 11:28:02.809368+00	2026-11-30 11:28:02.809368+00	\N	2026-12-01 11:28:02.809368+00	\N	system	demo		\N	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-be1f-71ed-8239-e77843275f79	test	2026-11-23 11:28:03.016386+00	2026-11-30 11:28:03.016386+00	\N	2026-12-01 11:28:03.016386+00	\N	system	demo		\N	01a20829-b3ac-7262-8534-c856a44b0480
\.


--
-- Data for Name: certificates_hold; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_hold (id, issuer_id, reason, public_note, actor_kind, actor_id, placed_at, lifted_at, certificate_id, job_id) FROM stdin;
01a20829-b403-70f5-8b17-fc06f09ff155	01a20829-b3ac-7262-8534-c856a44b0480	recall	\N	system	demo	2026-11-23 11:28:00.473078+00	\N	01a20829-b3fd-7206-b47b-df0c17c7bb38	\N
01a20829-bd6c-7509-a25b-3827b0adeecf	01a20829-b3ac-7262-8534-c856a44b0480	data_error	\N	system	demo	2026-11-23 11:28:02.809368+00	2026-11-23 11:28:02.809368+00	01a20829-bd30-713e-847b-a4061ba1f513	\N
01a20829-bd79-756b-b590-631897597b62	01a20829-b3ac-7262-8534-c856a44b0480	data_error	\N	system	demo	2026-11-23 11:28:02.809368+00	\N	01a20829-bd42-71c5-b3cc-5ffa3f98677d	\N
01a20829-bde3-776e-be8f-d6cf07beac1d	01a20829-b3ac-7262-8534-c856a44b0480	data_error	\N	system	demo	2026-11-23 11:28:03.016386+00	2026-11-23 11:28:03.016386+00	01a20829-bdce-7658-81b7-4594b52ed87d	\N
01a20829-bdef-76a3-a732-ee28a5db6d05	01a20829-b3ac-7262-8534-c856a44b0480	data_error	\N	system	demo	2026-11-23 11:28:03.016386+00	\N	01a20829-bdd2-70a7-b423-26ba1df0ca0b	\N
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
live	blerta hoxhe	01a20829-b53f-76a7-af7f-e65e0f1e798a	01a20829-b42a-726e-9d75-d6d121d3d987
live	francois l hopital	01a20829-b53f-76a7-af7f-e660519b759c	01a20829-b42a-726e-9d75-d6d121d3d987
live	hopital francois l	01a20829-b53f-76a7-af7f-e660519b759c	01a20829-b42a-726e-9d75-d6d121d3d987
live	hoxhe blerta	01a20829-b53f-76a7-af7f-e65e0f1e798a	01a20829-b42a-726e-9d75-d6d121d3d987
live	jurgen weiss	01a20829-b53f-76a7-af7f-e65c6e288ff6	01a20829-b42a-726e-9d75-d6d121d3d987
live	l hopital francois	01a20829-b53f-76a7-af7f-e660519b759c	01a20829-b42a-726e-9d75-d6d121d3d987
live	weiss jurgen	01a20829-b53f-76a7-af7f-e65c6e288ff6	01a20829-b42a-726e-9d75-d6d121d3d987
live	arta krasniqi	01a20829-bd30-713e-847b-a4061ba1f513	01a20829-b3ac-7262-8534-c856a44b0480
live	krasniqi arta	01a20829-bd30-713e-847b-a4061ba1f513	01a20829-b3ac-7262-8534-c856a44b0480
live	arta krasniqi	01a20829-bd42-71c5-b3cc-5ffa3f98677d	01a20829-b3ac-7262-8534-c856a44b0480
live	krasniqi arta	01a20829-bd42-71c5-b3cc-5ffa3f98677d	01a20829-b3ac-7262-8534-c856a44b0480
live	arta krasniqi	01a20829-bd46-771e-bbe6-86392b23c036	01a20829-b3ac-7262-8534-c856a44b0480
live	krasniqi arta	01a20829-bd46-771e-bbe6-86392b23c036	01a20829-b3ac-7262-8534-c856a44b0480
live	arta krasniqi	01a20829-bd4c-7397-b76a-30b01e59ee24	01a20829-b3ac-7262-8534-c856a44b0480
live	krasniqi arta	01a20829-bd4c-7397-b76a-30b01e59ee24	01a20829-b3ac-7262-8534-c856a44b0480
live	arta krasniqi	01a20829-bd5f-70f2-b8db-95a530a81211	01a20829-b3ac-7262-8534-c856a44b0480
live	arta krasniqi	01a20829-bd60-7404-a4b8-b4ee9bd8afc1	01a20829-b3ac-7262-8534-c856a44b0480
live	arta krasniqi	01a20829-bd60-7404-a4b8-b4f0175eca81	01a20829-b3ac-7262-8534-c856a44b0480
live	arta krasniqi	01a20829-bd60-7404-a4b8-b4f23d8dcfe9	01a20829-b3ac-7262-8534-c856a44b0480
live	krasniqi arta	01a20829-bd5f-70f2-b8db-95a530a81211	01a20829-b3ac-7262-8534-c856a44b0480
live	krasniqi arta	01a20829-bd60-7404-a4b8-b4ee9bd8afc1	01a20829-b3ac-7262-8534-c856a44b0480
live	krasniqi arta	01a20829-bd60-7404-a4b8-b4f0175eca81	01a20829-b3ac-7262-8534-c856a44b0480
live	krasniqi arta	01a20829-bd60-7404-a4b8-b4f23d8dcfe9	01a20829-b3ac-7262-8534-c856a44b0480
live	arta krasniqi	01a20829-bd85-71fc-ba65-72640d9e6cd3	01a20829-b3ac-7262-8534-c856a44b0480
live	krasniqi arta	01a20829-bd85-71fc-ba65-72640d9e6cd3	01a20829-b3ac-7262-8534-c856a44b0480
test	arta krasniqi	01a20829-bdce-7658-81b7-4594b52ed87d	01a20829-b3ac-7262-8534-c856a44b0480
test	krasniqi arta	01a20829-bdce-7658-81b7-4594b52ed87d	01a20829-b3ac-7262-8534-c856a44b0480
test	arta krasniqi	01a20829-bdd2-70a7-b423-26ba1df0ca0b	01a20829-b3ac-7262-8534-c856a44b0480
test	krasniqi arta	01a20829-bdd2-70a7-b423-26ba1df0ca0b	01a20829-b3ac-7262-8534-c856a44b0480
test	arta krasniqi	01a20829-bdd4-72ee-b2e3-307be0a464a9	01a20829-b3ac-7262-8534-c856a44b0480
test	krasniqi arta	01a20829-bdd4-72ee-b2e3-307be0a464a9	01a20829-b3ac-7262-8534-c856a44b0480
test	arta krasniqi	01a20829-bdd7-7286-b871-1d266d7d93e9	01a20829-b3ac-7262-8534-c856a44b0480
test	krasniqi arta	01a20829-bdd7-7286-b871-1d266d7d93e9	01a20829-b3ac-7262-8534-c856a44b0480
test	arta krasniqi	01a20829-bddc-701e-9c29-3140c374f1cc	01a20829-b3ac-7262-8534-c856a44b0480
test	arta krasniqi	01a20829-bddc-701e-9c29-3142dc4ba378	01a20829-b3ac-7262-8534-c856a44b0480
test	arta krasniqi	01a20829-bddc-701e-9c29-3144a0a679e9	01a20829-b3ac-7262-8534-c856a44b0480
test	arta krasniqi	01a20829-bddc-701e-9c29-314694f35490	01a20829-b3ac-7262-8534-c856a44b0480
test	krasniqi arta	01a20829-bddc-701e-9c29-3140c374f1cc	01a20829-b3ac-7262-8534-c856a44b0480
test	krasniqi arta	01a20829-bddc-701e-9c29-3142dc4ba378	01a20829-b3ac-7262-8534-c856a44b0480
test	krasniqi arta	01a20829-bddc-701e-9c29-3144a0a679e9	01a20829-b3ac-7262-8534-c856a44b0480
test	krasniqi arta	01a20829-bddc-701e-9c29-314694f35490	01a20829-b3ac-7262-8534-c856a44b0480
test	arta krasniqi	01a20829-be07-7525-be4a-58400aade626	01a20829-b3ac-7262-8534-c856a44b0480
test	krasniqi arta	01a20829-be07-7525-be4a-58400aade626	01a20829-b3ac-7262-8534-c856a44b0480
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
3	test	3.1-2025-{}	2	01a20829-b3ac-7262-8534-c856a44b0480
5	live	DIP-2026-{}	4	01a20829-b42a-726e-9d75-d6d121d3d987
6	live	3.1-2026-{}	16	01a20829-b3ac-7262-8534-c856a44b0480
1	test	3.1-2026-{}	23	01a20829-b3ac-7262-8534-c856a44b0480
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
1	01a20829-b3ac-7262-8534-c856a44b0480	1	product	Abnahmeprüfzeugnis 3.1	Inspection certificate 3.1	Certificat de réception 3.1	Certifikatë inspektimi 3.1	Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).	With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).	Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).	Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).	{productId,serialNumber}	\N	never		[{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaserAddress", "kind": "text", "unit": "", "label": {"de": "Anschrift des Bestellers", "en": "Purchaser’s address", "fr": "Adresse de l’acheteur", "sq": "Adresa e blerësit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	3.1-{year}-{seq:6}	[]	none	f	f	\N	report	t	{"productPage": "https://muster.example/products/{gtin}"}	2026-11-23 11:28:00.433818+00	1	{"map": {}, "profile": "untp-dcc", "standard": "EN 10204 3.1", "assessorLevel": "self", "achievementType": "", "attestationType": "inspection"}
2	01a20829-b3ac-7262-8534-c856a44b0480	1	person	Schulungsnachweis	Training certificate	Attestation de formation	Certifikatë trajnimi	Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.	Confirms that a person took part in a training, and with which result.	Confirme la participation d’une personne à une formation, et son résultat.	Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.	{holderName}	24	name		[{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	TR-{year}-{seq:5}	[]	external_ref	f	f	\N	training	f	{}	2026-11-23 11:28:00.468856+00	2	{"map": {}, "profile": "open-badges", "standard": "", "assessorLevel": "", "achievementType": "CertificateOfCompletion", "attestationType": ""}
3	01a20829-b42a-726e-9d75-d6d121d3d987	1	product	Abnahmeprüfzeugnis 3.1	Inspection certificate 3.1	Certificat de réception 3.1	Certifikatë inspektimi 3.1	Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).	With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).	Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).	Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).	{productId,serialNumber}	\N	never		[{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaserAddress", "kind": "text", "unit": "", "label": {"de": "Anschrift des Bestellers", "en": "Purchaser’s address", "fr": "Adresse de l’acheteur", "sq": "Adresa e blerësit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	3.1-{year}-{seq:6}	[]	none	f	f	\N	report	t	{"productPage": "https://muster.example/products/{gtin}"}	2026-11-23 11:28:00.557602+00	3	{"map": {}, "profile": "untp-dcc", "standard": "EN 10204 3.1", "assessorLevel": "self", "achievementType": "", "attestationType": "inspection"}
4	01a20829-b42a-726e-9d75-d6d121d3d987	1	person	Schulungsnachweis	Training certificate	Attestation de formation	Certifikatë trajnimi	Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.	Confirms that a person took part in a training, and with which result.	Confirme la participation d’une personne à une formation, et son résultat.	Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.	{holderName}	24	name		[{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	TR-{year}-{seq:5}	[]	external_ref	f	f	\N	training	f	{}	2026-11-23 11:28:00.565293+00	4	{"map": {}, "profile": "open-badges", "standard": "", "assessorLevel": "", "achievementType": "CertificateOfCompletion", "attestationType": ""}
5	01a20829-b42a-726e-9d75-d6d121d3d987	1	person	Diplom	Diploma	Diplôme	Diplomë	Verleiht nach bestandenem Studium oder bestandener Ausbildung eine Qualifikation.	Awards a qualification after a programme of study or training was passed.	Décerne un titre à l’issue d’études ou d’une formation réussies.	Jep një kualifikim pas përfundimit me sukses të studimeve ose të shkollimit.	{holderName}	\N	name		[{"key": "dateOfBirth", "kind": "date", "unit": "", "label": {"de": "Geburtsdatum", "en": "Date of birth", "fr": "Date de naissance", "sq": "Data e lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "placeOfBirth", "kind": "text", "unit": "", "label": {"de": "Geburtsort", "en": "Place of birth", "fr": "Lieu de naissance", "sq": "Vendi i lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "studentNo", "kind": "text", "unit": "", "label": {"de": "Matrikelnummer", "en": "Student number", "fr": "N° d’étudiant", "sq": "Numri i studentit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programme", "kind": "text", "unit": "", "label": {"de": "Studiengang", "en": "Programme of study", "fr": "Filière d’études", "sq": "Programi i studimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kennung des Studiengangs", "en": "Programme code", "fr": "Code de la filière", "sq": "Kodi i programit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "qualification", "kind": "text", "unit": "", "label": {"de": "Verliehene Qualifikation", "en": "Qualification awarded", "fr": "Titre décerné", "sq": "Kualifikimi i fituar"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "eqfLevel", "kind": "choice", "unit": "", "label": {"de": "EQR-Niveau", "en": "EQF level", "fr": "Niveau CEC", "sq": "Niveli KEK"}, "public": true, "choices": ["1", "2", "3", "4", "5", "6", "7", "8"], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Gesamtnote", "en": "Overall grade", "fr": "Note finale", "sq": "Nota përfundimtare"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "thesis", "kind": "text", "unit": "", "label": {"de": "Thema der Abschlussarbeit", "en": "Title of the thesis", "fr": "Sujet du mémoire", "sq": "Tema e punimit të diplomës"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "languageOfInstruction", "kind": "text", "unit": "", "label": {"de": "Unterrichtssprache", "en": "Language of instruction", "fr": "Langue d’enseignement", "sq": "Gjuha e mësimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date d’obtention", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "transcript", "kind": "table", "unit": "", "label": {"de": "Leistungsübersicht", "en": "Transcript of records", "fr": "Relevé de notes", "sq": "Transkripta e notave"}, "public": false, "choices": [], "columns": [{"label": {"de": "Modul", "en": "Module", "fr": "Module", "sq": "Moduli"}}, {"label": {"de": "Punkte", "en": "Credits", "fr": "Crédits", "sq": "Kreditet"}}, {"label": {"de": "Note", "en": "Grade", "fr": "Note", "sq": "Nota"}}], "required": false, "maxLength": 1000, "searchable": false}]	f	DIP-{year}-{seq:5}	[]	external_ref	f	f	\N	diploma	f	{}	2026-11-23 11:28:00.602811+00	5	{"map": {}, "profile": "open-badges", "standard": "", "assessorLevel": "", "achievementType": "Diploma", "attestationType": ""}
\.


--
-- Data for Name: certificates_unlogged; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_unlogged (id, certificate_id, sequence, at, mode, signing_key_id, statement) FROM stdin;
1	01a20829-b3e6-7717-8a97-71b568130a24	1	\N	\N	\N	\N
2	01a20829-b3f0-77c5-abe8-75c943869341	1	\N	\N	\N	\N
3	01a20829-b3f5-77b2-9dec-31f742bb3c80	1	\N	\N	\N	\N
4	01a20829-b3f8-7538-bd31-ef35d35d9afc	1	\N	\N	\N	\N
5	01a20829-b3fd-7206-b47b-df0c17c7bb38	1	\N	\N	\N	\N
6	01a20829-b3fd-7206-b47b-df0c17c7bb38	2	\N	\N	\N	\N
7	01a20829-b40d-7345-91fb-10a23028548b	1	\N	\N	\N	\N
8	01a20829-b40d-7345-91fb-10a23028548b	2	\N	\N	\N	\N
9	01a20829-b419-710b-bbcf-03dd54956941	1	\N	\N	\N	\N
10	01a20829-b419-710b-bbcf-03dd54956941	2	\N	\N	\N	\N
11	01a20829-b41f-703e-babd-2f1f34621590	1	\N	\N	\N	\N
12	01a20829-b53f-76a7-af7f-e65c6e288ff6	1	\N	\N	\N	\N
13	01a20829-b53f-76a7-af7f-e65e0f1e798a	1	\N	\N	\N	\N
14	01a20829-b53f-76a7-af7f-e660519b759c	1	\N	\N	\N	\N
15	01a20829-bd30-713e-847b-a4061ba1f513	1	\N	\N	\N	\N
16	01a20829-bd42-71c5-b3cc-5ffa3f98677d	1	\N	\N	\N	\N
17	01a20829-bd46-771e-bbe6-86392b23c036	1	\N	\N	\N	\N
18	01a20829-bd4c-7397-b76a-30b01e59ee24	1	\N	\N	\N	\N
19	01a20829-bd54-737c-8595-7a6f9b902666	1	\N	\N	\N	\N
20	01a20829-bd5f-70f2-b8db-95a530a81211	1	\N	\N	\N	\N
21	01a20829-bd60-7404-a4b8-b4ee9bd8afc1	1	\N	\N	\N	\N
22	01a20829-bd60-7404-a4b8-b4f0175eca81	1	\N	\N	\N	\N
23	01a20829-bd60-7404-a4b8-b4f23d8dcfe9	1	\N	\N	\N	\N
24	01a20829-bd30-713e-847b-a4061ba1f513	2	\N	\N	\N	\N
25	01a20829-bd30-713e-847b-a4061ba1f513	3	\N	\N	\N	\N
26	01a20829-bd42-71c5-b3cc-5ffa3f98677d	2	\N	\N	\N	\N
27	01a20829-bd46-771e-bbe6-86392b23c036	2	\N	\N	\N	\N
28	01a20829-bd4c-7397-b76a-30b01e59ee24	2	\N	\N	\N	\N
29	01a20829-bd85-71fc-ba65-72640d9e6cd3	1	\N	\N	\N	\N
30	01a20829-bd54-737c-8595-7a6f9b902666	2	\N	\N	\N	\N
31	01a20829-bdce-7658-81b7-4594b52ed87d	1	\N	\N	\N	\N
32	01a20829-bdd2-70a7-b423-26ba1df0ca0b	1	\N	\N	\N	\N
33	01a20829-bdd4-72ee-b2e3-307be0a464a9	1	\N	\N	\N	\N
34	01a20829-bdd7-7286-b871-1d266d7d93e9	1	\N	\N	\N	\N
35	01a20829-bdd9-7563-925d-44b7a01e19a5	1	\N	\N	\N	\N
36	01a20829-bddc-701e-9c29-3140c374f1cc	1	\N	\N	\N	\N
37	01a20829-bddc-701e-9c29-3142dc4ba378	1	\N	\N	\N	\N
38	01a20829-bddc-701e-9c29-3144a0a679e9	1	\N	\N	\N	\N
39	01a20829-bddc-701e-9c29-314694f35490	1	\N	\N	\N	\N
40	01a20829-bdce-7658-81b7-4594b52ed87d	2	\N	\N	\N	\N
41	01a20829-bdce-7658-81b7-4594b52ed87d	3	\N	\N	\N	\N
42	01a20829-bdd2-70a7-b423-26ba1df0ca0b	2	\N	\N	\N	\N
43	01a20829-bdd4-72ee-b2e3-307be0a464a9	2	\N	\N	\N	\N
44	01a20829-bdd7-7286-b871-1d266d7d93e9	2	\N	\N	\N	\N
45	01a20829-be07-7525-be4a-58400aade626	1	\N	\N	\N	\N
46	01a20829-bdd9-7563-925d-44b7a01e19a5	2	\N	\N	\N	\N
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
1	contenttypes	0001_initial	2026-11-23 11:27:50.893104+00
2	contenttypes	0002_remove_content_type_name	2026-11-23 11:27:50.897862+00
3	auth	0001_initial	2026-11-23 11:27:50.913739+00
4	auth	0002_alter_permission_name_max_length	2026-11-23 11:27:50.917356+00
5	auth	0003_alter_user_email_max_length	2026-11-23 11:27:50.921963+00
6	auth	0004_alter_user_username_opts	2026-11-23 11:27:50.925302+00
7	auth	0005_alter_user_last_login_null	2026-11-23 11:27:50.928311+00
8	auth	0006_require_contenttypes_0002	2026-11-23 11:27:50.929218+00
9	auth	0007_alter_validators_add_error_messages	2026-11-23 11:27:50.931851+00
10	auth	0008_alter_user_username_max_length	2026-11-23 11:27:50.93447+00
11	auth	0009_alter_user_last_name_max_length	2026-11-23 11:27:50.937171+00
12	auth	0010_alter_group_name_max_length	2026-11-23 11:27:50.940793+00
13	auth	0011_update_proxy_permissions	2026-11-23 11:27:50.943753+00
14	auth	0012_alter_user_first_name_max_length	2026-11-23 11:27:50.946488+00
15	accounts	0001_version_1	2026-11-23 11:27:52.041131+00
16	account	0001_initial	2026-11-23 11:27:52.106145+00
17	account	0002_email_max_length	2026-11-23 11:27:52.440296+00
18	account	0003_alter_emailaddress_create_unique_verified_email	2026-11-23 11:27:52.468061+00
19	account	0004_alter_emailaddress_drop_unique_email	2026-11-23 11:27:52.48735+00
20	account	0005_emailaddress_idx_upper_email	2026-11-23 11:27:52.500119+00
21	account	0006_emailaddress_lower	2026-11-23 11:27:52.527687+00
22	account	0007_emailaddress_idx_email	2026-11-23 11:27:52.547504+00
23	account	0008_emailaddress_unique_primary_email_fixup	2026-11-23 11:27:52.574059+00
24	account	0009_emailaddress_unique_primary_email	2026-11-23 11:27:52.58486+00
25	admin	0001_initial	2026-11-23 11:27:52.614758+00
26	admin	0002_logentry_remove_auto_add	2026-11-23 11:27:52.632124+00
27	admin	0003_logentry_add_action_flag_choices	2026-11-23 11:27:52.649686+00
28	axes	0001_initial	2026-11-23 11:27:52.660747+00
29	axes	0002_auto_20151217_2044	2026-11-23 11:27:52.701275+00
30	axes	0003_auto_20160322_0929	2026-11-23 11:27:52.719428+00
31	axes	0004_auto_20181024_1538	2026-11-23 11:27:52.736607+00
32	axes	0005_remove_accessattempt_trusted	2026-11-23 11:27:52.740161+00
33	axes	0006_remove_accesslog_trusted	2026-11-23 11:27:52.743408+00
34	axes	0007_alter_accessattempt_unique_together	2026-11-23 11:27:52.773344+00
35	axes	0008_accessfailurelog	2026-11-23 11:27:52.779505+00
36	axes	0009_add_session_hash	2026-11-23 11:27:52.783401+00
37	axes	0010_accessattemptexpiration	2026-11-23 11:27:52.788798+00
38	certificates	0001_version_1	2026-11-23 11:27:54.610513+00
39	edu	0001_version_1	2026-11-23 11:27:56.085065+00
40	mfa	0001_initial	2026-11-23 11:27:56.153675+00
41	mfa	0002_authenticator_timestamps	2026-11-23 11:27:56.199383+00
42	mfa	0003_authenticator_type_uniq	2026-11-23 11:27:56.268251+00
43	sessions	0001_initial	2026-11-23 11:27:56.276513+00
44	webhooks	0001_version_1	2026-11-23 11:27:57.728234+00
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
01a20829-b4fe-7401-aa83-81ad8c98a880	live	2026-a	Klasa 2026 A	2026-05-26	2026-11-22	2026-11-23 11:28:00.602811+00	2026-11-23 11:28:00.602811+00	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b47a-714d-816a-fd2cb76b6af9	\N
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
01a20829-b50c-70ea-bcea-4be42d2ab273	live	enrolled	1		\N	[]		2026-11-23 11:28:00.602811+00	2026-11-23 11:28:00.602811+00	1	\N	01a20829-b4fe-7401-aa83-81ad8c98a880	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b47a-714d-816a-fd2cb76b6af9	01a20829-b4a1-77a4-81a8-d9cd91ba6ac0
01a20829-b50c-70ea-bcea-4be54bd66e09	live	enrolled	1		\N	[]		2026-11-23 11:28:00.602811+00	2026-11-23 11:28:00.602811+00	1	\N	01a20829-b4fe-7401-aa83-81ad8c98a880	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b47a-714d-816a-fd2cb76b6af9	01a20829-b4a9-7000-8c54-8f2a5caec92f
01a20829-b50c-70ea-bcea-4be64bd97122	live	enrolled	1		\N	[]		2026-11-23 11:28:00.602811+00	2026-11-23 11:28:00.602811+00	1	\N	01a20829-b4fe-7401-aa83-81ad8c98a880	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b47a-714d-816a-fd2cb76b6af9	01a20829-b4ae-7300-8339-e60368631fc1
01a20829-b50c-70ea-bcea-4be7e0463235	live	completed	1	1.7	2026-11-23	[{"code": "", "grade": "1.7", "title": "Elektrotechnik", "credits": "40"}, {"code": "", "grade": "1.3", "title": "Praktische Arbeit", "credits": "20"}]		2026-11-23 11:28:00.602811+00	2026-11-23 11:28:00.602811+00	2	01a20829-b53f-76a7-af7f-e65c6e288ff6	01a20829-b4fe-7401-aa83-81ad8c98a880	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b47a-714d-816a-fd2cb76b6af9	01a20829-b4b3-76b9-8652-0b00f4f98576
01a20829-b50c-70ea-bcea-4be805073dfe	live	completed	1	1.0	2026-11-23	[{"code": "", "grade": "1.0", "title": "Elektrotechnik", "credits": "40"}, {"code": "", "grade": "1.0", "title": "Praktische Arbeit", "credits": "20"}]		2026-11-23 11:28:00.602811+00	2026-11-23 11:28:00.602811+00	2	01a20829-b53f-76a7-af7f-e65e0f1e798a	01a20829-b4fe-7401-aa83-81ad8c98a880	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b47a-714d-816a-fd2cb76b6af9	01a20829-b4b7-7545-8ff0-3d22b337dc8b
01a20829-b50c-70ea-bcea-4be9f3296154	live	completed	1	2.3	2026-11-23	[{"code": "", "grade": "2.3", "title": "Elektrotechnik", "credits": "40"}, {"code": "", "grade": "2.7", "title": "Praktische Arbeit", "credits": "20"}]		2026-11-23 11:28:00.602811+00	2026-11-23 11:28:00.602811+00	2	01a20829-b53f-76a7-af7f-e660519b759c	01a20829-b4fe-7401-aa83-81ad8c98a880	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b47a-714d-816a-fd2cb76b6af9	01a20829-b4bb-727e-b2f2-fa32cb0f0f28
01a20829-b50c-70ea-bcea-4beacab00417	live	failed	1	5.0	2026-11-23	[]		2026-11-23 11:28:00.602811+00	2026-11-23 11:28:00.602811+00	2	\N	01a20829-b4fe-7401-aa83-81ad8c98a880	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b47a-714d-816a-fd2cb76b6af9	01a20829-b4bf-726b-b3c1-a2bbf8715e5e
01a20829-b50c-70ea-bcea-4bebf53c8f68	live	withdrawn	1		\N	[]		2026-11-23 11:28:00.602811+00	2026-11-23 11:28:00.602811+00	2	\N	01a20829-b4fe-7401-aa83-81ad8c98a880	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b47a-714d-816a-fd2cb76b6af9	01a20829-b4c3-7242-bd7b-279d612ff72f
\.


--
-- Data for Name: edu_onboarding; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_onboarding (issuer_id, legal_name, country, address, website, accreditation_body, accreditation_number, contact_name, contact_email, contact_phone, state, reason, submitted_at, decided_at, sequence, decided_by_id) FROM stdin;
01a20829-b42a-726e-9d75-d6d121d3d987	Shkolla Shembull SH.P.K.	AL	Rruga e Shkollës 1\n1001 Tiranë	https://shembull.example			Drita Shehu	drita.shehu@shembull.example		approved		2026-11-23 11:28:00.602811+00	2026-11-23 11:28:00.602811+00	2	1
\.


--
-- Data for Name: edu_program; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_program (id, code, name_de, name_en, name_fr, name_sq, description_de, description_en, description_fr, description_sq, eqf_level, credits, hours, attendance, language, learning_outcomes, alignment, validity_months, grade_scale, state, published_at, archived_at, created_at, changed_at, sequence, certificate_type_id, issuer_id, team_id) FROM stdin;
01a20829-b47a-714d-816a-fd2cb76b6af9	industrial-electronics	Industrieelektronik	Industrial electronics	Électronique industrielle	Elektronika industriale					4	60.00	900.00	blended	de	["Plant und prüft elektrische Anlagen nach EN 60204-1."]	[]	\N	{"max": "6", "min": "1", "kind": "numeric", "step": "0.1", "better": "lower", "passMark": "4"}	published	2026-11-23 11:28:00.602811+00	\N	2026-11-23 11:28:00.602811+00	2026-11-23 11:28:00.602811+00	2	5	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b463-71b9-aa43-53706bade758
\.


--
-- Data for Name: edu_recipient; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_recipient (id, mode, external_id, given_name, family_name, printed_name, email, locale, birth_date, birth_place, attributes, search_text, created_at, changed_at, sequence, erased_at, erasure_id, issuer_id, merged_into_id) FROM stdin;
01a20829-b4a1-77a4-81a8-d9cd91ba6ac0	live	S-1001	Përparim	Gashi		s-1001@example.com	sq	\N		{}	perparim gashi	2026-11-23 11:28:00.602811+00	2026-11-23 11:28:00.602811+00	1	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987	\N
01a20829-b4a9-7000-8c54-8f2a5caec92f	live	S-1002	Zoë	Çela-Groß		s-1002@example.com	de	\N		{}	zoe cela gross	2026-11-23 11:28:00.602811+00	2026-11-23 11:28:00.602811+00	1	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987	\N
01a20829-b4ae-7300-8339-e60368631fc1	live	S-1003	Élodie	Lefèvre		s-1003@example.com	fr	\N		{}	elodie lefevre	2026-11-23 11:28:00.602811+00	2026-11-23 11:28:00.602811+00	1	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987	\N
01a20829-b4b3-76b9-8652-0b00f4f98576	live	S-1004	Jürgen	Weiß		s-1004@example.com	de	\N		{}	jurgen weiss	2026-11-23 11:28:00.602811+00	2026-11-23 11:28:00.602811+00	1	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987	\N
01a20829-b4b7-7545-8ff0-3d22b337dc8b	live	S-1005	Blerta	Hoxhë		s-1005@example.com	sq	\N		{}	blerta hoxhe	2026-11-23 11:28:00.602811+00	2026-11-23 11:28:00.602811+00	1	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987	\N
01a20829-b4bb-727e-b2f2-fa32cb0f0f28	live	S-1006	François	L’Hôpital		s-1006@example.com	fr	\N		{}	francois l hopital	2026-11-23 11:28:00.602811+00	2026-11-23 11:28:00.602811+00	1	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987	\N
01a20829-b4bf-726b-b3c1-a2bbf8715e5e	live	S-1007	Ëngjëll	Çaushi		s-1007@example.com	sq	\N		{}	engjell caushi	2026-11-23 11:28:00.602811+00	2026-11-23 11:28:00.602811+00	1	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987	\N
01a20829-b4c3-7242-bd7b-279d612ff72f	live	S-1008	Sören	Übelhör		s-1008@example.com	de	\N		{}	soren ubelhor	2026-11-23 11:28:00.602811+00	2026-11-23 11:28:00.602811+00	1	\N	\N	01a20829-b42a-726e-9d75-d6d121d3d987	\N
\.


--
-- Data for Name: edu_team; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_team (id, name, created_at, sequence, issuer_id) FROM stdin;
01a20829-b463-71b9-aa43-53706bade758	Elektroteknikë	2026-11-23 11:28:00.602811+00	1	01a20829-b42a-726e-9d75-d6d121d3d987
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
01a20829-b46b-7256-a975-1ab7e93ef73e	01a20829-b42a-726e-9d75-d6d121d3d987	coordinator	2026-11-23 11:28:00.602811+00	1	01a20829-b463-71b9-aa43-53706bade758
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
01a20829-bd31-75b7-adda-51c2e64dafaf	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:28:02.871783+00	\N	2026-11-23 11:28:02.871783+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bcfd-71e2-bb1f-7ebe2325525c	01a20829-bd31-75b7-972a-40913418f239
01a20829-bd43-77e1-af02-cc986b8577ee	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:28:02.883399+00	\N	2026-11-23 11:28:02.883399+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bcfd-71e2-bb1f-7ebe2325525c	01a20829-bd43-77e1-9eb9-2c7fe83ccc95
01a20829-bd46-771e-9dcf-d86fd8a235fd	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:28:02.886777+00	\N	2026-11-23 11:28:02.886777+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bcfd-71e2-bb1f-7ebe2325525c	01a20829-bd46-771e-bbe6-863a5f3b8417
01a20829-bd4d-7334-942a-5c9f1ef5ac11	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:28:02.893388+00	\N	2026-11-23 11:28:02.893388+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bcfd-71e2-bb1f-7ebe2325525c	01a20829-bd4d-7334-97e8-98dbf14e1651
01a20829-bd54-737c-b763-18b69ba8143d	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:28:02.901064+00	\N	2026-11-23 11:28:02.901064+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bcfd-71e2-bb1f-7ebe2325525c	01a20829-bd54-737c-8595-7a70253d53c5
01a20829-bd60-7404-a643-8c221fb805cf	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:28:02.910824+00	\N	2026-11-23 11:28:02.910824+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bcfd-71e2-bb1f-7ebe2325525c	01a20829-bd60-7404-a4b8-b4edb1592b9d
01a20829-bd60-7404-a7f3-32dcba660c1f	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:28:02.910824+00	\N	2026-11-23 11:28:02.910824+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bcfd-71e2-bb1f-7ebe2325525c	01a20829-bd60-7404-a4b8-b4ef40f561ea
01a20829-bd60-7404-ad1b-05d4150a7b3d	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:28:02.910824+00	\N	2026-11-23 11:28:02.910824+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bcfd-71e2-bb1f-7ebe2325525c	01a20829-bd60-7404-a4b8-b4f1486b185c
01a20829-bd60-7404-a999-240614d7ea51	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:28:02.910824+00	\N	2026-11-23 11:28:02.910824+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bcfd-71e2-bb1f-7ebe2325525c	01a20829-bd60-7404-a4b8-b4f3bbdac876
01a20829-bd6d-735a-96fd-740ddf329690	live	certificate.suspended	pending	automatic	0	0	10	2026-11-23 11:28:02.922078+00	\N	2026-11-23 11:28:02.922078+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bcfd-71e2-bb1f-7ebe2325525c	01a20829-bd6d-735a-8c94-1df8bcf173c4
01a20829-bd74-7617-bac7-ee239feb0f29	live	certificate.reinstated	pending	automatic	0	0	10	2026-11-23 11:28:02.930392+00	\N	2026-11-23 11:28:02.930392+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bcfd-71e2-bb1f-7ebe2325525c	01a20829-bd74-7617-b402-ff6b3249ba37
01a20829-bd7a-73fb-935d-a87982197375	live	certificate.suspended	pending	automatic	0	0	10	2026-11-23 11:28:02.936907+00	\N	2026-11-23 11:28:02.936907+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bcfd-71e2-bb1f-7ebe2325525c	01a20829-bd7a-73fb-a540-5bf8d85274e4
01a20829-bd80-7105-8746-0d32654b4451	live	certificate.revoked	pending	automatic	0	0	10	2026-11-23 11:28:02.941589+00	\N	2026-11-23 11:28:02.941589+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bcfd-71e2-bb1f-7ebe2325525c	01a20829-bd80-7105-9eca-2f5e43187560
01a20829-bd87-742a-a4e1-1615c5df2ee4	live	certificate.superseded	pending	automatic	0	0	10	2026-11-23 11:28:02.947551+00	\N	2026-11-23 11:28:02.947551+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bcfd-71e2-bb1f-7ebe2325525c	01a20829-bd87-742a-bc40-33e4e1b734ca
01a20829-bd8a-706e-8ecb-6295f0e98ec4	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:28:02.947551+00	\N	2026-11-23 11:28:02.947551+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bcfd-71e2-bb1f-7ebe2325525c	01a20829-bd8a-706e-a2a8-1b90a9f3acb7
01a20829-bdb8-748f-be39-7f59c6a2294c	live	certificate.erased	pending	automatic	0	0	10	2026-11-23 11:28:02.990764+00	\N	2026-11-23 11:28:02.990764+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bcfd-71e2-bb1f-7ebe2325525c	01a20829-bdb8-748f-80e5-820c2f3116ff
01a20829-bdcf-7381-ac80-06fbde3ab028	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:28:03.024122+00	\N	2026-11-23 11:28:03.024122+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdca-7060-936d-72a1eeb42972	01a20829-bdcf-7381-9e95-d74c6271ac1d
01a20829-bdd2-70a7-baa5-53f2435fcd87	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:28:03.027188+00	\N	2026-11-23 11:28:03.027188+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdca-7060-936d-72a1eeb42972	01a20829-bdd2-70a7-b423-26bbde5f5dcc
01a20829-bdd4-72ee-9c05-6a06c88cb572	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:28:03.029063+00	\N	2026-11-23 11:28:03.029063+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdca-7060-936d-72a1eeb42972	01a20829-bdd4-72ee-b2e3-307c925f37a7
01a20829-bdd7-7286-9938-a68cc08a33f1	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:28:03.032129+00	\N	2026-11-23 11:28:03.032129+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdca-7060-936d-72a1eeb42972	01a20829-bdd7-7286-b871-1d277a2906f3
01a20829-bdd9-7563-bfe1-8bd676c5725a	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:28:03.033698+00	\N	2026-11-23 11:28:03.033698+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdca-7060-936d-72a1eeb42972	01a20829-bdd9-7563-925d-44b88daa7bab
01a20829-bddc-701e-857e-147988203d1b	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:28:03.036108+00	\N	2026-11-23 11:28:03.036108+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdca-7060-936d-72a1eeb42972	01a20829-bddc-701e-9c29-3141a096adb0
01a20829-bddc-701e-b54a-17d33e862432	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:28:03.036108+00	\N	2026-11-23 11:28:03.036108+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdca-7060-936d-72a1eeb42972	01a20829-bddc-701e-9c29-31437e3ae074
01a20829-bddc-701e-885d-305839737ae1	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:28:03.036108+00	\N	2026-11-23 11:28:03.036108+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdca-7060-936d-72a1eeb42972	01a20829-bddc-701e-9c29-31453fdde75d
01a20829-bddd-70b7-9d6c-709968d2c904	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:28:03.036108+00	\N	2026-11-23 11:28:03.036108+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdca-7060-936d-72a1eeb42972	01a20829-bddd-70b7-bb16-ae18b38b804a
01a20829-bde4-75da-b24f-34d8ab9963c7	test	certificate.suspended	pending	automatic	0	0	10	2026-11-23 11:28:03.04206+00	\N	2026-11-23 11:28:03.04206+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdca-7060-936d-72a1eeb42972	01a20829-bde4-75da-98a5-4bf11dba58d8
01a20829-bdeb-748d-bf1d-3f7ae96d73dd	test	certificate.reinstated	pending	automatic	0	0	10	2026-11-23 11:28:03.048752+00	\N	2026-11-23 11:28:03.048752+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdca-7060-936d-72a1eeb42972	01a20829-bdeb-748d-8299-0750f24f0398
01a20829-bdf0-77cc-a0b7-b9c90c6ac91b	test	certificate.suspended	pending	automatic	0	0	10	2026-11-23 11:28:03.054733+00	\N	2026-11-23 11:28:03.054733+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdca-7060-936d-72a1eeb42972	01a20829-bdf0-77cc-998c-10ca7f5ac3bd
01a20829-bdf7-7465-91f2-32143271be67	test	certificate.revoked	pending	automatic	0	0	10	2026-11-23 11:28:03.060834+00	\N	2026-11-23 11:28:03.060834+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdca-7060-936d-72a1eeb42972	01a20829-bdf7-7465-9e0b-4800589b9301
01a20829-be09-7018-b168-e5e772af8221	test	certificate.superseded	pending	automatic	0	0	10	2026-11-23 11:28:03.076004+00	\N	2026-11-23 11:28:03.076004+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdca-7060-936d-72a1eeb42972	01a20829-be09-7018-bb16-b9c104e2bdfb
01a20829-be0c-7736-8fd7-bd86a74d6fe1	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 11:28:03.076004+00	\N	2026-11-23 11:28:03.076004+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdca-7060-936d-72a1eeb42972	01a20829-be0c-7736-923f-a02980780bd7
01a20829-be30-760d-af37-3878852922d8	test	certificate.erased	pending	automatic	0	0	10	2026-11-23 11:28:03.114286+00	\N	2026-11-23 11:28:03.114286+00	\N	\N	\N	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdca-7060-936d-72a1eeb42972	01a20829-be30-760d-8b33-f93e6c4c52aa
\.


--
-- Data for Name: webhooks_endpoint; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.webhooks_endpoint (id, mode, url, description, events, headers, rate_limit, state, disabled_reason, disabled_at, created_at, updated_at, sequence, secret, old_secret, old_secret_until, failures, failure_share, failing_since, last_failure_at, last_success_at, window_from, clock_from, alarm_at, parked_until, notified, allowance, allowance_at, issuer_id) FROM stdin;
01a20829-bcfd-71e2-bb1f-7ebe2325525c	live	https://192.88.98.1/hook		{certificate.*}	gAAAAABrBCNCqsQ7JAy_R_7xNfbFrpOZNPDMQGzSbFOzvgCzqxtR4-4xkzwAubfUhU0K3Blc6u0j-SpxxlUpaUnhl53uoEmliw==	\N	active	\N	\N	2026-11-23 11:28:02.809368+00	2026-11-23 11:28:02.809368+00	0	gAAAAABrBCNCaq6baDE7PfXDDxw_1YbCCgeFOj_r2-0hawgi_QsE2_V06eOyUHxmZnRKli-x9cuusm9nNMI6Bvxo9KIwWoEnYq3IXwMnQTj_JXa9FklCoEtFlPb0o30nUGcXuq3PI4S1pPThWTBh12ITwolc2J5kqA==	\N	\N	0	0	\N	\N	\N	\N	\N	\N	\N	0	0	2026-11-23 11:28:02.814153+00	01a20829-b3ac-7262-8534-c856a44b0480
01a20829-bdca-7060-936d-72a1eeb42972	test	https://192.88.98.1/hook		{certificate.*}	gAAAAABrBCNDLU_cWUGbB5Ln13S4TvcsYfsx9Nu6iKzyH8dR_54MAoMhhUZ221juXbUxzJY7lOSFOzERgkPQ6hJNXUJluuth5w==	\N	active	\N	\N	2026-11-23 11:28:03.016386+00	2026-11-23 11:28:03.016386+00	0	gAAAAABrBCND0adS8DBLnq-ikPWjAw4utLZjyEdWVZEkDSvykBielcp7xbYuZJSeYY_DAOYavtSettH_OOBoxXqN-OJrO3pA7tQ0iPtIve5crinVIEs6BGM7piTc7dyM7ih79uq_Zrs9FPO-S852DG-uZebLtU7KWQ==	\N	\N	0	0	\N	\N	\N	\N	\N	\N	\N	0	0	2026-11-23 11:28:03.019063+00	01a20829-b3ac-7262-8534-c856a44b0480
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
01a20829-b3e7-72f0-b225-4749485d69e3	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3e6-7717-8a97-71b568130a24	2026-11-23 11:28:00.473+00	833	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3437335a222c226964223a226576745f30316d3834326b637a3765627262343961373935343574746633222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b637a36657762726e357668706e6d3136326834222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a2253414d504c452d3164343266663438222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b637a36657762726e357668706e6d3136326834227d7d	test	certificate.issued	
01a20829-b3f0-77c5-abe8-75ca4e33fc73	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3f0-77c5-abe8-75c943869341	2026-11-23 11:28:00.473+00	833	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3437335a222c226964223a226576745f30316d3834326b637a67657a32747174336e73393733377a336b222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b637a67657a32747174336e7335317264347431222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303032222c2265787465726e616c526566223a2253414d504c452d6263393536323064222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b637a67657a32747174336e7335317264347431227d7d	test	certificate.issued	
01a20829-b3f5-77b2-9dec-31f8aebbee74	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3f5-77b2-9dec-31f742bb3c80	2026-11-23 11:28:00.473+00	833	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3437335a222c226964223a226576745f30316d3834326b637a6e65797339767631687a32716271766b6d222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b637a6e65797339767631687978316270663430222c2263657274696669636174654e756d626572223a22332e312d323032352d303030303031222c2265787465726e616c526566223a2253414d504c452d3931313336663665222c22737461747573223a2265787069726564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b637a6e65797339767631687978316270663430227d7d	test	certificate.issued	
01a20829-b3f8-7538-bd31-ef363d0412d9	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3f8-7538-bd31-ef35d35d9afc	2026-11-23 11:28:00.473+00	833	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3437335a222c226964223a226576745f30316d3834326b637a72656d7762746366663672796738347073222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b637a72656d7762746366663671396e76367177222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303033222c2265787465726e616c526566223a2253414d504c452d3537313363383338222c22737461747573223a226e6f745f7965745f76616c6964222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b637a72656d7762746366663671396e76367177227d7d	test	certificate.issued	
01a20829-b3fe-731c-9ab8-fd55e09019d5	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3fd-7206-b47b-df0c17c7bb38	2026-11-23 11:28:00.473+00	833	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3437335a222c226964223a226576745f30316d3834326b637a79656365396e653778617167393036656e222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b637a78653833623879797a3167627766657372222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a2253414d504c452d6633376433306462222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b637a78653833623879797a3167627766657372227d7d	test	certificate.issued	
01a20829-b405-71e2-89b6-bff6aac06754	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b3fd-7206-b47b-df0c17c7bb38	2026-11-23 11:28:00.473078+00	833	2	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3437335a222c226964223a226576745f30316d3834326b643035653768386b646e7a79746e633073746d222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b637a78653833623879797a3167627766657372222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a2253414d504c452d6633376433306462222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b637a78653833623879797a3167627766657372222c22726561736f6e223a22726563616c6c222c226f70656e486f6c6473223a317d7d	test	certificate.suspended	
01a20829-b40d-7345-91fb-10a38371aebf	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b40d-7345-91fb-10a23028548b	2026-11-23 11:28:00.473+00	833	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3437335a222c226964223a226576745f30316d3834326b64306465643273337972676d65317133626e7a222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b64306465643273337972676d387232676e3462222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a2253414d504c452d6130373466366435222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b64306465643273337972676d387232676e3462227d7d	test	certificate.issued	
01a20829-b414-7644-b470-9e76daebb569	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b40d-7345-91fb-10a23028548b	2026-11-23 11:28:00.473078+00	833	2	\\x7b2274797065223a2263657274696669636174652e7265766f6b6564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3437335a222c226964223a226576745f30316d3834326b64306d65733262387734796576646571646239222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b64306465643273337972676d387232676e3462222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a2253414d504c452d6130373466366435222c22737461747573223a227265766f6b6564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b64306465643273337972676d387232676e3462222c22726561736f6e223a22646174615f6572726f72227d7d	test	certificate.revoked	
01a20829-b419-710b-bbcf-03def5a9951f	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b419-710b-bbcf-03dd54956941	2026-11-23 11:28:00.473+00	833	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3437335a222c226964223a226576745f30316d3834326b64307365343576716b7233767674746b35387a222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b64307365343576716b7233766e613961746131222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303036222c2265787465726e616c526566223a2253414d504c452d3635646135313762222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b64307365343576716b7233766e613961746131227d7d	test	certificate.issued	
01a20829-b421-7517-a6b0-b8ca5bb284de	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b419-710b-bbcf-03dd54956941	2026-11-23 11:28:00.473078+00	833	2	\\x7b2274797065223a2263657274696669636174652e73757065727365646564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3437335a222c226964223a226576745f30316d3834326b643131656d6274646335727339647635313679222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b64307365343576716b7233766e613961746131222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303036222c2265787465726e616c526566223a2253414d504c452d3635646135313762222c22737461747573223a2273757065727365646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b64307365343576716b7233766e613961746131222c22726561736f6e223a227265706c61636564222c22737570657273656465644279223a22636572745f30316d3834326b64307a65307a626e6639663377743634356367227d7d	test	certificate.superseded	
01a20829-b425-7051-a0bb-467372c16667	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b41f-703e-babd-2f1f34621590	2026-11-23 11:28:00.473+00	833	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3437335a222c226964223a226576745f30316d3834326b64313565313874316574366564736332736b37222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b64307a65307a626e6639663377743634356367222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303037222c2265787465726e616c526566223a2253414d504c452d6463623366343333222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b64307a65307a626e6639663377743634356367227d7d	test	certificate.issued	
01a20829-b46d-7699-ae7d-cb4eee530c9c	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b463-71b9-aa43-53706bade758	2026-11-23 11:28:00.602811+00	833	1	\\x7b2274797065223a227465616d2e6d656d6265725f6164646564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b64336465746374777a65623976713536333477222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b227465616d4964223a227465616d5f30316d3834326b643333653677746d67746b65316e7476737472222c226d656d6265724964223a226d656d5f30316d3834326b643362653962616a783874707a6d6b78787379222c22726f6c65223a22636f6f7264696e61746f72227d7d	live	team.member_added	
01a20829-b4a6-7780-8b2d-19fdb9684303	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b4a1-77a4-81a8-d9cd91ba6ac0	2026-11-23 11:28:00.602811+00	833	1	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b64353665793038706238737a70777067677233222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d3834326b64353165796a3833613673737038766d747030222c2265787465726e616c4964223a22532d31303031227d7d	live	recipient.created	
01a20829-b4ab-714a-8e7d-29b6c45bd9dd	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b4a9-7000-8c54-8f2a5caec92f	2026-11-23 11:28:00.602811+00	833	1	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b64356265353538777a39397076323571706578222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d3834326b64353965303038726e346635396561786a3966222c2265787465726e616c4964223a22532d31303032227d7d	live	recipient.created	
01a20829-b4b0-767d-b408-d998723e6315	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b4ae-7300-8339-e60368631fc1	2026-11-23 11:28:00.602811+00	833	1	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b64356765737976383236736b3173337772726e222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d3834326b643565656330383665663630646d3636377931222c2265787465726e616c4964223a22532d31303033227d7d	live	recipient.created	
01a20829-b4b4-71be-8809-caf6543b14c4	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b4b3-76b9-8652-0b00f4f98576	2026-11-23 11:28:00.602811+00	833	1	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b64356d65367a38673265617973613370353634222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d3834326b64356b65747772636d6762303374666b316270222c2265787465726e616c4964223a22532d31303034227d7d	live	recipient.created	
01a20829-b4b9-744b-b9d8-0fb7a4cfd69c	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b4b7-7545-8ff0-3d22b337dc8b	2026-11-23 11:28:00.602811+00	833	1	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b643573656835766b70306670796a637a6e6d77222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d3834326b643571656e32727a7731783461736b66713462222c2265787465726e616c4964223a22532d31303035227d7d	live	recipient.created	
01a20829-b4bc-7701-b5a1-c49a9e47e1a4	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b4bb-727e-b2f2-fa32cb0f0f28	2026-11-23 11:28:00.602811+00	833	1	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b64357765773076623865346b61663466726434222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d3834326b64357665397a62357771743662356779337338222c2265787465726e616c4964223a22532d31303036227d7d	live	recipient.created	
01a20829-b4c1-7337-a196-fcb8a787a77b	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b4bf-726b-b3c1-a2bbf8715e5e	2026-11-23 11:28:00.602811+00	833	1	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b643631656376743335717771326b7266397676222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d3834326b64357a65396e76376764327166773732716a79222c2265787465726e616c4964223a22532d31303037227d7d	live	recipient.created	
01a20829-b4c5-76de-9c23-f5475bbd8faf	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b4c3-7242-bd7b-279d612ff72f	2026-11-23 11:28:00.602811+00	833	1	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b6436356576663972387a6e3878647676337866222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d3834326b64363365393162747973376b6e676a7a787366222c2265787465726e616c4964223a22532d31303038227d7d	live	recipient.created	
01a20829-b4e4-71d6-8c51-d27a6ae4a442	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b42a-726e-9d75-d6d121d3d987	2026-11-23 11:28:00.602811+00	833	1	\\x7b2274797065223a226f6e626f617264696e672e7375626d6974746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b64373465376238726d656a66396e6539393232222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b226973737565724964223a226973735f30316d3834326b64316165397139747865707434677837706337222c227374617465223a227375626d6974746564227d7d	live	onboarding.submitted	
01a20829-b4f0-749a-b93e-44a6504fd78d	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b42a-726e-9d75-d6d121d3d987	2026-11-23 11:28:00.602811+00	833	2	\\x7b2274797065223a226f6e626f617264696e672e617070726f766564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b643767656a64626a666a346d7338347a6e7764222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b226973737565724964223a226973735f30316d3834326b64316165397139747865707434677837706337222c227374617465223a22617070726f766564227d7d	live	onboarding.approved	
01a20829-b4f9-7555-8564-6e5b635b82ac	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b47a-714d-816a-fd2cb76b6af9	2026-11-23 11:28:00.602811+00	833	2	\\x7b2274797065223a2270726f6772616d2e7075626c6973686564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b643773656e6172617333656264686e71306e63222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2270726f6772616d4964223a2270726f675f30316d3834326b6433746535367232747178356a767070747173222c22636f6465223a22696e647573747269616c2d656c656374726f6e696373222c227374617465223a227075626c6973686564227d7d	live	program.published	
01a20829-b50f-74a2-b8a1-8fa408348470	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b50c-70ea-bcea-4be42d2ab273	2026-11-23 11:28:00.602811+00	833	1	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b643866656a6862683863666d67343339313367222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834326b64386365336e6273746a627767706a6e636b6b222c2270726f6772616d4964223a2270726f675f30316d3834326b6433746535367232747178356a767070747173222c22636f686f72744964223a22636f685f30316d3834326b643779656730746e3077316e70363968613430222c22726563697069656e744964223a227263705f30316d3834326b64353165796a3833613673737038766d747030222c2265787465726e616c4964223a22532d31303031222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	live	enrolment.created	
01a20829-b50f-74a2-b8a1-8fa547207a92	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b50c-70ea-bcea-4be54bd66e09	2026-11-23 11:28:00.602811+00	833	1	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b643866656a6862683863666d6e336a30796d6a222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834326b64386365336e6273746a62776e357863766739222c2270726f6772616d4964223a2270726f675f30316d3834326b6433746535367232747178356a767070747173222c22636f686f72744964223a22636f685f30316d3834326b643779656730746e3077316e70363968613430222c22726563697069656e744964223a227263705f30316d3834326b64353965303038726e346635396561786a3966222c2265787465726e616c4964223a22532d31303032222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	live	enrolment.created	
01a20829-b50f-74a2-b8a1-8fa60a74c9f7	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b50c-70ea-bcea-4be64bd97122	2026-11-23 11:28:00.602811+00	833	1	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b643866656a6862683863666d723537396a6671222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834326b64386365336e6273746a62777335786a773932222c2270726f6772616d4964223a2270726f675f30316d3834326b6433746535367232747178356a767070747173222c22636f686f72744964223a22636f685f30316d3834326b643779656730746e3077316e70363968613430222c22726563697069656e744964223a227263705f30316d3834326b643565656330383665663630646d3636377931222c2265787465726e616c4964223a22532d31303033222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	live	enrolment.created	
01a20829-b50f-74a2-b8a1-8fa74596753e	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b50c-70ea-bcea-4be7e0463235	2026-11-23 11:28:00.602811+00	833	1	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b643866656a6862683863666d78327363783979222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834326b64386365336e6273746a62777a67346363686e222c2270726f6772616d4964223a2270726f675f30316d3834326b6433746535367232747178356a767070747173222c22636f686f72744964223a22636f685f30316d3834326b643779656730746e3077316e70363968613430222c22726563697069656e744964223a227263705f30316d3834326b64356b65747772636d6762303374666b316270222c2265787465726e616c4964223a22532d31303034222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	live	enrolment.created	
01a20829-b50f-74a2-b8a1-8fa8a256101a	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b50c-70ea-bcea-4be805073dfe	2026-11-23 11:28:00.602811+00	833	1	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b643866656a6862683863666e32683563343074222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834326b64386365336e6273746a627830326765666679222c2270726f6772616d4964223a2270726f675f30316d3834326b6433746535367232747178356a767070747173222c22636f686f72744964223a22636f685f30316d3834326b643779656730746e3077316e70363968613430222c22726563697069656e744964223a227263705f30316d3834326b643571656e32727a7731783461736b66713462222c2265787465726e616c4964223a22532d31303035222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	live	enrolment.created	
01a20829-b50f-74a2-b8a1-8fa934f8702f	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b50c-70ea-bcea-4be9f3296154	2026-11-23 11:28:00.602811+00	833	1	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b643866656a6862683863666e34746667773166222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834326b64386365336e6273746a627837736a6a72616d222c2270726f6772616d4964223a2270726f675f30316d3834326b6433746535367232747178356a767070747173222c22636f686f72744964223a22636f685f30316d3834326b643779656730746e3077316e70363968613430222c22726563697069656e744964223a227263705f30316d3834326b64357665397a62357771743662356779337338222c2265787465726e616c4964223a22532d31303036222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	live	enrolment.created	
01a20829-b50f-74a2-b8a1-8faa28eba78b	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b50c-70ea-bcea-4beacab00417	2026-11-23 11:28:00.602811+00	833	1	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b643866656a6862683863666e386d6571397762222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834326b64386365336e6273746a627862356230313071222c2270726f6772616d4964223a2270726f675f30316d3834326b6433746535367232747178356a767070747173222c22636f686f72744964223a22636f685f30316d3834326b643779656730746e3077316e70363968613430222c22726563697069656e744964223a227263705f30316d3834326b64357a65396e76376764327166773732716a79222c2265787465726e616c4964223a22532d31303037222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	live	enrolment.created	
01a20829-b50f-74a2-b8a1-8fab43b1878c	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b50c-70ea-bcea-4bebf53c8f68	2026-11-23 11:28:00.602811+00	833	1	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b643866656a6862683863666e64317633317763222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834326b64386365336e6273746a627866746b73337638222c2270726f6772616d4964223a2270726f675f30316d3834326b6433746535367232747178356a767070747173222c22636f686f72744964223a22636f685f30316d3834326b643779656730746e3077316e70363968613430222c22726563697069656e744964223a227263705f30316d3834326b64363365393162747973376b6e676a7a787366222c2265787465726e616c4964223a22532d31303038222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	live	enrolment.created	
01a20829-b53f-76a7-af7f-e65ddeb89fe9	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b53f-76a7-af7f-e65c6e288ff6	2026-11-23 11:28:00.602+00	833	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b64397a65746b74797a7a366271666268377a39222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b64397a65746b74797a7a366268713268337a70222c2263657274696669636174654e756d626572223a224449502d323032362d3030303031222c2265787465726e616c526566223a22656e725f30316d3834326b64386365336e6273746a62777a67346363686e222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f64652f7665726966792f636572745f30316d3834326b64397a65746b74797a7a366268713268337a70227d7d	live	certificate.issued	
01a20829-b53f-76a7-af7f-e65fc9f86a11	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b53f-76a7-af7f-e65e0f1e798a	2026-11-23 11:28:00.602+00	833	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b64397a65746b74797a7a36627a347a67746768222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b64397a65746b74797a7a366272376877796361222c2263657274696669636174654e756d626572223a224449502d323032362d3030303032222c2265787465726e616c526566223a22656e725f30316d3834326b64386365336e6273746a627830326765666679222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f73712f7665726966792f636572745f30316d3834326b64397a65746b74797a7a366272376877796361227d7d	live	certificate.issued	
01a20829-b540-7786-a247-14c06a34465c	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b53f-76a7-af7f-e660519b759c	2026-11-23 11:28:00.602+00	833	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b646130657933613468726d72316e3338686a77222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b64397a65746b74797a7a366331387370786377222c2263657274696669636174654e756d626572223a224449502d323032362d3030303033222c2265787465726e616c526566223a22656e725f30316d3834326b64386365336e6273746a627837736a6a72616d222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f66722f7665726966792f636572745f30316d3834326b64397a65746b74797a7a366331387370786377227d7d	live	certificate.issued	
01a20829-bd60-7404-a4b8-b4f1486b185c	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd60-7404-a4b8-b4f0175eca81	2026-11-23 11:28:02.809+00	933	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30322e3830395a222c226964223a226576745f30316d3834326b666230656732613965356d7935343670363277222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b666230656732613965356d7930626e786a6d31222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303038222c2265787465726e616c526566223a224f524445522d37222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b666230656732613965356d7930626e786a6d31227d7d	live	certificate.issued	
01a20829-b550-7436-8c9e-34b7b8178ef6	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b50c-70ea-bcea-4be7e0463235	2026-11-23 11:28:00.602811+00	833	2	\\x7b2274797065223a22656e726f6c6d656e742e636f6d706c65746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b646167656776387337686d7079773166337170222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834326b64386365336e6273746a62777a67346363686e222c2270726f6772616d4964223a2270726f675f30316d3834326b6433746535367232747178356a767070747173222c22636f686f72744964223a22636f685f30316d3834326b643779656730746e3077316e70363968613430222c22726563697069656e744964223a227263705f30316d3834326b64356b65747772636d6762303374666b316270222c2265787465726e616c4964223a22532d31303034222c22737461747573223a22636f6d706c65746564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3233222c2263657274696669636174654964223a22636572745f30316d3834326b64397a65746b74797a7a366268713268337a70227d7d	live	enrolment.completed	
01a20829-b550-7436-8c9e-34b840b62bb7	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b50c-70ea-bcea-4be805073dfe	2026-11-23 11:28:00.602811+00	833	2	\\x7b2274797065223a22656e726f6c6d656e742e636f6d706c65746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b646167656776387337686d7131306263617871222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834326b64386365336e6273746a627830326765666679222c2270726f6772616d4964223a2270726f675f30316d3834326b6433746535367232747178356a767070747173222c22636f686f72744964223a22636f685f30316d3834326b643779656730746e3077316e70363968613430222c22726563697069656e744964223a227263705f30316d3834326b643571656e32727a7731783461736b66713462222c2265787465726e616c4964223a22532d31303035222c22737461747573223a22636f6d706c65746564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3233222c2263657274696669636174654964223a22636572745f30316d3834326b64397a65746b74797a7a366272376877796361227d7d	live	enrolment.completed	
01a20829-b550-7436-8c9e-34b9f4ad40f3	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b50c-70ea-bcea-4be9f3296154	2026-11-23 11:28:00.602811+00	833	2	\\x7b2274797065223a22656e726f6c6d656e742e636f6d706c65746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b646167656776387337686d713774617467376b222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834326b64386365336e6273746a627837736a6a72616d222c2270726f6772616d4964223a2270726f675f30316d3834326b6433746535367232747178356a767070747173222c22636f686f72744964223a22636f685f30316d3834326b643779656730746e3077316e70363968613430222c22726563697069656e744964223a227263705f30316d3834326b64357665397a62357771743662356779337338222c2265787465726e616c4964223a22532d31303036222c22737461747573223a22636f6d706c65746564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3233222c2263657274696669636174654964223a22636572745f30316d3834326b64397a65746b74797a7a366331387370786377227d7d	live	enrolment.completed	
01a20829-b55b-71f5-9216-1c1b3707ccf2	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b50c-70ea-bcea-4beacab00417	2026-11-23 11:28:00.602811+00	833	2	\\x7b2274797065223a22656e726f6c6d656e742e6661696c6564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b646176653774733435677733637667666b376a222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834326b64386365336e6273746a627862356230313071222c2270726f6772616d4964223a2270726f675f30316d3834326b6433746535367232747178356a767070747173222c22636f686f72744964223a22636f685f30316d3834326b643779656730746e3077316e70363968613430222c22726563697069656e744964223a227263705f30316d3834326b64357a65396e76376764327166773732716a79222c2265787465726e616c4964223a22532d31303037222c22737461747573223a226661696c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3233222c2263657274696669636174654964223a6e756c6c7d7d	live	enrolment.failed	
01a20829-b563-748f-9640-471b7deeba18	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b50c-70ea-bcea-4bebf53c8f68	2026-11-23 11:28:00.602811+00	833	2	\\x7b2274797065223a22656e726f6c6d656e742e77697468647261776e222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3630325a222c226964223a226576745f30316d3834326b646233656a3773636732373364797978656772222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3834326b64386365336e6273746a627866746b73337638222c2270726f6772616d4964223a2270726f675f30316d3834326b6433746535367232747178356a767070747173222c22636f686f72744964223a22636f685f30316d3834326b643779656730746e3077316e70363968613430222c22726563697069656e744964223a227263705f30316d3834326b64363365393162747973376b6e676a7a787366222c2265787465726e616c4964223a22532d31303038222c22737461747573223a2277697468647261776e222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	live	enrolment.withdrawn	
01a20829-b58e-7007-ba26-741f7f2c0105	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b588-763f-a4ae-a8059f1c4056	2026-11-23 11:28:00.902169+00	910	1	\\x7b2274797065223a226170695f6b65792e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3930325a222c226964223a226576745f30316d3834326b646365653033766d396b6d33787a6a72303835222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b226170694b65794964223a226b65795f30316d3834326b64633865727a7439626e383070666872673270222c226c617374466f7572223a2270346741222c2273636f706573223a5b226163636f756e743a6d616e616765222c226163636f756e743a72656164222c226365727469666963617465733a6973737565222c226365727469666963617465733a6d616e616765222c226365727469666963617465733a72656164222c226365727469666963617465733a72656c65617365222c226365727469666963617465733a7479706573222c226564753a6973737565222c226564753a6d616e616765222c226564753a72656164222c226b6579733a6d616e616765222c22707269766163793a6d616e616765222c227369676e696e673a6d616e616765222c22776562686f6f6b733a6d616e616765222c22776562686f6f6b733a72656164225d2c22657870697265734174223a6e756c6c7d7d	live	api_key.created	
01a20829-b598-7392-9121-ba1e5cbd2b0f	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-b594-7655-94e9-8d5f5bc5093c	2026-11-23 11:28:00.913707+00	911	1	\\x7b2274797065223a226170695f6b65792e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3931335a222c226964223a226576745f30316d3834326b64637265653939323864743373656274617266222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b226170694b65794964223a226b65795f30316d3834326b64636d65736173397463646278647761323977222c226c617374466f7572223a2242444c46222c2273636f706573223a5b226163636f756e743a6d616e616765222c226163636f756e743a72656164222c226365727469666963617465733a6973737565222c226365727469666963617465733a6d616e616765222c226365727469666963617465733a72656164222c226365727469666963617465733a72656c65617365222c226365727469666963617465733a7479706573222c226564753a6973737565222c226564753a6d616e616765222c226564753a72656164222c226b6579733a6d616e616765222c22707269766163793a6d616e616765222c227369676e696e673a6d616e616765222c22776562686f6f6b733a6d616e616765222c22776562686f6f6b733a72656164225d2c22657870697265734174223a6e756c6c7d7d	test	api_key.created	
01a20829-b5a2-717d-a282-59d925cac4e1	01a20829-b42a-726e-9d75-d6d121d3d987	01a20829-b59e-739f-8cc9-cce415ac02b2	2026-11-23 11:28:00.923504+00	912	1	\\x7b2274797065223a226170695f6b65792e63726561746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30302e3932335a222c226964223a226576745f30316d3834326b6464326535797435306a7376346a776e683731222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b226170694b65794964223a226b65795f30316d3834326b64637965656672736a65637767617472306e6a222c226c617374466f7572223a2249534855222c2273636f706573223a5b226163636f756e743a6d616e616765222c226163636f756e743a72656164222c226365727469666963617465733a6973737565222c226365727469666963617465733a6d616e616765222c226365727469666963617465733a72656164222c226365727469666963617465733a72656c65617365222c226365727469666963617465733a7479706573222c226564753a6973737565222c226564753a6d616e616765222c226564753a72656164222c226b6579733a6d616e616765222c22707269766163793a6d616e616765222c227369676e696e673a6d616e616765222c22776562686f6f6b733a6d616e616765222c22776562686f6f6b733a72656164225d2c22657870697265734174223a6e756c6c7d7d	live	api_key.created	
01a20829-bd31-75b7-972a-40913418f239	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd30-713e-847b-a4061ba1f513	2026-11-23 11:28:02.809+00	915	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30322e3830395a222c226964223a226576745f30316d3834326b6639686570767365616a306a34743168776873222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b66396765347a3838797834307264743378386b222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b66396765347a3838797834307264743378386b227d7d	live	certificate.issued	
01a20829-bd43-77e1-9eb9-2c7fe83ccc95	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd42-71c5-b3cc-5ffa3f98677d	2026-11-23 11:28:02.809+00	919	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30322e3830395a222c226964223a226576745f30316d3834326b666133657a677378653963667a6d33736b346e222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b66613265373276376b327a7a387a7367737678222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303032222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b66613265373276376b327a7a387a7367737678227d7d	live	certificate.issued	
01a20829-bd46-771e-bbe6-863a5f3b8417	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd46-771e-bbe6-86392b23c036	2026-11-23 11:28:02.809+00	922	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30322e3830395a222c226964223a226576745f30316d3834326b6661366577666271736d363739666b71313071222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b6661366577666271736d3637346e6a37673170222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303033222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b6661366577666271736d3637346e6a37673170227d7d	live	certificate.issued	
01a20829-bd4d-7334-97e8-98dbf14e1651	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd4c-7397-b76a-30b01e59ee24	2026-11-23 11:28:02.809+00	926	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30322e3830395a222c226964223a226576745f30316d3834326b66616465637439667434727666726d77356a68222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b6661636565627665746867703066356b766834222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b6661636565627665746867703066356b766834227d7d	live	certificate.issued	
01a20829-bd60-7404-a4b8-b4edb1592b9d	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd5f-70f2-b8db-95a530a81211	2026-11-23 11:28:02.809+00	933	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30322e3830395a222c226964223a226576745f30316d3834326b666230656732613965356d7870726e6a617778222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b66617a653373626870776e6d6d726167346768222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303036222c2265787465726e616c526566223a224f524445522d35222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b66617a653373626870776e6d6d726167346768227d7d	live	certificate.issued	
01a20829-bd60-7404-a4b8-b4ef40f561ea	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd60-7404-a4b8-b4ee9bd8afc1	2026-11-23 11:28:02.809+00	933	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30322e3830395a222c226964223a226576745f30316d3834326b666230656732613965356d7878306661726661222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b666230656732613965356d7874647868627931222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303037222c2265787465726e616c526566223a224f524445522d36222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b666230656732613965356d7874647868627931227d7d	live	certificate.issued	
01a20829-bd60-7404-a4b8-b4f3bbdac876	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd60-7404-a4b8-b4f23d8dcfe9	2026-11-23 11:28:02.809+00	933	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30322e3830395a222c226964223a226576745f30316d3834326b666230656732613965356d796578786e6a3370222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b666230656732613965356d79387972766b7a39222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303039222c2265787465726e616c526566223a224f524445522d38222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b666230656732613965356d79387972766b7a39227d7d	live	certificate.issued	
01a20829-bd6d-735a-8c94-1df8bcf173c4	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd30-713e-847b-a4061ba1f513	2026-11-23 11:28:02.809368+00	936	2	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30322e3830395a222c226964223a226576745f30316d3834326b66626465646438733530787a32796632777934222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b66396765347a3838797834307264743378386b222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b66396765347a3838797834307264743378386b222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	live	certificate.suspended	
01a20829-bd74-7617-b402-ff6b3249ba37	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd30-713e-847b-a4061ba1f513	2026-11-23 11:28:02.809368+00	937	3	\\x7b2274797065223a2263657274696669636174652e7265696e737461746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30322e3830395a222c226964223a226576745f30316d3834326b66626d657262763830717a646373346b656871222c2273657175656e6365223a332c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b66396765347a3838797834307264743378386b222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b66396765347a3838797834307264743378386b222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a307d7d	live	certificate.reinstated	
01a20829-bd7a-73fb-a540-5bf8d85274e4	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd42-71c5-b3cc-5ffa3f98677d	2026-11-23 11:28:02.809368+00	938	2	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30322e3830395a222c226964223a226576745f30316d3834326b66627465667874616732767a33633534783734222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b66613265373276376b327a7a387a7367737678222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303032222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b66613265373276376b327a7a387a7367737678222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	live	certificate.suspended	
01a20829-bd80-7105-9eca-2f5e43187560	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd46-771e-bbe6-86392b23c036	2026-11-23 11:28:02.809368+00	939	2	\\x7b2274797065223a2263657274696669636174652e7265766f6b6564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30322e3830395a222c226964223a226576745f30316d3834326b66633065343273786a68666273316867786230222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b6661366577666271736d3637346e6a37673170222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303033222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a227265766f6b6564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b6661366577666271736d3637346e6a37673170222c22726561736f6e223a22646174615f6572726f72227d7d	live	certificate.revoked	
01a20829-bd87-742a-bc40-33e4e1b734ca	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd4c-7397-b76a-30b01e59ee24	2026-11-23 11:28:02.809368+00	940	2	\\x7b2274797065223a2263657274696669636174652e73757065727365646564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30322e3830395a222c226964223a226576745f30316d3834326b66633765676e627267316b776b677665643661222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b6661636565627665746867703066356b766834222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a2273757065727365646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b6661636565627665746867703066356b766834222c22726561736f6e223a22646174615f6572726f72222c22737570657273656465644279223a22636572745f30316d3834326b666335653779626d73626a636736737776366b227d7d	live	certificate.superseded	
01a20829-bd8a-706e-a2a8-1b90a9f3acb7	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd85-71fc-ba65-72640d9e6cd3	2026-11-23 11:28:02.809+00	940	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30322e3830395a222c226964223a226576745f30316d3834326b66636165317161356130766a326d7a37623571222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b666335653779626d73626a636736737776366b222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303130222c2265787465726e616c526566223a224f524445522d39222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b666335653779626d73626a636736737776366b227d7d	live	certificate.issued	
01a20829-bdb8-748f-80e5-820c2f3116ff	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd54-737c-8595-7a6f9b902666	2026-12-01 11:28:02.809368+00	945	2	\\x7b2274797065223a2263657274696669636174652e657261736564222c2274696d657374616d70223a22323032362d31322d30315431313a32383a30322e3830395a222c226964223a226576745f30316d3834326b666472656a3772317363323167716b3235717a222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b66616d65647938623562746479647330396b36222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b66616d65647938623562746479647330396b36227d7d	live	certificate.erased	
01a20829-bd54-737c-8595-7a70253d53c5	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bd54-737c-8595-7a6f9b902666	2026-11-23 11:28:02.809+00	929	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30322e3830395a222c226964223a226576745f30316d3834326b66616d656479386235627465306a6b746d7935222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b66616d65647938623562746479647330396b36222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b66616d65647938623562746479647330396b36227d7d	live	certificate.issued	
01a20829-bdcf-7381-9e95-d74c6271ac1d	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdce-7658-81b7-4594b52ed87d	2026-11-23 11:28:03.016+00	948	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30332e3031365a222c226964223a226576745f30316d3834326b66656665653073783565713968683733623078222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b66656565736338336474356a6a746a78703378222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303038222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b66656565736338336474356a6a746a78703378227d7d	test	certificate.issued	
01a20829-bdd2-70a7-b423-26bbde5f5dcc	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd2-70a7-b423-26ba1df0ca0b	2026-11-23 11:28:03.016+00	950	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30332e3031365a222c226964223a226576745f30316d3834326b66656a65326b76383873367166663579716563222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b66656a65326b76383873367138657a316a6762222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303039222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b66656a65326b76383873367138657a316a6762227d7d	test	certificate.issued	
01a20829-bdd4-72ee-b2e3-307c925f37a7	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd4-72ee-b2e3-307be0a464a9	2026-11-23 11:28:03.016+00	951	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30332e3031365a222c226964223a226576745f30316d3834326b66656d6562716235727367666a393579647837222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b66656d65627162357273676666676138733539222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303130222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b66656d65627162357273676666676138733539227d7d	test	certificate.issued	
01a20829-bdd7-7286-b871-1d277a2906f3	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd7-7286-b871-1d266d7d93e9	2026-11-23 11:28:03.016+00	953	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30332e3031365a222c226964223a226576745f30316d3834326b6665716561336267773878347878326a31716b222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b66657165613362677738783473707176347a39222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303131222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b66657165613362677738783473707176347a39227d7d	test	certificate.issued	
01a20829-bddc-701e-9c29-3141a096adb0	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bddc-701e-9c29-3140c374f1cc	2026-11-23 11:28:03.016+00	956	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30332e3031365a222c226964223a226576745f30316d3834326b66657765306639726139683836673964626467222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b66657765306639726139683833317139776563222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303133222c2265787465726e616c526566223a224f524445522d35222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b66657765306639726139683833317139776563227d7d	test	certificate.issued	
01a20829-bddc-701e-9c29-31437e3ae074	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bddc-701e-9c29-3142dc4ba378	2026-11-23 11:28:03.016+00	956	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30332e3031365a222c226964223a226576745f30316d3834326b666577653066397261396838647a336e72336d222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b66657765306639726139683862653471387672222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303134222c2265787465726e616c526566223a224f524445522d36222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b66657765306639726139683862653471387672227d7d	test	certificate.issued	
01a20829-bddc-701e-9c29-31453fdde75d	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bddc-701e-9c29-3144a0a679e9	2026-11-23 11:28:03.016+00	956	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30332e3031365a222c226964223a226576745f30316d3834326b6665776530663972613968386d7a7876737478222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b6665776530663972613968386a676163796639222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303135222c2265787465726e616c526566223a224f524445522d37222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b6665776530663972613968386a676163796639227d7d	test	certificate.issued	
01a20829-bddd-70b7-bb16-ae18b38b804a	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bddc-701e-9c29-314694f35490	2026-11-23 11:28:03.016+00	956	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30332e3031365a222c226964223a226576745f30316d3834326b6665786532767670356e653332737271303261222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b666577653066397261396838746166366e3467222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303136222c2265787465726e616c526566223a224f524445522d38222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b666577653066397261396838746166366e3467227d7d	test	certificate.issued	
01a20829-bde4-75da-98a5-4bf11dba58d8	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdce-7658-81b7-4594b52ed87d	2026-11-23 11:28:03.016386+00	957	2	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30332e3031365a222c226964223a226576745f30316d3834326b6666346571643968396162793465766d703672222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b66656565736338336474356a6a746a78703378222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303038222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b66656565736338336474356a6a746a78703378222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	test	certificate.suspended	
01a20829-bdeb-748d-8299-0750f24f0398	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdce-7658-81b7-4594b52ed87d	2026-11-23 11:28:03.016386+00	958	3	\\x7b2274797065223a2263657274696669636174652e7265696e737461746564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30332e3031365a222c226964223a226576745f30316d3834326b666662656a3672353638376133733479307772222c2273657175656e6365223a332c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b66656565736338336474356a6a746a78703378222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303038222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b66656565736338336474356a6a746a78703378222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a307d7d	test	certificate.reinstated	
01a20829-bdf0-77cc-998c-10ca7f5ac3bd	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd2-70a7-b423-26ba1df0ca0b	2026-11-23 11:28:03.016386+00	959	2	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30332e3031365a222c226964223a226576745f30316d3834326b666667657a36396b33306773397a6e6e677878222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b66656a65326b76383873367138657a316a6762222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303039222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b66656a65326b76383873367138657a316a6762222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	test	certificate.suspended	
01a20829-bdf7-7465-9e0b-4800589b9301	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd4-72ee-b2e3-307be0a464a9	2026-11-23 11:28:03.016386+00	960	2	\\x7b2274797065223a2263657274696669636174652e7265766f6b6564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30332e3031365a222c226964223a226576745f30316d3834326b66667165686a73773274383031633971347231222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b66656d65627162357273676666676138733539222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303130222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a227265766f6b6564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b66656d65627162357273676666676138733539222c22726561736f6e223a22646174615f6572726f72227d7d	test	certificate.revoked	
01a20829-be09-7018-bb16-b9c104e2bdfb	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd7-7286-b871-1d266d7d93e9	2026-11-23 11:28:03.016386+00	961	2	\\x7b2274797065223a2263657274696669636174652e73757065727365646564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30332e3031365a222c226964223a226576745f30316d3834326b6667396530636270356e737234326535666676222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b66657165613362677738783473707176347a39222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303131222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a2273757065727365646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b66657165613362677738783473707176347a39222c22726561736f6e223a22646174615f6572726f72222c22737570657273656465644279223a22636572745f30316d3834326b666737656d6a76776a6a723830356176736836227d7d	test	certificate.superseded	
01a20829-be0c-7736-923f-a02980780bd7	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-be07-7525-be4a-58400aade626	2026-11-23 11:28:03.016+00	961	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30332e3031365a222c226964223a226576745f30316d3834326b66676365777639346678303536303767327971222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b666737656d6a76776a6a723830356176736836222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303137222c2265787465726e616c526566223a224f524445522d39222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b666737656d6a76776a6a723830356176736836227d7d	test	certificate.issued	
01a20829-be30-760d-8b33-f93e6c4c52aa	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd9-7563-925d-44b7a01e19a5	2026-12-01 11:28:03.016386+00	964	2	\\x7b2274797065223a2263657274696669636174652e657261736564222c2274696d657374616d70223a22323032362d31322d30315431313a32383a30332e3031365a222c226964223a226576745f30316d3834326b6668676572367270637a7337737034726d6e61222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b666573656e6873347161347079673177366435222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303132222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b666573656e6873347161347079673177366435227d7d	test	certificate.erased	
01a20829-bdd9-7563-925d-44b88daa7bab	01a20829-b3ac-7262-8534-c856a44b0480	01a20829-bdd9-7563-925d-44b7a01e19a5	2026-11-23 11:28:03.016+00	954	1	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335431313a32383a30332e3031365a222c226964223a226576745f30316d3834326b666573656e687334716134713236746d797862222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3834326b666573656e6873347161347079673177366435222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303132222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3834326b666573656e6873347161347079673177366435227d7d	test	certificate.issued	
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
-- Name: certificates_unlogged; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.certificates_unlogged ENABLE ROW LEVEL SECURITY;

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
-- Name: certificates_unlogged of_all_issuers; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_all_issuers ON public.certificates_unlogged TO certificates_worker, certificates_platform USING (true);


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

CREATE POLICY of_issuer ON public.accounts_externalidentity TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((membership_id IS NULL) OR (EXISTS ( SELECT
   FROM public.accounts_membership parent
  WHERE (parent.id = accounts_externalidentity.membership_id))))));


--
-- Name: POLICY of_issuer ON accounts_externalidentity; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.accounts_externalidentity IS '80c310a2e7a5e23e6cdf4f825463aa9e';


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

CREATE POLICY of_issuer ON public.accounts_joberror TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((job_id IS NULL) OR (EXISTS ( SELECT
   FROM public.accounts_job parent
  WHERE (parent.id = accounts_joberror.job_id))))));


--
-- Name: POLICY of_issuer ON accounts_joberror; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.accounts_joberror IS '0e075f8cd46cf63c169d346ebba267e8';


--
-- Name: accounts_jobinput of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_jobinput TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((job_id IS NULL) OR (EXISTS ( SELECT
   FROM public.accounts_job parent
  WHERE (parent.id = accounts_jobinput.job_id))))));


--
-- Name: POLICY of_issuer ON accounts_jobinput; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.accounts_jobinput IS 'b48b07925375e52a4c7736b7d28feaf1';


--
-- Name: accounts_jobkey of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_jobkey TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((job_id IS NULL) OR (EXISTS ( SELECT
   FROM public.accounts_job parent
  WHERE (parent.id = accounts_jobkey.job_id))))));


--
-- Name: POLICY of_issuer ON accounts_jobkey; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.accounts_jobkey IS '015037c11bb478a523a9cd09018ff609';


--
-- Name: accounts_jobresult of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_jobresult TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((job_id IS NULL) OR (EXISTS ( SELECT
   FROM public.accounts_job parent
  WHERE (parent.id = accounts_jobresult.job_id))))));


--
-- Name: POLICY of_issuer ON accounts_jobresult; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.accounts_jobresult IS '389348d07cebdb335e6a2415fcd78795';


--
-- Name: accounts_jobrows of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.accounts_jobrows TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((job_id IS NULL) OR (EXISTS ( SELECT
   FROM public.accounts_job parent
  WHERE (parent.id = accounts_jobrows.job_id))))));


--
-- Name: POLICY of_issuer ON accounts_jobrows; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.accounts_jobrows IS 'a6d7183251b0c0e0ebb20d898a657b92';


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

CREATE POLICY of_issuer ON public.accounts_savedview TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((membership_id IS NULL) OR (EXISTS ( SELECT
   FROM public.accounts_membership parent
  WHERE (parent.id = accounts_savedview.membership_id))))));


--
-- Name: POLICY of_issuer ON accounts_savedview; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.accounts_savedview IS 'c448915f65a38aa638b941d8e0601e1c';


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

CREATE POLICY of_issuer ON public.certificates_attachmentfile TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((certificate_id IS NULL) OR (EXISTS ( SELECT
   FROM public.certificates_certificate parent
  WHERE (parent.id = certificates_attachmentfile.certificate_id))))));


--
-- Name: POLICY of_issuer ON certificates_attachmentfile; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.certificates_attachmentfile IS 'c31ca0fbb81daf25acdeea4da44446a5';


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

CREATE POLICY of_issuer ON public.certificates_certificatelink TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((certificate_id IS NULL) OR (EXISTS ( SELECT
   FROM public.certificates_certificate parent
  WHERE (parent.id = certificates_certificatelink.certificate_id))))));


--
-- Name: POLICY of_issuer ON certificates_certificatelink; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.certificates_certificatelink IS 'ec54a57ffd56b74a0a2d983298516b5d';


--
-- Name: certificates_certificatetype of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_certificatetype TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((current_id IS NULL) OR (EXISTS ( SELECT
   FROM public.certificates_typeversion parent
  WHERE (parent.id = certificates_certificatetype.current_id))))));


--
-- Name: POLICY of_issuer ON certificates_certificatetype; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.certificates_certificatetype IS 'be4a7e457cbdbf26477bed176abc927b';


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

CREATE POLICY of_issuer ON public.certificates_hold TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((certificate_id IS NULL) OR (EXISTS ( SELECT
   FROM public.certificates_certificate parent
  WHERE (parent.id = certificates_hold.certificate_id)))) AND ((job_id IS NULL) OR (EXISTS ( SELECT
   FROM public.accounts_job parent
  WHERE (parent.id = certificates_hold.job_id))))));


--
-- Name: POLICY of_issuer ON certificates_hold; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.certificates_hold IS '37c612e9197de23a2aad4e1723e251a7';


--
-- Name: certificates_holdercontact of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_holdercontact TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((certificate_id IS NULL) OR (EXISTS ( SELECT
   FROM public.certificates_certificate parent
  WHERE (parent.id = certificates_holdercontact.certificate_id))))));


--
-- Name: POLICY of_issuer ON certificates_holdercontact; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.certificates_holdercontact IS 'bfac9ed66cc226d9e01a17117f1935ef';


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

CREATE POLICY of_issuer ON public.certificates_printout TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((certificate_id IS NULL) OR (EXISTS ( SELECT
   FROM public.certificates_certificate parent
  WHERE (parent.id = certificates_printout.certificate_id))))));


--
-- Name: POLICY of_issuer ON certificates_printout; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.certificates_printout IS '485f108679bce34838335ec5741f7603';


--
-- Name: certificates_publishedstatuslist of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_publishedstatuslist TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((status_list_id IS NULL) OR (EXISTS ( SELECT
   FROM public.certificates_statuslist parent
  WHERE (parent.id = certificates_publishedstatuslist.status_list_id))))));


--
-- Name: POLICY of_issuer ON certificates_publishedstatuslist; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.certificates_publishedstatuslist IS '4460c6a405758a184e4c242050b5fd83';


--
-- Name: certificates_releaseoffrequest of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_releaseoffrequest TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((type_id IS NULL) OR (EXISTS ( SELECT
   FROM public.certificates_certificatetype parent
  WHERE (parent.id = certificates_releaseoffrequest.type_id))))));


--
-- Name: POLICY of_issuer ON certificates_releaseoffrequest; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.certificates_releaseoffrequest IS 'ea6b306054c79bc464ab3df32b1b9ab6';


--
-- Name: certificates_seal of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_seal TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((certificate_id IS NULL) OR (EXISTS ( SELECT
   FROM public.certificates_certificate parent
  WHERE (parent.id = certificates_seal.certificate_id)))) AND ((key_id IS NULL) OR (EXISTS ( SELECT
   FROM public.accounts_signingkey parent
  WHERE (parent.id = certificates_seal.key_id)))) AND ((status_list_id IS NULL) OR (EXISTS ( SELECT
   FROM public.certificates_statuslist parent
  WHERE (parent.id = certificates_seal.status_list_id))))));


--
-- Name: POLICY of_issuer ON certificates_seal; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.certificates_seal IS '327cab6bb67e20674849509a508c6a12';


--
-- Name: certificates_signedpdf of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_signedpdf TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((certificate_id IS NULL) OR (EXISTS ( SELECT
   FROM public.certificates_certificate parent
  WHERE (parent.id = certificates_signedpdf.certificate_id)))) AND ((key_id IS NULL) OR (EXISTS ( SELECT
   FROM public.accounts_pdfsigningkey parent
  WHERE (parent.id = certificates_signedpdf.key_id))))));


--
-- Name: POLICY of_issuer ON certificates_signedpdf; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.certificates_signedpdf IS '5f5aaf275c026a202b24f0d1ff54f8c6';


--
-- Name: certificates_statuslist of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_statuslist TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((key_id IS NULL) OR (EXISTS ( SELECT
   FROM public.accounts_signingkey parent
  WHERE (parent.id = certificates_statuslist.key_id))))));


--
-- Name: POLICY of_issuer ON certificates_statuslist; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.certificates_statuslist IS 'a5213aab42078595cb39a43f9c15159d';


--
-- Name: certificates_typeversion of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_typeversion TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((type_id IS NULL) OR (EXISTS ( SELECT
   FROM public.certificates_certificatetype parent
  WHERE (parent.id = certificates_typeversion.type_id))))));


--
-- Name: POLICY of_issuer ON certificates_typeversion; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.certificates_typeversion IS '5c4db976fc8d9313480271f79c4578ba';


--
-- Name: certificates_unlogged of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.certificates_unlogged TO certificates_web USING (((EXISTS ( SELECT
   FROM public.certificates_certificate c
  WHERE (c.id = certificates_unlogged.certificate_id))) OR (EXISTS ( SELECT
   FROM public.accounts_signingkey k
  WHERE (k.id = certificates_unlogged.signing_key_id)))));


--
-- Name: edu_cohort of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.edu_cohort TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((program_id IS NULL) OR (EXISTS ( SELECT
   FROM public.edu_program parent
  WHERE (parent.id = edu_cohort.program_id)))) AND ((team_id IS NULL) OR (EXISTS ( SELECT
   FROM public.edu_team parent
  WHERE (parent.id = edu_cohort.team_id))))));


--
-- Name: POLICY of_issuer ON edu_cohort; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.edu_cohort IS 'df8849131182a73e383775b961f75294';


--
-- Name: edu_cohortverifications of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.edu_cohortverifications TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((cohort_id IS NULL) OR (EXISTS ( SELECT
   FROM public.edu_cohort parent
  WHERE (parent.id = edu_cohortverifications.cohort_id))))));


--
-- Name: POLICY of_issuer ON edu_cohortverifications; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.edu_cohortverifications IS '0605dbf27bbcff514e59658e2326f594';


--
-- Name: edu_enrolment of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.edu_enrolment TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((certificate_id IS NULL) OR (EXISTS ( SELECT
   FROM public.certificates_certificate parent
  WHERE (parent.id = edu_enrolment.certificate_id)))) AND ((cohort_id IS NULL) OR (EXISTS ( SELECT
   FROM public.edu_cohort parent
  WHERE (parent.id = edu_enrolment.cohort_id)))) AND ((program_id IS NULL) OR (EXISTS ( SELECT
   FROM public.edu_program parent
  WHERE (parent.id = edu_enrolment.program_id)))) AND ((recipient_id IS NULL) OR (EXISTS ( SELECT
   FROM public.edu_recipient parent
  WHERE (parent.id = edu_enrolment.recipient_id))))));


--
-- Name: POLICY of_issuer ON edu_enrolment; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.edu_enrolment IS '1c9e5b1d0fdf9a9745d6cb0b561e5c5f';


--
-- Name: edu_onboarding of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.edu_onboarding TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: edu_program of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.edu_program TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((certificate_type_id IS NULL) OR (EXISTS ( SELECT
   FROM public.certificates_certificatetype parent
  WHERE (parent.id = edu_program.certificate_type_id)))) AND ((team_id IS NULL) OR (EXISTS ( SELECT
   FROM public.edu_team parent
  WHERE (parent.id = edu_program.team_id))))));


--
-- Name: POLICY of_issuer ON edu_program; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.edu_program IS '974fa417e4d8adec1c8422ceec4636a0';


--
-- Name: edu_recipient of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.edu_recipient TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((erasure_id IS NULL) OR (EXISTS ( SELECT
   FROM public.certificates_erasure parent
  WHERE (parent.id = edu_recipient.erasure_id))))));


--
-- Name: POLICY of_issuer ON edu_recipient; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.edu_recipient IS '0c1e7dfcf5b0cfe6c07a2b42e2c6dc57';


--
-- Name: edu_team of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.edu_team TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: edu_teaminvitation of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.edu_teaminvitation TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((invitation_id IS NULL) OR (EXISTS ( SELECT
   FROM public.accounts_invitation parent
  WHERE (parent.id = edu_teaminvitation.invitation_id)))) AND ((team_id IS NULL) OR (EXISTS ( SELECT
   FROM public.edu_team parent
  WHERE (parent.id = edu_teaminvitation.team_id))))));


--
-- Name: POLICY of_issuer ON edu_teaminvitation; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.edu_teaminvitation IS 'e38e384e431592fad61ba4108b596e21';


--
-- Name: edu_teammember of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.edu_teammember TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((membership_id IS NULL) OR (EXISTS ( SELECT
   FROM public.accounts_membership parent
  WHERE (parent.id = edu_teammember.membership_id)))) AND ((team_id IS NULL) OR (EXISTS ( SELECT
   FROM public.edu_team parent
  WHERE (parent.id = edu_teammember.team_id))))));


--
-- Name: POLICY of_issuer ON edu_teammember; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.edu_teammember IS 'f081229556e025017d1f04784203dea5';


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

CREATE POLICY of_issuer ON public.webhooks_endpointhour TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((endpoint_id IS NULL) OR (EXISTS ( SELECT
   FROM public.webhooks_endpoint parent
  WHERE (parent.id = webhooks_endpointhour.endpoint_id))))));


--
-- Name: POLICY of_issuer ON webhooks_endpointhour; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.webhooks_endpointhour IS '69878946fe75961b9a254fb1f5e5d8d5';


--
-- Name: webhooks_event of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.webhooks_event TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid));


--
-- Name: webhooks_latebody of_issuer; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY of_issuer ON public.webhooks_latebody TO certificates_web USING ((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)) WITH CHECK (((issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid) AND ((event_id IS NULL) OR (EXISTS ( SELECT
   FROM public.webhooks_event parent
  WHERE (parent.id = webhooks_latebody.event_id))))));


--
-- Name: POLICY of_issuer ON webhooks_latebody; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON POLICY of_issuer ON public.webhooks_latebody IS '97405909ac3a5375a79062a713703dd5';


--
-- Name: certificates_unlogged queued; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY queued ON public.certificates_unlogged FOR INSERT TO certificates_web WITH CHECK (true);


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


