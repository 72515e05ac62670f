ALTER TABLE "sessions" ADD COLUMN "id" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "started_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_id" ON "sessions" USING btree ("id");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("company_id","realm","user_id","started_at");--> statement-breakpoint
-- A session lasts thirty days from its beginning.
UPDATE "sessions" SET "started_at" = "expires_at" - interval '30 days';
