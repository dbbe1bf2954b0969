CREATE TABLE "captchas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"answer_hmac" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_for" text
);
--> statement-breakpoint
CREATE TABLE "corporate_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"enquiry_key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"quantity" integer NOT NULL,
	"company" text NOT NULL,
	"product_url" text,
	"recipients" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"link_hash" text,
	CONSTRAINT "enquiries_reference_unique" UNIQUE("reference"),
	CONSTRAINT "enquiries_enquiry_key_unique" UNIQUE("enquiry_key"),
	CONSTRAINT "enquiries_link_hash_unique" UNIQUE("link_hash"),
	CONSTRAINT "enquiries_quantity" CHECK ("enquiries"."quantity" > 0)
);
--> statement-breakpoint
CREATE INDEX "enquiries_created_at_index" ON "enquiries" USING btree ("created_at");