-- The newest day of the reviews in the facts of a product, as text; null without a review.
CREATE OR REPLACE FUNCTION newest_review_day(facts jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT max(review ->> 'day') FROM jsonb_array_elements(facts -> 'reviews') AS review
$$;
--> statement-breakpoint
-- A shop of more than 100,000 products creates the function, and this with CONCURRENTLY, before it upgrades.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "products_reviewed" ON "products" USING btree (newest_review_day("facts")) WHERE ("products"."facts" -> 'reviews' -> 0) is not null;
