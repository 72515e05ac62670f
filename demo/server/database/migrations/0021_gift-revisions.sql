DO $$
DECLARE
  offered text;
BEGIN
  FOREACH offered IN ARRAY ARRAY['gift_themes', 'gift_formulas'] LOOP
    EXECUTE format('CREATE TRIGGER revision_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_revision()', offered);
    EXECUTE format('CREATE TRIGGER revision_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_revision()', offered);
    EXECUTE format('CREATE TRIGGER revision_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_revision()', offered);
  END LOOP;
END
$$;
