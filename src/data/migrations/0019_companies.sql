CREATE TABLE "article_company" (
	"article_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "article_company_article_id_company_id_pk" PRIMARY KEY("article_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_zh" text,
	"pinyin" text,
	"names" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"country" text,
	"city" text,
	"founded" smallint,
	"employees" text,
	"logo_id" integer,
	"website" text,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"people" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"verified_at" bigint,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"name_order" text GENERATED ALWAYS AS (fold_text(name)) STORED NOT NULL,
	CONSTRAINT "company_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "search_document" DROP CONSTRAINT "search_document_kind_known";--> statement-breakpoint
ALTER TABLE "adv" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "partner_company_id" integer;--> statement-breakpoint
ALTER TABLE "enterprise" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "license" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "article_company" ADD CONSTRAINT "article_company_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_company" ADD CONSTRAINT "article_company_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_company_company" ON "article_company" USING btree ("company_id","article_id");--> statement-breakpoint
CREATE INDEX "company_order" ON "company" USING btree ("name_order","id");--> statement-breakpoint
CREATE INDEX "company_country" ON "company" USING btree ("country");--> statement-breakpoint
ALTER TABLE "adv" ADD CONSTRAINT "adv_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_partner_company_id_company_id_fk" FOREIGN KEY ("partner_company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise" ADD CONSTRAINT "enterprise_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license" ADD CONSTRAINT "license_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner" ADD CONSTRAINT "partner_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag" ADD CONSTRAINT "tag_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adv_company" ON "adv" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "enterprise_company" ON "enterprise" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "license_company" ON "license" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "tag_company" ON "tag" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "search_document" ADD CONSTRAINT "search_document_kind_known" CHECK ("search_document"."kind" in ('article', 'license', 'enterprise', 'company', 'topic', 'book', 'series', 'tag', 'author'));