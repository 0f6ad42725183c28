ALTER TABLE "article_tag" ADD COLUMN "listed_at" bigint;--> statement-breakpoint
ALTER TABLE "article_tag" ADD COLUMN "is_brief" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE public.article_tag l SET listed_at = CASE WHEN a.status = 'published' AND a.edition = t.edition THEN a.published_at END, is_brief = a.kind = 'brief'
	FROM public.article a, public.tag t WHERE a.id = l.article_id AND t.id = l.tag_id;--> statement-breakpoint
CREATE INDEX "article_corrected" ON "article" USING btree ("edition") WHERE status = 'published' and corrections <> '[]';--> statement-breakpoint
CREATE INDEX "article_tag_listed" ON "article_tag" USING btree ("tag_id","listed_at" DESC NULLS FIRST,"article_id" DESC NULLS FIRST,"is_brief","is_published") WHERE listed_at is not null;--> statement-breakpoint
-- As the other links, and when its article was published where the list of the tag names it: a tag of another edition has none of it. The
-- article is held until the transaction ends: one that changes at the same moment is waited for.
CREATE FUNCTION public.tag_link_reads_article() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT a.status = 'published', a.kind = 'brief', CASE WHEN a.status = 'published'
			AND a.edition = (SELECT t.edition FROM public.tag t WHERE t.id = NEW.tag_id) THEN a.published_at END
		INTO NEW.is_published, NEW.is_brief, NEW.listed_at FROM public.article a WHERE a.id = NEW.article_id FOR SHARE;
	NEW.is_published := coalesce(NEW.is_published, false);
	NEW.is_brief := coalesce(NEW.is_brief, false);
	RETURN NEW;
END $$;--> statement-breakpoint
DROP TRIGGER article_tag_status ON public.article_tag;--> statement-breakpoint
CREATE TRIGGER article_tag_status BEFORE INSERT OR UPDATE ON public.article_tag FOR EACH ROW EXECUTE FUNCTION public.tag_link_reads_article();--> statement-breakpoint
-- Links follow when the moment, the kind or the edition of an article changes, and when a tag gets another edition. Each link that is written
-- reads what it says itself. The state is followed by links_follow_status.
CREATE FUNCTION public.tag_links_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'tag' THEN
		UPDATE public.article_tag SET listed_at = NULL WHERE tag_id = NEW.id;
	ELSE
		UPDATE public.article_tag SET listed_at = NULL WHERE article_id = NEW.id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER article_tag_links AFTER UPDATE OF published_at, kind, edition ON public.article FOR EACH ROW
	WHEN (OLD.published_at IS DISTINCT FROM NEW.published_at OR OLD.edition <> NEW.edition OR (OLD.kind = 'brief') <> (NEW.kind = 'brief'))
	EXECUTE FUNCTION public.tag_links_follow();--> statement-breakpoint
CREATE TRIGGER tag_links AFTER UPDATE OF edition ON public.tag FOR EACH ROW WHEN (OLD.edition <> NEW.edition) EXECUTE FUNCTION public.tag_links_follow();
