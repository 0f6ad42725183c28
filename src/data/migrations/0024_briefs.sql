ALTER TABLE "article" DROP CONSTRAINT "article_kind_known";--> statement-breakpoint
DROP INDEX "article_list";--> statement-breakpoint
DROP INDEX "article_list_type";--> statement-breakpoint
DROP INDEX "article_headline";--> statement-breakpoint
DROP INDEX "article_market";--> statement-breakpoint
CREATE INDEX "article_list" ON "article" USING btree ("edition","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"kind") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "article_list_type" ON "article" USING btree ("edition","type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"kind") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "article_headline" ON "article" USING btree ("edition","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"kind") WHERE status = 'published' and is_headline;--> statement-breakpoint
CREATE INDEX "article_market" ON "article" USING btree ("edition","market","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"kind") WHERE status = 'published' and market is not null;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_brief_open" CHECK (kind <> 'brief' or password_hash is null);--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_kind_known" CHECK ("article"."kind" in ('news', 'interview', 'data', 'exhibition', 'china', 'brief'));