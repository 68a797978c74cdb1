CREATE TABLE "access_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"product_id" text,
	"event_id" text,
	"uses" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"brand" text,
	"last4" text NOT NULL,
	"exp_month" integer,
	"exp_year" integer,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cards_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "code_redemptions" (
	"code" text NOT NULL,
	"user_id" text NOT NULL,
	"contract_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "code_redemptions_code_user_id_pk" PRIMARY KEY("code","user_id")
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"access_model" text NOT NULL,
	"title" text NOT NULL,
	"event_id" text,
	"covers" text[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"price" text NOT NULL,
	"currency" text NOT NULL,
	"duration" integer NOT NULL,
	"duration_units" text NOT NULL,
	"auto_renew" boolean NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"renewal_tries" integer DEFAULT 0 NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"user_id" text,
	"title" text NOT NULL,
	"amount" text NOT NULL,
	"currency" text NOT NULL,
	"paid_with" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"receipt_token" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "invoices_receipt_token_unique" UNIQUE("receipt_token")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"contract_id" text,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"key" text,
	"fingerprint" text,
	"amount" text NOT NULL,
	"currency" text NOT NULL,
	"stores_card" boolean NOT NULL,
	"card" jsonb,
	"charge_id" text,
	"action_url" text,
	"decline_reason" text,
	"added_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "orders_by_key" UNIQUE("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_redemptions" ADD CONSTRAINT "code_redemptions_code_access_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."access_codes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_redemptions" ADD CONSTRAINT "code_redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_redemptions" ADD CONSTRAINT "code_redemptions_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contracts_by_user" ON "contracts" USING btree ("user_id","added_at");--> statement-breakpoint
CREATE INDEX "contracts_by_end" ON "contracts" USING btree ("ends_at") WHERE "contracts"."status" in ('active', 'canceled');--> statement-breakpoint
CREATE UNIQUE INDEX "one_contract_of_product" ON "contracts" USING btree ("user_id","product_id") WHERE "contracts"."status" in ('pending', 'active', 'canceled');--> statement-breakpoint
CREATE INDEX "invoices_by_user" ON "invoices" USING btree ("user_id","added_at");--> statement-breakpoint
CREATE INDEX "orders_by_contract" ON "orders" USING btree ("contract_id","added_at");--> statement-breakpoint
CREATE INDEX "orders_that_go_on" ON "orders" USING btree ("added_at") WHERE "orders"."state" in ('placed', 'waiting', 'returning');--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_order_of_contract" ON "orders" USING btree ("contract_id") WHERE "orders"."state" in ('placed', 'waiting');