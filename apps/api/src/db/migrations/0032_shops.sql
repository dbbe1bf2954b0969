CREATE TABLE "shops" (
	"id" text PRIMARY KEY NOT NULL,
	"content" json NOT NULL
);
