CREATE TABLE "catalogue_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"widest" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "upi_link" text;