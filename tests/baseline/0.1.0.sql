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
    CONSTRAINT accounts_branding_color CHECK (((color IS NULL) OR ((color)::text ~ '^#[0-9a-f]{6}$'::text))),
    CONSTRAINT accounts_branding_logo CHECK ((((logo IS NULL) AND (logo_sha256 IS NULL)) OR ((logo IS NOT NULL) AND ((logo_sha256)::text ~ '^[0-9a-f]{64}$'::text))))
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
    data_hash_enabled boolean NOT NULL,
    issuing_blocked_from timestamp with time zone,
    trusted_networks character varying(43)[] NOT NULL,
    expiry_warning_days smallint[] NOT NULL,
    second_factor_for_all boolean NOT NULL,
    notify_holder boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    plan_id bigint NOT NULL,
    CONSTRAINT accounts_issuer_locale CHECK (((default_locale)::text = ANY ((ARRAY['de'::character varying, 'en'::character varying, 'fr'::character varying, 'sq'::character varying])::text[]))),
    CONSTRAINT accounts_issuer_standing CHECK (((standing)::text = ANY ((ARRAY['active'::character varying, 'suspended'::character varying, 'fraud'::character varying])::text[])))
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
-- Name: accounts_membership; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts_membership (
    id bigint NOT NULL,
    role character varying(12) NOT NULL,
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
    created_at timestamp with time zone NOT NULL,
    type_id bigint NOT NULL,
    CONSTRAINT certificates_typeversion_number_check CHECK ((number >= 0)),
    CONSTRAINT certificates_typeversion_retention_years_check CHECK ((retention_years >= 0)),
    CONSTRAINT certificates_typeversion_validity_months_check CHECK ((validity_months >= 0)),
    CONSTRAINT certificates_version_kind CHECK (((kind)::text = ANY ((ARRAY['product'::character varying, 'person'::character varying, 'document'::character varying])::text[]))),
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
01a204be-4dfb-711d-b619-aefd8544fce1	Demo	live	nfczm8JXC3Rm	\\x1373622f87e9ee18d64fc0b0569cdfa1bfe99ce8f2ee76dc03ac2327cc1a4be1	test	RzIx	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,webhooks:manage,webhooks:read}	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,webhooks:manage,webhooks:read}	{}	{}	\N	\N	1	\N	2026-11-22 19:31:50.379552+00	3	{}	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea
01a204be-4e30-7407-b2cc-855d41bcf314	Demo	live	ti9nHH8CyEjq	\\xf6dc6bb92ae00718e3229df8fd2fb00705456f427665cb30594d49bf04c29b42	test	3EfM	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,webhooks:manage,webhooks:read}	{account:manage,account:read,certificates:issue,certificates:manage,certificates:read,certificates:release,certificates:types,edu:issue,edu:manage,edu:read,keys:manage,privacy:manage,webhooks:manage,webhooks:read}	{}	{}	\N	\N	1	\N	2026-11-22 19:31:50.444897+00	1	{}	\N	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
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
01a204be-4924-706f-9298-3109cea10c68	live	system	demo	type.created	type_1	{"code": {"after": "en10204-3-1", "before": null}, "kind": {"after": "product", "before": null}, "fields": {"after": [{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Abnahmeprüfzeugnis 3.1", "before": null}, "name_en": {"after": "Inspection certificate 3.1", "before": null}, "name_fr": {"after": "Certificat de réception 3.1", "before": null}, "name_sq": {"after": "Certifikatë inspektimi 3.1", "before": null}, "required": {"after": ["productId", "serialNumber"], "before": null}, "unique_by": {"after": "none", "before": null}, "pdf_public": {"after": true, "before": null}, "show_holder": {"after": "never", "before": null}, "print_layout": {"after": "report", "before": null}, "description_de": {"after": "Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).", "before": null}, "description_en": {"after": "With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).", "before": null}, "description_fr": {"after": "Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).", "before": null}, "description_sq": {"after": "Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).", "before": null}, "number_pattern": {"after": "3.1-{year}-{seq:6}", "before": null}}		\N	2026-11-22 19:31:49.138787+00	841	\N	\N	01a204be-4904-732e-920f-0b1a7610baea
01a204be-493e-70d6-8155-5a912bb67573	live	system	demo	type.created	type_2	{"code": {"after": "training", "before": null}, "kind": {"after": "person", "before": null}, "fields": {"after": [{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Schulungsnachweis", "before": null}, "name_en": {"after": "Training certificate", "before": null}, "name_fr": {"after": "Attestation de formation", "before": null}, "name_sq": {"after": "Certifikatë trajnimi", "before": null}, "required": {"after": ["holderName"], "before": null}, "unique_by": {"after": "external_ref", "before": null}, "pdf_public": {"after": false, "before": null}, "show_holder": {"after": "name", "before": null}, "print_layout": {"after": "training", "before": null}, "description_de": {"after": "Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.", "before": null}, "description_en": {"after": "Confirms that a person took part in a training, and with which result.", "before": null}, "description_fr": {"after": "Confirme la participation d’une personne à une formation, et son résultat.", "before": null}, "description_sq": {"after": "Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.", "before": null}, "number_pattern": {"after": "TR-{year}-{seq:5}", "before": null}, "validity_months": {"after": 24, "before": null}}		\N	2026-11-22 19:31:49.175545+00	841	\N	\N	01a204be-4904-732e-920f-0b1a7610baea
01a204be-495c-712d-af4f-de7e1d683d8b	live	system	demo	type.created	type_3	{"code": {"after": "en10204-3-1", "before": null}, "kind": {"after": "product", "before": null}, "fields": {"after": [{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Abnahmeprüfzeugnis 3.1", "before": null}, "name_en": {"after": "Inspection certificate 3.1", "before": null}, "name_fr": {"after": "Certificat de réception 3.1", "before": null}, "name_sq": {"after": "Certifikatë inspektimi 3.1", "before": null}, "required": {"after": ["productId", "serialNumber"], "before": null}, "unique_by": {"after": "none", "before": null}, "pdf_public": {"after": true, "before": null}, "show_holder": {"after": "never", "before": null}, "print_layout": {"after": "report", "before": null}, "description_de": {"after": "Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).", "before": null}, "description_en": {"after": "With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).", "before": null}, "description_fr": {"after": "Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).", "before": null}, "description_sq": {"after": "Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).", "before": null}, "number_pattern": {"after": "3.1-{year}-{seq:6}", "before": null}}		\N	2026-11-22 19:31:49.201873+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-496f-74d4-8e3f-4ee4420253ac	live	system	demo	type.created	type_4	{"code": {"after": "training", "before": null}, "kind": {"after": "person", "before": null}, "fields": {"after": [{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Schulungsnachweis", "before": null}, "name_en": {"after": "Training certificate", "before": null}, "name_fr": {"after": "Attestation de formation", "before": null}, "name_sq": {"after": "Certifikatë trajnimi", "before": null}, "required": {"after": ["holderName"], "before": null}, "unique_by": {"after": "external_ref", "before": null}, "pdf_public": {"after": false, "before": null}, "show_holder": {"after": "name", "before": null}, "print_layout": {"after": "training", "before": null}, "description_de": {"after": "Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.", "before": null}, "description_en": {"after": "Confirms that a person took part in a training, and with which result.", "before": null}, "description_fr": {"after": "Confirme la participation d’une personne à une formation, et son résultat.", "before": null}, "description_sq": {"after": "Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.", "before": null}, "number_pattern": {"after": "TR-{year}-{seq:5}", "before": null}, "validity_months": {"after": 24, "before": null}}		\N	2026-11-22 19:31:49.217335+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-49a6-7145-81ed-0aced4d47bc5	live	user	1	team.created	team_01m82bwjd5enrsxk143d3gk25r	{"name": {"after": "Elektroteknikë", "before": null}}		\N	2026-11-22 19:31:49.253962+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-49f0-7401-a162-daa184485d65	live	user	1	team.member_added	team_01m82bwjd5enrsxk143d3gk25r	{"role": {"after": "coordinator", "before": null}, "member": {"after": "user_1", "before": null}}		\N	2026-11-22 19:31:49.253962+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4a01-7463-9b26-66d3199619ba	live	user	1	type.created	type_5	{"code": {"after": "diploma", "before": null}, "kind": {"after": "person", "before": null}, "fields": {"after": [{"key": "dateOfBirth", "kind": "date", "unit": "", "label": {"de": "Geburtsdatum", "en": "Date of birth", "fr": "Date de naissance", "sq": "Data e lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "placeOfBirth", "kind": "text", "unit": "", "label": {"de": "Geburtsort", "en": "Place of birth", "fr": "Lieu de naissance", "sq": "Vendi i lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "studentNo", "kind": "text", "unit": "", "label": {"de": "Matrikelnummer", "en": "Student number", "fr": "N° d’étudiant", "sq": "Numri i studentit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programme", "kind": "text", "unit": "", "label": {"de": "Studiengang", "en": "Programme of study", "fr": "Filière d’études", "sq": "Programi i studimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kennung des Studiengangs", "en": "Programme code", "fr": "Code de la filière", "sq": "Kodi i programit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "qualification", "kind": "text", "unit": "", "label": {"de": "Verliehene Qualifikation", "en": "Qualification awarded", "fr": "Titre décerné", "sq": "Kualifikimi i fituar"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "eqfLevel", "kind": "choice", "unit": "", "label": {"de": "EQR-Niveau", "en": "EQF level", "fr": "Niveau CEC", "sq": "Niveli KEK"}, "public": true, "choices": ["1", "2", "3", "4", "5", "6", "7", "8"], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Gesamtnote", "en": "Overall grade", "fr": "Note finale", "sq": "Nota përfundimtare"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "thesis", "kind": "text", "unit": "", "label": {"de": "Thema der Abschlussarbeit", "en": "Title of the thesis", "fr": "Sujet du mémoire", "sq": "Tema e punimit të diplomës"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "languageOfInstruction", "kind": "text", "unit": "", "label": {"de": "Unterrichtssprache", "en": "Language of instruction", "fr": "Langue d’enseignement", "sq": "Gjuha e mësimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date d’obtention", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "transcript", "kind": "table", "unit": "", "label": {"de": "Leistungsübersicht", "en": "Transcript of records", "fr": "Relevé de notes", "sq": "Transkripta e notave"}, "public": false, "choices": [], "columns": [{"label": {"de": "Modul", "en": "Module", "fr": "Module", "sq": "Moduli"}}, {"label": {"de": "Punkte", "en": "Credits", "fr": "Crédits", "sq": "Kreditet"}}, {"label": {"de": "Note", "en": "Grade", "fr": "Note", "sq": "Nota"}}], "required": false, "maxLength": 1000, "searchable": false}], "before": null}, "name_de": {"after": "Diplom", "before": null}, "name_en": {"after": "Diploma", "before": null}, "name_fr": {"after": "Diplôme", "before": null}, "name_sq": {"after": "Diplomë", "before": null}, "required": {"after": ["holderName"], "before": null}, "unique_by": {"after": "external_ref", "before": null}, "pdf_public": {"after": false, "before": null}, "show_holder": {"after": "name", "before": null}, "print_layout": {"after": "diploma", "before": null}, "description_de": {"after": "Verleiht nach bestandenem Studium oder bestandener Ausbildung eine Qualifikation.", "before": null}, "description_en": {"after": "Awards a qualification after a programme of study or training was passed.", "before": null}, "description_fr": {"after": "Décerne un titre à l’issue d’études ou d’une formation réussies.", "before": null}, "description_sq": {"after": "Jep një kualifikim pas përfundimit me sukses të studimeve ose të shkollimit.", "before": null}, "number_pattern": {"after": "DIP-{year}-{seq:5}", "before": null}}		\N	2026-11-22 19:31:49.253962+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4a1f-71cf-962e-f5c202162b9a	live	user	1	program.created	prog_01m82bwjgbe5x8qt7440bftqcb	{"code": {"after": "industrial-electronics", "before": null}, "team": {"after": "team_01m82bwjd5enrsxk143d3gk25r", "before": null}, "hours": {"after": "900.00", "before": null}, "credits": {"after": "60.00", "before": null}, "name_de": {"after": "Industrieelektronik", "before": null}, "name_en": {"after": "Industrial electronics", "before": null}, "name_fr": {"after": "Électronique industrielle", "before": null}, "name_sq": {"after": "Elektronika industriale", "before": null}, "language": {"after": "de", "before": null}, "eqf_level": {"after": 4, "before": null}, "attendance": {"after": "blended", "before": null}, "grade_scale": {"after": {"max": "6", "min": "1", "kind": "numeric", "step": "0.1", "better": "lower", "passMark": "4"}, "before": null}, "certificate_type": {"after": 5, "before": null}, "learning_outcomes": {"after": ["Plant und prüft elektrische Anlagen nach EN 60204-1."], "before": null}}		\N	2026-11-22 19:31:49.253962+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4a72-7205-b936-28dc6576dade	live	user	1	recipient.created	rcp_01m82bwjk2es3swrfwgd0tve7e	{"email": {"personal": true}, "locale": {"after": "sq", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-22 19:31:49.253962+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4a8f-76df-9dba-cdcc58441936	live	user	1	recipient.created	rcp_01m82bwjm7edes3yehhrsnyqnf	{"email": {"personal": true}, "locale": {"after": "de", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-22 19:31:49.253962+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4aa9-7143-9548-d9e1ac96f1f0	live	user	1	recipient.created	rcp_01m82bwjn7etgag9t8ktmxgz89	{"email": {"personal": true}, "locale": {"after": "fr", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-22 19:31:49.253962+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4ab3-7637-96ab-3f324fe6798b	live	user	1	recipient.created	rcp_01m82bwjnfer3rjhbyyf7e6568	{"email": {"personal": true}, "locale": {"after": "de", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-22 19:31:49.253962+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4abe-75fc-893d-a57fcd73222e	live	user	1	recipient.created	rcp_01m82bwjnve9d8zh37mzebmjvn	{"email": {"personal": true}, "locale": {"after": "sq", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-22 19:31:49.253962+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4ac8-74b8-b88a-596141bf3f39	live	user	1	recipient.created	rcp_01m82bwjp7emctqwhdfwm74ad9	{"email": {"personal": true}, "locale": {"after": "fr", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-22 19:31:49.253962+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4acf-76e3-a0bf-6c7f5236b4c3	live	user	1	recipient.created	rcp_01m82bwjpden5r0edt05kk2z59	{"email": {"personal": true}, "locale": {"after": "sq", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-22 19:31:49.253962+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4ae0-778c-99bd-0637a53bcc7c	live	user	1	recipient.created	rcp_01m82bwjpvekz9psa8x6zn9z7f	{"email": {"personal": true}, "locale": {"after": "de", "before": null}, "given_name": {"personal": true}, "external_id": {"personal": true}, "family_name": {"personal": true}}		\N	2026-11-22 19:31:49.253962+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4af0-70da-8f6d-10f38f478a43	live	user	1	settings.changed	iss_01m82bwja8ejcvv6xymjff8cfx	{"color": {"after": "#7a2a3d", "before": null}}		\N	2026-11-22 19:31:49.253962+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4b55-7477-9912-c0a01b7bb273	live	user	1	onboarding.changed	iss_01m82bwja8ejcvv6xymjff8cfx	{"address": {"after": "Rruga e Shkollës 1\\n1001 Tiranë", "before": ""}, "country": {"after": "AL", "before": ""}, "website": {"after": "https://shembull.example", "before": ""}, "legal_name": {"after": "Shkolla Shembull SH.P.K.", "before": ""}, "contact_name": {"personal": true}, "contact_email": {"personal": true}}		\N	2026-11-22 19:31:49.253962+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4b8c-7623-8056-088d45bbd230	live	user	1	onboarding.submitted	iss_01m82bwja8ejcvv6xymjff8cfx	{"state": {"after": "submitted", "before": "in_progress"}}		\N	2026-11-22 19:31:49.253962+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4ba5-729e-864a-ccc54686bce6	live	user	2	onboarding.approved	iss_01m82bwja8ejcvv6xymjff8cfx	{"state": {"after": "approved", "before": "submitted"}}		\N	2026-11-22 19:31:49.253962+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4bd4-732f-89d5-eb057196369e	live	user	1	program.published	prog_01m82bwjgbe5x8qt7440bftqcb	{"state": {"after": "published", "before": "draft"}}		\N	2026-11-22 19:31:49.253962+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4bf8-7602-81f3-7649620fc3d0	live	user	1	cohort.created	coh_01m82bwjz8eyare86g7tz0mejd	{"code": {"after": "2026-a", "before": null}, "name": {"after": "Klasa 2026 A", "before": null}, "ends_on": {"after": "2026-11-21", "before": null}, "program": {"after": "prog_01m82bwjgbe5x8qt7440bftqcb", "before": null}, "starts_on": {"after": "2026-05-25", "before": null}}		\N	2026-11-22 19:31:49.253962+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4c3b-713b-9b98-94eedbd43fce	live	user	1	cohort.enrolled	coh_01m82bwjz8eyare86g7tz0mejd	{"first": {"after": "enr_01m82bwk1me8285249yjhq2bzk", "before": null}, "enrolled": {"after": 8, "before": null}}		\N	2026-11-22 19:31:49.253962+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4d4e-76cd-8bba-9cfe3f3a2d20	live	user	1	enrolment.failed	enr_01m82bwk1me8285249z8vmpa6r	{"grade": {"personal": true}, "status": {"after": "failed", "before": "enrolled"}, "completed_on": {"after": "2026-11-22", "before": null}}		\N	2026-11-22 19:31:49.253962+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4d77-7039-b441-a4e0fdeb8012	live	user	1	enrolment.withdrawn	enr_01m82bwk1me8285249zf86dmfr	{"status": {"after": "withdrawn", "before": "enrolled"}}		\N	2026-11-22 19:31:49.253962+00	841	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4e0b-740f-9801-c72f2aa5742b	live	user	3	key.created	key_01m82bwkfve4evc6dezp2m9z71	{"mode": {"after": "live", "before": null}, "name": {"after": "Demo", "before": null}, "scopes": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "webhooks:manage", "webhooks:read"], "before": null}, "root_id": {"after": "user_3", "before": null}, "scope_cap": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "webhooks:manage", "webhooks:read"], "before": null}}		\N	2026-11-22 19:31:50.379552+00	899	\N	\N	01a204be-4904-732e-920f-0b1a7610baea
01a204be-4e4f-7590-8589-0d4ffe40d035	live	user	1	key.created	key_01m82bwkhgeg3v5k45bn0vswrm	{"mode": {"after": "live", "before": null}, "name": {"after": "Demo", "before": null}, "scopes": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "webhooks:manage", "webhooks:read"], "before": null}, "root_id": {"after": "user_1", "before": null}, "scope_cap": {"after": ["account:manage", "account:read", "certificates:issue", "certificates:manage", "certificates:read", "certificates:release", "certificates:types", "edu:issue", "edu:manage", "edu:read", "keys:manage", "privacy:manage", "webhooks:manage", "webhooks:read"], "before": null}}		\N	2026-11-22 19:31:50.444897+00	900	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-81c9-7456-aa71-e28a4a8db38a	live	system	demo	webhook_endpoint.created	whe_01m82bx0dkenn93fbhcyzj4sct	{"url": {"after": "https://192.88.98.1/hook", "before": null}, "mode": {"after": "live", "before": null}, "events": {"after": ["certificate.*"], "before": null}, "headers": {"personal": true}, "description": {"after": "", "before": null}}		\N	2026-11-22 19:32:03.61859+00	911	\N	\N	01a204be-4904-732e-920f-0b1a7610baea
01a204be-8447-70be-aa0d-0134e17394ac	live	system	demo	certificate.suspended	cert_01m82bx0h1e0wrp8fmvgej9mae	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-22 19:32:03.61859+00	934	\N	\N	01a204be-4904-732e-920f-0b1a7610baea
01a204be-8482-7784-8df5-cd67bfe577c6	live	system	demo	certificate.reinstated	cert_01m82bx0h1e0wrp8fmvgej9mae	{"state": {"after": "active", "before": "suspended"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-22 19:32:03.61859+00	935	\N	\N	01a204be-4904-732e-920f-0b1a7610baea
01a204be-84ab-7477-8a15-ca0ea587eede	live	system	demo	certificate.suspended	cert_01m82bx0kgepar46vf7tbnqj5p	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-22 19:32:03.61859+00	936	\N	\N	01a204be-4904-732e-920f-0b1a7610baea
01a204be-84e1-701e-92c3-5ee2a81a187a	live	system	demo	certificate.revoked	cert_01m82bx0ksemma75cyg0678skr	{"state": {"after": "revoked", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-22 19:32:03.61859+00	937	\N	\N	01a204be-4904-732e-920f-0b1a7610baea
01a204be-8518-7352-809e-53ed7513bfd9	live	system	demo	certificate.superseded	cert_01m82bx0mqegr82m9pr8062960	{"state": {"after": "superseded", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-22 19:32:03.61859+00	938	\N	\N	01a204be-4904-732e-920f-0b1a7610baea
01a204be-85a3-7697-adba-a696dcee1f7a	live	system	demo	certificate.erasure_requested	cert_01m82bx0tbetx9efrw7ak5py0g	{"erasure": {"after": "ers_01m82bx1cnebhbmazcfg5x63c6", "before": null}}		\N	2026-11-22 19:32:03.61859+00	942	\N	\N	01a204be-4904-732e-920f-0b1a7610baea
01a204be-8689-7233-acc9-927cc20ea880	live	system	demo	certificate.erased	cert_01m82bx0tbetx9efrw7ak5py0g	{"erasure": {"after": "ers_01m82bx1cnebhbmazcfg5x63c6", "before": null}}		\N	2026-11-30 19:32:03.61859+00	943	\N	\N	01a204be-4904-732e-920f-0b1a7610baea
01a204be-86a0-71dd-bd5f-533c22a57b23	test	system	demo	webhook_endpoint.created	whe_01m82bx1mye7nt6ynrfp9qtkg7	{"url": {"after": "https://192.88.98.1/hook", "before": null}, "mode": {"after": "test", "before": null}, "events": {"after": ["certificate.*"], "before": null}, "headers": {"personal": true}, "description": {"after": "", "before": null}}		\N	2026-11-22 19:32:04.879532+00	944	\N	\N	01a204be-4904-732e-920f-0b1a7610baea
01a204be-871f-75fb-ba66-4415ce93824a	test	system	demo	certificate.suspended	cert_01m82bx1n9ewgsnbfptf2y2sj9	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-22 19:32:04.879532+00	955	\N	\N	01a204be-4904-732e-920f-0b1a7610baea
01a204be-874b-7699-b249-bbfbc67359f2	test	system	demo	certificate.reinstated	cert_01m82bx1n9ewgsnbfptf2y2sj9	{"state": {"after": "active", "before": "suspended"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-22 19:32:04.879532+00	956	\N	\N	01a204be-4904-732e-920f-0b1a7610baea
01a204be-8774-7049-ad8e-8ea4a4aa760f	test	system	demo	certificate.suspended	cert_01m82bx1nrek9bkcstk1gxky7v	{"state": {"after": "suspended", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-22 19:32:04.879532+00	957	\N	\N	01a204be-4904-732e-920f-0b1a7610baea
01a204be-8797-701e-993a-afca25bce145	test	system	demo	certificate.revoked	cert_01m82bx1nveymaeaynbvx63a3b	{"state": {"after": "revoked", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-22 19:32:04.879532+00	958	\N	\N	01a204be-4904-732e-920f-0b1a7610baea
01a204be-87cc-7303-8b00-ce206047a0b3	test	system	demo	certificate.superseded	cert_01m82bx1p7enn9ds1xezraqkx3	{"state": {"after": "superseded", "before": "active"}, "reason": {"after": "data_error", "before": null}}		\N	2026-11-22 19:32:04.879532+00	959	\N	\N	01a204be-4904-732e-920f-0b1a7610baea
01a204be-8830-773c-8b34-12b978230233	test	system	demo	certificate.erasure_requested	cert_01m82bx1pheeyaqj328zpqn7ab	{"erasure": {"after": "ers_01m82bx214enwan5sdwg7dyrx6", "before": null}}		\N	2026-11-22 19:32:04.879532+00	961	\N	\N	01a204be-4904-732e-920f-0b1a7610baea
01a204be-88bf-7316-808b-6d58ab58d482	test	system	demo	certificate.erased	cert_01m82bx1pheeyaqj328zpqn7ab	{"erasure": {"after": "ers_01m82bx214enwan5sdwg7dyrx6", "before": null}}		\N	2026-11-30 19:32:04.879532+00	962	\N	\N	01a204be-4904-732e-920f-0b1a7610baea
\.


--
-- Data for Name: accounts_audithead; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_audithead (chain, count, last, seal) FROM stdin;
\.


--
-- Data for Name: accounts_branding; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_branding (issuer_id, color, address, website, contact, logo, logo_sha256) FROM stdin;
01a204be-4948-7499-bd9b-bea49ef431fd	#7a2a3d	\N	\N	\N	\N	\N
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

COPY public.accounts_issuer (id, name, slug, default_locale, time_zone, standing, data_hash_enabled, issuing_blocked_from, trusted_networks, expiry_warning_days, second_factor_for_all, notify_holder, created_at, plan_id) FROM stdin;
01a204be-4904-732e-920f-0b1a7610baea	Muster Werke GmbH	muster	en	Europe/Berlin	active	t	\N	{}	{30,7,1}	f	f	2026-11-22 19:31:49.124858+00	4
01a204be-4948-7499-bd9b-bea49ef431fd	Shkolla Shembull	shembull	en	Europe/Tirane	active	t	\N	{}	{30,7,1}	f	f	2026-11-22 19:31:49.192353+00	4
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
-- Data for Name: accounts_membership; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_membership (id, role, issuer_id, user_id) FROM stdin;
1	owner	01a204be-4948-7499-bd9b-bea49ef431fd	1
2	owner	01a204be-4904-732e-920f-0b1a7610baea	3
\.


--
-- Data for Name: accounts_outgoingmail; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts_outgoingmail (id, kind, subject, details, once, created_at, due_at, leased_until, attempts, sent_at, dropped_at, issuer_id, user_id) FROM stdin;
1	onboarding_decided	01a204be-4948-7499-bd9b-bea49ef431fd	{"decided_at": "2026-11-22T19:31:49.253962+00:00"}	2026-11-22T19:31:49.253962+00:00	2026-11-22 19:31:49.253962+00	2026-11-22 19:31:49.253962+00	\N	0	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd	1
2	certificate_issued	01a204be-8221-7039-8b21-f4dc1d24d14e	{}	\N	2026-11-22 19:32:03.618+00	2026-11-22 19:32:03.618+00	\N	0	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	\N
3	certificate_issued	01a204be-8270-7595-821b-6f3e975bc8b6	{}	\N	2026-11-22 19:32:03.618+00	2026-11-22 19:32:03.618+00	\N	0	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	\N
4	certificate_issued	01a204be-8279-7528-a395-9e800c746678	{}	\N	2026-11-22 19:32:03.618+00	2026-11-22 19:32:03.618+00	\N	0	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	\N
5	certificate_issued	01a204be-8297-7430-8151-36c2006124c0	{}	\N	2026-11-22 19:32:03.618+00	2026-11-22 19:32:03.618+00	\N	0	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	\N
7	certificate_issued	01a204be-83a6-722b-8b6a-5c2670484bc9	{}	\N	2026-11-22 19:32:03.618+00	2026-11-22 19:32:03.618+00	\N	0	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	\N
8	certificate_issued	01a204be-83a7-746d-85b0-1a562a6c29d8	{}	\N	2026-11-22 19:32:03.618+00	2026-11-22 19:32:03.618+00	\N	0	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	\N
9	certificate_issued	01a204be-83a7-746d-85b0-1a58fa663d55	{}	\N	2026-11-22 19:32:03.618+00	2026-11-22 19:32:03.618+00	\N	0	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	\N
10	certificate_issued	01a204be-83a7-746d-85b0-1a5a74b10f50	{}	\N	2026-11-22 19:32:03.618+00	2026-11-22 19:32:03.618+00	\N	0	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	\N
11	certificate_issued	01a204be-8509-7270-ac7a-f8c2d3eb33fe	{}	\N	2026-11-22 19:32:03.618+00	2026-11-22 19:32:03.618+00	\N	0	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	\N
12	certificate_issued	01a204be-86a9-7721-9aad-f6d3c5e16649	{}	\N	2026-11-22 19:32:04.879+00	2026-11-22 19:32:04.879+00	\N	0	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	\N
13	certificate_issued	01a204be-86b8-74d2-b9b3-3a9861d9f8fb	{}	\N	2026-11-22 19:32:04.879+00	2026-11-22 19:32:04.879+00	\N	0	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	\N
14	certificate_issued	01a204be-86bb-77a8-a72b-d55efa61a86b	{}	\N	2026-11-22 19:32:04.879+00	2026-11-22 19:32:04.879+00	\N	0	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	\N
15	certificate_issued	01a204be-86c7-756a-96e4-3d77f0abcfa3	{}	\N	2026-11-22 19:32:04.879+00	2026-11-22 19:32:04.879+00	\N	0	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	\N
17	certificate_issued	01a204be-86f2-7775-9557-b1f6b68f91b5	{}	\N	2026-11-22 19:32:04.879+00	2026-11-22 19:32:04.879+00	\N	0	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	\N
18	certificate_issued	01a204be-86f3-71dd-9919-6189cabbedc9	{}	\N	2026-11-22 19:32:04.879+00	2026-11-22 19:32:04.879+00	\N	0	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	\N
19	certificate_issued	01a204be-86f3-71dd-9919-618b669ea316	{}	\N	2026-11-22 19:32:04.879+00	2026-11-22 19:32:04.879+00	\N	0	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	\N
20	certificate_issued	01a204be-86f3-71dd-9919-618d0c2b0454	{}	\N	2026-11-22 19:32:04.879+00	2026-11-22 19:32:04.879+00	\N	0	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	\N
21	certificate_issued	01a204be-87b3-718e-a2d8-b590e283312d	{}	\N	2026-11-22 19:32:04.879+00	2026-11-22 19:32:04.879+00	\N	0	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	\N
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
2026-11-01	1	137438953472	0	01a204be-4948-7499-bd9b-bea49ef431fd
2026-11-01	2	137438953472	0	01a204be-4948-7499-bd9b-bea49ef431fd
2026-11-01	3	137438953472	0	01a204be-4948-7499-bd9b-bea49ef431fd
2026-11-01	4	137438953472	0	01a204be-4948-7499-bd9b-bea49ef431fd
2026-11-01	5	137438953472	0	01a204be-4948-7499-bd9b-bea49ef431fd
2026-11-01	6	137438953472	0	01a204be-4948-7499-bd9b-bea49ef431fd
2026-11-01	7	137438953472	0	01a204be-4948-7499-bd9b-bea49ef431fd
2026-11-01	0	137438953472	3	01a204be-4948-7499-bd9b-bea49ef431fd
2026-11-01	1	137438953472	0	01a204be-4904-732e-920f-0b1a7610baea
2026-11-01	2	137438953472	0	01a204be-4904-732e-920f-0b1a7610baea
2026-11-01	3	137438953472	0	01a204be-4904-732e-920f-0b1a7610baea
2026-11-01	4	137438953472	0	01a204be-4904-732e-920f-0b1a7610baea
2026-11-01	5	137438953472	0	01a204be-4904-732e-920f-0b1a7610baea
2026-11-01	0	137438953472	10	01a204be-4904-732e-920f-0b1a7610baea
2026-11-01	6	137438953472	0	01a204be-4904-732e-920f-0b1a7610baea
2026-11-01	7	137438953472	0	01a204be-4904-732e-920f-0b1a7610baea
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
3	md5$kcPf7Hown93cZg7ejU8uAJ$d998ed17d8b8a5f621d4a0cb72de33a1	\N	f	admin@muster.example	Admin Muster Werke GmbH	en	t	t	0	2026-11-22 19:31:50.283728+00
1	md5$WcrfQPbaKu6LYlNdpY4TFG$f7550792330aefc3048004ce9a49c03a	\N	f	admin@shembull.example	Admin Shkolla Shembull	en	t	t	0	2026-11-22 19:31:49.255786+00
2	md5$w688N7YdnQmt1vizCjUEbG$a9367a1b7a6bcf5bd15155f31185f48b	\N	t	operator@platform.example	Operator	en	t	t	0	2026-11-22 19:31:49.270213+00
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
93	Can add invitation	24	add_invitation
94	Can change invitation	24	change_invitation
95	Can delete invitation	24	delete_invitation
96	Can view invitation	24	view_invitation
97	Can add job	25	add_job
98	Can change job	25	change_job
99	Can delete job	25	delete_job
100	Can view job	25	view_job
101	Can add error	26	add_joberror
102	Can change error	26	change_joberror
103	Can delete error	26	delete_joberror
104	Can view error	26	view_joberror
105	Can add job input	27	add_jobinput
106	Can change job input	27	change_jobinput
107	Can delete job input	27	delete_jobinput
108	Can view job input	27	view_jobinput
109	Can add job key	28	add_jobkey
110	Can change job key	28	change_jobkey
111	Can delete job key	28	delete_jobkey
112	Can view job key	28	view_jobkey
113	Can add job result	29	add_jobresult
114	Can change job result	29	change_jobresult
115	Can delete job result	29	delete_jobresult
116	Can view job result	29	view_jobresult
117	Can add job rows	30	add_jobrows
118	Can change job rows	30	change_jobrows
119	Can delete job rows	30	delete_jobrows
120	Can view job rows	30	view_jobrows
121	Can add member	31	add_membership
122	Can change member	31	change_membership
123	Can delete member	31	delete_membership
124	Can view member	31	view_membership
125	Can add member	32	add_member
126	Can change member	32	change_member
127	Can delete member	32	delete_member
128	Can view member	32	view_member
129	Can add mail	33	add_outgoingmail
130	Can change mail	33	change_outgoingmail
131	Can delete mail	33	delete_outgoingmail
132	Can view mail	33	view_outgoingmail
133	Can add plan	34	add_plan
134	Can change plan	34	change_plan
135	Can delete plan	34	delete_plan
136	Can view plan	34	view_plan
137	Can add quota notice	35	add_quotanotice
138	Can change quota notice	35	change_quotanotice
139	Can delete quota notice	35	delete_quotanotice
140	Can view quota notice	35	view_quotanotice
141	Can add quota	36	add_quotaslot
142	Can change quota	36	change_quotaslot
143	Can delete quota	36	delete_quotaslot
144	Can view quota	36	view_quotaslot
145	Can add session	37	add_session
146	Can change session	37	change_session
147	Can delete session	37	delete_session
148	Can view session	37	view_session
149	Can add stored response	38	add_storedresponse
150	Can change stored response	38	change_storedresponse
151	Can delete stored response	38	delete_storedresponse
152	Can view stored response	38	view_storedresponse
153	Can add usage	39	add_usageday
154	Can change usage	39	change_usageday
155	Can delete usage	39	delete_usageday
156	Can view usage	39	view_usageday
157	Can add body horizon	40	add_bodyhorizon
158	Can change body horizon	40	change_bodyhorizon
159	Can delete body horizon	40	delete_bodyhorizon
160	Can view body horizon	40	view_bodyhorizon
161	Can add event	41	add_event
162	Can change event	41	change_event
163	Can delete event	41	delete_event
164	Can view event	41	view_event
165	Can add delivery	42	add_delivery
166	Can change delivery	42	change_delivery
167	Can delete delivery	42	delete_delivery
168	Can view delivery	42	view_delivery
169	Can add attempt	43	add_attempt
170	Can change attempt	43	change_attempt
171	Can delete attempt	43	delete_attempt
172	Can view attempt	43	view_attempt
173	Can add webhook endpoint	44	add_endpoint
174	Can change webhook endpoint	44	change_endpoint
175	Can delete webhook endpoint	44	delete_endpoint
176	Can view webhook endpoint	44	view_endpoint
177	Can add hour of an endpoint	45	add_endpointhour
178	Can change hour of an endpoint	45	change_endpointhour
179	Can delete hour of an endpoint	45	delete_endpointhour
180	Can view hour of an endpoint	45	view_endpointhour
181	Can add late body	46	add_latebody
182	Can change late body	46	change_latebody
183	Can delete late body	46	delete_latebody
184	Can view late body	46	view_latebody
185	Can add certificate	47	add_certificate
186	Can change certificate	47	change_certificate
187	Can delete certificate	47	delete_certificate
188	Can view certificate	47	view_certificate
189	Can add holder's contact	48	add_holdercontact
190	Can change holder's contact	48	change_holdercontact
191	Can delete holder's contact	48	delete_holdercontact
192	Can view holder's contact	48	view_holdercontact
193	Can add key of a certificate	49	add_certificatekey
194	Can change key of a certificate	49	change_certificatekey
195	Can delete key of a certificate	49	delete_certificatekey
196	Can view key of a certificate	49	view_certificatekey
197	Can add name of a holder	50	add_holdername
198	Can change name of a holder	50	change_holdername
199	Can delete name of a holder	50	delete_holdername
200	Can view name of a holder	50	view_holdername
201	Can add certificate type	51	add_certificatetype
202	Can change certificate type	51	change_certificatetype
203	Can delete certificate type	51	delete_certificatetype
204	Can view certificate type	51	view_certificatetype
205	Can add erasure	52	add_erasure
206	Can change erasure	52	change_erasure
207	Can delete erasure	52	delete_erasure
208	Can view erasure	52	view_erasure
209	Can add hold	53	add_hold
210	Can change hold	53	change_hold
211	Can delete hold	53	delete_hold
212	Can view hold	53	view_hold
213	Can add counter of certificate numbers	54	add_numbercounter
214	Can change counter of certificate numbers	54	change_numbercounter
215	Can delete counter of certificate numbers	54	delete_numbercounter
216	Can view counter of certificate numbers	54	view_numbercounter
217	Can add printed document	55	add_printout
218	Can change printed document	55	change_printout
219	Can delete printed document	55	delete_printout
220	Can view printed document	55	view_printout
221	Can add request to end the release by a second person	56	add_releaseoffrequest
222	Can change request to end the release by a second person	56	change_releaseoffrequest
223	Can delete request to end the release by a second person	56	delete_releaseoffrequest
224	Can view request to end the release by a second person	56	view_releaseoffrequest
225	Can add version of a type	57	add_typeversion
226	Can change version of a type	57	change_typeversion
227	Can delete version of a type	57	delete_typeversion
228	Can view version of a type	57	view_typeversion
229	Can add attachment	58	add_attachmentfile
230	Can change attachment	58	change_attachmentfile
231	Can delete attachment	58	delete_attachmentfile
232	Can view attachment	58	view_attachmentfile
233	Can add change	59	add_certificatehistory
234	Can change change	59	change_certificatehistory
235	Can delete change	59	delete_certificatehistory
236	Can view change	59	view_certificatehistory
237	Can add link	60	add_certificatelink
238	Can change link	60	change_certificatelink
239	Can delete link	60	delete_certificatelink
240	Can view link	60	view_certificatelink
241	Can add cohort	61	add_cohort
242	Can change cohort	61	change_cohort
243	Can delete cohort	61	delete_cohort
244	Can view cohort	61	view_cohort
245	Can add verifications of a cohort	62	add_cohortverifications
246	Can change verifications of a cohort	62	change_cohortverifications
247	Can delete verifications of a cohort	62	delete_cohortverifications
248	Can view verifications of a cohort	62	view_cohortverifications
249	Can add program	63	add_program
250	Can change program	63	change_program
251	Can delete program	63	delete_program
252	Can view program	63	view_program
253	Can add recipient	64	add_recipient
254	Can change recipient	64	change_recipient
255	Can delete recipient	64	delete_recipient
256	Can view recipient	64	view_recipient
257	Can add enrolment	65	add_enrolment
258	Can change enrolment	65	change_enrolment
259	Can delete enrolment	65	delete_enrolment
260	Can view enrolment	65	view_enrolment
261	Can add team	66	add_team
262	Can change team	66	change_team
263	Can delete team	66	delete_team
264	Can view team	66	view_team
265	Can add invitation into a team	67	add_teaminvitation
266	Can change invitation into a team	67	change_teaminvitation
267	Can delete invitation into a team	67	delete_teaminvitation
268	Can view invitation into a team	67	view_teaminvitation
269	Can add member of a team	68	add_teammember
270	Can change member of a team	68	change_teammember
271	Can delete member of a team	68	delete_teammember
272	Can view member of a team	68	view_teammember
273	Can add onboarding	69	add_onboarding
274	Can change onboarding	69	change_onboarding
275	Can delete onboarding	69	delete_onboarding
276	Can view onboarding	69	view_onboarding
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
01a204be-4cfb-748b-b779-126e9a8f14fb	live	DIP-2026-00001	enr_01m82bwk1me8285249yzecgmn1	\N	\N	\N	Jürgen Weiß	s-1004@example.com	de	2026-11-22 19:31:49.253+00	2026-11-22	\N	\N	2026-11-21 23:00:00+00	\N	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a66333063633035623265633437323532376462623234333930396138323239623334363366386637376430386131333336613136323539643734386431623363222c226e616d65223a224ac3bc7267656e20576569c39f227d2c226964223a22636572745f30316d383262776b3776656a35766579386a6474643879353776222c226973737565644174223a22323032362d31312d32325431393a33313a34392e3235335a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d383262776a6138656a6376763678796d6a666638636678222c226e616d65223a2253686b6f6c6c61205368656d62756c6c227d2c226c6f63616c65223a226465222c226d65746164617461223a7b22636f6d706c657465644f6e223a22323032362d31312d3232222c2263726564697473223a223630222c226571664c6576656c223a2234222c226772616465223a22312e37222c22686f757273223a22393030222c226c616e67756167654f66496e737472756374696f6e223a2244657574736368222c2270726f6772616d6d65223a22496e64757374726965656c656b74726f6e696b222c2270726f6772616d6d65436f6465223a22696e647573747269616c2d656c656374726f6e696373222c2273747564656e744e6f223a22532d31303034222c227472616e736372697074223a5b5b22456c656b74726f746563686e696b222c223430222c22312e37225d2c5b225072616b74697363686520417262656974222c223230222c22312e33225d5d7d2c226e6f6e6365223a226635376639663031326562333734373434346461636461643263333966306232222c226e756d626572223a224449502d323032362d3030303031222c2274696d655a6f6e65223a224575726f70652f546972616e65222c2274797065223a7b22636f6465223a226469706c6f6d61222c226964223a352c226e616d65223a224469706c6f6d222c2276657273696f6e223a317d2c2276657273696f6e223a317d	\\x95779f1c5a9933799b668ef3274fd6d99d5844446b1085db4a9492278438cf34	active	\N	\N	2026-11-22 19:31:49.253+00	1	\N	\N	f	xenr_01m82bwk1me8285249yzecgmn1	01a204be-4948-7499-bd9b-bea49ef431fd	\N	\N	5	\N	5
01a204be-4cfb-748b-b779-127084dfe098	live	DIP-2026-00002	enr_01m82bwk1me8285249z2k6sqgv	\N	\N	\N	Blerta Hoxhë	s-1005@example.com	sq	2026-11-22 19:31:49.253+00	2026-11-22	\N	\N	2026-11-21 23:00:00+00	\N	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a66636463666165646362353065363730636361653762333165636466623834363037666333363936343938313863383331306465303530396430303537613332222c226e616d65223a22426c6572746120486f7868c3ab227d2c226964223a22636572745f30316d383262776b3776656a35766579386a653232647a723472222c226973737565644174223a22323032362d31312d32325431393a33313a34392e3235335a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d383262776a6138656a6376763678796d6a666638636678222c226e616d65223a2253686b6f6c6c61205368656d62756c6c227d2c226c6f63616c65223a227371222c226d65746164617461223a7b22636f6d706c657465644f6e223a22323032362d31312d3232222c2263726564697473223a223630222c226571664c6576656c223a2234222c226772616465223a22312e30222c22686f757273223a22393030222c226c616e67756167654f66496e737472756374696f6e223a22476a65726d616e69736874222c2270726f6772616d6d65223a22456c656b74726f6e696b6120696e647573747269616c65222c2270726f6772616d6d65436f6465223a22696e647573747269616c2d656c656374726f6e696373222c2273747564656e744e6f223a22532d31303035222c227472616e736372697074223a5b5b22456c656b74726f746563686e696b222c223430222c22312e30225d2c5b225072616b74697363686520417262656974222c223230222c22312e30225d5d7d2c226e6f6e6365223a223631336165656334336163653733393932386661336462363139663466313335222c226e756d626572223a224449502d323032362d3030303032222c2274696d655a6f6e65223a224575726f70652f546972616e65222c2274797065223a7b22636f6465223a226469706c6f6d61222c226964223a352c226e616d65223a224469706c6f6dc3ab222c2276657273696f6e223a317d2c2276657273696f6e223a317d	\\xc0a5f497ff2c89f7a910119cd552fea8f0f05f49680c6625f0128c964ed6624e	active	\N	\N	2026-11-22 19:31:49.253+00	1	\N	\N	f	xenr_01m82bwk1me8285249z2k6sqgv	01a204be-4948-7499-bd9b-bea49ef431fd	\N	\N	5	\N	5
01a204be-4cfb-748b-b779-1272bbe7eee8	live	DIP-2026-00003	enr_01m82bwk1me8285249z6naerwy	\N	\N	\N	François L’Hôpital	s-1006@example.com	fr	2026-11-22 19:31:49.253+00	2026-11-22	\N	\N	2026-11-21 23:00:00+00	\N	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a33353964333337616566623061643662306636393165643262623863363036333232363432363131643935333732373861323237303138653332663436646433222c226e616d65223a224672616ec3a76f6973204ce2809948c3b4706974616c227d2c226964223a22636572745f30316d383262776b3776656a35766579386a6561787966767138222c226973737565644174223a22323032362d31312d32325431393a33313a34392e3235335a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d383262776a6138656a6376763678796d6a666638636678222c226e616d65223a2253686b6f6c6c61205368656d62756c6c227d2c226c6f63616c65223a226672222c226d65746164617461223a7b22636f6d706c657465644f6e223a22323032362d31312d3232222c2263726564697473223a223630222c226571664c6576656c223a2234222c226772616465223a22322e33222c22686f757273223a22393030222c226c616e67756167654f66496e737472756374696f6e223a22416c6c656d616e64222c2270726f6772616d6d65223a22c3896c656374726f6e6971756520696e647573747269656c6c65222c2270726f6772616d6d65436f6465223a22696e647573747269616c2d656c656374726f6e696373222c2273747564656e744e6f223a22532d31303036222c227472616e736372697074223a5b5b22456c656b74726f746563686e696b222c223430222c22322e33225d2c5b225072616b74697363686520417262656974222c223230222c22322e37225d5d7d2c226e6f6e6365223a226262343437613631333830353035363537366362316163343539643261316638222c226e756d626572223a224449502d323032362d3030303033222c2274696d655a6f6e65223a224575726f70652f546972616e65222c2274797065223a7b22636f6465223a226469706c6f6d61222c226964223a352c226e616d65223a224469706cc3b46d65222c2276657273696f6e223a317d2c2276657273696f6e223a317d	\\x9a2645e31cb4007df80ee01564ca5b944a2ff9cd01dc69ff3e148500f3cebe1f	active	\N	\N	2026-11-22 19:31:49.253+00	1	\N	\N	f	xenr_01m82bwk1me8285249z6naerwy	01a204be-4948-7499-bd9b-bea49ef431fd	\N	\N	5	\N	5
01a204be-8270-7595-821b-6f3e975bc8b6	live	3.1-2026-000002	ORDER-1	4711-A	\N	BASELINE-1	Arta Krasniqi	arta@example.com	en	2026-11-22 19:32:03.618+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a63363436646264303466373664623639313832366439396365303032373962396534663531643465373636653936333230363563306162343066306461653634222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38326278306b6765706172343676663774626e716a3570222c226973737565644174223a22323032362d31312d32325431393a33323a30332e3631385a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d383262776a383465637139343372623339763131657161222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223539346637363264326565343766363462326531643761633337666336326539222c226e756d626572223a22332e312d323032362d303030303032222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d31222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xe62c9ae095ca3c5e05fafaebee44c1c06b9a1e70a000603becaf9ae4df437752	suspended	data_error	\N	2026-11-22 19:32:03.61859+00	2	2036-12-01 23:00:00+00	\N	f	\N	01a204be-4904-732e-920f-0b1a7610baea	\N	\N	1	\N	1
01a204be-8297-7430-8151-36c2006124c0	live	3.1-2026-000004	ORDER-3	4711-A	\N	BASELINE-3	Arta Krasniqi	arta@example.com	en	2026-11-22 19:32:03.618+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a61383961373532373535373661633064353065396136633364633665343362633131633838306534656634303631356237343630663336393738303466363662222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38326278306d7165677238326d39707238303632393630222c226973737565644174223a22323032362d31312d32325431393a33323a30332e3631385a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d383262776a383465637139343372623339763131657161222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223461663631616132383139323038633466623639323832313035656262623831222c226e756d626572223a22332e312d323032362d303030303034222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d33222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x5ff9d907a2429e96ed011a838934043cc12427ebbceebb37d46a2c4987106806	superseded	data_error	\N	2026-11-22 19:32:03.61859+00	2	\N	\N	f	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-8509-7270-ac7a-f8c2d3eb33fe	\N	1	\N	1
01a204be-83a6-722b-8b6a-5c2670484bc9	live	3.1-2026-000006	ORDER-5	4711-A	\N	BASELINE-5	Arta Krasniqi	arta@example.com	en	2026-11-22 19:32:03.618+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a33623237316436623037356365646337393362633662656335326432623064663234623564643762643462653531376633646134363862346163616564613433222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3832627830783665386e7270746a7734737234676a7939222c226973737565644174223a22323032362d31312d32325431393a33323a30332e3631385a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d383262776a383465637139343372623339763131657161222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226134336637356162343761393831383739666162353161343433653832633435222c226e756d626572223a22332e312d323032362d303030303036222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d35222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x09e77d74d7f84ab24ef5de44c60ae548ac24bf55bb87d8749967ab907b5d831c	active	\N	\N	2026-11-22 19:32:03.618+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a204be-4904-732e-920f-0b1a7610baea	\N	\N	1	\N	1
01a204be-83a7-746d-85b0-1a562a6c29d8	live	3.1-2026-000007	ORDER-6	4711-A	\N	BASELINE-6	Arta Krasniqi	arta@example.com	en	2026-11-22 19:32:03.618+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a35306634306231323639393263373464333065626636623666336366323863346139353363643764373262366235633031613031303739373163393864306635222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38326278307837656870726263307461726e3672616572222c226973737565644174223a22323032362d31312d32325431393a33323a30332e3631385a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d383262776a383465637139343372623339763131657161222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223938396466666533666261643065393530306666303136643765313839386339222c226e756d626572223a22332e312d323032362d303030303037222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d36222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x46d3f8f9051898a0c8381c37f8343ea784e12c369e142b5cb5978397e16256c8	active	\N	\N	2026-11-22 19:32:03.618+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a204be-4904-732e-920f-0b1a7610baea	\N	\N	1	\N	1
01a204be-83a7-746d-85b0-1a58fa663d55	live	3.1-2026-000008	ORDER-7	4711-A	\N	BASELINE-7	Arta Krasniqi	arta@example.com	en	2026-11-22 19:32:03.618+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a61656135326339643437346339356335623063636136346437306434333839323765393162306538326537633065616264623161336634326133306630623866222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d383262783078376568707262633074623378366366616e222c226973737565644174223a22323032362d31312d32325431393a33323a30332e3631385a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d383262776a383465637139343372623339763131657161222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226236616265666361386138663761646333666433653264366165633166373538222c226e756d626572223a22332e312d323032362d303030303038222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d37222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xceae251fd566a1af4edfcb04461c1f44e6bdadb5f2f4b1fed8b6b8560c202c56	active	\N	\N	2026-11-22 19:32:03.618+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a204be-4904-732e-920f-0b1a7610baea	\N	\N	1	\N	1
01a204be-83a7-746d-85b0-1a5a74b10f50	live	3.1-2026-000009	ORDER-8	4711-A	\N	BASELINE-8	Arta Krasniqi	arta@example.com	en	2026-11-22 19:32:03.618+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a32663431376564363038656335306463333632653661653636356166633835633766353763326539356438303039633463663039323034376535333934626330222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3832627830783765687072626330746239746232337467222c226973737565644174223a22323032362d31312d32325431393a33323a30332e3631385a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d383262776a383465637139343372623339763131657161222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223636353030626532333964623036346438333161326165363864383961656237222c226e756d626572223a22332e312d323032362d303030303039222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d38222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x5447d63b8116f1bf4885ce28a6d0c90cb69274178e5831c74199f2ec8f2bc588	active	\N	\N	2026-11-22 19:32:03.618+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a204be-4904-732e-920f-0b1a7610baea	\N	\N	1	\N	1
01a204be-8221-7039-8b21-f4dc1d24d14e	live	3.1-2026-000001	ORDER-0	4711-A	\N	BASELINE-0	Arta Krasniqi	arta@example.com	en	2026-11-22 19:32:03.618+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a64306234326135626231663431346665336134303337306236646666643637376463323632383861363937333034653130643630313866643465656365363062222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38326278306831653077727038666d7667656a396d6165222c226973737565644174223a22323032362d31312d32325431393a33323a30332e3631385a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d383262776a383465637139343372623339763131657161222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223637363165316638356139386438613262663364646533343561313138646230222c226e756d626572223a22332e312d323032362d303030303031222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d30222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x468bfefba639de4520a91ff930c46dc576d705ca02c8587eef5f8a25d656b334	active	\N	\N	2026-11-22 19:32:03.61859+00	3	2036-12-01 23:00:00+00	\N	f	\N	01a204be-4904-732e-920f-0b1a7610baea	\N	\N	1	\N	1
01a204be-8279-7528-a395-9e800c746678	live	3.1-2026-000003	ORDER-2	4711-A	\N	BASELINE-2	Arta Krasniqi	arta@example.com	en	2026-11-22 19:32:03.618+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a62373135663434333039633033373637613939303965303466316535646464323166343433383666306464623361373161613663316239343061633931386333222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38326278306b73656d6d61373563796730363738736b72222c226973737565644174223a22323032362d31312d32325431393a33323a30332e3631385a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d383262776a383465637139343372623339763131657161222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226161633634393236666666316365626464626462663561363435393337313332222c226e756d626572223a22332e312d323032362d303030303033222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d32222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x911f5227d384d98dc7c0acf82bd80189dc7d555854d3b2438a3d89e32589f8b0	revoked	data_error	\N	2026-11-22 19:32:03.61859+00	2	\N	\N	f	\N	01a204be-4904-732e-920f-0b1a7610baea	\N	\N	1	\N	1
01a204be-8509-7270-ac7a-f8c2d3eb33fe	live	3.1-2026-000010	ORDER-9	4711-A	\N	BASELINE-9	Arta Krasniqi	arta@example.com	en	2026-11-22 19:32:03.618+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a63393037303162636665623861633230613735386330373034316465373636353631376637383236613662613461323666306266636639323238373739393433222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3832627831383965397261727971727262397970637a79222c226973737565644174223a22323032362d31312d32325431393a33323a30332e3631385a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d383262776a383465637139343372623339763131657161222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223333346462666462636534386663633036626632643062323966316466646263222c226e756d626572223a22332e312d323032362d303030303130222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d39222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x485ef1626917e8134f308de3c82c4fbd7d5c6d5ab08ab5661cc68fef66465878	active	\N	\N	2026-11-22 19:32:03.618+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a204be-4904-732e-920f-0b1a7610baea	\N	01a204be-8297-7430-8151-36c2006124c0	1	\N	1
01a204be-834b-76ba-973f-1c3aa65b7810	live	3.1-2026-000005	\N	\N	\N	\N	\N	\N	en	2026-11-22 19:32:03.618+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\N	\\x39c0d216ed253b8862c52120c98dd91d0cc6d9ab160f971a24e2088c221dee32	active	\N	\N	2026-11-22 19:32:03.618+00	2	2036-12-01 23:00:00+00	2026-11-30 19:32:03.61859+00	f	\N	01a204be-4904-732e-920f-0b1a7610baea	\N	\N	1	01a204be-8595-72e2-ba2b-ec7c0bd30d86	1
01a204be-86f2-7775-9557-b1f6b68f91b5	test	3.1-2026-000006	ORDER-5	4711-A	\N	BASELINE-5	Arta Krasniqi	arta@example.com	en	2026-11-22 19:32:04.879+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a65636166303937613534623163366135616631633438386565346631663331393366666461643135616662306636323835383632393739373131326432643361222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3832627831716a65787473616e7868797476387a34646e222c226973737565644174223a22323032362d31312d32325431393a33323a30342e3837395a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d383262776a383465637139343372623339763131657161222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223038613934363339656639353565353336623038633033633334653230373434222c226e756d626572223a22332e312d323032362d303030303036222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d35222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x08f431b010dd4f0af78fdb9db36a8cc31d5e611531cd1ca87b3f6e502ffdb1ea	active	\N	\N	2026-11-22 19:32:04.879+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a204be-4904-732e-920f-0b1a7610baea	\N	\N	1	\N	1
01a204be-86f3-71dd-9919-6189cabbedc9	test	3.1-2026-000007	ORDER-6	4711-A	\N	BASELINE-6	Arta Krasniqi	arta@example.com	en	2026-11-22 19:32:04.879+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a66313531313731653162373738653733363432323664383538313062343062613835366432383735666566343231366530303561313663646139306635323137222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3832627831716b653765736a3662316837356271766539222c226973737565644174223a22323032362d31312d32325431393a33323a30342e3837395a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d383262776a383465637139343372623339763131657161222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226432656534393632356263323939636434663030656233343835613735373439222c226e756d626572223a22332e312d323032362d303030303037222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d36222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x53894d66d7812bffdfb04d280dcadb5e6b4546c96395f26c2343a620e0744bca	active	\N	\N	2026-11-22 19:32:04.879+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a204be-4904-732e-920f-0b1a7610baea	\N	\N	1	\N	1
01a204be-86a9-7721-9aad-f6d3c5e16649	test	3.1-2026-000001	ORDER-0	4711-A	\N	BASELINE-0	Arta Krasniqi	arta@example.com	en	2026-11-22 19:32:04.879+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a32316339363538303733306431646564663536336335326538363539646235373664626166613964333031383166396633643364316366363065363164333530222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38326278316e39657767736e6266707466327932736a39222c226973737565644174223a22323032362d31312d32325431393a33323a30342e3837395a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d383262776a383465637139343372623339763131657161222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223537373731356334376166353737396262636266313132636561363332313332222c226e756d626572223a22332e312d323032362d303030303031222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d30222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xc7e80132811688bcb2440f563e80171457aa822b6f7d5fd705d70d7cfa8663c2	active	\N	\N	2026-11-22 19:32:04.879532+00	3	2036-12-01 23:00:00+00	\N	f	\N	01a204be-4904-732e-920f-0b1a7610baea	\N	\N	1	\N	1
01a204be-86b8-74d2-b9b3-3a9861d9f8fb	test	3.1-2026-000002	ORDER-1	4711-A	\N	BASELINE-1	Arta Krasniqi	arta@example.com	en	2026-11-22 19:32:04.879+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a64663262316631633766323261393965643736633362646339616231366636333337666636346530666463643862376664623539343234366264643637333738222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38326278316e72656b39626b6373746b3167786b793776222c226973737565644174223a22323032362d31312d32325431393a33323a30342e3837395a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d383262776a383465637139343372623339763131657161222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226635333335653032373735343935333861363364613434363134323665393838222c226e756d626572223a22332e312d323032362d303030303032222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d31222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x3b1fbd628da85e5e497970e2fab4e809e838cc5724aac16fecbd7f5e48ca1e62	suspended	data_error	\N	2026-11-22 19:32:04.879532+00	2	2036-12-01 23:00:00+00	\N	f	\N	01a204be-4904-732e-920f-0b1a7610baea	\N	\N	1	\N	1
01a204be-86c7-756a-96e4-3d77f0abcfa3	test	3.1-2026-000004	ORDER-3	4711-A	\N	BASELINE-3	Arta Krasniqi	arta@example.com	en	2026-11-22 19:32:04.879+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a39396564616165656537623336313732313936356234653230313264666266356161383966333861613038613466326631306634643237353337386335663932222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38326278317037656e6e3964733178657a7261716b7833222c226973737565644174223a22323032362d31312d32325431393a33323a30342e3837395a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d383262776a383465637139343372623339763131657161222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223261646164333035306337336236306438666438643464633931663338396337222c226e756d626572223a22332e312d323032362d303030303034222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d33222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x7669d07bc12cfc04a141fc1f5590b03d7ea706fb231b76c81d4b8228eceee410	superseded	data_error	\N	2026-11-22 19:32:04.879532+00	2	\N	\N	f	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-87b3-718e-a2d8-b590e283312d	\N	1	\N	1
01a204be-86f3-71dd-9919-618b669ea316	test	3.1-2026-000008	ORDER-7	4711-A	\N	BASELINE-7	Arta Krasniqi	arta@example.com	en	2026-11-22 19:32:04.879+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a32333834613035613036373133616364383638616366356637656136623431653236616232333033613339663963313364633836623436653331343962346365222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3832627831716b653765736a36623168646b3978387270222c226973737565644174223a22323032362d31312d32325431393a33323a30342e3837395a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d383262776a383465637139343372623339763131657161222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223538303034356336313539316334613765306537353461643139313865323836222c226e756d626572223a22332e312d323032362d303030303038222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d37222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x8a24e45c8af8eb51dda0af5ef1478e818587a6a3fb104a598c64ff450720b443	active	\N	\N	2026-11-22 19:32:04.879+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a204be-4904-732e-920f-0b1a7610baea	\N	\N	1	\N	1
01a204be-86f3-71dd-9919-618d0c2b0454	test	3.1-2026-000009	ORDER-8	4711-A	\N	BASELINE-8	Arta Krasniqi	arta@example.com	en	2026-11-22 19:32:04.879+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a36663334636562303537336534396634383931353536396331616565313530333664333134393339396130303439336338353931363437356564333137323961222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3832627831716b653765736a366231686d36327031326d222c226973737565644174223a22323032362d31312d32325431393a33323a30342e3837395a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d383262776a383465637139343372623339763131657161222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223761343832613433613834323037303333363132626236363237353330346662222c226e756d626572223a22332e312d323032362d303030303039222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d38222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\xd300ef5cd1cc9e939fbdd227c5700f000bc7f48afa702cdf2a5f95123db6c25d	active	\N	\N	2026-11-22 19:32:04.879+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a204be-4904-732e-920f-0b1a7610baea	\N	\N	1	\N	1
01a204be-86bb-77a8-a72b-d55efa61a86b	test	3.1-2026-000003	ORDER-2	4711-A	\N	BASELINE-2	Arta Krasniqi	arta@example.com	en	2026-11-22 19:32:04.879+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a33376365393630653766666337613464343432393137373733363062653639396631633765306663633035646237383466366539376266616138666433336563222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d38326278316e7665796d616561796e6276783633613362222c226973737565644174223a22323032362d31312d32325431393a33323a30342e3837395a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d383262776a383465637139343372623339763131657161222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a226431306238626461653232663362313730663038646138653063663563393032222c226e756d626572223a22332e312d323032362d303030303033222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d32222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x4d9b76a907fb0d42a41c3a6c3f6e1b5f9e5855ca1ba7ca9e7c3e2e561755bb65	revoked	data_error	\N	2026-11-22 19:32:04.879532+00	2	\N	\N	f	\N	01a204be-4904-732e-920f-0b1a7610baea	\N	\N	1	\N	1
01a204be-87b3-718e-a2d8-b590e283312d	test	3.1-2026-000010	ORDER-9	4711-A	\N	BASELINE-9	Arta Krasniqi	arta@example.com	en	2026-11-22 19:32:04.879+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\\x7b22686f6c646572223a7b22656d61696c223a227368613235363a35383261643965613638306633336161386236646530393131613335373464356532313737343034316631393836623239643464343733323937646530666138222c226e616d65223a2241727461204b7261736e697169227d2c226964223a22636572745f30316d3832627831786b653637613570356e6a33683836633964222c226973737565644174223a22323032362d31312d32325431393a33323a30342e3837395a222c226973737565644f6e223a22323032362d31312d3232222c22697373756572223a7b226964223a226973735f30316d383262776a383465637139343372623339763131657161222c226e616d65223a224d7573746572205765726b6520476d6248227d2c226974656d73223a5b7b226261746368223a22422d31222c2270726f647563744964223a22343731312d42227d5d2c226c6f63616c65223a22656e222c226d65746164617461223a7b226261746368223a22422d323032362d3137222c226c696e65223a224c34222c226f726465724e6f223a2234353030303031323334222c22706c616e74223a22457373656e227d2c226e6f6e6365223a223732363663376163393066346132393238303838623038393762653036376232222c226e756d626572223a22332e312d323032362d303030303130222c2270726f647563744964223a22343731312d41222c2273657269616c4e756d626572223a22424153454c494e452d39222c2274696d655a6f6e65223a224575726f70652f4265726c696e222c2274797065223a7b22636f6465223a22656e31303230342d332d31222c226964223a312c226e616d65223a22496e7370656374696f6e20636572746966696361746520332e31222c2276657273696f6e223a317d2c2276616c6964556e74696c223a22323033362d31322d3331222c2276657273696f6e223a317d	\\x793cbcead85535c5919cd9377b92237daddff5032b19fa08f241ffba6596671f	active	\N	\N	2026-11-22 19:32:04.879+00	1	2036-12-01 23:00:00+00	\N	f	\N	01a204be-4904-732e-920f-0b1a7610baea	\N	01a204be-86c7-756a-96e4-3d77f0abcfa3	1	\N	1
01a204be-86d1-73bc-abc8-6247ed7a9d4b	test	3.1-2026-000005	\N	\N	\N	\N	\N	\N	en	2026-11-22 19:32:04.879+00	2026-11-22	\N	2036-12-31	2026-11-21 23:00:00+00	2036-12-31 23:00:00+00	\N	\\xc9021f36b5132ab5b1531dc789c5eff241b93c108d05d0891f233fdf5703217e	active	\N	\N	2026-11-22 19:32:04.879+00	2	2036-12-01 23:00:00+00	2026-11-30 19:32:04.879532+00	f	\N	01a204be-4904-732e-920f-0b1a7610baea	\N	\N	1	01a204be-8824-7578-aa97-2de40edf63a6	1
\.


--
-- Data for Name: certificates_certificatehistory; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_certificatehistory (sequence, action, from_state, to_state, reason, note, public_note, at, actor_kind, actor_id, request_id, ip, certificate_id) FROM stdin;
1	\N	\N	active	\N	\N	\N	2026-11-22 19:31:49.253+00	user	1		\N	01a204be-4cfb-748b-b779-126e9a8f14fb
1	\N	\N	active	\N	\N	\N	2026-11-22 19:31:49.253+00	user	1		\N	01a204be-4cfb-748b-b779-127084dfe098
1	\N	\N	active	\N	\N	\N	2026-11-22 19:31:49.253+00	user	1		\N	01a204be-4cfb-748b-b779-1272bbe7eee8
1	\N	\N	active	\N	\N	\N	2026-11-22 19:32:03.618+00	system	demo		\N	01a204be-8221-7039-8b21-f4dc1d24d14e
1	\N	\N	active	\N	\N	\N	2026-11-22 19:32:03.618+00	system	demo		\N	01a204be-8270-7595-821b-6f3e975bc8b6
1	\N	\N	active	\N	\N	\N	2026-11-22 19:32:03.618+00	system	demo		\N	01a204be-8279-7528-a395-9e800c746678
1	\N	\N	active	\N	\N	\N	2026-11-22 19:32:03.618+00	system	demo		\N	01a204be-8297-7430-8151-36c2006124c0
1	\N	\N	active	\N	\N	\N	2026-11-22 19:32:03.618+00	system	demo		\N	01a204be-83a6-722b-8b6a-5c2670484bc9
1	\N	\N	active	\N	\N	\N	2026-11-22 19:32:03.618+00	system	demo		\N	01a204be-83a7-746d-85b0-1a562a6c29d8
1	\N	\N	active	\N	\N	\N	2026-11-22 19:32:03.618+00	system	demo		\N	01a204be-83a7-746d-85b0-1a58fa663d55
1	\N	\N	active	\N	\N	\N	2026-11-22 19:32:03.618+00	system	demo		\N	01a204be-83a7-746d-85b0-1a5a74b10f50
2	suspend	active	suspended	data_error	\N	\N	2026-11-22 19:32:03.61859+00	system	demo		\N	01a204be-8221-7039-8b21-f4dc1d24d14e
3	reinstate	suspended	active	data_error	\N	\N	2026-11-22 19:32:03.61859+00	system	demo		\N	01a204be-8221-7039-8b21-f4dc1d24d14e
2	suspend	active	suspended	data_error	\N	\N	2026-11-22 19:32:03.61859+00	system	demo		\N	01a204be-8270-7595-821b-6f3e975bc8b6
2	revoke	active	revoked	data_error	\N	\N	2026-11-22 19:32:03.61859+00	system	demo		\N	01a204be-8279-7528-a395-9e800c746678
2	supersede	active	superseded	data_error	\N	\N	2026-11-22 19:32:03.61859+00	system	demo		\N	01a204be-8297-7430-8151-36c2006124c0
1	\N	\N	active	\N	\N	\N	2026-11-22 19:32:03.618+00	system	demo		\N	01a204be-8509-7270-ac7a-f8c2d3eb33fe
1	\N	\N	active	\N	\N	\N	2026-11-22 19:32:03.618+00	system	demo		\N	01a204be-834b-76ba-973f-1c3aa65b7810
2	erase	active	active	\N	\N	\N	2026-11-30 19:32:03.61859+00	system	demo		\N	01a204be-834b-76ba-973f-1c3aa65b7810
1	\N	\N	active	\N	\N	\N	2026-11-22 19:32:04.879+00	system	demo		\N	01a204be-86a9-7721-9aad-f6d3c5e16649
1	\N	\N	active	\N	\N	\N	2026-11-22 19:32:04.879+00	system	demo		\N	01a204be-86b8-74d2-b9b3-3a9861d9f8fb
1	\N	\N	active	\N	\N	\N	2026-11-22 19:32:04.879+00	system	demo		\N	01a204be-86bb-77a8-a72b-d55efa61a86b
1	\N	\N	active	\N	\N	\N	2026-11-22 19:32:04.879+00	system	demo		\N	01a204be-86c7-756a-96e4-3d77f0abcfa3
1	\N	\N	active	\N	\N	\N	2026-11-22 19:32:04.879+00	system	demo		\N	01a204be-86f2-7775-9557-b1f6b68f91b5
1	\N	\N	active	\N	\N	\N	2026-11-22 19:32:04.879+00	system	demo		\N	01a204be-86f3-71dd-9919-6189cabbedc9
1	\N	\N	active	\N	\N	\N	2026-11-22 19:32:04.879+00	system	demo		\N	01a204be-86f3-71dd-9919-618b669ea316
1	\N	\N	active	\N	\N	\N	2026-11-22 19:32:04.879+00	system	demo		\N	01a204be-86f3-71dd-9919-618d0c2b0454
2	suspend	active	suspended	data_error	\N	\N	2026-11-22 19:32:04.879532+00	system	demo		\N	01a204be-86a9-7721-9aad-f6d3c5e16649
3	reinstate	suspended	active	data_error	\N	\N	2026-11-22 19:32:04.879532+00	system	demo		\N	01a204be-86a9-7721-9aad-f6d3c5e16649
2	suspend	active	suspended	data_error	\N	\N	2026-11-22 19:32:04.879532+00	system	demo		\N	01a204be-86b8-74d2-b9b3-3a9861d9f8fb
2	revoke	active	revoked	data_error	\N	\N	2026-11-22 19:32:04.879532+00	system	demo		\N	01a204be-86bb-77a8-a72b-d55efa61a86b
2	supersede	active	superseded	data_error	\N	\N	2026-11-22 19:32:04.879532+00	system	demo		\N	01a204be-86c7-756a-96e4-3d77f0abcfa3
1	\N	\N	active	\N	\N	\N	2026-11-22 19:32:04.879+00	system	demo		\N	01a204be-87b3-718e-a2d8-b590e283312d
1	\N	\N	active	\N	\N	\N	2026-11-22 19:32:04.879+00	system	demo		\N	01a204be-86d1-73bc-abc8-6247ed7a9d4b
2	erase	active	active	\N	\N	\N	2026-11-30 19:32:04.879532+00	system	demo		\N	01a204be-86d1-73bc-abc8-6247ed7a9d4b
\.


--
-- Data for Name: certificates_certificatekey; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_certificatekey (hash, certificate_id) FROM stdin;
-8881364003779089100	01a204be-4cfb-748b-b779-126e9a8f14fb
-8374544894133160894	01a204be-4cfb-748b-b779-1272bbe7eee8
-5797497320293640601	01a204be-4cfb-748b-b779-127084dfe098
-5623222910722623692	01a204be-4cfb-748b-b779-1272bbe7eee8
-5543035779964632328	01a204be-4cfb-748b-b779-1272bbe7eee8
-4316557135442367760	01a204be-4cfb-748b-b779-1272bbe7eee8
-3200682512374569814	01a204be-4cfb-748b-b779-126e9a8f14fb
399275946274314616	01a204be-4cfb-748b-b779-127084dfe098
2135138204806240639	01a204be-4cfb-748b-b779-127084dfe098
3272559774793850116	01a204be-4cfb-748b-b779-126e9a8f14fb
4603594511876468027	01a204be-4cfb-748b-b779-127084dfe098
7033243216554504554	01a204be-4cfb-748b-b779-126e9a8f14fb
-8903483964623168753	01a204be-8221-7039-8b21-f4dc1d24d14e
-8127263132268617718	01a204be-8221-7039-8b21-f4dc1d24d14e
-6975319577997336366	01a204be-8221-7039-8b21-f4dc1d24d14e
-5389131506109822578	01a204be-8221-7039-8b21-f4dc1d24d14e
-5279483710356993934	01a204be-8221-7039-8b21-f4dc1d24d14e
-406784147749336448	01a204be-8221-7039-8b21-f4dc1d24d14e
209873335619228626	01a204be-8221-7039-8b21-f4dc1d24d14e
1914491254949848914	01a204be-8221-7039-8b21-f4dc1d24d14e
4467212569529885097	01a204be-8221-7039-8b21-f4dc1d24d14e
8285902021388780028	01a204be-8221-7039-8b21-f4dc1d24d14e
-8903483964623168753	01a204be-8270-7595-821b-6f3e975bc8b6
-8127263132268617718	01a204be-8270-7595-821b-6f3e975bc8b6
-6975319577997336366	01a204be-8270-7595-821b-6f3e975bc8b6
-6684396684815057521	01a204be-8270-7595-821b-6f3e975bc8b6
-5389131506109822578	01a204be-8270-7595-821b-6f3e975bc8b6
-5279483710356993934	01a204be-8270-7595-821b-6f3e975bc8b6
-2659902510648401211	01a204be-8270-7595-821b-6f3e975bc8b6
-406784147749336448	01a204be-8270-7595-821b-6f3e975bc8b6
209873335619228626	01a204be-8270-7595-821b-6f3e975bc8b6
1914491254949848914	01a204be-8270-7595-821b-6f3e975bc8b6
-8903483964623168753	01a204be-8279-7528-a395-9e800c746678
-8127263132268617718	01a204be-8279-7528-a395-9e800c746678
-6975319577997336366	01a204be-8279-7528-a395-9e800c746678
-5389131506109822578	01a204be-8279-7528-a395-9e800c746678
-5279483710356993934	01a204be-8279-7528-a395-9e800c746678
-406784147749336448	01a204be-8279-7528-a395-9e800c746678
209873335619228626	01a204be-8279-7528-a395-9e800c746678
1914491254949848914	01a204be-8279-7528-a395-9e800c746678
2667622535106110530	01a204be-8279-7528-a395-9e800c746678
7056594656590408053	01a204be-8279-7528-a395-9e800c746678
-8903483964623168753	01a204be-8297-7430-8151-36c2006124c0
-8127263132268617718	01a204be-8297-7430-8151-36c2006124c0
-8065855170022638063	01a204be-8297-7430-8151-36c2006124c0
-6975319577997336366	01a204be-8297-7430-8151-36c2006124c0
-5389131506109822578	01a204be-8297-7430-8151-36c2006124c0
-5279483710356993934	01a204be-8297-7430-8151-36c2006124c0
-703015245995856642	01a204be-8297-7430-8151-36c2006124c0
-406784147749336448	01a204be-8297-7430-8151-36c2006124c0
209873335619228626	01a204be-8297-7430-8151-36c2006124c0
1914491254949848914	01a204be-8297-7430-8151-36c2006124c0
-8903483964623168753	01a204be-83a6-722b-8b6a-5c2670484bc9
-8903483964623168753	01a204be-83a7-746d-85b0-1a562a6c29d8
-8903483964623168753	01a204be-83a7-746d-85b0-1a58fa663d55
-8903483964623168753	01a204be-83a7-746d-85b0-1a5a74b10f50
-8127263132268617718	01a204be-83a6-722b-8b6a-5c2670484bc9
-8127263132268617718	01a204be-83a7-746d-85b0-1a562a6c29d8
-8127263132268617718	01a204be-83a7-746d-85b0-1a58fa663d55
-8127263132268617718	01a204be-83a7-746d-85b0-1a5a74b10f50
-8118739147943078745	01a204be-83a7-746d-85b0-1a562a6c29d8
-6975319577997336366	01a204be-83a6-722b-8b6a-5c2670484bc9
-6975319577997336366	01a204be-83a7-746d-85b0-1a562a6c29d8
-6975319577997336366	01a204be-83a7-746d-85b0-1a58fa663d55
-6975319577997336366	01a204be-83a7-746d-85b0-1a5a74b10f50
-5389131506109822578	01a204be-83a6-722b-8b6a-5c2670484bc9
-5389131506109822578	01a204be-83a7-746d-85b0-1a562a6c29d8
-5389131506109822578	01a204be-83a7-746d-85b0-1a58fa663d55
-5389131506109822578	01a204be-83a7-746d-85b0-1a5a74b10f50
-5279483710356993934	01a204be-83a6-722b-8b6a-5c2670484bc9
-5279483710356993934	01a204be-83a7-746d-85b0-1a562a6c29d8
-5279483710356993934	01a204be-83a7-746d-85b0-1a58fa663d55
-5279483710356993934	01a204be-83a7-746d-85b0-1a5a74b10f50
-3411974870391041810	01a204be-83a7-746d-85b0-1a5a74b10f50
-2882225536753366216	01a204be-83a7-746d-85b0-1a5a74b10f50
-2013225630054025554	01a204be-83a7-746d-85b0-1a58fa663d55
-406784147749336448	01a204be-83a6-722b-8b6a-5c2670484bc9
-406784147749336448	01a204be-83a7-746d-85b0-1a562a6c29d8
-406784147749336448	01a204be-83a7-746d-85b0-1a58fa663d55
-406784147749336448	01a204be-83a7-746d-85b0-1a5a74b10f50
209873335619228626	01a204be-83a6-722b-8b6a-5c2670484bc9
209873335619228626	01a204be-83a7-746d-85b0-1a562a6c29d8
209873335619228626	01a204be-83a7-746d-85b0-1a58fa663d55
209873335619228626	01a204be-83a7-746d-85b0-1a5a74b10f50
1495221847820011251	01a204be-83a7-746d-85b0-1a562a6c29d8
1914491254949848914	01a204be-83a6-722b-8b6a-5c2670484bc9
1914491254949848914	01a204be-83a7-746d-85b0-1a562a6c29d8
1914491254949848914	01a204be-83a7-746d-85b0-1a58fa663d55
1914491254949848914	01a204be-83a7-746d-85b0-1a5a74b10f50
5617278721787816132	01a204be-83a7-746d-85b0-1a58fa663d55
5997749575227950045	01a204be-83a6-722b-8b6a-5c2670484bc9
8334917806172470337	01a204be-83a6-722b-8b6a-5c2670484bc9
-8903483964623168753	01a204be-8509-7270-ac7a-f8c2d3eb33fe
-8127263132268617718	01a204be-8509-7270-ac7a-f8c2d3eb33fe
-6975319577997336366	01a204be-8509-7270-ac7a-f8c2d3eb33fe
-5389131506109822578	01a204be-8509-7270-ac7a-f8c2d3eb33fe
-5279483710356993934	01a204be-8509-7270-ac7a-f8c2d3eb33fe
-3148371739106217848	01a204be-8509-7270-ac7a-f8c2d3eb33fe
-406784147749336448	01a204be-8509-7270-ac7a-f8c2d3eb33fe
209873335619228626	01a204be-8509-7270-ac7a-f8c2d3eb33fe
1100360504306648125	01a204be-8509-7270-ac7a-f8c2d3eb33fe
1914491254949848914	01a204be-8509-7270-ac7a-f8c2d3eb33fe
-7526571097816804933	01a204be-86a9-7721-9aad-f6d3c5e16649
-6097963621825400813	01a204be-86a9-7721-9aad-f6d3c5e16649
419938294933006741	01a204be-86a9-7721-9aad-f6d3c5e16649
1031068813817032864	01a204be-86a9-7721-9aad-f6d3c5e16649
2679000607775042248	01a204be-86a9-7721-9aad-f6d3c5e16649
3543806761790641234	01a204be-86a9-7721-9aad-f6d3c5e16649
3853649809320330155	01a204be-86a9-7721-9aad-f6d3c5e16649
3930488660272448246	01a204be-86a9-7721-9aad-f6d3c5e16649
4260033163288205026	01a204be-86a9-7721-9aad-f6d3c5e16649
6513503390094782833	01a204be-86a9-7721-9aad-f6d3c5e16649
-7526571097816804933	01a204be-86b8-74d2-b9b3-3a9861d9f8fb
-6097963621825400813	01a204be-86b8-74d2-b9b3-3a9861d9f8fb
-2594381699197484704	01a204be-86b8-74d2-b9b3-3a9861d9f8fb
-594411821108819741	01a204be-86b8-74d2-b9b3-3a9861d9f8fb
1031068813817032864	01a204be-86b8-74d2-b9b3-3a9861d9f8fb
2679000607775042248	01a204be-86b8-74d2-b9b3-3a9861d9f8fb
3543806761790641234	01a204be-86b8-74d2-b9b3-3a9861d9f8fb
3930488660272448246	01a204be-86b8-74d2-b9b3-3a9861d9f8fb
4260033163288205026	01a204be-86b8-74d2-b9b3-3a9861d9f8fb
6513503390094782833	01a204be-86b8-74d2-b9b3-3a9861d9f8fb
-8915006902354314899	01a204be-86bb-77a8-a72b-d55efa61a86b
-7526571097816804933	01a204be-86bb-77a8-a72b-d55efa61a86b
-6097963621825400813	01a204be-86bb-77a8-a72b-d55efa61a86b
1031068813817032864	01a204be-86bb-77a8-a72b-d55efa61a86b
2679000607775042248	01a204be-86bb-77a8-a72b-d55efa61a86b
3543806761790641234	01a204be-86bb-77a8-a72b-d55efa61a86b
3930488660272448246	01a204be-86bb-77a8-a72b-d55efa61a86b
4260033163288205026	01a204be-86bb-77a8-a72b-d55efa61a86b
6513503390094782833	01a204be-86bb-77a8-a72b-d55efa61a86b
7190720508202835129	01a204be-86bb-77a8-a72b-d55efa61a86b
-7758318781817235929	01a204be-86c7-756a-96e4-3d77f0abcfa3
-7526571097816804933	01a204be-86c7-756a-96e4-3d77f0abcfa3
-6097963621825400813	01a204be-86c7-756a-96e4-3d77f0abcfa3
1031068813817032864	01a204be-86c7-756a-96e4-3d77f0abcfa3
2679000607775042248	01a204be-86c7-756a-96e4-3d77f0abcfa3
2925721685527513056	01a204be-86c7-756a-96e4-3d77f0abcfa3
3543806761790641234	01a204be-86c7-756a-96e4-3d77f0abcfa3
3930488660272448246	01a204be-86c7-756a-96e4-3d77f0abcfa3
4260033163288205026	01a204be-86c7-756a-96e4-3d77f0abcfa3
6513503390094782833	01a204be-86c7-756a-96e4-3d77f0abcfa3
-8609805738838952093	01a204be-86f3-71dd-9919-618b669ea316
-7526571097816804933	01a204be-86f2-7775-9557-b1f6b68f91b5
-7526571097816804933	01a204be-86f3-71dd-9919-6189cabbedc9
-7526571097816804933	01a204be-86f3-71dd-9919-618b669ea316
-7526571097816804933	01a204be-86f3-71dd-9919-618d0c2b0454
-6097963621825400813	01a204be-86f2-7775-9557-b1f6b68f91b5
-6097963621825400813	01a204be-86f3-71dd-9919-6189cabbedc9
-6097963621825400813	01a204be-86f3-71dd-9919-618b669ea316
-6097963621825400813	01a204be-86f3-71dd-9919-618d0c2b0454
-5298098058717445696	01a204be-86f2-7775-9557-b1f6b68f91b5
-2157601684713392783	01a204be-86f3-71dd-9919-618d0c2b0454
-350167309269654338	01a204be-86f3-71dd-9919-618d0c2b0454
1031068813817032864	01a204be-86f2-7775-9557-b1f6b68f91b5
1031068813817032864	01a204be-86f3-71dd-9919-6189cabbedc9
1031068813817032864	01a204be-86f3-71dd-9919-618b669ea316
1031068813817032864	01a204be-86f3-71dd-9919-618d0c2b0454
1554776853318386484	01a204be-86f3-71dd-9919-6189cabbedc9
2679000607775042248	01a204be-86f2-7775-9557-b1f6b68f91b5
2679000607775042248	01a204be-86f3-71dd-9919-6189cabbedc9
2679000607775042248	01a204be-86f3-71dd-9919-618b669ea316
2679000607775042248	01a204be-86f3-71dd-9919-618d0c2b0454
3543806761790641234	01a204be-86f2-7775-9557-b1f6b68f91b5
3543806761790641234	01a204be-86f3-71dd-9919-6189cabbedc9
3543806761790641234	01a204be-86f3-71dd-9919-618b669ea316
3543806761790641234	01a204be-86f3-71dd-9919-618d0c2b0454
3930488660272448246	01a204be-86f2-7775-9557-b1f6b68f91b5
3930488660272448246	01a204be-86f3-71dd-9919-6189cabbedc9
3930488660272448246	01a204be-86f3-71dd-9919-618b669ea316
3930488660272448246	01a204be-86f3-71dd-9919-618d0c2b0454
4260033163288205026	01a204be-86f2-7775-9557-b1f6b68f91b5
4260033163288205026	01a204be-86f3-71dd-9919-6189cabbedc9
4260033163288205026	01a204be-86f3-71dd-9919-618b669ea316
4260033163288205026	01a204be-86f3-71dd-9919-618d0c2b0454
5352560402007750819	01a204be-86f2-7775-9557-b1f6b68f91b5
5476464241226959169	01a204be-86f3-71dd-9919-618b669ea316
6513503390094782833	01a204be-86f2-7775-9557-b1f6b68f91b5
6513503390094782833	01a204be-86f3-71dd-9919-6189cabbedc9
6513503390094782833	01a204be-86f3-71dd-9919-618b669ea316
6513503390094782833	01a204be-86f3-71dd-9919-618d0c2b0454
7867982862808160245	01a204be-86f3-71dd-9919-6189cabbedc9
-7526571097816804933	01a204be-87b3-718e-a2d8-b590e283312d
-6097963621825400813	01a204be-87b3-718e-a2d8-b590e283312d
-5309718975571919944	01a204be-87b3-718e-a2d8-b590e283312d
1031068813817032864	01a204be-87b3-718e-a2d8-b590e283312d
1170764784843709258	01a204be-87b3-718e-a2d8-b590e283312d
2679000607775042248	01a204be-87b3-718e-a2d8-b590e283312d
3543806761790641234	01a204be-87b3-718e-a2d8-b590e283312d
3930488660272448246	01a204be-87b3-718e-a2d8-b590e283312d
4260033163288205026	01a204be-87b3-718e-a2d8-b590e283312d
6513503390094782833	01a204be-87b3-718e-a2d8-b590e283312d
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
1	en10204-3-1	\N	2026-11-22 19:31:49.138787+00	01a204be-4904-732e-920f-0b1a7610baea	1
2	training	\N	2026-11-22 19:31:49.175545+00	01a204be-4904-732e-920f-0b1a7610baea	2
3	en10204-3-1	\N	2026-11-22 19:31:49.201873+00	01a204be-4948-7499-bd9b-bea49ef431fd	3
4	training	\N	2026-11-22 19:31:49.217335+00	01a204be-4948-7499-bd9b-bea49ef431fd	4
5	diploma	\N	2026-11-22 19:31:49.253962+00	01a204be-4948-7499-bd9b-bea49ef431fd	5
\.


--
-- Data for Name: certificates_erasure; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_erasure (id, mode, requested_at, execute_at, undone_at, erased_at, swept_at, actor_kind, actor_id, request_id, ip, issuer_id) FROM stdin;
01a204be-8595-72e2-ba2b-ec7c0bd30d86	live	2026-11-22 19:32:03.61859+00	2026-11-29 19:32:03.61859+00	\N	2026-11-30 19:32:03.61859+00	\N	system	demo		\N	01a204be-4904-732e-920f-0b1a7610baea
01a204be-8824-7578-aa97-2de40edf63a6	test	2026-11-22 19:32:04.879532+00	2026-11-29 19:32:04.879532+00	\N	2026-11-30 19:32:04.879532+00	\N	system	demo		\N	01a204be-4904-732e-920f-0b1a7610baea
\.


--
-- Data for Name: certificates_hold; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_hold (id, reason, public_note, actor_kind, actor_id, placed_at, lifted_at, certificate_id, job_id) FROM stdin;
01a204be-8424-74c2-b9cf-b37d22ea6593	data_error	\N	system	demo	2026-11-22 19:32:03.61859+00	2026-11-22 19:32:03.61859+00	01a204be-8221-7039-8b21-f4dc1d24d14e	\N
01a204be-8494-7043-8b03-a79db500119f	data_error	\N	system	demo	2026-11-22 19:32:03.61859+00	\N	01a204be-8270-7595-821b-6f3e975bc8b6	\N
01a204be-870a-701f-a2f8-7d34ac474ec1	data_error	\N	system	demo	2026-11-22 19:32:04.879532+00	2026-11-22 19:32:04.879532+00	01a204be-86a9-7721-9aad-f6d3c5e16649	\N
01a204be-875a-725a-a4fb-b0a07b8dbe7b	data_error	\N	system	demo	2026-11-22 19:32:04.879532+00	\N	01a204be-86b8-74d2-b9b3-3a9861d9f8fb	\N
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
live	blerta hoxhe	01a204be-4cfb-748b-b779-127084dfe098	01a204be-4948-7499-bd9b-bea49ef431fd
live	francois l hopital	01a204be-4cfb-748b-b779-1272bbe7eee8	01a204be-4948-7499-bd9b-bea49ef431fd
live	hopital francois l	01a204be-4cfb-748b-b779-1272bbe7eee8	01a204be-4948-7499-bd9b-bea49ef431fd
live	hoxhe blerta	01a204be-4cfb-748b-b779-127084dfe098	01a204be-4948-7499-bd9b-bea49ef431fd
live	jurgen weiss	01a204be-4cfb-748b-b779-126e9a8f14fb	01a204be-4948-7499-bd9b-bea49ef431fd
live	l hopital francois	01a204be-4cfb-748b-b779-1272bbe7eee8	01a204be-4948-7499-bd9b-bea49ef431fd
live	weiss jurgen	01a204be-4cfb-748b-b779-126e9a8f14fb	01a204be-4948-7499-bd9b-bea49ef431fd
live	arta krasniqi	01a204be-8221-7039-8b21-f4dc1d24d14e	01a204be-4904-732e-920f-0b1a7610baea
live	krasniqi arta	01a204be-8221-7039-8b21-f4dc1d24d14e	01a204be-4904-732e-920f-0b1a7610baea
live	arta krasniqi	01a204be-8270-7595-821b-6f3e975bc8b6	01a204be-4904-732e-920f-0b1a7610baea
live	krasniqi arta	01a204be-8270-7595-821b-6f3e975bc8b6	01a204be-4904-732e-920f-0b1a7610baea
live	arta krasniqi	01a204be-8279-7528-a395-9e800c746678	01a204be-4904-732e-920f-0b1a7610baea
live	krasniqi arta	01a204be-8279-7528-a395-9e800c746678	01a204be-4904-732e-920f-0b1a7610baea
live	arta krasniqi	01a204be-8297-7430-8151-36c2006124c0	01a204be-4904-732e-920f-0b1a7610baea
live	krasniqi arta	01a204be-8297-7430-8151-36c2006124c0	01a204be-4904-732e-920f-0b1a7610baea
live	arta krasniqi	01a204be-83a6-722b-8b6a-5c2670484bc9	01a204be-4904-732e-920f-0b1a7610baea
live	arta krasniqi	01a204be-83a7-746d-85b0-1a562a6c29d8	01a204be-4904-732e-920f-0b1a7610baea
live	arta krasniqi	01a204be-83a7-746d-85b0-1a58fa663d55	01a204be-4904-732e-920f-0b1a7610baea
live	arta krasniqi	01a204be-83a7-746d-85b0-1a5a74b10f50	01a204be-4904-732e-920f-0b1a7610baea
live	krasniqi arta	01a204be-83a6-722b-8b6a-5c2670484bc9	01a204be-4904-732e-920f-0b1a7610baea
live	krasniqi arta	01a204be-83a7-746d-85b0-1a562a6c29d8	01a204be-4904-732e-920f-0b1a7610baea
live	krasniqi arta	01a204be-83a7-746d-85b0-1a58fa663d55	01a204be-4904-732e-920f-0b1a7610baea
live	krasniqi arta	01a204be-83a7-746d-85b0-1a5a74b10f50	01a204be-4904-732e-920f-0b1a7610baea
live	arta krasniqi	01a204be-8509-7270-ac7a-f8c2d3eb33fe	01a204be-4904-732e-920f-0b1a7610baea
live	krasniqi arta	01a204be-8509-7270-ac7a-f8c2d3eb33fe	01a204be-4904-732e-920f-0b1a7610baea
test	arta krasniqi	01a204be-86a9-7721-9aad-f6d3c5e16649	01a204be-4904-732e-920f-0b1a7610baea
test	krasniqi arta	01a204be-86a9-7721-9aad-f6d3c5e16649	01a204be-4904-732e-920f-0b1a7610baea
test	arta krasniqi	01a204be-86b8-74d2-b9b3-3a9861d9f8fb	01a204be-4904-732e-920f-0b1a7610baea
test	krasniqi arta	01a204be-86b8-74d2-b9b3-3a9861d9f8fb	01a204be-4904-732e-920f-0b1a7610baea
test	arta krasniqi	01a204be-86bb-77a8-a72b-d55efa61a86b	01a204be-4904-732e-920f-0b1a7610baea
test	krasniqi arta	01a204be-86bb-77a8-a72b-d55efa61a86b	01a204be-4904-732e-920f-0b1a7610baea
test	arta krasniqi	01a204be-86c7-756a-96e4-3d77f0abcfa3	01a204be-4904-732e-920f-0b1a7610baea
test	krasniqi arta	01a204be-86c7-756a-96e4-3d77f0abcfa3	01a204be-4904-732e-920f-0b1a7610baea
test	arta krasniqi	01a204be-86f2-7775-9557-b1f6b68f91b5	01a204be-4904-732e-920f-0b1a7610baea
test	arta krasniqi	01a204be-86f3-71dd-9919-6189cabbedc9	01a204be-4904-732e-920f-0b1a7610baea
test	arta krasniqi	01a204be-86f3-71dd-9919-618b669ea316	01a204be-4904-732e-920f-0b1a7610baea
test	arta krasniqi	01a204be-86f3-71dd-9919-618d0c2b0454	01a204be-4904-732e-920f-0b1a7610baea
test	krasniqi arta	01a204be-86f2-7775-9557-b1f6b68f91b5	01a204be-4904-732e-920f-0b1a7610baea
test	krasniqi arta	01a204be-86f3-71dd-9919-6189cabbedc9	01a204be-4904-732e-920f-0b1a7610baea
test	krasniqi arta	01a204be-86f3-71dd-9919-618b669ea316	01a204be-4904-732e-920f-0b1a7610baea
test	krasniqi arta	01a204be-86f3-71dd-9919-618d0c2b0454	01a204be-4904-732e-920f-0b1a7610baea
test	arta krasniqi	01a204be-87b3-718e-a2d8-b590e283312d	01a204be-4904-732e-920f-0b1a7610baea
test	krasniqi arta	01a204be-87b3-718e-a2d8-b590e283312d	01a204be-4904-732e-920f-0b1a7610baea
\.


--
-- Data for Name: certificates_numbercounter; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.certificates_numbercounter (id, mode, series, next, issuer_id) FROM stdin;
1	live	DIP-2026-{}	4	01a204be-4948-7499-bd9b-bea49ef431fd
2	live	3.1-2026-{}	16	01a204be-4904-732e-920f-0b1a7610baea
6	test	3.1-2026-{}	16	01a204be-4904-732e-920f-0b1a7610baea
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

COPY public.certificates_typeversion (id, number, kind, name_de, name_en, name_fr, name_sq, description_de, description_en, description_fr, description_sq, required, validity_months, show_holder, default_locale, fields, strict, number_pattern, signatories, unique_by, release_required, attachments_public, retention_years, print_layout, pdf_public, created_at, type_id) FROM stdin;
1	1	product	Abnahmeprüfzeugnis 3.1	Inspection certificate 3.1	Certificat de réception 3.1	Certifikatë inspektimi 3.1	Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).	With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).	Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).	Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).	{productId,serialNumber}	\N	never		[{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	3.1-{year}-{seq:6}	[]	none	f	f	\N	report	t	2026-11-22 19:31:49.138787+00	1
2	1	person	Schulungsnachweis	Training certificate	Attestation de formation	Certifikatë trajnimi	Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.	Confirms that a person took part in a training, and with which result.	Confirme la participation d’une personne à une formation, et son résultat.	Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.	{holderName}	24	name		[{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	TR-{year}-{seq:5}	[]	external_ref	f	f	\N	training	f	2026-11-22 19:31:49.175545+00	2
3	1	product	Abnahmeprüfzeugnis 3.1	Inspection certificate 3.1	Certificat de réception 3.1	Certifikatë inspektimi 3.1	Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).	With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).	Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).	Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).	{productId,serialNumber}	\N	never		[{"key": "orderNo", "kind": "text", "unit": "", "label": {"de": "Auftragsnummer", "en": "Order number", "fr": "N° de commande", "sq": "Numri i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "orderItem", "kind": "text", "unit": "", "label": {"de": "Auftragsposition", "en": "Order item", "fr": "Poste de commande", "sq": "Pozicioni i porosisë"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "purchaser", "kind": "text", "unit": "", "label": {"de": "Besteller", "en": "Purchaser", "fr": "Acheteur", "sq": "Blerësi"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryNote", "kind": "text", "unit": "", "label": {"de": "Lieferscheinnummer", "en": "Delivery note number", "fr": "N° de bon de livraison", "sq": "Numri i fletëdorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "description", "kind": "text", "unit": "", "label": {"de": "Erzeugnis", "en": "Product description", "fr": "Désignation du produit", "sq": "Përshkrimi i produktit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Werkstoff", "en": "Material grade", "fr": "Nuance", "sq": "Marka e materialit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "standard", "kind": "text", "unit": "", "label": {"de": "Norm oder Spezifikation", "en": "Standard or specification", "fr": "Norme ou spécification", "sq": "Standardi ose specifikimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "dimensions", "kind": "text", "unit": "", "label": {"de": "Abmessungen", "en": "Dimensions", "fr": "Dimensions", "sq": "Përmasat"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "deliveryCondition", "kind": "text", "unit": "", "label": {"de": "Lieferzustand", "en": "Delivery condition", "fr": "État de livraison", "sq": "Gjendja e dorëzimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "pieces", "kind": "decimal", "unit": "", "label": {"de": "Stückzahl", "en": "Number of pieces", "fr": "Nombre de pièces", "sq": "Numri i copëve"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mass", "kind": "decimal", "unit": "kg", "label": {"de": "Masse", "en": "Mass", "fr": "Masse", "sq": "Masa"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "batch", "kind": "text", "unit": "", "label": {"de": "Charge", "en": "Batch", "fr": "Lot", "sq": "Partia"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "heatNumber", "kind": "text", "unit": "", "label": {"de": "Schmelzennummer", "en": "Heat number", "fr": "N° de coulée", "sq": "Numri i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "plant", "kind": "text", "unit": "", "label": {"de": "Werk", "en": "Plant", "fr": "Usine", "sq": "Fabrika"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "line", "kind": "text", "unit": "", "label": {"de": "Linie", "en": "Line", "fr": "Ligne", "sq": "Linja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "meltingProcess", "kind": "text", "unit": "", "label": {"de": "Erschmelzungsverfahren", "en": "Melting process", "fr": "Mode d’élaboration", "sq": "Procesi i shkrirjes"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "heatTreatment", "kind": "text", "unit": "", "label": {"de": "Wärmebehandlung", "en": "Heat treatment", "fr": "Traitement thermique", "sq": "Trajtimi termik"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "marking", "kind": "text", "unit": "", "label": {"de": "Kennzeichnung", "en": "Marking", "fr": "Marquage", "sq": "Shënjimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "chemicalComposition", "kind": "table", "unit": "", "label": {"de": "Chemische Zusammensetzung (Schmelzenanalyse)", "en": "Chemical composition (heat analysis)", "fr": "Composition chimique (analyse de coulée)", "sq": "Përbërja kimike (analiza e shkrirjes)"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "mechanicalProperties", "kind": "table", "unit": "", "label": {"de": "Mechanische Eigenschaften", "en": "Mechanical properties", "fr": "Caractéristiques mécaniques", "sq": "Vetitë mekanike"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "testResults", "kind": "table", "unit": "", "label": {"de": "Prüfergebnisse", "en": "Test results", "fr": "Résultats d’essais", "sq": "Rezultatet e provave"}, "public": true, "choices": [], "columns": [{"label": {"de": "Prüfmerkmal", "en": "Characteristic", "fr": "Caractéristique", "sq": "Karakteristika"}}, {"label": {"de": "Soll", "en": "Required", "fr": "Valeur exigée", "sq": "Vlera e kërkuar"}}, {"label": {"de": "Ist", "en": "Actual", "fr": "Valeur obtenue", "sq": "Vlera e matur"}}, {"label": {"de": "Einheit", "en": "Unit", "fr": "Unité", "sq": "Njësia"}}], "required": false, "maxLength": 1000, "searchable": false}, {"key": "nonDestructiveTests", "kind": "text", "unit": "", "label": {"de": "Zerstörungsfreie Prüfung", "en": "Non-destructive testing", "fr": "Essais non destructifs", "sq": "Kontrolli pa shkatërrim"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "remarks", "kind": "text", "unit": "", "label": {"de": "Bemerkungen", "en": "Remarks", "fr": "Remarques", "sq": "Vërejtje"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	3.1-{year}-{seq:6}	[]	none	f	f	\N	report	t	2026-11-22 19:31:49.201873+00	3
4	1	person	Schulungsnachweis	Training certificate	Attestation de formation	Certifikatë trajnimi	Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.	Confirms that a person took part in a training, and with which result.	Confirme la participation d’une personne à une formation, et son résultat.	Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.	{holderName}	24	name		[{"key": "course", "kind": "text", "unit": "", "label": {"de": "Kurs", "en": "Course", "fr": "Cours", "sq": "Kursi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kurskennung", "en": "Course code", "fr": "Code du cours", "sq": "Kodi i kursit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "content", "kind": "text", "unit": "", "label": {"de": "Inhalte", "en": "Contents", "fr": "Contenus", "sq": "Përmbajtja"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "startsOn", "kind": "date", "unit": "", "label": {"de": "Beginn", "en": "Starts on", "fr": "Début", "sq": "Fillimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "endsOn", "kind": "date", "unit": "", "label": {"de": "Ende", "en": "Ends on", "fr": "Fin", "sq": "Mbarimi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "place", "kind": "text", "unit": "", "label": {"de": "Ort", "en": "Place", "fr": "Lieu", "sq": "Vendi"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "instructor", "kind": "text", "unit": "", "label": {"de": "Leitung", "en": "Instructor", "fr": "Formateur", "sq": "Trajneri"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "legalBasis", "kind": "text", "unit": "", "label": {"de": "Rechtsgrundlage", "en": "Legal basis", "fr": "Base légale", "sq": "Baza ligjore"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "result", "kind": "text", "unit": "", "label": {"de": "Ergebnis", "en": "Result", "fr": "Résultat", "sq": "Rezultati"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date de fin", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}]	f	TR-{year}-{seq:5}	[]	external_ref	f	f	\N	training	f	2026-11-22 19:31:49.217335+00	4
5	1	person	Diplom	Diploma	Diplôme	Diplomë	Verleiht nach bestandenem Studium oder bestandener Ausbildung eine Qualifikation.	Awards a qualification after a programme of study or training was passed.	Décerne un titre à l’issue d’études ou d’une formation réussies.	Jep një kualifikim pas përfundimit me sukses të studimeve ose të shkollimit.	{holderName}	\N	name		[{"key": "dateOfBirth", "kind": "date", "unit": "", "label": {"de": "Geburtsdatum", "en": "Date of birth", "fr": "Date de naissance", "sq": "Data e lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "placeOfBirth", "kind": "text", "unit": "", "label": {"de": "Geburtsort", "en": "Place of birth", "fr": "Lieu de naissance", "sq": "Vendi i lindjes"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "studentNo", "kind": "text", "unit": "", "label": {"de": "Matrikelnummer", "en": "Student number", "fr": "N° d’étudiant", "sq": "Numri i studentit"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programme", "kind": "text", "unit": "", "label": {"de": "Studiengang", "en": "Programme of study", "fr": "Filière d’études", "sq": "Programi i studimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": true}, {"key": "programmeCode", "kind": "text", "unit": "", "label": {"de": "Kennung des Studiengangs", "en": "Programme code", "fr": "Code de la filière", "sq": "Kodi i programit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "qualification", "kind": "text", "unit": "", "label": {"de": "Verliehene Qualifikation", "en": "Qualification awarded", "fr": "Titre décerné", "sq": "Kualifikimi i fituar"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "eqfLevel", "kind": "choice", "unit": "", "label": {"de": "EQR-Niveau", "en": "EQF level", "fr": "Niveau CEC", "sq": "Niveli KEK"}, "public": true, "choices": ["1", "2", "3", "4", "5", "6", "7", "8"], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "credits", "kind": "decimal", "unit": "", "label": {"de": "ECTS-Punkte", "en": "ECTS credits", "fr": "Crédits ECTS", "sq": "Kredite ECTS"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "hours", "kind": "decimal", "unit": "", "label": {"de": "Stunden", "en": "Hours", "fr": "Heures", "sq": "Orët"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "grade", "kind": "text", "unit": "", "label": {"de": "Gesamtnote", "en": "Overall grade", "fr": "Note finale", "sq": "Nota përfundimtare"}, "public": false, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "thesis", "kind": "text", "unit": "", "label": {"de": "Thema der Abschlussarbeit", "en": "Title of the thesis", "fr": "Sujet du mémoire", "sq": "Tema e punimit të diplomës"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "languageOfInstruction", "kind": "text", "unit": "", "label": {"de": "Unterrichtssprache", "en": "Language of instruction", "fr": "Langue d’enseignement", "sq": "Gjuha e mësimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "completedOn", "kind": "date", "unit": "", "label": {"de": "Abschlussdatum", "en": "Date of completion", "fr": "Date d’obtention", "sq": "Data e përfundimit"}, "public": true, "choices": [], "columns": [], "required": false, "maxLength": 1000, "searchable": false}, {"key": "transcript", "kind": "table", "unit": "", "label": {"de": "Leistungsübersicht", "en": "Transcript of records", "fr": "Relevé de notes", "sq": "Transkripta e notave"}, "public": false, "choices": [], "columns": [{"label": {"de": "Modul", "en": "Module", "fr": "Module", "sq": "Moduli"}}, {"label": {"de": "Punkte", "en": "Credits", "fr": "Crédits", "sq": "Kreditet"}}, {"label": {"de": "Note", "en": "Grade", "fr": "Note", "sq": "Nota"}}], "required": false, "maxLength": 1000, "searchable": false}]	f	DIP-{year}-{seq:5}	[]	external_ref	f	f	\N	diploma	f	2026-11-22 19:31:49.253962+00	5
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
24	accounts	invitation
25	accounts	job
26	accounts	joberror
27	accounts	jobinput
28	accounts	jobkey
29	accounts	jobresult
30	accounts	jobrows
31	accounts	membership
32	accounts	member
33	accounts	outgoingmail
34	accounts	plan
35	accounts	quotanotice
36	accounts	quotaslot
37	accounts	session
38	accounts	storedresponse
39	accounts	usageday
40	webhooks	bodyhorizon
41	webhooks	event
42	webhooks	delivery
43	webhooks	attempt
44	webhooks	endpoint
45	webhooks	endpointhour
46	webhooks	latebody
47	certificates	certificate
48	certificates	holdercontact
49	certificates	certificatekey
50	certificates	holdername
51	certificates	certificatetype
52	certificates	erasure
53	certificates	hold
54	certificates	numbercounter
55	certificates	printout
56	certificates	releaseoffrequest
57	certificates	typeversion
58	certificates	attachmentfile
59	certificates	certificatehistory
60	certificates	certificatelink
61	edu	cohort
62	edu	cohortverifications
63	edu	program
64	edu	recipient
65	edu	enrolment
66	edu	team
67	edu	teaminvitation
68	edu	teammember
69	edu	onboarding
\.


--
-- Data for Name: django_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.django_migrations (id, app, name, applied) FROM stdin;
1	contenttypes	0001_initial	2026-11-22 19:30:42.634186+00
2	contenttypes	0002_remove_content_type_name	2026-11-22 19:30:42.679588+00
3	auth	0001_initial	2026-11-22 19:30:42.828702+00
4	auth	0002_alter_permission_name_max_length	2026-11-22 19:30:42.871464+00
5	auth	0003_alter_user_email_max_length	2026-11-22 19:30:42.981592+00
6	auth	0004_alter_user_username_opts	2026-11-22 19:30:43.073177+00
7	auth	0005_alter_user_last_login_null	2026-11-22 19:30:43.153286+00
8	auth	0006_require_contenttypes_0002	2026-11-22 19:30:43.184192+00
9	auth	0007_alter_validators_add_error_messages	2026-11-22 19:30:43.202422+00
10	auth	0008_alter_user_username_max_length	2026-11-22 19:30:43.238597+00
11	auth	0009_alter_user_last_name_max_length	2026-11-22 19:30:43.258435+00
12	auth	0010_alter_group_name_max_length	2026-11-22 19:30:43.34074+00
13	auth	0011_update_proxy_permissions	2026-11-22 19:30:43.353889+00
14	auth	0012_alter_user_first_name_max_length	2026-11-22 19:30:43.404278+00
15	accounts	0001_initial	2026-11-22 19:30:54.819012+00
16	account	0001_initial	2026-11-22 19:30:55.209666+00
17	account	0002_email_max_length	2026-11-22 19:30:55.324533+00
18	account	0003_alter_emailaddress_create_unique_verified_email	2026-11-22 19:30:55.53311+00
19	account	0004_alter_emailaddress_drop_unique_email	2026-11-22 19:30:55.659456+00
20	account	0005_emailaddress_idx_upper_email	2026-11-22 19:30:55.743498+00
21	account	0006_emailaddress_lower	2026-11-22 19:30:55.934281+00
22	account	0007_emailaddress_idx_email	2026-11-22 19:30:56.104481+00
23	account	0008_emailaddress_unique_primary_email_fixup	2026-11-22 19:30:56.285381+00
24	account	0009_emailaddress_unique_primary_email	2026-11-22 19:30:56.359394+00
25	admin	0001_initial	2026-11-22 19:30:56.546529+00
26	admin	0002_logentry_remove_auto_add	2026-11-22 19:30:56.64023+00
27	admin	0003_logentry_add_action_flag_choices	2026-11-22 19:30:56.724732+00
28	axes	0001_initial	2026-11-22 19:30:56.768443+00
29	axes	0002_auto_20151217_2044	2026-11-22 19:30:56.952849+00
30	axes	0003_auto_20160322_0929	2026-11-22 19:30:57.022369+00
31	axes	0004_auto_20181024_1538	2026-11-22 19:30:57.147894+00
32	axes	0005_remove_accessattempt_trusted	2026-11-22 19:30:57.154466+00
33	axes	0006_remove_accesslog_trusted	2026-11-22 19:30:57.18018+00
34	axes	0007_alter_accessattempt_unique_together	2026-11-22 19:30:57.422373+00
35	axes	0008_accessfailurelog	2026-11-22 19:30:57.485128+00
36	axes	0009_add_session_hash	2026-11-22 19:30:57.504209+00
37	axes	0010_accessattemptexpiration	2026-11-22 19:30:57.54028+00
38	certificates	0001_initial	2026-11-22 19:31:09.030062+00
39	edu	0001_initial	2026-11-22 19:31:19.939839+00
40	mfa	0001_initial	2026-11-22 19:31:20.235065+00
41	mfa	0002_authenticator_timestamps	2026-11-22 19:31:20.365264+00
42	mfa	0003_authenticator_type_uniq	2026-11-22 19:31:20.620157+00
43	sessions	0001_initial	2026-11-22 19:31:20.653125+00
44	webhooks	0001_initial	2026-11-22 19:31:29.957906+00
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
01a204be-4be8-7795-8720-d03ebe0a3a4d	live	2026-a	Klasa 2026 A	2026-05-25	2026-11-21	2026-11-22 19:31:49.253962+00	2026-11-22 19:31:49.253962+00	01a204be-4948-7499-bd9b-bea49ef431fd	01a204be-4a0b-717a-8be8-e42016fd5d8b	\N
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
01a204be-4c34-7204-8288-89f4a3712ff3	live	enrolled	1		\N	[]		2026-11-22 19:31:49.253962+00	2026-11-22 19:31:49.253962+00	1	\N	01a204be-4be8-7795-8720-d03ebe0a3a4d	01a204be-4948-7499-bd9b-bea49ef431fd	01a204be-4a0b-717a-8be8-e42016fd5d8b	01a204be-4a62-7647-9e61-fc8341adb8ee
01a204be-4c34-7204-8288-89f51cc6df3d	live	enrolled	1		\N	[]		2026-11-22 19:31:49.253962+00	2026-11-22 19:31:49.253962+00	1	\N	01a204be-4be8-7795-8720-d03ebe0a3a4d	01a204be-4948-7499-bd9b-bea49ef431fd	01a204be-4a0b-717a-8be8-e42016fd5d8b	01a204be-4a87-735d-91f9-d18e335f5eaf
01a204be-4c34-7204-8288-89f6295010f2	live	enrolled	1		\N	[]		2026-11-22 19:31:49.253962+00	2026-11-22 19:31:49.253962+00	1	\N	01a204be-4be8-7795-8720-d03ebe0a3a4d	01a204be-4948-7499-bd9b-bea49ef431fd	01a204be-4a0b-717a-8be8-e42016fd5d8b	01a204be-4aa7-76a0-a827-489ea9d87d09
01a204be-4c34-7204-8288-89f7dcc852a1	live	completed	1	1.7	2026-11-22	[{"code": "", "grade": "1.7", "title": "Elektrotechnik", "credits": "40"}, {"code": "", "grade": "1.3", "title": "Praktische Arbeit", "credits": "20"}]		2026-11-22 19:31:49.253962+00	2026-11-22 19:31:49.253962+00	2	01a204be-4cfb-748b-b779-126e9a8f14fb	01a204be-4be8-7795-8720-d03ebe0a3a4d	01a204be-4948-7499-bd9b-bea49ef431fd	01a204be-4a0b-717a-8be8-e42016fd5d8b	01a204be-4aaf-7607-8945-7ef3cee314c8
01a204be-4c34-7204-8288-89f8a66cde1b	live	completed	1	1.0	2026-11-22	[{"code": "", "grade": "1.0", "title": "Elektrotechnik", "credits": "40"}, {"code": "", "grade": "1.0", "title": "Praktische Arbeit", "credits": "20"}]		2026-11-22 19:31:49.253962+00	2026-11-22 19:31:49.253962+00	2	01a204be-4cfb-748b-b779-127084dfe098	01a204be-4be8-7795-8720-d03ebe0a3a4d	01a204be-4948-7499-bd9b-bea49ef431fd	01a204be-4a0b-717a-8be8-e42016fd5d8b	01a204be-4abb-725a-8fc4-67a7dcba4b75
01a204be-4c34-7204-8288-89f9aaa7639e	live	completed	1	2.3	2026-11-22	[{"code": "", "grade": "2.3", "title": "Elektrotechnik", "credits": "40"}, {"code": "", "grade": "2.7", "title": "Praktische Arbeit", "credits": "20"}]		2026-11-22 19:31:49.253962+00	2026-11-22 19:31:49.253962+00	2	01a204be-4cfb-748b-b779-1272bbe7eee8	01a204be-4be8-7795-8720-d03ebe0a3a4d	01a204be-4948-7499-bd9b-bea49ef431fd	01a204be-4a0b-717a-8be8-e42016fd5d8b	01a204be-4ac7-7519-abf2-2d7f287229a9
01a204be-4c34-7204-8288-89fa374b28d8	live	failed	1	5.0	2026-11-22	[]		2026-11-22 19:31:49.253962+00	2026-11-22 19:31:49.253962+00	2	\N	01a204be-4be8-7795-8720-d03ebe0a3a4d	01a204be-4948-7499-bd9b-bea49ef431fd	01a204be-4a0b-717a-8be8-e42016fd5d8b	01a204be-4acd-754b-8039-ba0167317ca9
01a204be-4c34-7204-8288-89fbd066d1f8	live	withdrawn	1		\N	[]		2026-11-22 19:31:49.253962+00	2026-11-22 19:31:49.253962+00	2	\N	01a204be-4be8-7795-8720-d03ebe0a3a4d	01a204be-4948-7499-bd9b-bea49ef431fd	01a204be-4a0b-717a-8be8-e42016fd5d8b	01a204be-4adb-74fe-9b65-48e9bf54fcef
\.


--
-- Data for Name: edu_onboarding; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_onboarding (issuer_id, legal_name, country, address, website, accreditation_body, accreditation_number, contact_name, contact_email, contact_phone, state, reason, submitted_at, decided_at, sequence, decided_by_id) FROM stdin;
01a204be-4948-7499-bd9b-bea49ef431fd	Shkolla Shembull SH.P.K.	AL	Rruga e Shkollës 1\n1001 Tiranë	https://shembull.example			Drita Shehu	drita.shehu@shembull.example		approved		2026-11-22 19:31:49.253962+00	2026-11-22 19:31:49.253962+00	2	2
\.


--
-- Data for Name: edu_program; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_program (id, code, name_de, name_en, name_fr, name_sq, description_de, description_en, description_fr, description_sq, eqf_level, credits, hours, attendance, language, learning_outcomes, alignment, validity_months, grade_scale, state, published_at, archived_at, created_at, changed_at, sequence, certificate_type_id, issuer_id, team_id) FROM stdin;
01a204be-4a0b-717a-8be8-e42016fd5d8b	industrial-electronics	Industrieelektronik	Industrial electronics	Électronique industrielle	Elektronika industriale					4	60.00	900.00	blended	de	["Plant und prüft elektrische Anlagen nach EN 60204-1."]	[]	\N	{"max": "6", "min": "1", "kind": "numeric", "step": "0.1", "better": "lower", "passMark": "4"}	published	2026-11-22 19:31:49.253962+00	\N	2026-11-22 19:31:49.253962+00	2026-11-22 19:31:49.253962+00	2	5	01a204be-4948-7499-bd9b-bea49ef431fd	01a204be-49a5-7571-9ecc-241b470988b8
\.


--
-- Data for Name: edu_recipient; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_recipient (id, mode, external_id, given_name, family_name, printed_name, email, locale, birth_date, birth_place, attributes, search_text, created_at, changed_at, sequence, erased_at, erasure_id, issuer_id, merged_into_id) FROM stdin;
01a204be-4a62-7647-9e61-fc8341adb8ee	live	S-1001	Përparim	Gashi		s-1001@example.com	sq	\N		{}	perparim gashi	2026-11-22 19:31:49.253962+00	2026-11-22 19:31:49.253962+00	1	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd	\N
01a204be-4a87-735d-91f9-d18e335f5eaf	live	S-1002	Zoë	Çela-Groß		s-1002@example.com	de	\N		{}	zoe cela gross	2026-11-22 19:31:49.253962+00	2026-11-22 19:31:49.253962+00	1	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd	\N
01a204be-4aa7-76a0-a827-489ea9d87d09	live	S-1003	Élodie	Lefèvre		s-1003@example.com	fr	\N		{}	elodie lefevre	2026-11-22 19:31:49.253962+00	2026-11-22 19:31:49.253962+00	1	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd	\N
01a204be-4aaf-7607-8945-7ef3cee314c8	live	S-1004	Jürgen	Weiß		s-1004@example.com	de	\N		{}	jurgen weiss	2026-11-22 19:31:49.253962+00	2026-11-22 19:31:49.253962+00	1	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd	\N
01a204be-4abb-725a-8fc4-67a7dcba4b75	live	S-1005	Blerta	Hoxhë		s-1005@example.com	sq	\N		{}	blerta hoxhe	2026-11-22 19:31:49.253962+00	2026-11-22 19:31:49.253962+00	1	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd	\N
01a204be-4ac7-7519-abf2-2d7f287229a9	live	S-1006	François	L’Hôpital		s-1006@example.com	fr	\N		{}	francois l hopital	2026-11-22 19:31:49.253962+00	2026-11-22 19:31:49.253962+00	1	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd	\N
01a204be-4acd-754b-8039-ba0167317ca9	live	S-1007	Ëngjëll	Çaushi		s-1007@example.com	sq	\N		{}	engjell caushi	2026-11-22 19:31:49.253962+00	2026-11-22 19:31:49.253962+00	1	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd	\N
01a204be-4adb-74fe-9b65-48e9bf54fcef	live	S-1008	Sören	Übelhör		s-1008@example.com	de	\N		{}	soren ubelhor	2026-11-22 19:31:49.253962+00	2026-11-22 19:31:49.253962+00	1	\N	\N	01a204be-4948-7499-bd9b-bea49ef431fd	\N
\.


--
-- Data for Name: edu_team; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.edu_team (id, name, created_at, sequence, issuer_id) FROM stdin;
01a204be-49a5-7571-9ecc-241b470988b8	Elektroteknikë	2026-11-22 19:31:49.253962+00	1	01a204be-4948-7499-bd9b-bea49ef431fd
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
01a204be-49c7-71c7-8fec-16f71b1c6424	coordinator	2026-11-22 19:31:49.253962+00	1	01a204be-49a5-7571-9ecc-241b470988b8
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
01a204be-8222-7464-a576-44e21bd4feed	live	certificate.issued	pending	automatic	0	0	10	2026-11-22 19:32:03.763195+00	\N	2026-11-22 19:32:03.763195+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-81b3-756a-91bd-7167bf22659a	01a204be-8222-7464-8d1e-58975aaae013
01a204be-8270-7595-88d4-a85b8c0d0714	live	certificate.issued	pending	automatic	0	0	10	2026-11-22 19:32:03.825033+00	\N	2026-11-22 19:32:03.825033+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-81b3-756a-91bd-7167bf22659a	01a204be-8270-7595-821b-6f3f27b5e67c
01a204be-827b-7717-8ca2-ce7915f0327f	live	certificate.issued	pending	automatic	0	0	10	2026-11-22 19:32:03.835911+00	\N	2026-11-22 19:32:03.835911+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-81b3-756a-91bd-7167bf22659a	01a204be-827b-7717-b0a2-74c4ef0e5f0f
01a204be-8297-7430-b8ae-b542dda1be4a	live	certificate.issued	pending	automatic	0	0	10	2026-11-22 19:32:03.864569+00	\N	2026-11-22 19:32:03.864569+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-81b3-756a-91bd-7167bf22659a	01a204be-8297-7430-8151-36c36cb1aac7
01a204be-834c-730a-9456-8ddc7dc450a6	live	certificate.issued	pending	automatic	0	0	10	2026-11-22 19:32:04.046089+00	\N	2026-11-22 19:32:04.046089+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-81b3-756a-91bd-7167bf22659a	01a204be-834c-730a-af13-810175b852ab
01a204be-83a7-746d-9ce5-fe6df2eb5c7a	live	certificate.issued	pending	automatic	0	0	10	2026-11-22 19:32:04.111183+00	\N	2026-11-22 19:32:04.111183+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-81b3-756a-91bd-7167bf22659a	01a204be-83a7-746d-85b0-1a5598df4444
01a204be-83a7-746d-b083-f96b866ba7bf	live	certificate.issued	pending	automatic	0	0	10	2026-11-22 19:32:04.111183+00	\N	2026-11-22 19:32:04.111183+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-81b3-756a-91bd-7167bf22659a	01a204be-83a7-746d-85b0-1a575074948d
01a204be-83a7-746d-8fac-17d37a375440	live	certificate.issued	pending	automatic	0	0	10	2026-11-22 19:32:04.111183+00	\N	2026-11-22 19:32:04.111183+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-81b3-756a-91bd-7167bf22659a	01a204be-83a7-746d-85b0-1a59f7a8be01
01a204be-83a7-746d-a9d2-6b0b04738160	live	certificate.issued	pending	automatic	0	0	10	2026-11-22 19:32:04.111183+00	\N	2026-11-22 19:32:04.111183+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-81b3-756a-91bd-7167bf22659a	01a204be-83a7-746d-85b0-1a5b8e312fd9
01a204be-842b-7129-be43-9de4540bb4e4	live	certificate.suspended	pending	automatic	0	0	10	2026-11-22 19:32:04.249968+00	\N	2026-11-22 19:32:04.249968+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-81b3-756a-91bd-7167bf22659a	01a204be-842b-7129-9f67-9271b450420d
01a204be-846f-746b-822b-cc2af7940a42	live	certificate.reinstated	pending	automatic	0	0	10	2026-11-22 19:32:04.311197+00	\N	2026-11-22 19:32:04.311197+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-81b3-756a-91bd-7167bf22659a	01a204be-846f-746b-b3ca-41a294e52c2d
01a204be-849a-72df-985d-8bd447c221cb	live	certificate.suspended	pending	automatic	0	0	10	2026-11-22 19:32:04.371181+00	\N	2026-11-22 19:32:04.371181+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-81b3-756a-91bd-7167bf22659a	01a204be-849a-72df-9e88-87790bfcd381
01a204be-84b6-76db-bae7-1fef5b81137f	live	certificate.revoked	pending	automatic	0	0	10	2026-11-22 19:32:04.403779+00	\N	2026-11-22 19:32:04.403779+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-81b3-756a-91bd-7167bf22659a	01a204be-84b6-76db-ad96-14f62e5b5c22
01a204be-850a-761b-b71e-41dca2f8c689	live	certificate.superseded	pending	automatic	0	0	10	2026-11-22 19:32:04.460692+00	\N	2026-11-22 19:32:04.460692+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-81b3-756a-91bd-7167bf22659a	01a204be-850a-761b-8fc2-8248cc2d4d17
01a204be-8520-76df-b5f4-bac80ef50631	live	certificate.issued	pending	automatic	0	0	10	2026-11-22 19:32:04.460692+00	\N	2026-11-22 19:32:04.460692+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-81b3-756a-91bd-7167bf22659a	01a204be-8520-76df-b20e-506c997f0c6c
01a204be-8658-7761-b2be-9df9f66388d7	live	certificate.erased	pending	automatic	0	0	10	2026-11-22 19:32:04.757365+00	\N	2026-11-22 19:32:04.757365+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-81b3-756a-91bd-7167bf22659a	01a204be-8658-7761-a322-bd235291d3a6
01a204be-86a9-7721-abc9-15ea0625e062	test	certificate.issued	pending	automatic	0	0	10	2026-11-22 19:32:04.911207+00	\N	2026-11-22 19:32:04.911207+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-869e-71eb-a37a-b87d937d4e07	01a204be-86a9-7721-9aad-f6d4d4b5f9d1
01a204be-86b9-7264-b3e2-23f9f7c32c48	test	certificate.issued	pending	automatic	0	0	10	2026-11-22 19:32:04.921404+00	\N	2026-11-22 19:32:04.921404+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-869e-71eb-a37a-b87d937d4e07	01a204be-86b9-7264-bfa6-26673a65da53
01a204be-86bb-77a8-841c-23bc6a1bc86b	test	certificate.issued	pending	automatic	0	0	10	2026-11-22 19:32:04.923466+00	\N	2026-11-22 19:32:04.923466+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-869e-71eb-a37a-b87d937d4e07	01a204be-86bb-77a8-a72b-d55fc8dc20c0
01a204be-86c7-756a-b29a-bfe23270317e	test	certificate.issued	pending	automatic	0	0	10	2026-11-22 19:32:04.936063+00	\N	2026-11-22 19:32:04.936063+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-869e-71eb-a37a-b87d937d4e07	01a204be-86c7-756a-96e4-3d78140c10e5
01a204be-86d2-72ab-b219-70bcb492a0e2	test	certificate.issued	pending	automatic	0	0	10	2026-11-22 19:32:04.946484+00	\N	2026-11-22 19:32:04.946484+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-869e-71eb-a37a-b87d937d4e07	01a204be-86d2-72ab-9362-d9210df6661c
01a204be-86f3-71dd-b007-d7436ce3d1d3	test	certificate.issued	pending	automatic	0	0	10	2026-11-22 19:32:04.971206+00	\N	2026-11-22 19:32:04.971206+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-869e-71eb-a37a-b87d937d4e07	01a204be-86f3-71dd-9919-6188c7ca1e84
01a204be-86f3-71dd-830b-be9fe27dc48c	test	certificate.issued	pending	automatic	0	0	10	2026-11-22 19:32:04.971206+00	\N	2026-11-22 19:32:04.971206+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-869e-71eb-a37a-b87d937d4e07	01a204be-86f3-71dd-9919-618a6e06706f
01a204be-86f3-71dd-9542-cf6bc52e3700	test	certificate.issued	pending	automatic	0	0	10	2026-11-22 19:32:04.971206+00	\N	2026-11-22 19:32:04.971206+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-869e-71eb-a37a-b87d937d4e07	01a204be-86f3-71dd-9919-618c27971be6
01a204be-86f3-71dd-a33e-ad75b5f15602	test	certificate.issued	pending	automatic	0	0	10	2026-11-22 19:32:04.971206+00	\N	2026-11-22 19:32:04.971206+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-869e-71eb-a37a-b87d937d4e07	01a204be-86f3-71dd-9919-618eaafbffec
01a204be-870b-7447-b9f0-1eba5ccc2120	test	certificate.suspended	pending	automatic	0	0	10	2026-11-22 19:32:04.992548+00	\N	2026-11-22 19:32:04.992548+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-869e-71eb-a37a-b87d937d4e07	01a204be-870b-7447-a4cc-3937121db3c7
01a204be-873a-75a1-914b-32f99505e666	test	certificate.reinstated	pending	automatic	0	0	10	2026-11-22 19:32:05.029843+00	\N	2026-11-22 19:32:05.029843+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-869e-71eb-a37a-b87d937d4e07	01a204be-873a-75a1-89fc-3b170df40a41
01a204be-875f-714f-b695-8fffda20aedf	test	certificate.suspended	pending	automatic	0	0	10	2026-11-22 19:32:05.075208+00	\N	2026-11-22 19:32:05.075208+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-869e-71eb-a37a-b87d937d4e07	01a204be-875f-714f-85fa-71559d6eb688
01a204be-8788-75f4-9f0b-8e936520c8bb	test	certificate.revoked	pending	automatic	0	0	10	2026-11-22 19:32:05.12273+00	\N	2026-11-22 19:32:05.12273+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-869e-71eb-a37a-b87d937d4e07	01a204be-8788-75f4-9c84-c870bc4e673a
01a204be-87b4-7769-85c0-9153fcc13199	test	certificate.superseded	pending	automatic	0	0	10	2026-11-22 19:32:05.157278+00	\N	2026-11-22 19:32:05.157278+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-869e-71eb-a37a-b87d937d4e07	01a204be-87b4-7769-8ec1-5c0f2dc491bd
01a204be-87d3-751c-aa91-a20a5116e59a	test	certificate.issued	pending	automatic	0	0	10	2026-11-22 19:32:05.157278+00	\N	2026-11-22 19:32:05.157278+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-869e-71eb-a37a-b87d937d4e07	01a204be-87d3-751c-bc05-c10e9c032fe5
01a204be-8889-764d-88d7-a7810e585b14	test	certificate.erased	pending	automatic	0	0	10	2026-11-22 19:32:05.357394+00	\N	2026-11-22 19:32:05.357394+00	\N	\N	\N	01a204be-4904-732e-920f-0b1a7610baea	01a204be-869e-71eb-a37a-b87d937d4e07	01a204be-8889-764d-92fd-5c47de8b08fd
\.


--
-- Data for Name: webhooks_endpoint; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.webhooks_endpoint (id, mode, url, description, events, headers, rate_limit, state, disabled_reason, disabled_at, created_at, updated_at, sequence, secret, old_secret, old_secret_until, failures, failure_share, failing_since, last_failure_at, window_from, clock_from, alarm_at, parked_until, notified, allowance, allowance_at, issuer_id) FROM stdin;
01a204be-81b3-756a-91bd-7167bf22659a	live	https://192.88.98.1/hook		{certificate.*}	gAAAAABrA0MzyTwlQs_AbTvDynndGhSlOl_Hjvtdl9vUjwBp9xwSGBkpWXLs280osqX1SUoEzo3EP-rhg2lgKbYZj-D-IKWumA==	\N	active	\N	\N	2026-11-22 19:32:03.61859+00	2026-11-22 19:32:03.61859+00	0	gAAAAABrA0MzkZoshj7OLwJq5xB6VXmWYNlBpd4Tto51WId5cJ7r3mPtXt7ftsASJj5rHshG45AdDB9Z9g_pVvng6OV2jpw-0AxXPe3Hks2_rZ8vmNp9hQHbpdk_1VOkqB2GLz5ps6essOz9Cvw0qVXHk6GPh9m5kA==	\N	\N	0	0	\N	\N	\N	\N	\N	\N	0	0	2026-11-22 19:32:03.635905+00	01a204be-4904-732e-920f-0b1a7610baea
01a204be-869e-71eb-a37a-b87d937d4e07	test	https://192.88.98.1/hook		{certificate.*}	gAAAAABrA0M08oh48GsAiHLw4CvQv9rR-Gx4OKYU2gPWZrx5E-ZpibyUwXsA4H-HClAq7aUi_KnkR026SrXEJElryPrw7aaK6w==	\N	active	\N	\N	2026-11-22 19:32:04.879532+00	2026-11-22 19:32:04.879532+00	0	gAAAAABrA0M0xyDGWyGlkuZ8cVkZra4p6uZCRnS8BuPfVGDlRHIoISnrfVRz8zrPfx9RrvLBefl9WDXmTV3PYmDrLK8k2ghKz333XxERSdrhGZmJnUCd2LU8Wzs7GrzOGVnIBMVylmgndFk3fF90Xn2zqjk3_xg09w==	\N	\N	0	0	\N	\N	\N	\N	\N	\N	0	0	2026-11-22 19:32:04.8942+00	01a204be-4904-732e-920f-0b1a7610baea
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
01a204be-49e0-7303-89f2-d5b6a7858553	live	team.member_added	01a204be-49a5-7571-9ecc-241b470988b8	1	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a227465616d2e6d656d6265725f6164646564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776a6630656331726b77706e70746b726231616b222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b227465616d4964223a227465616d5f30316d383262776a6435656e7273786b3134336433676b323572222c226d656d6265724964223a226d656d5f30316d383262776a6537653733727a7630707977646872733134222c22726f6c65223a22636f6f7264696e61746f72227d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4a7e-757d-8d9c-9331bf546161	live	recipient.created	01a204be-4a62-7647-9e61-fc8341adb8ee	1	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776a6b79656e79727637346b36367a6e38726231222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d383262776a6b3265733373777266776764307476653765222c2265787465726e616c4964223a22532d31303031227d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4a93-745a-b1a7-6dc1279e3886	live	recipient.created	01a204be-4a87-735d-91f9-d18e335f5eaf	1	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776a6d6b656864623339766472346b7377653436222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d383262776a6d3765646573337965686872736e79716e66222c2265787465726e616c4964223a22532d31303032227d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4aab-7532-90f1-ef58a5534eba	live	recipient.created	01a204be-4aa7-76a0-a827-489ea9d87d09	1	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776a6e62656d73393177666662326a6e366b6e74222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d383262776a6e3765746761673974386b746d78677a3839222c2265787465726e616c4964223a22532d31303033227d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4ab7-7187-ba12-a38a7bb0f91c	live	recipient.created	01a204be-4aaf-7607-8945-7ef3cee314c8	1	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776a6e71653633766d346e336839787631793877222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d383262776a6e66657233726a6862797966376536353638222c2265787465726e616c4964223a22532d31303034227d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4abf-7254-b82d-2b82529baef1	live	recipient.created	01a204be-4abb-725a-8fc4-67a7dcba4b75	1	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776a6e7a65396162676239626739393971627168222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d383262776a6e76653964387a6833376d7a65626d6a766e222c2265787465726e616c4964223a22532d31303035227d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4ac9-76d3-aaf4-2db9b773911d	live	recipient.created	01a204be-4ac7-7519-abf2-2d7f287229a9	1	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776a7039657639746e7831647136767137343878222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d383262776a7037656d63747177686466776d3734616439222c2265787465726e616c4964223a22532d31303036227d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4ad0-7354-8f58-8de641dc0623	live	recipient.created	01a204be-4acd-754b-8039-ba0167317ca9	1	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776a706765646138797034647773307872316833222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d383262776a7064656e35723065647430356b6b327a3539222c2265787465726e616c4964223a22532d31303037227d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4ae3-748d-a9be-5259a586291b	live	recipient.created	01a204be-4adb-74fe-9b65-48e9bf54fcef	1	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a22726563697069656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776a7133656a36746b666a6a62366a7263613876222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22726563697069656e744964223a227263705f30316d383262776a7076656b7a397073613878367a6e397a3766222c2265787465726e616c4964223a22532d31303038227d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4b8f-75c4-a972-92d901b1fbfa	live	onboarding.submitted	01a204be-4948-7499-bd9b-bea49ef431fd	1	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a226f6e626f617264696e672e7375626d6974746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776a7766657132616a776d6a7634307633797a74222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b226973737565724964223a226973735f30316d383262776a6138656a6376763678796d6a666638636678222c227374617465223a227375626d6974746564227d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4bab-7592-b1e5-578a98be38b1	live	onboarding.approved	01a204be-4948-7499-bd9b-bea49ef431fd	2	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a226f6e626f617264696e672e617070726f766564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776a786265703962337361716861636277653568222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b226973737565724964223a226973735f30316d383262776a6138656a6376763678796d6a666638636678222c227374617465223a22617070726f766564227d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4bd5-74af-82aa-07f7cb3420d3	live	program.published	01a204be-4a0b-717a-8be8-e42016fd5d8b	2	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a2270726f6772616d2e7075626c6973686564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776a796e656a717235616737797a356b3838366b222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2270726f6772616d4964223a2270726f675f30316d383262776a676265357838717437343430626674716362222c22636f6465223a22696e647573747269616c2d656c656374726f6e696373222c227374617465223a227075626c6973686564227d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4c3f-7494-a420-0aca37033111	live	enrolment.created	01a204be-4c34-7204-8288-89f4a3712ff3	1	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776b317a656a6161383830617338766736633868222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d383262776b316d6538323835323439796a687132627a6b222c2270726f6772616d4964223a2270726f675f30316d383262776a676265357838717437343430626674716362222c22636f686f72744964223a22636f685f30316d383262776a7a38657961726538366737747a306d656a64222c22726563697069656e744964223a227263705f30316d383262776a6b3265733373777266776764307476653765222c2265787465726e616c4964223a22532d31303031222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4c40-72a8-b2b1-9f9a3539837b	live	enrolment.created	01a204be-4c34-7204-8288-89f51cc6df3d	1	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776b323065616d623563637a6b38746b6b307676222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d383262776b316d6538323835323439796d656364717378222c2270726f6772616d4964223a2270726f675f30316d383262776a676265357838717437343430626674716362222c22636f686f72744964223a22636f685f30316d383262776a7a38657961726538366737747a306d656a64222c22726563697069656e744964223a227263705f30316d383262776a6d3765646573337965686872736e79716e66222c2265787465726e616c4964223a22532d31303032222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4c40-72a8-b2b1-9f9b9c2408ba	live	enrolment.created	01a204be-4c34-7204-8288-89f6295010f2	1	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776b323065616d623563637a6b65653238323574222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d383262776b316d653832383532343979726d6e3034376a222c2270726f6772616d4964223a2270726f675f30316d383262776a676265357838717437343430626674716362222c22636f686f72744964223a22636f685f30316d383262776a7a38657961726538366737747a306d656a64222c22726563697069656e744964223a227263705f30316d383262776a6e3765746761673974386b746d78677a3839222c2265787465726e616c4964223a22532d31303033222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4c40-72a8-b2b1-9f9cf623ed17	live	enrolment.created	01a204be-4c34-7204-8288-89f7dcc852a1	1	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776b323065616d623563637a6b6b763237763871222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d383262776b316d6538323835323439797a6563676d6e31222c2270726f6772616d4964223a2270726f675f30316d383262776a676265357838717437343430626674716362222c22636f686f72744964223a22636f685f30316d383262776a7a38657961726538366737747a306d656a64222c22726563697069656e744964223a227263705f30316d383262776a6e66657233726a6862797966376536353638222c2265787465726e616c4964223a22532d31303034222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4c40-72a8-b2b1-9f9d8a8e56c7	live	enrolment.created	01a204be-4c34-7204-8288-89f8a66cde1b	1	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776b323065616d623563637a6b703538776e7037222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d383262776b316d65383238353234397a326b3673716776222c2270726f6772616d4964223a2270726f675f30316d383262776a676265357838717437343430626674716362222c22636f686f72744964223a22636f685f30316d383262776a7a38657961726538366737747a306d656a64222c22726563697069656e744964223a227263705f30316d383262776a6e76653964387a6833376d7a65626d6a766e222c2265787465726e616c4964223a22532d31303035222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4c40-72a8-b2b1-9f9ee6cdfd80	live	enrolment.created	01a204be-4c34-7204-8288-89f9aaa7639e	1	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776b323065616d623563637a6b766b63767a6330222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d383262776b316d65383238353234397a366e6165727779222c2270726f6772616d4964223a2270726f675f30316d383262776a676265357838717437343430626674716362222c22636f686f72744964223a22636f685f30316d383262776a7a38657961726538366737747a306d656a64222c22726563697069656e744964223a227263705f30316d383262776a7037656d63747177686466776d3734616439222c2265787465726e616c4964223a22532d31303036222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4c40-72a8-b2b1-9f9fecb0b8a0	live	enrolment.created	01a204be-4c34-7204-8288-89fa374b28d8	1	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776b323065616d623563637a6b7a706231653530222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d383262776b316d65383238353234397a38766d70613672222c2270726f6772616d4964223a2270726f675f30316d383262776a676265357838717437343430626674716362222c22636f686f72744964223a22636f685f30316d383262776a7a38657961726538366737747a306d656a64222c22726563697069656e744964223a227263705f30316d383262776a7064656e35723065647430356b6b327a3539222c2265787465726e616c4964223a22532d31303037222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4c40-72a8-b2b1-9fa0bc558ba8	live	enrolment.created	01a204be-4c34-7204-8288-89fbd066d1f8	1	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a22656e726f6c6d656e742e63726561746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776b323065616d623563637a6d32793562327838222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d383262776b316d65383238353234397a663836646d6672222c2270726f6772616d4964223a2270726f675f30316d383262776a676265357838717437343430626674716362222c22636f686f72744964223a22636f685f30316d383262776a7a38657961726538366737747a306d656a64222c22726563697069656e744964223a227263705f30316d383262776a7076656b7a397073613878367a6e397a3766222c2265787465726e616c4964223a22532d31303038222c22737461747573223a22656e726f6c6c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4cfb-748b-b779-126f1a505157	live	certificate.issued	01a204be-4cfb-748b-b779-126e9a8f14fb	1	2026-11-22 19:31:49.253+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776b3776656a35766579386a64776435306d6171222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383262776b3776656a35766579386a6474643879353776222c2263657274696669636174654e756d626572223a224449502d323032362d3030303031222c2265787465726e616c526566223a22656e725f30316d383262776b316d6538323835323439797a6563676d6e31222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f64652f7665726966792f636572745f30316d383262776b3776656a35766579386a6474643879353776227d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4cfb-748b-b779-1271b5948ef5	live	certificate.issued	01a204be-4cfb-748b-b779-127084dfe098	1	2026-11-22 19:31:49.253+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776b3776656a35766579386a653674733933716e222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383262776b3776656a35766579386a653232647a723472222c2263657274696669636174654e756d626572223a224449502d323032362d3030303032222c2265787465726e616c526566223a22656e725f30316d383262776b316d65383238353234397a326b3673716776222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f73712f7665726966792f636572745f30316d383262776b3776656a35766579386a653232647a723472227d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4cfc-74cc-9a74-8338cd53370b	live	certificate.issued	01a204be-4cfb-748b-b779-1272bbe7eee8	1	2026-11-22 19:31:49.253+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776b3777656b36396d7834333733366e36647262222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383262776b3776656a35766579386a6561787966767138222c2263657274696669636174654e756d626572223a224449502d323032362d3030303033222c2265787465726e616c526566223a22656e725f30316d383262776b316d65383238353234397a366e6165727779222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f66722f7665726966792f636572745f30316d383262776b3776656a35766579386a6561787966767138227d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4d31-7390-aed6-06be9fe3784e	live	enrolment.completed	01a204be-4c34-7204-8288-89f7dcc852a1	2	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a22656e726f6c6d656e742e636f6d706c65746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776b396865653861786e67367174667936793265222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d383262776b316d6538323835323439797a6563676d6e31222c2270726f6772616d4964223a2270726f675f30316d383262776a676265357838717437343430626674716362222c22636f686f72744964223a22636f685f30316d383262776a7a38657961726538366737747a306d656a64222c22726563697069656e744964223a227263705f30316d383262776a6e66657233726a6862797966376536353638222c2265787465726e616c4964223a22532d31303034222c22737461747573223a22636f6d706c65746564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3232222c2263657274696669636174654964223a22636572745f30316d383262776b3776656a35766579386a6474643879353776227d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4d31-7390-aed6-06bff42ae1fb	live	enrolment.completed	01a204be-4c34-7204-8288-89f8a66cde1b	2	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a22656e726f6c6d656e742e636f6d706c65746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776b396865653861786e6736717a74326e726676222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d383262776b316d65383238353234397a326b3673716776222c2270726f6772616d4964223a2270726f675f30316d383262776a676265357838717437343430626674716362222c22636f686f72744964223a22636f685f30316d383262776a7a38657961726538366737747a306d656a64222c22726563697069656e744964223a227263705f30316d383262776a6e76653964387a6833376d7a65626d6a766e222c2265787465726e616c4964223a22532d31303035222c22737461747573223a22636f6d706c65746564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3232222c2263657274696669636174654964223a22636572745f30316d383262776b3776656a35766579386a653232647a723472227d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4d31-7390-aed6-06c09b71fafa	live	enrolment.completed	01a204be-4c34-7204-8288-89f9aaa7639e	2	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a22656e726f6c6d656e742e636f6d706c65746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776b396865653861786e67367232647133797174222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d383262776b316d65383238353234397a366e6165727779222c2270726f6772616d4964223a2270726f675f30316d383262776a676265357838717437343430626674716362222c22636f686f72744964223a22636f685f30316d383262776a7a38657961726538366737747a306d656a64222c22726563697069656e744964223a227263705f30316d383262776a7037656d63747177686466776d3734616439222c2265787465726e616c4964223a22532d31303036222c22737461747573223a22636f6d706c65746564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3232222c2263657274696669636174654964223a22636572745f30316d383262776b3776656a35766579386a6561787966767138227d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4d56-7244-a5b2-69ed7440c358	live	enrolment.failed	01a204be-4c34-7204-8288-89fa374b28d8	2	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a22656e726f6c6d656e742e6661696c6564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776b61706539326162636b39786e743431677472222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d383262776b316d65383238353234397a38766d70613672222c2270726f6772616d4964223a2270726f675f30316d383262776a676265357838717437343430626674716362222c22636f686f72744964223a22636f685f30316d383262776a7a38657961726538366737747a306d656a64222c22726563697069656e744964223a227263705f30316d383262776a7064656e35723065647430356b6b327a3539222c2265787465726e616c4964223a22532d31303037222c22737461747573223a226661696c6564222c22617474656d7074223a312c22636f6d706c657465644f6e223a22323032362d31312d3232222c2263657274696669636174654964223a6e756c6c7d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4d7b-72aa-aec8-aeb9d0461684	live	enrolment.withdrawn	01a204be-4c34-7204-8288-89fbd066d1f8	2	2026-11-22 19:31:49.253962+00	\\x7b2274797065223a22656e726f6c6d656e742e77697468647261776e222c2274696d657374616d70223a22323032362d31312d32325431393a33313a34392e3235335a222c226964223a226576745f30316d383262776b627665616e61786a35657137383463356d34222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b22656e726f6c6d656e744964223a22656e725f30316d383262776b316d65383238353234397a663836646d6672222c2270726f6772616d4964223a2270726f675f30316d383262776a676265357838717437343430626674716362222c22636f686f72744964223a22636f685f30316d383262776a7a38657961726538366737747a306d656a64222c22726563697069656e744964223a227263705f30316d383262776a7076656b7a397073613878367a6e397a3766222c2265787465726e616c4964223a22532d31303038222c22737461747573223a2277697468647261776e222c22617474656d7074223a312c22636f6d706c657465644f6e223a6e756c6c2c2263657274696669636174654964223a6e756c6c7d7d	841	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-4e10-740d-adc7-83e5f1d66307	live	api_key.created	01a204be-4dfb-711d-b619-aefd8544fce1	1	2026-11-22 19:31:50.379552+00	\\x7b2274797065223a226170695f6b65792e63726561746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a35302e3337395a222c226964223a226576745f30316d383262776b676765673674766877337771727863727237222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b226170694b65794964223a226b65795f30316d383262776b667665346576633664657a70326d397a3731222c226c617374466f7572223a22527a4978222c2273636f706573223a5b226163636f756e743a6d616e616765222c226163636f756e743a72656164222c226365727469666963617465733a6973737565222c226365727469666963617465733a6d616e616765222c226365727469666963617465733a72656164222c226365727469666963617465733a72656c65617365222c226365727469666963617465733a7479706573222c226564753a6973737565222c226564753a6d616e616765222c226564753a72656164222c226b6579733a6d616e616765222c22707269766163793a6d616e616765222c22776562686f6f6b733a6d616e616765222c22776562686f6f6b733a72656164225d2c22657870697265734174223a6e756c6c7d7d	899	01a204be-4904-732e-920f-0b1a7610baea
01a204be-4e55-7275-a255-14063b97b99b	live	api_key.created	01a204be-4e30-7407-b2cc-855d41bcf314	1	2026-11-22 19:31:50.444897+00	\\x7b2274797065223a226170695f6b65792e63726561746564222c2274696d657374616d70223a22323032362d31312d32325431393a33313a35302e3434345a222c226964223a226576745f30316d383262776b6a6e65397474346e386d3072787366656376222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b226170694b65794964223a226b65795f30316d383262776b686765673376356b3435626e30767377726d222c226c617374466f7572223a223345664d222c2273636f706573223a5b226163636f756e743a6d616e616765222c226163636f756e743a72656164222c226365727469666963617465733a6973737565222c226365727469666963617465733a6d616e616765222c226365727469666963617465733a72656164222c226365727469666963617465733a72656c65617365222c226365727469666963617465733a7479706573222c226564753a6973737565222c226564753a6d616e616765222c226564753a72656164222c226b6579733a6d616e616765222c22707269766163793a6d616e616765222c22776562686f6f6b733a6d616e616765222c22776562686f6f6b733a72656164225d2c22657870697265734174223a6e756c6c7d7d	900	01a204be-4948-7499-bd9b-bea49ef431fd
01a204be-8222-7464-8d1e-58975aaae013	live	certificate.issued	01a204be-8221-7039-8b21-f4dc1d24d14e	1	2026-11-22 19:32:03.618+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30332e3631385a222c226964223a226576745f30316d3832627830683265686a3874376a726a7864616e72306b222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38326278306831653077727038666d7667656a396d6165222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38326278306831653077727038666d7667656a396d6165227d7d	913	01a204be-4904-732e-920f-0b1a7610baea
01a204be-8270-7595-821b-6f3f27b5e67c	live	certificate.issued	01a204be-8270-7595-821b-6f3e975bc8b6	1	2026-11-22 19:32:03.618+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30332e3631385a222c226964223a226576745f30316d38326278306b67657061723436766637776b7662736b77222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38326278306b6765706172343676663774626e716a3570222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303032222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38326278306b6765706172343676663774626e716a3570227d7d	917	01a204be-4904-732e-920f-0b1a7610baea
01a204be-827b-7717-b0a2-74c4ef0e5f0f	live	certificate.issued	01a204be-8279-7528-a395-9e800c746678	1	2026-11-22 19:32:03.618+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30332e3631385a222c226964223a226576745f30316d38326278306b766577627631386b6d726b716777717266222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38326278306b73656d6d61373563796730363738736b72222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303033222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38326278306b73656d6d61373563796730363738736b72227d7d	920	01a204be-4904-732e-920f-0b1a7610baea
01a204be-8297-7430-8151-36c36cb1aac7	live	certificate.issued	01a204be-8297-7430-8151-36c2006124c0	1	2026-11-22 19:32:03.618+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30332e3631385a222c226964223a226576745f30316d38326278306d7165677238326d39707264706233617037222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38326278306d7165677238326d39707238303632393630222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38326278306d7165677238326d39707238303632393630227d7d	924	01a204be-4904-732e-920f-0b1a7610baea
01a204be-83a7-746d-85b0-1a5598df4444	live	certificate.issued	01a204be-83a6-722b-8b6a-5c2670484bc9	1	2026-11-22 19:32:03.618+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30332e3631385a222c226964223a226576745f30316d3832627830783765687072626330746170636479683234222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3832627830783665386e7270746a7734737234676a7939222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303036222c2265787465726e616c526566223a224f524445522d35222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3832627830783665386e7270746a7734737234676a7939227d7d	931	01a204be-4904-732e-920f-0b1a7610baea
01a204be-83a7-746d-85b0-1a575074948d	live	certificate.issued	01a204be-83a7-746d-85b0-1a562a6c29d8	1	2026-11-22 19:32:03.618+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30332e3631385a222c226964223a226576745f30316d3832627830783765687072626330746178383739353464222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38326278307837656870726263307461726e3672616572222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303037222c2265787465726e616c526566223a224f524445522d36222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38326278307837656870726263307461726e3672616572227d7d	931	01a204be-4904-732e-920f-0b1a7610baea
01a204be-83a7-746d-85b0-1a59f7a8be01	live	certificate.issued	01a204be-83a7-746d-85b0-1a58fa663d55	1	2026-11-22 19:32:03.618+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30332e3631385a222c226964223a226576745f30316d3832627830783765687072626330746237767468666731222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d383262783078376568707262633074623378366366616e222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303038222c2265787465726e616c526566223a224f524445522d37222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d383262783078376568707262633074623378366366616e227d7d	931	01a204be-4904-732e-920f-0b1a7610baea
01a204be-83a7-746d-85b0-1a5b8e312fd9	live	certificate.issued	01a204be-83a7-746d-85b0-1a5a74b10f50	1	2026-11-22 19:32:03.618+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30332e3631385a222c226964223a226576745f30316d3832627830783765687072626330746265373332627973222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3832627830783765687072626330746239746232337467222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303039222c2265787465726e616c526566223a224f524445522d38222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3832627830783765687072626330746239746232337467227d7d	931	01a204be-4904-732e-920f-0b1a7610baea
01a204be-842b-7129-9f67-9271b450420d	live	certificate.suspended	01a204be-8221-7039-8b21-f4dc1d24d14e	2	2026-11-22 19:32:03.61859+00	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30332e3631385a222c226964223a226576745f30316d3832627831316265346d737973776a6536743530676764222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38326278306831653077727038666d7667656a396d6165222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38326278306831653077727038666d7667656a396d6165222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	934	01a204be-4904-732e-920f-0b1a7610baea
01a204be-846f-746b-b3ca-41a294e52c2d	live	certificate.reinstated	01a204be-8221-7039-8b21-f4dc1d24d14e	3	2026-11-22 19:32:03.61859+00	\\x7b2274797065223a2263657274696669636174652e7265696e737461746564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30332e3631385a222c226964223a226576745f30316d3832627831336665686e76376a6a316d61616561623164222c2273657175656e6365223a332c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38326278306831653077727038666d7667656a396d6165222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38326278306831653077727038666d7667656a396d6165222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a307d7d	935	01a204be-4904-732e-920f-0b1a7610baea
01a204be-849a-72df-9e88-87790bfcd381	live	certificate.suspended	01a204be-8270-7595-821b-6f3e975bc8b6	2	2026-11-22 19:32:03.61859+00	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30332e3631385a222c226964223a226576745f30316d3832627831347465626673783234376634357a736d7731222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38326278306b6765706172343676663774626e716a3570222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303032222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38326278306b6765706172343676663774626e716a3570222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	936	01a204be-4904-732e-920f-0b1a7610baea
01a204be-84b6-76db-ad96-14f62e5b5c22	live	certificate.revoked	01a204be-8279-7528-a395-9e800c746678	2	2026-11-22 19:32:03.61859+00	\\x7b2274797065223a2263657274696669636174652e7265766f6b6564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30332e3631385a222c226964223a226576745f30316d38326278313570657664747635676d7972713570713132222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38326278306b73656d6d61373563796730363738736b72222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303033222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a227265766f6b6564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38326278306b73656d6d61373563796730363738736b72222c22726561736f6e223a22646174615f6572726f72227d7d	937	01a204be-4904-732e-920f-0b1a7610baea
01a204be-850a-761b-8fc2-8248cc2d4d17	live	certificate.superseded	01a204be-8297-7430-8151-36c2006124c0	2	2026-11-22 19:32:03.61859+00	\\x7b2274797065223a2263657274696669636174652e73757065727365646564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30332e3631385a222c226964223a226576745f30316d38326278313861657264727a676d3239333632746b3871222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38326278306d7165677238326d39707238303632393630222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a2273757065727365646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38326278306d7165677238326d39707238303632393630222c22726561736f6e223a22646174615f6572726f72222c22737570657273656465644279223a22636572745f30316d3832627831383965397261727971727262397970637a79227d7d	938	01a204be-4904-732e-920f-0b1a7610baea
01a204be-8520-76df-b20e-506c997f0c6c	live	certificate.issued	01a204be-8509-7270-ac7a-f8c2d3eb33fe	1	2026-11-22 19:32:03.618+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30332e3631385a222c226964223a226576745f30316d383262783139306576667634336a67646a637179333363222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3832627831383965397261727971727262397970637a79222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303130222c2265787465726e616c526566223a224f524445522d39222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3832627831383965397261727971727262397970637a79227d7d	938	01a204be-4904-732e-920f-0b1a7610baea
01a204be-8658-7761-a322-bd235291d3a6	live	certificate.erased	01a204be-834b-76ba-973f-1c3aa65b7810	2	2026-11-30 19:32:03.61859+00	\\x7b2274797065223a2263657274696669636174652e657261736564222c2274696d657374616d70223a22323032362d31312d33305431393a33323a30332e3631385a222c226964223a226576745f30316d38326278316a726578677436386e7834643939336d7836222c2273657175656e6365223a322c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38326278307462657478396566727737616b3570793067222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38326278307462657478396566727737616b3570793067227d7d	943	01a204be-4904-732e-920f-0b1a7610baea
01a204be-834c-730a-af13-810175b852ab	live	certificate.issued	01a204be-834b-76ba-973f-1c3aa65b7810	1	2026-11-22 19:32:03.618+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30332e3631385a222c226964223a226576745f30316d38326278307463656335617934773130357476676d6e62222c2273657175656e6365223a312c2274657374223a66616c73652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38326278307462657478396566727737616b3570793067222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38326278307462657478396566727737616b3570793067227d7d	927	01a204be-4904-732e-920f-0b1a7610baea
01a204be-86a9-7721-9aad-f6d4d4b5f9d1	test	certificate.issued	01a204be-86a9-7721-9aad-f6d3c5e16649	1	2026-11-22 19:32:04.879+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30342e3837395a222c226964223a226576745f30316d38326278316e39657767736e626670746b616262796568222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38326278316e39657767736e6266707466327932736a39222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38326278316e39657767736e6266707466327932736a39227d7d	946	01a204be-4904-732e-920f-0b1a7610baea
01a204be-86b9-7264-bfa6-26673a65da53	test	certificate.issued	01a204be-86b8-74d2-b9b3-3a9861d9f8fb	1	2026-11-22 19:32:04.879+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30342e3837395a222c226964223a226576745f30316d38326278316e7365396a627a3968366377783662706a6b222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38326278316e72656b39626b6373746b3167786b793776222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303032222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38326278316e72656b39626b6373746b3167786b793776227d7d	948	01a204be-4904-732e-920f-0b1a7610baea
01a204be-86bb-77a8-a72b-d55fc8dc20c0	test	certificate.issued	01a204be-86bb-77a8-a72b-d55efa61a86b	1	2026-11-22 19:32:04.879+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30342e3837395a222c226964223a226576745f30316d38326278316e7665796d616561796e627a346472383630222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38326278316e7665796d616561796e6276783633613362222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303033222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38326278316e7665796d616561796e6276783633613362227d7d	949	01a204be-4904-732e-920f-0b1a7610baea
01a204be-86c7-756a-96e4-3d78140c10e5	test	certificate.issued	01a204be-86c7-756a-96e4-3d77f0abcfa3	1	2026-11-22 19:32:04.879+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30342e3837395a222c226964223a226576745f30316d38326278317037656e6e39647331786630613072343735222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38326278317037656e6e3964733178657a7261716b7833222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38326278317037656e6e3964733178657a7261716b7833227d7d	951	01a204be-4904-732e-920f-0b1a7610baea
01a204be-86f3-71dd-9919-6188c7ca1e84	test	certificate.issued	01a204be-86f2-7775-9557-b1f6b68f91b5	1	2026-11-22 19:32:04.879+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30342e3837395a222c226964223a226576745f30316d3832627831716b653765736a366231683333776d376d34222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3832627831716a65787473616e7868797476387a34646e222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303036222c2265787465726e616c526566223a224f524445522d35222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3832627831716a65787473616e7868797476387a34646e227d7d	954	01a204be-4904-732e-920f-0b1a7610baea
01a204be-86f3-71dd-9919-618a6e06706f	test	certificate.issued	01a204be-86f3-71dd-9919-6189cabbedc9	1	2026-11-22 19:32:04.879+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30342e3837395a222c226964223a226576745f30316d3832627831716b653765736a3662316839713063773366222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3832627831716b653765736a3662316837356271766539222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303037222c2265787465726e616c526566223a224f524445522d36222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3832627831716b653765736a3662316837356271766539227d7d	954	01a204be-4904-732e-920f-0b1a7610baea
01a204be-86f3-71dd-9919-618c27971be6	test	certificate.issued	01a204be-86f3-71dd-9919-618b669ea316	1	2026-11-22 19:32:04.879+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30342e3837395a222c226964223a226576745f30316d3832627831716b653765736a36623168676b7365367a36222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3832627831716b653765736a36623168646b3978387270222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303038222c2265787465726e616c526566223a224f524445522d37222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3832627831716b653765736a36623168646b3978387270227d7d	954	01a204be-4904-732e-920f-0b1a7610baea
01a204be-86f3-71dd-9919-618eaafbffec	test	certificate.issued	01a204be-86f3-71dd-9919-618d0c2b0454	1	2026-11-22 19:32:04.879+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30342e3837395a222c226964223a226576745f30316d3832627831716b653765736a36623168746e66717a7a63222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3832627831716b653765736a366231686d36327031326d222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303039222c2265787465726e616c526566223a224f524445522d38222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3832627831716b653765736a366231686d36327031326d227d7d	954	01a204be-4904-732e-920f-0b1a7610baea
01a204be-870b-7447-a4cc-3937121db3c7	test	certificate.suspended	01a204be-86a9-7721-9aad-f6d3c5e16649	2	2026-11-22 19:32:04.879532+00	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30342e3837395a222c226964223a226576745f30316d3832627831726265683374396b31733677393176637937222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38326278316e39657767736e6266707466327932736a39222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38326278316e39657767736e6266707466327932736a39222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	955	01a204be-4904-732e-920f-0b1a7610baea
01a204be-873a-75a1-89fc-3b170df40a41	test	certificate.reinstated	01a204be-86a9-7721-9aad-f6d3c5e16649	3	2026-11-22 19:32:04.879532+00	\\x7b2274797065223a2263657274696669636174652e7265696e737461746564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30342e3837395a222c226964223a226576745f30316d38326278317374657067726b7a31763277367a38326a31222c2273657175656e6365223a332c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38326278316e39657767736e6266707466327932736a39222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303031222c2265787465726e616c526566223a224f524445522d30222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38326278316e39657767736e6266707466327932736a39222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a307d7d	956	01a204be-4904-732e-920f-0b1a7610baea
01a204be-875f-714f-85fa-71559d6eb688	test	certificate.suspended	01a204be-86b8-74d2-b9b3-3a9861d9f8fb	2	2026-11-22 19:32:04.879532+00	\\x7b2274797065223a2263657274696669636174652e73757370656e646564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30342e3837395a222c226964223a226576745f30316d3832627831747a6535377262796b686170657078646d38222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38326278316e72656b39626b6373746b3167786b793776222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303032222c2265787465726e616c526566223a224f524445522d31222c22737461747573223a2273757370656e646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38326278316e72656b39626b6373746b3167786b793776222c22726561736f6e223a22646174615f6572726f72222c226f70656e486f6c6473223a317d7d	957	01a204be-4904-732e-920f-0b1a7610baea
01a204be-8788-75f4-9c84-c870bc4e673a	test	certificate.revoked	01a204be-86bb-77a8-a72b-d55efa61a86b	2	2026-11-22 19:32:04.879532+00	\\x7b2274797065223a2263657274696669636174652e7265766f6b6564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30342e3837395a222c226964223a226576745f30316d3832627831773865717439733136386532793477737374222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38326278316e7665796d616561796e6276783633613362222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303033222c2265787465726e616c526566223a224f524445522d32222c22737461747573223a227265766f6b6564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38326278316e7665796d616561796e6276783633613362222c22726561736f6e223a22646174615f6572726f72227d7d	958	01a204be-4904-732e-920f-0b1a7610baea
01a204be-87b4-7769-8ec1-5c0f2dc491bd	test	certificate.superseded	01a204be-86c7-756a-96e4-3d77f0abcfa3	2	2026-11-22 19:32:04.879532+00	\\x7b2274797065223a2263657274696669636174652e73757065727365646564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30342e3837395a222c226964223a226576745f30316d3832627831786d65786d72786761773177707739346478222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d38326278317037656e6e3964733178657a7261716b7833222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303034222c2265787465726e616c526566223a224f524445522d33222c22737461747573223a2273757065727365646564222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d38326278317037656e6e3964733178657a7261716b7833222c22726561736f6e223a22646174615f6572726f72222c22737570657273656465644279223a22636572745f30316d3832627831786b653637613570356e6a33683836633964227d7d	959	01a204be-4904-732e-920f-0b1a7610baea
01a204be-87d3-751c-bc05-c10e9c032fe5	test	certificate.issued	01a204be-87b3-718e-a2d8-b590e283312d	1	2026-11-22 19:32:04.879+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30342e3837395a222c226964223a226576745f30316d3832627831796b656d6562723165313174653036627a35222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3832627831786b653637613570356e6a33683836633964222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303130222c2265787465726e616c526566223a224f524445522d39222c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3832627831786b653637613570356e6a33683836633964227d7d	959	01a204be-4904-732e-920f-0b1a7610baea
01a204be-8889-764d-92fd-5c47de8b08fd	test	certificate.erased	01a204be-86d1-73bc-abc8-6247ed7a9d4b	2	2026-11-30 19:32:04.879532+00	\\x7b2274797065223a2263657274696669636174652e657261736564222c2274696d657374616d70223a22323032362d31312d33305431393a33323a30342e3837395a222c226964223a226576745f30316d3832627832343965733673357a6177387a663870323778222c2273657175656e6365223a322c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3832627831706865657961716a3332387a70716e376162222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3832627831706865657961716a3332387a70716e376162227d7d	962	01a204be-4904-732e-920f-0b1a7610baea
01a204be-86d2-72ab-9362-d9210df6661c	test	certificate.issued	01a204be-86d1-73bc-abc8-6247ed7a9d4b	1	2026-11-22 19:32:04.879+00	\\x7b2274797065223a2263657274696669636174652e697373756564222c2274696d657374616d70223a22323032362d31312d32325431393a33323a30342e3837395a222c226964223a226576745f30316d3832627831706a65616e73367270733434367a63736777222c2273657175656e6365223a312c2274657374223a747275652c2264617461223a7b2263657274696669636174654964223a22636572745f30316d3832627831706865657961716a3332387a70716e376162222c2263657274696669636174654e756d626572223a22332e312d323032362d303030303035222c2265787465726e616c526566223a6e756c6c2c22737461747573223a22616374697665222c2276657269667955726c223a2268747470733a2f2f6365727469666963617465732e6578616d706c652f656e2f7665726966792f636572745f30316d3832627831706865657961716a3332387a70716e376162227d7d	952	01a204be-4904-732e-920f-0b1a7610baea
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

SELECT pg_catalog.setval('public.auth_permission_id_seq', 276, true);


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

SELECT pg_catalog.setval('public.django_content_type_id_seq', 69, true);


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
-- Name: accounts_membership accounts_membership_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts_membership
    ADD CONSTRAINT accounts_membership_pkey PRIMARY KEY (id);


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


