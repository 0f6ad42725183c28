CREATE TABLE "node_lease" (
	"id" text PRIMARY KEY NOT NULL,
	"folder" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"seen" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tombstone" (
	"tag" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tombstone_seq" ON "tombstone" USING btree ("seq");