CREATE TABLE "upload" (
	"id" text PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"token_id" integer,
	"bytes" integer DEFAULT 0 NOT NULL,
	"about" jsonb DEFAULT '{"original_name":""}'::jsonb NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
