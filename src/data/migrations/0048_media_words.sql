-- What is said of a file, in one text in small letters, which are compared faster: its names, its credit, the words of every edition.
CREATE FUNCTION public.media_words(original_name text, name text, credit text, texts jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT pg_catalog.lower(original_name || ' ' || name || ' ' || credit || ' ' || pg_catalog.jsonb_path_query_array(texts, '$.*.*')::text)
$$;--> statement-breakpoint
-- Kept by the database and read by the search alone: no list carries it.
ALTER TABLE public.media ADD COLUMN words text GENERATED ALWAYS AS (public.media_words(original_name, name, credit, texts)) STORED;--> statement-breakpoint
CREATE INDEX "media_words" ON "media" USING gin (words gin_trgm_ops);