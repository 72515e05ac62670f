ALTER TABLE "account_links" ADD COLUMN "registration_id" text;--> statement-breakpoint
ALTER TABLE "account_links" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "counted_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "codes_counted" ON "codes" USING btree ("company_id","counted_by","created_at");