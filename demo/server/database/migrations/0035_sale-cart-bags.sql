ALTER TABLE "sale_carts" ADD COLUMN "bag_id" text;--> statement-breakpoint
CREATE INDEX "sale_carts_bag" ON "sale_carts" USING btree ("company_id","bag_id");