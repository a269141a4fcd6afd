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
    did character varying(300),
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
01a206c8-64fe-707e-8174-d6994305b689	Demo	live	Rv875NheDxvS	\\x6761a37df70985c58c2ed3d06f2ec5d31e7d33fa3dc67e03c17830607561fbc0	test	ZjOu	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,signing:manage,webhooks:manage,webhooks:read}	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,signing:manage,webhooks:manage,webhooks:read}	{}	{}	2026-03-01	\N	\N	1	\N	2026-11-23 05:02:06.075934+00	3	{}	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-6507-7394-a11e-fe5f7c16e6ac	Demo	test	pQSAHWxNo2Ii	\\x1882e7405e546ffa87ed712d3545c8d31b8d4fe2ef4c18705553a7a2205be69d	test	2MdN	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,signing:manage,webhooks:manage,webhooks:read}	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,signing:manage,webhooks:manage,webhooks:read}	{}	{}	2026-03-01	\N	\N	1	\N	2026-11-23 05:02:06.085947+00	3	{}	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-650d-7165-99cb-91f3815d57b4	Demo	live	UD6cQBH7tbFz	\\xe5bde0391e9706af4fae88c93b82df2d3b9a110b333bf7693e1dda091c17fd25	test	BMO4	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,signing:manage,webhooks:manage,webhooks:read}	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,signing:manage,webhooks:manage,webhooks:read}	{}	{}	2026-03-01	\N	\N	1	\N	2026-11-23 05:02:06.092529+00	2	{}	\N	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
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
01a206c8-633a-71cc-a4c5-d6c82b255700	live	system	demo	type.created	type_1	{"code": {"after": "en10204-3-1", "before": null}, "kind": {"after": "product", "before": null}, "fields": {"after": [{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaserAddress", "kind": "text", "unit": "", "label": {"de": "Anschrift des Bestellers", "en": "Purchaser’s address", "fr": "Adresse de l’acheteur", "sq": "Adresa e blerësit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Abnahmeprüfzeugnis 3.1", "before": null}, "name_en": {"after": "Inspection certificate 3.1", "before": null}, "name_fr": {"after": "Certificat de réception 3.1", "before": null}, "name_sq": {"after": "Certifikatë inspektimi 3.1", "before": null}, "required": {"after": ["productId", "serialNumber"], "before": null}, "unique_by": {"after": "none", "before": null}, "credential": {"after": {"map": {}, "profile": "untp-dcc", "standard": "EN 10204 3.1", "assessorLevel": "self", "achievementType": "", "attestationType": "inspection"}, "before": null}, "pdf_public": {"after": true, "before": null}, "show_holder": {"after": "never", "before": null}, "digital_link": {"after": {"productPage": "https://muster.example/products/{gtin}"}, "before": null}, "print_layout": {"after": "report", "before": null}, "description_de": {"after": "Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).", "before": null}, "description_en": {"after": "With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).", "before": null}, "description_fr": {"after": "Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).", "before": null}, "description_sq": {"after": "Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).", "before": null}, "number_pattern": {"after": "3.1-{year}-{seq:6}", "before": null}}		\N	2026-11-23 05:02:05.599409+00	831	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-633f-7441-b663-b54e80b272c0	live	system	demo	type.created	type_2	{"code": {"after": "training", "before": null}, "kind": {"after": "person", "before": null}, "fields": {"after": [{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Schulungsnachweis", "before": null}, "name_en": {"after": "Training certificate", "before": null}, "name_fr": {"after": "Attestation de formation", "before": null}, "name_sq": {"after": "Certifikatë trajnimi", "before": null}, "required": {"after": ["holderName"], "before": null}, "unique_by": {"after": "external_ref", "before": null}, "credential": {"after": {"map": {}, "profile": "open-badges", "standard": "", "assessorLevel": "", "achievementType": "CertificateOfCompletion", "attestationType": ""}, "before": null}, "pdf_public": {"after": false, "before": null}, "show_holder": {"after": "name", "before": null}, "print_layout": {"after": "training", "before": null}, "description_de": {"after": "Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.", "before": null}, "description_en": {"after": "Confirms that a person took part in a training, and with which result.", "before": null}, "description_fr": {"after": "Confirme la participation d’une personne à une formation, et son résultat.", "before": null}, "description_sq": {"after": "Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.", "before": null}, "number_pattern": {"after": "TR-{year}-{seq:5}", "before": null}, "validity_months": {"after": 24, "before": null}}		\N	2026-11-23 05:02:05.629192+00	831	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-635f-71e2-a448-bef60a8457bc	test	system	demo	certificate.suspended	cert_01m83cgrtre1raf3csm780kw58	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "recall", "before": null}}		\N	2026-11-23 05:02:05.632748+00	831	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-6368-76e3-9861-b1cb15e319de	test	system	demo	certificate.revoked	cert_01m83cgrv1e7rvdphzz66b3sgs	{"state": {"after": "revoked", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 05:02:05.632748+00	831	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-6374-77f1-be09-121e4ca885e0	test	system	demo	certificate.superseded	cert_01m83cgrvae6vs0j10jt0btz8k	{"state": {"after": "superseded", "before": "active"}, "reason": {"after": "replaced", "before": null}}		\N	2026-11-23 05:02:05.632748+00	831	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-6382-76da-8a0a-5c1cdf5364a8	live	system	demo	type.created	type_3	{"code": {"after": "en10204-3-1", "before": null}, "kind": {"after": "product", "before": null}, "fields": {"after": [{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaserAddress", "kind": "text", "unit": "", "label": {"de": "Anschrift des Bestellers", "en": "Purchaser’s address", "fr": "Adresse de l’acheteur", "sq": "Adresa e blerësit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Abnahmeprüfzeugnis 3.1", "before": null}, "name_en": {"after": "Inspection certificate 3.1", "before": null}, "name_fr": {"after": "Certificat de réception 3.1", "before": null}, "name_sq": {"after": "Certifikatë inspektimi 3.1", "before": null}, "required": {"after": ["productId", "serialNumber"], "before": null}, "unique_by": {"after": "none", "before": null}, "credential": {"after": {"map": {}, "profile": "untp-dcc", "standard": "EN 10204 3.1", "assessorLevel": "self", "achievementType": "", "attestationType": "inspection"}, "before": null}, "pdf_public": {"after": true, "before": null}, "show_holder": {"after": "never", "before": null}, "digital_link": {"after": {"productPage": "https://muster.example/products/{gtin}"}, "before": null}, "print_layout": {"after": "report", "before": null}, "description_de": {"after": "Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).", "before": null}, "description_en": {"after": "With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).", "before": null}, "description_fr": {"after": "Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).", "before": null}, "description_sq": {"after": "Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).", "before": null}, "number_pattern": {"after": "3.1-{year}-{seq:6}", "before": null}}		\N	2026-11-23 05:02:05.69374+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-6386-738a-8342-2d9f78aa757c	live	system	demo	type.created	type_4	{"code": {"after": "training", "before": null}, "kind": {"after": "person", "before": null}, "fields": {"after": [{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Schulungsnachweis", "before": null}, "name_en": {"after": "Training certificate", "before": null}, "name_fr": {"after": "Attestation de formation", "before": null}, "name_sq": {"after": "Certifikatë trajnimi", "before": null}, "required": {"after": ["holderName"], "before": null}, "unique_by": {"after": "external_ref", "before": null}, "credential": {"after": {"map": {}, "profile": "open-badges", "standard": "", "assessorLevel": "", "achievementType": "CertificateOfCompletion", "attestationType": ""}, "before": null}, "pdf_public": {"after": false, "before": null}, "show_holder": {"after": "name", "before": null}, "print_layout": {"after": "training", "before": null}, "description_de": {"after": "Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.", "before": null}, "description_en": {"after": "Confirms that a person took part in a training, and with which result.", "before": null}, "description_fr": {"after": "Confirme la participation d’une personne à une formation, et son résultat.", "before": null}, "description_sq": {"after": "Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.", "before": null}, "number_pattern": {"after": "TR-{year}-{seq:5}", "before": null}, "validity_months": {"after": 24, "before": null}}		\N	2026-11-23 05:02:05.69951+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-638c-715f-a38b-8253aaa2cce6	live	system	demo	prefix.claimed	prefix_1	{"state": {"after": "claimed", "before": null}, "prefix": {"after": "952", "before": null}}		\N	2026-11-23 05:02:05.704651+00	831	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-6396-729c-a419-71f1fa19e863	live	user	1	prefix.confirmed	prefix_1	{"note": {"after": "GS1 keeps 952 for examples.", "before": ""}, "state": {"after": "confirmed", "before": "claimed"}}		\N	2026-11-23 05:02:05.714041+00	831	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-639a-734b-87f1-0e8d32ecc5ab	live	user	1	open_item.settled	iss_01m83cgrrve9098j3k55fp0ea0	{"kind": {"after": "prefix", "before": null}}		\N	2026-11-23 05:02:05.714041+00	831	\N	\N	\N
01a206c8-63a4-75c0-8510-75d941bbd1ed	live	user	2	team.created	team_01m83cgrx4eq08a43nv3jqcavy	{"name": {"after": "Elektroteknikë", "before": null}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63ad-73e0-a172-4177e3a23121	live	user	2	team.member_added	team_01m83cgrx4eq08a43nv3jqcavy	{"role": {"after": "coordinator", "before": null}, "member": {"after": "user_2", "before": null}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63b1-762c-bf7e-9eff02ea6d74	live	user	2	type.created	type_5	{"code": {"after": "diploma", "before": null}, "kind": {"after": "person", "before": null}, "fields": {"after": [{"key": "dateOfBirth", "kind": "date", "unit": "", "label": {"de": "Geburtsdatum", "en": "Date of birth", "fr": "Date de naissance", "sq": "Data e lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "placeOfBirth", "kind": "text", "unit": "", "label": {"de": "Geburtsort", "en": "Place of birth", "fr": "Lieu de naissance", "sq": "Vendi i lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "studentNo", "kind": "text", "unit": "", "label": {"de": "Matrikelnummer", "en": "Student number", "fr": "N° d’étudiant", "sq": "Numri i studentit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programme", "kind": "text", "unit": "", "label": {"de": "Studiengang", "en": "Programme of study", "fr": "Filière d’études", "sq": "Programi i studimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kennung des Studiengangs", "en": "Programme code", "fr": "Code de la filière", "sq": "Kodi i programit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "qualification", "kind": "text", "unit": "", "label": {"de": "Verliehene Qualifikation", "en": "Qualification awarded", "fr": "Titre décerné", "sq": "Kualifikimi i fituar"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "eqfLevel", "kind": "choice", "unit": "", "label": {"de": "EQR-Niveau", "en": "EQF level", "fr": "Niveau CEC", "sq": "Niveli KEK"}, "public": true, "choices": ["1", "2", "3", "4", "5", "6", "7", "8"], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Gesamtnote", "en": "Overall grade", "fr": "Note finale", "sq": "Nota përfundimtare"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "thesis", "kind": "text", "unit": "", "label": {"de": "Thema der Abschlussarbeit", "en": "Title of the thesis", "fr": "Sujet du mémoire", "sq": "Tema e punimit të diplomës"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "languageOfInstruction", "kind": "text", "unit": "", "label": {"de": "Unterrichtssprache", "en": "Language of instruction", "fr": "Langue d’enseignement", "sq": "Gjuha e mësimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date d’obtention", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "transcript", "kind": "table", "unit": "", "label": {"de": "Leistungsübersicht", "en": "Transcript of records", "fr": "Relevé de notes", "sq": "Transkripta e notave"}, "public": false, "choices": [], "columns": [{"label": {"de": "Modul", "en": "Module", "fr": "Module", "sq": "Moduli"}}, {"label": {"de": "Punkte", "en": "Credits", "fr": "Crédits", "sq": "Kreditet"}}, {"label": {"de": "Note", "en": "Grade", "fr": "Note", "sq": "Nota"}}], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Diplom", "before": null}, "name_en": {"after": "Diploma", "before": null}, "name_fr": {"after": "Diplôme", "before": null}, "name_sq": {"after": "Diplomë", "before": null}, "required": {"after": ["holderName"], "before": null}, "unique_by": {"after": "external_ref", "before": null}, "credential": {"after": {"map": {}, "profile": "open-badges", "standard": "", "assessorLevel": "", "achievementType": "Diploma", "attestationType": ""}, "before": null}, "pdf_public": {"after": false, "before": null}, "show_holder": {"after": "name", "before": null}, "print_layout": {"after": "diploma", "before": null}, "description_de": {"after": "Verleiht nach bestandenem Studium oder bestandener Ausbildung eine Qualifikation.", "before": null}, "description_en": {"after": "Awards a qualification after a programme of study or training was passed.", "before": null}, "description_fr": {"after": "Décerne un titre à l’issue d’études ou d’une formation réussies.", "before": null}, "description_sq": {"after": "Jep një kualifikim pas përfundimit me sukses të studimeve ose të shkollimit.", "before": null}, "number_pattern": {"after": "DIP-{year}-{seq:5}", "before": null}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63b5-73d5-a695-72988ae600d0	live	user	2	program.created	prog_01m83cgrxkezytd58t4ebawz2d	{"code": {"after": "industrial-electronics", "before": null}, "team": {"after": "team_01m83cgrx4eq08a43nv3jqcavy", "before": null}, "hours": {"after": "900.00", "before": null}, "credits": {"after": "60.00", "before": null}, "name_de": {"after": "Industrieelektronik", "before": null}, "name_en": {"after": "Industrial electronics", "before": null}, "name_fr": {"after": "Électronique industrielle", "before": null}, "name_sq": {"after": "Elektronika industriale", "before": null}, "language": {"after": "de", "before": null}, "eqf_level": {"after": 4, "before": null}, "attendance": {"after": "blended", "before": null}, "grade_scale": {"after": {"max": "6", "min": "1", "kind": "numeric", "step": "0.1", "better": "lower", "passMark": "4"}, "before": null}, "certificate_type": {"after": 5, "before": null}, "learning_outcomes": {"after": ["Plant und prüft elektrische Anlagen nach EN 60204-1."], "before": null}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63ce-7379-ad87-05525dea3519	live	user	2	recipient.created	rcp_01m83cgryde488snby6gkaw78y	{"email": {"personal": true}, "locale": {"after": "sq", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63d2-74bf-a7f4-4de5daba0757	live	user	2	recipient.created	rcp_01m83cgryhe9paatwczska3ne0	{"email": {"personal": true}, "locale": {"after": "de", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63d5-75bb-9de1-11fb5865f9a1	live	user	2	recipient.created	rcp_01m83cgrynepxsvr8hzb19h1pq	{"email": {"personal": true}, "locale": {"after": "fr", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63d8-7711-8238-e857a6866ccd	live	user	2	recipient.created	rcp_01m83cgryqenybbkz6zn2e0c4j	{"email": {"personal": true}, "locale": {"after": "de", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63db-7565-a8c8-c6cea28fe894	live	user	2	recipient.created	rcp_01m83cgryteasba2hg74af92c7	{"email": {"personal": true}, "locale": {"after": "sq", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63dd-73ba-ba69-83faed0bf935	live	user	2	recipient.created	rcp_01m83cgryxeexbmtc3z7a9a212	{"email": {"personal": true}, "locale": {"after": "fr", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63e0-73c3-85ad-0f4102e517a7	live	user	2	recipient.created	rcp_01m83cgryzekwrfexrmm9dkxba	{"email": {"personal": true}, "locale": {"after": "sq", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63e2-756b-bcea-cfdd159e827f	live	user	2	recipient.created	rcp_01m83cgrz2ennvstpfvhnmjjge	{"email": {"personal": true}, "locale": {"after": "de", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63e6-77a8-9aae-d93e3b43ed0b	live	user	2	settings.changed	iss_01m83cgrvtehtbv0tjqgpjftwk	{"color": {"after": "#7a2a3d", "before": null}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63ea-74cd-926c-7e9a7d2c617c	live	user	2	onboarding.changed	iss_01m83cgrvtehtbv0tjqgpjftwk	{"address": {"after": "Rruga e Shkollës 1\\n1001 Tiranë", "before": ""}, "country": {"after": "AL", "before": ""}, "website": {"after": "https://shembull.example", "before": ""}, "legal_name": {"after": "Shkolla Shembull SH.P.K.", "before": ""}, "contact_name": {"personal": true}, "contact_email": {"personal": true}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63f2-720c-bc7d-be4fea5535ee	live	user	2	onboarding.submitted	iss_01m83cgrvtehtbv0tjqgpjftwk	{"state": {"after": "submitted", "before": "in_progress"}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63f9-74cb-920b-6e44780c499a	live	user	1	open_item.settled	iss_01m83cgrvtehtbv0tjqgpjftwk	{"kind": {"after": "onboarding", "before": null}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	\N
01a206c8-63fa-7735-9b37-c50c193f71de	live	user	1	onboarding.approved	iss_01m83cgrvtehtbv0tjqgpjftwk	{"state": {"after": "approved", "before": "submitted"}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-6400-77fe-bae1-c61a9fb6d611	live	user	2	program.published	prog_01m83cgrxkezytd58t4ebawz2d	{"state": {"after": "published", "before": "draft"}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-6405-72dc-84cd-a86ac5ae73ff	live	user	2	cohort.created	coh_01m83cgs04egjtgz5k0098tya9	{"code": {"after": "2026-a", "before": null}, "name": {"after": "Klasa 2026 A", "before": null}, "ends_on": {"after": "2026-11-22", "before": null}, "program": {"after": "prog_01m83cgrxkezytd58t4ebawz2d", "before": null}, "starts_on": {"after": "2026-05-26", "before": null}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-6412-7654-b224-7c0ab4808b67	live	user	2	cohort.enrolled	coh_01m83cgs04egjtgz5k0098tya9	{"first": {"after": "enr_01m83cgs0geb896fsgk4m84gjk", "before": null}, "enrolled": {"after": 8, "before": null}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-64d9-721d-84d9-36f520299eb1	live	user	2	enrolment.failed	enr_01m83cgs0geb896fsgkzvz64w4	{"grade": {"personal": true}, "status": {"after": "failed", "before": "enrolled"}, "completed_on": {"after": "2026-11-23", "before": null}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-64df-71fa-8ae8-ff05e3d3a1b0	live	user	2	enrolment.withdrawn	enr_01m83cgs0geb896fsgm3bkbezw	{"status": {"after": "withdrawn", "before": "enrolled"}}		\N	2026-11-23 05:02:05.726242+00	831	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-6502-777f-a7f9-9839f6446ace	live	user	3	key.created	key_01m83cgs7ye1z82x6pk51gbdm9	{"mode": {"after": "live", "before": null}, "name": {"after": "Demo", "before": null}, "scopes": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "signing:manage", "webhooks:manage", "webhooks:read"], "before": null}, "root_id": {"after": "user_3", "before": null}, "scope_cap": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "signing:manage", "webhooks:manage", "webhooks:read"], "before": null}, "api_version": {"after": "2026-03-01", "before": null}}		\N	2026-11-23 05:02:06.075934+00	908	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-650a-7179-9937-e393d19b8047	test	user	3	key.created	key_01m83cgs87eeaa27qybxy1dsnc	{"mode": {"after": "test", "before": null}, "name": {"after": "Demo", "before": null}, "scopes": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "signing:manage", "webhooks:manage", "webhooks:read"], "before": null}, "root_id": {"after": "user_3", "before": null}, "scope_cap": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "signing:manage", "webhooks:manage", "webhooks:read"], "before": null}, "api_version": {"after": "2026-03-01", "before": null}}		\N	2026-11-23 05:02:06.085947+00	909	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-650f-71a6-9434-06b7dbbb4832	live	user	2	key.created	key_01m83cgs8de5jskjwhye0ntnxm	{"mode": {"after": "live", "before": null}, "name": {"after": "Demo", "before": null}, "scopes": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "signing:manage", "webhooks:manage", "webhooks:read"], "before": null}, "root_id": {"after": "user_2", "before": null}, "scope_cap": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "signing:manage", "webhooks:manage", "webhooks:read"], "before": null}, "api_version": {"after": "2026-03-01", "before": null}}		\N	2026-11-23 05:02:06.092529+00	910	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-6bb2-704c-b4dc-0d99d6a2f615	live	system	demo	webhook_endpoint.created	whe_01m83cgtxdej198j6xjqw418rq	{"url": {"after": "https://192.88.98.1/hook", "before": null}, "mode": {"after": "live", "before": null}, "events": {"after": ["certificate.*"], "before": null}, "headers": {"personal": true}, "description": {"after": "", "before": null}}		\N	2026-11-23 05:02:07.785697+00	911	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-6c72-75d5-93d8-560c796c4100	live	system	demo	certificate.suspended	cert_01m83cgtyfeast4mjezr1p3p22	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 05:02:07.785697+00	934	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-6c80-7383-a51c-84288301f988	live	system	demo	certificate.reinstated	cert_01m83cgtyfeast4mjezr1p3p22	{"state": {"after": "active", "before": "suspended"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 05:02:07.785697+00	935	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-6c88-7330-b435-43947f3c7352	live	system	demo	certificate.suspended	cert_01m83cgtyyewzsffrhjsjzc705	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 05:02:07.785697+00	936	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-6c92-7466-9851-90b3d53511cc	live	system	demo	certificate.revoked	cert_01m83cgtz1ez3rv5mqj58rpf00	{"state": {"after": "revoked", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 05:02:07.785697+00	937	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-6c9d-730e-8d00-ff5324f879ab	live	system	demo	certificate.superseded	cert_01m83cgtz6em8r7azb04zvxn22	{"state": {"after": "superseded", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 05:02:07.785697+00	938	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-6cbf-7399-aaa3-e81128a2fe0c	live	system	demo	certificate.erasure_requested	cert_01m83cgtz9etwvj1n8qj9kgrrh	{"erasure": {"after": "ers_01m83cgv5wecar1mq7kefyy44j", "before": null}}		\N	2026-11-23 05:02:07.785697+00	942	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-6cdf-7083-9867-098b99050daa	live	system	demo	certificate.erased	cert_01m83cgtz9etwvj1n8qj9kgrrh	{"erasure": {"after": "ers_01m83cgv5wecar1mq7kefyy44j", "before": null}}		\N	2026-12-01 05:02:07.785697+00	943	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-6ce5-7304-9663-f83822d5b16c	test	system	demo	webhook_endpoint.created	whe_01m83cgv73eq1936bycv3rvg60	{"url": {"after": "https://192.88.98.1/hook", "before": null}, "mode": {"after": "test", "before": null}, "events": {"after": ["certificate.*"], "before": null}, "headers": {"personal": true}, "description": {"after": "", "before": null}}		\N	2026-11-23 05:02:08.097084+00	944	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-6cfd-7320-853b-a9069b4f88fb	test	system	demo	certificate.suspended	cert_01m83cgv76ej4rtatrq4ysh27c	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 05:02:08.097084+00	955	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-6d04-7023-9e38-dd94216c9a48	test	system	demo	certificate.reinstated	cert_01m83cgv76ej4rtatrq4ysh27c	{"state": {"after": "active", "before": "suspended"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 05:02:08.097084+00	956	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-6d0a-7072-91bd-6ef1eaeffc61	test	system	demo	certificate.suspended	cert_01m83cgv7ae5mtb16vnxb4m85n	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 05:02:08.097084+00	957	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-6d10-7273-8668-83696c4b010f	test	system	demo	certificate.revoked	cert_01m83cgv7dethay2syfq4cdbr9	{"state": {"after": "revoked", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 05:02:08.097084+00	958	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-6d17-70f5-bc41-e65d8bc35010	test	system	demo	certificate.superseded	cert_01m83cgv7fej3trzrrv7nbgdkn	{"state": {"after": "superseded", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-23 05:02:08.097084+00	959	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-6d2c-706b-b572-ba883c15d57a	test	system	demo	certificate.erasure_requested	cert_01m83cgv7heaq91rwpm5fqpzkd	{"erasure": {"after": "ers_01m83cgv9bexc8q8k0v67j3h4v", "before": null}}		\N	2026-11-23 05:02:08.097084+00	961	\N	\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-6d42-76f3-be0b-95d9c91ea54c	test	system	demo	certificate.erased	cert_01m83cgv7heaq91rwpm5fqpzkd	{"erasure": {"after": "ers_01m83cgv9bexc8q8k0v67j3h4v", "before": null}}		\N	2026-12-01 05:02:08.097084+00	962	\N	\N	01a206c8-631b-7240-9448-73295f603940
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
01a206c8-637a-7474-bd83-52bc2d27eb93	#7a2a3d	\N	\N	\N	\N	\N	2	\N	\N	\N	\N
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

COPY public.accounts_issuer (id, name, slug, default_locale, time_zone, standing, sector, data_hash_enabled, issuing_blocked_from, trusted_networks, expiry_warning_days, second_factor_for_all, notify_holder, test_clock_ahead, told_of_changes, created_at, plan_id, did) FROM stdin;
01a206c8-631b-7240-9448-73295f603940	Muster Werke GmbH	muster	en	Europe/Berlin	active	products	t	\N	{}	{30,7,1}	f	f	00:00:00	persons	2026-11-23 05:02:05.595599+00	4	\N
01a206c8-637a-7474-bd83-52bc2d27eb93	Shkolla Shembull	shembull	en	Europe/Tirane	active	education	t	\N	{}	{30,7,1}	f	f	00:00:00	persons	2026-11-23 05:02:05.690854+00	4	\N
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
1	owner	f	01a206c8-637a-7474-bd83-52bc2d27eb93	2
2	owner	f	01a206c8-631b-7240-9448-73295f603940	3
\.


--
-- Data for Name: accounts_openitem; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_openitem (id, kind, facts, opened_at, settled_at, note, issuer_id, opened_by_id, settled_by_id) FROM stdin;
01a206c8-638f-70e7-8718-76df21174d31	prefix	{"prefix": "952"}	2026-11-23 05:02:05.704651+00	2026-11-23 05:02:05.714041+00		01a206c8-631b-7240-9448-73295f603940	\N	1
01a206c8-63f1-70c3-9f1d-eb705eea9a4b	onboarding	{"website": "https://shembull.example", "legal_name": "Shkolla Shembull SH.P.K."}	2026-11-23 05:02:05.726242+00	2026-11-23 05:02:05.726242+00		01a206c8-637a-7474-bd83-52bc2d27eb93	2	1
\.


--
-- Data for Name: accounts_outgoingmail; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_outgoingmail (id, kind, subject, details, once, created_at, due_at, leased_until, attempts, sent_at, dropped_at, outcome, answer, recipient, issuer_id, user_id) FROM stdin;
1	onboarding_decided	01a206c8-637a-7474-bd83-52bc2d27eb93	{"decided_at": "2026-11-23T05:02:05.726242+00:00"}	2026-11-23T05:02:05.726242+00:00	2026-11-23 05:02:05.726242+00	2026-11-23 05:02:05.726242+00	\N	0	\N	\N	\N	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93	2
2	certificate_issued	01a206c8-6bcf-72b3-a252-4efe0361d842	{}	\N	2026-11-23 05:02:07.785+00	2026-11-23 05:02:07.785+00	\N	0	\N	\N	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	\N
3	certificate_issued	01a206c8-6bde-773f-97bf-119665f61c05	{}	\N	2026-11-23 05:02:07.785+00	2026-11-23 05:02:07.785+00	\N	0	\N	\N	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	\N
4	certificate_issued	01a206c8-6be1-77c7-8d96-9791518b3c00	{}	\N	2026-11-23 05:02:07.785+00	2026-11-23 05:02:07.785+00	\N	0	\N	\N	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	\N
5	certificate_issued	01a206c8-6be6-7511-83ab-eb013fbed442	{}	\N	2026-11-23 05:02:07.785+00	2026-11-23 05:02:07.785+00	\N	0	\N	\N	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	\N
7	certificate_issued	01a206c8-6bf9-7194-96ec-073214389107	{}	\N	2026-11-23 05:02:07.785+00	2026-11-23 05:02:07.785+00	\N	0	\N	\N	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	\N
8	certificate_issued	01a206c8-6bf9-7194-96ec-0734b6b4d57f	{}	\N	2026-11-23 05:02:07.785+00	2026-11-23 05:02:07.785+00	\N	0	\N	\N	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	\N
9	certificate_issued	01a206c8-6bf9-7194-96ec-073609b313f0	{}	\N	2026-11-23 05:02:07.785+00	2026-11-23 05:02:07.785+00	\N	0	\N	\N	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	\N
10	certificate_issued	01a206c8-6bf9-7194-96ec-0738fce80a40	{}	\N	2026-11-23 05:02:07.785+00	2026-11-23 05:02:07.785+00	\N	0	\N	\N	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	\N
11	certificate_issued	01a206c8-6c99-7265-aa12-b76a691adfef	{}	\N	2026-11-23 05:02:07.785+00	2026-11-23 05:02:07.785+00	\N	0	\N	\N	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	\N
12	certificate_issued	01a206c8-6ce6-7489-8d2b-58b93d9888ec	{}	\N	2026-11-23 05:02:08.097+00	2026-11-23 05:02:08.097+00	\N	0	\N	\N	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	\N
13	certificate_issued	01a206c8-6cea-7169-a584-dbaf564a20b5	{}	\N	2026-11-23 05:02:08.097+00	2026-11-23 05:02:08.097+00	\N	0	\N	\N	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	\N
14	certificate_issued	01a206c8-6ced-76a2-af0b-3e7dc8c6af09	{}	\N	2026-11-23 05:02:08.097+00	2026-11-23 05:02:08.097+00	\N	0	\N	\N	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	\N
15	certificate_issued	01a206c8-6cef-7487-ac7f-18d9eab83675	{}	\N	2026-11-23 05:02:08.097+00	2026-11-23 05:02:08.097+00	\N	0	\N	\N	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	\N
17	certificate_issued	01a206c8-6cf4-77c0-ba10-34f43c89d9fc	{}	\N	2026-11-23 05:02:08.097+00	2026-11-23 05:02:08.097+00	\N	0	\N	\N	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	\N
18	certificate_issued	01a206c8-6cf4-77c0-ba10-34f664e61ebf	{}	\N	2026-11-23 05:02:08.097+00	2026-11-23 05:02:08.097+00	\N	0	\N	\N	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	\N
19	certificate_issued	01a206c8-6cf4-77c0-ba10-34f83eecfa87	{}	\N	2026-11-23 05:02:08.097+00	2026-11-23 05:02:08.097+00	\N	0	\N	\N	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	\N
20	certificate_issued	01a206c8-6cf4-77c0-ba10-34fa6f106760	{}	\N	2026-11-23 05:02:08.097+00	2026-11-23 05:02:08.097+00	\N	0	\N	\N	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	\N
21	certificate_issued	01a206c8-6d14-707b-adb6-ed12954e1ed4	{}	\N	2026-11-23 05:02:08.097+00	2026-11-23 05:02:08.097+00	\N	0	\N	\N	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	\N
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
2026-11-01	1	137438953472	0	01a206c8-637a-7474-bd83-52bc2d27eb93
2026-11-01	2	137438953472	0	01a206c8-637a-7474-bd83-52bc2d27eb93
2026-11-01	3	137438953472	0	01a206c8-637a-7474-bd83-52bc2d27eb93
2026-11-01	4	137438953472	0	01a206c8-637a-7474-bd83-52bc2d27eb93
2026-11-01	5	137438953472	0	01a206c8-637a-7474-bd83-52bc2d27eb93
2026-11-01	6	137438953472	0	01a206c8-637a-7474-bd83-52bc2d27eb93
2026-11-01	7	137438953472	0	01a206c8-637a-7474-bd83-52bc2d27eb93
2026-11-01	0	137438953472	3	01a206c8-637a-7474-bd83-52bc2d27eb93
2026-11-01	1	137438953472	0	01a206c8-631b-7240-9448-73295f603940
2026-11-01	2	137438953472	0	01a206c8-631b-7240-9448-73295f603940
2026-11-01	3	137438953472	0	01a206c8-631b-7240-9448-73295f603940
2026-11-01	4	137438953472	0	01a206c8-631b-7240-9448-73295f603940
2026-11-01	5	137438953472	0	01a206c8-631b-7240-9448-73295f603940
2026-11-01	0	137438953472	10	01a206c8-631b-7240-9448-73295f603940
2026-11-01	6	137438953472	0	01a206c8-631b-7240-9448-73295f603940
2026-11-01	7	137438953472	0	01a206c8-631b-7240-9448-73295f603940
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
3	md5$vMxBLZqQb2KgzvFTcdxuvJ$c3401de7d51d9d9d513070f8f932198d	\N	f	admin@muster.example	Admin Muster Werke GmbH	en	t	t	0	2026-11-23 05:02:06.050379+00
2	md5$NT0Lep3Gj9Zr2oqqRhYB9d$9b2e8415ac6697736ddcb5086f126b32	\N	f	admin@shembull.example	Admin Shkolla Shembull	en	t	t	0	2026-11-23 05:02:05.726923+00
1	md5$4x3Q9AeRjo4KpKT9Zng206$c82a235c351e7cbf0531869cc161e535	\N	t	operator@platform.example	Operator	en	t	t	0	2026-11-23 05:02:05.713155+00
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
193	Can add body horizon	49	add_bodyhorizon
194	Can change body horizon	49	change_bodyhorizon
195	Can delete body horizon	49	delete_bodyhorizon
196	Can view body horizon	49	view_bodyhorizon
197	Can add event	50	add_event
198	Can change event	50	change_event
199	Can delete event	50	delete_event
200	Can view event	50	view_event
201	Can add delivery	51	add_delivery
202	Can change delivery	51	change_delivery
203	Can delete delivery	51	delete_delivery
204	Can view delivery	51	view_delivery
205	Can add attempt	52	add_attempt
206	Can change attempt	52	change_attempt
207	Can delete attempt	52	delete_attempt
208	Can view attempt	52	view_attempt
209	Can add webhook endpoint	53	add_endpoint
210	Can change webhook endpoint	53	change_endpoint
211	Can delete webhook endpoint	53	delete_endpoint
212	Can view webhook endpoint	53	view_endpoint
213	Can add hour of an endpoint	54	add_endpointhour
214	Can change hour of an endpoint	54	change_endpointhour
215	Can delete hour of an endpoint	54	delete_endpointhour
216	Can view hour of an endpoint	54	view_endpointhour
217	Can add late body	55	add_latebody
218	Can change late body	55	change_latebody
219	Can delete late body	55	delete_latebody
220	Can view late body	55	view_latebody
221	Can add certificate	56	add_certificate
222	Can change certificate	56	change_certificate
223	Can delete certificate	56	delete_certificate
224	Can view certificate	56	view_certificate
225	Can add holder's contact	57	add_holdercontact
226	Can change holder's contact	57	change_holdercontact
227	Can delete holder's contact	57	delete_holdercontact
228	Can view holder's contact	57	view_holdercontact
229	Can add key of a certificate	58	add_certificatekey
230	Can change key of a certificate	58	change_certificatekey
231	Can delete key of a certificate	58	delete_certificatekey
232	Can view key of a certificate	58	view_certificatekey
233	Can add name of a holder	59	add_holdername
234	Can change name of a holder	59	change_holdername
235	Can delete name of a holder	59	delete_holdername
236	Can view name of a holder	59	view_holdername
237	Can add certificate type	60	add_certificatetype
238	Can change certificate type	60	change_certificatetype
239	Can delete certificate type	60	delete_certificatetype
240	Can view certificate type	60	view_certificatetype
241	Can add company prefix	61	add_companyprefix
242	Can change company prefix	61	change_companyprefix
243	Can delete company prefix	61	delete_companyprefix
244	Can view company prefix	61	view_companyprefix
245	Can add erasure	62	add_erasure
246	Can change erasure	62	change_erasure
247	Can delete erasure	62	delete_erasure
248	Can view erasure	62	view_erasure
249	Can add hold	63	add_hold
250	Can change hold	63	change_hold
251	Can delete hold	63	delete_hold
252	Can view hold	63	view_hold
253	Can add counter of certificate numbers	64	add_numbercounter
254	Can change counter of certificate numbers	64	change_numbercounter
255	Can delete counter of certificate numbers	64	delete_numbercounter
256	Can view counter of certificate numbers	64	view_numbercounter
257	Can add printed document	65	add_printout
258	Can change printed document	65	change_printout
259	Can delete printed document	65	delete_printout
260	Can view printed document	65	view_printout
261	Can add request to end the release by a second person	66	add_releaseoffrequest
262	Can change request to end the release by a second person	66	change_releaseoffrequest
263	Can delete request to end the release by a second person	66	delete_releaseoffrequest
264	Can view request to end the release by a second person	66	view_releaseoffrequest
265	Can add version of a type	67	add_typeversion
266	Can change version of a type	67	change_typeversion
267	Can delete version of a type	67	delete_typeversion
268	Can view version of a type	67	view_typeversion
269	Can add attachment	68	add_attachmentfile
270	Can change attachment	68	change_attachmentfile
271	Can delete attachment	68	delete_attachmentfile
272	Can view attachment	68	view_attachmentfile
273	Can add change	69	add_certificatehistory
274	Can change change	69	change_certificatehistory
275	Can delete change	69	delete_certificatehistory
276	Can view change	69	view_certificatehistory
277	Can add link	70	add_certificatelink
278	Can change link	70	change_certificatelink
279	Can delete link	70	delete_certificatelink
280	Can view link	70	view_certificatelink
281	Can add checkpoint of the log	71	add_logcheckpoint
282	Can change checkpoint of the log	71	change_logcheckpoint
283	Can delete checkpoint of the log	71	delete_logcheckpoint
284	Can view checkpoint of the log	71	view_logcheckpoint
285	Can add tile of the log	72	add_logtile
286	Can change tile of the log	72	change_logtile
287	Can delete tile of the log	72	delete_logtile
288	Can view tile of the log	72	view_logtile
289	Can add transparency log	73	add_transparencylog
290	Can change transparency log	73	change_transparencylog
291	Can delete transparency log	73	delete_transparencylog
292	Can view transparency log	73	view_transparencylog
293	Can add change to be logged	74	add_unloggedchange
294	Can change change to be logged	74	change_unloggedchange
295	Can delete change to be logged	74	delete_unloggedchange
296	Can view change to be logged	74	view_unloggedchange
297	Can add entry of the log	75	add_logentry
298	Can change entry of the log	75	change_logentry
299	Can delete entry of the log	75	delete_logentry
300	Can view entry of the log	75	view_logentry
301	Can add signatures of a credential	76	add_seal
302	Can change signatures of a credential	76	change_seal
303	Can delete signatures of a credential	76	delete_seal
304	Can view signatures of a credential	76	view_seal
305	Can add status list	77	add_statuslist
306	Can change status list	77	change_statuslist
307	Can delete status list	77	delete_statuslist
308	Can view status list	77	view_statuslist
309	Can add published status list	78	add_publishedstatuslist
310	Can change published status list	78	change_publishedstatuslist
311	Can delete published status list	78	delete_publishedstatuslist
312	Can view published status list	78	view_publishedstatuslist
313	Can add signature of a PDF	79	add_signedpdf
314	Can change signature of a PDF	79	change_signedpdf
315	Can delete signature of a PDF	79	delete_signedpdf
316	Can view signature of a PDF	79	view_signedpdf
317	Can add cohort	80	add_cohort
318	Can change cohort	80	change_cohort
319	Can delete cohort	80	delete_cohort
320	Can view cohort	80	view_cohort
321	Can add verifications of a cohort	81	add_cohortverifications
322	Can change verifications of a cohort	81	change_cohortverifications
323	Can delete verifications of a cohort	81	delete_cohortverifications
324	Can view verifications of a cohort	81	view_cohortverifications
325	Can add program	82	add_program
326	Can change program	82	change_program
327	Can delete program	82	delete_program
328	Can view program	82	view_program
329	Can add recipient	83	add_recipient
330	Can change recipient	83	change_recipient
331	Can delete recipient	83	delete_recipient
332	Can view recipient	83	view_recipient
333	Can add enrolment	84	add_enrolment
334	Can change enrolment	84	change_enrolment
335	Can delete enrolment	84	delete_enrolment
336	Can view enrolment	84	view_enrolment
337	Can add team	85	add_team
338	Can change team	85	change_team
339	Can delete team	85	delete_team
340	Can view team	85	view_team
341	Can add invitation into a team	86	add_teaminvitation
342	Can change invitation into a team	86	change_teaminvitation
343	Can delete invitation into a team	86	delete_teaminvitation
344	Can view invitation into a team	86	view_teaminvitation
345	Can add member of a team	87	add_teammember
346	Can change member of a team	87	change_teammember
347	Can delete member of a team	87	delete_teammember
348	Can view member of a team	87	view_teammember
349	Can add onboarding	88	add_onboarding
350	Can change onboarding	88	change_onboarding
351	Can delete onboarding	88	delete_onboarding
352	Can view onboarding	88	view_onboarding
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
01a206c8-634a-71cc-990e-7b83cc3d6dbe	test	3.1-2026-000001	SAMPLE-78c5ac02	Name of the product	\N	SAMPLE-78c5ac02	\N	\N	en	2026-11-23 05:02:05.632+00	2026-11-23	\N	2027-11-23	2026-11-22 23:00:00+00	2027-11-23 23:00:00+00	\\x7b226964223a22636572745f30316d38336367727461653736396a336b766766363374766479222c226973737565644174223a22323032362d31312d32335430353a30323a30352e3633325a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a223434396332373132613364333033346531383733616332306361376639303032222c226e756d626572223a22332e312d323032362d303030303031222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d3738633561633032222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	\\x26a1d9e98595bb082a6dcf9b7308c34fdd292c170d29b9fc5c049be325f87fbd	active	\N	\N	2026-11-23 05:02:05.632+00	1	2027-10-24 23:00:00+00	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	\N	1
01a206c8-6351-7739-9be7-4910a8082484	test	3.1-2026-000002	SAMPLE-82db9d98	Name of the product	\N	SAMPLE-82db9d98	\N	\N	en	2026-11-23 05:02:05.632+00	2026-11-23	\N	2026-12-03	2026-11-22 23:00:00+00	2026-12-03 23:00:00+00	\\x7b226964223a22636572745f30316d38336367727468657777737173743932326d3067393434222c226973737565644174223a22323032362d31312d32335430353a30323a30352e3633325a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a223862396233623335316233623763343766613537343233313135313737313037222c226e756d626572223a22332e312d323032362d303030303032222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d3832646239643938222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032362d31322d3033222c2276657273696f6e223a317d	\\x20bc1c41402f3b2f54621cebedcee52ede9c4520e15afebc31f3e88685c47980	active	\N	\N	2026-11-23 05:02:05.632+00	1	2026-11-26 23:00:00+00	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	\N	1
01a206c8-6354-7127-9927-9a8fc76b16c8	test	3.1-2025-000001	SAMPLE-625c14c1	Name of the product	\N	SAMPLE-625c14c1	\N	\N	en	2026-11-23 05:02:05.632+00	2025-10-19	\N	2026-10-24	2025-10-18 22:00:00+00	2026-10-24 22:00:00+00	\\x7b226964223a22636572745f30316d3833636772746d65346b736a397774687a337070357038222c226973737565644174223a22323032362d31312d32335430353a30323a30352e3633325a222c226973737565644f6e223a22323032352d31302d3139222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a226433666335393161363936326130383762363830316230313738396265613664222c226e756d626572223a22332e312d323032352d303030303031222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d3632356331346331222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032362d31302d3234222c2276657273696f6e223a317d	\\xdf527606e8b1063db3c907af089f561c3fc66ecaeb49520094762b68251d3ac0	active	\N	\N	2026-11-23 05:02:05.632+00	1	2026-11-23 05:02:05.632+00	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	\N	1
01a206c8-6355-7418-aca2-0d1b75b7cd6e	test	3.1-2026-000003	SAMPLE-dcd7bdf2	Name of the product	\N	SAMPLE-dcd7bdf2	\N	\N	en	2026-11-23 05:02:05.632+00	2026-11-23	2026-12-23	2027-11-23	2026-12-22 23:00:00+00	2027-11-23 23:00:00+00	\\x7b226964223a22636572745f30316d3833636772746e656763617338676433647476666b6265222c226973737565644174223a22323032362d31312d32335430353a30323a30352e3633325a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a223437303339613064633134646362326663396534316632616462383766646538222c226e756d626572223a22332e312d323032362d303030303033222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d6463643762646632222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c696446726f6d223a22323032362d31322d3233222c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	\\xe18fdc82130f13377695604df501c8b79180dfa8261e3b922de2d36d5f53bdf6	active	\N	\N	2026-11-23 05:02:05.632+00	1	2027-10-24 23:00:00+00	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	\N	1
01a206c8-6358-7070-a78d-99a1d009f0a8	test	3.1-2026-000004	SAMPLE-304aeefd	Name of the product	\N	SAMPLE-304aeefd	\N	\N	en	2026-11-23 05:02:05.632+00	2026-11-23	\N	2027-11-23	2026-11-22 23:00:00+00	2027-11-23 23:00:00+00	\\x7b226964223a22636572745f30316d3833636772747265317261663363736d3738306b773538222c226973737565644174223a22323032362d31312d32335430353a30323a30352e3633325a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a226432373566376561363565356133626139323437623364393239343364383930222c226e756d626572223a22332e312d323032362d303030303034222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d3330346165656664222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	\\xdde57392467103d0c2ab371d226a63b715311533f29c16197ffe21d8e4ab6ec4	suspended	recall	\N	2026-11-23 05:02:05.632748+00	2	2027-10-24 23:00:00+00	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	\N	1
01a206c8-6361-71f1-b6da-3ff98cb1e619	test	3.1-2026-000005	SAMPLE-d2729bd7	Name of the product	\N	SAMPLE-d2729bd7	\N	\N	en	2026-11-23 05:02:05.632+00	2026-11-23	\N	2027-11-23	2026-11-22 23:00:00+00	2027-11-23 23:00:00+00	\\x7b226964223a22636572745f30316d38336367727631653772766470687a7a36366233736773222c226973737565644174223a22323032362d31312d32335430353a30323a30352e3633325a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a223034386131306265323131366636333036313862376232333637376337383863222c226e756d626572223a22332e312d323032362d303030303035222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d6432373239626437222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	\\xeed1d346670f32abdddb42ce4efe87f91a0bd68df78925f2318fdbc4583dcafe	revoked	data_error	\N	2026-11-23 05:02:05.632748+00	2	\N	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	\N	1
01a206c8-636a-71b7-9048-209680bd7d13	test	3.1-2026-000006	SAMPLE-aca32fbb	Name of the product	\N	SAMPLE-aca32fbb	\N	\N	en	2026-11-23 05:02:05.632+00	2026-11-23	\N	2027-11-23	2026-11-22 23:00:00+00	2027-11-23 23:00:00+00	\\x7b226964223a22636572745f30316d3833636772766165367673306a31306a743062747a386b222c226973737565644174223a22323032362d31312d32335430353a30323a30352e3633325a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a223136373764343735343161376531323964396664373139636238363639306339222c226e756d626572223a22332e312d323032362d303030303036222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d6163613332666262222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	\\x5fe24f4f06a34a08cc5284c84584e2bd340c4bdaed4005794641796124bbeb63	superseded	replaced	\N	2026-11-23 05:02:05.632748+00	2	\N	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6370-741e-8800-669c95916c3e	\N	1	\N	1
01a206c8-6370-741e-8800-669c95916c3e	test	3.1-2026-000007	SAMPLE-3a9a013f	Name of the product	\N	SAMPLE-3a9a013f	\N	\N	en	2026-11-23 05:02:05.632+00	2026-11-23	\N	2027-11-23	2026-11-22 23:00:00+00	2027-11-23 23:00:00+00	\\x7b226964223a22636572745f30316d3833636772766765676638673033366b6a617332763179222c226973737565644174223a22323032362d31312d32335430353a30323a30352e3633325a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a224578616d706c653a204261746368222c226368656d6963616c436f6d706f736974696f6e223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c2264656c6976657279436f6e646974696f6e223a224578616d706c653a2044656c697665727920636f6e646974696f6e222c2264656c69766572794e6f7465223a224578616d706c653a2044656c6976657279206e6f7465206e756d626572222c226465736372697074696f6e223a224578616d706c653a2050726f64756374206465736372697074696f6e222c2264696d656e73696f6e73223a224578616d706c653a2044696d656e73696f6e73222c226772616465223a224578616d706c653a204d6174657269616c206772616465222c22686561744e756d626572223a224578616d706c653a2048656174206e756d626572222c226865617454726561746d656e74223a224578616d706c653a20486561742074726561746d656e74222c226c696e65223a224578616d706c653a204c696e65222c226d61726b696e67223a224578616d706c653a204d61726b696e67222c226d617373223a2231322e3530222c226d656368616e6963616c50726f70657274696573223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d2c226d656c74696e6750726f63657373223a224578616d706c653a204d656c74696e672070726f63657373222c226e6f6e44657374727563746976655465737473223a224578616d706c653a204e6f6e2d64657374727563746976652074657374696e67222c226f726465724974656d223a224578616d706c653a204f72646572206974656d222c226f726465724e6f223a224578616d706c653a204f72646572206e756d626572222c22706965636573223a2231322e3530222c22706c616e74223a224578616d706c653a20506c616e74222c22707572636861736572223a224578616d706c653a20507572636861736572222c2270757263686173657241646472657373223a224578616d706c653a20507572636861736572e28099732061646472657373222c2272656d61726b73223a224578616d706c653a2052656d61726b73222c227374616e64617264223a224578616d706c653a205374616e64617264206f722073706563696669636174696f6e222c2274657374526573756c7473223a5b5b224578616d706c653a2043686172616374657269737469632031222c2231322e3530222c2231322e3530222c2231322e3530225d2c5b224578616d706c653a2043686172616374657269737469632032222c22392e3735222c22392e3735222c22392e3735225d2c5b224578616d706c653a2043686172616374657269737469632033222c22302e3038222c22302e3038222c22302e3038225d5d7d2c226e6f6e6365223a223738656139623365363338313539663837363437663434643366366563333061222c226e756d626572223a22332e312d323032362d303030303037222c2270726f647563744964223a224e616d65206f66207468652070726f64756374222c2273657269616c4e756d626572223a2253414d504c452d3361396130313366222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323032372d31312d3233222c2276657273696f6e223a317d	\\xaed7c547c490cc1c3be25ea6e5e555c12de2baa595ca164baaded9a577824df0	active	\N	\N	2026-11-23 05:02:05.632+00	1	2027-10-24 23:00:00+00	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	01a206c8-636a-71b7-9048-209680bd7d13	1	\N	1
01a206c8-64c6-779c-b085-10274907f125	live	DIP-2026-00001	enr_01m83cgs0geb896fsgkhm4g4sx	\N	\N	\N	Jürgen Weiß	s-1004@example.com	de	2026-11-23 05:02:05.726+00	2026-11-23	\N	\N	2026-11-22 23:00:00+00	\N	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a63343930346262373964303333373837313262316534303535346366663533383338383631616361623931663165663164623366313435346138313039626131222c226e616d65223a224ac3bc7267656e20576569c39f227d2c226964223a22636572745f30316d3833636773363665796562313138673478346766773935222c226973737565644174223a22323032362d31312d32335430353a30323a30352e3732365a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38336367727674656874627630746a7167706a6674776b222c226e616d65223a2253686b6f6c6c61205368656d62756c6c227d2c226c6f63616c65223a226465222c226d65746164617461223a7b22636f6d706c657465644f6e223a22323032362d31312d3233222c2263726564697473223a223630222c226571664c6576656c223a2234222c226772616465223a22312e37222c22686f757273223a22393030222c226c616e67756167654f66496e737472756374696f6e223a2244657574736368222c2270726f6772616d6d65223a22496e64757374726965656c656b74726f6e696b222c2270726f6772616d6d65436f6465223a22696e647573747269616c2d656c656374726f6e696373222c2273747564656e744e6f223a22532d31303034222c227472616e736372697074223a5b5b22456c656b74726f746563686e696b222c223430222c22312e37225d2c5b225072616b74697363686520417262656974222c223230222c22312e33225d5d7d2c226e6f6e6365223a223163333261336566303762313165336566373131626435643534616635633230222c226e756d626572223a224449502d323032362d3030303031222c2274696d655a6f6e65223a224575726f70652f546972616e65222c2274797065223a7b22636f6465223a226469706c6f6d61222c226964223a352c226e616d65223a224469706c6f6d222c2276657273696f6e223a317d2c2276657273696f6e223a317d	\\xf4e83154b2edbcc0cc8d50aca4fc076394ceeddcd9d56a9b9cf932a2b01209ce	active	\N	\N	2026-11-23 05:02:05.726+00	1	\N	\N	f	xenr_01m83cgs0geb896fsgkhm4g4sx	01a206c8-637a-7474-bd83-52bc2d27eb93	\N	\N	5	\N	5
01a206c8-64c6-779c-b085-1029056ea619	live	DIP-2026-00002	enr_01m83cgs0geb896fsgkpn9jrdx	\N	\N	\N	Blerta Hoxhë	s-1005@example.com	sq	2026-11-23 05:02:05.726+00	2026-11-23	\N	\N	2026-11-22 23:00:00+00	\N	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a65643661663436376132666361393336336334353865336433376166626534363134303262653764343833313434666365326166323536353134626261386530222c226e616d65223a22426c6572746120486f7868c3ab227d2c226964223a22636572745f30316d3833636773363665796562313138673534327078396773222c226973737565644174223a22323032362d31312d32335430353a30323a30352e3732365a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38336367727674656874627630746a7167706a6674776b222c226e616d65223a2253686b6f6c6c61205368656d62756c6c227d2c226c6f63616c65223a227371222c226d65746164617461223a7b22636f6d706c657465644f6e223a22323032362d31312d3233222c2263726564697473223a223630222c226571664c6576656c223a2234222c226772616465223a22312e30222c22686f757273223a22393030222c226c616e67756167654f66496e737472756374696f6e223a22476a65726d616e69736874222c2270726f6772616d6d65223a22456c656b74726f6e696b6120696e647573747269616c65222c2270726f6772616d6d65436f6465223a22696e647573747269616c2d656c656374726f6e696373222c2273747564656e744e6f223a22532d31303035222c227472616e736372697074223a5b5b22456c656b74726f746563686e696b222c223430222c22312e30225d2c5b225072616b74697363686520417262656974222c223230222c22312e30225d5d7d2c226e6f6e6365223a223935336433626166356561643564646435623866376638366264376530663737222c226e756d626572223a224449502d323032362d3030303032222c2274696d655a6f6e65223a224575726f70652f546972616e65222c2274797065223a7b22636f6465223a226469706c6f6d61222c226964223a352c226e616d65223a224469706c6f6dc3ab222c2276657273696f6e223a317d2c2276657273696f6e223a317d	\\xbbd43531449630800b56775e51139a146d3979b2683d4137dfceb9441584bf9e	active	\N	\N	2026-11-23 05:02:05.726+00	1	\N	\N	f	xenr_01m83cgs0geb896fsgkpn9jrdx	01a206c8-637a-7474-bd83-52bc2d27eb93	\N	\N	5	\N	5
01a206c8-64c6-779c-b085-102bfa0ca180	live	DIP-2026-00003	enr_01m83cgs0geb896fsgkt94fw0c	\N	\N	\N	François L’Hôpital	s-1006@example.com	fr	2026-11-23 05:02:05.726+00	2026-11-23	\N	\N	2026-11-22 23:00:00+00	\N	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a32623339376161393036303161386333663439346332636335366466303638656261343761646237316462336366613237646664376464303861376266353636222c226e616d65223a224672616ec3a76f6973204ce2809948c3b4706974616c227d2c226964223a22636572745f30316d3833636773363665796562313138673566783073386330222c226973737565644174223a22323032362d31312d32335430353a30323a30352e3732365a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d38336367727674656874627630746a7167706a6674776b222c226e616d65223a2253686b6f6c6c61205368656d62756c6c227d2c226c6f63616c65223a226672222c226d65746164617461223a7b22636f6d706c657465644f6e223a22323032362d31312d3233222c2263726564697473223a223630222c226571664c6576656c223a2234222c226772616465223a22322e33222c22686f757273223a22393030222c226c616e67756167654f66496e737472756374696f6e223a22416c6c656d616e64222c2270726f6772616d6d65223a22c3896c656374726f6e6971756520696e647573747269656c6c65222c2270726f6772616d6d65436f6465223a22696e647573747269616c2d656c656374726f6e696373222c2273747564656e744e6f223a22532d31303036222c227472616e736372697074223a5b5b22456c656b74726f746563686e696b222c223430222c22322e33225d2c5b225072616b74697363686520417262656974222c223230222c22322e37225d5d7d2c226e6f6e6365223a226338646265333536313932373238633031636662396431333237646363306537222c226e756d626572223a224449502d323032362d3030303033222c2274696d655a6f6e65223a224575726f70652f546972616e65222c2274797065223a7b22636f6465223a226469706c6f6d61222c226964223a352c226e616d65223a224469706cc3b46d65222c2276657273696f6e223a317d2c2276657273696f6e223a317d	\\x1c5e2c177255b3c5189d04ca89a5185bd95af343dc650c866eb6a54110425273	active	\N	\N	2026-11-23 05:02:05.726+00	1	\N	\N	f	xenr_01m83cgs0geb896fsgkt94fw0c	01a206c8-637a-7474-bd83-52bc2d27eb93	\N	\N	5	\N	5
01a206c8-6bf9-7194-96ec-073214389107	live	3.1-2026-000006	ORDER-5	4711-A	\N	BASELINE-5	Arta Krasniqi	arta@example.com	en	2026-11-23 05:02:07.785+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a66373462663564373232616337343036306366383266626434393930623762383765356337643633333037653363303262666561376563353539653462623230222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38336367747a7365366139647630373638613368343837222c226973737565644174223a22323032362d31312d32335430353a30323a30372e3738355a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223937663530636137643163383934613163656636333230333039353439636533222c226e756d626572223a22332e312d323032362d303030303036222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d35222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x73fba9713574cffa48b9b974486491ff5af4228d3e38a1d4ba6fa39aa262c7cf	active	\N	\N	2026-11-23 05:02:07.785+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	\N	1
01a206c8-6bf9-7194-96ec-0734b6b4d57f	live	3.1-2026-000007	ORDER-6	4711-A	\N	BASELINE-6	Arta Krasniqi	arta@example.com	en	2026-11-23 05:02:07.785+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a61386339343435333932313938643664646437346661383535633432343636643734666332653863616132656366646237343637646332643635646566303162222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38336367747a736536613964763037366a7662396e627a222c226973737565644174223a22323032362d31312d32335430353a30323a30372e3738355a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223533346235643163636334376363663832396464316235333265373664316637222c226e756d626572223a22332e312d323032362d303030303037222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d36222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x0f1e3810a3f8a413285972c928c0e404e6b6c18c2681c2248c2aec06766bce30	active	\N	\N	2026-11-23 05:02:07.785+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	\N	1
01a206c8-6bde-773f-97bf-119665f61c05	live	3.1-2026-000002	ORDER-1	4711-A	\N	BASELINE-1	Arta Krasniqi	arta@example.com	en	2026-11-23 05:02:07.785+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a39353465616631663735373831336239633238376638633238333530393137346264323464323838623062336639653239333862396131366238393435376330222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3833636774797965777a73666672686a736a7a63373035222c226973737565644174223a22323032362d31312d32335430353a30323a30372e3738355a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223034663833303761303337623934343036623332343462373762343636396132222c226e756d626572223a22332e312d323032362d303030303032222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d31222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x89d45362ccaebbf922030034d3136b6a158e6ebe51dd9deea42765dea35025e5	suspended	data_error	\N	2026-11-23 05:02:07.785697+00	2	2036-12-01 23:00:00+00	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	\N	1
01a206c8-6be1-77c7-8d96-9791518b3c00	live	3.1-2026-000003	ORDER-2	4711-A	\N	BASELINE-2	Arta Krasniqi	arta@example.com	en	2026-11-23 05:02:07.785+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a39356430313061656163303138653561653832373762653361396332643230393935366531633733313561306635376364643266383565656334303964343331222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38336367747a31657a337276356d716a35387270663030222c226973737565644174223a22323032362d31312d32335430353a30323a30372e3738355a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223435386330633037646232393337376265643536376436333133613664636665222c226e756d626572223a22332e312d323032362d303030303033222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d32222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xbbc131ba6beaff85da128e5c2efdff9e26d1f52449a3e5359dafc9a49731cde6	revoked	data_error	\N	2026-11-23 05:02:07.785697+00	2	\N	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	\N	1
01a206c8-6be6-7511-83ab-eb013fbed442	live	3.1-2026-000004	ORDER-3	4711-A	\N	BASELINE-3	Arta Krasniqi	arta@example.com	en	2026-11-23 05:02:07.785+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a63616436663133623564373736656131666531383638636532303062613965306662366635333732373465353466373031306331393632666462623634306661222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38336367747a36656d387237617a6230347a76786e3232222c226973737565644174223a22323032362d31312d32335430353a30323a30372e3738355a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223364663230313861633935303638366533303038346430323331336661343062222c226e756d626572223a22332e312d323032362d303030303034222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d33222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x7724bdd4022eaab2e3e4ff1f4b9dcb930cfc9ca65a8d7d784e84ff21b2626833	superseded	data_error	\N	2026-11-23 05:02:07.785697+00	2	\N	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6c99-7265-aa12-b76a691adfef	\N	1	\N	1
01a206c8-6be9-76b9-b906-a8bc93386311	live	3.1-2026-000005	\N	\N	\N	\N	\N	\N	en	2026-11-23 05:02:07.785+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\N	\\x8efd31dd3ca42d382c977c956e0f4a0472168c93abc71e7ea4a897df59b85829	active	\N	\N	2026-11-23 05:02:07.785+00	2	2036-12-01 23:00:00+00	2026-12-01 05:02:07.785697+00	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	01a206c8-6cbc-7315-80d2-e79b9fef1092	1
01a206c8-6bf9-7194-96ec-073609b313f0	live	3.1-2026-000008	ORDER-7	4711-A	\N	BASELINE-7	Arta Krasniqi	arta@example.com	en	2026-11-23 05:02:07.785+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a35633739343431303336306330386139313236656130626239333164623336353933376164626239306531333236356161393835373662303562666234386561222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38336367747a7365366139647630373672347636347a67222c226973737565644174223a22323032362d31312d32335430353a30323a30372e3738355a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223236396631316136306137396163313532633431323466316632643164346164222c226e756d626572223a22332e312d323032362d303030303038222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d37222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xc6fe4fe99601ef07e5994b54741fe21d3163f7847249ec8d2907900a263a9601	active	\N	\N	2026-11-23 05:02:07.785+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	\N	1
01a206c8-6bf9-7194-96ec-0738fce80a40	live	3.1-2026-000009	ORDER-8	4711-A	\N	BASELINE-8	Arta Krasniqi	arta@example.com	en	2026-11-23 05:02:07.785+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a36363134343836613335313636373330343634356638613935346537313066633034333235326338366233623561353030383936343839326234316130323030222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38336367747a7365366139647630373733796567326a30222c226973737565644174223a22323032362d31312d32335430353a30323a30372e3738355a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226265616632633838666461393935613132323430376637653732343835373031222c226e756d626572223a22332e312d323032362d303030303039222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d38222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x6e075cd4d456af707c5ca5741ee26cbcb828782351f5eb8e4d668b5bafe3125d	active	\N	\N	2026-11-23 05:02:07.785+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	\N	1
01a206c8-6bcf-72b3-a252-4efe0361d842	live	3.1-2026-000001	ORDER-0	4711-A	\N	BASELINE-0	Arta Krasniqi	arta@example.com	en	2026-11-23 05:02:07.785+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a33353262313739353531613066623264386265393933646136646335343964376561356138356533353161613837396638323533343764613433336165343939222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3833636774796665617374346d6a657a72317033703232222c226973737565644174223a22323032362d31312d32335430353a30323a30372e3738355a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223535633639386465623532363266643838393633313437333064613337353431222c226e756d626572223a22332e312d323032362d303030303031222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d30222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xd55e2d1a22abc924aff6bfe17efbe7fe202f2b4d17dce6a100c8287f89cad85a	active	\N	\N	2026-11-23 05:02:07.785697+00	3	2036-12-01 23:00:00+00	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	\N	1
01a206c8-6c99-7265-aa12-b76a691adfef	live	3.1-2026-000010	ORDER-9	4711-A	\N	BASELINE-9	Arta Krasniqi	arta@example.com	en	2026-11-23 05:02:07.785+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a65393566393939373732306337613239323133316463363935303961636164353465336163613636363038393964373464633730386332636636353164376563222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3833636776347365396a746d346e7164396d686e717a66222c226973737565644174223a22323032362d31312d32335430353a30323a30372e3738355a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226138386164326164383232653632663831313666323562636438313939623162222c226e756d626572223a22332e312d323032362d303030303130222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d39222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xc789a69f7a62d74109e1e0c6085d713dcf77605f1337adc90ebd45d93b786da6	active	\N	\N	2026-11-23 05:02:07.785+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	01a206c8-6be6-7511-83ab-eb013fbed442	1	\N	1
01a206c8-6cea-7169-a584-dbaf564a20b5	test	3.1-2026-000009	ORDER-1	4711-A	\N	BASELINE-1	Arta Krasniqi	arta@example.com	en	2026-11-23 05:02:08.097+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a63376637353232643563316566643938356439643731396664653633643636663333383365626362313137636231323737363065303636656633363639393235222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3833636776376165356d74623136766e7862346d38356e222c226973737565644174223a22323032362d31312d32335430353a30323a30382e3039375a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226130393463373534383737393263643134393664643336366434636336336161222c226e756d626572223a22332e312d323032362d303030303039222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d31222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xcae5cdfc9ba2734e7b7322e36917f4abf1b0eea5dffd2ce1925232ff437f757b	suspended	data_error	\N	2026-11-23 05:02:08.097084+00	2	2036-12-01 23:00:00+00	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	\N	1
01a206c8-6ced-76a2-af0b-3e7dc8c6af09	test	3.1-2026-000010	ORDER-2	4711-A	\N	BASELINE-2	Arta Krasniqi	arta@example.com	en	2026-11-23 05:02:08.097+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a39393539633235373361366334336632363034386637313361663330653035386561353465303864636466363462393936323033366362323564353064633663222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3833636776376465746861793273796671346364627239222c226973737565644174223a22323032362d31312d32335430353a30323a30382e3039375a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226666633531393962386538323434623163363863646637303739323239353934222c226e756d626572223a22332e312d323032362d303030303130222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d32222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x2cda62647059c6691c91ff623335f6fbc1c3b5de00d03e0fc083457cbca36417	revoked	data_error	\N	2026-11-23 05:02:08.097084+00	2	\N	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	\N	1
01a206c8-6cef-7487-ac7f-18d9eab83675	test	3.1-2026-000011	ORDER-3	4711-A	\N	BASELINE-3	Arta Krasniqi	arta@example.com	en	2026-11-23 05:02:08.097+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a63373732363938613431323362336261663562333239383863646331343063653961303331306562323866393634626564653931373661656463653564353561222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38336367763766656a3374727a727276376e6267646b6e222c226973737565644174223a22323032362d31312d32335430353a30323a30382e3039375a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223137396133323566613537613330363136633836396430643265383538376536222c226e756d626572223a22332e312d323032362d303030303131222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d33222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xd0af901f43f1f97f724722f446578b69aae505868a05c32a582a933e932cc806	superseded	data_error	\N	2026-11-23 05:02:08.097084+00	2	\N	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6d14-707b-adb6-ed12954e1ed4	\N	1	\N	1
01a206c8-6cf4-77c0-ba10-34f43c89d9fc	test	3.1-2026-000013	ORDER-5	4711-A	\N	BASELINE-5	Arta Krasniqi	arta@example.com	en	2026-11-23 05:02:08.097+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a38616163663434313866643638656365373632616336393763383932376533666364376263636466353637303362383265656634636434363030323631373639222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3833636776376d657a30626d34316d796779386b706677222c226973737565644174223a22323032362d31312d32335430353a30323a30382e3039375a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223362393837373231616364303864626134623930336465653935646335633732222c226e756d626572223a22332e312d323032362d303030303133222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d35222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x4a43f111003ec740209b06718ec880a273e8ef12ec6b4d54d4485ac8077cdd1a	active	\N	\N	2026-11-23 05:02:08.097+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	\N	1
01a206c8-6cf4-77c0-ba10-34f664e61ebf	test	3.1-2026-000014	ORDER-6	4711-A	\N	BASELINE-6	Arta Krasniqi	arta@example.com	en	2026-11-23 05:02:08.097+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a62363334353937626663396434356464656338316562323462653666623466343762663066643562366362363030336335663262393063356333373362653031222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3833636776376d657a30626d34316d79736a6563376e7a222c226973737565644174223a22323032362d31312d32335430353a30323a30382e3039375a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226563333162363731383534623032363131316531306230363961663530376632222c226e756d626572223a22332e312d323032362d303030303134222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d36222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xbf92e0ab4dec8fb86f7d261dc7eef933f7d88f60d430ecd9676981479131e1f0	active	\N	\N	2026-11-23 05:02:08.097+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	\N	1
01a206c8-6cf4-77c0-ba10-34f83eecfa87	test	3.1-2026-000015	ORDER-7	4711-A	\N	BASELINE-7	Arta Krasniqi	arta@example.com	en	2026-11-23 05:02:08.097+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a62623064626165663933363335363632363363323261373334393439316132303365333334333161636133303866303231316565616230393834333631623665222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3833636776376d657a30626d34316d7a307a6573796d37222c226973737565644174223a22323032362d31312d32335430353a30323a30382e3039375a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226232333833613330336638393835343461373839386639666439356434633232222c226e756d626572223a22332e312d323032362d303030303135222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d37222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xeb725a97c72c3cf642d5046325df160f689f94be0619a417aefe0f32b8839d48	active	\N	\N	2026-11-23 05:02:08.097+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	\N	1
01a206c8-6cf4-77c0-ba10-34fa6f106760	test	3.1-2026-000016	ORDER-8	4711-A	\N	BASELINE-8	Arta Krasniqi	arta@example.com	en	2026-11-23 05:02:08.097+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a36353866663332386533643638663530303432383331313961303239613335383962366364356432323134626639393631626362636162623237356234356335222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3833636776376d657a30626d34316d7a39716830737630222c226973737565644174223a22323032362d31312d32335430353a30323a30382e3039375a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223562386633323530613339643639363034333330633835353635383063333830222c226e756d626572223a22332e312d323032362d303030303136222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d38222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x380a8bdae7d6e4dc9228051de80dcbb6dd876efd16fd12395942e299c4620fc7	active	\N	\N	2026-11-23 05:02:08.097+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	\N	1
01a206c8-6ce6-7489-8d2b-58b93d9888ec	test	3.1-2026-000008	ORDER-0	4711-A	\N	BASELINE-0	Arta Krasniqi	arta@example.com	en	2026-11-23 05:02:08.097+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a62386139613534353061346639633162336162613236306130646530643838616331623333343663363761383135373530633130626232353434333637653930222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38336367763736656a3472746174727134797368323763222c226973737565644174223a22323032362d31312d32335430353a30323a30382e3039375a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226633643835623562323535666331643339383939336433623665336663663963222c226e756d626572223a22332e312d323032362d303030303038222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d30222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x7ac87dad85bb94880c7112bf4317bbe1571bcef6bd2bf48dd5d46444bef54835	active	\N	\N	2026-11-23 05:02:08.097084+00	3	2036-12-01 23:00:00+00	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	\N	1
01a206c8-6d14-707b-adb6-ed12954e1ed4	test	3.1-2026-000017	ORDER-9	4711-A	\N	BASELINE-9	Arta Krasniqi	arta@example.com	en	2026-11-23 05:02:08.097+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a33303631623133383038303863616530353361666531363937383935616566323665326639623332346331386663303439366163653836653732376430333665222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3833636776386d65317874766471643261616d7737706d222c226973737565644174223a22323032362d31312d32335430353a30323a30382e3039375a222c226973737565644f6e223a22323032362d31312d3233222c22697373756572223a7b226964223a226973735f30316d3833636772727665393039386a336b3535667030656130222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226231336235366530386662396432366230303365633764343364366534383461222c226e756d626572223a22332e312d323032362d303030303137222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d39222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xa31bdbcc736881103cb24dd5dacd16e1b1dd4f0233543e865ca4815966efbc98	active	\N	\N	2026-11-23 05:02:08.097+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	01a206c8-6cef-7487-ac7f-18d9eab83675	1	\N	1
01a206c8-6cf1-72ae-90e3-96a15f7b7e6d	test	3.1-2026-000012	\N	\N	\N	\N	\N	\N	en	2026-11-23 05:02:08.097+00	2026-11-23	\N	2036-12-31	2026-11-22 23:00:00+00	2036-12-31 23:00:00+00	\N	\\x83cd85be2c8b2e277edcc860b5b6ec1b53aca1d648c46d6cadab802d7871715d	active	\N	\N	2026-11-23 05:02:08.097+00	2	2036-12-01 23:00:00+00	2026-12-01 05:02:08.097084+00	f	\N	01a206c8-631b-7240-9448-73295f603940	\N	\N	1	01a206c8-6d2b-7758-8ba2-60d98f21c49b	1
\.


--
-- Data for Name: certificates_certificatehistory; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_certificatehistory (sequence, action, from_state, to_state, reason, note, public_note, at, actor_kind, actor_id, request_id, ip, certificate_id) FROM stdin;
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:05.632+00	system	demo		\N	01a206c8-634a-71cc-990e-7b83cc3d6dbe
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:05.632+00	system	demo		\N	01a206c8-6351-7739-9be7-4910a8082484
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:05.632+00	system	demo		\N	01a206c8-6354-7127-9927-9a8fc76b16c8
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:05.632+00	system	demo		\N	01a206c8-6355-7418-aca2-0d1b75b7cd6e
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:05.632+00	system	demo		\N	01a206c8-6358-7070-a78d-99a1d009f0a8
2	suspend	active	suspended	recall	\N	\N	2026-11-23 05:02:05.632748+00	system	demo		\N	01a206c8-6358-7070-a78d-99a1d009f0a8
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:05.632+00	system	demo		\N	01a206c8-6361-71f1-b6da-3ff98cb1e619
2	revoke	active	revoked	data_error	\N	\N	2026-11-23 05:02:05.632748+00	system	demo		\N	01a206c8-6361-71f1-b6da-3ff98cb1e619
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:05.632+00	system	demo		\N	01a206c8-636a-71b7-9048-209680bd7d13
2	supersede	active	superseded	replaced	\N	\N	2026-11-23 05:02:05.632748+00	system	demo		\N	01a206c8-636a-71b7-9048-209680bd7d13
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:05.632+00	system	demo		\N	01a206c8-6370-741e-8800-669c95916c3e
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:05.726+00	user	2		\N	01a206c8-64c6-779c-b085-10274907f125
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:05.726+00	user	2		\N	01a206c8-64c6-779c-b085-1029056ea619
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:05.726+00	user	2		\N	01a206c8-64c6-779c-b085-102bfa0ca180
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:07.785+00	system	demo		\N	01a206c8-6bcf-72b3-a252-4efe0361d842
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:07.785+00	system	demo		\N	01a206c8-6bde-773f-97bf-119665f61c05
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:07.785+00	system	demo		\N	01a206c8-6be1-77c7-8d96-9791518b3c00
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:07.785+00	system	demo		\N	01a206c8-6be6-7511-83ab-eb013fbed442
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:07.785+00	system	demo		\N	01a206c8-6bf9-7194-96ec-073214389107
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:07.785+00	system	demo		\N	01a206c8-6bf9-7194-96ec-0734b6b4d57f
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:07.785+00	system	demo		\N	01a206c8-6bf9-7194-96ec-073609b313f0
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:07.785+00	system	demo		\N	01a206c8-6bf9-7194-96ec-0738fce80a40
2	suspend	active	suspended	data_error	\N	\N	2026-11-23 05:02:07.785697+00	system	demo		\N	01a206c8-6bcf-72b3-a252-4efe0361d842
3	reinstate	suspended	active	data_error	\N	\N	2026-11-23 05:02:07.785697+00	system	demo		\N	01a206c8-6bcf-72b3-a252-4efe0361d842
2	suspend	active	suspended	data_error	\N	\N	2026-11-23 05:02:07.785697+00	system	demo		\N	01a206c8-6bde-773f-97bf-119665f61c05
2	revoke	active	revoked	data_error	\N	\N	2026-11-23 05:02:07.785697+00	system	demo		\N	01a206c8-6be1-77c7-8d96-9791518b3c00
2	supersede	active	superseded	data_error	\N	\N	2026-11-23 05:02:07.785697+00	system	demo		\N	01a206c8-6be6-7511-83ab-eb013fbed442
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:07.785+00	system	demo		\N	01a206c8-6c99-7265-aa12-b76a691adfef
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:07.785+00	system	demo		\N	01a206c8-6be9-76b9-b906-a8bc93386311
2	erase	active	active	\N	\N	\N	2026-12-01 05:02:07.785697+00	system	demo		\N	01a206c8-6be9-76b9-b906-a8bc93386311
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:08.097+00	system	demo		\N	01a206c8-6ce6-7489-8d2b-58b93d9888ec
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:08.097+00	system	demo		\N	01a206c8-6cea-7169-a584-dbaf564a20b5
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:08.097+00	system	demo		\N	01a206c8-6ced-76a2-af0b-3e7dc8c6af09
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:08.097+00	system	demo		\N	01a206c8-6cef-7487-ac7f-18d9eab83675
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:08.097+00	system	demo		\N	01a206c8-6cf4-77c0-ba10-34f43c89d9fc
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:08.097+00	system	demo		\N	01a206c8-6cf4-77c0-ba10-34f664e61ebf
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:08.097+00	system	demo		\N	01a206c8-6cf4-77c0-ba10-34f83eecfa87
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:08.097+00	system	demo		\N	01a206c8-6cf4-77c0-ba10-34fa6f106760
2	suspend	active	suspended	data_error	\N	\N	2026-11-23 05:02:08.097084+00	system	demo		\N	01a206c8-6ce6-7489-8d2b-58b93d9888ec
3	reinstate	suspended	active	data_error	\N	\N	2026-11-23 05:02:08.097084+00	system	demo		\N	01a206c8-6ce6-7489-8d2b-58b93d9888ec
2	suspend	active	suspended	data_error	\N	\N	2026-11-23 05:02:08.097084+00	system	demo		\N	01a206c8-6cea-7169-a584-dbaf564a20b5
2	revoke	active	revoked	data_error	\N	\N	2026-11-23 05:02:08.097084+00	system	demo		\N	01a206c8-6ced-76a2-af0b-3e7dc8c6af09
2	supersede	active	superseded	data_error	\N	\N	2026-11-23 05:02:08.097084+00	system	demo		\N	01a206c8-6cef-7487-ac7f-18d9eab83675
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:08.097+00	system	demo		\N	01a206c8-6d14-707b-adb6-ed12954e1ed4
1	\N	\N	active	\N	\N	\N	2026-11-23 05:02:08.097+00	system	demo		\N	01a206c8-6cf1-72ae-90e3-96a15f7b7e6d
2	erase	active	active	\N	\N	\N	2026-12-01 05:02:08.097084+00	system	demo		\N	01a206c8-6cf1-72ae-90e3-96a15f7b7e6d
\.


--
-- Data for Name: certificates_certificatekey; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_certificatekey (hash, certificate_id) FROM stdin;
-7246801384664562525	01a206c8-634a-71cc-990e-7b83cc3d6dbe
-5074559268974691698	01a206c8-634a-71cc-990e-7b83cc3d6dbe
-4033386915941950332	01a206c8-634a-71cc-990e-7b83cc3d6dbe
-2731964481491509590	01a206c8-634a-71cc-990e-7b83cc3d6dbe
174326112847972848	01a206c8-634a-71cc-990e-7b83cc3d6dbe
1661096172905410423	01a206c8-634a-71cc-990e-7b83cc3d6dbe
1888754553128795581	01a206c8-634a-71cc-990e-7b83cc3d6dbe
5667828736175579795	01a206c8-634a-71cc-990e-7b83cc3d6dbe
7234576084061926109	01a206c8-634a-71cc-990e-7b83cc3d6dbe
-8008816273764289762	01a206c8-6351-7739-9be7-4910a8082484
-7246801384664562525	01a206c8-6351-7739-9be7-4910a8082484
-5074559268974691698	01a206c8-6351-7739-9be7-4910a8082484
-4033386915941950332	01a206c8-6351-7739-9be7-4910a8082484
174326112847972848	01a206c8-6351-7739-9be7-4910a8082484
1888754553128795581	01a206c8-6351-7739-9be7-4910a8082484
5667828736175579795	01a206c8-6351-7739-9be7-4910a8082484
7234576084061926109	01a206c8-6351-7739-9be7-4910a8082484
7320260785572694751	01a206c8-6351-7739-9be7-4910a8082484
-7246801384664562525	01a206c8-6354-7127-9927-9a8fc76b16c8
-5074559268974691698	01a206c8-6354-7127-9927-9a8fc76b16c8
-5019507878644356809	01a206c8-6354-7127-9927-9a8fc76b16c8
-4033386915941950332	01a206c8-6354-7127-9927-9a8fc76b16c8
174326112847972848	01a206c8-6354-7127-9927-9a8fc76b16c8
1888754553128795581	01a206c8-6354-7127-9927-9a8fc76b16c8
4218384595122588712	01a206c8-6354-7127-9927-9a8fc76b16c8
5667828736175579795	01a206c8-6354-7127-9927-9a8fc76b16c8
7234576084061926109	01a206c8-6354-7127-9927-9a8fc76b16c8
-7246801384664562525	01a206c8-6355-7418-aca2-0d1b75b7cd6e
-5074559268974691698	01a206c8-6355-7418-aca2-0d1b75b7cd6e
-4033386915941950332	01a206c8-6355-7418-aca2-0d1b75b7cd6e
174326112847972848	01a206c8-6355-7418-aca2-0d1b75b7cd6e
1888754553128795581	01a206c8-6355-7418-aca2-0d1b75b7cd6e
2628918823314395735	01a206c8-6355-7418-aca2-0d1b75b7cd6e
5150944721241952385	01a206c8-6355-7418-aca2-0d1b75b7cd6e
5667828736175579795	01a206c8-6355-7418-aca2-0d1b75b7cd6e
7234576084061926109	01a206c8-6355-7418-aca2-0d1b75b7cd6e
-8848688721475004516	01a206c8-6358-7070-a78d-99a1d009f0a8
-7246801384664562525	01a206c8-6358-7070-a78d-99a1d009f0a8
-5074559268974691698	01a206c8-6358-7070-a78d-99a1d009f0a8
-4968648685741750513	01a206c8-6358-7070-a78d-99a1d009f0a8
-4033386915941950332	01a206c8-6358-7070-a78d-99a1d009f0a8
174326112847972848	01a206c8-6358-7070-a78d-99a1d009f0a8
1888754553128795581	01a206c8-6358-7070-a78d-99a1d009f0a8
5667828736175579795	01a206c8-6358-7070-a78d-99a1d009f0a8
7234576084061926109	01a206c8-6358-7070-a78d-99a1d009f0a8
-7246801384664562525	01a206c8-6361-71f1-b6da-3ff98cb1e619
-6731143289497729753	01a206c8-6361-71f1-b6da-3ff98cb1e619
-5074559268974691698	01a206c8-6361-71f1-b6da-3ff98cb1e619
-4516002076351561227	01a206c8-6361-71f1-b6da-3ff98cb1e619
-4033386915941950332	01a206c8-6361-71f1-b6da-3ff98cb1e619
174326112847972848	01a206c8-6361-71f1-b6da-3ff98cb1e619
1888754553128795581	01a206c8-6361-71f1-b6da-3ff98cb1e619
5667828736175579795	01a206c8-6361-71f1-b6da-3ff98cb1e619
7234576084061926109	01a206c8-6361-71f1-b6da-3ff98cb1e619
-7939740153128295921	01a206c8-636a-71b7-9048-209680bd7d13
-7246801384664562525	01a206c8-636a-71b7-9048-209680bd7d13
-5074559268974691698	01a206c8-636a-71b7-9048-209680bd7d13
-4033386915941950332	01a206c8-636a-71b7-9048-209680bd7d13
174326112847972848	01a206c8-636a-71b7-9048-209680bd7d13
1888754553128795581	01a206c8-636a-71b7-9048-209680bd7d13
2376516847646051398	01a206c8-636a-71b7-9048-209680bd7d13
5667828736175579795	01a206c8-636a-71b7-9048-209680bd7d13
7234576084061926109	01a206c8-636a-71b7-9048-209680bd7d13
-7246801384664562525	01a206c8-6370-741e-8800-669c95916c3e
-5074559268974691698	01a206c8-6370-741e-8800-669c95916c3e
-4033386915941950332	01a206c8-6370-741e-8800-669c95916c3e
174326112847972848	01a206c8-6370-741e-8800-669c95916c3e
1888754553128795581	01a206c8-6370-741e-8800-669c95916c3e
4616857027437748633	01a206c8-6370-741e-8800-669c95916c3e
4964885635674125966	01a206c8-6370-741e-8800-669c95916c3e
5667828736175579795	01a206c8-6370-741e-8800-669c95916c3e
7234576084061926109	01a206c8-6370-741e-8800-669c95916c3e
-7167391576003091096	01a206c8-64c6-779c-b085-10274907f125
-3818477919636687381	01a206c8-64c6-779c-b085-1029056ea619
-3205368257536626914	01a206c8-64c6-779c-b085-102bfa0ca180
-820314254858680895	01a206c8-64c6-779c-b085-10274907f125
-4185781214735114	01a206c8-64c6-779c-b085-1029056ea619
480577898621063722	01a206c8-64c6-779c-b085-1029056ea619
899639832536161778	01a206c8-64c6-779c-b085-1029056ea619
1862121589518245102	01a206c8-64c6-779c-b085-102bfa0ca180
2228521810853519201	01a206c8-64c6-779c-b085-10274907f125
5610474324284946917	01a206c8-64c6-779c-b085-10274907f125
7241508236097645780	01a206c8-64c6-779c-b085-102bfa0ca180
8570044293828107627	01a206c8-64c6-779c-b085-102bfa0ca180
-7809655457386200029	01a206c8-6bcf-72b3-a252-4efe0361d842
-7726949588575486875	01a206c8-6bcf-72b3-a252-4efe0361d842
-7143981253071785925	01a206c8-6bcf-72b3-a252-4efe0361d842
-5761453779665732725	01a206c8-6bcf-72b3-a252-4efe0361d842
-5485661813581570157	01a206c8-6bcf-72b3-a252-4efe0361d842
-5227743056017312468	01a206c8-6bcf-72b3-a252-4efe0361d842
-1710350158329178203	01a206c8-6bcf-72b3-a252-4efe0361d842
-1622103526655329246	01a206c8-6bcf-72b3-a252-4efe0361d842
-973279395407233810	01a206c8-6bcf-72b3-a252-4efe0361d842
924870123383091967	01a206c8-6bcf-72b3-a252-4efe0361d842
-8118354805733382875	01a206c8-6bde-773f-97bf-119665f61c05
-7809655457386200029	01a206c8-6bde-773f-97bf-119665f61c05
-7726949588575486875	01a206c8-6bde-773f-97bf-119665f61c05
-7143981253071785925	01a206c8-6bde-773f-97bf-119665f61c05
-5485661813581570157	01a206c8-6bde-773f-97bf-119665f61c05
-5227743056017312468	01a206c8-6bde-773f-97bf-119665f61c05
-1710350158329178203	01a206c8-6bde-773f-97bf-119665f61c05
-973279395407233810	01a206c8-6bde-773f-97bf-119665f61c05
924870123383091967	01a206c8-6bde-773f-97bf-119665f61c05
6316513703238090335	01a206c8-6bde-773f-97bf-119665f61c05
-7809655457386200029	01a206c8-6be1-77c7-8d96-9791518b3c00
-7726949588575486875	01a206c8-6be1-77c7-8d96-9791518b3c00
-7143981253071785925	01a206c8-6be1-77c7-8d96-9791518b3c00
-5485661813581570157	01a206c8-6be1-77c7-8d96-9791518b3c00
-5227743056017312468	01a206c8-6be1-77c7-8d96-9791518b3c00
-1710350158329178203	01a206c8-6be1-77c7-8d96-9791518b3c00
-973279395407233810	01a206c8-6be1-77c7-8d96-9791518b3c00
924870123383091967	01a206c8-6be1-77c7-8d96-9791518b3c00
4066412992569500794	01a206c8-6be1-77c7-8d96-9791518b3c00
5764847973090361367	01a206c8-6be1-77c7-8d96-9791518b3c00
-7809655457386200029	01a206c8-6be6-7511-83ab-eb013fbed442
-7726949588575486875	01a206c8-6be6-7511-83ab-eb013fbed442
-7499818033184529956	01a206c8-6be6-7511-83ab-eb013fbed442
-7143981253071785925	01a206c8-6be6-7511-83ab-eb013fbed442
-5485661813581570157	01a206c8-6be6-7511-83ab-eb013fbed442
-5227743056017312468	01a206c8-6be6-7511-83ab-eb013fbed442
-1710350158329178203	01a206c8-6be6-7511-83ab-eb013fbed442
-973279395407233810	01a206c8-6be6-7511-83ab-eb013fbed442
924870123383091967	01a206c8-6be6-7511-83ab-eb013fbed442
8817664105527499952	01a206c8-6be6-7511-83ab-eb013fbed442
-7809655457386200029	01a206c8-6bf9-7194-96ec-073214389107
-7809655457386200029	01a206c8-6bf9-7194-96ec-0734b6b4d57f
-7809655457386200029	01a206c8-6bf9-7194-96ec-073609b313f0
-7809655457386200029	01a206c8-6bf9-7194-96ec-0738fce80a40
-7726949588575486875	01a206c8-6bf9-7194-96ec-073214389107
-7726949588575486875	01a206c8-6bf9-7194-96ec-0734b6b4d57f
-7726949588575486875	01a206c8-6bf9-7194-96ec-073609b313f0
-7726949588575486875	01a206c8-6bf9-7194-96ec-0738fce80a40
-7143981253071785925	01a206c8-6bf9-7194-96ec-073214389107
-7143981253071785925	01a206c8-6bf9-7194-96ec-0734b6b4d57f
-7143981253071785925	01a206c8-6bf9-7194-96ec-073609b313f0
-7143981253071785925	01a206c8-6bf9-7194-96ec-0738fce80a40
-7140680868656289397	01a206c8-6bf9-7194-96ec-0738fce80a40
-5817959582635212368	01a206c8-6bf9-7194-96ec-073609b313f0
-5485661813581570157	01a206c8-6bf9-7194-96ec-073214389107
-5485661813581570157	01a206c8-6bf9-7194-96ec-0734b6b4d57f
-5485661813581570157	01a206c8-6bf9-7194-96ec-073609b313f0
-5485661813581570157	01a206c8-6bf9-7194-96ec-0738fce80a40
-5227743056017312468	01a206c8-6bf9-7194-96ec-073214389107
-5227743056017312468	01a206c8-6bf9-7194-96ec-0734b6b4d57f
-5227743056017312468	01a206c8-6bf9-7194-96ec-073609b313f0
-5227743056017312468	01a206c8-6bf9-7194-96ec-0738fce80a40
-4404585008658200524	01a206c8-6bf9-7194-96ec-073214389107
-3550594746919698398	01a206c8-6bf9-7194-96ec-073214389107
-2811052696715711770	01a206c8-6bf9-7194-96ec-0734b6b4d57f
-1710350158329178203	01a206c8-6bf9-7194-96ec-073214389107
-1710350158329178203	01a206c8-6bf9-7194-96ec-0734b6b4d57f
-1710350158329178203	01a206c8-6bf9-7194-96ec-073609b313f0
-1710350158329178203	01a206c8-6bf9-7194-96ec-0738fce80a40
-973279395407233810	01a206c8-6bf9-7194-96ec-073214389107
-973279395407233810	01a206c8-6bf9-7194-96ec-0734b6b4d57f
-973279395407233810	01a206c8-6bf9-7194-96ec-073609b313f0
-973279395407233810	01a206c8-6bf9-7194-96ec-0738fce80a40
-211803674965931767	01a206c8-6bf9-7194-96ec-0738fce80a40
924870123383091967	01a206c8-6bf9-7194-96ec-073214389107
924870123383091967	01a206c8-6bf9-7194-96ec-0734b6b4d57f
924870123383091967	01a206c8-6bf9-7194-96ec-073609b313f0
924870123383091967	01a206c8-6bf9-7194-96ec-0738fce80a40
7593472214208495329	01a206c8-6bf9-7194-96ec-0734b6b4d57f
8882492638665270694	01a206c8-6bf9-7194-96ec-073609b313f0
-7809655457386200029	01a206c8-6c99-7265-aa12-b76a691adfef
-7726949588575486875	01a206c8-6c99-7265-aa12-b76a691adfef
-7143981253071785925	01a206c8-6c99-7265-aa12-b76a691adfef
-6642630476603001702	01a206c8-6c99-7265-aa12-b76a691adfef
-5485661813581570157	01a206c8-6c99-7265-aa12-b76a691adfef
-5227743056017312468	01a206c8-6c99-7265-aa12-b76a691adfef
-2016839714635662305	01a206c8-6c99-7265-aa12-b76a691adfef
-1710350158329178203	01a206c8-6c99-7265-aa12-b76a691adfef
-973279395407233810	01a206c8-6c99-7265-aa12-b76a691adfef
924870123383091967	01a206c8-6c99-7265-aa12-b76a691adfef
-7766606268522407512	01a206c8-6ce6-7489-8d2b-58b93d9888ec
-6656777850248441426	01a206c8-6ce6-7489-8d2b-58b93d9888ec
-6628206983113850928	01a206c8-6ce6-7489-8d2b-58b93d9888ec
-6623957116693508353	01a206c8-6ce6-7489-8d2b-58b93d9888ec
-5532631482648432865	01a206c8-6ce6-7489-8d2b-58b93d9888ec
-4221475742734569024	01a206c8-6ce6-7489-8d2b-58b93d9888ec
-3122630881620141597	01a206c8-6ce6-7489-8d2b-58b93d9888ec
-453733201817102360	01a206c8-6ce6-7489-8d2b-58b93d9888ec
8144033841108301370	01a206c8-6ce6-7489-8d2b-58b93d9888ec
8222369237947685825	01a206c8-6ce6-7489-8d2b-58b93d9888ec
-7511669886388747573	01a206c8-6cea-7169-a584-dbaf564a20b5
-6656777850248441426	01a206c8-6cea-7169-a584-dbaf564a20b5
-6628206983113850928	01a206c8-6cea-7169-a584-dbaf564a20b5
-6623957116693508353	01a206c8-6cea-7169-a584-dbaf564a20b5
-4221475742734569024	01a206c8-6cea-7169-a584-dbaf564a20b5
-3122630881620141597	01a206c8-6cea-7169-a584-dbaf564a20b5
-453733201817102360	01a206c8-6cea-7169-a584-dbaf564a20b5
772258219252288575	01a206c8-6cea-7169-a584-dbaf564a20b5
8144033841108301370	01a206c8-6cea-7169-a584-dbaf564a20b5
8222369237947685825	01a206c8-6cea-7169-a584-dbaf564a20b5
-6656777850248441426	01a206c8-6ced-76a2-af0b-3e7dc8c6af09
-6628206983113850928	01a206c8-6ced-76a2-af0b-3e7dc8c6af09
-6623957116693508353	01a206c8-6ced-76a2-af0b-3e7dc8c6af09
-4221475742734569024	01a206c8-6ced-76a2-af0b-3e7dc8c6af09
-3669591998773729903	01a206c8-6ced-76a2-af0b-3e7dc8c6af09
-3122630881620141597	01a206c8-6ced-76a2-af0b-3e7dc8c6af09
-1271140953879531497	01a206c8-6ced-76a2-af0b-3e7dc8c6af09
-453733201817102360	01a206c8-6ced-76a2-af0b-3e7dc8c6af09
8144033841108301370	01a206c8-6ced-76a2-af0b-3e7dc8c6af09
8222369237947685825	01a206c8-6ced-76a2-af0b-3e7dc8c6af09
-6656777850248441426	01a206c8-6cef-7487-ac7f-18d9eab83675
-6628206983113850928	01a206c8-6cef-7487-ac7f-18d9eab83675
-6623957116693508353	01a206c8-6cef-7487-ac7f-18d9eab83675
-4221475742734569024	01a206c8-6cef-7487-ac7f-18d9eab83675
-3122630881620141597	01a206c8-6cef-7487-ac7f-18d9eab83675
-453733201817102360	01a206c8-6cef-7487-ac7f-18d9eab83675
-212114070524643372	01a206c8-6cef-7487-ac7f-18d9eab83675
-180529582269629832	01a206c8-6cef-7487-ac7f-18d9eab83675
8144033841108301370	01a206c8-6cef-7487-ac7f-18d9eab83675
8222369237947685825	01a206c8-6cef-7487-ac7f-18d9eab83675
-6859946604126163797	01a206c8-6cf4-77c0-ba10-34f664e61ebf
-6656777850248441426	01a206c8-6cf4-77c0-ba10-34f43c89d9fc
-6656777850248441426	01a206c8-6cf4-77c0-ba10-34f664e61ebf
-6656777850248441426	01a206c8-6cf4-77c0-ba10-34f83eecfa87
-6656777850248441426	01a206c8-6cf4-77c0-ba10-34fa6f106760
-6628206983113850928	01a206c8-6cf4-77c0-ba10-34f43c89d9fc
-6628206983113850928	01a206c8-6cf4-77c0-ba10-34f664e61ebf
-6628206983113850928	01a206c8-6cf4-77c0-ba10-34f83eecfa87
-6628206983113850928	01a206c8-6cf4-77c0-ba10-34fa6f106760
-6623957116693508353	01a206c8-6cf4-77c0-ba10-34f43c89d9fc
-6623957116693508353	01a206c8-6cf4-77c0-ba10-34f664e61ebf
-6623957116693508353	01a206c8-6cf4-77c0-ba10-34f83eecfa87
-6623957116693508353	01a206c8-6cf4-77c0-ba10-34fa6f106760
-4221475742734569024	01a206c8-6cf4-77c0-ba10-34f43c89d9fc
-4221475742734569024	01a206c8-6cf4-77c0-ba10-34f664e61ebf
-4221475742734569024	01a206c8-6cf4-77c0-ba10-34f83eecfa87
-4221475742734569024	01a206c8-6cf4-77c0-ba10-34fa6f106760
-3122630881620141597	01a206c8-6cf4-77c0-ba10-34f43c89d9fc
-3122630881620141597	01a206c8-6cf4-77c0-ba10-34f664e61ebf
-3122630881620141597	01a206c8-6cf4-77c0-ba10-34f83eecfa87
-3122630881620141597	01a206c8-6cf4-77c0-ba10-34fa6f106760
-453733201817102360	01a206c8-6cf4-77c0-ba10-34f43c89d9fc
-453733201817102360	01a206c8-6cf4-77c0-ba10-34f664e61ebf
-453733201817102360	01a206c8-6cf4-77c0-ba10-34f83eecfa87
-453733201817102360	01a206c8-6cf4-77c0-ba10-34fa6f106760
3835563346053015948	01a206c8-6cf4-77c0-ba10-34fa6f106760
4036025188150347702	01a206c8-6cf4-77c0-ba10-34f83eecfa87
4549568652663062559	01a206c8-6cf4-77c0-ba10-34f43c89d9fc
5073122480958185285	01a206c8-6cf4-77c0-ba10-34f43c89d9fc
5916177166744362936	01a206c8-6cf4-77c0-ba10-34fa6f106760
7383452593941425961	01a206c8-6cf4-77c0-ba10-34f664e61ebf
8144033841108301370	01a206c8-6cf4-77c0-ba10-34f43c89d9fc
8144033841108301370	01a206c8-6cf4-77c0-ba10-34f664e61ebf
8144033841108301370	01a206c8-6cf4-77c0-ba10-34f83eecfa87
8144033841108301370	01a206c8-6cf4-77c0-ba10-34fa6f106760
8222369237947685825	01a206c8-6cf4-77c0-ba10-34f43c89d9fc
8222369237947685825	01a206c8-6cf4-77c0-ba10-34f664e61ebf
8222369237947685825	01a206c8-6cf4-77c0-ba10-34f83eecfa87
8222369237947685825	01a206c8-6cf4-77c0-ba10-34fa6f106760
8923873055397905881	01a206c8-6cf4-77c0-ba10-34f83eecfa87
-6656777850248441426	01a206c8-6d14-707b-adb6-ed12954e1ed4
-6628206983113850928	01a206c8-6d14-707b-adb6-ed12954e1ed4
-6623957116693508353	01a206c8-6d14-707b-adb6-ed12954e1ed4
-4221475742734569024	01a206c8-6d14-707b-adb6-ed12954e1ed4
-3122630881620141597	01a206c8-6d14-707b-adb6-ed12954e1ed4
-1905423972232157373	01a206c8-6d14-707b-adb6-ed12954e1ed4
-453733201817102360	01a206c8-6d14-707b-adb6-ed12954e1ed4
4900356423742335180	01a206c8-6d14-707b-adb6-ed12954e1ed4
8144033841108301370	01a206c8-6d14-707b-adb6-ed12954e1ed4
8222369237947685825	01a206c8-6d14-707b-adb6-ed12954e1ed4
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
2	training	\N	2026-11-23 05:02:05.629192+00	01a206c8-631b-7240-9448-73295f603940	2
3	en10204-3-1	\N	2026-11-23 05:02:05.69374+00	01a206c8-637a-7474-bd83-52bc2d27eb93	3
4	training	\N	2026-11-23 05:02:05.69951+00	01a206c8-637a-7474-bd83-52bc2d27eb93	4
1	en10204-3-1	\N	2026-11-23 05:02:05.599409+00	01a206c8-631b-7240-9448-73295f603940	1
5	diploma	\N	2026-11-23 05:02:05.726242+00	01a206c8-637a-7474-bd83-52bc2d27eb93	5
\.


--
-- Data for Name: certificates_companyprefix; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_companyprefix (id, prefix, state, note, claimed_at, decided_at, issuer_id) FROM stdin;
1	952	confirmed	GS1 keeps 952 for examples.	2026-11-23 05:02:05.704651+00	2026-11-23 05:02:05.714041+00	01a206c8-631b-7240-9448-73295f603940
\.


--
-- Data for Name: certificates_erasure; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_erasure (id, mode, requested_at, execute_at, undone_at, erased_at, swept_at, actor_kind, actor_id, request_id, ip, issuer_id) FROM stdin;
01a206c8-6cbc-7315-80d2-e79b9fef1092	live	2026-11-23 05:02:07.785697+00	2026-11-30 05:02:07.785697+00	\N	2026-12-01 05:02:07.785697+00	\N	system	demo		\N	01a206c8-631b-7240-9448-73295f603940
01a206c8-6d2b-7758-8ba2-60d98f21c49b	test	2026-11-23 05:02:08.097084+00	2026-11-30 05:02:08.097084+00	\N	2026-12-01 05:02:08.097084+00	\N	system	demo		\N	01a206c8-631b-7240-9448-73295f603940
\.


--
-- Data for Name: certificates_hold; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_hold (id, reason, public_note, actor_kind, actor_id, placed_at, lifted_at, certificate_id, job_id) FROM stdin;
01a206c8-635c-7410-8022-bd3e1309fa89	recall	\N	system	demo	2026-11-23 05:02:05.632748+00	\N	01a206c8-6358-7070-a78d-99a1d009f0a8	\N
01a206c8-6c06-74cc-8cc7-831c9f3d63c3	data_error	\N	system	demo	2026-11-23 05:02:07.785697+00	2026-11-23 05:02:07.785697+00	01a206c8-6bcf-72b3-a252-4efe0361d842	\N
01a206c8-6c86-77f4-9033-f58ae5aa0d9b	data_error	\N	system	demo	2026-11-23 05:02:07.785697+00	\N	01a206c8-6bde-773f-97bf-119665f61c05	\N
01a206c8-6cfb-77e3-bf7f-4e992f3b35b6	data_error	\N	system	demo	2026-11-23 05:02:08.097084+00	2026-11-23 05:02:08.097084+00	01a206c8-6ce6-7489-8d2b-58b93d9888ec	\N
01a206c8-6d08-7124-a8a0-4d5b2f9f6edc	data_error	\N	system	demo	2026-11-23 05:02:08.097084+00	\N	01a206c8-6cea-7169-a584-dbaf564a20b5	\N
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
live	blerta hoxhe	01a206c8-64c6-779c-b085-1029056ea619	01a206c8-637a-7474-bd83-52bc2d27eb93
live	francois l hopital	01a206c8-64c6-779c-b085-102bfa0ca180	01a206c8-637a-7474-bd83-52bc2d27eb93
live	hopital francois l	01a206c8-64c6-779c-b085-102bfa0ca180	01a206c8-637a-7474-bd83-52bc2d27eb93
live	hoxhe blerta	01a206c8-64c6-779c-b085-1029056ea619	01a206c8-637a-7474-bd83-52bc2d27eb93
live	jurgen weiss	01a206c8-64c6-779c-b085-10274907f125	01a206c8-637a-7474-bd83-52bc2d27eb93
live	l hopital francois	01a206c8-64c6-779c-b085-102bfa0ca180	01a206c8-637a-7474-bd83-52bc2d27eb93
live	weiss jurgen	01a206c8-64c6-779c-b085-10274907f125	01a206c8-637a-7474-bd83-52bc2d27eb93
live	arta krasniqi	01a206c8-6bcf-72b3-a252-4efe0361d842	01a206c8-631b-7240-9448-73295f603940
live	krasniqi arta	01a206c8-6bcf-72b3-a252-4efe0361d842	01a206c8-631b-7240-9448-73295f603940
live	arta krasniqi	01a206c8-6bde-773f-97bf-119665f61c05	01a206c8-631b-7240-9448-73295f603940
live	krasniqi arta	01a206c8-6bde-773f-97bf-119665f61c05	01a206c8-631b-7240-9448-73295f603940
live	arta krasniqi	01a206c8-6be1-77c7-8d96-9791518b3c00	01a206c8-631b-7240-9448-73295f603940
live	krasniqi arta	01a206c8-6be1-77c7-8d96-9791518b3c00	01a206c8-631b-7240-9448-73295f603940
live	arta krasniqi	01a206c8-6be6-7511-83ab-eb013fbed442	01a206c8-631b-7240-9448-73295f603940
live	krasniqi arta	01a206c8-6be6-7511-83ab-eb013fbed442	01a206c8-631b-7240-9448-73295f603940
live	arta krasniqi	01a206c8-6bf9-7194-96ec-073214389107	01a206c8-631b-7240-9448-73295f603940
live	arta krasniqi	01a206c8-6bf9-7194-96ec-0734b6b4d57f	01a206c8-631b-7240-9448-73295f603940
live	arta krasniqi	01a206c8-6bf9-7194-96ec-073609b313f0	01a206c8-631b-7240-9448-73295f603940
live	arta krasniqi	01a206c8-6bf9-7194-96ec-0738fce80a40	01a206c8-631b-7240-9448-73295f603940
live	krasniqi arta	01a206c8-6bf9-7194-96ec-073214389107	01a206c8-631b-7240-9448-73295f603940
live	krasniqi arta	01a206c8-6bf9-7194-96ec-0734b6b4d57f	01a206c8-631b-7240-9448-73295f603940
live	krasniqi arta	01a206c8-6bf9-7194-96ec-073609b313f0	01a206c8-631b-7240-9448-73295f603940
live	krasniqi arta	01a206c8-6bf9-7194-96ec-0738fce80a40	01a206c8-631b-7240-9448-73295f603940
live	arta krasniqi	01a206c8-6c99-7265-aa12-b76a691adfef	01a206c8-631b-7240-9448-73295f603940
live	krasniqi arta	01a206c8-6c99-7265-aa12-b76a691adfef	01a206c8-631b-7240-9448-73295f603940
test	arta krasniqi	01a206c8-6ce6-7489-8d2b-58b93d9888ec	01a206c8-631b-7240-9448-73295f603940
test	krasniqi arta	01a206c8-6ce6-7489-8d2b-58b93d9888ec	01a206c8-631b-7240-9448-73295f603940
test	arta krasniqi	01a206c8-6cea-7169-a584-dbaf564a20b5	01a206c8-631b-7240-9448-73295f603940
test	krasniqi arta	01a206c8-6cea-7169-a584-dbaf564a20b5	01a206c8-631b-7240-9448-73295f603940
test	arta krasniqi	01a206c8-6ced-76a2-af0b-3e7dc8c6af09	01a206c8-631b-7240-9448-73295f603940
test	krasniqi arta	01a206c8-6ced-76a2-af0b-3e7dc8c6af09	01a206c8-631b-7240-9448-73295f603940
test	arta krasniqi	01a206c8-6cef-7487-ac7f-18d9eab83675	01a206c8-631b-7240-9448-73295f603940
test	krasniqi arta	01a206c8-6cef-7487-ac7f-18d9eab83675	01a206c8-631b-7240-9448-73295f603940
test	arta krasniqi	01a206c8-6cf4-77c0-ba10-34f43c89d9fc	01a206c8-631b-7240-9448-73295f603940
test	arta krasniqi	01a206c8-6cf4-77c0-ba10-34f664e61ebf	01a206c8-631b-7240-9448-73295f603940
test	arta krasniqi	01a206c8-6cf4-77c0-ba10-34f83eecfa87	01a206c8-631b-7240-9448-73295f603940
test	arta krasniqi	01a206c8-6cf4-77c0-ba10-34fa6f106760	01a206c8-631b-7240-9448-73295f603940
test	krasniqi arta	01a206c8-6cf4-77c0-ba10-34f43c89d9fc	01a206c8-631b-7240-9448-73295f603940
test	krasniqi arta	01a206c8-6cf4-77c0-ba10-34f664e61ebf	01a206c8-631b-7240-9448-73295f603940
test	krasniqi arta	01a206c8-6cf4-77c0-ba10-34f83eecfa87	01a206c8-631b-7240-9448-73295f603940
test	krasniqi arta	01a206c8-6cf4-77c0-ba10-34fa6f106760	01a206c8-631b-7240-9448-73295f603940
test	arta krasniqi	01a206c8-6d14-707b-adb6-ed12954e1ed4	01a206c8-631b-7240-9448-73295f603940
test	krasniqi arta	01a206c8-6d14-707b-adb6-ed12954e1ed4	01a206c8-631b-7240-9448-73295f603940
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
3	test	3.1-2025-{}	2	01a206c8-631b-7240-9448-73295f603940
5	live	DIP-2026-{}	4	01a206c8-637a-7474-bd83-52bc2d27eb93
6	live	3.1-2026-{}	16	01a206c8-631b-7240-9448-73295f603940
1	test	3.1-2026-{}	23	01a206c8-631b-7240-9448-73295f603940
\.


--
-- Data for Name: certificates_printout; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_printout (id, locale, sha256, printed_at, certificate_id) FROM stdin;
\.


--
-- Data for Name: certificates_publishedstatuslist; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_publishedstatuslist (purpose, status_list_id, suite, content) FROM stdin;
\.


--
-- Data for Name: certificates_releaseoffrequest; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_releaseoffrequest (id, actor_kind, actor_id, requested_at, ended_at, type_id) FROM stdin;
\.


--
-- Data for Name: certificates_seal; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_seal (certificate_id, form, status_index, jcs, rdfc, jwt, signed_at, key_id, status_list_id, conformity, conformity_form) FROM stdin;
\.


--
-- Data for Name: certificates_signedpdf; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_signedpdf (id, sha256, edition, locale, asked_at, signature, good_until, certificate_id, key_id) FROM stdin;
\.


--
-- Data for Name: certificates_statuslist; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_statuslist (id, mode, form, order_key, assigned, due_at, signed_at, signed_assigned, issuer_id, key_id) FROM stdin;
\.


--
-- Data for Name: certificates_typeversion; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_typeversion (id, number, kind, name_de, name_en, name_fr, name_sq, description_de, description_en, description_fr, description_sq, required, validity_months, show_holder, default_locale, fields, strict, number_pattern, signatories, unique_by, release_required, attachments_public, retention_years, print_layout, pdf_public, digital_link, created_at, type_id, credential) FROM stdin;
1	1	product	Abnahmeprüfzeugnis 3.1	Inspection certificate 3.1	Certificat de réception 3.1	Certifikatë inspektimi 3.1	Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).	With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).	Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).	Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).	{productId,serialNumber}	\N	never		[{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaserAddress", "kind": "text", "unit": "", "label": {"de": "Anschrift des Bestellers", "en": "Purchaser’s address", "fr": "Adresse de l’acheteur", "sq": "Adresa e blerësit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	3.1-{year}-{seq:6}	[]	none	f	f	\N	report	t	{"productPage": "https://muster.example/products/{gtin}"}	2026-11-23 05:02:05.599409+00	1	{"map": {}, "profile": "untp-dcc", "standard": "EN 10204 3.1", "assessorLevel": "self", "achievementType": "", "attestationType": "inspection"}
2	1	person	Schulungsnachweis	Training certificate	Attestation de formation	Certifikatë trajnimi	Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.	Confirms that a person took part in a training, and with which result.	Confirme la participation d’une personne à une formation, et son résultat.	Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.	{holderName}	24	name		[{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	TR-{year}-{seq:5}	[]	external_ref	f	f	\N	training	f	{}	2026-11-23 05:02:05.629192+00	2	{"map": {}, "profile": "open-badges", "standard": "", "assessorLevel": "", "achievementType": "CertificateOfCompletion", "attestationType": ""}
3	1	product	Abnahmeprüfzeugnis 3.1	Inspection certificate 3.1	Certificat de réception 3.1	Certifikatë inspektimi 3.1	Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).	With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).	Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).	Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).	{productId,serialNumber}	\N	never		[{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaserAddress", "kind": "text", "unit": "", "label": {"de": "Anschrift des Bestellers", "en": "Purchaser’s address", "fr": "Adresse de l’acheteur", "sq": "Adresa e blerësit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	3.1-{year}-{seq:6}	[]	none	f	f	\N	report	t	{"productPage": "https://muster.example/products/{gtin}"}	2026-11-23 05:02:05.69374+00	3	{"map": {}, "profile": "untp-dcc", "standard": "EN 10204 3.1", "assessorLevel": "self", "achievementType": "", "attestationType": "inspection"}
4	1	person	Schulungsnachweis	Training certificate	Attestation de formation	Certifikatë trajnimi	Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.	Confirms that a person took part in a training, and with which result.	Confirme la participation d’une personne à une formation, et son résultat.	Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.	{holderName}	24	name		[{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	TR-{year}-{seq:5}	[]	external_ref	f	f	\N	training	f	{}	2026-11-23 05:02:05.69951+00	4	{"map": {}, "profile": "open-badges", "standard": "", "assessorLevel": "", "achievementType": "CertificateOfCompletion", "attestationType": ""}
5	1	person	Diplom	Diploma	Diplôme	Diplomë	Verleiht nach bestandenem Studium oder bestandener Ausbildung eine Qualifikation.	Awards a qualification after a programme of study or training was passed.	Décerne un titre à l’issue d’études ou d’une formation réussies.	Jep një kualifikim pas përfundimit me sukses të studimeve ose të shkollimit.	{holderName}	\N	name		[{"key": "dateOfBirth", "kind": "date", "unit": "", "label": {"de": "Geburtsdatum", "en": "Date of birth", "fr": "Date de naissance", "sq": "Data e lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "placeOfBirth", "kind": "text", "unit": "", "label": {"de": "Geburtsort", "en": "Place of birth", "fr": "Lieu de naissance", "sq": "Vendi i lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "studentNo", "kind": "text", "unit": "", "label": {"de": "Matrikelnummer", "en": "Student number", "fr": "N° d’étudiant", "sq": "Numri i studentit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programme", "kind": "text", "unit": "", "label": {"de": "Studiengang", "en": "Programme of study", "fr": "Filière d’études", "sq": "Programi i studimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kennung des Studiengangs", "en": "Programme code", "fr": "Code de la filière", "sq": "Kodi i programit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "qualification", "kind": "text", "unit": "", "label": {"de": "Verliehene Qualifikation", "en": "Qualification awarded", "fr": "Titre décerné", "sq": "Kualifikimi i fituar"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "eqfLevel", "kind": "choice", "unit": "", "label": {"de": "EQR-Niveau", "en": "EQF level", "fr": "Niveau CEC", "sq": "Niveli KEK"}, "public": true, "choices": ["1", "2", "3", "4", "5", "6", "7", "8"], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Gesamtnote", "en": "Overall grade", "fr": "Note finale", "sq": "Nota përfundimtare"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "thesis", "kind": "text", "unit": "", "label": {"de": "Thema der Abschlussarbeit", "en": "Title of the thesis", "fr": "Sujet du mémoire", "sq": "Tema e punimit të diplomës"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "languageOfInstruction", "kind": "text", "unit": "", "label": {"de": "Unterrichtssprache", "en": "Language of instruction", "fr": "Langue d’enseignement", "sq": "Gjuha e mësimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date d’obtention", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "transcript", "kind": "table", "unit": "", "label": {"de": "Leistungsübersicht", "en": "Transcript of records", "fr": "Relevé de notes", "sq": "Transkripta e notave"}, "public": false, "choices": [], "columns": [{"label": {"de": "Modul", "en": "Module", "fr": "Module", "sq": "Moduli"}}, {"label": {"de": "Punkte", "en": "Credits", "fr": "Crédits", "sq": "Kreditet"}}, {"label": {"de": "Note", "en": "Grade", "fr": "Note", "sq": "Nota"}}], "required": false, "maxLength": 1000, "searchable": false}]	f	DIP-{year}-{seq:5}	[]	external_ref	f	f	\N	diploma	f	{}	2026-11-23 05:02:05.726242+00	5	{"map": {}, "profile": "open-badges", "standard": "", "assessorLevel": "", "achievementType": "Diploma", "attestationType": ""}
\.


--
-- Data for Name: certificates_unlogged; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_unlogged (id, certificate_id, sequence, at, mode, signing_key_id, statement) FROM stdin;
1	01a206c8-634a-71cc-990e-7b83cc3d6dbe	1	\N	\N	\N	\N
2	01a206c8-6351-7739-9be7-4910a8082484	1	\N	\N	\N	\N
3	01a206c8-6354-7127-9927-9a8fc76b16c8	1	\N	\N	\N	\N
4	01a206c8-6355-7418-aca2-0d1b75b7cd6e	1	\N	\N	\N	\N
5	01a206c8-6358-7070-a78d-99a1d009f0a8	1	\N	\N	\N	\N
6	01a206c8-6358-7070-a78d-99a1d009f0a8	2	\N	\N	\N	\N
7	01a206c8-6361-71f1-b6da-3ff98cb1e619	1	\N	\N	\N	\N
8	01a206c8-6361-71f1-b6da-3ff98cb1e619	2	\N	\N	\N	\N
9	01a206c8-636a-71b7-9048-209680bd7d13	1	\N	\N	\N	\N
10	01a206c8-636a-71b7-9048-209680bd7d13	2	\N	\N	\N	\N
11	01a206c8-6370-741e-8800-669c95916c3e	1	\N	\N	\N	\N
12	01a206c8-64c6-779c-b085-10274907f125	1	\N	\N	\N	\N
13	01a206c8-64c6-779c-b085-1029056ea619	1	\N	\N	\N	\N
14	01a206c8-64c6-779c-b085-102bfa0ca180	1	\N	\N	\N	\N
15	01a206c8-6bcf-72b3-a252-4efe0361d842	1	\N	\N	\N	\N
16	01a206c8-6bde-773f-97bf-119665f61c05	1	\N	\N	\N	\N
17	01a206c8-6be1-77c7-8d96-9791518b3c00	1	\N	\N	\N	\N
18	01a206c8-6be6-7511-83ab-eb013fbed442	1	\N	\N	\N	\N
19	01a206c8-6be9-76b9-b906-a8bc93386311	1	\N	\N	\N	\N
20	01a206c8-6bf9-7194-96ec-073214389107	1	\N	\N	\N	\N
21	01a206c8-6bf9-7194-96ec-0734b6b4d57f	1	\N	\N	\N	\N
22	01a206c8-6bf9-7194-96ec-073609b313f0	1	\N	\N	\N	\N
23	01a206c8-6bf9-7194-96ec-0738fce80a40	1	\N	\N	\N	\N
24	01a206c8-6bcf-72b3-a252-4efe0361d842	2	\N	\N	\N	\N
25	01a206c8-6bcf-72b3-a252-4efe0361d842	3	\N	\N	\N	\N
26	01a206c8-6bde-773f-97bf-119665f61c05	2	\N	\N	\N	\N
27	01a206c8-6be1-77c7-8d96-9791518b3c00	2	\N	\N	\N	\N
28	01a206c8-6be6-7511-83ab-eb013fbed442	2	\N	\N	\N	\N
29	01a206c8-6c99-7265-aa12-b76a691adfef	1	\N	\N	\N	\N
30	01a206c8-6be9-76b9-b906-a8bc93386311	2	\N	\N	\N	\N
31	01a206c8-6ce6-7489-8d2b-58b93d9888ec	1	\N	\N	\N	\N
32	01a206c8-6cea-7169-a584-dbaf564a20b5	1	\N	\N	\N	\N
33	01a206c8-6ced-76a2-af0b-3e7dc8c6af09	1	\N	\N	\N	\N
34	01a206c8-6cef-7487-ac7f-18d9eab83675	1	\N	\N	\N	\N
35	01a206c8-6cf1-72ae-90e3-96a15f7b7e6d	1	\N	\N	\N	\N
36	01a206c8-6cf4-77c0-ba10-34f43c89d9fc	1	\N	\N	\N	\N
37	01a206c8-6cf4-77c0-ba10-34f664e61ebf	1	\N	\N	\N	\N
38	01a206c8-6cf4-77c0-ba10-34f83eecfa87	1	\N	\N	\N	\N
39	01a206c8-6cf4-77c0-ba10-34fa6f106760	1	\N	\N	\N	\N
40	01a206c8-6ce6-7489-8d2b-58b93d9888ec	2	\N	\N	\N	\N
41	01a206c8-6ce6-7489-8d2b-58b93d9888ec	3	\N	\N	\N	\N
42	01a206c8-6cea-7169-a584-dbaf564a20b5	2	\N	\N	\N	\N
43	01a206c8-6ced-76a2-af0b-3e7dc8c6af09	2	\N	\N	\N	\N
44	01a206c8-6cef-7487-ac7f-18d9eab83675	2	\N	\N	\N	\N
45	01a206c8-6d14-707b-adb6-ed12954e1ed4	1	\N	\N	\N	\N
46	01a206c8-6cf1-72ae-90e3-96a15f7b7e6d	2	\N	\N	\N	\N
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
49	webhooks	bodyhorizon
50	webhooks	event
51	webhooks	delivery
52	webhooks	attempt
53	webhooks	endpoint
54	webhooks	endpointhour
55	webhooks	latebody
56	certificates	certificate
57	certificates	holdercontact
58	certificates	certificatekey
59	certificates	holdername
60	certificates	certificatetype
61	certificates	companyprefix
62	certificates	erasure
63	certificates	hold
64	certificates	numbercounter
65	certificates	printout
66	certificates	releaseoffrequest
67	certificates	typeversion
68	certificates	attachmentfile
69	certificates	certificatehistory
70	certificates	certificatelink
71	certificates	logcheckpoint
72	certificates	logtile
73	certificates	transparencylog
74	certificates	unloggedchange
75	certificates	logentry
76	certificates	seal
77	certificates	statuslist
78	certificates	publishedstatuslist
79	certificates	signedpdf
80	edu	cohort
81	edu	cohortverifications
82	edu	program
83	edu	recipient
84	edu	enrolment
85	edu	team
86	edu	teaminvitation
87	edu	teammember
88	edu	onboarding
\.


--
-- Data for Name: django_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.django_migrations (id, app, name, applied) FROM stdin;
1	contenttypes	0001_initial	2026-11-23 05:01:52.426855+00
2	contenttypes	0002_remove_content_type_name	2026-11-23 05:01:52.430137+00
3	auth	0001_initial	2026-11-23 05:01:52.445023+00
4	auth	0002_alter_permission_name_max_length	2026-11-23 05:01:52.448381+00
5	auth	0003_alter_user_email_max_length	2026-11-23 05:01:52.451036+00
6	auth	0004_alter_user_username_opts	2026-11-23 05:01:52.453382+00
7	auth	0005_alter_user_last_login_null	2026-11-23 05:01:52.456847+00
8	auth	0006_require_contenttypes_0002	2026-11-23 05:01:52.457362+00
9	auth	0007_alter_validators_add_error_messages	2026-11-23 05:01:52.459822+00
10	auth	0008_alter_user_username_max_length	2026-11-23 05:01:52.462071+00
11	auth	0009_alter_user_last_name_max_length	2026-11-23 05:01:52.46421+00
12	auth	0010_alter_group_name_max_length	2026-11-23 05:01:52.466989+00
13	auth	0011_update_proxy_permissions	2026-11-23 05:01:52.469204+00
14	auth	0012_alter_user_first_name_max_length	2026-11-23 05:01:52.471336+00
15	accounts	0001_initial	2026-11-23 05:01:54.729479+00
16	account	0001_initial	2026-11-23 05:01:54.787099+00
17	account	0002_email_max_length	2026-11-23 05:01:54.799575+00
18	account	0003_alter_emailaddress_create_unique_verified_email	2026-11-23 05:01:54.8213+00
19	account	0004_alter_emailaddress_drop_unique_email	2026-11-23 05:01:54.837915+00
20	account	0005_emailaddress_idx_upper_email	2026-11-23 05:01:54.84974+00
21	account	0006_emailaddress_lower	2026-11-23 05:01:54.873795+00
22	account	0007_emailaddress_idx_email	2026-11-23 05:01:54.896624+00
23	account	0008_emailaddress_unique_primary_email_fixup	2026-11-23 05:01:54.925413+00
24	account	0009_emailaddress_unique_primary_email	2026-11-23 05:01:54.937046+00
25	admin	0001_initial	2026-11-23 05:01:54.96707+00
26	admin	0002_logentry_remove_auto_add	2026-11-23 05:01:54.977706+00
27	admin	0003_logentry_add_action_flag_choices	2026-11-23 05:01:54.987991+00
28	axes	0001_initial	2026-11-23 05:01:54.995516+00
29	axes	0002_auto_20151217_2044	2026-11-23 05:01:55.017054+00
30	axes	0003_auto_20160322_0929	2026-11-23 05:01:55.029039+00
31	axes	0004_auto_20181024_1538	2026-11-23 05:01:55.045232+00
32	axes	0005_remove_accessattempt_trusted	2026-11-23 05:01:55.049013+00
33	axes	0006_remove_accesslog_trusted	2026-11-23 05:01:55.052641+00
34	axes	0007_alter_accessattempt_unique_together	2026-11-23 05:01:55.08235+00
35	axes	0008_accessfailurelog	2026-11-23 05:01:55.089356+00
36	axes	0009_add_session_hash	2026-11-23 05:01:55.093768+00
37	axes	0010_accessattemptexpiration	2026-11-23 05:01:55.099579+00
38	certificates	0001_initial	2026-11-23 05:01:58.233622+00
39	edu	0001_initial	2026-11-23 05:02:01.080368+00
40	mfa	0001_initial	2026-11-23 05:02:01.130655+00
41	mfa	0002_authenticator_timestamps	2026-11-23 05:02:01.155533+00
42	mfa	0003_authenticator_type_uniq	2026-11-23 05:02:01.193036+00
43	sessions	0001_initial	2026-11-23 05:02:01.19903+00
44	webhooks	0001_initial	2026-11-23 05:02:03.202766+00
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
01a206c8-6404-7425-a87c-b300128d7949	live	2026-a	Klasa 2026 A	2026-05-26	2026-11-22	2026-11-23 05:02:05.726242+00	2026-11-23 05:02:05.726242+00	01a206c8-637a-7474-bd83-52bc2d27eb93	01a206c8-63b3-77fd-a695-1a2396ae7c4d	\N
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
01a206c8-6410-72d0-933f-309928824253	live	enrolled	1		\N	[]		2026-11-23 05:02:05.726242+00	2026-11-23 05:02:05.726242+00	1	\N	01a206c8-6404-7425-a87c-b300128d7949	01a206c8-637a-7474-bd83-52bc2d27eb93	01a206c8-63b3-77fd-a695-1a2396ae7c4d	01a206c8-63cd-7110-8cd5-7e3426ae1d1e
01a206c8-6410-72d0-933f-309ad9b3e954	live	enrolled	1		\N	[]		2026-11-23 05:02:05.726242+00	2026-11-23 05:02:05.726242+00	1	\N	01a206c8-6404-7425-a87c-b300128d7949	01a206c8-637a-7474-bd83-52bc2d27eb93	01a206c8-63b3-77fd-a695-1a2396ae7c4d	01a206c8-63d1-726c-a56b-8cfe66a1d5c0
01a206c8-6410-72d0-933f-309bbe8c3ff6	live	enrolled	1		\N	[]		2026-11-23 05:02:05.726242+00	2026-11-23 05:02:05.726242+00	1	\N	01a206c8-6404-7425-a87c-b300128d7949	01a206c8-637a-7474-bd83-52bc2d27eb93	01a206c8-63b3-77fd-a695-1a2396ae7c4d	01a206c8-63d5-75bb-9de1-11fac29886d7
01a206c8-6410-72d0-933f-309c6848133d	live	completed	1	1.7	2026-11-23	[{"code": "", "grade": "1.7", "title": "Elektrotechnik", "credits": "40"}, {"code": "", "grade": "1.3", "title": "Praktische Arbeit", "credits": "20"}]		2026-11-23 05:02:05.726242+00	2026-11-23 05:02:05.726242+00	2	01a206c8-64c6-779c-b085-10274907f125	01a206c8-6404-7425-a87c-b300128d7949	01a206c8-637a-7474-bd83-52bc2d27eb93	01a206c8-63b3-77fd-a695-1a2396ae7c4d	01a206c8-63d7-757c-b5cf-e6fd44e03092
01a206c8-6410-72d0-933f-309daa9961bd	live	completed	1	1.0	2026-11-23	[{"code": "", "grade": "1.0", "title": "Elektrotechnik", "credits": "40"}, {"code": "", "grade": "1.0", "title": "Praktische Arbeit", "credits": "20"}]		2026-11-23 05:02:05.726242+00	2026-11-23 05:02:05.726242+00	2	01a206c8-64c6-779c-b085-1029056ea619	01a206c8-6404-7425-a87c-b300128d7949	01a206c8-637a-7474-bd83-52bc2d27eb93	01a206c8-63b3-77fd-a695-1a2396ae7c4d	01a206c8-63da-72b2-b50a-303914f48987
01a206c8-6410-72d0-933f-309e9247f00c	live	completed	1	2.3	2026-11-23	[{"code": "", "grade": "2.3", "title": "Elektrotechnik", "credits": "40"}, {"code": "", "grade": "2.7", "title": "Praktische Arbeit", "credits": "20"}]		2026-11-23 05:02:05.726242+00	2026-11-23 05:02:05.726242+00	2	01a206c8-64c6-779c-b085-102bfa0ca180	01a206c8-6404-7425-a87c-b300128d7949	01a206c8-637a-7474-bd83-52bc2d27eb93	01a206c8-63b3-77fd-a695-1a2396ae7c4d	01a206c8-63dd-73ba-ba69-83f9d4950822
01a206c8-6410-72d0-933f-309ff7f31384	live	failed	1	5.0	2026-11-23	[]		2026-11-23 05:02:05.726242+00	2026-11-23 05:02:05.726242+00	2	\N	01a206c8-6404-7425-a87c-b300128d7949	01a206c8-637a-7474-bd83-52bc2d27eb93	01a206c8-63b3-77fd-a695-1a2396ae7c4d	01a206c8-63df-74f9-87bb-b8a512d9f56a
01a206c8-6410-72d0-933f-30a0d735bbfc	live	withdrawn	1		\N	[]		2026-11-23 05:02:05.726242+00	2026-11-23 05:02:05.726242+00	2	\N	01a206c8-6404-7425-a87c-b300128d7949	01a206c8-637a-7474-bd83-52bc2d27eb93	01a206c8-63b3-77fd-a695-1a2396ae7c4d	01a206c8-63e2-756b-bcea-cfdc6b494a0e
\.


--
-- Data for Name: edu_onboarding; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_onboarding (issuer_id, legal_name, country, address, website, accreditation_body, accreditation_number, contact_name, contact_email, contact_phone, state, reason, submitted_at, decided_at, sequence, decided_by_id) FROM stdin;
01a206c8-637a-7474-bd83-52bc2d27eb93	Shkolla Shembull SH.P.K.	AL	Rruga e Shkollës 1\n1001 Tiranë	https://shembull.example			Drita Shehu	drita.shehu@shembull.example		approved		2026-11-23 05:02:05.726242+00	2026-11-23 05:02:05.726242+00	2	1
\.


--
-- Data for Name: edu_program; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_program (id, code, name_de, name_en, name_fr, name_sq, description_de, description_en, description_fr, description_sq, eqf_level, credits, hours, attendance, language, learning_outcomes, alignment, validity_months, grade_scale, state, published_at, archived_at, created_at, changed_at, sequence, certificate_type_id, issuer_id, team_id) FROM stdin;
01a206c8-63b3-77fd-a695-1a2396ae7c4d	industrial-electronics	Industrieelektronik	Industrial electronics	Électronique industrielle	Elektronika industriale					4	60.00	900.00	blended	de	["Plant und prüft elektrische Anlagen nach EN 60204-1."]	[]	\N	{"max": "6", "min": "1", "kind": "numeric", "step": "0.1", "better": "lower", "passMark": "4"}	published	2026-11-23 05:02:05.726242+00	\N	2026-11-23 05:02:05.726242+00	2026-11-23 05:02:05.726242+00	2	5	01a206c8-637a-7474-bd83-52bc2d27eb93	01a206c8-63a4-75c0-8510-75d8e5762b7e
\.


--
-- Data for Name: edu_recipient; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_recipient (id, mode, external_id, given_name, family_name, printed_name, email, locale, birth_date, birth_place, attributes, search_text, created_at, changed_at, sequence, erased_at, erasure_id, issuer_id, merged_into_id) FROM stdin;
01a206c8-63cd-7110-8cd5-7e3426ae1d1e	live	S-1001	Përparim	Gashi		s-1001@example.com	sq	\N		{}	perparim gashi	2026-11-23 05:02:05.726242+00	2026-11-23 05:02:05.726242+00	1	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93	\N
01a206c8-63d1-726c-a56b-8cfe66a1d5c0	live	S-1002	Zoë	Çela-Groß		s-1002@example.com	de	\N		{}	zoe cela gross	2026-11-23 05:02:05.726242+00	2026-11-23 05:02:05.726242+00	1	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93	\N
01a206c8-63d5-75bb-9de1-11fac29886d7	live	S-1003	Élodie	Lefèvre		s-1003@example.com	fr	\N		{}	elodie lefevre	2026-11-23 05:02:05.726242+00	2026-11-23 05:02:05.726242+00	1	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93	\N
01a206c8-63d7-757c-b5cf-e6fd44e03092	live	S-1004	Jürgen	Weiß		s-1004@example.com	de	\N		{}	jurgen weiss	2026-11-23 05:02:05.726242+00	2026-11-23 05:02:05.726242+00	1	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93	\N
01a206c8-63da-72b2-b50a-303914f48987	live	S-1005	Blerta	Hoxhë		s-1005@example.com	sq	\N		{}	blerta hoxhe	2026-11-23 05:02:05.726242+00	2026-11-23 05:02:05.726242+00	1	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93	\N
01a206c8-63dd-73ba-ba69-83f9d4950822	live	S-1006	François	L’Hôpital		s-1006@example.com	fr	\N		{}	francois l hopital	2026-11-23 05:02:05.726242+00	2026-11-23 05:02:05.726242+00	1	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93	\N
01a206c8-63df-74f9-87bb-b8a512d9f56a	live	S-1007	Ëngjëll	Çaushi		s-1007@example.com	sq	\N		{}	engjell caushi	2026-11-23 05:02:05.726242+00	2026-11-23 05:02:05.726242+00	1	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93	\N
01a206c8-63e2-756b-bcea-cfdc6b494a0e	live	S-1008	Sören	Übelhör		s-1008@example.com	de	\N		{}	soren ubelhor	2026-11-23 05:02:05.726242+00	2026-11-23 05:02:05.726242+00	1	\N	\N	01a206c8-637a-7474-bd83-52bc2d27eb93	\N
\.


--
-- Data for Name: edu_team; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_team (id, name, created_at, sequence, issuer_id) FROM stdin;
01a206c8-63a4-75c0-8510-75d8e5762b7e	Elektroteknikë	2026-11-23 05:02:05.726242+00	1	01a206c8-637a-7474-bd83-52bc2d27eb93
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
01a206c8-63ab-7230-ad45-c296c6706e3e	coordinator	2026-11-23 05:02:05.726242+00	1	01a206c8-63a4-75c0-8510-75d8e5762b7e
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
01a206c8-6bd0-705e-bf6c-643d1c5030f2	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 05:02:07.829201+00	\N	2026-11-23 05:02:07.829201+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6bad-7482-9448-dd95f840a317	01a206c8-6bd0-705e-b677-c20031fc5957
01a206c8-6bde-773f-88d9-d5ed62ae51ea	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 05:02:07.839059+00	\N	2026-11-23 05:02:07.839059+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6bad-7482-9448-dd95f840a317	01a206c8-6bde-773f-97bf-1197bb8eb686
01a206c8-6be1-77c7-9966-101ead43e339	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 05:02:07.842104+00	\N	2026-11-23 05:02:07.842104+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6bad-7482-9448-dd95f840a317	01a206c8-6be1-77c7-8d96-97929228b37d
01a206c8-6be6-7511-b68a-437fb2aef769	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 05:02:07.847243+00	\N	2026-11-23 05:02:07.847243+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6bad-7482-9448-dd95f840a317	01a206c8-6be6-7511-83ab-eb0287149c90
01a206c8-6be9-76b9-b2f7-a12a4a90fcbd	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 05:02:07.850005+00	\N	2026-11-23 05:02:07.850005+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6bad-7482-9448-dd95f840a317	01a206c8-6be9-76b9-b906-a8bd461bee40
01a206c8-6bf9-7194-817d-dbc3ac05cad3	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 05:02:07.863901+00	\N	2026-11-23 05:02:07.863901+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6bad-7482-9448-dd95f840a317	01a206c8-6bf9-7194-96ec-0733e82220cb
01a206c8-6bf9-7194-a54a-73ca3d47f243	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 05:02:07.863901+00	\N	2026-11-23 05:02:07.863901+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6bad-7482-9448-dd95f840a317	01a206c8-6bf9-7194-96ec-07358ac5cdaa
01a206c8-6bf9-7194-b6ed-56c0914e2b7a	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 05:02:07.863901+00	\N	2026-11-23 05:02:07.863901+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6bad-7482-9448-dd95f840a317	01a206c8-6bf9-7194-96ec-0737d827ad82
01a206c8-6bf9-7194-b118-d1e33535cc6b	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 05:02:07.863901+00	\N	2026-11-23 05:02:07.863901+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6bad-7482-9448-dd95f840a317	01a206c8-6bf9-7194-96ec-0739c03ad3f8
01a206c8-6c6d-751f-a60b-83834d885b91	live	certificate.suspended	pending	automatic	0	0	10	2026-11-23 05:02:07.872789+00	\N	2026-11-23 05:02:07.872789+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6bad-7482-9448-dd95f840a317	01a206c8-6c6d-751f-9dd5-8634f6cc26f1
01a206c8-6c7c-76ec-aa50-2f4dcc1941ac	live	certificate.reinstated	pending	automatic	0	0	10	2026-11-23 05:02:07.993259+00	\N	2026-11-23 05:02:07.993259+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6bad-7482-9448-dd95f840a317	01a206c8-6c7c-76ec-989d-230563c5a981
01a206c8-6c86-77f4-9cf4-dd6d53da0873	live	certificate.suspended	pending	automatic	0	0	10	2026-11-23 05:02:08.002787+00	\N	2026-11-23 05:02:08.002787+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6bad-7482-9448-dd95f840a317	01a206c8-6c86-77f4-9033-f58b56a920da
01a206c8-6c8f-7230-bbbf-076a701cbb68	live	certificate.revoked	pending	automatic	0	0	10	2026-11-23 05:02:08.011134+00	\N	2026-11-23 05:02:08.011134+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6bad-7482-9448-dd95f840a317	01a206c8-6c8f-7230-98ef-021263cd6c5a
01a206c8-6c9a-722f-8d76-ac43c81b044e	live	certificate.superseded	pending	automatic	0	0	10	2026-11-23 05:02:08.020705+00	\N	2026-11-23 05:02:08.020705+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6bad-7482-9448-dd95f840a317	01a206c8-6c9a-722f-b248-f54d11bd98c7
01a206c8-6c9f-7318-83e8-13ad3ba04e83	live	certificate.issued	pending	automatic	0	0	10	2026-11-23 05:02:08.020705+00	\N	2026-11-23 05:02:08.020705+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6bad-7482-9448-dd95f840a317	01a206c8-6c9f-7318-baaf-b41919b049f0
01a206c8-6cd5-75a4-b1ab-4077f24e9428	live	certificate.erased	pending	automatic	0	0	10	2026-11-23 05:02:08.078286+00	\N	2026-11-23 05:02:08.078286+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6bad-7482-9448-dd95f840a317	01a206c8-6cd5-75a4-9b80-f58a382e3568
01a206c8-6ce7-75ef-849a-e2deee9b234b	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 05:02:08.104123+00	\N	2026-11-23 05:02:08.104123+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6ce3-75c2-9199-7e66c78dc0c0	01a206c8-6ce7-75ef-aba7-c0cc7e54523b
01a206c8-6ceb-7175-b33c-50a9cbd282aa	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 05:02:08.107462+00	\N	2026-11-23 05:02:08.107462+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6ce3-75c2-9199-7e66c78dc0c0	01a206c8-6ceb-7175-8cb8-8189798cb74f
01a206c8-6ced-76a2-8a75-7e64fc46ea60	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 05:02:08.109502+00	\N	2026-11-23 05:02:08.109502+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6ce3-75c2-9199-7e66c78dc0c0	01a206c8-6ced-76a2-af0b-3e7e49b94f14
01a206c8-6cef-7487-a5f7-fff43b1f6a44	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 05:02:08.112071+00	\N	2026-11-23 05:02:08.112071+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6ce3-75c2-9199-7e66c78dc0c0	01a206c8-6cef-7487-ac7f-18da002c3d7a
01a206c8-6cf1-72ae-a9f7-bc53e2d72b2b	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 05:02:08.113705+00	\N	2026-11-23 05:02:08.113705+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6ce3-75c2-9199-7e66c78dc0c0	01a206c8-6cf1-72ae-90e3-96a2eead5e5c
01a206c8-6cf4-77c0-801f-f329b67fa523	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 05:02:08.115888+00	\N	2026-11-23 05:02:08.115888+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6ce3-75c2-9199-7e66c78dc0c0	01a206c8-6cf4-77c0-ba10-34f5c9c6cd72
01a206c8-6cf4-77c0-8049-7d24f187381d	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 05:02:08.115888+00	\N	2026-11-23 05:02:08.115888+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6ce3-75c2-9199-7e66c78dc0c0	01a206c8-6cf4-77c0-ba10-34f72ce409ab
01a206c8-6cf4-77c0-be27-9d38e60e1e90	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 05:02:08.115888+00	\N	2026-11-23 05:02:08.115888+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6ce3-75c2-9199-7e66c78dc0c0	01a206c8-6cf4-77c0-ba10-34f9da15d019
01a206c8-6cf4-77c0-84a9-154235a3e811	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 05:02:08.115888+00	\N	2026-11-23 05:02:08.115888+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6ce3-75c2-9199-7e66c78dc0c0	01a206c8-6cf4-77c0-ba10-34fbf4c4705a
01a206c8-6cfb-77e3-bc6d-849967ea1c8d	test	certificate.suspended	pending	automatic	0	0	10	2026-11-23 05:02:08.121492+00	\N	2026-11-23 05:02:08.121492+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6ce3-75c2-9199-7e66c78dc0c0	01a206c8-6cfb-77e3-bf7f-4e9a5091a2fa
01a206c8-6d03-716c-af85-f82160074bb1	test	certificate.reinstated	pending	automatic	0	0	10	2026-11-23 05:02:08.128068+00	\N	2026-11-23 05:02:08.128068+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6ce3-75c2-9199-7e66c78dc0c0	01a206c8-6d03-716c-98c5-a0da16bb53a9
01a206c8-6d08-7124-9081-01aae5f392f4	test	certificate.suspended	pending	automatic	0	0	10	2026-11-23 05:02:08.135002+00	\N	2026-11-23 05:02:08.135002+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6ce3-75c2-9199-7e66c78dc0c0	01a206c8-6d08-7124-a8a0-4d5ce60917a9
01a206c8-6d0e-7483-b8a5-5f092a5124c0	test	certificate.revoked	pending	automatic	0	0	10	2026-11-23 05:02:08.140714+00	\N	2026-11-23 05:02:08.140714+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6ce3-75c2-9199-7e66c78dc0c0	01a206c8-6d0e-7483-905b-85f9ead3ff3c
01a206c8-6d15-73db-90b0-47b03722ddd3	test	certificate.superseded	pending	automatic	0	0	10	2026-11-23 05:02:08.146238+00	\N	2026-11-23 05:02:08.146238+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6ce3-75c2-9199-7e66c78dc0c0	01a206c8-6d15-73db-84ab-7cc00b62e4f2
01a206c8-6d18-7086-bae9-df70c68ccf22	test	certificate.issued	pending	automatic	0	0	10	2026-11-23 05:02:08.146238+00	\N	2026-11-23 05:02:08.146238+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6ce3-75c2-9199-7e66c78dc0c0	01a206c8-6d18-7086-97cb-23d41e2f7f18
01a206c8-6d39-70d5-9924-6e99ff9bba8f	test	certificate.erased	pending	automatic	0	0	10	2026-11-23 05:02:08.180857+00	\N	2026-11-23 05:02:08.180857+00	\N	\N	\N	01a206c8-631b-7240-9448-73295f603940	01a206c8-6ce3-75c2-9199-7e66c78dc0c0	01a206c8-6d39-70d5-93db-badc5793cab0
\.


--
-- Data for Name: webhooks_endpoint; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.webhooks_endpoint (id, mode, url, description, events, headers, rate_limit, state, disabled_reason, disabled_at, created_at, updated_at, sequence, secret, old_secret, old_secret_until, failures, failure_share, failing_since, last_failure_at, last_success_at, window_from, clock_from, alarm_at, parked_until, notified, allowance, allowance_at, issuer_id) FROM stdin;
01a206c8-6bad-7482-9448-dd95f840a317	live	https://192.88.98.1/hook		{certificate.*}	gAAAAABrA8jPZ2o2beuZTVckwkVn9baUospUxJ2qnX3zbp9HxCLIgDIxMDHSVw3_E_f0dULnjeyl6Q5Az46Hg5azOUqL8ktZ5A==	\N	active	\N	\N	2026-11-23 05:02:07.785697+00	2026-11-23 05:02:07.785697+00	0	gAAAAABrA8jP66gPtGu6A6ugrv2W2i0SiRW3jtE_xdJ83GOwR3TcEFSYzC2XNKMEnNqX1XiCXHbLFRC2qGPqQ-lDy4deBPW0rDZhQG9-3GQ_F_Nr9Pa59BOZLVyOw0rCHe5S7qDgVyqqb7XAAp_gSa8z8UMMNLZ49g==	\N	\N	0	0	\N	\N	\N	\N	\N	\N	\N	0	0	2026-11-23 05:02:07.789416+00	01a206c8-631b-7240-9448-73295f603940
01a206c8-6ce3-75c2-9199-7e66c78dc0c0	test	https://192.88.98.1/hook		{certificate.*}	gAAAAABrA8jQLQLhCpzuJmWP-tIv19wujiN7cbOx1bBuxlmRCWqonWGZ_AEmtgdjFkIXdPz7ao-GE3NsIfBcB_T76DEdokru3w==	\N	active	\N	\N	2026-11-23 05:02:08.097084+00	2026-11-23 05:02:08.097084+00	0	gAAAAABrA8jQuZmseh1lgYFleZYFuCw8DcRTuCDcMm-2bPciAzpCFwPlrGanE-J4ftBJ-NEJPTYUPIZByxlMAGE7k6J1xa1QLAUp_RiyVjSWuYKbKnFTcQ0NCnMxJlbWwxdI8i_MzHfFceVRozBxpU6_sjbjsYZaNQ==	\N	\N	0	0	\N	\N	\N	\N	\N	\N	\N	0	0	2026-11-23 05:02:08.099958+00	01a206c8-631b-7240-9448-73295f603940
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
01a206c8-634a-71cc-990e-7b8436503ee0	test	certificate.issued	01a206c8-634a-71cc-990e-7b83cc3d6dbe	1	2026-11-23 05:02:05.632+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3633325a222c226964223a226576745f30316d38336367727461653736396a336b766767763530667130222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38336367727461653736396a336b766766363374766479222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a2253414d504c452d3738633561633032222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38336367727461653736396a336b766766363374766479227d7d	831	01a206c8-631b-7240-9448-73295f603940
01a206c8-6351-7739-9be7-491188e6e8fc	test	certificate.issued	01a206c8-6351-7739-9be7-4910a8082484	1	2026-11-23 05:02:05.632+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3633325a222c226964223a226576745f30316d3833636772746865777773717374393236346564743777222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38336367727468657777737173743932326d3067393434222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303032222c2265787465726e616c526566223a2253414d504c452d3832646239643938222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38336367727468657777737173743932326d3067393434227d7d	831	01a206c8-631b-7240-9448-73295f603940
01a206c8-6354-7127-9927-9a90a6287bf8	test	certificate.issued	01a206c8-6354-7127-9927-9a8fc76b16c8	1	2026-11-23 05:02:05.632+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3633325a222c226964223a226576745f30316d3833636772746d65346b736a3977746a326b3267797a72222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636772746d65346b736a397774687a337070357038222c2263657274696669636174654e756d626572223a22332e312d323032352d303030303031222c2265787465726e616c526566223a2253414d504c452d3632356331346331222c22737461747573223a2265787069726564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636772746d65346b736a397774687a337070357038227d7d	831	01a206c8-631b-7240-9448-73295f603940
01a206c8-6356-7590-89ce-11e000995d82	test	certificate.issued	01a206c8-6355-7418-aca2-0d1b75b7cd6e	1	2026-11-23 05:02:05.632+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3633325a222c226964223a226576745f30316d38336367727470657038386b6b6768773030396a716332222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636772746e656763617338676433647476666b6265222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303033222c2265787465726e616c526566223a2253414d504c452d6463643762646632222c22737461747573223a226e6f745f7965745f76616c6964222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636772746e656763617338676433647476666b6265227d7d	831	01a206c8-631b-7240-9448-73295f603940
01a206c8-6359-7245-a3c4-d4ea22e5e10f	test	certificate.issued	01a206c8-6358-7070-a78d-99a1d009f0a8	1	2026-11-23 05:02:05.632+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3633325a222c226964223a226576745f30316d38336367727473653932743768366d7838686562723866222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636772747265317261663363736d3738306b773538222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a2253414d504c452d3330346165656664222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636772747265317261663363736d3738306b773538227d7d	831	01a206c8-631b-7240-9448-73295f603940
01a206c8-635d-716e-9971-55daef54beb9	test	certificate.suspended	01a206c8-6358-7070-a78d-99a1d009f0a8	2	2026-11-23 05:02:05.632748+00	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3633325a222c226964223a226576745f30316d38336367727478653571396a77616e7662716e39666e73222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636772747265317261663363736d3738306b773538222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a2253414d504c452d3330346165656664222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636772747265317261663363736d3738306b773538222c22726561736f6e223a22726563616c6c222c226f70656e486f6c6473223a317d7d	831	01a206c8-631b-7240-9448-73295f603940
01a206c8-6362-7571-a999-b3022fa6a155	test	certificate.issued	01a206c8-6361-71f1-b6da-3ff98cb1e619	1	2026-11-23 05:02:05.632+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3633325a222c226964223a226576745f30316d38336367727632656e72746b36646b303871746438616e222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38336367727631653772766470687a7a36366233736773222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a2253414d504c452d6432373239626437222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38336367727631653772766470687a7a36366233736773227d7d	831	01a206c8-631b-7240-9448-73295f603940
01a206c8-6367-7643-b612-0935cab113e5	test	certificate.revoked	01a206c8-6361-71f1-b6da-3ff98cb1e619	2	2026-11-23 05:02:05.632748+00	\\x7b2274797065223a2263657274696669636174652e7265766f6b6564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3633325a222c226964223a226576745f30316d3833636772763765733176633467393671356232347a35222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38336367727631653772766470687a7a36366233736773222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a2253414d504c452d6432373239626437222c22737461747573223a227265766f6b6564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38336367727631653772766470687a7a36366233736773222c22726561736f6e223a22646174615f6572726f72227d7d	831	01a206c8-631b-7240-9448-73295f603940
01a206c8-636b-7737-9dbe-807d8ab3a26c	test	certificate.issued	01a206c8-636a-71b7-9048-209680bd7d13	1	2026-11-23 05:02:05.632+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3633325a222c226964223a226576745f30316d383363677276626577767376666d306670356237386b63222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636772766165367673306a31306a743062747a386b222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303036222c2265787465726e616c526566223a2253414d504c452d6163613332666262222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636772766165367673306a31306a743062747a386b227d7d	831	01a206c8-631b-7240-9448-73295f603940
01a206c8-6372-70f5-b192-c81711d370dc	test	certificate.superseded	01a206c8-636a-71b7-9048-209680bd7d13	2	2026-11-23 05:02:05.632748+00	\\x7b2274797065223a2263657274696669636174652e73757065727365646564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3633325a222c226964223a226576745f30316d3833636772766a65337476333470383277387836773677222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636772766165367673306a31306a743062747a386b222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303036222c2265787465726e616c526566223a2253414d504c452d6163613332666262222c22737461747573223a2273757065727365646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636772766165367673306a31306a743062747a386b222c22726561736f6e223a227265706c61636564222c22737570657273656465644279223a22636572745f30316d3833636772766765676638673033366b6a617332763179227d7d	831	01a206c8-631b-7240-9448-73295f603940
01a206c8-6376-7194-b891-7c1341692439	test	certificate.issued	01a206c8-6370-741e-8800-669c95916c3e	1	2026-11-23 05:02:05.632+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3633325a222c226964223a226576745f30316d383363677276706536616268346277326430706a393173222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636772766765676638673033366b6a617332763179222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303037222c2265787465726e616c526566223a2253414d504c452d3361396130313366222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636772766765676638673033366b6a617332763179227d7d	831	01a206c8-631b-7240-9448-73295f603940
01a206c8-63ad-73e0-a172-417639a72506	live	team.member_added	01a206c8-63a4-75c0-8510-75d8e5762b7e	1	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a227465616d2e6d656d6265725f6164646564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d383363677278646566676132776a316572777465393836222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b227465616d4964223a227465616d5f30316d38336367727834657130386134336e76336a7163617679222c226d656d6265724964223a226d656d5f30316d3833636772786265387261746865326a76333730766879222c22726f6c65223a22636f6f7264696e61746f72227d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63cf-72d4-b64b-617ffbd358b7	live	recipient.created	01a206c8-63cd-7110-8cd5-7e3426ae1d1e	1	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d3833636772796665626162636a7631667a787836703571222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d3833636772796465343838736e627936676b6177373879222c2265787465726e616c4964223a22532d31303031227d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63d3-77ad-b239-8758d7f77b9c	live	recipient.created	01a206c8-63d1-726c-a56b-8cfe66a1d5c0	1	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d3833636772796b65797076346563376233627a65797777222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d3833636772796865397061617477637a736b61336e6530222c2265787465726e616c4964223a22532d31303032227d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63d6-74f1-a7df-d504525900ff	live	recipient.created	01a206c8-63d5-75bb-9de1-11fac29886d7	1	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d38336367727970656b72746671796e306839356a30377a222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d3833636772796e65707873767238687a62313968317071222c2265787465726e616c4964223a22532d31303033227d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63d8-7711-8238-e858a25ab82f	live	recipient.created	01a206c8-63d7-757c-b5cf-e6fd44e03092	1	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d383363677279726577387234653738623268356e653166222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d38336367727971656e7962626b7a367a6e32653063346a222c2265787465726e616c4964223a22532d31303034227d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63db-7565-a8c8-c6cf72412329	live	recipient.created	01a206c8-63da-72b2-b50a-303914f48987	1	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d38336367727976656e6a74686a36367378733432387339222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d3833636772797465617362613268673734616639326337222c2265787465726e616c4964223a22532d31303035227d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63de-77b1-8dc3-b6c260543860	live	recipient.created	01a206c8-63dd-73ba-ba69-83f9d4950822	1	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d3833636772797965797272766778707239673538653330222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d38336367727978656578626d7463337a37613961323132222c2265787465726e616c4964223a22532d31303036227d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63e0-73c3-85ad-0f4229303230	live	recipient.created	01a206c8-63df-74f9-87bb-b8a512d9f56a	1	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d38336367727a30656631726262386638386d6b30636867222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d3833636772797a656b7772666578726d6d39646b786261222c2265787465726e616c4964223a22532d31303037227d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63e3-763b-8e4a-8a1e740553a3	live	recipient.created	01a206c8-63e2-756b-bcea-cfdc6b494a0e	1	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d38336367727a3365727872776a6d6133737430616d7833222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d38336367727a32656e6e767374706676686e6d6a6a6765222c2265787465726e616c4964223a22532d31303038227d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63f3-7276-bf52-b5d2361f8144	live	onboarding.submitted	01a206c8-637a-7474-bd83-52bc2d27eb93	1	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a226f6e626f617264696e672e7375626d6974746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d38336367727a6b65397662796d6e6e743876317a306134222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b226973737565724964223a226973735f30316d38336367727674656874627630746a7167706a6674776b222c227374617465223a227375626d6974746564227d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-63fa-7735-9b37-c50d597817e1	live	onboarding.approved	01a206c8-637a-7474-bd83-52bc2d27eb93	2	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a226f6e626f617264696e672e617070726f766564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d38336367727a746577747370647935316e637167357a31222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b226973737565724964223a226973735f30316d38336367727674656874627630746a7167706a6674776b222c227374617465223a22617070726f766564227d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-6400-77fe-bae1-c61be34d5b3a	live	program.published	01a206c8-63b3-77fd-a695-1a2396ae7c4d	2	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a2270726f6772616d2e7075626c6973686564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d38336367733030657a7a626e7265363366686d74707374222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2270726f6772616d4964223a2270726f675f30316d3833636772786b657a79746435387434656261777a3264222c22636f6465223a22696e647573747269616c2d656c656374726f6e696373222c227374617465223a227075626c6973686564227d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-6413-77a5-a02e-623dc6694efd	live	enrolment.created	01a206c8-6410-72d0-933f-309928824253	1	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d3833636773306b65796a7430626b32377133366a6b7178222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833636773306765623839366673676b346d3834676a6b222c2270726f6772616d4964223a2270726f675f30316d3833636772786b657a79746435387434656261777a3264222c22636f686f72744964223a22636f685f30316d3833636773303465676a74677a356b3030393874796139222c22726563697069656e744964223a227263705f30316d3833636772796465343838736e627936676b6177373879222c2265787465726e616c4964223a22532d31303031222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-6413-77a5-a02e-623eefca963b	live	enrolment.created	01a206c8-6410-72d0-933f-309ad9b3e954	1	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d3833636773306b65796a7430626b32377671776e356876222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833636773306765623839366673676b6263763774616d222c2270726f6772616d4964223a2270726f675f30316d3833636772786b657a79746435387434656261777a3264222c22636f686f72744964223a22636f685f30316d3833636773303465676a74677a356b3030393874796139222c22726563697069656e744964223a227263705f30316d3833636772796865397061617477637a736b61336e6530222c2265787465726e616c4964223a22532d31303032222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-6413-77a5-a02e-623f7bf2e38e	live	enrolment.created	01a206c8-6410-72d0-933f-309bbe8c3ff6	1	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d3833636773306b65796a7430626b323778787a35727765222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833636773306765623839366673676b657a3872667a70222c2270726f6772616d4964223a2270726f675f30316d3833636772786b657a79746435387434656261777a3264222c22636f686f72744964223a22636f685f30316d3833636773303465676a74677a356b3030393874796139222c22726563697069656e744964223a227263705f30316d3833636772796e65707873767238687a62313968317071222c2265787465726e616c4964223a22532d31303033222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-6413-77a5-a02e-62404877a0b9	live	enrolment.created	01a206c8-6410-72d0-933f-309c6848133d	1	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d3833636773306b65796a7430626b323831343766383573222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833636773306765623839366673676b686d3467347378222c2270726f6772616d4964223a2270726f675f30316d3833636772786b657a79746435387434656261777a3264222c22636f686f72744964223a22636f685f30316d3833636773303465676a74677a356b3030393874796139222c22726563697069656e744964223a227263705f30316d38336367727971656e7962626b7a367a6e32653063346a222c2265787465726e616c4964223a22532d31303034222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-6413-77a5-a02e-6241450f26fd	live	enrolment.created	01a206c8-6410-72d0-933f-309daa9961bd	1	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d3833636773306b65796a7430626b323835326779397178222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833636773306765623839366673676b706e396a726478222c2270726f6772616d4964223a2270726f675f30316d3833636772786b657a79746435387434656261777a3264222c22636f686f72744964223a22636f685f30316d3833636773303465676a74677a356b3030393874796139222c22726563697069656e744964223a227263705f30316d3833636772797465617362613268673734616639326337222c2265787465726e616c4964223a22532d31303035222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-6413-77a5-a02e-62428842e00f	live	enrolment.created	01a206c8-6410-72d0-933f-309e9247f00c	1	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d3833636773306b65796a7430626b323861343435723066222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833636773306765623839366673676b74393466773063222c2270726f6772616d4964223a2270726f675f30316d3833636772786b657a79746435387434656261777a3264222c22636f686f72744964223a22636f685f30316d3833636773303465676a74677a356b3030393874796139222c22726563697069656e744964223a227263705f30316d38336367727978656578626d7463337a37613961323132222c2265787465726e616c4964223a22532d31303036222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-6413-77a5-a02e-62431c1232df	live	enrolment.created	01a206c8-6410-72d0-933f-309ff7f31384	1	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d3833636773306b65796a7430626b32386365313463707a222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833636773306765623839366673676b7a767a36347734222c2270726f6772616d4964223a2270726f675f30316d3833636772786b657a79746435387434656261777a3264222c22636f686f72744964223a22636f685f30316d3833636773303465676a74677a356b3030393874796139222c22726563697069656e744964223a227263705f30316d3833636772797a656b7772666578726d6d39646b786261222c2265787465726e616c4964223a22532d31303037222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-6413-77a5-a02e-62447c5fc7f3	live	enrolment.created	01a206c8-6410-72d0-933f-30a0d735bbfc	1	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d3833636773306b65796a7430626b32386879357a687a6b222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833636773306765623839366673676d33626b62657a77222c2270726f6772616d4964223a2270726f675f30316d3833636772786b657a79746435387434656261777a3264222c22636f686f72744964223a22636f685f30316d3833636773303465676a74677a356b3030393874796139222c22726563697069656e744964223a227263705f30316d38336367727a32656e6e767374706676686e6d6a6a6765222c2265787465726e616c4964223a22532d31303038222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-64c6-779c-b085-10280f133482	live	certificate.issued	01a206c8-64c6-779c-b085-10274907f125	1	2026-11-23 05:02:05.726+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d3833636773363665796562313138673530376836643432222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636773363665796562313138673478346766773935222c2263657274696669636174654e756d626572223a224449502d323032362d3030303031222c2265787465726e616c526566223a22656e725f30316d3833636773306765623839366673676b686d3467347378222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f64652f7665726966792f636572745f30316d3833636773363665796562313138673478346766773935227d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-64c6-779c-b085-102a23dfbdaa	live	certificate.issued	01a206c8-64c6-779c-b085-1029056ea619	1	2026-11-23 05:02:05.726+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d383363677336366579656231313867353868787a666461222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636773363665796562313138673534327078396773222c2263657274696669636174654e756d626572223a224449502d323032362d3030303032222c2265787465726e616c526566223a22656e725f30316d3833636773306765623839366673676b706e396a726478222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f73712f7665726966792f636572745f30316d3833636773363665796562313138673534327078396773227d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-64c6-779c-b085-102cf0da99b4	live	certificate.issued	01a206c8-64c6-779c-b085-102bfa0ca180	1	2026-11-23 05:02:05.726+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d383363677336366579656231313867356b72646e36646d222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636773363665796562313138673566783073386330222c2263657274696669636174654e756d626572223a224449502d323032362d3030303033222c2265787465726e616c526566223a22656e725f30316d3833636773306765623839366673676b74393466773063222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f66722f7665726966792f636572745f30316d3833636773363665796562313138673566783073386330227d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-6bf9-7194-96ec-0737d827ad82	live	certificate.issued	01a206c8-6bf9-7194-96ec-073609b313f0	1	2026-11-23 05:02:07.785+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30372e3738355a222c226964223a226576745f30316d38336367747a736536613964763037367a633266626332222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38336367747a7365366139647630373672347636347a67222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303038222c2265787465726e616c526566223a224f524445522d37222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38336367747a7365366139647630373672347636347a67227d7d	931	01a206c8-631b-7240-9448-73295f603940
01a206c8-64d2-74ff-8691-a2a480cedf0f	live	enrolment.completed	01a206c8-6410-72d0-933f-309c6848133d	2	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a22656e726f6c6d656e742e636f6d706c65746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d3833636773366a656b7a72643464326d6a306378717266222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833636773306765623839366673676b686d3467347378222c2270726f6772616d4964223a2270726f675f30316d3833636772786b657a79746435387434656261777a3264222c22636f686f72744964223a22636f685f30316d3833636773303465676a74677a356b3030393874796139222c22726563697069656e744964223a227263705f30316d38336367727971656e7962626b7a367a6e32653063346a222c2265787465726e616c4964223a22532d31303034222c22737461747573223a22636f6d706c65746564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3233222c2263657274696669636174654964223a22636572745f30316d3833636773363665796562313138673478346766773935227d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-64d2-74ff-8691-a2a54fc31a93	live	enrolment.completed	01a206c8-6410-72d0-933f-309daa9961bd	2	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a22656e726f6c6d656e742e636f6d706c65746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d3833636773366a656b7a72643464326d6e377736366d6b222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833636773306765623839366673676b706e396a726478222c2270726f6772616d4964223a2270726f675f30316d3833636772786b657a79746435387434656261777a3264222c22636f686f72744964223a22636f685f30316d3833636773303465676a74677a356b3030393874796139222c22726563697069656e744964223a227263705f30316d3833636772797465617362613268673734616639326337222c2265787465726e616c4964223a22532d31303035222c22737461747573223a22636f6d706c65746564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3233222c2263657274696669636174654964223a22636572745f30316d3833636773363665796562313138673534327078396773227d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-64d2-74ff-8691-a2a6cca271d2	live	enrolment.completed	01a206c8-6410-72d0-933f-309e9247f00c	2	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a22656e726f6c6d656e742e636f6d706c65746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d3833636773366a656b7a72643464326d7636613477656a222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833636773306765623839366673676b74393466773063222c2270726f6772616d4964223a2270726f675f30316d3833636772786b657a79746435387434656261777a3264222c22636f686f72744964223a22636f685f30316d3833636773303465676a74677a356b3030393874796139222c22726563697069656e744964223a227263705f30316d38336367727978656578626d7463337a37613961323132222c2265787465726e616c4964223a22532d31303036222c22737461747573223a22636f6d706c65746564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3233222c2263657274696669636174654964223a22636572745f30316d3833636773363665796562313138673566783073386330227d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-64da-7737-9dfb-9454ff943576	live	enrolment.failed	01a206c8-6410-72d0-933f-309ff7f31384	2	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a22656e726f6c6d656e742e6661696c6564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d38336367733674657776737679776d616b7a7338646270222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833636773306765623839366673676b7a767a36347734222c2270726f6772616d4964223a2270726f675f30316d3833636772786b657a79746435387434656261777a3264222c22636f686f72744964223a22636f685f30316d3833636773303465676a74677a356b3030393874796139222c22726563697069656e744964223a227263705f30316d3833636772797a656b7772666578726d6d39646b786261222c2265787465726e616c4964223a22532d31303037222c22737461747573223a226661696c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3233222c2263657274696669636174654964223a6e756c6c7d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-64e0-753c-8e45-c0ed6568c94c	live	enrolment.withdrawn	01a206c8-6410-72d0-933f-30a0d735bbfc	2	2026-11-23 05:02:05.726242+00	\\x7b2274797065223a22656e726f6c6d656e742e77697468647261776e222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30352e3732365a222c226964223a226576745f30316d38336367733730656d793877686530786e6a70686a6163222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3833636773306765623839366673676d33626b62657a77222c2270726f6772616d4964223a2270726f675f30316d3833636772786b657a79746435387434656261777a3264222c22636f686f72744964223a22636f685f30316d3833636773303465676a74677a356b3030393874796139222c22726563697069656e744964223a227263705f30316d38336367727a32656e6e767374706676686e6d6a6a6765222c2265787465726e616c4964223a22532d31303038222c22737461747573223a2277697468647261776e222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-6503-71e7-87d6-439f9bb259bd	live	api_key.created	01a206c8-64fe-707e-8174-d6994305b689	1	2026-11-23 05:02:06.075934+00	\\x7b2274797065223a226170695f6b65792e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30362e3037355a222c226964223a226576745f30316d3833636773383365376b72666e6a336b79647634706478222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b226170694b65794964223a226b65795f30316d3833636773377965317a38327836706b35316762646d39222c226c617374466f7572223a225a6a4f75222c2273636f706573223a5b226163636f756e743a6d616e616765222c226163636f756e743a72656164222c226365727469666963617465733a6973737565222c226365727469666963617465733a6d616e616765222c226365727469666963617465733a72656164222c226365727469666963617465733a72656c65617365222c226365727469666963617465733a7479706573222c226564753a6973737565222c226564753a6d616e616765222c226564753a72656164222c226b6579733a6d616e616765222c22707269766163793a6d616e616765222c227369676e696e673a6d616e616765222c22776562686f6f6b733a6d616e616765222c22776562686f6f6b733a72656164225d2c22657870697265734174223a6e756c6c7d7d	908	01a206c8-631b-7240-9448-73295f603940
01a206c8-650a-7179-9937-e3942f6abcc9	test	api_key.created	01a206c8-6507-7394-a11e-fe5f7c16e6ac	1	2026-11-23 05:02:06.085947+00	\\x7b2274797065223a226170695f6b65792e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30362e3038355a222c226964223a226576745f30316d38336367733861653577736a647a336a6771706e663639222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b226170694b65794964223a226b65795f30316d3833636773383765656161323771796278793164736e63222c226c617374466f7572223a22324d644e222c2273636f706573223a5b226163636f756e743a6d616e616765222c226163636f756e743a72656164222c226365727469666963617465733a6973737565222c226365727469666963617465733a6d616e616765222c226365727469666963617465733a72656164222c226365727469666963617465733a72656c65617365222c226365727469666963617465733a7479706573222c226564753a6973737565222c226564753a6d616e616765222c226564753a72656164222c226b6579733a6d616e616765222c22707269766163793a6d616e616765222c227369676e696e673a6d616e616765222c22776562686f6f6b733a6d616e616765222c22776562686f6f6b733a72656164225d2c22657870697265734174223a6e756c6c7d7d	909	01a206c8-631b-7240-9448-73295f603940
01a206c8-6510-739e-bf25-070469a975a6	live	api_key.created	01a206c8-650d-7165-99cb-91f3815d57b4	1	2026-11-23 05:02:06.092529+00	\\x7b2274797065223a226170695f6b65792e63726561746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30362e3039325a222c226964223a226576745f30316d38336367733867656566627939383730686d746a786436222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b226170694b65794964223a226b65795f30316d3833636773386465356a736b6a77687965306e746e786d222c226c617374466f7572223a22424d4f34222c2273636f706573223a5b226163636f756e743a6d616e616765222c226163636f756e743a72656164222c226365727469666963617465733a6973737565222c226365727469666963617465733a6d616e616765222c226365727469666963617465733a72656164222c226365727469666963617465733a72656c65617365222c226365727469666963617465733a7479706573222c226564753a6973737565222c226564753a6d616e616765222c226564753a72656164222c226b6579733a6d616e616765222c22707269766163793a6d616e616765222c227369676e696e673a6d616e616765222c22776562686f6f6b733a6d616e616765222c22776562686f6f6b733a72656164225d2c22657870697265734174223a6e756c6c7d7d	910	01a206c8-637a-7474-bd83-52bc2d27eb93
01a206c8-6bd0-705e-b677-c20031fc5957	live	certificate.issued	01a206c8-6bcf-72b3-a252-4efe0361d842	1	2026-11-23 05:02:07.785+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30372e3738355a222c226964223a226576745f30316d3833636774796765316662637879323030727a72706171222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636774796665617374346d6a657a72317033703232222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636774796665617374346d6a657a72317033703232227d7d	913	01a206c8-631b-7240-9448-73295f603940
01a206c8-6bde-773f-97bf-1197bb8eb686	live	certificate.issued	01a206c8-6bde-773f-97bf-119665f61c05	1	2026-11-23 05:02:07.785+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30372e3738355a222c226964223a226576745f30316d3833636774797965777a73666672686a79787278646d36222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636774797965777a73666672686a736a7a63373035222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303032222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636774797965777a73666672686a736a7a63373035227d7d	917	01a206c8-631b-7240-9448-73295f603940
01a206c8-6be1-77c7-8d96-97929228b37d	live	certificate.issued	01a206c8-6be1-77c7-8d96-9791518b3c00	1	2026-11-23 05:02:07.785+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30372e3738355a222c226964223a226576745f30316d38336367747a31657a337276356d716a61393268637678222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38336367747a31657a337276356d716a35387270663030222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303033222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38336367747a31657a337276356d716a35387270663030227d7d	920	01a206c8-631b-7240-9448-73295f603940
01a206c8-6be6-7511-83ab-eb0287149c90	live	certificate.issued	01a206c8-6be6-7511-83ab-eb013fbed442	1	2026-11-23 05:02:07.785+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30372e3738355a222c226964223a226576745f30316d38336367747a36656d387237617a623061336839373467222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38336367747a36656d387237617a6230347a76786e3232222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38336367747a36656d387237617a6230347a76786e3232227d7d	924	01a206c8-631b-7240-9448-73295f603940
01a206c8-6bf9-7194-96ec-0733e82220cb	live	certificate.issued	01a206c8-6bf9-7194-96ec-073214389107	1	2026-11-23 05:02:07.785+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30372e3738355a222c226964223a226576745f30316d38336367747a73653661396476303736666d3234383662222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38336367747a7365366139647630373638613368343837222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303036222c2265787465726e616c526566223a224f524445522d35222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38336367747a7365366139647630373638613368343837227d7d	931	01a206c8-631b-7240-9448-73295f603940
01a206c8-6bf9-7194-96ec-07358ac5cdaa	live	certificate.issued	01a206c8-6bf9-7194-96ec-0734b6b4d57f	1	2026-11-23 05:02:07.785+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30372e3738355a222c226964223a226576745f30316d38336367747a73653661396476303736703563626b6461222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38336367747a736536613964763037366a7662396e627a222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303037222c2265787465726e616c526566223a224f524445522d36222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38336367747a736536613964763037366a7662396e627a227d7d	931	01a206c8-631b-7240-9448-73295f603940
01a206c8-6bf9-7194-96ec-0739c03ad3f8	live	certificate.issued	01a206c8-6bf9-7194-96ec-0738fce80a40	1	2026-11-23 05:02:07.785+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30372e3738355a222c226964223a226576745f30316d38336367747a736536613964763037373730336e6d7a72222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38336367747a7365366139647630373733796567326a30222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303039222c2265787465726e616c526566223a224f524445522d38222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38336367747a7365366139647630373733796567326a30227d7d	931	01a206c8-631b-7240-9448-73295f603940
01a206c8-6c6d-751f-9dd5-8634f6cc26f1	live	certificate.suspended	01a206c8-6bcf-72b3-a252-4efe0361d842	2	2026-11-23 05:02:07.785697+00	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30372e3738355a222c226964223a226576745f30316d38336367763364656d6673766e6336366b766372397168222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636774796665617374346d6a657a72317033703232222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636774796665617374346d6a657a72317033703232222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	934	01a206c8-631b-7240-9448-73295f603940
01a206c8-6c7c-76ec-989d-230563c5a981	live	certificate.reinstated	01a206c8-6bcf-72b3-a252-4efe0361d842	3	2026-11-23 05:02:07.785697+00	\\x7b2274797065223a2263657274696669636174652e7265696e737461746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30372e3738355a222c226964223a226576745f30316d383363677633776576703968373933306e687762616331222c2273657175656e6365223a332c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636774796665617374346d6a657a72317033703232222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636774796665617374346d6a657a72317033703232222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a307d7d	935	01a206c8-631b-7240-9448-73295f603940
01a206c8-6c86-77f4-9033-f58b56a920da	live	certificate.suspended	01a206c8-6bde-773f-97bf-119665f61c05	2	2026-11-23 05:02:07.785697+00	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30372e3738355a222c226964223a226576745f30316d38336367763436657a743930637a6e686462616a383674222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636774797965777a73666672686a736a7a63373035222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303032222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636774797965777a73666672686a736a7a63373035222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	936	01a206c8-631b-7240-9448-73295f603940
01a206c8-6c8f-7230-98ef-021263cd6c5a	live	certificate.revoked	01a206c8-6be1-77c7-8d96-9791518b3c00	2	2026-11-23 05:02:07.785697+00	\\x7b2274797065223a2263657274696669636174652e7265766f6b6564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30372e3738355a222c226964223a226576745f30316d3833636776346665387239687672323239687774763274222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38336367747a31657a337276356d716a35387270663030222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303033222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a227265766f6b6564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38336367747a31657a337276356d716a35387270663030222c22726561736f6e223a22646174615f6572726f72227d7d	937	01a206c8-631b-7240-9448-73295f603940
01a206c8-6c9a-722f-b248-f54d11bd98c7	live	certificate.superseded	01a206c8-6be6-7511-83ab-eb013fbed442	2	2026-11-23 05:02:07.785697+00	\\x7b2274797065223a2263657274696669636174652e73757065727365646564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30372e3738355a222c226964223a226576745f30316d3833636776347465387176346a376e396d387676363637222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38336367747a36656d387237617a6230347a76786e3232222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a2273757065727365646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38336367747a36656d387237617a6230347a76786e3232222c22726561736f6e223a22646174615f6572726f72222c22737570657273656465644279223a22636572745f30316d3833636776347365396a746d346e7164396d686e717a66227d7d	938	01a206c8-631b-7240-9448-73295f603940
01a206c8-6c9f-7318-baaf-b41919b049f0	live	certificate.issued	01a206c8-6c99-7265-aa12-b76a691adfef	1	2026-11-23 05:02:07.785+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30372e3738355a222c226964223a226576745f30316d3833636776347a656363626e62786d33346376306a6667222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636776347365396a746d346e7164396d686e717a66222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303130222c2265787465726e616c526566223a224f524445522d39222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636776347365396a746d346e7164396d686e717a66227d7d	938	01a206c8-631b-7240-9448-73295f603940
01a206c8-6cd5-75a4-9b80-f58a382e3568	live	certificate.erased	01a206c8-6be9-76b9-b906-a8bc93386311	2	2026-12-01 05:02:07.785697+00	\\x7b2274797065223a2263657274696669636174652e657261736564222c2274696d657374616d70223a22323032362d31322d30315430353a30323a30372e3738355a222c226964223a226576745f30316d3833636776366e65706a397130376e6838773277646238222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38336367747a39657477766a316e38716a396b67727268222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38336367747a39657477766a316e38716a396b67727268227d7d	943	01a206c8-631b-7240-9448-73295f603940
01a206c8-6be9-76b9-b906-a8bd461bee40	live	certificate.issued	01a206c8-6be9-76b9-b906-a8bc93386311	1	2026-11-23 05:02:07.785+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30372e3738355a222c226964223a226576745f30316d38336367747a39657477766a316e38716e333171766a30222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38336367747a39657477766a316e38716a396b67727268222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38336367747a39657477766a316e38716a396b67727268227d7d	927	01a206c8-631b-7240-9448-73295f603940
01a206c8-6ce7-75ef-aba7-c0cc7e54523b	test	certificate.issued	01a206c8-6ce6-7489-8d2b-58b93d9888ec	1	2026-11-23 05:02:08.097+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30382e3039375a222c226964223a226576745f30316d38336367763737657171747139793073687a35386d6876222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38336367763736656a3472746174727134797368323763222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303038222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38336367763736656a3472746174727134797368323763227d7d	946	01a206c8-631b-7240-9448-73295f603940
01a206c8-6ceb-7175-8cb8-8189798cb74f	test	certificate.issued	01a206c8-6cea-7169-a584-dbaf564a20b5	1	2026-11-23 05:02:08.097+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30382e3039375a222c226964223a226576745f30316d3833636776376265357472736534316835777273647466222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636776376165356d74623136766e7862346d38356e222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303039222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636776376165356d74623136766e7862346d38356e227d7d	948	01a206c8-631b-7240-9448-73295f603940
01a206c8-6ced-76a2-af0b-3e7e49b94f14	test	certificate.issued	01a206c8-6ced-76a2-af0b-3e7dc8c6af09	1	2026-11-23 05:02:08.097+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30382e3039375a222c226964223a226576745f30316d383363677637646574686179327379667334766a6b726d222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636776376465746861793273796671346364627239222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303130222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636776376465746861793273796671346364627239227d7d	949	01a206c8-631b-7240-9448-73295f603940
01a206c8-6cef-7487-ac7f-18da002c3d7a	test	certificate.issued	01a206c8-6cef-7487-ac7f-18d9eab83675	1	2026-11-23 05:02:08.097+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30382e3039375a222c226964223a226576745f30316d38336367763766656a3374727a72727638303272666274222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38336367763766656a3374727a727276376e6267646b6e222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303131222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38336367763766656a3374727a727276376e6267646b6e227d7d	951	01a206c8-631b-7240-9448-73295f603940
01a206c8-6cf4-77c0-ba10-34f5c9c6cd72	test	certificate.issued	01a206c8-6cf4-77c0-ba10-34f43c89d9fc	1	2026-11-23 05:02:08.097+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30382e3039375a222c226964223a226576745f30316d3833636776376d657a30626d34316d79713477646b626a222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636776376d657a30626d34316d796779386b706677222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303133222c2265787465726e616c526566223a224f524445522d35222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636776376d657a30626d34316d796779386b706677227d7d	954	01a206c8-631b-7240-9448-73295f603940
01a206c8-6cf4-77c0-ba10-34f72ce409ab	test	certificate.issued	01a206c8-6cf4-77c0-ba10-34f664e61ebf	1	2026-11-23 05:02:08.097+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30382e3039375a222c226964223a226576745f30316d3833636776376d657a30626d34316d7977706538326462222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636776376d657a30626d34316d79736a6563376e7a222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303134222c2265787465726e616c526566223a224f524445522d36222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636776376d657a30626d34316d79736a6563376e7a227d7d	954	01a206c8-631b-7240-9448-73295f603940
01a206c8-6cf4-77c0-ba10-34f9da15d019	test	certificate.issued	01a206c8-6cf4-77c0-ba10-34f83eecfa87	1	2026-11-23 05:02:08.097+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30382e3039375a222c226964223a226576745f30316d3833636776376d657a30626d34316d7a376431626d3073222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636776376d657a30626d34316d7a307a6573796d37222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303135222c2265787465726e616c526566223a224f524445522d37222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636776376d657a30626d34316d7a307a6573796d37227d7d	954	01a206c8-631b-7240-9448-73295f603940
01a206c8-6cf4-77c0-ba10-34fbf4c4705a	test	certificate.issued	01a206c8-6cf4-77c0-ba10-34fa6f106760	1	2026-11-23 05:02:08.097+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30382e3039375a222c226964223a226576745f30316d3833636776376d657a30626d34316d7a66746338773274222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636776376d657a30626d34316d7a39716830737630222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303136222c2265787465726e616c526566223a224f524445522d38222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636776376d657a30626d34316d7a39716830737630227d7d	954	01a206c8-631b-7240-9448-73295f603940
01a206c8-6cfb-77e3-bf7f-4e9a5091a2fa	test	certificate.suspended	01a206c8-6ce6-7489-8d2b-58b93d9888ec	2	2026-11-23 05:02:08.097084+00	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30382e3039375a222c226964223a226576745f30316d38336367763776657a6876797a74656b39383933387174222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38336367763736656a3472746174727134797368323763222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303038222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38336367763736656a3472746174727134797368323763222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	955	01a206c8-631b-7240-9448-73295f603940
01a206c8-6d03-716c-98c5-a0da16bb53a9	test	certificate.reinstated	01a206c8-6ce6-7489-8d2b-58b93d9888ec	3	2026-11-23 05:02:08.097084+00	\\x7b2274797065223a2263657274696669636174652e7265696e737461746564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30382e3039375a222c226964223a226576745f30316d38336367763833653570396868643076386262706d7839222c2273657175656e6365223a332c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38336367763736656a3472746174727134797368323763222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303038222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38336367763736656a3472746174727134797368323763222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a307d7d	956	01a206c8-631b-7240-9448-73295f603940
01a206c8-6d08-7124-a8a0-4d5ce60917a9	test	certificate.suspended	01a206c8-6cea-7169-a584-dbaf564a20b5	2	2026-11-23 05:02:08.097084+00	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30382e3039375a222c226964223a226576745f30316d3833636776383865346a6168383264626b6b306a357839222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636776376165356d74623136766e7862346d38356e222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303039222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636776376165356d74623136766e7862346d38356e222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	957	01a206c8-631b-7240-9448-73295f603940
01a206c8-6d0e-7483-905b-85f9ead3ff3c	test	certificate.revoked	01a206c8-6ced-76a2-af0b-3e7dc8c6af09	2	2026-11-23 05:02:08.097084+00	\\x7b2274797065223a2263657274696669636174652e7265766f6b6564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30382e3039375a222c226964223a226576745f30316d38336367763865656a3173307077357a376e64377a7377222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636776376465746861793273796671346364627239222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303130222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a227265766f6b6564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636776376465746861793273796671346364627239222c22726561736f6e223a22646174615f6572726f72227d7d	958	01a206c8-631b-7240-9448-73295f603940
01a206c8-6d15-73db-84ab-7cc00b62e4f2	test	certificate.superseded	01a206c8-6cef-7487-ac7f-18d9eab83675	2	2026-11-23 05:02:08.097084+00	\\x7b2274797065223a2263657274696669636174652e73757065727365646564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30382e3039375a222c226964223a226576745f30316d3833636776386e6566647239617677723035703573376a222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38336367763766656a3374727a727276376e6267646b6e222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303131222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a2273757065727365646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38336367763766656a3374727a727276376e6267646b6e222c22726561736f6e223a22646174615f6572726f72222c22737570657273656465644279223a22636572745f30316d3833636776386d65317874766471643261616d7737706d227d7d	959	01a206c8-631b-7240-9448-73295f603940
01a206c8-6d18-7086-97cb-23d41e2f7f18	test	certificate.issued	01a206c8-6d14-707b-adb6-ed12954e1ed4	1	2026-11-23 05:02:08.097+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30382e3039375a222c226964223a226576745f30316d3833636776387265323339666a733374676632797a7272222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636776386d65317874766471643261616d7737706d222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303137222c2265787465726e616c526566223a224f524445522d39222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636776386d65317874766471643261616d7737706d227d7d	959	01a206c8-631b-7240-9448-73295f603940
01a206c8-6d39-70d5-93db-badc5793cab0	test	certificate.erased	01a206c8-6cf1-72ae-90e3-96a15f7b7e6d	2	2026-12-01 05:02:08.097084+00	\\x7b2274797065223a2263657274696669636174652e657261736564222c2274696d657374616d70223a22323032362d31322d30315430353a30323a30382e3039375a222c226964223a226576745f30316d38336367763973653361733770787476686273376a6e67222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636776376865617139317277706d356671707a6b64222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303132222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636776376865617139317277706d356671707a6b64227d7d	962	01a206c8-631b-7240-9448-73295f603940
01a206c8-6cf1-72ae-90e3-96a2eead5e5c	test	certificate.issued	01a206c8-6cf1-72ae-90e3-96a15f7b7e6d	1	2026-11-23 05:02:08.097+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32335430353a30323a30382e3039375a222c226964223a226576745f30316d3833636776376865617139317277706d62716174716a77222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3833636776376865617139317277706d356671707a6b64222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303132222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3833636776376865617139317277706d356671707a6b64227d7d	952	01a206c8-631b-7240-9448-73295f603940
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

SELECT pg_catalog.setval('public.auth_permission_id_seq', 352, true);


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

SELECT pg_catalog.setval('public.django_content_type_id_seq', 88, true);


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

CREATE INDEX certificates_changed ON public.certificates_certificate USING btree (issuer_id, mode, state_changed_at, id);


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
-- Name: certificates_key_found; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certificates_key_found ON public.certificates_certificatekey USING btree (hash, ((SUBSTRING(uuid_send(certificate_id) FROM 1 FOR 5))::bigint));


--
-- Name: certificates_key_logged_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX certificates_key_logged_once ON public.certificates_logentry USING btree (signing_key_id, sequence) WHERE (signing_key_id IS NOT NULL);


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


