-- Two indexes of 25,000 names take about a second, so no operator has to build them before an upgrade.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "localities_prefix" ON "localities" USING btree ("search" text_pattern_ops);
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "localities_trigrams" ON "localities" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "world_cities_prefix" ON "world_cities" USING btree ("search" text_pattern_ops);
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "world_cities_trigrams" ON "world_cities" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "localities_search";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "world_cities_search";
