-- Who did something is an account, or a key; what they were called then stands beside it to be shown. Rows of the time before have neither: a name could be chosen, so that nothing is made of it.
ALTER TABLE "wall_message" ADD COLUMN "decided_kind" text;--> statement-breakpoint
ALTER TABLE "wall_message" ADD COLUMN "decided_account_id" integer;--> statement-breakpoint
ALTER TABLE "revision" ADD COLUMN "actor_kind" text;--> statement-breakpoint
ALTER TABLE "revision" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "revision" ADD COLUMN "token_id" integer;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "actor_kind" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "token_id" integer;--> statement-breakpoint
CREATE INDEX "audit_account" ON "audit" USING btree ("account_id","id") WHERE account_id is not null;--> statement-breakpoint
ALTER TABLE "wall_message" ADD CONSTRAINT "wall_message_decided_kind_known" CHECK ("wall_message"."decided_kind" in ('staff', 'token', 'operator', 'clock', 'import', 'visitor', 'subscriber', 'history'));--> statement-breakpoint
ALTER TABLE "revision" ADD CONSTRAINT "revision_actor_kind_known" CHECK ("revision"."actor_kind" in ('staff', 'token', 'operator', 'clock', 'import', 'visitor', 'subscriber', 'history'));--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_actor_kind_known" CHECK ("audit"."actor_kind" in ('staff', 'token', 'operator', 'clock', 'import', 'visitor', 'subscriber', 'history'));--> statement-breakpoint
-- Rows of the audit are added, and neither changed nor taken away. An erasure alone takes words out of what was told of a row, and leaves a row of its own in the same transaction: without it there is no change.
CREATE FUNCTION public.audit_is_appended() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP = 'UPDATE' AND pg_catalog.to_jsonb(NEW) - 'detail' = pg_catalog.to_jsonb(OLD) - 'detail' AND EXISTS (
		SELECT FROM public.audit erasure WHERE erasure.noun = OLD.noun AND erasure.row_id = OLD.row_id AND erasure.id > OLD.id
			AND erasure.action IN ('erase', 'erase_passage') AND erasure.xmin = pg_catalog.pg_current_xact_id()::pg_catalog.xid
	) THEN RETURN NEW; END IF;
	RAISE EXCEPTION 'Rows of the audit are added, and neither changed nor removed.' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_is_appended BEFORE UPDATE OR DELETE ON public.audit FOR EACH ROW EXECUTE FUNCTION public.audit_is_appended();--> statement-breakpoint
CREATE TRIGGER audit_is_kept BEFORE TRUNCATE ON public.audit FOR EACH STATEMENT EXECUTE FUNCTION public.audit_is_appended();--> statement-breakpoint
-- Takes words out of what the audit says of a row, and adds a row that says who did so, when and why. Who, what and when of the rows stay.
-- "told" is that row (action, actor, actor_kind, account_id, token_id, detail, created_at); "replaced" the details as they are to be, by the numbers of their rows; null leaves no word of any.
CREATE FUNCTION public.erase_from_audit(of_noun text, of_row text, told jsonb, replaced jsonb) RETURNS integer LANGUAGE plpgsql AS $$ DECLARE
	own integer; changed integer;
BEGIN
	INSERT INTO public.audit (noun, row_id, action, actor, actor_kind, account_id, token_id, detail, created_at)
		SELECT of_noun, of_row, t.action, t.actor, t.actor_kind, t.account_id, t.token_id, t.detail, t.created_at
			FROM pg_catalog.jsonb_populate_record(null::public.audit, told) t RETURNING id INTO own;
	UPDATE public.audit SET detail = coalesce(replaced -> id::text, '{}'::jsonb)
		WHERE noun = of_noun AND row_id = of_row AND id < own AND (replaced IS NULL OR replaced ? id::text);
	GET DIAGNOSTICS changed = ROW_COUNT;
	RETURN changed;
END $$;
