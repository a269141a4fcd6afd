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
    told_of_changes character varying(9) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    plan_id bigint NOT NULL,
    CONSTRAINT accounts_issuer_locale CHECK (((default_locale)::text = ANY ((ARRAY['de'::character varying, 'en'::character varying, 'fr'::character varying, 'sq'::character varying])::text[]))),
    CONSTRAINT accounts_issuer_sector CHECK (((sector)::text = ANY ((ARRAY['both'::character varying, 'products'::character varying, 'education'::character varying])::text[]))),
    CONSTRAINT accounts_issuer_standing CHECK (((standing)::text = ANY ((ARRAY['active'::character varying, 'suspended'::character varying, 'fraud'::character varying])::text[]))),
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

COPY public.accounts_apikey (id, name, mode, key_id, digest, pepper_id, last_four, scopes, scope_cap, type_ids, allowed_networks, expires_at, revoked_at, sequence, warned_days, created_at, root_person_id, past_root_ids, orphaned_at, created_by_id, successor_id, issuer_id) FROM stdin;
01a20573-f73d-763e-921b-f38d84c8a42b	Demo	live	8eLS6vGSXPbg	\\x4ff4820ea2bb97181da6daa3527eda6c1e3008070a2da7207160faef0265f59d	test	RKoT	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,webhooks:manage,webhooks:read}	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,webhooks:manage,webhooks:read}	{}	{}	\N	\N	1	\N	2026-11-22 22:50:15.739644+00	3	{}	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-f744-74e8-9060-f636971c51d7	Demo	live	PGUDx8CgdwUo	\\x6cd97a6d5e0d97892f918498969521efe182377e14e32bb00dda0d44ea4deb32	test	Ijfk	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,webhooks:manage,webhooks:read}	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,webhooks:manage,webhooks:read}	{}	{}	\N	\N	1	\N	2026-11-22 22:50:15.747071+00	2	{}	\N	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
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
01a20573-f652-7595-954b-635f09de48be	live	system	demo	type.created	type_1	{"code": {"after": "en10204-3-1", "before": null}, "kind": {"after": "product", "before": null}, "fields": {"after": [{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Abnahmeprüfzeugnis 3.1", "before": null}, "name_en": {"after": "Inspection certificate 3.1", "before": null}, "name_fr": {"after": "Certificat de réception 3.1", "before": null}, "name_sq": {"after": "Certifikatë inspektimi 3.1", "before": null}, "required": {"after": ["productId", "serialNumber"], "before": null}, "unique_by": {"after": "none", "before": null}, "pdf_public": {"after": true, "before": null}, "show_holder": {"after": "never", "before": null}, "digital_link": {"after": {"productPage": "https://muster.example/products/{gtin}"}, "before": null}, "print_layout": {"after": "report", "before": null}, "description_de": {"after": "Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).", "before": null}, "description_en": {"after": "With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).", "before": null}, "description_fr": {"after": "Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).", "before": null}, "description_sq": {"after": "Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).", "before": null}, "number_pattern": {"after": "3.1-{year}-{seq:6}", "before": null}}		\N	2026-11-22 22:50:15.463503+00	831	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-f658-7158-a9a2-5c31a3b17d43	live	system	demo	type.created	type_2	{"code": {"after": "training", "before": null}, "kind": {"after": "person", "before": null}, "fields": {"after": [{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Schulungsnachweis", "before": null}, "name_en": {"after": "Training certificate", "before": null}, "name_fr": {"after": "Attestation de formation", "before": null}, "name_sq": {"after": "Certifikatë trajnimi", "before": null}, "required": {"after": ["holderName"], "before": null}, "unique_by": {"after": "external_ref", "before": null}, "pdf_public": {"after": false, "before": null}, "show_holder": {"after": "name", "before": null}, "print_layout": {"after": "training", "before": null}, "description_de": {"after": "Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.", "before": null}, "description_en": {"after": "Confirms that a person took part in a training, and with which result.", "before": null}, "description_fr": {"after": "Confirme la participation d’une personne à une formation, et son résultat.", "before": null}, "description_sq": {"after": "Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.", "before": null}, "number_pattern": {"after": "TR-{year}-{seq:5}", "before": null}, "validity_months": {"after": 24, "before": null}}		\N	2026-11-22 22:50:15.509038+00	831	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-f660-726a-8c0f-9d30c3a31771	live	system	demo	type.created	type_3	{"code": {"after": "en10204-3-1", "before": null}, "kind": {"after": "product", "before": null}, "fields": {"after": [{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Abnahmeprüfzeugnis 3.1", "before": null}, "name_en": {"after": "Inspection certificate 3.1", "before": null}, "name_fr": {"after": "Certificat de réception 3.1", "before": null}, "name_sq": {"after": "Certifikatë inspektimi 3.1", "before": null}, "required": {"after": ["productId", "serialNumber"], "before": null}, "unique_by": {"after": "none", "before": null}, "pdf_public": {"after": true, "before": null}, "show_holder": {"after": "never", "before": null}, "digital_link": {"after": {"productPage": "https://muster.example/products/{gtin}"}, "before": null}, "print_layout": {"after": "report", "before": null}, "description_de": {"after": "Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).", "before": null}, "description_en": {"after": "With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).", "before": null}, "description_fr": {"after": "Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).", "before": null}, "description_sq": {"after": "Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).", "before": null}, "number_pattern": {"after": "3.1-{year}-{seq:6}", "before": null}}		\N	2026-11-22 22:50:15.516765+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f663-7075-9e96-19e08d0d8a0d	live	system	demo	type.created	type_4	{"code": {"after": "training", "before": null}, "kind": {"after": "person", "before": null}, "fields": {"after": [{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Schulungsnachweis", "before": null}, "name_en": {"after": "Training certificate", "before": null}, "name_fr": {"after": "Attestation de formation", "before": null}, "name_sq": {"after": "Certifikatë trajnimi", "before": null}, "required": {"after": ["holderName"], "before": null}, "unique_by": {"after": "external_ref", "before": null}, "pdf_public": {"after": false, "before": null}, "show_holder": {"after": "name", "before": null}, "print_layout": {"after": "training", "before": null}, "description_de": {"after": "Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.", "before": null}, "description_en": {"after": "Confirms that a person took part in a training, and with which result.", "before": null}, "description_fr": {"after": "Confirme la participation d’une personne à une formation, et son résultat.", "before": null}, "description_sq": {"after": "Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.", "before": null}, "number_pattern": {"after": "TR-{year}-{seq:5}", "before": null}, "validity_months": {"after": 24, "before": null}}		\N	2026-11-22 22:50:15.521114+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f667-7229-9f84-a30c70cd5edf	live	system	demo	prefix.claimed	prefix_1	{"state": {"after": "claimed", "before": null}, "prefix": {"after": "952", "before": null}}		\N	2026-11-22 22:50:15.524983+00	831	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-f672-73d0-816e-cf3d4676db4c	live	user	1	prefix.confirmed	prefix_1	{"note": {"after": "GS1 keeps 952 for examples.", "before": ""}, "state": {"after": "confirmed", "before": "claimed"}}		\N	2026-11-22 22:50:15.534771+00	831	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-f675-72e6-b303-3347a1144429	live	user	1	open_item.settled	iss_01m82q7xh3endv1ec9d74ywhsh	{"kind": {"after": "prefix", "before": null}}		\N	2026-11-22 22:50:15.534771+00	831	\N	\N	\N
01a20573-f67d-704b-910d-15a86a41ebc2	live	user	2	team.created	team_01m82q7xkxe15s238nmwkts13k	{"name": {"after": "Elektroteknikë", "before": null}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f685-735e-ba2a-acef96d46be6	live	user	2	team.member_added	team_01m82q7xkxe15s238nmwkts13k	{"role": {"after": "coordinator", "before": null}, "member": {"after": "user_2", "before": null}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f688-768a-8a52-d8afef207cfc	live	user	2	type.created	type_5	{"code": {"after": "diploma", "before": null}, "kind": {"after": "person", "before": null}, "fields": {"after": [{"key": "dateOfBirth", "kind": "date", "unit": "", "label": {"de": "Geburtsdatum", "en": "Date of birth", "fr": "Date de naissance", "sq": "Data e lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "placeOfBirth", "kind": "text", "unit": "", "label": {"de": "Geburtsort", "en": "Place of birth", "fr": "Lieu de naissance", "sq": "Vendi i lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "studentNo", "kind": "text", "unit": "", "label": {"de": "Matrikelnummer", "en": "Student number", "fr": "N° d’étudiant", "sq": "Numri i studentit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programme", "kind": "text", "unit": "", "label": {"de": "Studiengang", "en": "Programme of study", "fr": "Filière d’études", "sq": "Programi i studimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kennung des Studiengangs", "en": "Programme code", "fr": "Code de la filière", "sq": "Kodi i programit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "qualification", "kind": "text", "unit": "", "label": {"de": "Verliehene Qualifikation", "en": "Qualification awarded", "fr": "Titre décerné", "sq": "Kualifikimi i fituar"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "eqfLevel", "kind": "choice", "unit": "", "label": {"de": "EQR-Niveau", "en": "EQF level", "fr": "Niveau CEC", "sq": "Niveli KEK"}, "public": true, "choices": ["1", "2", "3", "4", "5", "6", "7", "8"], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Gesamtnote", "en": "Overall grade", "fr": "Note finale", "sq": "Nota përfundimtare"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "thesis", "kind": "text", "unit": "", "label": {"de": "Thema der Abschlussarbeit", "en": "Title of the thesis", "fr": "Sujet du mémoire", "sq": "Tema e punimit të diplomës"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "languageOfInstruction", "kind": "text", "unit": "", "label": {"de": "Unterrichtssprache", "en": "Language of instruction", "fr": "Langue d’enseignement", "sq": "Gjuha e mësimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date d’obtention", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "transcript", "kind": "table", "unit": "", "label": {"de": "Leistungsübersicht", "en": "Transcript of records", "fr": "Relevé de notes", "sq": "Transkripta e notave"}, "public": false, "choices": [], "columns": [{"label": {"de": "Modul", "en": "Module", "fr": "Module", "sq": "Moduli"}}, {"label": {"de": "Punkte", "en": "Credits", "fr": "Crédits", "sq": "Kreditet"}}, {"label": {"de": "Note", "en": "Grade", "fr": "Note", "sq": "Nota"}}], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Diplom", "before": null}, "name_en": {"after": "Diploma", "before": null}, "name_fr": {"after": "Diplôme", "before": null}, "name_sq": {"after": "Diplomë", "before": null}, "required": {"after": ["holderName"], "before": null}, "unique_by": {"after": "external_ref", "before": null}, "pdf_public": {"after": false, "before": null}, "show_holder": {"after": "name", "before": null}, "print_layout": {"after": "diploma", "before": null}, "description_de": {"after": "Verleiht nach bestandenem Studium oder bestandener Ausbildung eine Qualifikation.", "before": null}, "description_en": {"after": "Awards a qualification after a programme of study or training was passed.", "before": null}, "description_fr": {"after": "Décerne un titre à l’issue d’études ou d’une formation réussies.", "before": null}, "description_sq": {"after": "Jep një kualifikim pas përfundimit me sukses të studimeve ose të shkollimit.", "before": null}, "number_pattern": {"after": "DIP-{year}-{seq:5}", "before": null}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f68c-771a-bc76-2a8d7cb816d3	live	user	2	program.created	prog_01m82q7xmbe3wtb3chz0mz8n31	{"code": {"after": "industrial-electronics", "before": null}, "team": {"after": "team_01m82q7xkxe15s238nmwkts13k", "before": null}, "hours": {"after": "900.00", "before": null}, "credits": {"after": "60.00", "before": null}, "name_de": {"after": "Industrieelektronik", "before": null}, "name_en": {"after": "Industrial electronics", "before": null}, "name_fr": {"after": "Électronique industrielle", "before": null}, "name_sq": {"after": "Elektronika industriale", "before": null}, "language": {"after": "de", "before": null}, "eqf_level": {"after": 4, "before": null}, "attendance": {"after": "blended", "before": null}, "grade_scale": {"after": {"max": "6", "min": "1", "kind": "numeric", "step": "0.1", "better": "lower", "passMark": "4"}, "before": null}, "certificate_type": {"after": 5, "before": null}, "learning_outcomes": {"after": ["Plant und prüft elektrische Anlagen nach EN 60204-1."], "before": null}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6a6-7712-b901-d83b1eec1bcb	live	user	2	recipient.created	rcp_01m82q7xn4egfv34ffw71wm809	{"email": {"personal": true}, "locale": {"after": "sq", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6aa-7252-82c5-cfae3ac9e0c2	live	user	2	recipient.created	rcp_01m82q7xn9e3w9khzh22h3h51c	{"email": {"personal": true}, "locale": {"after": "de", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6ad-7445-8253-746f894608cd	live	user	2	recipient.created	rcp_01m82q7xncep5avvnbmq85khb4	{"email": {"personal": true}, "locale": {"after": "fr", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6b0-7442-a99a-729059d2d19b	live	user	2	recipient.created	rcp_01m82q7xnfe3zr3z7e9qpsw2ac	{"email": {"personal": true}, "locale": {"after": "de", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6b2-73ae-b50e-fc64556347ba	live	user	2	recipient.created	rcp_01m82q7xnjeeqba3qwcfvpcsr5	{"email": {"personal": true}, "locale": {"after": "sq", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6b5-734f-8452-695cc2904ae1	live	user	2	recipient.created	rcp_01m82q7xnned7r8mk9bepebnja	{"email": {"personal": true}, "locale": {"after": "fr", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6b7-7590-a6f0-d6f35181fa02	live	user	2	recipient.created	rcp_01m82q7xnqep8adw6py98zevqx	{"email": {"personal": true}, "locale": {"after": "sq", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6ba-778c-a571-59fc0fb9ebc3	live	user	2	recipient.created	rcp_01m82q7xnsea48mk44z0f289q2	{"email": {"personal": true}, "locale": {"after": "de", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6bd-7355-83cc-5caeb096ff53	live	user	2	settings.changed	iss_01m82q7xjte8ytkft2420mxgcc	{"color": {"after": "#7a2a3d", "before": null}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6c1-71e6-a918-c09f6592c938	live	user	2	onboarding.changed	iss_01m82q7xjte8ytkft2420mxgcc	{"address": {"after": "Rruga e Shkollës 1\\n1001 Tiranë", "before": ""}, "country": {"after": "AL", "before": ""}, "website": {"after": "https://shembull.example", "before": ""}, "legal_name": {"after": "Shkolla Shembull SH.P.K.", "before": ""}, "contact_name": {"personal": true}, "contact_email": {"personal": true}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6c9-705c-9499-16e33c7ca738	live	user	2	onboarding.submitted	iss_01m82q7xjte8ytkft2420mxgcc	{"state": {"after": "submitted", "before": "in_progress"}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6ce-701a-aa4e-6a9a57a5a0fd	live	user	1	open_item.settled	iss_01m82q7xjte8ytkft2420mxgcc	{"kind": {"after": "onboarding", "before": null}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	\N
01a20573-f6cf-733c-a588-5d1927374060	live	user	1	onboarding.approved	iss_01m82q7xjte8ytkft2420mxgcc	{"state": {"after": "approved", "before": "submitted"}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6d5-7449-a288-2703709d4fe5	live	user	2	program.published	prog_01m82q7xmbe3wtb3chz0mz8n31	{"state": {"after": "published", "before": "draft"}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6da-717d-9169-6ce7c9b51f0b	live	user	2	cohort.created	coh_01m82q7xpset78p2p7vj9jv1re	{"code": {"after": "2026-a", "before": null}, "name": {"after": "Klasa 2026 A", "before": null}, "ends_on": {"after": "2026-11-21", "before": null}, "program": {"after": "prog_01m82q7xmbe3wtb3chz0mz8n31", "before": null}, "starts_on": {"after": "2026-05-25", "before": null}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6e5-720a-92e8-6db03d7ace94	live	user	2	cohort.enrolled	coh_01m82q7xpset78p2p7vj9jv1re	{"first": {"after": "enr_01m82q7xq3ehcsybdtgrn9fntf", "before": null}, "enrolled": {"after": 8, "before": null}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f722-7643-b345-cc4a264a7dbc	live	user	2	enrolment.failed	enr_01m82q7xq3ehcsybdthhyhpbyk	{"grade": {"personal": true}, "status": {"after": "failed", "before": "enrolled"}, "completed_on": {"after": "2026-11-22", "before": null}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f727-706f-b93e-f4e22fe9163f	live	user	2	enrolment.withdrawn	enr_01m82q7xq3ehcsybdthp478yqh	{"status": {"after": "withdrawn", "before": "enrolled"}}		\N	2026-11-22 22:50:15.5442+00	831	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f73f-72d7-9cda-2f0bb8b5fe3b	live	user	3	key.created	key_01m82q7xsxerz946zkhp2ch91b	{"mode": {"after": "live", "before": null}, "name": {"after": "Demo", "before": null}, "scopes": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "webhooks:manage", "webhooks:read"], "before": null}, "root_id": {"after": "user_3", "before": null}, "scope_cap": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "webhooks:manage", "webhooks:read"], "before": null}}		\N	2026-11-22 22:50:15.739644+00	899	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-f747-7662-903a-b13c27cdfca6	live	user	2	key.created	key_01m82q7xt4ekm90r7p6tbhrmeq	{"mode": {"after": "live", "before": null}, "name": {"after": "Demo", "before": null}, "scopes": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "webhooks:manage", "webhooks:read"], "before": null}, "root_id": {"after": "user_2", "before": null}, "scope_cap": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "webhooks:manage", "webhooks:read"], "before": null}}		\N	2026-11-22 22:50:15.747071+00	900	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-fdbe-738e-ae3a-de43d0b85233	live	system	demo	webhook_endpoint.created	whe_01m82q7zdse78bzaqpksvt9r55	{"url": {"after": "https://192.88.98.1/hook", "before": null}, "mode": {"after": "live", "before": null}, "events": {"after": ["certificate.*"], "before": null}, "headers": {"personal": true}, "description": {"after": "", "before": null}}		\N	2026-11-22 22:50:17.399032+00	901	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe04-71ea-8715-f89911ece95f	live	system	demo	certificate.suspended	cert_01m82q7zesezdvtqa3f7cd02hh	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-22 22:50:17.399032+00	924	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe0b-74a6-a6be-3bb547aa8aab	live	system	demo	certificate.reinstated	cert_01m82q7zesezdvtqa3f7cd02hh	{"state": {"after": "active", "before": "suspended"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-22 22:50:17.399032+00	925	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe0f-7629-b8f6-0628f1e4a3dc	live	system	demo	certificate.suspended	cert_01m82q7zf5e2asmrky8yczz25s	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-22 22:50:17.399032+00	926	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe14-74ef-8aba-70be24fa60dd	live	system	demo	certificate.revoked	cert_01m82q7zf8efqrjkv3me1x3v0r	{"state": {"after": "revoked", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-22 22:50:17.399032+00	927	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe1b-7556-90de-aeea908ea385	live	system	demo	certificate.superseded	cert_01m82q7zfcemf85hdmgcpnjgvm	{"state": {"after": "superseded", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-22 22:50:17.399032+00	928	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe2f-708a-a726-3142e8340929	live	system	demo	certificate.erasure_requested	cert_01m82q7zffed7b9s5vcxhcs0rh	{"erasure": {"after": "ers_01m82q7zheegd9mf467k04s64e", "before": null}}		\N	2026-11-22 22:50:17.399032+00	932	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe49-72af-9876-df9d448e2c3a	live	system	demo	certificate.erased	cert_01m82q7zffed7b9s5vcxhcs0rh	{"erasure": {"after": "ers_01m82q7zheegd9mf467k04s64e", "before": null}}		\N	2026-11-30 22:50:17.399032+00	933	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe4d-729e-8db2-53ed336e3444	test	system	demo	webhook_endpoint.created	whe_01m82q7zjdeaf8vcjkxj99dy9c	{"url": {"after": "https://192.88.98.1/hook", "before": null}, "mode": {"after": "test", "before": null}, "events": {"after": ["certificate.*"], "before": null}, "headers": {"personal": true}, "description": {"after": "", "before": null}}		\N	2026-11-22 22:50:17.547109+00	934	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe5f-77cc-bb8d-cd9e15a8c40d	test	system	demo	certificate.suspended	cert_01m82q7zjfe5sspbn2bwfap9q5	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-22 22:50:17.547109+00	945	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe64-7175-8353-b55b973a158d	test	system	demo	certificate.reinstated	cert_01m82q7zjfe5sspbn2bwfap9q5	{"state": {"after": "active", "before": "suspended"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-22 22:50:17.547109+00	946	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe68-717d-bf06-a4cb28eacf90	test	system	demo	certificate.suspended	cert_01m82q7zjjeb9815esz9wr8sr4	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-22 22:50:17.547109+00	947	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe6c-71b9-8e5d-86e742067ba1	test	system	demo	certificate.revoked	cert_01m82q7zjmefkbf4cqxfs0r1e2	{"state": {"after": "revoked", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-22 22:50:17.547109+00	948	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe71-732c-a26e-60372c1cbc41	test	system	demo	certificate.superseded	cert_01m82q7zjnefwbcnq48nc15656	{"state": {"after": "superseded", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-22 22:50:17.547109+00	949	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe80-75da-b9a1-3d92fc1636ee	test	system	demo	certificate.erasure_requested	cert_01m82q7zjqecc8qcs803r84ws9	{"erasure": {"after": "ers_01m82q7zkzevjbaycr1psaga2a", "before": null}}		\N	2026-11-22 22:50:17.547109+00	951	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe92-72a8-9c14-6537f09eefd3	test	system	demo	certificate.erased	cert_01m82q7zjqecc8qcs803r84ws9	{"erasure": {"after": "ers_01m82q7zkzevjbaycr1psaga2a", "before": null}}		\N	2026-11-30 22:50:17.547109+00	952	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731
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
01a20573-f65a-723d-a9bf-4220814ec18c	#7a2a3d	\N	\N	\N	\N	\N	2	\N	\N	\N	\N
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
-- Data for Name: accounts_invitation; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_invitation (id, email, role, locale, token_sha256, created_at, expires_at, mailed_at, accepted_at, revoked_at, invited_by_id, issuer_id) FROM stdin;
\.


--
-- Data for Name: accounts_issuer; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_issuer (id, name, slug, default_locale, time_zone, standing, sector, data_hash_enabled, issuing_blocked_from, trusted_networks, expiry_warning_days, second_factor_for_all, notify_holder, told_of_changes, created_at, plan_id) FROM stdin;
01a20573-f623-755b-b0b9-8969c9ee4731	Muster Werke GmbH	muster	en	Europe/Berlin	active	products	t	\N	{}	{30,7,1}	f	f	persons	2026-11-22 22:50:15.459365+00	4
01a20573-f65a-723d-a9bf-4220814ec18c	Shkolla Shembull	shembull	en	Europe/Tirane	active	education	t	\N	{}	{30,7,1}	f	f	persons	2026-11-22 22:50:15.514112+00	4
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
1	owner	f	01a20573-f65a-723d-a9bf-4220814ec18c	2
2	owner	f	01a20573-f623-755b-b0b9-8969c9ee4731	3
\.


--
-- Data for Name: accounts_openitem; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_openitem (id, kind, facts, opened_at, settled_at, note, issuer_id, opened_by_id, settled_by_id) FROM stdin;
01a20573-f66a-725d-8b4a-fc13fae673d4	prefix	{"prefix": "952"}	2026-11-22 22:50:15.524983+00	2026-11-22 22:50:15.534771+00		01a20573-f623-755b-b0b9-8969c9ee4731	\N	1
01a20573-f6c8-7201-bde5-6fba19cccdbb	onboarding	{"website": "https://shembull.example", "legal_name": "Shkolla Shembull SH.P.K."}	2026-11-22 22:50:15.5442+00	2026-11-22 22:50:15.5442+00		01a20573-f65a-723d-a9bf-4220814ec18c	2	1
\.


--
-- Data for Name: accounts_outgoingmail; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_outgoingmail (id, kind, subject, details, once, created_at, due_at, leased_until, attempts, sent_at, dropped_at, outcome, answer, recipient, issuer_id, user_id) FROM stdin;
1	onboarding_decided	01a20573-f65a-723d-a9bf-4220814ec18c	{"decided_at": "2026-11-22T22:50:15.544200+00:00"}	2026-11-22T22:50:15.544200+00:00	2026-11-22 22:50:15.5442+00	2026-11-22 22:50:15.5442+00	\N	0	\N	\N	\N	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c	2
2	certificate_issued	01a20573-fdd9-77db-bd5d-4379d8d00a31	{}	\N	2026-11-22 22:50:17.399+00	2026-11-22 22:50:17.399+00	\N	0	\N	\N	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N
3	certificate_issued	01a20573-fde5-7095-9a62-7e4799ff88b9	{}	\N	2026-11-22 22:50:17.399+00	2026-11-22 22:50:17.399+00	\N	0	\N	\N	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N
4	certificate_issued	01a20573-fde8-73ef-894f-63a383d1ec18	{}	\N	2026-11-22 22:50:17.399+00	2026-11-22 22:50:17.399+00	\N	0	\N	\N	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N
5	certificate_issued	01a20573-fdec-751e-82c5-b4832d594374	{}	\N	2026-11-22 22:50:17.399+00	2026-11-22 22:50:17.399+00	\N	0	\N	\N	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N
7	certificate_issued	01a20573-fdf7-71bf-9250-bc1f533990f7	{}	\N	2026-11-22 22:50:17.399+00	2026-11-22 22:50:17.399+00	\N	0	\N	\N	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N
8	certificate_issued	01a20573-fdf8-77f7-9cae-3a4f0223e045	{}	\N	2026-11-22 22:50:17.399+00	2026-11-22 22:50:17.399+00	\N	0	\N	\N	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N
9	certificate_issued	01a20573-fdf8-77f7-9cae-3a519e3f7345	{}	\N	2026-11-22 22:50:17.399+00	2026-11-22 22:50:17.399+00	\N	0	\N	\N	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N
10	certificate_issued	01a20573-fdf8-77f7-9cae-3a5316ed9f54	{}	\N	2026-11-22 22:50:17.399+00	2026-11-22 22:50:17.399+00	\N	0	\N	\N	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N
11	certificate_issued	01a20573-fe18-73ed-8f42-9d4abbe011e3	{}	\N	2026-11-22 22:50:17.399+00	2026-11-22 22:50:17.399+00	\N	0	\N	\N	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N
12	certificate_issued	01a20573-fe4f-7173-9b2e-a25f1eab26e5	{}	\N	2026-11-22 22:50:17.547+00	2026-11-22 22:50:17.547+00	\N	0	\N	\N	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N
13	certificate_issued	01a20573-fe52-72d2-8095-d9fa79846704	{}	\N	2026-11-22 22:50:17.547+00	2026-11-22 22:50:17.547+00	\N	0	\N	\N	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N
14	certificate_issued	01a20573-fe54-73e6-b791-97ebf20c05c2	{}	\N	2026-11-22 22:50:17.547+00	2026-11-22 22:50:17.547+00	\N	0	\N	\N	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N
15	certificate_issued	01a20573-fe55-73f8-b656-e445581298a6	{}	\N	2026-11-22 22:50:17.547+00	2026-11-22 22:50:17.547+00	\N	0	\N	\N	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N
17	certificate_issued	01a20573-fe59-7404-8a5d-cbbe5424f30e	{}	\N	2026-11-22 22:50:17.547+00	2026-11-22 22:50:17.547+00	\N	0	\N	\N	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N
18	certificate_issued	01a20573-fe59-7404-8a5d-cbc0c9ebfeee	{}	\N	2026-11-22 22:50:17.547+00	2026-11-22 22:50:17.547+00	\N	0	\N	\N	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N
19	certificate_issued	01a20573-fe59-7404-8a5d-cbc283dd6a06	{}	\N	2026-11-22 22:50:17.547+00	2026-11-22 22:50:17.547+00	\N	0	\N	\N	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N
20	certificate_issued	01a20573-fe59-7404-8a5d-cbc41d2fddaf	{}	\N	2026-11-22 22:50:17.547+00	2026-11-22 22:50:17.547+00	\N	0	\N	\N	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N
21	certificate_issued	01a20573-fe6f-7473-b4e7-fe504e5a71e6	{}	\N	2026-11-22 22:50:17.547+00	2026-11-22 22:50:17.547+00	\N	0	\N	\N	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N
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
2026-11-01	1	137438953472	0	01a20573-f65a-723d-a9bf-4220814ec18c
2026-11-01	2	137438953472	0	01a20573-f65a-723d-a9bf-4220814ec18c
2026-11-01	3	137438953472	0	01a20573-f65a-723d-a9bf-4220814ec18c
2026-11-01	4	137438953472	0	01a20573-f65a-723d-a9bf-4220814ec18c
2026-11-01	5	137438953472	0	01a20573-f65a-723d-a9bf-4220814ec18c
2026-11-01	6	137438953472	0	01a20573-f65a-723d-a9bf-4220814ec18c
2026-11-01	7	137438953472	0	01a20573-f65a-723d-a9bf-4220814ec18c
2026-11-01	0	137438953472	3	01a20573-f65a-723d-a9bf-4220814ec18c
2026-11-01	1	137438953472	0	01a20573-f623-755b-b0b9-8969c9ee4731
2026-11-01	2	137438953472	0	01a20573-f623-755b-b0b9-8969c9ee4731
2026-11-01	3	137438953472	0	01a20573-f623-755b-b0b9-8969c9ee4731
2026-11-01	4	137438953472	0	01a20573-f623-755b-b0b9-8969c9ee4731
2026-11-01	5	137438953472	0	01a20573-f623-755b-b0b9-8969c9ee4731
2026-11-01	0	137438953472	10	01a20573-f623-755b-b0b9-8969c9ee4731
2026-11-01	6	137438953472	0	01a20573-f623-755b-b0b9-8969c9ee4731
2026-11-01	7	137438953472	0	01a20573-f623-755b-b0b9-8969c9ee4731
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
3	md5$6Up1p743FLHWAQnb0qyrEi$1d1d00b768222871607a7bd7cebe0ab2	\N	f	admin@muster.example	Admin Muster Werke GmbH	en	t	t	0	2026-11-22 22:50:15.721746+00
2	md5$bPwFvuKQyp2lgzWJeY905T$b66d2a8634edf4eca58e47ddab1c76fc	\N	f	admin@shembull.example	Admin Shkolla Shembull	en	t	t	0	2026-11-22 22:50:15.5447+00
1	md5$IdQzOMr1lPH7TieSL6WOE5$085e39b498d8825868eeda06b3dcf202	\N	t	operator@platform.example	Operator	en	t	t	0	2026-11-22 22:50:15.533906+00
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
61	Can add user	16	add_user
62	Can change user	16	change_user
63	Can delete user	16	delete_user
64	Can view user	16	view_user
65	Can add branding	17	add_branding
66	Can change branding	17	change_branding
67	Can delete branding	17	delete_branding
68	Can view branding	17	view_branding
69	Can add audit entry	18	add_auditentry
70	Can change audit entry	18	change_auditentry
71	Can delete audit entry	18	delete_auditentry
72	Can view audit entry	18	view_auditentry
73	Can add API key	19	add_apikey
74	Can change API key	19	change_apikey
75	Can delete API key	19	delete_apikey
76	Can view API key	19	view_apikey
77	Can add api key use	20	add_apikeyuse
78	Can change api key use	20	change_apikeyuse
79	Can delete api key use	20	delete_apikeyuse
80	Can view api key use	20	view_apikeyuse
81	Can add consent document	21	add_consentdocument
82	Can change consent document	21	change_consentdocument
83	Can delete consent document	21	delete_consentdocument
84	Can view consent document	21	view_consentdocument
85	Can add consent	22	add_consentaction
86	Can change consent	22	change_consentaction
87	Can delete consent	22	delete_consentaction
88	Can view consent	22	view_consentaction
89	Can add text of a consent document	23	add_consenttext
90	Can change text of a consent document	23	change_consenttext
91	Can delete text of a consent document	23	delete_consenttext
92	Can view text of a consent document	23	view_consenttext
93	Can add domain	24	add_issuerdomain
94	Can change domain	24	change_issuerdomain
95	Can delete domain	24	delete_issuerdomain
96	Can view domain	24	view_issuerdomain
97	Can add invitation	25	add_invitation
98	Can change invitation	25	change_invitation
99	Can delete invitation	25	delete_invitation
100	Can view invitation	25	view_invitation
101	Can add job	26	add_job
102	Can change job	26	change_job
103	Can delete job	26	delete_job
104	Can view job	26	view_job
105	Can add error	27	add_joberror
106	Can change error	27	change_joberror
107	Can delete error	27	delete_joberror
108	Can view error	27	view_joberror
109	Can add job input	28	add_jobinput
110	Can change job input	28	change_jobinput
111	Can delete job input	28	delete_jobinput
112	Can view job input	28	view_jobinput
113	Can add job key	29	add_jobkey
114	Can change job key	29	change_jobkey
115	Can delete job key	29	delete_jobkey
116	Can view job key	29	view_jobkey
117	Can add job result	30	add_jobresult
118	Can change job result	30	change_jobresult
119	Can delete job result	30	delete_jobresult
120	Can view job result	30	view_jobresult
121	Can add job rows	31	add_jobrows
122	Can change job rows	31	change_jobrows
123	Can delete job rows	31	delete_jobrows
124	Can view job rows	31	view_jobrows
125	Can add member	32	add_membership
126	Can change member	32	change_membership
127	Can delete member	32	delete_membership
128	Can view member	32	view_membership
129	Can add member	33	add_member
130	Can change member	33	change_member
131	Can delete member	33	delete_member
132	Can view member	33	view_member
133	Can add open item	34	add_openitem
134	Can change open item	34	change_openitem
135	Can delete open item	34	delete_openitem
136	Can view open item	34	view_openitem
137	Can add mail address	35	add_mailaddress
138	Can change mail address	35	change_mailaddress
139	Can delete mail address	35	delete_mailaddress
140	Can view mail address	35	view_mailaddress
141	Can add objection to mails	36	add_mailobjection
142	Can change objection to mails	36	change_mailobjection
143	Can delete objection to mails	36	delete_mailobjection
144	Can view objection to mails	36	view_mailobjection
145	Can add mail	37	add_outgoingmail
146	Can change mail	37	change_outgoingmail
147	Can delete mail	37	delete_outgoingmail
148	Can view mail	37	view_outgoingmail
149	Can add plan	38	add_plan
150	Can change plan	38	change_plan
151	Can delete plan	38	delete_plan
152	Can view plan	38	view_plan
153	Can add quota notice	39	add_quotanotice
154	Can change quota notice	39	change_quotanotice
155	Can delete quota notice	39	delete_quotanotice
156	Can view quota notice	39	view_quotanotice
157	Can add quota	40	add_quotaslot
158	Can change quota	40	change_quotaslot
159	Can delete quota	40	delete_quotaslot
160	Can view quota	40	view_quotaslot
161	Can add session	41	add_session
162	Can change session	41	change_session
163	Can delete session	41	delete_session
164	Can view session	41	view_session
165	Can add stored response	42	add_storedresponse
166	Can change stored response	42	change_storedresponse
167	Can delete stored response	42	delete_storedresponse
168	Can view stored response	42	view_storedresponse
169	Can add usage	43	add_usageday
170	Can change usage	43	change_usageday
171	Can delete usage	43	delete_usageday
172	Can view usage	43	view_usageday
173	Can add saved view	44	add_savedview
174	Can change saved view	44	change_savedview
175	Can delete saved view	44	delete_savedview
176	Can view saved view	44	view_savedview
177	Can add body horizon	45	add_bodyhorizon
178	Can change body horizon	45	change_bodyhorizon
179	Can delete body horizon	45	delete_bodyhorizon
180	Can view body horizon	45	view_bodyhorizon
181	Can add event	46	add_event
182	Can change event	46	change_event
183	Can delete event	46	delete_event
184	Can view event	46	view_event
185	Can add delivery	47	add_delivery
186	Can change delivery	47	change_delivery
187	Can delete delivery	47	delete_delivery
188	Can view delivery	47	view_delivery
189	Can add attempt	48	add_attempt
190	Can change attempt	48	change_attempt
191	Can delete attempt	48	delete_attempt
192	Can view attempt	48	view_attempt
193	Can add webhook endpoint	49	add_endpoint
194	Can change webhook endpoint	49	change_endpoint
195	Can delete webhook endpoint	49	delete_endpoint
196	Can view webhook endpoint	49	view_endpoint
197	Can add hour of an endpoint	50	add_endpointhour
198	Can change hour of an endpoint	50	change_endpointhour
199	Can delete hour of an endpoint	50	delete_endpointhour
200	Can view hour of an endpoint	50	view_endpointhour
201	Can add late body	51	add_latebody
202	Can change late body	51	change_latebody
203	Can delete late body	51	delete_latebody
204	Can view late body	51	view_latebody
205	Can add certificate	52	add_certificate
206	Can change certificate	52	change_certificate
207	Can delete certificate	52	delete_certificate
208	Can view certificate	52	view_certificate
209	Can add holder's contact	53	add_holdercontact
210	Can change holder's contact	53	change_holdercontact
211	Can delete holder's contact	53	delete_holdercontact
212	Can view holder's contact	53	view_holdercontact
213	Can add key of a certificate	54	add_certificatekey
214	Can change key of a certificate	54	change_certificatekey
215	Can delete key of a certificate	54	delete_certificatekey
216	Can view key of a certificate	54	view_certificatekey
217	Can add name of a holder	55	add_holdername
218	Can change name of a holder	55	change_holdername
219	Can delete name of a holder	55	delete_holdername
220	Can view name of a holder	55	view_holdername
221	Can add certificate type	56	add_certificatetype
222	Can change certificate type	56	change_certificatetype
223	Can delete certificate type	56	delete_certificatetype
224	Can view certificate type	56	view_certificatetype
225	Can add company prefix	57	add_companyprefix
226	Can change company prefix	57	change_companyprefix
227	Can delete company prefix	57	delete_companyprefix
228	Can view company prefix	57	view_companyprefix
229	Can add erasure	58	add_erasure
230	Can change erasure	58	change_erasure
231	Can delete erasure	58	delete_erasure
232	Can view erasure	58	view_erasure
233	Can add hold	59	add_hold
234	Can change hold	59	change_hold
235	Can delete hold	59	delete_hold
236	Can view hold	59	view_hold
237	Can add counter of certificate numbers	60	add_numbercounter
238	Can change counter of certificate numbers	60	change_numbercounter
239	Can delete counter of certificate numbers	60	delete_numbercounter
240	Can view counter of certificate numbers	60	view_numbercounter
241	Can add printed document	61	add_printout
242	Can change printed document	61	change_printout
243	Can delete printed document	61	delete_printout
244	Can view printed document	61	view_printout
245	Can add request to end the release by a second person	62	add_releaseoffrequest
246	Can change request to end the release by a second person	62	change_releaseoffrequest
247	Can delete request to end the release by a second person	62	delete_releaseoffrequest
248	Can view request to end the release by a second person	62	view_releaseoffrequest
249	Can add version of a type	63	add_typeversion
250	Can change version of a type	63	change_typeversion
251	Can delete version of a type	63	delete_typeversion
252	Can view version of a type	63	view_typeversion
253	Can add attachment	64	add_attachmentfile
254	Can change attachment	64	change_attachmentfile
255	Can delete attachment	64	delete_attachmentfile
256	Can view attachment	64	view_attachmentfile
257	Can add change	65	add_certificatehistory
258	Can change change	65	change_certificatehistory
259	Can delete change	65	delete_certificatehistory
260	Can view change	65	view_certificatehistory
261	Can add link	66	add_certificatelink
262	Can change link	66	change_certificatelink
263	Can delete link	66	delete_certificatelink
264	Can view link	66	view_certificatelink
265	Can add cohort	67	add_cohort
266	Can change cohort	67	change_cohort
267	Can delete cohort	67	delete_cohort
268	Can view cohort	67	view_cohort
269	Can add verifications of a cohort	68	add_cohortverifications
270	Can change verifications of a cohort	68	change_cohortverifications
271	Can delete verifications of a cohort	68	delete_cohortverifications
272	Can view verifications of a cohort	68	view_cohortverifications
273	Can add program	69	add_program
274	Can change program	69	change_program
275	Can delete program	69	delete_program
276	Can view program	69	view_program
277	Can add recipient	70	add_recipient
278	Can change recipient	70	change_recipient
279	Can delete recipient	70	delete_recipient
280	Can view recipient	70	view_recipient
281	Can add enrolment	71	add_enrolment
282	Can change enrolment	71	change_enrolment
283	Can delete enrolment	71	delete_enrolment
284	Can view enrolment	71	view_enrolment
285	Can add team	72	add_team
286	Can change team	72	change_team
287	Can delete team	72	delete_team
288	Can view team	72	view_team
289	Can add invitation into a team	73	add_teaminvitation
290	Can change invitation into a team	73	change_teaminvitation
291	Can delete invitation into a team	73	delete_teaminvitation
292	Can view invitation into a team	73	view_teaminvitation
293	Can add member of a team	74	add_teammember
294	Can change member of a team	74	change_teammember
295	Can delete member of a team	74	delete_teammember
296	Can view member of a team	74	view_teammember
297	Can add onboarding	75	add_onboarding
298	Can change onboarding	75	change_onboarding
299	Can delete onboarding	75	delete_onboarding
300	Can view onboarding	75	view_onboarding
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
01a20573-f710-70a0-841b-31f84322895d	live	DIP-2026-00001	enr_01m82q7xq3ehcsybdth4pbzpxe	\N	\N	\N	Jürgen Weiß	s-1004@example.com	de	2026-11-22 22:50:15.544+00	2026-11-22	\N	\N	2026-11-21 23:00:00+00	\N	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a61313166663130623236353333663161303366356332363535363764363865636661316636356261313533316564636239633735316638613530343763343937222c226e616d65223a224ac3bc7267656e20576569c39f227d2c226964223a22636572745f30316d3832713778726765326738383673687a31316a35326178222c226973737565644174223a22323032362d31312d32325432323a35303a31352e3534345a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d38327137786a74653879746b6674323432306d78676363222c226e616d65223a2253686b6f6c6c61205368656d62756c6c227d2c226c6f63616c65223a226465222c226d65746164617461223a7b22636f6d706c657465644f6e223a22323032362d31312d3232222c2263726564697473223a223630222c226571664c6576656c223a2234222c226772616465223a22312e37222c22686f757273223a22393030222c226c616e67756167654f66496e737472756374696f6e223a2244657574736368222c2270726f6772616d6d65223a22496e64757374726965656c656b74726f6e696b222c2270726f6772616d6d65436f6465223a22696e647573747269616c2d656c656374726f6e696373222c2273747564656e744e6f223a22532d31303034222c227472616e736372697074223a5b5b22456c656b74726f746563686e696b222c223430222c22312e37225d2c5b225072616b74697363686520417262656974222c223230222c22312e33225d5d7d2c226e6f6e6365223a226336333164373331363864303631313331313261366237393335363661646465222c226e756d626572223a224449502d323032362d3030303031222c2274696d655a6f6e65223a224575726f70652f546972616e65222c2274797065223a7b22636f6465223a226469706c6f6d61222c226964223a352c226e616d65223a224469706c6f6d222c2276657273696f6e223a317d2c2276657273696f6e223a317d	\\x979a389918a8e15f28f2d1811a67e1b05a7379a6e0bb067e999f77af6d6e74b7	active	\N	\N	2026-11-22 22:50:15.544+00	1	\N	\N	f	xenr_01m82q7xq3ehcsybdth4pbzpxe	01a20573-f65a-723d-a9bf-4220814ec18c	\N	\N	5	\N	5
01a20573-f710-70a0-841b-31fa660bc1e9	live	DIP-2026-00002	enr_01m82q7xq3ehcsybdth8ekzzpz	\N	\N	\N	Blerta Hoxhë	s-1005@example.com	sq	2026-11-22 22:50:15.544+00	2026-11-22	\N	\N	2026-11-21 23:00:00+00	\N	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a37383932616433363335323131633261613336323730376437363763623932313062353334623562363465646630366465366464646461616261643538663331222c226e616d65223a22426c6572746120486f7868c3ab227d2c226964223a22636572745f30316d3832713778726765326738383673687a396b3071676639222c226973737565644174223a22323032362d31312d32325432323a35303a31352e3534345a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d38327137786a74653879746b6674323432306d78676363222c226e616d65223a2253686b6f6c6c61205368656d62756c6c227d2c226c6f63616c65223a227371222c226d65746164617461223a7b22636f6d706c657465644f6e223a22323032362d31312d3232222c2263726564697473223a223630222c226571664c6576656c223a2234222c226772616465223a22312e30222c22686f757273223a22393030222c226c616e67756167654f66496e737472756374696f6e223a22476a65726d616e69736874222c2270726f6772616d6d65223a22456c656b74726f6e696b6120696e647573747269616c65222c2270726f6772616d6d65436f6465223a22696e647573747269616c2d656c656374726f6e696373222c2273747564656e744e6f223a22532d31303035222c227472616e736372697074223a5b5b22456c656b74726f746563686e696b222c223430222c22312e30225d2c5b225072616b74697363686520417262656974222c223230222c22312e30225d5d7d2c226e6f6e6365223a223831396234626633633063343535656135323738653436653463316362323563222c226e756d626572223a224449502d323032362d3030303032222c2274696d655a6f6e65223a224575726f70652f546972616e65222c2274797065223a7b22636f6465223a226469706c6f6d61222c226964223a352c226e616d65223a224469706c6f6dc3ab222c2276657273696f6e223a317d2c2276657273696f6e223a317d	\\xfa15c2fd8cc2c61a6b6ecc85cdd38957b4fea307ecdff5f99381fde17fa58fc0	active	\N	\N	2026-11-22 22:50:15.544+00	1	\N	\N	f	xenr_01m82q7xq3ehcsybdth8ekzzpz	01a20573-f65a-723d-a9bf-4220814ec18c	\N	\N	5	\N	5
01a20573-f711-76b2-8129-8d5fdaf7edf6	live	DIP-2026-00003	enr_01m82q7xq3ehcsybdtheg4ha81	\N	\N	\N	François L’Hôpital	s-1006@example.com	fr	2026-11-22 22:50:15.544+00	2026-11-22	\N	\N	2026-11-21 23:00:00+00	\N	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a35353363643462343432636662633661323666613266663663333739353063343935313738363133313135376432663762356465303031306365356465373963222c226e616d65223a224672616ec3a76f6973204ce2809948c3b4706974616c227d2c226964223a22636572745f30316d383271377872686574733832616364627a646666766670222c226973737565644174223a22323032362d31312d32325432323a35303a31352e3534345a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d38327137786a74653879746b6674323432306d78676363222c226e616d65223a2253686b6f6c6c61205368656d62756c6c227d2c226c6f63616c65223a226672222c226d65746164617461223a7b22636f6d706c657465644f6e223a22323032362d31312d3232222c2263726564697473223a223630222c226571664c6576656c223a2234222c226772616465223a22322e33222c22686f757273223a22393030222c226c616e67756167654f66496e737472756374696f6e223a22416c6c656d616e64222c2270726f6772616d6d65223a22c3896c656374726f6e6971756520696e647573747269656c6c65222c2270726f6772616d6d65436f6465223a22696e647573747269616c2d656c656374726f6e696373222c2273747564656e744e6f223a22532d31303036222c227472616e736372697074223a5b5b22456c656b74726f746563686e696b222c223430222c22322e33225d2c5b225072616b74697363686520417262656974222c223230222c22322e37225d5d7d2c226e6f6e6365223a223437343261383234363430303664656339333032653036333639663038376238222c226e756d626572223a224449502d323032362d3030303033222c2274696d655a6f6e65223a224575726f70652f546972616e65222c2274797065223a7b22636f6465223a226469706c6f6d61222c226964223a352c226e616d65223a224469706cc3b46d65222c2276657273696f6e223a317d2c2276657273696f6e223a317d	\\xe5c5f540920ce3bbe868b7958160caf6f48eded14c3487eddd3bae07136d0fae	active	\N	\N	2026-11-22 22:50:15.544+00	1	\N	\N	f	xenr_01m82q7xq3ehcsybdtheg4ha81	01a20573-f65a-723d-a9bf-4220814ec18c	\N	\N	5	\N	5
01a20573-fde5-7095-9a62-7e4799ff88b9	live	3.1-2026-000002	ORDER-1	4711-A	\N	BASELINE-1	Arta Krasniqi	arta@example.com	en	2026-11-22 22:50:17.399+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a35343835663066336637386431333966643537333232653366646561383131636338356165613432323538636333396430666634353738656433653761373664222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383271377a6635653261736d726b793879637a7a323573222c226973737565644174223a22323032362d31312d32325432323a35303a31372e3339395a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d38327137786833656e6476316563396437347977687368222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226566356535663635366530383438316130313130653863343131646138383565222c226e756d626572223a22332e312d323032362d303030303032222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d31222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xbbc8a3f4465b41d4dbecd65f5785ad801d9f62344fa19ac087740744426f372c	suspended	data_error	\N	2026-11-22 22:50:17.399032+00	2	2036-12-01 23:00:00+00	\N	f	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N	\N	1	\N	1
01a20573-fdec-751e-82c5-b4832d594374	live	3.1-2026-000004	ORDER-3	4711-A	\N	BASELINE-3	Arta Krasniqi	arta@example.com	en	2026-11-22 22:50:17.399+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a34343533333238666334643132366532636265633061353636356131313831663233346136633031626638323036653133323265316131343731353739343435222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383271377a6663656d66383568646d6763706e6a67766d222c226973737565644174223a22323032362d31312d32325432323a35303a31372e3339395a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d38327137786833656e6476316563396437347977687368222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223331353062353463373530323361336561373232396530363863636538656137222c226e756d626572223a22332e312d323032362d303030303034222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d33222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x9d0c4b931a58cb542b04d1375d2e8c592a2082f7fd4d1e8ed1d33b22ca952bf4	superseded	data_error	\N	2026-11-22 22:50:17.399032+00	2	\N	\N	f	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fe18-73ed-8f42-9d4abbe011e3	\N	1	\N	1
01a20573-fdf7-71bf-9250-bc1f533990f7	live	3.1-2026-000006	ORDER-5	4711-A	\N	BASELINE-5	Arta Krasniqi	arta@example.com	en	2026-11-22 22:50:17.399+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a64366137363932613830353437366232663066343937383639333532626635363035633765373963373534326665613163383666643932363139316432386564222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383271377a667165367a73346d35773378396b6b343771222c226973737565644174223a22323032362d31312d32325432323a35303a31372e3339395a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d38327137786833656e6476316563396437347977687368222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226334653965636631653235383265396166303134303631613838646534633236222c226e756d626572223a22332e312d323032362d303030303036222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d35222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xc815b4d564ec7c40cd1b07e83678a12dfc5cf043016d8ea73ed6ad91097c3ccc	active	\N	\N	2026-11-22 22:50:17.399+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N	\N	1	\N	1
01a20573-fdf8-77f7-9cae-3a4f0223e045	live	3.1-2026-000007	ORDER-6	4711-A	\N	BASELINE-6	Arta Krasniqi	arta@example.com	en	2026-11-22 22:50:17.399+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a33633234313162383934623139353832316535306563353966383230366436363463343036613430363138363130363562393439633434653736393362383563222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383271377a6672657a7673736268743977313237723235222c226973737565644174223a22323032362d31312d32325432323a35303a31372e3339395a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d38327137786833656e6476316563396437347977687368222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223365633839646565323434336132393930313831333535326134343633383537222c226e756d626572223a22332e312d323032362d303030303037222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d36222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x0a0e81cccd4b1f2b8c42b8842c58bbbc5a76cf5683dc9a86a4e814e867c6fc46	active	\N	\N	2026-11-22 22:50:17.399+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N	\N	1	\N	1
01a20573-fdf8-77f7-9cae-3a519e3f7345	live	3.1-2026-000008	ORDER-7	4711-A	\N	BASELINE-7	Arta Krasniqi	arta@example.com	en	2026-11-22 22:50:17.399+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a65353234376331303161336563666539343437363965363133666463363461346434653364343133383938656531643661353963656138386564306330623936222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383271377a6672657a7673736268746136663379777435222c226973737565644174223a22323032362d31312d32325432323a35303a31372e3339395a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d38327137786833656e6476316563396437347977687368222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223866343062303362336530613866643239366231376338643138613466626662222c226e756d626572223a22332e312d323032362d303030303038222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d37222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x5836c1da7ddb2009eef25ac630b1dd590ce4a80e23e5eff4b6a630ceba0385be	active	\N	\N	2026-11-22 22:50:17.399+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N	\N	1	\N	1
01a20573-fdf8-77f7-9cae-3a5316ed9f54	live	3.1-2026-000009	ORDER-8	4711-A	\N	BASELINE-8	Arta Krasniqi	arta@example.com	en	2026-11-22 22:50:17.399+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a31333734306661363533326664333662616363643465333430623662386633313632326131626431653330646137633532303764643735623866646535356636222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383271377a6672657a767373626874616362657637746d222c226973737565644174223a22323032362d31312d32325432323a35303a31372e3339395a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d38327137786833656e6476316563396437347977687368222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223564616636333562323262353662323936623234633637633531663036626662222c226e756d626572223a22332e312d323032362d303030303039222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d38222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xdf03b6d22c94d7ef3c743f1ea300140f27148be7fa3047c50dcbdeeb2c475fd8	active	\N	\N	2026-11-22 22:50:17.399+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N	\N	1	\N	1
01a20573-fdd9-77db-bd5d-4379d8d00a31	live	3.1-2026-000001	ORDER-0	4711-A	\N	BASELINE-0	Arta Krasniqi	arta@example.com	en	2026-11-22 22:50:17.399+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a37343539326138663439346564626561303631346235363839353133366338386666653538646662353338653564626566363562373366663038333665653333222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383271377a6573657a6476747161336637636430326868222c226973737565644174223a22323032362d31312d32325432323a35303a31372e3339395a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d38327137786833656e6476316563396437347977687368222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223735383366393133666533366464303032353539653339653065326436663465222c226e756d626572223a22332e312d323032362d303030303031222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d30222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x4b5ef909cc1f9b5e506b7ef39c7ba1542379125b22165407b65448ee053b4371	active	\N	\N	2026-11-22 22:50:17.399032+00	3	2036-12-01 23:00:00+00	\N	f	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N	\N	1	\N	1
01a20573-fde8-73ef-894f-63a383d1ec18	live	3.1-2026-000003	ORDER-2	4711-A	\N	BASELINE-2	Arta Krasniqi	arta@example.com	en	2026-11-22 22:50:17.399+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a37613230656533303531666236626463653336336536383966636233643630326533333464303730613734373764303264373034383666343439646236386633222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383271377a6638656671726a6b76336d65317833763072222c226973737565644174223a22323032362d31312d32325432323a35303a31372e3339395a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d38327137786833656e6476316563396437347977687368222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223735313333383566356464663363336231306564656661623131396136366264222c226e756d626572223a22332e312d323032362d303030303033222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d32222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xad793aa1d032e0c47d7d44daf2e3825a50a44c4b19326a0b0500ad389b8e6fbc	revoked	data_error	\N	2026-11-22 22:50:17.399032+00	2	\N	\N	f	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N	\N	1	\N	1
01a20573-fe18-73ed-8f42-9d4abbe011e3	live	3.1-2026-000010	ORDER-9	4711-A	\N	BASELINE-9	Arta Krasniqi	arta@example.com	en	2026-11-22 22:50:17.399+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a36353166306130326536623439353935313130356566376463396562373161666534646434613631393130653231653931333933613734383435663135313938222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383271377a67726566707279676d783961787930346633222c226973737565644174223a22323032362d31312d32325432323a35303a31372e3339395a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d38327137786833656e6476316563396437347977687368222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223439356538353662326130313933663063313165346132333132303464626339222c226e756d626572223a22332e312d323032362d303030303130222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d39222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x84eaaf0c1c1aaadc4a83c0ff70aa86e1f2963da9d14ee39241976e4ba2014f0f	active	\N	\N	2026-11-22 22:50:17.399+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N	01a20573-fdec-751e-82c5-b4832d594374	1	\N	1
01a20573-fdef-734e-b4e4-bb6762cc8311	live	3.1-2026-000005	\N	\N	\N	\N	\N	\N	en	2026-11-22 22:50:17.399+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\N	\\x57239b5c64a70f4a1169e14650566b00dfd4736fa9ef66d8cd08b265647cd1cf	active	\N	\N	2026-11-22 22:50:17.399+00	2	2036-12-01 23:00:00+00	2026-11-30 22:50:17.399032+00	f	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N	\N	1	01a20573-fe2e-741a-9a3c-863cc04c988e	1
01a20573-fe59-7404-8a5d-cbbe5424f30e	test	3.1-2026-000006	ORDER-5	4711-A	\N	BASELINE-5	Arta Krasniqi	arta@example.com	en	2026-11-22 22:50:17.547+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a63373662303731313430343435393334313430636439666662626438613130393939383037386336356364633331393565343838343561313966336631306337222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383271377a6a73656732386d7165627173613239777265222c226973737565644174223a22323032362d31312d32325432323a35303a31372e3534375a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d38327137786833656e6476316563396437347977687368222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223564636461656162643563366461313530316435333436663064643532303330222c226e756d626572223a22332e312d323032362d303030303036222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d35222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x8d7896ea892364bd6776063c9bd1cb21d62dbf91d6c3c9b1f415ee0b038bcc10	active	\N	\N	2026-11-22 22:50:17.547+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N	\N	1	\N	1
01a20573-fe59-7404-8a5d-cbc0c9ebfeee	test	3.1-2026-000007	ORDER-6	4711-A	\N	BASELINE-6	Arta Krasniqi	arta@example.com	en	2026-11-22 22:50:17.547+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a33363864623337383737376531393632623539626363346166626138393237623332666362326362353331383465663063396562396531353365363637366531222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383271377a6a73656732386d71656272333479717a7165222c226973737565644174223a22323032362d31312d32325432323a35303a31372e3534375a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d38327137786833656e6476316563396437347977687368222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226565376231356638393539316434393432626634653362643762353237353138222c226e756d626572223a22332e312d323032362d303030303037222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d36222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xa9f0c7b168dae05a4676498d03fe12df2003a1f5d5fc94a6b71dd3c0b132ed31	active	\N	\N	2026-11-22 22:50:17.547+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N	\N	1	\N	1
01a20573-fe4f-7173-9b2e-a25f1eab26e5	test	3.1-2026-000001	ORDER-0	4711-A	\N	BASELINE-0	Arta Krasniqi	arta@example.com	en	2026-11-22 22:50:17.547+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a62373561613238376135346334663634333831643435393736656361633739643531343837363964623366386263376161623634613966643662316139326634222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383271377a6a666535737370626e326277666170397135222c226973737565644174223a22323032362d31312d32325432323a35303a31372e3534375a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d38327137786833656e6476316563396437347977687368222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223735303062366632316131303039326334373465383034666364623361393432222c226e756d626572223a22332e312d323032362d303030303031222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d30222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x30c6c296fa3be21b5a66c6f730d0f380d7a3cbf73320de3943641ebd407587be	active	\N	\N	2026-11-22 22:50:17.547109+00	3	2036-12-01 23:00:00+00	\N	f	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N	\N	1	\N	1
01a20573-fe52-72d2-8095-d9fa79846704	test	3.1-2026-000002	ORDER-1	4711-A	\N	BASELINE-1	Arta Krasniqi	arta@example.com	en	2026-11-22 22:50:17.547+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a39353939373761303336363961616231636361363138646330376464383439346332306438356263666433303263336465303461386533346337663566303965222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383271377a6a6a65623938313565737a39777238737234222c226973737565644174223a22323032362d31312d32325432323a35303a31372e3534375a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d38327137786833656e6476316563396437347977687368222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223133626663353962323962366338306265383235333463316466613939376330222c226e756d626572223a22332e312d323032362d303030303032222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d31222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x47e6fa434cdf6ba446eb8e52ab1ea165f3419b34d9e9915bdb40f679d2b51f1d	suspended	data_error	\N	2026-11-22 22:50:17.547109+00	2	2036-12-01 23:00:00+00	\N	f	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N	\N	1	\N	1
01a20573-fe55-73f8-b656-e445581298a6	test	3.1-2026-000004	ORDER-3	4711-A	\N	BASELINE-3	Arta Krasniqi	arta@example.com	en	2026-11-22 22:50:17.547+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a66656265383136393439343562393238383333363432666437366135623430376461303530656638396435326139663562646631366636313762633838303137222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383271377a6a6e65667762636e7134386e633135363536222c226973737565644174223a22323032362d31312d32325432323a35303a31372e3534375a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d38327137786833656e6476316563396437347977687368222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226365636334323765363530326566653962643762623535346562633732396331222c226e756d626572223a22332e312d323032362d303030303034222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d33222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x41120d9a9e10cb62df1dee6f520841917c3a8cfe60867168a7c2d2f0cba8b137	superseded	data_error	\N	2026-11-22 22:50:17.547109+00	2	\N	\N	f	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fe6f-7473-b4e7-fe504e5a71e6	\N	1	\N	1
01a20573-fe59-7404-8a5d-cbc283dd6a06	test	3.1-2026-000008	ORDER-7	4711-A	\N	BASELINE-7	Arta Krasniqi	arta@example.com	en	2026-11-22 22:50:17.547+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a64646633653537653436313866346132623937313133353731316330353136346666386531633736386132613463626436636133666362643738303837666637222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383271377a6a73656732386d7165627261317874746736222c226973737565644174223a22323032362d31312d32325432323a35303a31372e3534375a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d38327137786833656e6476316563396437347977687368222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223262326163346466323264346135376634333133353931636132666533616537222c226e756d626572223a22332e312d323032362d303030303038222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d37222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xc52a99547f979860fdf0e3120a1dd5cf224a6869736f0ebaa102ae60081b16f0	active	\N	\N	2026-11-22 22:50:17.547+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N	\N	1	\N	1
01a20573-fe59-7404-8a5d-cbc41d2fddaf	test	3.1-2026-000009	ORDER-8	4711-A	\N	BASELINE-8	Arta Krasniqi	arta@example.com	en	2026-11-22 22:50:17.547+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a33356533613538646631363636313666313862323732306138363163393761323739643163333437613364663035393834613064313265393966343764633765222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383271377a6a73656732386d7165627267656a7a716466222c226973737565644174223a22323032362d31312d32325432323a35303a31372e3534375a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d38327137786833656e6476316563396437347977687368222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223839303961363966666334336262393930623863373437613638633331663263222c226e756d626572223a22332e312d323032362d303030303039222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d38222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xc99723345112b8db2f270ddc37c6bbab5ceadd1167108d299b59c7a8f86a3181	active	\N	\N	2026-11-22 22:50:17.547+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N	\N	1	\N	1
01a20573-fe54-73e6-b791-97ebf20c05c2	test	3.1-2026-000003	ORDER-2	4711-A	\N	BASELINE-2	Arta Krasniqi	arta@example.com	en	2026-11-22 22:50:17.547+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a34353433616639306464316162643263663832316361333065653961653638633866653335383364373766313333623263333433643362353332613961646435222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383271377a6a6d65666b62663463717866733072316532222c226973737565644174223a22323032362d31312d32325432323a35303a31372e3534375a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d38327137786833656e6476316563396437347977687368222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223963313132373063623635613666343639613039343663663032343161373231222c226e756d626572223a22332e312d323032362d303030303033222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d32222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x541247836a188309cb07fdc59ace5fd5b28743443530096fffa1280d12ee8143	revoked	data_error	\N	2026-11-22 22:50:17.547109+00	2	\N	\N	f	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N	\N	1	\N	1
01a20573-fe6f-7473-b4e7-fe504e5a71e6	test	3.1-2026-000010	ORDER-9	4711-A	\N	BASELINE-9	Arta Krasniqi	arta@example.com	en	2026-11-22 22:50:17.547+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a61623464326230313138336163333863373139343539363562326139653635313834613639333334653832386636626361376236656465396366336638353233222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383271377a6b666568737639737a79613137356d776636222c226973737565644174223a22323032362d31312d32325432323a35303a31372e3534375a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d38327137786833656e6476316563396437347977687368222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226533356237643837386130663261633930343965363133623663643137636261222c226e756d626572223a22332e312d323032362d303030303130222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d39222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xafb0e151fd740cd2298bbd8e52cadd7e46d133bd33f2e793a79d263f0c680504	active	\N	\N	2026-11-22 22:50:17.547+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N	01a20573-fe55-73f8-b656-e445581298a6	1	\N	1
01a20573-fe57-7318-8bb3-2800f0827329	test	3.1-2026-000005	\N	\N	\N	\N	\N	\N	en	2026-11-22 22:50:17.547+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\N	\\xb1577566dbbf62714d7756ccd47b0abaad7c20bfdd82cc703a250a9b3cca3c18	active	\N	\N	2026-11-22 22:50:17.547+00	2	2036-12-01 23:00:00+00	2026-11-30 22:50:17.547109+00	f	\N	01a20573-f623-755b-b0b9-8969c9ee4731	\N	\N	1	01a20573-fe7f-76e4-b579-980db2a8284a	1
\.


--
-- Data for Name: certificates_certificatehistory; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_certificatehistory (sequence, action, from_state, to_state, reason, note, public_note, at, actor_kind, actor_id, request_id, ip, certificate_id) FROM stdin;
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:15.544+00	user	2		\N	01a20573-f710-70a0-841b-31f84322895d
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:15.544+00	user	2		\N	01a20573-f710-70a0-841b-31fa660bc1e9
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:15.544+00	user	2		\N	01a20573-f711-76b2-8129-8d5fdaf7edf6
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:17.399+00	system	demo		\N	01a20573-fdd9-77db-bd5d-4379d8d00a31
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:17.399+00	system	demo		\N	01a20573-fde5-7095-9a62-7e4799ff88b9
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:17.399+00	system	demo		\N	01a20573-fde8-73ef-894f-63a383d1ec18
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:17.399+00	system	demo		\N	01a20573-fdec-751e-82c5-b4832d594374
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:17.399+00	system	demo		\N	01a20573-fdf7-71bf-9250-bc1f533990f7
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:17.399+00	system	demo		\N	01a20573-fdf8-77f7-9cae-3a4f0223e045
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:17.399+00	system	demo		\N	01a20573-fdf8-77f7-9cae-3a519e3f7345
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:17.399+00	system	demo		\N	01a20573-fdf8-77f7-9cae-3a5316ed9f54
2	suspend	active	suspended	data_error	\N	\N	2026-11-22 22:50:17.399032+00	system	demo		\N	01a20573-fdd9-77db-bd5d-4379d8d00a31
3	reinstate	suspended	active	data_error	\N	\N	2026-11-22 22:50:17.399032+00	system	demo		\N	01a20573-fdd9-77db-bd5d-4379d8d00a31
2	suspend	active	suspended	data_error	\N	\N	2026-11-22 22:50:17.399032+00	system	demo		\N	01a20573-fde5-7095-9a62-7e4799ff88b9
2	revoke	active	revoked	data_error	\N	\N	2026-11-22 22:50:17.399032+00	system	demo		\N	01a20573-fde8-73ef-894f-63a383d1ec18
2	supersede	active	superseded	data_error	\N	\N	2026-11-22 22:50:17.399032+00	system	demo		\N	01a20573-fdec-751e-82c5-b4832d594374
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:17.399+00	system	demo		\N	01a20573-fe18-73ed-8f42-9d4abbe011e3
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:17.399+00	system	demo		\N	01a20573-fdef-734e-b4e4-bb6762cc8311
2	erase	active	active	\N	\N	\N	2026-11-30 22:50:17.399032+00	system	demo		\N	01a20573-fdef-734e-b4e4-bb6762cc8311
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:17.547+00	system	demo		\N	01a20573-fe4f-7173-9b2e-a25f1eab26e5
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:17.547+00	system	demo		\N	01a20573-fe52-72d2-8095-d9fa79846704
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:17.547+00	system	demo		\N	01a20573-fe54-73e6-b791-97ebf20c05c2
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:17.547+00	system	demo		\N	01a20573-fe55-73f8-b656-e445581298a6
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:17.547+00	system	demo		\N	01a20573-fe59-7404-8a5d-cbbe5424f30e
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:17.547+00	system	demo		\N	01a20573-fe59-7404-8a5d-cbc0c9ebfeee
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:17.547+00	system	demo		\N	01a20573-fe59-7404-8a5d-cbc283dd6a06
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:17.547+00	system	demo		\N	01a20573-fe59-7404-8a5d-cbc41d2fddaf
2	suspend	active	suspended	data_error	\N	\N	2026-11-22 22:50:17.547109+00	system	demo		\N	01a20573-fe4f-7173-9b2e-a25f1eab26e5
3	reinstate	suspended	active	data_error	\N	\N	2026-11-22 22:50:17.547109+00	system	demo		\N	01a20573-fe4f-7173-9b2e-a25f1eab26e5
2	suspend	active	suspended	data_error	\N	\N	2026-11-22 22:50:17.547109+00	system	demo		\N	01a20573-fe52-72d2-8095-d9fa79846704
2	revoke	active	revoked	data_error	\N	\N	2026-11-22 22:50:17.547109+00	system	demo		\N	01a20573-fe54-73e6-b791-97ebf20c05c2
2	supersede	active	superseded	data_error	\N	\N	2026-11-22 22:50:17.547109+00	system	demo		\N	01a20573-fe55-73f8-b656-e445581298a6
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:17.547+00	system	demo		\N	01a20573-fe6f-7473-b4e7-fe504e5a71e6
1	\N	\N	active	\N	\N	\N	2026-11-22 22:50:17.547+00	system	demo		\N	01a20573-fe57-7318-8bb3-2800f0827329
2	erase	active	active	\N	\N	\N	2026-11-30 22:50:17.547109+00	system	demo		\N	01a20573-fe57-7318-8bb3-2800f0827329
\.


--
-- Data for Name: certificates_certificatekey; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_certificatekey (hash, certificate_id) FROM stdin;
-4229093498696807047	01a20573-f710-70a0-841b-31fa660bc1e9
-3702182124584613006	01a20573-f711-76b2-8129-8d5fdaf7edf6
-3318590555498466966	01a20573-f710-70a0-841b-31f84322895d
-2906662953639856424	01a20573-f711-76b2-8129-8d5fdaf7edf6
-2244267063734434093	01a20573-f710-70a0-841b-31fa660bc1e9
-323036696429568439	01a20573-f710-70a0-841b-31fa660bc1e9
885267258875933954	01a20573-f711-76b2-8129-8d5fdaf7edf6
3005140141746925687	01a20573-f710-70a0-841b-31f84322895d
3101520058906583985	01a20573-f710-70a0-841b-31fa660bc1e9
3767132654080426192	01a20573-f711-76b2-8129-8d5fdaf7edf6
5149198496075572543	01a20573-f710-70a0-841b-31f84322895d
8751453373476316640	01a20573-f710-70a0-841b-31f84322895d
-8226383537735063368	01a20573-fdd9-77db-bd5d-4379d8d00a31
-6289968717496864155	01a20573-fdd9-77db-bd5d-4379d8d00a31
-6108729398587980559	01a20573-fdd9-77db-bd5d-4379d8d00a31
-5151018125753097756	01a20573-fdd9-77db-bd5d-4379d8d00a31
-999009925010734994	01a20573-fdd9-77db-bd5d-4379d8d00a31
-315731154102914013	01a20573-fdd9-77db-bd5d-4379d8d00a31
317150275398660910	01a20573-fdd9-77db-bd5d-4379d8d00a31
2077331294165700539	01a20573-fdd9-77db-bd5d-4379d8d00a31
6628357681702160912	01a20573-fdd9-77db-bd5d-4379d8d00a31
8732089702034104328	01a20573-fdd9-77db-bd5d-4379d8d00a31
-8226383537735063368	01a20573-fde5-7095-9a62-7e4799ff88b9
-6289968717496864155	01a20573-fde5-7095-9a62-7e4799ff88b9
-6108729398587980559	01a20573-fde5-7095-9a62-7e4799ff88b9
-5151018125753097756	01a20573-fde5-7095-9a62-7e4799ff88b9
-540624959828067442	01a20573-fde5-7095-9a62-7e4799ff88b9
-315731154102914013	01a20573-fde5-7095-9a62-7e4799ff88b9
317150275398660910	01a20573-fde5-7095-9a62-7e4799ff88b9
2414488937195814150	01a20573-fde5-7095-9a62-7e4799ff88b9
6628357681702160912	01a20573-fde5-7095-9a62-7e4799ff88b9
8732089702034104328	01a20573-fde5-7095-9a62-7e4799ff88b9
-8935642396057940857	01a20573-fde8-73ef-894f-63a383d1ec18
-8226383537735063368	01a20573-fde8-73ef-894f-63a383d1ec18
-6289968717496864155	01a20573-fde8-73ef-894f-63a383d1ec18
-6108729398587980559	01a20573-fde8-73ef-894f-63a383d1ec18
-5151018125753097756	01a20573-fde8-73ef-894f-63a383d1ec18
-5104964973652744724	01a20573-fde8-73ef-894f-63a383d1ec18
-315731154102914013	01a20573-fde8-73ef-894f-63a383d1ec18
317150275398660910	01a20573-fde8-73ef-894f-63a383d1ec18
6628357681702160912	01a20573-fde8-73ef-894f-63a383d1ec18
8732089702034104328	01a20573-fde8-73ef-894f-63a383d1ec18
-8890513711436631786	01a20573-fdec-751e-82c5-b4832d594374
-8226383537735063368	01a20573-fdec-751e-82c5-b4832d594374
-6289968717496864155	01a20573-fdec-751e-82c5-b4832d594374
-6138477312198521320	01a20573-fdec-751e-82c5-b4832d594374
-6108729398587980559	01a20573-fdec-751e-82c5-b4832d594374
-5151018125753097756	01a20573-fdec-751e-82c5-b4832d594374
-315731154102914013	01a20573-fdec-751e-82c5-b4832d594374
317150275398660910	01a20573-fdec-751e-82c5-b4832d594374
6628357681702160912	01a20573-fdec-751e-82c5-b4832d594374
8732089702034104328	01a20573-fdec-751e-82c5-b4832d594374
-9091174275860864204	01a20573-fdf7-71bf-9250-bc1f533990f7
-8226383537735063368	01a20573-fdf7-71bf-9250-bc1f533990f7
-8226383537735063368	01a20573-fdf8-77f7-9cae-3a4f0223e045
-8226383537735063368	01a20573-fdf8-77f7-9cae-3a519e3f7345
-8226383537735063368	01a20573-fdf8-77f7-9cae-3a5316ed9f54
-6289968717496864155	01a20573-fdf7-71bf-9250-bc1f533990f7
-6289968717496864155	01a20573-fdf8-77f7-9cae-3a4f0223e045
-6289968717496864155	01a20573-fdf8-77f7-9cae-3a519e3f7345
-6289968717496864155	01a20573-fdf8-77f7-9cae-3a5316ed9f54
-6108729398587980559	01a20573-fdf7-71bf-9250-bc1f533990f7
-6108729398587980559	01a20573-fdf8-77f7-9cae-3a4f0223e045
-6108729398587980559	01a20573-fdf8-77f7-9cae-3a519e3f7345
-6108729398587980559	01a20573-fdf8-77f7-9cae-3a5316ed9f54
-5151018125753097756	01a20573-fdf7-71bf-9250-bc1f533990f7
-5151018125753097756	01a20573-fdf8-77f7-9cae-3a4f0223e045
-5151018125753097756	01a20573-fdf8-77f7-9cae-3a519e3f7345
-5151018125753097756	01a20573-fdf8-77f7-9cae-3a5316ed9f54
-4987721471842685885	01a20573-fdf8-77f7-9cae-3a5316ed9f54
-4462741800876695030	01a20573-fdf8-77f7-9cae-3a4f0223e045
-3270016595810770332	01a20573-fdf8-77f7-9cae-3a4f0223e045
-315731154102914013	01a20573-fdf7-71bf-9250-bc1f533990f7
-315731154102914013	01a20573-fdf8-77f7-9cae-3a4f0223e045
-315731154102914013	01a20573-fdf8-77f7-9cae-3a519e3f7345
-315731154102914013	01a20573-fdf8-77f7-9cae-3a5316ed9f54
317150275398660910	01a20573-fdf7-71bf-9250-bc1f533990f7
317150275398660910	01a20573-fdf8-77f7-9cae-3a4f0223e045
317150275398660910	01a20573-fdf8-77f7-9cae-3a519e3f7345
317150275398660910	01a20573-fdf8-77f7-9cae-3a5316ed9f54
944630922579978685	01a20573-fdf8-77f7-9cae-3a519e3f7345
4106499505356481877	01a20573-fdf8-77f7-9cae-3a5316ed9f54
5264944895640856756	01a20573-fdf8-77f7-9cae-3a519e3f7345
6628357681702160912	01a20573-fdf7-71bf-9250-bc1f533990f7
6628357681702160912	01a20573-fdf8-77f7-9cae-3a4f0223e045
6628357681702160912	01a20573-fdf8-77f7-9cae-3a519e3f7345
6628357681702160912	01a20573-fdf8-77f7-9cae-3a5316ed9f54
8732089702034104328	01a20573-fdf7-71bf-9250-bc1f533990f7
8732089702034104328	01a20573-fdf8-77f7-9cae-3a4f0223e045
8732089702034104328	01a20573-fdf8-77f7-9cae-3a519e3f7345
8732089702034104328	01a20573-fdf8-77f7-9cae-3a5316ed9f54
9165985155592832278	01a20573-fdf7-71bf-9250-bc1f533990f7
-8226383537735063368	01a20573-fe18-73ed-8f42-9d4abbe011e3
-6289968717496864155	01a20573-fe18-73ed-8f42-9d4abbe011e3
-6108729398587980559	01a20573-fe18-73ed-8f42-9d4abbe011e3
-5151018125753097756	01a20573-fe18-73ed-8f42-9d4abbe011e3
-315731154102914013	01a20573-fe18-73ed-8f42-9d4abbe011e3
317150275398660910	01a20573-fe18-73ed-8f42-9d4abbe011e3
6628357681702160912	01a20573-fe18-73ed-8f42-9d4abbe011e3
7016671127516875829	01a20573-fe18-73ed-8f42-9d4abbe011e3
8552052563774763687	01a20573-fe18-73ed-8f42-9d4abbe011e3
8732089702034104328	01a20573-fe18-73ed-8f42-9d4abbe011e3
-8171073217740439485	01a20573-fe4f-7173-9b2e-a25f1eab26e5
-5259593489960315035	01a20573-fe4f-7173-9b2e-a25f1eab26e5
-4846889143839411237	01a20573-fe4f-7173-9b2e-a25f1eab26e5
-4010594901135563638	01a20573-fe4f-7173-9b2e-a25f1eab26e5
-3919014193519799819	01a20573-fe4f-7173-9b2e-a25f1eab26e5
-3795135260406698098	01a20573-fe4f-7173-9b2e-a25f1eab26e5
-2296194925282172584	01a20573-fe4f-7173-9b2e-a25f1eab26e5
3083500638749559541	01a20573-fe4f-7173-9b2e-a25f1eab26e5
3575520334769303866	01a20573-fe4f-7173-9b2e-a25f1eab26e5
6345995302213934589	01a20573-fe4f-7173-9b2e-a25f1eab26e5
-8171073217740439485	01a20573-fe52-72d2-8095-d9fa79846704
-5259593489960315035	01a20573-fe52-72d2-8095-d9fa79846704
-4846889143839411237	01a20573-fe52-72d2-8095-d9fa79846704
-4400547356593723896	01a20573-fe52-72d2-8095-d9fa79846704
-4010594901135563638	01a20573-fe52-72d2-8095-d9fa79846704
-3919014193519799819	01a20573-fe52-72d2-8095-d9fa79846704
-3795135260406698098	01a20573-fe52-72d2-8095-d9fa79846704
3083500638749559541	01a20573-fe52-72d2-8095-d9fa79846704
3575520334769303866	01a20573-fe52-72d2-8095-d9fa79846704
6550464852232183358	01a20573-fe52-72d2-8095-d9fa79846704
-8171073217740439485	01a20573-fe54-73e6-b791-97ebf20c05c2
-5259593489960315035	01a20573-fe54-73e6-b791-97ebf20c05c2
-4846889143839411237	01a20573-fe54-73e6-b791-97ebf20c05c2
-4010594901135563638	01a20573-fe54-73e6-b791-97ebf20c05c2
-3919014193519799819	01a20573-fe54-73e6-b791-97ebf20c05c2
-3795135260406698098	01a20573-fe54-73e6-b791-97ebf20c05c2
-3082274140850110204	01a20573-fe54-73e6-b791-97ebf20c05c2
3083500638749559541	01a20573-fe54-73e6-b791-97ebf20c05c2
3575520334769303866	01a20573-fe54-73e6-b791-97ebf20c05c2
6789358144887267955	01a20573-fe54-73e6-b791-97ebf20c05c2
-8784174554434970795	01a20573-fe55-73f8-b656-e445581298a6
-8171073217740439485	01a20573-fe55-73f8-b656-e445581298a6
-7480643136449178102	01a20573-fe55-73f8-b656-e445581298a6
-5259593489960315035	01a20573-fe55-73f8-b656-e445581298a6
-4846889143839411237	01a20573-fe55-73f8-b656-e445581298a6
-4010594901135563638	01a20573-fe55-73f8-b656-e445581298a6
-3919014193519799819	01a20573-fe55-73f8-b656-e445581298a6
-3795135260406698098	01a20573-fe55-73f8-b656-e445581298a6
3083500638749559541	01a20573-fe55-73f8-b656-e445581298a6
3575520334769303866	01a20573-fe55-73f8-b656-e445581298a6
-8171073217740439485	01a20573-fe59-7404-8a5d-cbbe5424f30e
-8171073217740439485	01a20573-fe59-7404-8a5d-cbc0c9ebfeee
-8171073217740439485	01a20573-fe59-7404-8a5d-cbc283dd6a06
-8171073217740439485	01a20573-fe59-7404-8a5d-cbc41d2fddaf
-7642901947596894142	01a20573-fe59-7404-8a5d-cbbe5424f30e
-5259593489960315035	01a20573-fe59-7404-8a5d-cbbe5424f30e
-5259593489960315035	01a20573-fe59-7404-8a5d-cbc0c9ebfeee
-5259593489960315035	01a20573-fe59-7404-8a5d-cbc283dd6a06
-5259593489960315035	01a20573-fe59-7404-8a5d-cbc41d2fddaf
-4846889143839411237	01a20573-fe59-7404-8a5d-cbbe5424f30e
-4846889143839411237	01a20573-fe59-7404-8a5d-cbc0c9ebfeee
-4846889143839411237	01a20573-fe59-7404-8a5d-cbc283dd6a06
-4846889143839411237	01a20573-fe59-7404-8a5d-cbc41d2fddaf
-4010594901135563638	01a20573-fe59-7404-8a5d-cbbe5424f30e
-4010594901135563638	01a20573-fe59-7404-8a5d-cbc0c9ebfeee
-4010594901135563638	01a20573-fe59-7404-8a5d-cbc283dd6a06
-4010594901135563638	01a20573-fe59-7404-8a5d-cbc41d2fddaf
-3919014193519799819	01a20573-fe59-7404-8a5d-cbbe5424f30e
-3919014193519799819	01a20573-fe59-7404-8a5d-cbc0c9ebfeee
-3919014193519799819	01a20573-fe59-7404-8a5d-cbc283dd6a06
-3919014193519799819	01a20573-fe59-7404-8a5d-cbc41d2fddaf
-3795135260406698098	01a20573-fe59-7404-8a5d-cbbe5424f30e
-3795135260406698098	01a20573-fe59-7404-8a5d-cbc0c9ebfeee
-3795135260406698098	01a20573-fe59-7404-8a5d-cbc283dd6a06
-3795135260406698098	01a20573-fe59-7404-8a5d-cbc41d2fddaf
-2058032295382628398	01a20573-fe59-7404-8a5d-cbc283dd6a06
-729414227961674921	01a20573-fe59-7404-8a5d-cbc0c9ebfeee
1206537026300457812	01a20573-fe59-7404-8a5d-cbbe5424f30e
1364790475934615449	01a20573-fe59-7404-8a5d-cbc0c9ebfeee
1541040773417176493	01a20573-fe59-7404-8a5d-cbc283dd6a06
2404319800152555239	01a20573-fe59-7404-8a5d-cbc41d2fddaf
2601686306922296831	01a20573-fe59-7404-8a5d-cbc41d2fddaf
3083500638749559541	01a20573-fe59-7404-8a5d-cbbe5424f30e
3083500638749559541	01a20573-fe59-7404-8a5d-cbc0c9ebfeee
3083500638749559541	01a20573-fe59-7404-8a5d-cbc283dd6a06
3083500638749559541	01a20573-fe59-7404-8a5d-cbc41d2fddaf
3575520334769303866	01a20573-fe59-7404-8a5d-cbbe5424f30e
3575520334769303866	01a20573-fe59-7404-8a5d-cbc0c9ebfeee
3575520334769303866	01a20573-fe59-7404-8a5d-cbc283dd6a06
3575520334769303866	01a20573-fe59-7404-8a5d-cbc41d2fddaf
-8171073217740439485	01a20573-fe6f-7473-b4e7-fe504e5a71e6
-5259593489960315035	01a20573-fe6f-7473-b4e7-fe504e5a71e6
-4846889143839411237	01a20573-fe6f-7473-b4e7-fe504e5a71e6
-4010594901135563638	01a20573-fe6f-7473-b4e7-fe504e5a71e6
-3919014193519799819	01a20573-fe6f-7473-b4e7-fe504e5a71e6
-3795135260406698098	01a20573-fe6f-7473-b4e7-fe504e5a71e6
-3751440849155378796	01a20573-fe6f-7473-b4e7-fe504e5a71e6
732024299680315051	01a20573-fe6f-7473-b4e7-fe504e5a71e6
3083500638749559541	01a20573-fe6f-7473-b4e7-fe504e5a71e6
3575520334769303866	01a20573-fe6f-7473-b4e7-fe504e5a71e6
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
2	training	\N	2026-11-22 22:50:15.509038+00	01a20573-f623-755b-b0b9-8969c9ee4731	2
3	en10204-3-1	\N	2026-11-22 22:50:15.516765+00	01a20573-f65a-723d-a9bf-4220814ec18c	3
4	training	\N	2026-11-22 22:50:15.521114+00	01a20573-f65a-723d-a9bf-4220814ec18c	4
1	en10204-3-1	\N	2026-11-22 22:50:15.463503+00	01a20573-f623-755b-b0b9-8969c9ee4731	1
5	diploma	\N	2026-11-22 22:50:15.5442+00	01a20573-f65a-723d-a9bf-4220814ec18c	5
\.


--
-- Data for Name: certificates_companyprefix; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_companyprefix (id, prefix, state, note, claimed_at, decided_at, issuer_id) FROM stdin;
1	952	confirmed	GS1 keeps 952 for examples.	2026-11-22 22:50:15.524983+00	2026-11-22 22:50:15.534771+00	01a20573-f623-755b-b0b9-8969c9ee4731
\.


--
-- Data for Name: certificates_erasure; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_erasure (id, mode, requested_at, execute_at, undone_at, erased_at, swept_at, actor_kind, actor_id, request_id, ip, issuer_id) FROM stdin;
01a20573-fe2e-741a-9a3c-863cc04c988e	live	2026-11-22 22:50:17.399032+00	2026-11-29 22:50:17.399032+00	\N	2026-11-30 22:50:17.399032+00	\N	system	demo		\N	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe7f-76e4-b579-980db2a8284a	test	2026-11-22 22:50:17.547109+00	2026-11-29 22:50:17.547109+00	\N	2026-11-30 22:50:17.547109+00	\N	system	demo		\N	01a20573-f623-755b-b0b9-8969c9ee4731
\.


--
-- Data for Name: certificates_hold; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_hold (id, reason, public_note, actor_kind, actor_id, placed_at, lifted_at, certificate_id, job_id) FROM stdin;
01a20573-fe01-700f-b563-7f114a63e7fa	data_error	\N	system	demo	2026-11-22 22:50:17.399032+00	2026-11-22 22:50:17.399032+00	01a20573-fdd9-77db-bd5d-4379d8d00a31	\N
01a20573-fe0e-769e-bcf7-63c43b0f42ba	data_error	\N	system	demo	2026-11-22 22:50:17.399032+00	\N	01a20573-fde5-7095-9a62-7e4799ff88b9	\N
01a20573-fe5e-7724-8978-22d682941327	data_error	\N	system	demo	2026-11-22 22:50:17.547109+00	2026-11-22 22:50:17.547109+00	01a20573-fe4f-7173-9b2e-a25f1eab26e5	\N
01a20573-fe67-7423-bf0a-d3f8b43b7bcb	data_error	\N	system	demo	2026-11-22 22:50:17.547109+00	\N	01a20573-fe52-72d2-8095-d9fa79846704	\N
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
live	blerta hoxhe	01a20573-f710-70a0-841b-31fa660bc1e9	01a20573-f65a-723d-a9bf-4220814ec18c
live	francois l hopital	01a20573-f711-76b2-8129-8d5fdaf7edf6	01a20573-f65a-723d-a9bf-4220814ec18c
live	hopital francois l	01a20573-f711-76b2-8129-8d5fdaf7edf6	01a20573-f65a-723d-a9bf-4220814ec18c
live	hoxhe blerta	01a20573-f710-70a0-841b-31fa660bc1e9	01a20573-f65a-723d-a9bf-4220814ec18c
live	jurgen weiss	01a20573-f710-70a0-841b-31f84322895d	01a20573-f65a-723d-a9bf-4220814ec18c
live	l hopital francois	01a20573-f711-76b2-8129-8d5fdaf7edf6	01a20573-f65a-723d-a9bf-4220814ec18c
live	weiss jurgen	01a20573-f710-70a0-841b-31f84322895d	01a20573-f65a-723d-a9bf-4220814ec18c
live	arta krasniqi	01a20573-fdd9-77db-bd5d-4379d8d00a31	01a20573-f623-755b-b0b9-8969c9ee4731
live	krasniqi arta	01a20573-fdd9-77db-bd5d-4379d8d00a31	01a20573-f623-755b-b0b9-8969c9ee4731
live	arta krasniqi	01a20573-fde5-7095-9a62-7e4799ff88b9	01a20573-f623-755b-b0b9-8969c9ee4731
live	krasniqi arta	01a20573-fde5-7095-9a62-7e4799ff88b9	01a20573-f623-755b-b0b9-8969c9ee4731
live	arta krasniqi	01a20573-fde8-73ef-894f-63a383d1ec18	01a20573-f623-755b-b0b9-8969c9ee4731
live	krasniqi arta	01a20573-fde8-73ef-894f-63a383d1ec18	01a20573-f623-755b-b0b9-8969c9ee4731
live	arta krasniqi	01a20573-fdec-751e-82c5-b4832d594374	01a20573-f623-755b-b0b9-8969c9ee4731
live	krasniqi arta	01a20573-fdec-751e-82c5-b4832d594374	01a20573-f623-755b-b0b9-8969c9ee4731
live	arta krasniqi	01a20573-fdf7-71bf-9250-bc1f533990f7	01a20573-f623-755b-b0b9-8969c9ee4731
live	arta krasniqi	01a20573-fdf8-77f7-9cae-3a4f0223e045	01a20573-f623-755b-b0b9-8969c9ee4731
live	arta krasniqi	01a20573-fdf8-77f7-9cae-3a519e3f7345	01a20573-f623-755b-b0b9-8969c9ee4731
live	arta krasniqi	01a20573-fdf8-77f7-9cae-3a5316ed9f54	01a20573-f623-755b-b0b9-8969c9ee4731
live	krasniqi arta	01a20573-fdf7-71bf-9250-bc1f533990f7	01a20573-f623-755b-b0b9-8969c9ee4731
live	krasniqi arta	01a20573-fdf8-77f7-9cae-3a4f0223e045	01a20573-f623-755b-b0b9-8969c9ee4731
live	krasniqi arta	01a20573-fdf8-77f7-9cae-3a519e3f7345	01a20573-f623-755b-b0b9-8969c9ee4731
live	krasniqi arta	01a20573-fdf8-77f7-9cae-3a5316ed9f54	01a20573-f623-755b-b0b9-8969c9ee4731
live	arta krasniqi	01a20573-fe18-73ed-8f42-9d4abbe011e3	01a20573-f623-755b-b0b9-8969c9ee4731
live	krasniqi arta	01a20573-fe18-73ed-8f42-9d4abbe011e3	01a20573-f623-755b-b0b9-8969c9ee4731
test	arta krasniqi	01a20573-fe4f-7173-9b2e-a25f1eab26e5	01a20573-f623-755b-b0b9-8969c9ee4731
test	krasniqi arta	01a20573-fe4f-7173-9b2e-a25f1eab26e5	01a20573-f623-755b-b0b9-8969c9ee4731
test	arta krasniqi	01a20573-fe52-72d2-8095-d9fa79846704	01a20573-f623-755b-b0b9-8969c9ee4731
test	krasniqi arta	01a20573-fe52-72d2-8095-d9fa79846704	01a20573-f623-755b-b0b9-8969c9ee4731
test	arta krasniqi	01a20573-fe54-73e6-b791-97ebf20c05c2	01a20573-f623-755b-b0b9-8969c9ee4731
test	krasniqi arta	01a20573-fe54-73e6-b791-97ebf20c05c2	01a20573-f623-755b-b0b9-8969c9ee4731
test	arta krasniqi	01a20573-fe55-73f8-b656-e445581298a6	01a20573-f623-755b-b0b9-8969c9ee4731
test	krasniqi arta	01a20573-fe55-73f8-b656-e445581298a6	01a20573-f623-755b-b0b9-8969c9ee4731
test	arta krasniqi	01a20573-fe59-7404-8a5d-cbbe5424f30e	01a20573-f623-755b-b0b9-8969c9ee4731
test	arta krasniqi	01a20573-fe59-7404-8a5d-cbc0c9ebfeee	01a20573-f623-755b-b0b9-8969c9ee4731
test	arta krasniqi	01a20573-fe59-7404-8a5d-cbc283dd6a06	01a20573-f623-755b-b0b9-8969c9ee4731
test	arta krasniqi	01a20573-fe59-7404-8a5d-cbc41d2fddaf	01a20573-f623-755b-b0b9-8969c9ee4731
test	krasniqi arta	01a20573-fe59-7404-8a5d-cbbe5424f30e	01a20573-f623-755b-b0b9-8969c9ee4731
test	krasniqi arta	01a20573-fe59-7404-8a5d-cbc0c9ebfeee	01a20573-f623-755b-b0b9-8969c9ee4731
test	krasniqi arta	01a20573-fe59-7404-8a5d-cbc283dd6a06	01a20573-f623-755b-b0b9-8969c9ee4731
test	krasniqi arta	01a20573-fe59-7404-8a5d-cbc41d2fddaf	01a20573-f623-755b-b0b9-8969c9ee4731
test	arta krasniqi	01a20573-fe6f-7473-b4e7-fe504e5a71e6	01a20573-f623-755b-b0b9-8969c9ee4731
test	krasniqi arta	01a20573-fe6f-7473-b4e7-fe504e5a71e6	01a20573-f623-755b-b0b9-8969c9ee4731
\.


--
-- Data for Name: certificates_numbercounter; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_numbercounter (id, mode, series, next, issuer_id) FROM stdin;
1	live	DIP-2026-{}	4	01a20573-f65a-723d-a9bf-4220814ec18c
2	live	3.1-2026-{}	16	01a20573-f623-755b-b0b9-8969c9ee4731
6	test	3.1-2026-{}	16	01a20573-f623-755b-b0b9-8969c9ee4731
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
1	1	product	Abnahmeprüfzeugnis 3.1	Inspection certificate 3.1	Certificat de réception 3.1	Certifikatë inspektimi 3.1	Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).	With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).	Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).	Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).	{productId,serialNumber}	\N	never		[{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	3.1-{year}-{seq:6}	[]	none	f	f	\N	report	t	{"productPage": "https://muster.example/products/{gtin}"}	2026-11-22 22:50:15.463503+00	1
2	1	person	Schulungsnachweis	Training certificate	Attestation de formation	Certifikatë trajnimi	Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.	Confirms that a person took part in a training, and with which result.	Confirme la participation d’une personne à une formation, et son résultat.	Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.	{holderName}	24	name		[{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	TR-{year}-{seq:5}	[]	external_ref	f	f	\N	training	f	{}	2026-11-22 22:50:15.509038+00	2
3	1	product	Abnahmeprüfzeugnis 3.1	Inspection certificate 3.1	Certificat de réception 3.1	Certifikatë inspektimi 3.1	Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).	With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).	Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).	Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).	{productId,serialNumber}	\N	never		[{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"role": "limits", "label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"role": "value", "label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"role": "unit", "label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	3.1-{year}-{seq:6}	[]	none	f	f	\N	report	t	{"productPage": "https://muster.example/products/{gtin}"}	2026-11-22 22:50:15.516765+00	3
4	1	person	Schulungsnachweis	Training certificate	Attestation de formation	Certifikatë trajnimi	Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.	Confirms that a person took part in a training, and with which result.	Confirme la participation d’une personne à une formation, et son résultat.	Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.	{holderName}	24	name		[{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	TR-{year}-{seq:5}	[]	external_ref	f	f	\N	training	f	{}	2026-11-22 22:50:15.521114+00	4
5	1	person	Diplom	Diploma	Diplôme	Diplomë	Verleiht nach bestandenem Studium oder bestandener Ausbildung eine Qualifikation.	Awards a qualification after a programme of study or training was passed.	Décerne un titre à l’issue d’études ou d’une formation réussies.	Jep një kualifikim pas përfundimit me sukses të studimeve ose të shkollimit.	{holderName}	\N	name		[{"key": "dateOfBirth", "kind": "date", "unit": "", "label": {"de": "Geburtsdatum", "en": "Date of birth", "fr": "Date de naissance", "sq": "Data e lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "placeOfBirth", "kind": "text", "unit": "", "label": {"de": "Geburtsort", "en": "Place of birth", "fr": "Lieu de naissance", "sq": "Vendi i lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "studentNo", "kind": "text", "unit": "", "label": {"de": "Matrikelnummer", "en": "Student number", "fr": "N° d’étudiant", "sq": "Numri i studentit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programme", "kind": "text", "unit": "", "label": {"de": "Studiengang", "en": "Programme of study", "fr": "Filière d’études", "sq": "Programi i studimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kennung des Studiengangs", "en": "Programme code", "fr": "Code de la filière", "sq": "Kodi i programit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "qualification", "kind": "text", "unit": "", "label": {"de": "Verliehene Qualifikation", "en": "Qualification awarded", "fr": "Titre décerné", "sq": "Kualifikimi i fituar"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "eqfLevel", "kind": "choice", "unit": "", "label": {"de": "EQR-Niveau", "en": "EQF level", "fr": "Niveau CEC", "sq": "Niveli KEK"}, "public": true, "choices": ["1", "2", "3", "4", "5", "6", "7", "8"], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Gesamtnote", "en": "Overall grade", "fr": "Note finale", "sq": "Nota përfundimtare"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "thesis", "kind": "text", "unit": "", "label": {"de": "Thema der Abschlussarbeit", "en": "Title of the thesis", "fr": "Sujet du mémoire", "sq": "Tema e punimit të diplomës"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "languageOfInstruction", "kind": "text", "unit": "", "label": {"de": "Unterrichtssprache", "en": "Language of instruction", "fr": "Langue d’enseignement", "sq": "Gjuha e mësimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date d’obtention", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "transcript", "kind": "table", "unit": "", "label": {"de": "Leistungsübersicht", "en": "Transcript of records", "fr": "Relevé de notes", "sq": "Transkripta e notave"}, "public": false, "choices": [], "columns": [{"label": {"de": "Modul", "en": "Module", "fr": "Module", "sq": "Moduli"}}, {"label": {"de": "Punkte", "en": "Credits", "fr": "Crédits", "sq": "Kreditet"}}, {"label": {"de": "Note", "en": "Grade", "fr": "Note", "sq": "Nota"}}], "required": false, "maxLength": 1000, "searchable": false}]	f	DIP-{year}-{seq:5}	[]	external_ref	f	f	\N	diploma	f	{}	2026-11-22 22:50:15.5442+00	5
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
16	accounts	user
17	accounts	branding
18	accounts	auditentry
19	accounts	apikey
20	accounts	apikeyuse
21	accounts	consentdocument
22	accounts	consentaction
23	accounts	consenttext
24	accounts	issuerdomain
25	accounts	invitation
26	accounts	job
27	accounts	joberror
28	accounts	jobinput
29	accounts	jobkey
30	accounts	jobresult
31	accounts	jobrows
32	accounts	membership
33	accounts	member
34	accounts	openitem
35	accounts	mailaddress
36	accounts	mailobjection
37	accounts	outgoingmail
38	accounts	plan
39	accounts	quotanotice
40	accounts	quotaslot
41	accounts	session
42	accounts	storedresponse
43	accounts	usageday
44	accounts	savedview
45	webhooks	bodyhorizon
46	webhooks	event
47	webhooks	delivery
48	webhooks	attempt
49	webhooks	endpoint
50	webhooks	endpointhour
51	webhooks	latebody
52	certificates	certificate
53	certificates	holdercontact
54	certificates	certificatekey
55	certificates	holdername
56	certificates	certificatetype
57	certificates	companyprefix
58	certificates	erasure
59	certificates	hold
60	certificates	numbercounter
61	certificates	printout
62	certificates	releaseoffrequest
63	certificates	typeversion
64	certificates	attachmentfile
65	certificates	certificatehistory
66	certificates	certificatelink
67	edu	cohort
68	edu	cohortverifications
69	edu	program
70	edu	recipient
71	edu	enrolment
72	edu	team
73	edu	teaminvitation
74	edu	teammember
75	edu	onboarding
\.


--
-- Data for Name: django_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.django_migrations (id, app, name, applied) FROM stdin;
1	contenttypes	0001_initial	2026-11-22 22:50:05.834907+00
2	contenttypes	0002_remove_content_type_name	2026-11-22 22:50:05.840206+00
3	auth	0001_initial	2026-11-22 22:50:05.855491+00
4	auth	0002_alter_permission_name_max_length	2026-11-22 22:50:05.858476+00
5	auth	0003_alter_user_email_max_length	2026-11-22 22:50:05.86114+00
6	auth	0004_alter_user_username_opts	2026-11-22 22:50:05.863906+00
7	auth	0005_alter_user_last_login_null	2026-11-22 22:50:05.86639+00
8	auth	0006_require_contenttypes_0002	2026-11-22 22:50:05.867188+00
9	auth	0007_alter_validators_add_error_messages	2026-11-22 22:50:05.869603+00
10	auth	0008_alter_user_username_max_length	2026-11-22 22:50:05.872233+00
11	auth	0009_alter_user_last_name_max_length	2026-11-22 22:50:05.874655+00
12	auth	0010_alter_group_name_max_length	2026-11-22 22:50:05.877755+00
13	auth	0011_update_proxy_permissions	2026-11-22 22:50:05.880268+00
14	auth	0012_alter_user_first_name_max_length	2026-11-22 22:50:05.882604+00
15	accounts	0001_initial	2026-11-22 22:50:07.502233+00
16	account	0001_initial	2026-11-22 22:50:07.544882+00
17	account	0002_email_max_length	2026-11-22 22:50:07.555644+00
18	account	0003_alter_emailaddress_create_unique_verified_email	2026-11-22 22:50:07.572827+00
19	account	0004_alter_emailaddress_drop_unique_email	2026-11-22 22:50:07.584136+00
20	account	0005_emailaddress_idx_upper_email	2026-11-22 22:50:07.59291+00
21	account	0006_emailaddress_lower	2026-11-22 22:50:07.613951+00
22	account	0007_emailaddress_idx_email	2026-11-22 22:50:07.632111+00
23	account	0008_emailaddress_unique_primary_email_fixup	2026-11-22 22:50:07.650502+00
24	account	0009_emailaddress_unique_primary_email	2026-11-22 22:50:07.659379+00
25	admin	0001_initial	2026-11-22 22:50:07.682047+00
26	admin	0002_logentry_remove_auto_add	2026-11-22 22:50:07.690129+00
27	admin	0003_logentry_add_action_flag_choices	2026-11-22 22:50:07.698739+00
28	axes	0001_initial	2026-11-22 22:50:07.704621+00
29	axes	0002_auto_20151217_2044	2026-11-22 22:50:07.718721+00
30	axes	0003_auto_20160322_0929	2026-11-22 22:50:07.726988+00
31	axes	0004_auto_20181024_1538	2026-11-22 22:50:07.735401+00
32	axes	0005_remove_accessattempt_trusted	2026-11-22 22:50:07.737512+00
33	axes	0006_remove_accesslog_trusted	2026-11-22 22:50:07.739399+00
34	axes	0007_alter_accessattempt_unique_together	2026-11-22 22:50:07.761436+00
35	axes	0008_accessfailurelog	2026-11-22 22:50:07.767489+00
36	axes	0009_add_session_hash	2026-11-22 22:50:07.769999+00
37	axes	0010_accessattemptexpiration	2026-11-22 22:50:07.773948+00
38	certificates	0001_initial	2026-11-22 22:50:09.396747+00
39	edu	0001_initial	2026-11-22 22:50:11.535276+00
40	mfa	0001_initial	2026-11-22 22:50:11.5742+00
41	mfa	0002_authenticator_timestamps	2026-11-22 22:50:11.594523+00
42	mfa	0003_authenticator_type_uniq	2026-11-22 22:50:11.624385+00
43	sessions	0001_initial	2026-11-22 22:50:11.629453+00
44	webhooks	0001_initial	2026-11-22 22:50:13.07721+00
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
01a20573-f6d9-768e-8b0a-c7dc932d870e	live	2026-a	Klasa 2026 A	2026-05-25	2026-11-21	2026-11-22 22:50:15.5442+00	2026-11-22 22:50:15.5442+00	01a20573-f65a-723d-a9bf-4220814ec18c	01a20573-f68b-70f9-a58d-91f829f45461	\N
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
01a20573-f6e3-7459-9f2d-ba862a97d74f	live	enrolled	1		\N	[]		2026-11-22 22:50:15.5442+00	2026-11-22 22:50:15.5442+00	1	\N	01a20573-f6d9-768e-8b0a-c7dc932d870e	01a20573-f65a-723d-a9bf-4220814ec18c	01a20573-f68b-70f9-a58d-91f829f45461	01a20573-f6a4-741f-b191-efe1c3ca2009
01a20573-f6e3-7459-9f2d-ba87bfb9b097	live	enrolled	1		\N	[]		2026-11-22 22:50:15.5442+00	2026-11-22 22:50:15.5442+00	1	\N	01a20573-f6d9-768e-8b0a-c7dc932d870e	01a20573-f65a-723d-a9bf-4220814ec18c	01a20573-f68b-70f9-a58d-91f829f45461	01a20573-f6a9-70f8-99c7-f110a238942c
01a20573-f6e3-7459-9f2d-ba88f6105fc6	live	enrolled	1		\N	[]		2026-11-22 22:50:15.5442+00	2026-11-22 22:50:15.5442+00	1	\N	01a20573-f6d9-768e-8b0a-c7dc932d870e	01a20573-f65a-723d-a9bf-4220814ec18c	01a20573-f68b-70f9-a58d-91f829f45461	01a20573-f6ac-758a-adee-aba5d059c564
01a20573-f6e3-7459-9f2d-ba892cbfdbae	live	completed	1	1.7	2026-11-22	[{"code": "", "grade": "1.7", "title": "Elektrotechnik", "credits": "40"}, {"code": "", "grade": "1.3", "title": "Praktische Arbeit", "credits": "20"}]		2026-11-22 22:50:15.5442+00	2026-11-22 22:50:15.5442+00	2	01a20573-f710-70a0-841b-31f84322895d	01a20573-f6d9-768e-8b0a-c7dc932d870e	01a20573-f65a-723d-a9bf-4220814ec18c	01a20573-f68b-70f9-a58d-91f829f45461	01a20573-f6af-70ff-81fc-ee4ded9e094c
01a20573-f6e3-7459-9f2d-ba8a1d3ffedf	live	completed	1	1.0	2026-11-22	[{"code": "", "grade": "1.0", "title": "Elektrotechnik", "credits": "40"}, {"code": "", "grade": "1.0", "title": "Praktische Arbeit", "credits": "20"}]		2026-11-22 22:50:15.5442+00	2026-11-22 22:50:15.5442+00	2	01a20573-f710-70a0-841b-31fa660bc1e9	01a20573-f6d9-768e-8b0a-c7dc932d870e	01a20573-f65a-723d-a9bf-4220814ec18c	01a20573-f68b-70f9-a58d-91f829f45461	01a20573-f6b2-73ae-b50e-fc63f7666705
01a20573-f6e3-7459-9f2d-ba8ba048a901	live	completed	1	2.3	2026-11-22	[{"code": "", "grade": "2.3", "title": "Elektrotechnik", "credits": "40"}, {"code": "", "grade": "2.7", "title": "Praktische Arbeit", "credits": "20"}]		2026-11-22 22:50:15.5442+00	2026-11-22 22:50:15.5442+00	2	01a20573-f711-76b2-8129-8d5fdaf7edf6	01a20573-f6d9-768e-8b0a-c7dc932d870e	01a20573-f65a-723d-a9bf-4220814ec18c	01a20573-f68b-70f9-a58d-91f829f45461	01a20573-f6b5-734f-8452-695bace5d64a
01a20573-f6e3-7459-9f2d-ba8c7d1b2fd3	live	failed	1	5.0	2026-11-22	[]		2026-11-22 22:50:15.5442+00	2026-11-22 22:50:15.5442+00	2	\N	01a20573-f6d9-768e-8b0a-c7dc932d870e	01a20573-f65a-723d-a9bf-4220814ec18c	01a20573-f68b-70f9-a58d-91f829f45461	01a20573-f6b7-7590-a6f0-d6f251f76efd
01a20573-f6e3-7459-9f2d-ba8d88747af1	live	withdrawn	1		\N	[]		2026-11-22 22:50:15.5442+00	2026-11-22 22:50:15.5442+00	2	\N	01a20573-f6d9-768e-8b0a-c7dc932d870e	01a20573-f65a-723d-a9bf-4220814ec18c	01a20573-f68b-70f9-a58d-91f829f45461	01a20573-f6b9-7288-8a4c-84f81e2426e2
\.


--
-- Data for Name: edu_onboarding; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_onboarding (issuer_id, legal_name, country, address, website, accreditation_body, accreditation_number, contact_name, contact_email, contact_phone, state, reason, submitted_at, decided_at, sequence, decided_by_id) FROM stdin;
01a20573-f65a-723d-a9bf-4220814ec18c	Shkolla Shembull SH.P.K.	AL	Rruga e Shkollës 1\n1001 Tiranë	https://shembull.example			Drita Shehu	drita.shehu@shembull.example		approved		2026-11-22 22:50:15.5442+00	2026-11-22 22:50:15.5442+00	2	1
\.


--
-- Data for Name: edu_program; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_program (id, code, name_de, name_en, name_fr, name_sq, description_de, description_en, description_fr, description_sq, eqf_level, credits, hours, attendance, language, learning_outcomes, alignment, validity_months, grade_scale, state, published_at, archived_at, created_at, changed_at, sequence, certificate_type_id, issuer_id, team_id) FROM stdin;
01a20573-f68b-70f9-a58d-91f829f45461	industrial-electronics	Industrieelektronik	Industrial electronics	Électronique industrielle	Elektronika industriale					4	60.00	900.00	blended	de	["Plant und prüft elektrische Anlagen nach EN 60204-1."]	[]	\N	{"max": "6", "min": "1", "kind": "numeric", "step": "0.1", "better": "lower", "passMark": "4"}	published	2026-11-22 22:50:15.5442+00	\N	2026-11-22 22:50:15.5442+00	2026-11-22 22:50:15.5442+00	2	5	01a20573-f65a-723d-a9bf-4220814ec18c	01a20573-f67d-704b-910d-15a727ac8473
\.


--
-- Data for Name: edu_recipient; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_recipient (id, mode, external_id, given_name, family_name, printed_name, email, locale, birth_date, birth_place, attributes, search_text, created_at, changed_at, sequence, erased_at, erasure_id, issuer_id, merged_into_id) FROM stdin;
01a20573-f6a4-741f-b191-efe1c3ca2009	live	S-1001	Përparim	Gashi		s-1001@example.com	sq	\N		{}	perparim gashi	2026-11-22 22:50:15.5442+00	2026-11-22 22:50:15.5442+00	1	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c	\N
01a20573-f6a9-70f8-99c7-f110a238942c	live	S-1002	Zoë	Çela-Groß		s-1002@example.com	de	\N		{}	zoe cela gross	2026-11-22 22:50:15.5442+00	2026-11-22 22:50:15.5442+00	1	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c	\N
01a20573-f6ac-758a-adee-aba5d059c564	live	S-1003	Élodie	Lefèvre		s-1003@example.com	fr	\N		{}	elodie lefevre	2026-11-22 22:50:15.5442+00	2026-11-22 22:50:15.5442+00	1	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c	\N
01a20573-f6af-70ff-81fc-ee4ded9e094c	live	S-1004	Jürgen	Weiß		s-1004@example.com	de	\N		{}	jurgen weiss	2026-11-22 22:50:15.5442+00	2026-11-22 22:50:15.5442+00	1	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c	\N
01a20573-f6b2-73ae-b50e-fc63f7666705	live	S-1005	Blerta	Hoxhë		s-1005@example.com	sq	\N		{}	blerta hoxhe	2026-11-22 22:50:15.5442+00	2026-11-22 22:50:15.5442+00	1	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c	\N
01a20573-f6b5-734f-8452-695bace5d64a	live	S-1006	François	L’Hôpital		s-1006@example.com	fr	\N		{}	francois l hopital	2026-11-22 22:50:15.5442+00	2026-11-22 22:50:15.5442+00	1	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c	\N
01a20573-f6b7-7590-a6f0-d6f251f76efd	live	S-1007	Ëngjëll	Çaushi		s-1007@example.com	sq	\N		{}	engjell caushi	2026-11-22 22:50:15.5442+00	2026-11-22 22:50:15.5442+00	1	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c	\N
01a20573-f6b9-7288-8a4c-84f81e2426e2	live	S-1008	Sören	Übelhör		s-1008@example.com	de	\N		{}	soren ubelhor	2026-11-22 22:50:15.5442+00	2026-11-22 22:50:15.5442+00	1	\N	\N	01a20573-f65a-723d-a9bf-4220814ec18c	\N
\.


--
-- Data for Name: edu_team; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_team (id, name, created_at, sequence, issuer_id) FROM stdin;
01a20573-f67d-704b-910d-15a727ac8473	Elektroteknikë	2026-11-22 22:50:15.5442+00	1	01a20573-f65a-723d-a9bf-4220814ec18c
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
01a20573-f681-7333-a78c-a61af9ec1c50	coordinator	2026-11-22 22:50:15.5442+00	1	01a20573-f67d-704b-910d-15a727ac8473
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
01a20573-fdd9-77db-b195-7c4678685951	live	certificate.issued	pending	automatic	0	0	10	2026-11-22 22:50:17.438134+00	\N	2026-11-22 22:50:17.438134+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fdb9-71d0-bfaa-f69e77a4e0a5	01a20573-fdd9-77db-bd5d-437a007a415d
01a20573-fde5-7095-a157-c27e421af17f	live	certificate.issued	pending	automatic	0	0	10	2026-11-22 22:50:17.446145+00	\N	2026-11-22 22:50:17.446145+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fdb9-71d0-bfaa-f69e77a4e0a5	01a20573-fde5-7095-9a62-7e48c3ec1cda
01a20573-fde9-7794-8e07-cf191634d7d6	live	certificate.issued	pending	automatic	0	0	10	2026-11-22 22:50:17.449367+00	\N	2026-11-22 22:50:17.449367+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fdb9-71d0-bfaa-f69e77a4e0a5	01a20573-fde9-7794-9807-1132073f5a37
01a20573-fded-76bf-a0ec-a4ad2e75ae63	live	certificate.issued	pending	automatic	0	0	10	2026-11-22 22:50:17.453394+00	\N	2026-11-22 22:50:17.453394+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fdb9-71d0-bfaa-f69e77a4e0a5	01a20573-fded-76bf-a344-8666b9945818
01a20573-fdef-734e-bee5-25c583934845	live	certificate.issued	pending	automatic	0	0	10	2026-11-22 22:50:17.455632+00	\N	2026-11-22 22:50:17.455632+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fdb9-71d0-bfaa-f69e77a4e0a5	01a20573-fdef-734e-b4e4-bb68b1a9be2b
01a20573-fdf8-77f7-82e0-3aa982f77fd3	live	certificate.issued	pending	automatic	0	0	10	2026-11-22 22:50:17.462163+00	\N	2026-11-22 22:50:17.462163+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fdb9-71d0-bfaa-f69e77a4e0a5	01a20573-fdf8-77f7-9cae-3a4edddf86cb
01a20573-fdf8-77f7-9d50-8a643c6bd927	live	certificate.issued	pending	automatic	0	0	10	2026-11-22 22:50:17.462163+00	\N	2026-11-22 22:50:17.462163+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fdb9-71d0-bfaa-f69e77a4e0a5	01a20573-fdf8-77f7-9cae-3a50c24a08cc
01a20573-fdf8-77f7-ba84-f05560f08c72	live	certificate.issued	pending	automatic	0	0	10	2026-11-22 22:50:17.462163+00	\N	2026-11-22 22:50:17.462163+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fdb9-71d0-bfaa-f69e77a4e0a5	01a20573-fdf8-77f7-9cae-3a526c1702ad
01a20573-fdf8-77f7-a7a1-0f1e3a0186c8	live	certificate.issued	pending	automatic	0	0	10	2026-11-22 22:50:17.462163+00	\N	2026-11-22 22:50:17.462163+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fdb9-71d0-bfaa-f69e77a4e0a5	01a20573-fdf8-77f7-9cae-3a54a2a37635
01a20573-fe02-7425-ba68-d9816d480c18	live	certificate.suspended	pending	automatic	0	0	10	2026-11-22 22:50:17.471601+00	\N	2026-11-22 22:50:17.471601+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fdb9-71d0-bfaa-f69e77a4e0a5	01a20573-fe02-7425-9825-d1809201cd6f
01a20573-fe0a-75d2-a9f1-0b24c4943f2e	live	certificate.reinstated	pending	automatic	0	0	10	2026-11-22 22:50:17.47959+00	\N	2026-11-22 22:50:17.47959+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fdb9-71d0-bfaa-f69e77a4e0a5	01a20573-fe0a-75d2-ba18-de9dbddb40f0
01a20573-fe0e-769e-8b59-35792ebd54a2	live	certificate.suspended	pending	automatic	0	0	10	2026-11-22 22:50:17.48551+00	\N	2026-11-22 22:50:17.48551+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fdb9-71d0-bfaa-f69e77a4e0a5	01a20573-fe0e-769e-bcf7-63c5059076a9
01a20573-fe13-729f-957c-c38c835ea45a	live	certificate.revoked	pending	automatic	0	0	10	2026-11-22 22:50:17.489493+00	\N	2026-11-22 22:50:17.489493+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fdb9-71d0-bfaa-f69e77a4e0a5	01a20573-fe13-729f-b7a1-0657b060e6e4
01a20573-fe19-7252-9c9d-df01c8e95da2	live	certificate.superseded	pending	automatic	0	0	10	2026-11-22 22:50:17.494562+00	\N	2026-11-22 22:50:17.494562+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fdb9-71d0-bfaa-f69e77a4e0a5	01a20573-fe19-7252-ac1d-3628676a438a
01a20573-fe1c-705d-bc2b-c445d8f2cfcc	live	certificate.issued	pending	automatic	0	0	10	2026-11-22 22:50:17.494562+00	\N	2026-11-22 22:50:17.494562+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fdb9-71d0-bfaa-f69e77a4e0a5	01a20573-fe1c-705d-a102-4525c9f82f3d
01a20573-fe41-77ab-9bb5-9396437f5f4d	live	certificate.erased	pending	automatic	0	0	10	2026-11-22 22:50:17.531497+00	\N	2026-11-22 22:50:17.531497+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fdb9-71d0-bfaa-f69e77a4e0a5	01a20573-fe41-77ab-8e69-4ebdbbb776a3
01a20573-fe4f-7173-8291-916af2519dac	test	certificate.issued	pending	automatic	0	0	10	2026-11-22 22:50:17.552665+00	\N	2026-11-22 22:50:17.552665+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fe4d-729e-8db2-53ec9296f92c	01a20573-fe4f-7173-9b2e-a2608e9b02d5
01a20573-fe52-72d2-87b5-583b88016810	test	certificate.issued	pending	automatic	0	0	10	2026-11-22 22:50:17.554977+00	\N	2026-11-22 22:50:17.554977+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fe4d-729e-8db2-53ec9296f92c	01a20573-fe52-72d2-8095-d9fbffada4b6
01a20573-fe54-73e6-86b5-1568d92f0d70	test	certificate.issued	pending	automatic	0	0	10	2026-11-22 22:50:17.556333+00	\N	2026-11-22 22:50:17.556333+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fe4d-729e-8db2-53ec9296f92c	01a20573-fe54-73e6-b791-97ec142762bc
01a20573-fe55-73f8-9e3e-668b35599bbe	test	certificate.issued	pending	automatic	0	0	10	2026-11-22 22:50:17.558123+00	\N	2026-11-22 22:50:17.558123+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fe4d-729e-8db2-53ec9296f92c	01a20573-fe55-73f8-b656-e4462e0bf48b
01a20573-fe57-7318-a2b4-c1c9bd4aaca8	test	certificate.issued	pending	automatic	0	0	10	2026-11-22 22:50:17.559323+00	\N	2026-11-22 22:50:17.559323+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fe4d-729e-8db2-53ec9296f92c	01a20573-fe57-7318-8bb3-280160dc72c6
01a20573-fe59-7404-973b-8a15ad04d67e	test	certificate.issued	pending	automatic	0	0	10	2026-11-22 22:50:17.561073+00	\N	2026-11-22 22:50:17.561073+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fe4d-729e-8db2-53ec9296f92c	01a20573-fe59-7404-8a5d-cbbf1f5560e9
01a20573-fe59-7404-8afb-0db5c525df9b	test	certificate.issued	pending	automatic	0	0	10	2026-11-22 22:50:17.561073+00	\N	2026-11-22 22:50:17.561073+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fe4d-729e-8db2-53ec9296f92c	01a20573-fe59-7404-8a5d-cbc18ca3c1ee
01a20573-fe59-7404-8eb0-212e020cc94e	test	certificate.issued	pending	automatic	0	0	10	2026-11-22 22:50:17.561073+00	\N	2026-11-22 22:50:17.561073+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fe4d-729e-8db2-53ec9296f92c	01a20573-fe59-7404-8a5d-cbc3da2fa391
01a20573-fe59-7404-a957-fe188eb35d09	test	certificate.issued	pending	automatic	0	0	10	2026-11-22 22:50:17.561073+00	\N	2026-11-22 22:50:17.561073+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fe4d-729e-8db2-53ec9296f92c	01a20573-fe59-7404-8a5d-cbc5cdd53d40
01a20573-fe5e-7724-b89e-daf2c853819e	test	certificate.suspended	pending	automatic	0	0	10	2026-11-22 22:50:17.565315+00	\N	2026-11-22 22:50:17.565315+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fe4d-729e-8db2-53ec9296f92c	01a20573-fe5e-7724-8978-22d7d074f185
01a20573-fe63-7693-a85f-24b58cf5aecd	test	certificate.reinstated	pending	automatic	0	0	10	2026-11-22 22:50:17.569727+00	\N	2026-11-22 22:50:17.569727+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fe4d-729e-8db2-53ec9296f92c	01a20573-fe63-7693-a186-5fc4ac5ba92c
01a20573-fe67-7423-973f-b56769bd3cf9	test	certificate.suspended	pending	automatic	0	0	10	2026-11-22 22:50:17.574266+00	\N	2026-11-22 22:50:17.574266+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fe4d-729e-8db2-53ec9296f92c	01a20573-fe67-7423-bf0a-d3f9bbd64b0c
01a20573-fe6b-7118-8fee-cae69b6e3478	test	certificate.revoked	pending	automatic	0	0	10	2026-11-22 22:50:17.577745+00	\N	2026-11-22 22:50:17.577745+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fe4d-729e-8db2-53ec9296f92c	01a20573-fe6b-7118-ab9e-0d964fa3d997
01a20573-fe70-76b7-be02-864f3bf96992	test	certificate.superseded	pending	automatic	0	0	10	2026-11-22 22:50:17.581585+00	\N	2026-11-22 22:50:17.581585+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fe4d-729e-8db2-53ec9296f92c	01a20573-fe70-76b7-97db-aa7e61233600
01a20573-fe72-77ce-8c8a-114af1003646	test	certificate.issued	pending	automatic	0	0	10	2026-11-22 22:50:17.581585+00	\N	2026-11-22 22:50:17.581585+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fe4d-729e-8db2-53ec9296f92c	01a20573-fe72-77ce-a7b7-2b9f8c7da8e6
01a20573-fe8c-7761-9c64-a45d7bb277ab	test	certificate.erased	pending	automatic	0	0	10	2026-11-22 22:50:17.608219+00	\N	2026-11-22 22:50:17.608219+00	\N	\N	\N	01a20573-f623-755b-b0b9-8969c9ee4731	01a20573-fe4d-729e-8db2-53ec9296f92c	01a20573-fe8c-7761-b221-4c51faa79ec9
\.


--
-- Data for Name: webhooks_endpoint; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.webhooks_endpoint (id, mode, url, description, events, headers, rate_limit, state, disabled_reason, disabled_at, created_at, updated_at, sequence, secret, old_secret, old_secret_until, failures, failure_share, failing_since, last_failure_at, window_from, clock_from, alarm_at, parked_until, notified, allowance, allowance_at, issuer_id) FROM stdin;
01a20573-fdb9-71d0-bfaa-f69e77a4e0a5	live	https://192.88.98.1/hook		{certificate.*}	gAAAAABrA3GpJxP-Q0Q2aKICPko-IecX-2mhnDJkP8XdrdgXAMwd2uXT2bEVQd4f70dZt3Qqg87rxMobJFWqYn8kduGg8DTb5Q==	\N	active	\N	\N	2026-11-22 22:50:17.399032+00	2026-11-22 22:50:17.399032+00	0	gAAAAABrA3GpW9bb3oq6yC7RaHvouKuxgTOWJS5j58BvOPmQmosvBcd1fiWX5ilNNHhADQC9mpU8xlnSgEPYERAN9fq_gnlyKFlxTu-ci2J7Z1kgVZ9vkcwPNgE8iTOI_-DKCYsQsTy-uPU8xnkWKbNFzILc-gQRsw==	\N	\N	0	0	\N	\N	\N	\N	\N	\N	0	0	2026-11-22 22:50:17.401509+00	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe4d-729e-8db2-53ec9296f92c	test	https://192.88.98.1/hook		{certificate.*}	gAAAAABrA3Gpr_3T_TQ5QONmhHMf87mbL8ciiNLrPi1Msfdk57Ap_Z7yO3JhYcJMxsmGGhaKbRlj4zO_R-2SlXwMW839Iig09Q==	\N	active	\N	\N	2026-11-22 22:50:17.547109+00	2026-11-22 22:50:17.547109+00	0	gAAAAABrA3GphC9ELoiPv3xvl1fVuMSYqw4e3frdaN4PB0dfHn-lWK-mwDos6Vtkzyj3i7SNvtxakTYGZWMxGLTtWm9l2V9YgjKDi7gSUd0RYuba1CuYF79GzlaDyA02dFXRvUmU1uSc7jd_iM6KB2EIXYSVCSJfbQ==	\N	\N	0	0	\N	\N	\N	\N	\N	\N	0	0	2026-11-22 22:50:17.549145+00	01a20573-f623-755b-b0b9-8969c9ee4731
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
01a20573-f682-75ae-9652-93a14d9ec5cc	live	team.member_added	01a20573-f67d-704b-910d-15a727ac8473	1	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a227465616d2e6d656d6265725f6164646564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d38327137786d3265707139636d6d6b6d35367378686563222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b227465616d4964223a227465616d5f30316d38327137786b78653135733233386e6d776b747331336b222c226d656d6265724964223a226d656d5f30316d38327137786d3165637374663335363362777972373267222c22726f6c65223a22636f6f7264696e61746f72227d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6a7-758f-933c-d7726987e43d	live	recipient.created	01a20573-f6a4-741f-b191-efe1c3ca2009	1	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d38327137786e37657037733666367165396d7266733178222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d38327137786e346567667633346666773731776d383039222c2265787465726e616c4964223a22532d31303031227d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6aa-7252-82c5-cfafb41c3165	live	recipient.created	01a20573-f6a9-70f8-99c7-f110a238942c	1	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d38327137786e6165393938356865666e79743172636235222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d38327137786e39653377396b687a683232683368353163222c2265787465726e616c4964223a22532d31303032227d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6ad-7445-8253-7470ff2a933a	live	recipient.created	01a20573-f6ac-758a-adee-aba5d059c564	1	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d38327137786e6465683272346d766d65337a6a6e347374222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d38327137786e636570356176766e626d7138356b686234222c2265787465726e616c4964223a22532d31303033227d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6b0-7442-a99a-729190a7edf9	live	recipient.created	01a20573-f6af-70ff-81fc-ee4ded9e094c	1	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d38327137786e67656831616b366b6a6a36386166766673222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d38327137786e6665337a72337a37653971707377326163222c2265787465726e616c4964223a22532d31303034227d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6b3-7551-b264-b934867cfa76	live	recipient.created	01a20573-f6b2-73ae-b50e-fc63f7666705	1	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d38327137786e6b656e387634733573366a333773796b70222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d38327137786e6a65657162613371776366767063737235222c2265787465726e616c4964223a22532d31303035227d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6b5-734f-8452-695d084ba543	live	recipient.created	01a20573-f6b5-734f-8452-695bace5d64a	1	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d38327137786e6e65643772386d6b39626d343471396133222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d38327137786e6e65643772386d6b3962657065626e6a61222c2265787465726e616c4964223a22532d31303036227d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6b8-71ad-870c-eef5ae3d0c64	live	recipient.created	01a20573-f6b7-7590-a6f0-d6f251f76efd	1	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d38327137786e7265367072653337657970713374333334222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d38327137786e7165703861647736707939387a65767178222c2265787465726e616c4964223a22532d31303037227d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6ba-778c-a571-59fda7ca7df4	live	recipient.created	01a20573-f6b9-7288-8a4c-84f81e2426e2	1	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d38327137786e7465793661617761737a706b776d7a666d222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d38327137786e73656134386d6b34347a30663238397132222c2265787465726e616c4964223a22532d31303038227d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6c9-705c-9499-16e46f574c94	live	onboarding.submitted	01a20573-f65a-723d-a9bf-4220814ec18c	1	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a226f6e626f617264696e672e7375626d6974746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d3832713778703965316539393638707768716e656b346d222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b226973737565724964223a226973735f30316d38327137786a74653879746b6674323432306d78676363222c227374617465223a227375626d6974746564227d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6d0-7233-8bd6-b4b8b64c8d04	live	onboarding.approved	01a20573-f65a-723d-a9bf-4220814ec18c	2	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a226f6e626f617264696e672e617070726f766564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d3832713778706765387372716e6e6d7132763473333834222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b226973737565724964223a226973735f30316d38327137786a74653879746b6674323432306d78676363222c227374617465223a22617070726f766564227d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6d5-7449-a288-270499c51519	live	program.published	01a20573-f68b-70f9-a58d-91f829f45461	2	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a2270726f6772616d2e7075626c6973686564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d3832713778706e6568347435323137306a637761353873222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2270726f6772616d4964223a2270726f675f30316d38327137786d6265337774623363687a306d7a386e3331222c22636f6465223a22696e647573747269616c2d656c656374726f6e696373222c227374617465223a227075626c6973686564227d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6e5-720a-92e8-6db1655721d1	live	enrolment.created	01a20573-f6e3-7459-9f2d-ba862a97d74f	1	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d38327137787135653835393574336470356a6e65386568222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d38327137787133656863737962647467726e39666e7466222c2270726f6772616d4964223a2270726f675f30316d38327137786d6265337774623363687a306d7a386e3331222c22636f686f72744964223a22636f685f30316d383271377870736574373870327037766a396a76317265222c22726563697069656e744964223a227263705f30316d38327137786e346567667633346666773731776d383039222c2265787465726e616c4964223a22532d31303031222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6e5-720a-92e8-6db28d20d2fc	live	enrolment.created	01a20573-f6e3-7459-9f2d-ba87bfb9b097	1	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d3832713778713565383539357433647061366a316d7177222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d38327137787133656863737962647467797a766b633471222c2270726f6772616d4964223a2270726f675f30316d38327137786d6265337774623363687a306d7a386e3331222c22636f686f72744964223a22636f685f30316d383271377870736574373870327037766a396a76317265222c22726563697069656e744964223a227263705f30316d38327137786e39653377396b687a683232683368353163222c2265787465726e616c4964223a22532d31303032222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6e5-720a-92e8-6db35d1a52da	live	enrolment.created	01a20573-f6e3-7459-9f2d-ba88f6105fc6	1	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d383271377871356538353935743364706465686d6d7074222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3832713778713365686373796264746833763130717936222c2270726f6772616d4964223a2270726f675f30316d38327137786d6265337774623363687a306d7a386e3331222c22636f686f72744964223a22636f685f30316d383271377870736574373870327037766a396a76317265222c22726563697069656e744964223a227263705f30316d38327137786e636570356176766e626d7138356b686234222c2265787465726e616c4964223a22532d31303033222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6e5-720a-92e8-6db4ee20ba7c	live	enrolment.created	01a20573-f6e3-7459-9f2d-ba892cbfdbae	1	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d383271377871356538353935743364706b713231656b77222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d383271377871336568637379626474683470627a707865222c2270726f6772616d4964223a2270726f675f30316d38327137786d6265337774623363687a306d7a386e3331222c22636f686f72744964223a22636f685f30316d383271377870736574373870327037766a396a76317265222c22726563697069656e744964223a227263705f30316d38327137786e6665337a72337a37653971707377326163222c2265787465726e616c4964223a22532d31303034222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6e6-70c2-903b-49c4f62c7b1d	live	enrolment.created	01a20573-f6e3-7459-9f2d-ba8a1d3ffedf	1	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d383271377871366533313930657439726b763272797278222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3832713778713365686373796264746838656b7a7a707a222c2270726f6772616d4964223a2270726f675f30316d38327137786d6265337774623363687a306d7a386e3331222c22636f686f72744964223a22636f685f30316d383271377870736574373870327037766a396a76317265222c22726563697069656e744964223a227263705f30316d38327137786e6a65657162613371776366767063737235222c2265787465726e616c4964223a22532d31303035222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6e6-70c2-903b-49c5d9f55eb3	live	enrolment.created	01a20573-f6e3-7459-9f2d-ba8ba048a901	1	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d3832713778713665333139306574397271637a61716e6b222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3832713778713365686373796264746865673468613831222c2270726f6772616d4964223a2270726f675f30316d38327137786d6265337774623363687a306d7a386e3331222c22636f686f72744964223a22636f685f30316d383271377870736574373870327037766a396a76317265222c22726563697069656e744964223a227263705f30316d38327137786e6e65643772386d6b3962657065626e6a61222c2265787465726e616c4964223a22532d31303036222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6e6-70c2-903b-49c66927d8bc	live	enrolment.created	01a20573-f6e3-7459-9f2d-ba8c7d1b2fd3	1	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d38327137787136653331393065743972736d6a66703577222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d383271377871336568637379626474686879687062796b222c2270726f6772616d4964223a2270726f675f30316d38327137786d6265337774623363687a306d7a386e3331222c22636f686f72744964223a22636f685f30316d383271377870736574373870327037766a396a76317265222c22726563697069656e744964223a227263705f30316d38327137786e7165703861647736707939387a65767178222c2265787465726e616c4964223a22532d31303037222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f6e6-70c2-903b-49c7e9ecd45d	live	enrolment.created	01a20573-f6e3-7459-9f2d-ba8d88747af1	1	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d383271377871366533313930657439727a6d79736e3278222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3832713778713365686373796264746870343738797168222c2270726f6772616d4964223a2270726f675f30316d38327137786d6265337774623363687a306d7a386e3331222c22636f686f72744964223a22636f685f30316d383271377870736574373870327037766a396a76317265222c22726563697069656e744964223a227263705f30316d38327137786e73656134386d6b34347a30663238397132222c2265787465726e616c4964223a22532d31303038222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f710-70a0-841b-31f9a8211185	live	certificate.issued	01a20573-f710-70a0-841b-31f84322895d	1	2026-11-22 22:50:15.544+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d3832713778726765326738383673687a366d3232346335222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3832713778726765326738383673687a31316a35326178222c2263657274696669636174654e756d626572223a224449502d323032362d3030303031222c2265787465726e616c526566223a22656e725f30316d383271377871336568637379626474683470627a707865222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f64652f7665726966792f636572745f30316d3832713778726765326738383673687a31316a35326178227d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f711-76b2-8129-8d5e95885a2b	live	certificate.issued	01a20573-f710-70a0-841b-31fa660bc1e9	1	2026-11-22 22:50:15.544+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d3832713778726865747338326163646274617267706862222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3832713778726765326738383673687a396b3071676639222c2263657274696669636174654e756d626572223a224449502d323032362d3030303032222c2265787465726e616c526566223a22656e725f30316d3832713778713365686373796264746838656b7a7a707a222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f73712f7665726966792f636572745f30316d3832713778726765326738383673687a396b3071676639227d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f711-76b2-8129-8d607292171a	live	certificate.issued	01a20573-f711-76b2-8129-8d5fdaf7edf6	1	2026-11-22 22:50:15.544+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d3832713778726865747338326163646331733934357274222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377872686574733832616364627a646666766670222c2263657274696669636174654e756d626572223a224449502d323032362d3030303033222c2265787465726e616c526566223a22656e725f30316d3832713778713365686373796264746865673468613831222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f66722f7665726966792f636572745f30316d383271377872686574733832616364627a646666766670227d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f71d-7554-8ca7-6a7bb7e9973c	live	enrolment.completed	01a20573-f6e3-7459-9f2d-ba892cbfdbae	2	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a22656e726f6c6d656e742e636f6d706c65746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d38327137787278656e613873397661666576796b357377222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d383271377871336568637379626474683470627a707865222c2270726f6772616d4964223a2270726f675f30316d38327137786d6265337774623363687a306d7a386e3331222c22636f686f72744964223a22636f685f30316d383271377870736574373870327037766a396a76317265222c22726563697069656e744964223a227263705f30316d38327137786e6665337a72337a37653971707377326163222c2265787465726e616c4964223a22532d31303034222c22737461747573223a22636f6d706c65746564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3232222c2263657274696669636174654964223a22636572745f30316d3832713778726765326738383673687a31316a35326178227d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f71d-7554-8ca7-6a7c91ad1420	live	enrolment.completed	01a20573-f6e3-7459-9f2d-ba8a1d3ffedf	2	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a22656e726f6c6d656e742e636f6d706c65746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d38327137787278656e613873397661666a387474353130222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3832713778713365686373796264746838656b7a7a707a222c2270726f6772616d4964223a2270726f675f30316d38327137786d6265337774623363687a306d7a386e3331222c22636f686f72744964223a22636f685f30316d383271377870736574373870327037766a396a76317265222c22726563697069656e744964223a227263705f30316d38327137786e6a65657162613371776366767063737235222c2265787465726e616c4964223a22532d31303035222c22737461747573223a22636f6d706c65746564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3232222c2263657274696669636174654964223a22636572745f30316d3832713778726765326738383673687a396b3071676639227d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f71d-7554-8ca7-6a7df98b2e9c	live	enrolment.completed	01a20573-f6e3-7459-9f2d-ba8ba048a901	2	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a22656e726f6c6d656e742e636f6d706c65746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d38327137787278656e6138733976616671777270626d77222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3832713778713365686373796264746865673468613831222c2270726f6772616d4964223a2270726f675f30316d38327137786d6265337774623363687a306d7a386e3331222c22636f686f72744964223a22636f685f30316d383271377870736574373870327037766a396a76317265222c22726563697069656e744964223a227263705f30316d38327137786e6e65643772386d6b3962657065626e6a61222c2265787465726e616c4964223a22532d31303036222c22737461747573223a22636f6d706c65746564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3232222c2263657274696669636174654964223a22636572745f30316d383271377872686574733832616364627a646666766670227d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f723-71e1-bf2a-1db8890a6755	live	enrolment.failed	01a20573-f6e3-7459-9f2d-ba8c7d1b2fd3	2	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a22656e726f6c6d656e742e6661696c6564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d383271377873336537677679616778713234676d73746e222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d383271377871336568637379626474686879687062796b222c2270726f6772616d4964223a2270726f675f30316d38327137786d6265337774623363687a306d7a386e3331222c22636f686f72744964223a22636f685f30316d383271377870736574373870327037766a396a76317265222c22726563697069656e744964223a227263705f30316d38327137786e7165703861647736707939387a65767178222c2265787465726e616c4964223a22532d31303037222c22737461747573223a226661696c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3232222c2263657274696669636174654964223a6e756c6c7d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f728-73a9-8e94-b2f918eb052d	live	enrolment.withdrawn	01a20573-f6e3-7459-9f2d-ba8d88747af1	2	2026-11-22 22:50:15.5442+00	\\x7b2274797065223a22656e726f6c6d656e742e77697468647261776e222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3534345a222c226964223a226576745f30316d3832713778733865656d727835356a7a34636570313964222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d3832713778713365686373796264746870343738797168222c2270726f6772616d4964223a2270726f675f30316d38327137786d6265337774623363687a306d7a386e3331222c22636f686f72744964223a22636f685f30316d383271377870736574373870327037766a396a76317265222c22726563697069656e744964223a227263705f30316d38327137786e73656134386d6b34347a30663238397132222c2265787465726e616c4964223a22532d31303038222c22737461747573223a2277697468647261776e222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	831	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-f740-77f6-b53e-9578fc56b328	live	api_key.created	01a20573-f73d-763e-921b-f38d84c8a42b	1	2026-11-22 22:50:15.739644+00	\\x7b2274797065223a226170695f6b65792e63726561746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3733395a222c226964223a226576745f30316d38327137787430657a766261666d6e6633793564637338222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b226170694b65794964223a226b65795f30316d3832713778737865727a3934367a6b6870326368393162222c226c617374466f7572223a22524b6f54222c2273636f706573223a5b226163636f756e743a6d616e616765222c226163636f756e743a72656164222c226365727469666963617465733a6973737565222c226365727469666963617465733a6d616e616765222c226365727469666963617465733a72656164222c226365727469666963617465733a72656c65617365222c226365727469666963617465733a7479706573222c226564753a6973737565222c226564753a6d616e616765222c226564753a72656164222c226b6579733a6d616e616765222c22707269766163793a6d616e616765222c22776562686f6f6b733a6d616e616765222c22776562686f6f6b733a72656164225d2c22657870697265734174223a6e756c6c7d7d	899	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-f748-7168-bba5-412f5bdd2541	live	api_key.created	01a20573-f744-74e8-9060-f636971c51d7	1	2026-11-22 22:50:15.747071+00	\\x7b2274797065223a226170695f6b65792e63726561746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31352e3734375a222c226964223a226576745f30316d3832713778743865356d62713961313578647874396131222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b226170694b65794964223a226b65795f30316d38327137787434656b6d393072377036746268726d6571222c226c617374466f7572223a22496a666b222c2273636f706573223a5b226163636f756e743a6d616e616765222c226163636f756e743a72656164222c226365727469666963617465733a6973737565222c226365727469666963617465733a6d616e616765222c226365727469666963617465733a72656164222c226365727469666963617465733a72656c65617365222c226365727469666963617465733a7479706573222c226564753a6973737565222c226564753a6d616e616765222c226564753a72656164222c226b6579733a6d616e616765222c22707269766163793a6d616e616765222c22776562686f6f6b733a6d616e616765222c22776562686f6f6b733a72656164225d2c22657870697265734174223a6e756c6c7d7d	900	01a20573-f65a-723d-a9bf-4220814ec18c
01a20573-fdd9-77db-bd5d-437a007a415d	live	certificate.issued	01a20573-fdd9-77db-bd5d-4379d8d00a31	1	2026-11-22 22:50:17.399+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3339395a222c226964223a226576745f30316d383271377a6573657a647674716133663830376d676178222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6573657a6476747161336637636430326868222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6573657a6476747161336637636430326868227d7d	903	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fde5-7095-9a62-7e48c3ec1cda	live	certificate.issued	01a20573-fde5-7095-9a62-7e4799ff88b9	1	2026-11-22 22:50:17.399+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3339395a222c226964223a226576745f30316d383271377a6635653261736d726b793933317972373674222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6635653261736d726b793879637a7a323573222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303032222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6635653261736d726b793879637a7a323573227d7d	907	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fde9-7794-9807-1132073f5a37	live	certificate.issued	01a20573-fde8-73ef-894f-63a383d1ec18	1	2026-11-22 22:50:17.399+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3339395a222c226964223a226576745f30316d383271377a663965796139673172683638336b79706871222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6638656671726a6b76336d65317833763072222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303033222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6638656671726a6b76336d65317833763072227d7d	910	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fded-76bf-a344-8666b9945818	live	certificate.issued	01a20573-fdec-751e-82c5-b4832d594374	1	2026-11-22 22:50:17.399+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3339395a222c226964223a226576745f30316d383271377a666465747a74366834366374777338703072222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6663656d66383568646d6763706e6a67766d222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6663656d66383568646d6763706e6a67766d227d7d	914	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fdf8-77f7-9cae-3a4edddf86cb	live	certificate.issued	01a20573-fdf7-71bf-9250-bc1f533990f7	1	2026-11-22 22:50:17.399+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3339395a222c226964223a226576745f30316d383271377a6672657a767373626874397665787a317062222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a667165367a73346d35773378396b6b343771222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303036222c2265787465726e616c526566223a224f524445522d35222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a667165367a73346d35773378396b6b343771227d7d	921	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fdf8-77f7-9cae-3a50c24a08cc	live	certificate.issued	01a20573-fdf8-77f7-9cae-3a4f0223e045	1	2026-11-22 22:50:17.399+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3339395a222c226964223a226576745f30316d383271377a6672657a767373626874613331346d323663222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6672657a7673736268743977313237723235222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303037222c2265787465726e616c526566223a224f524445522d36222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6672657a7673736268743977313237723235227d7d	921	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fdf8-77f7-9cae-3a526c1702ad	live	certificate.issued	01a20573-fdf8-77f7-9cae-3a519e3f7345	1	2026-11-22 22:50:17.399+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3339395a222c226964223a226576745f30316d383271377a6672657a7673736268746139703165306e64222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6672657a7673736268746136663379777435222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303038222c2265787465726e616c526566223a224f524445522d37222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6672657a7673736268746136663379777435227d7d	921	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fdf8-77f7-9cae-3a54a2a37635	live	certificate.issued	01a20573-fdf8-77f7-9cae-3a5316ed9f54	1	2026-11-22 22:50:17.399+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3339395a222c226964223a226576745f30316d383271377a6672657a767373626874616a68613678686e222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6672657a767373626874616362657637746d222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303039222c2265787465726e616c526566223a224f524445522d38222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6672657a767373626874616362657637746d227d7d	921	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe02-7425-9825-d1809201cd6f	live	certificate.suspended	01a20573-fdd9-77db-bd5d-4379d8d00a31	2	2026-11-22 22:50:17.399032+00	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3339395a222c226964223a226576745f30316d383271377a673265676a736739656867323930336b6266222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6573657a6476747161336637636430326868222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6573657a6476747161336637636430326868222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	924	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe0a-75d2-ba18-de9dbddb40f0	live	certificate.reinstated	01a20573-fdd9-77db-bd5d-4379d8d00a31	3	2026-11-22 22:50:17.399032+00	\\x7b2274797065223a2263657274696669636174652e7265696e737461746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3339395a222c226964223a226576745f30316d383271377a6761657139626d3636796b70797870673767222c2273657175656e6365223a332c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6573657a6476747161336637636430326868222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6573657a6476747161336637636430326868222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a307d7d	925	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe0e-769e-bcf7-63c5059076a9	live	certificate.suspended	01a20573-fde5-7095-9a62-7e4799ff88b9	2	2026-11-22 22:50:17.399032+00	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3339395a222c226964223a226576745f30316d383271377a67656574666273787633726d327330786e39222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6635653261736d726b793879637a7a323573222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303032222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6635653261736d726b793879637a7a323573222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	926	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe13-729f-b7a1-0657b060e6e4	live	certificate.revoked	01a20573-fde8-73ef-894f-63a383d1ec18	2	2026-11-22 22:50:17.399032+00	\\x7b2274797065223a2263657274696669636174652e7265766f6b6564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3339395a222c226964223a226576745f30316d383271377a676b65616676663838366179723631737134222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6638656671726a6b76336d65317833763072222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303033222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a227265766f6b6564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6638656671726a6b76336d65317833763072222c22726561736f6e223a22646174615f6572726f72227d7d	927	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe19-7252-ac1d-3628676a438a	live	certificate.superseded	01a20573-fdec-751e-82c5-b4832d594374	2	2026-11-22 22:50:17.399032+00	\\x7b2274797065223a2263657274696669636174652e73757065727365646564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3339395a222c226964223a226576745f30316d383271377a6773653939617237397035316b706d677761222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6663656d66383568646d6763706e6a67766d222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a2273757065727365646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6663656d66383568646d6763706e6a67766d222c22726561736f6e223a22646174615f6572726f72222c22737570657273656465644279223a22636572745f30316d383271377a67726566707279676d783961787930346633227d7d	928	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe1c-705d-a102-4525c9f82f3d	live	certificate.issued	01a20573-fe18-73ed-8f42-9d4abbe011e3	1	2026-11-22 22:50:17.399+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3339395a222c226964223a226576745f30316d383271377a67776531657432306a353471347a67627378222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a67726566707279676d783961787930346633222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303130222c2265787465726e616c526566223a224f524445522d39222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a67726566707279676d783961787930346633227d7d	928	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe41-77ab-8e69-4ebdbbb776a3	live	certificate.erased	01a20573-fdef-734e-b4e4-bb6762cc8311	2	2026-11-30 22:50:17.399032+00	\\x7b2274797065223a2263657274696669636174652e657261736564222c2274696d657374616d70223a22323032362d31312d33305432323a35303a31372e3339395a222c226964223a226576745f30316d383271377a6a3165796e72777461657170787665786e33222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a666665643762397335766378686373307268222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a666665643762397335766378686373307268227d7d	933	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fdef-734e-b4e4-bb68b1a9be2b	live	certificate.issued	01a20573-fdef-734e-b4e4-bb6762cc8311	1	2026-11-22 22:50:17.399+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3339395a222c226964223a226576745f30316d383271377a66666564376239733576643272746b666862222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a666665643762397335766378686373307268222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a666665643762397335766378686373307268227d7d	917	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe4f-7173-9b2e-a2608e9b02d5	test	certificate.issued	01a20573-fe4f-7173-9b2e-a25f1eab26e5	1	2026-11-22 22:50:17.547+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3534375a222c226964223a226576745f30316d383271377a6a666535737370626e32633237397030706e222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6a666535737370626e326277666170397135222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6a666535737370626e326277666170397135227d7d	936	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe52-72d2-8095-d9fbffada4b6	test	certificate.issued	01a20573-fe52-72d2-8095-d9fa79846704	1	2026-11-22 22:50:17.547+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3534375a222c226964223a226576745f30316d383271377a6a6a65623938313565737a667a7476393570222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6a6a65623938313565737a39777238737234222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303032222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6a6a65623938313565737a39777238737234227d7d	938	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe54-73e6-b791-97ec142762bc	test	certificate.issued	01a20573-fe54-73e6-b791-97ebf20c05c2	1	2026-11-22 22:50:17.547+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3534375a222c226964223a226576745f30316d383271377a6a6d65666b62663463717867613265726e77222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6a6d65666b62663463717866733072316532222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303033222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6a6d65666b62663463717866733072316532227d7d	939	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe55-73f8-b656-e4462e0bf48b	test	certificate.issued	01a20573-fe55-73f8-b656-e445581298a6	1	2026-11-22 22:50:17.547+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3534375a222c226964223a226576745f30316d383271377a6a6e65667762636e71343872713071783462222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6a6e65667762636e7134386e633135363536222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6a6e65667762636e7134386e633135363536227d7d	941	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe59-7404-8a5d-cbbf1f5560e9	test	certificate.issued	01a20573-fe59-7404-8a5d-cbbe5424f30e	1	2026-11-22 22:50:17.547+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3534375a222c226964223a226576745f30316d383271377a6a73656732386d7165627177666e61723739222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6a73656732386d7165627173613239777265222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303036222c2265787465726e616c526566223a224f524445522d35222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6a73656732386d7165627173613239777265227d7d	944	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe59-7404-8a5d-cbc18ca3c1ee	test	certificate.issued	01a20573-fe59-7404-8a5d-cbc0c9ebfeee	1	2026-11-22 22:50:17.547+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3534375a222c226964223a226576745f30316d383271377a6a73656732386d7165627236366137676665222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6a73656732386d71656272333479717a7165222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303037222c2265787465726e616c526566223a224f524445522d36222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6a73656732386d71656272333479717a7165227d7d	944	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe59-7404-8a5d-cbc3da2fa391	test	certificate.issued	01a20573-fe59-7404-8a5d-cbc283dd6a06	1	2026-11-22 22:50:17.547+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3534375a222c226964223a226576745f30316d383271377a6a73656732386d716562726664327a387768222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6a73656732386d7165627261317874746736222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303038222c2265787465726e616c526566223a224f524445522d37222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6a73656732386d7165627261317874746736227d7d	944	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe59-7404-8a5d-cbc5cdd53d40	test	certificate.issued	01a20573-fe59-7404-8a5d-cbc41d2fddaf	1	2026-11-22 22:50:17.547+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3534375a222c226964223a226576745f30316d383271377a6a73656732386d7165627271367861666130222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6a73656732386d7165627267656a7a716466222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303039222c2265787465726e616c526566223a224f524445522d38222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6a73656732386d7165627267656a7a716466227d7d	944	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe5e-7724-8978-22d7d074f185	test	certificate.suspended	01a20573-fe4f-7173-9b2e-a25f1eab26e5	2	2026-11-22 22:50:17.547109+00	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3534375a222c226964223a226576745f30316d383271377a6a7965776a386a793132747a383739776335222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6a666535737370626e326277666170397135222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6a666535737370626e326277666170397135222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	945	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe63-7693-a186-5fc4ac5ba92c	test	certificate.reinstated	01a20573-fe4f-7173-9b2e-a25f1eab26e5	3	2026-11-22 22:50:17.547109+00	\\x7b2274797065223a2263657274696669636174652e7265696e737461746564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3534375a222c226964223a226576745f30316d383271377a6b336574397433316a7a726a703571613963222c2273657175656e6365223a332c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6a666535737370626e326277666170397135222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6a666535737370626e326277666170397135222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a307d7d	946	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe67-7423-bf0a-d3f9bbd64b0c	test	certificate.suspended	01a20573-fe52-72d2-8095-d9fa79846704	2	2026-11-22 22:50:17.547109+00	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3534375a222c226964223a226576745f30316d383271377a6b37656768767932706b7a367878636a7263222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6a6a65623938313565737a39777238737234222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303032222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6a6a65623938313565737a39777238737234222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	947	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe6b-7118-ab9e-0d964fa3d997	test	certificate.revoked	01a20573-fe54-73e6-b791-97ebf20c05c2	2	2026-11-22 22:50:17.547109+00	\\x7b2274797065223a2263657274696669636174652e7265766f6b6564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3534375a222c226964223a226576745f30316d383271377a6b6265346361713767646a73377437706371222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6a6d65666b62663463717866733072316532222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303033222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a227265766f6b6564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6a6d65666b62663463717866733072316532222c22726561736f6e223a22646174615f6572726f72227d7d	948	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe70-76b7-97db-aa7e61233600	test	certificate.superseded	01a20573-fe55-73f8-b656-e445581298a6	2	2026-11-22 22:50:17.547109+00	\\x7b2274797065223a2263657274696669636174652e73757065727365646564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3534375a222c226964223a226576745f30316d383271377a6b6765747673667078616673676a36646730222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6a6e65667762636e7134386e633135363536222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a2273757065727365646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6a6e65667762636e7134386e633135363536222c22726561736f6e223a22646174615f6572726f72222c22737570657273656465644279223a22636572745f30316d383271377a6b666568737639737a79613137356d776636227d7d	949	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe72-77ce-a7b7-2b9f8c7da8e6	test	certificate.issued	01a20573-fe6f-7473-b4e7-fe504e5a71e6	1	2026-11-22 22:50:17.547+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3534375a222c226964223a226576745f30316d383271377a6b6a657a3761666473626b79363776613736222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6b666568737639737a79613137356d776636222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303130222c2265787465726e616c526566223a224f524445522d39222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6b666568737639737a79613137356d776636227d7d	949	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe8c-7761-b221-4c51faa79ec9	test	certificate.erased	01a20573-fe57-7318-8bb3-2800f0827329	2	2026-11-30 22:50:17.547109+00	\\x7b2274797065223a2263657274696669636174652e657261736564222c2274696d657374616d70223a22323032362d31312d33305432323a35303a31372e3534375a222c226964223a226576745f30316d383271377a6d6365786776343861636137786166377039222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6a7165636338716373383033723834777339222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6a7165636338716373383033723834777339227d7d	952	01a20573-f623-755b-b0b9-8969c9ee4731
01a20573-fe57-7318-8bb3-280160dc72c6	test	certificate.issued	01a20573-fe57-7318-8bb3-2800f0827329	1	2026-11-22 22:50:17.547+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325432323a35303a31372e3534375a222c226964223a226576745f30316d383271377a6a7165636338716373383035676472777036222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383271377a6a7165636338716373383033723834777339222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383271377a6a7165636338716373383033723834777339227d7d	942	01a20573-f623-755b-b0b9-8969c9ee4731
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

SELECT pg_catalog.setval('public.auth_permission_id_seq', 300, true);


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

SELECT pg_catalog.setval('public.certificates_numbercounter_id_seq', 9, true);


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
-- Name: django_admin_log_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.django_admin_log_id_seq', 1, false);


--
-- Name: django_content_type_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.django_content_type_id_seq', 75, true);


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
-- Name: certificates_hold certificates_hold_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER certificates_hold_kept BEFORE DELETE ON public.certificates_hold FOR EACH ROW EXECUTE FUNCTION public.certificates_refuse_live_history();


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


