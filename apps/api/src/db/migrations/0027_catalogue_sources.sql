CREATE TABLE "catalogue_files" (
	"file" text PRIMARY KEY NOT NULL,
	"content" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_products" (
	"nid" integer PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"position" integer NOT NULL,
	"content" json NOT NULL
);
