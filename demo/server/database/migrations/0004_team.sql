ALTER TABLE "resources" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "craft" jsonb DEFAULT '{}'::jsonb NOT NULL;