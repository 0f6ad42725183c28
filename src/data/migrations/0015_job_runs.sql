CREATE TABLE "job_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"is_periodic" boolean DEFAULT false NOT NULL,
	"input" jsonb,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"most_attempts" smallint NOT NULL,
	"claims" integer DEFAULT 0 NOT NULL,
	"progress" jsonb,
	"result" jsonb,
	"error" text,
	"actor" text NOT NULL,
	"node" text,
	"holder" bigint,
	"due_at" bigint NOT NULL,
	"started_at" bigint,
	"finished_at" bigint,
	"cancel_asked_at" bigint,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	CONSTRAINT "job_run_state_known" CHECK ("job_run"."state" in ('waiting', 'running', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "job_run_periodic" ON "job_run" USING btree ("job") WHERE is_periodic and state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "job_run_open" ON "job_run" USING btree ("due_at") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "job_run_finished" ON "job_run" USING btree ("finished_at") WHERE state in ('done', 'failed', 'cancelled');