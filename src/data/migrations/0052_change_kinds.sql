CREATE TABLE "pending_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pending_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"extent" text NOT NULL,
	"correction" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"decided_at" bigint,
	"note" text,
	CONSTRAINT "pending_change_extent_known" CHECK ("pending_change"."extent" in ('minor', 'update', 'correction')),
	CONSTRAINT "pending_change_state_known" CHECK ("pending_change"."state" in ('waiting', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "pending_change_correction" CHECK ((extent = 'correction') = (correction is not null)),
	CONSTRAINT "pending_change_decided" CHECK ((state = 'waiting') = (decided_at is null))
);
--> statement-breakpoint
ALTER TABLE "revision" ADD COLUMN "change_kind" text;--> statement-breakpoint
ALTER TABLE "pending_change" ADD CONSTRAINT "pending_change_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_change" ADD CONSTRAINT "pending_change_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pending_change_waiting" ON "pending_change" USING btree ("article_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "pending_change_article" ON "pending_change" USING btree ("article_id");--> statement-breakpoint
ALTER TABLE "revision" ADD CONSTRAINT "revision_change_kind_known" CHECK ("revision"."change_kind" in ('publication', 'withdrawal', 'minor', 'update', 'correction', 'clock', 'import', 'merge', 'erasure'));