ALTER TABLE "outbox" ADD COLUMN "is_kept" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_not_kept" ON "outbox" USING btree ("created_at") WHERE not "outbox"."is_kept";