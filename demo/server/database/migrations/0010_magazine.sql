ALTER TABLE "posts" ADD COLUMN "author" text DEFAULT '' NOT NULL;--> statement-breakpoint
DO $$
DECLARE
  content text;
BEGIN
  FOREACH content IN ARRAY ARRAY['posts', 'post_categories', 'events', 'alerts'] LOOP
    EXECUTE format('CREATE TRIGGER revision_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_revision()', content);
    EXECUTE format('CREATE TRIGGER revision_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_revision()', content);
    EXECUTE format('CREATE TRIGGER revision_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_revision()', content);
  END LOOP;
END
$$;
