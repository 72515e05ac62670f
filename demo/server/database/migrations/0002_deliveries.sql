CREATE TABLE "daily_lists" (
	"company_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"date" text NOT NULL,
	CONSTRAINT "daily_lists_company_id_shop_id_pk" PRIMARY KEY("company_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deliveries_company_id_kind_id_pk" PRIMARY KEY("company_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "event" text;--> statement-breakpoint
ALTER TABLE "daily_lists" ADD CONSTRAINT "daily_lists_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_lists" ADD CONSTRAINT "daily_lists_company_id_shop_id_shops_company_id_id_fk" FOREIGN KEY ("company_id","shop_id") REFERENCES "public"."shops"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("kind","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_event" ON "outbox" USING btree ("company_id","event");