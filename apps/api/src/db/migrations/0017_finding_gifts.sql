CREATE TABLE "facet_values" (
	"facet" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "facet_values_facet_id_pk" PRIMARY KEY("facet","id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "searchables" (
	"nid" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"text" text NOT NULL,
	"occasions" text[] DEFAULT '{}' NOT NULL,
	"flavours" text[] DEFAULT '{}' NOT NULL,
	"colours" text[] DEFAULT '{}' NOT NULL,
	"added_on" date NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english'::regconfig, "searchables"."title"), 'A') ||
        setweight(to_tsvector('english'::regconfig, "searchables"."words"), 'B') ||
        setweight(to_tsvector('english'::regconfig, "searchables"."text"), 'D')) STORED
);
--> statement-breakpoint
ALTER TABLE "searchables" ADD CONSTRAINT "searchables_nid_products_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."products"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_words_word" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "searchables_search" ON "searchables" USING gin ("search");--> statement-breakpoint
CREATE INDEX "searchables_occasions" ON "searchables" USING gin ("occasions");--> statement-breakpoint
CREATE INDEX "searchables_flavours" ON "searchables" USING gin ("flavours");--> statement-breakpoint
CREATE INDEX "searchables_colours" ON "searchables" USING gin ("colours");