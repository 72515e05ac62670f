CREATE TABLE "provider_pages" (
	"company_id" text NOT NULL,
	"provider" text NOT NULL,
	"intent_id" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"captures" boolean NOT NULL,
	"page_id" text NOT NULL,
	"turn" integer NOT NULL,
	"url" text NOT NULL,
	"expires_at" timestamp with time zone,
	"is_opened" boolean NOT NULL,
	"collected" integer,
	"busy_until" timestamp with time zone,
	CONSTRAINT "provider_pages_company_id_provider_intent_id_pk" PRIMARY KEY("company_id","provider","intent_id")
);
--> statement-breakpoint
ALTER TABLE "provider_pages" ADD CONSTRAINT "provider_pages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;