ALTER TABLE "search_document" DROP CONSTRAINT "search_document_kind_known";--> statement-breakpoint
ALTER TABLE "duty_rate" ALTER COLUMN "source_grade" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "data_series" ADD COLUMN "markets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "market" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "market_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "market" ADD COLUMN "slug" text;--> statement-breakpoint
-- A market is called in addresses as it is in English; two of one name by their codes.
UPDATE "market" m SET "slug" = CASE WHEN n.slug = '' OR n.doubles > 1 THEN lower(m.code) ELSE n.slug END
	FROM (SELECT code, slug, count(*) OVER (PARTITION BY slug) AS doubles FROM (
		SELECT code, trim(BOTH '-' FROM lower(regexp_replace(coalesce(texts->'en'->>'name', ''), '[^a-zA-Z0-9]+', '-', 'g'))) AS slug FROM "market") names) n
	WHERE n.code = m.code;--> statement-breakpoint
ALTER TABLE "market" ALTER COLUMN "slug" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "market" ADD COLUMN "authorities" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "market" ADD COLUMN "updated_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL;--> statement-breakpoint
ALTER TABLE "rule" ADD COLUMN "kind" text;--> statement-breakpoint
CREATE INDEX "article_market" ON "article" USING btree ("edition","market","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' and market is not null;--> statement-breakpoint
ALTER TABLE "market" ADD CONSTRAINT "market_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "market" ADD CONSTRAINT "market_slug_unique" UNIQUE("slug");--> statement-breakpoint
ALTER TABLE "search_document" ADD CONSTRAINT "search_document_kind_known" CHECK ("search_document"."kind" in ('article', 'license', 'enterprise', 'company', 'topic', 'book', 'series', 'market', 'tag', 'author'));--> statement-breakpoint
ALTER TABLE "rule" ADD CONSTRAINT "rule_kind_known" CHECK ("rule"."kind" in ('duty', 'limits', 'devices', 'sale', 'licence'));--> statement-breakpoint
-- The grade is part of the source; the column stays for builds that read it there.
UPDATE "duty_rate" SET "source" = "source" || jsonb_build_object('grade', "source_grade");
