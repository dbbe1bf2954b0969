CREATE TABLE "audit_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"name" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_members_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "audit_entries_subject_index" ON "audit_entries" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "order_lines_delivery_date_index" ON "order_lines" USING btree ("delivery_date");
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the audit log is only added to';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_only_added BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
