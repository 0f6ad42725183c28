ALTER TABLE "staff_email" DROP CONSTRAINT "staff_email_kind_known";--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "is_withdrawn_at_end" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "withdrawn_at" bigint;--> statement-breakpoint
ALTER TABLE "staff_email" ADD CONSTRAINT "staff_email_kind_known" CHECK ("staff_email"."kind" in ('invitation', 'password', 'new_address', 'old_address', 'late', 'unfit', 'licence', 'backup'));