-- Storage of what the courier changes. No undo: it goes with the tables.

-- Endpoints change with each failure and with each delivery of a limited rate; no index holds what changes.
ALTER TABLE webhooks_endpoint SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 200);
ALTER TABLE webhooks_endpointhour SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 200);
-- A delivery changes twice: leased, and settled. What is dead is removed before the table has grown by a
-- fifth; the statistics follow the queue.
ALTER TABLE webhooks_delivery SET (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
-- Bodies are removed after thirty days.
ALTER TABLE webhooks_event SET (autovacuum_vacuum_scale_factor = 0.05);
