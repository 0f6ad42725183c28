CREATE INDEX "article_title_words" ON "article" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "article_address_words" ON "article" USING gin ("seo_url" gin_trgm_ops);