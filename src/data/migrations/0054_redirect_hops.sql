ALTER TABLE "redirect" ADD COLUMN "through" text;--> statement-breakpoint
CREATE INDEX "search_document_url_folded" ON "search_document" USING btree ("edition",lower("url")) WHERE url <> lower(url);--> statement-breakpoint
CREATE INDEX "redirect_source_folded" ON "redirect" USING btree (lower("source"));--> statement-breakpoint
CREATE INDEX "redirect_target_path" ON "redirect" USING btree (lower(left(split_part(split_part("target", '#', 1), '?', 1), 300)));--> statement-breakpoint
CREATE INDEX "redirect_through_path" ON "redirect" USING btree (lower(left(split_part(split_part("through", '#', 1), '?', 1), 300))) WHERE through is not null;