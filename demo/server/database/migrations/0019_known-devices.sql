CREATE TABLE "known_devices" (
	"company_id" text NOT NULL,
	"device_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_company_id_device_hash_pk" PRIMARY KEY("company_id","device_hash")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "is_kept" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "outbox_not_kept" ON "outbox" USING btree ("created_at") WHERE not "outbox"."is_kept";