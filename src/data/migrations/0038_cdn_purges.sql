CREATE TABLE "cdn_purge" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cdn_purge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tag" text NOT NULL,
	"is_withdrawn" boolean NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"claimed_until" bigint,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "cdn_purge_due" ON "cdn_purge" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "cdn_purge_tag" ON "cdn_purge" USING btree ("tag");