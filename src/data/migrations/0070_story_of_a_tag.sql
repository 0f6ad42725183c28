ALTER TABLE "article_tag" ADD COLUMN "listed_at" bigint;--> statement-breakpoint
UPDATE public.article_tag l SET listed_at = a.published_at FROM public.article a WHERE a.id = l.article_id AND a.status = 'published' AND a.kind <> 'brief';--> statement-breakpoint
CREATE INDEX "article_corrected" ON "article" USING btree ("edition") WHERE status = 'published' and corrections <> '[]';--> statement-breakpoint
CREATE INDEX "article_tag_listed" ON "article_tag" USING btree ("tag_id","listed_at" DESC NULLS FIRST,"article_id" DESC NULLS FIRST,"is_published") WHERE listed_at is not null;--> statement-breakpoint
-- As the other links, and when its article was published where lists of stories name it. The row is held until the transaction ends: an
-- article that changes at the same moment is waited for.
CREATE FUNCTION public.tag_link_reads_article() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT a.status = 'published', CASE WHEN a.status = 'published' AND a.kind <> 'brief' THEN a.published_at END
		INTO NEW.is_published, NEW.listed_at FROM public.article a WHERE a.id = NEW.article_id FOR SHARE;
	NEW.is_published := coalesce(NEW.is_published, false);
	RETURN NEW;
END $$;--> statement-breakpoint
DROP TRIGGER article_tag_status ON public.article_tag;--> statement-breakpoint
CREATE TRIGGER article_tag_status BEFORE INSERT OR UPDATE ON public.article_tag FOR EACH ROW EXECUTE FUNCTION public.tag_link_reads_article();--> statement-breakpoint
-- Links follow when the moment of an article changes while readers have it, or when it becomes a brief or a story. Its state is followed by
-- links_follow_status.
CREATE FUNCTION public.tag_links_follow_article() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.article_tag SET listed_at = CASE WHEN NEW.kind <> 'brief' THEN NEW.published_at END WHERE article_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER article_tag_links AFTER UPDATE OF published_at, kind ON public.article FOR EACH ROW
	WHEN (NEW.status = 'published' AND (OLD.published_at IS DISTINCT FROM NEW.published_at OR (OLD.kind = 'brief') <> (NEW.kind = 'brief')))
	EXECUTE FUNCTION public.tag_links_follow_article();
