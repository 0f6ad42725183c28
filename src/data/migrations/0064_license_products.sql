-- What a licence is held for, as words that no keyword begins: a product is found by its key, whatever an edition calls it.
CREATE FUNCTION public.product_words(products text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_to_tsvector(array_agg(DISTINCT '~' || left(product, 100))), '') FROM unnest(products) product
		WHERE product <> ''
$$;
--> statement-breakpoint
ALTER TABLE "license" drop column "words";--> statement-breakpoint
ALTER TABLE "license" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (license_words(name_zh, pinyin, license_no, array[name_en, city, province] || trademarks) || product_words(products)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "license_words" ON "license" USING gin ("words");--> statement-breakpoint
CREATE INDEX "license_products" ON "license" USING gin ("products");
