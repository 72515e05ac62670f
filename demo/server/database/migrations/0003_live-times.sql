CREATE INDEX "claims_expiry" ON "claims" USING btree ("company_id","expires_at") WHERE expires_at is not null;--> statement-breakpoint
-- A notice for each day, as long as they are few: holds that ran out far apart are freed together, and nothing changed between them.
CREATE FUNCTION "notify_taken"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('times', json_build_object(
    'company', company_id, 'shop', shop_id, 'from', since, 'until', until,
    'resources', CASE WHEN cardinality(ids) <= 40 AND octet_length(ids::text) <= 4000 THEN to_json(ids) END)::text)
  FROM (
    SELECT company_id, shop_id, array_agg(DISTINCT id) AS ids, min(lower(during)) AS since, max(upper(during)) AS until
    FROM (
      SELECT *, max(nth) OVER (PARTITION BY company_id, shop_id) AS days
      FROM (
        SELECT r.company_id, r.shop_id, r.id, c.during, date_trunc('day', lower(c.during), 'UTC') AS day,
          dense_rank() OVER (PARTITION BY r.company_id, r.shop_id ORDER BY date_trunc('day', lower(c.during), 'UTC')) AS nth
        FROM changed c JOIN resources r ON r.company_id = c.company_id AND r.id = c.resource_id
      ) AS parts
    ) AS counted
    GROUP BY company_id, shop_id, CASE WHEN days <= 7 THEN day END
  ) AS taken;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Of the rows that a statement inserted or deleted; the argument is the column of the shop.
CREATE FUNCTION "notify_hours"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('times', json_build_object('company', company, 'shop', shop)::text)
  FROM (
    SELECT DISTINCT c.company_id AS company, to_jsonb(c) ->> TG_ARGV[0] AS shop FROM changed c
  ) AS hours;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- The same of a row that was updated: of both its shops, where it went from one to another.
CREATE FUNCTION "notify_hours_of_row"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('times', json_build_object('company', OLD.company_id, 'shop', to_jsonb(OLD) ->> TG_ARGV[0])::text);
  PERFORM pg_notify('times', json_build_object('company', NEW.company_id, 'shop', to_jsonb(NEW) ->> TG_ARGV[0])::text);
  RETURN NULL;
END
$$;--> statement-breakpoint
-- What a resource is fit for; a resource that was deleted tells of its shop itself.
CREATE FUNCTION "notify_hours_of_resources"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('times', json_build_object('company', company_id, 'shop', shop_id)::text)
  FROM (
    SELECT DISTINCT r.company_id, r.shop_id
    FROM changed c JOIN resources r ON r.company_id = c.company_id AND r.id = c.resource_id
  ) AS hours;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "notify_hours_of_article"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('times', json_build_object('company', company_id, 'shop', shop_id)::text)
  FROM shop_articles WHERE company_id = NEW.company_id AND article_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "times_inserted" AFTER INSERT ON "claims" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_taken();--> statement-breakpoint
CREATE TRIGGER "times_updated_from" AFTER UPDATE ON "claims" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_taken();--> statement-breakpoint
CREATE TRIGGER "times_updated_to" AFTER UPDATE ON "claims" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_taken();--> statement-breakpoint
CREATE TRIGGER "times_deleted" AFTER DELETE ON "claims" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_taken();--> statement-breakpoint
CREATE TRIGGER "times_inserted" AFTER INSERT ON "shops" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_hours('id');--> statement-breakpoint
CREATE TRIGGER "times_deleted" AFTER DELETE ON "shops" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_hours('id');--> statement-breakpoint
CREATE TRIGGER "times_inserted" AFTER INSERT ON "special_days" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_hours('shop_id');--> statement-breakpoint
CREATE TRIGGER "times_deleted" AFTER DELETE ON "special_days" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_hours('shop_id');--> statement-breakpoint
CREATE TRIGGER "times_inserted" AFTER INSERT ON "resources" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_hours('shop_id');--> statement-breakpoint
CREATE TRIGGER "times_deleted" AFTER DELETE ON "resources" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_hours('shop_id');--> statement-breakpoint
CREATE TRIGGER "times_inserted" AFTER INSERT ON "shop_articles" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_hours('shop_id');--> statement-breakpoint
CREATE TRIGGER "times_deleted" AFTER DELETE ON "shop_articles" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_hours('shop_id');--> statement-breakpoint
CREATE TRIGGER "times_inserted" AFTER INSERT ON "resource_articles" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_hours_of_resources();--> statement-breakpoint
CREATE TRIGGER "times_deleted" AFTER DELETE ON "resource_articles" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_hours_of_resources();--> statement-breakpoint
-- Of an update only what decides when there are times: no picture, no text, no price.
CREATE TRIGGER "times_updated" AFTER UPDATE ON "shops" FOR EACH ROW
  WHEN ((OLD.week, OLD.time_zone, OLD.bookable, OLD.uses_cabins, OLD.removed) IS DISTINCT FROM (NEW.week, NEW.time_zone, NEW.bookable, NEW.uses_cabins, NEW.removed))
  EXECUTE FUNCTION notify_hours_of_row('id');--> statement-breakpoint
CREATE TRIGGER "times_updated" AFTER UPDATE ON "special_days" FOR EACH ROW
  WHEN ((OLD.kind, OLD.date, OLD.from_time, OLD.to_time) IS DISTINCT FROM (NEW.kind, NEW.date, NEW.from_time, NEW.to_time))
  EXECUTE FUNCTION notify_hours_of_row('shop_id');--> statement-breakpoint
CREATE TRIGGER "times_updated" AFTER UPDATE ON "resources" FOR EACH ROW
  WHEN ((OLD.shop_id, OLD.kind, OLD.week, OLD.selectable, OLD.equipment_kind, OLD.removed) IS DISTINCT FROM (NEW.shop_id, NEW.kind, NEW.week, NEW.selectable, NEW.equipment_kind, NEW.removed))
  EXECUTE FUNCTION notify_hours_of_row('shop_id');--> statement-breakpoint
CREATE TRIGGER "times_updated" AFTER UPDATE ON "articles" FOR EACH ROW
  WHEN ((OLD.draft, OLD.equipment_kind) IS DISTINCT FROM (NEW.draft, NEW.equipment_kind))
  EXECUTE FUNCTION notify_hours_of_article();
