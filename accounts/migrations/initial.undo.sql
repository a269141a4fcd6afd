DROP FUNCTION accounts_in_time(timestamptz);
DROP FUNCTION accounts_outcome(text, text, uuid, text, text);
DROP FUNCTION accounts_take(uuid, date, smallint, bigint);
DROP FUNCTION accounts_room(uuid, date, bigint);
DROP TABLE accounts_signin_cache;
DROP FUNCTION accounts_seal_once() CASCADE;  -- with its triggers
DROP FUNCTION accounts_refuse() CASCADE;
