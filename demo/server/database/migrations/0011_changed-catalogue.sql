ALTER TABLE "articles" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE FUNCTION "note_change"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW.changed_at = now();
  RETURN NEW;
END
$$;--> statement-breakpoint
-- Of rows that a page shows with others; the arguments are the table of those, and the column that names them. In the order of
-- their ids, so that of two who write at once neither waits for the other; what refers to them, as a booking to its shop, goes on.
CREATE FUNCTION "note_change_of_whole"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  EXECUTE format(
    'UPDATE %1$I SET changed_at = now() WHERE (company_id, id) IN (
      SELECT w.company_id, w.id FROM %1$I w JOIN changed c ON c.company_id = w.company_id AND c.%2$I = w.id
      ORDER BY w.company_id, w.id FOR NO KEY UPDATE OF w)', TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END
$$;--> statement-breakpoint
DO $$
DECLARE
  catalogue text;
BEGIN
  FOREACH catalogue IN ARRAY ARRAY['shops', 'categories', 'articles'] LOOP
    EXECUTE format('CREATE TRIGGER change_noted BEFORE UPDATE ON %I FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_change()', catalogue);
  END LOOP;
END
$$;--> statement-breakpoint
CREATE TRIGGER "change_noted_inserted" AFTER INSERT ON "special_days" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_whole('shops', 'shop_id');--> statement-breakpoint
CREATE TRIGGER "change_noted_updated" AFTER UPDATE ON "special_days" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_whole('shops', 'shop_id');--> statement-breakpoint
CREATE TRIGGER "change_noted_deleted" AFTER DELETE ON "special_days" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_whole('shops', 'shop_id');--> statement-breakpoint
CREATE TRIGGER "change_noted_inserted" AFTER INSERT ON "article_categories" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_whole('categories', 'category_id');--> statement-breakpoint
CREATE TRIGGER "change_noted_deleted" AFTER DELETE ON "article_categories" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_whole('categories', 'category_id');--> statement-breakpoint
-- A page that lists a company's categories changes with one that is gone.
CREATE FUNCTION "note_category_gone"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE categories SET changed_at = now() WHERE (company_id, id) IN (
    SELECT company_id, id FROM categories WHERE company_id IN (SELECT company_id FROM changed)
    ORDER BY company_id, id FOR NO KEY UPDATE);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "change_noted_gone" AFTER DELETE ON "categories" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_category_gone();
