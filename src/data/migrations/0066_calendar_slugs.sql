ALTER TABLE "rule" ADD COLUMN "calendar_slug" text;
--> statement-breakpoint
-- What calendars were given stays.
UPDATE "rule" SET "calendar_slug" = "slug";
--> statement-breakpoint
CREATE FUNCTION public.rule_calendar_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		NEW.calendar_slug := OLD.calendar_slug;
	ELSIF NEW.calendar_slug IS NULL THEN
		NEW.calendar_slug := CASE
			WHEN EXISTS (SELECT FROM public.rule r WHERE r.edition = NEW.edition AND r.calendar_slug = NEW.slug)
			THEN NEW.slug || '-' || NEW.id ELSE NEW.slug END;
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER rule_calendar_slug BEFORE INSERT OR UPDATE ON "rule" FOR EACH ROW EXECUTE FUNCTION public.rule_calendar_slug();
