CREATE TABLE "translation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "translation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"edition" text NOT NULL,
	"source_id" integer NOT NULL,
	"source_edition" text NOT NULL,
	"source_revision" integer NOT NULL,
	"article_id" integer,
	"followed_revision" integer,
	"state" text NOT NULL,
	"wish" text,
	"assignee_id" integer,
	"due_on" date,
	"is_open" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "translation_state_known" CHECK ("translation"."state" in ('missing', 'asked', 'in_work', 'review', 'stale', 'current', 'not_wanted')),
	CONSTRAINT "translation_wish_known" CHECK ("translation"."wish" in ('asked', 'taken', 'not_wanted'))
);
--> statement-breakpoint
ALTER TABLE "translation" ADD CONSTRAINT "translation_group_id_translation_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."translation_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation" ADD CONSTRAINT "translation_source_id_article_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation" ADD CONSTRAINT "translation_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation" ADD CONSTRAINT "translation_assignee_id_account_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "translation_group_edition" ON "translation" USING btree ("group_id","edition");--> statement-breakpoint
CREATE INDEX "translation_state" ON "translation" USING btree ("edition","state","changed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_open;--> statement-breakpoint
CREATE INDEX "translation_mine" ON "translation" USING btree ("assignee_id","state","changed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_open and assignee_id is not null;--> statement-breakpoint
CREATE INDEX "translation_due" ON "translation" USING btree ("due_on","id") WHERE is_open and due_on is not null;--> statement-breakpoint
CREATE INDEX "translation_source" ON "translation" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "translation_article" ON "translation" USING btree ("article_id");--> statement-breakpoint
DO $$
DECLARE
	low integer := 0;
	high integer := (SELECT coalesce(max("group_id"), 0) FROM "article");
BEGIN
	-- What stands is taken to say the same as its source: nothing tells that it does not.
	WHILE low < high LOOP
		WITH s AS (
			SELECT DISTINCT ON ("group_id") "group_id", "id", "edition", "version", "status" FROM "article"
			WHERE "group_id" > low AND "group_id" <= low + 5000 AND "status" <> 'discarded' ORDER BY "group_id", "id"
		), e AS (SELECT DISTINCT "edition" AS "code" FROM "article"), t AS (
			SELECT DISTINCT ON ("group_id", "edition") "id", "group_id", "edition", "status" FROM "article"
			WHERE "group_id" > low AND "group_id" <= low + 5000 AND "status" <> 'discarded' ORDER BY "group_id", "edition", "id"
		)
		INSERT INTO "translation" ("group_id", "edition", "source_id", "source_edition", "source_revision", "article_id",
			"followed_revision", "state", "changed_at")
		SELECT s."group_id", e."code", s."id", s."edition", s."version", t."id",
			CASE WHEN t."id" IS NOT NULL THEN s."version" END,
			CASE WHEN t."id" IS NULL THEN 'missing' WHEN t."status" = 'draft' THEN 'in_work'
				WHEN t."status" IN ('review', 'scheduled') THEN 'review' WHEN t."status" = 'withdrawn' THEN 'not_wanted'
				ELSE 'current' END,
			extract(epoch FROM now())::bigint
		FROM s CROSS JOIN e LEFT JOIN t ON t."group_id" = s."group_id" AND t."edition" = e."code"
		WHERE s."status" = 'published' AND e."code" <> s."edition";
		low := low + 5000;
	END LOOP;
END $$;
