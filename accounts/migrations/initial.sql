-- What the models of this app can't say. Undone by initial.undo.sql.

-- 1. The audit is append-only, for every user of the database: an entry is sealed once, nothing else changes.

CREATE FUNCTION accounts_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE FUNCTION accounts_seal_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.position IS NOT NULL OR OLD.seal IS NOT NULL
     OR to_jsonb(NEW) - 'position' - 'seal' <> to_jsonb(OLD) - 'position' - 'seal'
  THEN
    RAISE EXCEPTION 'an audit entry cannot be changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER accounts_audit_immutable BEFORE UPDATE ON accounts_auditentry
  FOR EACH ROW EXECUTE FUNCTION accounts_seal_once();
CREATE TRIGGER accounts_audit_kept BEFORE DELETE ON accounts_auditentry
  FOR EACH ROW EXECUTE FUNCTION accounts_refuse();
CREATE TRIGGER accounts_head_kept BEFORE DELETE ON accounts_audithead
  FOR EACH ROW EXECUTE FUNCTION accounts_refuse();

-- 2. Consent documents that were published, and acceptances, are append-only too.

CREATE TRIGGER accounts_consentdocument_kept BEFORE UPDATE OR DELETE ON accounts_consentdocument
  FOR EACH ROW EXECUTE FUNCTION accounts_refuse();
CREATE TRIGGER accounts_consenttext_kept BEFORE UPDATE OR DELETE ON accounts_consenttext
  FOR EACH ROW EXECUTE FUNCTION accounts_refuse();
CREATE TRIGGER accounts_consentaction_kept BEFORE UPDATE OR DELETE ON accounts_consentaction
  FOR EACH ROW EXECUTE FUNCTION accounts_refuse();

-- 3. Django's cache for sign-in: how often codes were tried, and which were used.

CREATE TABLE accounts_signin_cache (
    cache_key varchar(255) PRIMARY KEY,
    value text NOT NULL,
    expires timestamptz NOT NULL
);
CREATE INDEX accounts_signin_cache_expires ON accounts_signin_cache (expires);

-- The primary's time, written by workers, from which replicas tell how old they are (ADR 0074). One row.
CREATE TABLE accounts_heartbeat (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    at timestamptz NOT NULL
) WITH (fillfactor = 50);

-- 4. Functions of the issuing statement. Each saves it a round trip, or several (ADR 0006).

-- Locks a quota slot of the month that has room, and returns it: one that no transaction holds, or else a
-- random one, waited for. A slot that is full once its lock is held is released (the block is a
-- subtransaction), so that a waiting transaction holds nothing that another waits for. NULL: no slot has
-- room, or the quota must be distributed again.
CREATE FUNCTION accounts_lock_quota_slot(issuer uuid, of_month date, amount bigint) RETURNS smallint
LANGUAGE plpgsql AS $$
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

-- Counts into a slot that accounts_lock_quota_slot has locked. An UPDATE in the issuing statement itself would start
-- from that statement's snapshot, taken before the lock: it has been seen to break the slot's constraint.
CREATE FUNCTION accounts_count_in_quota(issuer uuid, of_month date, of_slot smallint, amount bigint) RETURNS bigint
LANGUAGE sql VOLATILE AS $$
  UPDATE accounts_quotaslot SET used = used + amount
   WHERE issuer_id = issuer AND month = of_month AND slot = of_slot
  RETURNING used
$$;

-- Locks the name of an Idempotency-Key until the transaction ends, then looks for its stored response. The
-- query has a snapshot of its own, so it sees what the previous holder of the lock has stored.
CREATE FUNCTION accounts_find_stored_response(patience text, name text, issuer uuid, of_mode text, of_key text)
RETURNS TABLE (fingerprint bytea, status smallint, body bytea, location text,
               request text, created_at timestamptz)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('lock_timeout', patience, true);
  PERFORM pg_advisory_xact_lock(hashtextextended(name, 0));
  RETURN QUERY
    SELECT o.fingerprint, o.status, o.body, o.location::text, o.request::text, o.created_at
      FROM accounts_storedresponse o
     WHERE o.issuer_id = issuer AND o.mode = of_mode AND o.key = of_key;
END $$;

-- Fails once the client's deadline has passed: work that was answered with 503 is not done later
-- (ADR 0032). SQLSTATE 57014 is an OperationalError to psycopg: a client that still waits is answered with 503.
CREATE FUNCTION accounts_check_deadline(until timestamptz) RETURNS boolean
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF clock_timestamp() > until THEN
    RAISE EXCEPTION USING ERRCODE = 'query_canceled',
      MESSAGE = 'too late: the client waits no longer, so nothing of this is done';
  END IF;
  RETURN true;
END
$$;

-- 5. Rows that change at every request leave room on their page for the next version (HOT: no index is
-- written), and are vacuumed by how many changed, not by a fifth of the table.

ALTER TABLE accounts_quotaslot SET (fillfactor = 20, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 200);
ALTER TABLE accounts_apikeyuse SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 200);
ALTER TABLE accounts_job SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 200);
ALTER TABLE accounts_storedresponse SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
ALTER TABLE accounts_outgoingmail SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);

-- 6. The request log: a partition for each day (UTC), by the time in the id, so that old days are dropped as
-- they are. No foreign keys: they would cost more than the row itself.

CREATE TABLE accounts_loggedrequest (
    id uuid NOT NULL,
    issuer_id uuid NOT NULL,
    mode varchar(4) NOT NULL,
    key_id uuid NOT NULL,
    given_id varchar(128),
    method varchar(20) NOT NULL,
    route varchar(200) NOT NULL,
    path varchar(500) NOT NULL,
    parameters varchar(200)[] NOT NULL,
    status smallint NOT NULL,
    code varchar(60) NOT NULL,
    faults jsonb NOT NULL,
    duration_ms integer NOT NULL,
    PRIMARY KEY (issuer_id, mode, id)
) PARTITION BY RANGE (id);
CREATE INDEX accounts_request_failed ON accounts_loggedrequest (issuer_id, mode, id) WHERE status >= 400;
CREATE INDEX accounts_request_of_key ON accounts_loggedrequest (key_id, id);
CREATE INDEX accounts_request_chosen_id ON accounts_loggedrequest (issuer_id, given_id) WHERE given_id IS NOT NULL;

-- The lowest UUIDv7 of a day.
CREATE FUNCTION accounts_first_id(of_day date) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT rpad(lpad(to_hex((of_day - date '1970-01-01') * 86400000::bigint), 12, '0'), 32, '0')::uuid
$$;

-- Makes the partitions of `of_table` that hold yesterday to `last`, each of `width` days, and drops those that
-- end before `first`. A reader or a writer makes it wait for a second at most: it is called again.
CREATE FUNCTION accounts_keep_partitions(of_table regclass, width integer, first date, last date) RETURNS void
LANGUAGE plpgsql SET lock_timeout = '1s' AS $$
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

-- By the rights of the tables' owner, as workers make no tables; so it takes no arguments.
CREATE FUNCTION accounts_keep_request_days() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT accounts_keep_partitions('accounts_loggedrequest', 1, today - 30, today + 7)
    FROM (SELECT (now() AT TIME ZONE 'UTC')::date AS today) AS one
$$;

-- 7. The DID of an issuer is set once: whoever saves a row that was read before the first key leaves it alone.

CREATE FUNCTION accounts_keep_did() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.did := OLD.did;
  RETURN NEW;
END $$;
CREATE TRIGGER accounts_issuer_did BEFORE UPDATE OF did ON accounts_issuer
  FOR EACH ROW WHEN (OLD.did IS NOT NULL AND OLD.did IS DISTINCT FROM NEW.did) EXECUTE FUNCTION accounts_keep_did();

-- 8. Whose invitation a token is (its SHA-256), before its issuer is known: by the rights of the tables' owner.

CREATE FUNCTION accounts_issuer_of_invitation(of_token text) RETURNS uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT issuer_id FROM accounts_invitation WHERE token_sha256 = of_token
$$;

-- 9. Single sign-on before an issuer is known: whose a provider is, and the ways in for a domain of e-mail
-- addresses. Each says no more than that, of providers that are switched on.

CREATE FUNCTION accounts_issuer_of_provider(provider uuid) RETURNS uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT issuer_id FROM accounts_identityprovider WHERE id = provider AND enabled_at IS NOT NULL
$$;

CREATE FUNCTION accounts_sign_on_of_domain(domain text) RETURNS TABLE (provider uuid, issuer_name varchar)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT p.id, i.name FROM accounts_identityprovider p JOIN accounts_issuer i ON i.id = p.issuer_id
   WHERE p.enabled_at IS NOT NULL AND domain = ANY (p.domains)
     AND EXISTS (SELECT FROM accounts_issuerdomain d
                  WHERE d.issuer_id = p.issuer_id AND d.name = domain AND d.verified_at IS NOT NULL)
   ORDER BY i.name, p.id
$$;
