ALTER TABLE "article" ADD COLUMN "translator_id" integer;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_translator_id_author_id_fk" FOREIGN KEY ("translator_id") REFERENCES "public"."author"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_translator" ON "article" USING btree ("translator_id") WHERE translator_id is not null;--> statement-breakpoint
CREATE INDEX "article_reviewer" ON "article" USING btree ("reviewer_id") WHERE reviewer_id is not null;--> statement-breakpoint
CREATE INDEX "article_partner_company" ON "article" USING btree ("partner_company_id") WHERE partner_company_id is not null;