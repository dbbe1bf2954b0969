CREATE TABLE "facet_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facet_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category" text NOT NULL,
	"occasions" text[] NOT NULL,
	"flavours" text[] NOT NULL,
	"colours" text[] NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "facet_counts_category" ON "facet_counts" USING btree ("category");--> statement-breakpoint
-- A new product has no search row yet; a changed category takes along what its search row is counted as. Locking that
-- row makes the trigger of `searchables` count under the new category. BEFORE DELETE, because cascading would remove
-- the search row when its category is no longer known.
CREATE FUNCTION count_product_facets() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE found searchables;
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO facet_counts (category, occasions, flavours, colours, products)
		SELECT category, '{}', '{}', '{}', count(*) FROM after GROUP BY category;
		RETURN NULL;
	END IF;
	IF TG_OP = 'DELETE' THEN
		DELETE FROM searchables WHERE nid = OLD.nid;
		INSERT INTO facet_counts (category, occasions, flavours, colours, products)
		VALUES (OLD.category, '{}', '{}', '{}', -1);
		RETURN OLD;
	END IF;
	SELECT * INTO found FROM searchables WHERE nid = NEW.nid FOR UPDATE;
	INSERT INTO facet_counts (category, occasions, flavours, colours, products)
	SELECT category, coalesce(found.occasions, '{}'), coalesce(found.flavours, '{}'), coalesce(found.colours, '{}'), change
	FROM (VALUES (OLD.category, -1), (NEW.category, 1)) AS moved (category, change);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_searchable_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		-- A change of the category meanwhile would find no search row to lock.
		PERFORM FROM products WHERE nid IN (SELECT nid FROM after) FOR SHARE;
		INSERT INTO facet_counts (category, occasions, flavours, colours, products)
		SELECT category, occasions, flavours, colours, sum(change) FROM (
			SELECT nid, '{}' AS occasions, '{}' AS flavours, '{}' AS colours, -1 AS change FROM after
			UNION ALL SELECT nid, occasions, flavours, colours, 1 FROM after
		) changes JOIN products USING (nid) GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO facet_counts (category, occasions, flavours, colours, products)
		SELECT category, occasions, flavours, colours, sum(change) FROM (
			SELECT nid, '{}' AS occasions, '{}' AS flavours, '{}' AS colours, 1 AS change FROM before
			UNION ALL SELECT nid, occasions, flavours, colours, -1 FROM before
		) changes JOIN products USING (nid) GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0;
	ELSE
		INSERT INTO facet_counts (category, occasions, flavours, colours, products)
		SELECT category, occasions, flavours, colours, sum(change) FROM (
			SELECT nid, occasions, flavours, colours, -1 AS change FROM before
			UNION ALL SELECT nid, occasions, flavours, colours, 1 FROM after
		) changes JOIN products USING (nid) GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_added AFTER INSERT ON "products" REFERENCING NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION count_product_facets();
--> statement-breakpoint
CREATE TRIGGER products_moved AFTER UPDATE OF "category" ON "products" FOR EACH ROW
	WHEN (OLD.category IS DISTINCT FROM NEW.category) EXECUTE FUNCTION count_product_facets();
--> statement-breakpoint
CREATE TRIGGER products_deleted BEFORE DELETE ON "products" FOR EACH ROW EXECUTE FUNCTION count_product_facets();
--> statement-breakpoint
CREATE TRIGGER searchables_added AFTER INSERT ON "searchables" REFERENCING NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION count_searchable_facets();
--> statement-breakpoint
CREATE TRIGGER searchables_changed AFTER UPDATE ON "searchables" REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION count_searchable_facets();
--> statement-breakpoint
CREATE TRIGGER searchables_deleted AFTER DELETE ON "searchables" REFERENCING OLD TABLE AS before
	FOR EACH STATEMENT EXECUTE FUNCTION count_searchable_facets();
--> statement-breakpoint
-- The triggers keep writers of the two tables waiting until this is committed: a second for 100,000 products.
INSERT INTO facet_counts (category, occasions, flavours, colours, products)
SELECT category, coalesce(occasions, '{}'), coalesce(flavours, '{}'), coalesce(colours, '{}'), count(*)
FROM products LEFT JOIN searchables USING (nid) GROUP BY 1, 2, 3, 4;
