CREATE TABLE "greeting_occasions" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "greeting_occasions_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "slot_bookings" (
	"order_id" uuid NOT NULL,
	"slot_id" text NOT NULL,
	"day" date NOT NULL,
	"city_id" text NOT NULL,
	CONSTRAINT "slot_bookings_order_id_slot_id_day_city_id_pk" PRIMARY KEY("order_id","slot_id","day","city_id")
);
--> statement-breakpoint
CREATE TABLE "slot_days" (
	"slot_id" text NOT NULL,
	"day" date NOT NULL,
	"city_id" text NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "slot_days_slot_id_day_city_id_pk" PRIMARY KEY("slot_id","day","city_id"),
	CONSTRAINT "slot_days_taken" CHECK ("slot_days"."taken" >= 0)
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "delivery_slots" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_slots" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "slot" jsonb;--> statement-breakpoint
ALTER TABLE "slot_bookings" ADD CONSTRAINT "slot_bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_days" ADD CONSTRAINT "slot_days_slot_id_delivery_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."delivery_slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slot_bookings_order_id_index" ON "slot_bookings" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "delivery_slots" ADD CONSTRAINT "delivery_slots_capacity" CHECK ("delivery_slots"."capacity" >= 0);