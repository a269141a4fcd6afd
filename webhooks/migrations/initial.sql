-- What the models of this app can't say. Undone by initial.undo.sql.

-- 1. Attempts: a partition for each week, by the time in the id, so that old weeks are dropped as they are.
-- Nothing waits for a row of theirs: an attempt is written when it is over. No foreign keys: making and
-- dropping a partition would lock the deliveries.

CREATE TABLE webhooks_attempt (
    id uuid NOT NULL,
    issuer_id uuid NOT NULL,
    delivery_id uuid NOT NULL,
    started_at timestamptz NOT NULL,
    number integer NOT NULL,
    duration_ms integer NOT NULL,
    status smallint,
    truncated boolean NOT NULL,
    trigger varchar(9) NOT NULL,
    outcome varchar(8) NOT NULL,
    url varchar(2000) NOT NULL,
    error varchar(300) NOT NULL,
    headers jsonb NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (delivery_id, id)  -- the attempts of a delivery, in order
) PARTITION BY RANGE (id);

CREATE FUNCTION webhooks_keep_attempt_weeks() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT accounts_keep_partitions('webhooks_attempt', 7, today - 90, today + 14)
    FROM (SELECT (now() AT TIME ZONE 'UTC')::date AS today) AS one
$$;

-- 2. Storage of what the courier changes.

-- Endpoints change with each failure and with each delivery of a limited rate; no index holds what changes.
ALTER TABLE webhooks_endpoint SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 200);
ALTER TABLE webhooks_endpointhour SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 200);
-- A delivery changes twice: leased, and settled. What is dead is removed before the table has grown by a
-- fifth; the statistics follow the queue.
ALTER TABLE webhooks_delivery SET (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
-- Bodies are removed after thirty days.
ALTER TABLE webhooks_event SET (autovacuum_vacuum_scale_factor = 0.05);
