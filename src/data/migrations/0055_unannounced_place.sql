ALTER TABLE "event_edition" ALTER COLUMN "city" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "event_edition" ALTER COLUMN "country" DROP NOT NULL;--> statement-breakpoint
UPDATE "event_edition" SET "city" = null, "country" = null, "venue" = null, "map_url" = null, "texts" = (select coalesce(jsonb_object_agg(key, value - 'city'), '{}') from jsonb_each("texts")) WHERE "status" = 'unannounced';--> statement-breakpoint
ALTER TABLE "event_edition" ADD CONSTRAINT "event_edition_announced_place" CHECK (case when status = 'unannounced'
				then city is null and country is null and venue is null and map_url is null
				else city is not null and country is not null end);