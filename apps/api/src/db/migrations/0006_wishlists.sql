CREATE TABLE "wishlists" (
	"user_id" integer NOT NULL,
	"nid" integer NOT NULL,
	"position" serial NOT NULL,
	CONSTRAINT "wishlists_user_id_nid_pk" PRIMARY KEY("user_id","nid")
);
--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_nid_products_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."products"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishlists_user_id_position_index" ON "wishlists" USING btree ("user_id","position");