-- Of the rules that are there no change is known: none is made up from the day on which a row was last saved.
ALTER TABLE "rule" ADD COLUMN "changed_on" date;
--> statement-breakpoint
ALTER TABLE "rule" ALTER COLUMN "changed_on" SET DEFAULT (now() at time zone 'utc')::date;
--> statement-breakpoint
CREATE FUNCTION public.rule_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.measure, NEW.kind, NEW.stage, NEW.next_on, NEW.next_text)
			IS DISTINCT FROM (OLD.measure, OLD.kind, OLD.stage, OLD.next_on, OLD.next_text)
		AND NEW.changed_on IS NOT DISTINCT FROM OLD.changed_on THEN
		NEW.changed_on := (now() at time zone 'utc')::date;
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER rule_changed BEFORE UPDATE ON "rule" FOR EACH ROW EXECUTE FUNCTION public.rule_changed();
