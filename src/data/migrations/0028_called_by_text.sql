ALTER TABLE "revision" ALTER COLUMN "row_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "revision" ADD COLUMN "row_key" text;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "revision_key_number" ON "revision" USING btree ("noun","row_key","number") WHERE row_key is not null;--> statement-breakpoint
ALTER TABLE "revision" ADD CONSTRAINT "revision_row_called" CHECK ((row_id is null) <> (row_key is null));