ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_cart_id_nid_pincode_unique";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "attributes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "state" text DEFAULT 'in' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "removed_with" uuid;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "belongs_to" uuid;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "is_freebie" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "is_declined" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "combo_id" uuid;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "combo_nid" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "attributes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "country" integer DEFAULT 356 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_belongs_to_cart_lines_id_fk" FOREIGN KEY ("belongs_to") REFERENCES "public"."cart_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_combo_nid_products_nid_fk" FOREIGN KEY ("combo_nid") REFERENCES "public"."products"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_lines_cart_id_index" ON "cart_lines" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "cart_lines_belongs_to_index" ON "cart_lines" USING btree ("belongs_to");--> statement-breakpoint
CREATE INDEX "cart_lines_removed_at_index" ON "cart_lines" USING btree ("removed_at");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_state" CHECK ("cart_lines"."state" in ('in', 'saved'));--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_combo" CHECK (("cart_lines"."combo_id" is null) = ("cart_lines"."combo_nid" is null));--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_freebie" CHECK (not "cart_lines"."is_freebie" or "cart_lines"."quantity" = 1);