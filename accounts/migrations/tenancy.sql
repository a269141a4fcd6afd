-- Row-level security: the database shows the rows of the issuer that the setting `app.issuer` names, and none
-- without it (docs/design/tenancy.md). Undone by tenancy.undo.sql.

-- 1. Every table of an app with an `issuer_id` is protected by the last step of the app's migrations, which
-- calls this; a later migration that makes such a table calls it again.

-- Policies bind the roles that processes work as. The tables' owner is bound by none: functions with its
-- rights see all, foreign keys are checked against all, and a dump is complete.
CREATE FUNCTION accounts_protect_table(name regclass, issuer text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', name);
  -- One comparison and no OR: beside the statement's own `issuer_id = …` it costs one comparison for the
  -- whole statement, and leaves its plan as it was.
  EXECUTE format('CREATE POLICY of_issuer ON %s TO certificates_web
                  USING (%I = nullif(current_setting(''app.issuer'', true), '''')::uuid)', name, issuer);
  EXECUTE format('CREATE POLICY of_all_issuers ON %s TO certificates_worker, certificates_platform
                  USING (true)', name);
END $$;

CREATE FUNCTION accounts_protect_tables(app text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM accounts_protect_table(c.oid, 'issuer_id')
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'issuer_id'
    WHERE c.relnamespace = current_schema()::regnamespace AND starts_with(c.relname, app || '_')
      AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND NOT c.relrowsecurity;
END $$;

SELECT accounts_protect_tables('accounts');
SELECT accounts_protect_table('accounts_issuer', 'id');

-- 2. Whose key it is is asked before an issuer is known: the row of this one key, and what each request needs
-- to know of its issuer. The caller compares the digest with the secret that was presented.

CREATE FUNCTION accounts_find_key(of_key_id text) RETURNS TABLE (
  id uuid, mode varchar, digest bytea, pepper_id varchar, scopes varchar[], scope_cap varchar[],
  type_ids bigint[], allowed_networks varchar[], expires_at timestamptz, revoked_at timestamptz,
  api_version varchar, last_used_at timestamptz, trusted_networks varchar[], is_writable boolean,
  ctids text, xmins text, issuer_id uuid, name varchar, default_locale varchar, time_zone varchar,
  standing varchar, issuing_blocked_from timestamptz, data_hash_enabled boolean, notify_holder boolean,
  expiry_warning_days smallint[], features varchar[], monthly_certificates integer,
  told_of_changes varchar, test_clock_ahead interval, rate_burst integer, rate_per_minute integer)
LANGUAGE plpgsql STABLE ROWS 1 SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
    SELECT k.id, k.mode, k.digest, k.pepper_id, k.scopes, k.scope_cap, k.type_ids, k.allowed_networks,
           k.expires_at, k.revoked_at, k.api_version, use.last_used_at, i.trusted_networks,
           current_setting('transaction_read_only') = 'off',
           ARRAY[k.ctid, i.ctid, p.ctid]::text, ARRAY[k.xmin, i.xmin, p.xmin]::text,
           i.id, i.name, i.default_locale, i.time_zone, i.standing, i.issuing_blocked_from,
           i.data_hash_enabled, i.notify_holder, i.expiry_warning_days,
           p.features, p.monthly_certificates, i.told_of_changes, i.test_clock_ahead, p.rate_burst,
           p.rate_per_minute
      FROM accounts_apikey k
      JOIN accounts_issuer i ON i.id = k.issuer_id
      JOIN accounts_plan p ON p.id = i.plan_id
      LEFT JOIN accounts_apikeyuse use ON use.key_id = k.id
     WHERE k.key_id = of_key_id;
END $$;
