ALTER TABLE "article" DROP CONSTRAINT "article_status_known";--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_discarded_unseen" CHECK (status <> 'discarded' or first_published_at is null);--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_status_known" CHECK ("article"."status" in ('draft', 'review', 'scheduled', 'published', 'withdrawn', 'discarded'));