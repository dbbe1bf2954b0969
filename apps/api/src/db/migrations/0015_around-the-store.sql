CREATE TABLE "currencies" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"symbol" text NOT NULL,
	"rate" double precision NOT NULL,
	"rate_from" date NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "currencies_code" CHECK ("currencies"."code" ~ '^[A-Z]{3}$' and "currencies"."code" <> 'INR'),
	CONSTRAINT "currencies_rate" CHECK ("currencies"."rate" > 0)
);
--> statement-breakpoint
CREATE INDEX "products_slug_index" ON "products" USING btree ("slug");