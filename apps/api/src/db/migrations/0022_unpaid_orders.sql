CREATE TABLE "first_orders" (
	"contact_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paying_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "earns_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "orders_unpaid_network" ON "orders" USING btree ("network") WHERE "orders"."status" = 'placed' and "orders"."payment" = 'pending';--> statement-breakpoint
CREATE INDEX "orders_unpaid_created" ON "orders" USING btree ("created_at") WHERE "orders"."status" = 'placed' and "orders"."payment" = 'pending';