CREATE TABLE "import_row" (
	"run_id" integer NOT NULL,
	"noun" text NOT NULL,
	"row_key" text NOT NULL,
	"is_new" boolean NOT NULL,
	"version" integer,
	CONSTRAINT "import_row_run_id_noun_row_key_pk" PRIMARY KEY("run_id","noun","row_key")
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"system" text NOT NULL,
	"source" text NOT NULL,
	"edition" text NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"undone_at" bigint
);
--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_run_id_import_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_run_created" ON "import_run" USING btree ("created_at");