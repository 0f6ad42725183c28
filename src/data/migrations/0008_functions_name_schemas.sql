-- A dump is restored with an empty search_path: a function that names another one without its schema does not find it there, and
-- the rows whose columns are made by it are lost. Both functions answer what they answered before, so no row is written anew.
CREATE OR REPLACE FUNCTION public.fold_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.license_words(name_zh text, pinyin text, license_no text, others text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	WITH han AS (
		SELECT regexp_replace(concat_ws(' ', name_zh, license_no, array_to_string(others, ' ')), '[^\u3040-\u30ff\u3400-\u9fff]+', ' ', 'g') AS text
	), spelled AS (
		SELECT array_remove(regexp_split_to_array(public.fold_text(pinyin), '[^a-z0-9]+'), '') AS words
	), found(word) AS (
		SELECT substr(text, start, size) FROM han, generate_series(1, length(text)) start, generate_series(1, 2) size
		UNION ALL SELECT regexp_split_to_table(public.fold_text(concat_ws(' ', pinyin, license_no, array_to_string(others, ' '))), '[^a-z0-9]+')
		UNION ALL SELECT array_to_string(words[first:last], '')
			FROM (SELECT words FROM spelled UNION SELECT array_remove(words, 'shi') FROM spelled) s, generate_subscripts(words, 1) first,
				generate_series(first + 1, least(first + 5, cardinality(words))) last
		UNION ALL SELECT (regexp_matches(word, '(?:[zcs]h|[bcdfghjklmnpqrstwxyz])?[aeiou]+(?:ng(?![aeiou])|[nr](?![aeiou]))?', 'g'))[1] FROM spelled, unnest(words) word
		UNION ALL SELECT regexp_replace(public.fold_text(license_no), '[^a-z0-9]+', '', 'g')
	)
	SELECT coalesce(array_to_tsvector(array_agg(DISTINCT left(word, 100))), '') FROM found WHERE word <> '' AND word !~ ' '
$$;
