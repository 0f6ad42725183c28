-- What a list of the newsroom is searched for, in one text in small letters without accents: the index finds words in any order.
CREATE FUNCTION public.list_words(VARIADIC parts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT public.fold_text(pg_catalog.array_to_string(parts, ' '))
$$;--> statement-breakpoint
-- Every text in a value, without the names of its fields.
CREATE FUNCTION public.words_in(value jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT pg_catalog.string_agg(part #>> '{}', ' ') FROM pg_catalog.jsonb_path_query(value, 'strict $.**') part WHERE pg_catalog.jsonb_typeof(part) = 'string'
$$;--> statement-breakpoint
ALTER TABLE public.article ADD COLUMN list_words text GENERATED ALWAYS AS (public.list_words(title, seo_url)) STORED;--> statement-breakpoint
ALTER TABLE public.adv ADD COLUMN list_words text
	GENERATED ALWAYS AS (public.list_words(advertiser, headline)) STORED;--> statement-breakpoint
ALTER TABLE public.author ADD COLUMN list_words text GENERATED ALWAYS AS (public.list_words(name, slug)) STORED;--> statement-breakpoint
ALTER TABLE public.company ADD COLUMN list_words text
	GENERATED ALWAYS AS (public.list_words(name, slug, name_zh, pinyin, replace(pinyin, ' ', ''), public.words_in(pg_catalog.jsonb_path_query_array(names, '$[*].text')),
	public.words_in(pg_catalog.jsonb_path_query_array(names, '$[*].reading')), replace(public.words_in(pg_catalog.jsonb_path_query_array(names, '$[*].reading')), ' ', ''))) STORED;--> statement-breakpoint
ALTER TABLE public.duty_rate ADD COLUMN list_words text
	GENERATED ALWAYS AS (public.list_words(market, currency, public.words_in(source))) STORED;--> statement-breakpoint
ALTER TABLE public.market ADD COLUMN list_words text
	GENERATED ALWAYS AS (public.list_words(code, slug, public.words_in(texts))) STORED;--> statement-breakpoint
ALTER TABLE public.market_rule ADD COLUMN list_words text
	GENERATED ALWAYS AS (public.list_words(market, name, public.words_in(source))) STORED;--> statement-breakpoint
ALTER TABLE public.attachment ADD COLUMN list_words text
	GENERATED ALWAYS AS (public.list_words(public.words_in(texts))) STORED;--> statement-breakpoint
ALTER TABLE public.enterprise ADD COLUMN list_words text
	GENERATED ALWAYS AS (public.list_words(name, slug, name_zh, booth)) STORED;--> statement-breakpoint
ALTER TABLE public.achievement ADD COLUMN list_words text
	GENERATED ALWAYS AS (public.list_words(label, value)) STORED;--> statement-breakpoint
ALTER TABLE public.license ADD COLUMN list_words text
	GENERATED ALWAYS AS (public.list_words(VARIADIC ARRAY[name_en, name_zh, pinyin, replace(pinyin, ' ', ''), license_no] || trademarks)) STORED;--> statement-breakpoint
ALTER TABLE public.partner ADD COLUMN list_words text
	GENERATED ALWAYS AS (public.list_words(name, public.words_in(texts))) STORED;--> statement-breakpoint
ALTER TABLE public.question ADD COLUMN list_words text
	GENERATED ALWAYS AS (public.list_words(question, answer_html)) STORED;--> statement-breakpoint
ALTER TABLE public.page ADD COLUMN list_words text GENERATED ALWAYS AS (public.list_words(name, title)) STORED;--> statement-breakpoint
ALTER TABLE public.search_synonym ADD COLUMN list_words text
	GENERATED ALWAYS AS (public.list_words(phrases)) STORED;--> statement-breakpoint
ALTER TABLE public.redirect ADD COLUMN list_words text
	GENERATED ALWAYS AS (public.list_words(source, target)) STORED;--> statement-breakpoint
ALTER TABLE public.rule ADD COLUMN list_words text
	GENERATED ALWAYS AS (public.list_words(measure, market, slug)) STORED;--> statement-breakpoint
ALTER TABLE public.seo_override ADD COLUMN list_words text
	GENERATED ALWAYS AS (public.list_words(url, title, description)) STORED;--> statement-breakpoint
ALTER TABLE public.tag ADD COLUMN list_words text
	GENERATED ALWAYS AS (public.list_words(name, slug, description)) STORED;--> statement-breakpoint
ALTER TABLE public.event_edition ADD COLUMN list_words text
	GENERATED ALWAYS AS (public.list_words(slug, city, public.words_in(texts))) STORED;--> statement-breakpoint
ALTER TABLE public.photo ADD COLUMN list_words text
	GENERATED ALWAYS AS (public.list_words(credit, public.words_in(texts))) STORED;--> statement-breakpoint
DROP INDEX "article_title_words";--> statement-breakpoint
DROP INDEX "article_address_words";--> statement-breakpoint
CREATE INDEX "adv_list_words" ON "adv" USING gin (list_words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "article_list_words" ON "article" USING gin (list_words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "author_list_words" ON "author" USING gin (list_words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "company_list_words" ON "company" USING gin (list_words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "duty_rate_list_words" ON "duty_rate" USING gin (list_words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "market_list_words" ON "market" USING gin (list_words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "market_rule_list_words" ON "market_rule" USING gin (list_words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "attachment_list_words" ON "attachment" USING gin (list_words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "enterprise_list_words" ON "enterprise" USING gin (list_words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "achievement_list_words" ON "achievement" USING gin (list_words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "license_list_words" ON "license" USING gin (list_words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "partner_list_words" ON "partner" USING gin (list_words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "question_list_words" ON "question" USING gin (list_words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "page_list_words" ON "page" USING gin (list_words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_synonym_list_words" ON "search_synonym" USING gin (list_words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "redirect_list_words" ON "redirect" USING gin (list_words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "rule_list_words" ON "rule" USING gin (list_words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "seo_override_list_words" ON "seo_override" USING gin (list_words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tag_list_words" ON "tag" USING gin (list_words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "event_edition_list_words" ON "event_edition" USING gin (list_words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "photo_list_words" ON "photo" USING gin (list_words gin_trgm_ops);