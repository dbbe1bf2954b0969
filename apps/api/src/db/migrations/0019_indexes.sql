CREATE INDEX "allowances_window_end_index" ON "allowances" USING btree ("window_end");--> statement-breakpoint
CREATE INDEX "captchas_expires_at_index" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "google_proofs_created_at_index" ON "google_proofs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_created_at_index" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reorders_created_at_index" ON "reorders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "otp_challenges_expires_at_index" ON "otp_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "products_liked" ON "products" USING btree ("reviews" DESC NULLS FIRST,"nid");--> statement-breakpoint
CREATE INDEX "products_rated" ON "products" USING btree ("country","rating" DESC NULLS LAST,"reviews" DESC NULLS FIRST,"nid");--> statement-breakpoint
CREATE INDEX "products_combo" ON "products" USING gin (("facts" -> 'combo' -> 'lines') jsonb_path_ops);