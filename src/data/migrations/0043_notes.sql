CREATE TABLE "note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"thread_id" integer,
	"account_id" integer,
	"anchor" jsonb,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"changed_at" bigint,
	"removed_at" bigint,
	"settled_at" bigint,
	"settled_by" integer,
	CONSTRAINT "note_anchor" CHECK ((thread_id is null) = (anchor is not null)),
	CONSTRAINT "note_settled" CHECK (thread_id is null or settled_at is null)
);
--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_thread_id_note_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."note"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_settled_by_account_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_article" ON "note" USING btree ("article_id","id");--> statement-breakpoint
CREATE INDEX "note_thread" ON "note" USING btree ("thread_id","id") WHERE thread_id is not null;