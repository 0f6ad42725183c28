DROP INDEX "license_category";--> statement-breakpoint
DROP INDEX "license_province";--> statement-breakpoint
DROP INDEX "license_list";--> statement-breakpoint
ALTER TABLE "license" ADD COLUMN "firm_order" text GENERATED ALWAYS AS (fold_text(name_en)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "license" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (license_words(name_zh, pinyin, license_no, array[name_en, city, province] || trademarks)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "license_firm" ON "license" USING btree ("firm_order","id","category","province","status","valid_to");--> statement-breakpoint
CREATE INDEX "license_words" ON "license" USING gin ("words");--> statement-breakpoint
CREATE INDEX "license_list" ON "license" USING btree ("valid_from" DESC NULLS FIRST,"id" DESC NULLS FIRST,"category","province","status","valid_to");