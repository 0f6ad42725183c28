ALTER TABLE "wall_message" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "wall_message" ADD COLUMN "sender" text;--> statement-breakpoint
CREATE INDEX "wall_message_waiting" ON "wall_message" USING btree ("created_at","id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "wall_message_decided" ON "wall_message" USING btree ("decided_at" DESC NULLS FIRST,"id") WHERE decided_at is not null;--> statement-breakpoint
ALTER TABLE "wall_message" ADD CONSTRAINT "wall_message_reason_known" CHECK ("wall_message"."reason" in ('sells', 'off_subject', 'insults', 'personal', 'minors'));