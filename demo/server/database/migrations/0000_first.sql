CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "account_links" (
	"company_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_links_company_id_token_hash_pk" PRIMARY KEY("company_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "allowances" (
	"company_id" text NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "allowances_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "allowances_company_id_sequence_pk" PRIMARY KEY("company_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"purpose" text NOT NULL,
	"destination" text NOT NULL,
	"asker" text NOT NULL,
	"address" text NOT NULL,
	"code_hash" text,
	"tries" integer NOT NULL,
	"last_try_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "codes_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "customer_links" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"artebeaute_id" text NOT NULL,
	"require_sms_code" boolean NOT NULL,
	"confirmed" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_links_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"company_id" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "identities_company_id_provider_subject_pk" PRIMARY KEY("company_id","provider","subject")
);
--> statement-breakpoint
CREATE TABLE "identity_providers" (
	"company_id" text NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"keys" jsonb,
	CONSTRAINT "identity_providers_company_id_provider_pk" PRIMARY KEY("company_id","provider")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profiles_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"email_proven" boolean NOT NULL,
	"phone_proven" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registrations_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "sms_outbox" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "sms_outbox_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"to_number" text NOT NULL,
	"locale" text NOT NULL,
	"text" text NOT NULL,
	"withheld" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sms_outbox_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "spent_id_tokens" (
	"company_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spent_id_tokens_company_id_token_hash_pk" PRIMARY KEY("company_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "appointment_keys" (
	"company_id" text NOT NULL,
	"hash" text NOT NULL,
	"appointment_id" text NOT NULL,
	CONSTRAINT "appointment_keys_company_id_hash_pk" PRIMARY KEY("company_id","hash")
);
--> statement-breakpoint
CREATE TABLE "appointment_lines" (
	"company_id" text NOT NULL,
	"appointment_id" text NOT NULL,
	"position" integer NOT NULL,
	"article_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"practitioner_id" text NOT NULL,
	"cabin_id" text,
	"equipment_id" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"price" integer NOT NULL,
	"other_practitioner_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "appointment_lines_company_id_appointment_id_position_pk" PRIMARY KEY("company_id","appointment_id","position")
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"reference" text NOT NULL,
	"hold_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"user_id" text,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	"custom_message" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"locale" text NOT NULL,
	"manage_key_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded_of" timestamp with time zone,
	"sms_reminder" boolean DEFAULT false NOT NULL,
	CONSTRAINT "appointments_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"company_id" text NOT NULL,
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"resource_id" text NOT NULL,
	"kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"during" "tstzrange" NOT NULL,
	"expires_at" timestamp with time zone,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"visit_key" text NOT NULL,
	"shop_id" text NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"lines" jsonb NOT NULL,
	"moves_appointment" text,
	CONSTRAINT "holds_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "resource_articles" (
	"company_id" text NOT NULL,
	"resource_id" text NOT NULL,
	"article_id" text NOT NULL,
	CONSTRAINT "resource_articles_company_id_resource_id_article_id_pk" PRIMARY KEY("company_id","resource_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"shop_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"selectable" boolean NOT NULL,
	"week" jsonb,
	"equipment_kind" text,
	"removed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "resources_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "article_categories" (
	"company_id" text NOT NULL,
	"article_id" text NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "article_categories_company_id_article_id_category_id_pk" PRIMARY KEY("company_id","article_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"external_id" text NOT NULL,
	"type" integer NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"draft" boolean NOT NULL,
	"active" boolean NOT NULL,
	"upsell_only" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"price" integer NOT NULL,
	"weekday_price" integer,
	"weekend_price" integer,
	"price_times" jsonb,
	"vat" double precision NOT NULL,
	"duration" integer NOT NULL,
	"pause" integer NOT NULL,
	"required_customers" integer NOT NULL,
	"needs_cabin" boolean NOT NULL,
	"equipment_kind" text,
	"tracks_stock" boolean DEFAULT false NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"required_practitioners" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "articles_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"type" integer DEFAULT 1 NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	CONSTRAINT "categories_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "geogroupments" (
	"company_id" text NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "geogroupments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000 CACHE 1),
	"name" text NOT NULL,
	"type" text NOT NULL,
	"short_text" jsonb NOT NULL,
	"long_text" jsonb NOT NULL,
	"image" jsonb,
	"position" integer NOT NULL,
	CONSTRAINT "geogroupments_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "shop_articles" (
	"company_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"article_id" text NOT NULL,
	"price" integer,
	CONSTRAINT "shop_articles_company_id_shop_id_article_id_pk" PRIMARY KEY("company_id","shop_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"external_id" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"address" jsonb NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"time_zone" text NOT NULL,
	"images" jsonb NOT NULL,
	"bookable" boolean NOT NULL,
	"uses_cabins" boolean,
	"group_id" integer,
	"week" jsonb NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "shops_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "special_days" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"shop_id" text NOT NULL,
	"kind" text NOT NULL,
	"date" text NOT NULL,
	"from_time" text,
	"to_time" text,
	"label" jsonb NOT NULL,
	CONSTRAINT "special_days_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "record_audit" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" text NOT NULL,
	"action" text NOT NULL,
	"family" text NOT NULL,
	"records" text[] NOT NULL,
	CONSTRAINT "record_audit_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "records" (
	"company_id" text NOT NULL,
	"family" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "records_company_id_family_id_pk" PRIMARY KEY("company_id","family","id")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"service_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alerts_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"images" jsonb NOT NULL,
	"show_dates" boolean NOT NULL,
	"body" jsonb NOT NULL,
	"link_url" text NOT NULL,
	"link_title" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "post_categories" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_categories_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"slug" text NOT NULL,
	"published" boolean NOT NULL,
	"position" text NOT NULL,
	"linked_shop" text,
	"languages" text[] NOT NULL,
	"featured" boolean NOT NULL,
	"featured_from" timestamp with time zone,
	"featured_until" timestamp with time zone,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"image" jsonb,
	"category_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "posts_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "eshop_orders" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"number" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"shop_id" text NOT NULL,
	"user_id" text,
	"mode" text NOT NULL,
	"lines" jsonb NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"voucher" integer NOT NULL,
	"delivery" integer NOT NULL,
	"total" integer NOT NULL,
	"currency" text NOT NULL,
	"transaction_id" text NOT NULL,
	"payment_status" text NOT NULL,
	"status" text NOT NULL,
	"pickup_from" timestamp with time zone,
	"pickup_until" timestamp with time zone,
	"tracking_url" text,
	"invoice_url" text,
	"withdraw_until" timestamp with time zone NOT NULL,
	CONSTRAINT "eshop_orders_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "stock_takings" (
	"company_id" text NOT NULL,
	"order_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"article_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"given_back" boolean DEFAULT false NOT NULL,
	CONSTRAINT "stock_takings_company_id_order_id_article_id_pk" PRIMARY KEY("company_id","order_id","article_id"),
	CONSTRAINT "stock_takings_quantity" CHECK ("stock_takings"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "stocks" (
	"company_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"article_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stocks_company_id_shop_id_article_id_pk" PRIMARY KEY("company_id","shop_id","article_id"),
	CONSTRAINT "stocks_quantity" CHECK ("stocks"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "loyalty_cards" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"number" text NOT NULL,
	"points" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loyalty_cards_company_id_user_id_pk" PRIMARY KEY("company_id","user_id"),
	CONSTRAINT "loyalty_cards_points" CHECK ("loyalty_cards"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "loyalty_entries" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"due_at" timestamp with time zone,
	"pending" boolean NOT NULL,
	CONSTRAINT "loyalty_entries_company_id_user_id_cause_pk" PRIMARY KEY("company_id","user_id","cause")
);
--> statement-breakpoint
CREATE TABLE "loyalty_tiers" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"name" jsonb NOT NULL,
	"points" integer NOT NULL,
	"reward_type" text NOT NULL,
	"reward_value" integer NOT NULL,
	"valid_days" integer NOT NULL,
	"active" boolean NOT NULL,
	CONSTRAINT "loyalty_tiers_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "loyalty_tiers_points" CHECK ("loyalty_tiers"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"tier_id" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"order_id" text,
	CONSTRAINT "rewards_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "medias" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"folder" text NOT NULL,
	"url" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" jsonb NOT NULL,
	"colour" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "medias_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "company_secrets" (
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "company_secrets_company_id_name_pk" PRIMARY KEY("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "customer_birthdays" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"date" text NOT NULL,
	CONSTRAINT "customer_birthdays_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "customer_credits" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"cause" text NOT NULL,
	"delta" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_credits_company_id_user_id_cause_pk" PRIMARY KEY("company_id","user_id","cause")
);
--> statement-breakpoint
CREATE TABLE "order_counters" (
	"company_id" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"number" integer NOT NULL,
	"cart_id" text,
	"appointment_id" text,
	"shop_id" text,
	"user_id" text,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"origin" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"coupon_code" text,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"delivery" integer NOT NULL,
	"total" integer NOT NULL,
	"voucher" integer NOT NULL,
	"credit" integer NOT NULL,
	"credit_returned" integer DEFAULT 0 NOT NULL,
	"authorised" integer DEFAULT 0 NOT NULL,
	"captured" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"provider" text NOT NULL,
	"transaction_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"discount_name" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "orders_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"company_id" text NOT NULL,
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"payment_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_company_id_provider_id_pk" PRIMARY KEY("company_id","provider","id")
);
--> statement-breakpoint
CREATE TABLE "payment_settings" (
	"company_id" text PRIMARY KEY NOT NULL,
	"pay_on_site" boolean NOT NULL,
	"mode" text NOT NULL,
	"deposit_percent" integer NOT NULL,
	"late_fee_percent" integer NOT NULL,
	"approval" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"cart_id" text NOT NULL,
	"provider" text NOT NULL,
	"intent_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"captures" boolean NOT NULL,
	"status" text NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"order_id" text,
	"payment_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"wish" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "sale_carts" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text,
	"status" text NOT NULL,
	"ask" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"locale" text NOT NULL,
	"due" integer NOT NULL,
	"token_hash" text NOT NULL,
	"token_expires_at" timestamp with time zone NOT NULL,
	"order_id" text,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"paying_since" timestamp with time zone,
	CONSTRAINT "sale_carts_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_intents" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"provider" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"captures" boolean NOT NULL,
	"state" text NOT NULL,
	"captured" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"ready_at" timestamp with time zone,
	CONSTRAINT "sandbox_intents_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"intent_id" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "sandbox_refunds_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"company_id" text NOT NULL,
	"subject" text NOT NULL,
	"attempts" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last" timestamp with time zone NOT NULL,
	CONSTRAINT "login_attempts_company_id_subject_pk" PRIMARY KEY("company_id","subject")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"realm" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"role" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"shop_ids" jsonb NOT NULL,
	"active" boolean NOT NULL,
	"last_login" timestamp with time zone,
	CONSTRAINT "staff_members_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"phone" text NOT NULL,
	"phone_proven" boolean DEFAULT false NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"company_id" text NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"payload_hash" text NOT NULL,
	"attempt" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"reply" jsonb,
	CONSTRAINT "idempotency_keys_company_id_scope_key_pk" PRIMARY KEY("company_id","scope","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "outbox_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"to_address" text NOT NULL,
	"from_address" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "tracked_carts" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"shop_id" text,
	"items" jsonb NOT NULL,
	"status" text NOT NULL,
	"transaction_id" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tracked_carts_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "company_setups" (
	"company_id" text NOT NULL,
	"key_hash" text NOT NULL,
	CONSTRAINT "company_setups_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"company_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_company_id_token_hash_pk" PRIMARY KEY("company_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"profile" jsonb NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "companies_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"company_id" text NOT NULL,
	"order_id" text NOT NULL,
	"coupon_id" text NOT NULL,
	"customer_id" text,
	"used_at" timestamp with time zone NOT NULL,
	"given_back" boolean DEFAULT false NOT NULL,
	CONSTRAINT "coupon_uses_company_id_order_id_pk" PRIMARY KEY("company_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"auto" boolean NOT NULL,
	"label" jsonb NOT NULL,
	"reduction_type" text NOT NULL,
	"value" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"min_total" integer NOT NULL,
	"service_ids" jsonb NOT NULL,
	"product_ids" jsonb NOT NULL,
	"max_uses" integer,
	"max_uses_each" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupons_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "coupons_uses" CHECK ("coupons"."uses" >= 0 and ("coupons"."max_uses" is null or "coupons"."uses" <= "coupons"."max_uses"))
);
--> statement-breakpoint
CREATE TABLE "gift_formulas" (
	"company_id" text NOT NULL,
	"article_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "gift_formulas_company_id_article_id_pk" PRIMARY KEY("company_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "gift_themes" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"image" jsonb,
	"amounts" jsonb NOT NULL,
	"least" integer NOT NULL,
	"most" integer NOT NULL,
	"valid_days" integer NOT NULL,
	"active" boolean NOT NULL,
	CONSTRAINT "gift_themes_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "tries" (
	"company_id" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "tries_company_id_subject_pk" PRIMARY KEY("company_id","subject")
);
--> statement-breakpoint
CREATE TABLE "voucher_uses" (
	"company_id" text NOT NULL,
	"order_id" text NOT NULL,
	"voucher_id" text NOT NULL,
	"amount" integer NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_uses_company_id_order_id_voucher_id_pk" PRIMARY KEY("company_id","order_id","voucher_id"),
	CONSTRAINT "voucher_uses_returned" CHECK ("voucher_uses"."amount" > 0 and "voucher_uses"."returned" between 0 and "voucher_uses"."amount")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"theme_id" text NOT NULL,
	"article_id" text,
	"name" jsonb NOT NULL,
	"code_hash" text,
	"last4" text,
	"initial" integer NOT NULL,
	"balance" integer NOT NULL,
	"buyer_id" text,
	"buyer_name" text NOT NULL,
	"buyer_email" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"sender" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deliver_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	CONSTRAINT "vouchers_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "vouchers_balance" CHECK ("vouchers"."balance" between 0 and "vouchers"."initial")
);
--> statement-breakpoint
CREATE TABLE "freed_times" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"shop_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"claims" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "freed_times_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"shop_id" text NOT NULL,
	"service_ids" jsonb NOT NULL,
	"practitioner_id" text,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"first_date" text NOT NULL,
	"last_date" text NOT NULL,
	"from_minute" integer NOT NULL,
	"until_minute" integer NOT NULL,
	"status" text NOT NULL,
	"key_hash" text,
	"hold_id" text,
	"offered_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_list_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_links" ADD CONSTRAINT "customer_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_links" ADD CONSTRAINT "customer_links_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD CONSTRAINT "identity_providers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_outbox" ADD CONSTRAINT "sms_outbox_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spent_id_tokens" ADD CONSTRAINT "spent_id_tokens_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_keys" ADD CONSTRAINT "appointment_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_keys" ADD CONSTRAINT "appointment_keys_company_id_appointment_id_appointments_company_id_id_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_lines" ADD CONSTRAINT "appointment_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_lines" ADD CONSTRAINT "appointment_lines_company_id_appointment_id_appointments_company_id_id_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_company_id_shop_id_shops_company_id_id_fk" FOREIGN KEY ("company_id","shop_id") REFERENCES "public"."shops"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_company_id_resource_id_resources_company_id_id_fk" FOREIGN KEY ("company_id","resource_id") REFERENCES "public"."resources"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_company_id_shop_id_shops_company_id_id_fk" FOREIGN KEY ("company_id","shop_id") REFERENCES "public"."shops"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_articles" ADD CONSTRAINT "resource_articles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_articles" ADD CONSTRAINT "resource_articles_company_id_resource_id_resources_company_id_id_fk" FOREIGN KEY ("company_id","resource_id") REFERENCES "public"."resources"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_articles" ADD CONSTRAINT "resource_articles_company_id_article_id_articles_company_id_id_fk" FOREIGN KEY ("company_id","article_id") REFERENCES "public"."articles"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_company_id_shop_id_shops_company_id_id_fk" FOREIGN KEY ("company_id","shop_id") REFERENCES "public"."shops"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_categories" ADD CONSTRAINT "article_categories_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_categories" ADD CONSTRAINT "article_categories_company_id_article_id_articles_company_id_id_fk" FOREIGN KEY ("company_id","article_id") REFERENCES "public"."articles"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_categories" ADD CONSTRAINT "article_categories_company_id_category_id_categories_company_id_id_fk" FOREIGN KEY ("company_id","category_id") REFERENCES "public"."categories"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "geogroupments" ADD CONSTRAINT "geogroupments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_articles" ADD CONSTRAINT "shop_articles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_articles" ADD CONSTRAINT "shop_articles_company_id_shop_id_shops_company_id_id_fk" FOREIGN KEY ("company_id","shop_id") REFERENCES "public"."shops"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_articles" ADD CONSTRAINT "shop_articles_company_id_article_id_articles_company_id_id_fk" FOREIGN KEY ("company_id","article_id") REFERENCES "public"."articles"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_company_id_group_id_geogroupments_company_id_id_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."geogroupments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_days" ADD CONSTRAINT "special_days_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_days" ADD CONSTRAINT "special_days_company_id_shop_id_shops_company_id_id_fk" FOREIGN KEY ("company_id","shop_id") REFERENCES "public"."shops"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_audit" ADD CONSTRAINT "record_audit_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records" ADD CONSTRAINT "records_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_categories" ADD CONSTRAINT "post_categories_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_company_id_category_id_post_categories_company_id_id_fk" FOREIGN KEY ("company_id","category_id") REFERENCES "public"."post_categories"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eshop_orders" ADD CONSTRAINT "eshop_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eshop_orders" ADD CONSTRAINT "eshop_orders_company_id_shop_id_shops_company_id_id_fk" FOREIGN KEY ("company_id","shop_id") REFERENCES "public"."shops"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_takings" ADD CONSTRAINT "stock_takings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_takings" ADD CONSTRAINT "stock_takings_company_id_shop_id_article_id_stocks_company_id_shop_id_article_id_fk" FOREIGN KEY ("company_id","shop_id","article_id") REFERENCES "public"."stocks"("company_id","shop_id","article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_company_id_shop_id_shops_company_id_id_fk" FOREIGN KEY ("company_id","shop_id") REFERENCES "public"."shops"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_company_id_article_id_articles_company_id_id_fk" FOREIGN KEY ("company_id","article_id") REFERENCES "public"."articles"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_cards" ADD CONSTRAINT "loyalty_cards_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_cards" ADD CONSTRAINT "loyalty_cards_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_company_id_user_id_loyalty_cards_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."loyalty_cards"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_tiers" ADD CONSTRAINT "loyalty_tiers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_company_id_user_id_loyalty_cards_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."loyalty_cards"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medias" ADD CONSTRAINT "medias_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_secrets" ADD CONSTRAINT "company_secrets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_birthdays" ADD CONSTRAINT "customer_birthdays_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_credits" ADD CONSTRAINT "customer_credits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_counters" ADD CONSTRAINT "order_counters_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD CONSTRAINT "payment_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_cart_id_sale_carts_company_id_id_fk" FOREIGN KEY ("company_id","cart_id") REFERENCES "public"."sale_carts"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_carts" ADD CONSTRAINT "sale_carts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD CONSTRAINT "sandbox_intents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD CONSTRAINT "login_attempts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_carts" ADD CONSTRAINT "tracked_carts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_setups" ADD CONSTRAINT "company_setups_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_company_id_member_id_staff_members_company_id_id_fk" FOREIGN KEY ("company_id","member_id") REFERENCES "public"."staff_members"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hosts" ADD CONSTRAINT "hosts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_company_id_coupon_id_coupons_company_id_id_fk" FOREIGN KEY ("company_id","coupon_id") REFERENCES "public"."coupons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_formulas" ADD CONSTRAINT "gift_formulas_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_formulas" ADD CONSTRAINT "gift_formulas_company_id_article_id_articles_company_id_id_fk" FOREIGN KEY ("company_id","article_id") REFERENCES "public"."articles"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_themes" ADD CONSTRAINT "gift_themes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tries" ADD CONSTRAINT "tries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_company_id_voucher_id_vouchers_company_id_id_fk" FOREIGN KEY ("company_id","voucher_id") REFERENCES "public"."vouchers"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_company_id_theme_id_gift_themes_company_id_id_fk" FOREIGN KEY ("company_id","theme_id") REFERENCES "public"."gift_themes"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freed_times" ADD CONSTRAINT "freed_times_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freed_times" ADD CONSTRAINT "freed_times_company_id_shop_id_shops_company_id_id_fk" FOREIGN KEY ("company_id","shop_id") REFERENCES "public"."shops"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_company_id_shop_id_shops_company_id_id_fk" FOREIGN KEY ("company_id","shop_id") REFERENCES "public"."shops"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_age" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "allowances_subject" ON "allowances" USING btree ("company_id","subject","expires_at");--> statement-breakpoint
CREATE INDEX "allowances_age" ON "allowances" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "codes_destination" ON "codes" USING btree ("company_id","destination","created_at");--> statement-breakpoint
CREATE INDEX "codes_age" ON "codes" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_links_record" ON "customer_links" USING btree ("company_id","artebeaute_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_user" ON "identities" USING btree ("company_id","user_id","provider");--> statement-breakpoint
CREATE INDEX "profiles_user" ON "profiles" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "registrations_age" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_outbox_newest" ON "sms_outbox" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "spent_id_tokens_age" ON "spent_id_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "appointments_start" ON "appointments" USING btree ("status","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_hold" ON "appointments" USING btree ("company_id","hold_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_reference" ON "appointments" USING btree ("company_id","reference");--> statement-breakpoint
CREATE INDEX "appointments_user" ON "appointments" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "claims_owner" ON "claims" USING btree ("company_id","owner_id");--> statement-breakpoint
CREATE INDEX "holds_visit" ON "holds" USING btree ("company_id","visit_key");--> statement-breakpoint
CREATE INDEX "resources_shop" ON "resources" USING btree ("company_id","shop_id");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_slug" ON "articles" USING btree ("company_id","slug") WHERE not "articles"."removed";--> statement-breakpoint
CREATE UNIQUE INDEX "articles_external" ON "articles" USING btree ("company_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug" ON "categories" USING btree ("company_id","slug");--> statement-breakpoint
CREATE INDEX "shop_articles_article" ON "shop_articles" USING btree ("company_id","article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shops_slug" ON "shops" USING btree ("company_id","slug") WHERE not "shops"."removed";--> statement-breakpoint
CREATE UNIQUE INDEX "shops_external" ON "shops" USING btree ("company_id","external_id");--> statement-breakpoint
CREATE INDEX "record_audit_newest" ON "record_audit" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "records_newest" ON "records" USING btree ("company_id","family","type","created_at");--> statement-breakpoint
CREATE INDEX "alerts_end" ON "alerts" USING btree ("company_id","end_at");--> statement-breakpoint
CREATE INDEX "events_end" ON "events" USING btree ("company_id","end_at");--> statement-breakpoint
CREATE UNIQUE INDEX "post_categories_slug" ON "post_categories" USING btree ("company_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_slug" ON "posts" USING btree ("company_id","slug");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "eshop_orders_number" ON "eshop_orders" USING btree ("company_id","number");--> statement-breakpoint
CREATE INDEX "eshop_orders_user" ON "eshop_orders" USING btree ("company_id","user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "loyalty_cards_number" ON "loyalty_cards" USING btree ("company_id","number");--> statement-breakpoint
CREATE INDEX "loyalty_entries_newest" ON "loyalty_entries" USING btree ("company_id","user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "rewards_code" ON "rewards" USING btree ("company_id","code");--> statement-breakpoint
CREATE INDEX "rewards_order" ON "rewards" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE INDEX "rewards_user" ON "rewards" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "medias_newest" ON "medias" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("company_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_cart" ON "orders" USING btree ("company_id","cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_appointment" ON "orders" USING btree ("company_id","appointment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_transaction" ON "orders" USING btree ("company_id","transaction_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_intent" ON "payments" USING btree ("provider","intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_cart" ON "payments" USING btree ("company_id","cart_id");--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "payments" USING btree ("status","changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_wish" ON "refunds" USING btree ("company_id","wish");--> statement-breakpoint
CREATE INDEX "refunds_pending" ON "refunds" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE INDEX "sale_carts_age" ON "sale_carts" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_members_email" ON "staff_members" USING btree ("company_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("company_id","email") WHERE "users"."email" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "users_proven_phone" ON "users" USING btree ("company_id","phone") WHERE "users"."phone_proven";--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree ("company_id","phone");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency_keys" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "tracked_carts_user" ON "tracked_carts" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "staff_invitations_member" ON "staff_invitations" USING btree ("company_id","member_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_customer" ON "coupon_uses" USING btree ("company_id","coupon_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("company_id","code");--> statement-breakpoint
CREATE INDEX "tries_age" ON "tries" USING btree ("until");--> statement-breakpoint
CREATE INDEX "voucher_uses_voucher" ON "voucher_uses" USING btree ("company_id","voucher_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_code" ON "vouchers" USING btree ("company_id","code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_order" ON "vouchers" USING btree ("company_id","order_id","position");--> statement-breakpoint
CREATE INDEX "vouchers_buyer" ON "vouchers" USING btree ("company_id","buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "vouchers_newest" ON "vouchers" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "vouchers_waiting" ON "vouchers" USING btree ("deliver_at") WHERE "vouchers"."delivered_at" is null and "vouchers"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "freed_times_age" ON "freed_times" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "waiting_list_shop" ON "waiting_list" USING btree ("company_id","shop_id","status","created_at");--> statement-breakpoint
CREATE INDEX "waiting_list_offers" ON "waiting_list" USING btree ("status","offered_until");--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_not_empty" CHECK (NOT isempty("during"));--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_no_overlap" EXCLUDE USING gist ("company_id" WITH =, "resource_id" WITH =, "during" WITH &&) WHERE ("active");--> statement-breakpoint
CREATE UNIQUE INDEX "holds_one_a_visit" ON "holds" ("company_id", "visit_key") WHERE "status" = 'active';--> statement-breakpoint
CREATE SEQUENCE "company_revisions";--> statement-breakpoint
CREATE FUNCTION "bump_revision"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE companies SET revision = nextval('company_revisions')
  WHERE id IN (SELECT company_id FROM changed);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "bump_own_revision"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  NEW.revision = nextval('company_revisions');
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "companies_revision" BEFORE INSERT OR UPDATE OF profile ON "companies" FOR EACH ROW EXECUTE FUNCTION "bump_own_revision"();--> statement-breakpoint
DO $$
DECLARE
  catalogue text;
BEGIN
  FOREACH catalogue IN ARRAY ARRAY['shops', 'special_days', 'categories', 'articles', 'article_categories', 'shop_articles', 'geogroupments', 'resources', 'resource_articles'] LOOP
    EXECUTE format('CREATE TRIGGER revision_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_revision()', catalogue);
    EXECUTE format('CREATE TRIGGER revision_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_revision()', catalogue);
    EXECUTE format('CREATE TRIGGER revision_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_revision()', catalogue);
  END LOOP;
END
$$;
