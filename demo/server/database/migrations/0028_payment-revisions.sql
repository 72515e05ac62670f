CREATE TRIGGER revision_inserted AFTER INSERT ON "payment_settings" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_revision();--> statement-breakpoint
CREATE TRIGGER revision_updated AFTER UPDATE ON "payment_settings" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_revision();--> statement-breakpoint
CREATE TRIGGER revision_deleted AFTER DELETE ON "payment_settings" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_revision();
