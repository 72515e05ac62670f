CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_not_empty" CHECK (NOT isempty("during"));--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_no_overlap" EXCLUDE USING gist ("company_id" WITH =, "resource_id" WITH =, "during" WITH &&) WHERE ("active");--> statement-breakpoint
CREATE UNIQUE INDEX "holds_one_a_visit" ON "holds" ("company_id", "visit_key") WHERE "status" = 'active';
