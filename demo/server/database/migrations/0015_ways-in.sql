ALTER TABLE "identity_providers" ADD COLUMN "client_secret" text;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "authorization_endpoint" text;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "token_endpoint" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "marketing" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "marketing" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "marketing_at" timestamp with time zone;