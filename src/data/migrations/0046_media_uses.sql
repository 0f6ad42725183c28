CREATE TABLE "media_use" (
	"noun" text NOT NULL,
	"key" text NOT NULL,
	"place" text NOT NULL,
	"media_id" integer NOT NULL,
	"is_public" boolean NOT NULL,
	CONSTRAINT "media_use_noun_key_place_media_id_pk" PRIMARY KEY("noun","key","place","media_id"),
	CONSTRAINT "media_use_place_known" CHECK ("media_use"."place" in ('cover', 'text'))
);
--> statement-breakpoint
ALTER TABLE "media_use" ADD CONSTRAINT "media_use_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_use_media" ON "media_use" USING btree ("media_id","is_public");--> statement-breakpoint
-- Names of stored files in a text, which are at their address. What is no stored file is found to be none later.
CREATE FUNCTION public.files_in(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
	SELECT CASE WHEN strpos(value, '/media/') = 0 THEN '{}'::text[]
		ELSE (SELECT coalesce(array_agg(DISTINCT m[1]), '{}') FROM pg_catalog.regexp_matches(value, '/media/([a-z0-9]+[.][a-z0-9]+)', 'g') m) END
$$;--> statement-breakpoint
-- The same in JSON, where a name may also stand by itself.
CREATE FUNCTION public.files_in_json(value jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
	SELECT coalesce(array_agg(DISTINCT m[1]), '{}')
	FROM pg_catalog.regexp_matches(value::text, '(?:/media/|")([a-z0-9]+[.][a-z0-9]+)', 'g') m
$$;--> statement-breakpoint
-- The file that a row points to.
CREATE FUNCTION public.file_of(r jsonb) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(r->>'cover_id', r->>'photo_id', r->>'logo_id', r->>'image_id', r->>'media_id')::integer
$$;--> statement-breakpoint
-- Names of files in the words of a row.
CREATE FUNCTION public.files_named(noun text, r jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE
		WHEN noun = 'article' THEN public.files_in(concat_ws(' ', r->>'html', r->>'sources', r->>'key_points', r->>'known', r->>'corrections'))
		WHEN noun IN ('setting', 'subject') THEN public.files_in_json(r)
		ELSE public.files_in(r::text) END
$$;--> statement-breakpoint
-- Whether readers see a row. What they see of a table stands in src/data/access.ts, and a test compares the two.
CREATE FUNCTION public.is_row_public(noun text, r jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE
		WHEN noun IN ('article', 'book', 'data_series', 'page', 'question', 'subject') THEN r->>'status' = 'published'
		WHEN noun = 'issue' THEN r->>'status' <> 'draft' AND r->>'sent_at' IS NOT NULL
		WHEN noun = 'adv' THEN (r->>'is_active')::boolean
		WHEN noun = 'photo' THEN (r->>'is_shown')::boolean
		WHEN noun = 'article_text' THEN false
		ELSE true END
$$;--> statement-breakpoint
-- Brings the uses of one row up to date; without the row there are none. Where readers lose one, the transaction is told of the file, so that
-- the command can have every node and cache drop it; of very many it is told '*'.
CREATE FUNCTION public.keep_media_uses(of_noun text, of_key text, r jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	file integer := public.file_of(r);
	names text[] := coalesce(public.files_named(of_noun, r), '{}');
	shown boolean := coalesce(public.is_row_public(of_noun, r), false);
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
		INSERT INTO public.media_use (noun, key, place, media_id, is_public)
		SELECT of_noun, of_key, 'cover', file, shown WHERE file IS NOT NULL
		UNION ALL SELECT of_noun, of_key, 'text', one, shown FROM unnest(named) one
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
	changed AS (
		UPDATE public.media_use u SET is_public = shown WHERE u.noun = of_noun AND u.key = of_key AND u.is_public <> shown
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
-- The name of a table has a collation of its own, in which no index could be used.
CREATE FUNCTION public.row_keeps_media_uses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	r jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
BEGIN
	PERFORM public.keep_media_uses(TG_TABLE_NAME::text COLLATE "default", r->>TG_ARGV[0], CASE WHEN TG_OP <> 'DELETE' THEN r END);
	RETURN NULL;
END $$;--> statement-breakpoint
-- The modules of a subject are its words.
CREATE FUNCTION public.subject_as_json(s public.subject) RETURNS jsonb LANGUAGE sql STABLE AS $$
	SELECT to_jsonb(s) || jsonb_build_object('modules', (SELECT jsonb_agg(m.content) FROM public.subject_module m WHERE m.subject_id = s.id))
$$;--> statement-breakpoint
-- The subject is held, so that of two who write its modules the second one sees both.
CREATE FUNCTION public.subject_keeps_media_uses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	s public.subject;
BEGIN
	IF TG_TABLE_NAME = 'subject' THEN
		IF TG_OP = 'DELETE' THEN
			PERFORM public.keep_media_uses('subject', OLD.id::text, NULL);
		ELSE
			PERFORM public.keep_media_uses('subject', NEW.id::text, public.subject_as_json(NEW));
		END IF;
		RETURN NULL;
	END IF;
	FOR s IN SELECT * FROM public.subject t
		WHERE t.id IN ((CASE WHEN TG_OP <> 'INSERT' THEN OLD.subject_id END), (CASE WHEN TG_OP <> 'DELETE' THEN NEW.subject_id END))
		ORDER BY t.id FOR NO KEY UPDATE
	LOOP
		PERFORM public.keep_media_uses('subject', s.id::text, public.subject_as_json(s));
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Readers count on an article's row; its words are looked through only where they differ.
CREATE TRIGGER article_media_uses_new AFTER INSERT OR DELETE ON public.article FOR EACH ROW EXECUTE FUNCTION public.row_keeps_media_uses('id');--> statement-breakpoint
CREATE TRIGGER article_media_uses AFTER UPDATE ON public.article FOR EACH ROW
	WHEN ((OLD.status, OLD.cover_id, OLD.html, OLD.sources, OLD.key_points, OLD.known, OLD.corrections)
		IS DISTINCT FROM (NEW.status, NEW.cover_id, NEW.html, NEW.sources, NEW.key_points, NEW.known, NEW.corrections))
	EXECUTE FUNCTION public.row_keeps_media_uses('id');--> statement-breakpoint
-- A text that is written together is kept many times a minute, and seldom names another picture.
CREATE TRIGGER article_text_media_uses_new AFTER INSERT OR DELETE ON public.article_text FOR EACH ROW EXECUTE FUNCTION public.row_keeps_media_uses('article_id');--> statement-breakpoint
CREATE TRIGGER article_text_media_uses AFTER UPDATE ON public.article_text FOR EACH ROW
	WHEN (public.files_in(OLD.html) IS DISTINCT FROM public.files_in(NEW.html)) EXECUTE FUNCTION public.row_keeps_media_uses('article_id');--> statement-breakpoint
CREATE TRIGGER subject_media_uses AFTER INSERT OR UPDATE OR DELETE ON public.subject FOR EACH ROW EXECUTE FUNCTION public.subject_keeps_media_uses();--> statement-breakpoint
CREATE TRIGGER subject_module_media_uses AFTER INSERT OR UPDATE OR DELETE ON public.subject_module FOR EACH ROW EXECUTE FUNCTION public.subject_keeps_media_uses();--> statement-breakpoint
DO $$
DECLARE
	one text[];
BEGIN
	FOREACH one SLICE 1 IN ARRAY ARRAY[
		['achievement', 'id'], ['adv', 'id'], ['attachment', 'id'], ['author', 'id'], ['book', 'id'], ['company', 'id'], ['data_series', 'id'],
		['duty_rate', 'id'], ['enterprise', 'id'], ['event_edition', 'id'], ['issue', 'id'], ['market', 'code'], ['market_rule', 'id'],
		['page', 'id'], ['partner', 'id'], ['photo', 'id'], ['question', 'id'], ['rule', 'id'], ['seo_override', 'url'], ['setting', 'name'],
		['topic', 'id']]
	LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON public.%I FOR EACH ROW EXECUTE FUNCTION public.row_keeps_media_uses(%L)',
			one[1] || '_media_uses', one[1], one[2]);
		EXECUTE format('SELECT public.keep_media_uses(%L, to_jsonb(r)->>%L, to_jsonb(r)) FROM public.%I r', one[1], one[2], one[1]);
	END LOOP;
END $$;--> statement-breakpoint
-- In parts, each well below the time that one statement may take: 120,000 articles with two pictures each take half a minute in all.
SELECT count(public.keep_media_uses('article', r.id::text, to_jsonb(r))) FROM public.article r WHERE r.id % 8 = 0;--> statement-breakpoint
SELECT count(public.keep_media_uses('article', r.id::text, to_jsonb(r))) FROM public.article r WHERE r.id % 8 = 1;--> statement-breakpoint
SELECT count(public.keep_media_uses('article', r.id::text, to_jsonb(r))) FROM public.article r WHERE r.id % 8 = 2;--> statement-breakpoint
SELECT count(public.keep_media_uses('article', r.id::text, to_jsonb(r))) FROM public.article r WHERE r.id % 8 = 3;--> statement-breakpoint
SELECT count(public.keep_media_uses('article', r.id::text, to_jsonb(r))) FROM public.article r WHERE r.id % 8 = 4;--> statement-breakpoint
SELECT count(public.keep_media_uses('article', r.id::text, to_jsonb(r))) FROM public.article r WHERE r.id % 8 = 5;--> statement-breakpoint
SELECT count(public.keep_media_uses('article', r.id::text, to_jsonb(r))) FROM public.article r WHERE r.id % 8 = 6;--> statement-breakpoint
SELECT count(public.keep_media_uses('article', r.id::text, to_jsonb(r))) FROM public.article r WHERE r.id % 8 = 7;--> statement-breakpoint
SELECT count(public.keep_media_uses('article_text', r.article_id::text, to_jsonb(r))) FROM public.article_text r;--> statement-breakpoint
SELECT count(public.keep_media_uses('subject', s.id::text, public.subject_as_json(s))) FROM public.subject s;
