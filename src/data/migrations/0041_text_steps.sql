CREATE TABLE "article_step" (
	"article_id" integer NOT NULL,
	"number" integer NOT NULL,
	"schema" smallint NOT NULL,
	"account_id" integer,
	"client" text NOT NULL,
	"step" json NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	CONSTRAINT "article_step_article_id_number_pk" PRIMARY KEY("article_id","number")
);
--> statement-breakpoint
CREATE TABLE "article_text" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"schema" smallint NOT NULL,
	"doc" json NOT NULL,
	"html" text NOT NULL,
	"folded" integer NOT NULL,
	"row_hash" text NOT NULL,
	CONSTRAINT "article_text_folded" CHECK (folded <= number)
);
--> statement-breakpoint
ALTER TABLE "article_step" ADD CONSTRAINT "article_step_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_step" ADD CONSTRAINT "article_step_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_text" ADD CONSTRAINT "article_text_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_step_created" ON "article_step" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "article_step_account" ON "article_step" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "article_text_open" ON "article_text" USING btree ("article_id") WHERE number > folded;