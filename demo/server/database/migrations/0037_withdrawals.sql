ALTER TABLE "refunds" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "withdrawal" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "withdrawn" jsonb DEFAULT '{"byCard":0,"otherwise":0}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "withdrawal" = '{"kinds":["product","delivery","gift"],"returned":{"byCard":0,"toVouchers":0,"toCredit":0}}' WHERE "withdrawn_at" IS NOT NULL;