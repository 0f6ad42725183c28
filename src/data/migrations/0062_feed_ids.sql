ALTER TABLE "article" ADD COLUMN "feed_slug" text;
--> statement-breakpoint
UPDATE "article" SET "feed_slug" = "seo_url" WHERE "published_at" IS NOT NULL AND "seo_url" IS NOT NULL;
