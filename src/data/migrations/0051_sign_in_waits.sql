CREATE TABLE "known_browser" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "known_browser_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"hash" text NOT NULL,
	"session_id" integer,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"ends_at" bigint NOT NULL,
	CONSTRAINT "known_browser_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "link_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email_key" text NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_browser" ADD CONSTRAINT "known_browser_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_browser_account" ON "known_browser" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "known_browser_ends" ON "known_browser" USING btree ("ends_at");