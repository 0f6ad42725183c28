CREATE TABLE "article_draft" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"links" jsonb NOT NULL,
	"readers_version" integer NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "article_draft_differs" CHECK (jsonb_typeof(content) = 'object' and jsonb_typeof(links) = 'object' and (content <> '{}' or links <> '{}'))
);
--> statement-breakpoint
ALTER TABLE "revision" ADD COLUMN "is_working_copy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "article_draft" ADD CONSTRAINT "article_draft_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The files of a working copy are used, and are nothing that readers see.
CREATE OR REPLACE FUNCTION public.is_row_public(noun text, r jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE
		WHEN noun IN ('article', 'book', 'data_series', 'page', 'question', 'subject') THEN r->>'status' = 'published'
		WHEN noun = 'issue' THEN r->>'status' <> 'draft' AND r->>'sent_at' IS NOT NULL
		WHEN noun = 'adv' THEN (r->>'is_active')::boolean
		WHEN noun = 'photo' THEN (r->>'is_shown')::boolean
		WHEN noun IN ('article_draft', 'article_text') THEN false
		ELSE true END
$$;--> statement-breakpoint
CREATE FUNCTION public.article_draft_keeps_media_uses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM public.keep_media_uses('article_draft', OLD.article_id::text, NULL);
	ELSE
		PERFORM public.keep_media_uses('article_draft', NEW.article_id::text, NEW.content);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER article_draft_media_uses AFTER INSERT OR UPDATE OR DELETE ON public.article_draft FOR EACH ROW
	EXECUTE FUNCTION public.article_draft_keeps_media_uses();
