ALTER TABLE "media" ADD COLUMN "licence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "expires_on" date;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "stored_by" integer;--> statement-breakpoint
CREATE INDEX "media_sha256" ON "media" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "media_expires_on" ON "media" USING btree ("expires_on") WHERE expires_on is not null;