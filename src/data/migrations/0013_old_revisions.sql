DROP TABLE "article_revision" CASCADE;--> statement-breakpoint
DROP TABLE "page_revision" CASCADE;