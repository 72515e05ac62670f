DROP INDEX "payments_intent";--> statement-breakpoint
ALTER TABLE "claims" DROP CONSTRAINT "claims_pkey";--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_company_id_id_pk" PRIMARY KEY("company_id","id");--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "no_pass" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "quantity" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "no_pass" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_intent" ON "payments" USING btree ("company_id","provider","intent_id");
