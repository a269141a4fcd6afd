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
