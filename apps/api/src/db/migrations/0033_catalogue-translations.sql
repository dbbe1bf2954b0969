CREATE TABLE "catalogue_translations" (
	"language" text PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL
);
