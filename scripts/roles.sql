-- Two roles with least privilege on PostgreSQL: `ledger_owner` owns the schema, `ledger_run` serves. Run the three parts in
-- turn, each as its comment says. docs/OPERATIONS.md (Roles) says what each role can do.

-- as a superuser
CREATE ROLE ledger_owner LOGIN PASSWORD '…';
CREATE ROLE ledger_run LOGIN PASSWORD '…';
CREATE DATABASE memory_ledger OWNER ledger_owner;
\connect memory_ledger
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT pg_checkpoint TO ledger_owner;  -- PostgreSQL 15 or newer
GRANT EXECUTE ON FUNCTION pg_switch_wal() TO ledger_owner;

-- as ledger_owner, before anything else
GRANT USAGE, CREATE ON SCHEMA public TO ledger_run;  -- CREATE: only for verify and replay --check
ALTER DEFAULT PRIVILEGES IN SCHEMA public
    GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ledger_run;

-- then `memledger migrate` as ledger_owner, and as ledger_owner again
REVOKE UPDATE, DELETE ON events, commands FROM ledger_run;  -- the log is append-only for the server
REVOKE UPDATE ON contents FROM ledger_run;
REVOKE INSERT, DELETE ON partitions FROM ledger_run;
REVOKE INSERT, UPDATE, DELETE ON schema_migrations FROM ledger_run;
