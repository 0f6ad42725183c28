CREATE TABLE "revision" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"noun" text NOT NULL,
	"row_id" integer NOT NULL,
	"number" integer NOT NULL,
	"verb" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"note" text,
	"actor" text NOT NULL,
	"import_hash" text,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
DROP INDEX "article_scheduled";--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "scheduled_at" bigint;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "zone" text;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "unpublish_at" bigint;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "embargo_until" bigint;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "first_published_at" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "revision_number" ON "revision" USING btree ("noun","row_id","number");--> statement-breakpoint
CREATE INDEX "revision_created" ON "revision" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "article_unpublish" ON "article" USING btree ("unpublish_at") WHERE status = 'published' and unpublish_at is not null;--> statement-breakpoint
CREATE INDEX "article_scheduled" ON "article" USING btree ("scheduled_at") WHERE status = 'scheduled';--> statement-breakpoint
-- The planned hour gets a column of its own; a piece without one was never going to appear.
UPDATE "article" SET status = 'draft' WHERE status = 'scheduled' AND published_at IS NULL;--> statement-breakpoint
UPDATE "article" SET scheduled_at = published_at, published_at = NULL, zone = 'UTC' WHERE status = 'scheduled';--> statement-breakpoint
UPDATE "article" SET published_at = updated_at WHERE status = 'published' AND published_at IS NULL;--> statement-breakpoint
UPDATE "article" SET first_published_at = published_at WHERE status IN ('published', 'withdrawn');--> statement-breakpoint
-- Revisions of a change held the state before it, those of an import the state after. From here on all hold the state after:
-- that of a change is what the next one found, or the row as it stands. Links were not kept; those of today are taken.
INSERT INTO "revision" (noun, row_id, number, verb, snapshot, note, actor, import_hash, created_at)
WITH old AS (
	SELECT article_id, snapshot, actor, created_at, snapshot ? 'import_hash' AS is_import,
		row_number() OVER w AS position,
		lead(snapshot) OVER w AS next_snapshot,
		lead(snapshot ? 'import_hash') OVER w AS is_next_import
	FROM article_revision WINDOW w AS (PARTITION BY article_id ORDER BY number)
), live AS (
	SELECT a.id, to_jsonb(a) - 'password_hash' - 'week_views' AS state, jsonb_build_object(
		'authors', coalesce((SELECT jsonb_agg(author_id ORDER BY position, author_id) FROM article_author l WHERE l.article_id = a.id), '[]'),
		'tags', coalesce((SELECT jsonb_agg(tag_id ORDER BY position, tag_id) FROM article_tag l WHERE l.article_id = a.id), '[]'),
		'topics', coalesce((SELECT jsonb_agg(topic_id ORDER BY topic_id) FROM article_topic l WHERE l.article_id = a.id), '[]')) AS links
	FROM article a WHERE EXISTS (SELECT FROM article_revision r WHERE r.article_id = a.id)
), states AS (
	SELECT old.article_id, 0 AS position, 'found' AS verb, live.state || old.snapshot || live.links AS state, NULL AS note, 'migration' AS actor,
		NULL AS import_hash, old.created_at
	FROM old JOIN live ON live.id = old.article_id WHERE old.position = 1 AND NOT old.is_import
	UNION ALL
	SELECT old.article_id, old.position, CASE WHEN old.is_import THEN 'import' ELSE 'change' END,
		CASE
			WHEN old.is_next_import IS NULL THEN live.state || live.links
			WHEN NOT old.is_next_import THEN live.state || old.next_snapshot || live.links
			WHEN old.is_import THEN live.state || live.links || old.snapshot
				|| jsonb_build_object('authors', old.snapshot -> 'author_ids', 'tags', old.snapshot -> 'tag_ids')
			ELSE live.state || old.snapshot || live.links
		END,
		CASE WHEN NOT old.is_import AND old.is_next_import THEN 'The state before this change; the one after it was not kept.' END,
		old.actor, CASE WHEN old.is_import THEN old.snapshot ->> 'import_hash' END, old.created_at
	FROM old JOIN live ON live.id = old.article_id
)
SELECT 'article', article_id, row_number() OVER (PARTITION BY article_id ORDER BY position), verb,
	state - 'version' - 'password_hash' - 'week_views' - 'import_hash' - 'author_ids' - 'tag_ids', note, actor, import_hash, created_at
FROM states;--> statement-breakpoint
UPDATE "article" SET version = r.number FROM (SELECT row_id, max(number) AS number FROM "revision" WHERE noun = 'article' GROUP BY row_id) r WHERE r.row_id = article.id;--> statement-breakpoint
INSERT INTO "revision" (noun, row_id, number, verb, snapshot, actor, import_hash, created_at)
SELECT 'page', page_id, number, 'import', snapshot - 'import_hash', actor, snapshot ->> 'import_hash', created_at FROM page_revision;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_published_dated" CHECK (status <> 'published' or published_at is not null);--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_scheduled_dated" CHECK (status <> 'scheduled' or scheduled_at is not null);--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_embargo_holds" CHECK (embargo_until is null or ((status <> 'published' or published_at >= embargo_until) and (status <> 'scheduled' or scheduled_at >= embargo_until)));--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_unpublish_later" CHECK (unpublish_at is null or status <> 'published' or unpublish_at > published_at);