CREATE TABLE "sso_grants" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"session_hash" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"scope" text NOT NULL,
	"nonce" text,
	"code_challenge" text NOT NULL,
	"auth_time" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"token_hash" text,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sso_grants_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sso_keys" (
	"period" integer PRIMARY KEY NOT NULL,
	"encrypted_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sso_grants" ADD CONSTRAINT "sso_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_grants" ADD CONSTRAINT "sso_grants_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sso_grants_user_id_index" ON "sso_grants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sso_grants_session_hash_index" ON "sso_grants" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "sso_grants_created_at_index" ON "sso_grants" USING btree ("created_at");