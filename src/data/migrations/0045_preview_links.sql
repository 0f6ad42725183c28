CREATE TABLE "preview_link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "preview_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"is_pinned" boolean NOT NULL,
	"pinned" jsonb,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"ends_at" bigint NOT NULL,
	"revoked_at" bigint,
	"opened_at" bigint,
	"opened" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "preview_link_hash_unique" UNIQUE("hash"),
	CONSTRAINT "preview_link_pinned" CHECK (is_pinned or pinned is null)
);
--> statement-breakpoint
ALTER TABLE "preview_link" ADD CONSTRAINT "preview_link_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_link" ADD CONSTRAINT "preview_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_link_article" ON "preview_link" USING btree ("article_id","id");--> statement-breakpoint
CREATE INDEX "preview_link_account" ON "preview_link" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "preview_link_ends" ON "preview_link" USING btree ("ends_at");