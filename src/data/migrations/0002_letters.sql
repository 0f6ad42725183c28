CREATE TABLE "admin_token" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_token_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"rights" text[] NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"expires_at" bigint NOT NULL,
	"revoked_at" bigint,
	CONSTRAINT "admin_token_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "letter" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subscription_id" integer NOT NULL,
	"issue_id" integer,
	"to" text NOT NULL,
	"mailbox" text NOT NULL,
	"message_id" text NOT NULL,
	"token_hash" text,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_try_at" bigint NOT NULL,
	"claimed_at" bigint,
	"error" text,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	CONSTRAINT "letter_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text NOT NULL,
	"window" bigint NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"ends_at" bigint NOT NULL,
	CONSTRAINT "rate_limit_key_window_pk" PRIMARY KEY("key","window")
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"id" smallint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
DROP INDEX "subscription_confirm_hash";--> statement-breakpoint
DROP INDEX "subscription_unsubscribe_hash";--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_issue_id_issue_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."issue"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "letter_issue_subscription" ON "letter" USING btree ("issue_id","subscription_id");--> statement-breakpoint
CREATE INDEX "letter_due" ON "letter" USING btree ("state","next_try_at");--> statement-breakpoint
CREATE INDEX "letter_mailbox" ON "letter" USING btree ("mailbox","created_at");--> statement-breakpoint
CREATE INDEX "letter_token" ON "letter" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "letter_subscription" ON "letter" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "rate_limit_ends" ON "rate_limit" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "subscription_recipients" ON "subscription" USING btree ("edition","status");--> statement-breakpoint
ALTER TABLE "subscription" DROP COLUMN "confirm_hash";--> statement-breakpoint
ALTER TABLE "subscription" DROP COLUMN "unsubscribe_hash";--> statement-breakpoint
ALTER TABLE "subscription" DROP COLUMN "letter_sent_at";