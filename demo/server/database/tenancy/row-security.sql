-- Row-level security between companies. Requests work as the role vitrine_tenant, which sees of each table only the rows of
-- the company in the setting app.company: none where it is not set. Run at every start, so that it covers the tables of
-- the latest migration; what is there already is left alone, so that a start locks no table.
DO $$
DECLARE
  tenant_table record;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'vitrine_tenant') THEN
    BEGIN
      CREATE ROLE vitrine_tenant NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
    EXCEPTION
      -- Roles belong to the whole server: another of its databases was faster.
      WHEN duplicate_object OR unique_violation THEN NULL;
      WHEN insufficient_privilege THEN
        RAISE EXCEPTION 'The user % may not create roles: create vitrine_tenant and grant it to this user.', current_user;
    END;
  END IF;
  IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    BEGIN
      EXECUTE format('GRANT vitrine_tenant TO %I', current_user);
    EXCEPTION WHEN insufficient_privilege THEN
      IF NOT pg_has_role(current_user, 'vitrine_tenant', 'MEMBER') THEN
        RAISE EXCEPTION 'The user % is no member of the role vitrine_tenant: grant it to this user.', current_user;
      END IF;
    END;
  END IF;

  IF NOT has_schema_privilege('vitrine_tenant', current_schema(), 'USAGE') THEN
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO vitrine_tenant', current_schema());
  END IF;

  FOR tenant_table IN
    SELECT c.oid, c.relname AS name, pg_get_userbyid(c.relowner) AS owner,
      CASE c.relname WHEN 'companies' THEN 'id' ELSE 'company_id' END AS key,
      c.relrowsecurity AND c.relforcerowsecurity AS is_forced,
      has_table_privilege('vitrine_tenant', c.oid, 'INSERT') AS is_granted,
      EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid AND polname = 'own_company') AS has_own,
      EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid AND polname = 'every_company') AS has_every
    FROM pg_class c
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
      AND (c.relname = 'companies' OR EXISTS (
        SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'company_id' AND NOT attisdropped))
  LOOP
    IF NOT tenant_table.has_own THEN
      EXECUTE format('CREATE POLICY own_company ON %I TO vitrine_tenant USING (%I = current_setting(''app.company'', true))',
        tenant_table.name, tenant_table.key);
    END IF;
    IF NOT tenant_table.has_every THEN
      -- Forced security holds for the owner as well: what works across companies is said, not implied.
      EXECUTE format('CREATE POLICY every_company ON %I TO %I USING (true)', tenant_table.name, tenant_table.owner);
    END IF;
    IF NOT tenant_table.is_forced THEN
      EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', tenant_table.name);
    END IF;
    IF NOT tenant_table.is_granted THEN
      EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO vitrine_tenant', tenant_table.name);
    END IF;
  END LOOP;
END
$$;
