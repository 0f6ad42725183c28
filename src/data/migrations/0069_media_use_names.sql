ALTER TABLE "media_use" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What readers know a row by, in small letters, as the search of the library compares it; empty for what is not searched for.
CREATE FUNCTION public.name_of_use(noun text, r jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(pg_catalog.lower(CASE
		WHEN noun IN ('article', 'page') THEN r->>'title'
		WHEN noun IN ('author', 'company', 'enterprise', 'partner') THEN r->>'name' END), '')
$$;--> statement-breakpoint
-- As before, and with the name of the row where readers see it.
CREATE OR REPLACE FUNCTION public.keep_media_uses(of_noun text, of_key text, r jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	file integer := public.file_of(r);
	names text[] := coalesce(public.files_named(of_noun, r), '{}');
	shown boolean := coalesce(public.is_row_public(of_noun, r), false);
	called text := CASE WHEN shown THEN public.name_of_use(of_noun, r) ELSE '' END;
	named integer[] := '{}';
	lost integer[];
	taken text;
	told text;
BEGIN
	-- Most rows use no file.
	IF cardinality(names) > 0 THEN
		named := ARRAY(SELECT m.id FROM public.media m WHERE m.name = ANY (names));
	END IF;
	IF file IS NOT NULL OR cardinality(named) > 0 THEN
		INSERT INTO public.media_use (noun, key, place, media_id, is_public, name)
		SELECT of_noun, of_key, 'cover', file, shown, called WHERE file IS NOT NULL
		UNION ALL SELECT of_noun, of_key, 'text', one, shown, called FROM unnest(named) one
		ON CONFLICT DO NOTHING;
	END IF;
	IF NOT EXISTS (SELECT FROM public.media_use u WHERE u.noun = of_noun AND u.key = of_key) THEN
		RETURN;
	END IF;
	WITH gone AS (
		DELETE FROM public.media_use u WHERE u.noun = of_noun AND u.key = of_key
			AND CASE u.place WHEN 'cover' THEN u.media_id IS DISTINCT FROM file ELSE u.media_id <> ALL (named) END
		RETURNING u.media_id, u.is_public
	),
	-- What readers do not see has no name, so that of rows that they do not see only those change that they saw.
	changed AS (
		UPDATE public.media_use u SET is_public = shown, name = called WHERE u.noun = of_noun AND u.key = of_key
			AND (u.is_public <> shown OR u.name <> called)
			AND CASE u.place WHEN 'cover' THEN u.media_id = file ELSE u.media_id = ANY (named) END
		RETURNING u.media_id
	)
	SELECT array_agg(l.media_id) INTO lost FROM (
		SELECT g.media_id FROM gone g WHERE g.is_public UNION SELECT c.media_id FROM changed c WHERE NOT shown) l;
	IF lost IS NOT NULL THEN
		SELECT string_agg(m.name, ' ') INTO taken FROM public.media m WHERE m.id = ANY (lost);
		told := coalesce(current_setting('brume.files_taken', true), '');
		IF told <> '*' THEN
			PERFORM set_config('brume.files_taken', CASE WHEN length(told) > 20000 THEN '*' ELSE trim(told || ' ' || taken) END, true);
		END IF;
	END IF;
END $$;--> statement-breakpoint
DROP TRIGGER article_media_uses ON public.article;--> statement-breakpoint
-- As before, and where the headline differs.
CREATE TRIGGER article_media_uses AFTER UPDATE ON public.article FOR EACH ROW
	WHEN ((OLD.status, OLD.title, OLD.cover_id, OLD.html, OLD.sources, OLD.key_points, OLD.known, OLD.corrections)
		IS DISTINCT FROM (NEW.status, NEW.title, NEW.cover_id, NEW.html, NEW.sources, NEW.key_points, NEW.known, NEW.corrections))
	EXECUTE FUNCTION public.row_keeps_media_uses('id');--> statement-breakpoint
DO $$
DECLARE
	one text[];
BEGIN
	FOREACH one SLICE 1 IN ARRAY ARRAY[['article', 'title'], ['page', 'title'], ['author', 'name'], ['company', 'name'], ['enterprise', 'name'], ['partner', 'name']]
	LOOP
		EXECUTE format('UPDATE public.media_use u SET name = pg_catalog.lower(r.%I) FROM public.%I r
			WHERE u.noun = %L AND u.is_public AND u.key = r.id::text', one[2], one[1], one[1]);
	END LOOP;
END $$;--> statement-breakpoint
CREATE INDEX "article_cover" ON "article" USING btree ("cover_id") WHERE cover_id is not null;--> statement-breakpoint
CREATE INDEX "media_use_name" ON "media_use" USING gin ("name" gin_trgm_ops);
