DROP FUNCTION webhooks_keep_attempt_weeks();
DROP TABLE webhooks_attempt;
