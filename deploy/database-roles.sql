-- The database roles of the service. `manage.py migrate` runs this file where it may make roles; where it may
-- not, an administrator of the PostgreSQL server does, once. Run again, it changes nothing that is there.
--
--   psql -v ON_ERROR_STOP=1 -f deploy/database-roles.sql postgresql://administrator@db.example.com/postgres
--
-- Then give the three that log in a password, with psql's \password certificates_owner, and so on, and make
-- the database theirs (docs/runbook.md, Database roles). Where logins must have other names, let yours be
-- members: GRANT certificates_web TO your_web_login.
DO $$
DECLARE
  name text;
BEGIN
  IF current_setting('server_version_num')::int < 160000 THEN
    RAISE EXCEPTION 'PostgreSQL 16 or later is needed; this is %', current_setting('server_version');
  END IF;
  -- The owner makes and changes tables; the web sees the rows of one issuer at a time; workers and commands
  -- see all rows. None of them passes over row security by itself.
  FOREACH name IN ARRAY ARRAY['certificates_owner', 'certificates_web', 'certificates_worker'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
      EXECUTE format('CREATE ROLE %I LOGIN', name);
    END IF;
  END LOOP;
  -- What pages over all issuers, those of the platform's operators, are read as. Nobody logs in with it.
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'certificates_platform') THEN
    CREATE ROLE certificates_platform NOLOGIN;
  END IF;
  GRANT certificates_platform TO certificates_web WITH INHERIT FALSE, SET TRUE;
  GRANT certificates_web, certificates_platform TO certificates_owner, certificates_worker WITH INHERIT FALSE, SET TRUE;
  -- One login for everything, as before the three of them: it takes the role of the web, and of workers.
  IF current_user NOT IN ('certificates_owner', 'certificates_web', 'certificates_worker') THEN
    GRANT certificates_web, certificates_platform, certificates_worker TO CURRENT_USER WITH INHERIT FALSE, SET TRUE;
  END IF;
END $$;
