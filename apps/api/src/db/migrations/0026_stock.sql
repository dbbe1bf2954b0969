ALTER TABLE "products" ADD COLUMN "withdrawn_from" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "withdrawn_stock" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_withdrawn" CHECK (("products"."withdrawn_from" is null) = ("products"."withdrawn_stock" is null));--> statement-breakpoint
CREATE FUNCTION mark_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.changed_at := clock_timestamp();
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_changed BEFORE UPDATE ON "products" FOR EACH ROW WHEN (
	(OLD.sku, OLD.title, OLD.price, OLD.list_price, OLD.stock, OLD.category, OLD.withdrawn_stock)
	IS DISTINCT FROM
	(NEW.sku, NEW.title, NEW.price, NEW.list_price, NEW.stock, NEW.category, NEW.withdrawn_stock)
) EXECUTE FUNCTION mark_product_change();
