-- What the roles may do. `migrate` runs this at its end, as the owner of the tables: each time, all of it.
--
-- Nothing here makes, changes or empties a table. Partitions are left out: they are reached through their
-- table, whose rights and policies then hold.

DO $$
DECLARE
  relation regclass;
BEGIN
  FOR relation IN
    SELECT oid FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
  LOOP
    EXECUTE format('REVOKE ALL ON %s FROM PUBLIC, certificates_web, certificates_platform, certificates_worker', relation);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s'
                   ' TO certificates_web, certificates_platform, certificates_worker', relation);
  END LOOP;
END $$;

-- What Django has written once, and what nobody changes: append-only, whatever a trigger says.
REVOKE INSERT, UPDATE, DELETE ON django_migrations, django_content_type, auth_permission
  FROM certificates_web, certificates_platform, certificates_worker;
REVOKE UPDATE, DELETE ON accounts_consentdocument, accounts_consenttext, accounts_consentaction,
                         certificates_logentry
  FROM certificates_web, certificates_platform, certificates_worker;
REVOKE DELETE ON accounts_auditentry, accounts_audithead, certificates_logcheckpoint
  FROM certificates_web, certificates_platform, certificates_worker;

-- The web adds to the audit and to histories. Sealing, erasing and logging are for workers.
-- Test data may go at once: triggers let the web delete no other certificate, and no other's history.
REVOKE UPDATE, DELETE ON accounts_auditentry FROM certificates_web, certificates_platform;
REVOKE UPDATE ON certificates_certificatehistory FROM certificates_web, certificates_platform;
REVOKE INSERT, UPDATE, DELETE ON accounts_audithead, certificates_logentry, certificates_logcheckpoint,
                                 certificates_logtile
  FROM certificates_web, certificates_platform;

-- How far the audit of each issuer has come is for who verifies it.
REVOKE SELECT ON accounts_audithead FROM certificates_web, certificates_platform;

-- What tells how far a task has come, and the log, are for workers; plans are for the platform's operators.
REVOKE INSERT, UPDATE, DELETE ON accounts_heartbeat, accounts_usagehorizon, webhooks_bodyhorizon, certificates_log
  FROM certificates_web, certificates_platform;
REVOKE INSERT, UPDATE, DELETE ON accounts_plan FROM certificates_web;

-- Foreign keys are checked against the rows of all issuers. So a row of an issuer is written by the web only if
-- those that it names are its issuer's. Left out are
-- * `certificates_certificatelink.target_id`, which may name anybody's certificate;
-- * what names a row of its own table, as a policy may not read that;
-- * what the statement that issues has just made, which no policy sees yet: the certificate of a history (a
--   trigger looks, when the statement is done) and the event of a delivery (couriers look).
-- A certificate's type, which has no foreign key, has to be that of its version.
DO $$
DECLARE
  relation record;
  own text := 'issuer_id = nullif(current_setting(''app.issuer'', true), '''')::uuid';
BEGIN
  FOR relation IN
    SELECT child.oid::regclass AS name, policy.oid AS policy,
           string_agg(format(' AND (%1$I IS NULL OR EXISTS (SELECT FROM %2$s parent WHERE parent.id = %3$s.%1$I%4$s))',
                             key.attname, parent.oid::regclass, child.oid::regclass,
                             CASE format('%s.%s', child.relname, key.attname) WHEN 'certificates_certificate.version_id'
                               THEN ' AND parent.type_id = certificates_certificate.type_id' END),
                      '' ORDER BY key.attname) AS parents
      FROM pg_constraint foreign_key
      JOIN pg_class child ON child.oid = foreign_key.conrelid
      JOIN pg_class parent ON parent.oid = foreign_key.confrelid
      JOIN pg_attribute key ON key.attrelid = child.oid AND key.attnum = foreign_key.conkey[1]
      JOIN pg_policy policy ON policy.polrelid = child.oid AND policy.polname = 'of_issuer'
     WHERE foreign_key.contype = 'f' AND child.relnamespace = current_schema()::regnamespace
       AND parent.relrowsecurity AND parent.relname <> 'accounts_issuer' AND parent.oid <> child.oid
       AND format('%s.%s', child.relname, key.attname) NOT IN (
         'certificates_certificatelink.target_id', 'certificates_certificatehistory.certificate_id',
         'webhooks_delivery.event_id')
     GROUP BY child.oid, policy.oid
  LOOP
    IF obj_description(relation.policy, 'pg_policy') IS DISTINCT FROM md5(relation.parents) THEN  -- it locks the table
      EXECUTE format('ALTER POLICY of_issuer ON %s WITH CHECK (%s%s)', relation.name, own, relation.parents);
      EXECUTE format('COMMENT ON POLICY of_issuer ON %s IS %L', relation.name, md5(relation.parents));
    END IF;
  END LOOP;
END $$;

-- A table that is made in a session stands before the one of the same name. The service makes none.
DO $$
BEGIN
  EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
END $$;

-- Who may make functions here could have the next ones called in place of PostgreSQL's own. A database that
-- was upgraded from PostgreSQL 14 or earlier still lets everybody.
REVOKE CREATE ON SCHEMA public FROM PUBLIC;

-- Functions with the rights of the owner, which see the rows of all issuers: for the service, and nobody else.
DO $$
DECLARE
  function regprocedure;
BEGIN
  FOR function IN
    SELECT oid FROM pg_proc WHERE pronamespace = current_schema()::regnamespace AND prosecdef
  LOOP
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', function);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s'
                   ' TO certificates_web, certificates_platform, certificates_worker', function);
  END LOOP;
END $$;
