-- By hand: names are found by their trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"state" text NOT NULL,
	"population" integer NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "city_names" (
	"search" text NOT NULL,
	"city_id" text NOT NULL,
	CONSTRAINT "city_names_search_city_id_pk" PRIMARY KEY("search","city_id")
);
--> statement-breakpoint
CREATE TABLE "localities" (
	"pincode" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	CONSTRAINT "localities_pincode_name_pk" PRIMARY KEY("pincode","name")
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_areas" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"vendor" boolean NOT NULL,
	"courier" boolean NOT NULL,
	"cake" boolean NOT NULL,
	CONSTRAINT "service_areas_scope_key_pk" PRIMARY KEY("scope","key"),
	CONSTRAINT "service_areas_scope" CHECK ("service_areas"."scope" in ('country', 'state', 'city', 'pincode'))
);
--> statement-breakpoint
CREATE TABLE "world_cities" (
	"id" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"region" text NOT NULL,
	"population" integer NOT NULL
);
--> statement-breakpoint
-- By hand: what the merchant said of single pincodes stays; the pincodes themselves come from the seeds.
INSERT INTO "service_areas" ("scope", "key", "vendor", "courier", "cake") SELECT 'pincode', "pincode", "vendor", "courier", "cake" FROM "pincodes";
--> statement-breakpoint
DELETE FROM "pincodes";
--> statement-breakpoint
ALTER TABLE "pincodes" ADD COLUMN "latitude" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "pincodes" ADD COLUMN "longitude" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "city_names" ADD CONSTRAINT "city_names_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "localities" ADD CONSTRAINT "localities_pincode_pincodes_pincode_fk" FOREIGN KEY ("pincode") REFERENCES "public"."pincodes"("pincode") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cities_search" ON "cities" USING gist ("search" gist_trgm_ops(siglen=64));--> statement-breakpoint
CREATE INDEX "city_names_search" ON "city_names" USING gist ("search" gist_trgm_ops(siglen=64));--> statement-breakpoint
CREATE INDEX "localities_search" ON "localities" USING gist ("search" gist_trgm_ops(siglen=64));--> statement-breakpoint
CREATE INDEX "world_cities_search" ON "world_cities" USING gist ("search" gist_trgm_ops(siglen=64));--> statement-breakpoint
ALTER TABLE "pincodes" ADD CONSTRAINT "pincodes_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pincodes_city_id_index" ON "pincodes" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "pincodes_position" ON "pincodes" USING btree ("latitude","longitude");--> statement-breakpoint
ALTER TABLE "pincodes" DROP COLUMN "city";--> statement-breakpoint
ALTER TABLE "pincodes" DROP COLUMN "state";--> statement-breakpoint
ALTER TABLE "pincodes" DROP COLUMN "vendor";--> statement-breakpoint
ALTER TABLE "pincodes" DROP COLUMN "courier";--> statement-breakpoint
ALTER TABLE "pincodes" DROP COLUMN "cake";