ALTER TABLE "media" ADD COLUMN "sent_sha256" text;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "account_id" integer;--> statement-breakpoint
CREATE INDEX "media_sent_sha256" ON "media" USING btree ("sent_sha256");