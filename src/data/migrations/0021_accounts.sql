CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"name" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"author_id" integer,
	"state" text NOT NULL,
	"password_hash" text,
	"code_secret" text,
	"code_period" bigint,
	"is_demonstration" boolean DEFAULT false NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	CONSTRAINT "account_email_key_unique" UNIQUE("email_key"),
	CONSTRAINT "account_language_known" CHECK ("account"."language" in ('en', 'es')),
	CONSTRAINT "account_state_known" CHECK ("account"."state" in ('invited', 'active', 'disabled'))
);
--> statement-breakpoint
CREATE TABLE "account_link" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" integer,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint,
	CONSTRAINT "account_link_kind_known" CHECK ("account_link"."kind" in ('first', 'invitation', 'password'))
);
--> statement-breakpoint
CREATE TABLE "account_role" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"role" text NOT NULL,
	"edition" text,
	"section" text,
	CONSTRAINT "account_role_role_known" CHECK ("account_role"."role" in ('reporter', 'translator', 'editor', 'desk', 'advertising', 'data', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"account_id" integer NOT NULL,
	"hash" text NOT NULL,
	"used_at" bigint,
	CONSTRAINT "recovery_code_account_id_hash_pk" PRIMARY KEY("account_id","hash")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"hash" text NOT NULL,
	"stage" text NOT NULL,
	"code_secret" text,
	"proved_at" bigint,
	"agent" text DEFAULT '' NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"seen_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	CONSTRAINT "session_hash_unique" UNIQUE("hash"),
	CONSTRAINT "session_stage_known" CHECK ("session"."stage" in ('code', 'enrol', 'in'))
);
--> statement-breakpoint
CREATE TABLE "sign_in_wait" (
	"key" text PRIMARY KEY NOT NULL,
	"failed" integer NOT NULL,
	"until" bigint NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_author_id_author_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."author"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_role" ADD CONSTRAINT "account_role_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_role_once" ON "account_role" USING btree ("account_id","role",coalesce("edition", ''),coalesce("section", ''));--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_ends" ON "session" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sign_in_wait_ends" ON "sign_in_wait" USING btree ("ends_at");