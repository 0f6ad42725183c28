CREATE TABLE "import_finding" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_finding_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"noun" text,
	"row_key" text,
	"title" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "import_finding_kind_known" CHECK ("import_finding"."kind" in ('changed', 'left_out', 'kept'))
);
--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "state" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "job_id" integer;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "error" text;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "outcome" jsonb;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "questions" jsonb;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "finished_at" bigint;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "undo_begun_at" bigint;--> statement-breakpoint
ALTER TABLE "import_finding" ADD CONSTRAINT "import_finding_run_id_import_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_finding_run" ON "import_finding" USING btree ("run_id","kind","reason","id");--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_state_known" CHECK ("import_run"."state" in ('running', 'done', 'stopped'));