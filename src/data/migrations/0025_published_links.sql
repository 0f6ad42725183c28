DROP INDEX "article_author_author";--> statement-breakpoint
DROP INDEX "article_company_company";--> statement-breakpoint
DROP INDEX "article_tag_tag";--> statement-breakpoint
DROP INDEX "article_topic_topic";--> statement-breakpoint
ALTER TABLE "article_author" ADD COLUMN "is_published" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "article_company" ADD COLUMN "is_published" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "article_tag" ADD COLUMN "is_published" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "article_topic" ADD COLUMN "is_published" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "book_tag" ADD COLUMN "is_published" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The keys carry it too, so that what looks a link up by its article need not go to the table.
ALTER TABLE "article_author" DROP CONSTRAINT "article_author_article_id_author_id_pk", ADD CONSTRAINT "article_author_article_id_author_id_pk" PRIMARY KEY ("article_id","author_id") INCLUDE ("is_published");--> statement-breakpoint
ALTER TABLE "article_company" DROP CONSTRAINT "article_company_article_id_company_id_pk", ADD CONSTRAINT "article_company_article_id_company_id_pk" PRIMARY KEY ("article_id","company_id") INCLUDE ("is_published");--> statement-breakpoint
ALTER TABLE "article_tag" DROP CONSTRAINT "article_tag_article_id_tag_id_pk", ADD CONSTRAINT "article_tag_article_id_tag_id_pk" PRIMARY KEY ("article_id","tag_id") INCLUDE ("is_published");--> statement-breakpoint
ALTER TABLE "article_topic" DROP CONSTRAINT "article_topic_article_id_topic_id_pk", ADD CONSTRAINT "article_topic_article_id_topic_id_pk" PRIMARY KEY ("article_id","topic_id") INCLUDE ("is_published");--> statement-breakpoint
CREATE INDEX "article_author_author" ON "article_author" USING btree ("author_id","article_id","is_published");--> statement-breakpoint
CREATE INDEX "article_company_company" ON "article_company" USING btree ("company_id","article_id","is_published");--> statement-breakpoint
CREATE INDEX "article_tag_tag" ON "article_tag" USING btree ("tag_id","article_id","is_published");--> statement-breakpoint
CREATE INDEX "article_topic_topic" ON "article_topic" USING btree ("topic_id","article_id","is_published");--> statement-breakpoint
-- What a link says of its article or book is read from there when it is written. The row is held until the transaction ends: a state that
-- changes at the same moment is waited for.
CREATE FUNCTION public.link_reads_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'book_tag' THEN
		SELECT b.status = 'published' INTO NEW.is_published FROM public.book b WHERE b.id = NEW.book_id FOR SHARE;
	ELSE
		SELECT a.status = 'published' INTO NEW.is_published FROM public.article a WHERE a.id = NEW.article_id FOR SHARE;
	END IF;
	NEW.is_published := coalesce(NEW.is_published, false);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER article_author_status BEFORE INSERT OR UPDATE ON public.article_author FOR EACH ROW EXECUTE FUNCTION public.link_reads_status();--> statement-breakpoint
CREATE TRIGGER article_company_status BEFORE INSERT OR UPDATE ON public.article_company FOR EACH ROW EXECUTE FUNCTION public.link_reads_status();--> statement-breakpoint
CREATE TRIGGER article_tag_status BEFORE INSERT OR UPDATE ON public.article_tag FOR EACH ROW EXECUTE FUNCTION public.link_reads_status();--> statement-breakpoint
CREATE TRIGGER article_topic_status BEFORE INSERT OR UPDATE ON public.article_topic FOR EACH ROW EXECUTE FUNCTION public.link_reads_status();--> statement-breakpoint
CREATE TRIGGER book_tag_status BEFORE INSERT OR UPDATE ON public.book_tag FOR EACH ROW EXECUTE FUNCTION public.link_reads_status();--> statement-breakpoint
-- Links follow when their article or book is published, or is so no more.
CREATE FUNCTION public.links_follow_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'book' THEN
		UPDATE public.book_tag SET is_published = NEW.status = 'published' WHERE book_id = NEW.id;
	ELSE
		UPDATE public.article_author SET is_published = NEW.status = 'published' WHERE article_id = NEW.id;
		UPDATE public.article_company SET is_published = NEW.status = 'published' WHERE article_id = NEW.id;
		UPDATE public.article_tag SET is_published = NEW.status = 'published' WHERE article_id = NEW.id;
		UPDATE public.article_topic SET is_published = NEW.status = 'published' WHERE article_id = NEW.id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER article_links AFTER UPDATE OF status ON public.article FOR EACH ROW
	WHEN ((OLD.status = 'published') <> (NEW.status = 'published')) EXECUTE FUNCTION public.links_follow_status();--> statement-breakpoint
CREATE TRIGGER book_links AFTER UPDATE OF status ON public.book FOR EACH ROW
	WHEN ((OLD.status = 'published') <> (NEW.status = 'published')) EXECUTE FUNCTION public.links_follow_status();--> statement-breakpoint
-- No document of what is not published comes into the search.
CREATE FUNCTION public.document_reads_status() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_published boolean;
BEGIN
	IF NEW.kind = 'article' THEN
		SELECT s.status = 'published' INTO is_published FROM public.article s WHERE s.id = NEW.ref_id FOR SHARE;
	ELSIF NEW.kind = 'book' THEN
		SELECT s.status = 'published' INTO is_published FROM public.book s WHERE s.id = NEW.ref_id FOR SHARE;
	ELSE
		SELECT s.status = 'published' INTO is_published FROM public.data_series s WHERE s.id = NEW.ref_id FOR SHARE;
	END IF;
	IF NOT is_published THEN
		RETURN NULL;
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER search_document_status BEFORE INSERT ON public.search_document FOR EACH ROW
	WHEN (NEW.kind IN ('article', 'book', 'series')) EXECUTE FUNCTION public.document_reads_status();--> statement-breakpoint
-- And none stays there. At the end of the transaction: the command takes it out itself, with the words that it counted for.
CREATE FUNCTION public.documents_follow_status() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_published boolean;
BEGIN
	EXECUTE format('select exists (select from public.%I where id = $1 and status = ''published'')', TG_TABLE_NAME) INTO is_published USING OLD.id;
	IF NOT is_published THEN
		DELETE FROM public.search_document d WHERE d.kind = TG_ARGV[0] AND d.ref_id = OLD.id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER article_documents AFTER UPDATE OF status OR DELETE ON public.article DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (OLD.status = 'published') EXECUTE FUNCTION public.documents_follow_status('article');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER book_documents AFTER UPDATE OF status OR DELETE ON public.book DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (OLD.status = 'published') EXECUTE FUNCTION public.documents_follow_status('book');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER data_series_documents AFTER UPDATE OF status OR DELETE ON public.data_series DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (OLD.status = 'published') EXECUTE FUNCTION public.documents_follow_status('series');--> statement-breakpoint
UPDATE public.article_author l SET is_published = true FROM public.article a WHERE a.id = l.article_id AND a.status = 'published';--> statement-breakpoint
UPDATE public.article_company l SET is_published = true FROM public.article a WHERE a.id = l.article_id AND a.status = 'published';--> statement-breakpoint
UPDATE public.article_tag l SET is_published = true FROM public.article a WHERE a.id = l.article_id AND a.status = 'published';--> statement-breakpoint
UPDATE public.article_topic l SET is_published = true FROM public.article a WHERE a.id = l.article_id AND a.status = 'published';--> statement-breakpoint
UPDATE public.book_tag l SET is_published = true FROM public.book b WHERE b.id = l.book_id AND b.status = 'published';--> statement-breakpoint
DELETE FROM public.search_document d WHERE (d.kind = 'article' AND NOT EXISTS (SELECT FROM public.article s WHERE s.id = d.ref_id AND s.status = 'published'))
	OR (d.kind = 'book' AND NOT EXISTS (SELECT FROM public.book s WHERE s.id = d.ref_id AND s.status = 'published'))
	OR (d.kind = 'series' AND NOT EXISTS (SELECT FROM public.data_series s WHERE s.id = d.ref_id AND s.status = 'published'));
