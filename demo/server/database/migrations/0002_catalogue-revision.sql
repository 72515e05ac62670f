CREATE SEQUENCE "company_revisions";--> statement-breakpoint
CREATE FUNCTION "bump_revision"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE companies SET revision = nextval('company_revisions')
  WHERE id IN (SELECT company_id FROM changed);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "bump_own_revision"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  NEW.revision = nextval('company_revisions');
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "companies_revision" BEFORE INSERT OR UPDATE OF profile ON "companies" FOR EACH ROW EXECUTE FUNCTION "bump_own_revision"();--> statement-breakpoint
DO $$
DECLARE
  catalogue text;
BEGIN
  FOREACH catalogue IN ARRAY ARRAY['shops', 'special_days', 'categories', 'articles', 'article_categories', 'shop_articles', 'geogroupments', 'resources', 'resource_articles'] LOOP
    EXECUTE format('CREATE TRIGGER revision_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_revision()', catalogue);
    EXECUTE format('CREATE TRIGGER revision_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_revision()', catalogue);
    EXECUTE format('CREATE TRIGGER revision_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_revision()', catalogue);
  END LOOP;
END
$$;
