CREATE TABLE "appointment_keys" (
	"company_id" text NOT NULL,
	"hash" text NOT NULL,
	"appointment_id" text NOT NULL,
	CONSTRAINT "appointment_keys_company_id_hash_pk" PRIMARY KEY("company_id","hash")
);
--> statement-breakpoint
CREATE TABLE "freed_times" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"shop_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "freed_times_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"shop_id" text NOT NULL,
	"service_ids" jsonb NOT NULL,
	"practitioner_id" text,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"first_date" text NOT NULL,
	"last_date" text NOT NULL,
	"from_minute" integer NOT NULL,
	"until_minute" integer NOT NULL,
	"status" text NOT NULL,
	"key_hash" text,
	"hold_id" text,
	"offered_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_list_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "reminded_of" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "sms_reminder" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_keys" ADD CONSTRAINT "appointment_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_keys" ADD CONSTRAINT "appointment_keys_company_id_appointment_id_appointments_company_id_id_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freed_times" ADD CONSTRAINT "freed_times_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freed_times" ADD CONSTRAINT "freed_times_company_id_shop_id_shops_company_id_id_fk" FOREIGN KEY ("company_id","shop_id") REFERENCES "public"."shops"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_company_id_shop_id_shops_company_id_id_fk" FOREIGN KEY ("company_id","shop_id") REFERENCES "public"."shops"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "freed_times_age" ON "freed_times" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "waiting_list_shop" ON "waiting_list" USING btree ("company_id","shop_id","status","created_at");--> statement-breakpoint
CREATE INDEX "waiting_list_offers" ON "waiting_list" USING btree ("status","offered_until");--> statement-breakpoint
CREATE INDEX "appointments_start" ON "appointments" USING btree ("status","starts_at");