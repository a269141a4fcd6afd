DROP FUNCTION certificates_issuer_of_prefix(text[]);
DROP FUNCTION certificates_of_file(bytea, uuid[]);
DROP FUNCTION certificates_shown(uuid[]);
DROP TYPE certificates_page CASCADE;  -- with the functions that return it
DROP FUNCTION certificates_issuer_of(uuid);
DROP FUNCTION certificates_log_later() CASCADE;  -- each with its triggers
DROP FUNCTION certificates_refuse_but_erasing() CASCADE;
DROP FUNCTION certificates_refuse_live_history() CASCADE;
DROP FUNCTION certificates_refuse_live() CASCADE;
DROP FUNCTION certificates_refuse_unerasing() CASCADE;
DROP FUNCTION certificates_refuse_change() CASCADE;
DROP FUNCTION certificates_refuse() CASCADE;
