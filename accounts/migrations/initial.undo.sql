DROP FUNCTION accounts_sign_on_of_domain(text);
DROP FUNCTION accounts_issuer_of_provider(uuid);
DROP FUNCTION accounts_issuer_of_invitation(text);
DROP FUNCTION accounts_keep_did() CASCADE;  -- with its trigger
DROP FUNCTION accounts_keep_request_days();
DROP FUNCTION accounts_keep_partitions(regclass, integer, date, date);
DROP FUNCTION accounts_first_id(date);
DROP TABLE accounts_loggedrequest;
DROP FUNCTION accounts_check_deadline(timestamptz);
DROP FUNCTION accounts_find_stored_response(text, text, uuid, text, text);
DROP FUNCTION accounts_count_in_quota(uuid, date, smallint, bigint);
DROP FUNCTION accounts_lock_quota_slot(uuid, date, bigint);
DROP TABLE accounts_heartbeat;
DROP TABLE accounts_signin_cache;
DROP FUNCTION accounts_seal_once() CASCADE;  -- with its triggers
DROP FUNCTION accounts_refuse() CASCADE;
