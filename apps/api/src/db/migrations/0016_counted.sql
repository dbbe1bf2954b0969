CREATE TABLE "cart_adds" (
	"cart_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_adds_cart_id_key_pk" PRIMARY KEY("cart_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visit" uuid NOT NULL,
	"site" text NOT NULL,
	"step" text NOT NULL,
	"path" text NOT NULL,
	"is_mobile" boolean NOT NULL,
	"visit_started_at" timestamp with time zone NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracked_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visit" uuid NOT NULL,
	"event" text NOT NULL,
	"site" text NOT NULL,
	"source" text NOT NULL,
	"path" text NOT NULL,
	"product" jsonb,
	"cart" jsonb,
	"is_mobile" boolean NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer,
	"session_hash" text,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"ordered_at" timestamp with time zone,
	CONSTRAINT "uploads_owner" CHECK (("uploads"."user_id" is null) <> ("uploads"."session_hash" is null))
);
--> statement-breakpoint
ALTER TABLE "cart_adds" ADD CONSTRAINT "cart_adds_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_adds_created_at_index" ON "cart_adds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_steps_created_at_index" ON "order_steps" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_steps_visit_index" ON "order_steps" USING btree ("visit");--> statement-breakpoint
CREATE INDEX "tracked_events_created_at_index" ON "tracked_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tracked_events_event_created_at_index" ON "tracked_events" USING btree ("event","created_at");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_session" ON "uploads" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "uploads_used" ON "uploads" USING btree ("used_at");