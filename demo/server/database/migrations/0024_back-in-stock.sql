CREATE TABLE "back_in_stock_batches" (
	"company_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"article_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"told" integer NOT NULL,
	CONSTRAINT "back_in_stock_batches_company_id_shop_id_article_id_pk" PRIMARY KEY("company_id","shop_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "back_in_stock_requests" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"article_id" text NOT NULL,
	"shop_id" text,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "back_in_stock_requests_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "back_in_stock_requests_once" UNIQUE NULLS NOT DISTINCT("company_id","article_id","shop_id","email")
);
--> statement-breakpoint
ALTER TABLE "back_in_stock_batches" ADD CONSTRAINT "back_in_stock_batches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "back_in_stock_batches" ADD CONSTRAINT "back_in_stock_batches_company_id_shop_id_shops_company_id_id_fk" FOREIGN KEY ("company_id","shop_id") REFERENCES "public"."shops"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "back_in_stock_batches" ADD CONSTRAINT "back_in_stock_batches_company_id_article_id_articles_company_id_id_fk" FOREIGN KEY ("company_id","article_id") REFERENCES "public"."articles"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "back_in_stock_requests" ADD CONSTRAINT "back_in_stock_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "back_in_stock_requests" ADD CONSTRAINT "back_in_stock_requests_company_id_article_id_articles_company_id_id_fk" FOREIGN KEY ("company_id","article_id") REFERENCES "public"."articles"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "back_in_stock_requests" ADD CONSTRAINT "back_in_stock_requests_company_id_shop_id_shops_company_id_id_fk" FOREIGN KEY ("company_id","shop_id") REFERENCES "public"."shops"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "back_in_stock_requests_email" ON "back_in_stock_requests" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "back_in_stock_requests_key" ON "back_in_stock_requests" USING btree ("company_id","key");--> statement-breakpoint
CREATE INDEX "back_in_stock_requests_age" ON "back_in_stock_requests" USING btree ("created_at");