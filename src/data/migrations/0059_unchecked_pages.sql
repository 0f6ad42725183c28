ALTER TABLE "page" ADD COLUMN "is_unchecked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
INSERT INTO "setting" ("name", "value", "updated_at")
	SELECT 'opening', jsonb_build_object('is_open', false, 'first_at', floor(extract(epoch from now()))::int), floor(extract(epoch from now()))::int
	WHERE NOT EXISTS (SELECT FROM "setting" WHERE "name" = 'demo_loaded_at')
		AND EXISTS (SELECT FROM "article" WHERE "status" = 'published' AND coalesce("import_key", '') NOT LIKE 'demo:%')
	ON CONFLICT DO NOTHING;
