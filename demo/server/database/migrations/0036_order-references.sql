ALTER TABLE "orders" ADD COLUMN "reference" text;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_reference" ON "orders" USING btree ("company_id","reference");