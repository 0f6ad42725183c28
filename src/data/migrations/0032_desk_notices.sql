ALTER TABLE "staff_email" DROP CONSTRAINT "staff_email_kind_known";--> statement-breakpoint
ALTER TABLE "staff_email" ADD COLUMN "article_id" integer;--> statement-breakpoint
ALTER TABLE "staff_email" ADD COLUMN "about" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_email" ADD CONSTRAINT "staff_email_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_email" ADD CONSTRAINT "staff_email_kind_known" CHECK ("staff_email"."kind" in ('invitation', 'password', 'new_address', 'old_address', 'late', 'unfit'));