CREATE TABLE "staff_email" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_email_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"account_id" integer NOT NULL,
	"to" text NOT NULL,
	"message_id" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_try_at" bigint NOT NULL,
	"error" text,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	CONSTRAINT "staff_email_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "staff_email_kind_known" CHECK ("staff_email"."kind" in ('invitation', 'password', 'new_address', 'old_address')),
	CONSTRAINT "staff_email_state_known" CHECK ("staff_email"."state" in ('pending', 'sending', 'sent', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "account_link" DROP CONSTRAINT "account_link_kind_known";--> statement-breakpoint
ALTER TABLE "account_link" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "staff_email" ADD CONSTRAINT "staff_email_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_email_open" ON "staff_email" USING btree ("next_try_at") WHERE state in ('pending', 'sending');--> statement-breakpoint
CREATE INDEX "staff_email_account" ON "staff_email" USING btree ("account_id","created_at");--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_kind_known" CHECK ("account_link"."kind" in ('first', 'invitation', 'password', 'address'));