CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"intro" text NOT NULL,
	"is_shelf" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
-- By hand: a rename, which keeps what is there.
ALTER TABLE "products" RENAME COLUMN "shelf" TO "category";--> statement-breakpoint
CREATE INDEX "products_category_position_index" ON "products" USING btree ("category","position");