CREATE TABLE "payzen_refunds" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"intent_id" text NOT NULL,
	"left" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "payzen_refunds_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "payzen_refunds" ADD CONSTRAINT "payzen_refunds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payzen_refunds_open" ON "payzen_refunds" USING btree ("company_id","intent_id") WHERE not is_done;