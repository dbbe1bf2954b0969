CREATE TABLE "addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"receiver" jsonb NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_slots" (
	"id" text PRIMARY KEY NOT NULL,
	"start_hour" integer NOT NULL,
	"end_hour" integer NOT NULL,
	"cutoff_hour" integer NOT NULL,
	"cost" integer NOT NULL,
	CONSTRAINT "delivery_slots_hours" CHECK ("delivery_slots"."start_hour" between 0 and 23 and "delivery_slots"."end_hour" > "delivery_slots"."start_hour" and "delivery_slots"."end_hour" <= 24),
	CONSTRAINT "delivery_slots_cost" CHECK ("delivery_slots"."cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "google_proofs" (
	"handle_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"sub" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"exchanged_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "google_proofs_browser_hash_unique" UNIQUE("browser_hash")
);
--> statement-breakpoint
ALTER TABLE "otp_challenges" ADD COLUMN "purpose" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "otp_challenges" ADD COLUMN "mobile" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mobile_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "google_sub" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user_id_used_at_index" ON "addresses" USING btree ("user_id","used_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_google_sub_unique" UNIQUE("google_sub");