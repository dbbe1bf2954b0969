-- A shop of more than 100,000 products builds it with CONCURRENTLY before it upgrades (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "products_category_price" ON "products" USING btree ("category","price","nid");
