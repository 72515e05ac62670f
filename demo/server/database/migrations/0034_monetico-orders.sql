CREATE TABLE "monetico_orders" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"payment_id" text NOT NULL,
	"state" text NOT NULL,
	"fault" text,
	"refusals" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone,
	"return_url" text NOT NULL,
	"authorisation" text,
	"taken_at" timestamp with time zone,
	"taken" integer DEFAULT 0 NOT NULL,
	"asked" integer,
	"rest" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "monetico_orders_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "monetico_refunds" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"possible" integer NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "monetico_refunds_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD COLUMN "leave_url" text;--> statement-breakpoint
ALTER TABLE "monetico_orders" ADD CONSTRAINT "monetico_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monetico_refunds" ADD CONSTRAINT "monetico_refunds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;