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
-- Name: accounts_keep_request_days(date, date); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.accounts_keep_request_days(first date, last date) RETURNS void
    LANGUAGE plpgsql
    SET lock_timeout TO '1s'
    AS $$
DECLARE
  of_day date;
  partition_name text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('accounts_loggedrequest', 0));
  FOR of_day IN SELECT generate_series((now() AT TIME ZONE 'UTC')::date - 1, last, '1 day')::date LOOP
    partition_name := 'accounts_loggedrequest_' || to_char(of_day, 'YYYYMMDD');
    IF to_regclass(partition_name) IS NULL THEN
      EXECUTE format('CREATE TABLE %I PARTITION OF accounts_loggedrequest FOR VALUES FROM (%L) TO (%L)',
                     partition_name, accounts_first_id(of_day), accounts_first_id(of_day + 1));
    END IF;
  END LOOP;
  FOR partition_name IN
    SELECT inhrelid::regclass FROM pg_inherits WHERE inhparent = 'accounts_loggedrequest'::regclass
       AND inhrelid::regclass::text < 'accounts_loggedrequest_' || to_char(first, 'YYYYMMDD')
  LOOP
    EXECUTE format('DROP TABLE %I', partition_name);
  END LOOP;
END $$;


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
      NEW.ends_at, NEW.data_hash)
     IS DISTINCT FROM
     (OLD.id, OLD.issuer_id, OLD.mode, OLD.type_id, OLD.version_id, OLD.number, OLD.gtin,
      OLD.locale, OLD.issued_at, OLD.issued_on, OLD.valid_from, OLD.valid_until, OLD.starts_at,
      OLD.ends_at, OLD.data_hash)
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


SET default_tablespace = '';

SET default_table_access_method = heap;

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
    CONSTRAINT accounts_apikey_known_cap CHECK ((scope_cap <@ ARRAY['certificates:issue'::character varying(40), 'certificates:read'::character varying(40), 'certificates:manage'::character varying(40), 'certificates:release'::character varying(40), 'certificates:types'::character varying(40), 'webhooks:read'::character varying(40), 'webhooks:manage'::character varying(40), 'edu:read'::character varying(40), 'edu:manage'::character varying(40), 'edu:issue'::character varying(40), 'account:read'::character varying(40), 'account:manage'::character varying(40), 'keys:manage'::character varying(40), 'privacy:manage'::character varying(40)])),
    CONSTRAINT accounts_apikey_known_scopes CHECK ((scopes <@ ARRAY['certificates:issue'::character varying(40), 'certificates:read'::character varying(40), 'certificates:manage'::character varying(40), 'certificates:release'::character varying(40), 'certificates:types'::character varying(40), 'webhooks:read'::character varying(40), 'webhooks:manage'::character varying(40), 'edu:read'::character varying(40), 'edu:manage'::character varying(40), 'edu:issue'::character varying(40), 'account:read'::character varying(40), 'account:manage'::character varying(40), 'keys:manage'::character varying(40), 'privacy:manage'::character varying(40)])),
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
    key_id uuid NOT NULL,
    code character varying(60) NOT NULL,
    amount bigint NOT NULL,
    last_used_on date NOT NULL,
    CONSTRAINT accounts_deprecateduse_amount_check CHECK ((amount >= 0))
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
    user_id bigint
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
-- Name: certificates_certificate; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_certificate (
    id uuid NOT NULL,
    mode character varying(4) NOT NULL,
    number character varying(64),
    external_ref character varying(200),
    product_id character varying(200),
    gtin character varying(14),
    serial_number character varying(200),
    holder_name character varying(200),
    holder_email character varying(254),
    locale character varying(2) NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    issued_on date NOT NULL,
    valid_from date,
    valid_until date,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone,
    document bytea,
    data_hash bytea NOT NULL,
    state character varying(10) NOT NULL,
    reason character varying(20),
    public_note character varying(500),
    state_changed_at timestamp with time zone NOT NULL,
    sequence integer NOT NULL,
    next_notice_at timestamp with time zone,
    erased_at timestamp with time zone,
    has_links boolean DEFAULT false NOT NULL,
    natural_key character varying(420),
    issuer_id uuid NOT NULL,
    superseded_by_id uuid,
    supersedes_id uuid,
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
-- Name: certificates_certificatehistory; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_certificatehistory (
    sequence integer NOT NULL,
    action character varying(10),
    from_state character varying(10),
    to_state character varying(10) NOT NULL,
    reason character varying(20),
    note character varying(2000),
    public_note character varying(500),
    at timestamp with time zone NOT NULL,
    actor_kind character varying(6) NOT NULL,
    actor_id character varying(64) NOT NULL,
    request_id character varying(128) NOT NULL,
    ip inet,
    certificate_id uuid NOT NULL,
    CONSTRAINT certificates_certificatehistory_sequence_check CHECK ((sequence >= 0))
)
WITH (autovacuum_vacuum_insert_scale_factor='0.05');


--
-- Name: certificates_certificatekey; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_certificatekey (
    hash bigint NOT NULL,
    certificate_id uuid NOT NULL
);


--
-- Name: certificates_certificatelink; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_certificatelink (
    id uuid NOT NULL,
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
    halted character varying(300)
);


--
-- Name: certificates_logcheckpoint; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_logcheckpoint (
    mode character varying(4) NOT NULL,
    size bigint NOT NULL,
    root bytea NOT NULL,
    note text NOT NULL,
    at timestamp with time zone NOT NULL
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
-- Name: certificates_releaseoffrequest; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_releaseoffrequest (
    id bigint NOT NULL,
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
-- Name: certificates_typeversion; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certificates_typeversion (
    id bigint NOT NULL,
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
    certificate_id uuid NOT NULL,
    sequence integer NOT NULL,
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
    id bigint NOT NULL,
    number integer NOT NULL,
    trigger character varying(9) NOT NULL,
    url character varying(2000) NOT NULL,
    started_at timestamp with time zone NOT NULL,
    duration_ms integer NOT NULL,
    outcome character varying(8) NOT NULL,
    status smallint,
    headers jsonb NOT NULL,
    body text NOT NULL,
    truncated boolean NOT NULL,
    error character varying(300) NOT NULL,
    delivery_id uuid NOT NULL,
    CONSTRAINT webhooks_attempt_duration_ms_check CHECK ((duration_ms >= 0)),
    CONSTRAINT webhooks_attempt_number_check CHECK ((number >= 0)),
    CONSTRAINT webhooks_attempt_status_check CHECK ((status >= 0))
);


--
-- Name: webhooks_attempt_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.webhooks_attempt ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.webhooks_attempt_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


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
    mode character varying(4) NOT NULL,
    type character varying(60) NOT NULL,
    subject uuid NOT NULL,
    sequence integer NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    body bytea,
    txid xid8 DEFAULT pg_current_xact_id() NOT NULL,
    issuer_id uuid NOT NULL,
    CONSTRAINT webhooks_event_from_one CHECK ((sequence >= 1)),
    CONSTRAINT webhooks_event_sequence_check CHECK ((sequence >= 0))
)
WITH (autovacuum_vacuum_scale_factor='0.05');


--
-- Name: webhooks_latebody; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhooks_latebody (
    event_id uuid NOT NULL
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
01a2062f-324c-7439-b3b7-f3424138a061	Demo	live	tjDOonP4JXiA	\\xb180cc97f65aed4e6680997754a50ab604857bf02f2b4f03f7acf9c27c35d53b	test	W0H9	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,webhooks:manage,webhooks:read}	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,webhooks:manage,webhooks:read}	{}	{}	2026-03-01	\N	\N	1	\N	2026-11-23 02:14:46.090566+00	3	{}	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-3252-767c-83d2-cef218c62aeb	Demo	test	S9VZjwxqbAfx	\\xd574ee816f0af51c9d6e11f0114045101c7817ea944c60ad385757239ecf98b7	test	cNMp	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,webhooks:manage,webhooks:read}	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,webhooks:manage,webhooks:read}	{}	{}	2026-03-01	\N	\N	1	\N	2026-11-23 02:14:46.097308+00	3	{}	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-3257-7079-b017-b521174887c4	Demo	live	gbYbgVfAJptO	\\x9d9665462ac3ac1e5bc41fa9c20a0ed8cf545c7be90bf43cb86a7da201caad83	test	XbUz	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,webhooks:manage,webhooks:read}	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,webhooks:manage,webhooks:read}	{}	{}	2026-03-01	\N	\N	1	\N	2026-11-23 02:14:46.102661+00	2	{}	\N	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
\.


--
-- Data for Name: accounts_apikeyuse; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_apikeyuse (key_id, last_used_at) FROM stdin;
\.


--
-- Data for Name: accounts_auditentry; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_auditentry (id, mode, actor_kind, actor_id, action, target, changes, request_id, ip, at, txid, "position", seal, issuer_id) FROM stdin;
01a2062f-3134-7762-a307-aacfc6edfdce	live	system	demo	type.created	type_1	{"code": {"after": "en10204-3-1", "before": null}, "kind": {"after": "product", "before": null}, "fields": {"after": [{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Abnahmeprüfzeugnis 3.1", "before": null}, "name_en": {"after": "Inspection certificate 3.1", "before": null}, "name_fr": {"after": "Certificat de réception 3.1", "before": null}, "name_sq": {"after": "Certifikatë inspektimi 3.1", "before": null}, "required": {"after": ["productId", "serialNumber"], "before": null}, "unique_by": {"after": "none", "before": null}, "pdf_public": {"after": true, "before": null}, "show_holder": {"after": "never", "before": null}, "digital_link": {"after": {"productPage": "https://muster.example/products/{gtin}"}, "before": null}, "print_layout": {"after": "report", "before": null}, "description_de": {"after": "Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).", "before": null}, "description_en": {"after": "With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).", "before": null}, "description_fr": {"after": "Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).", "before": null}, "description_sq": {"after": "Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).", "before": null}, "number_pattern": {"after": "3.1-{year}-{seq:6}", "before": null}}		\N	2026-11-23 02:14:45.783548+00	831	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-3139-74f8-b3b2-ffbae191a36b	live	system	demo	type.created	type_2	{"code": {"after": "training", "before": null}, "kind": {"after": "person", "before": null}, "fields": {"after": [{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Schulungsnachweis", "before": null}, "name_en": {"after": "Training certificate", "before": null}, "name_fr": {"after": "Attestation de formation", "before": null}, "name_sq": {"after": "Certifikatë trajnimi", "before": null}, "required": {"after": ["holderName"], "before": null}, "unique_by": {"after": "external_ref", "before": null}, "pdf_public": {"after": false, "before": null}, "show_holder": {"after": "name", "before": null}, "print_layout": {"after": "training", "before": null}, "description_de": {"after": "Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.", "before": null}, "description_en": {"after": "Confirms that a person took part in a training, and with which result.", "before": null}, "description_fr": {"after": "Confirme la participation d’une personne à une formation, et son résultat.", "before": null}, "description_sq": {"after": "Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.", "before": null}, "number_pattern": {"after": "TR-{year}-{seq:5}", "before": null}, "validity_months": {"after": 24, "before": null}}		\N	2026-11-23 02:14:45.814463+00	831	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-3157-7235-9dee-448b4c4520db	test	system	demo	certificate.suspended	cert_01m832ycahegqvedjeqpx4td27	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "recall", "before": null}}		\N	2026-11-23 02:14:45.818109+00	831	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-315e-7350-a666-d317c8eed1a5	test	system	demo	certificate.revoked	cert_01m832ycasebx99nd5bg30j662	{"state": {"after": "revoked", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 02:14:45.818109+00	831	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-3166-7094-960c-866aebce7640	test	system	demo	certificate.superseded	cert_01m832ycazez3bw3f6yn6wd6yf	{"state": {"after": "superseded", "before": "active"}, "reason": {"after": "replaced", "before": null}}		\N	2026-11-23 02:14:45.818109+00	831	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-3172-7756-abce-6cdaba2e5987	live	system	demo	type.created	type_3	{"code": {"after": "en10204-3-1", "before": null}, "kind": {"after": "product", "before": null}, "fields": {"after": [{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Abnahmeprüfzeugnis 3.1", "before": null}, "name_en": {"after": "Inspection certificate 3.1", "before": null}, "name_fr": {"after": "Certificat de réception 3.1", "before": null}, "name_sq": {"after": "Certifikatë inspektimi 3.1", "before": null}, "required": {"after": ["productId", "serialNumber"], "before": null}, "unique_by": {"after": "none", "before": null}, "pdf_public": {"after": true, "before": null}, "show_holder": {"after": "never", "before": null}, "digital_link": {"after": {"productPage": "https://muster.example/products/{gtin}"}, "before": null}, "print_layout": {"after": "report", "before": null}, "description_de": {"after": "Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).", "before": null}, "description_en": {"after": "With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).", "before": null}, "description_fr": {"after": "Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).", "before": null}, "description_sq": {"after": "Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).", "before": null}, "number_pattern": {"after": "3.1-{year}-{seq:6}", "before": null}}		\N	2026-11-23 02:14:45.870813+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-3175-774b-abdc-84506d4743d6	live	system	demo	type.created	type_4	{"code": {"after": "training", "before": null}, "kind": {"after": "person", "before": null}, "fields": {"after": [{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Schulungsnachweis", "before": null}, "name_en": {"after": "Training certificate", "before": null}, "name_fr": {"after": "Attestation de formation", "before": null}, "name_sq": {"after": "Certifikatë trajnimi", "before": null}, "required": {"after": ["holderName"], "before": null}, "unique_by": {"after": "external_ref", "before": null}, "pdf_public": {"after": false, "before": null}, "show_holder": {"after": "name", "before": null}, "print_layout": {"after": "training", "before": null}, "description_de": {"after": "Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.", "before": null}, "description_en": {"after": "Confirms that a person took part in a training, and with which result.", "before": null}, "description_fr": {"after": "Confirme la participation d’une personne à une formation, et son résultat.", "before": null}, "description_sq": {"after": "Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.", "before": null}, "number_pattern": {"after": "TR-{year}-{seq:5}", "before": null}, "validity_months": {"after": 24, "before": null}}		\N	2026-11-23 02:14:45.875191+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-3179-703a-ad10-e6f702d5ec1a	live	system	demo	prefix.claimed	prefix_1	{"state": {"after": "claimed", "before": null}, "prefix": {"after": "952", "before": null}}		\N	2026-11-23 02:14:45.878563+00	831	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-3181-70e1-95b1-c145cc4275dd	live	user	1	prefix.confirmed	prefix_1	{"note": {"after": "GS1 keeps 952 for examples.", "before": ""}, "state": {"after": "confirmed", "before": "claimed"}}		\N	2026-11-23 02:14:45.885798+00	831	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-3184-742c-a100-e3caf0ea5905	live	user	1	open_item.settled	iss_01m832yc8kewsskza7482135m1	{"kind": {"after": "prefix", "before": null}}		\N	2026-11-23 02:14:45.885798+00	831	\N	\N	\N
01a2062f-318c-74ac-9ad1-59cad9520c99	live	user	2	team.created	team_01m832yccbe8artxm8zkba7jdt	{"name": {"after": "Elektroteknikë", "before": null}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-3192-7300-bb7f-c0a09346fdc2	live	user	2	team.member_added	team_01m832yccbe8artxm8zkba7jdt	{"role": {"after": "coordinator", "before": null}, "member": {"after": "user_2", "before": null}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-3195-737e-a7ca-e3a333438d9b	live	user	2	type.created	type_5	{"code": {"after": "diploma", "before": null}, "kind": {"after": "person", "before": null}, "fields": {"after": [{"key": "dateOfBirth", "kind": "date", "unit": "", "label": {"de": "Geburtsdatum", "en": "Date of birth", "fr": "Date de naissance", "sq": "Data e lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "placeOfBirth", "kind": "text", "unit": "", "label": {"de": "Geburtsort", "en": "Place of birth", "fr": "Lieu de naissance", "sq": "Vendi i lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "studentNo", "kind": "text", "unit": "", "label": {"de": "Matrikelnummer", "en": "Student number", "fr": "N° d’étudiant", "sq": "Numri i studentit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programme", "kind": "text", "unit": "", "label": {"de": "Studiengang", "en": "Programme of study", "fr": "Filière d’études", "sq": "Programi i studimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kennung des Studiengangs", "en": "Programme code", "fr": "Code de la filière", "sq": "Kodi i programit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "qualification", "kind": "text", "unit": "", "label": {"de": "Verliehene Qualifikation", "en": "Qualification awarded", "fr": "Titre décerné", "sq": "Kualifikimi i fituar"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "eqfLevel", "kind": "choice", "unit": "", "label": {"de": "EQR-Niveau", "en": "EQF level", "fr": "Niveau CEC", "sq": "Niveli KEK"}, "public": true, "choices": ["1", "2", "3", "4", "5", "6", "7", "8"], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Gesamtnote", "en": "Overall grade", "fr": "Note finale", "sq": "Nota përfundimtare"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "thesis", "kind": "text", "unit": "", "label": {"de": "Thema der Abschlussarbeit", "en": "Title of the thesis", "fr": "Sujet du mémoire", "sq": "Tema e punimit të diplomës"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "languageOfInstruction", "kind": "text", "unit": "", "label": {"de": "Unterrichtssprache", "en": "Language of instruction", "fr": "Langue d’enseignement", "sq": "Gjuha e mësimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date d’obtention", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "transcript", "kind": "table", "unit": "", "label": {"de": "Leistungsübersicht", "en": "Transcript of records", "fr": "Relevé de notes", "sq": "Transkripta e notave"}, "public": false, "choices": [], "columns": [{"label": {"de": "Modul", "en": "Module", "fr": "Module", "sq": "Moduli"}}, {"label": {"de": "Punkte", "en": "Credits", "fr": "Crédits", "sq": "Kreditet"}}, {"label": {"de": "Note", "en": "Grade", "fr": "Note", "sq": "Nota"}}], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Diplom", "before": null}, "name_en": {"after": "Diploma", "before": null}, "name_fr": {"after": "Diplôme", "before": null}, "name_sq": {"after": "Diplomë", "before": null}, "required": {"after": ["holderName"], "before": null}, "unique_by": {"after": "external_ref", "before": null}, "pdf_public": {"after": false, "before": null}, "show_holder": {"after": "name", "before": null}, "print_layout": {"after": "diploma", "before": null}, "description_de": {"after": "Verleiht nach bestandenem Studium oder bestandener Ausbildung eine Qualifikation.", "before": null}, "description_en": {"after": "Awards a qualification after a programme of study or training was passed.", "before": null}, "description_fr": {"after": "Décerne un titre à l’issue d’études ou d’une formation réussies.", "before": null}, "description_sq": {"after": "Jep një kualifikim pas përfundimit me sukses të studimeve ose të shkollimit.", "before": null}, "number_pattern": {"after": "DIP-{year}-{seq:5}", "before": null}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-3199-7173-ab34-e882ca8a74f6	live	user	2	program.created	prog_01m832yccqer89w9yfp8heh6fy	{"code": {"after": "industrial-electronics", "before": null}, "team": {"after": "team_01m832yccbe8artxm8zkba7jdt", "before": null}, "hours": {"after": "900.00", "before": null}, "credits": {"after": "60.00", "before": null}, "name_de": {"after": "Industrieelektronik", "before": null}, "name_en": {"after": "Industrial electronics", "before": null}, "name_fr": {"after": "Électronique industrielle", "before": null}, "name_sq": {"after": "Elektronika industriale", "before": null}, "language": {"after": "de", "before": null}, "eqf_level": {"after": 4, "before": null}, "attendance": {"after": "blended", "before": null}, "grade_scale": {"after": {"max": "6", "min": "1", "kind": "numeric", "step": "0.1", "better": "lower", "passMark": "4"}, "before": null}, "certificate_type": {"after": 5, "before": null}, "learning_outcomes": {"after": ["Plant und prüft elektrische Anlagen nach EN 60204-1."], "before": null}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31b3-75d2-b5f2-629f6971f326	live	user	2	recipient.created	rcp_01m832ycdhetyrhxm5v59kmtnc	{"email": {"personal": true}, "locale": {"after": "sq", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31b6-7004-b647-95aeefd9694a	live	user	2	recipient.created	rcp_01m832ycdpe02bchwnnn7rtj0x	{"email": {"personal": true}, "locale": {"after": "de", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31b9-73b7-a559-9cb966e16c4c	live	user	2	recipient.created	rcp_01m832ycdseevtapcwq2w77gjk	{"email": {"personal": true}, "locale": {"after": "fr", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31bc-769f-9fe0-8f2c82de4539	live	user	2	recipient.created	rcp_01m832ycdve8rs7097bbrmae3y	{"email": {"personal": true}, "locale": {"after": "de", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31be-7761-afe1-c604bbd680a9	live	user	2	recipient.created	rcp_01m832ycdyexgtzre60eh2rnb4	{"email": {"personal": true}, "locale": {"after": "sq", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31c1-709a-a140-fcacbfdf7555	live	user	2	recipient.created	rcp_01m832yce0e188hxhvzcp6xfv3	{"email": {"personal": true}, "locale": {"after": "fr", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31c3-705b-87f8-beae252a2b9c	live	user	2	recipient.created	rcp_01m832yce2ec9s4x61j48zx67m	{"email": {"personal": true}, "locale": {"after": "sq", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31c5-760b-9d74-54cbbf441fe2	live	user	2	recipient.created	rcp_01m832yce5er5stx2msbr25ct0	{"email": {"personal": true}, "locale": {"after": "de", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31c9-7582-812c-4d6e0ba3c2d4	live	user	2	settings.changed	iss_01m832ycbcexvvcp4zkj9rbtne	{"color": {"after": "#7a2a3d", "before": null}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31cd-7476-95bf-08134e1ce80f	live	user	2	onboarding.changed	iss_01m832ycbcexvvcp4zkj9rbtne	{"address": {"after": "Rruga e Shkollës 1\\n1001 Tiranë", "before": ""}, "country": {"after": "AL", "before": ""}, "website": {"after": "https://shembull.example", "before": ""}, "legal_name": {"after": "Shkolla Shembull SH.P.K.", "before": ""}, "contact_name": {"personal": true}, "contact_email": {"personal": true}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31d5-711a-b5b8-394851083074	live	user	2	onboarding.submitted	iss_01m832ycbcexvvcp4zkj9rbtne	{"state": {"after": "submitted", "before": "in_progress"}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31da-72d8-be58-0213d7f08cbf	live	user	1	open_item.settled	iss_01m832ycbcexvvcp4zkj9rbtne	{"kind": {"after": "onboarding", "before": null}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	\N
01a2062f-31db-75de-b965-ce497c759ce2	live	user	1	onboarding.approved	iss_01m832ycbcexvvcp4zkj9rbtne	{"state": {"after": "approved", "before": "submitted"}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31e0-72e9-8b36-3178a853e76d	live	user	2	program.published	prog_01m832yccqer89w9yfp8heh6fy	{"state": {"after": "published", "before": "draft"}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31e5-751d-8c6a-8e4ed876df3c	live	user	2	cohort.created	coh_01m832ycf3e56rk9t0yr00wew2	{"code": {"after": "2026-a", "before": null}, "name": {"after": "Klasa 2026 A", "before": null}, "ends_on": {"after": "2026-11-22", "before": null}, "program": {"after": "prog_01m832yccqer89w9yfp8heh6fy", "before": null}, "starts_on": {"after": "2026-05-26", "before": null}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31f6-764e-abda-a6c7f750cc87	live	user	2	cohort.enrolled	coh_01m832ycf3e56rk9t0yr00wew2	{"first": {"after": "enr_01m832ycfme9kvt1zqjgvnnvh8", "before": null}, "enrolled": {"after": 8, "before": null}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-322f-7798-a281-925d2facae35	live	user	2	enrolment.failed	enr_01m832ycfme9kvt1zqkbk5jgkn	{"grade": {"personal": true}, "status": {"after": "failed", "before": "enrolled"}, "completed_on": {"after": "2026-11-23", "before": null}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-3234-71bd-a17d-0314f1ee18f8	live	user	2	enrolment.withdrawn	enr_01m832ycfme9kvt1zqkd2zay3v	{"status": {"after": "withdrawn", "before": "enrolled"}}		\N	2026-11-23 02:14:45.894946+00	831	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-324e-70bc-9e3c-c732ff19bd88	live	user	3	key.created	key_01m832ycjcegwv7dzk890kh831	{"mode": {"after": "live", "before": null}, "name": {"after": "Demo", "before": null}, "scopes": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "webhooks:manage", "webhooks:read"], "before": null}, "root_id": {"after": "user_3", "before": null}, "scope_cap": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "webhooks:manage", "webhooks:read"], "before": null}, "api_version": {"after": "2026-03-01", "before": null}}		\N	2026-11-23 02:14:46.090566+00	908	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-3254-73c0-a29f-a8f38696850f	test	user	3	key.created	key_01m832ycjjesy87mpey8cccaqb	{"mode": {"after": "test", "before": null}, "name": {"after": "Demo", "before": null}, "scopes": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "webhooks:manage", "webhooks:read"], "before": null}, "root_id": {"after": "user_3", "before": null}, "scope_cap": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "webhooks:manage", "webhooks:read"], "before": null}, "api_version": {"after": "2026-03-01", "before": null}}		\N	2026-11-23 02:14:46.097308+00	909	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-3259-7288-a166-ffc944661fa1	live	user	2	key.created	key_01m832ycjqe1wv05xn44bmh1y4	{"mode": {"after": "live", "before": null}, "name": {"after": "Demo", "before": null}, "scopes": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "webhooks:manage", "webhooks:read"], "before": null}, "root_id": {"after": "user_2", "before": null}, "scope_cap": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "webhooks:manage", "webhooks:read"], "before": null}, "api_version": {"after": "2026-03-01", "before": null}}		\N	2026-11-23 02:14:46.102661+00	910	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-3862-7782-8c1c-9f8cad58c537	live	system	demo	webhook_endpoint.created	whe_01m832ye2xebp8jb3qmgcm2jqp	{"url": {"after": "https://192.88.98.1/hook", "before": null}, "mode": {"after": "live", "before": null}, "events": {"after": ["certificate.*"], "before": null}, "headers": {"personal": true}, "description": {"after": "", "before": null}}		\N	2026-11-23 02:14:47.643061+00	911	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-38b6-7797-964b-141793744939	live	system	demo	certificate.suspended	cert_01m832ye3xezyakfs2ccyt79p0	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 02:14:47.643061+00	934	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-38bc-750b-82d2-560f3b256155	live	system	demo	certificate.reinstated	cert_01m832ye3xezyakfs2ccyt79p0	{"state": {"after": "active", "before": "suspended"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 02:14:47.643061+00	935	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-38c1-7572-b19e-ee16f6e1ec31	live	system	demo	certificate.suspended	cert_01m832ye4eer2ac2b4bjvfa620	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 02:14:47.643061+00	936	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-38c7-7230-a643-a22cca6fbb47	live	system	demo	certificate.revoked	cert_01m832ye4hetr9s1rm15g0gvxx	{"state": {"after": "revoked", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 02:14:47.643061+00	937	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-38d0-773d-b635-246a2d04ed6c	live	system	demo	certificate.superseded	cert_01m832ye4ke3bv2ahxx83rdx7k	{"state": {"after": "superseded", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 02:14:47.643061+00	938	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-38e2-71c0-8123-f21d45e499c0	live	system	demo	certificate.erasure_requested	cert_01m832ye4ne88vy5ybqac28xq1	{"erasure": {"after": "ers_01m832ye71eq09s5qn56kqbb01", "before": null}}		\N	2026-11-23 02:14:47.643061+00	942	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-38fe-73c2-a1e1-4e602e2e2cd1	live	system	demo	certificate.erased	cert_01m832ye4ne88vy5ybqac28xq1	{"erasure": {"after": "ers_01m832ye71eq09s5qn56kqbb01", "before": null}}		\N	2026-12-01 02:14:47.643061+00	943	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-3902-75e2-a19a-12bd25e89a29	test	system	demo	webhook_endpoint.created	whe_01m832ye81esda3kgcyjc54c92	{"url": {"after": "https://192.88.98.1/hook", "before": null}, "mode": {"after": "test", "before": null}, "events": {"after": ["certificate.*"], "before": null}, "headers": {"personal": true}, "description": {"after": "", "before": null}}		\N	2026-11-23 02:14:47.80733+00	944	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-3914-71b1-a4d3-c68e166f2bed	test	system	demo	certificate.suspended	cert_01m832ye84e8d83gj58rw1e57a	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 02:14:47.80733+00	955	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-3919-7098-8f07-33cb305a4fb9	test	system	demo	certificate.reinstated	cert_01m832ye84e8d83gj58rw1e57a	{"state": {"after": "active", "before": "suspended"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 02:14:47.80733+00	956	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-391d-7765-ab35-0c0b8b219f0f	test	system	demo	certificate.suspended	cert_01m832ye87e69s12tk7fn3pc19	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 02:14:47.80733+00	957	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-3921-72d4-b3ab-5c46a270e8a7	test	system	demo	certificate.revoked	cert_01m832ye88e08vwg0mb7v15cj1	{"state": {"after": "revoked", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 02:14:47.80733+00	958	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-3927-7018-ae5a-ab8a8880fbe2	test	system	demo	certificate.superseded	cert_01m832ye8ae4f8yyns1qjyxqrr	{"state": {"after": "superseded", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 02:14:47.80733+00	959	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-3935-746f-be48-0e7a91c3b93b	test	system	demo	certificate.erasure_requested	cert_01m832ye8bezs91mh3ck00m1w1	{"erasure": {"after": "ers_01m832ye9medfa3xm9smevkazg", "before": null}}		\N	2026-11-23 02:14:47.80733+00	961	\N	\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-394a-70fd-9495-e676be21e96f	test	system	demo	certificate.erased	cert_01m832ye8bezs91mh3ck00m1w1	{"erasure": {"after": "ers_01m832ye9medfa3xm9smevkazg", "before": null}}		\N	2026-12-01 02:14:47.80733+00	962	\N	\N	01a2062f-3113-7733-99fd-472204119681
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
01a2062f-316c-7777-b658-9f9c9385eaae	#7a2a3d	\N	\N	\N	\N	\N	2	\N	\N	\N	\N
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

COPY public.accounts_deprecateduse (key_id, code, amount, last_used_on) FROM stdin;
\.


--
-- Data for Name: accounts_invitation; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_invitation (id, email, role, locale, token_sha256, created_at, expires_at, mailed_at, accepted_at, revoked_at, invited_by_id, issuer_id) FROM stdin;
\.


--
-- Data for Name: accounts_issuer; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_issuer (id, name, slug, default_locale, time_zone, standing, sector, data_hash_enabled, issuing_blocked_from, trusted_networks, expiry_warning_days, second_factor_for_all, notify_holder, test_clock_ahead, told_of_changes, created_at, plan_id) FROM stdin;
01a2062f-3113-7733-99fd-472204119681	Muster Werke GmbH	muster	en	Europe/Berlin	active	products	t	\N	{}	{30,7,1}	f	f	00:00:00	persons	2026-11-23 02:14:45.779832+00	4
01a2062f-316c-7777-b658-9f9c9385eaae	Shkolla Shembull	shembull	en	Europe/Tirane	active	education	t	\N	{}	{30,7,1}	f	f	00:00:00	persons	2026-11-23 02:14:45.868675+00	4
\.


--
-- Data for Name: accounts_issuerdomain; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_issuerdomain (id, name, token, method, created_at, verified_at, checked_at, failing_since, lost_at, dns_fault, file_fault, due_at, issuer_id) FROM stdin;
\.


--
-- Data for Name: accounts_job; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_job (id, mode, kind, state, dry_run, parameters, phase, total, done, ok, failed, skipped, cursor, errors_found, result_chunks, failure, failure_params, due_at, lease_token, attempts, sequence, actor_kind, actor_id, request_id, ip, created_at, started_at, finished_at, files_removed_at, issuer_id, undo_of_id) FROM stdin;
\.


--
-- Data for Name: accounts_joberror; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_joberror (id, number, "row", "column", code, params, job_id) FROM stdin;
\.


--
-- Data for Name: accounts_jobinput; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_jobinput (id, number, data, job_id) FROM stdin;
\.


--
-- Data for Name: accounts_jobkey; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_jobkey (id, digest, "row", job_id) FROM stdin;
\.


--
-- Data for Name: accounts_jobresult; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_jobresult (id, number, data, job_id) FROM stdin;
\.


--
-- Data for Name: accounts_jobrows; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_jobrows (id, number, data, job_id) FROM stdin;
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
1	owner	f	01a2062f-316c-7777-b658-9f9c9385eaae	2
2	owner	f	01a2062f-3113-7733-99fd-472204119681	3
\.


--
-- Data for Name: accounts_openitem; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_openitem (id, kind, facts, opened_at, settled_at, note, issuer_id, opened_by_id, settled_by_id) FROM stdin;
01a2062f-317b-7174-87a3-9db312fc76ca	prefix	{"prefix": "952"}	2026-11-23 02:14:45.878563+00	2026-11-23 02:14:45.885798+00		01a2062f-3113-7733-99fd-472204119681	\N	1
01a2062f-31d3-708a-9001-398149d85fd9	onboarding	{"website": "https://shembull.example", "legal_name": "Shkolla Shembull SH.P.K."}	2026-11-23 02:14:45.894946+00	2026-11-23 02:14:45.894946+00		01a2062f-316c-7777-b658-9f9c9385eaae	2	1
\.


--
-- Data for Name: accounts_outgoingmail; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_outgoingmail (id, kind, subject, details, once, created_at, due_at, leased_until, attempts, sent_at, dropped_at, outcome, answer, recipient, issuer_id, user_id) FROM stdin;
1	onboarding_decided	01a2062f-316c-7777-b658-9f9c9385eaae	{"decided_at": "2026-11-23T02:14:45.894946+00:00"}	2026-11-23T02:14:45.894946+00:00	2026-11-23 02:14:45.894946+00	2026-11-23 02:14:45.894946+00	\N	0	\N	\N	\N	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae	2
2	certificate_issued	01a2062f-387d-77fc-a9bf-22633da3a6c0	{}	\N	2026-11-23 02:14:47.643+00	2026-11-23 02:14:47.643+00	\N	0	\N	\N	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	\N
3	certificate_issued	01a2062f-388e-7604-a609-645cb6f51840	{}	\N	2026-11-23 02:14:47.643+00	2026-11-23 02:14:47.643+00	\N	0	\N	\N	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	\N
4	certificate_issued	01a2062f-3891-76b0-9c87-140960086fbd	{}	\N	2026-11-23 02:14:47.643+00	2026-11-23 02:14:47.643+00	\N	0	\N	\N	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	\N
5	certificate_issued	01a2062f-3893-70d7-b12a-3dea0786f4f3	{}	\N	2026-11-23 02:14:47.643+00	2026-11-23 02:14:47.643+00	\N	0	\N	\N	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	\N
7	certificate_issued	01a2062f-38a3-76db-89b7-80a94fda57ca	{}	\N	2026-11-23 02:14:47.643+00	2026-11-23 02:14:47.643+00	\N	0	\N	\N	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	\N
8	certificate_issued	01a2062f-38a3-76db-89b7-80ab7d05dfde	{}	\N	2026-11-23 02:14:47.643+00	2026-11-23 02:14:47.643+00	\N	0	\N	\N	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	\N
9	certificate_issued	01a2062f-38a3-76db-89b7-80ad2d63a9c1	{}	\N	2026-11-23 02:14:47.643+00	2026-11-23 02:14:47.643+00	\N	0	\N	\N	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	\N
10	certificate_issued	01a2062f-38a3-76db-89b7-80af1e7d6ceb	{}	\N	2026-11-23 02:14:47.643+00	2026-11-23 02:14:47.643+00	\N	0	\N	\N	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	\N
11	certificate_issued	01a2062f-38cc-73fa-ba3e-a87b95401039	{}	\N	2026-11-23 02:14:47.643+00	2026-11-23 02:14:47.643+00	\N	0	\N	\N	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	\N
12	certificate_issued	01a2062f-3904-721a-81c2-4546381714ea	{}	\N	2026-11-23 02:14:47.807+00	2026-11-23 02:14:47.807+00	\N	0	\N	\N	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	\N
13	certificate_issued	01a2062f-3907-7193-908b-533bea3b3029	{}	\N	2026-11-23 02:14:47.807+00	2026-11-23 02:14:47.807+00	\N	0	\N	\N	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	\N
14	certificate_issued	01a2062f-3908-7011-be40-1459f612b241	{}	\N	2026-11-23 02:14:47.807+00	2026-11-23 02:14:47.807+00	\N	0	\N	\N	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	\N
15	certificate_issued	01a2062f-390a-711e-8f7a-b90de5eedf18	{}	\N	2026-11-23 02:14:47.807+00	2026-11-23 02:14:47.807+00	\N	0	\N	\N	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	\N
17	certificate_issued	01a2062f-390d-761c-920a-e0c242db3a80	{}	\N	2026-11-23 02:14:47.807+00	2026-11-23 02:14:47.807+00	\N	0	\N	\N	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	\N
18	certificate_issued	01a2062f-390d-761c-920a-e0c4c27dd21b	{}	\N	2026-11-23 02:14:47.807+00	2026-11-23 02:14:47.807+00	\N	0	\N	\N	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	\N
19	certificate_issued	01a2062f-390d-761c-920a-e0c6f119716b	{}	\N	2026-11-23 02:14:47.807+00	2026-11-23 02:14:47.807+00	\N	0	\N	\N	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	\N
20	certificate_issued	01a2062f-390d-761c-920a-e0c8530bf9d4	{}	\N	2026-11-23 02:14:47.807+00	2026-11-23 02:14:47.807+00	\N	0	\N	\N	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	\N
21	certificate_issued	01a2062f-3924-7609-b18f-a366356663fa	{}	\N	2026-11-23 02:14:47.807+00	2026-11-23 02:14:47.807+00	\N	0	\N	\N	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	\N
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
2026-11-01	1	137438953472	0	01a2062f-316c-7777-b658-9f9c9385eaae
2026-11-01	2	137438953472	0	01a2062f-316c-7777-b658-9f9c9385eaae
2026-11-01	3	137438953472	0	01a2062f-316c-7777-b658-9f9c9385eaae
2026-11-01	4	137438953472	0	01a2062f-316c-7777-b658-9f9c9385eaae
2026-11-01	5	137438953472	0	01a2062f-316c-7777-b658-9f9c9385eaae
2026-11-01	6	137438953472	0	01a2062f-316c-7777-b658-9f9c9385eaae
2026-11-01	7	137438953472	0	01a2062f-316c-7777-b658-9f9c9385eaae
2026-11-01	0	137438953472	3	01a2062f-316c-7777-b658-9f9c9385eaae
2026-11-01	1	137438953472	0	01a2062f-3113-7733-99fd-472204119681
2026-11-01	2	137438953472	0	01a2062f-3113-7733-99fd-472204119681
2026-11-01	3	137438953472	0	01a2062f-3113-7733-99fd-472204119681
2026-11-01	4	137438953472	0	01a2062f-3113-7733-99fd-472204119681
2026-11-01	5	137438953472	0	01a2062f-3113-7733-99fd-472204119681
2026-11-01	0	137438953472	10	01a2062f-3113-7733-99fd-472204119681
2026-11-01	6	137438953472	0	01a2062f-3113-7733-99fd-472204119681
2026-11-01	7	137438953472	0	01a2062f-3113-7733-99fd-472204119681
\.


--
-- Data for Name: accounts_savedview; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_savedview (id, page, name, query, membership_id) FROM stdin;
\.


--
-- Data for Name: accounts_session; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_session (session_data, expire_date, session_key, started_at, last_seen_at, device, network, user_id) FROM stdin;
\.


--
-- Data for Name: accounts_signin_cache; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_signin_cache (cache_key, value, expires) FROM stdin;
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
3	md5$qDUi7lx6MtXCG9JqcBVMHJ$b95f9e520e0a60dc657330c7aa41496b	\N	f	admin@muster.example	Admin Muster Werke GmbH	en	t	t	0	2026-11-23 02:14:46.070985+00
2	md5$E4uKFLrWqO7jXrVvSY8Ii1$14b4c1a83eb097e5f5e921574a9205d1	\N	f	admin@shembull.example	Admin Shkolla Shembull	en	t	t	0	2026-11-23 02:14:45.895475+00
1	md5$dD5PngFGZ6nOXJMVBQOIBZ$9026f3a408c4bb6d1a2368c1b6309d5b	\N	t	operator@platform.example	Operator	en	t	t	0	2026-11-23 02:14:45.885136+00
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
185	Can add body horizon	47	add_bodyhorizon
186	Can change body horizon	47	change_bodyhorizon
187	Can delete body horizon	47	delete_bodyhorizon
188	Can view body horizon	47	view_bodyhorizon
189	Can add event	48	add_event
190	Can change event	48	change_event
191	Can delete event	48	delete_event
192	Can view event	48	view_event
193	Can add delivery	49	add_delivery
194	Can change delivery	49	change_delivery
195	Can delete delivery	49	delete_delivery
196	Can view delivery	49	view_delivery
197	Can add attempt	50	add_attempt
198	Can change attempt	50	change_attempt
199	Can delete attempt	50	delete_attempt
200	Can view attempt	50	view_attempt
201	Can add webhook endpoint	51	add_endpoint
202	Can change webhook endpoint	51	change_endpoint
203	Can delete webhook endpoint	51	delete_endpoint
204	Can view webhook endpoint	51	view_endpoint
205	Can add hour of an endpoint	52	add_endpointhour
206	Can change hour of an endpoint	52	change_endpointhour
207	Can delete hour of an endpoint	52	delete_endpointhour
208	Can view hour of an endpoint	52	view_endpointhour
209	Can add late body	53	add_latebody
210	Can change late body	53	change_latebody
211	Can delete late body	53	delete_latebody
212	Can view late body	53	view_latebody
213	Can add certificate	54	add_certificate
214	Can change certificate	54	change_certificate
215	Can delete certificate	54	delete_certificate
216	Can view certificate	54	view_certificate
217	Can add holder's contact	55	add_holdercontact
218	Can change holder's contact	55	change_holdercontact
219	Can delete holder's contact	55	delete_holdercontact
220	Can view holder's contact	55	view_holdercontact
221	Can add key of a certificate	56	add_certificatekey
222	Can change key of a certificate	56	change_certificatekey
223	Can delete key of a certificate	56	delete_certificatekey
224	Can view key of a certificate	56	view_certificatekey
225	Can add name of a holder	57	add_holdername
226	Can change name of a holder	57	change_holdername
227	Can delete name of a holder	57	delete_holdername
228	Can view name of a holder	57	view_holdername
229	Can add certificate type	58	add_certificatetype
230	Can change certificate type	58	change_certificatetype
231	Can delete certificate type	58	delete_certificatetype
232	Can view certificate type	58	view_certificatetype
233	Can add company prefix	59	add_companyprefix
234	Can change company prefix	59	change_companyprefix
235	Can delete company prefix	59	delete_companyprefix
236	Can view company prefix	59	view_companyprefix
237	Can add erasure	60	add_erasure
238	Can change erasure	60	change_erasure
239	Can delete erasure	60	delete_erasure
240	Can view erasure	60	view_erasure
241	Can add hold	61	add_hold
242	Can change hold	61	change_hold
243	Can delete hold	61	delete_hold
244	Can view hold	61	view_hold
245	Can add counter of certificate numbers	62	add_numbercounter
246	Can change counter of certificate numbers	62	change_numbercounter
247	Can delete counter of certificate numbers	62	delete_numbercounter
248	Can view counter of certificate numbers	62	view_numbercounter
249	Can add printed document	63	add_printout
250	Can change printed document	63	change_printout
251	Can delete printed document	63	delete_printout
252	Can view printed document	63	view_printout
253	Can add request to end the release by a second person	64	add_releaseoffrequest
254	Can change request to end the release by a second person	64	change_releaseoffrequest
255	Can delete request to end the release by a second person	64	delete_releaseoffrequest
256	Can view request to end the release by a second person	64	view_releaseoffrequest
257	Can add version of a type	65	add_typeversion
258	Can change version of a type	65	change_typeversion
259	Can delete version of a type	65	delete_typeversion
260	Can view version of a type	65	view_typeversion
261	Can add attachment	66	add_attachmentfile
262	Can change attachment	66	change_attachmentfile
263	Can delete attachment	66	delete_attachmentfile
264	Can view attachment	66	view_attachmentfile
265	Can add change	67	add_certificatehistory
266	Can change change	67	change_certificatehistory
267	Can delete change	67	delete_certificatehistory
268	Can view change	67	view_certificatehistory
269	Can add link	68	add_certificatelink
270	Can change link	68	change_certificatelink
271	Can delete link	68	delete_certificatelink
272	Can view link	68	view_certificatelink
273	Can add checkpoint of the log	69	add_logcheckpoint
274	Can change checkpoint of the log	69	change_logcheckpoint
275	Can delete checkpoint of the log	69	delete_logcheckpoint
276	Can view checkpoint of the log	69	view_logcheckpoint
277	Can add tile of the log	70	add_logtile
278	Can change tile of the log	70	change_logtile
279	Can delete tile of the log	70	delete_logtile
280	Can view tile of the log	70	view_logtile
281	Can add transparency log	71	add_transparencylog
282	Can change transparency log	71	change_transparencylog
283	Can delete transparency log	71	delete_transparencylog
284	Can view transparency log	71	view_transparencylog
285	Can add change to be logged	72	add_unloggedchange
286	Can change change to be logged	72	change_unloggedchange
287	Can delete change to be logged	72	delete_unloggedchange
288	Can view change to be logged	72	view_unloggedchange
289	Can add entry of the log	73	add_logentry
290	Can change entry of the log	73	change_logentry
291	Can delete entry of the log	73	delete_logentry
292	Can view entry of the log	73	view_logentry
293	Can add cohort	74	add_cohort
294	Can change cohort	74	change_cohort
295	Can delete cohort	74	delete_cohort
296	Can view cohort	74	view_cohort
297	Can add verifications of a cohort	75	add_cohortverifications
298	Can change verifications of a cohort	75	change_cohortverifications
299	Can delete verifications of a cohort	75	delete_cohortverifications
300	Can view verifications of a cohort	75	view_cohortverifications
301	Can add program	76	add_program
302	Can change program	76	change_program
303	Can delete program	76	delete_program
304	Can view program	76	view_program
305	Can add recipient	77	add_recipient
306	Can change recipient	77	change_recipient
307	Can delete recipient	77	delete_recipient
308	Can view recipient	77	view_recipient
309	Can add enrolment	78	add_enrolment
310	Can change enrolment	78	change_enrolment
311	Can delete enrolment	78	delete_enrolment
312	Can view enrolment	78	view_enrolment
313	Can add team	79	add_team
314	Can change team	79	change_team
315	Can delete team	79	delete_team
316	Can view team	79	view_team
317	Can add invitation into a team	80	add_teaminvitation
318	Can change invitation into a team	80	change_teaminvitation
319	Can delete invitation into a team	80	delete_teaminvitation
320	Can view invitation into a team	80	view_teaminvitation
321	Can add member of a team	81	add_teammember
322	Can change member of a team	81	change_teammember
323	Can delete member of a team	81	delete_teammember
324	Can view member of a team	81	view_teammember
325	Can add onboarding	82	add_onboarding
326	Can change onboarding	82	change_onboarding
327	Can delete onboarding	82	delete_onboarding
328	Can view onboarding	82	view_onboarding
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

COPY public.certificates_attachmentfile (id, number, name, uploaded_at, certificate_id) FROM stdin;
\.


--
-- Data for Name: certificates_certificate; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_certificate (id, mode, number, external_ref, product_id, gtin, serial_number, holder_name, holder_email, locale, issued_at, issued_on, valid_from, valid_until, starts_at, ends_at, document, data_hash, state, reason, public_note, state_changed_at, sequence, next_notice_at, erased_at, has_links, natural_key, issuer_id, superseded_by_id, supersedes_id, type_id, erasure_id, version_id) FROM stdin;
01a2062f-3144-754d-aa78-1ce126d4fd18	test	3.1-2026-000001	SAMPLE-320a9439	Name of the product	\N	SAMPLE-320a9439	\N	\N	en	2026-11-23 02:14:45.818+00	2026-11-23	\N	2027-11-23	2026-11-22 23:00:00+00	2027-11-23 23:00:00+00	\\x7b226964223a22636572745f30316d38333279636134656e36746d79307777346b64397a3872222c226973737565644174223a22323032362d31312d32335430323a31343a34352e3831385a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a223736343565643162313866363661333233383564353735303233666533346236222c226e756d626572223a22332e312d323032362d303030303031222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d3332306139343339222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	\\x843a9aaed0df4c872d4c5e2364f914f616cdf48bcf1b060597691710adc009a3	active	\N	\N	2026-11-23 02:14:45.818+00	1	2027-10-24 23:00:00+00	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	\N	1
01a2062f-314a-75ce-a01d-9f6370034bf3	test	3.1-2026-000002	SAMPLE-8882653d	Name of the product	\N	SAMPLE-8882653d	\N	\N	en	2026-11-23 02:14:45.818+00	2026-11-23	\N	2026-12-03	2026-11-22 23:00:00+00	2026-12-03 23:00:00+00	\\x7b226964223a22636572745f30316d38333279636161657137613037637a63647230366a7a6b222c226973737565644174223a22323032362d31312d32335430323a31343a34352e3831385a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a223736613731383261613031336666313233306238656166636432643866646532222c226e756d626572223a22332e312d323032362d303030303032222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d3838383236353364222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032362d31322d3033222c2276657273696f6e223a317d	\\x5d6513b88e5de4830d0af7e083a02e2227194777c30629c24a9a05bd59e4d12e	active	\N	\N	2026-11-23 02:14:45.818+00	1	2026-11-26 23:00:00+00	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	\N	1
01a2062f-314d-70c0-9841-e4465dbf02c8	test	3.1-2025-000001	SAMPLE-9e9f30c3	Name of the product	\N	SAMPLE-9e9f30c3	\N	\N	en	2026-11-23 02:14:45.818+00	2025-10-19	\N	2026-10-24	2025-10-18 22:00:00+00	2026-10-24 22:00:00+00	\\x7b226964223a22636572745f30316d3833327963616465333039676766343873657679307038222c226973737565644174223a22323032362d31312d32335430323a31343a34352e3831385a222c226973737565644f6e223a22323032352d31302d3139222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a226430333665313265613965633666353832653465666536353862626136386132222c226e756d626572223a22332e312d323032352d303030303031222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d3965396633306333222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032362d31302d3234222c2276657273696f6e223a317d	\\x9211793cac2a4c5945fde35c2d696c2f8a62aa6fa5f6484b21f23095f7c5efc9	active	\N	\N	2026-11-23 02:14:45.818+00	1	2026-11-23 02:14:45.818+00	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	\N	1
01a2062f-314e-729a-8660-71c2d6cd95fe	test	3.1-2026-000003	SAMPLE-7ae9ed8e	Name of the product	\N	SAMPLE-7ae9ed8e	\N	\N	en	2026-11-23 02:14:45.818+00	2026-11-23	2026-12-23	2027-11-23	2026-12-22 23:00:00+00	2027-11-23 23:00:00+00	\\x7b226964223a22636572745f30316d3833327963616565616438637233687262626376356679222c226973737565644174223a22323032362d31312d32335430323a31343a34352e3831385a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a223965363963393735393264383031623361373434323764663737333933356431222c226e756d626572223a22332e312d323032362d303030303033222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d3761653965643865222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c696446726f6d223a22323032362d31322d3233222c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	\\x71ab25a110cc661e3fa3ea5a431916b70ebd9dcf0c5fabd3f937c7969ff351eb	active	\N	\N	2026-11-23 02:14:45.818+00	1	2027-10-24 23:00:00+00	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	\N	1
01a2062f-3151-742f-b736-4ebdba4d3447	test	3.1-2026-000004	SAMPLE-19bf1c65	Name of the product	\N	SAMPLE-19bf1c65	\N	\N	en	2026-11-23 02:14:45.818+00	2026-11-23	\N	2027-11-23	2026-11-22 23:00:00+00	2027-11-23 23:00:00+00	\\x7b226964223a22636572745f30316d383332796361686567717665646a657170783474643237222c226973737565644174223a22323032362d31312d32335430323a31343a34352e3831385a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a223066326535666262366663386166363765643464316230653733323735323665222c226e756d626572223a22332e312d323032362d303030303034222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d3139626631633635222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	\\x82400fa06af992c9dad4c8fd37785b54ef738ec541cbe4b693b2077745d4a963	suspended	recall	\N	2026-11-23 02:14:45.818109+00	2	2027-10-24 23:00:00+00	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	\N	1
01a2062f-3159-72fa-94d5-a55c060918c2	test	3.1-2026-000005	SAMPLE-e915bf90	Name of the product	\N	SAMPLE-e915bf90	\N	\N	en	2026-11-23 02:14:45.818+00	2026-11-23	\N	2027-11-23	2026-11-22 23:00:00+00	2027-11-23 23:00:00+00	\\x7b226964223a22636572745f30316d3833327963617365627839396e6435626733306a363632222c226973737565644174223a22323032362d31312d32335430323a31343a34352e3831385a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a223763626435386235633861353534383165303364633138343030383939393666222c226e756d626572223a22332e312d323032362d303030303035222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d6539313562663930222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	\\x0f21cafa5e952d84f2e80e850ede457ebafbe297fa2642e487ef1662fd32a258	revoked	data_error	\N	2026-11-23 02:14:45.818109+00	2	\N	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	\N	1
01a2062f-315f-77c6-be0d-e6f54dc69bcf	test	3.1-2026-000006	SAMPLE-c6665256	Name of the product	\N	SAMPLE-c6665256	\N	\N	en	2026-11-23 02:14:45.818+00	2026-11-23	\N	2027-11-23	2026-11-22 23:00:00+00	2027-11-23 23:00:00+00	\\x7b226964223a22636572745f30316d3833327963617a657a336277336636796e367764367966222c226973737565644174223a22323032362d31312d32335430323a31343a34352e3831385a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a223237323031663934316438663962643030393438343363336138346334633035222c226e756d626572223a22332e312d323032362d303030303036222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d6336363635323536222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	\\x71c7e790098233e03c01db7078c899088012ddc6da4963f5b7d4f45a383b349a	superseded	replaced	\N	2026-11-23 02:14:45.818109+00	2	\N	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-3163-7007-8ce0-f2eb9b9ce78d	\N	1	\N	1
01a2062f-3163-7007-8ce0-f2eb9b9ce78d	test	3.1-2026-000007	SAMPLE-946ca1ff	Name of the product	\N	SAMPLE-946ca1ff	\N	\N	en	2026-11-23 02:14:45.818+00	2026-11-23	\N	2027-11-23	2026-11-22 23:00:00+00	2027-11-23 23:00:00+00	\\x7b226964223a22636572745f30316d38333279636233653033727372376a7865647373737764222c226973737565644174223a22323032362d31312d32335430323a31343a34352e3831385a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a223430356363663364393066653561383735393162376337383831613234366464222c226e756d626572223a22332e312d323032362d303030303037222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d3934366361316666222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	\\x8c4ec57c61a2a1abdf7736f63d08585c607458fea7b5814c3b6a8559c8f7b719	active	\N	\N	2026-11-23 02:14:45.818+00	1	2027-10-24 23:00:00+00	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	01a2062f-315f-77c6-be0d-e6f54dc69bcf	1	\N	1
01a2062f-321e-7532-a294-ecf9b8ea4714	live	DIP-2026-00001	enr_01m832ycfme9kvt1zqjx0gdcz3	\N	\N	\N	Jürgen Weiß	s-1004@example.com	de	2026-11-23 02:14:45.894+00	2026-11-23	\N	\N	2026-11-22 23:00:00+00	\N	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a30383132393765306264373639616235323037303430303238326463353831336337366233326162353361616533626230323438346361616162303531623334222c226e616d65223a224ac3bc7267656e20576569c39f227d2c226964223a22636572745f30316d38333279636779656d7361353537637a3677656d68726d222c226973737565644174223a22323032362d31312d32335430323a31343a34352e3839345a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38333279636263657876766370347a6b6a397262746e65222c226e616d65223a2253686b6f6c6c61205368656d62756c6c227d2c226c6f63616c65223a226465222c226d65746164617461223a7b22636f6d706c657465644f6e223a22323032362d31312d3233222c2263726564697473223a223630222c226571664c6576656c223a2234222c226772616465223a22312e37222c22686f757273223a22393030222c226c616e67756167654f66496e737472756374696f6e223a2244657574736368222c2270726f6772616d6d65223a22496e64757374726965656c656b74726f6e696b222c2270726f6772616d6d65436f6465223a22696e647573747269616c2d656c656374726f6e696373222c2273747564656e744e6f223a22532d31303034222c227472616e736372697074223a5b5b22456c656b74726f746563686e696b222c223430222c22312e37225d2c5b225072616b74697363686520417262656974222c223230222c22312e33225d5d7d2c226e6f6e6365223a223131383331393233336635396232393362613336346335386233663963633633222c226e756d626572223a224449502d323032362d3030303031222c2274696d655a6f6e65223a224575726f70652f546972616e65222c2274797065223a7b22636f6465223a226469706c6f6d61222c226964223a352c226e616d65223a224469706c6f6d222c2276657273696f6e223a317d2c2276657273696f6e223a317d	\\x6922918fa68bdf0f586a835b109a39bf366bde9a3d517c6d62445f06a864bd29	active	\N	\N	2026-11-23 02:14:45.894+00	1	\N	\N	f	xenr_01m832ycfme9kvt1zqjx0gdcz3	01a2062f-316c-7777-b658-9f9c9385eaae	\N	\N	5	\N	5
01a2062f-38a3-76db-89b7-80ab7d05dfde	live	3.1-2026-000007	ORDER-6	4711-A	\N	BASELINE-6	Arta Krasniqi	arta@example.com	en	2026-11-23 02:14:47.643+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a30393837326638303133663963616536646361306438653734346265626233666132313965343433616633323466623761303539633833363130353532323563222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38333279653533657664726b6477306e64796762717979222c226973737565644174223a22323032362d31312d32335430323a31343a34372e3634335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223732393537336461646132333038613332313130666161643030396332633438222c226e756d626572223a22332e312d323032362d303030303037222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d36222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x95bc125bec2ea2153f2d938a216d8a1dc1aede50191f3171778c3ce201edb36c	active	\N	\N	2026-11-23 02:14:47.643+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	\N	1
01a2062f-321e-7532-a294-ecfbcd7eb239	live	DIP-2026-00002	enr_01m832ycfme9kvt1zqk34fd8zx	\N	\N	\N	Blerta Hoxhë	s-1005@example.com	sq	2026-11-23 02:14:45.894+00	2026-11-23	\N	\N	2026-11-22 23:00:00+00	\N	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a66663531653834646631646166383564366437393062643333313036646334373434313932376333396434636464353466626435383333666339306166323638222c226e616d65223a22426c6572746120486f7868c3ab227d2c226964223a22636572745f30316d38333279636779656d7361353537637a66367178636873222c226973737565644174223a22323032362d31312d32335430323a31343a34352e3839345a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38333279636263657876766370347a6b6a397262746e65222c226e616d65223a2253686b6f6c6c61205368656d62756c6c227d2c226c6f63616c65223a227371222c226d65746164617461223a7b22636f6d706c657465644f6e223a22323032362d31312d3233222c2263726564697473223a223630222c226571664c6576656c223a2234222c226772616465223a22312e30222c22686f757273223a22393030222c226c616e67756167654f66496e737472756374696f6e223a22476a65726d616e69736874222c2270726f6772616d6d65223a22456c656b74726f6e696b6120696e647573747269616c65222c2270726f6772616d6d65436f6465223a22696e647573747269616c2d656c656374726f6e696373222c2273747564656e744e6f223a22532d31303035222c227472616e736372697074223a5b5b22456c656b74726f746563686e696b222c223430222c22312e30225d2c5b225072616b74697363686520417262656974222c223230222c22312e30225d5d7d2c226e6f6e6365223a226539353030386533313733656335633461353865373230396433363330616438222c226e756d626572223a224449502d323032362d3030303032222c2274696d655a6f6e65223a224575726f70652f546972616e65222c2274797065223a7b22636f6465223a226469706c6f6d61222c226964223a352c226e616d65223a224469706c6f6dc3ab222c2276657273696f6e223a317d2c2276657273696f6e223a317d	\\x027c4f5d0cff0affcdc5ae1f763a31856a6c9f2a9b3ae5ddeed6df5c251c86c7	active	\N	\N	2026-11-23 02:14:45.894+00	1	\N	\N	f	xenr_01m832ycfme9kvt1zqk34fd8zx	01a2062f-316c-7777-b658-9f9c9385eaae	\N	\N	5	\N	5
01a2062f-321e-7532-a294-ecfd014d8e30	live	DIP-2026-00003	enr_01m832ycfme9kvt1zqk64ysrzt	\N	\N	\N	François L’Hôpital	s-1006@example.com	fr	2026-11-23 02:14:45.894+00	2026-11-23	\N	\N	2026-11-22 23:00:00+00	\N	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a64346537646531373639373862653366376464373635306162336662323436393237356664666232353431643238623132613361643138633438313130326562222c226e616d65223a224672616ec3a76f6973204ce2809948c3b4706974616c227d2c226964223a22636572745f30316d38333279636779656d7361353537637a6d306d76336867222c226973737565644174223a22323032362d31312d32335430323a31343a34352e3839345a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38333279636263657876766370347a6b6a397262746e65222c226e616d65223a2253686b6f6c6c61205368656d62756c6c227d2c226c6f63616c65223a226672222c226d65746164617461223a7b22636f6d706c657465644f6e223a22323032362d31312d3233222c2263726564697473223a223630222c226571664c6576656c223a2234222c226772616465223a22322e33222c22686f757273223a22393030222c226c616e67756167654f66496e737472756374696f6e223a22416c6c656d616e64222c2270726f6772616d6d65223a22c3896c656374726f6e6971756520696e647573747269656c6c65222c2270726f6772616d6d65436f6465223a22696e647573747269616c2d656c656374726f6e696373222c2273747564656e744e6f223a22532d31303036222c227472616e736372697074223a5b5b22456c656b74726f746563686e696b222c223430222c22322e33225d2c5b225072616b74697363686520417262656974222c223230222c22322e37225d5d7d2c226e6f6e6365223a226130313934623365353835323434626339346339366366303332303065383935222c226e756d626572223a224449502d323032362d3030303033222c2274696d655a6f6e65223a224575726f70652f546972616e65222c2274797065223a7b22636f6465223a226469706c6f6d61222c226964223a352c226e616d65223a224469706cc3b46d65222c2276657273696f6e223a317d2c2276657273696f6e223a317d	\\xf8f1d060f4dff173fbd94e53a420b0cd9665b0c9ae1ea67626c37a11b51dac2d	active	\N	\N	2026-11-23 02:14:45.894+00	1	\N	\N	f	xenr_01m832ycfme9kvt1zqk64ysrzt	01a2062f-316c-7777-b658-9f9c9385eaae	\N	\N	5	\N	5
01a2062f-38a3-76db-89b7-80a94fda57ca	live	3.1-2026-000006	ORDER-5	4711-A	\N	BASELINE-5	Arta Krasniqi	arta@example.com	en	2026-11-23 02:14:47.643+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a38316135336663313261323031613566353631666538343634373933366238313366356533643839626464373164373561343163346339616433343436306331222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38333279653533657664726b6477306e3537786d6e7961222c226973737565644174223a22323032362d31312d32335430323a31343a34372e3634335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226463303331616632386666313365386366396331316338383766303666666237222c226e756d626572223a22332e312d323032362d303030303036222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d35222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x1402844d704c1575427d0e2183796c655d698ed8ca9aa5e6c0515dcb65469086	active	\N	\N	2026-11-23 02:14:47.643+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	\N	1
01a2062f-388e-7604-a609-645cb6f51840	live	3.1-2026-000002	ORDER-1	4711-A	\N	BASELINE-1	Arta Krasniqi	arta@example.com	en	2026-11-23 02:14:47.643+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a35303430363432386362336432323138653238323239343631323665343639376534623339353533356561653138623938633462383337653963626561643064222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383332796534656572326163326234626a766661363230222c226973737565644174223a22323032362d31312d32335430323a31343a34372e3634335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226130376364306462616666376336613534643434343535323064363235643231222c226e756d626572223a22332e312d323032362d303030303032222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d31222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x791d830ca66cb44d8bd9069218ada1fa32eb40ff19324eb56a5a991d0b4d1238	suspended	data_error	\N	2026-11-23 02:14:47.643061+00	2	2036-12-01 23:00:00+00	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	\N	1
01a2062f-3891-76b0-9c87-140960086fbd	live	3.1-2026-000003	ORDER-2	4711-A	\N	BASELINE-2	Arta Krasniqi	arta@example.com	en	2026-11-23 02:14:47.643+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a33613635356266313262306637643430666436383161653930306330313035336432336336313230326337303837323366363166356633326330366532336161222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38333279653468657472397331726d3135673067767878222c226973737565644174223a22323032362d31312d32335430323a31343a34372e3634335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226636643665636561623362636361336231356437376532356339663333623732222c226e756d626572223a22332e312d323032362d303030303033222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d32222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xbf3968ec1c07a2a6779449dabf5b1469f8373befd3ad9254c880373a7725ec18	revoked	data_error	\N	2026-11-23 02:14:47.643061+00	2	\N	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	\N	1
01a2062f-3893-70d7-b12a-3dea0786f4f3	live	3.1-2026-000004	ORDER-3	4711-A	\N	BASELINE-3	Arta Krasniqi	arta@example.com	en	2026-11-23 02:14:47.643+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a39346361386139396566646434386230363266333461373166646537383435613433663262366330376161626532613563373433303161663938613635656339222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3833327965346b6533627632616878783833726478376b222c226973737565644174223a22323032362d31312d32335430323a31343a34372e3634335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223262373366313365356333626435323735373561333838636134313937316566222c226e756d626572223a22332e312d323032362d303030303034222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d33222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xedf7aec48562cabfa5ab2ef47210f7d5c0e8076428b1f97334e96a43b4640142	superseded	data_error	\N	2026-11-23 02:14:47.643061+00	2	\N	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-38cc-73fa-ba3e-a87b95401039	\N	1	\N	1
01a2062f-38a3-76db-89b7-80ad2d63a9c1	live	3.1-2026-000008	ORDER-7	4711-A	\N	BASELINE-7	Arta Krasniqi	arta@example.com	en	2026-11-23 02:14:47.643+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a34343531343164313739386131653835323364336137396333363862313236333934663265353564393130616336323264626637663032656636343631356465222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38333279653533657664726b6477306e6d707037616531222c226973737565644174223a22323032362d31312d32335430323a31343a34372e3634335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226334663665656639326232626230343536363233343563663066623565656363222c226e756d626572223a22332e312d323032362d303030303038222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d37222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x7f677fce190570acc51bd9834573b799ec42a6f232fb7ff39e49dbc5af718667	active	\N	\N	2026-11-23 02:14:47.643+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	\N	1
01a2062f-38a3-76db-89b7-80af1e7d6ceb	live	3.1-2026-000009	ORDER-8	4711-A	\N	BASELINE-8	Arta Krasniqi	arta@example.com	en	2026-11-23 02:14:47.643+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a33396165636630623532366465363066353564383866326366656139376365303863613066316234646230393531383834343064656232643331636663363434222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38333279653533657664726b6477306e77663774763762222c226973737565644174223a22323032362d31312d32335430323a31343a34372e3634335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226233313130623938336131656362306332316461633661613762626365353666222c226e756d626572223a22332e312d323032362d303030303039222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d38222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x6b14587178a30882357bc1d5cd941151e0384cb0c624d7d750cf8945a807a04f	active	\N	\N	2026-11-23 02:14:47.643+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	\N	1
01a2062f-387d-77fc-a9bf-22633da3a6c0	live	3.1-2026-000001	ORDER-0	4711-A	\N	BASELINE-0	Arta Krasniqi	arta@example.com	en	2026-11-23 02:14:47.643+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a37393139363662356562663238323131653436633539303162373439323332313138313365663064313363613262386132633539313731356566313462313237222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38333279653378657a79616b6673326363797437397030222c226973737565644174223a22323032362d31312d32335430323a31343a34372e3634335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223632666265343962393539363938666563666331653138323130306330343965222c226e756d626572223a22332e312d323032362d303030303031222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d30222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x14912226d2af08d9bd22892cf397451715f54b4d8ae7cef3ba3e3830d0528fc4	active	\N	\N	2026-11-23 02:14:47.643061+00	3	2036-12-01 23:00:00+00	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	\N	1
01a2062f-38cc-73fa-ba3e-a87b95401039	live	3.1-2026-000010	ORDER-9	4711-A	\N	BASELINE-9	Arta Krasniqi	arta@example.com	en	2026-11-23 02:14:47.643+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a62653736373639323733393966363461633136393830306639633236363266343839313462646438326565346330636230626630316330346435323161323739222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38333279653663656678626d666e386665616d30343173222c226973737565644174223a22323032362d31312d32335430323a31343a34372e3634335a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223539646262383437326330366266383762653639396163623061373831646534222c226e756d626572223a22332e312d323032362d303030303130222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d39222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x0996624088dd5d17d79e48d84684fc71b56c891fc5b2b8e01175c87306f05d61	active	\N	\N	2026-11-23 02:14:47.643+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	01a2062f-3893-70d7-b12a-3dea0786f4f3	1	\N	1
01a2062f-3895-7211-bf17-cbba982476e1	live	3.1-2026-000005	\N	\N	\N	\N	\N	\N	en	2026-11-23 02:14:47.643+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\N	\\x20c250e0567418c84d0e7a068d4d46f7ef405d1d2a7edc9017c7e7a35ef08dbd	active	\N	\N	2026-11-23 02:14:47.643+00	2	2036-12-01 23:00:00+00	2026-12-01 02:14:47.643061+00	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	01a2062f-38e1-75c0-9c96-f529a775ac01	1
01a2062f-390d-761c-920a-e0c242db3a80	test	3.1-2026-000013	ORDER-5	4711-A	\N	BASELINE-5	Arta Krasniqi	arta@example.com	en	2026-11-23 02:14:47.807+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a66323736336238326137396230363165313432393636303461353839383634663735303062343361616134623830353962356166376332313138336666663237222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3833327965386465726539343271307239316470656d30222c226973737565644174223a22323032362d31312d32335430323a31343a34372e3830375a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226231316637386137633336396335393261656635643563313461613762393365222c226e756d626572223a22332e312d323032362d303030303133222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d35222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x8e0195c283489d1fd7289b532d3a6df311f6d60d2933202834770f49952e1a08	active	\N	\N	2026-11-23 02:14:47.807+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	\N	1
01a2062f-390d-761c-920a-e0c4c27dd21b	test	3.1-2026-000014	ORDER-6	4711-A	\N	BASELINE-6	Arta Krasniqi	arta@example.com	en	2026-11-23 02:14:47.807+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a31313164363437613430333166383064663837356439653161663436343533323431633839646533303139653431376533663131343562353462386131323538222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383332796538646572653934327130726b3137766d6776222c226973737565644174223a22323032362d31312d32335430323a31343a34372e3830375a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223464393266373238303639346536353663396634626631383366303361383164222c226e756d626572223a22332e312d323032362d303030303134222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d36222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xaf5cf9a2e918374ef2b5a4155cd3f0196e081858db6fcf78247bca4af193f583	active	\N	\N	2026-11-23 02:14:47.807+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	\N	1
01a2062f-390d-761c-920a-e0c6f119716b	test	3.1-2026-000015	ORDER-7	4711-A	\N	BASELINE-7	Arta Krasniqi	arta@example.com	en	2026-11-23 02:14:47.807+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a38613861393639336230313731346537396332373233343637626330326335396639656234653235373864306339383337343439373564616131666233353033222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383332796538646572653934327130727672686a776262222c226973737565644174223a22323032362d31312d32335430323a31343a34372e3830375a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226563396565373864646533393530383633386662336534323930343434663937222c226e756d626572223a22332e312d323032362d303030303135222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d37222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x9ae38f1a0b73199409e711bed9da7c4b17b0441f00e18bb032e30b59c0d68f13	active	\N	\N	2026-11-23 02:14:47.807+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	\N	1
01a2062f-390d-761c-920a-e0c8530bf9d4	test	3.1-2026-000016	ORDER-8	4711-A	\N	BASELINE-8	Arta Krasniqi	arta@example.com	en	2026-11-23 02:14:47.807+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a66373337303564346438313131353962383762303039353531396334623561383862393632653530333166343865343564356635353437623435623338333664222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383332796538646572653934327130733139677179656d222c226973737565644174223a22323032362d31312d32335430323a31343a34372e3830375a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223064306633343139353866366136353165306631643139646538623562653432222c226e756d626572223a22332e312d323032362d303030303136222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d38222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x39513caa188f8b56a2a09c4ca5a590242591a83a7637418d3b05d55efac7e522	active	\N	\N	2026-11-23 02:14:47.807+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	\N	1
01a2062f-3908-7011-be40-1459f612b241	test	3.1-2026-000010	ORDER-2	4711-A	\N	BASELINE-2	Arta Krasniqi	arta@example.com	en	2026-11-23 02:14:47.807+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a39303362356635623963656133366131663337656338346435633765356564663438633932306230656239346638323438323139353564643731333364643430222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38333279653838653038767767306d6237763135636a31222c226973737565644174223a22323032362d31312d32335430323a31343a34372e3830375a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223736626236653432383666336430393365333362396465323736306466643637222c226e756d626572223a22332e312d323032362d303030303130222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d32222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x35c1d7ce5fc326511c682ed0c0e47869b815f7cfece19c09c08c7d3b9f093b29	revoked	data_error	\N	2026-11-23 02:14:47.80733+00	2	\N	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	\N	1
01a2062f-390a-711e-8f7a-b90de5eedf18	test	3.1-2026-000011	ORDER-3	4711-A	\N	BASELINE-3	Arta Krasniqi	arta@example.com	en	2026-11-23 02:14:47.807+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a36656263346530323264616132363131653830613935353761333963393232366632316261383837616639373161643238383061646430396538633461613238222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383332796538616534663879796e7331716a7978717272222c226973737565644174223a22323032362d31312d32335430323a31343a34372e3830375a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223462643239616236343735646638366363653935393032333736633737353831222c226e756d626572223a22332e312d323032362d303030303131222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d33222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xe59b4da5a3c43fd25e73b56305bd62f47ad4bac43bb340d7e2ceab0a47aa0619	superseded	data_error	\N	2026-11-23 02:14:47.80733+00	2	\N	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-3924-7609-b18f-a366356663fa	\N	1	\N	1
01a2062f-390b-77f2-90d2-2364c00a0781	test	3.1-2026-000012	\N	\N	\N	\N	\N	\N	en	2026-11-23 02:14:47.807+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\N	\\x0d25ec0342a9850882138afec9d146def1a3252b6a00ff27a13ad2f88332c10b	active	\N	\N	2026-11-23 02:14:47.807+00	2	2036-12-01 23:00:00+00	2026-12-01 02:14:47.80733+00	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	01a2062f-3934-735e-a1f6-89cd1db9abf0	1
01a2062f-3904-721a-81c2-4546381714ea	test	3.1-2026-000008	ORDER-0	4711-A	\N	BASELINE-0	Arta Krasniqi	arta@example.com	en	2026-11-23 02:14:47.807+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a34393239303037623733306639333236316365356164643562356463343433383230653038343533383930646437356364363666363330346263623531343165222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383332796538346538643833676a353872773165353761222c226973737565644174223a22323032362d31312d32335430323a31343a34372e3830375a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223731316339306434643461623430316265313965363937623335656138643438222c226e756d626572223a22332e312d323032362d303030303038222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d30222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x5ce927584c81ba4f26bb1839a1968be7cbdf8ba57d664dfabb980c0fde590e3a	active	\N	\N	2026-11-23 02:14:47.80733+00	3	2036-12-01 23:00:00+00	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	\N	1
01a2062f-3907-7193-908b-533bea3b3029	test	3.1-2026-000009	ORDER-1	4711-A	\N	BASELINE-1	Arta Krasniqi	arta@example.com	en	2026-11-23 02:14:47.807+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a38386334326634646237396663653731623737313765323834656632326263353165663430363436383334363563636137353533386662656239376161643237222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38333279653837653639733132746b37666e3370633139222c226973737565644174223a22323032362d31312d32335430323a31343a34372e3830375a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223265386633333739626532633861356533663237383939663162613466303837222c226e756d626572223a22332e312d323032362d303030303039222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d31222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x927ce3bfaba7e30095b8482c607c992c0555f4fe1fb80a375b9bb7586ef53ff5	suspended	data_error	\N	2026-11-23 02:14:47.80733+00	2	2036-12-01 23:00:00+00	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	\N	1	\N	1
01a2062f-3924-7609-b18f-a366356663fa	test	3.1-2026-000017	ORDER-9	4711-A	\N	BASELINE-9	Arta Krasniqi	arta@example.com	en	2026-11-23 02:14:47.807+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a35363639326165356565343930323263383964623465363635383765383933376436346139393564346638663833623036353335323963653130343233396436222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3833327965393465723476333378336372747063727a74222c226973737565644174223a22323032362d31312d32335430323a31343a34372e3830375a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833327963386b657773736b7a61373438323133356d31222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223165353964613563376333626538373232633932336361333464626532616565222c226e756d626572223a22332e312d323032362d303030303137222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d39222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x0110ecf584b9e24485077522728c06bf144f27c76fb36df0e527505d5b24e8c8	active	\N	\N	2026-11-23 02:14:47.807+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a2062f-3113-7733-99fd-472204119681	\N	01a2062f-390a-711e-8f7a-b90de5eedf18	1	\N	1
\.


--
-- Data for Name: certificates_certificatehistory; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_certificatehistory (sequence, action, from_state, to_state, reason, note, public_note, at, actor_kind, actor_id, request_id, ip, certificate_id) FROM stdin;
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:45.818+00	system	demo		\N	01a2062f-3144-754d-aa78-1ce126d4fd18
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:45.818+00	system	demo		\N	01a2062f-314a-75ce-a01d-9f6370034bf3
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:45.818+00	system	demo		\N	01a2062f-314d-70c0-9841-e4465dbf02c8
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:45.818+00	system	demo		\N	01a2062f-314e-729a-8660-71c2d6cd95fe
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:45.818+00	system	demo		\N	01a2062f-3151-742f-b736-4ebdba4d3447
2	suspend	active	suspended	recall	\N	\N	2026-11-23 02:14:45.818109+00	system	demo		\N	01a2062f-3151-742f-b736-4ebdba4d3447
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:45.818+00	system	demo		\N	01a2062f-3159-72fa-94d5-a55c060918c2
2	revoke	active	revoked	data_error	\N	\N	2026-11-23 02:14:45.818109+00	system	demo		\N	01a2062f-3159-72fa-94d5-a55c060918c2
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:45.818+00	system	demo		\N	01a2062f-315f-77c6-be0d-e6f54dc69bcf
2	supersede	active	superseded	replaced	\N	\N	2026-11-23 02:14:45.818109+00	system	demo		\N	01a2062f-315f-77c6-be0d-e6f54dc69bcf
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:45.818+00	system	demo		\N	01a2062f-3163-7007-8ce0-f2eb9b9ce78d
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:45.894+00	user	2		\N	01a2062f-321e-7532-a294-ecf9b8ea4714
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:45.894+00	user	2		\N	01a2062f-321e-7532-a294-ecfbcd7eb239
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:45.894+00	user	2		\N	01a2062f-321e-7532-a294-ecfd014d8e30
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:47.643+00	system	demo		\N	01a2062f-387d-77fc-a9bf-22633da3a6c0
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:47.643+00	system	demo		\N	01a2062f-388e-7604-a609-645cb6f51840
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:47.643+00	system	demo		\N	01a2062f-3891-76b0-9c87-140960086fbd
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:47.643+00	system	demo		\N	01a2062f-3893-70d7-b12a-3dea0786f4f3
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:47.643+00	system	demo		\N	01a2062f-38a3-76db-89b7-80a94fda57ca
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:47.643+00	system	demo		\N	01a2062f-38a3-76db-89b7-80ab7d05dfde
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:47.643+00	system	demo		\N	01a2062f-38a3-76db-89b7-80ad2d63a9c1
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:47.643+00	system	demo		\N	01a2062f-38a3-76db-89b7-80af1e7d6ceb
2	suspend	active	suspended	data_error	\N	\N	2026-11-23 02:14:47.643061+00	system	demo		\N	01a2062f-387d-77fc-a9bf-22633da3a6c0
3	reinstate	suspended	active	data_error	\N	\N	2026-11-23 02:14:47.643061+00	system	demo		\N	01a2062f-387d-77fc-a9bf-22633da3a6c0
2	suspend	active	suspended	data_error	\N	\N	2026-11-23 02:14:47.643061+00	system	demo		\N	01a2062f-388e-7604-a609-645cb6f51840
2	revoke	active	revoked	data_error	\N	\N	2026-11-23 02:14:47.643061+00	system	demo		\N	01a2062f-3891-76b0-9c87-140960086fbd
2	supersede	active	superseded	data_error	\N	\N	2026-11-23 02:14:47.643061+00	system	demo		\N	01a2062f-3893-70d7-b12a-3dea0786f4f3
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:47.643+00	system	demo		\N	01a2062f-38cc-73fa-ba3e-a87b95401039
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:47.643+00	system	demo		\N	01a2062f-3895-7211-bf17-cbba982476e1
2	erase	active	active	\N	\N	\N	2026-12-01 02:14:47.643061+00	system	demo		\N	01a2062f-3895-7211-bf17-cbba982476e1
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:47.807+00	system	demo		\N	01a2062f-3904-721a-81c2-4546381714ea
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:47.807+00	system	demo		\N	01a2062f-3907-7193-908b-533bea3b3029
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:47.807+00	system	demo		\N	01a2062f-3908-7011-be40-1459f612b241
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:47.807+00	system	demo		\N	01a2062f-390a-711e-8f7a-b90de5eedf18
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:47.807+00	system	demo		\N	01a2062f-390d-761c-920a-e0c242db3a80
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:47.807+00	system	demo		\N	01a2062f-390d-761c-920a-e0c4c27dd21b
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:47.807+00	system	demo		\N	01a2062f-390d-761c-920a-e0c6f119716b
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:47.807+00	system	demo		\N	01a2062f-390d-761c-920a-e0c8530bf9d4
2	suspend	active	suspended	data_error	\N	\N	2026-11-23 02:14:47.80733+00	system	demo		\N	01a2062f-3904-721a-81c2-4546381714ea
3	reinstate	suspended	active	data_error	\N	\N	2026-11-23 02:14:47.80733+00	system	demo		\N	01a2062f-3904-721a-81c2-4546381714ea
2	suspend	active	suspended	data_error	\N	\N	2026-11-23 02:14:47.80733+00	system	demo		\N	01a2062f-3907-7193-908b-533bea3b3029
2	revoke	active	revoked	data_error	\N	\N	2026-11-23 02:14:47.80733+00	system	demo		\N	01a2062f-3908-7011-be40-1459f612b241
2	supersede	active	superseded	data_error	\N	\N	2026-11-23 02:14:47.80733+00	system	demo		\N	01a2062f-390a-711e-8f7a-b90de5eedf18
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:47.807+00	system	demo		\N	01a2062f-3924-7609-b18f-a366356663fa
1	\N	\N	active	\N	\N	\N	2026-11-23 02:14:47.807+00	system	demo		\N	01a2062f-390b-77f2-90d2-2364c00a0781
2	erase	active	active	\N	\N	\N	2026-12-01 02:14:47.80733+00	system	demo		\N	01a2062f-390b-77f2-90d2-2364c00a0781
\.


--
-- Data for Name: certificates_certificatekey; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_certificatekey (hash, certificate_id) FROM stdin;
-7485798695532156705	01a2062f-3144-754d-aa78-1ce126d4fd18
-7222315790646871174	01a2062f-3144-754d-aa78-1ce126d4fd18
-4276043934727682047	01a2062f-3144-754d-aa78-1ce126d4fd18
193748985257892024	01a2062f-3144-754d-aa78-1ce126d4fd18
985451449255546742	01a2062f-3144-754d-aa78-1ce126d4fd18
1156127737420064956	01a2062f-3144-754d-aa78-1ce126d4fd18
1846996292665501085	01a2062f-3144-754d-aa78-1ce126d4fd18
2753326587820369120	01a2062f-3144-754d-aa78-1ce126d4fd18
9177607410621430135	01a2062f-3144-754d-aa78-1ce126d4fd18
-7222315790646871174	01a2062f-314a-75ce-a01d-9f6370034bf3
-4276043934727682047	01a2062f-314a-75ce-a01d-9f6370034bf3
193748985257892024	01a2062f-314a-75ce-a01d-9f6370034bf3
985451449255546742	01a2062f-314a-75ce-a01d-9f6370034bf3
1156127737420064956	01a2062f-314a-75ce-a01d-9f6370034bf3
1846996292665501085	01a2062f-314a-75ce-a01d-9f6370034bf3
2735383861741193462	01a2062f-314a-75ce-a01d-9f6370034bf3
6600037308015849069	01a2062f-314a-75ce-a01d-9f6370034bf3
9177607410621430135	01a2062f-314a-75ce-a01d-9f6370034bf3
-7222315790646871174	01a2062f-314d-70c0-9841-e4465dbf02c8
-4429709778719484887	01a2062f-314d-70c0-9841-e4465dbf02c8
-4276043934727682047	01a2062f-314d-70c0-9841-e4465dbf02c8
-301350491636082620	01a2062f-314d-70c0-9841-e4465dbf02c8
193748985257892024	01a2062f-314d-70c0-9841-e4465dbf02c8
985451449255546742	01a2062f-314d-70c0-9841-e4465dbf02c8
1156127737420064956	01a2062f-314d-70c0-9841-e4465dbf02c8
1846996292665501085	01a2062f-314d-70c0-9841-e4465dbf02c8
9177607410621430135	01a2062f-314d-70c0-9841-e4465dbf02c8
-7222315790646871174	01a2062f-314e-729a-8660-71c2d6cd95fe
-7050436207584833076	01a2062f-314e-729a-8660-71c2d6cd95fe
-4276043934727682047	01a2062f-314e-729a-8660-71c2d6cd95fe
193748985257892024	01a2062f-314e-729a-8660-71c2d6cd95fe
985451449255546742	01a2062f-314e-729a-8660-71c2d6cd95fe
1156127737420064956	01a2062f-314e-729a-8660-71c2d6cd95fe
1846996292665501085	01a2062f-314e-729a-8660-71c2d6cd95fe
6142665222665431141	01a2062f-314e-729a-8660-71c2d6cd95fe
9177607410621430135	01a2062f-314e-729a-8660-71c2d6cd95fe
-7222315790646871174	01a2062f-3151-742f-b736-4ebdba4d3447
-5233973953811229334	01a2062f-3151-742f-b736-4ebdba4d3447
-4276043934727682047	01a2062f-3151-742f-b736-4ebdba4d3447
193748985257892024	01a2062f-3151-742f-b736-4ebdba4d3447
985451449255546742	01a2062f-3151-742f-b736-4ebdba4d3447
1156127737420064956	01a2062f-3151-742f-b736-4ebdba4d3447
1846996292665501085	01a2062f-3151-742f-b736-4ebdba4d3447
5468099638015670285	01a2062f-3151-742f-b736-4ebdba4d3447
9177607410621430135	01a2062f-3151-742f-b736-4ebdba4d3447
-9046654149602286946	01a2062f-3159-72fa-94d5-a55c060918c2
-7222315790646871174	01a2062f-3159-72fa-94d5-a55c060918c2
-4276043934727682047	01a2062f-3159-72fa-94d5-a55c060918c2
193748985257892024	01a2062f-3159-72fa-94d5-a55c060918c2
985451449255546742	01a2062f-3159-72fa-94d5-a55c060918c2
1156127737420064956	01a2062f-3159-72fa-94d5-a55c060918c2
1846996292665501085	01a2062f-3159-72fa-94d5-a55c060918c2
3509996038973776410	01a2062f-3159-72fa-94d5-a55c060918c2
9177607410621430135	01a2062f-3159-72fa-94d5-a55c060918c2
-7222315790646871174	01a2062f-315f-77c6-be0d-e6f54dc69bcf
-4276043934727682047	01a2062f-315f-77c6-be0d-e6f54dc69bcf
-2858639246114910547	01a2062f-315f-77c6-be0d-e6f54dc69bcf
193748985257892024	01a2062f-315f-77c6-be0d-e6f54dc69bcf
985451449255546742	01a2062f-315f-77c6-be0d-e6f54dc69bcf
1156127737420064956	01a2062f-315f-77c6-be0d-e6f54dc69bcf
1846996292665501085	01a2062f-315f-77c6-be0d-e6f54dc69bcf
5609224832629316262	01a2062f-315f-77c6-be0d-e6f54dc69bcf
9177607410621430135	01a2062f-315f-77c6-be0d-e6f54dc69bcf
-7222315790646871174	01a2062f-3163-7007-8ce0-f2eb9b9ce78d
-5354105290729068448	01a2062f-3163-7007-8ce0-f2eb9b9ce78d
-4276043934727682047	01a2062f-3163-7007-8ce0-f2eb9b9ce78d
193748985257892024	01a2062f-3163-7007-8ce0-f2eb9b9ce78d
985451449255546742	01a2062f-3163-7007-8ce0-f2eb9b9ce78d
1156127737420064956	01a2062f-3163-7007-8ce0-f2eb9b9ce78d
1846996292665501085	01a2062f-3163-7007-8ce0-f2eb9b9ce78d
3367543737847664918	01a2062f-3163-7007-8ce0-f2eb9b9ce78d
9177607410621430135	01a2062f-3163-7007-8ce0-f2eb9b9ce78d
-8601298936911517542	01a2062f-321e-7532-a294-ecfd014d8e30
-6338518804510500024	01a2062f-321e-7532-a294-ecfbcd7eb239
-5540392584491842504	01a2062f-321e-7532-a294-ecf9b8ea4714
-5287004187694130679	01a2062f-321e-7532-a294-ecf9b8ea4714
-1051210053782628755	01a2062f-321e-7532-a294-ecf9b8ea4714
-791146238568789691	01a2062f-321e-7532-a294-ecfbcd7eb239
-585944919613339832	01a2062f-321e-7532-a294-ecfd014d8e30
1011997621050839495	01a2062f-321e-7532-a294-ecfbcd7eb239
2567579425625427066	01a2062f-321e-7532-a294-ecfbcd7eb239
2640310219326701451	01a2062f-321e-7532-a294-ecfd014d8e30
5066610031211009635	01a2062f-321e-7532-a294-ecf9b8ea4714
7244872984453182889	01a2062f-321e-7532-a294-ecfd014d8e30
-5700524385209447271	01a2062f-387d-77fc-a9bf-22633da3a6c0
-2828170579338296075	01a2062f-387d-77fc-a9bf-22633da3a6c0
-199063991606438549	01a2062f-387d-77fc-a9bf-22633da3a6c0
-74813946776514330	01a2062f-387d-77fc-a9bf-22633da3a6c0
17971373221310617	01a2062f-387d-77fc-a9bf-22633da3a6c0
252335457106131834	01a2062f-387d-77fc-a9bf-22633da3a6c0
567391381485368536	01a2062f-387d-77fc-a9bf-22633da3a6c0
2662050928888131504	01a2062f-387d-77fc-a9bf-22633da3a6c0
4759830762256203913	01a2062f-387d-77fc-a9bf-22633da3a6c0
7761206431844748776	01a2062f-387d-77fc-a9bf-22633da3a6c0
-5700524385209447271	01a2062f-388e-7604-a609-645cb6f51840
-3151141803167918079	01a2062f-388e-7604-a609-645cb6f51840
-2828170579338296075	01a2062f-388e-7604-a609-645cb6f51840
-199063991606438549	01a2062f-388e-7604-a609-645cb6f51840
252335457106131834	01a2062f-388e-7604-a609-645cb6f51840
567391381485368536	01a2062f-388e-7604-a609-645cb6f51840
2662050928888131504	01a2062f-388e-7604-a609-645cb6f51840
4440185857487706929	01a2062f-388e-7604-a609-645cb6f51840
4759830762256203913	01a2062f-388e-7604-a609-645cb6f51840
7761206431844748776	01a2062f-388e-7604-a609-645cb6f51840
-5700524385209447271	01a2062f-3891-76b0-9c87-140960086fbd
-3135723775266350225	01a2062f-3891-76b0-9c87-140960086fbd
-2828170579338296075	01a2062f-3891-76b0-9c87-140960086fbd
-2560422352205701894	01a2062f-3891-76b0-9c87-140960086fbd
-199063991606438549	01a2062f-3891-76b0-9c87-140960086fbd
252335457106131834	01a2062f-3891-76b0-9c87-140960086fbd
567391381485368536	01a2062f-3891-76b0-9c87-140960086fbd
2662050928888131504	01a2062f-3891-76b0-9c87-140960086fbd
4759830762256203913	01a2062f-3891-76b0-9c87-140960086fbd
7761206431844748776	01a2062f-3891-76b0-9c87-140960086fbd
-5700524385209447271	01a2062f-3893-70d7-b12a-3dea0786f4f3
-2828170579338296075	01a2062f-3893-70d7-b12a-3dea0786f4f3
-2649824453176467726	01a2062f-3893-70d7-b12a-3dea0786f4f3
-2370734984215984384	01a2062f-3893-70d7-b12a-3dea0786f4f3
-199063991606438549	01a2062f-3893-70d7-b12a-3dea0786f4f3
252335457106131834	01a2062f-3893-70d7-b12a-3dea0786f4f3
567391381485368536	01a2062f-3893-70d7-b12a-3dea0786f4f3
2662050928888131504	01a2062f-3893-70d7-b12a-3dea0786f4f3
4759830762256203913	01a2062f-3893-70d7-b12a-3dea0786f4f3
7761206431844748776	01a2062f-3893-70d7-b12a-3dea0786f4f3
-6877238822726068233	01a2062f-38a3-76db-89b7-80ad2d63a9c1
-6722123082084248339	01a2062f-38a3-76db-89b7-80ab7d05dfde
-5700524385209447271	01a2062f-38a3-76db-89b7-80a94fda57ca
-5700524385209447271	01a2062f-38a3-76db-89b7-80ab7d05dfde
-5700524385209447271	01a2062f-38a3-76db-89b7-80ad2d63a9c1
-5700524385209447271	01a2062f-38a3-76db-89b7-80af1e7d6ceb
-2828170579338296075	01a2062f-38a3-76db-89b7-80a94fda57ca
-2828170579338296075	01a2062f-38a3-76db-89b7-80ab7d05dfde
-2828170579338296075	01a2062f-38a3-76db-89b7-80ad2d63a9c1
-2828170579338296075	01a2062f-38a3-76db-89b7-80af1e7d6ceb
-199063991606438549	01a2062f-38a3-76db-89b7-80a94fda57ca
-199063991606438549	01a2062f-38a3-76db-89b7-80ab7d05dfde
-199063991606438549	01a2062f-38a3-76db-89b7-80ad2d63a9c1
-199063991606438549	01a2062f-38a3-76db-89b7-80af1e7d6ceb
-36410851683524797	01a2062f-38a3-76db-89b7-80ab7d05dfde
252335457106131834	01a2062f-38a3-76db-89b7-80a94fda57ca
252335457106131834	01a2062f-38a3-76db-89b7-80ab7d05dfde
252335457106131834	01a2062f-38a3-76db-89b7-80ad2d63a9c1
252335457106131834	01a2062f-38a3-76db-89b7-80af1e7d6ceb
567391381485368536	01a2062f-38a3-76db-89b7-80a94fda57ca
567391381485368536	01a2062f-38a3-76db-89b7-80ab7d05dfde
567391381485368536	01a2062f-38a3-76db-89b7-80ad2d63a9c1
567391381485368536	01a2062f-38a3-76db-89b7-80af1e7d6ceb
2051408036256180421	01a2062f-38a3-76db-89b7-80a94fda57ca
2662050928888131504	01a2062f-38a3-76db-89b7-80a94fda57ca
2662050928888131504	01a2062f-38a3-76db-89b7-80ab7d05dfde
2662050928888131504	01a2062f-38a3-76db-89b7-80ad2d63a9c1
2662050928888131504	01a2062f-38a3-76db-89b7-80af1e7d6ceb
4104991468681201949	01a2062f-38a3-76db-89b7-80ad2d63a9c1
4759830762256203913	01a2062f-38a3-76db-89b7-80a94fda57ca
4759830762256203913	01a2062f-38a3-76db-89b7-80ab7d05dfde
4759830762256203913	01a2062f-38a3-76db-89b7-80ad2d63a9c1
4759830762256203913	01a2062f-38a3-76db-89b7-80af1e7d6ceb
7724733778893759810	01a2062f-38a3-76db-89b7-80af1e7d6ceb
7761206431844748776	01a2062f-38a3-76db-89b7-80a94fda57ca
7761206431844748776	01a2062f-38a3-76db-89b7-80ab7d05dfde
7761206431844748776	01a2062f-38a3-76db-89b7-80ad2d63a9c1
7761206431844748776	01a2062f-38a3-76db-89b7-80af1e7d6ceb
8662659632276320578	01a2062f-38a3-76db-89b7-80af1e7d6ceb
9125184191852605933	01a2062f-38a3-76db-89b7-80a94fda57ca
-5700524385209447271	01a2062f-38cc-73fa-ba3e-a87b95401039
-2828170579338296075	01a2062f-38cc-73fa-ba3e-a87b95401039
-199063991606438549	01a2062f-38cc-73fa-ba3e-a87b95401039
252335457106131834	01a2062f-38cc-73fa-ba3e-a87b95401039
567391381485368536	01a2062f-38cc-73fa-ba3e-a87b95401039
1857482449261679779	01a2062f-38cc-73fa-ba3e-a87b95401039
2662050928888131504	01a2062f-38cc-73fa-ba3e-a87b95401039
3399131402083063882	01a2062f-38cc-73fa-ba3e-a87b95401039
4759830762256203913	01a2062f-38cc-73fa-ba3e-a87b95401039
7761206431844748776	01a2062f-38cc-73fa-ba3e-a87b95401039
-9218220348916923958	01a2062f-3904-721a-81c2-4546381714ea
-8184325155639092899	01a2062f-3904-721a-81c2-4546381714ea
-8069557390928703556	01a2062f-3904-721a-81c2-4546381714ea
-7217683912263366133	01a2062f-3904-721a-81c2-4546381714ea
-4334725850751325719	01a2062f-3904-721a-81c2-4546381714ea
-3552123703393230607	01a2062f-3904-721a-81c2-4546381714ea
1770277667307006856	01a2062f-3904-721a-81c2-4546381714ea
7229860831210908726	01a2062f-3904-721a-81c2-4546381714ea
8234561113705897213	01a2062f-3904-721a-81c2-4546381714ea
9089638162212972006	01a2062f-3904-721a-81c2-4546381714ea
-9218220348916923958	01a2062f-3907-7193-908b-533bea3b3029
-8101390081660205313	01a2062f-3907-7193-908b-533bea3b3029
-8069557390928703556	01a2062f-3907-7193-908b-533bea3b3029
-7217683912263366133	01a2062f-3907-7193-908b-533bea3b3029
-4334725850751325719	01a2062f-3907-7193-908b-533bea3b3029
1660863997495568145	01a2062f-3907-7193-908b-533bea3b3029
1770277667307006856	01a2062f-3907-7193-908b-533bea3b3029
7229860831210908726	01a2062f-3907-7193-908b-533bea3b3029
8234561113705897213	01a2062f-3907-7193-908b-533bea3b3029
9089638162212972006	01a2062f-3907-7193-908b-533bea3b3029
-9218220348916923958	01a2062f-3908-7011-be40-1459f612b241
-8069557390928703556	01a2062f-3908-7011-be40-1459f612b241
-7217683912263366133	01a2062f-3908-7011-be40-1459f612b241
-4334725850751325719	01a2062f-3908-7011-be40-1459f612b241
-2327760502888432345	01a2062f-3908-7011-be40-1459f612b241
1770277667307006856	01a2062f-3908-7011-be40-1459f612b241
2157872654343710839	01a2062f-3908-7011-be40-1459f612b241
7229860831210908726	01a2062f-3908-7011-be40-1459f612b241
8234561113705897213	01a2062f-3908-7011-be40-1459f612b241
9089638162212972006	01a2062f-3908-7011-be40-1459f612b241
-9218220348916923958	01a2062f-390a-711e-8f7a-b90de5eedf18
-8069557390928703556	01a2062f-390a-711e-8f7a-b90de5eedf18
-7217683912263366133	01a2062f-390a-711e-8f7a-b90de5eedf18
-4334725850751325719	01a2062f-390a-711e-8f7a-b90de5eedf18
-1294711473230778877	01a2062f-390a-711e-8f7a-b90de5eedf18
1770277667307006856	01a2062f-390a-711e-8f7a-b90de5eedf18
3013579466515210878	01a2062f-390a-711e-8f7a-b90de5eedf18
7229860831210908726	01a2062f-390a-711e-8f7a-b90de5eedf18
8234561113705897213	01a2062f-390a-711e-8f7a-b90de5eedf18
9089638162212972006	01a2062f-390a-711e-8f7a-b90de5eedf18
-9218220348916923958	01a2062f-390d-761c-920a-e0c242db3a80
-9218220348916923958	01a2062f-390d-761c-920a-e0c4c27dd21b
-9218220348916923958	01a2062f-390d-761c-920a-e0c6f119716b
-9218220348916923958	01a2062f-390d-761c-920a-e0c8530bf9d4
-9006695036472086373	01a2062f-390d-761c-920a-e0c242db3a80
-8069557390928703556	01a2062f-390d-761c-920a-e0c242db3a80
-8069557390928703556	01a2062f-390d-761c-920a-e0c4c27dd21b
-8069557390928703556	01a2062f-390d-761c-920a-e0c6f119716b
-8069557390928703556	01a2062f-390d-761c-920a-e0c8530bf9d4
-7217683912263366133	01a2062f-390d-761c-920a-e0c242db3a80
-7217683912263366133	01a2062f-390d-761c-920a-e0c4c27dd21b
-7217683912263366133	01a2062f-390d-761c-920a-e0c6f119716b
-7217683912263366133	01a2062f-390d-761c-920a-e0c8530bf9d4
-6042957212827017525	01a2062f-390d-761c-920a-e0c6f119716b
-4334725850751325719	01a2062f-390d-761c-920a-e0c242db3a80
-4334725850751325719	01a2062f-390d-761c-920a-e0c4c27dd21b
-4334725850751325719	01a2062f-390d-761c-920a-e0c6f119716b
-4334725850751325719	01a2062f-390d-761c-920a-e0c8530bf9d4
-2819784554702327351	01a2062f-390d-761c-920a-e0c4c27dd21b
-1613148906432851111	01a2062f-390d-761c-920a-e0c242db3a80
1703672120410744621	01a2062f-390d-761c-920a-e0c4c27dd21b
1770277667307006856	01a2062f-390d-761c-920a-e0c242db3a80
1770277667307006856	01a2062f-390d-761c-920a-e0c4c27dd21b
1770277667307006856	01a2062f-390d-761c-920a-e0c6f119716b
1770277667307006856	01a2062f-390d-761c-920a-e0c8530bf9d4
3188028195066079503	01a2062f-390d-761c-920a-e0c8530bf9d4
6797728346592745552	01a2062f-390d-761c-920a-e0c6f119716b
7229860831210908726	01a2062f-390d-761c-920a-e0c242db3a80
7229860831210908726	01a2062f-390d-761c-920a-e0c4c27dd21b
7229860831210908726	01a2062f-390d-761c-920a-e0c6f119716b
7229860831210908726	01a2062f-390d-761c-920a-e0c8530bf9d4
8234561113705897213	01a2062f-390d-761c-920a-e0c242db3a80
8234561113705897213	01a2062f-390d-761c-920a-e0c4c27dd21b
8234561113705897213	01a2062f-390d-761c-920a-e0c6f119716b
8234561113705897213	01a2062f-390d-761c-920a-e0c8530bf9d4
8475147232302917961	01a2062f-390d-761c-920a-e0c8530bf9d4
9089638162212972006	01a2062f-390d-761c-920a-e0c242db3a80
9089638162212972006	01a2062f-390d-761c-920a-e0c4c27dd21b
9089638162212972006	01a2062f-390d-761c-920a-e0c6f119716b
9089638162212972006	01a2062f-390d-761c-920a-e0c8530bf9d4
-9218220348916923958	01a2062f-3924-7609-b18f-a366356663fa
-9143912070231300048	01a2062f-3924-7609-b18f-a366356663fa
-8069557390928703556	01a2062f-3924-7609-b18f-a366356663fa
-7217683912263366133	01a2062f-3924-7609-b18f-a366356663fa
-4334725850751325719	01a2062f-3924-7609-b18f-a366356663fa
623733242768326392	01a2062f-3924-7609-b18f-a366356663fa
1770277667307006856	01a2062f-3924-7609-b18f-a366356663fa
7229860831210908726	01a2062f-3924-7609-b18f-a366356663fa
8234561113705897213	01a2062f-3924-7609-b18f-a366356663fa
9089638162212972006	01a2062f-3924-7609-b18f-a366356663fa
\.


--
-- Data for Name: certificates_certificatelink; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_certificatelink (id, rel, url, label, sha256, created_at, certificate_id, target_id) FROM stdin;
\.


--
-- Data for Name: certificates_certificatetype; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_certificatetype (id, code, archived_at, created_at, issuer_id, current_id) FROM stdin;
2	training	\N	2026-11-23 02:14:45.814463+00	01a2062f-3113-7733-99fd-472204119681	2
3	en10204-3-1	\N	2026-11-23 02:14:45.870813+00	01a2062f-316c-7777-b658-9f9c9385eaae	3
4	training	\N	2026-11-23 02:14:45.875191+00	01a2062f-316c-7777-b658-9f9c9385eaae	4
1	en10204-3-1	\N	2026-11-23 02:14:45.783548+00	01a2062f-3113-7733-99fd-472204119681	1
5	diploma	\N	2026-11-23 02:14:45.894946+00	01a2062f-316c-7777-b658-9f9c9385eaae	5
\.


--
-- Data for Name: certificates_companyprefix; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_companyprefix (id, prefix, state, note, claimed_at, decided_at, issuer_id) FROM stdin;
1	952	confirmed	GS1 keeps 952 for examples.	2026-11-23 02:14:45.878563+00	2026-11-23 02:14:45.885798+00	01a2062f-3113-7733-99fd-472204119681
\.


--
-- Data for Name: certificates_erasure; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_erasure (id, mode, requested_at, execute_at, undone_at, erased_at, swept_at, actor_kind, actor_id, request_id, ip, issuer_id) FROM stdin;
01a2062f-38e1-75c0-9c96-f529a775ac01	live	2026-11-23 02:14:47.643061+00	2026-11-30 02:14:47.643061+00	\N	2026-12-01 02:14:47.643061+00	\N	system	demo		\N	01a2062f-3113-7733-99fd-472204119681
01a2062f-3934-735e-a1f6-89cd1db9abf0	test	2026-11-23 02:14:47.80733+00	2026-11-30 02:14:47.80733+00	\N	2026-12-01 02:14:47.80733+00	\N	system	demo		\N	01a2062f-3113-7733-99fd-472204119681
\.


--
-- Data for Name: certificates_hold; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_hold (id, reason, public_note, actor_kind, actor_id, placed_at, lifted_at, certificate_id, job_id) FROM stdin;
01a2062f-3154-73ae-9fa9-5e92ecca15cd	recall	\N	system	demo	2026-11-23 02:14:45.818109+00	\N	01a2062f-3151-742f-b736-4ebdba4d3447	\N
01a2062f-38af-73cd-bee3-a3e88321d726	data_error	\N	system	demo	2026-11-23 02:14:47.643061+00	2026-11-23 02:14:47.643061+00	01a2062f-387d-77fc-a9bf-22633da3a6c0	\N
01a2062f-38bf-73f8-ac9c-bd7cf7d34eff	data_error	\N	system	demo	2026-11-23 02:14:47.643061+00	\N	01a2062f-388e-7604-a609-645cb6f51840	\N
01a2062f-3912-752d-be36-624b87cb0cd8	data_error	\N	system	demo	2026-11-23 02:14:47.80733+00	2026-11-23 02:14:47.80733+00	01a2062f-3904-721a-81c2-4546381714ea	\N
01a2062f-391b-73e0-9fd3-7706239ace73	data_error	\N	system	demo	2026-11-23 02:14:47.80733+00	\N	01a2062f-3907-7193-908b-533bea3b3029	\N
\.


--
-- Data for Name: certificates_holdercontact; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_holdercontact (certificate_id, email, changed_at) FROM stdin;
\.


--
-- Data for Name: certificates_holdername; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_holdername (mode, value, certificate_id, issuer_id) FROM stdin;
live	blerta hoxhe	01a2062f-321e-7532-a294-ecfbcd7eb239	01a2062f-316c-7777-b658-9f9c9385eaae
live	francois l hopital	01a2062f-321e-7532-a294-ecfd014d8e30	01a2062f-316c-7777-b658-9f9c9385eaae
live	hopital francois l	01a2062f-321e-7532-a294-ecfd014d8e30	01a2062f-316c-7777-b658-9f9c9385eaae
live	hoxhe blerta	01a2062f-321e-7532-a294-ecfbcd7eb239	01a2062f-316c-7777-b658-9f9c9385eaae
live	jurgen weiss	01a2062f-321e-7532-a294-ecf9b8ea4714	01a2062f-316c-7777-b658-9f9c9385eaae
live	l hopital francois	01a2062f-321e-7532-a294-ecfd014d8e30	01a2062f-316c-7777-b658-9f9c9385eaae
live	weiss jurgen	01a2062f-321e-7532-a294-ecf9b8ea4714	01a2062f-316c-7777-b658-9f9c9385eaae
live	arta krasniqi	01a2062f-387d-77fc-a9bf-22633da3a6c0	01a2062f-3113-7733-99fd-472204119681
live	krasniqi arta	01a2062f-387d-77fc-a9bf-22633da3a6c0	01a2062f-3113-7733-99fd-472204119681
live	arta krasniqi	01a2062f-388e-7604-a609-645cb6f51840	01a2062f-3113-7733-99fd-472204119681
live	krasniqi arta	01a2062f-388e-7604-a609-645cb6f51840	01a2062f-3113-7733-99fd-472204119681
live	arta krasniqi	01a2062f-3891-76b0-9c87-140960086fbd	01a2062f-3113-7733-99fd-472204119681
live	krasniqi arta	01a2062f-3891-76b0-9c87-140960086fbd	01a2062f-3113-7733-99fd-472204119681
live	arta krasniqi	01a2062f-3893-70d7-b12a-3dea0786f4f3	01a2062f-3113-7733-99fd-472204119681
live	krasniqi arta	01a2062f-3893-70d7-b12a-3dea0786f4f3	01a2062f-3113-7733-99fd-472204119681
live	arta krasniqi	01a2062f-38a3-76db-89b7-80a94fda57ca	01a2062f-3113-7733-99fd-472204119681
live	arta krasniqi	01a2062f-38a3-76db-89b7-80ab7d05dfde	01a2062f-3113-7733-99fd-472204119681
live	arta krasniqi	01a2062f-38a3-76db-89b7-80ad2d63a9c1	01a2062f-3113-7733-99fd-472204119681
live	arta krasniqi	01a2062f-38a3-76db-89b7-80af1e7d6ceb	01a2062f-3113-7733-99fd-472204119681
live	krasniqi arta	01a2062f-38a3-76db-89b7-80a94fda57ca	01a2062f-3113-7733-99fd-472204119681
live	krasniqi arta	01a2062f-38a3-76db-89b7-80ab7d05dfde	01a2062f-3113-7733-99fd-472204119681
live	krasniqi arta	01a2062f-38a3-76db-89b7-80ad2d63a9c1	01a2062f-3113-7733-99fd-472204119681
live	krasniqi arta	01a2062f-38a3-76db-89b7-80af1e7d6ceb	01a2062f-3113-7733-99fd-472204119681
live	arta krasniqi	01a2062f-38cc-73fa-ba3e-a87b95401039	01a2062f-3113-7733-99fd-472204119681
live	krasniqi arta	01a2062f-38cc-73fa-ba3e-a87b95401039	01a2062f-3113-7733-99fd-472204119681
test	arta krasniqi	01a2062f-3904-721a-81c2-4546381714ea	01a2062f-3113-7733-99fd-472204119681
test	krasniqi arta	01a2062f-3904-721a-81c2-4546381714ea	01a2062f-3113-7733-99fd-472204119681
test	arta krasniqi	01a2062f-3907-7193-908b-533bea3b3029	01a2062f-3113-7733-99fd-472204119681
test	krasniqi arta	01a2062f-3907-7193-908b-533bea3b3029	01a2062f-3113-7733-99fd-472204119681
test	arta krasniqi	01a2062f-3908-7011-be40-1459f612b241	01a2062f-3113-7733-99fd-472204119681
test	krasniqi arta	01a2062f-3908-7011-be40-1459f612b241	01a2062f-3113-7733-99fd-472204119681
test	arta krasniqi	01a2062f-390a-711e-8f7a-b90de5eedf18	01a2062f-3113-7733-99fd-472204119681
test	krasniqi arta	01a2062f-390a-711e-8f7a-b90de5eedf18	01a2062f-3113-7733-99fd-472204119681
test	arta krasniqi	01a2062f-390d-761c-920a-e0c242db3a80	01a2062f-3113-7733-99fd-472204119681
test	arta krasniqi	01a2062f-390d-761c-920a-e0c4c27dd21b	01a2062f-3113-7733-99fd-472204119681
test	arta krasniqi	01a2062f-390d-761c-920a-e0c6f119716b	01a2062f-3113-7733-99fd-472204119681
test	arta krasniqi	01a2062f-390d-761c-920a-e0c8530bf9d4	01a2062f-3113-7733-99fd-472204119681
test	krasniqi arta	01a2062f-390d-761c-920a-e0c242db3a80	01a2062f-3113-7733-99fd-472204119681
test	krasniqi arta	01a2062f-390d-761c-920a-e0c4c27dd21b	01a2062f-3113-7733-99fd-472204119681
test	krasniqi arta	01a2062f-390d-761c-920a-e0c6f119716b	01a2062f-3113-7733-99fd-472204119681
test	krasniqi arta	01a2062f-390d-761c-920a-e0c8530bf9d4	01a2062f-3113-7733-99fd-472204119681
test	arta krasniqi	01a2062f-3924-7609-b18f-a366356663fa	01a2062f-3113-7733-99fd-472204119681
test	krasniqi arta	01a2062f-3924-7609-b18f-a366356663fa	01a2062f-3113-7733-99fd-472204119681
\.


--
-- Data for Name: certificates_log; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_log (mode, origin, verifier_key, size, published, halted) FROM stdin;
\.


--
-- Data for Name: certificates_logcheckpoint; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_logcheckpoint (mode, size, root, note, at) FROM stdin;
\.


--
-- Data for Name: certificates_logentry; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_logentry (mode, index, at, commitment, certificate_id, sequence) FROM stdin;
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
3	test	3.1-2025-{}	2	01a2062f-3113-7733-99fd-472204119681
5	live	DIP-2026-{}	4	01a2062f-316c-7777-b658-9f9c9385eaae
6	live	3.1-2026-{}	16	01a2062f-3113-7733-99fd-472204119681
1	test	3.1-2026-{}	23	01a2062f-3113-7733-99fd-472204119681
\.


--
-- Data for Name: certificates_printout; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_printout (id, locale, sha256, printed_at, certificate_id) FROM stdin;
\.


--
-- Data for Name: certificates_releaseoffrequest; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_releaseoffrequest (id, actor_kind, actor_id, requested_at, ended_at, type_id) FROM stdin;
\.


--
-- Data for Name: certificates_typeversion; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_typeversion (id, number, kind, name_de, name_en, name_fr, name_sq, description_de, description_en, description_fr, description_sq, required, validity_months, show_holder, default_locale, fields, strict, number_pattern, signatories, unique_by, release_required, attachments_public, retention_years, print_layout, pdf_public, digital_link, created_at, type_id) FROM stdin;
1	1	product	Abnahmeprüfzeugnis 3.1	Inspection certificate 3.1	Certificat de réception 3.1	Certifikatë inspektimi 3.1	Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).	With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).	Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).	Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).	{productId,serialNumber}	\N	never		[{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	3.1-{year}-{seq:6}	[]	none	f	f	\N	report	t	{"productPage": "https://muster.example/products/{gtin}"}	2026-11-23 02:14:45.783548+00	1
2	1	person	Schulungsnachweis	Training certificate	Attestation de formation	Certifikatë trajnimi	Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.	Confirms that a person took part in a training, and with which result.	Confirme la participation d’une personne à une formation, et son résultat.	Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.	{holderName}	24	name		[{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	TR-{year}-{seq:5}	[]	external_ref	f	f	\N	training	f	{}	2026-11-23 02:14:45.814463+00	2
3	1	product	Abnahmeprüfzeugnis 3.1	Inspection certificate 3.1	Certificat de réception 3.1	Certifikatë inspektimi 3.1	Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).	With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).	Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).	Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).	{productId,serialNumber}	\N	never		[{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	3.1-{year}-{seq:6}	[]	none	f	f	\N	report	t	{"productPage": "https://muster.example/products/{gtin}"}	2026-11-23 02:14:45.870813+00	3
4	1	person	Schulungsnachweis	Training certificate	Attestation de formation	Certifikatë trajnimi	Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.	Confirms that a person took part in a training, and with which result.	Confirme la participation d’une personne à une formation, et son résultat.	Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.	{holderName}	24	name		[{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	TR-{year}-{seq:5}	[]	external_ref	f	f	\N	training	f	{}	2026-11-23 02:14:45.875191+00	4
5	1	person	Diplom	Diploma	Diplôme	Diplomë	Verleiht nach bestandenem Studium oder bestandener Ausbildung eine Qualifikation.	Awards a qualification after a programme of study or training was passed.	Décerne un titre à l’issue d’études ou d’une formation réussies.	Jep një kualifikim pas përfundimit me sukses të studimeve ose të shkollimit.	{holderName}	\N	name		[{"key": "dateOfBirth", "kind": "date", "unit": "", "label": {"de": "Geburtsdatum", "en": "Date of birth", "fr": "Date de naissance", "sq": "Data e lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "placeOfBirth", "kind": "text", "unit": "", "label": {"de": "Geburtsort", "en": "Place of birth", "fr": "Lieu de naissance", "sq": "Vendi i lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "studentNo", "kind": "text", "unit": "", "label": {"de": "Matrikelnummer", "en": "Student number", "fr": "N° d’étudiant", "sq": "Numri i studentit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programme", "kind": "text", "unit": "", "label": {"de": "Studiengang", "en": "Programme of study", "fr": "Filière d’études", "sq": "Programi i studimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kennung des Studiengangs", "en": "Programme code", "fr": "Code de la filière", "sq": "Kodi i programit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "qualification", "kind": "text", "unit": "", "label": {"de": "Verliehene Qualifikation", "en": "Qualification awarded", "fr": "Titre décerné", "sq": "Kualifikimi i fituar"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "eqfLevel", "kind": "choice", "unit": "", "label": {"de": "EQR-Niveau", "en": "EQF level", "fr": "Niveau CEC", "sq": "Niveli KEK"}, "public": true, "choices": ["1", "2", "3", "4", "5", "6", "7", "8"], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Gesamtnote", "en": "Overall grade", "fr": "Note finale", "sq": "Nota përfundimtare"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "thesis", "kind": "text", "unit": "", "label": {"de": "Thema der Abschlussarbeit", "en": "Title of the thesis", "fr": "Sujet du mémoire", "sq": "Tema e punimit të diplomës"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "languageOfInstruction", "kind": "text", "unit": "", "label": {"de": "Unterrichtssprache", "en": "Language of instruction", "fr": "Langue d’enseignement", "sq": "Gjuha e mësimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date d’obtention", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "transcript", "kind": "table", "unit": "", "label": {"de": "Leistungsübersicht", "en": "Transcript of records", "fr": "Relevé de notes", "sq": "Transkripta e notave"}, "public": false, "choices": [], "columns": [{"label": {"de": "Modul", "en": "Module", "fr": "Module", "sq": "Moduli"}}, {"label": {"de": "Punkte", "en": "Credits", "fr": "Crédits", "sq": "Kreditet"}}, {"label": {"de": "Note", "en": "Grade", "fr": "Note", "sq": "Nota"}}], "required": false, "maxLength": 1000, "searchable": false}]	f	DIP-{year}-{seq:5}	[]	external_ref	f	f	\N	diploma	f	{}	2026-11-23 02:14:45.894946+00	5
\.


--
-- Data for Name: certificates_unlogged; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_unlogged (id, certificate_id, sequence) FROM stdin;
1	01a2062f-3144-754d-aa78-1ce126d4fd18	1
2	01a2062f-314a-75ce-a01d-9f6370034bf3	1
3	01a2062f-314d-70c0-9841-e4465dbf02c8	1
4	01a2062f-314e-729a-8660-71c2d6cd95fe	1
5	01a2062f-3151-742f-b736-4ebdba4d3447	1
6	01a2062f-3151-742f-b736-4ebdba4d3447	2
7	01a2062f-3159-72fa-94d5-a55c060918c2	1
8	01a2062f-3159-72fa-94d5-a55c060918c2	2
9	01a2062f-315f-77c6-be0d-e6f54dc69bcf	1
10	01a2062f-315f-77c6-be0d-e6f54dc69bcf	2
11	01a2062f-3163-7007-8ce0-f2eb9b9ce78d	1
12	01a2062f-321e-7532-a294-ecf9b8ea4714	1
13	01a2062f-321e-7532-a294-ecfbcd7eb239	1
14	01a2062f-321e-7532-a294-ecfd014d8e30	1
15	01a2062f-387d-77fc-a9bf-22633da3a6c0	1
16	01a2062f-388e-7604-a609-645cb6f51840	1
17	01a2062f-3891-76b0-9c87-140960086fbd	1
18	01a2062f-3893-70d7-b12a-3dea0786f4f3	1
19	01a2062f-3895-7211-bf17-cbba982476e1	1
20	01a2062f-38a3-76db-89b7-80a94fda57ca	1
21	01a2062f-38a3-76db-89b7-80ab7d05dfde	1
22	01a2062f-38a3-76db-89b7-80ad2d63a9c1	1
23	01a2062f-38a3-76db-89b7-80af1e7d6ceb	1
24	01a2062f-387d-77fc-a9bf-22633da3a6c0	2
25	01a2062f-387d-77fc-a9bf-22633da3a6c0	3
26	01a2062f-388e-7604-a609-645cb6f51840	2
27	01a2062f-3891-76b0-9c87-140960086fbd	2
28	01a2062f-3893-70d7-b12a-3dea0786f4f3	2
29	01a2062f-38cc-73fa-ba3e-a87b95401039	1
30	01a2062f-3895-7211-bf17-cbba982476e1	2
31	01a2062f-3904-721a-81c2-4546381714ea	1
32	01a2062f-3907-7193-908b-533bea3b3029	1
33	01a2062f-3908-7011-be40-1459f612b241	1
34	01a2062f-390a-711e-8f7a-b90de5eedf18	1
35	01a2062f-390b-77f2-90d2-2364c00a0781	1
36	01a2062f-390d-761c-920a-e0c242db3a80	1
37	01a2062f-390d-761c-920a-e0c4c27dd21b	1
38	01a2062f-390d-761c-920a-e0c6f119716b	1
39	01a2062f-390d-761c-920a-e0c8530bf9d4	1
40	01a2062f-3904-721a-81c2-4546381714ea	2
41	01a2062f-3904-721a-81c2-4546381714ea	3
42	01a2062f-3907-7193-908b-533bea3b3029	2
43	01a2062f-3908-7011-be40-1459f612b241	2
44	01a2062f-390a-711e-8f7a-b90de5eedf18	2
45	01a2062f-3924-7609-b18f-a366356663fa	1
46	01a2062f-390b-77f2-90d2-2364c00a0781	2
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
47	webhooks	bodyhorizon
48	webhooks	event
49	webhooks	delivery
50	webhooks	attempt
51	webhooks	endpoint
52	webhooks	endpointhour
53	webhooks	latebody
54	certificates	certificate
55	certificates	holdercontact
56	certificates	certificatekey
57	certificates	holdername
58	certificates	certificatetype
59	certificates	companyprefix
60	certificates	erasure
61	certificates	hold
62	certificates	numbercounter
63	certificates	printout
64	certificates	releaseoffrequest
65	certificates	typeversion
66	certificates	attachmentfile
67	certificates	certificatehistory
68	certificates	certificatelink
69	certificates	logcheckpoint
70	certificates	logtile
71	certificates	transparencylog
72	certificates	unloggedchange
73	certificates	logentry
74	edu	cohort
75	edu	cohortverifications
76	edu	program
77	edu	recipient
78	edu	enrolment
79	edu	team
80	edu	teaminvitation
81	edu	teammember
82	edu	onboarding
\.


--
-- Data for Name: django_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.django_migrations (id, app, name, applied) FROM stdin;
1	contenttypes	0001_initial	2026-11-23 02:14:35.34417+00
2	contenttypes	0002_remove_content_type_name	2026-11-23 02:14:35.348883+00
3	auth	0001_initial	2026-11-23 02:14:35.365401+00
4	auth	0002_alter_permission_name_max_length	2026-11-23 02:14:35.372443+00
5	auth	0003_alter_user_email_max_length	2026-11-23 02:14:35.375207+00
6	auth	0004_alter_user_username_opts	2026-11-23 02:14:35.377611+00
7	auth	0005_alter_user_last_login_null	2026-11-23 02:14:35.37994+00
8	auth	0006_require_contenttypes_0002	2026-11-23 02:14:35.383521+00
9	auth	0007_alter_validators_add_error_messages	2026-11-23 02:14:35.385728+00
10	auth	0008_alter_user_username_max_length	2026-11-23 02:14:35.387868+00
11	auth	0009_alter_user_last_name_max_length	2026-11-23 02:14:35.393179+00
12	auth	0010_alter_group_name_max_length	2026-11-23 02:14:35.395884+00
13	auth	0011_update_proxy_permissions	2026-11-23 02:14:35.397984+00
14	auth	0012_alter_user_first_name_max_length	2026-11-23 02:14:35.400942+00
15	accounts	0001_initial	2026-11-23 02:14:37.106014+00
16	account	0001_initial	2026-11-23 02:14:37.352641+00
17	account	0002_email_max_length	2026-11-23 02:14:37.362222+00
18	account	0003_alter_emailaddress_create_unique_verified_email	2026-11-23 02:14:37.379402+00
19	account	0004_alter_emailaddress_drop_unique_email	2026-11-23 02:14:37.391291+00
20	account	0005_emailaddress_idx_upper_email	2026-11-23 02:14:37.401067+00
21	account	0006_emailaddress_lower	2026-11-23 02:14:37.421612+00
22	account	0007_emailaddress_idx_email	2026-11-23 02:14:37.437274+00
23	account	0008_emailaddress_unique_primary_email_fixup	2026-11-23 02:14:37.458088+00
24	account	0009_emailaddress_unique_primary_email	2026-11-23 02:14:37.466951+00
25	admin	0001_initial	2026-11-23 02:14:37.489891+00
26	admin	0002_logentry_remove_auto_add	2026-11-23 02:14:37.49819+00
27	admin	0003_logentry_add_action_flag_choices	2026-11-23 02:14:37.507584+00
28	axes	0001_initial	2026-11-23 02:14:37.513425+00
29	axes	0002_auto_20151217_2044	2026-11-23 02:14:37.52792+00
30	axes	0003_auto_20160322_0929	2026-11-23 02:14:37.536832+00
31	axes	0004_auto_20181024_1538	2026-11-23 02:14:37.545546+00
32	axes	0005_remove_accessattempt_trusted	2026-11-23 02:14:37.547799+00
33	axes	0006_remove_accesslog_trusted	2026-11-23 02:14:37.549803+00
34	axes	0007_alter_accessattempt_unique_together	2026-11-23 02:14:37.675059+00
35	axes	0008_accessfailurelog	2026-11-23 02:14:37.680175+00
36	axes	0009_add_session_hash	2026-11-23 02:14:37.683495+00
37	axes	0010_accessattemptexpiration	2026-11-23 02:14:37.687997+00
38	certificates	0001_initial	2026-11-23 02:14:39.531287+00
39	edu	0001_initial	2026-11-23 02:14:41.850421+00
40	mfa	0001_initial	2026-11-23 02:14:41.8888+00
41	mfa	0002_authenticator_timestamps	2026-11-23 02:14:41.913356+00
42	mfa	0003_authenticator_type_uniq	2026-11-23 02:14:41.948639+00
43	sessions	0001_initial	2026-11-23 02:14:41.952787+00
44	webhooks	0001_initial	2026-11-23 02:14:43.633094+00
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
01a2062f-31e3-714d-89a7-40f6000e3b82	live	2026-a	Klasa 2026 A	2026-05-26	2026-11-22	2026-11-23 02:14:45.894946+00	2026-11-23 02:14:45.894946+00	01a2062f-316c-7777-b658-9f9c9385eaae	01a2062f-3197-7610-9e27-cfb222e899fe	\N
\.


--
-- Data for Name: edu_cohortverifications; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_cohortverifications (day, amount, cohort_id) FROM stdin;
\.


--
-- Data for Name: edu_enrolment; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_enrolment (id, mode, status, attempt, grade, completed_on, results, evidence, created_at, changed_at, sequence, certificate_id, cohort_id, issuer_id, program_id, recipient_id) FROM stdin;
01a2062f-31f4-7267-bd07-f794375aee28	live	enrolled	1		\N	[]		2026-11-23 02:14:45.894946+00	2026-11-23 02:14:45.894946+00	1	\N	01a2062f-31e3-714d-89a7-40f6000e3b82	01a2062f-316c-7777-b658-9f9c9385eaae	01a2062f-3197-7610-9e27-cfb222e899fe	01a2062f-31b1-76bd-88f6-85d9533a6aac
01a2062f-31f4-7267-bd07-f79547cee59d	live	enrolled	1		\N	[]		2026-11-23 02:14:45.894946+00	2026-11-23 02:14:45.894946+00	1	\N	01a2062f-31e3-714d-89a7-40f6000e3b82	01a2062f-316c-7777-b658-9f9c9385eaae	01a2062f-3197-7610-9e27-cfb222e899fe	01a2062f-31b6-7004-b647-95ad4f8d481d
01a2062f-31f4-7267-bd07-f7962fb6426a	live	enrolled	1		\N	[]		2026-11-23 02:14:45.894946+00	2026-11-23 02:14:45.894946+00	1	\N	01a2062f-31e3-714d-89a7-40f6000e3b82	01a2062f-316c-7777-b658-9f9c9385eaae	01a2062f-3197-7610-9e27-cfb222e899fe	01a2062f-31b9-73b7-a559-9cb8b873c253
01a2062f-31f4-7267-bd07-f7974106b3e3	live	completed	1	1.7	2026-11-23	[{"code": "", "grade": "1.7", "title": "Elektrotechnik", "credits": "40"}, {"code": "", "grade": "1.3", "title": "Praktische Arbeit", "credits": "20"}]		2026-11-23 02:14:45.894946+00	2026-11-23 02:14:45.894946+00	2	01a2062f-321e-7532-a294-ecf9b8ea4714	01a2062f-31e3-714d-89a7-40f6000e3b82	01a2062f-316c-7777-b658-9f9c9385eaae	01a2062f-3197-7610-9e27-cfb222e899fe	01a2062f-31bb-7231-9381-275af145387e
01a2062f-31f4-7267-bd07-f798c8f6a3fd	live	completed	1	1.0	2026-11-23	[{"code": "", "grade": "1.0", "title": "Elektrotechnik", "credits": "40"}, {"code": "", "grade": "1.0", "title": "Praktische Arbeit", "credits": "20"}]		2026-11-23 02:14:45.894946+00	2026-11-23 02:14:45.894946+00	2	01a2062f-321e-7532-a294-ecfbcd7eb239	01a2062f-31e3-714d-89a7-40f6000e3b82	01a2062f-316c-7777-b658-9f9c9385eaae	01a2062f-3197-7610-9e27-cfb222e899fe	01a2062f-31be-7761-afe1-c603a22c5564
01a2062f-31f4-7267-bd07-f79989ece3fa	live	completed	1	2.3	2026-11-23	[{"code": "", "grade": "2.3", "title": "Elektrotechnik", "credits": "40"}, {"code": "", "grade": "2.7", "title": "Praktische Arbeit", "credits": "20"}]		2026-11-23 02:14:45.894946+00	2026-11-23 02:14:45.894946+00	2	01a2062f-321e-7532-a294-ecfd014d8e30	01a2062f-31e3-714d-89a7-40f6000e3b82	01a2062f-316c-7777-b658-9f9c9385eaae	01a2062f-3197-7610-9e27-cfb222e899fe	01a2062f-31c0-7050-88f6-3bfb2c6ebf63
01a2062f-31f4-7267-bd07-f79ae6594275	live	failed	1	5.0	2026-11-23	[]		2026-11-23 02:14:45.894946+00	2026-11-23 02:14:45.894946+00	2	\N	01a2062f-31e3-714d-89a7-40f6000e3b82	01a2062f-316c-7777-b658-9f9c9385eaae	01a2062f-3197-7610-9e27-cfb222e899fe	01a2062f-31c2-7313-9274-c19111fe98f4
01a2062f-31f4-7267-bd07-f79b45f5787b	live	withdrawn	1		\N	[]		2026-11-23 02:14:45.894946+00	2026-11-23 02:14:45.894946+00	2	\N	01a2062f-31e3-714d-89a7-40f6000e3b82	01a2062f-316c-7777-b658-9f9c9385eaae	01a2062f-3197-7610-9e27-cfb222e899fe	01a2062f-31c5-760b-9d74-54caf022b340
\.


--
-- Data for Name: edu_onboarding; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_onboarding (issuer_id, legal_name, country, address, website, accreditation_body, accreditation_number, contact_name, contact_email, contact_phone, state, reason, submitted_at, decided_at, sequence, decided_by_id) FROM stdin;
01a2062f-316c-7777-b658-9f9c9385eaae	Shkolla Shembull SH.P.K.	AL	Rruga e Shkollës 1\n1001 Tiranë	https://shembull.example			Drita Shehu	drita.shehu@shembull.example		approved		2026-11-23 02:14:45.894946+00	2026-11-23 02:14:45.894946+00	2	1
\.


--
-- Data for Name: edu_program; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_program (id, code, name_de, name_en, name_fr, name_sq, description_de, description_en, description_fr, description_sq, eqf_level, credits, hours, attendance, language, learning_outcomes, alignment, validity_months, grade_scale, state, published_at, archived_at, created_at, changed_at, sequence, certificate_type_id, issuer_id, team_id) FROM stdin;
01a2062f-3197-7610-9e27-cfb222e899fe	industrial-electronics	Industrieelektronik	Industrial electronics	Électronique industrielle	Elektronika industriale					4	60.00	900.00	blended	de	["Plant und prüft elektrische Anlagen nach EN 60204-1."]	[]	\N	{"max": "6", "min": "1", "kind": "numeric", "step": "0.1", "better": "lower", "passMark": "4"}	published	2026-11-23 02:14:45.894946+00	\N	2026-11-23 02:14:45.894946+00	2026-11-23 02:14:45.894946+00	2	5	01a2062f-316c-7777-b658-9f9c9385eaae	01a2062f-318b-7215-8d76-88fcd6a3c9ba
\.


--
-- Data for Name: edu_recipient; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_recipient (id, mode, external_id, given_name, family_name, printed_name, email, locale, birth_date, birth_place, attributes, search_text, created_at, changed_at, sequence, erased_at, erasure_id, issuer_id, merged_into_id) FROM stdin;
01a2062f-31b1-76bd-88f6-85d9533a6aac	live	S-1001	Përparim	Gashi		s-1001@example.com	sq	\N		{}	perparim gashi	2026-11-23 02:14:45.894946+00	2026-11-23 02:14:45.894946+00	1	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae	\N
01a2062f-31b6-7004-b647-95ad4f8d481d	live	S-1002	Zoë	Çela-Groß		s-1002@example.com	de	\N		{}	zoe cela gross	2026-11-23 02:14:45.894946+00	2026-11-23 02:14:45.894946+00	1	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae	\N
01a2062f-31b9-73b7-a559-9cb8b873c253	live	S-1003	Élodie	Lefèvre		s-1003@example.com	fr	\N		{}	elodie lefevre	2026-11-23 02:14:45.894946+00	2026-11-23 02:14:45.894946+00	1	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae	\N
01a2062f-31bb-7231-9381-275af145387e	live	S-1004	Jürgen	Weiß		s-1004@example.com	de	\N		{}	jurgen weiss	2026-11-23 02:14:45.894946+00	2026-11-23 02:14:45.894946+00	1	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae	\N
01a2062f-31be-7761-afe1-c603a22c5564	live	S-1005	Blerta	Hoxhë		s-1005@example.com	sq	\N		{}	blerta hoxhe	2026-11-23 02:14:45.894946+00	2026-11-23 02:14:45.894946+00	1	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae	\N
01a2062f-31c0-7050-88f6-3bfb2c6ebf63	live	S-1006	François	L’Hôpital		s-1006@example.com	fr	\N		{}	francois l hopital	2026-11-23 02:14:45.894946+00	2026-11-23 02:14:45.894946+00	1	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae	\N
01a2062f-31c2-7313-9274-c19111fe98f4	live	S-1007	Ëngjëll	Çaushi		s-1007@example.com	sq	\N		{}	engjell caushi	2026-11-23 02:14:45.894946+00	2026-11-23 02:14:45.894946+00	1	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae	\N
01a2062f-31c5-760b-9d74-54caf022b340	live	S-1008	Sören	Übelhör		s-1008@example.com	de	\N		{}	soren ubelhor	2026-11-23 02:14:45.894946+00	2026-11-23 02:14:45.894946+00	1	\N	\N	01a2062f-316c-7777-b658-9f9c9385eaae	\N
\.


--
-- Data for Name: edu_team; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_team (id, name, created_at, sequence, issuer_id) FROM stdin;
01a2062f-318b-7215-8d76-88fcd6a3c9ba	Elektroteknikë	2026-11-23 02:14:45.894946+00	1	01a2062f-316c-7777-b658-9f9c9385eaae
\.


--
-- Data for Name: edu_teaminvitation; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_teaminvitation (id, role, created_at, invitation_id, team_id) FROM stdin;
\.


--
-- Data for Name: edu_teammember; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_teammember (id, role, joined_at, membership_id, team_id) FROM stdin;
01a2062f-3190-7283-9e60-ab6966d07e02	coordinator	2026-11-23 02:14:45.894946+00	1	01a2062f-318b-7215-8d76-88fcd6a3c9ba
\.


--
-- Data for Name: mfa_authenticator; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.mfa_authenticator (id, type, data, user_id, created_at, last_used_at) FROM stdin;
\.


--
-- Data for Name: webhooks_attempt; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.webhooks_attempt (id, number, trigger, url, started_at, duration_ms, outcome, status, headers, body, truncated, error, delivery_id) FROM stdin;
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
01a2062f-387e-71b2-afe1-84e6402efdc3	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 02:14:47.682545+00	\N	2026-11-23 02:14:47.682545+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-385d-72ec-892c-77a419414af6	01a2062f-387e-71b2-b927-454a0afd3c01
01a2062f-388e-7604-a089-d3333152e769	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 02:14:47.694854+00	\N	2026-11-23 02:14:47.694854+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-385d-72ec-892c-77a419414af6	01a2062f-388e-7604-a609-645d319c574e
01a2062f-3891-76b0-a0f2-7f4b952b01f3	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 02:14:47.697803+00	\N	2026-11-23 02:14:47.697803+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-385d-72ec-892c-77a419414af6	01a2062f-3891-76b0-9c87-140aa66523f9
01a2062f-3894-75bb-8202-b30e57c25779	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 02:14:47.700233+00	\N	2026-11-23 02:14:47.700233+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-385d-72ec-892c-77a419414af6	01a2062f-3894-75bb-9996-116539770747
01a2062f-3895-7211-8937-21a7278bd9e8	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 02:14:47.701818+00	\N	2026-11-23 02:14:47.701818+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-385d-72ec-892c-77a419414af6	01a2062f-3895-7211-bf17-cbbb2f8a3460
01a2062f-38a3-76db-873b-0f0891b5e707	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 02:14:47.714777+00	\N	2026-11-23 02:14:47.714777+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-385d-72ec-892c-77a419414af6	01a2062f-38a3-76db-89b7-80aa2693e969
01a2062f-38a3-76db-974e-d0819cfdc980	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 02:14:47.714777+00	\N	2026-11-23 02:14:47.714777+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-385d-72ec-892c-77a419414af6	01a2062f-38a3-76db-89b7-80acadf62eaf
01a2062f-38a3-76db-910a-3fa920add862	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 02:14:47.714777+00	\N	2026-11-23 02:14:47.714777+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-385d-72ec-892c-77a419414af6	01a2062f-38a3-76db-89b7-80ae815e2d63
01a2062f-38a4-7457-a16a-f742e9422ca0	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 02:14:47.714777+00	\N	2026-11-23 02:14:47.714777+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-385d-72ec-892c-77a419414af6	01a2062f-38a4-7457-9a1c-9c71929b9736
01a2062f-38b2-7488-a284-c0158218dd3c	live	certificate.suspended	pending	automatic	0	0	10	2026-11-23 02:14:47.723821+00	\N	2026-11-23 02:14:47.723821+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-385d-72ec-892c-77a419414af6	01a2062f-38b2-7488-a095-56f826b8040e
01a2062f-38bb-71e9-8fe4-8c54af37a463	live	certificate.reinstated	pending	automatic	0	0	10	2026-11-23 02:14:47.736627+00	\N	2026-11-23 02:14:47.736627+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-385d-72ec-892c-77a419414af6	01a2062f-38bb-71e9-b396-f15b77bcd225
01a2062f-38bf-73f8-8ad8-d2f0a1db4caf	live	certificate.suspended	pending	automatic	0	0	10	2026-11-23 02:14:47.742665+00	\N	2026-11-23 02:14:47.742665+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-385d-72ec-892c-77a419414af6	01a2062f-38bf-73f8-ac9c-bd7d90787224
01a2062f-38c5-72d7-aed1-e058a9044932	live	certificate.revoked	pending	automatic	0	0	10	2026-11-23 02:14:47.746923+00	\N	2026-11-23 02:14:47.746923+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-385d-72ec-892c-77a419414af6	01a2062f-38c5-72d7-bc7c-cf55c9d031ae
01a2062f-38ce-775e-9d84-3239ae0574cd	live	certificate.superseded	pending	automatic	0	0	10	2026-11-23 02:14:47.752805+00	\N	2026-11-23 02:14:47.752805+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-385d-72ec-892c-77a419414af6	01a2062f-38ce-775e-a857-d20b51cbb3a9
01a2062f-38d1-74d6-a17e-134dceff1879	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 02:14:47.752805+00	\N	2026-11-23 02:14:47.752805+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-385d-72ec-892c-77a419414af6	01a2062f-38d1-74d6-b909-b2b96066ff1a
01a2062f-38f5-7744-bfc5-3c78caba5005	live	certificate.erased	pending	automatic	0	0	10	2026-11-23 02:14:47.791316+00	\N	2026-11-23 02:14:47.791316+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-385d-72ec-892c-77a419414af6	01a2062f-38f5-7744-aec2-78b479dc9270
01a2062f-3904-721a-90ec-8db6685fc7d4	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 02:14:47.813243+00	\N	2026-11-23 02:14:47.813243+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-3901-765a-a1ce-0cf498523122	01a2062f-3904-721a-81c2-45477d529323
01a2062f-3907-7193-a8e4-de858ddecf75	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 02:14:47.815479+00	\N	2026-11-23 02:14:47.815479+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-3901-765a-a1ce-0cf498523122	01a2062f-3907-7193-908b-533c2a0eab2b
01a2062f-3908-7011-aaa9-118f7e82ca45	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 02:14:47.816878+00	\N	2026-11-23 02:14:47.816878+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-3901-765a-a1ce-0cf498523122	01a2062f-3908-7011-be40-145aeee63989
01a2062f-390a-711e-aceb-8e98c775bbfd	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 02:14:47.81846+00	\N	2026-11-23 02:14:47.81846+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-3901-765a-a1ce-0cf498523122	01a2062f-390a-711e-8f7a-b90e920659ea
01a2062f-390b-77f2-b2c2-388dbd1d4d1d	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 02:14:47.819618+00	\N	2026-11-23 02:14:47.819618+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-3901-765a-a1ce-0cf498523122	01a2062f-390b-77f2-90d2-23654ab43071
01a2062f-390d-761c-a4ca-8e9f72ef5eb6	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 02:14:47.821124+00	\N	2026-11-23 02:14:47.821124+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-3901-765a-a1ce-0cf498523122	01a2062f-390d-761c-920a-e0c387e50170
01a2062f-390d-761c-ba90-7f7a21a60c38	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 02:14:47.821124+00	\N	2026-11-23 02:14:47.821124+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-3901-765a-a1ce-0cf498523122	01a2062f-390d-761c-920a-e0c50d19062f
01a2062f-390d-761c-93a5-566fed043684	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 02:14:47.821124+00	\N	2026-11-23 02:14:47.821124+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-3901-765a-a1ce-0cf498523122	01a2062f-390d-761c-920a-e0c75aa06e75
01a2062f-390d-761c-8b6c-7ac5fe5baff4	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 02:14:47.821124+00	\N	2026-11-23 02:14:47.821124+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-3901-765a-a1ce-0cf498523122	01a2062f-390d-761c-920a-e0c9455c8adb
01a2062f-3913-7260-985d-da356eb7b9bb	test	certificate.suspended	pending	automatic	0	0	10	2026-11-23 02:14:47.825657+00	\N	2026-11-23 02:14:47.825657+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-3901-765a-a1ce-0cf498523122	01a2062f-3913-7260-acee-eeeba14c20dc
01a2062f-3918-77ee-9839-73646c55ca71	test	certificate.reinstated	pending	automatic	0	0	10	2026-11-23 02:14:47.830653+00	\N	2026-11-23 02:14:47.830653+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-3901-765a-a1ce-0cf498523122	01a2062f-3918-77ee-b470-518dc01fe45e
01a2062f-391c-713a-ac97-bf2354fbad3d	test	certificate.suspended	pending	automatic	0	0	10	2026-11-23 02:14:47.834926+00	\N	2026-11-23 02:14:47.834926+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-3901-765a-a1ce-0cf498523122	01a2062f-391c-713a-b7c8-d220be4fe0b4
01a2062f-3920-73eb-903d-8f9d3e52618b	test	certificate.revoked	pending	automatic	0	0	10	2026-11-23 02:14:47.838791+00	\N	2026-11-23 02:14:47.838791+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-3901-765a-a1ce-0cf498523122	01a2062f-3920-73eb-8351-12498e7034d6
01a2062f-3926-7790-872c-19e60ecc80d6	test	certificate.superseded	pending	automatic	0	0	10	2026-11-23 02:14:47.843163+00	\N	2026-11-23 02:14:47.843163+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-3901-765a-a1ce-0cf498523122	01a2062f-3926-7790-9cfe-10dc3674d636
01a2062f-3928-7264-b5e3-3395afa819f4	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 02:14:47.843163+00	\N	2026-11-23 02:14:47.843163+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-3901-765a-a1ce-0cf498523122	01a2062f-3928-7264-9ef3-7a2263dd38b8
01a2062f-3943-739c-857f-1975f982e761	test	certificate.erased	pending	automatic	0	0	10	2026-11-23 02:14:47.869667+00	\N	2026-11-23 02:14:47.869667+00	\N	\N	\N	01a2062f-3113-7733-99fd-472204119681	01a2062f-3901-765a-a1ce-0cf498523122	01a2062f-3943-739c-9f6d-e30e1179638a
\.


--
-- Data for Name: webhooks_endpoint; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.webhooks_endpoint (id, mode, url, description, events, headers, rate_limit, state, disabled_reason, disabled_at, created_at, updated_at, sequence, secret, old_secret, old_secret_until, failures, failure_share, failing_since, last_failure_at, last_success_at, window_from, clock_from, alarm_at, parked_until, notified, allowance, allowance_at, issuer_id) FROM stdin;
01a2062f-385d-72ec-892c-77a419414af6	live	https://192.88.98.1/hook		{certificate.*}	gAAAAABrA6GXUbgjtneXXxKwfRNxfS2KwTJiSDFVXUf3OWvegN7U74tQHLQifQtFr1glnCKnhP_aPRl5vLywMdqPR9QsEXVY9g==	\N	active	\N	\N	2026-11-23 02:14:47.643061+00	2026-11-23 02:14:47.643061+00	0	gAAAAABrA6GX8HygRyN_VKybi6PbNtVzL9nZ8IbTJ106k1tsn5lvfKV-YqjvbfW2LshUdRsgDIQeP2FZQY3eGPU5INvBU3l_u2fmf0cFzmp6CsjluEm-VDu6yFIrkEJLqWUKLoVmOnAZQO2d4-vbwckyqly2ATF3og==	\N	\N	0	0	\N	\N	\N	\N	\N	\N	\N	0	0	2026-11-23 02:14:47.645318+00	01a2062f-3113-7733-99fd-472204119681
01a2062f-3901-765a-a1ce-0cf498523122	test	https://192.88.98.1/hook		{certificate.*}	gAAAAABrA6GXCWX59Twv3B51ArCJ462HUDVTre6HplpsQKJvVJK1_QuA9Gx3Wmlkjlw8hRm1qC1IaGwGF8GfqGwLdu20lZS-vQ==	\N	active	\N	\N	2026-11-23 02:14:47.80733+00	2026-11-23 02:14:47.80733+00	0	gAAAAABrA6GXCERn5z4jTJMzUrVgsClbFzG-NggaPJfJqJ_RqJu06Nj1RT31KZQGoftThCBSDi2wojSL7LPDBrfUzTDsJWSyWZfDu82vW6UZzpfoFoTxpZUAcwXJ7gUR_YoGr4EjwcjDMlfMSnryEZsFpMm6ERldww==	\N	\N	0	0	\N	\N	\N	\N	\N	\N	\N	0	0	2026-11-23 02:14:47.809489+00	01a2062f-3113-7733-99fd-472204119681
\.


--
-- Data for Name: webhooks_endpointhour; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.webhooks_endpointhour (hour, succeeded, failed, answer_ms, first_attempts, waited_ms, endpoint_id) FROM stdin;
\.


--
-- Data for Name: webhooks_event; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.webhooks_event (id, mode, type, subject, sequence, occurred_at, body, txid, issuer_id) FROM stdin;
01a2062f-3145-7648-8b02-a793fed9f6d0	test	certificate.issued	01a2062f-3144-754d-aa78-1ce126d4fd18	1	2026-11-23 02:14:45.818+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3831385a222c226964223a226576745f30316d383332796361356573343870306e376a667a646b787067222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279636134656e36746d79307777346b64397a3872222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a2253414d504c452d3332306139343339222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38333279636134656e36746d79307777346b64397a3872227d7d	831	01a2062f-3113-7733-99fd-472204119681
01a2062f-314a-75ce-a01d-9f648cfa2473	test	certificate.issued	01a2062f-314a-75ce-a01d-9f6370034bf3	1	2026-11-23 02:14:45.818+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3831385a222c226964223a226576745f30316d38333279636161657137613037637a636a36666d39336b222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279636161657137613037637a63647230366a7a6b222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303032222c2265787465726e616c526566223a2253414d504c452d3838383236353364222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38333279636161657137613037637a63647230366a7a6b227d7d	831	01a2062f-3113-7733-99fd-472204119681
01a2062f-314d-70c0-9841-e447baf5ad00	test	certificate.issued	01a2062f-314d-70c0-9841-e4465dbf02c8	1	2026-11-23 02:14:45.818+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3831385a222c226964223a226576745f30316d3833327963616465333039676766343879786662623830222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833327963616465333039676766343873657679307038222c2263657274696669636174654e756d626572223a22332e312d323032352d303030303031222c2265787465726e616c526566223a2253414d504c452d3965396633306333222c22737461747573223a2265787069726564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833327963616465333039676766343873657679307038227d7d	831	01a2062f-3113-7733-99fd-472204119681
01a2062f-314e-729a-8660-71c396c6fcf5	test	certificate.issued	01a2062f-314e-729a-8660-71c2d6cd95fe	1	2026-11-23 02:14:45.818+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3831385a222c226964223a226576745f30316d38333279636165656164386372336872656263647a376e222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833327963616565616438637233687262626376356679222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303033222c2265787465726e616c526566223a2253414d504c452d3761653965643865222c22737461747573223a226e6f745f7965745f76616c6964222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833327963616565616438637233687262626376356679227d7d	831	01a2062f-3113-7733-99fd-472204119681
01a2062f-3151-742f-b736-4ebee9a5d390	test	certificate.issued	01a2062f-3151-742f-b736-4ebdba4d3447	1	2026-11-23 02:14:45.818+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3831385a222c226964223a226576745f30316d383332796361686567717665646a6571766d74626d7767222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383332796361686567717665646a657170783474643237222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a2253414d504c452d3139626631633635222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383332796361686567717665646a657170783474643237227d7d	831	01a2062f-3113-7733-99fd-472204119681
01a2062f-3155-7073-9ba4-872cb778f666	test	certificate.suspended	01a2062f-3151-742f-b736-4ebdba4d3447	2	2026-11-23 02:14:45.818109+00	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3831385a222c226964223a226576745f30316d3833327963616e6531737371393437356a767168786b36222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383332796361686567717665646a657170783474643237222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a2253414d504c452d3139626631633635222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383332796361686567717665646a657170783474643237222c22726561736f6e223a22726563616c6c222c226f70656e486f6c6473223a317d7d	831	01a2062f-3113-7733-99fd-472204119681
01a2062f-3159-72fa-94d5-a55d49a1b505	test	certificate.issued	01a2062f-3159-72fa-94d5-a55c060918c2	1	2026-11-23 02:14:45.818+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3831385a222c226964223a226576745f30316d3833327963617365627839396e6435626e347433643835222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833327963617365627839396e6435626733306a363632222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a2253414d504c452d6539313562663930222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833327963617365627839396e6435626733306a363632227d7d	831	01a2062f-3113-7733-99fd-472204119681
01a2062f-315c-7259-9593-165c972873bd	test	certificate.revoked	01a2062f-3159-72fa-94d5-a55c060918c2	2	2026-11-23 02:14:45.818109+00	\\x7b2274797065223a2263657274696669636174652e7265766f6b6564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3831385a222c226964223a226576745f30316d383332796361776539637362347270626a626a67777878222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833327963617365627839396e6435626733306a363632222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a2253414d504c452d6539313562663930222c22737461747573223a227265766f6b6564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833327963617365627839396e6435626733306a363632222c22726561736f6e223a22646174615f6572726f72227d7d	831	01a2062f-3113-7733-99fd-472204119681
01a2062f-315f-77c6-be0d-e6f6c4135cb1	test	certificate.issued	01a2062f-315f-77c6-be0d-e6f54dc69bcf	1	2026-11-23 02:14:45.818+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3831385a222c226964223a226576745f30316d3833327963617a657a3362773366367976323136713568222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833327963617a657a336277336636796e367764367966222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303036222c2265787465726e616c526566223a2253414d504c452d6336363635323536222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833327963617a657a336277336636796e367764367966227d7d	831	01a2062f-3113-7733-99fd-472204119681
01a2062f-3164-7173-a82b-dbdf6648e180	test	certificate.superseded	01a2062f-315f-77c6-be0d-e6f54dc69bcf	2	2026-11-23 02:14:45.818109+00	\\x7b2274797065223a2263657274696669636174652e73757065727365646564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3831385a222c226964223a226576745f30316d38333279636234653573746761797676786b3468726330222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833327963617a657a336277336636796e367764367966222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303036222c2265787465726e616c526566223a2253414d504c452d6336363635323536222c22737461747573223a2273757065727365646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833327963617a657a336277336636796e367764367966222c22726561736f6e223a227265706c61636564222c22737570657273656465644279223a22636572745f30316d38333279636233653033727372376a7865647373737764227d7d	831	01a2062f-3113-7733-99fd-472204119681
01a2062f-3167-704f-83a7-d6b411a1bf9a	test	certificate.issued	01a2062f-3163-7007-8ce0-f2eb9b9ce78d	1	2026-11-23 02:14:45.818+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3831385a222c226964223a226576745f30316d3833327963623765313772373979707067387433667774222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279636233653033727372376a7865647373737764222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303037222c2265787465726e616c526566223a2253414d504c452d3934366361316666222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38333279636233653033727372376a7865647373737764227d7d	831	01a2062f-3113-7733-99fd-472204119681
01a2062f-3191-750f-8cc7-54e0c3d5a13e	live	team.member_added	01a2062f-318b-7215-8d76-88fcd6a3c9ba	1	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a227465616d2e6d656d6265725f6164646564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d38333279636368656d37727368746d7733317862383979222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b227465616d4964223a227465616d5f30316d383332796363626538617274786d387a6b6261376a6474222c226d656d6265724964223a226d656d5f30316d38333279636367656131737772356264356b64307a6732222c22726f6c65223a22636f6f7264696e61746f72227d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31b4-7760-beaf-41723bdf8ce6	live	recipient.created	01a2062f-31b1-76bd-88f6-85d9533a6aac	1	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d3833327963646d6578676278627431653878787a333736222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d383332796364686574797268786d357635396b6d746e63222c2265787465726e616c4964223a22532d31303031227d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31b7-7478-9614-6e453f44a645	live	recipient.created	01a2062f-31b6-7004-b647-95ad4f8d481d	1	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d383332796364716568773963353365386d7a6d39396a35222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d38333279636470653032626368776e6e6e3772746a3078222c2265787465726e616c4964223a22532d31303032227d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31ba-7374-8595-ba9c323f37e3	live	recipient.created	01a2062f-31b9-73b7-a559-9cb8b873c253	1	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d3833327963647465647438623564746b67733379647a33222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d3833327963647365657674617063777132773737676a6b222c2265787465726e616c4964223a22532d31303033227d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31bc-769f-9fe0-8f2db91a6afa	live	recipient.created	01a2062f-31bb-7231-9381-275af145387e	1	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d38333279636477657466737a723466357077686d747174222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d3833327963647665387273373039376262726d61653379222c2265787465726e616c4964223a22532d31303034227d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31bf-73a5-98d4-d8e2a8456e9b	live	recipient.created	01a2062f-31be-7761-afe1-c603a22c5564	1	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d3833327963647a65656a73686e367277616d3461766d76222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d38333279636479657867747a72653630656832726e6234222c2265787465726e616c4964223a22532d31303035227d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31c1-709a-a140-fcadc76520e8	live	recipient.created	01a2062f-31c0-7050-88f6-3bfb2c6ebf63	1	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d3833327963653165326461326737776e71337061383738222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d3833327963653065313838687868767a63703678667633222c2265787465726e616c4964223a22532d31303036227d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31c3-705b-87f8-beafa58df9e2	live	recipient.created	01a2062f-31c2-7313-9274-c19111fe98f4	1	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d3833327963653365316472667935796e796a7276796632222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d3833327963653265633973347836316a34387a7836376d222c2265787465726e616c4964223a22532d31303037227d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31c5-760b-9d74-54ccf906124f	live	recipient.created	01a2062f-31c5-760b-9d74-54caf022b340	1	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d38333279636535657235737478326d736b776763346a66222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d38333279636535657235737478326d7362723235637430222c2265787465726e616c4964223a22532d31303038227d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31d5-711a-b5b8-394965ee0b5f	live	onboarding.submitted	01a2062f-316c-7777-b658-9f9c9385eaae	1	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a226f6e626f617264696e672e7375626d6974746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d3833327963656e653464626265317339356a797732747a222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b226973737565724964223a226973735f30316d38333279636263657876766370347a6b6a397262746e65222c227374617465223a227375626d6974746564227d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31db-75de-b965-ce4afff9a693	live	onboarding.approved	01a2062f-316c-7777-b658-9f9c9385eaae	2	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a226f6e626f617264696e672e617070726f766564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d38333279636576657166626a73656539627a7a6b396d6b222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b226973737565724964223a226973735f30316d38333279636263657876766370347a6b6a397262746e65222c227374617465223a22617070726f766564227d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31e0-72e9-8b36-31794e03ebb1	live	program.published	01a2062f-3197-7610-9e27-cfb222e899fe	2	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a2270726f6772616d2e7075626c6973686564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d3833327963663065626d72706468686635373037747868222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2270726f6772616d4964223a2270726f675f30316d3833327963637165723839773979667038686568366679222c22636f6465223a22696e647573747269616c2d656c656374726f6e696373222c227374617465223a227075626c6973686564227d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31f6-764e-abda-a6c8c377a7a5	live	enrolment.created	01a2062f-31f4-7267-bd07-f794375aee28	1	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d383332796366706573376171706e367333317166397835222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833327963666d65396b7674317a716a67766e6e766838222c2270726f6772616d4964223a2270726f675f30316d3833327963637165723839773979667038686568366679222c22636f686f72744964223a22636f685f30316d38333279636633653536726b3974307972303077657732222c22726563697069656e744964223a227263705f30316d383332796364686574797268786d357635396b6d746e63222c2265787465726e616c4964223a22532d31303031222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31f7-7442-bc07-0788e3ea717c	live	enrolment.created	01a2062f-31f4-7267-bd07-f79547cee59d	1	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d383332796366716568316272317237683368796d776277222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833327963666d65396b7674317a716a6e337778736378222c2270726f6772616d4964223a2270726f675f30316d3833327963637165723839773979667038686568366679222c22636f686f72744964223a22636f685f30316d38333279636633653536726b3974307972303077657732222c22726563697069656e744964223a227263705f30316d38333279636470653032626368776e6e6e3772746a3078222c2265787465726e616c4964223a22532d31303032222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31f7-7442-bc07-07897cff46da	live	enrolment.created	01a2062f-31f4-7267-bd07-f7962fb6426a	1	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d3833327963667165683162723172376835796679687074222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833327963666d65396b7674317a716a72717663676b61222c2270726f6772616d4964223a2270726f675f30316d3833327963637165723839773979667038686568366679222c22636f686f72744964223a22636f685f30316d38333279636633653536726b3974307972303077657732222c22726563697069656e744964223a227263705f30316d3833327963647365657674617063777132773737676a6b222c2265787465726e616c4964223a22532d31303033222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31f7-7442-bc07-078a3fb83e75	live	enrolment.created	01a2062f-31f4-7267-bd07-f7974106b3e3	1	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d38333279636671656831627231723768387a7667666b6e222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833327963666d65396b7674317a716a78306764637a33222c2270726f6772616d4964223a2270726f675f30316d3833327963637165723839773979667038686568366679222c22636f686f72744964223a22636f685f30316d38333279636633653536726b3974307972303077657732222c22726563697069656e744964223a227263705f30316d3833327963647665387273373039376262726d61653379222c2265787465726e616c4964223a22532d31303034222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31f7-7442-bc07-078b8ece9779	live	enrolment.created	01a2062f-31f4-7267-bd07-f798c8f6a3fd	1	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d3833327963667165683162723172376865376378357673222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833327963666d65396b7674317a716b33346664387a78222c2270726f6772616d4964223a2270726f675f30316d3833327963637165723839773979667038686568366679222c22636f686f72744964223a22636f685f30316d38333279636633653536726b3974307972303077657732222c22726563697069656e744964223a227263705f30316d38333279636479657867747a72653630656832726e6234222c2265787465726e616c4964223a22532d31303035222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31f7-7442-bc07-078cfdeb95c4	live	enrolment.created	01a2062f-31f4-7267-bd07-f79989ece3fa	1	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d383332796366716568316272317237686b797971356534222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833327963666d65396b7674317a716b36347973727a74222c2270726f6772616d4964223a2270726f675f30316d3833327963637165723839773979667038686568366679222c22636f686f72744964223a22636f685f30316d38333279636633653536726b3974307972303077657732222c22726563697069656e744964223a227263705f30316d3833327963653065313838687868767a63703678667633222c2265787465726e616c4964223a22532d31303036222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31f7-7442-bc07-078d6441dfc7	live	enrolment.created	01a2062f-31f4-7267-bd07-f79ae6594275	1	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d383332796366716568316272317237686e6a3433717937222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833327963666d65396b7674317a716b626b356a676b6e222c2270726f6772616d4964223a2270726f675f30316d3833327963637165723839773979667038686568366679222c22636f686f72744964223a22636f685f30316d38333279636633653536726b3974307972303077657732222c22726563697069656e744964223a227263705f30316d3833327963653265633973347836316a34387a7836376d222c2265787465726e616c4964223a22532d31303037222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-31f7-7442-bc07-078e6b899564	live	enrolment.created	01a2062f-31f4-7267-bd07-f79b45f5787b	1	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d38333279636671656831627231723768736e726b356234222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833327963666d65396b7674317a716b64327a61793376222c2270726f6772616d4964223a2270726f675f30316d3833327963637165723839773979667038686568366679222c22636f686f72744964223a22636f685f30316d38333279636633653536726b3974307972303077657732222c22726563697069656e744964223a227263705f30316d38333279636535657235737478326d7362723235637430222c2265787465726e616c4964223a22532d31303038222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-321e-7532-a294-ecfa94c9c3e2	live	certificate.issued	01a2062f-321e-7532-a294-ecf9b8ea4714	1	2026-11-23 02:14:45.894+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d38333279636779656d7361353537637a6161636b677a32222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279636779656d7361353537637a3677656d68726d222c2263657274696669636174654e756d626572223a224449502d323032362d3030303031222c2265787465726e616c526566223a22656e725f30316d3833327963666d65396b7674317a716a78306764637a33222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f64652f7665726966792f636572745f30316d38333279636779656d7361353537637a3677656d68726d227d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-321e-7532-a294-ecfcf75c75b3	live	certificate.issued	01a2062f-321e-7532-a294-ecfbcd7eb239	1	2026-11-23 02:14:45.894+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d38333279636779656d7361353537637a6b766e7278646b222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279636779656d7361353537637a66367178636873222c2263657274696669636174654e756d626572223a224449502d323032362d3030303032222c2265787465726e616c526566223a22656e725f30316d3833327963666d65396b7674317a716b33346664387a78222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f73712f7665726966792f636572745f30316d38333279636779656d7361353537637a66367178636873227d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-321e-7532-a294-ecfe4dd357ec	live	certificate.issued	01a2062f-321e-7532-a294-ecfd014d8e30	1	2026-11-23 02:14:45.894+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d38333279636779656d7361353537637a733678366e7a63222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279636779656d7361353537637a6d306d76336867222c2263657274696669636174654e756d626572223a224449502d323032362d3030303033222c2265787465726e616c526566223a22656e725f30316d3833327963666d65396b7674317a716b36347973727a74222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f66722f7665726966792f636572745f30316d38333279636779656d7361353537637a6d306d76336867227d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-38a3-76db-89b7-80ae815e2d63	live	certificate.issued	01a2062f-38a3-76db-89b7-80ad2d63a9c1	1	2026-11-23 02:14:47.643+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3634335a222c226964223a226576745f30316d38333279653533657664726b6477306e74306e77626233222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279653533657664726b6477306e6d707037616531222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303038222c2265787465726e616c526566223a224f524445522d37222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38333279653533657664726b6477306e6d707037616531227d7d	931	01a2062f-3113-7733-99fd-472204119681
01a2062f-3229-7775-a3e8-0c442d38e302	live	enrolment.completed	01a2062f-31f4-7267-bd07-f7974106b3e3	2	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a22656e726f6c6d656e742e636f6d706c65746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d3833327963683965787474377430633867706b68727232222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833327963666d65396b7674317a716a78306764637a33222c2270726f6772616d4964223a2270726f675f30316d3833327963637165723839773979667038686568366679222c22636f686f72744964223a22636f685f30316d38333279636633653536726b3974307972303077657732222c22726563697069656e744964223a227263705f30316d3833327963647665387273373039376262726d61653379222c2265787465726e616c4964223a22532d31303034222c22737461747573223a22636f6d706c65746564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3233222c2263657274696669636174654964223a22636572745f30316d38333279636779656d7361353537637a3677656d68726d227d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-322a-7110-b88c-fb48d2f23385	live	enrolment.completed	01a2062f-31f4-7267-bd07-f798c8f6a3fd	2	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a22656e726f6c6d656e742e636f6d706c65746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d3833327963686165343862683337763933396634637735222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833327963666d65396b7674317a716b33346664387a78222c2270726f6772616d4964223a2270726f675f30316d3833327963637165723839773979667038686568366679222c22636f686f72744964223a22636f685f30316d38333279636633653536726b3974307972303077657732222c22726563697069656e744964223a227263705f30316d38333279636479657867747a72653630656832726e6234222c2265787465726e616c4964223a22532d31303035222c22737461747573223a22636f6d706c65746564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3233222c2263657274696669636174654964223a22636572745f30316d38333279636779656d7361353537637a66367178636873227d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-322a-7110-b88c-fb49b4bb34a2	live	enrolment.completed	01a2062f-31f4-7267-bd07-f79989ece3fa	2	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a22656e726f6c6d656e742e636f6d706c65746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d3833327963686165343862683337763936746270643532222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833327963666d65396b7674317a716b36347973727a74222c2270726f6772616d4964223a2270726f675f30316d3833327963637165723839773979667038686568366679222c22636f686f72744964223a22636f685f30316d38333279636633653536726b3974307972303077657732222c22726563697069656e744964223a227263705f30316d3833327963653065313838687868767a63703678667633222c2265787465726e616c4964223a22532d31303036222c22737461747573223a22636f6d706c65746564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3233222c2263657274696669636174654964223a22636572745f30316d38333279636779656d7361353537637a6d306d76336867227d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-3230-77e9-bfd5-02f5a4b8785e	live	enrolment.failed	01a2062f-31f4-7267-bd07-f79ae6594275	2	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a22656e726f6c6d656e742e6661696c6564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d38333279636867657a6d767a6e383279706a6267793279222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833327963666d65396b7674317a716b626b356a676b6e222c2270726f6772616d4964223a2270726f675f30316d3833327963637165723839773979667038686568366679222c22636f686f72744964223a22636f685f30316d38333279636633653536726b3974307972303077657732222c22726563697069656e744964223a227263705f30316d3833327963653265633973347836316a34387a7836376d222c2265787465726e616c4964223a22532d31303037222c22737461747573223a226661696c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3233222c2263657274696669636174654964223a6e756c6c7d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-3235-73cc-af22-b0c128d78211	live	enrolment.withdrawn	01a2062f-31f4-7267-bd07-f79b45f5787b	2	2026-11-23 02:14:45.894946+00	\\x7b2274797065223a22656e726f6c6d656e742e77697468647261776e222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34352e3839345a222c226964223a226576745f30316d3833327963686e6566366179386e6772346d6466306768222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833327963666d65396b7674317a716b64327a61793376222c2270726f6772616d4964223a2270726f675f30316d3833327963637165723839773979667038686568366679222c22636f686f72744964223a22636f685f30316d38333279636633653536726b3974307972303077657732222c22726563697069656e744964223a227263705f30316d38333279636535657235737478326d7362723235637430222c2265787465726e616c4964223a22532d31303038222c22737461747573223a2277697468647261776e222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-324f-7045-9b57-f21fed5fce49	live	api_key.created	01a2062f-324c-7439-b3b7-f3424138a061	1	2026-11-23 02:14:46.090566+00	\\x7b2274797065223a226170695f6b65792e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34362e3039305a222c226964223a226576745f30316d38333279636a6665313273706e7a6a337a706e7a6b6a39222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b226170694b65794964223a226b65795f30316d38333279636a636567777637647a6b3839306b68383331222c226c617374466f7572223a2257304839222c2273636f706573223a5b226163636f756e743a6d616e616765222c226163636f756e743a72656164222c226365727469666963617465733a6973737565222c226365727469666963617465733a6d616e616765222c226365727469666963617465733a72656164222c226365727469666963617465733a72656c65617365222c226365727469666963617465733a7479706573222c226564753a6973737565222c226564753a6d616e616765222c226564753a72656164222c226b6579733a6d616e616765222c22707269766163793a6d616e616765222c22776562686f6f6b733a6d616e616765222c22776562686f6f6b733a72656164225d2c22657870697265734174223a6e756c6c7d7d	908	01a2062f-3113-7733-99fd-472204119681
01a2062f-3255-7185-8765-3118c56cae7c	test	api_key.created	01a2062f-3252-767c-83d2-cef218c62aeb	1	2026-11-23 02:14:46.097308+00	\\x7b2274797065223a226170695f6b65792e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34362e3039375a222c226964223a226576745f30316d38333279636a6e65363272657339683333327073626b77222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b226170694b65794964223a226b65795f30316d38333279636a6a65737938376d70657938636363617162222c226c617374466f7572223a22634e4d70222c2273636f706573223a5b226163636f756e743a6d616e616765222c226163636f756e743a72656164222c226365727469666963617465733a6973737565222c226365727469666963617465733a6d616e616765222c226365727469666963617465733a72656164222c226365727469666963617465733a72656c65617365222c226365727469666963617465733a7479706573222c226564753a6973737565222c226564753a6d616e616765222c226564753a72656164222c226b6579733a6d616e616765222c22707269766163793a6d616e616765222c22776562686f6f6b733a6d616e616765222c22776562686f6f6b733a72656164225d2c22657870697265734174223a6e756c6c7d7d	909	01a2062f-3113-7733-99fd-472204119681
01a2062f-325a-726c-94db-743cf91d9ee7	live	api_key.created	01a2062f-3257-7079-b017-b521174887c4	1	2026-11-23 02:14:46.102661+00	\\x7b2274797065223a226170695f6b65792e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34362e3130325a222c226964223a226576745f30316d38333279636a74653970393970766d376b776876377137222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b226170694b65794964223a226b65795f30316d38333279636a71653177763035786e3434626d68317934222c226c617374466f7572223a225862557a222c2273636f706573223a5b226163636f756e743a6d616e616765222c226163636f756e743a72656164222c226365727469666963617465733a6973737565222c226365727469666963617465733a6d616e616765222c226365727469666963617465733a72656164222c226365727469666963617465733a72656c65617365222c226365727469666963617465733a7479706573222c226564753a6973737565222c226564753a6d616e616765222c226564753a72656164222c226b6579733a6d616e616765222c22707269766163793a6d616e616765222c22776562686f6f6b733a6d616e616765222c22776562686f6f6b733a72656164225d2c22657870697265734174223a6e756c6c7d7d	910	01a2062f-316c-7777-b658-9f9c9385eaae
01a2062f-387e-71b2-b927-454a0afd3c01	live	certificate.issued	01a2062f-387d-77fc-a9bf-22633da3a6c0	1	2026-11-23 02:14:47.643+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3634335a222c226964223a226576745f30316d38333279653379653673626a3974353938356674663031222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279653378657a79616b6673326363797437397030222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38333279653378657a79616b6673326363797437397030227d7d	913	01a2062f-3113-7733-99fd-472204119681
01a2062f-388e-7604-a609-645d319c574e	live	certificate.issued	01a2062f-388e-7604-a609-645cb6f51840	1	2026-11-23 02:14:47.643+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3634335a222c226964223a226576745f30316d383332796534656572326163326234626d7273726e7465222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383332796534656572326163326234626a766661363230222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303032222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383332796534656572326163326234626a766661363230227d7d	917	01a2062f-3113-7733-99fd-472204119681
01a2062f-3891-76b0-9c87-140aa66523f9	live	certificate.issued	01a2062f-3891-76b0-9c87-140960086fbd	1	2026-11-23 02:14:47.643+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3634335a222c226964223a226576745f30316d38333279653468657472397331726d31616b3661387a73222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279653468657472397331726d3135673067767878222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303033222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38333279653468657472397331726d3135673067767878227d7d	920	01a2062f-3113-7733-99fd-472204119681
01a2062f-3894-75bb-9996-116539770747	live	certificate.issued	01a2062f-3893-70d7-b12a-3dea0786f4f3	1	2026-11-23 02:14:47.643+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3634335a222c226964223a226576745f30316d3833327965346d657078736b356768636d777165317437222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833327965346b6533627632616878783833726478376b222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833327965346b6533627632616878783833726478376b227d7d	924	01a2062f-3113-7733-99fd-472204119681
01a2062f-38a3-76db-89b7-80aa2693e969	live	certificate.issued	01a2062f-38a3-76db-89b7-80a94fda57ca	1	2026-11-23 02:14:47.643+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3634335a222c226964223a226576745f30316d38333279653533657664726b6477306e386b3937746239222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279653533657664726b6477306e3537786d6e7961222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303036222c2265787465726e616c526566223a224f524445522d35222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38333279653533657664726b6477306e3537786d6e7961227d7d	931	01a2062f-3113-7733-99fd-472204119681
01a2062f-38a3-76db-89b7-80acadf62eaf	live	certificate.issued	01a2062f-38a3-76db-89b7-80ab7d05dfde	1	2026-11-23 02:14:47.643+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3634335a222c226964223a226576745f30316d38333279653533657664726b6477306e6a707a63626e66222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279653533657664726b6477306e64796762717979222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303037222c2265787465726e616c526566223a224f524445522d36222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38333279653533657664726b6477306e64796762717979227d7d	931	01a2062f-3113-7733-99fd-472204119681
01a2062f-38a4-7457-9a1c-9c71929b9736	live	certificate.issued	01a2062f-38a3-76db-89b7-80af1e7d6ceb	1	2026-11-23 02:14:47.643+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3634335a222c226964223a226576745f30316d38333279653534656862736d3734776536393971357370222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279653533657664726b6477306e77663774763762222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303039222c2265787465726e616c526566223a224f524445522d38222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38333279653533657664726b6477306e77663774763762227d7d	931	01a2062f-3113-7733-99fd-472204119681
01a2062f-38b2-7488-a095-56f826b8040e	live	certificate.suspended	01a2062f-387d-77fc-a9bf-22633da3a6c0	2	2026-11-23 02:14:47.643061+00	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3634335a222c226964223a226576745f30316d3833327965356a656a3461313561707a306b6267313065222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279653378657a79616b6673326363797437397030222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38333279653378657a79616b6673326363797437397030222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	934	01a2062f-3113-7733-99fd-472204119681
01a2062f-38bb-71e9-b396-f15b77bcd225	live	certificate.reinstated	01a2062f-387d-77fc-a9bf-22633da3a6c0	3	2026-11-23 02:14:47.643061+00	\\x7b2274797065223a2263657274696669636174652e7265696e737461746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3634335a222c226964223a226576745f30316d3833327965357665376d763735716862647676736d6835222c2273657175656e6365223a332c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279653378657a79616b6673326363797437397030222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38333279653378657a79616b6673326363797437397030222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a307d7d	935	01a2062f-3113-7733-99fd-472204119681
01a2062f-38bf-73f8-ac9c-bd7d90787224	live	certificate.suspended	01a2062f-388e-7604-a609-645cb6f51840	2	2026-11-23 02:14:47.643061+00	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3634335a222c226964223a226576745f30316d3833327965357a65667761733735786670383767776834222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383332796534656572326163326234626a766661363230222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303032222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383332796534656572326163326234626a766661363230222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	936	01a2062f-3113-7733-99fd-472204119681
01a2062f-38c5-72d7-bc7c-cf55c9d031ae	live	certificate.revoked	01a2062f-3891-76b0-9c87-140960086fbd	2	2026-11-23 02:14:47.643061+00	\\x7b2274797065223a2263657274696669636174652e7265766f6b6564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3634335a222c226964223a226576745f30316d3833327965363565626276727a36666171347830636465222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279653468657472397331726d3135673067767878222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303033222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a227265766f6b6564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38333279653468657472397331726d3135673067767878222c22726561736f6e223a22646174615f6572726f72227d7d	937	01a2062f-3113-7733-99fd-472204119681
01a2062f-38ce-775e-a857-d20b51cbb3a9	live	certificate.superseded	01a2062f-3893-70d7-b12a-3dea0786f4f3	2	2026-11-23 02:14:47.643061+00	\\x7b2274797065223a2263657274696669636174652e73757065727365646564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3634335a222c226964223a226576745f30316d3833327965366565786661676e796a3164387771637839222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833327965346b6533627632616878783833726478376b222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a2273757065727365646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833327965346b6533627632616878783833726478376b222c22726561736f6e223a22646174615f6572726f72222c22737570657273656465644279223a22636572745f30316d38333279653663656678626d666e386665616d30343173227d7d	938	01a2062f-3113-7733-99fd-472204119681
01a2062f-38d1-74d6-b909-b2b96066ff1a	live	certificate.issued	01a2062f-38cc-73fa-ba3e-a87b95401039	1	2026-11-23 02:14:47.643+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3634335a222c226964223a226576745f30316d38333279653668656b62626a32646a71356736647a7274222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279653663656678626d666e386665616d30343173222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303130222c2265787465726e616c526566223a224f524445522d39222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38333279653663656678626d666e386665616d30343173227d7d	938	01a2062f-3113-7733-99fd-472204119681
01a2062f-38f5-7744-aec2-78b479dc9270	live	certificate.erased	01a2062f-3895-7211-bf17-cbba982476e1	2	2026-12-01 02:14:47.643061+00	\\x7b2274797065223a2263657274696669636174652e657261736564222c2274696d657374616d70223a22323032362d31322d30315430323a31343a34372e3634335a222c226964223a226576745f30316d3833327965376e6578326178676b727068777873346b67222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833327965346e65383876793579627161633238787131222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833327965346e65383876793579627161633238787131227d7d	943	01a2062f-3113-7733-99fd-472204119681
01a2062f-3895-7211-bf17-cbbb2f8a3460	live	certificate.issued	01a2062f-3895-7211-bf17-cbba982476e1	1	2026-11-23 02:14:47.643+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3634335a222c226964223a226576745f30316d3833327965346e6538387679357962716371726d643330222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833327965346e65383876793579627161633238787131222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833327965346e65383876793579627161633238787131227d7d	927	01a2062f-3113-7733-99fd-472204119681
01a2062f-3904-721a-81c2-45477d529323	test	certificate.issued	01a2062f-3904-721a-81c2-4546381714ea	1	2026-11-23 02:14:47.807+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3830375a222c226964223a226576745f30316d383332796538346538643833676a353878796e35347333222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383332796538346538643833676a353872773165353761222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303038222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383332796538346538643833676a353872773165353761227d7d	946	01a2062f-3113-7733-99fd-472204119681
01a2062f-3907-7193-908b-533c2a0eab2b	test	certificate.issued	01a2062f-3907-7193-908b-533bea3b3029	1	2026-11-23 02:14:47.807+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3830375a222c226964223a226576745f30316d38333279653837653639733132746b37676e3078617362222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279653837653639733132746b37666e3370633139222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303039222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38333279653837653639733132746b37666e3370633139227d7d	948	01a2062f-3113-7733-99fd-472204119681
01a2062f-3908-7011-be40-145aeee63989	test	certificate.issued	01a2062f-3908-7011-be40-1459f612b241	1	2026-11-23 02:14:47.807+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3830375a222c226964223a226576745f30316d38333279653838653038767767306d6262716563656339222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279653838653038767767306d6237763135636a31222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303130222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38333279653838653038767767306d6237763135636a31227d7d	949	01a2062f-3113-7733-99fd-472204119681
01a2062f-390a-711e-8f7a-b90e920659ea	test	certificate.issued	01a2062f-390a-711e-8f7a-b90de5eedf18	1	2026-11-23 02:14:47.807+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3830375a222c226964223a226576745f30316d383332796538616534663879796e733174393063706661222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383332796538616534663879796e7331716a7978717272222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303131222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383332796538616534663879796e7331716a7978717272227d7d	951	01a2062f-3113-7733-99fd-472204119681
01a2062f-390d-761c-920a-e0c387e50170	test	certificate.issued	01a2062f-390d-761c-920a-e0c242db3a80	1	2026-11-23 02:14:47.807+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3830375a222c226964223a226576745f30316d3833327965386465726539343271307265337961306267222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833327965386465726539343271307239316470656d30222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303133222c2265787465726e616c526566223a224f524445522d35222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833327965386465726539343271307239316470656d30227d7d	954	01a2062f-3113-7733-99fd-472204119681
01a2062f-390d-761c-920a-e0c50d19062f	test	certificate.issued	01a2062f-390d-761c-920a-e0c4c27dd21b	1	2026-11-23 02:14:47.807+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3830375a222c226964223a226576745f30316d383332796538646572653934327130726d36686a316866222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383332796538646572653934327130726b3137766d6776222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303134222c2265787465726e616c526566223a224f524445522d36222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383332796538646572653934327130726b3137766d6776227d7d	954	01a2062f-3113-7733-99fd-472204119681
01a2062f-390d-761c-920a-e0c75aa06e75	test	certificate.issued	01a2062f-390d-761c-920a-e0c6f119716b	1	2026-11-23 02:14:47.807+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3830375a222c226964223a226576745f30316d3833327965386465726539343271307278646130766b6e222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383332796538646572653934327130727672686a776262222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303135222c2265787465726e616c526566223a224f524445522d37222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383332796538646572653934327130727672686a776262227d7d	954	01a2062f-3113-7733-99fd-472204119681
01a2062f-390d-761c-920a-e0c9455c8adb	test	certificate.issued	01a2062f-390d-761c-920a-e0c8530bf9d4	1	2026-11-23 02:14:47.807+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3830375a222c226964223a226576745f30316d3833327965386465726539343271307335326e73327076222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383332796538646572653934327130733139677179656d222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303136222c2265787465726e616c526566223a224f524445522d38222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383332796538646572653934327130733139677179656d227d7d	954	01a2062f-3113-7733-99fd-472204119681
01a2062f-3913-7260-acee-eeeba14c20dc	test	certificate.suspended	01a2062f-3904-721a-81c2-4546381714ea	2	2026-11-23 02:14:47.80733+00	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3830375a222c226964223a226576745f30316d3833327965386b65396761737671657865676d72383677222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383332796538346538643833676a353872773165353761222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303038222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383332796538346538643833676a353872773165353761222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	955	01a2062f-3113-7733-99fd-472204119681
01a2062f-3918-77ee-b470-518dc01fe45e	test	certificate.reinstated	01a2062f-3904-721a-81c2-4546381714ea	3	2026-11-23 02:14:47.80733+00	\\x7b2274797065223a2263657274696669636174652e7265696e737461746564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3830375a222c226964223a226576745f30316d38333279653872657a716238773268687130317a733279222c2273657175656e6365223a332c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383332796538346538643833676a353872773165353761222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303038222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383332796538346538643833676a353872773165353761222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a307d7d	956	01a2062f-3113-7733-99fd-472204119681
01a2062f-391c-713a-b7c8-d220be4fe0b4	test	certificate.suspended	01a2062f-3907-7193-908b-533bea3b3029	2	2026-11-23 02:14:47.80733+00	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3830375a222c226964223a226576745f30316d3833327965387765347862666a366a34327a347a72356d222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279653837653639733132746b37666e3370633139222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303039222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38333279653837653639733132746b37666e3370633139222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	957	01a2062f-3113-7733-99fd-472204119681
01a2062f-3920-73eb-8351-12498e7034d6	test	certificate.revoked	01a2062f-3908-7011-be40-1459f612b241	2	2026-11-23 02:14:47.80733+00	\\x7b2274797065223a2263657274696669636174652e7265766f6b6564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3830375a222c226964223a226576745f30316d3833327965393065666e72366d386a3936373730643670222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279653838653038767767306d6237763135636a31222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303130222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a227265766f6b6564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38333279653838653038767767306d6237763135636a31222c22726561736f6e223a22646174615f6572726f72227d7d	958	01a2062f-3113-7733-99fd-472204119681
01a2062f-3926-7790-9cfe-10dc3674d636	test	certificate.superseded	01a2062f-390a-711e-8f7a-b90de5eedf18	2	2026-11-23 02:14:47.80733+00	\\x7b2274797065223a2263657274696669636174652e73757065727365646564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3830375a222c226964223a226576745f30316d3833327965393665793839737a676776677637396e6870222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383332796538616534663879796e7331716a7978717272222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303131222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a2273757065727365646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383332796538616534663879796e7331716a7978717272222c22726561736f6e223a22646174615f6572726f72222c22737570657273656465644279223a22636572745f30316d3833327965393465723476333378336372747063727a74227d7d	959	01a2062f-3113-7733-99fd-472204119681
01a2062f-3928-7264-9ef3-7a2263dd38b8	test	certificate.issued	01a2062f-3924-7609-b18f-a366356663fa	1	2026-11-23 02:14:47.807+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3830375a222c226964223a226576745f30316d3833327965393865396a39787776743439687874653572222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833327965393465723476333378336372747063727a74222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303137222c2265787465726e616c526566223a224f524445522d39222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833327965393465723476333378336372747063727a74227d7d	959	01a2062f-3113-7733-99fd-472204119681
01a2062f-3943-739c-9f6d-e30e1179638a	test	certificate.erased	01a2062f-390b-77f2-90d2-2364c00a0781	2	2026-12-01 02:14:47.80733+00	\\x7b2274797065223a2263657274696669636174652e657261736564222c2274696d657374616d70223a22323032362d31322d30315430323a31343a34372e3830375a222c226964223a226576745f30316d383332796561336565653979766633317238716a727761222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279653862657a7339316d6833636b30306d317731222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303132222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38333279653862657a7339316d6833636b30306d317731227d7d	962	01a2062f-3113-7733-99fd-472204119681
01a2062f-390b-77f2-90d2-23654ab43071	test	certificate.issued	01a2062f-390b-77f2-90d2-2364c00a0781	1	2026-11-23 02:14:47.807+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430323a31343a34372e3830375a222c226964223a226576745f30316d38333279653862657a7339316d6833636e356238633368222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38333279653862657a7339316d6833636b30306d317731222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303132222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38333279653862657a7339316d6833636b30306d317731227d7d	952	01a2062f-3113-7733-99fd-472204119681
\.


--
-- Data for Name: webhooks_latebody; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.webhooks_latebody (event_id) FROM stdin;
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

SELECT pg_catalog.setval('public.auth_permission_id_seq', 328, true);


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

SELECT pg_catalog.setval('public.django_content_type_id_seq', 82, true);


--
-- Name: django_migrations_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.django_migrations_id_seq', 44, true);


--
-- Name: mfa_authenticator_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.mfa_authenticator_id_seq', 1, false);


--
-- Name: webhooks_attempt_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.webhooks_attempt_id_seq', 1, false);


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
-- Name: certificates_releaseoffrequest certificates_releaseoffrequest_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_releaseoffrequest
    ADD CONSTRAINT certificates_releaseoffrequest_pkey PRIMARY KEY (id);


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
    ADD CONSTRAINT webhooks_attempt_pkey PRIMARY KEY (id);


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

CREATE INDEX accounts_mail_due ON public.accounts_outgoingmail USING btree (due_at) WHERE ((dropped_at IS NULL) AND (due_at IS NOT NULL) AND (sent_at IS NULL));


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

CREATE INDEX certificates_changed ON public.certificates_certificate USING btree (issuer_id, mode, state_changed_at, id);


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
-- Name: certificates_key_found; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_key_found ON public.certificates_certificatekey USING btree (hash, ((SUBSTRING(uuid_send(certificate_id) FROM 1 FOR 5))::bigint));


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
-- Name: certificates_release_off_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX certificates_release_off_once ON public.certificates_releaseoffrequest USING btree (type_id) WHERE (ended_at IS NULL);


--
-- Name: certificates_subject_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX certificates_subject_once ON public.certificates_certificate USING btree (type_id, mode, natural_key) WHERE ((natural_key IS NOT NULL) AND ((state)::text = ANY ((ARRAY['pending'::character varying, 'active'::character varying, 'suspended'::character varying])::text[])));


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
-- Name: webhooks_attempt_delivery_id_bb1708b1; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhooks_attempt_delivery_id_bb1708b1 ON public.webhooks_attempt USING btree (delivery_id);


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
-- Name: certificates_certificate certificates_certificate_subject; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER certificates_certificate_subject BEFORE UPDATE OF natural_key ON public.certificates_certificate FOR EACH ROW WHEN ((((new.natural_key)::text IS DISTINCT FROM (old.natural_key)::text) AND ((new.natural_key IS NOT NULL) OR (new.erased_at IS NULL)))) EXECUTE FUNCTION public.certificates_refuse();


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

CREATE TRIGGER certificates_logcheckpoint_immutable BEFORE DELETE OR UPDATE ON public.certificates_logcheckpoint FOR EACH ROW EXECUTE FUNCTION public.certificates_refuse();


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
-- Name: accounts_session accounts_session_user_id_d5aaed01_fk_accounts_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_session
    ADD CONSTRAINT accounts_session_user_id_d5aaed01_fk_accounts_user_id FOREIGN KEY (user_id) REFERENCES public.accounts_user(id) DEFERRABLE INITIALLY DEFERRED;


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
-- Name: certificates_releaseoffrequest certificates_release_type_id_9256b0ff_fk_certifica; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certificates_releaseoffrequest
    ADD CONSTRAINT certificates_release_type_id_9256b0ff_fk_certifica FOREIGN KEY (type_id) REFERENCES public.certificates_certificatetype(id) DEFERRABLE INITIALLY DEFERRED;


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
-- Name: webhooks_attempt webhooks_attempt_delivery_id_bb1708b1_fk_webhooks_delivery_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhooks_attempt
    ADD CONSTRAINT webhooks_attempt_delivery_id_bb1708b1_fk_webhooks_delivery_id FOREIGN KEY (delivery_id) REFERENCES public.webhooks_delivery(id) DEFERRABLE INITIALLY DEFERRED;


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
-- PostgreSQL database dump complete
--


