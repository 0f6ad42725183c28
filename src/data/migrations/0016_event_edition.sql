-- One edition of an event is called so everywhere. The names of columns, constraints and indexes follow the table's.
ALTER TABLE "topic_edition" RENAME TO "event_edition";
--> statement-breakpoint
DO $$
DECLARE one record;
BEGIN
	FOR one IN
		SELECT c.table_name AS t FROM information_schema.columns c
		WHERE c.table_schema = 'public' AND c.column_name = 'topic_edition_id'
	LOOP
		EXECUTE format('ALTER TABLE public.%I RENAME COLUMN topic_edition_id TO event_edition_id', one.t);
	END LOOP;
	FOR one IN
		SELECT n.conrelid::regclass AS t, n.conname AS name FROM pg_catalog.pg_constraint n
		WHERE n.connamespace = 'public'::regnamespace AND n.conname LIKE '%topic\_edition%'
	LOOP
		EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I',
			one.t, one.name, replace(one.name, 'topic_edition', 'event_edition'));
	END LOOP;
	FOR one IN
		SELECT c.relname AS name, c.relkind AS kind FROM pg_catalog.pg_class c
		WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('i', 'S') AND c.relname LIKE '%topic\_edition%'
	LOOP
		EXECUTE format('ALTER %s public.%I RENAME TO %I',
			CASE one.kind WHEN 'S' THEN 'SEQUENCE' ELSE 'INDEX' END,
			one.name, replace(one.name, 'topic_edition', 'event_edition'));
	END LOOP;
END $$;
--> statement-breakpoint
UPDATE "subject_module" SET "content" = ("content" - 'topic_edition') || jsonb_build_object('event_edition', "content" -> 'topic_edition')
WHERE "content" ? 'topic_edition';
